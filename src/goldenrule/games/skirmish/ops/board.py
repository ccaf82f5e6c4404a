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
from goldenrule.games.skirmish.rules.location import (
    Freeing,
    Losing,
    take_battlefields,
    take_bonus,
    take_manhattan_bonus,
)
from goldenrule.kernel.effects import Effect
from goldenrule.kernel.expressions import Num, Sel
from goldenrule.kernel.ops import Op

if TYPE_CHECKING:
    from goldenrule.games.skirmish.game import Skirmish


class GainPoints(Op):
    """The Victory Point marker moves toward you."""

    n: Num

    def run(self, game: "Skirmish", effect: Effect) -> None:
        game.ret = game.gain_points(effect.seat, self.n.eval(game, effect))

    def may_change(self, game: "Skirmish", effect: Effect) -> bool:
        return self.n.eval(game, effect) != 0

    def helps(self, game: "Skirmish", effect: Effect) -> bool:
        return self.n.eval(game, effect) >= 0


class LosePoints(Op):
    """The Victory Point marker moves toward the opponent."""

    n: Num

    def run(self, game: "Skirmish", effect: Effect) -> None:
        game.ret = game.gain_points(1 - effect.seat, self.n.eval(game, effect))

    def may_change(self, game: "Skirmish", effect: Effect) -> bool:
        return self.n.eval(game, effect) != 0

    def helps(self, game: "Skirmish", effect: Effect) -> bool:
        return self.n.eval(game, effect) <= 0


class MoveArtifactMarker(Op):
    """The Artifact marker moves toward you, or away from you if the number is negative."""

    n: Num

    def run(self, game: "Skirmish", effect: Effect) -> None:
        n = self.n.eval(game, effect)
        game.ret = move_marker(game, effect.seat if n > 0 else 1 - effect.seat, abs(n))

    def may_change(self, game: "Skirmish", effect: Effect) -> bool:
        return self.n.eval(game, effect) != 0


class FreeCivilians(Op):
    """The Heroes free Civilians of any zone of Manhattan. Nothing happens for the Villains."""

    n: Num

    def zones(self, game: "Skirmish", effect: Effect) -> tuple[int, ...]:
        return tuple(zone for zone, bits in enumerate(game.state.civilians) if bits)

    def run(self, game: "Skirmish", effect: Effect) -> None:
        game.ret = max(0, min(self.n.eval(game, effect), game.civilians_left())) if effect.seat == HEROES else 0
        if game.ret:
            game.push(Freeing(0, self.zones(game, effect), game.ret))

    def may_change(self, game: "Skirmish", effect: Effect) -> bool:
        return effect.seat == HEROES and self.n.eval(game, effect) > 0 and bool(self.zones(game, effect))


class FreeCivilianHere(Op):
    """The Heroes free a Civilian of the zone of this card's slot."""

    def run(self, game: "Skirmish", effect: Effect) -> None:
        game.ret = int(self.may_change(game, effect))
        if game.ret:
            game.push(Freeing(0, (game.zone_of(game.state.live(effect.source)),), 1))

    def may_change(self, game: "Skirmish", effect: Effect) -> bool:
        zone = game.zone_of(game.state.live(effect.source))
        return effect.seat == HEROES and zone >= 0 and bool(game.state.civilians[zone])


class LoseCivilians(Op):
    """The Heroes put Civilians of theirs into the box."""

    n: Num

    def run(self, game: "Skirmish", effect: Effect) -> None:
        game.ret = max(0, min(self.n.eval(game, effect), sum(game.state.freed)))
        if game.ret:
            game.push(Losing(0, game.ret))

    def may_change(self, game: "Skirmish", effect: Effect) -> bool:
        return any(game.state.freed) and self.n.eval(game, effect) > 0


class TakeBattlefieldCards(Op):
    """You take cards of the Battlefield deck into your hand."""

    n: Num

    def run(self, game: "Skirmish", effect: Effect) -> None:
        game.ret = take_battlefields(game, effect.seat, self.n.eval(game, effect))

    def may_change(self, game: "Skirmish", effect: Effect) -> bool:
        return bool(game.state.zones[BATTLEFIELDS]) and self.n.eval(game, effect) > 0


class LocationBonus(Op):
    """You get the Location bonus of this card's slot."""

    def run(self, game: "Skirmish", effect: Effect) -> None:
        game.ret = int(self.may_change(game, effect))
        if game.ret:
            take_bonus(game, effect.seat, (game.place_of(game.state.live(effect.source)) - SLOT) % SLOTS)

    def may_change(self, game: "Skirmish", effect: Effect) -> bool:
        here = game.location_of(game.state.live(effect.source))
        return here >= 0 and (here != TOWER or bool(game.state.zones[BATTLEFIELDS]))


class BonusOf(Op):
    """You get the bonus of a Location; in Manhattan the Heroes choose the zone."""

    location: LocationName

    def run(self, game: "Skirmish", effect: Effect) -> None:
        game.ret = int(self.may_change(game, effect))
        place = LOCATIONS.index(self.location)
        if place == MANHATTAN:
            take_manhattan_bonus(
                game, effect.seat, tuple(zone for zone, bits in enumerate(game.state.civilians) if bits)
            )
        elif place == SANCTUM:
            move_marker(game, effect.seat, 1)
        else:
            take_battlefields(game, effect.seat, 1)

    def may_change(self, game: "Skirmish", effect: Effect) -> bool:
        return self.location != "tower" or bool(game.state.zones[BATTLEFIELDS])


class RemoveArtifact(Op):
    """Artifacts that somebody owns go to the box, out of the game."""

    of: Sel

    def run(self, game: "Skirmish", effect: Effect) -> None:
        found = self.found(game, effect)
        for e in found:
            game.move(e, BOX)
        game.ret = len(found)

    def found(self, game: "Skirmish", effect: Effect) -> list[int]:
        return [e for e in self.of.all(game, effect) if OWNED <= game.state.zone[e] < OWNED + 2]

    def may_change(self, game: "Skirmish", effect: Effect) -> bool:
        return bool(self.found(game, effect))


OPS = (
    GainPoints, LosePoints, MoveArtifactMarker, FreeCivilians, FreeCivilianHere, LoseCivilians, TakeBattlefieldCards,
    LocationBonus, BonusOf, RemoveArtifact,
)  # fmt: skip
