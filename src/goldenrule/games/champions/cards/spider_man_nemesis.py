"""Spider-Man's nemesis set: Vulture (01166-01169)."""

from goldenrule.games.champions.cards.words import boost, both, card, lasts, n, watches, when_defeated, when_revealed
from goldenrule.games.champions.ids import DEALT_DAMAGE, STUNNED
from goldenrule.games.champions.ops import DiscardRandom, Give, Lasts, PlaceThreat, PutUnder, ReturnFromUnder, Surge
from goldenrule.games.champions.selectors import (
    EventTarget,
    Friendly,
    InPlay,
    MainScheme,
    OfThisAttack,
    Players,
    PrintedTypes,
    Targets,
    YourHero,
)
from goldenrule.kernel.expressions import Exists
from goldenrule.kernel.ops import If

card("01166", when_revealed(PutUnder(Players())), when_defeated(ReturnFromUnder()))

card("01167")

card(
    "01168",
    when_revealed(Give(YourHero(), STUNNED), If(Exists(InPlay("Vulture")), Surge())),
    boost(Lasts("swoop", "attack")),
)
lasts(
    "01168",
    "swoop",
    watches(DEALT_DAMAGE, Give(EventTarget(), STUNNED), when=both(OfThisAttack(), Targets(Friendly()))),
)

card("01169", when_revealed(DiscardRandom(n(1), Players()), PlaceThreat(MainScheme(), PrintedTypes())))
