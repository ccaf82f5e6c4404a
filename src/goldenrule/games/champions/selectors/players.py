"""Players and their identities."""

from typing import TYPE_CHECKING

from goldenrule.games.champions.rules.attacks import Numbered
from goldenrule.kernel.effects import Effect
from goldenrule.kernel.expressions import Sel

if TYPE_CHECKING:
    from goldenrule.games.champions.game import Champions


class You(Sel):
    """The identity card of the player concerned, in either form."""

    def all(self, g: "Champions", f: Effect) -> list[int]:
        return [g.state.identities[f.seat]] if f.seat in g.state.alive else []

    def has(self, g: "Champions", f: Effect, entity: int) -> bool:
        return f.seat >= 0 and g.state.identities[f.seat] == entity


class YourHero(Sel):
    """Your identity while it is in hero form (MC-FORM-06), or only while it shows a given name (MC-IDENT-04)."""

    name: str = ""

    def all(self, g: "Champions", f: Effect) -> list[int]:
        if f.seat not in g.state.alive:
            return []
        e = g.state.identities[f.seat]
        face = g.face(e)
        return [e] if face.type == "hero" and self.name in ("", face.name) else []


class YourAlterEgo(Sel):
    """Your identity while it is in alter-ego form (MC-FORM-05), or only while it shows a given name."""

    name: str = ""

    def all(self, g: "Champions", f: Effect) -> list[int]:
        if f.seat not in g.state.alive:
            return []
        e = g.state.identities[f.seat]
        face = g.face(e)
        return [e] if face.type == "alter_ego" and self.name in ("", face.name) else []


class Players(Sel):
    """Every living player, as their identity card, in player order."""

    def all(self, g: "Champions", f: Effect) -> list[int]:
        s = g.state
        if s.seats == 1:
            return list(s.identities) if s.alive else []
        identities = s.identities
        out: list[int] = []
        for p in g.players():
            out.append(identities[p])
        return out


class Heroes(Sel):
    """Every identity in hero form, in player order. `others`: not the resolving player's."""

    others: bool = False

    def all(self, g: "Champions", f: Effect) -> list[int]:
        found = [g.state.identities[p] for p in g.players() if not (self.others and p == f.seat)]
        return [e for e in found if g.face(e).type == "hero"]


class FirstPlayer(Sel):
    """The first player, as their identity card."""

    def all(self, g: "Champions", f: Effect) -> list[int]:
        return [g.state.identities[g.state.first]] if g.state.first in g.state.alive else []


class AttackedPlayer(Sel):
    """The player whom an enemy has attacked, as their identity: whoever defends in another's place is the one."""

    def all(self, g: "Champions", f: Effect) -> list[int]:
        attack = g.condition(f)
        seat = attack.aimed if isinstance(attack, Numbered) else -1
        return [g.state.identities[seat]] if seat in g.state.alive else []
