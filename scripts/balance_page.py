"""Write docs/heroes_balance.md or docs/skirmish_balance.md: `goldenrule pack balance` with the arguments that follow.

The hand-written part of the page, from the heading in BY_HAND on, stays.

python scripts/balance_page.py heroes --games 960 --seed 7
python scripts/balance_page.py skirmish --seed 3 --jobs 2
"""

import sys
from pathlib import Path
from typing import Final

from goldenrule.cli.main import run

DOCS: Final = Path(__file__).parents[1] / "docs"
BY_HAND: Final = {"heroes": "## How the cards are balanced", "skirmish": "## What the cards are for"}


def write(game: str, arguments: list[str], docs: Path = DOCS) -> int:
    page, heading = docs / f"{game}_balance.md", BY_HAND[game]
    _, found, rest = page.read_text("utf-8").partition(heading)
    if not found:
        sys.exit(f"{page} has no heading {heading!r}: its hand-written part would be lost.")
    status = run(["pack", "balance", "--game", game, "--out", str(page), *arguments])
    made = page.read_text("utf-8")
    if heading not in made:
        page.write_text(f"{made.rstrip()}\n\n{heading}{rest}", encoding="utf-8")
    return status


if __name__ == "__main__":
    if sys.argv[1:2] not in ([game] for game in BY_HAND):
        sys.exit(f"{__doc__}")
    sys.exit(write(sys.argv[1], sys.argv[2:]))
