"""The four endings and the tie (D-9)."""

from goldenrule.testing import rule
from tests.skirmish.situation import USABLE, play


@rule("D-9.1")
def test_the_heroes_win_at_once_with_7_points() -> None:
    s = play(active="heroes", heroes={"hand": ["field_any", "h_free"], "slots": {1: "h_free"}}, points=6)
    s.do("play field_any").over("heroes").then(points=7, attacks=[])
    s = play(active="heroes", heroes={"hand": ["field_any", "h_free"], "artifacts": [USABLE]}, points=5)
    s.do("play field_any").asked("heroes", "recruit")


@rule("D-9.2")
def test_the_villains_win_at_once_with_9_points() -> None:
    s = play(villains={"slots": {1: "v_free", 2: "v_free", 3: "v_free"}}, points=-8, phase="attack").over("villains")
    s.then(points=-9, attacks=["v_free"])  # the others did not attack any more
    play(villains={"slots": {1: "v_free"}}, points=-7, phase="attack").asked("heroes", "recruit")


@rule("D-9.3", "DA-7")
def test_the_heroes_win_when_the_tenth_civilian_is_freed() -> None:
    s = play(active="heroes", heroes={"slots": {1: "h_free"}}, phase="attack", civilians=[["red"], ["red"], ["red"]])
    s.over("heroes").then(civilians=[[], ["red"], ["red"]])


@rule("D-9.3", "DA-7")
def test_civilians_that_were_spent_are_gone_too_and_three_left_are_too_many() -> None:
    s = play(
        active="heroes",
        heroes={"slots": {1: "h_free"}, "freed": []},
        phase="attack",
        civilians=[["red", "blue"], ["red"], ["red"]],
    )
    s.do("free red 1").asked("villains", "recruit")


@rule("D-9.4", "DA-5")
def test_when_a_deck_runs_out_the_points_are_compared_at_the_end_of_that_turn() -> None:
    play(villains={"deck": ["v_free", "v_free"]}, phase="draw", points=1).over("heroes")
    play(villains={"deck": ["v_free", "v_free"]}, phase="draw", points=-1).over("villains")
    play(villains={"deck": ["v_free"] * 3}, phase="draw", points=1).asked("heroes", "recruit")


@rule("D-9.4", "DA-5")
def test_the_turn_is_played_to_its_end_and_effects_count() -> None:
    """The Leader draws the last card in the Recruitment phase: the attack still comes, the empty deck draws nothing."""
    s = play(villains={"deck": ["v_free"], "hand": ["v_leader_s"]}, points=0)
    s.do("play v_leader_s", "slot 1").asked("villains", "recruit").do("done").over("villains")
    s.then(points=-1).then("villains", hand=["v_free"])


@rule("D-9.4", "DA-5")
def test_an_ending_that_comes_at_once_goes_before() -> None:
    s = play(villains={"deck": ["v_free"], "hand": ["v_leader_s"]}, heroes={}, points=-8)
    s.do("play v_leader_s", "slot 1", "done").over("villains").then(points=-9)
    assert s.events("phase")[-1] == ("attack",)


@rule("DA-4")
def test_on_0_it_is_a_draw() -> None:
    play(villains={"deck": ["v_free", "v_free"]}, phase="draw").over("draw")


@rule("DA-4", "D-7.10")
def test_both_sides_move_one_marker() -> None:
    play(villains={"slots": {1: "v_free"}}, points=3, phase="attack").then(points=2)
    play(villains={"hand": ["field_loss", "v_captain_b"]}, points=3).do("play field_loss").then(points=4)
