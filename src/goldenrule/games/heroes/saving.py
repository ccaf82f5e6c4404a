"""What a saved position of Marvel Heroes may consist of."""

from typing import Final

from goldenrule.games.heroes import ids, rules
from goldenrule.games.heroes.rules.combat import ChooseOpenly, ChoosePowers, Combat, RollOff, TakeKO
from goldenrule.games.heroes.rules.scheming import Scheme
from goldenrule.games.heroes.rules.troubleshoot import Troubleshoot
from goldenrule.games.heroes.state import Fight, Mission, Piece
from goldenrule.kernel.codec import register, register_rules
from goldenrule.kernel.game import Game
from goldenrule.kernel.position_validation import Shape, declare
from goldenrule.words.phrases import Phrase

register(Fight, Mission, Piece, game="heroes")
register_rules(rules, "heroes")

_OF_FIGHT: Final = (ChooseOpenly, ChoosePowers, Combat, RollOff, TakeKO)
_OF_MISSION: Final = (Scheme, Troubleshoot)
_PLAYED: Final = frozenset({ids.TEAM, ids.MASTERMIND, ids.ALLIES})


def _in_play(zone: int) -> bool:
    shared = zone < ids.FIRST_SEAT_ZONE
    return zone == ids.LEAD if shared else (zone - ids.FIRST_SEAT_ZONE) % ids.SEAT_ZONES in _PLAYED


def _odd(game: Game) -> Phrase | None:
    """What is done in a combat or a troubleshoot action needs one, with fighters in play."""
    state = game.state
    for frame in game.stack:
        if isinstance(frame, _OF_FIGHT) and state.fight is None:
            return Phrase("heroes-torn-combat")
        if isinstance(frame, _OF_MISSION) and state.mission is None:
            return Phrase("heroes-torn-troubleshoot")
    if state.fight is not None and (state.cards[state.fight.hero] is None or state.cards[state.fight.lead] is None):
        return Phrase("heroes-torn-fighter")
    if game.content.faces[state.ident[state.scenario]].type != "scenario":
        return Phrase("heroes-torn-scenario")
    return None


declare("heroes", Shape(Piece, _in_play, odd=_odd))
