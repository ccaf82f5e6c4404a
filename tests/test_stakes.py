"""What hangs on an answer: options are compared with the rule of thumb's, and noise is taken out of their spread."""

from pathlib import Path

import pytest

from scripts import lines, stakes
from scripts.stakes import Seen, Stake, table


def told(*found: Stake) -> list[str]:
    return [*table([Seen("toy", 0, [*found])])][2:]


def test_the_spread_is_told_without_the_noise_of_the_games() -> None:
    apart = [Stake("power", better, 0.0009, 0.18) for better in (-0.05, 0.05)] * 4
    assert told(*apart) == ["| power | 8 | +0.0 | 4.4 | 10.0 |"], "0.0029 less 0.0009, and a tenth of a game"
    noise = [Stake("power", better, 0.01, 0.18) for better in (-0.05, 0.05)] * 4
    assert told(*noise) == ["| power | 8 | +0.0 | 0.0 | 10.0 |"]
    assert told(*apart[:7]) == [], "too few options"


def test_a_game_is_looked_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "stakes.jsonl"
    monkeypatch.setattr(stakes, "BOT", "sensible")
    monkeypatch.setattr(stakes, "LONG", 5)
    monkeypatch.setattr(stakes, "SHORT", 2)
    monkeypatch.setattr(stakes, "FEWEST", 2)

    def seen(games: str, *words: str) -> list[Seen]:
        monkeypatch.setattr("sys.argv", ["stakes.py", str(file), "skirmish", "--games", games, *words])
        stakes.main()
        return lines.read(file, Seen)

    first = seen("1")
    again = seen("2")
    assert [each.number for each in again] == [0, 1] and again[0] == first[0]
    found = again[0].stakes + again[1].stakes
    assert found and all(-1 <= each.better <= 1 and each.variance >= 0 and each.seen >= 0 for each in found)
    assert any(each.better for each in found) and any(each.seen for each in found)
    out = capsys.readouterr().out
    kinds = [each.kind for each in found]
    assert all((f"| {kind} | {kinds.count(kind)} | " in out) == (kinds.count(kind) > 1) for kind in kinds)
    others = seen("1", "--kinds", "no such question")
    assert others[:2] == again and [(each.number, each.kinds) for each in others[2:]] == [(0, ["no such question"])]
    assert kinds[0] not in capsys.readouterr().out.split("|---|---|---|---|---|")[-1]


def test_two_options_are_compared_in_the_same_worlds() -> None:
    assert [*stakes.differences([[True, False, True], [True, True, False]])] == [[0, 1, -1]]


def test_only_questions_of_the_kinds_named_are_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stakes, "BOT", "sensible")
    monkeypatch.setattr(stakes, "LONG", 2)
    monkeypatch.setattr(stakes, "SHORT", 2)
    asked = {each.kind for each in stakes.look("skirmish", [], 0).stakes}
    assert len(asked) > 1
    for kind in asked:
        assert {each.kind for each in stakes.look("skirmish", [kind], 0).stakes} == {kind}
    assert not stakes.look("skirmish", ["no such question"], 0).stakes
