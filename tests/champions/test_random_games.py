"""A sample of the audited random games of `scripts/random_games.py`."""

from __future__ import annotations

from pathlib import Path

import pytest

from scripts import random_games


def test_every_table_is_played() -> None:
    places = random_games.tables([1, 2, 3, 4], ["standard", "expert"])
    heroes = random_games.ready_heroes()
    assert {"spider_man", "captain_marvel"} <= set(heroes)
    for hero in heroes:
        for seats in range(1, min(4, len(heroes)) + 1):
            for expert in (False, True):
                assert any(p.heroes[0] == hero and len(p.heroes) == seats and p.expert == expert for p in places)


@pytest.mark.parametrize("bot", ["random", "sensible"])
def test_sample(bot: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    games = 120 if bot == "random" else 40
    status = random_games.main(["--games", str(games), "--bots", bot, "--seed", "sample", "--crashes", str(tmp_path)])
    said = capsys.readouterr().out
    assert status == 0, said
    assert "0 crashes" in said.splitlines()[-1]
