"""The Artifact track (D-7.12, D-7.14) and each of the twelve Artifacts (D-10)."""

from goldenrule.games.skirmish import ids
from goldenrule.testing import rule
from tests.skirmish.situation import USABLE, Given, play

OFFER = ["norn_stones", "tactigon"]
PILE = ["darkhold", "ebony_blade", "ten_rings"]


@rule("D-7.12", "DA-3")
def test_at_the_last_space_an_artifact_is_taken_and_the_marker_goes_to_the_other_side() -> None:
    s = play(villains={"slots": {4: "v_free"}}, phase="attack", marker=-2, offer=OFFER, pile=PILE)
    s.asked("villains", "artifact").do("take norn_stones").then("villains", artifacts=["norn_stones"]).then(marker=1)
    s.then(offer=["darkhold", "ebony_blade"], pile=["ten_rings", "tactigon"])


@rule("D-7.12")
def test_before_the_last_space_nothing_is_taken() -> None:
    s = play(active="heroes", heroes={"slots": {4: "h_free"}}, phase="attack", marker=1, offer=OFFER, pile=PILE)
    s.then(marker=2, offer=OFFER).then("heroes", artifacts=[])


@rule("DA-19")
def test_what_the_pile_has_is_revealed_and_without_artifacts_the_marker_goes_back() -> None:
    s = play(villains={"slots": {4: "v_free"}}, phase="attack", marker=-2, offer=OFFER, pile=[]).do("take tactigon")
    s.then(offer=["norn_stones"], pile=[])  # the other one came up again
    s = play(villains={"slots": {4: "v_free"}}, phase="attack", marker=-2, offer=[], pile=[])
    s.then(marker=1).then("villains", artifacts=[])


def test_what_is_left_of_a_move_after_the_last_space_is_lost() -> None:
    s = play(villains={"hand": ["field_red", "v_brute_s", "v_free"]}, marker=-2, offer=OFFER, pile=PILE)
    s.do("play field_red", "take tactigon").then(marker=1)


@rule("D-7.14", "DA-15")
def test_a_single_use_artifact_is_used_when_its_owner_likes_and_goes_to_the_box() -> None:
    s = play(villains={"artifacts": ["tactigon"]}, heroes={"slots": {1: "h_free", 2: "h_giant_s"}})
    s.do("use tactigon").not_offered("use tactigon")
    s.then("villains", artifacts=[]).then("heroes", discard=["h_free"], slots={2: {"damage": 1}})
    s.do("done", "done")  # and in a later turn it is still gone
    s.not_offered("use tactigon")


@rule("DA-15")
def test_it_may_be_used_in_the_turn_in_which_it_was_taken_and_between_two_attacks() -> None:
    given: Given = {
        "villains": {"slots": {4: "v_free", 5: "v_brute_s"}},
        "heroes": {"slots": {5: "h_giant_s"}},
        "phase": "attack",
        "marker": -2,
        "offer": OFFER,
        "pile": PILE,
    }
    s = play(**given).do("take tactigon").asked("villains", "moment").do("use tactigon")
    s.then("heroes", slots={5: {"damage": 4}})  # 1 of the Artifact, then 3 of the attack
    s.then(attacks=["v_free", "v_brute_s"])
    s = play(**given)
    s.do("take tactigon", "pass", "pass", "pass").asked("heroes", "recruit")  # before, and after, the second attack
    s.then("heroes", slots={5: {"damage": 3}}).then("villains", artifacts=["tactigon"])


@rule("DA-15")
def test_it_is_not_used_in_the_turn_of_the_opponent() -> None:
    s = play(villains={"slots": {2: "v_brute_s"}}, heroes={"artifacts": ["tactigon"]}, phase="attack")
    s.asked("heroes", "recruit").offered("use tactigon").then(points=-1)


@rule("D-10.1")
def test_casket_of_ancient_winters() -> None:
    s = play(
        villains={
            "artifacts": ["casket_of_ancient_winters", "darkhold"],
            "slots": {6: "v_free"},
            "hand": ["v_free", "v_kang_s", "field_any"],
        },
        heroes={"hand": ["h_free"]},
        battlefields=[],
    )
    s.do("use casket_of_ancient_winters").then("villains", hand=[]).then("heroes", hand=[])
    s.then("villains", discard=["v_free", "v_kang_s"]).then("heroes", discard=["h_free"])
    s.then(battlefields=["field_any"])
    artifacts = ["casket_of_ancient_winters", "darkhold"]
    s = play(villains={"artifacts": artifacts, "slots": {6: "v_free"}, "hand": []}, heroes={"hand": []})
    s.refused("use casket_of_ancient_winters", "D-3.4")


@rule("D-10.2")
def test_cosmic_cube() -> None:
    s = play(villains={"artifacts": ["cosmic_cube"], "hand": ["v_captain_s", "v_brute_s", "v_free"]})
    s.do("play v_captain_s", "slot 1")
    s.then("villains", discard=["v_brute_s", "v_free"])  # one symbol had to be ignored, the others were paid
    s = play(villains={"artifacts": ["cosmic_cube"], "hand": ["v_captain_s", "v_brute_s", "v_medic_s", "v_kang_s"]})
    s.do("play v_captain_s").offered("pay v_medic_s", "pay v_kang_s", "ignore")
    s.do("ignore").offered("pay v_medic_s", "pay v_kang_s").not_offered("ignore").do("pay v_kang_s", "slot 1")
    s.then("villains", discard=["v_brute_s", "v_kang_s"])
    s = play(villains={"artifacts": ["cosmic_cube"], "hand": ["v_captain_s", "v_kang_s", "v_zola_s"]})
    s.refused("play v_captain_s", "D-5.2")  # the red symbol cannot be ignored
    s = play(villains={"artifacts": ["cosmic_cube", USABLE], "hand": ["v_brute_b"]})
    s.do("play v_brute_b", "slot 3").asked("villains", "recruit")


@rule("D-10.3", "DA-16")
def test_ebony_blade() -> None:
    s = play(villains={"artifacts": ["ebony_blade"]}, heroes={"slots": {1: "h_free", 5: "h_giant_s"}})
    s.do("use ebony_blade", "pick h_giant_s").refused("use ebony_blade", "DA-16")
    s.then("heroes", slots={5: {"damage": 1}, 1: {"damage": 0}})
    play(villains={"artifacts": ["ebony_blade"]}).refused("use ebony_blade", "D-3.4")


@rule("D-10.4")
def test_norn_stones() -> None:
    s = play(villains={"artifacts": ["norn_stones"], "hand": [], "deck_top": ["v_free"] * 4}, phase="draw")
    s.then("villains", hand=["v_free"] * 3)
    s = play(heroes={"artifacts": ["norn_stones"]}, villains={"hand": [], "deck_top": ["v_free"] * 4}, phase="draw")
    s.then("villains", hand=["v_free"] * 2)


@rule("D-10.5", "DA-17")
def test_darkhold() -> None:
    s = play(
        villains={"artifacts": ["darkhold"], "slots": {1: "v_free", 2: "v_kang_s"}},
        heroes={"slots": {1: "h_leader_s", 2: "h_giant_s"}},
    )
    s.do("use darkhold").then("heroes", discard=["h_leader_s"], slots={2: {"damage": 2}})
    s.then("villains", discard=["v_free"], slots={2: {"damage": 1}})


@rule("D-10.6", "DA-20")
def test_ten_rings() -> None:
    s = play(villains={"artifacts": ["ten_rings"], "hand": ["field_street", "v_brute_s", "v_kang_s", "v_medic_s"]})
    s.do("play field_street").offered("pay v_brute_s", "ignore").do("pay v_brute_s", "ignore")
    s.then(points=-3).then("villains", hand=["v_medic_s"])  # yellow was ignored: the owner's choice
    s = play(villains={"artifacts": ["ten_rings", USABLE], "hand": ["field_street", "v_brute_s", "v_kang_s"]})
    s.do("play field_street").asked("villains", "recruit")  # the only symbol that can be ignored
    s.then(points=-3).then("villains", hand=[])
    play(villains={"artifacts": ["ten_rings"], "hand": ["field_any"]}).do("play field_any").then(points=-2)
    play(villains={"artifacts": ["ten_rings"], "hand": ["v_brute_b"]}).refused("play v_brute_b", "D-5.2")


@rule("D-10.6")
def test_ten_rings_without_a_battlefield_card_give_no_point() -> None:
    s = play(villains={"artifacts": ["ten_rings", USABLE], "hand": ["v_brute_b", "field_any"]})
    s.do("play v_brute_b", "slot 1").then(points=0)


@rule("D-10.7", "DA-17")
def test_eternal_flame() -> None:
    s = play(
        villains={"slots": {1: "v_brute_s"}},
        heroes={"artifacts": ["eternal_flame"], "slots": {1: "h_free"}},
        phase="attack",
    )
    s.asked("heroes", "may").do("yes").then("villains", slots={1: {"damage": 1}})
    s = play(
        villains={"slots": {1: "v_brute_s"}},
        heroes={"artifacts": ["eternal_flame"], "slots": {1: "h_free"}},
        phase="attack",
    )
    s.do("no").then("villains", slots={1: {"damage": 0}})
    s = play(
        villains={"slots": {1: "v_brute_s", 2: "v_free"}, "artifacts": ["eternal_flame"]},
        heroes={"slots": {1: "h_free", 2: "h_giant_s"}},
        phase="attack",
    )
    s.asked("heroes", "recruit")  # it is not one of its owner's cards that was defeated


@rule("DA-17")
def test_after_simultaneous_defeats_the_player_whose_turn_it_is_comes_first() -> None:
    s = play(
        villains={"artifacts": ["darkhold", "eternal_flame"], "slots": {1: "v_free", 2: "v_giant_s"}},
        heroes={"slots": {1: "h_martyr_s", 2: "h_giant_s"}},
    )
    s.do("use darkhold")
    s.then("heroes", discard=["h_martyr_s"]).then("villains", discard=["v_free"])  # all are gone before
    s.asked("villains", "may").do("yes")
    s.then("heroes", slots={2: {"damage": 3}}).then("villains", slots={2: {"damage": 2}})  # then the martyr


@rule("D-10.8")
def test_eye_of_agamotto() -> None:
    s = play(
        villains={"artifacts": ["eye_of_agamotto"]},
        heroes={"artifacts": ["norn_stones", "cosmic_cube"]},
        offer=OFFER[1:],
        pile=[],
    )
    s.do("use eye_of_agamotto", "pick cosmic_cube").then(pile=[])
    assert s.zone(ids.BOX)[-2:] == ["eye_of_agamotto", "cosmic_cube"], "both are out of the game"
    s.then("heroes", artifacts=["norn_stones"]).then("villains", artifacts=[]).then(offer=["tactigon"])
    assert s.game.state.rows[3] == (), "its effect is gone with it"
    play(villains={"artifacts": ["eye_of_agamotto"]}).refused("use eye_of_agamotto", "D-3.4")


@rule("D-10.9")
def test_warlocks_eye() -> None:
    s = play(
        villains={"artifacts": ["warlocks_eye"], "hand": ["v_brute_s", "v_free", "v_captain_b"]},
        heroes={"hand": ["h_free", "h_giant_s", "h_giant_s"]},
    )
    s.do("play v_brute_s", "slot 1").asked("heroes", "discard").do("discard h_free")
    s.then("heroes", hand=["h_giant_s", "h_giant_s"])
    s.do("play v_free", "slot 2").asked("villains", "recruit")  # no Main Character
    s = play(villains={"artifacts": ["warlocks_eye"], "hand": ["v_brute_s", "v_captain_b"]}, heroes={"hand": []})
    s.do("play v_brute_s", "slot 1").asked("villains", "recruit")  # there is nothing to discard


@rule("D-10.10", "DA-16")
def test_lifeline_tablet() -> None:
    s = play(villains={"artifacts": ["lifeline_tablet"], "slots": {2: {"card": "v_giant_s", "damage": 3}, 3: "v_free"}})
    s.do("use lifeline_tablet").refused("use lifeline_tablet", "DA-16").then("villains", slots={2: {"damage": 2}})
    s = play(villains={"artifacts": ["lifeline_tablet"], "slots": {3: "v_free"}})
    s.refused("use lifeline_tablet", "D-3.4")


@rule("D-10.11")
def test_tactigon() -> None:
    s = play(
        villains={"artifacts": ["tactigon"], "slots": {1: "v_giant_s"}}, heroes={"slots": {n: "h_paid" for n in (1, 4)}}
    )
    s.do("use tactigon").then("villains", slots={1: {"damage": 0}})
    assert [s.damage("heroes", n) for n in (1, 4)] == [1, 1]


@rule("D-10.12", "DA-16")
def test_wand_of_watoomb() -> None:
    slots = {1: "v_giant_s", 2: "v_free", 6: "v_free"}
    s = play(villains={"artifacts": ["wand_of_watoomb"], "slots": slots}).then(points=-1)
    two = {1: "v_giant_s", 2: "v_free"}
    s = play(villains={"artifacts": ["wand_of_watoomb"], "slots": two, "hand": ["v_free", "v_captain_b"]})
    s.do("play v_free", "slot 6").then(points=0)  # there were only two at the start of the phase
    play(villains={"slots": slots}, heroes={"artifacts": ["wand_of_watoomb"]}).then(points=0)
