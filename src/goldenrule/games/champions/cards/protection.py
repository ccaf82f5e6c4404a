"""Protection: the aspect's cards of the core set (01075-01082)."""

from goldenrule.games.champions.cards.words import (
    ATTACK,
    EXHAUST_THIS,
    HERO,
    action,
    both,
    card,
    constant,
    cost,
    doubles_for,
    gets,
    interrupt,
    n,
    response,
    spend,
)
from goldenrule.games.champions.content import PlayRules
from goldenrule.games.champions.ids import ATK, DEF, DEFEND, FROM_DECK, REVEAL
from goldenrule.games.champions.ops import (
    CancelCard,
    CancelEffects,
    Damage,
    DiscardThis,
    EnemyAttacks,
    Heal,
    Ready,
    RevealTop,
)
from goldenrule.games.champions.selectors import (
    Attackable,
    EventSource,
    Flag,
    Friendly,
    Stat,
    Targets,
    TargetType,
    TheVillain,
    YourHero,
)
from goldenrule.kernel.expressions import Var
from goldenrule.kernel.ops import Choose

card(
    "01075",
    interrupt(REVEAL, CancelCard(), RevealTop(), when=Flag(FROM_DECK), cost=cost(EXHAUST_THIS, resources="M")),
)

card("01076")

card(
    "01077",
    response(
        DEFEND,
        Choose(Attackable(among=EventSource()), Damage(Var(), Stat(ATK, YourHero()))),
        when=Targets(YourHero()),
        label=ATTACK,
        hand=True,
    ),
)

card(
    "01078",
    interrupt(
        REVEAL,
        CancelEffects(),
        EnemyAttacks(TheVillain()),
        when=both(TargetType("treachery"), Flag(FROM_DECK)),
        form=HERO,
        hand=True,
    ),
)

card("01079", doubles_for("protection"))

card("01080", action(Choose(Friendly(), Heal(Var(), n(2))), cost=cost(EXHAUST_THIS, spend("medical"))))

card("01081", constant(gets(DEF, 1, YourHero())), rules=PlayRules(any_player=True, max_per_player=1))

card("01082", response(DEFEND, Ready(YourHero()), when=Targets(YourHero()), cost=cost(DiscardThis())))
