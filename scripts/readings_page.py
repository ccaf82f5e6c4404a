"""Make docs/readings.md: the readings of the rules that the games may be played with.

python scripts/readings_page.py            write the page
python scripts/readings_page.py --check    write nothing; fail if the page is stale
"""

import argparse
import sys
from pathlib import Path

from goldenrule.games.champions.readings import READINGS as CHAMPIONS
from goldenrule.games.heroes.readings import READINGS as HEROES
from goldenrule.games.skirmish.readings import READINGS as SKIRMISH

PAGE = Path(__file__).resolve().parent.parent / "docs" / "readings.md"
HEAD = """# Readings of the rules

<!-- Made by scripts/readings_page.py from data/readings.csv of each game. -->

Where the rules of a game are open, or later rules differ, one reading is the default and every
other reading is an option: `--rules NAME,NAME` on the command line, `readings=[...]` in Python,
`readings: [...]` under `given` in case files. A record stores the names, so new readings do not change old
games. [rule_coverage.md](rule_coverage.md) lists the questions.

## Champions

Champions follows the Rules Reference of 2019, read as in the column *default*. The column *later* has the readings of
later rules, designers' answers and the grim rule: `--rules later` uses all of them, `--rules 2019` none, which is the
default. If two readings conflict, `free-choice-of-options` overrides `any-option-that-changes-the-game`, and
`prevention-before-tough` overrides `armor-before-tough`. Card texts and hints always follow the default.

| name | default | later | source |
|---|---|---|---|
"""

OTHERS = """
## {title}

| name | default | otherwise | question |
|---|---|---|---|
"""


def page() -> str:
    """The whole page."""
    text = HEAD + "".join([f"| `{r.id}` | {r.default} | {r.later} | {r.source} |\n" for r in CHAMPIONS.values()])
    for title, others in (("Skirmish", SKIRMISH), ("Heroes", HEROES)):
        text += OTHERS.format(title=title)
        text += "".join([f"| `{r.id}` | {r.default} | {r.later} | {r.question} |\n" for r in others.values()])
    return text


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
