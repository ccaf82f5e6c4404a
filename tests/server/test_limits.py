"""What a person, and everybody at an address, may spend and have open."""

import asyncio
import json
from contextlib import AsyncExitStack, ExitStack
from pathlib import Path
from typing import Any

import pytest

from goldenrule.server.http.access_control import AccessControl
from goldenrule.server.http.refusals import requested_language
from goldenrule.server.http.websocket import A_SOCKET, PAUSE, REFUSALS
from goldenrule.server.limits import (
    CURRENT_REQUESTER,
    LIMITS,
    MOST,
    OPERATOR,
    TOO_MANY,
    LimitExceeded,
    Limits,
    Requester,
    page_payer,
    requester_of,
)
from goldenrule.server.seat_tokens import WATCH
from goldenrule.server.visitors import Person, Visitors
from goldenrule.words.texts import Texts
from tests.server.helpers import Clock, Json, awaited
from tests.server.stage import StagePage, opened

HOME, AWAY = "192.0.2.1", "192.0.2.2"
ANNA = Requester("anna", HOME)


def spent(limits: Limits, requester: Requester, what: str = "tables", cost: float = 1) -> int:
    """How often somebody can spend before they are refused."""
    for n in range(100_000):
        try:
            limits.spend(requester, what, cost)
        except LimitExceeded:
            return n
    raise AssertionError("there is no limit")


@pytest.mark.parametrize("what", LIMITS)
def test_a_person_spends_what_they_have_and_is_told_when_there_is_more(what: str, clock: Clock) -> None:
    limits, rate = Limits(clock), LIMITS[what].person
    assert spent(limits, ANNA, what) == rate.capacity
    with pytest.raises(LimitExceeded) as refused:
        limits.spend(ANNA, what)
    assert refused.value.after == max(round(1 / rate.per_second), 1)
    clock.now += 1 / rate.per_second / 2
    assert spent(limits, ANNA, what) == 0
    clock.now += 1 / rate.per_second / 2
    assert spent(limits, ANNA, what) == 1
    clock.now += 1e6
    assert spent(limits, ANNA, what) == rate.capacity, "more than a bucket holds does not come together"


def test_new_people_at_one_address_share_what_it_has_and_others_are_not_delayed(clock: Clock) -> None:
    limits, limit = Limits(clock), LIMITS["tables"]
    assert sum(spent(limits, Requester(f"person {n}", HOME)) for n in range(50)) == limit.address.capacity
    assert spent(limits, Requester("", HOME)) == 0
    assert spent(limits, Requester("ben", AWAY)) == limit.person.capacity
    assert spent(limits, Requester("", "192.0.2.3")) == limit.address.capacity, "who sends no cookie is nobody twice"


def test_whoever_is_refused_spends_nothing(clock: Clock) -> None:
    limits, limit = Limits(clock), LIMITS["tables"]
    spent(limits, ANNA)
    for _ in range(1000):
        with pytest.raises(LimitExceeded):
            limits.spend(ANNA, "tables")
    assert spent(limits, Requester("", HOME)) == limit.address.capacity - limit.person.capacity


def test_what_costs_more_than_there_can_be_waits_for_all_there_is(clock: Clock) -> None:
    limits = Limits(clock)
    assert spent(limits, ANNA, "tables", 1e9) == 1


def test_the_operator_has_far_more_and_shares_it_with_nobody(clock: Clock) -> None:
    limits, limit = Limits(clock), LIMITS["tables"]
    for n in range(50):
        spent(limits, Requester(f"person {n}", HOME))
    assert spent(limits, Requester("operator", HOME, operator=True)) == limit.person.capacity * OPERATOR
    clock.now += 1e6
    spent(limits, Requester("operator", HOME, operator=True))
    assert spent(limits, ANNA) == limit.person.capacity


def test_what_is_open_is_counted_until_it_is_closed() -> None:
    limits, most = Limits(), MOST["sockets"]
    with ExitStack() as opened:
        for _ in range(most.person):
            opened.enter_context(limits.count_open(ANNA, "sockets"))
        with pytest.raises(LimitExceeded) as refused, limits.count_open(ANNA, "sockets"):
            pass
        assert refused.value.after == most.after
        for n in range(most.address - most.person):
            opened.enter_context(limits.count_open(Requester(f"person {n}", HOME), "sockets"))
        with pytest.raises(LimitExceeded), limits.count_open(Requester("ben", HOME), "sockets"):
            pass
        for _ in range(most.person * OPERATOR):
            opened.enter_context(limits.count_open(Requester("operator", HOME, operator=True), "sockets"))
        opened.enter_context(limits.count_open(Requester("ben", AWAY), "sockets"))
    with limits.count_open(ANNA, "sockets"):
        pass
    assert not limits._open


def test_however_many_come_only_so_many_are_remembered(clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Limits, "BUCKETS", 100)
    limits = Limits(clock)
    spent(limits, ANNA)
    for n in range(1000):
        clock.now += 0.001
        limits.spend(Requester("", f"192.0.2.{n}"), "tables")
        assert spent(limits, ANNA) == 0, "who asks again and again is not forgotten"
    assert len(limits._buckets) <= 100


# -- over HTTP ---------------------------------------------------------------------------------------------------------


class Web:
    """A guard around nothing, which counts what it lets through."""

    def __init__(self, folder: Path, clock: Clock) -> None:
        self.visitors = Visitors(folder)
        self.guard = AccessControl(self.app, self.visitors, Limits(clock), (), lambda lang: Texts(lang or "en"))
        self.through = 0
        self.asking: list[Requester] = []

    async def app(self, scope: Any, receive: Any, send: Any) -> None:
        self.through += 1
        self.asking.append(CURRENT_REQUESTER.get())
        await send({"type": "http.response.start", "status": 200, "headers": []})

    def ask(self, path: str, cookie: str = "", address: str = HOME, kind: str = "http", **more: str) -> list[Any]:
        """All that is sent in answer to a request."""
        sent: list[Any] = []
        headers = {"host": "127.0.0.1", "cookie": cookie, **more}

        async def receive() -> Any:
            return {"type": "websocket.connect"}

        async def send(message: Any) -> None:
            sent.append(message)

        scope = {
            "type": kind, "method": "GET", "path": path, "query_string": b"", "client": (address, 1),
            "headers": [(name.encode(), value.encode()) for name, value in headers.items()],
            "extensions": {"websocket.http.response": {}},
        }  # fmt: skip
        awaited(self.guard(scope, receive, send))
        return sent

    def guest(self, secret: str = "") -> str:
        """The cookie of a new guest, or of the operator."""
        scope: Any = {"headers": [], "path": "/"}
        self.visitors.identify(scope)
        if secret:
            assert self.visitors.make_operator(scope, secret)
        return str(scope["cookie"]).partition(";")[0]

    def asks(self, path: str, cookie: str, address: str = HOME) -> int:
        """How often somebody may ask for something before they are refused."""
        before = self.through
        while self.ask(path, cookie, address)[0]["status"] == 200:
            pass
        return self.through - before


@pytest.fixture
def web(tmp_path: Path, clock: Clock) -> Web:
    return Web(tmp_path, clock)


def test_whoever_asks_too_much_is_told_when_to_ask_again_and_others_are_answered(web: Web, clock: Clock) -> None:
    most, own = LIMITS["work"].person.capacity, web.guest()
    assert web.asks("/api/tables/x/review", own) == most // 5, "what is more work costs more"
    start, body = web.ask("/api/tables/x/review", own, **{"x-lang": "es"})
    problem = json.loads(body["body"])
    assert start["status"] == problem["status"] == 429 and problem["detail"] == Texts("es").t("server-too-fast")
    assert dict(start["headers"])[b"retry-after"] == b"1"
    assert web.asks("/api/lessons", web.guest()) == most
    assert web.asks("/api/lessons", web.guest(), AWAY) == most
    clock.now += 1
    assert web.asks("/api/tables/x/review", own) == LIMITS["work"].person.per_second // 5


def test_while_a_request_is_answered_it_is_known_who_sent_it(web: Web) -> None:
    own = web.guest()
    web.ask("/api/lessons", own)
    web.ask("/api/lessons", "")
    first, second = web.asking
    assert first.person and (first.address, second) == (HOME, Requester("", HOME))


def test_without_a_cookie_an_address_pays(web: Web) -> None:
    assert web.asks("/api/lessons", "") == LIMITS["work"].address.capacity
    assert web.asks("/api/lessons", web.guest()) == 0
    assert web.asks("/api/lessons", web.guest(web.visitors.secret)) == LIMITS["work"].person.capacity * OPERATOR


def test_files_of_the_page_cost_little(web: Web) -> None:
    assert web.asks("/assets/index.js", web.guest()) == LIMITS["work"].person.capacity * 4


def test_a_refusal_reads_no_more_of_a_long_query_than_an_answer(web: Web, monkeypatch: pytest.MonkeyPatch) -> None:
    scope: Any = {"headers": [], "query_string": b"lang=es"}
    assert requested_language(scope) == "es"
    scope["query_string"] = b"&".join([b"x=1"] * 10_000 + [b"lang=es"])
    monkeypatch.setattr("goldenrule.server.http.refusals.parse_qs", None)
    assert requested_language(scope) == "" and requested_language({**scope, "headers": [(b"x-lang", b"es")]}) == "es"


def test_a_socket_that_costs_too_much_is_refused_in_the_same_way(web: Web) -> None:
    own = web.guest()
    web.asks("/api/lessons", own)
    start, body = web.ask("/ws/x", own, kind="websocket")
    assert (start["type"], start["status"]) == ("websocket.http.response.start", 429)
    assert dict(start["headers"])[b"retry-after"] == b"1" and "Too many requests at once" in body["body"].decode()


def test_messages_of_all_sockets_of_a_person_are_counted_together(tmp_path: Path, clock: Clock) -> None:
    async def answer(page: StagePage) -> Json:
        number = page.do("here")
        await page.until(lambda: bool(page.heard) and page.heard[-1].get("id") == number)
        return page.heard[-1]

    async def test() -> None:
        async with opened(tmp_path) as stage:
            stage.server.limits = Limits(clock)
            stage.person = Person("anna")
            table = await stage.begin(game="champions", quick=True, seed="5")
            one, two = (stage.page(table["table"], table["token"]) for _ in range(2))
            assert (await answer(one))["is"] == (await answer(two))["is"] == "done"
            spent(stage.server.limits, ANNA, "work", 0.5)
            assert "Too many requests at once" in (await answer(one))["text"]
            assert "Too many requests at once" in (await answer(two))["text"]

    awaited(test())


def test_a_socket_that_sends_too_fast_is_read_slowly_and_is_closed_in_the_end(tmp_path: Path, clock: Clock) -> None:
    pauses: list[float] = []
    read: list[int] = []

    async def test() -> None:
        async with opened(tmp_path) as stage:
            going_on = asyncio.Event()

            async def sleep(seconds: float) -> None:
                pauses.append(seconds)
                read.append(page.inbox.qsize())
                await going_on.wait()

            stage.server.limits = Limits(clock, sleep)
            table = await stage.begin(game="champions", quick=True, seed="5")
            page = stage.page(table["table"], table["token"])
            await page.until(lambda: bool(page.now))
            flood = int(A_SOCKET.capacity + REFUSALS.capacity)
            for _ in range(flood + 50):
                page.do("here")
            await stage.gates.settle()
            assert pauses == [PAUSE] and read[0] == flood + 50 - A_SOCKET.capacity - 1, "nothing more is read meanwhile"
            going_on.set()
            await page.until(lambda: False)
            assert page.closed == TOO_MANY and len(pauses) == REFUSALS.capacity

            page = stage.page(table["table"], table["token"])
            await page.until(lambda: bool(page.now))
            for n in range(1, flood + 1):
                page.do("here")
                await page.answered(n)
                assert page.heard[-1]["is"] == "done", "as fast as it may is not too fast"
                clock.now += 1 / A_SOCKET.per_second

    awaited(test())


def test_a_person_has_only_so_many_sockets_and_is_told_so(tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(tmp_path) as stage, AsyncExitStack() as held:
            stage.person = Person("anna")
            table = await stage.begin(game="champions", quick=True, seed="5")
            for _ in range(MOST["sockets"].person - 1):
                held.enter_context(stage.server.limits.count_open(Requester("anna", "127.0.0.1"), "sockets"))
            first = stage.page(table["table"], table["token"])
            await first.until(lambda: bool(first.now))
            second = stage.page(table["table"], table["token"])  # once the first has the last place
            await second.until(lambda: False)
            assert second.closed == TOO_MANY and second.heard[-1]["is"] == "stopped"
            assert second.heard[-1]["text"].endswith("try again.") and not second.now
            first.close()
            await stage.gates.settle()
            third = stage.page(table["table"], table["token"])
            await third.until(lambda: bool(third.now))

    awaited(test())


def test_one_person_takes_few_of_the_places_of_spectators_at_a_table() -> None:
    limits, most, ben = Limits(), MOST["spectators"], Requester("ben", HOME)
    places = [page_payer("t", WATCH, requester) for requester in (ANNA, Requester("", AWAY))]
    with ExitStack() as opened:
        for place in places:
            for _ in range(most.person):
                opened.enter_context(limits.count_open(*place))
            with pytest.raises(LimitExceeded), limits.count_open(*place):
                pass
        opened.enter_context(limits.count_open(*page_payer("other", WATCH, ANNA)))
        opened.enter_context(limits.count_open(*page_payer("t", WATCH, ben)))
        for _ in range(most.address - 2 * most.person - 1):
            opened.enter_context(limits.count_open(*page_payer("t", WATCH, Requester("operator", HOME, operator=True))))
        with pytest.raises(LimitExceeded), limits.count_open(*page_payer("t", WATCH, ben)):
            pass
        for _ in range(MOST["players"].address):
            opened.enter_context(limits.count_open(*page_payer("t", 0, ANNA)))
    assert not limits._open


def test_who_asks_is_known_by_person_and_address() -> None:
    scope = {"person": Person("anna"), "client": ("2001:db8::1:2:3:4", 5)}
    assert requester_of(scope) == Requester("anna", "2001:db8::")
    assert requester_of({**scope, "person": Person("ben", new=True)}) == Requester("", "2001:db8::")
    assert requester_of({**scope, "person": Person("operator")}).operator
