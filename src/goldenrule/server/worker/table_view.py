"""What each page at a table is shown: the welcome, and how things stand, in its language."""

from typing import TYPE_CHECKING

import msgspec

from goldenrule.gamekit.text_lists import list_parts
from goldenrule.gamekit.tips import Tip
from goldenrule.kernel.rng import commitment
from goldenrule.server import protocol
from goldenrule.server.faults import hide_folders
from goldenrule.server.protocol import Now, Waiting
from goldenrule.server.worker import undo
from goldenrule.server.worker.client import Page
from goldenrule.server.worker.story_feed import new_sections
from goldenrule.server.worker.table_kind import GuidedTable, WhatIfTable
from goldenrule.server.worker.table_kinds import LessonTable, PuzzleTable
from goldenrule.server.worker.table_locale import Locale
from goldenrule.table.auto_answers import ASK, FREE
from goldenrule.table.board_view import PageBoard, board_of
from goldenrule.table.event_log import STANDING
from goldenrule.table.games import find_game, title_of
from goldenrule.table.prompts import Asked
from goldenrule.table.settings import read_or_default

if TYPE_CHECKING:
    from goldenrule.server.worker.table import Table


def welcome(table: "Table", page: Page) -> bytes:
    """What a page is first told about its table."""
    session, table_kind, locale = table.session, table.table_kind, table.locale(page.lang)
    kind, seeded = find_game(session.game.name), has_seed(table)
    return msgspec.json.encode(
        protocol.Welcome(
            version=protocol.VERSION, table=table.name, game=kind.name, title=locale.texts.tell(title_of(kind)),
            seats=seats(table, page, locale),
            lesson=table_kind.lesson.id if isinstance(table_kind, LessonTable) else "",
            puzzle=table_kind.puzzle.id if isinstance(table_kind, PuzzleTable) else "",
            practice=session.practice,
            packs=[each["id"] for each in session.game.setup.get("packs", ())],
            copy_of=table_kind.origin if isinstance(table_kind, WhatIfTable) else None,
            seed_hash=commitment(session.seed) if session.recorder.drawn else "",
            open_seed=locale.say("server-open-seed") if seeded and session.open_seed else "",
        )
    )  # fmt: skip


def has_seed(table: "Table") -> bool:
    """Does the order of cards follow from a seed? Puzzles and lessons have none."""
    return not isinstance(table.table_kind, PuzzleTable | LessonTable)


def seats(table: "Table", page: Page, locale: Locale) -> list[protocol.Seat]:
    """Who sits where, as a page sees it."""
    game, bots, here = table.session.game, table.session.bots, table.present_seats()
    return [
        protocol.Seat(
            seat,
            locale.words.player(game, seat),
            bots.get(seat, ""),
            seat in here,
            seat in page.seats,
            seat in table.away,
        )
        for seat in range(game.state.seats)
    ]


def now(table: "Table", page: Page) -> Now:
    """How things stand for a page, which has been told so after that."""
    session, over, locale = table.session, table.over, table.locale(page.lang)
    decision = None if over else page.question_for(session.game.pending)
    covered = page.covers and (page.facing < 0 or (decision is not None and decision.seat != page.facing))
    if covered:
        seat = page.seats[0] if decision is None else decision.seat
        return Now(at=table.at, seat=seat, board=None, seats=seats(table, page, locale), covered=True)
    if decision is not None:
        page.turn_to(decision.seat)
    whole = page.history.whole
    story = new_sections(session, page, locale)
    whole, page.history.whole = whole or page.history.whole, False
    reading = not over and table.table_kind.is_reading(session)
    asked = None if decision is None or reading else table.show_question(decision, page)
    board = board_of(session, locale.words, page.facing)
    hold_on = [] if asked is None else _hold_on(table, page, asked, board, locale)
    return Now(
        at=table.at,
        seat=page.facing,
        board=board,
        seats=seats(table, page, locale),
        prompt=None if asked is None else table.table_kind.prompt(session, asked),
        waiting=None if decision is not None or over or reading else _waiting(table, locale),
        story=story,
        whole=whole,
        undo=undo.undo_of(table, page, locale) if page.seats else None,
        end=_ending(table, page, locale) if over else None,
        coach=_coach(table, asked, locale),
        lesson=None if over else table.table_kind.lesson_step(session, asked, locale),
        tips=[] if asked is None or hold_on else _tips(table, page, asked, board, locale),  # a warning comes alone
        hold_on=hold_on,
        standing=_standing(table, page.facing, locale) if page.seats else (),
        free=page.facing in session.standing.free and bool(page.seats),
        took="" if asked is None else _taken_benefits(table, page, locale),
        taken_back=undo.taken_back_text(table, page, locale),
    )


def _standing(table: "Table", seat: int, locale: Locale) -> list[protocol.StandingAnswer]:
    """The standing answers of a seat, as its player may take them back."""
    return [
        protocol.StandingAnswer(
            code, n, answer, locale.say("server-standing", card=locale.words.name(code), n=n, answer=answer)
        )
        for (code, n), answer in table.session.standing.answers_of(seat).items()
        if answer != ASK
    ]


def _taken_benefits(table: "Table", page: Page, locale: Locale) -> str:
    """The cards of the free benefits that a seat has taken since it was asked last; "" for none."""
    log = table.session.log
    seen = [line.seen[page.facing] for line in log[page.news_start(table.at, len(log)) :] if page.facing in line.seen]
    codes = [code for each in seen if [*each[:3]] == [STANDING, page.facing, FREE] for code in each[3]]
    return list_parts(locale.texts, [locale.words.name(code) for code in dict.fromkeys(codes)])


def _coach(table: "Table", asked: Asked | None, locale: Locale) -> list[str]:
    """What is said at the side: that the game continued from a snapshot, and what a lesson or puzzle says."""
    note = table.session.note
    said = [] if note is None else [locale.texts.tell(hide_folders(note))]
    return said if table.over else said + table.table_kind.coach(table.session, asked, locale)


def _tips(table: "Table", page: Page, asked: Asked, board: PageBoard | None, locale: Locale) -> list[protocol.Remark]:
    """What is explained about a question, at a table with tips."""
    kind = table.table_kind
    if not isinstance(kind, GuidedTable) or not read_or_default(page.own).tips:
        return []
    game = table.session.game
    found = kind.new_tips(locale.words.tips(game, asked.decision, board), asked.decision)
    return [remark_of(tip, f"tip-{game.name}-{tip.key}", locale) for tip in found]


def _hold_on(
    table: "Table", page: Page, asked: Asked, board: PageBoard | None, locale: Locale
) -> list[protocol.Remark]:
    """What would be fatal as things stand. Lessons and puzzles say themselves what matters."""
    game = table.session.game
    if not has_seed(table) or not page.seats or not read_or_default(page.own).hold_on:
        return []
    found = locale.words.hold_on(game, asked.decision, board)
    return [remark_of(tip, f"hold-on-{game.name}-{tip.key}", locale) for tip in found]


def remark_of(tip: Tip, key: str, locale: Locale) -> protocol.Remark:
    """A tip or warning in words."""
    return protocol.Remark(tip.key, locale.say(key, **tip.args), tip.points())


def _waiting(table: "Table", locale: Locale) -> Waiting:
    """Whom the game waits for."""
    game, searcher = table.session.game, table.searching_seat()
    if searcher >= 0:
        return Waiting([searcher], locale.say("server-thinking", name=locale.players(game, [searcher])))
    waiting = [decision.seat for decision in game.pending]
    return Waiting(waiting, locale.say("server-waiting", names=locale.players(game, waiting)))


def _ending(table: "Table", page: Page, locale: Locale) -> protocol.Ending:
    """How it has ended, for the reader of a page."""
    table_kind, session = table.table_kind, table.session
    return protocol.Ending(
        table_kind.have_won(session, page.seats),
        table_kind.result(session, locale, page.own),
        table.looked.get(page.lang, ()),
        table_kind.offers(session, locale, page.own),
        session.seed if has_seed(table) else "",
        table_kind.end_title(locale),
    )
