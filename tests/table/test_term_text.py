"""In the text of a card every word that the rulebook explains is found, in the forms of each language."""

import pytest

from goldenrule.languages import all_languages
from goldenrule.table.games import find_game
from goldenrule.table.rulebook import Rulebook
from goldenrule.words.texts import Texts

GAMES = ("champions", "heroes", "skirmish")


def book(game: str, lang: str = "en") -> Rulebook:
    return Rulebook(find_game(game).words(Texts(lang)), Texts(lang))


def terms(found: Rulebook, text: str) -> dict[str, str]:
    """The words of a text that are explained, with the entries that do so."""
    return {piece.text: piece.term for piece in found.terms.segments(text, {}) if piece.term}


def test_the_longest_term_is_found_whatever_its_form() -> None:
    found = book("champions")
    assert terms(found, "When Revealed: Stun each of the minions.") == {
        "When Revealed": "When revealed", "Stun": "Stunned", "minions": "Minion",
    }  # fmt: skip
    assert terms(found, "Choose one: (1) take 2 damage; (2) the main scheme") == {
        "Choose": "Choose", "damage": "Damage", "main scheme": "Main scheme",
    }  # fmt: skip


@pytest.mark.parametrize(
    ("lang", "text", "wanted"),
    [
        ("es", "Descarta 1 de tus Esbirros", {"Esbirros": "Esbirro"}),
        ("uk", "Завдайте 2 поранення ворогові", {"поранення": "Поранення", "ворогові": "Ворог"}),
        ("zh-Hant", "對一個敵人造成8點傷害。", {"敵人": "敵人", "傷害": "傷害"}),
    ],
)
def test_forms_are_those_of_the_language(lang: str, text: str, wanted: dict[str, str]) -> None:
    assert wanted.items() <= terms(book("champions", lang), text).items()


def test_a_word_that_only_begins_alike_is_another_one() -> None:
    assert "esta" not in terms(book("champions", "es"), "Vincula esta carta al Villano.")


def test_in_the_name_of_the_card_itself_nothing_is_looked_up() -> None:
    (pieces,) = book("champions").text("01098", ["Put it on Armored Rhino Suit, Armored."])
    assert [(piece.text, piece.code) for piece in pieces if piece.code] == [("Armored Rhino Suit", "01098")]
    assert [piece.text for piece in pieces if piece.term][-1] == "Armored"


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", [each.tag for each in all_languages() if each.folder().is_dir()])
def test_every_keyword_on_every_card_leads_to_its_entry(game: str, lang: str) -> None:
    found = book(game, lang)
    words, linked = find_game(game).words(Texts(lang)), 0
    for code in found.words.codes():
        face = words.face(code)
        told = found.text(code, face.text)
        assert ["".join(piece.text for piece in line) for line in told] == list(face.text)
        links = {piece.term for line in told for piece in line if piece.term}
        assert links <= {each.name for each in found.glossary.entries.values()}
        linked += len(links)
        printed = " ".join(face.text).casefold()
        assert {word for word in face.keywords if word.casefold() in printed} <= links, (code, face.text)
    assert linked > len(found.words.codes())
