"""The aspect Leadership (01066-01074)."""

from goldenrule.games.champions.cards.words import (
    action,
    card,
    constant,
    cost,
    doubles_for,
    gets,
    hero_action,
    lasts,
    n,
    response,
    spend,
)
from goldenrule.games.champions.content import PlayRules
from goldenrule.games.champions.ids import ALLY_LIMIT, ATK, ENTER, THW
from goldenrule.games.champions.ops import Damage, Draw, Lasts, PayFor, PutIntoPlay, Ready
from goldenrule.games.champions.selectors import (
    Allies,
    CanPayFor,
    CharactersOf,
    EventTarget,
    Host,
    InDiscard,
    MayEnter,
    Players,
    Targets,
    TargetType,
    This,
    You,
)
from goldenrule.kernel.expressions import All, Var, Where
from goldenrule.kernel.ops import Choose, ChooseMode, Mode, Seq

card(
    "01066",
    response(ENTER, Damage(EventTarget(), n(2)), when=TargetType("minion"), cost=cost(spend("arrow"))),
    rules=PlayRules(counters=("arrow", 4)),
)

card("01067", response(ENTER, Draw(n(1), Players()), when=Targets(This())))

card(
    "01068",
    action(
        ChooseMode((Mode(Lasts("thwart", "phase")), Mode(Lasts("attack", "phase")))),
        cost=cost(resources="E"),
        limit=(1, "round"),
    ),
)
lasts("01068", "thwart", constant(gets(THW, 2, This())))
lasts("01068", "attack", constant(gets(ATK, 2, This())))

card("01069", action(Choose(Allies(), Ready(Var()))))

card("01070", hero_action(Choose(Players(), Lasts("lead", "phase"))))
lasts("01070", "lead", constant(gets(THW, 1, CharactersOf(Var())), gets(ATK, 1, CharactersOf(Var()))))

card(
    "01071",
    action(
        Choose(
            Where(InDiscard("ally", anyone=True), All((MayEnter(Var()), CanPayFor(Var())))),
            Seq((PayFor(Var()), PutIntoPlay(Var()))),
        )
    ),
)

card("01072", doubles_for("leadership"))

card("01073", constant(gets(ALLY_LIMIT, 1, You())))

card(
    "01074",
    constant(gets(THW, 1, Host()), gets(ATK, 1, Host())),
    rules=PlayRules(attach=Allies(), max_per_host=1),
)
