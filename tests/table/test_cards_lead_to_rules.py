"""Whatever is marked on a card leads to its entry of the rulebook: on every card of every game, in every language."""

from functools import cache

import pytest

from goldenrule.languages import complete_languages
from goldenrule.table.card_lookup import find_cards
from goldenrule.table.games import find_game
from tests.table.rulebooks import rulebook

GAMES = ("champions", "heroes", "skirmish")
TAGS = [each.tag for each in complete_languages()]
KEYWORDS = 23
"""Printed keywords of Champions, card by card."""


@cache
def marked(game: str, tag: str) -> dict[str, set[str]]:
    """The terms that are marked in the text of each card that has one."""
    book = rulebook(game, tag)
    words = find_game(game).words(book.texts)
    texts = {code: words.face(code).text for code in words.codes()}
    return {
        code: {piece.term for paragraph in book.text(code, text) for piece in paragraph if piece.term}
        for code, text in texts.items()
        if text
    }


@pytest.mark.parametrize("tag", TAGS)
@pytest.mark.parametrize("game", GAMES)
def test_every_marked_word_of_every_card_opens_its_entry(game: str, tag: str) -> None:
    cards, book = marked(game, tag), rulebook(game, tag)
    assert len(cards) > 70 and all(cards.values()), [code for code, terms in cards.items() if not terms]
    terms = set().union(*cards.values())
    assert len(terms) > 30
    for term in terms:
        found = book.look_up(term)
        assert found.sure and term in [each.name for each in found.entries], term


@pytest.mark.parametrize("tag", TAGS)
def test_every_keyword_of_a_card_is_marked_on_it_and_finds_it(tag: str) -> None:
    book = rulebook("champions", tag)
    words = find_game("champions").words(book.texts)
    printed = [(code, word) for code in words.codes() for word in words.face(code).keywords]
    assert len(printed) == KEYWORDS
    for code, word in printed:
        assert word in marked("champions", tag)[code], (code, word)
        assert code in find_cards(words, book.texts, f'keyword:"{word}"'), (code, word)
