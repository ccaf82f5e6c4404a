"""What is given up is chosen, and in which order is not: a question about a payment has answers that differ (DA-36)."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from goldenrule.games.skirmish.abilities import Ability, Immediate
from goldenrule.games.skirmish.events import Pay, PayCivilian
from goldenrule.games.skirmish.ops.board import LoseCivilians
from goldenrule.games.skirmish.rules.payment import payments
from goldenrule.kernel.decisions import Option
from goldenrule.kernel.events import Event
from goldenrule.kernel.expressions import Const
from goldenrule.testing import rule
from tests.skirmish.situation import Situation, play

Given = frozenset[tuple[str, int]]
"""All that a payment gives up: the name of each card or the colour of a Civilian, and how many of them."""


def ways(g: Any, seat: int, card: int, plan: tuple[int, ...] = ()) -> set[Given]:
    """What complete payments give up: every order of every choice, by the rule that lists what pays a symbol."""
    symbols = g.face(card).symbols
    if len(plan) == len(symbols):
        return {given_up(g, plan)}
    found: set[Given] = set()
    for verb, entity, colour in payments(g, seat, card, symbols, plan):
        found |= ways(g, seat, card, (*plan, entity if verb == "pay" else -1 - colour if verb == "civilian" else 0))
    return found


def given_up(g: Any, plan: tuple[int, ...]) -> Given:
    """Copies of a card are the same, and a symbol that is ignored gives up nothing."""
    return frozenset(Counter(g.code(paid) if paid > 0 else str(paid) for paid in plan if paid).items())


def chosen(g: Any, option: Option) -> set[Given]:
    """What the payments give up that an answer leaves open."""
    copy = g.clone()
    events: list[Event] = []
    copy.observer = events.append
    copy.apply(g.pending[0].seat, option)
    if copy.pending and copy.pending[0].kind == "pay":
        return answered(copy)
    if copy.pending and copy.pending[0].kind == "slot":
        copy.apply(copy.pending[0].seat, copy.pending[0].options[0])
    paid = [event for event in events if isinstance(event, Pay | PayCivilian)]
    return {given_up(copy, tuple([event.card if isinstance(event, Pay) else -1 - event.colour for event in paid]))}


def answered(g: Any) -> set[Given]:
    """What the payments give up among which a question lets choose; its answers must differ in that."""
    options = g.pending[0].options
    found = [chosen(g, option) for option in options]
    assert len(options) > 1
    assert len({frozenset(each) for each in found}) == len(options), "two answers lead to the same payments"
    return set().union(*found)


def hand(rng: Random, side: str) -> list[str]:
    """Cards that cost something, few kinds in several copies, so that what is given up is often the same."""
    kinds = rng.sample(["brute_s", "kang_s", "zola_s", "giant_s", "free", "free", "hunter_s"], 3)
    cards = [f"{side[0]}_{rng.choice(kinds)}" for _ in range(rng.randrange(1, 5))]
    copies = Counter(cards)
    few = [card for card in copies for _ in range(min(copies[card], 4 if card.endswith("free") else 2))]
    return [*few, *rng.sample(["field_any", "field_street", "field_red"], rng.randrange(2))]


def position(seed: int) -> Situation:
    rng = Random(seed)
    side = rng.choice(["heroes", "villains"])
    played = rng.choice([f"{side[0]}_captain_s", f"{side[0]}_captain_b", f"{side[0]}_paid", "field_street"])
    own: dict[str, Any] = {
        "hand": [played, *(card for card in hand(rng, side) if card != played)],
        "artifacts": rng.choice([[], [], ["cosmic_cube"], ["ten_rings"], ["cosmic_cube", "ten_rings"]]),
    }
    if side == "heroes":
        own["freed"] = rng.sample(["red", "yellow", "green", "blue"] * 2, rng.randrange(4))
    return play(active=side, **{side: own})


@rule("DA-36", "D-5.2", "D-5.5")
@pytest.mark.parametrize("first", range(0, 400, 100))
def test_every_payment_can_be_chosen_and_no_two_answers_come_to_the_same(first: int) -> None:
    with_a_choice = 0
    for seed in range(first, first + 100):
        g: Any = position(seed).game
        for option in g.pending[0].options:
            if option[0] == "play" and g.face(option[1]).symbols:
                every = ways(g, g.pending[0].seat, option[1])
                assert chosen(g, option) == every, seed
                with_a_choice += len(every) > 1
    assert with_a_choice > 20


@rule("DA-36")
def test_two_cards_that_must_both_pay_are_not_asked_about() -> None:
    s = play(villains={"hand": ["v_paid", "v_brute_s", "v_kang_s"]})
    s.do("play v_paid").asked("villains", "slot").do("slot 1").then("villains", discard=["v_brute_s", "v_kang_s"])


@rule("DA-36")
def test_two_cards_of_three_are_asked_about_one_at_a_time() -> None:
    s = play(villains={"hand": ["v_paid", "v_brute_s", "v_kang_s", "v_zola_s"]})
    s.do("play v_paid").offered("pay v_brute_s", "pay v_kang_s", "pay v_zola_s")
    s.do("pay v_zola_s").offered("pay v_brute_s", "pay v_kang_s").not_offered("pay v_zola_s")


@rule("DA-36")
def test_one_of_two_copies_that_pays_in_any_case_is_not_asked_about() -> None:
    s = play(villains={"hand": ["v_paid", "v_free", "v_free", "v_kang_s"]})
    s.do("play v_paid").offered("pay v_free", "pay v_kang_s")
    assert s.decisions(-1)[0].args == (4, 1, 2)
    s.do("pay v_kang_s", "slot 1").then("villains", discard=["v_free", "v_kang_s"], hand=["v_free"])


@rule("DA-36")
def test_civilians_that_must_all_go_are_not_asked_about() -> None:
    lost: dict[str, tuple[Ability, ...]] = {"v_jailer_s": (Immediate(LoseCivilians(Const(2))),)}
    cases: list[tuple[list[str], list[str] | None]] = [
        (["red", "blue"], []),
        (["red"] * 2 + ["blue"], None),
        (["red"], []),
    ]
    for freed, kept in cases:
        s = play(lost, villains={"hand": ["v_jailer_s", "v_captain_b"]}, heroes={"freed": freed})
        s.do("play v_jailer_s", "slot 1")
        if kept is None:
            s.offered("lose red", "lose blue").do("lose blue")
            kept = ["red"]
        s.asked("villains", "recruit").then("heroes", freed=kept)
