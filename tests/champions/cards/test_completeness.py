"""Every ability of the core set is named by a test or a case, and says all that it has to."""

from pathlib import Path

from goldenrule.games.champions.content import DEFAULT_RULES
from goldenrule.games.champions.pack_cards import PackCard, core

ROOT = Path(__file__).parents[3]
CARDS: dict[str, PackCard] = core().part("cards")


def named_in_tests() -> str:
    files = [*Path(__file__).parent.glob("test_*.py"), *(ROOT / "cases").rglob("*.yaml")]
    return "\n".join(file.read_text("utf-8") for file in files if file != Path(__file__))


def test_every_attachment_says_what_it_is_attached_to() -> None:
    attachments = [card for card in CARDS.values() if card.type == "attachment"]
    assert attachments
    assert [card.code for card in attachments if card.play.attach is None] == []


def test_every_face_with_an_ability_or_a_keyword_is_named_in_a_test_or_a_case() -> None:
    text = named_in_tests()
    silent = [f"{card.code} {card.name}" for card in CARDS.values() if _says_something(card) and card.code not in text]
    assert silent == []


def test_every_lasting_effect_is_started_by_the_card_that_defines_it() -> None:
    named = [(card, name) for card in CARDS.values() for name in card.lasting]
    assert named
    for card, name in named:
        assert f"'{name}'" in repr(card.abilities), (card.code, name)


def _says_something(card: PackCard) -> bool:
    return bool(card.abilities or card.keywords or card.icons or card.play != DEFAULT_RULES)
