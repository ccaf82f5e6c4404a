"""She-Hulk: identity set and obligation (01019-01028, 01160)."""

from goldenrule.games.champions import ids
from goldenrule.games.champions.cards.words import (
    ALTER_EGO,
    ALWAYS,
    ATTACK,
    EXHAUST_THIS,
    HERO,
    THWART,
    action,
    alter_ego_action,
    both,
    card,
    constant,
    cost,
    forced_response,
    gets,
    hero_action,
    interrupt,
    n,
    obligation,
    response,
)
from goldenrule.games.champions.ids import ATK, FORM, HAND_SIZE, STUNNED
from goldenrule.games.champions.ops import (
    AddAcceleration,
    ChangeForm,
    Damage,
    DamageCost,
    Discard,
    DiscardFromHand,
    Draw,
    DrawUpTo,
    Exhaust,
    Give,
    Prevent,
    Ready,
    RemoveFromGame,
    RemoveThreat,
    ToHand,
)
from goldenrule.games.champions.selectors import (
    Attackable,
    CausedBy,
    DamageOn,
    Enemies,
    EventTarget,
    Flag,
    Has,
    InForm,
    IsReady,
    PrintedStat,
    Schemes,
    SomeAmount,
    Spent,
    Targets,
    This,
    Waived,
    You,
    YourAlterEgo,
    YourHero,
)
from goldenrule.kernel.expressions import AtMost, Exists, Not, Var
from goldenrule.kernel.ops import Choose, ChooseMode, If, May, Mode, Seq

SHE_HULK = YourHero("She-Hulk")
JENNIFER = YourAlterEgo("Jennifer Walters")

card("01019a", response(FORM, Choose(Enemies(), Damage(Var(), n(2))), when=Targets(This())))

card("01019b", interrupt(ids.THREAT, Prevent(n(1)), when=SomeAmount(), limit=(1, "round")))

card("01020", action(ToHand(This())))

card("01021", hero_action(Choose(Attackable(), Damage(Var(), AtMost(DamageOn(You()), n(15)))), label=ATTACK))

card("01022", hero_action(Damage(Enemies(), n(1))))

card(
    "01023",
    alter_ego_action(
        Choose(Schemes(), RemoveThreat(Var(), Spent())), label=THWART, cost=cost(DiscardFromHand(least=1, most=5))
    ),
)

card("01024", response(ids.ATTACK, Ready(SHE_HULK), when=both(CausedBy(SHE_HULK), Flag(ids.BASIC)), hand=True))

card("01025", action(ChangeForm(), DrawUpTo(PrintedStat(HAND_SIZE, You()))))

card("01026", alter_ego_action(Choose(Schemes(), RemoveThreat(Var(), n(2))), cost=cost(EXHAUST_THIS, resources="M")))

card("01027", hero_action(Draw(n(1)), cost=cost(EXHAUST_THIS, DamageCost(You(), 1, taken=True))))

card(
    "01028",
    constant(gets(ATK, 2, SHE_HULK)),
    forced_response(
        ids.ATTACK,
        Discard(This()),
        Give(EventTarget(), STUNNED),
        when=both(
            CausedBy(SHE_HULK),
            Waived(
                both(Exists(EventTarget()), Not(Has(EventTarget(), STUNNED))), "superhuman-strength-always-discarded"
            ),
        ),
    ),
)

card(
    "01160",
    obligation(
        If(InForm(HERO), May(ChangeForm(ALTER_EGO))),
        ChooseMode(
            (
                Mode(If(IsReady(JENNIFER), Seq((Exhaust(JENNIFER), RemoveFromGame(This())))), IsReady(JENNIFER)),
                Mode(Seq((AddAcceleration(), Discard(This()))), ALWAYS),
            )
        ),
    ),
)
