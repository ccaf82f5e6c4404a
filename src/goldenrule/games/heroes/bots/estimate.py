"""How likely a team is to win, from what lies open."""

from functools import cache
from typing import TYPE_CHECKING, Final

from goldenrule.gamekit.value_function import load_weights, odds
from goldenrule.games.heroes import ids
from goldenrule.games.heroes.bots.evaluator import Evaluator
from goldenrule.games.heroes.rules.endings import score

if TYPE_CHECKING:
    from goldenrule.games.heroes.game import Heroes

SIDE: Final = (
    "VP", "plot points", "in play", "allies", "hand", "villains", "healthy", "ready", "supporting", "power-ups",
    "stories", "plans", "on the board", "promise",
)  # fmt: skip
"""What is counted of every team. `promise` is what is expected of an attempt where heroes stand."""
MEASURES: Final = (
    "constant", "three teams", "four teams", "lead", "lead late", "lead near", "lead very near", "lead at the end",
    "leads", "leads near", "above the mean", *[f"{each} more" for each in SIDE],
    *[f"{each} more late" for each in SIDE],
    "best above the mean", "late", "near", "first", "active", "race", "race far", "race mine", "race theirs",
    "lead in a race", "lead near in a race", "finale", "lead in the finale", "strength in the finale",
)  # fmt: skip
"""What counts. `late` is the share of the Game Rounds that is over, `near` how near the end is, by these or by the goal
of the scenario. A `race` is won by who reaches the goal first, whatever the others' VP."""
RACES: Final = ("plans", "power_ups", "stories", "headlines")
"""Goals that are not VP, as `endings.score` and the facts of a scenario call them."""
HEADLINE: Final = 3
"""VP of a usual headline."""
VP: Final = SIDE.index("VP")
LASTING: Final = ("healthy", "allies", "in play")
"""What counts in a last fight."""


@cache
def weights() -> tuple[float, ...]:
    """Fitted by `scripts/values.py`."""
    return load_weights("goldenrule.games.heroes.bots", "weights.json", MEASURES)["team"]


def side(game: "Heroes", seat: int) -> list[float]:
    """The numbers of `SIDE`. Hands count by their size alone."""
    state = game.state
    team = [game.piece(e) for e in game.team(seat)]
    ready = [piece for piece in team if piece.status == ids.READY]

    def cards(part: int) -> int:
        return len(game.zone_of(part, seat))

    return [
        state.vp[seat] / 5, state.points[seat] / 5, cards(ids.IN_PLAY), cards(ids.ALLIES), cards(ids.HAND) / 5,
        cards(ids.VILLAINS) / 4, sum([not piece.wounded for piece in team]) / 3, len(ready) / 3,
        sum([piece.status == ids.SUPPORTING for piece in team]) / 3, cards(ids.POWER_UPS), cards(ids.STORIES) / 3,
        cards(ids.PLANS), sum([piece.place != ids.CARD for piece in ready]) / 3, promise(game, seat),
    ]  # fmt: skip


def promise(game: "Heroes", seat: int) -> float:
    """What the heroes of a team may be expected to gain where they stand, in headlines."""
    evaluator = Evaluator(game, seat)
    there = {place for _, place in evaluator.in_district()}
    found = [evaluator.here(each) for each in evaluator.headlines() if game.district(each) in there] if there else []
    return max([0.0, *found]) / HEADLINE


def ways(game: "Heroes") -> tuple[bool, list[float]]:
    """Is the scenario a race, and how far has each team come to what ends it?"""
    s, facts = game.state, game.scenario().facts
    for name in RACES:
        if goal := getattr(facts, f"win_{name}"):
            return True, [min(1.0, score(game, seat, name) / goal) for seat in range(s.seats)]
    goal = facts.win_vp or (facts.special.enters_vp if facts.special else 0)
    return False, [1.0 if s.special else min(1.0, vp / goal) if goal else 0.0 for vp in s.vp]


def measures(game: "Heroes", seat: int) -> tuple[float, ...]:
    """The numbers of `MEASURES`."""
    s, facts = game.state, game.scenario().facts
    mine = side(game, seat)
    theirs = [side(game, each) for each in range(s.seats) if each != seat]
    mean = [sum(each) / len(theirs) for each in zip(*theirs)]
    best = max([each[0] for each in theirs])
    rounds = facts.finale.round if facts.finale else facts.rounds
    late = min(1.0, (s.round - 1 + s.action_round / (ids.ACTION_ROUNDS + 1)) / rounds)
    race, way = ways(game)
    own, others = way[seat], max([each for of, each in enumerate(way) if of != seat])
    near = max(late, *way)
    lead = mine[VP] - best
    more = [a - b for a, b in zip(mine, mean)]
    finale = facts.finale is not None
    return (
        1.0, float(len(theirs) == 2), float(len(theirs) == 3), lead, lead * late, lead * near, lead * near**3,
        lead * bool(s.ending), float(lead > 0), near * (lead > 0), float(mine[VP] > mean[VP]), *more,
        *[each * late for each in more], best - mean[VP], late, near, float(s.first == seat), float(s.active == seat),
        race * (own - others), race * (own**3 - others**3), race * own**4, race * others**4, race * lead,
        race * lead * near, float(finale), finale * lead * late,
        finale * late * sum([mine[SIDE.index(what)] for what in LASTING]),
    )  # fmt: skip


def log_odds(game: "Heroes", seat: int) -> float:
    """The log-odds that a seat wins."""
    return odds(measures(game, seat), weights())
