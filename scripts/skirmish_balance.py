"""Write docs/skirmish_balance.md: `goldenrule pack balance --game skirmish` with these arguments.

What the page says by hand, from "What the cards are for" on, stays.

python scripts/skirmish_balance.py --games 2000 --print
python scripts/skirmish_balance.py --jobs 2
"""

from __future__ import annotations

import sys
from pathlib import Path

from goldenrule.cli.main import run

PAGE = Path(__file__).parents[1] / "docs" / "skirmish_balance.md"
BY_HAND = "## What the cards are for"


def write(arguments: list[str]) -> int:
    _, heading, rest = PAGE.read_text("utf-8").partition(BY_HAND)
    status = run(["pack", "balance", "--game", "skirmish", "--out", str(PAGE), *arguments])
    made = PAGE.read_text("utf-8")
    if heading and heading not in made:
        PAGE.write_text(f"{made.rstrip()}\n\n{heading}{rest}", encoding="utf-8")
    return status


if __name__ == "__main__":
    given = sys.argv[1:]
    sys.exit(run(["pack", "balance", "--game", "skirmish", *given]) if "--print" in given else write(given))
