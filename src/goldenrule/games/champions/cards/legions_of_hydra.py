"""The modular set Legions of Hydra (01180-01182)."""

from goldenrule.games.champions.cards.words import (
    card,
    constant,
    forced_response,
    gets,
    n,
    when_defeated,
    when_revealed,
)
from goldenrule.games.champions.ids import ENEMY_ATTACK, ENEMY_SCHEME, NO_DAMAGE
from goldenrule.games.champions.ops import DealEncounterCard, FindIntoPlay, PlaceThreat
from goldenrule.games.champions.selectors import CausedBy, Encounter, Enemies, HasTrait, InPlay, This, You
from goldenrule.kernel.expressions import Count, Exists, Not, Times, Var, Where
from goldenrule.kernel.ops import If

LEGIONS = InPlay("Legions of Hydra")
MADAME_HYDRA = "Madame Hydra"
HYDRA_ENEMIES = Where(Enemies(), HasTrait(Var(), "Hydra"))

card(
    "01180",
    when_revealed(
        If(Not(Exists(InPlay(MADAME_HYDRA))), FindIntoPlay(Encounter(name=MADAME_HYDRA))),
        PlaceThreat(This(), Times(n(2), Count(HYDRA_ENEMIES))),
    ),
)

card(
    "01181",
    constant(gets(NO_DAMAGE, 1, This(), when=Exists(LEGIONS))),
    forced_response(ENEMY_ATTACK, PlaceThreat(LEGIONS, n(2)), when=CausedBy(This())),
    forced_response(ENEMY_SCHEME, PlaceThreat(LEGIONS, n(2)), when=CausedBy(This())),
)

card("01182", when_defeated(DealEncounterCard(You())))
