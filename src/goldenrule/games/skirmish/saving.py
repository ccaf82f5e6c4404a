"""What a saved position of a duel may consist of."""

from goldenrule.games.skirmish.ops.hands import DiscardCards
from goldenrule.games.skirmish.rules.artifacts import Moment, TakeArtifact
from goldenrule.games.skirmish.rules.attack import AttackPhase
from goldenrule.games.skirmish.rules.location import Freeing, Losing
from goldenrule.games.skirmish.rules.placing import Entering, Moving, UnderTheDeck
from goldenrule.games.skirmish.rules.recruitment import Recruit
from goldenrule.games.skirmish.rules.turn import Turn
from goldenrule.games.skirmish.state import Board, Figure
from goldenrule.kernel.codec import register

FRAMES = (
    AttackPhase, DiscardCards, Freeing, Losing, Moment, Moving, Entering, Recruit, TakeArtifact, Turn,
    UnderTheDeck,
)  # fmt: skip
register(Board, Figure, *FRAMES, game="skirmish")
