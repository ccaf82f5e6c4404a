"""Black Panther's nemesis set: Killmonger (01156-01159)."""

from goldenrule.games.champions.cards.words import boost, both, card, constant, gets, n, when_revealed
from goldenrule.games.champions.ids import NO_DAMAGE, TOUGH
from goldenrule.games.champions.ops import Damage, DiscardTopEncounter, Give, PlaceThreat
from goldenrule.games.champions.selectors import (
    BoostIcons,
    HasTrait,
    IsType,
    MainScheme,
    Minions,
    TheVillain,
    This,
    YourHero,
)
from goldenrule.kernel.expressions import Sum, Union, Var
from goldenrule.kernel.ops import ChooseMode, Mode

ITS_SOURCE = Var("source")
ONE_AND_ICONS = Sum((n(1), BoostIcons()))

card("01156")

card(
    "01157",
    constant(
        gets(NO_DAMAGE, 1, This(), when=both(HasTrait(ITS_SOURCE, "Black Panther"), IsType(ITS_SOURCE, "upgrade")))
    ),
)

card(
    "01158",
    when_revealed(Give(Union((TheVillain(), Minions(engaged_with_you=True))), TOUGH)),
    boost(Give(TheVillain(), TOUGH)),
)

card(
    "01159",
    when_revealed(
        DiscardTopEncounter(),
        ChooseMode((Mode(Damage(YourHero(), ONE_AND_ICONS)), Mode(PlaceThreat(MainScheme(), ONE_AND_ICONS)))),
    ),
)
