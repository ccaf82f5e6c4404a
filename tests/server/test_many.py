"""Many pages at one table: no more than there may be, and nobody is bothered by those who only look on."""

import asyncio
import json
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path
from typing import Any, cast

from goldenrule.gamekit.game_kind import GameKind
from goldenrule.kernel.codec import snapshot
from goldenrule.kernel.game import Game
from goldenrule.kernel.records import Recorder
from goldenrule.server.http.websocket import TOO_SLOW, WAITING, PageSender
from goldenrule.server.limits import MOST
from goldenrule.server.page_requests import Choose
from goldenrule.server.table_calls import ClosePage, PageRequest
from goldenrule.server.worker import request_handlers
from goldenrule.server.worker.table import Sent, Table
from goldenrule.server.worker.table_kind import TableKind
from goldenrule.table.games import find_game
from goldenrule.table.session import Session
from goldenrule.testing.positions import Chooser
from goldenrule.words.texts import Texts
from tests.server.helpers import Server, awaited, join, running


def test_however_many_come_at_once_no_more_are_let_in(tmp_path: Path) -> None:
    with running(tmp_path) as server, ExitStack() as opened, ThreadPoolExecutor(12) as threads:
        table = server.ask("/api/tables", {"game": "skirmish", "quick": True, "seed": "1"})
        most = MOST["spectators"].address
        said = [*threads.map(lambda _: come(server, table["table"], table["watch"], opened), range(most + 10))]
        assert said.count("welcome") == most and said.count("stopped") == 10


def test_neither_spectators_nor_all_opponents_keep_a_player_out(tmp_path: Path) -> None:
    with running(tmp_path) as server, ExitStack() as opened:
        teams = "avengers,x_men,fantastic_four"
        new = {"game": "heroes", "answers": {"players": ["people"]}, "given": {"teams": teams}, "seed": "1"}
        table = server.ask("/api/tables", new)
        *others, other = (link["token"] for link in table["links"])
        each = MOST["players"].address
        full = [(table["watch"], MOST["spectators"].address), *((token, each) for token in (*others, table["token"]))]
        for token, most in full:
            said = [come(server, table["table"], token, opened) for _ in range(most + 1)]
            assert said == ["welcome"] * most + ["stopped"]
        assert come(server, table["table"], other, opened) == "welcome"
        second = server.ask("/api/tables", new)
        assert come(server, second["table"], second["watch"], opened) == "welcome", "another table is not concerned"


def come(server: Server, table: str, token: str, opened: ExitStack) -> str:
    """What a page is told first."""
    page = opened.enter_context(server.page(table, token, ping_interval=None))
    return str(page.read()["is"])


def test_who_looks_on_comes_and_goes_unnoticed_and_a_player_does_not() -> None:
    game = find_game("skirmish").make({}, "1")
    table = Table("t", Session(Recorder(game, "1"), watched=True), TableKind(), T)

    def part(table: Table, page: int) -> Sent:
        return table.close_page(ClosePage("t", page))

    def told(sent: list[tuple[int, bytes]]) -> set[int]:
        return {number for number, _ in sent}

    assert told(join(table, 1, (0,))) == {1}
    assert told(join(table, 2, ())) == {2} and told(join(table, 3, ())) == {3}
    assert told(part(table, 3)) == set()
    assert told(join(table, 4, (1,))) == {1, 2, 4}
    assert told(join(table, 5, (1,))) == {5}, "a second page of the same seat"
    assert told(part(table, 5)) == set() and told(part(table, 4)) == {1, 2}


T = Texts("en")


def test_whoever_asks_hears_that_the_server_is_there_and_nothing_changes(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        table = server.ask("/api/tables", {"game": "skirmish", "answers": {"players": ["people"]}, "seed": "1"})
        for token in (table["token"], table["watch"]):
            with server.page(table["table"], token) as page:
                page.until("now")
                assert page.receive()["is"] == "people"
                heard = len(page.raw)
                assert page.ask("here") == {"is": "done", "id": 1} and len(page.raw) == heard + 1


class Slow:
    """The socket of a page that takes one message, and the next one only when it is let."""

    def __init__(self) -> None:
        self.taken: list[str] = []
        self.code = 0
        self.free = asyncio.Event()

    async def send(self, data: str) -> None:
        self.taken.append(data)
        await self.free.wait()

    async def close(self, code: int) -> None:
        self.code = code


def test_of_a_page_that_does_not_read_nothing_more_is_kept_and_it_is_told_to_come_again() -> None:
    async def told() -> tuple[Slow, PageSender]:
        slow = Slow()
        line = PageSender(cast(Any, slow))
        running = asyncio.create_task(line.run())
        await asyncio.sleep(0)
        for n in range(2 * WAITING):
            line.send(b"%d" % n)
            if n == 0:
                await asyncio.sleep(0)
        assert line.code and line.waiting.qsize() == WAITING
        slow.free.set()
        await running
        return slow, line

    slow, _ = awaited(told())
    assert (slow.taken, slow.code) == (["0"], TOO_SLOW)


def test_a_page_that_sleeps_holds_nobody_up_and_finds_the_table_as_it_stands(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        table = server.ask("/api/tables", {"game": "skirmish", "quick": True, "seed": "1"})
        watching = server.page(table["table"], table["watch"])
        with watching as asleep, server.page(table["table"], table["token"]) as page:
            for _ in range(15):
                page.usual()
            stood = page.asked()["at"]
            while not asleep.now or asleep.now["at"] < stood:
                asleep.read()
            assert asleep.now["seat"] == -1 and not asleep.stopped


def in_secret(kind: GameKind, seed: str) -> Game:
    """A game at a question to two seats at once, or at its end if it comes to none."""
    game, chooser = kind.make({"teams": ["avengers", "x_men"]}, seed), Chooser(seed)
    while game.pending and len(game.pending) < 2:
        game.apply(*chooser.choose(game))
    return game


def test_two_people_who_answer_in_secret_at_the_same_time_are_both_heard() -> None:
    """The second player names the position that they saw: their question is still the same."""
    kind = find_game("heroes")
    game = next(found for seed in range(40) if (found := in_secret(kind, str(seed))).pending)
    assert {decision.seat for decision in game.pending} == {0, 1}
    texts = Texts("en")
    recorder = Recorder(game.clone(), "seed", start=snapshot(game))
    table = Table("t", Session(recorder, watched=True), TableKind(), texts)
    for seat in (0, 1):
        join(table, seat, (seat,), seat)
    at = table.at

    def answer(seat: int) -> Any:
        return json.loads(
            request_handlers.handle(table, PageRequest("t", seat, Choose(1, at, seat, [1], sure=True)))[-1][1]
        )

    assert answer(0)["is"] == "done" and table.at == at + 1
    again = answer(0)
    assert again["is"] == "refused", "an answer is not given twice"
    assert answer(1)["is"] == "done" and table.at > at + 1
    late = answer(1)
    assert (late["is"], late["kind"]) == ("refused", "stale")
