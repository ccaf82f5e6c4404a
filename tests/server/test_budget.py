"""However little time bots are given before what they did is shown, people are asked the same questions."""

from typing import Any
from unittest import mock

import msgspec
import pytest

from goldenrule.server import api, page_requests, table_calls, worker_answers, worker_calls, worker_rpc
from goldenrule.server.worker.host import WorkerHost

ANSWERS = 60


def questions(game: str, budget: float) -> list[Any]:
    """What a person is asked, who answers with what is proposed, else with the first thing; and where."""
    host, asked, at = WorkerHost(), list[Any](), -1

    def hear(came: worker_rpc.AnyAnswer) -> Any:
        """How things stand when whatever answers by itself has answered."""
        while True:
            assert isinstance(came, table_calls.TableUpdate), came
            said = [msgspec.json.decode(data) for _, data in came.sent]
            if not came.busy:
                return next(each for each in said if each["is"] == "now")
            assert not any(each.get("prompt") for each in said), "somebody is asked what answers itself"
            came = host.handle(table_calls.RunBots("t"))

    with mock.patch("goldenrule.server.worker.table.BUDGET", budget):
        begun = host.handle(worker_calls.CreateGame(api.NewTable(game=game, quick=True, seed="1")))
        assert isinstance(begun, worker_answers.NewGame)
        came = host.handle(table_calls.OpenTable("t", begun.record, begun.kept, begun.seats))
        while isinstance(came, table_calls.TableUpdate) and came.busy:
            came = host.handle(table_calls.RunBots("t"))
        now = hear(host.handle(table_calls.JoinPages("t", [table_calls.PageJoins(1, [0])])))
        while len(asked) < ANSWERS and (prompt := now.get("prompt")):
            assert now["at"] > at
            at = now["at"]
            asked.append((at, prompt["question"]))
            items = prompt.get("default") or [1]
            choice = page_requests.Choose(1, at, prompt["seat"], items, sure=True)
            now = hear(host.handle(table_calls.PageRequest("t", 1, choice)))
    return asked


@pytest.mark.parametrize("game", ["champions", "heroes", "skirmish"])
def test_people_are_asked_the_same_on_the_slowest_machine(game: str) -> None:
    assert questions(game, 0.0) == questions(game, 1e9)
