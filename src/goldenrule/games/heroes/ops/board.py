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


def movable(game: "Heroes", heroes: list[int], status: int = RECOVERY) -> list[int]:
    """Heroes whom an ability may move: not one who is fighting, and a Wounded one not out of Recovery (H-5.9)."""
    fight = game.state.fight
    fighting = 0 if fight is None else fight.hero
    found = only_heroes(game, heroes)
    return [e for e in found if e != fighting and (status == RECOVERY or not game.piece(e).wounded)]


def only_heroes(game: "Heroes", entities: list[int]) -> list[int]:
    """A card may name a set with other cards in it."""
    types, shown = game.content.types, game.state.face
    return [e for e in entities if types[shown[e]] == "hero"]


class TakeAction(Op):
    """I may take an action of this kind as part of this one."""

    kind: Annotated[str, Words(*missions.KINDS)]

    def run(self, game: "Heroes", effect: Effect) -> None:
        if game.state.mission is None and game.state.fight is None:  # no action within a troubleshoot action
            game.push(missions.Action(0, effect.seat, (self.kind,)))

    def may_change(self, game: "Heroes", effect: Effect) -> bool:
        if game.state.mission is not None or game.state.fight is not None:
            return False
        if self.kind == "event":  # not whether they would change anything: one may bring an action as well
            return any(e != game.state.live(effect.source) for e in game.in_hand(effect.seat, "event"))
        if self.kind == "special":
            return bool(game.state.rows[ids.ACTION])
        return bool(missions.options(game, effect.seat, (self.kind,)))


class Travel(Op):
    """I move any number of my Ready heroes to one district, or to Recovery."""

    def run(self, game: "Heroes", effect: Effect) -> None:
        game.push(moves.Travel(0, effect.seat))

    def may_change(self, game: "Heroes", effect: Effect) -> bool:
        for e in movable(game, list(game.team(effect.seat))):
            if game.piece(e).status == READY:
                return True
        return False


class Join(Op):
    """Heroes go to the district of another one, and are Ready there; only Ready ones to the scenario card (A-55)."""

    who: Sel
    where: Sel

    def run(self, game: "Heroes", effect: Effect) -> None:
        there = self._places(game, effect)
        for e in self._found(game, effect) if there else ():
            if moves.may_stand(game, e, there[0]):
                game.stand(e, READY, there[0])

    def may_change(self, game: "Heroes", effect: Effect) -> bool:
        there = self._places(game, effect)
        return bool(there) and any(moves.may_stand(game, e, there[0]) for e in self._found(game, effect))

    def _found(self, game: "Heroes", effect: Effect) -> list[int]:
        return movable(game, self.who.all(game, effect), READY)

    def _places(self, game: "Heroes", effect: Effect) -> list[int]:
        found = [game.piece(e) for e in only_heroes(game, self.where.all(game, effect))]
        return [piece.place for piece in found if piece.status == READY and piece.place != CARD]


class ToStatus(Op):
    """Heroes get a status, on their cards."""

    who: Sel
    status: Annotated[str, Words(*ids.STATUSES)]

    def run(self, game: "Heroes", effect: Effect) -> None:
        status = ids.STATUSES.index(self.status)
        for e in movable(game, self.who.all(game, effect), status):
            game.stand(e, status)

    def may_change(self, game: "Heroes", effect: Effect) -> bool:
        status = ids.STATUSES.index(self.status)
        pieces = [game.piece(e) for e in movable(game, self.who.all(game, effect), status)]
        return any(piece.status != status or piece.place != CARD for piece in pieces)


class PlaceHero(Op):
    """Heroes are put on the board by me: Ready in a district, or Supporting on a free support space."""

    who: Sel

    def run(self, game: "Heroes", effect: Effect) -> None:
        for e in self._found(game, effect):
            game.push(moves.PlaceHero(0, effect.seat, e))

    def may_change(self, game: "Heroes", effect: Effect) -> bool:
        return bool(self._found(game, effect))

    def _found(self, game: "Heroes", effect: Effect) -> list[int]:
        return movable(game, self.who.all(game, effect), READY)


class Heal(Op):
    """Heroes lose their Wounded marker."""

    who: Sel

    def run(self, game: "Heroes", effect: Effect) -> None:
        for e in only_heroes(game, self.who.all(game, effect)):
            game.set_wounded(e, False)

    def may_change(self, game: "Heroes", effect: Effect) -> bool:
        return any(game.piece(e).wounded for e in only_heroes(game, self.who.all(game, effect)))


class Wound(Op):
    """Heroes go to Recovery, Wounded. Not one who is fighting."""

    who: Sel

    def run(self, game: "Heroes", effect: Effect) -> None:
        for e in self._found(game, effect):
            game.set_wounded(e, True)
            game.stand(e, RECOVERY)

    def may_change(self, game: "Heroes", effect: Effect) -> bool:
        return any(not game.piece(e).wounded for e in self._found(game, effect))

    def _found(self, game: "Heroes", effect: Effect) -> list[int]:
        return movable(game, self.who.all(game, effect))


OPS = (TakeAction, Travel, Join, ToStatus, PlaceHero, Heal, Wound)
