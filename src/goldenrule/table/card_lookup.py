"""Cards by what people type: by a query, by an id or by a name in any language."""

from typing import TYPE_CHECKING

from goldenrule.gamekit.glossary import MOST_NEAR, near_names, plain_words
from goldenrule.kernel.errors import BadInput
from goldenrule.table.rulebook import Rulebook
from goldenrule.words.phrases import join_phrases
from goldenrule.words.texts import Texts

if TYPE_CHECKING:
    from goldenrule.gamekit.game_words import GameWords


def find_cards(words: "GameWords", texts: Texts, query: str) -> list[str]:
    """The codes of the cards that a query finds; in a game without a rulebook those that have its words in their names.

    Raises BadInput for a query that is none.
    """
    if words.rulebook is not None:
        return Rulebook(words, texts).search.find(query)
    wanted = query.casefold().split()
    return [code for code in words.codes() if all(each in words.name(code).casefold() for each in wanted)]


def cards_near(words: "GameWords", texts: Texts, query: str) -> list[str]:
    """The names of the cards that a query without fields nearly is."""
    names = {plain_words(words.name(code)): words.name(code) for code in words.codes()}
    return near_names(query, names, texts.language)[:MOST_NEAR]


def about_card(words: "GameWords", texts: Texts, word: str) -> list[str]:
    """Everything about the card of an id, or of a name in any language. Raises BadInput if there is none."""
    try:
        return words.card(word)
    except BadInput:
        found = Rulebook(words, texts).look_up(word) if words.rulebook is not None else None
        if found is None or not found.sure or not found.cards:
            if close := cards_near(words, texts, word):
                raise BadInput("bad-no-card-near", word=word, names=join_phrases("or", close)) from None
            raise
        return [line for card in found.cards for line in words.card(card.key)]
