"""Transcripts of whole games: one for every scenario and mode that can be played, the same line by line."""

from __future__ import annotations

from pathlib import Path

import pytest

from scripts import golden


def test_everything_playable_has_a_transcript() -> None:
    missing = [each for each in golden.playable() if each not in golden.TABLES or not golden.path_of(*each).exists()]
    assert not missing, f"no transcript of {missing}: add a table to scripts/golden.py and run it"
    assert golden.left_over() == []


@pytest.mark.parametrize(("scenario", "mode"), golden.playable())
def test_the_game_goes_as_it_did(scenario: str, mode: str) -> None:
    found = golden.differences(scenario, mode)
    assert not found, "\n".join(["", *found])


def test_the_script_writes_the_same_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = {golden.path_of(*each).name: golden.path_of(*each).read_bytes() for each in golden.playable()}
    monkeypatch.setattr(golden, "FOLDER", tmp_path)
    assert golden.main(["--check"]) == 1  # nothing is there
    for name, data in before.items():
        (tmp_path / name).write_bytes(data)
    assert golden.main([]) == 0
    assert {path.name: path.read_bytes() for path in tmp_path.iterdir()} == before
    assert golden.main(["--check"]) == 0


def test_bots_may_change(monkeypatch: pytest.MonkeyPatch) -> None:
    scenario, mode = golden.playable()[0]
    monkeypatch.setattr(golden, "BOT", "random")
    assert golden.differences(scenario, mode) == []
    assert golden.transcript(scenario, mode) != golden.transcript(scenario, mode, golden.recorded(scenario, mode))


def test_an_answer_that_is_no_longer_legal_hands_over_to_the_bots() -> None:
    scenario, mode = golden.playable()[0]
    answers = golden.recorded(scenario, mode)
    answers[3] = ("fly", 1, 0)
    lines = golden.transcript(scenario, mode, answers)
    same = [golden.ANSWER.fullmatch(line) for line in lines]
    assert [(m[1], int(m[2]), int(m[3])) for m in same if m][:3] == answers[:3]
    assert "won in round" in lines[-2]


def test_transcripts_are_short_enough_to_read() -> None:
    for each in golden.playable():
        assert golden.path_of(*each).read_text(encoding="utf-8").count("\n") < 3000, each


def test_a_difference_is_shown_where_it_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    scenario, mode = golden.playable()[0]
    lines = golden.path_of(scenario, mode).read_text(encoding="utf-8").splitlines()
    monkeypatch.setattr(golden, "FOLDER", tmp_path)
    assert "is missing" in golden.differences(scenario, mode)[0]
    lines[5] = "something else"
    golden.path_of(scenario, mode).write_text("\n".join(lines) + "\n", encoding="utf-8")
    found = golden.differences(scenario, mode)
    assert "-something else" in found and len(found) < 12
    (tmp_path / "champions_nobody_standard.txt").write_text("")
    assert golden.left_over() == ["champions_nobody_standard.txt"]
