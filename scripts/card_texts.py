"""Make tests/golden/card_texts_en.txt: the generated rules text of every written card.

python scripts/card_texts.py            write the file
python scripts/card_texts.py --check    write nothing; fail if the file is stale
"""

from __future__ import annotations

import sys
from pathlib import Path

from goldenrule.games.champions.catalogue import load_content
from goldenrule.games.champions.text.cards import card_text
from goldenrule.table.texts import Texts

GOLDEN = Path(__file__).resolve().parent.parent / "tests" / "golden" / "card_texts_en.txt"


def all_texts() -> str:
    """Code, name and texts of every face, in the order of the printed set."""
    texts = Texts("en", strict=True)
    content = load_content()
    blocks = []
    for face in content.faces:
        lines = card_text(texts, content, face.code)
        blocks.append("\n".join([f"{face.code} {face.name}", *[f"    {line}" for line in lines]]))
    return "\n".join(blocks) + "\n"


def main() -> int:
    found = all_texts()
    if "--check" in sys.argv[1:]:
        if GOLDEN.read_text(encoding="utf-8") != found:
            print(f"{GOLDEN.name} is stale; run: python scripts/card_texts.py", file=sys.stderr)
            return 1
        return 0
    GOLDEN.parent.mkdir(exist_ok=True)
    GOLDEN.write_text(found, encoding="utf-8", newline="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
