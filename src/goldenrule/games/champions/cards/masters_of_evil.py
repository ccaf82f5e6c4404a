"""The modular set Masters of Evil (01128-01133)."""

from goldenrule.games.champions.cards.words import (
    boost,
    both,
    card,
    constant,
    forced_interrupt,
    forced_response,
    gets,
    n,
    when_revealed,
)
from goldenrule.games.champions.ids import ALLY_DEFENSE, ENEMY_ATTACK, TOUGH
from goldenrule.games.champions.ops import (
    AttackAlso,
    Damage,
    DiscardRandom,
    DiscardUntil,
    EngagedAttack,
    Exhaust,
    FindIntoPlay,
    Give,
    PutIntoPlay,
)
from goldenrule.games.champions.selectors import (
    AgainstYou,
    Allies,
    AttackedPlayer,
    CausedBy,
    Encounter,
    FirstPlayer,
    HasTrait,
    Heroes,
    Minions,
    TheVillain,
    This,
)
from goldenrule.kernel.expressions import AtLeast, Bound, Not, Var, Where
from goldenrule.kernel.ops import Afterwards

MASTERS_OF_EVIL = "Masters of Evil"

card("01128", when_revealed(DiscardUntil("minion", MASTERS_OF_EVIL), PutIntoPlay(Var("found"), FirstPlayer())))

card(
    "01129",
    forced_response(ENEMY_ATTACK, DiscardRandom(n(1), AttackedPlayer()), when=CausedBy(This())),
    boost(DiscardRandom()),
)

card(
    "01130",
    forced_interrupt(ENEMY_ATTACK, AttackAlso(Heroes(others=True)), when=both(CausedBy(This()), AgainstYou())),
    boost(Damage(Heroes(), n(1))),
)

card(
    "01131", forced_response(ENEMY_ATTACK, Give(This(), TOUGH), when=CausedBy(This())), boost(Give(TheVillain(), TOUGH))
)

card("01132", constant(gets(ALLY_DEFENSE, 1, This())), boost(Exhaust(Allies(yours=True))))

card(
    "01133",
    when_revealed(
        Afterwards(
            EngagedAttack(Where(Minions(), HasTrait(Var(), MASTERS_OF_EVIL))),
            Not(AtLeast(Bound("attacks"), n(1))),
            FindIntoPlay(Encounter(type="minion", trait=MASTERS_OF_EVIL)),
        )
    ),
)
