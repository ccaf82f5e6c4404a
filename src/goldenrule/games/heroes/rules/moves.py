"""The Move action, and the support move that goes with it (H-7.7 to H-7.10, H-10.5)."""

from typing import TYPE_CHECKING

from goldenrule.games.heroes import ids
from goldenrule.games.heroes.ids import CARD, READY, RECOVERY, SCENARIO_PLACE, SUPPORTING
from goldenrule.kernel.decisions import PASS, Option
from goldenrule.kernel.game import Frame

if TYPE_CHECKING:
    from goldenrule.games.heroes.game import Heroes

HOME: Option = ("home", 0, 0)


def districts(g: "Heroes") -> list[int]:
    """Where a Ready hero can stand: the districts in use, and the scenario card while its headline is in play."""
    out = [area * 4 + symbol for area in g.state.areas for symbol in range(4)]
    if g.state.special:
        out.append(SCENARIO_PLACE)
    return out


def destinations(g: "Heroes", hero: int) -> list[Option]:
    piece = g.piece(hero)
    if piece.status == READY:
        out: list[Option] = [("go", 0, place) for place in districts(g) if place != piece.place]
    else:
        out = [("go", 0, area) for area in g.free_spaces() if area != piece.place]
    if piece.place != CARD:
        out.append(HOME)
    return out


class Move(Frame):
    """One hero moves; a Supporting one may go along with a Ready hero who moves into a district."""

    FIELDS = ("pc", "seat", "hero")
    __slots__ = ("hero", "seat")

    def __init__(self, pc: int, seat: int, hero: int) -> None:
        self.pc = pc
        self.seat = seat
        self.hero = hero

    def copy(self) -> "Move":
        return Move(self.pc, self.seat, self.hero)

    def run(self, g: "Heroes") -> None:
        hero = self.hero
        answer = g.take()
        if self.pc == 0:
            if answer is None:
                g.ask(self, "destination", self.seat, destinations(g, hero), source=hero)
                return
            self.pc = 1
            status = g.piece(hero).status
            if answer == HOME:
                g.stand(hero, RECOVERY if status == READY else SUPPORTING)  # H-7.7, H-7.8
                return
            place = answer[2]
            g.stand(hero, status, place)
            if status == SUPPORTING or place == SCENARIO_PLACE or place >> 2 not in g.free_spaces():
                return
            answer = None
        if answer is None:  # H-7.9, H-7.10
            waiting = [e for e in g.team(self.seat) if _waits(g, e)]
            if waiting:
                g.ask(self, "escort", self.seat, [*(("escort", e, 0) for e in waiting), PASS], source=hero)
        elif answer != PASS:
            g.stand(answer[1], SUPPORTING, g.piece(hero).place >> 2)


def _waits(g: "Heroes", hero: int) -> bool:
    piece = g.piece(hero)
    return piece.status == SUPPORTING and piece.place == CARD


class Travel(Frame):
    """Any number of own Ready heroes go to one district, or to Recovery: a place first, then the heroes."""

    FIELDS = ("pc", "seat", "place", "left")
    __slots__ = ("left", "place", "seat")

    def __init__(self, pc: int, seat: int, place: int = CARD, left: tuple[int, ...] = ()) -> None:
        self.pc = pc
        self.seat = seat
        self.place = place
        self.left = left  # heroes that may still go

    def copy(self) -> "Travel":
        return Travel(self.pc, self.seat, self.place, self.left)

    def run(self, g: "Heroes") -> None:
        answer = g.take()
        if self.pc == 0:
            if answer is None:
                options: list[Option] = [("go", 0, place) for place in districts(g)]
                g.ask(self, "destination", self.seat, [*options, HOME])
                return
            self.pc = 1
            self.place = CARD if answer == HOME else answer[2]
            self.left = tuple([e for e in g.team(self.seat) if g.piece(e).status == ids.READY])
            answer = None
        if answer is not None:
            if answer == PASS:
                return
            hero = answer[1]
            self.left = tuple([e for e in self.left if e != hero])
            g.stand(hero, RECOVERY if self.place == CARD else READY, self.place)
        movable = [e for e in self.left if g.piece(e).place != self.place or self.place == CARD]
        if movable:
            g.ask(self, "travel", self.seat, [*(("escort", e, 0) for e in movable), PASS])


class PlaceHero(Frame):
    """A hero is put on the board: Ready in a district, or Supporting on a free support space."""

    FIELDS = ("pc", "seat", "hero")
    __slots__ = ("hero", "seat")

    def __init__(self, pc: int, seat: int, hero: int) -> None:
        self.pc = pc
        self.seat = seat
        self.hero = hero

    def copy(self) -> "PlaceHero":
        return PlaceHero(self.pc, self.seat, self.hero)

    def run(self, g: "Heroes") -> None:
        answer = g.take()
        if answer is None:
            options: list[Option] = [("go", 0, place) for place in districts(g)]
            options += [("support_at", 0, area) for area in g.free_spaces()]
            g.ask(self, "destination", self.seat, options, source=self.hero)
            return
        g.stand(self.hero, READY if answer[0] == "go" else SUPPORTING, answer[2])
