"""Costs of abilities: everything is paid at the same time, each part out of its own stock (H-11.13)."""

from __future__ import annotations

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
from tests.heroes.table import Table

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
    t = Table(more=(dear(cost),))
    hand = RESOURCES[: chance.randrange(4)]
    t.hand(0, "dear", *hand)
    t.missions()
    villains = len(t.of(ids.VILLAINS, 0))
    points = chance.randrange(4)
    t.g.add_points(0, points - t.s.points[0])
    t.g.ask_again()
    payable = cost.resources <= len(hand) and cost.villains <= villains and cost.plot_points <= points
    assert t.offered("event", "dear") == payable
    if not payable:
        return
    t.say(("event", "dear"))
    while t.g.pending and t.kind == "pay":
        t.g.apply(t.asked.seat, chance.choice(t.asked.options))
    assert len(t.of(ids.HAND, 0)) == len(hand) - cost.resources
    assert len(t.of(ids.VILLAINS, 0)) == villains - cost.villains
    assert t.s.points[0] == points - cost.plot_points + 1
    assert t.codes(ids.RESOURCE_DISCARD).count("dear") == 1


@rule("H-11.13")
def test_the_same_card_pays_once() -> None:
    """Two cards are two cards; one card in hand is not enough for them, nor the event itself."""
    for hand, able in (((), False), (("namor",), False), (("namor", "black_widow"), True)):
        t = Table(more=(dear(Cost(resources=2)),))
        t.hand(0, "dear", *hand)
        t.missions()
        assert t.offered("event", "dear") == able


@pytest.mark.parametrize(("taken", "ko", "able"), [(0, 2, True), (1, 1, True), (1, 2, False), (2, 1, False)])
def test_ko_results_that_are_paid_defeat_nobody(taken: int, ko: int, able: bool) -> None:
    """A hero with KO 3 has room for two results, those that he has among them."""
    t = Table()
    entity = next(e for e in range(1, len(t.s.ident)) if t.g.face(e).type == "hero" and t.g.ko_value(e) == 3)
    t.g.set_ko(entity, taken)
    assert paying.payable(t.g, 0, entity, Cost(ko=ko)) == able


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
