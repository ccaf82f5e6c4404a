"""The modular set Under Attack (01151-01154)."""

from goldenrule.games.champions.cards.words import (
    boost,
    card,
    constant,
    cost,
    forced_response,
    gets,
    hero_action,
    n,
    when_revealed,
)
from goldenrule.games.champions.content import PlayRules
from goldenrule.games.champions.ids import DAMAGE, RETALIATE, TOUGH
from goldenrule.games.champions.ops import Damage, Discard, ExhaustCost, Give, PlaceThreat, PlayersDo
from goldenrule.games.champions.selectors import Friendly, Host, Players, Targets, TheVillain, This, YourHero
from goldenrule.kernel.ops import ChooseMode, Mode

ON_THE_VILLAIN = PlayRules(attach=TheVillain())
YOUR_HERO_EXHAUSTS = ExhaustCost(YourHero())

card(
    "01151",
    when_revealed(PlayersDo(Players(), ChooseMode((Mode(PlaceThreat(This(), n(2))), Mode(Damage(YourHero(), n(3))))))),
)

card(
    "01152",
    forced_response(DAMAGE, Give(Host(), TOUGH), when=Targets(Host())),
    hero_action(Discard(This()), cost=cost(YOUR_HERO_EXHAUSTS, resources="PP"), anyone=True),
    rules=ON_THE_VILLAIN,
)

card(
    "01153",
    constant(gets(RETALIATE, 1, Host())),
    hero_action(Discard(This()), cost=cost(YOUR_HERO_EXHAUSTS, resources="EE"), anyone=True),
    rules=ON_THE_VILLAIN,
)

card(
    "01154",
    when_revealed(Damage(Friendly(), n(1))),
    boost(Damage(Friendly(yours=True), n(1))),
)
