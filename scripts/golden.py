"""Make tests/golden/<game>_<scenario>_<mode>.txt: a whole game of each playable scenario and mode, as a transcript.

python scripts/golden.py                             write the files
python scripts/golden.py --check                     write nothing; fail if a file is missing, stale or too many
python scripts/golden.py --anew                      write the files with what the bots would answer today
python scripts/golden.py --find champions klaw 200   seeds of the games that ask the most kinds of questions

A change of rules, cards or texts shows in them as a difference that can be read. A change of bots does not: the answers
are those of the file, as long as they are legal; from the first that is not, bots answer.
"""

import argparse
import difflib
import re
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from goldenrule.bots import make_bot
from goldenrule.gamekit.search_model import Bot
from goldenrule.kernel.codec import digest
from goldenrule.kernel.decisions import Option
from goldenrule.kernel.events import Event
from goldenrule.kernel.views import SPECTATOR
from goldenrule.table.games import find_game
from goldenrule.words.texts import Texts

FOLDER = Path(__file__).resolve().parent.parent / "tests" / "golden"
MODES = ("standard", "expert")
ANSWER = re.compile(r"\d+\. .*: \[(\w+) (\d+) (\d+)\] .*")
"""The line of a decision, with the option that was taken."""
EVERY = 20
"""So many decisions lie between two digests."""
SHOWN = 40
"""So many lines of difference are shown."""

Each = tuple[str, str, str]
"""Game, scenario and mode, "" where a game has none: what a transcript is of."""


@dataclass(frozen=True)
class Table:
    """Who plays the game of a transcript, with which seed and options. `bots` is one for all seats, or one each."""

    seed: str
    parts: str
    options: dict[str, Any] = field(default_factory=dict)
    bots: tuple[str, ...] = ("sensible",)


def champions(seed: str, *heroes: str) -> Table:
    return Table(seed, f"heroes {', '.join(heroes)}", {"heroes": list(heroes)})


def heroes(seed: str, *teams: str) -> Table:
    return Table(seed, f"teams {', '.join(teams)}", {"teams": list(teams)})


TABLES: dict[Each, Table] = {
    ("champions", "rhino", "standard"): champions("58", "spider_man"),
    ("champions", "rhino", "expert"): champions("132", "captain_marvel", "black_panther"),
    ("champions", "klaw", "standard"): champions("48", "she_hulk", "iron_man"),
    ("champions", "klaw", "expert"): champions("149", "black_panther", "spider_man"),
    ("champions", "ultron", "standard"): champions("108", "iron_man", "captain_marvel"),
    ("champions", "ultron", "expert"): champions("135", "spider_man", "she_hulk"),
    ("heroes", "born_again", ""): heroes("3", "avengers", "x_men"),
    ("heroes", "house_of_m", ""): heroes("3", "fantastic_four", "marvel_knights"),
    ("heroes", "maximum_carnage", ""): heroes("2", "marvel_knights", "avengers"),
    ("heroes", "acts_of_vengeance", ""): heroes("5", "x_men", "fantastic_four"),
    ("heroes", "brood_wars", ""): heroes("6", "avengers", "fantastic_four"),
    ("heroes", "the_evolutionary_war", ""): heroes("6", "marvel_knights", "x_men"),
    ("heroes", "city_under_siege", ""): heroes("4", "fantastic_four", "x_men", "avengers"),
    ("heroes", "night_of_omens", ""): heroes("2", "x_men", "marvel_knights", "fantastic_four"),
    ("heroes", "the_big_story", ""): heroes("1", "avengers", "marvel_knights"),
    ("heroes", "arms_race", ""): heroes("2", "marvel_knights", "fantastic_four", "x_men", "avengers"),
    ("skirmish", "", "random"): Table("88", "random bots", bots=("random",)),
    ("skirmish", "", "sensible"): Table("58", "sensible bots"),
}
"""Seeds are chosen for long games that ask many kinds of questions."""


def scenarios_of(game: str) -> list[str]:
    return [each.id for each in find_game(game).choices("scenario")]


PLAYABLE: dict[str, Callable[[], list[Each]]] = {
    "champions": lambda: [("champions", scenario, mode) for scenario in scenarios_of("champions") for mode in MODES],
    "heroes": lambda: [("heroes", scenario, "") for scenario in scenarios_of("heroes")],
    "skirmish": lambda: [("skirmish", "", bot) for bot in ("random", "sensible")],
}
"""What has a transcript, by game: every scenario, of Champions in every mode; the duel by random and sensible bots."""


def playable() -> list[Each]:
    return [each for game in PLAYABLE.values() for each in game()]


def path_of(each: Each) -> Path:
    return FOLDER / f"{'_'.join(word for word in each if word)}.txt"


def options_of(each: Each) -> dict[str, Any]:
    """The options of the game of a transcript."""
    game, scenario, mode = each
    options = dict(TABLES[each].options)
    if scenario:
        options["scenario"] = scenario
    if game == "champions":
        options["expert"] = mode == "expert"
    return options


def players(each: Each, seed: str, seats: int) -> list[Bot]:
    """A bot for every seat."""
    bots = TABLES[each].bots
    return [make_bot(each[0], bots[seat % len(bots)], f"{seed}/bot {seat}") for seat in range(seats)]


def recorded(each: Each) -> list[Option]:
    """The answers in the file of a transcript, if it is of the same players and seed; none otherwise."""
    path = path_of(each)
    lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
    if lines[:1] != [heading(each)]:
        return []
    found = [ANSWER.fullmatch(line) for line in lines]
    return [(match[1], int(match[2]), int(match[3])) for match in found if match is not None]


def heading(each: Each) -> str:
    table = TABLES[each]
    return f"{', '.join(word for word in each if word)}; {table.parts}; seed {table.seed}"


def transcript(each: Each, answers: Sequence[Option] = ()) -> list[str]:
    """The lines of a game: every decision with its answer, and what happened since the one before."""
    seed = TABLES[each].seed
    kind = find_game(each[0])
    words = kind.words(Texts("en", strict=True))
    game: Any = kind.make(options_of(each), seed)
    bots = players(each, seed, game.state.seats)
    happened: list[str] = []

    def hear(event: Event) -> None:
        seen = game.event_view(event, SPECTATOR)
        line = words.event(game, seen) if seen is not None else ""
        if line:
            happened.append(line)

    game.observer = hear
    lines = [heading(each)]
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


def differences(each: Each) -> list[str]:
    """What is wrong with the file of a transcript: nothing, or the first lines of the difference."""
    path = path_of(each)
    if each not in TABLES:
        return [f"TABLES in scripts/golden.py has no game of {', '.join(each)}."]
    if not path.exists():
        return [f"{path.name} is missing; run: python scripts/golden.py"]
    old, new = path.read_text(encoding="utf-8").splitlines(), transcript(each, recorded(each))
    found = list(difflib.unified_diff(old, new, path.name, "the game now", n=2, lineterm=""))
    if len(found) > SHOWN:
        return [*found[:SHOWN], f"... and {len(found) - SHOWN} more lines; if this is meant, run scripts/golden.py"]
    return found


def left_over() -> list[str]:
    """Files of transcripts that nothing playable has any more."""
    wanted = {path_of(each).name for each in playable()}
    files = [path.name for game in PLAYABLE for path in FOLDER.glob(f"{game}_*.txt")]
    return sorted(name for name in files if name not in wanted)


def interest(each: Each, games: int) -> Iterator[tuple[int, str]]:
    """Games of seeds 1, 2 ... with a score (kinds of questions and answers, two more if won), and how they went."""
    for seed in range(1, games + 1):
        kinds: set[tuple[str, str]] = set()
        kind = find_game(each[0])
        game: Any = kind.make(options_of(each), str(seed))
        bots = players(each, str(seed), game.state.seats)
        while game.pending:
            decision = game.pending[0]
            option = bots[decision.seat].choose(game, decision.seat, decision)
            kinds.add((decision.kind, option[0]))
            game.apply(decision.seat, option)
        told = f"seed {seed}: {len(kinds)} kinds, {game.state.winner} in round {game.state.round}"
        yield len(kinds) + 2 * (0 in kind.winners(game)), f"{told}, {game.decisions} decisions"


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--check", action="store_true", help="write nothing; fail if a file is not as it should be")
    parser.add_argument("--anew", action="store_true", help="let the bots answer everything again")
    parser.add_argument("--find", nargs=3, metavar=("GAME", "SCENARIO", "GAMES"), help="look for interesting seeds")
    given = parser.parse_args(arguments)
    if given.find:
        game, scenario, games = given.find
        for each in TABLES:
            if each[0] == game and each[1] in (scenario, ""):
                best = sorted(interest(each, int(games)), reverse=True)[:5]
                print("\n".join([f"{', '.join(word for word in each if word)}:", *[told for _, told in best]]))
        return 0
    if given.check:
        wrong = [line for each in playable() for line in differences(each)]
        wrong += [f"{name} belongs to nothing that can be played; delete it." for name in left_over()]
        print("\n".join(wrong), end="\n" if wrong else "")
        return 1 if wrong else 0
    for each in playable():
        answers = [] if given.anew else recorded(each)
        text = "\n".join(transcript(each, answers)) + "\n"
        path_of(each).write_text(text, encoding="utf-8", newline="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
