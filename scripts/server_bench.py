#!/usr/bin/env python3
"""How long after an answer its effect is shown: server_bench.py [--answers N] [--beside N] [--load N]. In milliseconds.

A server is started as people start it, and a page plays the usual game against the usual bots. Counted is from when an
answer is sent until the next `Now` has come, and until the page is asked again, when bots have answered, too. Before
that, the same is done in one process, and only the time of its processor counts: so other programs do not matter.
In the end N tables are played at once (10), one after the other, alone and beside one whose cards take a second each.

With `--load N` only this is done: N guests (200) play at a table each, and answer as many questions a second together
as `--rate` says (60), for `--seconds` (300). Each has an address of their own, as behind a proxy, and thinks for a time
drawn at random, whatever the server does: a slow one gets no less to do. The time begins when every table has asked its
first question. The script counts the tables that stopped, and says how busy the machine was.
"""

import argparse
import asyncio
import json
import os
import random
import sys
import tempfile
import time
from collections.abc import Sequence
from contextlib import ExitStack
from math import inf
from pathlib import Path
from threading import Event, Thread
from typing import TYPE_CHECKING, Any
from unittest import mock

import msgspec

from goldenrule.server import api, page_requests, protocol, table_calls, worker_answers, worker_calls
from goldenrule.server.worker.host import WorkerHost
from goldenrule.table.games import games_of, own_games

if TYPE_CHECKING:
    from tests.server.helpers import Page, Server

ROOT = Path(__file__).resolve().parents[1]
LATE = 30
"""Seconds without a message after which a table counts as stopped."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--answers", type=int, default=100)
    parser.add_argument("--beside", type=int, default=10)
    parser.add_argument("--load", type=int, nargs="?", const=200)
    parser.add_argument("--rate", type=float, default=60)
    parser.add_argument("--seconds", type=float, default=300)
    given = parser.parse_args()
    sys.path.insert(0, str(ROOT))
    if given.load:
        print(load(given.load, given.rate, given.seconds))
        return
    from tests.server.helpers import Server

    for kind in games_of(own_games()):
        print(work(kind.name, given.answers))
    with tempfile.TemporaryDirectory(prefix="goldenrule-bench-") as folder:
        begun = time.perf_counter()
        server = Server(Path(folder))
        try:
            print(f"started in {1000 * (time.perf_counter() - begun):.0f} ms")
            for game in [each["name"] for each in server.ask("/api/start")["games"]]:
                print(line(server, game, given.answers))
        finally:
            server.stop()
    print(beside(given.beside, given.answers))


class Load:
    """What is done to a server, and what was measured: how long each answer took, and what went wrong.

    Each of `tables` guests answers about once in `pause` seconds.
    """

    def __init__(self, tables: int, rate: float, seconds: float) -> None:
        self.pause = tables / rate
        self.seconds = seconds
        self.ends = inf
        self.ready = asyncio.Barrier(tables)
        self.times: list[float] = []
        self.stopped: list[str] = []
        self.broken: list[str] = []
        self.games = 0

    async def begin(self) -> None:
        """Wait until every guest has been asked something."""
        if await self.ready.wait() == 0:
            self.ends = time.monotonic() + self.seconds
        await self.ready.wait()


def load(tables: int, rate: float, seconds: float) -> str:
    """How long answers take while so many a second are given at so many tables, and whether one of these stops."""
    from tests.server.helpers import running

    found, games = Load(tables, rate, seconds), [kind.name for kind in games_of(own_games())]

    async def play(server: "Server") -> None:
        guests = [Guest(server, n, games[n % len(games)]) for n in range(tables)]
        for guest in guests:
            await asyncio.to_thread(guest.open)
        await asyncio.gather(*(guest.play(found) for guest in guests))

    with (
        tempfile.TemporaryDirectory(prefix="goldenrule-bench-") as folder,
        running(Path(folder), "--proxy", "127.0.0.1") as server,
    ):
        asyncio.run(play(server))
    busy = os.getloadavg()[0] if hasattr(os, "getloadavg") else 0.0
    return (
        f"{tables} tables, {len(found.times)} answers ({len(found.times) / seconds:.0f}/s), {found.games} games ended: "
        f"p50 {part(found.times, 50)}, p95 {part(found.times, 95)}, p99 {part(found.times, 99)}, "
        f"most {part(found.times, 100)}; {len(found.stopped)} stopped, {len(found.broken)} broke off; "
        f"load of the machine {busy:.1f}\n" + "\n".join(sorted({*found.stopped, *found.broken}))
    )


class Guest:
    """A guest who plays a game with the usual bots, and another one after that."""

    def __init__(self, server: "Server", number: int, game: str) -> None:
        self.server = server
        self.game = game
        self.chance = random.Random(number)
        self.headers = {"x-forwarded-for": f"10.0.{number // 256}.{number % 256}"}
        self.headers["cookie"] = server.visit("/api/start", headers=self.headers)
        self.table: Any = None

    def open(self) -> None:
        self.table = self.server.ask("/api/tables", {"game": self.game, "quick": True}, headers=self.headers)
        assert isinstance(self.table, dict), self.table

    async def play(self, found: Load) -> None:
        """Answer until the time is up."""
        from websockets.asyncio.client import connect

        while time.monotonic() < found.ends:
            address = f"ws://127.0.0.1:{self.server.port}/ws/{self.table['table']}"
            try:
                async with connect(
                    f"{address}?token={self.table['token']}&v={protocol.VERSION}",
                    open_timeout=60, max_size=1 << 24, additional_headers=self.headers,
                ) as socket:  # fmt: skip
                    await answers_at(socket, found, self.chance)
            except Exception as error:  # what breaks off is counted, and the guest comes again
                found.broken.append(f"{type(error).__name__}: {error}"[:200])
                continue
            if time.monotonic() < found.ends:
                found.games += 1
                await asyncio.to_thread(self.open)


async def answers_at(socket: Any, found: Load, chance: random.Random) -> None:
    """Give usual answers until the game is over, or the time is up."""
    now: dict[str, Any] = {}
    number = 0

    async def read() -> dict[str, Any]:
        nonlocal now
        message: dict[str, Any] = json.loads(await asyncio.wait_for(socket.recv(), LATE))
        if message["is"] == "now":
            now = message
        elif message["is"] == "stopped":
            found.stopped.append(message["text"])
        return message

    async def asked() -> None:
        while not (now.get("prompt") or now.get("end") or now.get("covered")):
            await read()

    await asked()
    if found.ends == inf:
        await found.begin()
    due = time.monotonic() + chance.expovariate(1 / found.pause)
    while time.monotonic() < found.ends:
        await asked()
        if now.get("end"):
            return
        if due >= found.ends:
            return
        await asyncio.sleep(max(due - time.monotonic(), 0))
        due += chance.expovariate(1 / found.pause)
        prompt = now["prompt"]
        several = [n for n, item in enumerate(prompt["items"], 1) if not item.get("ends")]
        tries = [prompt.get("default") or [1], [len(prompt["items"])], [1]]
        for items in tries + [several[:size] for size in range(2, len(several) + 1)]:
            number += 1
            sent = time.perf_counter()
            choice = {"do": "choose", "id": number, "at": now["at"], "seat": now["seat"], "items": items, "sure": True}
            await socket.send(json.dumps(choice))
            while (message := await read())["is"] not in ("done", "refused") or message["id"] != number:
                pass
            if message["is"] == "done":
                found.times.append(time.perf_counter() - sent)
                break
        else:
            raise AssertionError(f"nothing answers {prompt}"[:200])


def beside(tables: int, answers: int) -> str:
    """How long answers at some tables take, alone and while there is a slow one."""
    from tests.server.helpers import running
    from tests.server.traps import installed

    with tempfile.TemporaryDirectory(prefix="goldenrule-bench-") as folder, ExitStack() as stack:
        site = Path(folder) / "site"
        site.mkdir()
        server = stack.enter_context(running(Path(folder), PYTHONPATH=installed(site)))
        pages = []
        for number in range(tables):
            table = server.ask("/api/tables", {"game": "champions", "quick": True, "seed": str(number)})
            pages.append(stack.enter_context(server.page(table["table"], table["token"])))
        alone = answered(pages, answers)
        table = server.ask("/api/tables", {"game": "traps", "quick": True, "given": {"trap": "slow"}, "seed": "1"})
        slow = Thread(target=go_on, args=(server, table["table"], table["token"], ended := Event()))
        slow.start()
        try:
            found = answered(pages, answers)
        finally:
            ended.set()
            slow.join()
    return "\n".join(
        f"{tables} tables {how:18} effect shown: p50 {part(times, 50)}, p95 {part(times, 95)}, most {part(times, 100)}"
        for how, times in (("alone:", alone), ("beside a slow one:", found))
    )


def answered(pages: "Sequence[Page]", answers: int) -> list[float]:
    """How long so many answers took, given at one table after the other."""
    times = []
    for number in range(answers):
        page = pages[number % len(pages)]
        page.asked()
        sent = time.perf_counter()
        page.usual()
        times.append(time.perf_counter() - sent)
    return times


def go_on(server: "Server", table: str, token: str, ended: Event) -> None:
    """Answer at a table until the others have ended."""
    with server.page(table, token) as page:
        while not ended.is_set() and not page.asked().get("end"):
            page.usual()


def work(game: str, answers: int) -> str:
    """What the processor has to do for an answer of a game: the rules, all that bots do then, what is sent.

    Every game is played three times, and the least time of each answer counts: what else the machine does, and what a
    process does once, is left out.
    """
    times: list[float] = []
    seed = 0
    with mock.patch("goldenrule.server.worker.table.BUDGET", inf):
        while len(times) < answers:
            seed += 1
            times += map(min, zip(*(worked(game, str(seed)) for _ in range(3)), strict=True))
    return f"{game:10} work for an answer: p50 {part(times, 50)}, p95 {part(times, 95)} ({len(times)} answers)"


def worked(game: str, seed: str) -> list[float]:
    """The time of the processor for each answer of a game, until it is over or nothing simple answers."""
    host = WorkerHost()
    begun = host.handle(worker_calls.CreateGame(api.NewTable(game=game, quick=True, seed=seed)))
    assert isinstance(begun, worker_answers.NewGame)
    host.handle(table_calls.OpenTable("t", begun.record, begun.kept, begun.seats))
    came = host.handle(table_calls.JoinPages("t", [table_calls.PageJoins(1, [0])]))
    now: dict[str, Any] = {}
    times: list[float] = []
    while True:
        assert isinstance(came, table_calls.TableUpdate)
        for _, data in came.sent:
            message = msgspec.json.decode(data)
            now = message if message["is"] == "now" else now
        if not (prompt := now.get("prompt")):
            return times
        for items in (prompt.get("default") or [1], [len(prompt["items"])], [1]):
            choice = page_requests.Choose(1, now["at"], prompt["seat"], items, sure=True)
            since = time.process_time()
            came = host.handle(table_calls.PageRequest("t", 1, choice))
            spent = time.process_time() - since
            assert isinstance(came, table_calls.TableUpdate)
            if any(b'"is":"done"' in data for _, data in came.sent):
                times.append(spent)
                break
        else:
            return times


def line(server: "Server", game: str, answers: int) -> str:
    """What was measured of a game: as many are played as are needed for the answers."""
    opened: list[float] = []
    shown: list[float] = []
    asked: list[float] = []
    while len(shown) < answers:
        begun = time.perf_counter()
        table = server.ask("/api/tables", {"game": game, "quick": True, "seed": str(len(opened) + 1)})
        with server.page(table["table"], table["token"]) as page:
            page.asked()
            opened.append(time.perf_counter() - begun)
            while len(shown) < answers and not page.asked().get("end"):
                sent = time.perf_counter()
                page.usual()
                shown.append(time.perf_counter() - sent)
                page.asked()
                asked.append(time.perf_counter() - sent)
    return (
        f"{game:10} opened in {part(opened, 50)}; effect shown: p50 {part(shown, 50)}, p95 {part(shown, 95)}; "
        f"asked again: p50 {part(asked, 50)}, p95 {part(asked, 95)} ({len(shown)} answers, {len(opened)} games)"
    )


def part(times: list[float], percent: int) -> str:
    """A percentile, in milliseconds."""
    return f"{1000 * sorted(times)[min(len(times) * percent // 100, len(times) - 1)]:.1f}"


if __name__ == "__main__":
    main()
