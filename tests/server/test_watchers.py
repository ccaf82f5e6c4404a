"""Pages that are told the same share one rendering, and each is told what it would be told alone."""

from collections.abc import Mapping
from typing import Any

import pytest

from goldenrule.kernel.records import Recorder
from goldenrule.kernel.views import SPECTATOR
from goldenrule.server.worker.client import Page
from goldenrule.server.worker.table import Sent, Table
from goldenrule.server.worker.table_kind import TableKind
from goldenrule.table.board_view import board_of
from goldenrule.table.games import find_game
from goldenrule.table.session import Session
from goldenrule.testing.positions import Chooser
from goldenrule.words.texts import Texts
from tests.server.helpers import join

TEXTS = Texts("en")
PLAYERS = {1: ((0,), 0, ""), 2: ((1,), 1, "es"), 3: ((0,), 0, "")}
WATCHERS = {
    10: ((), SPECTATOR, ""), 11: ((), SPECTATOR, ""), 12: ((), SPECTATOR, "uk"), 13: ((), SPECTATOR, "uk"),
    14: ((), 0, ""), 15: ((), 1, ""), 16: ((), 1, ""),
}  # fmt: skip


class Unshared(Table):
    """Makes every message for one page."""

    def render(self, pages: Mapping[int, Page]) -> Sent:
        out: Sent = []
        for number, page in pages.items():
            self.made = []
            out += super().render({number: page})
        return out


def made(kind: type[Table], name: str) -> Table:
    game = find_game(name).make({}, "1")
    session = Session(Recorder(game, "1"), watched=True)
    return kind("t", session, TableKind(), TEXTS)


@pytest.fixture
def boards(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The eyes for which a board is made, each time that one is."""
    found: list[int] = []

    def counted(session: Session, words: Any, eyes: int) -> Any:
        found.append(eyes)
        return board_of(session, words, eyes)

    monkeypatch.setattr("goldenrule.server.worker.table_view.board_of", counted)
    return found


def test_many_spectators_cause_one_rendering_for_each_language(boards: list[int]) -> None:
    table = made(Table, "heroes")
    join(table, 1, (0,))
    for number in range(2, 47):
        join(table, number, (), lang="" if number % 2 else "es")
    assert boards == [0, SPECTATOR, SPECTATOR], "those who come to a table at which nothing happens share one, too"
    for _ in range(3):
        answer(table)
        boards.clear()
        assert len(table.show()) == 46
        assert sorted(boards) == [SPECTATOR, SPECTATOR, 0]


def test_a_seat_and_whoever_looks_over_its_shoulder_share_nothing(boards: list[int]) -> None:
    table = made(Table, "skirmish")
    for number, (seats, eyes, lang) in {**PLAYERS, **WATCHERS}.items():
        join(table, number, seats, eyes, lang)
    answer(table)
    boards.clear()
    table.show()
    assert sorted(boards) == [-1, -1, 0, 0, 1, 1]


@pytest.mark.parametrize("name", ["champions", "heroes", "skirmish"])
def test_every_page_is_told_what_it_would_be_told_alone(name: str) -> None:
    shared, alone = made(Table, name), made(Unshared, name)
    seats = shared.session.game.state.seats
    pages = {n: page for n, page in {**PLAYERS, **WATCHERS}.items() if max(page[1], *page[0], 0) < seats}
    late, chooser = iter([*pages.items()] * 2), Chooser("1")
    told: set[bytes] = set()
    for number in range(len(pages) + 4):
        came, page = next(late)
        here = came + 100 * (number // len(pages))
        compare(join(shared, here, *page), join(alone, here, *page))
        for _ in range(2):
            if shared.session.game.pending:
                seat, option = chooser.choose(shared.session.game)
                shared.session.answer(seat, [option])
                alone.session.answer(seat, [option])
            told |= compare(shared.show(), alone.show())
    if seats > 1:
        shared.denied[0,] = alone.denied[0,] = [1]
        shared.denied[1,] = alone.denied[1,] = [0]
        compare(shared.show(), alone.show())
    assert len(told) > 2 * len(pages)


def compare(one: Sent, two: Sent) -> set[bytes]:
    """All that is sent, which is the same for every page."""
    assert sorted(one) == sorted(two)
    return {data for _, data in one}


def answer(table: Table) -> None:
    seat, option = Chooser(str(table.at)).choose(table.session.game)
    table.session.answer(seat, [option])
