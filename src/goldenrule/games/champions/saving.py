"""What a saved position of Champions may consist of."""

from goldenrule.games.champions.rules.defeat import AdvanceScheme, Defeat, Endless, Limit, NextStage
from goldenrule.games.champions.rules.encounter import NemesisArrival, ResolveCard, Reveal
from goldenrule.games.champions.rules.enemies import EnemyAttack, EnemyScheme, MinionAttacks
from goldenrule.games.champions.rules.enter import PlayEvent, PlayPermanent
from goldenrule.games.champions.rules.occurrences import Divide
from goldenrule.games.champions.rules.payment import Pay
from goldenrule.games.champions.rules.periods import EndOf
from goldenrule.games.champions.rules.round import Round
from goldenrule.games.champions.rules.setup import SetUp
from goldenrule.games.champions.rules.turn import Turn
from goldenrule.games.champions.rules.use import WhichCondition
from goldenrule.games.champions.state import Table, TableCard
from goldenrule.kernel.codec import register

FRAMES = (
    AdvanceScheme, Defeat, Divide, Endless, EndOf, EnemyAttack, EnemyScheme, Limit, MinionAttacks, NemesisArrival,
    NextStage, Pay, PlayEvent, PlayPermanent, ResolveCard, Reveal, Round, SetUp, Turn, WhichCondition,
)  # fmt: skip
register(Table, TableCard, *FRAMES, game="champions")
