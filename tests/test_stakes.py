"""What hangs on an answer: options are compared with the heuristic policy's, and noise is taken out of their spread."""

import pytest

from scripts import stakes
from scripts.stakes import Stake, table


def told(*found: Stake) -> list[str]:
    return [*table(found)][2:]


def test_the_spread_is_told_without_the_noise_of_the_games() -> None:
    apart = [Stake("power", better, 0.0009, 0.18) for better in (-0.05, 0.05)] * 4
    assert told(*apart) == ["| power | 8 | +0.0 | 4.4 | 10.0 |"], "0.0029 less 0.0009, and a tenth of a game"
    noise = [Stake("power", better, 0.01, 0.18) for better in (-0.05, 0.05)] * 4
    assert told(*noise) == ["| power | 8 | +0.0 | 0.0 | 10.0 |"]
    assert told(*apart[:7]) == [], "too few options"


def test_the_table_tells_of_kinds_with_enough_options(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(stakes, "BOT", "sensible")
    monkeypatch.setattr(stakes, "LONG", 5)
    monkeypatch.setattr(stakes, "SHORT", 2)
    monkeypatch.setattr(stakes, "FEWEST", 2)
    found = [each for number in (0, 1) for each in stakes.look("skirmish", [], number)]
    assert found and all(-1 <= each.better <= 1 and each.variance >= 0 and each.seen >= 0 for each in found)
    assert any(each.better for each in found) and any(each.seen for each in found)
    monkeypatch.setattr("sys.argv", ["stakes.py", "skirmish", "--games", "2"])
    stakes.main()
    out = capsys.readouterr().out
    kinds = [each.kind for each in found]
    assert all((f"| {kind} | {kinds.count(kind)} | " in out) == (kinds.count(kind) > 1) for kind in kinds)


def test_two_options_are_compared_in_the_same_worlds() -> None:
    assert [*stakes.differences([[True, False, True], [True, True, False]])] == [[0, 1, -1]]


def test_only_questions_of_the_kinds_named_are_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stakes, "BOT", "sensible")
    monkeypatch.setattr(stakes, "LONG", 2)
    monkeypatch.setattr(stakes, "SHORT", 2)
    asked = {each.kind for each in stakes.look("skirmish", [], 0)}
    assert len(asked) > 1
    for kind in asked:
        assert {each.kind for each in stakes.look("skirmish", [kind], 0)} == {kind}
    assert not stakes.look("skirmish", ["no such question"], 0)
