"""Costs of abilities: everything is paid at the same time, each part out of its own stock (H-11.13)."""

import random

import pytest

from goldenrule.games.heroes import ids
from goldenrule.games.heroes.content import CardAbility, Content, Cost
from goldenrule.games.heroes.facts import Facts
from goldenrule.games.heroes.ops import players
from goldenrule.games.heroes.rules import paying
from goldenrule.kernel.errors import BadInput
from goldenrule.kernel.expressions import Const
from goldenrule.testing import rule
from tests.heroes.box import Card, hero
from tests.heroes.situation import given, player, ready

POINT = players.GainPlotPoints(Const(1))
RESOURCES = ("namor", "black_widow", "spider_woman")


def dear(cost: Cost) -> Card:
    """An event for this cost that gains a plot point."""
    told = CardAbility(kind="event", moment="action", effect=POINT, cost=cost)
    return (Facts(id="dear", name="dear", type="event"), (told,))


@rule("H-11.13")
@pytest.mark.parametrize("seed", range(40))
def test_an_ability_is_offered_if_everything_can_be_paid_and_then_everything_is(seed: int) -> None:
    chance = random.Random(seed)
    cost = Cost(
        chance.randrange(4), chance.randrange(3), chance.randrange(4), chance.random() < 0.3
    )  # resources, villains, plot points, discard
    hand = RESOURCES[: chance.randrange(4)]
    points = chance.randrange(4)
    s = given(player(hand=["dear", *hand], villains=None), cards=[dear(cost)], points=[points, 0])
    villains = len(s.game.zone_of(ids.VILLAINS, 0))
    payable = cost.resources <= len(hand) and cost.villains <= villains and cost.plot_points <= points
    if not payable:
        s.not_offered("event dear")
        return
    s.do("event dear")
    while (decision := s.decisions(-1)[0]).kind == "pay":
        s.game.apply(decision.seat, chance.choice(decision.options))
    s.then(hand_size=len(hand) - cost.resources, villains_size=villains - cost.villains)
    s.then(points=points - cost.plot_points + 1).discarded("dear")


@rule("H-11.13")
def test_the_same_card_pays_once() -> None:
    """Two cards are two cards; one card in hand is not enough for them, nor the event itself."""
    for hand, able in (((), False), (("namor",), False), (("namor", "black_widow"), True)):
        s = given(player(hand=["dear", *hand]), cards=[dear(Cost(resources=2))])
        (s.offered if able else s.not_offered)("event dear")


@pytest.mark.parametrize(("taken", "ko", "able"), [(0, 2, True), (1, 1, True), (1, 2, False), (2, 1, False)])
def test_ko_results_that_are_paid_defeat_nobody(taken: int, ko: int, able: bool) -> None:
    """A hero with KO 3 has room for two results, those that he has among them."""
    s = given(heroes={"the_thing": ready(ko=taken)})
    assert paying.may_pay(s.game, 0, s.entity("the_thing"), Cost(ko=ko)) == able


@pytest.mark.parametrize(
    ("cost", "said"),
    [
        (Cost(ko=2), "pays 2 KO results in its ability 1 and is defeated by 2, so it can never pay; write fewer"),
        (Cost(ko=-1), "has the cost 'ko' -1 in its ability 1; write 1 or more, or leave it out"),
        (Cost(resources=-2), "has the cost 'resources' -2 in its ability 1; write 1 or more, or leave it out"),
        (Cost(ko=1, resources=1), ""),
    ],
)
def test_costs_that_nobody_can_pay_are_refused(cost: Cost, said: str) -> None:
    told = CardAbility(kind="combat", moment="before_roll", effect=POINT, cost=cost)
    card = hero("tired", "x_men", abilities=(told,))
    if not said:
        Content([card])
        return
    with pytest.raises(BadInput) as raised:
        Content([card])
    assert said in str(raised.value)
