"""Attack phases in which cards fall, move, return and come: what attacks, what the attack knows of its defender."""

from typing import Any

import pytest

from goldenrule.games.skirmish.abilities import (
    Ability,
    Attack,
    Attacked,
    Damaged,
    Defeated,
    NoBonus,
    Permanent,
)
from goldenrule.games.skirmish.ops.board import FreeCivilianHere, GainPoints, LocationBonus
from goldenrule.games.skirmish.ops.characters import (
    Damage,
    Defeat,
    Dismiss,
    Heal,
    Hold,
    MoveCard,
    PutIntoPlay,
    ReturnToHand,
    Strengthen,
    Swap,
)
from goldenrule.games.skirmish.selectors.cards import (
    Defender,
    DiscardPile,
    Facing,
    Neighbours,
    OpposingCards,
    Opposite,
    OppositeNeighbours,
    OtherOwnCards,
    OwnCards,
    SameLocation,
    Subject,
    This,
)
from goldenrule.games.skirmish.selectors.conditions import AtLocation, DefeatedDefender, HadDefender, IsSide, Unopposed
from goldenrule.games.skirmish.selectors.numbers import CiviliansHere
from goldenrule.kernel.choices import Choose
from goldenrule.kernel.expressions import Const, It, Not, Where
from goldenrule.kernel.ops import If
from goldenrule.testing import rule
from tests.skirmish.situation import Situation, play

IT = It()
ONE = Const(1)
POINT = GainPoints(ONE)


def attack(
    abilities: dict[str, tuple[Ability, ...]], villains: dict[Any, Any], heroes: Any = None, **more: Any
) -> Situation:
    """The Villains attack with these cards, before these of the Heroes."""
    own = {"slots": villains, **more.pop("own", {})}
    return play(abilities, villains=own, heroes={"slots": heroes or {}}, phase="attack", **more)


# -- the defender --------------------------------------------------------------------------------------------------


@rule("D-7.5", "D-7.15")
def test_a_defender_that_has_gone_back_to_the_hand_was_not_defeated() -> None:
    hunter: dict[str, tuple[Ability, ...]] = {"v_hunter_s": (Attack(If(DefeatedDefender(), POINT)),)}
    back: dict[str, tuple[Ability, ...]] = {"h_giant_s": (Permanent(Damaged(), ReturnToHand(This())),)}
    s = attack({**hunter, **back}, {4: "v_hunter_s"}, {4: "h_giant_s"})
    s.then("heroes", hand=["h_captain_b", "h_giant_s"]).then(points=0)


@rule("D-7.5", "D-7.15")
def test_a_defender_that_was_defeated_was_so_wherever_it_is_now() -> None:
    hunter: dict[str, tuple[Ability, ...]] = {"v_hunter_s": (Attack(If(DefeatedDefender(), POINT)),)}
    s = attack(hunter, {4: "v_hunter_s"}, {4: "h_phoenix_s"})
    s.then("heroes", hand=["h_captain_b", "h_phoenix_s"]).then(points=-1)


@rule("D-7.5", "D-7.15")
def test_a_defender_that_stands_was_not_defeated() -> None:
    s = attack({"v_hunter_s": (Attack(If(DefeatedDefender(), POINT)),)}, {4: "v_hunter_s"}, {4: "h_giant_s"})
    s.then(points=0).then("heroes", slots={4: {"damage": 2}})


@rule("D-7.5", "D-7.15")
def test_a_defender_that_an_effect_of_the_same_attack_fells_was_defeated() -> None:
    effects = (Attack(Defeat(Defender())), Attack(If(DefeatedDefender(), POINT)))
    s = attack({"v_hunter_s": effects}, {4: "v_hunter_s"}, {4: "h_giant_s"})
    s.then("heroes", discard=["h_giant_s"]).then(points=-1)


@rule("D-7.15")
def test_what_was_defeated_in_an_earlier_attack_says_nothing_of_this_one() -> None:
    s = attack(
        {"v_hunter_s": (Attack(If(DefeatedDefender(), POINT)),)},
        {3: "v_brute_s", 4: "v_hunter_s"},
        {3: "h_brute_s", 4: "h_giant_s"},
    )
    s.then("heroes", discard=["h_brute_s"]).then(points=0)


@rule("D-7.16")
def test_what_reacts_to_an_attack_knows_the_defender() -> None:
    s = attack(
        {"v_zola_s": (Permanent(Attacked(OwnCards()), Damage(Defender())),)},
        {4: "v_free", 5: "v_zola_s"},
        {4: "h_giant_s"},
    )
    s.then("heroes", slots={4: {"damage": 2}})  # 1 by the attack, 1 by what reacts to it; nobody defends at 5


@rule("D-7.16")
@pytest.mark.parametrize(("test", "points"), [(HadDefender(), -1), (Not(HadDefender()), -1), (DefeatedDefender(), 0)])
def test_what_reacts_to_an_attack_knows_whether_somebody_defended(test: Any, points: int) -> None:
    s = attack(
        {"v_zola_s": (Permanent(Attacked(OwnCards()), POINT, test),)}, {4: "v_free", 5: "v_zola_s"}, {4: "h_giant_s"}
    )
    s.then(points=points)


@rule("D-7.16")
def test_a_defeated_defender_for_what_reacts_to_the_attack() -> None:
    s = attack(
        {"v_zola_s": (Permanent(Attacked(OwnCards()), POINT, DefeatedDefender()),)},
        {4: "v_free", 5: "v_zola_s"},
        {4: "h_free", 5: "h_giant_s"},
    )
    s.then(points=-1)


# -- cards that fall and their slots -------------------------------------------------------------------------------


@rule("DA-27")
@pytest.mark.parametrize(
    ("of", "hurt"),
    [
        (Opposite(), {4: 1}),
        (OppositeNeighbours(), {3: 1, 5: 1}),
        (SameLocation(OpposingCards()), {4: 1, 5: 1}),
        (Facing(Subject()), {4: 1}),
    ],
)
def test_a_card_that_falls_strikes_from_the_slot_in_which_it_was(of: Any, hurt: dict[int, int]) -> None:
    slots = dict.fromkeys((3, 4, 5, 6), "h_free")
    slots[4] = "h_giant_s"
    s = attack(
        {"v_martyr_s": (Permanent(Defeated(), Damage(of)),), "h_free": (), "h_giant_s": ()},
        {4: "v_martyr_s"},
        {
            slot: {"card": f"h_{name}", "held": slot != 4}
            for slot, name in ((3, "giant_s"), (4, "brute_s"), (5, "zola_s"), (6, "rager_s"))
        },
        active="heroes",
    )
    s.then("villains", discard=["v_martyr_s"])
    assert {slot: s.damage("heroes", slot) for slot in (3, 4, 5, 6) if s.damage("heroes", slot)} == hurt


@rule("DA-27")
def test_a_card_that_falls_has_neighbours() -> None:
    s = attack(
        {"v_martyr_s": (Permanent(Defeated(), Strengthen(Neighbours())),)},
        {3: "v_giant_s", 4: "v_martyr_s", 6: "v_zola_s"},
        {4: "h_brute_s"},
        active="heroes",
    )
    strengths = s.events("strengthen")
    assert [(s.game.code(e), n) for e, n in strengths] == [("v_giant_s", 1)]


@rule("DA-27")
def test_a_card_that_falls_gets_the_bonus_of_its_slot() -> None:
    s = attack(
        {"v_martyr_s": (Permanent(Defeated(), LocationBonus()),)}, {4: "v_martyr_s"}, {4: "h_brute_s"}, active="heroes"
    )
    s.then(marker=-1)


@rule("DA-27")
def test_a_hero_that_falls_frees_a_civilian_of_its_zone() -> None:
    s = attack(
        {"h_martyr_s": (Permanent(Defeated(), FreeCivilianHere(), AtLocation("manhattan")),)},
        {2: "v_brute_s"},
        {2: "h_martyr_s"},
    )
    s.offered("free red 2").not_offered("free red 1").do("free red 2").then("heroes", freed=["red"])


@rule("DA-27")
def test_a_number_of_the_slot_in_which_a_card_fell() -> None:
    s = attack(
        {"h_martyr_s": (Permanent(Defeated(), GainPoints(CiviliansHere())),)},
        {2: "v_brute_s"},
        {2: "h_martyr_s"},
        civilians=[["red"], ["red", "blue"], ["red", "blue", "green"]],
    )
    s.then(points=2)


@rule("DA-27", "D-7.6")
def test_the_slot_opposite_a_card_that_fell_may_be_empty() -> None:
    s = attack(
        {"v_martyr_s": (Permanent(Defeated(), POINT, Unopposed()),), "v_medic_s": (Attack(Defeat(OtherOwnCards())),)},
        {4: "v_martyr_s", 1: "v_medic_s"},
        {5: "h_giant_s"},
    )
    s.then(points=-2)  # 1 of Manhattan, 1 of the martyr


@rule("DA-27", "DA-12")
def test_a_card_that_has_moved_strikes_from_where_it_is() -> None:
    s = attack(
        {"v_zola_s": (Attack(MoveCard(This())), Attack(Damage(Opposite())))},
        {4: "v_zola_s"},
        {4: "h_giant_s", 6: "h_brute_s"},
    )
    s.do("slot 6").then("heroes", slots={4: {"damage": 1}, 6: {"damage": 1}})


# -- who attacks ---------------------------------------------------------------------------------------------------


@rule("DA-12")
def test_an_attacker_that_moves_ahead_does_not_attack_again() -> None:
    s = attack({"v_zola_s": (Attack(MoveCard(This())),)}, {1: "v_zola_s"}).do("slot 3")
    s.then(attacks=["v_zola_s"]).then("villains", slots={3: "v_zola_s"})


@rule("DA-12")
def test_a_card_that_trades_places_with_an_attacker_has_missed_its_attack() -> None:
    s = attack({"v_zola_s": (Attack(Swap(This(), OtherOwnCards())),)}, {1: "v_zola_s", 3: "v_giant_s"})
    s.then(attacks=["v_zola_s"]).then("villains", slots={1: "v_giant_s", 2: "", 3: "v_zola_s"})


@rule("DA-12")
def test_a_card_that_returns_to_the_hand_before_its_slot_does_not_attack() -> None:
    s = attack({"v_zola_s": (Attack(ReturnToHand(OtherOwnCards())),)}, {1: "v_zola_s", 3: "v_giant_s"})
    s.then(attacks=["v_zola_s"])
    assert "v_giant_s" in s.hand("villains")


@rule("DA-12", "DA-8")
@pytest.mark.parametrize(("slot", "attackers"), [(3, ["v_zola_s", "v_giant_s"]), (1, ["v_zola_s"])])
def test_a_card_that_comes_attacks_if_its_slot_is_ahead(slot: int, attackers: list[str]) -> None:
    s = attack({"v_zola_s": (Attack(PutIntoPlay(DiscardPile())),)}, {2: "v_zola_s"}, own={"discard": ["v_giant_s"]})
    s.do(f"slot {slot}").then(attacks=attackers)


@rule("DA-12", "DA-8", "DA-29")
def test_a_copy_that_replaces_the_attacker_has_missed_the_slot() -> None:
    s = attack({"v_brute_s": (Attack(PutIntoPlay(DiscardPile())),)}, {2: "v_brute_s"}, own={"discard": ["v_brute_b"]})
    s.then(attacks=["v_brute_s"]).then("villains", slots={2: "v_brute_b"})


@rule("DA-12", "DA-8", "DA-29")
def test_a_copy_that_replaces_a_card_ahead_attacks_instead_of_it() -> None:
    s = attack(
        {"v_zola_s": (Attack(PutIntoPlay(DiscardPile())),)},
        {2: "v_zola_s", 3: {"card": "v_brute_s", "held": True}},
        own={"discard": ["v_brute_b"]},
    )
    s.then(attacks=["v_zola_s", "v_brute_b"])


@rule("DA-26")
def test_a_defender_that_strikes_back_fells_the_attacker_before_its_effect() -> None:
    s = attack(
        {
            "h_giant_s": (Permanent(Damaged(), Damage(Opposite(), Const(9))),),
            "v_zola_s": (Attack(GainPoints(Const(3))),),
        },
        {4: "v_zola_s", 5: "v_free"},
        {4: "h_giant_s"},
    )
    s.then(points=0, attacks=["v_zola_s", "v_free"]).then("villains", discard=["v_zola_s"])


@rule("DA-26")
def test_an_attacker_that_was_sent_back_to_the_hand_has_no_effect() -> None:
    s = attack(
        {"h_giant_s": (Permanent(Damaged(), ReturnToHand(Opposite())),), "v_zola_s": (Attack(GainPoints(Const(3))),)},
        {4: "v_zola_s"},
        {4: "h_giant_s"},
    )
    s.then(points=0)
    assert "v_zola_s" in s.hand("villains")


@rule("D-7.3", "DA-12")
def test_an_attack_effect_clears_the_way_for_the_next_attacker() -> None:
    s = attack({"v_zola_s": (Attack(Dismiss(OpposingCards())),)}, {4: "v_zola_s", 5: "v_free"}, {5: "h_giant_s"})
    s.then(marker=-2).then("heroes", discard=["h_giant_s"])


@rule("D-7.1", "D-7.2")
def test_strength_that_an_attack_gives_makes_a_card_ahead_attack_but_none_behind() -> None:
    s = attack({"v_zola_s": (Attack(Strengthen(OtherOwnCards())),)}, {1: "v_pacifist_s", 2: "v_zola_s", 3: "v_coach_s"})
    s.then(attacks=["v_zola_s", "v_coach_s"])


@rule("D-7.6", "D-7.16")
def test_a_card_that_denies_the_bonus_and_falls_denies_it_no_more() -> None:
    s = attack(
        {"h_warden_s": (NoBonus(OpposingCards()),), "v_zola_s": (Attack(Defeat(OpposingCards())),)},
        {4: "v_zola_s", 5: "v_free"},
        {6: "h_warden_s"},
    )
    s.then(marker=-1)  # that of the second attacker


@rule("D-7.10", "D-9.2")
def test_the_game_ends_in_the_middle_of_the_phase() -> None:
    s = attack(
        {"v_zola_s": (Attack(POINT), Attack(Damage(OpposingCards())))},
        {1: "v_zola_s", 2: "v_free"},
        {6: "h_giant_s"},
        points=-7,
    )
    s.then(attacks=["v_zola_s"])
    assert s.over("villains").damage("heroes", 6) == 0


@rule("D-7.1")
def test_a_card_that_a_falling_card_holds_attacks_in_this_phase_and_not_in_the_next() -> None:
    s = attack(
        {"h_martyr_s": (Permanent(Defeated(), Hold(Where(OpposingCards(), IsSide()))),)},
        {4: "v_brute_s", 5: "v_free"},
        {4: "h_martyr_s"},
    )
    s.then(attacks=["v_brute_s", "v_free"]).do("done", "done")
    assert s.names("attack")[2:] == ["v_brute_s"]


@rule("D-7.15")
def test_attack_effects_of_one_card_come_in_their_order() -> None:
    effects = (Attack(Heal(This())), Attack(Damage(This(), Const(2))))
    s = attack({"v_zola_s": effects}, {4: {"card": "v_zola_s", "damage": 2}})
    s.then("villains", slots={4: {"damage": 3}})  # 2 - 1 + 2


@rule("D-7.15")
def test_an_attack_effect_that_chooses_does_so_after_the_bonus() -> None:
    s = attack(
        {"v_zola_s": (Attack(Choose(OpposingCards(), Damage(IT))),)}, {1: "v_zola_s"}, {2: "h_giant_s", 3: "h_brute_s"}
    )
    s.then(points=-1).do("pick h_brute_s").then("heroes", slots={3: {"damage": 1}})


# -- damage that defeats -------------------------------------------------------------------------------------------
