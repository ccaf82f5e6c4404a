"""How likely a side of the duel is to win, from what lies open."""

from typing import TYPE_CHECKING, Final

from goldenrule.gamekit.estimates import chance
from goldenrule.games.skirmish.bots.mind import Mind
from goldenrule.games.skirmish.bots.seat_view import SeatView
from goldenrule.games.skirmish.ids import GOALS, HAND, HEROES, OWNED, VILLAINS

if TYPE_CHECKING:
    from goldenrule.games.skirmish.game import Skirmish

WEIGHTS: Final = (-0.8, -0.17, 2.66, 0.81, 1.18, 0.53, 2.24)
"""Of the Heroes, fitted by `scripts/estimates.py`, one for each of `measures`."""


def measures(game: "Skirmish", seat: int = HEROES) -> tuple[float, ...]:
    """What counts, positive for the Heroes: the lead, Civilians, what the bot makes of the slots, hands, Artifacts."""
    s = game.state
    points = s.points / GOALS[HEROES if s.points > 0 else VILLAINS]
    view = SeatView(game, HEROES)
    slots = sum(Mind(view).now) if s.active == HEROES else -sum(Mind(SeatView(game, VILLAINS)).now)
    hands = len(s.zones[HAND]) - len(s.zones[HAND + 1])
    owned = len(s.zones[OWNED]) - len(s.zones[OWNED + 1])
    freed = sum(s.freed)
    return (1.0, points, points**3, slots / 5, hands / 3, owned + s.marker / game.track, freed / 5)


def estimate(game: "Skirmish", seat: int) -> float:
    """The chance that a seat wins."""
    heroes = chance(measures(game), WEIGHTS)
    return heroes if seat == HEROES else 1 - heroes
