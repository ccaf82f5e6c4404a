"""Characters, schemes and other cards in play."""

from typing import TYPE_CHECKING

from goldenrule.games.champions.facts import CHARACTERS
from goldenrule.games.champions.ids import AREAS, ENGAGEMENTS, TABLE
from goldenrule.games.champions.rules import damage, values
from goldenrule.kernel.effects import Effect
from goldenrule.kernel.expressions import Sel

if TYPE_CHECKING:
    from goldenrule.games.champions.game import Champions


class Villain(Sel):
    def all(self, game: "Champions", effect: Effect) -> list[int]:
        return [game.state.villain]

    def has(self, game: "Champions", effect: Effect, entity: int) -> bool:
        return entity == game.state.villain


class Minions(Sel):
    """Minions in play, in player order. `engaged_with_you`: only those engaged with the resolving player."""

    engaged_with_you: bool = False

    def all(self, game: "Champions", effect: Effect) -> list[int]:
        zones = game.state.zones
        if self.engaged_with_you:
            return list(zones[ENGAGEMENTS[effect.seat]])
        out: list[int] = []
        for p in game.players():
            out += zones[ENGAGEMENTS[p]]
        return out

    def has(self, game: "Champions", effect: Effect, entity: int) -> bool:
        return game.is_type(entity, "minion") and (not self.engaged_with_you or game.engaged(entity) == effect.seat)


class Enemies(Sel):
    """The villain and every minion in play (MC-ENEMY-01)."""

    def all(self, game: "Champions", effect: Effect) -> list[int]:
        state = game.state
        out = [state.villain]
        for p in state.alive if state.seats == 1 else game.players():
            out += state.zones[ENGAGEMENTS[p]]
        return out

    def has(self, game: "Champions", effect: Effect, entity: int) -> bool:
        return entity == game.state.villain or game.is_type(entity, "minion")


_MINIONS = Minions()
_ENEMIES = Enemies()


class Attackable(Sel):
    """Enemies that the resolving player's characters may attack: guard protects the villain (MC-KW-GUARD-01).

    `among`: only members of that set, such as the enemy of the triggering event.
    """

    minions_only: bool = False
    among: Sel | None = None

    def all(self, game: "Champions", effect: Effect) -> list[int]:
        found = _MINIONS.all(game, effect) if self.minions_only else _ENEMIES.all(game, effect)
        if self.among is not None:
            found = [e for e in self.among.all(game, effect) if e in found]
        if game.readings:
            found = damage.targets(game, found, effect.source)
        villain = game.state.villain
        if villain in found and not values.may_attack(game, effect.seat, villain):
            found.remove(villain)
        return found


class Aimable(Sel):
    """The members of a set without what an attack or thwart of the resolving player may not be aimed at.

    Guard keeps an attack from the villain (MC-KW-GUARD-01), crisis a thwart from the main scheme (MC-THWART-05). No
    card says so: the label of an ability does.
    """

    of: Sel
    label: str

    def all(self, game: "Champions", effect: Effect) -> list[int]:
        found = self.of.all(game, effect)
        if self.label == "thwart":
            return [e for e in found if not game.face(e).type.endswith("_scheme") or values.may_lose_threat(game, e)]
        if game.readings:
            found = damage.targets(game, found, effect.source)
        villain = game.state.villain
        if villain in found and not values.may_attack(game, effect.seat, villain):
            return [e for e in found if e != villain]
        return found


class Allies(Sel):
    """Allies in play. `yours`: only those that the resolving player controls."""

    yours: bool = False

    def all(self, game: "Champions", effect: Effect) -> list[int]:
        zones = game.state.zones
        faces = game.content.faces
        face = game.state.face
        out: list[int] = []
        for p in [effect.seat] if self.yours else game.players():
            for e in zones[AREAS[p]]:
                if faces[face[e]].type == "ally":
                    out.append(e)
        return out


class Friendly(Sel):
    """Characters that players control: identities in either form and allies. `yours`: the resolving player's."""

    yours: bool = False

    def all(self, game: "Champions", effect: Effect) -> list[int]:
        zones = game.state.zones
        faces = game.content.faces
        face = game.state.face
        out: list[int] = []
        for p in [effect.seat] if self.yours else game.players():
            for e in zones[AREAS[p]]:
                if faces[face[e]].friendly:
                    out.append(e)
        return out


_FRIENDLY = Friendly()


class Characters(Sel):
    """Every character in play: the players' first, then the villain and the minions (MC-CHAR-01)."""

    def all(self, game: "Champions", effect: Effect) -> list[int]:
        return _FRIENDLY.all(game, effect) + _ENEMIES.all(game, effect)


class CharactersOf(Sel):
    """Characters controlled by the players of the set, who are shown by their identities."""

    who: Sel

    def all(self, game: "Champions", effect: Effect) -> list[int]:
        seats = [game.identity_of(e) for e in self.who.all(game, effect)]
        return [e for p in seats for e in game.controlled(p) if game.face(e).type in CHARACTERS]

    def has(self, game: "Champions", effect: Effect, entity: int) -> bool:
        card = game.state.cards[entity]
        if card is None or card.controller < 0 or game.face(entity).type not in CHARACTERS:
            return False
        return self.who.has(game, effect, game.state.identities[card.controller])


class YourCards(Sel):
    """Cards of some types that the resolving player controls in play, perhaps only those with a trait."""

    types: tuple[str, ...]
    trait: str = ""

    def all(self, game: "Champions", effect: Effect) -> list[int]:
        out = [e for e in game.controlled(effect.seat) if game.face(e).type in self.types]
        return [e for e in out if values.has_trait(game, e, self.trait)] if self.trait else out


class InPlay(Sel):
    """Cards in play with a name, under anybody's control: the scenario's first, then the players' in player order."""

    name: str
    type: str = ""

    def all(self, game: "Champions", effect: Effect) -> list[int]:
        zones = game.state.zones
        found = list(zones[TABLE])
        seats = game.players()
        for p in seats:
            found += zones[ENGAGEMENTS[p]]
        for p in seats:
            found += zones[AREAS[p]]
        return [e for e in found if self._is(game, e)]

    def has(self, game: "Champions", effect: Effect, entity: int) -> bool:
        return game.in_play(entity) and self._is(game, entity)

    def _is(self, game: "Champions", entity: int) -> bool:
        face = game.face(entity)
        return face.name == self.name and self.type in ("", face.type)


class MainScheme(Sel):
    def all(self, game: "Champions", effect: Effect) -> list[int]:
        return [game.state.main_scheme]


class SideSchemes(Sel):
    def all(self, game: "Champions", effect: Effect) -> list[int]:
        faces = game.content.faces
        face = game.state.face
        return [e for e in game.state.zones[TABLE] if faces[face[e]].type == "side_scheme"]


_SIDE_SCHEMES = SideSchemes()


class Schemes(Sel):
    """Schemes in play from which threat may be removed: crisis protects the main scheme (MC-CRISIS-01)."""

    def all(self, game: "Champions", effect: Effect) -> list[int]:
        state = game.state
        faces = game.content.faces
        face = state.face
        out = [state.main_scheme] if values.may_lose_threat(game, state.main_scheme) else []
        for e in state.zones[TABLE]:
            if faces[face[e]].type == "side_scheme" and values.may_lose_threat(game, e):
                out.append(e)
        return out


class AllSchemes(Sel):
    """Every scheme in play."""

    def all(self, game: "Champions", effect: Effect) -> list[int]:
        return [game.state.main_scheme, *_SIDE_SCHEMES.all(game, effect)]


class This(Sel):
    """The card that the ability is printed on, as long as it is the same one."""

    def all(self, game: "Champions", effect: Effect) -> list[int]:
        e = game.state.live(effect.source)
        return [e] if e else []

    def has(self, game: "Champions", effect: Effect, entity: int) -> bool:
        return bool(entity == game.state.live(effect.source))

    def has_ref(self, game: "Champions", effect: Effect, ref: int) -> bool:
        return ref == effect.source  # MC-SELF-01: not the card that has taken its place, nor itself come back


class Host(Sel):
    """The card that this one is attached to."""

    def all(self, game: "Champions", effect: Effect) -> list[int]:
        card = game.state.cards[game.state.live(effect.source)]
        return [card.host] if card is not None and card.host else []


class EngagedWith(Sel):
    """Minions engaged with the players of the set, who are shown by their identities."""

    who: Sel

    def all(self, game: "Champions", effect: Effect) -> list[int]:
        return [m for e in self.who.all(game, effect) for m in game.state.zones[ENGAGEMENTS[game.identity_of(e)]]]


class MostPrinted(Sel):
    """The members of a set with the highest printed value of a statistic; all of them if they are equal."""

    stat: int
    of: Sel

    def all(self, game: "Champions", effect: Effect) -> list[int]:
        found = [(values.printed(game, self.stat, e), e) for e in self.of.all(game, effect)]
        most = max([n for n, _ in found], default=0)
        return [e for n, e in found if n == most]


class WithTrait(Sel):
    """The members of a set of cards in play that have a trait, printed or gained."""

    of: Sel
    trait: str

    def all(self, game: "Champions", effect: Effect) -> list[int]:
        return [e for e in self.of.all(game, effect) if values.has_trait(game, e, self.trait)]

    def has(self, game: "Champions", effect: Effect, entity: int) -> bool:
        return self.of.has(game, effect, entity) and values.has_trait(game, entity, self.trait)


class FacedownMinions(Sel):
    """Cards in play that lie facedown as minions, in player order."""

    def all(self, game: "Champions", effect: Effect) -> list[int]:
        return [e for e in _MINIONS.all(game, effect) if game.lies_apart(e)]

    def has(self, game: "Champions", effect: Effect, entity: int) -> bool:
        return game.lies_apart(entity)
