"""Lasting effects, and the ends of attacks, turns, phases and rounds.

Lasting effects expire, then delayed effects come (MC-LASTING-06, -07).
"""

from typing import TYPE_CHECKING, Annotated

from goldenrule.games.champions import events, ids
from goldenrule.games.champions.abilities import AtEndOf
from goldenrule.games.champions.rules.attacks import Numbered, moment_of
from goldenrule.kernel import checks as may
from goldenrule.kernel.decisions import Option
from goldenrule.kernel.effects import Effect
from goldenrule.kernel.event_windows import DONE
from goldenrule.kernel.fields import Kind, Serial
from goldenrule.kernel.game import Frame
from goldenrule.kernel.state import Lasting

if TYPE_CHECKING:
    from goldenrule.games.champions.game import Champions


def start_lasting(g: "Champions", f: Effect, name: str, until: str, moment: int = 0) -> None:
    """Start the lasting effect that the card of `f` defines under a name.

    `moment` is the number of the attack or scheme that it is about: by default the one that `f` belongs to or answers.
    """
    code = f.program.path.split("/")[0].split(":")[0]
    moment = moment or moment_of(g, f.action) or moment_of(g, f.occ) or g.state.moment
    bound = f.with_var("moment", moment)
    g.add_lasting(f"{code}:{name}", bound, until, moment if until == "attack" else 0)
    g.state.dirty |= ids.DIRTY_CHARACTERS | ids.DIRTY_LIMITS


def push_end(g: "Champions", period: str, stamp: int = 0) -> None:
    """End a period if anything ends with it."""
    s = g.state
    if s.lasting and any([e.expires == period and e.stamp == stamp for e in s.lasting.values()]):
        g.push(EndOf(0, period, stamp))
    if s.uses and period in ("turn", "phase", "round"):
        forget_uses(g, period)


def push_end_of_attack(g: "Champions", first: Numbered) -> None:
    """End an attack or scheme. One that was replaced or cancelled has not been made: what waits for its end is not
    due, and what lasts until then is over (MC-REPLACE-05, OQ-82)."""
    s = g.state
    if first.status != DONE:
        for each in [e for e in s.lasting.values() if e.expires == "attack" and e.stamp == first.moment]:
            g.end_lasting(each.id)
            s.dirty |= ids.DIRTY_CHARACTERS | ids.DIRTY_LIMITS
        return
    push_end(g, "attack", first.moment)


def forget_uses(g: "Champions", period: str) -> None:
    """Limits per period start anew (MC-LIMIT-01)."""
    s = g.state
    s.uses = {key: n for key, n in s.uses.items() if key[2] != period}


class EndOf(Frame):
    """The end of a period: what lasts until then expires, then what was to happen then happens."""

    period: Annotated[str, Kind(may.one_of(*ids.PERIODS))]
    stamp: Serial

    def run(self, g: "Champions") -> None:
        due: list[Lasting] = []
        expired: list[Lasting] = []
        for each in g.state.lasting.values():
            if each.expires == self.period and each.stamp == self.stamp:
                (due if self._delayed(g, each.path) else expired).append(each)
        for effect in expired:  # what a delayed effect starts for this period is over at once, too (MC-LASTING-08)
            g.end_lasting(effect.id)
            g.state.dirty |= ids.DIRTY_CHARACTERS | ids.DIRTY_LIMITS
        if expired:
            g.push(self)
            return
        if not due:
            return
        chosen = due[0]
        if len({e.path for e in due}) > 1:  # copies of one effect need no order
            answer = g.take()
            if answer is None:
                options: list[Option] = [("order", e.id, 0) for e in due]
                g.ask(self, "order", g.state.first, options)
                return
            chosen = next(e for e in due if e.id == answer[1])
        g.push(self)
        f = g.env(chosen.id, 0, chosen.seat)
        g.end_lasting(chosen.id)
        g.tell_of(events.Delayed, chosen.source, chosen.path)
        g.push(f)

    def _delayed(self, g: "Champions", path: str) -> bool:
        ability = g.content.lasting[path].abilities[0]
        return isinstance(ability, AtEndOf) and ability.period == self.period
