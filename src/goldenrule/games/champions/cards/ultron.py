"""The Ultron scenario: villain, main schemes and encounter set (01134-01150)."""

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
    when_revealed,
)
from goldenrule.games.champions.content import CardAbility, PlayRules
from goldenrule.games.champions.ids import (
    ATK,
    DEFEAT,
    ENEMY_ATTACK,
    ENEMY_SCHEME,
    HP,
    NO_DAMAGE,
    NO_REMOVAL,
    SCH,
    STEP_ONE,
    THREAT,
)
from goldenrule.games.champions.ops import (
    Discard,
    EnemyAttacks,
    EnemySchemes,
    EngagedAttack,
    ExhaustCost,
    FindIntoPlay,
    Heal,
    Lasts,
    Mill,
    PlaceThreat,
    PlayersDo,
    PutFacedown,
    RevealFirst,
    SpendResources,
    Surge,
)
from goldenrule.games.champions.selectors import (
    AttackedPlayer,
    CanSpend,
    CausedBy,
    Encounter,
    FacedownMinions,
    FirstPlayer,
    Flag,
    Host,
    InDeck,
    InPlay,
    MainScheme,
    Minions,
    Players,
    SideSchemes,
    Targets,
    TheVillain,
    This,
    WithTrait,
    YourHero,
)
from goldenrule.kernel.expressions import AtLeast, Bound, Count, Exists, Not, Times
from goldenrule.kernel.ops import Afterwards, ChooseMode, Mode, Repeat

DRONES = WithTrait(Minions(), "Drone")
YOUR_DRONES = WithTrait(Minions(engaged_with_you=True), "Drone")
FACEDOWN_DRONES = FacedownMinions()
A_DRONE = PutFacedown()
EACH_PLAYER_A_DRONE = PutFacedown(Players())
ULTRON_DRONES = "Ultron Drones"


def android_efficiency(letter: str) -> tuple[CardAbility, CardAbility]:
    """The three printings differ in the resource that their Boost ability asks for."""
    pay = Mode(SpendResources(letter), CanSpend(letter))
    return (
        when_revealed(EACH_PLAYER_A_DRONE),
        boost(ChooseMode((pay, Mode(A_DRONE, Exists(InDeck()))))),
    )


card(
    "01134",
    forced_response(
        ENEMY_ATTACK,
        PlayersDo(AttackedPlayer(), ChooseMode((Mode(PlaceThreat(MainScheme(), n(1))), Mode(A_DRONE)))),
        when=CausedBy(This()),
    ),
)

card("01135", forced_interrupt(ENEMY_ATTACK, A_DRONE, Lasts("swarm", "attack"), when=CausedBy(This())))
lasts("01135", "swarm", constant(gets(ATK, Count(YOUR_DRONES), TheVillain())))

card(
    "01136",
    constant(gets(ATK, 1, DRONES), gets(HP, 1, DRONES), gets(NO_DAMAGE, 1, This(), when=Exists(DRONES))),
    when_revealed(RevealFirst(Encounter(name="Ultron's Imperative"))),
)

card("01137a", setup(FindIntoPlay(Encounter(name=ULTRON_DRONES))))

card("01137b", when_revealed(EACH_PLAYER_A_DRONE))

card("01138a", when_revealed(EACH_PLAYER_A_DRONE))

card(
    "01138b",
    forced_response(
        THREAT,
        PlayersDo(Players(), ChooseMode((Mode(PlaceThreat(This(), n(2))), Mode(A_DRONE)))),
        when=both(Targets(This()), Flag(STEP_ONE)),
    ),
)

card("01139a", when_revealed(EACH_PLAYER_A_DRONE))

card("01139b", constant(gets(NO_REMOVAL, 1, This())))

card(
    "01140",
    constant(
        gets(SCH, 1, FACEDOWN_DRONES, how="base"),
        gets(ATK, 1, FACEDOWN_DRONES, how="base"),
        gets(HP, 1, FACEDOWN_DRONES, how="base"),
    ),
)  # that a defeated one goes to its owner's discard pile is so without it (MC-OWN-06, MC-OWN-08)

card(
    "01141",
    forced_response(ENEMY_SCHEME, PlaceThreat(SideSchemes(), n(1)), when=CausedBy(Host())),
    hero_action(Discard(This()), cost=cost(ExhaustCost(YourHero()), resources="MM"), anyone=True),
    rules=PlayRules(attach=TheVillain()),
)

card(
    "01142",
    constant(gets(ATK, 1, FACEDOWN_DRONES), gets(HP, 1, FACEDOWN_DRONES)),
    hero_action(Discard(This()), cost=cost(resources="EMP"), anyone=True),
    rules=PlayRules(attach=InPlay(ULTRON_DRONES)),
)

card("01143", forced_interrupt(DEFEAT, A_DRONE, when=Targets(This())))

card("01144a", *android_efficiency("E"))

card("01144b", *android_efficiency("M"))

card("01144c", *android_efficiency("P"))

card(
    "01145",
    when_revealed(EnemySchemes(TheVillain()), Mill(Bound("placed")), form=ALTER_EGO),
    when_revealed(EnemyAttacks(TheVillain()), Mill(Bound("dealt")), form=HERO),
)

card(
    "01146",
    when_revealed(Afterwards(Heal(TheVillain(), Times(n(2), Count(YOUR_DRONES))), NONE_DONE, Surge())),
    boost(Heal(TheVillain(), Count(YOUR_DRONES))),
)

card("01147", when_revealed(Afterwards(EngagedAttack(YOUR_DRONES), Not(AtLeast(Bound("attacks"), n(1))), A_DRONE)))

card("01148", when_revealed(EACH_PLAYER_A_DRONE, PlaceThreat(This(), Count(DRONES))))

card("01149", when_revealed(Mill(n(3), Players())))

card("01150", when_revealed(Repeat(n(2), PutFacedown(FirstPlayer()))))
