"""Selectors: sets of cards, in slot order from Manhattan to the Tower, own before opposing."""

from typing import TYPE_CHECKING, Final

from goldenrule.games.skirmish.ids import DISCARD, FIRST_SLOT, HAND, OFFER, OWNED, SLOT, SLOTS, ZONES
from goldenrule.kernel.effects import Effect
from goldenrule.kernel.expressions import Sel

if TYPE_CHECKING:
    from goldenrule.games.skirmish.values import Values


LAST_SLOT: Final = SLOT + 2 * SLOTS
"""The zone after the slots of both sides."""


def _slots(across: bool, steps: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """For each zone the slots this many steps beside it, or beside the one across; none unless it is a slot."""
    table: list[tuple[int, ...]] = [()] * ZONES
    for seat in (0, 1):
        first = FIRST_SLOT[1 - seat if across else seat]
        for slot in range(SLOTS):
            table[FIRST_SLOT[seat] + slot] = tuple(first + slot + n for n in steps if 0 <= slot + n < SLOTS)
    return tuple(table)


OPPOSITE: Final = _slots(True, (0,))
BESIDE: Final = _slots(False, (-1, 1))
OPPOSITE_BESIDE: Final = _slots(True, (-1, 1))


class Placed(Sel):
    """A set that only depends on which cards are in which slots."""

    def has(self, game: "Values", effect: Effect, entity: int) -> bool:
        return self.covers(game, game.state.live(effect.source), effect.seat, entity)

    def covers(self, game: "Values", source: int, seat: int, entity: int) -> bool:
        """Is a card in the set that a card of a seat names (0: one that is gone)? As `has`, without bindings."""
        raise NotImplementedError


class This(Placed):
    """The card itself."""

    def all(self, game: "Values", effect: Effect) -> list[int]:
        entity = game.state.live(effect.source)
        return [entity] if entity else []

    def covers(self, game: "Values", source: int, seat: int, entity: int) -> bool:
        return source == entity


class OwnCards(Placed):
    """Your cards in play."""

    def all(self, game: "Values", effect: Effect) -> list[int]:
        return game.side(effect.seat)

    def covers(self, game: "Values", source: int, seat: int, entity: int) -> bool:
        return 0 <= game.state.zone[entity] - FIRST_SLOT[seat] < SLOTS


class OtherOwnCards(Placed):
    """Your cards in play but this one."""

    def all(self, game: "Values", effect: Effect) -> list[int]:
        this = game.state.live(effect.source)
        return [e for e in game.side(effect.seat) if e != this]

    def covers(self, game: "Values", source: int, seat: int, entity: int) -> bool:
        return source != entity and 0 <= game.state.zone[entity] - FIRST_SLOT[seat] < SLOTS


class OpposingCards(Placed):
    """The opponent's cards in play."""

    def all(self, game: "Values", effect: Effect) -> list[int]:
        return game.side(1 - effect.seat)

    def covers(self, game: "Values", source: int, seat: int, entity: int) -> bool:
        return 0 <= game.state.zone[entity] - FIRST_SLOT[1 - seat] < SLOTS


class AllCards(Placed):
    """All cards in play."""

    def all(self, game: "Values", effect: Effect) -> list[int]:
        return game.side(effect.seat) + game.side(1 - effect.seat)

    def covers(self, game: "Values", source: int, seat: int, entity: int) -> bool:
        return game.in_play(entity)


class Opposite(Placed):
    """The opposing card in the slot that this card faces."""

    def all(self, game: "Values", effect: Effect) -> list[int]:
        return _at(game, effect, OPPOSITE)

    def covers(self, game: "Values", source: int, seat: int, entity: int) -> bool:
        return game.state.zone[entity] in OPPOSITE[game.state.zone[source]]


class Neighbours(Placed):
    """Your cards in the slots beside this card."""

    def all(self, game: "Values", effect: Effect) -> list[int]:
        return _at(game, effect, BESIDE)

    def covers(self, game: "Values", source: int, seat: int, entity: int) -> bool:
        return game.state.zone[entity] in BESIDE[game.state.zone[source]]


class OppositeNeighbours(Placed):
    """The opposing cards in the slots beside the one that this card faces."""

    def all(self, game: "Values", effect: Effect) -> list[int]:
        return _at(game, effect, OPPOSITE_BESIDE)

    def covers(self, game: "Values", source: int, seat: int, entity: int) -> bool:
        return game.state.zone[entity] in OPPOSITE_BESIDE[game.state.zone[source]]


class Facing(Sel):
    """The cards in the slots that those cards face."""

    of: Sel

    def all(self, game: "Values", effect: Effect) -> list[int]:
        places = [game.place_of(e) for e in self.of.all(game, effect)]
        found = [game.facing(place) for place in places if place >= 0]
        return [e for e in found if e]


class SameLocation(Sel):
    """Those of the cards that are at this card's Location."""

    of: Sel

    def all(self, game: "Values", effect: Effect) -> list[int]:
        here = game.location_of(game.state.live(effect.source))
        if here < 0:
            return []
        return [e for e in self.of.all(game, effect) if game.in_play(e) and game.location_of(e) == here]


class Subject(Sel):
    """The card that triggered the effect."""

    def all(self, game: "Values", effect: Effect) -> list[int]:
        return _bound(game, effect, "subject")


class Defender(Sel):
    """The card that this card has just attacked, if it is still in play."""

    def all(self, game: "Values", effect: Effect) -> list[int]:
        return _bound(game, effect, "defender")


class DiscardPile(Sel):
    """The cards of your discard pile."""

    def all(self, game: "Values", effect: Effect) -> list[int]:
        return list(game.state.zones[DISCARD + effect.seat])


class Hand(Sel):
    """The cards in your hand."""

    def all(self, game: "Values", effect: Effect) -> list[int]:
        return list(game.state.zones[HAND + effect.seat])


class OwnArtifacts(Sel):
    def all(self, game: "Values", effect: Effect) -> list[int]:
        return list(game.state.zones[OWNED + effect.seat])


class OpposingArtifacts(Sel):
    def all(self, game: "Values", effect: Effect) -> list[int]:
        return list(game.state.zones[OWNED + 1 - effect.seat])


class OfferedArtifacts(Sel):
    """The Artifacts that lie face up at the Sanctum."""

    def all(self, game: "Values", effect: Effect) -> list[int]:
        return list(game.state.zones[OFFER])


def _at(game: "Values", effect: Effect, slots: tuple[tuple[int, ...], ...]) -> list[int]:
    """What lies in the slots that a table gives for that of this card."""
    zones = game.state.zones
    out: list[int] = []
    place = game.place_of(game.state.live(effect.source))
    for slot in slots[place] if place >= 0 else ():
        out += zones[slot]
    return out


def _bound(game: "Values", effect: Effect, name: str) -> list[int]:
    ref = effect.vars.get(name, 0)
    entity = game.state.live(ref) if isinstance(ref, int) else 0
    return [entity] if entity else []


SELECTORS: tuple[type[Sel], ...] = (
    This, OwnCards, OtherOwnCards, OpposingCards, AllCards, Opposite, Neighbours, OppositeNeighbours, Facing,
    SameLocation, Subject, Defender, DiscardPile, Hand, OwnArtifacts, OpposingArtifacts, OfferedArtifacts,
)  # fmt: skip
