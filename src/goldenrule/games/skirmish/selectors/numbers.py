"""Numbers of the duel's effects."""

from typing import TYPE_CHECKING

from goldenrule.games.skirmish.ids import DISCARD, HAND, OWNED, SLOT, SLOTS
from goldenrule.kernel.effects import Effect
from goldenrule.kernel.expressions import Num, Sel

if TYPE_CHECKING:
    from goldenrule.games.skirmish.game import Skirmish


class DamageOn(Num):
    """The damage on the cards, added up."""

    of: Sel

    def eval(self, game: "Skirmish", effect: Effect) -> int:
        n = 0
        for e in self.of.all(game, effect):
            n += game.damage_on(e)
        return n


class StrengthOf(Num):
    """The Strength of the cards, added up."""

    of: Sel

    def eval(self, game: "Skirmish", effect: Effect) -> int:
        return sum(game.strength(e) for e in self.of.all(game, effect))


class PrintedStrengthOf(Num):
    """The printed Strength of the cards, added up: what nothing else can change."""

    of: Sel

    def eval(self, game: "Skirmish", effect: Effect) -> int:
        return sum(game.face(e).strength for e in self.of.all(game, effect))


class LifeOf(Num):
    """The Life of the cards, added up, whatever damage they have."""

    of: Sel

    def eval(self, game: "Skirmish", effect: Effect) -> int:
        return sum(game.life(e) for e in self.of.all(game, effect))


class HandSize(Num):
    def eval(self, game: "Skirmish", effect: Effect) -> int:
        return len(game.state.zones[HAND + effect.seat])


class OpponentHandSize(Num):
    def eval(self, game: "Skirmish", effect: Effect) -> int:
        return len(game.state.zones[HAND + 1 - effect.seat])


class DiscardSize(Num):
    def eval(self, game: "Skirmish", effect: Effect) -> int:
        return len(game.state.zones[DISCARD + effect.seat])


class Points(Num):
    """How far the Victory Point marker stands on your side of 0."""

    def eval(self, game: "Skirmish", effect: Effect) -> int:
        return max(0, game.points_of(effect.seat))


class OpponentPoints(Num):
    """How far the Victory Point marker stands on the opponent's side of 0."""

    def eval(self, game: "Skirmish", effect: Effect) -> int:
        return max(0, game.points_of(1 - effect.seat))


class FreedCivilians(Num):
    """The Civilians that the Heroes own."""

    def eval(self, game: "Skirmish", effect: Effect) -> int:
        return sum(game.state.freed)


class CiviliansLeft(Num):
    """The Civilians still in Manhattan."""

    def eval(self, game: "Skirmish", effect: Effect) -> int:
        return game.civilians_left()


class CiviliansHere(Num):
    """The Civilians still in the zone of this card's slot."""

    def eval(self, game: "Skirmish", effect: Effect) -> int:
        zone = game.zone_of(game.state.live(effect.source))
        return game.state.civilians[zone].bit_count() if zone >= 0 else 0


class Artifacts(Num):
    """The Artifacts that you own."""

    def eval(self, game: "Skirmish", effect: Effect) -> int:
        return len(game.state.zones[OWNED + effect.seat])


class OpponentArtifacts(Num):
    def eval(self, game: "Skirmish", effect: Effect) -> int:
        return len(game.state.zones[OWNED + 1 - effect.seat])


class FreeSlots(Num):
    """Your empty slots."""

    def eval(self, game: "Skirmish", effect: Effect) -> int:
        zones = game.state.zones
        first = SLOT + SLOTS * effect.seat
        return sum(not zones[z] for z in range(first, first + SLOTS))


NUMBERS: tuple[type[Num], ...] = (
    DamageOn, StrengthOf, PrintedStrengthOf, LifeOf, HandSize, OpponentHandSize, DiscardSize, Points, OpponentPoints,
    FreedCivilians, CiviliansLeft, CiviliansHere, Artifacts, OpponentArtifacts, FreeSlots,
)  # fmt: skip
