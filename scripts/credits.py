#!/usr/bin/env python3
"""Write into NOTICE who made the drawings of the cards in the browser, from web/credits/authors.json.

With --check nothing is written, and the exit status is 1 if NOTICE is not current.
"""

import json
import sys
import textwrap
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
NOTICE, AUTHORS = ROOT / "NOTICE", ROOT / "web" / "credits" / "authors.json"
HEADING = "Drawings of the cards in the browser"
SAYS = (
    "Some of the drawings are from game-icons.net, under CC BY 3.0 (creativecommons.org/licenses/by/3.0). An outline "
    "has been added to them. Icons made by:"
)


def section() -> str:
    """Authors, those of most drawings first, with what they drew."""
    found: dict[str, list[str]] = {}
    for name, author in json.loads(AUTHORS.read_text("utf-8")).items():
        found.setdefault(author, []).append(name)
    rows = []
    for author, names in sorted(found.items(), key=lambda each: (-len(each[1]), each[0])):
        text = f"{author}: {', '.join(names)}"
        rows.append(textwrap.fill(text, 79, subsequent_indent="    ", break_on_hyphens=False))
    return "\n".join([HEADING, "-" * len(HEADING), "", textwrap.fill(SAYS, 79), "", *rows, ""])


def written() -> str:
    """NOTICE with that section, which is its last."""
    text = NOTICE.read_text("utf-8").split(HEADING)[0].rstrip()
    return f"{text}\n\n{section()}"


def main(arguments: list[str]) -> int:
    if arguments == ["--check"]:
        return 0 if NOTICE.read_text("utf-8") == written() else 1
    NOTICE.write_text(written(), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
