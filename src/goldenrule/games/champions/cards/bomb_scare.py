"""The modular set Bomb Scare (01109-01112)."""

from goldenrule.games.champions.cards.words import card, n, when_revealed
from goldenrule.games.champions.ids import CONFUSED
from goldenrule.games.champions.ops import Damage, Give, IndirectDamage, PlaceThreat, Surge
from goldenrule.games.champions.selectors import Allies, Has, Heroes, InPlay, MainScheme, PerPlayer, This, ThreatOn, You
from goldenrule.kernel.expressions import Exists, Union
from goldenrule.kernel.ops import ChooseMode, If, Mode

BOMB_SCARE = InPlay("Bomb Scare", "side_scheme")

card("01109", when_revealed(PlaceThreat(This(), PerPlayer())))

card("01110", when_revealed(ChooseMode((Mode(Damage(You(), n(2))), Mode(PlaceThreat(MainScheme(), n(1)))))))

card(
    "01111",
    when_revealed(
        If(
            Exists(BOMB_SCARE),
            IndirectDamage(Union((Heroes(), Allies())), ThreatOn(BOMB_SCARE), by_first=True),
            Surge(),
        )
    ),
)

card("01112", when_revealed(If(Has(You(), CONFUSED), Surge(), Give(You(), CONFUSED))))
