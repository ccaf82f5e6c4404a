"""Aggression: the aspect's cards of the core set (01050-01057)."""

from goldenrule.games.champions import ids
from goldenrule.games.champions.cards.words import (
    ATTACK,
    EXHAUST_THIS,
    THWART,
    action,
    both,
    card,
    constant,
    cost,
    doubles_for,
    forced_response,
    gets,
    hero_action,
    n,
    response,
    spend,
)
from goldenrule.games.champions.content import PlayRules
from goldenrule.games.champions.ids import ATK, KILLED
from goldenrule.games.champions.ops import Damage, Discard, Heal, Mill, RemoveThreat
from goldenrule.games.champions.selectors import (
    Attackable,
    CausedBy,
    Characters,
    Enemies,
    Flag,
    Paid,
    PrintedResource,
    Schemes,
    TargetType,
    This,
    YourHero,
)
from goldenrule.kernel.expressions import AnyOf, Var
from goldenrule.kernel.ops import Choose, If


def milled(letter: str) -> AnyOf:
    """The card just discarded has a printed resource of that type, or a wild one."""
    gone = Var("discarded")
    return AnyOf((PrintedResource(gone, letter), PrintedResource(gone, "W")))


card(
    "01050",
    forced_response(
        ids.ATTACK,
        Mill(n(1)),
        If(milled("P"), Choose(Enemies(), Damage(Var(), n(2)))),
        If(milled("E"), Damage(Characters(), n(1))),
        If(milled("M"), Discard(This())),
        when=CausedBy(This()),
    ),
)

card("01051", response(ids.ATTACK, Heal(This(), n(1)), when=both(CausedBy(This()), TargetType("minion"), Flag(KILLED))))

card(
    "01052",
    response(
        ids.ATTACK,
        Choose(Schemes(), RemoveThreat(Var(), n(2))),
        when=both(CausedBy(YourHero()), Flag(KILLED)),
        label=THWART,
        hand=True,
    ),
)

card(
    "01053",
    hero_action(
        Choose(
            Attackable(minions_only=True),
            If(Paid("P"), Damage(Var(), n(5), overkill=True), Damage(Var(), n(5))),
        ),
        label=ATTACK,
    ),
    rules=PlayRules(interest="P"),
)

card("01054", hero_action(Choose(Attackable(), Damage(Var(), n(5))), label=ATTACK))

card("01055", doubles_for("aggression"))

card("01056", action(Choose(Enemies(), Damage(Var(), n(2))), cost=cost(EXHAUST_THIS, spend("attack"))))

card("01057", constant(gets(ATK, 1, YourHero())), rules=PlayRules(any_player=True, max_per_player=1))
