"""Which options are equivalent: those at minions that cannot be told apart."""

from collections.abc import Hashable, Iterable
from typing import TYPE_CHECKING

from goldenrule.games.champions.state import TableCard
from goldenrule.kernel.codec import encode
from goldenrule.kernel.decisions import Option
from goldenrule.kernel.entities import ENTITY_MASK, LASTING_BASE

if TYPE_CHECKING:
    from goldenrule.games.champions.game import Champions


def equivalence_key(game: "Champions", option: Option) -> Hashable:
    """What is equal for equivalent options. Copies out of play are one option in the first place.

    A minion is another one if anything in play, or that is under way, may know it from its copies.
    """
    verb, e, detail = option
    state = game.state
    card = state.cards[e] if 0 < e < LASTING_BASE else None
    if not isinstance(card, TableCard) or game.face(e).type != "minion" or e in known_apart(game):
        return option
    looks = (card.controller, card.exhausted, card.counters, card.damage, card.threat)
    return verb, detail, state.face[e], state.owner[e], state.zone[e], *looks, card.stunned, card.confused, card.tough


def known_apart(game: "Champions") -> set[int]:
    """The cards that something is attached to, or that a lasting effect or what is under way may speak of."""
    state = game.state
    hosts = {card.host for card in state.cards if card is not None}
    return hosts | {n & ENTITY_MASK for n in numbers(encode([*game.stack, *state.lasting.values()]))}


def numbers(data: object) -> Iterable[int]:
    """All whole numbers in plain data, some of which are references."""
    if isinstance(data, int):
        yield data
    elif isinstance(data, list):
        for each in data:
            yield from numbers(each)
    elif isinstance(data, dict):
        for each in data.values():
            yield from numbers(each)
