"""Pages at one table read it in different languages, and what is looked up is in that of the page."""

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from goldenrule.bots import make_bot
from goldenrule.kernel.records import Recorder
from goldenrule.server import api, library_api, table_calls, worker_answers, worker_calls
from goldenrule.server.page_requests import Choose
from goldenrule.server.worker.host import WorkerHost
from goldenrule.server.worker.table import Table
from goldenrule.server.worker.table_kind import TableKind
from goldenrule.table.games import find_game
from goldenrule.table.session import Session
from goldenrule.testing.positions import Chooser
from goldenrule.words.texts import Texts
from scripts import pseudo
from tests.server.helpers import join

pytestmark = pytest.mark.usefixtures("home")


@pytest.fixture(autouse=True, scope="module")
def made() -> Iterator[None]:
    with pseudo.spoken():
        yield


def texts_of(found: table_calls.TableUpdate, page: int) -> dict[str, Any]:
    """What a page was sent of how things stand."""
    sent = [msgspec.json.decode(data) for number, data in found.sent if number == page]
    now: dict[str, Any] = next(each for each in reversed(sent) if each["is"] == "now")
    return now


@pytest.fixture
def host() -> WorkerHost:
    return WorkerHost()


@pytest.fixture
def table(host: WorkerHost) -> WorkerHost:
    begun = host.handle(worker_calls.CreateGame(api.NewTable(game="champions", quick=True, seed="1")))
    assert isinstance(begun, worker_answers.NewGame), begun
    host.handle(table_calls.OpenTable("t", begun.record, begun.kept, begun.seats))
    return host


def test_each_page_at_a_table_is_told_in_its_language(table: WorkerHost) -> None:
    first = table.handle(table_calls.JoinPages("t", [table_calls.PageJoins(1, (0,))]))
    came = table.handle(table_calls.JoinPages("t", [table_calls.PageJoins(2, (0,), lang=pseudo.LETTERS)]))
    assert isinstance(first, table_calls.TableUpdate) and isinstance(came, table_calls.TableUpdate)
    english, dressed = texts_of(first, 1), texts_of(came, 2)
    assert english["prompt"]["question"].isascii() and pseudo.OPEN in dressed["prompt"]["question"]
    keys = [[item.get("code", "") for item in each["prompt"]["items"]] for each in (english, dressed)]
    assert keys[0] == keys[1] and came.standing.isascii()
    answered = table.handle(table_calls.PageRequest("t", 2, Choose(1, english["at"], 0, [len(keys[0])])))
    assert isinstance(answered, table_calls.TableUpdate)
    assert pseudo.OPEN not in msgspec.json.encode(texts_of(answered, 1)).decode()
    assert pseudo.OPEN in msgspec.json.encode(texts_of(answered, 2)).decode()


def test_what_is_refused_is_said_in_the_language_of_the_page(table: WorkerHost) -> None:
    table.handle(table_calls.JoinPages("t", [table_calls.PageJoins(1, (0,), lang=pseudo.LETTERS)]))
    came = table.handle(table_calls.PageRequest("t", 1, Choose(1, 99, 0, [1])))
    assert isinstance(came, table_calls.TableUpdate)
    refused = msgspec.json.decode(came.sent[0][1])
    assert refused["is"] == "refused" and pseudo.OPEN in refused["text"]


def test_what_is_looked_up_is_in_the_language_of_the_page(host: WorkerHost) -> None:
    found = {}
    for lang in ("", pseudo.WIDE):
        data = host.handle(worker_calls.LookUp("card", "champions", "01005", lang))
        assert isinstance(data, worker_answers.JsonAnswer)
        found[lang] = msgspec.json.decode(data.data, type=library_api.CardInfo).face
    assert found[""].name == "Swinging Web Kick" and not found[pseudo.WIDE].name.isascii()
    assert found[""].code == found[pseudo.WIDE].code


def test_what_has_been_is_told_in_the_language_of_the_page(table: WorkerHost) -> None:
    session, chooser, found = table.tables["t"].session, Chooser("1"), {}
    for _ in range(12):
        session.apply(*chooser.choose(session.game))
    for lang in ("", pseudo.LETTERS, ""):
        for what in (
            table_calls.ListMoments("t", 0, lang),
            table_calls.ShowMoment("t", 0, 12, lang),
            table_calls.ReportProblem("t", 0, False, lang=lang),
        ):
            data = table.handle(what)
            assert isinstance(data, worker_answers.JsonAnswer), data
            assert (pseudo.OPEN in data.data.decode()) == (lang == pseudo.LETTERS), what
            found[type(what), lang] = data.data
    assert len(found) == 6


def test_an_end_that_was_taken_back_is_not_looked_back_on() -> None:
    game = find_game("skirmish").make({}, "1")
    session, chooser = (
        Session(Recorder(game, "1", practice=True), {1: "sensible"}, make_bot, watched=True),
        Chooser("1"),
    )
    while session.game.pending:
        session.apply(*chooser.choose(session.game))
    table = Table("t", session, TableKind(), Texts("en"))
    join(table, 1, (0,))
    while table.is_busy():
        table.play()
    assert [*table.looked] == [""]
    session.undo(1, (0,))
    table.step()
    assert not table.looked
