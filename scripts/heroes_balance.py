"""Write docs/heroes_balance.md: `goldenrule pack balance --game heroes` with these arguments.

python scripts/heroes_balance.py --games 2000 --print
python scripts/heroes_balance.py --jobs 2
"""

from __future__ import annotations

import sys
from pathlib import Path

from goldenrule.cli.main import run

PAGE = Path(__file__).parents[1] / "docs" / "heroes_balance.md"

if __name__ == "__main__":
    where = [] if "--print" in sys.argv else ["--out", str(PAGE)]
    sys.exit(run(["pack", "balance", "--game", "heroes", *where, *sys.argv[1:]]))
