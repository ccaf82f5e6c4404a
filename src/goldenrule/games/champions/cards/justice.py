"""Justice: the aspect's cards of the core set (01058-01065)."""

from goldenrule.games.champions import ids
from goldenrule.games.champions.cards.words import (
    EXHAUST_THIS,
    HERO,
    THWART,
    action,
    both,
    card,
    constant,
    cost,
    doubles_for,
    gets,
    hero_action,
    interrupt,
    n,
    response,
    spend,
)
from goldenrule.games.champions.content import PlayRules
from goldenrule.games.champions.ids import DEFEAT, THREAT, THW
from goldenrule.games.champions.ops import Damage, RemoveThreat, Replace
from goldenrule.games.champions.selectors import (
    CausedBy,
    CausedByYou,
    Enemies,
    EventAmount,
    Paid,
    Schemes,
    SideSchemes,
    SomeAmount,
    TargetType,
    This,
    You,
    YourHero,
)
from goldenrule.kernel.expressions import Count, Either, Var
from goldenrule.kernel.ops import Choose

card("01058", response(ids.THWART, Choose(Enemies(), Damage(Var(), n(1))), when=CausedBy(This())))

card("01059", constant(gets(THW, Count(SideSchemes()), This())))

card(
    "01060",
    hero_action(Choose(Schemes(), RemoveThreat(Var(), Either(Paid("M"), n(4), n(3)))), label=THWART),
    rules=PlayRules(interest="M"),
)

card("01061", interrupt(THREAT, Replace(Damage(You(), EventAmount())), when=SomeAmount(), form=HERO, hand=True))

card("01062", doubles_for("justice"))

card(
    "01063",
    response(
        DEFEAT,
        Choose(Schemes(), RemoveThreat(Var(), n(1))),
        when=both(TargetType("minion"), CausedByYou()),
        cost=cost(EXHAUST_THIS),
    ),
    rules=PlayRules(max_per_player=1),
)

card("01064", action(Choose(Schemes(), RemoveThreat(Var(), n(1))), cost=cost(EXHAUST_THIS, spend("snoop"))))

card("01065", constant(gets(THW, 1, YourHero())), rules=PlayRules(any_player=True, max_per_player=1))
