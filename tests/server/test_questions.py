"""A question is made once, however often it is looked at, and anew as soon as something about it has changed."""

from typing import Any
from unittest import mock

import msgspec

from goldenrule.server import api, page_requests, table_calls, worker_answers, worker_calls, worker_rpc
from goldenrule.server.worker.host import WorkerHost
from goldenrule.table.auto_answers import Ability
from goldenrule.table.prompts import ask


class Asking:
    """A page at a table in this process; `made` are the questions that were made."""

    def __init__(self, made: mock.Mock) -> None:
        self.made = made
        self.host = WorkerHost()
        begun = self.host.handle(worker_calls.CreateGame(api.NewTable(game="champions", quick=True, seed="1")))
        assert isinstance(begun, worker_answers.NewGame)
        self.host.handle(table_calls.OpenTable("t", begun.record, begun.kept, begun.seats))
        self.messages = self.sent(self.host.handle(table_calls.JoinPages("t", [table_calls.PageJoins(1, [0])])))

    def sent(self, came: worker_rpc.AnyAnswer) -> dict[str, Any]:
        assert isinstance(came, table_calls.TableUpdate)
        return {each["is"]: each for each in (msgspec.json.decode(data) for _, data in came.sent)}

    def do(self, request: page_requests.Request) -> dict[str, Any]:
        found = self.sent(self.host.handle(table_calls.PageRequest("t", 1, request)))
        assert "done" in found, found
        self.messages |= found
        return found

    @property
    def now(self) -> Any:
        return self.messages["now"]


def test_a_question_is_made_once_and_anew_when_something_has_changed() -> None:
    with mock.patch("goldenrule.server.worker.table.ask", wraps=ask) as made:
        page = Asking(made)
        assert made.call_count == 1
        at, items = page.now["at"], page.now["prompt"]["default"]
        page.do(page_requests.Preview(1, at, 0, items))
        page.do(page_requests.Why(2, 0))
        assert made.call_count == 1
        page.do(page_requests.Choose(3, at, 0, items, sure=True))
        assert page.now["at"] > at and made.call_count == 2
        there = page.host.tables["t"]
        (decision,) = there.session.game.pending
        put = there.show_question(decision, there.pages[1])
        assert there.show_question(decision, there.pages[1]) is put and made.call_count == 2
        there.session.standing.set(0, Ability("01001a", 1), "never")
        assert there.show_question(decision, there.pages[1]) is not put and made.call_count == 3
