"""Captain Marvel: identity set and obligation (01010-01018, 01175)."""

from goldenrule.games.champions import ids
from goldenrule.games.champions.cards.words import (
    ALTER_EGO,
    ATTACK,
    DEFENSE,
    EXHAUST_THIS,
    HERO,
    THWART,
    action,
    card,
    constant,
    cost,
    gets,
    gives_trait,
    hero_action,
    interrupt,
    n,
    obligation,
    response,
)
from goldenrule.games.champions.content import PlayRules
from goldenrule.games.champions.ids import DAMAGE, DEF, ENTER
from goldenrule.games.champions.ops import (
    AddCounters,
    ChangeForm,
    Damage,
    Discard,
    DiscardFromHand,
    DiscardThis,
    Draw,
    Exhaust,
    Give,
    HealCost,
    Prevent,
    RemoveFromGame,
    RemoveThreat,
    Surge,
    Then,
)
from goldenrule.games.champions.selectors import (
    Attackable,
    CountersOn,
    Has,
    HasTrait,
    InForm,
    IsReady,
    Paid,
    Players,
    Schemes,
    Targets,
    TheVillain,
    This,
    You,
    YourAlterEgo,
    YourHero,
)
from goldenrule.kernel.expressions import AtLeast, AtMost, Bound, Either, Except, Exists, Not, Times, Var
from goldenrule.kernel.ops import Choose, ChooseMode, If, May, Mode, Seq

CAPTAIN_MARVEL = YourHero("Captain Marvel")
CAROL = YourAlterEgo("Carol Danvers")
YOU_ARE_AERIAL = HasTrait(You(), "Aerial")

card("01010a", action(Draw(n(1)), cost=cost(HealCost(You(), 1), resources="E"), limit=(1, "round")))

card("01010b", action(Choose(Players(), Draw(n(1), Var())), limit=(1, "round")))

card("01011", response(ENTER, Give(TheVillain(), ids.CONFUSED), when=Targets(This())))

card(
    "01012",
    hero_action(
        Choose(
            Schemes(),
            Then(
                RemoveThreat(Var(), n(2)),
                AtLeast(Bound("removed"), n(2)),
                If(YOU_ARE_AERIAL, Choose(Except(Schemes(), Var()), RemoveThreat(Var("other"), n(2)), "other")),
            ),
        ),
        label=THWART,
    ),
)

card(
    "01013",
    hero_action(Choose(Attackable(), Seq((Damage(Var(), n(5)), If(Paid("E"), Draw(n(1)))))), label=ATTACK),
    rules=PlayRules(interest="E"),
)

card("01014")

card("01015", action(Draw(Either(Exists(CAROL), n(2), n(1))), cost=cost(EXHAUST_THIS, DiscardFromHand())))

card("01016", constant(gets(DEF, Either(YOU_ARE_AERIAL, n(2), n(1)), CAPTAIN_MARVEL)))

card(
    "01017",
    constant(gives_trait("Aerial", CAPTAIN_MARVEL)),
    interrupt(DAMAGE, Prevent(n(3)), when=Targets(CAPTAIN_MARVEL), form=HERO, label=DEFENSE, cost=cost(DiscardThis())),
)

card(
    "01018",
    action(AddCounters("energy", Bound("paid")), cost=cost(any_number_of="E")),
    hero_action(
        Choose(Attackable(), Damage(Var(), AtMost(Times(n(2), CountersOn("energy")), n(10)))),
        label=ATTACK,
        cost=cost(DiscardThis()),
    ),
    rules=PlayRules(max_per_player=1),
)

card(
    "01175",
    obligation(
        If(InForm(HERO), May(ChangeForm(ALTER_EGO))),
        ChooseMode(
            (
                Mode(If(IsReady(CAROL), Seq((Exhaust(CAROL), RemoveFromGame(This())))), IsReady(CAROL)),
                Mode(Seq((Give(You(), ids.STUNNED), Surge(), Discard(This()))), Not(Has(You(), ids.STUNNED))),
            )
        ),
    ),
)
