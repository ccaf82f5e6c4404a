"""However little time bots are given before what they did is shown, people are asked the same questions."""

from __future__ import annotations

from typing import Any
from unittest import mock

import msgspec
import pytest

from goldenrule.server import api, calls, protocol
from goldenrule.server.host import Host

ANSWERS = 60


def questions(game: str, budget: float) -> list[Any]:
    """What a person is asked, who answers with what is proposed, else with the first thing; and where."""
    host, asked, at = Host(), list[Any](), -1

    def hear(came: calls.Answer) -> Any:
        """How things stand when whatever answers by itself has answered."""
        while True:
            assert isinstance(came, calls.Came), came
            said = [msgspec.json.decode(data) for _, data in came.sent]
            if not came.busy:
                return next(each for each in said if each["is"] == "now")
            assert not any(each.get("prompt") for each in said), "somebody is asked what answers itself"
            came = host.handle(calls.Play("t"))

    with mock.patch("goldenrule.server.table.BUDGET", budget):
        begun = host.handle(calls.Begin(api.NewTable(game=game, quick=True, seed="1")))
        assert isinstance(begun, calls.Begun)
        came = host.handle(calls.Open("t", begun.record, begun.kept, begun.seats))
        while isinstance(came, calls.Came) and came.busy:
            came = host.handle(calls.Play("t"))
        now = hear(host.handle(calls.Join("t", [calls.Joining(1, [0])])))
        while len(asked) < ANSWERS and (prompt := now.get("prompt")):
            assert now["at"] > at
            at = now["at"]
            asked.append((at, prompt["question"]))
            items = prompt.get("default") or [1]
            now = hear(host.handle(calls.Do("t", 1, protocol.Choose(1, at, prompt["seat"], items, sure=True))))
    return asked


@pytest.mark.parametrize("game", ["champions", "heroes", "skirmish"])
def test_people_are_asked_the_same_on_the_slowest_machine(game: str) -> None:
    assert questions(game, 0.0) == questions(game, 1e9)
