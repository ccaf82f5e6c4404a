"""How likely the players are to win, from what lies open on the table."""

from typing import TYPE_CHECKING, Final

from goldenrule.gamekit.estimates import chance
from goldenrule.games.champions.ids import AREA, ENGAGED, TABLE, zone
from goldenrule.games.champions.rules import values

if TYPE_CHECKING:
    from goldenrule.games.champions.game import Champions

OWN: Final = ("ally", "upgrade", "support")
WEIGHTS: Final = (-1.52, -0.91, 1.15, -2.04, -1.37, 2.84, -1.04, 1.42)
"""Fitted by `scripts/estimates.py`, one for each of `measures`."""


def measures(game: "Champions", seat: int = 0) -> tuple[float, ...]:
    """What counts: the villain's hit points with those of later stages, room on the main scheme, hit points, cards."""
    s, content = game.state, game.content
    heroes = s.seats
    later = sum(
        (face.facts.hp or 0) * (heroes if face.facts.hp_per_player else 1)
        for face in (content.faces[stage] for stage in s.villain_stages)
    )
    left = (max(0, values.remaining(game, s.villain)) + later) / (10 * heroes)
    room = (values.target_threat(game) - game.table_card(s.main_scheme).threat) / (5 * heroes)
    later_schemes = len(s.scheme_stages)
    points = [max(0, values.remaining(game, s.identities[each])) / 10 for each in s.alive]
    minions = sum(len(s.zones[zone(each, ENGAGED)]) for each in range(heroes)) / heroes
    schemes = sum(content.faces[s.face[e]].type == "side_scheme" for e in s.zones[TABLE]) / heroes
    own = sum(content.faces[s.face[e]].type in OWN for each in s.alive for e in s.zones[zone(each, AREA)]) / heroes
    return (
        1.0, left, min(3.0, max(-1.0, room)), float(later_schemes), sum(points) / heroes, min(points, default=0.0),
        minions + schemes, own / 5,
    )  # fmt: skip


def estimate(game: "Champions", seat: int = 0) -> float:
    """The chance that the players win."""
    return chance(measures(game), WEIGHTS)
