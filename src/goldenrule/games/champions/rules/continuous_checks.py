"""Continuous checks: what follows from the state by itself (MC-DEFEAT-01, -02, MC-MAIN-02, MC-ALLYLIM-02)."""

from typing import TYPE_CHECKING

from goldenrule.games.champions import events, ids
from goldenrule.games.champions.ids import AREAS, ENGAGEMENTS, TABLE
from goldenrule.games.champions.rules import values
from goldenrule.games.champions.rules.damage import Damage
from goldenrule.games.champions.rules.defeat import (
    AdvanceScheme,
    Defeat,
    Limit,
    cards_over_limit,
    defeat_order,
    is_main_scheme_full,
)
from goldenrule.kernel.event_windows import APPLY, CHECKS, DONE, PENDING, PREDICTED, EventWindow

if TYPE_CHECKING:
    from goldenrule.games.champions.game import Champions


def settle(game: "Champions") -> None:
    """What follows from the state by itself (MC-DEFEAT-01, -02, MC-MAIN-02, MC-ALLYLIM-02, MC-KW-RESTR-02)."""
    state = game.state
    dirty = state.dirty
    state.dirty = 0
    if not state.villain:
        return
    if dirty & ids.DIRTY_TOKENS:
        game.tell_event(events.Endless, state.acceleration)  # the game would have no end (OQ-78)
        game.finish("villain")
    gone: list[int] = []
    if dirty & ids.DIRTY_CHARACTERS:
        for e in characters(game):
            if values.remaining(game, e) <= 0:
                gone.append(e)
    if dirty & ids.DIRTY_SIDE:
        for e in state.zones[TABLE]:
            if not state.cards[e].threat and game.face(e).type == "side_scheme":
                gone.append(e)
    if gone:
        defeat_all(game, gone)
    if (
        dirty & ids.DIRTY_MAIN
        and is_main_scheme_full(game)
        and not any(isinstance(f, AdvanceScheme) for f in game.stack)
    ):
        game.push(AdvanceScheme(0))
    if dirty & ids.DIRTY_LIMITS:
        for seat in reversed(game.players()):  # the first player's comes uppermost
            if cards_over_limit(game, seat) and not is_discarding(game, seat):
                game.push(Limit(0, seat))


def defeat_all(game: "Champions", gone: list[int]) -> None:
    """Defeat characters without hit points and side schemes without threat, unless something already does it."""
    state = game.state
    handled = being_defeated(game)
    defeats = [Defeat(state.ref(e), 0, game.speaker(e)) for e in gone if state.ref(e) not in handled]
    if defeats:
        defeats.sort(key=lambda each: defeat_order(game, each))
        Defeat.occur(game, defeats)


def is_discarding(game: "Champions", seat: int) -> bool:
    """Is a player already discarding down to a limit?"""
    return any([isinstance(frame, Limit) and frame.seat == seat for frame in game.stack])


def characters(game: "Champions") -> list[int]:
    """Every character in play: identities and allies, the villain, minions."""
    state = game.state
    faces = game.content.faces
    out: list[int] = []
    for p in game.players():
        for e in state.zones[AREAS[p]]:
            if faces[state.face[e]].stats[ids.HP]:
                out.append(e)
        out += state.zones[ENGAGEMENTS[p]]
    out.append(state.villain)
    return out


def being_defeated(game: "Champions") -> tuple[int, ...]:
    """References of what a window on the stack is defeating or will defeat when it gets there."""
    out: tuple[int, ...] = ()
    for frame in game.stack:
        if isinstance(frame, EventWindow):
            for c in frame.events:
                if isinstance(c, Defeat):
                    due = c.status in (PENDING, DONE) or (c.status == PREDICTED and frame.pc <= CHECKS)
                else:
                    due = isinstance(c, Damage) and c.status == DONE and c.result > 0 and APPLY <= frame.pc <= CHECKS
                if due:
                    out = (*out, c.target)
    return out
