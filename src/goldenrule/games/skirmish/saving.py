"""What a saved position of a duel may consist of."""

from goldenrule.games.skirmish import ids, rules
from goldenrule.games.skirmish.ops.hands import DiscardCards
from goldenrule.games.skirmish.state import Board, Figure
from goldenrule.kernel.codec import register, register_rules
from goldenrule.kernel.game import Game
from goldenrule.kernel.position_validation import Shape, declare
from goldenrule.words.phrases import Phrase

register(Board, DiscardCards, Figure, game="skirmish")
register_rules(rules, "skirmish")


def _in_play(zone: int) -> bool:
    return ids.SLOT <= zone < ids.BATTLEFIELDS


def _odd(game: Game) -> Phrase | None:
    """A slot holds one card at most, and it is one that fights."""
    s, faces = game.state, game.content.faces
    for zone in range(ids.SLOT, ids.BATTLEFIELDS):
        found = s.zones[zone]
        if len(found) > 1 or any([faces[s.ident[e]].seat != ids.SEAT_OF[zone] for e in found]):
            return Phrase("skirmish-torn-slot")
    return None


declare("skirmish", Shape(Figure, _in_play, odd=_odd))
