"""How the sensible bot plans a Game Round and chooses its actions."""

from itertools import product

from goldenrule.games.heroes import ids
from goldenrule.games.heroes.bots import actions
from goldenrule.games.heroes.bots.evaluator import Evaluator
from goldenrule.games.heroes.ids import CARD, READY, RECOVERY, SCENARIO_PLACE, SUPPORTING
from goldenrule.kernel.decisions import DONE, PASS, Decision, Option

HELP_WORTH = 0.6
"""Somebody who supports an attempt, in VP."""
POINT_WORTH = 0.3
SECOND = 0.7
"""What a second attempt in a Game Round is worth beside the first."""


def assign(evaluator: Evaluator, decision: Decision) -> Option:
    """Ready, Supporting or Recovery for one hero: as in the best plan for all that are still to be assigned."""
    now = decision.source
    g = evaluator.g
    open_ = [
        e
        for e, piece in evaluator.team()
        if e >= now and piece.status == RECOVERY and not piece.wounded and piece.place == CARD
    ]
    ready = [e for e, piece in evaluator.team() if piece.status == READY]
    supporting = [e for e, piece in evaluator.team() if piece.status == SUPPORTING]
    headlines = evaluator.headlines()
    skills = [g.face(h).skill for h in headlines]
    lent = {g.face(e).skill for e in supporting}
    lendable = lent | {g.face(e).skill for e in open_}
    gains = {
        (h, helped, skilled): {e: evaluator.gain(e, h, helped, skilled) for e in (*open_, *ready)}
        for h, skill in zip(headlines, skills)
        for helped, skilled, in_some_plan in (
            (False, False, not supporting),
            (True, False, skill not in lent),
            (True, True, skill in lendable),
        )
        if in_some_plan
    }
    costs = {e: g.level(e) for e in open_}
    acting = {e for e in (*open_, *supporting) if actions.acts(g.face(e))}
    best: tuple[float, str] = (-1e9, "rest")
    allowed = {option[0] for option in decision.options}
    ally = any(g.face(e).type == "ally" for e in evaluator.hand)
    for plan in product(("rest", "support", "ready"), repeat=len(open_)):
        if plan[0] not in allowed:
            continue
        left = evaluator.points - sum(
            costs[e] if each == "ready" else each == "support" for e, each in zip(open_, plan)
        )
        if left < 0:
            continue
        fit = ready + [e for e, each in zip(open_, plan) if each == "ready"]
        helpers = supporting + [e for e, each in zip(open_, plan) if each == "support"]
        known = {g.face(e).skill for e in helpers}
        firsts = sorted(
            (
                max(map(gains[h, bool(helpers), skill in known].__getitem__, fit), default=0.0)
                for h, skill in zip(headlines, skills)
            ),
            reverse=True,
        )
        score = sum(firsts[:1]) + SECOND * sum(firsts[1:2]) + 0.35 * max(0, len(fit) - 1) + 0.2 * len(helpers)
        score += actions.ABILITY_WORTH * (not acting.isdisjoint(helpers))
        score += POINT_WORTH * min(left, 4) + (0.4 if ally and left else 0.0)
        if score > best[0]:
            best = (score, plan[0])
    return next(option for option in decision.options if option[0] == best[1])


def keep(evaluator: Evaluator, decision: Decision) -> Option:
    """A hero stays in his district if he can be paid: he would be lost for the round otherwise."""
    return decision.options[0]


def ally(evaluator: Evaluator, decision: Decision) -> Option:
    """An ally of the own team first; a second plot point on it only if there are enough."""
    g = evaluator.g
    if not any(piece.status == READY for _, piece in evaluator.team()):
        return PASS
    if len(g.zone_of(ids.ALLIES, evaluator.seat)) >= ids.ALLY_LIMIT:
        return PASS
    team = evaluator.s.teams[evaluator.seat]

    def worth(option: Option) -> float:
        verb, e, extra = option
        if verb != "ally":
            return 0.0
        loyal = g.face(e).team == team
        return 1.0 + loyal - (0.2 if evaluator.points < 3 else -0.1) * extra

    return max(decision.options, key=worth)


def action(evaluator: Evaluator, decision: Decision) -> Option:
    """The action that promises most for each action it takes."""
    return max(decision.options, key=lambda option: worth(evaluator, option))


def worth(evaluator: Evaluator, option: Option) -> float:
    """VP to be expected of an action."""
    g = evaluator.g
    verb, e, _ = option
    if verb == "troubleshoot":
        return evaluator.here(e) + actions.TRY
    if verb == "move":
        return move_worth(evaluator, e)
    if verb == "story":
        return actions.story_worth(evaluator)
    if verb == "treat":
        return 0.9 if evaluator.s.round < g.scenario().facts.rounds else 0.0
    if verb == "event":
        return 1.15
    if verb == "special":
        return (
            1.4
            if g.face(e).type == "power_up"
            else actions.special_worth(evaluator, e, option[2]) - helper_worth(evaluator, e)
        )
    return 0.0


def helper_worth(evaluator: Evaluator, hero: int) -> float:
    """What a Supporting hero is still good for in this Game Round: to help who goes to a headline, or is there."""
    if evaluator.left < 2:
        return 0.0
    g, here = evaluator.g, evaluator.g.piece(hero).place
    if here != CARD:
        places = {place for _, place in evaluator.in_district()}
        helped = any(g.district(h) in places and g.district(h) >> 2 == here for h in evaluator.headlines())
        return HELP_WORTH if helped else 0.0
    others = [e for e in evaluator.waiting() if e != hero]
    going = [e for e, piece in evaluator.team() if piece.status == READY and move_worth(evaluator, e) > 0]
    return HELP_WORTH if going and not others else 0.0


def move_worth(evaluator: Evaluator, hero: int) -> float:
    """Half of what an attempt promises, for it takes a second action; nothing in the last Action Round."""
    g = evaluator.g
    piece = g.piece(hero)
    if evaluator.left < 2:
        return 0.0
    if piece.status == SUPPORTING:
        if piece.place != CARD:
            return 0.0
        gains = [
            evaluator.gain(e, h, True, False) - evaluator.gain(e, h, False, False)
            for e, place in evaluator.in_district()
            for h in evaluator.headlines()
            if g.district(h) == place and place != SCENARIO_PLACE and not evaluator.helper(place >> 2)
        ]
        return max(gains, default=0.0) * 0.8
    if any(g.district(h) == piece.place for h in evaluator.headlines()):
        return 0.0
    return evaluator.best_gain(hero, bool(evaluator.waiting()))[0] / 2


def story(evaluator: Evaluator, decision: Decision) -> Option:
    """Advance when the last Story is ours, else bring one of ours to the end; never give one away for nothing."""
    team = evaluator.s.teams[evaluator.seat]
    track = evaluator.s.zones[ids.TRACK]
    last = evaluator.g.face(track[-1]).team if track else ""
    if last == team:
        return decision.options[0]
    for option in decision.options:
        if option[0] == "last":
            return option
    return DONE if last in evaluator.s.teams else decision.options[0]


def destination(evaluator: Evaluator, decision: Decision) -> Option:
    """A Ready hero goes where he can do most, a Supporting one to the area of a Ready one."""
    g = evaluator.g
    hero = decision.source
    places = {option[2]: option for option in decision.options if option[0] == "go"}
    if hero and g.piece(hero).status == SUPPORTING:
        for _, place in evaluator.in_district():
            if place >> 2 in places and place != SCENARIO_PLACE and not evaluator.helper(place >> 2):
                return places[place >> 2]
        return decision.options[-1]
    heroes = [hero] if hero else [e for e, piece in evaluator.team() if piece.status == READY]
    best: tuple[float, Option] = (-1e9, decision.options[0])
    for headline in evaluator.headlines():
        place = g.district(headline)
        if place not in places:
            continue
        there = any(at == place for e, at in evaluator.in_district() if e != hero)
        n = max([evaluator.gain(e, headline, bool(evaluator.waiting()), False) for e in heroes], default=0.0) - there
        if n > best[0]:
            best = (n, places[place])
    return best[1]


def escort(evaluator: Evaluator, decision: Decision) -> Option:
    """Somebody goes along: who has the skill of the headline there, else whose ability needs no action of its own."""
    g = evaluator.g
    place = g.piece(decision.source).place
    skills = [g.face(h).skill for h in evaluator.headlines() if g.district(h) == place]

    def use(option: Option) -> float:
        if option[0] != "escort":
            return 0.0
        face = g.face(option[1])
        return 1.0 + 2.0 * (face.skill in skills) - 0.5 * actions.acts(face)

    return max(decision.options, key=use)


def travel(evaluator: Evaluator, decision: Decision) -> Option:
    """Everybody who stands nowhere useful goes along."""
    useful = {evaluator.g.district(h) for h in evaluator.headlines()}
    for option in decision.options:
        if option[0] == "escort" and evaluator.g.piece(option[1]).place not in useful:
            return option
    return decision.options[-1]
