"""Every message has one handler, which answers what the message says."""

import typing

import pytest

from goldenrule.server import page_requests
from goldenrule.server.table_calls import CloseTable, OpenTable, TableCall, TableChange
from goldenrule.server.worker import host, request_handlers
from goldenrule.server.worker.dispatch import by_type
from goldenrule.server.worker.table import Sent, Table
from goldenrule.server.worker_answers import JsonAnswer
from goldenrule.server.worker_calls import Call
from goldenrule.server.worker_rpc import call_types
from goldenrule.words.texts import Texts

BY_THE_HOST = {OpenTable, CloseTable}


def answer_of(kind: type) -> typing.Any:
    """The `Answer` of a class of calls."""
    for base in vars(kind).get("__orig_bases__", ()):
        found = typing.get_args(base)
        if found and not isinstance(found[0], typing.TypeVar):
            return found[0]
    return answer_of(kind.__bases__[0])


def test_every_call_has_a_handler() -> None:
    assert {*call_types()} == {*host.HANDLERS} | BY_THE_HOST


@pytest.mark.parametrize("kind", host.HANDLERS, ids=lambda kind: kind.__name__)
def test_a_handler_takes_and_answers_what_its_call_says(kind: type[Call[object]]) -> None:
    names = {"Table": Table, "Texts": Texts}
    hints = typing.get_type_hints(host.HANDLERS[kind], localns=names)
    answer, returned = answer_of(kind), hints.pop("return")
    if issubclass(kind, TableChange):
        assert returned == Sent
    elif answer is not JsonAnswer:  # anything can be written as JSON
        assert returned is answer
    place = Table if issubclass(kind, TableCall) else Texts
    assert [*hints.values()] in ([place, kind], [kind]), "a method of the table has no annotation for it"


def test_every_request_of_a_page_has_a_handler() -> None:
    assert {*typing.get_args(page_requests.Request)} == {*request_handlers.HANDLERS} | {
        page_requests.Here,
        page_requests.Introduce,
        page_requests.Say,
        page_requests.Shows,
    }


def test_two_handlers_of_one_message_are_refused() -> None:
    def first(call: int) -> None: ...

    def second(call: int) -> None: ...

    first.__annotations__["call"] = second.__annotations__["call"] = int
    with pytest.raises(ValueError, match="int has two handlers"):
        by_type("call", first, second)


def test_a_handler_whose_message_is_named_in_quotes_is_refused() -> None:
    def late(call: int) -> None: ...

    late.__annotations__["call"] = "int"
    with pytest.raises(ValueError, match="late: the type of 'call' has to be a class, not 'int'"):
        by_type("call", late)
