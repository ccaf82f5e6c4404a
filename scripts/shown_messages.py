"""Count how often each message is shown in games, so that translators know which ones matter most.

python scripts/shown_messages.py --games 2

A bot plays games of each kind in the terminal. Every question is a screen: the table as the terminal and the page draw
it, what has happened since the last question, and the question. A message counts once for each screen that it is on.
Messages of the page's own bundles count once a game each, because only a browser knows when it shows them.
The counts go to `src/goldenrule/locale/shown.csv`, which `goldenrule languages TAG` reads.
"""

import argparse
import os
import sys
import tempfile
from collections import Counter
from pathlib import Path
from typing import Final
from unittest import mock

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))  # when this file is run, not imported
from goldenrule.cli.play import Play
from goldenrule.languages import FIRST, language
from goldenrule.table.board_view import board_of
from goldenrule.table.language_progress import SHOWN
from goldenrule.words.fluent import Value, split
from goldenrule.words.texts import Texts, sources
from scripts.english_left import GAMES
from scripts.screens import Terminal, console, play

SIZE: Final = (80, 24)


class Counting:
    """Counts screens by the messages on them."""

    def __init__(self) -> None:
        self.screens: Counter[str] = Counter()
        self.keys: set[str] = set()

    def end_screen(self) -> None:
        self.screens.update(self.keys)
        self.keys.clear()

    def play(self, game: str, options: dict[str, object], seed: str) -> None:
        """Play a game to its end."""

        def look(at: Play, out: Terminal) -> bool:
            board_of(at.session, at.w.game, at.seat)
            self.end_screen()
            return False

        ask, attribute = Texts.t, Texts.attribute
        keys = self.keys

        def text(texts: Texts, key: str, /, **args: Value) -> str:
            keys.add(key)
            return ask(texts, key, **args)

        def attribute_text(texts: Texts, key: str, name: str, /, **args: Value) -> str:
            keys.add(key)
            return attribute(texts, key, name, **args)

        with mock.patch.object(Texts, "t", text), mock.patch.object(Texts, "attribute", attribute_text):
            play(game, options, seed, console(SIZE), look)
        self.end_screen()


def page_keys() -> set[str]:
    """The messages of the page's own bundles."""
    pages = [each for each in language(FIRST).folder().iterdir() if each.name.startswith("page")]
    return {key for each in pages for key in split(each.read_text(encoding="utf-8"))}


def count(games: int) -> Counter[str]:
    """Play this number of games at each table of `GAMES`, and count the messages shown."""
    counting, played = Counting(), 0
    for game, tables in GAMES.items():
        for options in tables:
            for n in range(games):
                counting.play(game, options, str(n))
                played += 1
    counting.screens.update(dict.fromkeys(page_keys(), played))
    return Counter({key: n for key, n in counting.screens.items() if key in sources(FIRST)})


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--games", type=int, default=2, help="number of games of each kind of table")
    given = parser.parse_args()
    found = count(given.games)
    rows = sorted(found.items(), key=lambda row: (-row[1], row[0]))
    head = f"# Made by: python scripts/shown_messages.py --games {given.games}\nkey,screens\n"
    Path(str(SHOWN)).write_text(head + "".join(f"{key},{n}\n" for key, n in rows), encoding="utf-8", newline="\n")
    print(f"{len(rows)} messages on {max(found.values())} screens")
    return 0


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as home:
        os.environ.update({"GOLDENRULE_HOME": home, "GOLDENRULE_LANG": FIRST})
        sys.exit(main())
