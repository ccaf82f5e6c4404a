"""She-Hulk's nemesis set: Titania (01161-01164)."""

from goldenrule.games.champions.cards.words import HERO, boost, card, constant, gets, n, when_revealed
from goldenrule.games.champions.content import PlayRules
from goldenrule.games.champions.ids import ATK, HP
from goldenrule.games.champions.ops import EnemyAttacks, ExtraBoost, Heal, PlaceThreat, Surge
from goldenrule.games.champions.selectors import (
    DamageOn,
    Host,
    InForm,
    InPlay,
    Minions,
    MostPrinted,
    PerPlayer,
    Remaining,
    This,
)
from goldenrule.kernel.expressions import AtLeast, Bound, Exists, Not
from goldenrule.kernel.ops import Afterwards, If, Seq

TITANIA = InPlay("Titania", "minion")

card("01161", when_revealed(PlaceThreat(This(), PerPlayer())))

card("01162", constant(gets(ATK, Remaining(This()), This(), how="base")))

card(
    "01163",
    when_revealed(If(Not(Exists(Host())), Surge())),
    constant(gets(HP, 3, Host())),
    rules=PlayRules(attach=MostPrinted(HP, Minions())),
)

card(
    "01164",
    when_revealed(
        Afterwards(
            If(InForm(HERO), EnemyAttacks(TITANIA)),
            Not(AtLeast(Bound("attacks"), n(1))),
            Seq((Heal(TITANIA, DamageOn(TITANIA)), Surge())),
        )
    ),
    boost(ExtraBoost()),
)
