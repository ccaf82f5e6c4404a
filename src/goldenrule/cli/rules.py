"""The command `rules`: the rulebooks of the games, looked up by a word of any language, or asked a question."""

import argparse
from collections.abc import Sequence
from contextlib import suppress
from typing import Final

from goldenrule.cli.client_texts import Words
from goldenrule.cli.output import Plain
from goldenrule.kernel.errors import BadInput
from goldenrule.table import saves
from goldenrule.table.games import find_game, game_names, title_of, usual_game
from goldenrule.table.rulebook import LookupResult, Rulebook
from goldenrule.table.rulebook_text import all_terms, ambiguity_text, lines

NEARLY: Final = 0.6
"""How well a game has to answer a question, compared with the one that answers it best."""
NEARLY_IN_LAST_GAME: Final = 0.4
"""The same for the game that was played last: people ask about the game on their table."""


def run(given: argparse.Namespace) -> int:
    """Tell what a word is in the game that is named first, or in all games, the last one played first.

    Without a word, list the entries.
    """
    named, words = given.words[:1], given.words
    known = [*game_names()]
    if named and named[0].casefold() in known:
        known, words = [named[0].casefold()], words[1:]
    word = " ".join(words)
    every = [Words(name) for name in known]
    found = [(w, each) for w in every if (each := _look(w, word)) is not None and not each.empty]
    if not found:
        raise BadInput("rules-nothing", word=word)
    first = last_game(known) if len(known) > 1 else known[0]
    for w, each in sorted(_best(found, first), key=lambda pair: pair[0].game_name != first):
        _tell(w, each, title=len(known) > 1)
    return 0


def last_game(known: Sequence[str]) -> str:
    """Return the game among these that was played last, by the saves; the default one if there is none."""
    for save in saves.saves():
        with suppress(BadInput):
            return saves.read(save, tuple(known))[0].game
    return usual_game()


def _best(found: Sequence[tuple[Words, LookupResult]], last: str) -> Sequence[tuple[Words, LookupResult]]:
    """The games in which something is called so; otherwise those that have the words, or answer a question best."""
    sure, other = [pair for pair in found if pair[1].sure], [pair for pair in found if not pair[1].fits]
    if sure or other:
        return sure or other
    ranked = sorted(found, key=lambda pair: -pair[1].fits[0])
    least = {last: NEARLY_IN_LAST_GAME}
    return [pair for pair in ranked if pair[1].fits[0] >= least.get(pair[0].game_name, NEARLY) * ranked[0][1].fits[0]]


def _look(words: Words, word: str) -> LookupResult | None:
    """What a game has on a word; everything, for none. None of a game without a rulebook."""
    if words.game.rulebook is None:
        return None
    return (
        Rulebook(words.game, words.texts).look_up(word)
        if word
        else LookupResult(words.game_name, "", near=all_terms(words.game, words.texts))
    )


def _tell(words: Words, found: LookupResult, title: bool) -> None:
    out = Plain(words)
    if title:
        out.say(words.texts.tell(title_of(find_game(found.game))), "title")
    if not found.word:
        for line in found.near:
            out.say(line)
    elif found.near:
        out.say(ambiguity_text(found, words.texts))
    for line in lines(found, words.texts):
        out.say(line)
    for card in found.cards:
        out.say(words.game.card_line(card.key))
