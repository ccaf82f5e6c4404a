"""The Expert set (01191-01193)."""

from goldenrule.games.champions.cards.words import card, n, when_revealed
from goldenrule.games.champions.ops import DiscardUntil, Exhaust, PlaceThreat, Reveal, RevealTop
from goldenrule.games.champions.selectors import SideSchemes, You
from goldenrule.kernel.expressions import Exists, Var
from goldenrule.kernel.ops import If, Seq

card("01191", when_revealed(Exhaust(You())))

card(
    "01192",
    when_revealed(
        If(
            Exists(SideSchemes()),
            PlaceThreat(SideSchemes(), n(4)),
            Seq((DiscardUntil("side_scheme"), Reveal(Var("found")))),
        )
    ),
)

card("01193", when_revealed(RevealTop()))
