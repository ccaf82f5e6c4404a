"""Iron Man: identity set and obligation (01029-01039, 01170)."""

from goldenrule.games.champions.cards.words import (
    ALTER_EGO,
    ATTACK,
    EXHAUST_THIS,
    HERO,
    THWART,
    action,
    alter_ego_action,
    card,
    constant,
    cost,
    gets,
    gives_trait,
    hero_action,
    lasts,
    n,
    obligation,
    resource,
)
from goldenrule.games.champions.ids import HAND_SIZE, HP
from goldenrule.games.champions.ops import (
    ChangeForm,
    Damage,
    DamageCost,
    Discard,
    Exhaust,
    KeepOneOf,
    Lasts,
    Mill,
    Ready,
    RemoveFromGame,
    RemoveThreat,
    ToHand,
)
from goldenrule.games.champions.selectors import (
    Attackable,
    DiscardPile,
    Enemies,
    HasTrait,
    InForm,
    IsReady,
    Players,
    PrintedIcons,
    ResourcesOn,
    Schemes,
    This,
    Uppermost,
    You,
    YourAlterEgo,
    YourCards,
    YourHero,
)
from goldenrule.kernel.expressions import AtMost, Count, Either, Sum, Times, Var
from goldenrule.kernel.ops import Choose, ChooseMode, If, May, Mode, Seq

IRON_MAN = YourHero("Iron Man")
TONY = YourAlterEgo("Tony Stark")
YOUR_UPGRADES = YourCards(("upgrade",))
YOU_ARE_AERIAL = HasTrait(You(), "Aerial")

card("01029a", constant(gets(HAND_SIZE, AtMost(Count(YourCards(("upgrade",), "Tech")), n(6)), This())))

card("01029b", action(KeepOneOf(3), limit=(1, "round")))

card("01030", action(Damage(Enemies(), n(1)), cost=cost(EXHAUST_THIS, DamageCost(This(), 2))))

card(
    "01031",
    hero_action(
        Choose(Attackable(), Seq((Mill(n(5)), Damage(Var(), Sum((n(1), Times(n(2), PrintedIcons("E")))))))),
        label=ATTACK,
    ),
)

card("01032", hero_action(Choose(Attackable(), Damage(Var(), Either(YOU_ARE_AERIAL, n(8), n(4)))), label=ATTACK))

card("01033", resource(ResourcesOn(Uppermost(DiscardPile(You()))), cost=cost(EXHAUST_THIS)))

card(
    "01034",
    alter_ego_action(
        Choose(Players(), ToHand(Uppermost(DiscardPile(Var(), "upgrade", "Tech")))), cost=cost(EXHAUST_THIS)
    ),
)

card("01035", hero_action(Ready(IRON_MAN), cost=cost(EXHAUST_THIS)))

card("01036", constant(gets(HP, 6, You())))

card(
    "01037",
    hero_action(
        If(YOU_ARE_AERIAL, RemoveThreat(Schemes(), n(1)), Choose(Schemes(), RemoveThreat(Var(), n(1)))),
        label=THWART,
        cost=cost(EXHAUST_THIS),
    ),
)

card(
    "01038",
    hero_action(
        Choose(Attackable(), Damage(Var(), Either(YOU_ARE_AERIAL, n(2), n(1)))),
        label=ATTACK,
        cost=cost(EXHAUST_THIS),
    ),
)

card(
    "01039",
    constant(gets(HP, 1, You())),
    hero_action(Lasts("aerial", "phase"), cost=cost(EXHAUST_THIS, resources="M")),
)
lasts("01039", "aerial", constant(gives_trait("Aerial", You())))

card(
    "01170",
    obligation(
        If(InForm(HERO), May(ChangeForm(ALTER_EGO))),
        ChooseMode(
            (
                Mode(If(IsReady(TONY), Seq((Exhaust(TONY), RemoveFromGame(This())))), IsReady(TONY)),
                Mode(Seq((Exhaust(YOUR_UPGRADES), Discard(This()))), IsReady(YOUR_UPGRADES)),
            )
        ),
    ),
)
