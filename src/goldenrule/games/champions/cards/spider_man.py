"""Spider-Man: identity set and obligation (01001-01009, 01165)."""

from goldenrule.games.champions import ids
from goldenrule.games.champions.cards.words import (
    ALTER_EGO,
    ATTACK,
    DEFENSE,
    EXHAUST_THIS,
    HERO,
    alter_ego_action,
    card,
    cost,
    forced_interrupt,
    forced_response,
    hero_action,
    interrupt,
    n,
    obligation,
    resource,
    spend,
)
from goldenrule.games.champions.content import PlayRules
from goldenrule.games.champions.ids import DAMAGE, DEFEAT, ENEMY_ATTACK, ENTER, REVEAL
from goldenrule.games.champions.ops import (
    CancelEffects,
    ChangeForm,
    Damage,
    Discard,
    DiscardRandom,
    Draw,
    Exhaust,
    Give,
    Heal,
    Mill,
    Prevent,
    RemoveFromGame,
    RemoveThreat,
    Replace,
    Surge,
    ToHand,
)
from goldenrule.games.champions.selectors import (
    AgainstYou,
    Attackable,
    CausedBy,
    Enemies,
    EventSource,
    Flag,
    Host,
    InForm,
    InHand,
    IsReady,
    JustDiscarded,
    Minions,
    PrintedResource,
    Schemes,
    Targets,
    TargetType,
    TheVillain,
    This,
    You,
    YourAlterEgo,
)
from goldenrule.kernel.expressions import All, Exists, Var, Where
from goldenrule.kernel.ops import Choose, ChooseMode, If, May, Mode, Seq

PETER = YourAlterEgo("Peter Parker")

card("01001a", interrupt(ENEMY_ATTACK, Draw(n(1)), when=All((CausedBy(TheVillain()), AgainstYou())), form=HERO))

card("01001b", resource("M", form=ALTER_EGO, limit=(1, "round")))

card(
    "01002",
    forced_response(
        ENTER,
        Mill(n(2)),
        ToHand(Where(JustDiscarded(), PrintedResource(Var(), "M"))),
        when=All((Targets(This()), Flag(ids.FROM_HAND))),
    ),
)

card(
    "01003",
    interrupt(DAMAGE, Prevent(), when=All((Targets(You()), Flag(ids.FROM_ATTACK))), label=DEFENSE, hand=True),
)

card(
    "01004",
    interrupt(
        REVEAL,
        CancelEffects(),
        when=All((TargetType("treachery"), Flag(ids.FROM_DECK))),
        form=HERO,
        hand=True,
    ),
)

card("01005", hero_action(Choose(Attackable(), Damage(Var(), n(8))), label=ATTACK))

card("01006", alter_ego_action(Heal(PETER, n(4)), cost=cost(EXHAUST_THIS)))

card(
    "01007",
    forced_interrupt(DEFEAT, Choose(Schemes(), RemoveThreat(Var(), n(3))), when=Targets(Host())),
    rules=PlayRules(attach=Minions()),
)

card("01008", resource("W", cost=cost(EXHAUST_THIS, spend("web")), form=HERO))

card(
    "01009",
    forced_interrupt(
        ENEMY_ATTACK,
        Replace(Seq((Discard(This()), Give(EventSource(), ids.STUNNED)))),
        when=CausedBy(Host()),
    ),
    rules=PlayRules(attach=Enemies(), form=HERO, max_per_host=1),
)

card(
    "01165",
    obligation(
        If(InForm(HERO), May(ChangeForm(ALTER_EGO))),
        ChooseMode(
            (
                Mode(If(IsReady(PETER), Seq((Exhaust(PETER), RemoveFromGame(This())))), IsReady(PETER)),
                Mode(Seq((DiscardRandom(), Surge(), Discard(This()))), Exists(InHand())),
            )
        ),
    ),
)
