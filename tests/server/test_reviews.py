"""Reviews are kept once made: for everybody who may see the same, until something of it changes."""

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from goldenrule.kernel.errors import BadInput
from goldenrule.server import worker_calls
from goldenrule.server.api import ReviewView
from goldenrule.server.limits import LimitExceeded, Requester
from goldenrule.server.storage.reviews import Reviews
from goldenrule.server.worker.host import HANDLERS
from tests.server.helpers import awaited
from tests.server.stage import opened


class Made:
    """Makes something when it is let, and counts how often."""

    def __init__(self, *errors: Exception) -> None:
        self.errors = [*errors]
        self.times = 0
        self.let = asyncio.Event()

    async def __call__(self) -> bytes:
        self.times += 1
        await self.let.wait()
        if self.errors:
            raise self.errors.pop()
        return b"%d" % self.times


def test_what_was_made_is_kept_until_something_changes(tmp_path: Path) -> None:
    async def test() -> None:
        made = Made()
        made.let.set()
        assert [await Reviews(tmp_path).get_or_make((1, [2], b"3"), made) for _ in range(3)] == [b"1"] * 3
        assert await Reviews(tmp_path).get_or_make((1, [2], b"4"), made) == b"2"
        few = Reviews(tmp_path, most=2)
        assert await few.get_or_make(("other",), made) == b"3" and len([*few.folder.iterdir()]) == 2

    awaited(test())


def test_two_who_ask_at_once_wait_for_one(tmp_path: Path) -> None:
    async def test() -> None:
        reviews, made = Reviews(tmp_path), Made()
        asked = [asyncio.create_task(reviews.get_or_make(("same",), made)) for _ in range(3)]
        await asyncio.sleep(0)
        asked[0].cancel()
        made.let.set()
        assert [await each for each in asked[1:]] == [b"1", b"1"]

    awaited(test())


def test_what_is_refused_to_one_is_made_for_the_other(tmp_path: Path) -> None:
    async def test() -> None:
        reviews, made = Reviews(tmp_path), Made(LimitExceeded("server-thinks-much", 3))
        asked = [asyncio.create_task(reviews.get_or_make(("same",), made)) for _ in range(2)]
        await asyncio.sleep(0)
        made.let.set()
        with pytest.raises(LimitExceeded):
            await asked[0]
        assert await asked[1] == b"2"

    awaited(test())


class Spins(BaseException):
    """Somebody waits again and again for what has ended, and nothing else gets its turn."""


def test_a_request_that_comes_as_another_one_has_just_been_refused_makes_its_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    waits: list[Any] = []
    shield = asyncio.shield

    def counted(work: Any) -> Any:
        waits.append(work)
        if len(waits) > 10:
            raise Spins
        return shield(work)

    monkeypatch.setattr("goldenrule.server.storage.reviews.asyncio.shield", counted)

    async def test() -> None:
        reviews, made = Reviews(tmp_path), Made(LimitExceeded("server-thinks-much", 3))
        first = asyncio.create_task(reviews.get_or_make(("same",), made))
        while not made.times:
            await asyncio.sleep(0)

        async def late() -> bytes:
            await made.let.wait()  # it goes on in the same tick, just behind the one that is refused
            return await reviews.get_or_make(("same",), made)

        second = asyncio.create_task(late())
        await asyncio.sleep(0)
        made.let.set()
        with pytest.raises(LimitExceeded):
            await first
        assert await second == b"2" and not reviews._making

    awaited(test())


@pytest.fixture
def thought(monkeypatch: pytest.MonkeyPatch) -> list[worker_calls.SearchReview]:
    """The reviews that are thought of, of which none takes long."""
    found: list[worker_calls.SearchReview] = []

    def review(texts: object, call: worker_calls.SearchReview) -> bytes:
        found.append(call)
        return msgspec.msgpack.encode(([], 1))

    monkeypatch.setitem(HANDLERS, worker_calls.SearchReview, review)
    return found


ANNA, BEN = (Requester(name, "192.0.2.1") for name in ("anna", "ben"))


def test_the_second_request_for_a_review_costs_nothing(
    tmp_path: Path, thought: list[worker_calls.SearchReview], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        async with opened(tmp_path) as stage:
            server = stage.server
            table = await stage.begin(game="champions", quick=True, seed="5")
            room, ticket = await server.room_by_token(table["table"], table["token"])
            with pytest.raises(BadInput, match="is not over"):
                await server.reviewer.review(room, ticket, ANNA, "en", False)

            async def look(requester: Requester, lang: str) -> bytes:
                room.row = msgspec.structs.replace(room.row, over=True)  # which it is not, and so is told anew
                return await server.reviewer.review(room, ticket, requester, lang, False)

            page = await look(ANNA, "en")
            assert b'lang="en"' in page and len(thought) == 1
            for _ in range(30):
                assert await look(ANNA, "en") == page
            assert b'lang="es"' in await look(BEN, "es") and len(thought) == 1
            kept = b"".join(path.read_bytes() for path in server.reviewer.reviews.folder.iterdir())
            assert table["token"].encode() not in kept
            for n in range(3):
                monkeypatch.setattr("goldenrule.server.reviewer.VERSION", f"other {n}")
                await look(ANNA, "en")
                assert len(thought) == 2 + n, "another version makes its own"
            monkeypatch.setattr("goldenrule.server.reviewer.VERSION", "one more")
            with pytest.raises(LimitExceeded):
                await look(ANNA, "en")
            await look(BEN, "en")
            assert len(thought) == 5

    awaited(test())


def test_a_review_is_made_in_parts_and_says_how_far_it_has_come(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        async with opened(tmp_path) as stage:
            server, seen = stage.server, list[tuple[int, float, tuple[int, int]]]()
            table = await stage.begin(game="champions", quick=True, seed="5")
            room, ticket = await server.room_by_token(table["table"], table["token"])

            async def search(call: worker_calls.SearchReview, requester: Requester) -> bytes:
                seen.append((call.first, call.cost, server.reviewer.progress(room, ticket)))
                return msgspec.msgpack.encode(([], 9))

            monkeypatch.setattr(server.workers, "search", search)
            room.row = msgspec.structs.replace(room.row, over=True)
            data = await server.reviewer.review(room, ticket, ANNA, "en", True)
            assert seen == [(0, 5, (0, 0)), (4, 0, (4, 9)), (8, 0, (8, 9))]
            assert server.reviewer.progress(room, ticket) == (0, 0)
            view = msgspec.json.decode(data, type=ReviewView)
            assert [each.key for each in view.boxes] == ["luck"] and view.curve == []

    awaited(test())


def test_a_damaged_review_is_made_again(tmp_path: Path) -> None:
    async def test() -> None:
        made: list[bytes] = []

        async def make() -> bytes:
            made.append(b"review %d" % len(made))
            return made[-1]

        reviews = Reviews(tmp_path)
        assert await reviews.get_or_make(("a",), make) == await reviews.get_or_make(("a",), make) == b"review 0"
        (path,) = reviews.folder.iterdir()
        whole = path.read_bytes()
        for n, damaged in enumerate((whole[:-1], whole[1:], b"", whole + b"x", bytes([whole[0] ^ 1]) + whole[1:]), 1):
            path.write_bytes(damaged)
            assert (
                await reviews.get_or_make(("a",), make) == await reviews.get_or_make(("a",), make) == b"review %d" % n
            )

    awaited(test())
