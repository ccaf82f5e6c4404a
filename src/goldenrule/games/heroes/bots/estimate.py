"""How likely a team is to win, from what lies open."""

from functools import cache
from typing import TYPE_CHECKING, Final

from goldenrule.gamekit.estimates import chance, load_weights, odds
from goldenrule.games.heroes import ids

if TYPE_CHECKING:
    from goldenrule.games.heroes.game import Heroes

SIDE: Final = (
    "VP", "plot points", "in play", "allies", "hand", "villains", "healthy", "ready", "supporting", "KOs", "power-ups",
    "stories", "won", "plans done", "plans", "on the board",
)  # fmt: skip
"""What is counted of every team."""
MEASURES: Final = (
    "constant", "three teams", "four teams", "lead", "lead late", "lead very late", "lead at the end", "leads",
    "leads late", "above the mean", *[f"{what} more" for what in SIDE], *[f"{what} more late" for what in SIDE],
    "best above the mean", "late", "first", "active",
)  # fmt: skip
ROUNDS: Final = 3.0
"""About as many Game Rounds a game takes."""
LATEST: Final = 1.2


@cache
def weights() -> tuple[float, ...]:
    """Fitted by `scripts/values.py`."""
    return load_weights("goldenrule.games.heroes.bots", "weights.json", MEASURES)["team"]


def side(game: "Heroes", seat: int) -> list[float]:
    """The numbers of `SIDE`. Hands count by their size alone."""
    s = game.state
    team = [game.piece(e) for e in game.team(seat)]
    ready = [piece for piece in team if piece.status == ids.READY]

    def cards(part: int) -> int:
        return len(game.zone_of(part, seat))

    return [
        s.vp[seat] / 5, s.points[seat] / 5, cards(ids.IN_PLAY), cards(ids.ALLIES), cards(ids.HAND) / 5,
        cards(ids.VILLAINS) / 4, sum([not piece.wounded for piece in team]) / 3, len(ready) / 3,
        sum([piece.status == ids.SUPPORTING for piece in team]) / 3, sum([piece.ko for piece in team]) / 3,
        cards(ids.POWER_UPS), cards(ids.STORIES) / 3, cards(ids.WON), cards(ids.DONE), cards(ids.PLANS),
        sum([piece.place != ids.CARD for piece in ready]) / 3,
    ]  # fmt: skip


def measures(game: "Heroes", seat: int) -> tuple[float, ...]:
    """The numbers of `MEASURES`."""
    s = game.state
    mine = side(game, seat)
    theirs = [side(game, each) for each in range(s.seats) if each != seat]
    mean = [sum(each) / len(theirs) for each in zip(*theirs)]
    best = max([each[0] for each in theirs])
    late = min(LATEST, (s.round - 1 + s.action_round / (ids.ACTION_ROUNDS + 1)) / ROUNDS)
    lead = mine[0] - best
    more = [a - b for a, b in zip(mine, mean)]
    return (
        1.0, float(len(theirs) == 2), float(len(theirs) == 3), lead, lead * late, lead * late * late,
        lead * bool(s.ending), float(lead > 0), late * (lead > 0), float(mine[0] > mean[0]), *more,
        *[each * late for each in more], best - mean[0], late, float(s.first == seat), float(s.active == seat),
    )  # fmt: skip


def log_odds(game: "Heroes", seat: int) -> float:
    """The log-odds that a seat wins."""
    return odds(measures(game, seat), weights())


def estimate(game: "Heroes", seat: int) -> float:
    """The chance that a seat wins."""
    return chance(log_odds(game, seat))
