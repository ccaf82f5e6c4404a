"""Iron Man's nemesis set: Whiplash (01171-01174)."""

from goldenrule.games.champions.cards.words import boost, card, n, when_revealed
from goldenrule.games.champions.ops import Damage, DamageEach, Discard, Mill, PlaceThreat
from goldenrule.games.champions.selectors import (
    PerPlayer,
    Players,
    PrintedIcons,
    This,
    Undefended,
    YourCards,
    YourHero,
)
from goldenrule.kernel.expressions import Count, Exists, Var
from goldenrule.kernel.ops import Choose, ChooseMode, If, Mode

YOUR_UPGRADES = YourCards(("upgrade",))
DISCARD_ONE = Choose(YOUR_UPGRADES, Discard(Var()))

card("01171", when_revealed(PlaceThreat(This(), PerPlayer())))

card("01172")

card(
    "01173",
    when_revealed(
        If(
            Exists(YOUR_UPGRADES),
            ChooseMode((Mode(Damage(YourHero(), Count(YOUR_UPGRADES))), Mode(DISCARD_ONE))),
        )
    ),
    boost(If(Undefended(), DISCARD_ONE)),
)

card("01174", when_revealed(Mill(n(5), Players()), DamageEach(Players(), PrintedIcons("E", Var()))))
