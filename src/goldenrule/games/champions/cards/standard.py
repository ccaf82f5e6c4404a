"""The Standard set (01186-01190)."""

from goldenrule.games.champions.cards.words import ALTER_EGO, HERO, NONE_DONE, card, when_revealed
from goldenrule.games.champions.ops import (
    Discard,
    EnemyAttacks,
    EnemySchemes,
    MinionsAttackYou,
    NemesisArrives,
    Surge,
)
from goldenrule.games.champions.selectors import TheVillain, YourCards
from goldenrule.kernel.expressions import Var
from goldenrule.kernel.ops import Afterwards, Choose

card("01186", when_revealed(EnemySchemes(TheVillain())))

card(
    "01187",
    when_revealed(Surge(), form=ALTER_EGO),
    when_revealed(EnemyAttacks(TheVillain()), form=HERO),
)

card(
    "01188",
    when_revealed(Afterwards(Choose(YourCards(("upgrade", "support")), Discard(Var())), NONE_DONE, Surge())),
)

card(
    "01189",
    when_revealed(Surge(), form=ALTER_EGO),
    when_revealed(EnemyAttacks(TheVillain()), MinionsAttackYou(), form=HERO),
)

card("01190", when_revealed(NemesisArrives()))
