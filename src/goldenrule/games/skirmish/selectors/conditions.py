"""Conditions of the duel's effects: about the card `it`, or about the game."""

from typing import TYPE_CHECKING

from goldenrule.games.skirmish.ids import COLOURS, LOCATIONS, PLACES, Colour, Location
from goldenrule.kernel.effects import Effect
from goldenrule.kernel.expressions import Cond

if TYPE_CHECKING:
    from goldenrule.games.skirmish.content import Face
    from goldenrule.games.skirmish.game import Skirmish


class AboutIt(Cond):
    """A condition about the card bound to `it`; false when there is none."""

    def test(self, game: "Skirmish", effect: Effect) -> bool:
        ref = effect.vars.get("it", 0)
        state = game.state
        entity = state.live(ref) if isinstance(ref, int) else 0
        return entity > 0 and self.holds(game, entity, game.content.faces[state.ident[entity]])

    def holds(self, game: "Skirmish", entity: int, face: "Face") -> bool:
        raise NotImplementedError


class HasColour(AboutIt):
    colour: Colour

    def holds(self, game: "Skirmish", entity: int, face: "Face") -> bool:
        return face.colour >= 0 and COLOURS[face.colour] == self.colour


class IsMain(AboutIt):
    def holds(self, game: "Skirmish", entity: int, face: "Face") -> bool:
        return face.kind == "main"


class IsSide(AboutIt):
    def holds(self, game: "Skirmish", entity: int, face: "Face") -> bool:
        return face.kind == "side"


class IsBattlefield(AboutIt):
    def holds(self, game: "Skirmish", entity: int, face: "Face") -> bool:
        return face.kind == "battlefield"


class IsBoosted(AboutIt):
    def holds(self, game: "Skirmish", entity: int, face: "Face") -> bool:
        return face.facts.version == "boosted"


class IsDamaged(AboutIt):
    def holds(self, game: "Skirmish", entity: int, face: "Face") -> bool:
        return game.damage_on(entity) > 0


class IsCharacter(AboutIt):
    character: str

    def holds(self, game: "Skirmish", entity: int, face: "Face") -> bool:
        return face.facts.character == self.character


class IsAt(AboutIt):
    """Is it in a slot of the Location?"""

    location: Location

    def holds(self, game: "Skirmish", entity: int, face: "Face") -> bool:
        slot = game.slot_of(entity)
        return slot >= 0 and LOCATIONS[PLACES[slot]] == self.location


class AtLocation(Cond):
    """Is this card in a slot of the Location?"""

    location: Location

    def test(self, game: "Skirmish", effect: Effect) -> bool:
        return game.location_of(game.state.live(effect.source)) == LOCATIONS.index(self.location)


class Unopposed(Cond):
    """Is this card in a slot, and the one that it faces empty?"""

    def test(self, game: "Skirmish", effect: Effect) -> bool:
        place = game.place_of(game.state.live(effect.source))
        return place >= 0 and not game.facing(place)


class HadDefender(Cond):
    """Did this attack have a defender?"""

    def test(self, game: "Skirmish", effect: Effect) -> bool:
        return effect.vars.get("defender", 0) != 0


class DefeatedDefender(Cond):
    """Did this attack have a defender that has been defeated, wherever it is now?"""

    def test(self, game: "Skirmish", effect: Effect) -> bool:
        defender = effect.vars.get("defender", 0)
        return any(ref == defender for ref, _ in game.state.fallen)


class YourTurn(Cond):
    def test(self, game: "Skirmish", effect: Effect) -> bool:
        return game.state.active == effect.seat


class YouAreHeroes(Cond):
    """Do you play the Heroes? For cards that both sides use: Battlefields and Artifacts."""

    def test(self, game: "Skirmish", effect: Effect) -> bool:
        return effect.seat == 0


CONDITIONS: tuple[type[Cond], ...] = (
    HasColour, IsMain, IsSide, IsBattlefield, IsBoosted, IsDamaged, IsCharacter, IsAt, AtLocation, Unopposed,
    HadDefender, DefeatedDefender, YourTurn, YouAreHeroes,
)  # fmt: skip
