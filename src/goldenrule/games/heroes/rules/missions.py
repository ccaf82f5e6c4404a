"""Phase 3, Missions: what a player may do as an action (H-7.3), and the actions that are a single step."""

from typing import TYPE_CHECKING, Any

from goldenrule.games.heroes import ids
from goldenrule.games.heroes.ids import ACTION, READY, SUPPORTING
from goldenrule.games.heroes.rules import moves, stories, troubleshoot
from goldenrule.games.heroes.rules.windows import candidates
from goldenrule.kernel.decisions import PASS, Option
from goldenrule.kernel.game import Frame

if TYPE_CHECKING:
    from goldenrule.games.heroes.game import Heroes

KINDS = ("move", "troubleshoot", "treat", "story", "special", "event")


def options(g: "Heroes", seat: int, kinds: tuple[str, ...] = KINDS) -> list[Option]:
    """The actions that a player may take, without passing."""
    s = g.state
    out: list[Option] = []
    places = set()
    free = None
    faces, shown = g.content.faces, s.face
    cards: list[Any] = s.cards  # heroes are always pieces
    move, treat = "move" in kinds, "treat" in kinds
    for e in g.team(seat):
        piece = cards[e]
        if piece.status == READY:
            places.add(piece.place)
            if move:
                out.append(("move", e, 0))
        elif piece.status == SUPPORTING:
            if move:
                if free is None:
                    free = g.free_spaces()
                if piece.place >= 0 or free:
                    out.append(("move", e, 0))
        elif treat and piece.wounded:
            out.append(("treat", e, 0))
    if places and "troubleshoot" in kinds:
        for area in s.areas:
            headline = s.headlines[area]
            if headline and area * 4 + faces[shown[headline]].symbol in places:
                out.append(("troubleshoot", headline, 0))
        if s.special and ids.SCENARIO_PLACE in places:
            out.append(("troubleshoot", s.special, 0))
    if "story" in kinds:
        out.append(("story", 0, 0))
    if "special" in kinds and s.rows[ACTION]:
        out += [("special", e, i) for e, i in candidates(g, ACTION, seat)]
    if "event" in kinds:
        events = [e for e in g.zone_of(ids.HAND, seat) if faces[shown[e]].type == "event"]
        for e in g.distinct(events) if events else ():
            out += [
                ("event", e, each.index)
                for each in faces[shown[e]].listed
                if g.payable(seat, e, each.cost) and _useful(g, seat, e, each.index)
            ]
    return out


def _useful(g: "Heroes", seat: int, entity: int, index: int) -> bool:
    f = g.env(entity, index, seat)
    ability = g.face(entity).listed[index].ability
    return (ability.test is None or ability.test.test(g, f)) and ability.effect.may_change(g, f)


class Action(Frame):
    """A player chooses an action, or passes (A-18). `kinds` limits the choice; empty for all."""

    FIELDS = ("pc", "seat", "kinds")
    __slots__ = ("kinds", "seat")

    def __init__(self, pc: int, seat: int, kinds: tuple[str, ...] = ()) -> None:
        self.pc = pc
        self.seat = seat
        self.kinds = kinds

    def copy(self) -> "Action":
        return Action(self.pc, self.seat, self.kinds)

    def run(self, g: "Heroes") -> None:
        answer = g.take()
        seat = self.seat
        if answer is None:
            kind = "action" if self.kinds else "turn"
            g.ask(self, kind, seat, [*options(g, seat, self.kinds or KINDS), PASS], free=True)
            return
        verb, entity, detail = answer
        if verb == "move":
            g.push(moves.Move(0, seat, entity))
        elif verb == "troubleshoot":
            troubleshoot.begin(g, seat, entity)
        elif verb == "treat":
            g.set_wounded(entity, False)  # H-7.12
        elif verb == "story":
            g.push(stories.StoryAction(0, seat))
        elif verb == "special":
            g.use(seat, entity, detail)
        elif verb == "event":  # H-11.11
            g.move(entity, ids.SHOWN)
            g.push(PlayEvent(0, entity))
            g.use(seat, entity, detail)
        else:
            g.emit("passed", seat)


class PlayEvent(Frame):
    """An event is discarded once it has been carried out."""

    FIELDS = ("pc", "event")
    __slots__ = ("event",)

    def __init__(self, pc: int, event: int) -> None:
        self.pc = pc
        self.event = event

    def copy(self) -> "PlayEvent":
        return PlayEvent(self.pc, self.event)

    def run(self, g: "Heroes") -> None:
        if g.state.zone[self.event] == ids.SHOWN:
            g.discard(self.event)
