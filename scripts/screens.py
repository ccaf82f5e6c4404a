"""Make tests/golden/screens/<game>_<columns>x<rows>.txt: the screens of a person who plays, as the terminal shows them.

    python scripts/screens.py                               write the files
    python scripts/screens.py --check                       write nothing; fail if a file is missing or stale
    python scripts/screens.py --count [--games N] [--size 80x24] [GAME ...]     how many screens are too high,
                                                    and on how many lines of which part of the table are left out

The terminal's own loop plays; the person answers as the sensible bot does, and so do the others. What has to be on the
screen are the table where it is shown, the question with the line above it, and the last lines of what has happened.
"""

import argparse
import io
import os
import tempfile
from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from rich.console import Console

from goldenrule.bots import make_bot
from goldenrule.cli.boards.dense import PARTS
from goldenrule.cli.boards.fit import LAST, FittedScreen
from goldenrule.cli.client_texts import Words
from goldenrule.cli.output import Rich
from goldenrule.cli.play import Play
from goldenrule.cli.prompt import Options
from goldenrule.cli.prompt_input import MORE
from goldenrule.cli.start import start
from goldenrule.gamekit.board import Board
from goldenrule.kernel.decisions import Decision, Option
from goldenrule.kernel.game import Game
from goldenrule.lab.simulated_player import numbers
from goldenrule.table.games import find_game

FOLDER = Path(__file__).resolve().parent.parent / "tests" / "golden" / "screens"
SIZES = ((60, 24), (80, 24), (120, 40))
SEED = "1960"


Look = Callable[["Play", "Terminal"], bool]


class Situation(NamedTuple):
    """The first question of a kind from a round on, with so many answers or more, in a game with these options."""

    title: str
    kind: str
    round: int = 1
    answers: int = 2
    options: str = ""


TABLES: dict[str, dict[str, Any]] = {
    "champions": {"heroes": ["spider_man"]},
    "champions, two players": {"heroes": ["she_hulk", "iron_man"]},
    "champions, four players": {"heroes": ["spider_man", "iron_man", "she_hulk", "black_panther"]},
    "skirmish": {},
    "heroes": {"teams": ["avengers", "x_men"]},
    "heroes, three teams": {"teams": ["avengers", "x_men", "fantastic_four"]},
    "heroes, four teams": {"teams": ["avengers", "x_men", "fantastic_four", "marvel_knights"]},
}
SITUATIONS = {
    "champions": (
        Situation("The first turn", "turn"),
        Situation("A turn with cards in play", "turn", 3, 7),
        Situation("A payment", "pay", 2, 4),
        Situation("A villain attacks", "defend", 2),
        Situation("A turn of four players", "turn", 3, 6, "champions, four players"),
    ),
    "skirmish": (
        Situation("The first turn", "recruit"),
        Situation("A turn with cards in play", "recruit", 4, 3),
        Situation("A payment", "pay", 2, 3),
        Situation("A Civilian is freed", "civilian", 2, 3),
        Situation("A card is used", "choose"),
    ),
    "heroes": (
        Situation("The first question", "assign"),
        Situation("An action", "turn", 2, 5),
        Situation("A Lead Villain and backups", "lead", answers=4),
        Situation("A combat", "power", 2, 3),
        Situation("An action of four teams", "turn", 2, 4, "heroes, four teams"),
    ),
}


class Terminal(Rich):
    """A terminal of a fixed size at which a bot sits. `look` is shown every screen; it may say that it is the last."""

    def __init__(self, words: Words, console: Console, look: Look) -> None:
        super().__init__(words, console)
        self.interactive = False
        self.look = look
        self.play: Play
        self.heard = 0
        self.without: Sequence[str] = ()
        self.lasting = LAST
        self.bot = make_bot(words.game_name, "sensible", "person")

    def question(self, board: Board, title: str, options: Options, table: bool) -> None:
        self.heard = self.said
        screen = FittedScreen(self.console, self.said, self.w)
        self._print(*screen.fit(board, table, title, options, board.status))
        self.without, self.lasting = screen.without, screen.lasting

    def read(self) -> str | None:
        if self.play.session.game.over or self.look(self.play, self):
            return None  # after a game nothing is played again
        self.said = 0
        self.console.file = io.StringIO()
        seat = self.play.seat

        def choose(game: Game, decision: Decision) -> Option:
            return self.bot.choose(game, seat, decision)

        found = numbers(self.play.session.game, self.play.asked, choose)
        paid = self.play.asked.prompt.items[found[0] - 1].pays  # it is asked for, so that payments are seen, too
        return " ".join(map(str, found)) + (f" {MORE}" if paid else "")

    @property
    def height(self) -> int:
        """Rows that are needed, with the line that is typed."""
        return min(self.heard, self.lasting) + self.said - self.heard + 1

    def text(self) -> str:
        """What is on the screen: the last rows of what has been written."""
        assert isinstance(self.console.file, io.StringIO)
        lines = [line.rstrip() for line in self.console.file.getvalue().splitlines()]
        return "\n".join([*lines, self.w("cli-prompt")][-self.console.height :]) + "\n"


def play(game: str, options: dict[str, Any], seed: str, console: Console, look: Look) -> None:
    """Play until `look` has seen enough, or to the end: a person at the first seat, bots at the others."""
    kind = find_game(game)
    bots = "sensible" if kind.make(options, seed).state.seats > 1 else "none"
    out = Terminal(Words(game), console, look)
    out.play = Play(start(kind, options, seed=seed, bots=bots, practice=False), out)
    out.play.run()


def console(size: tuple[int, int]) -> Console:
    columns, rows = size
    return Console(
        file=io.StringIO(), width=columns, height=rows, color_system=None, highlight=False, legacy_windows=False
    )


@cache
def screens(game: str, size: tuple[int, int]) -> dict[str, str]:
    """The situations of a game with their screens."""
    found: dict[str, str] = {}
    wanted = SITUATIONS[game]

    def look(at: Play, out: Terminal) -> bool:
        session, prompt = at.session, at.asked.prompt
        for each in waiting:
            if (
                prompt.kind == each.kind
                and session.game.state.round >= each.round
                and len(prompt.items) >= each.answers
            ):
                found[each.title] = out.text()
                waiting.remove(each)
                break
        return not waiting

    for table in dict.fromkeys(each.options or game for each in wanted):
        for n in range(10):
            waiting = [each for each in wanted if (each.options or game) == table and each.title not in found]
            if waiting:
                play(game, TABLES[table], f"{SEED}/{n}", console(size), look)
    return {each.title: found[each.title] for each in wanted}


def written(game: str, size: tuple[int, int]) -> str:
    return "\n".join(f"== {title}\n\n{text}" for title, text in screens(game, size).items())


def path_of(game: str, size: tuple[int, int]) -> Path:
    return FOLDER / f"{game}_{size[0]}x{size[1]}.txt"


class Seen(NamedTuple):
    """A screen of a game: its height, and what of the table is left out (`FittedScreen.without`)."""

    height: int
    without: Sequence[str]


def count(table: str, seed: str, size: tuple[int, int]) -> list[Seen]:
    """All screens of a game."""
    found: list[Seen] = []

    def look(at: Play, out: Terminal) -> bool:
        found.append(Seen(out.height, out.without))
        return False

    play(table.partition(",")[0], TABLES[table], seed, console(size), look)
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("tables", nargs="*", choices=[[], *TABLES], metavar="GAME")
    parser.add_argument("--check", action="store_true")
    parser.add_argument("--count", action="store_true")
    parser.add_argument("--games", type=int, default=3)
    parser.add_argument("--size", default="80x24")
    given = parser.parse_args()
    if given.count:
        columns, rows = map(int, given.size.split("x"))
        for table in given.tables or TABLES:
            found = [n for seed in range(given.games) for n in count(table, str(seed), (columns, rows))]
            said = [f"{sum(n.height > rows for n in found)} higher than {rows}"]
            gone = [f"{each} {sum(each in n.without for n in found)}" for each in PARTS]
            print(f"{table}, {len(found)} screens: {', '.join(said)}; without lines of: {', '.join(gone)}")
        return 0
    FOLDER.mkdir(parents=True, exist_ok=True)
    stale = []
    for game in SITUATIONS:
        for size in SIZES:
            path, text = path_of(game, size), written(game, size)
            if not path.exists() or path.read_text(encoding="utf-8") != text:
                stale.append(path.name)
                if not given.check:
                    path.write_text(text, encoding="utf-8")
    print(f"{'Stale' if given.check else 'Written'}: {', '.join(stale) or 'none'}")
    return int(given.check and bool(stale))


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as home:
        os.environ["GOLDENRULE_HOME"] = home
        raise SystemExit(main())
