"""Victory Points, the Artifact marker, Civilians, Battlefields, Artifacts."""

from typing import TYPE_CHECKING

from goldenrule.games.skirmish.ids import (
    BATTLEFIELDS,
    BOX,
    HEROES,
    LOCATIONS,
    MANHATTAN,
    OWNED,
    SANCTUM,
    SLOT,
    SLOTS,
    TOWER,
)
from goldenrule.games.skirmish.ids import Location as LocationName
from goldenrule.games.skirmish.rules.artifacts import move_marker
from goldenrule.games.skirmish.rules.location import Freeing, Losing, bonus, manhattan, take_battlefields
from goldenrule.kernel.effects import Effect
from goldenrule.kernel.expressions import Num, Sel
from goldenrule.kernel.ops import Op

if TYPE_CHECKING:
    from goldenrule.games.skirmish.game import Skirmish


class GainPoints(Op):
    """The Victory Point marker moves toward you."""

    n: Num

    def run(self, g: "Skirmish", f: Effect) -> None:
        g.ret = g.gain_points(f.seat, self.n.eval(g, f))

    def may_change(self, g: "Skirmish", f: Effect) -> bool:
        return self.n.eval(g, f) != 0

    def helps(self, g: "Skirmish", f: Effect) -> bool:
        return self.n.eval(g, f) >= 0


class LosePoints(Op):
    """The Victory Point marker moves toward the opponent."""

    n: Num

    def run(self, g: "Skirmish", f: Effect) -> None:
        g.ret = g.gain_points(1 - f.seat, self.n.eval(g, f))

    def may_change(self, g: "Skirmish", f: Effect) -> bool:
        return self.n.eval(g, f) != 0

    def helps(self, g: "Skirmish", f: Effect) -> bool:
        return self.n.eval(g, f) <= 0


class MoveArtifactMarker(Op):
    """The Artifact marker moves toward you, or away from you if the number is negative."""

    n: Num

    def run(self, g: "Skirmish", f: Effect) -> None:
        n = self.n.eval(g, f)
        g.ret = move_marker(g, f.seat if n > 0 else 1 - f.seat, abs(n))

    def may_change(self, g: "Skirmish", f: Effect) -> bool:
        return self.n.eval(g, f) != 0


class FreeCivilians(Op):
    """The Heroes free Civilians of any zone of Manhattan. Nothing happens for the Villains."""

    n: Num

    def zones(self, g: "Skirmish", f: Effect) -> tuple[int, ...]:
        return tuple(zone for zone, bits in enumerate(g.state.civilians) if bits)

    def run(self, g: "Skirmish", f: Effect) -> None:
        g.ret = max(0, min(self.n.eval(g, f), g.civilians_left())) if f.seat == HEROES else 0
        if g.ret:
            g.push(Freeing(0, self.zones(g, f), g.ret))

    def may_change(self, g: "Skirmish", f: Effect) -> bool:
        return f.seat == HEROES and self.n.eval(g, f) > 0 and bool(self.zones(g, f))


class FreeCivilianHere(Op):
    """The Heroes free a Civilian of the zone of this card's slot."""

    def run(self, g: "Skirmish", f: Effect) -> None:
        g.ret = int(self.may_change(g, f))
        if g.ret:
            g.push(Freeing(0, (g.zone_of(g.state.live(f.source)),), 1))

    def may_change(self, g: "Skirmish", f: Effect) -> bool:
        zone = g.zone_of(g.state.live(f.source))
        return f.seat == HEROES and zone >= 0 and bool(g.state.civilians[zone])


class LoseCivilians(Op):
    """The Heroes put Civilians of theirs into the box."""

    n: Num

    def run(self, g: "Skirmish", f: Effect) -> None:
        g.ret = max(0, min(self.n.eval(g, f), sum(g.state.freed)))
        if g.ret:
            g.push(Losing(0, g.ret))

    def may_change(self, g: "Skirmish", f: Effect) -> bool:
        return any(g.state.freed) and self.n.eval(g, f) > 0


class TakeBattlefieldCards(Op):
    """You take cards of the Battlefield deck into your hand."""

    n: Num

    def run(self, g: "Skirmish", f: Effect) -> None:
        g.ret = take_battlefields(g, f.seat, self.n.eval(g, f))

    def may_change(self, g: "Skirmish", f: Effect) -> bool:
        return bool(g.state.zones[BATTLEFIELDS]) and self.n.eval(g, f) > 0


class LocationBonus(Op):
    """You get the Location bonus of this card's slot."""

    def run(self, g: "Skirmish", f: Effect) -> None:
        g.ret = int(self.may_change(g, f))
        if g.ret:
            bonus(g, f.seat, (g.place_of(g.state.live(f.source)) - SLOT) % SLOTS)

    def may_change(self, g: "Skirmish", f: Effect) -> bool:
        here = g.location_of(g.state.live(f.source))
        return here >= 0 and (here != TOWER or bool(g.state.zones[BATTLEFIELDS]))


class BonusOf(Op):
    """You get the bonus of a Location; in Manhattan the Heroes choose the zone."""

    location: LocationName

    def run(self, g: "Skirmish", f: Effect) -> None:
        g.ret = int(self.may_change(g, f))
        place = LOCATIONS.index(self.location)
        if place == MANHATTAN:
            manhattan(g, f.seat, tuple(zone for zone, bits in enumerate(g.state.civilians) if bits))
        elif place == SANCTUM:
            move_marker(g, f.seat, 1)
        else:
            take_battlefields(g, f.seat, 1)

    def may_change(self, g: "Skirmish", f: Effect) -> bool:
        return self.location != "tower" or bool(g.state.zones[BATTLEFIELDS])


class RemoveArtifact(Op):
    """Artifacts that somebody owns go to the box, out of the game."""

    of: Sel

    def run(self, g: "Skirmish", f: Effect) -> None:
        found = self.found(g, f)
        for e in found:
            g.move(e, BOX)
        g.ret = len(found)

    def found(self, g: "Skirmish", f: Effect) -> list[int]:
        return [e for e in self.of.all(g, f) if OWNED <= g.state.zone[e] < OWNED + 2]

    def may_change(self, g: "Skirmish", f: Effect) -> bool:
        return bool(self.found(g, f))


OPS = (
    GainPoints, LosePoints, MoveArtifactMarker, FreeCivilians, FreeCivilianHere, LoseCivilians, TakeBattlefieldCards,
    LocationBonus, BonusOf, RemoveArtifact,
)  # fmt: skip
