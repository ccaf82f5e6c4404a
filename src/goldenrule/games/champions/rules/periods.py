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


def start_lasting(game: "Champions", effect: Effect, name: str, until: str, moment: int = 0) -> None:
    """Start the lasting effect that the card of `effect` defines under a name.

    `moment` is the number of the attack or scheme that it is about: by default the one that `effect` belongs to or
    answers.
    """
    code = effect.program.path.split("/")[0].split(":")[0]
    moment = moment or moment_of(game, effect.action) or moment_of(game, effect.window) or game.state.moment
    bound = effect.with_var("moment", moment)
    path = f"{code}:{name}"
    game.add_lasting(path, bound, until, moment if until == "attack" else 0)
    game.state.dirty |= game.content.lasting[path].stirs


def push_end(game: "Champions", period: str, stamp: int = 0) -> None:
    """End a period if anything ends with it."""
    state = game.state
    if state.lasting and lasting_until(game, period, stamp):
        game.push(EndOf(0, period, stamp))
    if state.uses and period in ("turn", "phase", "round"):
        forget_uses(game, period)


def lasting_until(game: "Champions", period: str, stamp: int) -> list[Lasting]:
    """Lasting effects that end with a period."""
    return [each for each in game.state.lasting.values() if each.expires == period and each.stamp == stamp]


def push_end_of_attack(game: "Champions", first: Numbered) -> None:
    """End an attack or scheme. One that was replaced or cancelled has not been made: what waits for its end is not
    due, and what lasts until then is over (MC-REPLACE-05, OQ-82)."""
    state = game.state
    if first.status != DONE:
        for each in lasting_until(game, "attack", first.moment):
            game.end_lasting(each.id)
            state.dirty |= game.content.lasting[each.path].stirs
        return
    push_end(game, "attack", first.moment)


def forget_uses(game: "Champions", period: str) -> None:
    """Limits per period start again (MC-LIMIT-01)."""
    state = game.state
    state.uses = {key: n for key, n in state.uses.items() if key[2] != period}


class EndOf(Frame):
    """The end of a period: what lasts until then expires, then what was to happen then happens."""

    period: Annotated[str, Kind(may.one_of(*ids.PERIODS))]
    stamp: Serial

    def run(self, game: "Champions") -> None:
        due: list[Lasting] = []
        expired: list[Lasting] = []
        for each in lasting_until(game, self.period, self.stamp):
            (due if self._delayed(game, each.path) else expired).append(each)
        for each in expired:  # what a delayed effect starts for this period is over at once, too (MC-LASTING-08)
            game.end_lasting(each.id)
            game.state.dirty |= game.content.lasting[each.path].stirs
        if expired:
            game.push(self)
            return
        if not due:
            return
        chosen = due[0]
        if len({e.path for e in due}) > 1:  # copies of one effect need no order
            answer = game.take()
            if answer is None:
                options: list[Option] = [("order", e.id, 0) for e in due]
                game.ask(self, "order", game.state.first, options)
                return
            chosen = next(e for e in due if e.id == answer[1])
        game.push(self)
        effect = game.env(chosen.id, 0, chosen.seat)
        game.end_lasting(chosen.id)
        game.tell_event(events.Delayed, chosen.source, chosen.path)
        game.push(effect)

    def _delayed(self, game: "Champions", path: str) -> bool:
        ability = game.content.lasting[path].abilities[0]
        return isinstance(ability, AtEndOf) and ability.period == self.period
