"""The Klaw scenario: villain, main schemes and encounter set (01113-01127)."""

from goldenrule.games.champions.cards.words import (
    ALTER_EGO,
    HERO,
    NONE_DONE,
    boost,
    both,
    card,
    constant,
    cost,
    forced_interrupt,
    forced_response,
    gets,
    hero_action,
    lasts,
    n,
    setup,
    watches,
    when_revealed,
)
from goldenrule.games.champions.content import PlayRules
from goldenrule.games.champions.ids import DEALT_DAMAGE, ENEMY_ATTACK, HP, HURT, RETALIATE, STUNNED
from goldenrule.games.champions.ops import (
    Damage,
    Discard,
    DiscardRandom,
    DiscardUntil,
    EnemyAttacks,
    Exhaust,
    ExtraBoost,
    Give,
    Heal,
    Lasts,
    PlaceThreat,
    PutIntoPlay,
    RevealFirst,
    SpendResources,
    Surge,
)
from goldenrule.games.champions.selectors import (
    CanSpend,
    CausedBy,
    Encounter,
    EveryTarget,
    FirstPlayer,
    Friendly,
    Host,
    IsReady,
    MainScheme,
    OfThisAttack,
    PerPlayer,
    Targets,
    TheVillain,
    This,
    You,
    YourHero,
)
from goldenrule.kernel.expressions import AtLeast, Bound, Var
from goldenrule.kernel.ops import Afterwards, ChooseMode, Mode, Seq

ON_KLAW = PlayRules(attach=TheVillain())
ONE_MORE_BOOST = forced_interrupt(ENEMY_ATTACK, ExtraBoost(), when=CausedBy(This()))
A_MINION_COMES = Seq((DiscardUntil("minion"), PutIntoPlay(Var("found"), FirstPlayer())))
YOUR_CHARACTERS = Friendly(yours=True)

card("01113", ONE_MORE_BOOST)

card("01114", ONE_MORE_BOOST, when_revealed(RevealFirst(Encounter(name='The "Immortal" Klaw'))))

card("01115", ONE_MORE_BOOST)

card("01116a", setup(RevealFirst(Encounter(name="Defense Network"))))

card("01116b", when_revealed(A_MINION_COMES))

card("01117a", when_revealed(A_MINION_COMES))

card("01117b")

card(
    "01118",
    forced_response(HURT, Give(EveryTarget(), STUNNED), when=CausedBy(Host())),
    hero_action(Discard(This()), cost=cost(resources="EMP"), anyone=True),
    rules=ON_KLAW,
)

card(
    "01119",
    constant(gets(RETALIATE, 1, Host())),
    hero_action(Discard(This()), cost=cost(resources="EMP"), anyone=True),
    rules=ON_KLAW,
)

card("01120")

card("01121", boost(PutIntoPlay(This())))

card(
    "01122",
    when_revealed(DiscardRandom(), form=ALTER_EGO),
    when_revealed(
        Afterwards(EnemyAttacks(TheVillain()), AtLeast(Bound("dealt"), n(1)), PlaceThreat(MainScheme(), n(1))),
        form=HERO,
    ),
)

card(
    "01123",
    when_revealed(
        ChooseMode(
            (Mode(SpendResources("EMP"), CanSpend("EMP")), Mode(Exhaust(YOUR_CHARACTERS), IsReady(YOUR_CHARACTERS)))
        )
    ),
    boost(Lasts("boom", "attack")),
)
lasts("01123", "boom", watches(DEALT_DAMAGE, Exhaust(YourHero()), when=both(OfThisAttack(), Targets(You()))))

card(
    "01124",
    when_revealed(Afterwards(Heal(TheVillain(), n(4)), NONE_DONE, Surge()), form=ALTER_EGO),
    when_revealed(Damage(You(), n(2)), Heal(TheVillain(), n(2)), form=HERO),
)

card("01125", when_revealed(PlaceThreat(This(), PerPlayer())))

card("01126", when_revealed(PlaceThreat(This(), PerPlayer())))

card("01127", constant(gets(HP, 10, TheVillain())))
