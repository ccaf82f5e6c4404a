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

    def eval(self, g: "Skirmish", f: Effect) -> int:
        n = 0
        for e in self.of.all(g, f):
            n += g.damage_on(e)
        return n


class StrengthOf(Num):
    """The Strength of the cards, added up."""

    of: Sel

    def eval(self, g: "Skirmish", f: Effect) -> int:
        return sum(g.strength(e) for e in self.of.all(g, f))


class PrintedStrengthOf(Num):
    """The printed Strength of the cards, added up: what nothing else can change."""

    of: Sel

    def eval(self, g: "Skirmish", f: Effect) -> int:
        return sum(g.face(e).strength for e in self.of.all(g, f))


class LifeOf(Num):
    """The Life of the cards, added up, whatever damage they have."""

    of: Sel

    def eval(self, g: "Skirmish", f: Effect) -> int:
        return sum(g.life(e) for e in self.of.all(g, f))


class HandSize(Num):
    def eval(self, g: "Skirmish", f: Effect) -> int:
        return len(g.state.zones[HAND + f.seat])


class OpponentHandSize(Num):
    def eval(self, g: "Skirmish", f: Effect) -> int:
        return len(g.state.zones[HAND + 1 - f.seat])


class DiscardSize(Num):
    def eval(self, g: "Skirmish", f: Effect) -> int:
        return len(g.state.zones[DISCARD + f.seat])


class Points(Num):
    """How far the Victory Point marker stands on your side of 0."""

    def eval(self, g: "Skirmish", f: Effect) -> int:
        return max(0, g.points_of(f.seat))


class OpponentPoints(Num):
    """How far the Victory Point marker stands on the opponent's side of 0."""

    def eval(self, g: "Skirmish", f: Effect) -> int:
        return max(0, g.points_of(1 - f.seat))


class FreedCivilians(Num):
    """The Civilians that the Heroes own."""

    def eval(self, g: "Skirmish", f: Effect) -> int:
        return sum(g.state.freed)


class CiviliansLeft(Num):
    """The Civilians still in Manhattan."""

    def eval(self, g: "Skirmish", f: Effect) -> int:
        return g.civilians_left()


class CiviliansHere(Num):
    """The Civilians still in the zone of this card's slot."""

    def eval(self, g: "Skirmish", f: Effect) -> int:
        zone = g.zone_of(g.state.live(f.source))
        return g.state.civilians[zone].bit_count() if zone >= 0 else 0


class Artifacts(Num):
    """The Artifacts that you own."""

    def eval(self, g: "Skirmish", f: Effect) -> int:
        return len(g.state.zones[OWNED + f.seat])


class OpponentArtifacts(Num):
    def eval(self, g: "Skirmish", f: Effect) -> int:
        return len(g.state.zones[OWNED + 1 - f.seat])


class FreeSlots(Num):
    """Your empty slots."""

    def eval(self, g: "Skirmish", f: Effect) -> int:
        zones = g.state.zones
        first = SLOT + SLOTS * f.seat
        return sum(not zones[z] for z in range(first, first + SLOTS))


NUMBERS: tuple[type[Num], ...] = (
    DamageOn, StrengthOf, PrintedStrengthOf, LifeOf, HandSize, OpponentHandSize, DiscardSize, Points, OpponentPoints,
    FreedCivilians, CiviliansLeft, CiviliansHere, Artifacts, OpponentArtifacts, FreeSlots,
)  # fmt: skip
