"""Every legal deck that differs from a deck in one card."""

from collections.abc import Iterator, Mapping
from dataclasses import replace

from goldenrule.gamekit.deck_swaps import DeckTuning, Swap
from goldenrule.gamekit.input_parsing import names
from goldenrule.games.champions.deck_building import most
from goldenrule.games.champions.decks import ASPECTS, MOST_CARDS, CardBase, Deck, check_deck
from goldenrule.kernel.errors import BadInput


def tuning(options: Mapping[str, object], base: CardBase) -> DeckTuning:
    """The deck among the options of a game for one player, and its swaps.

    What comes is a card of the deck's aspect or a basic one, of which one box has a further copy. Raises BadInput for
    options that have no deck, or several.
    """
    decks, heroes = options.get("decks"), names("heroes", options.get("heroes", ()))
    if not isinstance(decks, Mapping) or list(decks) != ["0"] or len(heroes) != 1:
        raise BadInput("champions-bad-tune-one-deck")
    codes = list(names("decks", decks["0"], MOST_CARDS))
    cards = {code: codes.count(code) for code in sorted(codes)}
    deck = Deck(heroes, cards, names("aspects", options["aspects"])[0])
    return DeckTuning(
        dict(options),
        [
            Swap(out, into, {**options, "decks": {"0": _swapped(codes, out, into)}})
            for out, into in _legal(deck, base)
        ],
    )  # fmt: skip


def _legal(deck: Deck, base: CardBase) -> Iterator[tuple[str, str]]:
    own = base.heroes[deck.hero].cards
    admitted = (*([deck.aspect] if deck.aspect else ASPECTS), "basic")
    pool = [face.code for face in base.faces.values() if face.classification in admitted and face.quantity]
    for out in deck.cards:
        if out in own:
            continue
        for into in sorted(pool):
            held = deck.cards.get(into, 0)
            if into == out or into in own or held >= most(base.faces[into]):
                continue
            cards = {**deck.cards, out: deck.cards[out] - 1, into: held + 1}
            if not check_deck(replace(deck, cards={code: n for code, n in cards.items() if n}), base):
                yield out, into


def _swapped(codes: list[str], out: str, into: str) -> list[str]:
    """With the last copy of a card in the place where the other was."""
    place = len(codes) - 1 - codes[::-1].index(out)
    return [*codes[:place], into, *codes[place + 1 :]]
