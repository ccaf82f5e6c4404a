"""Decks that people bring to the first screen as texts: each that can be played is a choice beside the heroes."""

from collections.abc import Mapping
from functools import lru_cache
from hashlib import blake2b
from typing import TYPE_CHECKING, Final

from goldenrule.gamekit.first_screen import OwnDeck
from goldenrule.gamekit.input_parsing import names
from goldenrule.gamekit.text_lists import Translator
from goldenrule.games.champions.sets import Packs
from goldenrule.kernel.errors import BadInput
from goldenrule.words.phrases import Help, Phrase, show_value

if TYPE_CHECKING:
    from goldenrule.games.champions.deck_files import DeckFile
    from goldenrule.games.champions.decks import Deck

NAME: Final = "own_decks"
"""Their name among the words of options."""
BREAK: Final = "\f"
"""What stands between two texts."""
PREFIX: Final = "deck-"
WHERE: Final = Help("champions-deck-brought")
MOST: Final = 20
"""This many may be brought."""


def texts_of(words: Mapping[str, str]) -> dict[str, str]:
    """The texts of the decks, by the id with which each is chosen like a hero. Raises BadInput for too many."""
    found = [text for text in words.get(NAME, "").split(BREAK) if text.strip()]
    if len(found) > MOST:
        raise BadInput("champions-bad-these-decks", n=len(found), most=MOST)
    return {PREFIX + blake2b(text.encode(), digest_size=6).hexdigest(): text for text in found}


@lru_cache(maxsize=4 * MOST)
def _judged(text: str, packs: Packs, any_deck: bool) -> "DeckFile | Phrase":
    """A deck, or why it cannot be played: both are asked for again and again."""
    from goldenrule.games.champions.deck_files import read_deck
    from goldenrule.games.champions.decks import card_base, refuse_unplayable

    base = card_base(packs)
    try:
        found = read_deck(text.encode(), WHERE, base=base)
        refuse_unplayable(found.deck, WHERE.said, any_deck, base)
    except BadInput as error:
        return error.phrase
    return found


def _read(text: str, packs: Packs, any_deck: bool) -> "DeckFile":
    """A deck. Raises BadInput if it cannot be played."""
    found = _judged(text, packs, any_deck)
    if isinstance(found, Phrase):
        raise BadInput(found.key, **found.args)
    return found


def brought(words: Mapping[str, str], packs: Packs) -> "dict[str, Deck]":
    """The decks that can be played, by their ids."""
    out = {}
    for id, text in texts_of(words).items():
        try:
            out[id] = _read(text, packs, words.get("any_deck") == "yes").deck
        except BadInput:
            continue  # `about_all` says why
    return out


def about_all(texts: Translator, words: Mapping[str, str], packs: Packs) -> list[OwnDeck]:
    """What there is to say of each of them."""
    from goldenrule.games.champions.deck_files import write_deck
    from goldenrule.games.champions.decks import card_base

    out = []
    base = card_base(packs)
    for id, text in texts_of(words).items():
        try:
            deck, notes = _read(text, packs, words.get("any_deck") == "yes")
        except BadInput as error:
            out.append(OwnDeck(wrong=texts.tell(error.phrase)))
            continue
        hero = texts.tell(base.hero_named(deck.hero))
        said = [texts.tell(note) for note in notes]
        out.append(OwnDeck(deck.name or hero, about_one(texts, deck, hero), write_deck(deck, base=base), said, id=id))
    return out


def about_one(texts: Translator, deck: "Deck", hero: str) -> str:
    """Who plays a deck, and what it has."""
    aspect = texts.t(f"aspect-{deck.aspect}") if deck.aspect else texts.t("deck-no-aspect")
    return texts.attribute("setup-deck-line", "about", hero=hero, aspect=aspect, n=deck.size)


def seated(options: dict[str, object], words: Mapping[str, str], packs: Packs) -> dict[str, object]:
    """Options in which the ids of decks stand among the heroes, with these heroes and their cards instead.

    Raises BadInput for a deck that was not brought or cannot be played.
    """
    heroes = list(names("heroes", options.get("heroes", ())))
    aspects = list(names("aspects", options.get("aspects", ()))) or [""] * len(heroes)
    texts, decks = texts_of(words), {}
    for seat, name in enumerate(heroes):
        if name.startswith(PREFIX):
            if name not in texts:
                raise BadInput("champions-bad-no-deck-among", name=show_value(name))
            deck = _read(texts[name], packs, words.get("any_deck") == "yes").deck
            heroes[seat], aspects[seat], decks[str(seat)] = deck.hero, deck.aspect, deck.codes()
    return {**options, "heroes": heroes, "aspects": aspects, "decks": decks} if decks else options
