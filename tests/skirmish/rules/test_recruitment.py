"""Phase I, Recruitment: playing, paying, replacing, immediate effects (D-5), Battlefield cards (D-6)."""

from random import Random

import pytest

from goldenrule.games.skirmish.catalogue import load_content
from goldenrule.games.skirmish.ids import ANY, COLOURS, HEROES
from goldenrule.testing import rule
from tests.skirmish.situation import USABLE, Situation, play


@rule("D-4.1", "D-4.2", "D-5.1")
def test_nothing_need_be_played_and_the_phases_follow_each_other() -> None:
    s = play(villains={"hand": ["v_free"], "deck_top": ["v_kang_s", "v_zola_s"]})
    s.asked("villains", "recruit").do("done").asked("heroes", "recruit")
    s.only("phase recruitment", "phase attack", "phase draw", "phase recruitment")
    s.then("villains", hand=["v_free", "v_kang_s", "v_zola_s"]).do("done").asked("villains", "recruit").then(turn=3)


@rule("D-5.1", "D-5.4")
def test_several_cards_may_be_played_one_at_a_time_and_some_cost_nothing() -> None:
    s = play(villains={"hand": ["v_free", "v_free", "v_brute_s", "v_captain_b"]})
    s.do("play v_free", "slot 1", "play v_brute_s", "slot 6", "play v_free", "slot 3")
    s.then("villains", slots={1: "v_free", 2: "", 3: "v_free", 4: "", 5: "", 6: "v_brute_s"}).only_offered("done")


@rule("D-5.1", "D-4.2")
def test_an_empty_hand_without_a_usable_ability_is_not_asked() -> None:
    """A hand is empty for all to see. The Villains are not asked; the Heroes hold a card that they cannot pay for."""
    s = play(villains={"hand": []}).asked("heroes", "recruit")
    s.only("phase recruitment", "phase attack", "phase draw", "phase recruitment").then(turn=2).only_offered("done")


@rule("D-5.1", "D-5.2")
def test_a_hand_that_can_pay_for_nothing_is_asked_so_that_it_is_not_revealed() -> None:
    play().asked("villains", "recruit").then("villains", hand=["v_captain_b"]).only_offered("done")


@rule("D-5.1", "D-6.2")
def test_battlefield_cards_taken_in_this_phase_alone_are_not_asked_about() -> None:
    s = play(villains={"hand": ["field_free"]}, battlefields=["field_any"])
    s.do("play field_free").asked("heroes", "recruit")
    assert "field_any" in s.hand("villains")
    s = play(villains={"hand": ["field_free", "v_captain_b"]}, battlefields=["field_any"])
    s.do("play field_free").asked("villains", "recruit")
    s.then("villains", hand=["field_any", "v_captain_b"]).only_offered("done")


@rule("D-5.1", "D-7.14")
def test_an_empty_hand_with_an_ability_that_can_be_used_is_asked() -> None:
    for artifacts, slots in (([USABLE], {}), ([], {1: "v_medic_s", 2: {"card": "v_giant_s", "damage": 1}})):
        s = play(villains={"hand": [], "artifacts": artifacts, "slots": slots}).asked("villains", "recruit")
        s.only_offered(f"use {(artifacts or ['v_medic_s'])[0]}", "done")
    played = play(villains={"hand": [], "slots": {1: "v_medic_s", 2: "v_giant_s"}})  # nobody is to be healed
    assert played.asked("heroes", "recruit").game.state.turn == 2


@rule("D-5.2", "D-5.3", "DA-14")
def test_coloured_symbols_are_paid_with_other_cards_of_the_colour() -> None:
    s = play(villains={"hand": ["v_captain_s", "v_brute_s", "v_kang_s", "v_giant_s", "v_medic_s"]})
    s.do("play v_captain_s")  # the only other red card pays the red symbol without a question
    assert s.decisions(-1)[0].args == (4, 1, 3)
    s.offered("pay v_kang_s", "pay v_giant_s", "pay v_medic_s").not_offered("pay v_captain_s", "pay v_brute_s")
    s.do("pay v_kang_s", "pay v_giant_s", "slot 2").then("villains", discard=["v_brute_s", "v_kang_s", "v_giant_s"])
    s.then("villains", hand=["v_medic_s"], slots={2: "v_captain_s"})


@rule("D-5.2", "DA-14")
def test_a_card_does_not_pay_for_itself_and_every_symbol_needs_its_own_card() -> None:
    s = play(villains={"hand": ["v_captain_s", "v_kang_s", "v_giant_s", "v_medic_s"]})  # nothing else is red
    s.refused("play v_captain_s", "D-5.2")
    s = play(villains={"hand": ["v_captain_s", "v_brute_s", "v_kang_s"]})  # one card too few
    s.refused("play v_captain_s", "D-5.2").offered("play v_brute_s")


@rule("D-5.2")
def test_only_payments_that_can_be_completed_are_offered() -> None:
    """The blue card is needed for the blue symbol: it is not offered for one of any colour before that is paid."""
    s = play(villains={"hand": ["v_captain_b", "v_brute_s", "v_hunter_s", "v_kang_s", "v_medic_s", "v_zola_s"]})
    s.do("play v_captain_b").offered("pay v_brute_s", "pay v_hunter_s").not_offered("pay v_kang_s", "pay v_medic_s")
    s.do("pay v_hunter_s")  # blue: only Kang
    assert s.decisions(-1)[0].args == (4, 2, 4)
    s.do("pay v_brute_s", "pay v_medic_s", "slot 1")
    s.then("villains", discard=["v_hunter_s", "v_kang_s", "v_brute_s", "v_medic_s"], hand=["v_zola_s"])


@rule("D-5.5", "DA-14")
def test_the_heroes_pay_with_civilians_of_the_colour_or_for_any_symbol() -> None:
    s = play(active="heroes", heroes={"hand": ["h_captain_s", "h_brute_s"], "freed": ["red", "green", "green"]})
    s.do("play h_captain_s").offered("pay h_brute_s", "civilian red").not_offered("civilian green")
    s.do("civilian red").offered("pay h_brute_s", "civilian green").not_offered("civilian red")
    assert s.decisions(-1)[0].args == (4, 2, 3), "one green Civilian pays in any case"
    s.do("civilian green", "slot 4").then("heroes", freed=[], hand=["h_brute_s"], discard=[])
    assert sum(len(zone) for zone in s.civilians) == 9, "they went to the box, not back"


def can_be_paid(symbols: tuple[int, ...], colours: list[int]) -> bool:
    """Is there a card of its own for each symbol? By trying all of them."""
    if not symbols:
        return True
    return any(
        symbols[0] in (ANY, colour) and can_be_paid(symbols[1:], colours[:i] + colours[i + 1 :])
        for i, colour in enumerate(colours)
    )


@rule("D-5.2", "D-5.3", "D-5.5")
@pytest.mark.parametrize("seed", range(40))
def test_a_card_is_offered_exactly_if_some_choice_of_cards_and_civilians_pays_for_it(seed: int) -> None:
    rng = Random(seed)
    content = load_content()
    hand = rng.sample([face.key for face in content.decks[HEROES] + content.battlefields], rng.randint(1, 6))
    freed = rng.choices(COLOURS, k=rng.randint(0, 3))
    s = Situation.of(content, active="heroes", heroes={"hand": hand, "freed": freed})
    for name in set(hand):
        face = content.face(name)
        others = [content.face(other).colour for other in hand]
        others.remove(face.colour)
        payable = can_be_paid(face.symbols, others + [COLOURS.index(colour) for colour in freed])
        assert (
            ("play", face.index) in {(o[0], s.game.state.ident[o[1]]) for o in s.decisions(-1)[0].options}
        ) == payable


@rule("D-5.5")
def test_civilians_cannot_be_used_twice() -> None:
    s = play(active="heroes", heroes={"hand": ["h_captain_s", "h_kang_s"], "freed": ["red"]})
    s.refused("play h_captain_s", "D-5.2")


@rule("D-5.6", "D-5.8", "D-5.9")
@pytest.mark.parametrize("old", ["v_captain_s", "v_captain_b"])
@pytest.mark.parametrize("new", ["v_captain_s", "v_captain_b"])
def test_a_copy_of_a_main_character_replaces_it_free_in_its_slot(old: str, new: str) -> None:
    s = play(villains={"slots": {4: {"card": old, "damage": 2}}, "hand": [new]}).do(f"play {new}")
    s.then("villains", slots={4: {"damage": 0}})
    assert s.slots("villains") == ["", "", "", new, "", ""]
    s.then("villains", discard=[old])


@rule("D-5.6")
def test_a_copy_cannot_go_anywhere_else_nor_a_replacement_be_paid_for() -> None:
    s = play(villains={"slots": {4: "v_brute_s"}, "hand": ["v_brute_b", "v_free"]})
    s.do("play v_brute_b").asked("villains", "recruit").then("villains", hand=["v_free"])


@rule("D-5.7")
def test_side_characters_are_never_replaced() -> None:
    s = play(villains={"slots": {1: {"card": "v_free", "damage": 0}}, "hand": ["v_free", "v_captain_b"]})
    s.do("play v_free", "slot 2").then("villains", discard=[], slots={1: "v_free", 2: "v_free", 3: ""})


@rule("D-5.10")
def test_an_immediate_effect_comes_right_after_the_card_was_placed() -> None:
    s = play(villains={"hand": ["v_leader_s"], "deck_top": ["v_zola_s"]}).do("play v_leader_s", "slot 1")
    moves = s.names("move")
    s.then("villains", hand=["v_zola_s"])
    assert moves == ["v_leader_s", "v_zola_s"]


@rule("D-5.10", "D-5.11", "DA-8")
def test_immediate_effects_nest() -> None:
    """Kang is placed, brings the Leader back, whose effect draws at once; then the phase goes on."""
    s = play(villains={"hand": ["v_kang_s"], "discard": ["v_leader_s", "v_brute_s"], "deck_top": ["v_zola_s"]})
    s.do("play v_kang_s", "slot 2", "pick v_leader_s", "slot 3").asked("villains", "recruit")
    s.only("move v_kang_s", "move v_leader_s", "move v_zola_s").then("villains", slots={2: "v_kang_s", 3: "v_leader_s"})
    s.then("villains", discard=["v_brute_s"], hand=["v_zola_s"])


@rule("D-5.10", "D-5.11", "D-5.6", "DA-8", "DA-9")
def test_immediate_effects_nest_three_deep() -> None:
    """Kang brings back a copy that takes his place; that one brings back the Leader, who draws."""
    s = play(
        villains={"hand": ["v_kang_s"], "discard": ["v_kang_s", "v_leader_s", "v_brute_s"], "deck_top": ["v_zola_s"]}
    )
    s.do("play v_kang_s", "slot 2", "pick v_kang_s").asked("villains", "choose").offered("pick v_kang_s")
    s.do("pick v_leader_s", "slot 3").asked("villains", "recruit")
    s.only("move v_kang_s", "move v_kang_s", "move v_kang_s", "move v_leader_s", "move v_zola_s")
    assert s.names("play") == ["v_kang_s"] and s.names("replace") == ["v_kang_s"]
    s.then("villains", hand=["v_zola_s"], slots={2: "v_kang_s", 3: "v_leader_s"})
    assert sorted(s.discard("villains")) == ["v_brute_s", "v_kang_s"]


@rule("D-6.2", "D-6.3", "D-5.3")
def test_a_battlefield_card_pays_any_symbol_only_and_goes_under_its_deck() -> None:
    s = play(
        villains={"hand": ["v_captain_s", "v_brute_s", "v_medic_s", "field_any"]},
        battlefields=["field_red", "field_free"],
    )
    s.do("play v_captain_s", "slot 1").then(battlefields=["field_red", "field_free", "field_any"])
    s.then("villains", discard=["v_brute_s", "v_medic_s"])
    s = play(villains={"hand": ["v_captain_s", "v_kang_s", "v_medic_s", "field_any"]})
    s.refused("play v_captain_s", "D-5.2")  # it has no colour, so that nothing pays the red symbol


@rule("D-6.4")
def test_a_battlefield_card_is_paid_scores_takes_effect_and_goes_under_its_deck() -> None:
    s = play(
        villains={
            "hand": ["field_street", "v_medic_s", "v_brute_s", "v_kang_s"],
            "slots": {3: {"card": "v_giant_s", "damage": 2}, 5: "v_free"},
            "artifacts": [USABLE],
        },
        battlefields=["field_red"],
        points=1,
    )
    s.do("play field_street").asked("villains", "recruit").then(points=-1).then("villains", slots={3: {"damage": 1}})
    s.then(battlefields=["field_red", "field_street"])
    s.then("villains", discard=["v_brute_s", "v_medic_s", "v_kang_s"], hand=[])


@rule("D-6.2")
def test_a_battlefield_card_serves_from_a_later_turn_on() -> None:
    s = play(villains={"hand": ["field_free", "v_brute_b"]}, battlefields=["field_any", "field_mercy"])
    s.do("play field_free")
    assert "field_any" in s.hand("villains")
    s.refused("play field_any", "D-6.2").refused("play v_brute_b", "D-5.2")
    s.do("done", "done").offered("play field_any", "play v_brute_b")


@rule("DA-1")
def test_a_card_goes_to_any_empty_slot_of_its_own_side_only() -> None:
    s = play(villains={"slots": {1: "v_giant_s", 2: "v_free"}, "hand": ["v_brute_s"]}, heroes={"slots": {3: "h_free"}})
    s.do("play v_brute_s").only_offered("slot 3", "slot 4", "slot 5", "slot 6")


@rule("DA-1")
def test_a_full_side_is_only_changed_by_replacing() -> None:
    full = {1: "v_giant_s", 2: "v_free", 3: "v_kang_s", 4: "v_zola_s", 5: "v_leader_s", 6: "v_brute_b"}
    s = play(villains={"slots": full, "hand": ["v_medic_s", "v_brute_s", "field_loss"]})
    s.refused("play v_medic_s", "DA-1").offered("play v_brute_s", "play field_loss").do("play v_brute_s")
    s.then("villains", slots={6: "v_brute_s"})


@rule("DA-14")
def test_there_is_no_overpaying() -> None:
    s = play(villains={"hand": ["v_brute_b", "v_kang_s", "v_zola_s"]}).do("play v_brute_b", "pay v_kang_s", "slot 1")
    s.then("villains", hand=["v_zola_s"])


def test_an_action_is_used_once_in_each_recruitment_phase_of_its_owner() -> None:
    s = play(villains={"slots": {1: "v_medic_s", 2: {"card": "v_giant_s", "damage": 3}}})
    s.do("use v_medic_s").refused("use v_medic_s", "DA-16").then("villains", slots={2: {"damage": 2}})
    s.do("done").not_offered("use v_medic_s").do("done").offered("use v_medic_s")


def test_an_action_without_effect_is_not_offered() -> None:
    play(villains={"slots": {1: "v_medic_s", 2: "v_giant_s"}}).refused("use v_medic_s", "D-3.4")


def test_a_permanent_effect_makes_cards_cheaper_for_whom_it_says() -> None:
    hand = ["v_paid", "v_brute_b", "v_kang_s"]
    s = play(villains={"slots": {1: "v_patron_s"}, "hand": hand})
    s.do("play v_paid").offered("ignore", "pay v_kang_s").do("ignore").not_offered("ignore")
    s.do("pay v_kang_s", "slot 2").then("villains", hand=["v_brute_b"])
    s.refused("play v_brute_b", "D-5.2")  # a Main Character is no cheaper
    play(villains={"slots": {1: "v_patron_s"}, "hand": hand[:1]}).refused("play v_paid", "D-5.2")


def test_the_effect_of_a_card_that_was_replaced_counts_no_more() -> None:
    s = play(villains={"slots": {1: "v_banner_s", 2: "v_giant_s"}, "hand": ["v_banner_s", "v_captain_b"]})
    s.then("villains", slots={2: {"strength": 3, "life": 7}}).do("play v_banner_s")
    s.then("villains", slots={2: {"strength": 3, "life": 7}})
