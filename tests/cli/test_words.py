"""Every text of the terminal exists, and every text that exists is used."""

import re
from pathlib import Path

import goldenrule
from goldenrule.table.texts import Texts

SOURCES = Path(goldenrule.__file__).parent
SKIRMISH = tuple(
    f"cli-skirmish-{each}" for each in ("side-", "phase-", "colour-", "letter-", "manhattan", "sanctum", "tower")
)
HEROES = (
    "cli-choose-heroes-",
    *(f"cli-heroes-{each}-" for each in ("die-short", "glyph", "hand", "is", "phase")),
)
OWN = ("cli-undo-", "cli-heading-", "cli-icon-", "cli-result-", "cli-ending-", "cli-scenario-")
FAMILIES = (*OWN, *SKIRMISH, *HEROES)
"""Beginnings of keys that are put together."""


def test_the_keys_of_the_terminal_are_those_that_it_uses() -> None:
    used: set[str] = set()
    for path in [*(SOURCES / "cli").rglob("*.py")]:
        used |= set(re.findall(r"""["'](cli-[a-z-]*[a-z])["']""", path.read_text(encoding="utf-8")))
    there = {name for name in Texts().bundle.names() if name.startswith("cli-")}
    assert used <= there, sorted(used - there)
    unused = {name for name in there - used if not name.startswith(FAMILIES)}
    assert not unused, sorted(unused)


def test_the_cards_sheet_uses_its_own_texts() -> None:
    text = (SOURCES / "games" / "champions" / "client.py").read_text(encoding="utf-8")
    for key in re.findall(r"""["']((?:card|explain)-[a-z-]+)["']""", text):
        assert Texts().has(key), key
