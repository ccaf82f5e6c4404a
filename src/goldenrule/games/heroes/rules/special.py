"""The Special Headline of a scenario: how it comes into play (H-1.8, H-10.4)."""

from typing import TYPE_CHECKING

from goldenrule.games.heroes import events, ids
from goldenrule.games.heroes.content import special_id

if TYPE_CHECKING:
    from goldenrule.games.heroes.game import Heroes


def bring_in_special(game: "Heroes") -> None:
    """In the Deployment of its Game Round the Special Headline comes into play."""
    special = game.scenario().facts.special
    if special is not None and special.enters_round == game.state.round:
        enter(game)


def enter(game: "Heroes") -> None:
    """The Special Headline comes into play; the game ends with this Game Round at the latest (A-9)."""
    state = game.state
    index = game.content.index[special_id(game.scenario().code)]
    for e in state.zones[ids.BOX]:
        if state.face[e] == index:
            game.move(e, ids.SCENARIO)
            state.special = e
            state.ending = state.ending or "round"
            game.tell_event(events.SpecialHeadline, e)
