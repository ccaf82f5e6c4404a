"""The Special Headline of a scenario: how it comes into play (H-1.8, H-10.4)."""

from typing import TYPE_CHECKING

from goldenrule.games.heroes import events, ids
from goldenrule.games.heroes.content import special_id

if TYPE_CHECKING:
    from goldenrule.games.heroes.game import Heroes


def bring_in_special(g: "Heroes") -> None:
    """In the Deployment of its Game Round the Special Headline comes into play."""
    special = g.scenario().facts.special
    if special is not None and special.enters_round == g.state.round:
        enter(g)


def enter(g: "Heroes") -> None:
    """The Special Headline comes into play; the game ends with this Game Round at the latest (A-9)."""
    s = g.state
    index = g.content.index[special_id(g.scenario().code)]
    for e in s.zones[ids.BOX]:
        if s.face[e] == index:
            g.move(e, ids.SCENARIO)
            s.special = e
            s.ending = s.ending or "round"
            g.tell_of(events.SpecialHeadline, e)
