"""Make docs/readings.md: the readings of the rules that a game of Champions may be played with.

python scripts/readings_page.py            write the page
python scripts/readings_page.py --check    write nothing; fail if the page is stale
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from goldenrule.games.champions.readings import readings

PAGE = Path(__file__).resolve().parent.parent / "docs" / "readings.md"
HEAD = """# Readings of the rules

<!-- Made by scripts/readings_page.py from src/goldenrule/games/champions/data/readings.csv. -->

Champions is played by the Rules Reference of 2019, read as in the column *default*. Where later rules, designers'
answers or the grim rule say otherwise, each other reading is an option of the game under a name of its own:

- on the command line: `--rules later` for all of them together, `--rules NAME,NAME` for some, `--rules 2019` for none,
  which is the default; `play`, `watch` and `simulate` take it
- in Python: `new_game("champions", readings=["armor-before-tough"])`; `["later"]` is all of them
- in case files: `readings: [armor-before-tough]` under `given`

A record holds the names, so it stays the same game when a reading is added. Where two of them concern the same thing,
`free-choice-of-options` goes further than `any-option-that-changes-the-game`, and `prevention-before-tough` further
than `armor-before-tough`. Texts of cards and hints of bots are those of the default.

| name | default | later | source |
|---|---|---|---|
"""


def page() -> str:
    """The whole page."""
    rows = [f"| `{r.id}` | {r.default} | {r.later} | {r.source} |\n" for r in readings().values()]
    return HEAD + "".join(rows)


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Make docs/readings.md.")
    parser.add_argument("--check", action="store_true", help="write nothing; fail if the page is stale")
    given = parser.parse_args(arguments)
    if not given.check:
        PAGE.write_text(page(), "utf-8", newline="\n")
        return 0
    if PAGE.exists() and PAGE.read_text("utf-8") == page():
        return 0
    print("docs/readings.md is stale; run python scripts/readings_page.py.", file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main())
