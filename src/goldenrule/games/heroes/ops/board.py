"""Ops on heroes on the board, and actions within an effect."""

from typing import TYPE_CHECKING, Annotated

from goldenrule.games.heroes import ids
from goldenrule.games.heroes.ids import CARD, READY, RECOVERY
from goldenrule.games.heroes.rules import missions, moves
from goldenrule.kernel.effects import Effect
from goldenrule.kernel.expressions import Sel
from goldenrule.kernel.field_marks import Words
from goldenrule.kernel.ops import Op

if TYPE_CHECKING:
    from goldenrule.games.heroes.game import Heroes


def movable(g: "Heroes", heroes: list[int], status: int = RECOVERY) -> list[int]:
    """Heroes whom an ability may move: not one who is fighting, and a Wounded one not out of Recovery (H-5.9)."""
    fight = g.state.fight
    fighting = 0 if fight is None else fight.hero
    found = only_heroes(g, heroes)
    return [e for e in found if e != fighting and (status == RECOVERY or not g.piece(e).wounded)]


def only_heroes(g: "Heroes", entities: list[int]) -> list[int]:
    """A card may name a set with other cards in it."""
    types, shown = g.content.types, g.state.face
    return [e for e in entities if types[shown[e]] == "hero"]


class TakeAction(Op):
    """I may take an action of this kind as part of this one."""

    kind: Annotated[str, Words(*missions.KINDS)]

    def run(self, g: "Heroes", f: Effect) -> None:
        if g.state.mission is None and g.state.fight is None:  # no action within a troubleshoot action
            g.push(missions.Action(0, f.seat, (self.kind,)))

    def may_change(self, g: "Heroes", f: Effect) -> bool:
        if g.state.mission is not None or g.state.fight is not None:
            return False
        if self.kind == "event":  # not whether they would change anything: one may bring an action as well
            return any(e != g.state.live(f.source) for e in g.in_hand(f.seat, "event"))
        if self.kind == "special":
            return bool(g.state.rows[ids.ACTION])
        return bool(missions.options(g, f.seat, (self.kind,)))


class Travel(Op):
    """Any number of my Ready heroes move to one district, or to Recovery."""

    def run(self, g: "Heroes", f: Effect) -> None:
        g.push(moves.Travel(0, f.seat))

    def may_change(self, g: "Heroes", f: Effect) -> bool:
        for e in movable(g, list(g.team(f.seat))):
            if g.piece(e).status == READY:
                return True
        return False


class Join(Op):
    """Heroes go to the district of another one, and are Ready there; only Ready ones to the scenario card (A-55)."""

    who: Sel
    where: Sel

    def run(self, g: "Heroes", f: Effect) -> None:
        there = self._places(g, f)
        for e in self._found(g, f) if there else ():
            if moves.may_stand(g, e, there[0]):
                g.stand(e, READY, there[0])

    def may_change(self, g: "Heroes", f: Effect) -> bool:
        there = self._places(g, f)
        return bool(there) and any(moves.may_stand(g, e, there[0]) for e in self._found(g, f))

    def _found(self, g: "Heroes", f: Effect) -> list[int]:
        return movable(g, self.who.all(g, f), READY)

    def _places(self, g: "Heroes", f: Effect) -> list[int]:
        found = [g.piece(e) for e in only_heroes(g, self.where.all(g, f))]
        return [piece.place for piece in found if piece.status == READY and piece.place != CARD]


class ToStatus(Op):
    """Heroes get a status, on their cards."""

    who: Sel
    status: Annotated[str, Words(*ids.STATUSES)]

    def run(self, g: "Heroes", f: Effect) -> None:
        status = ids.STATUSES.index(self.status)
        for e in movable(g, self.who.all(g, f), status):
            g.stand(e, status)

    def may_change(self, g: "Heroes", f: Effect) -> bool:
        status = ids.STATUSES.index(self.status)
        pieces = [g.piece(e) for e in movable(g, self.who.all(g, f), status)]
        return any(piece.status != status or piece.place != CARD for piece in pieces)


class PlaceHero(Op):
    """Heroes are put on the board by me: Ready in a district, or Supporting on a free support space."""

    who: Sel

    def run(self, g: "Heroes", f: Effect) -> None:
        for e in self._found(g, f):
            g.push(moves.PlaceHero(0, f.seat, e))

    def may_change(self, g: "Heroes", f: Effect) -> bool:
        return bool(self._found(g, f))

    def _found(self, g: "Heroes", f: Effect) -> list[int]:
        return movable(g, self.who.all(g, f), READY)


class Heal(Op):
    """Heroes lose their Wounded marker."""

    who: Sel

    def run(self, g: "Heroes", f: Effect) -> None:
        for e in only_heroes(g, self.who.all(g, f)):
            g.set_wounded(e, False)

    def may_change(self, g: "Heroes", f: Effect) -> bool:
        return any(g.piece(e).wounded for e in only_heroes(g, self.who.all(g, f)))


class Wound(Op):
    """Heroes go to Recovery, Wounded. Not one who is fighting."""

    who: Sel

    def run(self, g: "Heroes", f: Effect) -> None:
        for e in self._found(g, f):
            g.set_wounded(e, True)
            g.stand(e, RECOVERY)

    def may_change(self, g: "Heroes", f: Effect) -> bool:
        return any(not g.piece(e).wounded for e in self._found(g, f))

    def _found(self, g: "Heroes", f: Effect) -> list[int]:
        return movable(g, self.who.all(g, f))


OPS = (TakeAction, Travel, Join, ToStatus, PlaceHero, Heal, Wound)
