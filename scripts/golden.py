"""Make tests/golden/champions_<scenario>_<mode>.txt: a whole game of each playable scenario and mode, as a transcript.

python scripts/golden.py                   write the files
python scripts/golden.py --check           write nothing; fail if a file is missing, stale or too many
python scripts/golden.py --anew            write the files with what the bots would answer today
python scripts/golden.py --find klaw 200   seeds of the games that ask the most kinds of questions

A change of rules, cards or texts shows in them as a difference that can be read. A change of bots does not: the answers
are those of the file, as long as they are legal; from the first that is not, bots answer.
"""

from __future__ import annotations

import argparse
import difflib
import re
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from goldenrule.bots import make_bot
from goldenrule.kernel.codec import digest
from goldenrule.kernel.decisions import Option
from goldenrule.kernel.game import Event
from goldenrule.kernel.views import SPECTATOR
from goldenrule.table.games import find_game
from goldenrule.table.texts import Texts

GAME = "champions"
BOT = "sensible"
FOLDER = Path(__file__).resolve().parent.parent / "tests" / "golden"
MODES = ("standard", "expert")
ANSWER = re.compile(r"\d+\. .*: \[(\w+) (\d+) (\d+)\] .*")
"""The line of a decision, with the option that was taken."""
EVERY = 20
"""So many decisions lie between two digests."""
SHOWN = 40
"""So many lines of difference are shown."""


class Table(NamedTuple):
    """Who plays the game of a transcript, with which seed."""

    heroes: tuple[str, ...]
    seed: str


TABLES = {
    ("rhino", "standard"): Table(("spider_man",), "58"),
    ("rhino", "expert"): Table(("captain_marvel", "black_panther"), "132"),
    ("klaw", "standard"): Table(("she_hulk", "iron_man"), "48"),
    ("klaw", "expert"): Table(("black_panther", "spider_man"), "149"),
    ("ultron", "standard"): Table(("iron_man", "captain_marvel"), "108"),
    ("ultron", "expert"): Table(("spider_man", "she_hulk"), "135"),
}
"""Seeds are chosen for long games that ask many kinds of questions."""


def playable() -> list[tuple[str, str]]:
    """Every scenario whose cards are all written, with every mode."""
    return [(each.id, mode) for each in find_game(GAME).choices("scenario") if each.ready for mode in MODES]


def path_of(scenario: str, mode: str) -> Path:
    return FOLDER / f"{GAME}_{scenario}_{mode}.txt"


def options_of(scenario: str, mode: str, heroes: tuple[str, ...]) -> dict[str, Any]:
    return {"heroes": list(heroes), "scenario": scenario, "expert": mode == "expert"}


def recorded(scenario: str, mode: str) -> list[Option]:
    """The answers in the file of a transcript, if it is of the same heroes and seed; none otherwise."""
    path = path_of(scenario, mode)
    lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
    if lines[:1] != [heading(scenario, mode)]:
        return []
    found = [ANSWER.fullmatch(line) for line in lines]
    return [(each[1], int(each[2]), int(each[3])) for each in found if each is not None]


def heading(scenario: str, mode: str) -> str:
    heroes, seed = TABLES[scenario, mode]
    return f"{GAME}, {scenario}, {mode}; heroes {', '.join(heroes)}; seed {seed}"


def transcript(scenario: str, mode: str, answers: Sequence[Option] = ()) -> list[str]:
    """The lines of a game: every decision with its answer, and what happened since the one before."""
    heroes, seed = TABLES[scenario, mode]
    kind = find_game(GAME)
    words = kind.words(Texts("en", strict=True))
    game: Any = kind.make(options_of(scenario, mode, heroes), seed)
    bots = [make_bot(GAME, BOT, f"{seed}/bot {seat}") for seat in range(len(heroes))]
    happened: list[str] = []

    def hear(event: Event) -> None:
        seen = game.event_view(event, SPECTATOR)
        line = words.event(game, seen) if seen is not None else ""
        if line:
            happened.append(line)

    game.observer = hear
    lines = [heading(scenario, mode)]
    left = list(answers)
    while game.pending:
        decision = game.pending[0]
        seat = decision.seat
        option = left.pop(0) if left else bots[seat].choose(game, seat, decision)
        if option not in decision.options:
            left, option = [], bots[seat].choose(game, seat, decision)
        n = len(decision.options)
        asked = f"{words.player(game, seat)}, {decision.kind}, {n} option{'s' if n != 1 else ''}"
        answer = words.option(game, decision, option)
        lines += [f"    {line}" for line in happened]
        place = f"{game.decisions + 1}. round {game.state.round}, seat {seat}"
        lines.append(f"{place}, {asked}: [{' '.join(map(str, option))}] {answer}")
        happened.clear()
        game.apply(seat, option)
        if game.decisions % EVERY == 0:
            lines.append(f"digest {digest(game)}")
    lines += [f"    {line}" for line in happened]
    lines.append(f"{game.state.winner} won in round {game.state.round} after {game.decisions} decisions")
    lines.append(f"digest {digest(game)}")
    return lines


def differences(scenario: str, mode: str) -> list[str]:
    """What is wrong with the file of a transcript: nothing, or the first lines of the difference."""
    path, each = path_of(scenario, mode), (scenario, mode)
    if each not in TABLES:
        return [f"TABLES in scripts/golden.py has no game of {scenario}, {mode}."]
    if not path.exists():
        return [f"{path.name} is missing; run: python scripts/golden.py"]
    old, new = path.read_text(encoding="utf-8").splitlines(), transcript(*each, recorded(*each))
    found = list(difflib.unified_diff(old, new, path.name, "the game now", n=2, lineterm=""))
    if len(found) > SHOWN:
        return [*found[:SHOWN], f"... and {len(found) - SHOWN} more lines; if this is meant, run scripts/golden.py"]
    return found


def left_over() -> list[str]:
    """Files of transcripts that no playable scenario and mode has any more."""
    wanted = {path_of(*each).name for each in playable()}
    return sorted(path.name for path in FOLDER.glob(f"{GAME}_*.txt") if path.name not in wanted)


def interest(scenario: str, mode: str, games: int) -> Iterator[tuple[int, str]]:
    """Games of seeds 1, 2 ... with a score (kinds of questions and answers, two more if won), and how they went."""
    heroes = TABLES[scenario, mode].heroes
    for seed in range(1, games + 1):
        kinds: set[tuple[str, str]] = set()
        game: Any = find_game(GAME).make(options_of(scenario, mode, heroes), str(seed))
        bots = [make_bot(GAME, BOT, f"{seed}/bot {seat}") for seat in range(len(heroes))]
        while game.pending:
            decision = game.pending[0]
            option = bots[decision.seat].choose(game, decision.seat, decision)
            kinds.add((decision.kind, option[0]))
            game.apply(decision.seat, option)
        told = f"seed {seed}: {len(kinds)} kinds, {game.state.winner} in round {game.state.round}"
        yield len(kinds) + 2 * (game.state.winner == "players"), f"{told}, {game.decisions} decisions"


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--check", action="store_true", help="write nothing; fail if a file is not as it should be")
    parser.add_argument("--anew", action="store_true", help="let the bots answer everything again")
    parser.add_argument("--find", nargs=2, metavar=("SCENARIO", "GAMES"), help="look for interesting seeds")
    given = parser.parse_args(arguments)
    if given.find:
        for mode in MODES:
            best = sorted(interest(given.find[0], mode, int(given.find[1])), reverse=True)[:5]
            print("\n".join([f"{given.find[0]}, {mode}:", *[told for _, told in best]]))
        return 0
    if given.check:
        wrong = [line for each in playable() for line in differences(*each)]
        wrong += [f"{name} belongs to nothing that can be played; delete it." for name in left_over()]
        print("\n".join(wrong), end="\n" if wrong else "")
        return 1 if wrong else 0
    for scenario, mode in playable():
        answers = [] if given.anew else recorded(scenario, mode)
        text = "\n".join(transcript(scenario, mode, answers)) + "\n"
        path_of(scenario, mode).write_text(text, encoding="utf-8", newline="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
