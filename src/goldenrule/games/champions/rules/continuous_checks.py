"""Continuous checks: what follows from the state by itself (MC-DEFEAT-01, -02, MC-MAIN-02, MC-ALLYLIM-02)."""

from typing import TYPE_CHECKING

from goldenrule.games.champions import events, ids
from goldenrule.games.champions.ids import AREAS, ENGAGEMENTS, TABLE
from goldenrule.games.champions.rules import values
from goldenrule.games.champions.rules.damage import Damage
from goldenrule.games.champions.rules.defeat import AdvanceScheme, Defeat, Limit, main_scheme_full, over_limit, place
from goldenrule.kernel.event_windows import APPLY, CHECKS, DONE, PENDING, PREDICTED, Occurrence

if TYPE_CHECKING:
    from goldenrule.games.champions.game import Champions


def settle(g: "Champions") -> None:
    """What follows from the state by itself (MC-DEFEAT-01, -02, MC-MAIN-02, MC-ALLYLIM-02, MC-KW-RESTR-02)."""
    s = g.state
    dirty = s.dirty
    s.dirty = 0
    if not s.villain:
        return
    if dirty & ids.DIRTY_TOKENS:
        g.tell_of(events.Endless, s.acceleration)  # the game would have no end (OQ-78)
        g.finish("villain")
    gone: list[int] = []
    if dirty & ids.DIRTY_CHARACTERS:
        for e in characters(g):
            if values.remaining(g, e) <= 0:
                gone.append(e)
    if dirty & ids.DIRTY_SIDE:
        for e in s.zones[TABLE]:
            if not s.cards[e].threat and g.face(e).type == "side_scheme":
                gone.append(e)
    if gone:
        handled = being_defeated(g)
        defeats = [Defeat(s.ref(e), 0, g.speaker(e)) for e in gone if s.ref(e) not in handled]
        if defeats:
            defeats.sort(key=lambda each: place(g, each))
            Defeat.occur(g, defeats)
    if dirty & ids.DIRTY_MAIN and main_scheme_full(g) and not any(isinstance(f, AdvanceScheme) for f in g.stack):
        g.push(AdvanceScheme(0))
    if dirty & ids.DIRTY_LIMITS:
        for seat in reversed(g.players()):  # the first player's comes uppermost
            if over_limit(g, seat) and not any(isinstance(f, Limit) and f.seat == seat for f in g.stack):
                g.push(Limit(0, seat))


def characters(g: "Champions") -> list[int]:
    """Every character in play: identities and allies, the villain, minions."""
    s = g.state
    faces = g.content.faces
    out: list[int] = []
    for p in g.players():
        for e in s.zones[AREAS[p]]:
            if faces[s.face[e]].stats[ids.HP]:
                out.append(e)
        out += s.zones[ENGAGEMENTS[p]]
    out.append(s.villain)
    return out


def being_defeated(g: "Champions") -> tuple[int, ...]:
    """References of what an occurrence on the stack is defeating or will defeat when it gets there."""
    out: tuple[int, ...] = ()
    for frame in g.stack:
        if isinstance(frame, Occurrence):
            for c in frame.conds:
                if isinstance(c, Defeat):
                    due = c.status in (PENDING, DONE) or (c.status == PREDICTED and frame.pc <= CHECKS)
                else:
                    due = isinstance(c, Damage) and c.status == DONE and c.result > 0 and APPLY <= frame.pc <= CHECKS
                if due:
                    out = (*out, c.target)
    return out
