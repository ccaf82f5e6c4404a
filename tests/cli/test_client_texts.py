"""Texts of the terminal that are looked up under names of their own."""

import re
from pathlib import Path

import goldenrule
from goldenrule.words.texts import Texts

SOURCES = Path(goldenrule.__file__).parent


def test_the_cards_sheet_uses_its_own_texts() -> None:
    text = (SOURCES / "games" / "champions" / "client.py").read_text(encoding="utf-8")
    for key in re.findall(r"""["']((?:card|explain)-[a-z-]+)["']""", text):
        assert Texts("en").has(key), key
