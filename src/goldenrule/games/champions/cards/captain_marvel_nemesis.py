"""Captain Marvel's nemesis set: Yon-Rogg (01176-01179)."""

from goldenrule.games.champions.cards.words import boost, card, forced_response, n, when_revealed
from goldenrule.games.champions.ids import ENEMY_ATTACK
from goldenrule.games.champions.ops import Discard, PlaceThreat, Surge
from goldenrule.games.champions.selectors import (
    CausedBy,
    InHand,
    InPlay,
    MainScheme,
    PerPlayer,
    PrintedResource,
    This,
    Undefended,
)
from goldenrule.kernel.expressions import AtLeast, Not, Result, Var, Where
from goldenrule.kernel.ops import Afterwards, If

card("01176", when_revealed(PlaceThreat(This(), PerPlayer())))

card(
    "01177",
    forced_response(ENEMY_ATTACK, PlaceThreat(InPlay("The Psyche-Magnitron"), n(1)), when=CausedBy(This())),
)

card("01178", when_revealed(PlaceThreat(MainScheme(), n(1))), boost(If(Undefended(), PlaceThreat(MainScheme(), n(1)))))

card(
    "01179",
    when_revealed(
        Afterwards(Discard(Where(InHand(), PrintedResource(Var(), "E"))), Not(AtLeast(Result(), n(1))), Surge())
    ),
)
