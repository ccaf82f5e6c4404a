"""Effects in odd positions: simultaneous things, empty decks and piles, full sides, what an effect has achieved."""

from typing import Any

import pytest

from goldenrule.games.skirmish.abilities import (
    Ability,
    Action,
    Damaged,
    Defeated,
    Immediate,
    Permanent,
    Played,
    Protection,
    Recruitment,
    SingleUse,
    StrengthBonus,
)
from goldenrule.games.skirmish.ops.board import (
    GainPoints,
    LocationBonus,
    LoseCivilians,
    LosePoints,
    MoveArtifactMarker,
    RemoveArtifact,
    TakeBattlefieldCards,
)
from goldenrule.games.skirmish.ops.characters import (
    Damage,
    DamageBoth,
    Heal,
    Hold,
    MoveCard,
    PutIntoPlay,
    PutUnderDeck,
    ReturnToHand,
    Strengthen,
    Swap,
)
from goldenrule.games.skirmish.ops.hands import (
    Discard,
    DiscardAtRandom,
    DiscardHands,
    Draw,
    OpponentDiscards,
    OpponentDraws,
)
from goldenrule.games.skirmish.readings import ANY_TURN
from goldenrule.games.skirmish.selectors.cards import (
    AllCards,
    DiscardPile,
    Hand,
    OpposingCards,
    Opposite,
    OtherOwnCards,
    OwnArtifacts,
    OwnCards,
    Subject,
    This,
)
from goldenrule.games.skirmish.selectors.conditions import IsDamaged, IsMain, IsSide
from goldenrule.games.skirmish.selectors.numbers import DamageOn
from goldenrule.kernel.choices import Choose, ChooseSome, May
from goldenrule.kernel.expressions import AtLeast, Const, Exists, It, Result, Where
from goldenrule.kernel.ops import Afterwards, ForEach, Op, Seq
from goldenrule.testing import rule
from tests.skirmish.situation import USABLE, Situation, play

IT = It()
ONE = Const(1)
TWO = Const(2)
POINT = GainPoints(ONE)


def done(op: Op, abilities: dict[str, tuple[Ability, ...]] | None = None, **given: Any) -> Situation:
    """The Villains have used this op as the action of a card of theirs at the Tower."""
    villains = {**given.pop("villains", {})}
    villains["slots"] = {6: "v_medic_s", **villains.get("slots", {})}
    s = play({"v_medic_s": (Action(op),), **(abilities or {})}, villains=villains, **given)
    return s.do("use v_medic_s")


# -- at once -------------------------------------------------------------------------------------------------------


@rule("DA-17")
@pytest.mark.parametrize("active", ["heroes", "villains"])
def test_what_reacts_to_damage_on_both_sides_begins_with_the_player_whose_turn_it_is(active: str) -> None:
    hurt = {"h_giant_s": (Permanent(Damaged(), POINT),), "v_giant_s": (Permanent(Damaged(), POINT),)}
    s = play(
        {**hurt, "darkhold": (SingleUse(DamageBoth(ONE, ONE)),)},
        readings=[ANY_TURN],
        active=active,
        villains={"artifacts": ["darkhold"], "slots": {6: "v_giant_s"}},
        heroes={"slots": {5: "h_giant_s"}},
        phase="attack" if active == "heroes" else "recruitment",
    )
    s.do("use darkhold")
    order = ["heroes", "villains"] if active == "heroes" else ["villains", "heroes"]
    assert [("heroes", "villains")[seat] for seat, _ in s.events("points")] == order


@rule("DA-17")
def test_damage_at_once_is_worked_out_before_any_of_it_is_dealt() -> None:
    """The shield holds once somebody is damaged; nobody is when the damage comes to all."""
    shield: dict[str, tuple[Ability, ...]] = {
        "h_shield_s": (Protection(ONE, OwnCards(), Exists(Where(OwnCards(), IsDamaged()))),)
    }
    s = done(
        Damage(OpposingCards()),
        shield,
        heroes={"slots": {1: "h_giant_s", 2: "h_shield_s", 4: "h_rager_s"}},
        civilians=[[], [], ["red", "blue", "green"]],
    )
    assert [s.damage("heroes", slot) for slot in (1, 2, 4)] == [1, 1, 1]
    s.do("done", "done", "use v_medic_s")
    assert [s.damage("heroes", slot) for slot in (1, 2, 4)] == [1, 1, 1], "now it holds"


@rule("DA-17")
def test_damage_to_both_sides_is_worked_out_at_once_too() -> None:
    shield = (Protection(ONE, OwnCards(), Exists(Where(AllCards(), IsDamaged()))),)
    s = done(
        DamageBoth(ONE, ONE),
        {"v_shield_s": shield, "h_shield_s": shield},
        villains={"slots": {1: "v_shield_s"}},
        heroes={"slots": {2: "h_shield_s"}},
    )
    s.then("heroes", slots={2: {"damage": 1}}).then("villains", slots={6: {"damage": 1}, 1: {"damage": 1}})


@rule("DA-17")
def test_two_that_fall_together_mourn_each_other() -> None:
    mourn = (Permanent(Defeated(OtherOwnCards()), POINT),)
    s = done(
        Damage(OpposingCards(), Const(9)),
        {"h_mourner_s": mourn, "h_zola_s": mourn},
        heroes={"slots": {1: "h_mourner_s", 2: "h_zola_s"}},
    )
    s.then(points=2)


@rule("DA-17", "DA-26")
def test_a_defeat_that_a_defeat_brings_comes_before_what_was_still_to_come() -> None:
    """The martyr and the phoenix fall. The martyr's effect, first in slot order, fells a Villain who gives a point."""
    s = done(
        Damage(OpposingCards(), ONE),
        {
            "h_martyr_s": (Permanent(Defeated(), Damage(OpposingCards(), Const(9))),),
            "v_free": (Permanent(Defeated(), POINT),),
            "h_phoenix_s": (Permanent(Defeated(), GainPoints(TWO)),),
        },
        villains={"slots": {1: "v_free"}},
        heroes={"slots": {1: "h_martyr_s", 2: "h_phoenix_s"}},
    )
    s.only("points 1 1", "points 0 2")


@rule("D-7.5")
def test_a_card_that_falls_by_the_damage_that_it_reacts_to_reacts_all_the_same() -> None:
    s = done(
        Damage(OpposingCards(), Const(9)),
        {"h_giant_s": (Permanent(Damaged(), POINT),)},
        heroes={"slots": {1: "h_giant_s"}},
    )
    s.then(points=1).then("heroes", discard=["h_giant_s"])


@rule("D-7.5")
def test_a_defeat_of_any_card_is_seen_from_both_sides() -> None:
    see = (Permanent(Defeated(AllCards()), POINT),)
    s = done(
        Damage(OpposingCards(), Const(2)),
        {"h_giant_s": see, "v_giant_s": see},
        villains={"slots": {1: "v_giant_s"}},
        heroes={"slots": {1: "h_free", 2: "h_giant_s"}},
    )
    s.only("points 1 1", "points 0 1")


# -- what an effect has achieved -----------------------------------------------------------------------------------


@rule("D-3.4")
@pytest.mark.parametrize(
    ("op", "n", "given"),
    [
        (Damage(OpposingCards(), TWO), 4, {"heroes": {"slots": {1: "h_giant_s", 2: "h_zola_s"}}}),
        (Heal(OpposingCards(), TWO), 1, {"heroes": {"slots": {1: {"card": "h_giant_s", "damage": 1}}}}),
        (Draw(TWO), 1, {"villains": {"deck": ["v_free"]}}),
        (Draw(TWO), 0, {"villains": {"deck": []}}),
        (OpponentDraws(TWO), 2, {}),
        (Discard(TWO), 1, {"villains": {"hand": ["v_free"], "artifacts": [USABLE]}}),
        (OpponentDiscards(TWO), 2, {"heroes": {"hand": ["h_free", "h_free"]}}),
        (DiscardAtRandom(TWO), 2, {"villains": {"hand": ["v_free"] * 3}}),
        (
            DiscardHands(),
            3,
            {"heroes": {"hand": ["h_free"] * 2}, "villains": {"hand": ["v_free"], "artifacts": ["darkhold"]}},
        ),
        (TakeBattlefieldCards(Const(3)), 1, {"battlefields": ["field_any"]}),
        (LoseCivilians(Const(3)), 2, {"heroes": {"freed": ["red", "red"]}}),
        (MoveArtifactMarker(TWO), 2, {}),
        (MoveArtifactMarker(Const(3)), 1, {"marker": -2, "offer": [], "pile": []}),
        (LosePoints(TWO), 2, {"points": -5}),
        (GainPoints(TWO), 2, {}),
        (Strengthen(OpposingCards()), 2, {"heroes": {"slots": {1: "h_giant_s", 2: "h_zola_s"}}}),
        (Strengthen(OpposingCards()), 0, {}),
        (Hold(OpposingCards()), 1, {"heroes": {"slots": {1: "h_giant_s", 2: {"card": "h_zola_s", "held": True}}}}),
        (Swap(This(), OtherOwnCards()), 1, {"villains": {"slots": {1: "v_free"}}}),
        (Swap(This(), OtherOwnCards()), 0, {}),
        (ReturnToHand(DiscardPile()), 2, {"villains": {"discard": ["v_free", "v_paid"]}}),
        (PutUnderDeck(DiscardPile()), 2, {"villains": {"discard": ["v_free", "v_paid"]}}),
        (RemoveArtifact(OwnArtifacts()), 1, {"villains": {"artifacts": ["norn_stones"]}}),
    ],
)
def test_the_number_that_an_effect_has_reached(op: Op, n: int, given: dict[str, Any]) -> None:
    told = Afterwards(op, AtLeast(Result(), Const(-9)), Strengthen(This(), Result()))
    villains = {**given.get("villains", {})}
    villains["slots"] = {6: "v_medic_s", **villains.get("slots", {})}
    first = Damage(This(), Const(0))  # reaches 0
    s = play({"v_medic_s": (Permanent(Recruitment(), Seq((first, told))),)}, **{**given, "villains": villains})
    assert s.asked("villains", "recruit").strength("villains", s.slots("villains").index("v_medic_s") + 1) == 1 + n


@rule("D-3.4")
def test_what_reacts_to_an_effect_does_not_change_what_it_has_achieved() -> None:
    s = done(
        Afterwards(Damage(OpposingCards(), TWO), AtLeast(Result(), ONE), POINT),
        {"h_giant_s": (Permanent(Damaged(), Discard(ONE)),)},
        heroes={"slots": {1: "h_giant_s"}, "hand": []},
    )
    s.then(points=-1)


@rule("D-3.4", "D-7.5")
def test_a_defeat_in_between_does_not_change_it_either() -> None:
    s = done(
        Afterwards(Damage(OpposingCards(), TWO), AtLeast(Result(), TWO), POINT),
        {"h_free": (Permanent(Defeated(), Draw(ONE)),)},
        heroes={"slots": {1: "h_free"}},
    )
    s.then(points=-1).then("heroes", hand_size=1 + 1)


@rule("D-5.11", "D-3.4")
def test_nor_does_the_immediate_effect_of_a_card_that_was_put_into_play() -> None:
    s = done(
        Afterwards(PutIntoPlay(DiscardPile()), AtLeast(Result(), ONE), POINT),
        {"v_leader_s": (Immediate(Discard(ONE)),)},
        villains={"hand": [], "artifacts": [USABLE], "discard": ["v_leader_s"]},
    )
    s.do("slot 1").then(points=-1)


@rule("DA-1", "D-3.4")
def test_a_card_for_which_there_is_no_slot_any_more_was_not_put_into_play() -> None:
    slots = {1: "v_giant_s", 2: "v_zola_s", 3: "v_brute_s", 4: "v_rager_s"}
    s = done(
        Seq((PutIntoPlay(Where(DiscardPile(), IsSide())),)), villains={"slots": slots, "discard": ["v_free", "v_paid"]}
    )
    s.then("villains", slots={5: "v_free"}, discard=["v_paid"])


# -- cards that come -----------------------------------------------------------------------------------------------


@rule("DA-8", "D-5.6")
def test_of_two_versions_that_come_the_second_replaces_the_first() -> None:
    s = done(
        PutIntoPlay(DiscardPile()),
        {"v_brute_s": (Immediate(POINT),), "v_brute_b": (Immediate(POINT),)},
        villains={"discard": ["v_brute_s", "v_brute_b"]},
    )
    s.do("slot 2").then("villains", slots={2: "v_brute_b"}, discard=["v_brute_s"]).then(points=-2)


@rule("DA-8")
def test_a_card_that_has_gone_under_the_deck_meanwhile_does_not_come() -> None:
    s = done(
        PutIntoPlay(DiscardPile()),
        {"v_leader_s": (Immediate(PutUnderDeck(DiscardPile())),)},
        villains={"discard": ["v_leader_s", "v_giant_s"], "deck": ["v_free"]},
    )
    s.do("slot 1").asked("villains", "recruit").then("villains", deck=["v_free", "v_giant_s"])
    s.then("villains", slots={1: "v_leader_s", 2: ""})


@rule("DA-8", "DA-9")
def test_a_card_put_into_play_from_the_hand_is_not_played_but_has_its_effect() -> None:
    s = done(
        Choose(Hand(), PutIntoPlay(IT)),
        {"v_giant_s": (Immediate(POINT),), "v_zola_s": (Permanent(Played(), POINT),)},
        villains={"hand": ["v_giant_s", "v_zola_s"]},
    )
    s.do("pick v_zola_s", "slot 1").then(points=0).then("villains", hand=["v_giant_s"]).never("play")


@rule("DA-1")
def test_on_a_full_side_nothing_moves() -> None:
    slots = {1: "v_giant_s", 2: "v_zola_s", 3: "v_brute_s", 4: "v_rager_s", 5: "v_free"}
    s = play({"v_medic_s": (Action(Choose(OwnCards(), MoveCard(IT))),)}, villains={"slots": {**slots, 6: "v_medic_s"}})
    s.not_offered("use v_medic_s")
    del slots[5]
    s = done(Choose(OwnCards(), MoveCard(IT)), villains={"slots": slots}).do("pick v_rager_s")
    s.then("villains", slots={4: "", 5: "v_rager_s", 6: "v_medic_s"})


@rule("DA-9", "D-5.10")
def test_a_played_card_that_falls_by_its_own_effect_was_played() -> None:
    s = play(
        {
            "v_giant_s": (Immediate(Damage(This(), Const(9))),),
            "v_zola_s": (Permanent(Played(OtherOwnCards()), POINT, IsMain()),),
        },
        villains={"hand": ["v_giant_s", "v_captain_b"], "slots": {1: "v_zola_s"}},
    )
    s.do("play v_giant_s", "slot 2").then(points=-1).then("villains", discard=["v_giant_s"])


@rule("DA-9")
def test_a_card_that_the_opponent_plays_is_seen_by_those_who_look() -> None:
    s = play(
        {"h_giant_s": (Permanent(Played(OpposingCards()), Damage(Subject())),)},
        villains={"hand": ["v_zola_s", "v_captain_b"]},
        heroes={"slots": {6: "h_giant_s"}},
    )
    s.do("play v_zola_s", "slot 1").then("villains", slots={1: {"damage": 1}})


@rule("DA-29")
def test_what_a_replaced_card_gave_to_others_ends_with_it() -> None:
    s = play(
        {"v_brute_s": (StrengthBonus(TWO, OtherOwnCards()),)},
        villains={"hand": ["v_brute_b", "v_captain_b"], "slots": {1: "v_brute_s", 2: "v_free"}},
    )
    s.then("villains", slots={2: {"strength": 3}}).do("play v_brute_b").then("villains", slots={2: {"strength": 1}})


# -- decks, piles and hands ----------------------------------------------------------------------------------------


# -- the Artifact track ---------------------------------------------------------------------------------------------


@rule("DA-28")
def test_the_recruitment_phase_of_the_other_begins_nothing_of_ones_own() -> None:
    s = play({"h_giant_s": (Permanent(Recruitment(), POINT),)}, heroes={"slots": {6: "h_giant_s"}}).then(points=0)
    s.do("done").then(points=1)


# -- for the turn ---------------------------------------------------------------------------------------------------


@rule("D-7.4")
def test_strength_given_in_the_turn_of_the_opponent_ends_with_that_turn() -> None:
    s = play(
        {"v_giant_s": (Permanent(Damaged(), Strengthen(This(), TWO)),)},
        active="heroes",
        phase="attack",
        villains={"slots": {6: "v_giant_s"}},
        heroes={"slots": {6: "h_free"}},
    )
    s.then("villains", slots={6: {"strength": 2}})
    assert s.events("strengthen") != []


@rule("DA-34")
def test_a_bonus_that_does_nothing_is_not_asked_about() -> None:
    s = play({"v_medic_s": (Action(May(LocationBonus())),)}, villains={"slots": {6: "v_medic_s"}}, battlefields=[])
    s.not_offered("use v_medic_s")
    play({"v_medic_s": (Action(May(LocationBonus())),)}, villains={"slots": {6: "v_medic_s"}}).offered("use v_medic_s")


@rule("D-3.4")
def test_for_each_goes_on_without_those_that_fell_on_the_way() -> None:
    s = done(
        ForEach(OpposingCards(), Seq((Damage(IT, Const(9)), Damage(Opposite())))),
        heroes={"slots": {1: "h_zola_s", 2: "h_giant_s"}},
        abilities={"h_zola_s": (Permanent(Defeated(), Damage(OtherOwnCards(), Const(9))),)},
    )
    s.only("defeat h_zola_s", "defeat h_giant_s")


@rule("D-3.4")
def test_some_of_several_are_chosen_and_all_are_hit() -> None:
    s = done(
        ChooseSome(OpposingCards(), Const(0), TWO, Damage(It("them"), DamageOn(It("them")))),
        heroes={"slots": {1: {"card": "h_giant_s", "damage": 1}, 2: "h_zola_s", 3: "h_brute_s"}},
    )
    s.do("pick h_giant_s", "pick h_zola_s")
    assert [s.damage("heroes", slot) for slot in (1, 2, 3)] == [2, 1, 0]
