"""Every card of the sets that can be played has its behaviour, and every ability is named by a test or a case."""

from __future__ import annotations

from pathlib import Path

import pytest

from goldenrule.games.champions.cards.words import BOOK
from goldenrule.games.champions.catalogue import SETS, load_content
from goldenrule.games.champions.content import PlayRules
from goldenrule.games.champions.facts import Facts, load_facts

ROOT = Path(__file__).parents[3]

load_content()


def faces() -> list[Facts]:
    return [face for face in load_facts().values() if face.set in SETS]


def named_in_tests() -> str:
    files = [*Path(__file__).parent.glob("test_*.py"), *(ROOT / "cases").rglob("*.yaml")]
    return "\n".join(file.read_text("utf-8") for file in files if file != Path(__file__))


@pytest.mark.parametrize("name", SETS)
def test_every_face_of_the_set_is_written_down(name: str) -> None:
    of_set = [face for face in faces() if face.set == name]
    assert of_set
    assert [f"{face.code} {face.name}" for face in of_set if face.code not in BOOK.cards] == []


def test_nothing_is_written_down_for_cards_outside_the_sets() -> None:
    known = {face.code for face in faces()}
    assert sorted(set(BOOK.cards) - known) == []


def test_every_attachment_says_what_it_is_attached_to() -> None:
    attachments = [face for face in faces() if face.type == "attachment"]
    assert [face.code for face in attachments if BOOK.cards[face.code][1].attach is None] == []


def test_every_face_with_an_ability_or_a_keyword_is_named_in_a_test_or_a_case() -> None:
    text = named_in_tests()
    silent = [f"{face.code} {face.name}" for face in faces() if _says_something(face) and face.code not in text]
    assert silent == []


def test_every_lasting_effect_is_started_by_the_card_that_defines_it() -> None:
    for path in BOOK.lasting:
        code, _, name = path.partition(":")
        assert f"'{name}'" in repr(BOOK.cards[code]), path


def _says_something(face: Facts) -> bool:
    abilities, rules = BOOK.cards.get(face.code, ((), PlayRules()))
    return bool(abilities or face.keywords or face.icons or rules != PlayRules())
