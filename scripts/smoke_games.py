"""Play one game of each kind with the Goldenrule of this interpreter, through every client.

Run as `python -m scripts.smoke_games`, so that the helpers of the tests are found; `goldenrule` is the installed one.

The games go through the Python API, the terminal and the protocol of the page; then the case files are checked. Prints
a JSON object from what was played to how it ended, which has to be the same in every version of Python. `smoke.py` runs
it in environments of their own, into which the wheel has been installed. With the argument "core" the environment has
no extras: there is no server, and `goldenrule serve` says what to install.
"""

import json
import os
import random
import subprocess
import sys
import sysconfig
import tempfile
from importlib.metadata import distribution, distributions
from pathlib import Path

import goldenrule
from goldenrule.table.game_setup import new_session
from goldenrule.table.games import find_game, own_games
from tests.cli.helpers import at_random, lines, type_in

ROOT = Path(__file__).resolve().parents[1]
SEED = "1"
OPTIONS: dict[str, dict[str, list[str]]] = {
    "champions": {"heroes": ["spider_man"]},
    "heroes": {"teams": ["avengers", "x_men"]},
    "skirmish": {},
}
COMMAND = [sys.executable, "-P", "-m", "goldenrule"]
MOST = 30_000_000
"""Bytes that an installation without extras may take, with its packages and without compiled modules."""


def api(name: str) -> str:
    """Play at random through the Python API, save the game and load it; the digest of how it ended."""
    chance = random.Random(SEED)
    game = goldenrule.new_game(name, seed=SEED, **OPTIONS[name])
    while not game.over:
        decision = game.pending[0]
        game.apply(decision.seat, chance.choice(decision.options))
    with tempfile.TemporaryDirectory(prefix="goldenrule-smoke-") as folder:
        goldenrule.save(game, Path(folder) / "game.json")
        loaded = goldenrule.load(Path(folder) / "game.json")
    assert loaded.digest() == game.digest(), "a saved game is another one when it is loaded"
    return f"{game.winner} after {game.decisions} decisions, {game.digest()}"


def terminal(name: str) -> str:
    """Type a whole game at `goldenrule play`; all lines of its end."""
    session = new_session(name, OPTIONS[name], SEED)
    typed = type_in(session, at_random(SEED), covered=find_game(name).hidden_hands)
    options = [word for option, value in OPTIONS[name].items() for word in (f"--{option}", ",".join(value))]
    others = ["--bots", "none"] if find_game(name).hidden_hands else []
    with tempfile.TemporaryDirectory(prefix="goldenrule-smoke-") as home:
        played = subprocess.run(
            [*COMMAND, "play", name, *options, *others, "--plain", "--ask-everything", "--seed", SEED],
            input=lines(typed), capture_output=True, text=True, timeout=300,
            env={**os.environ, "GOLDENRULE_HOME": home, "PYTHONUTF8": "1"},
        )  # fmt: skip
    assert played.returncode == 0, played.stdout[-2000:] + played.stderr
    end = played.stdout.rstrip()
    assert end.endswith(f"Seed {SEED}."), f"the game has no end:\n{end[-2000:]}"
    return end[-600:]


def page(names: list[str]) -> dict[str, str]:
    """Play a game of each kind to its end as a page does, through a server; how each of them ended."""
    from tests.server.helpers import running  # needs the extra "server"

    found = {}
    with tempfile.TemporaryDirectory(prefix="goldenrule-smoke-") as home, running(Path(home)) as server:
        for name in names:
            table = server.ask("/api/tables", {"game": name, "quick": True, "seed": SEED})
            with server.page(table["table"], table["token"]) as player:
                while not player.asked().get("end"):
                    assert not player.stopped, player.stopped
                    player.usual()
                found[f"page {name}"] = json.dumps(player.now["end"], sort_keys=True)
    return found


def cases() -> str:
    """Check every case file; how many cases hold."""
    files = sorted(path.relative_to(ROOT).as_posix() for path in (ROOT / "cases").rglob("*.yaml"))
    checked = subprocess.run([*COMMAND, "check", *files], cwd=ROOT, capture_output=True, text=True, timeout=600)
    assert checked.returncode == 0, checked.stdout[-2000:] + checked.stderr
    return f"{sum(line.startswith('ok') for line in checked.stdout.splitlines())} cases hold"


def core() -> str:
    """How an installation without extras is: few packages, little room, and a sentence where one is missing."""
    packages = sorted({each.metadata["Name"] for each in distributions()} - {"pip", "setuptools"})
    assert {*packages} == {"goldenrule", "msgspec", "PyYAML"}, packages
    files = [Path(folder) / file for folder, _, files in os.walk(sysconfig.get_path("purelib")) for file in files]
    others = ("pip", "setuptools", "__pycache__", "compiled")
    own = [file for file in files if not {part.partition("-")[0] for part in file.parts} & {*others}]
    size = sum(file.stat().st_size for file in own)
    assert size < MOST, f"{size / 1e6:.1f} MB are installed"
    served = subprocess.run([*COMMAND, "serve"], capture_output=True, text=True, timeout=300)
    assert served.returncode == 2 and 'pip install "goldenrule[server]"' in served.stderr, served.stderr
    return f"{len(packages)} packages; {served.stderr.strip()}"


def main(arguments: list[str]) -> None:
    place = Path(goldenrule.__file__).resolve()
    assert Path(sys.prefix).resolve() in place.parents, f"not the installed package: {place}"
    pure = "Root-Is-Purelib: true" in (distribution("goldenrule").read_text("WHEEL") or "")
    assert goldenrule.__build__ == ("pure" if pure else "compiled"), f"{goldenrule.__build__} modules run"
    names = list(own_games())
    assert {*names} == {*OPTIONS}, f"a game without options for this check: {names}"
    found = {f"API {name}": api(name) for name in names}
    found |= {f"terminal {name}": terminal(name) for name in names}
    found |= {"core": core()} if arguments == ["core"] else page(names)
    found["case files"] = cases()
    print(json.dumps(found))


if __name__ == "__main__":
    main(sys.argv[1:])
