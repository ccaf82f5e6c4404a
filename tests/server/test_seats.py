"""At no moment do two people hold one seat, however what they do interleaves."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest

from tests.server.helpers import awaited
from tests.server.stage import Stage, opened

DUEL = {"game": "skirmish", "answers": {"players": ["people"]}, "seed": "1"}
TEAM = {"game": "champions", "answers": {"heroes": ["spider_man", "she_hulk"]}, "seed": "1"}

Play = Callable[["Scene"], Coroutine[Any, Any, Any]]
"""Something that somebody does."""


class Scene:
    """A table in the midst of things: `owner` opened it, `link` is for seat 1."""

    def __init__(self, stage: Stage, table: Any) -> None:
        self.stage = stage
        self.name = table["table"]
        self.owner, self.watch = table["token"], table["watch"]
        self.link = next(link["token"] for link in table["links"] if link["seat"] == 1)
        self.found: Any = None

    def url(self, rest: str = "") -> str:
        return f"/api/tables/{self.name}{rest}"

    async def open(self, token: str, **query: Any) -> Any:
        """Open a page, and wait until it is there, or is not let in."""
        page = self.stage.page(self.name, token, **query)
        await page.until(lambda: bool(page.now))
        return page

    def check(self) -> None:
        """No seat is held by two people."""
        holders: dict[int, set[str]] = {}
        for page in (page for page in self.stage.pages if page.table == self.name):
            for seat in page.seats:
                holders.setdefault(seat, set()).add(page.token)
        twice = {seat: len(tokens) for seat, tokens in holders.items() if len(tokens) > 1}
        assert not twice, f"two people hold the seats {[*twice]}"


async def friend_comes(scene: Scene) -> None:
    await scene.open(scene.link)


async def friend_takes_the_seat_over_http(scene: Scene) -> None:
    await scene.stage.ask("POST", scene.url("/join"), {"token": scene.link})


async def friend_leaves(scene: Scene) -> None:
    page = next(page for page in scene.stage.pages if page.token == scene.link and page.seats)
    number = page.do("leave")
    await page.until(lambda: any(each.get("id") == number for each in page.heard))


async def owner_opens_a_page(scene: Scene) -> None:
    await scene.open(scene.owner)


async def friend_opens_another_page(scene: Scene) -> None:
    await scene.open(scene.link)


async def owner_hands_the_seat_to_a_bot(scene: Scene) -> None:
    await scene.stage.ask("POST", scene.url("/seats"), {"token": scene.owner, "seat": 1, "bot": "sensible"})


async def owner_hands_the_seat_to_a_person(scene: Scene) -> None:
    scene.found = await scene.stage.ask("POST", scene.url("/seats"), {"token": scene.owner, "seat": 1})


async def friend_is_there(scene: Scene) -> None:
    await scene.open(scene.link)
    await scene.open(scene.owner)


async def owner_is_there(scene: Scene) -> None:
    await scene.open(scene.owner)


async def friend_took_the_seat(scene: Scene) -> None:
    await friend_takes_the_seat_over_http(scene)


async def nobody_is_there(scene: Scene) -> None:
    pass


async def interleaved(scene: Scene, before: Play, late: Play, other: Play, at: int) -> bool:
    """Stop `late` at its gate number `at`, do `other` meanwhile, and go on. False if `late` has no such gate."""
    gates = scene.stage.gates
    await before(scene)
    await gates.let_all()
    gates.open = False
    task = scene.stage.start(late(scene))
    await gates.settle()
    for _ in range(at):
        if gates.waiting:
            await gates.let()
            scene.check()
    stopped, mine = bool(gates.waiting), [*gates.waiting]
    second = scene.stage.start(other(scene))
    await gates.settle()
    while not second.done():
        gate = next((n for n, each in enumerate(gates.waiting) if each not in mine), None)
        if gate is None:  # it waits for what stands still
            break
        await gates.let(gate)
        scene.check()
    while gates.waiting:
        await gates.let()
        scene.check()
    await asyncio.gather(task, second)
    scene.check()
    gates.open = True
    return stopped


PAIRS = [
    (owner_is_there, owner_opens_a_page, friend_comes),
    (nobody_is_there, owner_opens_a_page, friend_comes),
    (owner_is_there, owner_opens_a_page, friend_takes_the_seat_over_http),
    (owner_is_there, friend_comes, owner_opens_a_page),
    (friend_is_there, friend_opens_another_page, friend_leaves),
    (friend_is_there, friend_leaves, friend_opens_another_page),
    (friend_is_there, owner_opens_a_page, friend_leaves),
    (owner_is_there, owner_opens_a_page, owner_hands_the_seat_to_a_bot),
    (owner_is_there, friend_comes, owner_hands_the_seat_to_a_bot),
    (owner_is_there, owner_hands_the_seat_to_a_bot, friend_comes),
    (owner_is_there, friend_comes, owner_hands_the_seat_to_a_person),
    (owner_is_there, owner_hands_the_seat_to_a_person, friend_comes),
]


@pytest.mark.parametrize(("before", "late", "other"), PAIRS, ids=lambda each: each.__name__)
def test_a_seat_is_held_by_one_person_wherever_the_other_comes_between(
    tmp_path: Path, before: Play, late: Play, other: Play
) -> None:
    async def run() -> int:
        stopped = 0
        async with opened(tmp_path) as stage:
            while await interleaved(Scene(stage, await stage.begin(**DUEL)), before, late, other, stopped):
                stopped += 1
        return stopped

    assert awaited(run()), "it was stopped on its way"
