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
    def all(self, g: "Champions", f: Effect) -> list[int]:
        return [g.state.villain]

    def has(self, g: "Champions", f: Effect, entity: int) -> bool:
        return entity == g.state.villain


class Minions(Sel):
    """Minions in play, in player order. `engaged_with_you`: only those engaged with the resolving player."""

    engaged_with_you: bool = False

    def all(self, g: "Champions", f: Effect) -> list[int]:
        zones = g.state.zones
        if self.engaged_with_you:
            return list(zones[ENGAGEMENTS[f.seat]])
        out: list[int] = []
        for p in g.players():
            out += zones[ENGAGEMENTS[p]]
        return out

    def has(self, g: "Champions", f: Effect, entity: int) -> bool:
        return g.is_type(entity, "minion") and (not self.engaged_with_you or g.engaged(entity) == f.seat)


class Enemies(Sel):
    """The villain and every minion in play (MC-ENEMY-01)."""

    def all(self, g: "Champions", f: Effect) -> list[int]:
        s = g.state
        out = [s.villain]
        for p in s.alive if s.seats == 1 else g.players():
            out += s.zones[ENGAGEMENTS[p]]
        return out

    def has(self, g: "Champions", f: Effect, entity: int) -> bool:
        return entity == g.state.villain or g.is_type(entity, "minion")


_MINIONS = Minions()
_ENEMIES = Enemies()


class Attackable(Sel):
    """Enemies that the resolving player's characters may attack: guard protects the villain (MC-KW-GUARD-01).

    `among`: only members of that set, such as the enemy of the triggering condition.
    """

    minions_only: bool = False
    among: Sel | None = None

    def all(self, g: "Champions", f: Effect) -> list[int]:
        found = _MINIONS.all(g, f) if self.minions_only else _ENEMIES.all(g, f)
        if self.among is not None:
            found = [e for e in self.among.all(g, f) if e in found]
        if g.readings:
            found = damage.targets(g, found, f.source)
        villain = g.state.villain
        if villain in found and not values.may_attack(g, f.seat, villain):
            found.remove(villain)
        return found


class Aimable(Sel):
    """The members of a set without what an attack or thwart of the resolving player may not be aimed at.

    Guard keeps an attack from the villain (MC-KW-GUARD-01), crisis a thwart from the main scheme (MC-THWART-05). No
    card says so: the label of an ability does.
    """

    of: Sel
    label: str

    def all(self, g: "Champions", f: Effect) -> list[int]:
        found = self.of.all(g, f)
        if self.label == "thwart":
            return [e for e in found if not g.face(e).type.endswith("_scheme") or values.may_lose_threat(g, e)]
        if g.readings:
            found = damage.targets(g, found, f.source)
        villain = g.state.villain
        if villain in found and not values.may_attack(g, f.seat, villain):
            return [e for e in found if e != villain]
        return found


class Allies(Sel):
    """Allies in play. `yours`: only those that the resolving player controls."""

    yours: bool = False

    def all(self, g: "Champions", f: Effect) -> list[int]:
        zones = g.state.zones
        faces = g.content.faces
        face = g.state.face
        out: list[int] = []
        for p in [f.seat] if self.yours else g.players():
            for e in zones[AREAS[p]]:
                if faces[face[e]].type == "ally":
                    out.append(e)
        return out


class Friendly(Sel):
    """Characters that players control: identities in either form and allies. `yours`: the resolving player's."""

    yours: bool = False

    def all(self, g: "Champions", f: Effect) -> list[int]:
        zones = g.state.zones
        faces = g.content.faces
        face = g.state.face
        out: list[int] = []
        for p in [f.seat] if self.yours else g.players():
            for e in zones[AREAS[p]]:
                if faces[face[e]].friendly:
                    out.append(e)
        return out


_FRIENDLY = Friendly()


class Characters(Sel):
    """Every character in play: the players' first, then the villain and the minions (MC-CHAR-01)."""

    def all(self, g: "Champions", f: Effect) -> list[int]:
        return _FRIENDLY.all(g, f) + _ENEMIES.all(g, f)


class CharactersOf(Sel):
    """Characters controlled by the players of the set, who are shown by their identities."""

    who: Sel

    def all(self, g: "Champions", f: Effect) -> list[int]:
        seats = [g.identity_of(e) for e in self.who.all(g, f)]
        return [e for p in seats for e in g.controlled(p) if g.face(e).type in CHARACTERS]

    def has(self, g: "Champions", f: Effect, entity: int) -> bool:
        card = g.state.cards[entity]
        if card is None or card.controller < 0 or g.face(entity).type not in CHARACTERS:
            return False
        return self.who.has(g, f, g.state.identities[card.controller])


class YourCards(Sel):
    """Cards of some types that the resolving player controls in play, perhaps only those with a trait."""

    types: tuple[str, ...]
    trait: str = ""

    def all(self, g: "Champions", f: Effect) -> list[int]:
        out = [e for e in g.controlled(f.seat) if g.face(e).type in self.types]
        return [e for e in out if values.has_trait(g, e, self.trait)] if self.trait else out


class InPlay(Sel):
    """Cards in play with a name, whoever controls them: the scenario's first, then the players' in player order."""

    name: str
    type: str = ""

    def all(self, g: "Champions", f: Effect) -> list[int]:
        zones = g.state.zones
        found = list(zones[TABLE])
        seats = g.players()
        for p in seats:
            found += zones[ENGAGEMENTS[p]]
        for p in seats:
            found += zones[AREAS[p]]
        return [e for e in found if self._is(g, e)]

    def has(self, g: "Champions", f: Effect, entity: int) -> bool:
        return g.in_play(entity) and self._is(g, entity)

    def _is(self, g: "Champions", entity: int) -> bool:
        face = g.face(entity)
        return face.name == self.name and self.type in ("", face.type)


class MainScheme(Sel):
    def all(self, g: "Champions", f: Effect) -> list[int]:
        return [g.state.main_scheme]


class SideSchemes(Sel):
    def all(self, g: "Champions", f: Effect) -> list[int]:
        faces = g.content.faces
        face = g.state.face
        return [e for e in g.state.zones[TABLE] if faces[face[e]].type == "side_scheme"]


_SIDE_SCHEMES = SideSchemes()


class Schemes(Sel):
    """Schemes in play from which threat may be removed: crisis protects the main scheme (MC-CRISIS-01)."""

    def all(self, g: "Champions", f: Effect) -> list[int]:
        s = g.state
        faces = g.content.faces
        face = s.face
        out = [s.main_scheme] if values.may_lose_threat(g, s.main_scheme) else []
        for e in s.zones[TABLE]:
            if faces[face[e]].type == "side_scheme" and values.may_lose_threat(g, e):
                out.append(e)
        return out


class AllSchemes(Sel):
    """Every scheme in play."""

    def all(self, g: "Champions", f: Effect) -> list[int]:
        return [g.state.main_scheme, *_SIDE_SCHEMES.all(g, f)]


class This(Sel):
    """The card that the ability is printed on, as long as it is the same one."""

    def all(self, g: "Champions", f: Effect) -> list[int]:
        e = g.state.live(f.source)
        return [e] if e else []

    def has(self, g: "Champions", f: Effect, entity: int) -> bool:
        return bool(entity == g.state.live(f.source))

    def meant(self, g: "Champions", f: Effect, ref: int) -> bool:
        return ref == f.source  # MC-SELF-01: not the card that has taken its place, nor itself come back


class Host(Sel):
    """The card that this one is attached to."""

    def all(self, g: "Champions", f: Effect) -> list[int]:
        card = g.state.cards[g.state.live(f.source)]
        return [card.host] if card is not None and card.host else []


class EngagedWith(Sel):
    """Minions engaged with the players of the set, who are shown by their identities."""

    who: Sel

    def all(self, g: "Champions", f: Effect) -> list[int]:
        return [m for e in self.who.all(g, f) for m in g.state.zones[ENGAGEMENTS[g.identity_of(e)]]]


class MostPrinted(Sel):
    """The members of a set with the highest printed value of a statistic; all of them if they are equal."""

    stat: int
    of: Sel

    def all(self, g: "Champions", f: Effect) -> list[int]:
        found = [(values.printed(g, self.stat, e), e) for e in self.of.all(g, f)]
        most = max([n for n, _ in found], default=0)
        return [e for n, e in found if n == most]


class WithTrait(Sel):
    """The members of a set of cards in play that have a trait, printed or gained."""

    of: Sel
    trait: str

    def all(self, g: "Champions", f: Effect) -> list[int]:
        return [e for e in self.of.all(g, f) if values.has_trait(g, e, self.trait)]

    def has(self, g: "Champions", f: Effect, entity: int) -> bool:
        return self.of.has(g, f, entity) and values.has_trait(g, entity, self.trait)


class FacedownMinions(Sel):
    """Cards in play that lie facedown as minions, in player order."""

    def all(self, g: "Champions", f: Effect) -> list[int]:
        return [e for e in _MINIONS.all(g, f) if g.apart(e)]

    def has(self, g: "Champions", f: Effect, entity: int) -> bool:
        return g.apart(entity)
