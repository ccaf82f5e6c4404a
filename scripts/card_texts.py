"""Make tests/golden/card_texts_en.txt: the generated rules text of every card of the three games.

python scripts/card_texts.py            write the file
python scripts/card_texts.py --check    write nothing; fail if the file is stale
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

from goldenrule.games.champions.catalogue import load_content as champions
from goldenrule.games.champions.text.cards import card_text as champions_text
from goldenrule.games.heroes.catalogue import load_content as heroes
from goldenrule.games.heroes.text.facts import card_text as heroes_text
from goldenrule.games.skirmish.catalogue import load_content as skirmish
from goldenrule.games.skirmish.text.cards import card_text as skirmish_text
from goldenrule.languages import FIRST
from goldenrule.words.texts import Texts

GOLDEN = Path(__file__).resolve().parent.parent / "tests" / "golden" / "card_texts_en.txt"


def blocks(lang: str = FIRST) -> Iterator[str]:
    """Code, name and texts of every face, game by game, in the order of the printed set."""
    texts = Texts(lang, strict=True)
    content = champions()
    yield "# Marvel Champions"
    for face in content.faces:
        yield block(f"{face.code} {face.name}", champions_text(texts, content, face.code))
    others = heroes()
    yield "# Marvel Heroes"
    for card in others.faces:
        yield block(f"{card.code} {card.facts.name}", heroes_text(texts, card, others))
    yield "# Marvel: Skirmish!"
    for figure in skirmish().faces:
        yield block(f"{figure.key} {figure.facts.name}", skirmish_text(texts, figure))


def block(head: str, lines: list[str]) -> str:
    return "\n".join([head, *[f"    {line}" for line in lines]])


def all_texts() -> str:
    return "\n".join(blocks()) + "\n"


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
