"""What a question of Marvel Heroes is about: cards of the hand, a combat, or the card that asks."""

from typing import TYPE_CHECKING, Final

from goldenrule.gamekit.question_focus import Subject, all_in
from goldenrule.games.heroes import ids
from goldenrule.games.heroes.text.table import is_moment

if TYPE_CHECKING:
    from goldenrule.games.heroes.game import Heroes
    from goldenrule.kernel.decisions import Decision

OWN_VIEW: Final = ("turn", "action", "assign", "keep", "plan_heroes", "destination", "escort", "travel", "support_at")
"""Questions about places and heroes, which the map and the teams show."""
HELD: Final = ("discard", "pay", "lead", "backup", "ally", "champions")
"""The questions that choose cards of the hand."""


def subject(game: "Heroes", decision: "Decision") -> Subject:
    """Return what a question is about."""
    state, seat = game.state, decision.seat
    if decision.kind in OWN_VIEW:
        return Subject()
    asks = (decision.source,) if decision.source else ()
    zones = tuple(ids.seat_zone(zone, seat) for zone in (ids.HAND, ids.VILLAINS))
    if decision.kind in HELD and all_in(decision, state.zone, zones):
        return Subject("hand", asks)
    if state.fight is not None and (is_moment(decision) or decision.kind in ("power", "fighter")):
        return Subject("scene")
    return Subject("card", asks) if asks else Subject()
