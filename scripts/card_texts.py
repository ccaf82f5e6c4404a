"""Make tests/golden/card_texts_en.txt: the generated rules text of every card of the three games.

Of other languages a sample is kept, of cards with grammar of every kind (card_texts_es.txt).

python scripts/card_texts.py            write the files
python scripts/card_texts.py es         write the sample of a language that has none yet
python scripts/card_texts.py --check    write nothing; fail if a file is stale
"""

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

FOLDER = Path(__file__).resolve().parent.parent / "tests" / "golden"
GOLDEN = FOLDER / "card_texts_en.txt"
SAMPLE = frozenset({
    "01002", "01006", "01012", "01018", "01021", "01028", "01034", "01042", "01046", "01071", "01075", "01098", "01105",
    "01111", "01116a", "01118", "01135", "01158", "01174", "01180", "01185", "thor", "silver_surfer", "hulk", "magneto",
    "shield_intervention", "heroes_assemble", "quicksilver", "kang", "baron_mordo", "darkhold", "norn_stones",
    "warlocks_eye", "wand_of_watoomb",
})  # fmt: skip
"""The cards of the samples."""


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


def kept(path: Path) -> str:
    """What a kept file has to hold."""
    lang = path.stem.removeprefix("card_texts_")
    found = blocks(lang) if lang == FIRST else [each for each in blocks(lang) if each.split()[0] in SAMPLE]
    return "\n".join(found) + "\n"


def main() -> int:
    check = "--check" in sys.argv[1:]
    added = [FOLDER / f"card_texts_{tag}.txt" for tag in sys.argv[1:] if tag != "--check"]
    stale = 0
    for path in sorted({GOLDEN, *FOLDER.glob("card_texts_*.txt"), *added}):
        found = kept(path)
        if not check:
            path.write_text(found, encoding="utf-8", newline="\n")
        elif path.read_text(encoding="utf-8") != found:
            print(f"{path.name} is stale; run: python scripts/card_texts.py", file=sys.stderr)
            stale = 1
    return stale


if __name__ == "__main__":
    raise SystemExit(main())
