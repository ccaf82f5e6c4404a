"""Phase II, Attack (D-7), its Location bonuses, and phase III, Draw (D-8)."""

from goldenrule.games.skirmish.events import Attack, Move, PhaseBegins
from goldenrule.testing import rule
from tests.skirmish.situation import play


@rule("D-7.1", "D-7.2")
def test_cards_attack_one_after_another_from_manhattan_to_the_tower() -> None:
    slots = {6: "v_free", 2: "v_brute_s", 4: "v_kang_s", 1: "v_zola_s"}
    play(villains={"slots": slots}, phase="attack").then(attacks=["v_zola_s", "v_brute_s", "v_kang_s", "v_free"])


@rule("D-7.1", "DA-10")
def test_a_card_without_strength_does_not_attack_and_has_no_attack_effect() -> None:
    play(villains={"slots": {1: "v_pacifist_s"}}, phase="attack").then(attacks=[], points=0)
    s = play(villains={"slots": {1: {"card": "v_pacifist_s", "strengthened": 1}}}, phase="attack")
    s.then(attacks=["v_pacifist_s"], points=-2)  # the bonus, and its effect


@rule("DA-11")
def test_nobody_is_asked_whether_to_attack() -> None:
    s = play(villains={"slots": {1: "v_brute_s"}}, heroes={"slots": {1: "h_giant_s"}}, phase="attack")
    s.then("heroes", slots={1: {"damage": 3}}).asked("heroes", "recruit")


@rule("D-7.3", "D-7.4", "D-7.5")
def test_the_card_opposite_takes_damage_and_keeps_it() -> None:
    s = play(villains={"slots": {4: "v_brute_s"}}, heroes={"slots": {4: "h_giant_s"}}, phase="attack")
    s.then("heroes", slots={4: {"damage": 3, "card": "h_giant_s"}}).then(marker=0)  # with a defender there is no bonus
    s.do("done", "done").then("heroes", discard=["h_giant_s"])  # 3 and 3 are its Life of 6


@rule("D-7.5", "D-7.6")
def test_a_card_with_as_much_damage_as_life_is_defeated_without_a_bonus() -> None:
    s = play(villains={"slots": {1: "v_brute_s"}}, heroes={"slots": {1: "h_brute_s"}}, phase="attack")
    s.then("heroes", discard=["h_brute_s"], slots={1: ""}).then(points=0)
    s = play(villains={"slots": {1: "v_kang_s"}}, heroes={"slots": {1: "h_brute_s"}}, phase="attack")
    s.then("heroes", slots={1: {"damage": 2}}, discard=[])


@rule("D-7.3")
def test_only_the_slot_opposite_counts() -> None:
    s = play(villains={"slots": {2: "v_brute_s"}}, heroes={"slots": {1: "h_giant_s", 3: "h_free"}}, phase="attack")
    s.then("heroes", slots={1: {"damage": 0}, 3: {"damage": 0}}).then(points=-1)


@rule("D-7.7", "D-7.10")
def test_the_villains_gain_a_point_in_manhattan() -> None:
    s = play(villains={"slots": {1: "v_free", 2: "v_free", 3: "v_free"}}, points=1, phase="attack")
    s.then(points=-2).then("heroes", freed=[])


@rule("D-7.8")
def test_the_heroes_free_a_civilian_of_their_choice_of_that_zone() -> None:
    s = play(active="heroes", heroes={"slots": {2: "h_free"}}, phase="attack", civilians=[["red"], ["red", "blue"], []])
    s.asked("heroes", "civilian").not_offered("free red 1").do("free blue 2")
    s.then("heroes", freed=["blue"]).then(civilians=[["red"], ["red"], []], points=0)


@rule("D-7.9")
def test_the_heroes_gain_a_point_where_no_civilian_is_left() -> None:
    every = ["red", "yellow", "green", "blue"]
    s = play(active="heroes", heroes={"slots": {1: "h_free"}}, phase="attack", civilians=[[], every, every])
    s.then(points=1).then("heroes", freed=[])


@rule("D-7.11")
def test_the_artifact_marker_moves_in_the_sanctum() -> None:
    play(villains={"slots": {4: "v_free", 5: "v_free"}}, phase="attack", marker=1).then(marker=-1)
    play(active="heroes", heroes={"slots": {5: "h_free"}}, phase="attack").then(marker=1)


@rule("D-7.13", "D-6.1")
def test_a_battlefield_card_is_drawn_at_the_tower() -> None:
    s = play(villains={"slots": {6: "v_free"}}, phase="attack", battlefields=["field_red", "field_any"])
    s.then(battlefields=["field_any"])
    assert "field_red" in s.hand("villains")
    s = play(villains={"slots": {6: "v_free"}}, heroes={"slots": {6: "h_giant_s"}}, phase="attack")
    assert not [card for card in s.hand("villains") if card.startswith("field")], "there was a defender"


@rule("D-7.15")
def test_an_attack_effect_comes_after_the_attack() -> None:
    s = play(
        villains={"slots": {2: {"card": "v_zola_s", "damage": 2}}}, heroes={"slots": {2: "h_giant_s"}}, phase="attack"
    )
    assert [event.key for event in s.log if event.key in ("damage", "heal")] == ["damage", "heal"]
    s.then("villains", slots={2: {"damage": 1}})


@rule("D-7.15")
def test_an_attack_effect_knows_what_the_attack_has_done() -> None:
    s = play(villains={"slots": {4: "v_hunter_s"}}, heroes={"slots": {4: "h_leader_s"}}, phase="attack")
    s.then("heroes", discard=["h_leader_s"]).then(points=-1)
    play(villains={"slots": {4: "v_hunter_s"}}, heroes={"slots": {4: "h_giant_s"}}, phase="attack").then(points=0)
    s = play(villains={"slots": {4: "v_hunter_s"}}, phase="attack").then(points=0)  # nothing was attacked
    raider = {"slots": {4: "v_raider_s"}, "hand": [], "deck_top": ["v_free"] * 3}
    play(villains=raider, phase="attack").then("villains", hand=["v_free"] * 3)
    play(villains=raider, heroes={"slots": {4: "h_giant_s"}}, phase="attack").then("villains", hand=["v_free"] * 2)


@rule("D-7.16", "DA-13")
def test_permanent_effects_hold_wherever_the_card_stands_in_the_order() -> None:
    """The banner stands behind one card and before the other, and strengthens both."""
    slots = {3: "v_kang_s", 4: "v_banner_s", 5: "v_leader_s"}
    s = play(villains={"slots": slots}, heroes={"slots": {3: "h_giant_s", 5: "h_brute_s"}}, phase="attack")
    s.then("heroes", slots={3: {"damage": 3}, 5: {"damage": 2}})


@rule("D-7.16")
def test_strength_may_depend_on_something_and_damage_be_prevented() -> None:
    s = play(
        villains={"slots": {3: {"card": "v_rager_s", "damage": 2}}},
        heroes={"slots": {3: "h_giant_s", 2: "h_shield_s"}},
        phase="attack",
    )
    s.then("heroes", slots={3: {"damage": 2}})  # 1 and 2 for the damage on it, 1 less for the shield beside the giant
    assert [args[1] for args in s.events("prevented")] == [1]


@rule("D-7.16")
def test_a_permanent_effect_may_deny_bonuses() -> None:
    s = play(villains={"slots": {1: "v_free"}}, heroes={"slots": {5: "h_warden_s"}}, phase="attack")
    s.then(attacks=["v_free"], points=0)
    s = play(active="heroes", heroes={"slots": {4: "h_warden_s"}}, phase="attack")
    s.then(marker=1)  # it does not deny those of its own side


@rule("DA-12")
def test_an_attacker_whose_defender_is_gone_gets_the_bonus() -> None:
    s = play(
        villains={"slots": {1: "v_sniper_s", 2: "v_brute_s"}},
        heroes={"slots": {1: "h_giant_s", 2: "h_free"}},
        phase="attack",
    )
    s.do("pick h_free").then("heroes", discard=["h_free"]).then(points=-1)
    s = play(
        villains={"slots": {1: "v_sniper_s", 2: "v_brute_s"}},
        heroes={"slots": {1: "h_giant_s", 2: "h_free"}},
        phase="attack",
    )
    s.do("pick h_giant_s").then("heroes", discard=["h_free"]).then(points=0)  # it was there to be attacked


@rule("DA-12")
def test_a_card_that_is_gone_before_its_slot_is_reached_does_not_attack() -> None:
    s = play(villains={"slots": {1: "v_giant_s", 2: "v_martyr_s"}}, heroes={"slots": {1: "h_martyr_s"}}, phase="attack")
    s.do("pick v_martyr_s")  # which is defeated: the giant or nobody is left to be damaged
    s.then(attacks=["v_giant_s"]).then("villains", discard=["v_martyr_s"])


@rule("DA-12")
def test_a_card_that_moves_ahead_attacks_there_but_none_attacks_twice() -> None:
    s = play(villains={"slots": {1: "v_puller_s", 2: "v_kang_s"}, "hand": []}, phase="attack")
    s.do("pick v_kang_s", "slot 6").asked("heroes", "recruit")
    s.then(attacks=["v_puller_s", "v_kang_s"]).then("villains", slots={6: "v_kang_s"})
    s = play(villains={"slots": {1: "v_kang_s", 2: "v_puller_s"}}, phase="attack")
    s.do("pick v_kang_s", "slot 5").asked("heroes", "recruit")
    s.then(attacks=["v_kang_s", "v_puller_s"])  # it has attacked already
    s = play(villains={"slots": {2: "v_puller_s", 3: "v_kang_s"}}, phase="attack")
    s.do("pick v_kang_s", "slot 1").asked("heroes", "recruit").then(attacks=["v_puller_s"])  # its slot is behind


def test_a_card_that_is_held_sits_out_one_attack_phase() -> None:
    s = play(villains={"hand": ["v_jailer_s"]}, heroes={"slots": {1: "h_free", 2: "h_brute_s"}})
    s.do("play v_jailer_s", "slot 6", "pick h_brute_s", "done", "free red 1").then(attacks=["v_jailer_s", "h_free"])
    s.do("done", "done", "free blue 1").asked("heroes", "civilian")
    assert s.names("attack")[-2:] == ["h_free", "h_brute_s"]


def test_strength_given_until_the_end_of_the_turn_ends_with_it() -> None:
    s = play(villains={"slots": {5: "v_brute_s"}, "hand": ["v_coach_s"]}, heroes={"slots": {5: "h_giant_s"}})
    s.do("play v_coach_s", "slot 1")
    s.then("heroes", slots={5: {"damage": 5}}).then("villains", slots={5: {"strength": 3}})


@rule("D-8.1", "D-8.2")
def test_two_cards_are_drawn_and_there_is_no_hand_limit() -> None:
    many = ["v_free"] * 4 + ["v_paid"] * 4 + ["v_kang_s"] * 2 + ["v_zola_s"] * 2
    s = play(villains={"hand": many, "deck_top": ["v_giant_s", "v_medic_s", "v_brute_s"]}, phase="draw")
    s.then("villains", hand=sorted([*many, "v_giant_s", "v_medic_s"]))


@rule("D-4.2", "D-8.1")
def test_the_cards_are_drawn_when_all_cards_have_attacked() -> None:
    s = play(villains={"slots": {1: "v_free", 5: "v_free"}, "deck_top": ["v_giant_s", "v_medic_s"]})
    s.do("done").asked("heroes", "recruit")
    heard = [event for event in s.log if isinstance(event, PhaseBegins | Attack | Move)]
    told = [event.phase if isinstance(event, PhaseBegins) else event.key for event in heard]
    assert told[told.index("attack") :] == ["attack", "attack", "attack", "draw", "move", "move", "recruitment"]
    s.only("move v_giant_s", "move v_medic_s")


@rule("DA-19")
def test_an_empty_battlefield_deck_gives_no_card() -> None:
    villains = {"slots": {6: "v_free"}, "hand": [], "deck_top": ["v_zola_s", "v_giant_s"]}
    play(villains=villains, phase="attack", battlefields=[]).then("villains", hand=["v_giant_s", "v_zola_s"])


@rule("DA-18")
def test_damage_tokens_do_not_run_out() -> None:
    slots = {n: {"card": card, "damage": 5} for n, card in enumerate(["v_giant_s", "v_brute_b"], 1)}
    s = play(villains={"slots": {**slots, 2: {"card": "v_brute_b", "damage": 4}}})
    s.then("villains", slots={1: {"damage": 5}})
    # 20 tokens are printed; damage of any number is kept
    s = play(
        villains={"slots": {1: {"card": "v_brute_s", "strengthened": 30}}},
        heroes={"slots": {1: "h_giant_s"}},
        phase="attack",
    )
    assert s.events("damage")[0][1] == 33
