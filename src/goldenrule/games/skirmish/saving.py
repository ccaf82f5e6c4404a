"""What a saved position of a duel may consist of."""

from goldenrule.games.skirmish import ids
from goldenrule.games.skirmish.ops.hands import DiscardCards
from goldenrule.games.skirmish.rules.artifacts import Moment, TakeArtifact
from goldenrule.games.skirmish.rules.attack import AttackPhase
from goldenrule.games.skirmish.rules.location import Freeing, Losing
from goldenrule.games.skirmish.rules.nested import KeptResult
from goldenrule.games.skirmish.rules.placing import Entering, Moving, UnderTheDeck
from goldenrule.games.skirmish.rules.recruitment import Recruit
from goldenrule.games.skirmish.rules.turn import DrawCards, Turn
from goldenrule.games.skirmish.state import Board, Figure
from goldenrule.kernel.codec import register
from goldenrule.kernel.game import Game
from goldenrule.kernel.position_validation import Shape, declare
from goldenrule.words.phrases import Phrase

FRAMES = (
    AttackPhase, DiscardCards, DrawCards, Entering, Freeing, KeptResult, Losing, Moment, Moving, Recruit, TakeArtifact,
    Turn, UnderTheDeck,
)  # fmt: skip
register(Board, Figure, *FRAMES, game="skirmish")


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
