"""Compare with other engines: `python -m benchmarks.peers` prints one table from one run on this machine.

Each package is installed into an environment of its own, below `--folder`, as they disagree about what they need. All
are measured in turns, each time for some seconds on one core, so that a machine whose speed changes treats them alike;
the table has medians, and the medians of what the turns say in proportion to catanatron.
"""

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path
from statistics import median

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
OWN = "goldenrule"
BASE = ("catanatron", "Catan")
GAMES = {
    OWN: ("champions", "heroes", "skirmish"), "catanatron": ("Catan",), "pokerkit": ("no-limit hold'em",),
    "pyminion": ("Dominion",), "rlcard": ("gin-rummy", "doudizhu"), "open_spiel": ("gin_rummy", "hearts"),
}  # fmt: skip
"""The games of each package, as its module in `engines` has them."""

Measured = dict[str, float]


class Failed(Exception):
    """A game could not be measured."""


def python_of(package: str, folder: Path) -> str:
    """Return the interpreter of a package, which is installed first if it is not there."""
    if package == OWN:
        return sys.executable
    home = folder / package
    python = home / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    done = home / "installed"
    wanted = HERE / "requirements" / f"{package}.txt"
    if not done.exists() or done.read_text("utf-8") != wanted.read_text("utf-8"):
        print(f"Installing {package} into {home} ...", file=sys.stderr, flush=True)
        subprocess.run([sys.executable, "-m", "venv", "--clear", str(home)], check=True)
        install = [str(python), "-m", "pip", "install", "--quiet", "--require-hashes", "-r", str(wanted)]
        subprocess.run(install, check=True)
        done.write_text(wanted.read_text("utf-8"), "utf-8")
    return str(python)


def run(python: str, package: str, game: str, seconds: float, core: int) -> tuple[str, Measured]:
    """Measure a game in a process of its own; return how deep its rules are, and the figures. Raises Failed."""
    command = [python, "-m", "benchmarks.peers.measure", package, game, str(seconds), str(core)]
    path = os.pathsep.join([str(ROOT), str(ROOT / "src")]) if package == OWN else str(ROOT)
    single = {f"{name}_NUM_THREADS": "1" for name in ("OMP", "OPENBLAS", "MKL", "NUMEXPR")}
    env = {**os.environ, **single, "PYTHONPATH": path, "PYTHONWARNINGS": "ignore"}
    done = subprocess.run(command, capture_output=True, text=True, env=env, check=False)
    if done.returncode:
        raise Failed(f"{package} {game} could not be measured: {done.stderr.strip()[-500:]}")
    rules, found = json.loads(done.stdout.splitlines()[-1])
    return rules, found


def table(rows: dict[tuple[str, str], list[Measured]], rules: dict[tuple[str, str], str]) -> str:
    """Return the table as Markdown."""
    head = ("engine", "game", "decisions/s", "x catanatron", "copy, us", "copy + 20/s", "world + 20/s", "rules")
    lines = [head, tuple("-" * len(each) for each in head)]
    base = [each["decisions"] for each in rows.get(BASE, [])]
    for (package, game), found in rows.items():

        def shown(key: str, digits: int = 0, found: list[Measured] = found) -> str:
            values = [each[key] for each in found if key in each]
            return f"{median(values):,.{digits}f}" if values else "-"

        times = [each["decisions"] / other for each, other in zip(found, base)]
        lines.append((
            package, game, shown("decisions"), f"{median(times):.1f}" if times else "-", shown("copy", 1),
            shown("copies"), shown("worlds"), rules[package, game],
        ))  # fmt: skip
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def main() -> None:
    asked = argparse.ArgumentParser(prog="python -m benchmarks.peers", description=(__doc__ or "").split("\n\n")[0])
    asked.add_argument("--only", nargs="+", choices=[*GAMES], default=[*GAMES], help="these packages (all)")
    asked.add_argument("--turns", type=int, default=3, help="how often each game is measured (3)")
    asked.add_argument("--seconds", type=float, default=5.0, help="how long each time (5)")
    asked.add_argument("--core", type=int, default=0, help="the processor core to run on (0)")
    asked.add_argument("--folder", type=Path, default=ROOT / ".peers", help="where packages are installed (.peers)")
    args = asked.parse_args()
    pythons = {package: python_of(package, args.folder) for package in args.only}
    games = [(package, game) for package in args.only for game in GAMES[package]]
    rows: dict[tuple[str, str], list[Measured]] = {each: [] for each in games}
    rules: dict[tuple[str, str], str] = {}
    failed: list[str] = []
    for _ in range(args.turns):
        for package, game in [*rows]:
            try:
                rules[package, game], found = run(pythons[package], package, game, args.seconds, args.core)
                rows[package, game].append(found)
            except Failed as error:  # some engines break in some random games: the others are measured all the same
                failed.append(str(error))
                del rows[package, game]
    print(table(rows, rules))
    if failed:
        sys.exit("\n".join(failed))


if __name__ == "__main__":
    try:
        main()
    except subprocess.CalledProcessError as error:
        sys.exit(str(error))
