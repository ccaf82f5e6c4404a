"""At no moment do two people hold one seat, however what they do interleaves."""

from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest

from goldenrule.server.seat_tokens import Ticket
from goldenrule.server.seating import AccessDenied, access_of, next_holders
from goldenrule.server.storage.rows import SeatHolder, TableRow
from goldenrule.server.table_room import GRACE
from goldenrule.server.worker import table_kind
from tests.server.helpers import awaited
from tests.server.stage import STEPS, Stage, StagePage, opened

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
        self.waited = False  # whoever came between had to wait for what stood still

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
    for _ in range(STEPS):
        if second.done():
            break
        gate = next((n for n, each in enumerate(gates.waiting) if each not in mine), None)
        if gate is None:
            scene.waited = True
            break
        await gates.let(gate)
        scene.check()
    await scene.stage.finish(task, second, check=scene.check)
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


async def owner_wants_the_record(scene: Scene) -> None:
    scene.found = await scene.stage.ask("GET", scene.url("/record"), token=scene.owner)


async def owner_looks_at_a_moment(scene: Scene) -> None:
    scene.found = await scene.stage.ask("GET", scene.url("/at/0"), token=scene.owner, seat=1)


async def owner_looks_back(scene: Scene) -> None:
    scene.found = await scene.stage.ask("GET", scene.url("/replay"), token=scene.owner, seat=1)


async def owner_reports(scene: Scene) -> None:
    scene.found = await scene.stage.ask("POST", scene.url("/report"), {"token": scene.owner})


async def owner_wants_to_practise(scene: Scene) -> None:
    wanted = {"table": scene.name, "at": 0, "token": scene.owner}
    scene.found = await scene.stage.ask("POST", "/api/tables", {"what_if": wanted})


@pytest.mark.parametrize(
    "asks", [owner_wants_the_record, owner_looks_at_a_moment, owner_looks_back, owner_reports, owner_wants_to_practise]
)
def test_what_is_asked_over_http_gives_no_hand_away_that_is_somebody_elses_by_then(tmp_path: Path, asks: Play) -> None:
    """The owner asks as the only player while somebody sits down, and is answered as what he is by then."""

    async def run() -> int:
        waited = 0
        async with opened(tmp_path) as stage:
            more, stopped = True, 0
            while more:
                scene = Scene(stage, await stage.begin(**TEAM))
                more = await interleaved(scene, owner_is_there, friend_comes, asks, stopped)
                stopped += 1
                if scene.waited:
                    waited += 1
                    found = scene.found
                    assert isinstance(found, tuple) or ("record" in found and not found["record"]), "it gives all away"
        return waited

    assert awaited(run()), "it was asked while somebody sat down"


def ended(monkeypatch: pytest.MonkeyPatch, over: list[bool]) -> None:
    """Whether games are over is what `over` says: a game that follows needs one that is."""
    monkeypatch.setattr(table_kind.TableKind, "is_over", lambda self, session: over[0])


@pytest.mark.parametrize("late", [friend_comes, owner_opens_a_page, friend_leaves, owner_hands_the_seat_to_a_bot])
def test_in_a_game_that_follows_seats_are_those_that_hold_then(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, late: Play
) -> None:
    over = [True]
    ended(monkeypatch, over)
    before = friend_is_there if late is friend_leaves else owner_is_there

    async def run() -> int:
        stopped = 0
        async with opened(tmp_path) as stage:
            for first, second in ((owner_wants_another_game, late), (late, owner_wants_another_game)):
                stopped = 0
                while await interleaved(Scene(stage, await stage.begin(**DUEL)), before, first, second, stopped):
                    stopped += 1
        return stopped

    assert awaited(run())


async def owner_wants_another_game(scene: Scene) -> None:
    await scene.stage.ask("POST", scene.url("/rematch"), {"token": scene.owner, "key": "rematch"})


def test_in_a_game_with_other_seats_no_link_of_before_is_good(tmp_path: Path) -> None:
    places = [SeatHolder(0, True), SeatHolder(3)]
    row = TableRow("t", "skirmish", "", "", ["a", "b"], b"", b"{}", places)
    assert next_holders(row, 2) == places
    for count in (1, 3):
        assert {place.turn for place in next_holders(row, count)} == {4}
        for seat, turn in ((0, 0), (1, 3), (1, 1)):
            with pytest.raises(AccessDenied):
                access_of(
                    TableRow("t", "champions", "", "", ["a"] * count, b"", b"{}", next_holders(row, count)),
                    Ticket("t", seat, turn), -1, False,
                )  # fmt: skip


# -- a connection that breaks off --------------------------------------------------------------------------------------


def test_a_seat_stays_with_a_player_whose_connection_breaks_off(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path) as stage:
            scene = Scene(stage, await stage.begin(**DUEL))
            owner, friend = await scene.open(scene.owner), await scene.open(scene.link)
            assert not away(owner)
            friend.close()
            await owner.until(lambda: away(owner) == [1])
            for bot in ("", "sensible"):
                body = {"token": scene.owner, "seat": 1, "bot": bot}
                stage.now = 20
                status, problem = await stage.ask("POST", scene.url("/seats"), body)
                assert status == 400 and f"another {GRACE - 20:.0f} seconds" in problem["detail"]
                stage.now = GRACE - 0.5
                status, problem = await stage.ask("POST", scene.url("/seats"), body)
                assert status == 400 and "another second" in problem["detail"]
            back = await scene.open(scene.link)
            await owner.until(lambda: not away(owner))
            assert back.seats == [1] and owner.seats == [0]
            stage.now = 10 * GRACE  # whoever is there needs no grace
            assert (await stage.ask("POST", scene.url("/seats"), {"token": scene.owner, "seat": 1}))[0] == 400
            back.close()
            await owner.until(lambda: away(owner) == [1])
            assert (await stage.ask("POST", scene.url("/seats"), {"token": scene.owner, "seat": 1}))[0] == 400
            stage.now += GRACE
            found = await stage.ask("POST", scene.url("/seats"), {"token": scene.owner, "seat": 1})
            assert found["links"][1]["token"] != scene.link
            await owner.until(lambda: owner.seats == [0, 1])
            assert not away(owner), "the seat is nobody else's any more"

    awaited(run())


def away(page: StagePage) -> list[int]:
    return [each["seat"] for each in page.now["seats"] if each.get("away")]


def test_nobody_is_away_who_has_another_page_or_has_left(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path) as stage:
            scene = Scene(stage, await stage.begin(**DUEL))
            owner, friend = await scene.open(scene.owner), await scene.open(scene.link)
            second = await scene.open(scene.link)
            second.close()
            await stage.gates.let_all()
            assert not away(owner)
            friend.do("leave")
            await owner.until(lambda: owner.seats == [0, 1])
            friend.close()
            await stage.gates.let_all()
            assert not away(owner)
            found = await stage.ask("POST", scene.url("/seats"), {"token": scene.owner, "seat": 1, "bot": "sensible"})
            assert found["bots"], "a seat that was given up is kept for nobody"

    awaited(run())


def test_a_seat_that_was_taken_before_its_page_is_open_is_kept(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path) as stage:
            scene = Scene(stage, await stage.begin(**DUEL))
            owner = await scene.open(scene.owner)
            stage.now = 5 * GRACE
            await friend_takes_the_seat_over_http(scene)
            body = {"token": scene.owner, "seat": 1, "bot": "sensible"}
            assert (await stage.ask("POST", scene.url("/seats"), body))[0] == 400
            assert not away(owner), "he is about to come"

    awaited(run())


def test_a_server_that_was_restarted_keeps_the_seats_of_those_who_have_not_come_back_yet(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path) as stage:
            scene = Scene(stage, await stage.begin(**DUEL))
            await friend_takes_the_seat_over_http(scene)
        async with opened(tmp_path) as stage:
            scene.stage = stage
            stage.now = 1_000_000
            owner = await scene.open(scene.owner)
            assert away(owner) == [1]
            body = {"token": scene.owner, "seat": 1, "bot": "sensible"}
            assert (await stage.ask("POST", scene.url("/seats"), body))[0] == 400
            await scene.open(scene.link)
            await owner.until(lambda: not away(owner))

    awaited(run())


# -- anything, in any order --------------------------------------------------------------------------------------------
