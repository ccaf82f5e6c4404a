"""The end of the game when a deck runs out (D-9.4, DA-4, DA-5). The other endings come at once, where they arise."""

from typing import TYPE_CHECKING

from goldenrule.games.skirmish.ids import FACTIONS, HEROES, VILLAINS
from goldenrule.games.skirmish.readings import OUT_OWN_TURN, TIE_LAST_LOSES

if TYPE_CHECKING:
    from goldenrule.games.skirmish.values import Values


def leader(game: "Values") -> str:
    """Who has more Victory Points: on whose side the marker stands; on 0 a draw (DA-4)."""
    state = game.state
    if state.points:
        return FACTIONS[HEROES if state.points > 0 else VILLAINS]
    return FACTIONS[1 - state.drew_last] if game.reads(TIE_LAST_LOSES) else "draw"


def deck_has_run_out(game: "Values") -> bool:
    """Does the game end with the turn that ends now, because a deck has run out?"""
    state = game.state
    return bool(state.decked >> state.active & 1 if game.reads(OUT_OWN_TURN) else state.decked)
