"""A bot for Marvel Heroes that plays by heuristics and odds, from what its seat sees."""

from collections.abc import Callable
from typing import Final

from goldenrule.gamekit.search_model import SearchModel
from goldenrule.games.heroes import ids
from goldenrule.games.heroes.bots import actions, combat, missions, schemes
from goldenrule.games.heroes.bots.consequences import CONSEQUENCES, hand, use
from goldenrule.games.heroes.bots.estimate import log_odds, measures
from goldenrule.games.heroes.bots.evaluator import Evaluator
from goldenrule.games.heroes.game import Heroes
from goldenrule.kernel.decisions import Decision, Option
from goldenrule.kernel.game import Game
from goldenrule.kernel.rng import Stream, below, stream

Chooser = Callable[[Evaluator, Decision], Option]


class Sensible:
    """Goes where VP are to be expected, mixes its powers, and opposes everybody with the best villains it holds."""

    def __init__(self, seed: str = "") -> None:
        self._streams: list[Stream] = [stream(seed, "sensible bot")]

    def choose(self, game: Game, seat: int, decision: Decision) -> Option:
        if len(decision.options) == 1:
            return decision.options[0]
        evaluator = Evaluator(game, seat)
        if decision.kind == "power":
            return combat.power(evaluator, decision, lambda n: below(self._streams, 0, n))
        chooser = CHOOSERS.get(decision.kind)
        return decision.options[0] if chooser is None else chooser(evaluator, decision)


CHOOSERS: Final[dict[str, Chooser]] = {
    **dict.fromkeys(ids.QUESTIONS, combat.window), "assign": missions.assign, "keep": missions.keep,
    "ally": missions.ally, "turn": missions.action, "story": missions.story, "destination": missions.destination,
    "escort": missions.escort, "travel": missions.travel, "lead": schemes.lead, "backup": schemes.backup,
    "scheme": schemes.scheme, "plan": schemes.plan, "confront": schemes.confront, "most_wanted": schemes.most_wanted,
    "champions": schemes.champions, "fighter": combat.fighter, "pay": combat.price, "discard": combat.price,
    "dismiss": combat.price, "choose": actions.choose,
}  # fmt: skip

BOTS = {"sensible": Sensible}

GUARDS: Final[dict[str, float]] = {
    "power": 4.0, "before_roll": 3.0, "after_roll": 3.0, "ko": 3.0, "sequence_start": 3.0, "sequence_end": 2.0,
    "duel": 3.0,
    "plan": 2.0, "confront": 2.0, "backup": 1.5, "ally": 1.0, "pay": 1.0,
}  # fmt: skip
"""Kinds of questions whose options are worth much the same, with much luck behind them, or where the heuristic policy
is right in the mean (`scripts/stakes.py`)."""

THINKING: Final[SearchModel[Heroes]] = SearchModel(
    policy=Sensible, lighter=Sensible, horizon=4, told=2, guards=GUARDS, idle={"plan": "pass"},
    clock=lambda game: game.state.round * (ids.ACTION_ROUNDS + 2) + game.state.action_round,
    log_odds=log_odds, measures=measures, position_kind=lambda game: "team",
    consequences=CONSEQUENCES, hand=hand, use=use, later="advice-heroes-later",
)  # fmt: skip
"""Four actions of every team: what goes to a district in one brings its headline in the next, and so a second time.
What two bring is told."""
