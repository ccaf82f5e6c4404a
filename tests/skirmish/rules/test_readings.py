"""Open questions that are read in two ways: the second reading of each, the first one beside it."""

import pytest

from goldenrule.games.skirmish import GAME
from goldenrule.games.skirmish.clauses import PACKAGE
from goldenrule.games.skirmish.readings import READINGS, chosen
from goldenrule.kernel.clauses import decisions_of
from goldenrule.kernel.errors import BadInput
from goldenrule.testing import rule
from tests.skirmish.situation import USABLE, Given, play

OFFER = ["norn_stones", "tactigon"]


@rule("DA-3")
@pytest.mark.parametrize(("readings", "spaces"), [([], 3), (["short_track"], 2), (["long_track"], 4)])
def test_the_length_of_the_artifact_track(readings: list[str], spaces: int) -> None:
    given: Given = {"villains": {"slots": {4: "v_free"}}, "phase": "attack", "offer": OFFER, "readings": readings}
    play(**given, marker=1 - spaces).asked("villains", "artifact")
    play(**given, marker=2 - spaces).asked("heroes", "recruit").then(marker=1 - spaces)


@rule("DA-4")
def test_whoever_draws_the_last_card_may_lose_on_0() -> None:
    play(villains={"deck": ["v_free", "v_free"]}, phase="draw", readings=["tie_last_card_loses"]).over("heroes")
    s = play(villains={"deck": ["v_free", "v_free"]}, phase="draw", readings=["tie_last_card_loses"], points=-1)
    s.over("villains")


@rule("DA-5")
def test_a_deck_that_runs_out_may_end_the_game_at_once() -> None:
    given: Given = {"villains": {"deck": ["v_free"], "hand": ["v_leader_s"]}, "points": 1}
    play(**given, readings=["deck_out_at_once"]).do("play v_leader_s", "slot 1").over("heroes")
    play(**given).do("play v_leader_s", "slot 1").asked("villains", "recruit")


@rule("DA-5")
def test_a_deck_that_runs_out_may_end_the_game_with_its_owners_turn() -> None:
    given: Given = {"villains": {"hand": ["field_gift"]}, "heroes": {"deck": ["h_free"]}, "points": -1}
    play(**given).do("play field_gift").over("villains")
    s = play(**given, readings=["deck_out_own_deck"]).do("play field_gift").asked("heroes", "recruit")
    s.do("done").over("villains")


@rule("DA-6")
def test_who_has_the_first_turn() -> None:
    assert GAME.make({}, "x").state.active == 1
    assert GAME.make({"readings": ["heroes_begin"]}, "x").state.active == 0


@rule("DA-8")
def test_putting_a_card_into_play_may_be_playing_it() -> None:
    given: Given = {
        "villains": {"artifacts": ["warlocks_eye"], "hand": ["v_kang_s", "v_captain_b"], "discard": ["v_brute_s"]},
        "heroes": {"hand": ["h_free"] * 3},
    }
    answers = ("play v_kang_s", "slot 1", "slot 2")
    s = play(**given).do("play v_kang_s", "slot 1", "slot 2")
    s.asked("heroes", "discard").do("discard h_free").asked("villains", "recruit")
    s = play(**given, readings=["put_into_play_is_playing"]).do(*answers)
    s.do("discard h_free", "discard h_free").asked("villains", "recruit").then("heroes", hand=["h_free"])


@rule("DA-8")
def test_a_card_put_into_play_is_free_obeys_the_one_copy_rule_and_has_its_immediate_effect() -> None:
    s = play(
        villains={
            "hand": ["v_kang_s"],
            "slots": {5: {"card": "v_leader_s", "damage": 1}},
            "discard": ["v_leader_s"],
            "deck_top": ["v_zola_s"],
        }
    )
    s.do("play v_kang_s", "slot 1").asked("villains", "recruit")
    s.then("villains", slots={1: "v_kang_s", 2: "", 3: "", 4: "", 5: {"card": "v_leader_s", "damage": 0}, 6: ""})
    s.then("villains", hand=["v_zola_s"], discard=["v_leader_s"])


@rule("DA-9")
def test_replacing_may_not_be_playing() -> None:
    given: Given = {
        "villains": {
            "artifacts": ["warlocks_eye", USABLE],
            "hand": ["v_leader_s"],
            "slots": {1: "v_leader_s"},
            "deck_top": ["v_zola_s"],
        },
        "heroes": {"hand": ["h_free"]},
    }
    play(**given).do("play v_leader_s").then("villains", hand=["v_zola_s"]).then("heroes", hand=[])
    s = play(**given, readings=["replacing_is_not_playing"]).do("play v_leader_s")
    s.then("villains", hand=[]).then("heroes", hand=["h_free"])


@rule("DA-15")
def test_single_use_artifacts_may_be_used_in_either_turn() -> None:
    given: Given = {"heroes": {"artifacts": ["tactigon"]}, "villains": {"slots": {2: "v_free"}}, "phase": "attack"}
    play(**given).asked("heroes", "recruit")
    s = play(**given, readings=["artifacts_any_turn"]).asked("heroes", "moment").do("use tactigon")
    s.then("villains", discard=["v_free"]).then(points=0)  # it did not come to its attack


@rule("DA-16")
def test_artifacts_may_need_a_card_to_be_played() -> None:
    given: Given = {
        "villains": {"artifacts": ["ebony_blade"], "hand": ["v_free"]},
        "heroes": {"slots": {1: "h_giant_s"}},
    }
    play(**given).offered("use ebony_blade")
    s = play(**given, readings=["artifacts_need_a_play"]).refused("use ebony_blade", "DA-16")
    s.do("play v_free", "slot 6").offered("use ebony_blade")


def test_readings_belong_to_open_questions_and_do_not_contradict() -> None:
    assert all(reading.question in decisions_of(PACKAGE) for reading in READINGS.values())
    assert chosen(["tie_last_card_loses", "heroes_begin"]) == ["heroes_begin", "tie_last_card_loses"]
    with pytest.raises(BadInput, match="There is no reading of the rules 'fast'; choose from short_track"):
        chosen(["fast"])
    with pytest.raises(BadInput, match="contradict each other"):
        GAME.make({"readings": ["short_track", "long_track"]}, "x")


def test_hyphens_and_underscores_are_the_same_in_the_name_of_a_reading() -> None:
    assert chosen(["short-track"]) == chosen(["short_track"]) == ["short_track"]
