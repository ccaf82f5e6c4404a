"""The Rhino scenario: villain, main scheme and encounter set (01094-01108)."""

from goldenrule.games.champions.cards.words import (
    ALTER_EGO,
    HERO,
    NONE_DONE,
    at_end_of,
    card,
    cost,
    forced_interrupt,
    hero_action,
    lasts,
    n,
    watches,
    when_revealed,
)
from goldenrule.games.champions.content import PlayRules
from goldenrule.games.champions.ids import DAMAGE, ENEMY_ATTACK, STUNNED, TOUGH
from goldenrule.games.champions.ops import (
    Damage,
    DamageHeld,
    DamageHere,
    Discard,
    EnemyAttacks,
    GainOverkill,
    Give,
    Heal,
    Lasts,
    PlaceThreat,
    Replace,
    RevealFirst,
    Surge,
)
from goldenrule.games.champions.selectors import (
    CausedBy,
    Encounter,
    EventAmount,
    EventTarget,
    Has,
    Heroes,
    Host,
    OfThisAttack,
    PerPlayer,
    Targets,
    TheVillain,
    This,
)
from goldenrule.kernel.expressions import AtLeast
from goldenrule.kernel.ops import Afterwards, If, Seq

ON_RHINO = PlayRules(attach=TheVillain())

card("01094")

card("01095", when_revealed(RevealFirst(Encounter(name="Breakin' & Takin'"))))

card("01096", when_revealed(Give(Heroes(), STUNNED)))

card("01097a")

card("01097b")

card(
    "01098",
    forced_interrupt(
        DAMAGE,
        Replace(Seq((DamageHere(EventAmount()), If(AtLeast(DamageHeld(), n(5)), Discard(This()))))),
        when=Targets(Host()),
    ),
    rules=ON_RHINO,
)

card(
    "01099",
    forced_interrupt(ENEMY_ATTACK, GainOverkill(), Lasts("discard", "attack"), when=CausedBy(Host())),
    rules=ON_RHINO,
)
lasts("01099", "discard", at_end_of("attack", Discard(This())))

card("01100", hero_action(Discard(This()), cost=cost(resources="PPP"), anyone=True), rules=ON_RHINO)

card("01101")

card("01102")

card("01103", when_revealed(Damage(Heroes(), n(1))))

card("01104", when_revealed(Afterwards(Heal(TheVillain(), n(4)), NONE_DONE, Surge())))

card("01105", when_revealed(If(Has(TheVillain(), TOUGH), Surge(), Give(TheVillain(), TOUGH))))

card(
    "01106",
    when_revealed(Surge(), form=ALTER_EGO),
    when_revealed(EnemyAttacks(TheVillain(), rider="stun"), form=HERO),
)
lasts("01106", "stun", watches(DAMAGE, Give(EventTarget(), STUNNED), when=OfThisAttack()))

card("01107", when_revealed(PlaceThreat(This(), PerPlayer())))

card("01108")
