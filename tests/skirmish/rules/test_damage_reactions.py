"""Cards that react to damage."""

from typing import Any

import pytest

from goldenrule.games.skirmish.abilities import (
    Ability,
    Attack,
    Damaged,
    Defeated,
    Permanent,
    Protection,
)
from goldenrule.games.skirmish.ops.characters import (
    Damage,
    Defeat,
    Heal,
    ReturnToHand,
)
from goldenrule.games.skirmish.selectors.cards import (
    Facing,
    OpposingCards,
    Opposite,
    OppositeNeighbours,
    SameLocation,
    Subject,
    This,
)
from goldenrule.kernel.expressions import Const
from goldenrule.testing import rule
from tests.skirmish.rules.test_odd_attacks import POINT, attack
from tests.skirmish.situation import play

STRIKE_BACK: dict[str, tuple[Ability, ...]] = {
    "h_giant_s": (Permanent(Damaged(), Damage(SameLocation(OpposingCards()))),)
}


@rule("DA-27", "DA-17")
@pytest.mark.parametrize("before", [0, 3], ids=["it stands", "it falls"])
def test_a_card_reacts_to_damage_whether_or_not_it_falls(before: int) -> None:
    s = attack(
        {**STRIKE_BACK, "v_brute_s": ()},
        {4: "v_brute_s", 5: {"card": "v_zola_s", "held": True}, 6: {"card": "v_rager_s", "held": True}},
        {4: {"card": "h_giant_s", "damage": before}},
    )
    assert bool(s.discard("heroes")) == bool(before)
    assert [s.damage("villains", slot) for slot in (4, 5, 6)] == [1, 1, 0]


@rule("DA-27")
@pytest.mark.parametrize(
    ("of", "hurt"),
    [
        (Opposite(), {4: 1}),
        (OppositeNeighbours(), {3: 1, 5: 1}),
        (Facing(Subject()), {4: 1}),
        (Facing(This()), {4: 1}),
        (OpposingCards(), {3: 1, 4: 1, 5: 1}),
    ],
)
def test_a_card_reacts_to_the_damage_that_defeats_it_from_its_slot(of: Any, hurt: dict[int, int]) -> None:
    s = attack(
        {"h_giant_s": (Permanent(Damaged(), Damage(of)),), "v_brute_s": ()},
        {3: {"card": "v_giant_s", "held": True}, 4: "v_brute_s", 5: {"card": "v_zola_s", "held": True}},
        {4: {"card": "h_giant_s", "damage": 3}},
    )
    s.then("heroes", discard=["h_giant_s"])
    assert {slot: s.damage("villains", slot) for slot in (3, 4, 5) if s.damage("villains", slot)} == hurt


@rule("DA-27")
def test_its_own_card_is_the_one_on_the_discard_pile_if_the_damage_defeats_it() -> None:
    back: dict[str, tuple[Ability, ...]] = {"h_giant_s": (Permanent(Damaged(), ReturnToHand(This())),)}
    s = attack(back, {4: "v_brute_s"}, {4: {"card": "h_giant_s", "damage": 3}})
    s.then("heroes", hand=["h_captain_b", "h_giant_s"], discard=[])


@rule("DA-27")
def test_what_has_fallen_is_not_healed_by_its_reaction_to_damage() -> None:
    tough: dict[str, tuple[Ability, ...]] = {"h_giant_s": (Permanent(Damaged(), Heal(This(), Const(9))),)}
    attack(tough, {4: "v_brute_s"}, {4: {"card": "h_giant_s", "damage": 3}}).then("heroes", discard=["h_giant_s"])


@rule("DA-17", "DA-27")
@pytest.mark.parametrize("active", ["villains", "heroes"])
def test_reactions_to_damage_and_to_defeat_come_in_the_order_of_the_turn(active: str) -> None:
    """The Heroes react to the damage that defeats their card, the Villains to the defeat of theirs."""
    abilities: dict[str, tuple[Ability, ...]] = {
        "h_giant_s": (Permanent(Damaged(), POINT),),
        "v_martyr_s": (Permanent(Defeated(), POINT),),
    }
    s = play(
        abilities,
        active=active,
        heroes={
            "slots": {1: {"card": "h_giant_s", "damage": 5}},
            "artifacts": ["darkhold"] if active == "heroes" else [],
        },
        villains={"slots": {1: "v_martyr_s"}, "artifacts": ["darkhold"] if active == "villains" else []},
    )
    s.do("use darkhold").then("heroes", discard=["h_giant_s"]).then("villains", discard=["v_martyr_s"])
    seats = [side for side, _ in s.events("points")]
    assert seats == ([1, 0] if active == "villains" else [0, 1])


@rule("DA-27", "D-7.4")
def test_damage_that_is_kept_off_is_no_damage_to_react_to() -> None:
    shielded: dict[str, tuple[Ability, ...]] = {"h_giant_s": (*STRIKE_BACK["h_giant_s"], Protection(Const(9)))}
    s = attack(shielded, {4: "v_brute_s"}, {4: {"card": "h_giant_s", "damage": 3}})
    s.then("heroes", slots={4: "h_giant_s"}).then("villains", slots={4: {"damage": 0}})


@rule("DA-27")
def test_a_defeat_without_damage_is_no_damage_to_react_to() -> None:
    s = attack({**STRIKE_BACK, "v_zola_s": (Attack(Defeat(OpposingCards())),)}, {5: "v_zola_s"}, {4: "h_giant_s"})
    s.then("heroes", discard=["h_giant_s"]).then("villains", slots={5: {"damage": 0}})
