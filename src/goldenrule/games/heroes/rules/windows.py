"""Moments: who may use which ability, in which order (H-13)."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated

from goldenrule.games.heroes import ids
from goldenrule.games.heroes.content import ANYBODY, FREE, MINE, Listed
from goldenrule.games.heroes.ids import (
    ACTION,
    DEPLOYMENT,
    HEROES,
    PLANNING,
    SEAT_OF,
    SUPPORTING,
)
from goldenrule.games.heroes.rules.paying import may_pay
from goldenrule.games.heroes.state import Fight, Mission, Piece, SideOrNone
from goldenrule.kernel import checks as may
from goldenrule.kernel.decisions import Option
from goldenrule.kernel.event_windows import poll
from goldenrule.kernel.fields import Index, Kind, Seat, SeatOrNone, Size, between
from goldenrule.kernel.game import Frame

if TYPE_CHECKING:
    from goldenrule.games.heroes.game import Heroes

Listeners = Sequence[tuple[int, int]]
UsedCard = Annotated[int, Kind(may.number(-may.MOST_PARTS, may.MOST), "card")]
Used = tuple[tuple[UsedCard, Index], ...]
"""Abilities (entity, index) used at a moment: each once (H-13.2)."""


def may_use_where_it_is(game: "Heroes", seat: int, entity: int, kind: str, moment: int) -> bool:
    """May a seat use an ability of this kind of a card now, by where the card is?"""
    own = SEAT_OF[game.state.zone[entity]] == seat
    fight = game.state.fight
    if fight is not None:
        return _works_in_fight(game, fight, seat, entity, kind, own)
    return _works_outside(game, seat, entity, kind, moment, own)


def _works_outside(game: "Heroes", seat: int, entity: int, kind: str, moment: int, own: bool) -> bool:
    """Without a combat. `own`: the card is the seat's."""
    state = game.state
    mission = state.mission
    if mission is not None:
        if kind == "scheming" or (kind == "plan" and moment != ids.RESOLVED):
            return own and seat == mission.nemesis
        if kind == "scenario":
            return seat == mission.seat
        if not own:
            return False
        if kind in ("combat", "support") and game.face(entity).type == "hero":
            return seat == mission.seat and _helps(game.piece(entity), mission, kind)
        return kind in ("power_up", "plan")
    if kind == "support":
        if not own or moment != ACTION:
            return False
        hero: Piece = state.cards[entity]
        return hero.status == SUPPORTING  # H-7.20
    if kind == "scenario":
        return moment == DEPLOYMENT and seat == state.first
    return own and (kind in ("power_up", "plan", "scheming") or (kind == "ally" and moment in (PLANNING, ACTION)))


def _helps(card: Piece, mission: Mission, kind: str) -> bool:
    if kind == "support":
        return card.status == SUPPORTING and card.place == mission.place >> 2  # H-8.10
    return card.status == ids.READY and card.place == mission.place


def _works_in_fight(game: "Heroes", fight: Fight, seat: int, entity: int, kind: str, own: bool) -> bool:
    if kind == "combat":
        if entity == fight.hero:  # a defeated one is in Recovery
            return seat == fight.seat and game.piece(entity).status == ids.READY
        # the player who faces the heroes may pay for the ability of any villain in play (H-11.14)
        return entity == fight.lead and (seat == fight.runner or (seat != fight.seat and not fight.confrontation))
    if kind == "backup":
        return seat == fight.runner and game.state.zone[entity] == ids.BACKUPS
    if kind == "plan":
        return own and seat == fight.runner
    if seat != fight.seat:
        return False
    if kind == "scenario":
        return not own
    if kind == "support":
        card = game.piece(entity)
        return own and card.status == SUPPORTING and card.place == fight.place >> 2  # H-12.22
    return own and kind in ("ally", "power_up")


def may_use(game: "Heroes", seat: int, entity: int, listed: Listed) -> bool:
    """Could a seat pay for an ability, is its test met, and would it change anything (H-13.1)?"""
    if listed.cost is not FREE and not may_pay(game, seat, entity, listed.cost):
        return False
    effect = game.env(entity, listed.index, seat)
    return (listed.test is None or listed.test.test(game, effect)) and listed.effect.may_change(game, effect)


def listeners(game: "Heroes", moment: int, roll: int) -> Listeners:
    """Abilities that somebody might use at a moment; `roll` is the kind of roll, if it is about one.

    Of the combat abilities only those of the fighters: of all that listen in a combat, few. The game remembers them
    for the row that it has read; rows are replaced, never written.
    """
    row = game.state.rows[moment]
    fight = game.state.fight
    if fight is None or not row:
        return row
    hero, lead = fight.hero, fight.lead
    key = (moment, roll, hero, lead)
    heard = game.heard.get(key)
    if heard is not None and heard[0] is row:
        return heard[1]
    faces, shown = game.content.faces, game.state.face
    out = []
    for entry in row:
        entity, index = entry
        listed = faces[shown[entity]].listed[index]
        if listed.kind == "combat" and entity != hero and entity != lead:
            continue
        if roll < 0 or listed.rolls >> roll & 1:
            out.append(entry)
    game.heard[key] = row, out
    return out


def candidates(game: "Heroes", moment: int, seat: int) -> list[tuple[int, int]]:
    """Abilities that a seat may use at a moment when nobody rolls and nothing has been used."""
    return usable_among(game, game.state.rows[moment], moment, seat, -1, (), False)


def usable_among(
    game: "Heroes",
    row: Listeners,
    moment: int,
    seat: int,
    roller: int,
    used: Used,
    forced: bool | None,
) -> list[tuple[int, int]]:
    """Those of the listeners of a moment that a seat may use; that happen by themselves if `forced`.

    If `forced` is None, only the first one, of either sort: is there any?
    `roller` is the side that makes the roll, that takes the KO or that has troubleshot.
    """
    out: list[tuple[int, int]] = []
    state = game.state
    faces, shown, zone = game.content.faces, state.face, state.zone
    fight = state.fight
    for entry in row:
        entity, index = entry
        owner = SEAT_OF[zone[entity]]
        if owner != seat and owner >= 0 and fight is None:
            continue  # without a combat nobody uses what is another's
        listed = faces[shown[entity]].listed[index]
        if listed.forced != forced and forced is not None:
            continue
        if fight is not None:
            able = _works_in_fight(game, fight, seat, entity, listed.kind, owner == seat)
        else:
            able = _works_outside(game, seat, entity, listed.kind, moment, owner == seat)
        if not able or entry in used:
            continue
        if roller >= 0 and listed.whose != ANYBODY and not _concerns(game, seat, listed.whose, roller):
            continue
        if may_use(game, seat, entity, listed):
            out.append(entry)
            if forced is None:
                break
    return out


def _concerns(game: "Heroes", seat: int, whose: int, roller: int) -> bool:
    """Is what a side does "mine" or "theirs" for a seat, as an ability says?"""
    fight, mission = game.state.fight, game.state.mission
    hero_seat = fight.seat if fight is not None else mission.seat if mission is not None else -1
    return hero_seat < 0 or ((seat == hero_seat) == (roller == HEROES)) == (whose == MINE)


def open_window(game: "Heroes", moment: int, seats: tuple[int, ...], roll: int = -1, roller: int = -1) -> bool:
    """Push the window of a moment if somebody could use anything; says whether it did."""
    row = listeners(game, moment, roll)
    return bool(row) and _open(game, row, moment, seats, roll, roller)


def open_in_fight(game: "Heroes", moment: int, roll: int = -1, roller: int = -1) -> bool:
    """The window of a moment of a combat, for all who take part in it."""
    row = listeners(game, moment, roll)
    return bool(row) and _open(game, row, moment, sides(game), roll, roller)


def _open(game: "Heroes", row: Listeners, moment: int, seats: tuple[int, ...], roll: int, roller: int) -> bool:
    for seat in seats:
        if usable_among(game, row, moment, seat, roller, (), None):
            game.push(Window(0, moment, roll, roller, seats))
            return True
    return False


def sides(game: "Heroes") -> tuple[int, ...]:
    """The seats of a combat, those of the side that has the initiative first (H-13.8)."""
    fight = game.fight()
    villains = game.villain_players(fight.seat)
    if villains[0] != fight.runner:
        villains = [fight.runner, *[p for p in villains if p != fight.runner]]
    return (fight.seat, *villains) if fight.initiative == HEROES else (*villains, fight.seat)


class Window(Frame):
    """A moment: what happens by itself first, then opportunities in turn until all have passed in a row."""

    moment: Annotated[int, between(0, len(ids.MOMENTS) - 1)]
    roll: Annotated[int, between(-1, len(ids.ROLLS) - 1)]
    roller: SideOrNone
    seats: Annotated[tuple[Seat, ...], Size(16)]
    turn: SeatOrNone = -1
    passes: Index = 0
    used: Used = ()

    def run(self, game: "Heroes") -> None:
        fight = game.state.fight
        if fight is not None and fight.stopped and self.moment != ids.COMBAT_END:
            if fight.over or self.moment != ids.SEQUENCE_END:
                return
        game.stack.append(self)
        if self.pc == 0 and self.moment in game.content.forced_moments:
            row = listeners(game, self.moment, self.roll)
            for seat in self.seats:
                for entity, index in usable_among(game, row, self.moment, seat, self.roller, self.used, True):
                    self.used = (*self.used, (entity, index))
                    game.use(seat, entity, index)
                    return
        self.pc = 1
        chosen = poll(self, game, self.seats, ids.QUESTIONS[self.moment])
        if chosen is not None:
            entity, index = chosen[1]
            self.used = (*self.used, (entity, index))
            self.pc = 0
            game.use(chosen[0], entity, index)
        elif self.passes == len(self.seats):
            game.stack.pop()

    def offers(self, game: "Heroes", seat: int) -> list[tuple[int, int]] | None:
        """What a seat may use now; None for nothing."""
        row = listeners(game, self.moment, self.roll)
        return usable_among(game, row, self.moment, seat, self.roller, self.used, False) or None

    def named(self, game: "Heroes", seat: int, answer: Option) -> tuple[int, int]:
        """The ability that an answer names."""
        return answer[1], answer[2]
