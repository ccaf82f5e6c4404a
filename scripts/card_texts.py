"""Make tests/golden/card_texts_*.txt: the generated rules text of every card of the three games.

In English it is that of every card, in the other languages that of some, which between them have most of the grammar.

python scripts/card_texts.py            write the files
python scripts/card_texts.py --check    write nothing; fail if one is stale
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
from goldenrule.languages import FIRST, offered
from goldenrule.words.texts import Texts

FOLDER = Path(__file__).resolve().parent.parent / "tests" / "golden"
GOLDEN = FOLDER / f"card_texts_{FIRST}.txt"
_SAMPLE = """
01002 01009 01012 01018 01021 01028 01031 01034 01042 01050 01070 01071 01084 01098 01105 01111 01118 01133 01135
01155 01163 01166 01174 01180 captain_america doctor_strange rogue wolverine heroes_assemble magneto moon_knight
city_on_the_payroll a_new_order maximum_carnage kang_boosted she_hulk_boosted warlocks_eye darkhold
"""
SAMPLE = frozenset(_SAMPLE.split())
"""The cards whose texts are kept in the other languages."""


def blocks(lang: str = FIRST) -> Iterator[str]:
    """Code, name and texts of every face, game by game, in the order of the printed set."""
    return (block(f"{code} {name}", lines) if code else name for code, name, lines in cards(lang))


def cards(lang: str) -> Iterator[tuple[str, str, list[str]]]:
    """The code, name and texts of every face; the names of the games between them, without a code."""
    texts = Texts(lang, strict=True)
    content = champions()
    yield "", "# Marvel Champions", []
    for face in content.faces:
        yield face.code, face.name, champions_text(texts, content, face.code)
    others = heroes()
    yield "", "# Marvel Heroes", []
    for card in others.faces:
        yield card.code, card.facts.name, heroes_text(texts, card, others)
    yield "", "# Marvel: Skirmish!", []
    for figure in skirmish().faces:
        yield figure.key, figure.facts.name, skirmish_text(texts, figure)


def block(head: str, lines: list[str]) -> str:
    return "\n".join([head, *[f"    {line}" for line in lines]])


def all_texts() -> str:
    return "\n".join(blocks()) + "\n"


def some_texts(lang: str) -> str:
    """The texts of the sample in a language."""
    kept = (block(f"{code} {name}", lines) for code, name, lines in cards(lang) if code in SAMPLE)
    return "\n".join(kept) + "\n"


def files() -> dict[Path, str]:
    """What is kept, by where it is."""
    others = {FOLDER / f"card_texts_{each.tag}.txt": some_texts(each.tag) for each in offered() if each.tag != FIRST}
    return {GOLDEN: all_texts(), **others}


def main() -> int:
    for path, text in files().items():
        if "--check" not in sys.argv[1:]:
            path.parent.mkdir(exist_ok=True)
            path.write_text(text, encoding="utf-8", newline="\n")
        elif not path.exists() or path.read_text(encoding="utf-8") != text:
            print(f"{path.name} is stale; run: python scripts/card_texts.py", file=sys.stderr)
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
