"""Several costs of one ability are paid at the same time, each out of what the others leave (MC-INIT-06)."""

import random
from collections.abc import Mapping, Sequence
from itertools import permutations, product

import pytest

from goldenrule.games.champions.abilities import CardAbility, Cost, CostOp
from goldenrule.games.champions.events import Paid
from goldenrule.games.champions.ids import HANDS
from goldenrule.games.champions.ops import (
    AddCounters,
    Damage,
    DamageCost,
    DiscardFromHand,
    DiscardThis,
    ExhaustCost,
    HealCost,
)
from goldenrule.games.champions.rules import use
from goldenrule.games.champions.rules.affordable import covers
from goldenrule.games.champions.selectors import This, Villain, You, YourCards, YourHero
from goldenrule.testing import rule
from tests.champions.situation import Situation, given, hero
from tests.champions.words import action, cost, n, resource, spend
from tests.playing import play_on

STATION, FLIGHT, HELMET = "Alpha Flight Station", "Cosmic Flight", "Captain Marvel's Helmet"
EVENT = "Uppercut"
CODES = {STATION: "01015", FLIGHT: "01017", HELMET: "01016", EVENT: "01054"}
LETTERS = {
    "Energy": "EE", "Genius": "MM", "Strength": "PP", "Maria Hill": "M", "Hawkeye": "E", "Mockingbird": "P",
    "Hulk": "E", "Tigra": "M", "Daredevil": "P", "Spider-Woman": "W",
}  # fmt: skip


def priced(price: Cost, hand: list[str], charge: int = 0, /, **player: object) -> Situation:
    """Captain Marvel, whose Alpha Flight Station (with so many charge counters) gives Rhino 3 damage for this price."""
    return table({STATION: [action(Damage(Villain(), n(3)), cost=price)]}, hand, charge, **player)


def table(
    cards: Mapping[str, Sequence[CardAbility]], hand: list[str], charge: int = 0, /, **player: object
) -> Situation:
    """Captain Marvel with cards in play that are printed with other abilities; an event is in hand."""
    change = {CODES[name]: tuple(told) for name, told in cards.items()}
    in_play = [name for name in cards if name != EVENT]
    s = given.reprinted(change, hero(hand=hand, in_play=in_play, **player))
    if charge:
        s.game.set_counters(entity(s, STATION), "charge", charge)
        s.game.ask_again()
    return s


def entity(situation: Situation, name: str) -> int:
    game = situation.game
    return next(e for e in range(1, len(game.state.ident)) if game.in_play(e) and game.face(e).name == name)


USE = f"use {STATION}"


@rule("MC-INIT-06", "MC-KW-USES-03")
@pytest.mark.parametrize(("there", "left"), [(1, None), (2, 0), (3, 1)])
def test_two_counters_are_two_counters(there: int, left: int | None) -> None:
    s = priced(cost(spend("charge"), spend("charge")), [], there)
    if left is None:
        s.refused(USE, "MC-INIT-06")
        return
    s.do(USE).then(STATION, counters={"charge": left} if left else {}).then("villain", damage=3)


@rule("MC-INIT-06")
@pytest.mark.parametrize(("damage", "left"), [(2, None), (3, None), (4, 0), (5, 1)])
def test_damage_is_healed_once(damage: int, left: int | None) -> None:
    s = priced(cost(HealCost(You(), 2), HealCost(You(), 2)), [], damage=damage)
    if left is None:
        s.refused(USE, "MC-INIT-06")
        return
    s.do(USE).then(damage=left)


@rule("MC-INIT-06", "MC-EXHAUST-02")
def test_a_card_is_exhausted_for_one_thing() -> None:
    priced(cost(ExhaustCost(You()), ExhaustCost(You())), []).refused(USE, "MC-INIT-06")
    priced(cost(ExhaustCost(You()), ExhaustCost(YourHero())), []).refused(USE, "MC-INIT-06")
    s = priced(cost(ExhaustCost(You()), ExhaustCost(This())), []).do(USE)
    s.then(exhausted=True).then(STATION, exhausted=True)


@rule("MC-INIT-06", "MC-COST-06")
def test_a_card_that_is_discarded_pays_for_nothing() -> None:
    price = cost(DiscardFromHand(), resources="E")
    priced(price, ["Hawkeye"]).refused(USE, "MC-INIT-06")
    priced(price, ["Maria Hill", "Genius"]).refused(USE, "MC-RES-07")
    s = priced(price, ["Hawkeye", "Maria Hill"]).do(USE).idle(0)
    assert sorted(s.discard()) == ["Hawkeye", "Maria Hill"]
    s.then("villain", damage=3)
    s = priced(price, ["Hawkeye", "Maria Hill", "Genius"]).do(USE).asked(0, "discard_cost").not_offered("pick Hawkeye")
    s.offered("pick Maria Hill", "pick Genius").do("pick Genius").idle(0).then(hand=["Maria Hill"])
    assert sorted(s.discard()) == ["Genius", "Hawkeye"]


@rule("MC-INIT-06", "MC-COST-06")
def test_two_discards_are_two_cards() -> None:
    price = cost(DiscardFromHand(), DiscardFromHand())
    priced(price, ["Hawkeye"]).refused(USE, "MC-INIT-06")
    s = priced(price, ["Hawkeye", "Maria Hill"]).do(USE).idle(0)
    assert sorted(s.discard()) == ["Hawkeye", "Maria Hill"]
    priced(price, ["Hawkeye", "Maria Hill", "Genius"]).do(USE, "pick Maria Hill").idle(0).then(hand=["Hawkeye"])
    priced(price, ["Hawkeye", "Hulk", "Genius"]).do(USE, "pick Hawkeye", "pick Hulk").idle(0).then(hand=["Genius"])


@rule("MC-INIT-06")
def test_discards_that_may_be_more_leave_what_pays() -> None:
    """From 1 to 5 cards, and two energy: of four cards two can be discarded."""
    s = priced(cost(DiscardFromHand(1, 5), resources="EE"), ["Hawkeye", "Hulk", "Genius", "Maria Hill"]).do(USE)
    s.not_offered("pick Hawkeye", "pick Hulk").do("pick Genius").offered("pick Maria Hill", "done")
    s.do("pick Maria Hill", "pay any").idle(0).then(hand=[]).then("villain", damage=3)


PARTS: tuple[CostOp, ...] = (
    DiscardThis(), ExhaustCost(This()), spend("charge"), HealCost(You(), 1), DiscardFromHand(), DamageCost(You(), 1),
)  # fmt: skip


@rule("MC-COST-06", "MC-INIT-06")
@pytest.mark.parametrize(
    "parts", [*permutations(PARTS, 3)], ids=lambda parts: "-".join(type(p).__name__ for p in parts)
)
def test_the_order_of_parts_means_nothing(parts: tuple[CostOp, ...]) -> None:
    s = priced(cost(*parts), ["Genius"], 2, damage=3).do(USE).idle(0).then("villain", damage=3)
    assert s.discard().count("Genius") == (PARTS[4] in parts)
    s.then(damage=3 - (PARTS[3] in parts) + (PARTS[5] in parts))
    assert (STATION in s.discard()) == (PARTS[0] in parts)
    if PARTS[0] not in parts:
        s.then(STATION, exhausted=PARTS[1] in parts, counters={"charge": 2 - (PARTS[2] in parts)})


@rule("MC-INIT-06")
def test_what_leaves_play_for_a_cost_takes_no_damage_for_it() -> None:
    for parts in ((DiscardThis(), DamageCost(This(), 1)), (DamageCost(This(), 1), DiscardThis())):
        priced(cost(*parts), []).refused(USE, "MC-INIT-06")


@rule("MC-INIT-06", "MC-COST-06")
def test_the_price_of_an_event_is_paid_with_other_cards_than_its_costs() -> None:
    """Uppercut costs 3; here it says "discard a card and spend a mental resource" as well."""
    price = cost(DiscardFromHand(), resources="M")
    told = [action(Damage(Villain(), n(3)), cost=price)]
    hand = [EVENT, "Energy", "Hawkeye", "Maria Hill"]
    table({EVENT: told}, hand).refused(f"use {EVENT}", "MC-INIT-06")
    s = table({EVENT: told}, [*hand, "Mockingbird"]).do(f"use {EVENT}").asked(0, "pay").not_offered("pay Maria Hill")
    s.do("pay Energy").offered("pay Hawkeye", "pay Mockingbird").do("pay Hawkeye").idle(0).then(hand=[])
    s.then("villain", damage=3)
    table({EVENT: told}, [*hand, "Genius"]).do(f"use {EVENT}").asked(0, "pay").offered("pay Maria Hill")


@rule("MC-INIT-06", "MC-RESAB-02")
def test_a_card_is_not_exhausted_for_the_resource_and_for_the_cost() -> None:
    makes = resource("E", cost=cost(ExhaustCost(This())))
    hit = Damage(Villain(), n(3))
    both = [makes, action(hit, cost=cost(ExhaustCost(This()), resources="E"))]
    table({STATION: both}, []).refused(USE, "MC-RES-07")
    table({STATION: both}, ["Hawkeye"]).do(USE).idle(0).then(discard=["Hawkeye"])
    s = table({STATION: [makes, action(hit, cost=cost(resources="E"))]}, []).do(USE)
    s.idle(0).then(STATION, exhausted=True).then("villain", damage=3)


@rule("MC-INIT-06", "MC-RESAB-02", "MC-KW-USES-03")
def test_counters_are_spent_for_the_resource_or_for_the_cost() -> None:
    told = [
        resource("E", cost=cost(spend("charge"))),
        action(Damage(Villain(), n(3)), cost=cost(spend("charge"), resources="E")),
    ]
    table({STATION: told}, [], 1).refused(USE, "MC-RES-07")
    table({STATION: told}, [], 2).do(USE).idle(0).then(STATION, counters={})


@rule("MC-INIT-06", "MC-RESAB-02")
def test_resource_abilities_that_exclude_each_other_are_chosen_so_that_all_is_paid() -> None:
    """The Helmet makes energy or mental, Cosmic Flight energy or physical; each exhausts for it."""
    tired = cost(ExhaustCost(This()))
    either = {HELMET: [resource("E", cost=tired), resource("M", cost=tired)]}
    hit = action(Damage(Villain(), n(3)), cost=cost(resources="EM"))
    table({**either, STATION: [hit]}, []).refused(USE, "MC-RES-07")
    both = {**either, FLIGHT: [resource("E", cost=tired), resource("P", cost=tired)]}
    s = table({**both, STATION: [hit]}, []).do(USE)
    assert len(s.game.legal(0)) == 2  # mental of the Helmet, energy of Cosmic Flight
    s.do("pay any").idle(0).then(HELMET, exhausted=True).then(FLIGHT, exhausted=True).then("villain", damage=3)
    used = [event[1:3] for event in s.events("use")][-2:]
    assert sorted(used) == sorted([(entity(s, HELMET), 1), (entity(s, FLIGHT), 0)])
    table({**both, STATION: [action(Damage(Villain(), n(3)), cost=cost(resources="MP1"))]}, []).refused(
        USE, "MC-RES-07"
    )


@rule("MC-INIT-06", "MC-COST-01", "MC-RESAB-02")
def test_the_price_of_a_card_counts_what_excludes_each_other_once() -> None:
    tired = cost(ExhaustCost(This()))
    s = table({FLIGHT: [resource("E", cost=tired), resource("P", cost=tired)]}, ["Maria Hill"])
    s.not_offered("play Maria Hill").refused("play Maria Hill", "MC-COST-01")


@rule("MC-COST-02", "MC-RES-07")
def test_any_number_of_a_type_beside_resources() -> None:
    """One mental, and any number of energy: the energy that pays is counted, the mental is paid."""
    told = [action(AddCounters("x", n(1)), Damage(Villain(), n(3)), cost=cost(resources="M", any_number_of="E"))]
    table({STATION: told}, ["Hawkeye"]).refused(USE, "MC-RES-07")
    table({STATION: told}, ["Maria Hill"]).refused(USE, "MC-RES-07")
    s = table({STATION: told}, ["Hawkeye", "Maria Hill"]).do(USE, "pay any").idle(0)
    assert sorted(s.discard()) == ["Hawkeye", "Maria Hill"]
    s = table({STATION: told}, ["Hawkeye", "Energy", "Maria Hill"]).do(USE).not_offered("done").do("pay Hawkeye")
    s.offered("pay Energy", "done").do("done").idle(0).then(hand=["Energy"])


@rule("MC-INIT-06")
def test_exhausting_all_of_a_kind_leaves_none_for_another_part() -> None:
    price = cost(ExhaustCost(YourCards(("upgrade", "support"))), ExhaustCost(This()))
    priced(price, []).refused(USE, "MC-INIT-06")


# -- any cost against a search through everything --------------------------------------------------------------------
def able(hand: list[str], price: int, need: str, discards: int) -> bool:
    """Is there a way to give every card of a hand one use, so that everything is paid?"""
    for uses in product("pnd.", repeat=len(hand)):
        for_price = "".join((LETTERS[card] for card, use in zip(hand, uses) if use == "p"))
        for_need = "".join((LETTERS[card] for card, use in zip(hand, uses) if use == "n"))
        if len(for_price) >= price and covers(need, for_need) and (uses.count("d") >= discards):
            return True
    return False


@rule("MC-INIT-06", "MC-COST-06", "MC-RES-07", "MC-COST-01")
@pytest.mark.parametrize("seed", range(60))
def test_what_can_be_paid_is_offered_and_can_be_paid_to_the_end(seed: int) -> None:
    """Random costs of an event, paid by a player who takes any option that is offered."""
    chance = random.Random(seed)
    hand = chance.sample([*LETTERS], chance.randrange(7))
    need = "".join(chance.choice("EMP1") for _ in range(chance.randrange(4)))
    parts = [DiscardFromHand() for _ in range(chance.randrange(3))]
    price = chance.randrange(4)
    told = action(Damage(Villain(), n(3)), cost=Cost(need, "", tuple(parts)))
    change = {CODES[EVENT]: {"abilities": (told,), "keep": False, "cost": price}}
    s = given.reprinted(change, hero(hand=[EVENT, *hand]))
    e = event_in_hand(s)
    refused = use.why_not_use(s.game, 0, e, 0)
    payable = able(hand, price, need, len(parts))
    offered = ("use", e, 0) in s.game.legal(0)
    assert offered == payable
    if not payable:
        assert refused is None or refused[0] in ("MC-INIT-06", "MC-RES-07", "MC-COST-01")
        return
    s.game.apply(0, ("use", e, 0))
    play_on(s.game, chance, lambda decision: decision.kind == "turn")
    paid = [event.units for event in s.log if isinstance(event, Paid)]
    assert len(paid) == (price > 0) + bool(need)
    if price:
        assert len(paid[0]) >= price
    if need:
        assert covers(need, paid[-1])
    gone = len(hand) - len(s.hand())
    assert gone == len(parts) + sum(len(event.plan) for event in s.log if isinstance(event, Paid))
    s.then("villain", damage=3)


def event_in_hand(situation: Situation) -> int:
    return next(e for e in situation.game.state.zones[HANDS[0]] if situation.game.ident(e).name == EVENT)
