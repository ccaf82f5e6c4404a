"""The basic cards (01083-01093)."""

from goldenrule.games.champions.cards.words import (
    ATTACK,
    EXHAUST_THIS,
    THWART,
    action,
    at_end_of,
    card,
    constant,
    cost,
    forced_response,
    gets,
    hero_action,
    interrupt,
    lasts,
    n,
    response,
    watches,
)
from goldenrule.games.champions.content import PlayRules
from goldenrule.games.champions.ids import COST, ENEMY_SCHEME, ENTER, STUNNED, THREAT
from goldenrule.games.champions.ops import (
    Damage,
    Discard,
    DiscardThis,
    Draw,
    Give,
    Heal,
    Lasts,
    Prevent,
    Ready,
    RemoveThreat,
)
from goldenrule.games.champions.selectors import (
    Attackable,
    CardsOf,
    CausedBy,
    Characters,
    Enemies,
    OfThisScheme,
    Players,
    Schemes,
    Targets,
    TheVillain,
    This,
    YourHero,
)
from goldenrule.kernel.expressions import Var
from goldenrule.kernel.ops import Choose, ChooseMode, Mode

card("01083", response(ENTER, Choose(Enemies(), Give(Var(), STUNNED)), when=Targets(This())))

card(
    "01084",
    forced_response(
        ENTER,
        ChooseMode(
            (
                Mode(Choose(Schemes(), RemoveThreat(Var(), n(2)))),
                Mode(Draw(n(3))),
                Mode(Choose(Enemies(), Damage(Var(), n(4)))),
            )
        ),
        Lasts("leave", "round"),
        when=Targets(This()),
    ),
)
lasts("01084", "leave", at_end_of("round", Discard(This())))

card("01085", interrupt(ENEMY_SCHEME, Lasts("less", "attack"), when=CausedBy(TheVillain()), label=THWART, hand=True))
lasts("01085", "less", watches(THREAT, Prevent(n(1)), when=OfThisScheme(), after=False))

card("01086", action(Choose(Characters(), Heal(Var(), n(2)))))

card("01087", hero_action(Choose(Attackable(), Damage(Var(), n(3))), label=ATTACK))

card("01088")

card("01089")

card("01090")

card(
    "01091",
    action(Choose(Players(), Draw(n(1), Var())), cost=cost(EXHAUST_THIS)),
    rules=PlayRules(max_per_player=1),
)

card(
    "01092",
    action(Choose(Players(), Lasts("discount", "phase")), cost=cost(EXHAUST_THIS)),
    rules=PlayRules(max_per_player=1),
)
lasts("01092", "discount", constant(gets(COST, -1, CardsOf(Var()))))

card("01093", hero_action(Ready(YourHero()), cost=cost(DiscardThis(), resources="P")))
