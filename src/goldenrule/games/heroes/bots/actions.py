"""What an action is worth to the sensible bot that a support ability brings, by the ops that it consists of."""

from goldenrule.games.heroes import ids
from goldenrule.games.heroes.bots.evaluator import Evaluator, strength
from goldenrule.games.heroes.content import Face
from goldenrule.games.heroes.ids import READY
from goldenrule.games.heroes.ops import board, players, trouble
from goldenrule.kernel.choices import Choose
from goldenrule.kernel.decisions import Decision, Option
from goldenrule.kernel.effects import Effect
from goldenrule.kernel.expressions import Const
from goldenrule.kernel.ops import Op, leaves

CARD_WORTH = 0.35
"""A Resource card in hand, in VP."""
STORY_WORTH = 1.15
"""A Story card: its VP, and a third of a power-up."""
DIE_WORTH = 0.35
"""A die less in the Trouble roll of a headline that is going to be tried."""
ALONE = 1.0
"""What who goes alone misses beside the odds of the one attempt: support in a second one, a skill, a hero to come."""
TRY = 0.4
"""What an attempt is preferred by: the heroes are already there."""
WANTED_WORTH = 0.3
"""A Most Wanted villain less."""
ABILITY_WORTH = 0.3
"""Somebody with an ability that is an action, at the time of Planning: what it brings more than a Story action."""


def acts(face: Face) -> bool:
    """Has a hero an ability that is an action?"""
    return any(each.ability.moment == "action" for each in face.listed)


def story_worth(evaluator: Evaluator) -> float:
    """A Resource card, and perhaps a Story card now or after the next action."""
    track = evaluator.s.zones[ids.TRACK]
    team = evaluator.s.teams[evaluator.seat]
    mine = [evaluator.g.face(e).team == team for e in track]
    if mine and mine[-1]:
        return CARD_WORTH + STORY_WORTH
    return CARD_WORTH + (STORY_WORTH / 2 if any(mine) else 0.1)


def special_worth(evaluator: Evaluator, hero: int, index: int) -> float:
    """VP to be expected of an ability that is an action."""
    listed = evaluator.g.face(hero).listed[index]
    effect = evaluator.g.env(hero, index, evaluator.seat)
    parts = leaves(listed.effect)
    total = sum([part_worth(evaluator, effect, part) for part in parts])
    stories = sum([isinstance(part, players.StoryAction) for part in parts])
    if stories:
        total += story_worth(evaluator) + (stories - 1) * (CARD_WORTH + STORY_WORTH / 2)
    return total


def part_worth(evaluator: Evaluator, effect: Effect, op: Op) -> float:
    """What one op brings. Story actions are counted together: the second one finds another track."""
    g = evaluator.g
    if isinstance(op, players.DrawResources):
        return CARD_WORTH * op.n.eval(g, effect)
    if isinstance(op, players.DiscardStories):
        return lost_stories(evaluator, op.n.eval(g, effect))
    if isinstance(op, players.GainVp):
        return float(op.n.eval(g, effect))
    if isinstance(op, players.DiscardCard):
        return WANTED_WORTH
    if isinstance(op, trouble.MoveThreat):
        here = max([evaluator.here(h) for h in evaluator.headlines() if evaluator.stands_at(h)], default=0.0)
        if evaluator.left < 2 or here <= 0:
            return 0.0
        return (
            here + TRY - DIE_WORTH * op.n.eval(g, effect) - story_worth(evaluator)
        )  # the attempt follows, instead of a Story
    if isinstance(op, board.TakeAction) and op.kind == "troubleshoot":
        return attempt_worth(evaluator)
    return 0.0


def lost_stories(evaluator: Evaluator, count: int) -> float:
    """Cards that leave the track from its first space: half of what one is worth, to its team."""
    team = evaluator.s.teams[evaluator.seat]
    mine = [evaluator.g.face(e).team == team for e in evaluator.s.zones[ids.TRACK][:count]]
    return STORY_WORTH / 2 * ((len(mine) - sum(mine)) / (evaluator.s.seats - 1) - sum(mine))


def attempt_worth(evaluator: Evaluator) -> float:
    """An attempt at once, by somebody who goes there alone; with more actions to come it saves one of two, no more."""
    found = [0.0]
    for e in [e for e, piece in evaluator.team() if piece.status == READY]:
        alone = evaluator.best_gain(e, False)[0]
        helped = evaluator.best_gain(e, bool(evaluator.waiting()))[0] if evaluator.left > 1 else alone
        found.append(alone if evaluator.left < 2 else alone - helped / 2 + story_worth(evaluator) - ALONE)
    return max(found)


def choose(evaluator: Evaluator, decision: Decision) -> Option:
    """What an effect lets choose: the headline that is going to be tried, the villain or ally worth most."""
    g = evaluator.g
    frame = g.stack[-1]
    op = frame.program.ops[frame.pc] if isinstance(frame, Effect) else None
    does = leaves(op.do)[0] if isinstance(op, Choose) else None
    if isinstance(does, trouble.MoveThreat | trouble.ReplaceHeadline):
        lower = isinstance(does, trouble.MoveThreat) and isinstance(does.n, Const) and does.n.n < 0
        return max(decision.options, key=lambda option: headline_worth(evaluator, option[1]) if lower else 0.0)
    if isinstance(does, players.DiscardCard | players.TakeToHand):
        return max(decision.options, key=lambda option: strength(g.face(option[1])))
    return decision.options[0]


def headline_worth(evaluator: Evaluator, headline: int) -> float:
    """What is to be expected of it: by those who are there, else half of what the best hero promises."""
    if evaluator.stands_at(headline):
        return evaluator.here(headline)
    ready = [e for e, piece in evaluator.team() if piece.status == READY]
    return max([evaluator.gain(e, headline, False, False) for e in ready], default=0.0) / 2
