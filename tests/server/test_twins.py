"""What is hidden from whoever looks at a page does not show in a single byte that its socket receives.

The same is done at two tables, whose games differ only in what the page may not know. Every message has to be the same,
byte for byte: at first, after an answer, to all that can be asked, when the page comes again, and of moments before.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from unittest import mock

import msgspec
import pytest
from msgspec.structs import replace

from goldenrule.bots import advice
from goldenrule.kernel.codec import snapshot
from goldenrule.kernel.decisions import Option
from goldenrule.kernel.errors import Stuck
from goldenrule.kernel.game import Game
from goldenrule.kernel.records import Recorder, dump
from goldenrule.kernel.views import SPECTATOR
from goldenrule.server import page_requests, table_calls, worker_calls
from goldenrule.server.worker import bot_search, library, replays, request_handlers, table_labels
from goldenrule.server.worker.table import Sent, Table
from goldenrule.server.worker.table_kind import TableKind, WhatIfTable
from goldenrule.table.game_setup import open_session
from goldenrule.table.games import find_game
from goldenrule.table.seat_history import history_of
from goldenrule.table.session import Session
from goldenrule.testing.hidden import twin_step
from goldenrule.testing.positions import Chooser
from goldenrule.words.texts import Texts
from tests.server.helpers import join

GAMES = {
    "champions": {"heroes": ["spider_man", "she_hulk"]},
    "heroes": {"teams": ["avengers", "x_men"]},
    "skirmish": {},
}
TEXTS = Texts("en")
LANGS = ("", "es", "uk", "zh-Hant")
"""Pages are told in each of them: what hides a card in one may name it in another."""
PAGE = 1
RARELY = 25
"""At one of so many positions a hint is thought of."""
HINTS: Counter[int] = Counter()
"""How many hints have been thought of, by seat."""


def table_of(game: Game) -> Table:
    recorder = Recorder(game.clone(), "seed", start=snapshot(game))
    session = Session(recorder, watched=True)
    return Table("t", session, TableKind(), TEXTS)


def called(table: Table, lang: str) -> bytes:
    """What lists of tables say of it."""
    record = dump(table.session.recorder.record(with_snapshot=False))
    found = table_labels.label(worker_calls.SavedTable(record, "", [1], table.standing()), table.locale(lang).texts)
    assert found is not None and found.standing
    return repr(found).encode()


def do(table: Table, request: page_requests.Request) -> Sent:
    return request_handlers.handle(table, table_calls.PageRequest("t", PAGE, request))


def sent(messages: Sequence[tuple[int, bytes]]) -> list[bytes]:
    return [data for page, data in messages if page == PAGE]


def told(game: Game, eyes: int, seats: Sequence[int], move: tuple[int, Option]) -> Iterator[tuple[str, list[bytes]]]:
    """All that a page is sent around an answer."""
    table, lang = table_of(game), LANGS[game.decisions % len(LANGS)]
    yield "at first", sent(join(table, PAGE, seats, eyes, lang))
    yield "how it is called", [called(table, lang)]
    mine = eyes if eyes in seats else -1
    for request in asked(table, mine):
        yield str(request), sent(do(table, request))
    yield "a hint", hinted(table, eyes, mine, lang)
    table.session.answer(move[0], [move[1]])
    yield "after an answer", sent(table.show())
    yield "come again", sent(join(table, PAGE, seats, eyes, lang))
    at = table.session.game.decisions
    yield "moments", [repr(replays.moments(table, table_calls.ListMoments("t", eyes))).encode()]
    for place in (at - 1, at):
        yield f"moment {place}", [replays.moment(table, table_calls.ShowMoment("t", eyes, place))]
    record, kept = replays.branch(table, at - 1)
    copy = Table("c", open_session(record, kept, watched=True), WhatIfTable("t", at - 1), TEXTS)
    yield "a copy", sent(join(copy, PAGE, seats, eyes))
    for request in asked(copy, mine):
        yield f"a copy: {request}", sent(do(copy, request))
    known = history_of(table.session.recorder.record(), eyes, table.locale("").words, "seed")
    yield "a report", [repr(replace(known, code="")).encode()]  # a code is that of any position that the seat may be in
    if not lang:
        yield "looked up", looked_up(table)
    if mine >= 0:
        for request in (page_requests.Free(1, eyes, False), page_requests.Undo(1)):
            yield f"in the end {request}", sent(do(table, request))
        yield "given on the page", given(game, eyes, seats, move, lang)


def hinted(table: Table, eyes: int, mine: int, lang: str) -> list[bytes]:
    """What a page is sent that wants a hint; only a few are thought of, as it takes long."""
    messages = sent(do(table, page_requests.Hint(1, table.at, max(mine, 0))))
    wanted, table.hint = table.hint, None
    if wanted is None or table.session.game.decisions % RARELY:
        return messages
    with mock.patch.object(advice, "BUDGET", "4"):
        data = msgspec.json.encode(bot_search.search_hint(table.locale(lang).texts, wanted))
    HINTS[eyes] += 1
    return messages + sent(
        request_handlers.deliver_hint(table, table_calls.DeliverHint("t", PAGE, wanted.at, eyes, 1, data))
    )


def looked_up(table: Table) -> list[bytes]:
    """What is looked up where the table is open: nothing there knows of it."""
    code = next(iter(sorted({str(card["code"]) for card in table.session.view(SPECTATOR).cards.values()})))
    game = table.session.game.name
    asked = [
        worker_calls.LookUp("card", game, code),
        worker_calls.LookUp("rules", game, "deck"),
        worker_calls.LookUp("cards", game, "a"),
    ]
    return [msgspec.json.encode(library.look_up(TEXTS, each)) for each in asked]


def given(game: Game, eyes: int, seats: Sequence[int], move: tuple[int, Option], lang: str) -> list[bytes]:
    """What a page is sent that gives the answer itself, first without being sure; none if more is decided with it."""
    table = table_of(game)
    join(table, PAGE, seats, eyes, lang)
    decision = next((each for each in game.pending if each.seat == move[0]), None)
    if move[0] != eyes or decision is None:
        return []
    options = table.show_question(decision, table.pages[PAGE]).options
    if move[1] not in options:
        return []
    items, before, messages = [options.index(move[1]) + 1], table.session.game.decisions, list[bytes]()
    for wrong in ([], [0], [1, 1], [len(options) + 1], [*range(1, len(options) + 1)]):
        messages += sent(do(table, page_requests.Preview(1, table.at, eyes, wrong)))
    for sure in (False, True):
        messages += sent(do(table, page_requests.Choose(1, table.at, eyes, items, sure=sure)))
    return messages if table.session.game.decisions <= before + 1 else []


def told_at_one_screen(
    game: Game, eyes: int, seats: Sequence[int], move: tuple[int, Option]
) -> Iterator[tuple[str, list[bytes]]]:
    """All that a page of two people is sent, while one of them sits before it and the other one looks away."""
    table = table_of(game)
    yield "covered", sent(join(table, PAGE, seats))
    yield "uncovered", sent(do(table, page_requests.Uncover(1, eyes)))
    other = 1 - eyes
    for request in [
        *asked(table, eyes),
        page_requests.Why(1, other),
        page_requests.Values(1, other, 1),
        page_requests.Skip(1, other),
        page_requests.Preview(1, table.at, other, [1]),
        page_requests.Choose(1, table.at, other, [1]),
    ]:
        yield str(request), sent(do(table, request))
    table.session.answer(move[0], [move[1]])
    yield "after an answer", sent(table.show())
    yield "come again", sent(join(table, PAGE, seats))


def asked(table: Table, seat: int) -> Iterator[page_requests.Request]:
    """Everything that a page asks without changing anything."""
    if seat < 0:
        yield page_requests.Why(1, 0)
        return
    yield page_requests.Why(1, seat)
    for card in sorted(table.session.view(seat).cards)[:6]:
        yield page_requests.Why(1, seat, card=card)
        yield page_requests.Values(1, seat, card)
    decision = next((each for each in table.session.game.pending if each.seat == seat), None)
    if decision is not None:
        for n in range(1, min(len(table.show_question(decision, table.pages[PAGE]).prompt.items), 5) + 1):
            yield page_requests.Why(1, seat, item=n)
            yield page_requests.Preview(1, table.at, seat, [n])


@pytest.mark.parametrize("seed", ["1", "2"])
@pytest.mark.parametrize("name", GAMES)
def test_twins_are_told_the_same_byte_for_byte(name: str, seed: str) -> None:
    game = find_game(name).make(dict(GAMES[name]), seed)
    chooser = Chooser(seed)
    compared = {0: 0, 1: 0, SPECTATOR: 0}
    for number in range(160):
        if not game.pending:
            break
        move = chooser.choose(game)
        if number % 4 == 0:
            for eyes in compared:
                found = twin_step(game, eyes, move, f"{seed}/{number}")
                if found is None:
                    continue
                other, same = found
                seats = (eyes,) if eyes >= 0 else ()
                compared[eyes] += compare(game, move, other, same, eyes, seats)
        game.apply(*move)
    assert all(n > 3 for n in compared.values()), compared
    assert sum(HINTS.values()) and not HINTS[SPECTATOR]


@pytest.mark.parametrize("seed", ["1", "2", "3"])
def test_twins_are_told_the_same_at_one_screen(seed: str) -> None:
    game = find_game("skirmish").make({}, seed)
    chooser = Chooser(seed)
    compared = {0: 0, 1: 0}
    while game.pending:
        move = chooser.choose(game)
        for eyes in compared:
            found = twin_step(game, eyes, move, f"{seed}/{game.decisions}") if game.decisions % 3 == 0 else None
            if found is not None:
                compared[eyes] += compare(game, move, *found, eyes, (0, 1), told_at_one_screen)
        game.apply(*move)
    assert all(n > 3 for n in compared.values()), compared


def compare(
    game: Game,
    move: tuple[int, Option],
    other: Game,
    same: tuple[int, Option],
    eyes: int,
    seats: Sequence[int],
    told: Callable[..., Iterator[tuple[str, list[bytes]]]] = told,
) -> bool:
    """Compare all messages. False if the twin leads somewhere else, as what the page may not know decides it."""
    real, twin = game.clone(), other.clone()
    try:
        real.apply(*move)
        twin.apply(*same)
    except Stuck:
        return False
    if [(d.seat, d.kind) for d in real.pending] != [(d.seat, d.kind) for d in twin.pending]:
        return False
    for (what, one), (_, two) in zip(told(game, eyes, seats, move), told(other, eyes, seats, same), strict=True):
        assert one == two, f"{what} of seat {eyes}: {difference(one, two)}"
    return True


def difference(one: Sequence[bytes], two: Sequence[bytes]) -> str:
    """Where messages begin to differ."""
    for a, b in zip(one, two):
        if a != b:
            at = next((i for i, (x, y) in enumerate(zip(a, b)) if x != y), min(len(a), len(b)))
            start = max(at - 120, 0)
            return f"\n{a[start : at + 80]!r}\n{b[start : at + 80]!r}"
    return f"{len(one)} and {len(two)} messages"
