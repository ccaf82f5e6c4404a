"""Values that change, and numbers below 0: a card whose Damage reaches its Life falls at once, whatever has done it."""

from typing import Any

import pytest

from goldenrule.games.skirmish.abilities import (
    Ability,
    Action,
    Attack,
    BattlefieldBonus,
    Cheaper,
    CheaperBattlefields,
    DrawBonus,
    Immediate,
    LifeBonus,
    Permanent,
    Protection,
    Recruitment,
    StrengthBonus,
)
from goldenrule.games.skirmish.ops.board import (
    FreeCivilians,
    GainPoints,
    LoseCivilians,
    LosePoints,
    MoveArtifactMarker,
    RemoveArtifact,
    TakeBattlefieldCards,
)
from goldenrule.games.skirmish.ops.characters import (
    Damage,
    DamageBoth,
    Defeat,
    Dismiss,
    Heal,
    Hold,
    PutUnderDeck,
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
from goldenrule.games.skirmish.selectors.cards import (
    AllCards,
    DiscardPile,
    Neighbours,
    OpposingCards,
    OtherOwnCards,
    OwnArtifacts,
    OwnCards,
    This,
)
from goldenrule.games.skirmish.selectors.conditions import AtLocation, IsDamaged, IsMain, YourTurn
from goldenrule.games.skirmish.selectors.numbers import (
    Artifacts,
    CiviliansLeft,
    DamageOn,
    DiscardSize,
    FreedCivilians,
    FreeSlots,
    HandSize,
    OpponentHandSize,
    Points,
    StrengthOf,
)
from goldenrule.kernel.expressions import Const, Count, Exists, Not, Num, Times, Where
from goldenrule.kernel.ops import Op, Repeat
from goldenrule.testing import rule
from tests.skirmish.situation import USABLE, Given, Situation, play

ONE = Const(1)
MARKED = "v_brute_s"  # Strength 3, Life 3: the card that is looked at


def on_life(amount: Num, test: Any = None, **given: Any) -> Situation:
    """The marked card, with 3 Damage, has so much more Life than 3."""
    extra: dict[str, tuple[Ability, ...]] = given.pop("abilities", {})
    villains = dict(given.pop("villains", {}))
    villains["slots"] = {3: {"card": MARKED, "damage": 3}, **villains.get("slots", {})}
    return play({MARKED: (LifeBonus(amount, This(), test),), **extra}, villains=villains, **given)


def stands(s: Situation) -> bool:
    return MARKED in s.slots("villains")


def action(op: Op) -> tuple[Action]:
    return (Action(op),)


LAST_CARD: dict[str, Any] = {"villains": {"hand": ["v_free"], "artifacts": ["darkhold"]}}
EACH: dict[str, tuple[Num, Op, dict[str, Any]]] = {
    "healing": (
        DamageOn(OtherOwnCards()),
        Heal(Neighbours()),
        {"villains": {"slots": {5: {"card": "v_giant_s", "damage": 1}}}},
    ),
    "a card that leaves play": (Count(OtherOwnCards()), Dismiss(This()), {}),
    "discarding": (HandSize(), Discard(ONE), LAST_CARD),
    "discarding at random": (HandSize(), DiscardAtRandom(ONE), LAST_CARD),
    "discarding both hands": (HandSize(), DiscardHands(), LAST_CARD),
    "the opponent's discarding": (OpponentHandSize(), OpponentDiscards(ONE), {"heroes": {"hand": ["h_free"]}}),
    "a smaller discard pile": (DiscardSize(), PutUnderDeck(DiscardPile()), {"villains": {"discard": ["v_free"]}}),
    "points lost": (Times(Points(), ONE), LosePoints(ONE), {"points": -1}),
    "Civilians lost": (FreedCivilians(), LoseCivilians(ONE), {"heroes": {"freed": ["red"]}}),
    "an Artifact removed": (Artifacts(), RemoveArtifact(OwnArtifacts()), {"villains": {"artifacts": ["norn_stones"]}}),
}
"""What the Life of the marked card depends on, what lowers that, and the position before."""


@rule("D-7.5")
@pytest.mark.parametrize("name", sorted(EACH))
def test_whatever_lowers_a_life(name: str) -> None:
    amount, op, given = EACH[name]
    villains = given.get("villains", {})
    slots = {6: "v_medic_s", **villains.get("slots", {})}
    given = {**given, "villains": {**villains, "slots": slots}}
    s = on_life(amount, abilities={"v_medic_s": action(op)}, **given)
    assert stands(s), "its Life is greater than its Damage as yet"
    s.do("use v_medic_s")
    assert not stands(s) and s.names("defeat") == [MARKED]
    s.asked("villains", "recruit")


@rule("D-7.5")
def test_a_life_that_stays_great_enough_keeps_its_card() -> None:
    s = on_life(HandSize(), abilities={"v_medic_s": action(Discard(ONE))},
                villains={"hand": ["v_free", "v_free"], "slots": {6: "v_medic_s"}})  # fmt: skip
    s.do("use v_medic_s", "discard v_free").then("villains", slots={3: {"life": 4}}).never("defeat")
    assert stands(s)


@rule("D-7.5")
def test_drawing_lowers_the_life_of_an_opposing_card() -> None:
    villains = {"hand": [], "slots": {3: {"card": MARKED, "damage": 2}}}
    s = on_life(Times(HandSize(), Const(-1)), villains=villains, phase="draw")
    assert not stands(s), "2 cards drawn, and Life 1"


@rule("D-7.5")
def test_a_card_that_comes_takes_a_free_slot_away() -> None:
    villains = {"hand": ["v_free", "v_captain_b"], "slots": dict.fromkeys((1, 2, 4, 5), "v_paid")}
    s = on_life(FreeSlots(), villains=villains).do("play v_free")
    s.then("villains", slots={1: "v_paid", 2: "v_paid", 3: "", 4: "v_paid", 5: "v_paid", 6: "v_free"})


@rule("D-7.5")
def test_a_life_that_holds_in_the_own_turn_ends_with_it() -> None:
    s = on_life(ONE, YourTurn(), villains={"slots": {1: "v_mourner_s"}}, heroes={"slots": {1: "h_giant_s"}})
    assert stands(s)
    s.do("done").asked("heroes", "recruit").then(points=-2)
    assert not stands(s), "a point for the attack from slot 3, and one for the defeat"
    order = [event.key for event in s.log if event.key in ("turn", "defeat", "phase")]
    assert order[-3:] == ["turn", "defeat", "phase"], "as the turn changes, before the Recruitment phase"


@rule("D-7.5")
def test_a_life_that_holds_in_the_turn_of_the_opponent_ends_too() -> None:
    s = on_life(ONE, Not(YourTurn()), active="heroes").do("done").asked("villains", "recruit")
    assert not stands(s)


@rule("D-7.5", "DA-33")
def test_strength_for_the_turn_ends_and_with_it_the_life_that_it_gave() -> None:
    s = on_life(
        StrengthOf(This()),
        villains={"slots": {3: {"card": MARKED, "damage": 6, "strengthened": 1}, 1: "v_mourner_s"}},
        heroes={"slots": {1: "h_giant_s"}},
        phase="draw",
    )
    s.then(points=-1)
    assert not stands(s) and s.names("defeat") == [MARKED]
    s.asked("heroes", "recruit")


@rule("D-9.4", "DA-33")
def test_what_lasts_for_the_turn_ends_before_points_are_compared() -> None:
    villains: Given = {
        "slots": {3: {"card": MARKED, "damage": 6, "strengthened": 1}, 1: "v_mourner_s"},
        "deck": ["v_free"],
    }
    on_life(StrengthOf(This()), villains=villains, phase="draw").over("villains")
    villains["slots"][1] = "v_free"
    on_life(StrengthOf(This()), villains=villains, phase="draw").over("draw")


@rule("D-7.5")
def test_between_two_cards_that_are_discarded_one_by_one() -> None:
    s = on_life(OpponentHandSize(), abilities={"v_medic_s": action(OpponentDiscards(Const(2)))},
                villains={"slots": {6: "v_medic_s", 3: {"card": MARKED, "damage": 5}}},
                heroes={"hand": ["h_free", "h_paid", "h_zola_s"]})  # fmt: skip
    s.do("use v_medic_s", "discard h_free").asked("heroes", "discard")
    assert not stands(s), "before the second card is chosen"


@rule("D-7.5")
def test_between_two_civilians_that_are_lost() -> None:
    s = on_life(FreedCivilians(), abilities={"v_medic_s": action(LoseCivilians(Const(2)))},
                villains={"slots": {6: "v_medic_s", 3: {"card": MARKED, "damage": 5}}},
                heroes={"freed": ["red", "blue", "green"]})  # fmt: skip
    s.do("use v_medic_s", "lose red").asked("heroes", "lose_civilian")
    assert not stands(s)


@rule("D-7.5", "D-5.10")
def test_a_payment_may_fell_a_card_before_the_immediate_effect_of_what_was_paid_for() -> None:
    s = on_life(HandSize(), abilities={"v_medic_s": (Immediate(Draw(Const(3))),)},
                villains={"hand": ["v_medic_s"]})  # fmt: skip
    s.do("play v_medic_s", "slot 1")
    assert not stands(s), "the hand was empty before three cards came"
    s.then("villains", hand_size=3)


@rule("D-7.5", "D-7.8")
def test_a_freed_civilian_lowers_a_life() -> None:
    s = on_life(CiviliansLeft(), civilians=[["red", "blue", "green"], ["red"], ["blue"]], active="heroes",
                villains={"slots": {3: {"card": MARKED, "damage": 7}}}, heroes={"slots": {1: "h_free"}},
                phase="attack")  # fmt: skip
    assert stands(s)
    s.do("free red 1")
    assert not stands(s)


@rule("D-7.5")
def test_a_life_that_depends_on_the_place() -> None:
    s = on_life(ONE, AtLocation("manhattan"), abilities={"v_medic_s": action(Swap(OtherOwnCards(), This()))},
                villains={"slots": {6: "v_medic_s"}})  # fmt: skip
    s.do("use v_medic_s").then("villains", slots={1: "", 2: "", 3: "v_medic_s", 4: "", 5: "", 6: ""})


@rule("D-7.5")
def test_a_modifier_that_takes_life_comes_with_its_card() -> None:
    s = play({"v_medic_s": (LifeBonus(Const(-2), OpposingCards()),)},
             villains={"hand": ["v_medic_s", "v_captain_b"]},
             heroes={"slots": {1: "h_leader_s", 2: "h_brute_s", 3: {"card": "h_giant_s", "damage": 3}}})  # fmt: skip
    s.do("play v_medic_s", "slot 6")
    s.then(
        "heroes", slots={1: "", 2: "h_brute_s", 3: "h_giant_s", 4: "", 5: "", 6: ""}
    )  # Life 0 falls, 3 Damage of 4 stay


@rule("D-7.5")
def test_defeat_fells_a_card_that_damage_would_strengthen() -> None:
    tough = LifeBonus(Const(5), This(), Exists(Where(This(), IsDamaged())))
    s = play({"h_giant_s": (tough,), "v_medic_s": action(Defeat(OpposingCards()))},
             villains={"slots": {6: "v_medic_s"}}, heroes={"slots": {1: "h_giant_s"}})  # fmt: skip
    s.do("use v_medic_s").then("heroes", discard=["h_giant_s"]).only("defeat h_giant_s")


@rule("D-7.5", "DA-17")
def test_defeat_and_what_falls_with_it_go_before_what_they_trigger() -> None:
    """The banner and the mourner fall together, then the neighbour to whom the banner gave 1 Life; then the point."""
    s = play({"v_medic_s": action(Defeat(Where(OpposingCards(), IsMain())))},
             villains={"slots": {6: "v_medic_s"}},
             heroes={"slots": {1: "h_banner_s", 2: {"card": "h_free", "damage": 1}, 5: "h_mourner_s"}})  # fmt: skip
    s.do("use v_medic_s")
    keys = [event.key for event in s.log if event.key in ("defeat", "points")]
    s.then(points=1)
    assert keys == ["defeat", "defeat", "defeat", "points"]


@rule("D-7.1")
def test_hold_by_its_own_attack_effect_is_for_the_next_attack_phase() -> None:
    s = play({"v_zola_s": (Attack(Hold(This())),)}, villains={"slots": {1: "v_zola_s"}}, phase="attack").then(points=-1)
    s.do("done").asked("villains", "recruit").do("done")
    s.then(points=-1, attacks=["v_zola_s"])  # it does not attack in the next one
    s.do("done", "done").then(points=-2)  # but in the one after


@rule("D-7.1")
def test_hold_in_the_attack_phase_of_its_owner_spares_a_card_still_ahead() -> None:
    s = play({"v_zola_s": (Attack(Hold(OtherOwnCards())),)},
             villains={"slots": {1: "v_zola_s", 2: "v_free"}}, phase="attack")  # fmt: skip
    s.then(attacks=["v_zola_s", "v_free"]).do("done", "done")
    assert s.names("attack")[2:] == ["v_zola_s"]


@rule("D-7.1")
def test_a_card_held_already_can_be_held_for_the_phase_after() -> None:
    s = play({"v_zola_s": (Attack(Hold(OtherOwnCards())),)},
             villains={"slots": {1: "v_zola_s", 2: {"card": "v_free", "held": True}}}, phase="attack")  # fmt: skip
    s.then(attacks=["v_zola_s"]).do("done", "done")
    assert s.names("attack")[1:] == ["v_zola_s"]


# -- numbers below 0 -----------------------------------------------------------------------------------------------


@rule("D-8.1", "DA-23")
@pytest.mark.parametrize(("bonus", "drawn"), [(-1, 1), (-2, 0), (-3, 0), (-50, 0), (1, 3)])
def test_nobody_draws_less_than_nothing(bonus: int, drawn: int) -> None:
    villains = {"slots": {1: "v_zola_s"}, "hand": []}
    s = play({"v_zola_s": (DrawBonus(Const(bonus)),)}, villains=villains, phase="draw")
    s.then("villains", hand_size=drawn)
    assert len(s.deck("villains")) >= 30


@rule("D-6.4", "DA-23")
@pytest.mark.parametrize(("bonus", "points"), [(-1, 0), (-4, 0), (2, -3)])
def test_a_battlefield_card_gives_no_points_to_the_opponent(bonus: int, points: int) -> None:
    s = play({"v_zola_s": (BattlefieldBonus(Const(bonus)),)},
             villains={"slots": {1: "v_zola_s"}, "hand": ["field_any", "v_free"], "artifacts": [USABLE]})  # fmt: skip
    s.do("play field_any").then(points=points)


@rule("D-7.4", "DA-23")
def test_a_protection_below_0_adds_no_damage() -> None:
    s = play({"h_giant_s": (Protection(Const(-2)),)}, villains={"slots": {1: "v_free"}},
             heroes={"slots": {1: "h_giant_s"}}, phase="attack")  # fmt: skip
    s.then("heroes", slots={1: {"damage": 1}})


@rule("D-7.1", "DA-23")
def test_a_strength_below_0_is_none() -> None:
    weak = StrengthBonus(Const(-5), OpposingCards())
    s = play({"h_giant_s": (weak,), "v_medic_s": action(GainPoints(StrengthOf(OwnCards())))},
             villains={"slots": {1: "v_medic_s", 2: MARKED}}, heroes={"slots": {6: "h_giant_s"}})  # fmt: skip
    s.not_offered("use v_medic_s").do("done").then(points=0).never("attack")


@rule("D-5.2", "DA-23")
@pytest.mark.parametrize("ability", [Cheaper(Const(-2)), CheaperBattlefields(Const(-2))])
def test_nothing_becomes_dearer(ability: Ability) -> None:
    villains = {"slots": {1: "v_zola_s"}, "hand": ["field_any", "v_free"], "artifacts": [USABLE]}
    s = play({"v_zola_s": (ability,)}, villains=villains).offered("play field_any").do("play field_any")
    s.then("villains", discard=["v_free"]).then(points=-1)


BELOW: dict[str, Op] = {
    "damage": Damage(AllCards(), Const(-1)),
    "damage_both": DamageBoth(Const(-1), Const(-1)),
    "heal": Heal(AllCards(), Const(-1)),
    "draw": Draw(Const(-1)),
    "opponent_draws": OpponentDraws(Const(-1)),
    "discard": Discard(Const(-1)),
    "discard_at_random": DiscardAtRandom(Const(-1)),
    "opponent_discards": OpponentDiscards(Const(-1)),
    "free_civilians": FreeCivilians(Const(-1)),
    "lose_civilians": LoseCivilians(Const(-1)),
    "take_battlefield_cards": TakeBattlefieldCards(Const(-1)),
    "repeat": Repeat(Const(-1), GainPoints(ONE)),
}


@rule("DA-23")
@pytest.mark.parametrize("name", sorted(BELOW))
def test_an_effect_with_a_number_below_0_does_nothing(name: str) -> None:
    def facts(s: Situation) -> list[Any]:
        zones = [s.zone(zone) for zone in range(len(s.game.state.zones))]
        damage = [s.damage(side, slot) for side, slot in (("heroes", 1), ("villains", 2))]
        return [zones, damage, s.points, s.marker, s.civilians, s.freed]

    given: Given = {
        "villains": {"slots": {1: "v_zola_s", 2: {"card": "v_giant_s", "damage": 2}}, "hand": ["v_free"]},
        "heroes": {"slots": {1: {"card": "h_giant_s", "damage": 2}}, "hand": ["h_free"], "freed": ["red"]},
    }
    assert facts(play({"v_zola_s": (Permanent(Recruitment(), BELOW[name]),)}, **given)) == facts(play(**given))


@rule("D-7.10", "D-7.11", "DA-23")
def test_the_two_markers_have_a_direction() -> None:
    ops = {GainPoints(Const(-2)): (2, 0), LosePoints(Const(-2)): (-2, 0), MoveArtifactMarker(Const(-2)): (0, 2)}
    for op, (points, marker) in ops.items():
        s = play({"v_zola_s": (Permanent(Recruitment(), op),)}, villains={"slots": {1: "v_zola_s"}})
        s.then(points=points, marker=marker)


@rule("DA-23", "D-7.1")
def test_strength_taken_for_the_turn_comes_back_after_it() -> None:
    s = play({"v_medic_s": action(Strengthen(OtherOwnCards(), Const(-2)))},
             villains={"slots": {6: "v_medic_s", 1: "v_free"}}, battlefields=[])  # fmt: skip
    s.do("use v_medic_s").then("villains", slots={1: {"strength": 0}}).do("done").asked("heroes", "recruit")
    s.then("villains", slots={1: {"strength": 1}}).then(points=0)
