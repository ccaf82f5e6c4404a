"""Whatever people do in whatever order, no seat is two people's."""

import asyncio
from collections.abc import Callable, Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from goldenrule.server.table_room import GRACE
from tests.server.stage import Stage, StagePage, opened
from tests.server.test_seats import DUEL, Scene, ended, friend_comes, owner_is_there


class Anything(Scene):
    """People who do what they like: `links` are all that there have been for seat 1."""

    def __init__(self, stage: Stage, table: Any) -> None:
        super().__init__(stage, table)
        self.links = [self.link]

    def own(self) -> list[StagePage]:
        return [page for page in self.stage.pages if page.table == self.name and not page.closed]

    async def do(self, what: str, which: int) -> None:
        """Carry out one of `DEEDS`, with the link or page of a number."""
        link, stage = self.links[which % len(self.links)], self.stage
        pages = self.own()
        if what == "owner opens":
            await self.open(self.owner)
        elif what == "friend opens":
            await self.open(link)
        elif what == "friend joins":
            await stage.ask("POST", self.url("/join"), {"token": link})
        elif what == "look over":
            await self.open(self.watch, over=1)
        elif what == "allow":
            await stage.ask("POST", self.url("/watch"), {"token": link, "seat": 1, "allowed": True})
        elif what == "rematch":
            await stage.ask("POST", self.url("/rematch"), {"token": self.owner, "key": "rematch"})
        elif what == "time passes":
            stage.now += GRACE
        elif what == "close" and pages:
            pages[which % len(pages)].close()
        elif what == "leave" and pages:
            pages[which % len(pages)].do("leave")
        elif what in ("bot", "person"):
            body = {"token": self.owner, "seat": 1, "bot": "sensible" if what == "bot" else ""}
            found = await stage.ask("POST", self.url("/seats"), body)
            if not isinstance(found, tuple):
                self.links += [each["token"] for each in found["links"] if each["seat"] == 1]

    def check(self) -> None:
        """No seat is held by two people, and no hand shown but to who holds it, or whom its player lets look."""
        super().check()
        for page in self.own():
            if page.now and page.now["board"] is not None and page.now["seat"] >= 0:
                assert page.now["seat"] in page.seats or (page.token == self.watch and not page.seats), page.now["seat"]


DEEDS = ["owner opens", "friend opens", "friend joins", "look over", "allow", "rematch", "time passes", "close",
         "leave", "bot", "person"]  # fmt: skip
STEP = st.one_of(
    st.tuples(st.just("begin"), st.sampled_from(DEEDS), st.integers(0, 5)),
    st.tuples(st.just("let"), st.just(""), st.integers(0, 5)),
)


@pytest.fixture
def stages(tmp_path: Path) -> Iterator[Callable[[Callable[[Stage], Coroutine[Any, Any, None]]], None]]:
    """Runs something on one stage after the other, in a loop of its own."""
    with ThreadPoolExecutor(1) as thread, ExitStack() as last:
        runner = thread.submit(asyncio.Runner).result()
        last.callback(lambda: thread.submit(runner.close).result())
        entered = opened(tmp_path)
        stage = thread.submit(runner.run, entered.__aenter__()).result()
        last.callback(lambda: thread.submit(runner.run, entered.__aexit__(None, None, None)).result())
        yield lambda work: thread.submit(runner.run, work(stage)).result()


def test_whatever_people_do_in_whatever_order_no_seat_is_two_peoples(
    stages: Callable[[Callable[[Stage], Coroutine[Any, Any, None]]], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    over = [False]
    ended(monkeypatch, over)

    async def play(stage: Stage, friend: bool, steps: list[tuple[str, str, int]]) -> None:
        over[0] = any(what == "rematch" for _, what, _ in steps)
        scene, gates = Anything(stage, await stage.begin(**DUEL)), stage.gates
        await owner_is_there(scene)
        if friend:
            await friend_comes(scene)
        gates.open = False
        under_way = []
        try:
            for kind, what, which in steps:
                if kind == "begin":
                    under_way.append(stage.start(scene.do(what, which)))
                    await gates.settle()
                elif gates.waiting:
                    await gates.let(which % len(gates.waiting))
                scene.check()
            await gates.let_all(scene.check)
        finally:
            try:
                await gates.let_all()
                for page in scene.own():
                    page.close()
                await stage.finish(*under_way)
            finally:
                gates.open = True

    @settings(max_examples=60, suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow])
    @given(st.booleans(), st.lists(STEP, min_size=4, max_size=24))
    def anything(friend: bool, steps: list[tuple[str, str, int]]) -> None:
        stages(lambda stage: play(stage, friend, steps))

    anything()
