#!/usr/bin/env python3
"""How long after an answer its effect is shown: server_bench.py [--answers N] [--beside N]. Times in milliseconds.

A server is started as people start it, and a page plays the usual game against the usual bots. Counted is from when an
answer is sent until the next `Now` has come, and until the page is asked again, when bots have answered, too. Before
that, the same is done in one process, and only the time of its processor counts: so other programs do not matter.
In the end N tables are played at once (10), one after the other, alone and beside one whose cards take a second each.
"""

import argparse
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

from goldenrule.server import api, calls, protocol
from goldenrule.server.host import Host
from goldenrule.table.games import games_of, own_games

if TYPE_CHECKING:
    from tests.server.helpers import Page, Server

ROOT = Path(__file__).resolve().parents[1]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--answers", type=int, default=100)
    parser.add_argument("--beside", type=int, default=10)
    given = parser.parse_args()
    sys.path.insert(0, str(ROOT))
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
    with mock.patch("goldenrule.server.table.BUDGET", inf):
        while len(times) < answers:
            seed += 1
            times += map(min, zip(*(worked(game, str(seed)) for _ in range(3)), strict=True))
    return f"{game:10} work for an answer: p50 {part(times, 50)}, p95 {part(times, 95)} ({len(times)} answers)"


def worked(game: str, seed: str) -> list[float]:
    """The time of the processor for each answer of a game, until it is over or nothing simple answers."""
    host = Host()
    begun = host.handle(calls.Begin(api.NewTable(game=game, quick=True, seed=seed)))
    assert isinstance(begun, calls.Begun)
    host.handle(calls.Open("t", begun.record, begun.kept, begun.seats))
    came = host.handle(calls.Join("t", [calls.Joining(1, [0])]))
    now: dict[str, Any] = {}
    times: list[float] = []
    while True:
        assert isinstance(came, calls.Came)
        for _, data in came.sent:
            message = msgspec.json.decode(data)
            now = message if message["is"] == "now" else now
        if not (prompt := now.get("prompt")):
            return times
        for items in (prompt.get("default") or [1], [len(prompt["items"])], [1]):
            choice = protocol.Choose(1, now["at"], prompt["seat"], items, sure=True)
            since = time.process_time()
            came = host.handle(calls.Do("t", 1, choice))
            spent = time.process_time() - since
            assert isinstance(came, calls.Came)
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
