"""Transcripts of whole games: one for every scenario and mode that can be played, the same line by line."""

from dataclasses import replace
from pathlib import Path

import pytest

from goldenrule.table.games import own_games
from scripts import golden


def test_everything_playable_has_a_transcript() -> None:
    missing = [each for each in golden.playable() if each not in golden.TABLES or not golden.path_of(each).exists()]
    assert not missing, f"no transcript of {missing}: add a table to scripts/golden.py and run it"
    assert golden.left_over() == []


def test_every_game_and_scenario_has_a_table() -> None:
    assert {each[0] for each in golden.TABLES} == set(own_games())
    for game in ("champions", "heroes"):
        assert {each[1] for each in golden.TABLES if each[0] == game} == set(golden.scenarios_of(game))


@pytest.mark.parametrize("each", golden.playable(), ids=lambda each: golden.path_of(each).stem)
def test_the_game_goes_as_it_did(each: golden.Each) -> None:
    found = golden.differences(each)
    assert not found, "\n".join(["", *found])


def test_the_script_writes_the_same_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = {golden.path_of(each).name: golden.path_of(each).read_bytes() for each in golden.playable()}
    monkeypatch.setattr(golden, "FOLDER", tmp_path)
    assert golden.main(["--check"]) == 1  # nothing is there
    for name, data in before.items():
        (tmp_path / name).write_bytes(data)
    assert golden.main([]) == 0
    assert {path.name: path.read_bytes() for path in tmp_path.iterdir()} == before
    assert golden.main(["--check"]) == 0


def test_bots_may_change(monkeypatch: pytest.MonkeyPatch) -> None:
    each = golden.playable()[0]
    monkeypatch.setitem(golden.TABLES, each, replace(golden.TABLES[each], bots=("random",)))
    assert golden.differences(each) == []
    assert golden.transcript(each) != golden.transcript(each, golden.recorded(each))


def test_an_answer_that_is_no_longer_legal_hands_over_to_the_bots() -> None:
    each = golden.playable()[0]
    answers = golden.recorded(each)
    answers[3] = ("fly", 1, 0)
    lines = golden.transcript(each, answers)
    same = [golden.ANSWER.fullmatch(line) for line in lines]
    assert [(m[1], int(m[2]), int(m[3])) for m in same if m][:3] == answers[:3]
    assert "won in round" in lines[-2]


def test_transcripts_are_short_enough_to_read() -> None:
    for each in golden.playable():
        assert golden.path_of(each).read_text(encoding="utf-8").count("\n") < 3000, each


def test_a_difference_is_shown_where_it_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    each = golden.playable()[0]
    lines = golden.path_of(each).read_text(encoding="utf-8").splitlines()
    monkeypatch.setattr(golden, "FOLDER", tmp_path)
    assert "is missing" in golden.differences(each)[0]
    lines[5] = "something else"
    golden.path_of(each).write_text("\n".join(lines) + "\n", encoding="utf-8")
    found = golden.differences(each)
    assert "-something else" in found and len(found) < 12
    (tmp_path / "champions_nobody_standard.txt").write_text("")
    assert golden.left_over() == ["champions_nobody_standard.txt"]
