"""Moments: who may use which ability, in which order (H-13)."""

from typing import TYPE_CHECKING

from goldenrule.games.heroes import ids
from goldenrule.games.heroes.ids import ACTION, DEPLOYMENT, HEROES, PLANNING, SEAT_ZONES, SUPPORTING, seat_zone
from goldenrule.games.heroes.state import Fight, Mission, Piece
from goldenrule.kernel.decisions import PASS
from goldenrule.kernel.game import Frame

if TYPE_CHECKING:
    from goldenrule.games.heroes.game import Heroes

Used = tuple[tuple[int, int], ...]
"""Abilities (entity, index) used at a moment: each once (H-13.2)."""


def works(g: "Heroes", seat: int, entity: int, kind: str, moment: int) -> bool:
    """May a seat use an ability of this kind of a card now, by where the card is?"""
    s = g.state
    fight = s.fight
    if fight is not None:
        return _works_in_fight(g, fight, seat, entity, kind)
    mission = s.mission
    if mission is not None:
        if kind == "scheming" or (kind == "plan" and moment != ids.RESOLVED):
            return seat == mission.nemesis and g.seat_of(entity) == seat
        if kind == "scenario":
            return seat == mission.seat
        if g.seat_of(entity) != seat:
            return False
        if kind in ("combat", "support") and g.face(entity).type == "hero":
            card = s.cards[entity]
            assert isinstance(card, Piece)
            return seat == mission.seat and _helps(card, mission, kind)
        return kind in ("power_up", "plan")
    if kind == "scenario":
        return moment == DEPLOYMENT and seat == s.first
    if g.seat_of(entity) != seat:
        return False
    if kind == "support":
        return moment == ACTION and g.piece(entity).status == SUPPORTING  # H-7.20
    return kind in ("power_up", "plan", "scheming") or (kind == "ally" and moment in (PLANNING, ACTION))


def _helps(card: Piece, mission: Mission, kind: str) -> bool:
    if kind == "support":
        return card.status == SUPPORTING and card.place == mission.place >> 2  # H-8.10
    return card.status == ids.READY and card.place == mission.place


def _works_in_fight(g: "Heroes", fight: Fight, seat: int, entity: int, kind: str) -> bool:
    s = g.state
    if kind == "combat":
        if entity == fight.hero:
            return seat == fight.seat
        # whoever faces the heroes may pay for the ability of any villain in play (H-11.14)
        return entity == fight.lead and (seat == fight.runner or (seat != fight.seat and not fight.confrontation))
    if kind == "backup":
        return seat == fight.runner and s.zone[entity] == ids.BACKUPS
    if g.seat_of(entity) != seat:
        return kind == "scenario" and seat == fight.seat
    if kind == "support":
        card = s.cards[entity]
        assert isinstance(card, Piece)
        return seat == fight.seat and card.status == SUPPORTING and card.place == fight.place >> 2  # H-12.22
    if kind == "plan":
        return seat == fight.runner
    return seat == fight.seat and kind in ("ally", "power_up")


def candidates(
    g: "Heroes", moment: int, seat: int, roll: int = -1, roller: int = -1, used: Used = (), forced: bool | None = False
) -> list[tuple[int, int]]:
    """Abilities that a seat may use at a moment; those that happen by themselves if `forced`, None for all.

    `roll` is the kind of roll, `roller` the side that makes it, that takes the KO or that has troubleshot.
    """
    out: list[tuple[int, int]] = []
    faces, shown = g.content.faces, g.state.face
    fight = g.state.fight
    zone = g.state.zone
    first = seat_zone(0, seat)
    mission = g.state.mission
    hero_seat = fight.seat if fight is not None else mission.seat if mission is not None else -1
    mine = 2 if roller < 0 or hero_seat < 0 else int((seat == hero_seat) != (roller == HEROES))
    for entry in g.state.rows[moment]:
        entity, index = entry
        listed = faces[shown[entity]].listed[index]
        if (listed.forced != forced and forced is not None) or entry in used:
            continue
        if fight is None and not 0 <= zone[entity] - first < SEAT_ZONES and listed.kind != "scenario":
            continue  # without a combat everybody uses what is his own
        if roll >= 0 and not listed.rolls >> roll & 1:
            continue
        if mine != 2 and listed.whose != 2 and listed.whose != mine:
            continue
        if not works(g, seat, entity, listed.kind, moment) or not g.payable(seat, entity, listed.cost):
            continue
        f = g.env(entity, index, seat)
        if (listed.test is None or listed.test.test(g, f)) and listed.ability.effect.may_change(g, f):
            out.append(entry)
    return out


def open_window(g: "Heroes", moment: int, seats: tuple[int, ...], roll: int = -1, roller: int = -1) -> bool:
    """Push the window of a moment if somebody could use anything; says whether it did."""
    if not g.state.rows[moment]:
        return False
    for seat in seats:
        if candidates(g, moment, seat, roll, roller, (), None):
            g.push(Window(0, moment, roll, roller, seats))
            return True
    return False


def sides(g: "Heroes") -> tuple[int, ...]:
    """The seats of a combat, those of the side that has the initiative first (H-13.8)."""
    fight = g.fight()
    villains = (fight.runner, *(p for p in g.villain_players(fight.seat) if p != fight.runner))
    return (fight.seat, *villains) if fight.initiative == HEROES else (*villains, fight.seat)


class Window(Frame):
    """A moment: what happens by itself first, then opportunities in turn until all have passed in a row."""

    FIELDS = ("pc", "moment", "roll", "roller", "seats", "turn", "passes", "used")
    __slots__ = ("moment", "passes", "roll", "roller", "seats", "turn", "used")

    def __init__(
        self,
        pc: int,
        moment: int,
        roll: int,
        roller: int,
        seats: tuple[int, ...],
        turn: int = 0,
        passes: int = 0,
        used: Used = (),
    ) -> None:
        self.pc = pc
        self.moment = moment
        self.roll = roll
        self.roller = roller
        self.seats = seats
        self.turn = turn
        self.passes = passes
        self.used = used

    def copy(self) -> "Window":
        return Window(self.pc, self.moment, self.roll, self.roller, self.seats, self.turn, self.passes, self.used)

    def run(self, g: "Heroes") -> None:
        fight = g.state.fight
        if fight is not None and fight.over and self.moment != ids.COMBAT_END:
            return
        if self.pc == 0:
            for seat in self.seats:
                for entity, index in candidates(g, self.moment, seat, self.roll, self.roller, self.used, True):
                    self.used = (*self.used, (entity, index))
                    g.push(self)
                    g.use(seat, entity, index)
                    return
            self.pc = 1
        seats = self.seats
        while self.passes < len(seats):
            seat = seats[self.turn]
            answer = g.take()
            if answer is None:
                found = candidates(g, self.moment, seat, self.roll, self.roller, self.used)
                if found:
                    options = [("use", e, i) for e, i in found]
                    g.ask(self, ids.QUESTIONS[self.moment], seat, [*options, PASS], free=True)
                    return
            self.turn = (self.turn + 1) % len(seats)
            if answer is None or answer == PASS:
                self.passes += 1
                continue
            _, entity, index = answer
            self.used = (*self.used, (entity, index))
            self.passes = 0
            self.pc = 0
            g.push(self)
            g.use(seat, entity, index)
            return
