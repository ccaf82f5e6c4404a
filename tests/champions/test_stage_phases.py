"""The villain phases that the page's test of time measures: they come from games as they are played."""

import gzip
import json
import re
from pathlib import Path

from scripts.stage_phases import FIXTURE, GAMES, Message, phases

STEP = re.compile(r"[a-z_]+ -?\d+ \d+ \d+ [012] [0-7]")


def check(found: list[list[Message]]) -> None:
    for messages in found:
        assert [villain for villain, _, _ in messages] == [True] * (len(messages) - 1) + [False]
        steps = [step for _, _, lines in messages for *_, new in lines for step in new]
        assert all(STEP.fullmatch(step) for step in steps), steps
        assert sum(step.startswith(("deal", "threat", "activate", "status_used")) for step in steps), steps


def test_a_game_has_its_phases_from_turn_to_turn() -> None:
    alone = [*phases(0, 1)]
    check(alone)
    assert len(alone) > 2
    together = [*phases(0, 4)]
    check(together)
    assert any(own for _, own, _ in together[0])


def test_the_kept_phases_are_those_of_a_hundred_games() -> None:
    kept = json.loads(gzip.decompress(FIXTURE.read_bytes()))
    check(kept["1"] + kept["4"])
    assert len(kept["1"]) > 3 * GAMES and len(kept["4"]) > GAMES
    assert Path(__file__).parents[2] / "web" / "src" / "table" / "stage" / "phases.json.gz" == FIXTURE
