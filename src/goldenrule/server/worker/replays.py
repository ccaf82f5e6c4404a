"""What has been at a table: its moments, how things stood at one, its record, and reports of problems."""

import platform
import zlib
from typing import TYPE_CHECKING

import msgspec

from goldenrule.kernel.errors import BadInput
from goldenrule.kernel.game import Game
from goldenrule.kernel.records import Record, dump, parse
from goldenrule.kernel.rng import new_seed
from goldenrule.kernel.views import SPECTATOR
from goldenrule.server import api
from goldenrule.server.api import CurvePoint, ReviewBox, ReviewView, TurningPoint
from goldenrule.server.protocol import Now
from goldenrule.server.table_calls import ExportRecord, ListMoments, ReportProblem, ShowMoment
from goldenrule.server.worker import table_view
from goldenrule.server.worker.client import Page, Rendering
from goldenrule.server.worker.story_feed import whole_story
from goldenrule.server.worker_answers import SavedView
from goldenrule.server.worker_calls import RenderReview, SearchReview
from goldenrule.table.board_view import board_of
from goldenrule.table.games import find_game
from goldenrule.table.replay_positions import record_before, seats_after
from goldenrule.table.reports import Report
from goldenrule.table.saves import Seats
from goldenrule.table.seat_history import history_of
from goldenrule.version import VERSION

if TYPE_CHECKING:
    from goldenrule.lab.review import Point, Review
    from goldenrule.lab.review_text import ReviewText
    from goldenrule.server.worker.table import Table
    from goldenrule.words.texts import Texts


def moments(table: "Table", call: ListMoments) -> list[api.Moment]:
    """The steps of the story, each with how many decisions had been made when it was first told."""
    story = whole_story(table.session, table.locale(call.lang), call.eyes)
    return [api.Moment(section.lines[0].at, section.heading, len(section.lines)) for section in story]


def position_after(table: "Table", at: int) -> Game:
    """The game after this many decisions. Raises BadInput as `decisions_since` does."""
    back = decisions_since(table, at)
    return table.session.recorder.before(back) if back else table.session.game


def decisions_since(table: "Table", at: int) -> int:
    """How many decisions lie between there and now. Raises BadInput if there have not been so many."""
    session = table.session
    found = session.game.decisions - at
    if not 0 <= found <= session.recorder.standing_count:
        raise BadInput("server-no-moment", at=at, most=session.game.decisions)
    return found


def moment(table: "Table", call: ShowMoment) -> bytes:
    """How things stood after this many decisions, as these eyes saw it, with the story so far."""
    at, eyes, locale = call.at, call.eyes, table.locale(call.lang)
    game = position_after(table, at)
    page = Page([eyes] if eyes != SPECTATOR else [])
    now = Now(
        at=at,
        seat=eyes,
        board=board_of(table.session, locale.words, eyes, at, game),
        seats=table_view.seats(table, page, locale),
        story=whole_story(table.session, locale, eyes, at),
        whole=True,
    )
    return Rendering(now, locale.words.face).message(page)


def saved_views(table: "Table") -> list[SavedView]:
    """How the table looks now to each person and to who watches, in the languages of its pages.

    For when a later version cannot replay the game any more.
    """
    out = []
    for lang, locale in table.locales.items():
        for eyes in (*table.session.people, SPECTATOR):
            now = moment(table, ShowMoment(table.name, eyes, table.session.game.decisions, lang))
            out.append(SavedView(eyes, locale.texts.lang, zlib.compress(now)))
    return [*{(each.eyes, each.lang): each for each in out}.values()]


def branch(table: "Table", at: int) -> tuple[Record, Seats]:
    """The game up to there, to go on alone against the same bots. Raises BadInput as `decisions_since` does."""
    back = decisions_since(table, at)
    session = table.session
    record = record_before(session.recorder.record(with_snapshot=False), back)
    return record, seats_after(session.seats(), session.recorder.standing_count - back)


def search_review(texts: "Texts", call: SearchReview) -> bytes:
    """Look back on a part of a game that is over as its players could have judged it."""
    from goldenrule.lab import review  # a worker at which no review is asked for needs no search

    part = review.review_part(parse(call.record), call.seats, call.budget, call.first, call.most)
    return msgspec.msgpack.encode(part)  # JSON has no infinite errors


def render_review(texts: "Texts", call: RenderReview) -> bytes:
    """Tell a review as a page of HTML, or as data for the page."""
    from goldenrule.lab import review_page, review_text
    from goldenrule.lab.review import Point, assemble

    record = parse(call.record)
    words = find_game(record.game).words(texts)
    parts = [msgspec.msgpack.decode(each, type=tuple[list[Point], int])[0] for each in call.parts]
    found = assemble(record, call.seats, call.budget, [point for part in parts for point in part])

    def here(point: "Point") -> str:
        return f"{call.here}{point.decisions}"

    said, every = (review_text.tell(record, found, texts, words, here, every=each) for each in (False, True))
    if call.data:
        return msgspec.json.encode(review_view(found, said, texts))
    return review_page.page(found, said, every, texts).encode()


def review_view(found: "Review", said: "ReviewText", texts: "Texts") -> ReviewView:
    """A review as the page draws it."""
    from goldenrule.lab import review_text

    curve = [CurvePoint(each.place, each.decisions, each.round, each.before) for each in found.points]
    turning = [
        TurningPoint(
            each.point.place, each.point.decisions, each.where, each.asked, each.answer, each.better, each.change,
            each.lines, each.options,
        )
        for each in said.told
    ]  # fmt: skip
    boxes = [ReviewBox(each.key, each.title, each.text, each.place) for each in said.boxes]
    label = review_text.chart_label(found, texts)
    return ReviewView(said.title, said.result, said.sums, said.note, boxes, curve, found.end, label, turning)


def export(table: "Table", call: ExportRecord) -> bytes:
    """The record as a save; with a name also among the saves of the terminal. Raises BadInput if it cannot be there."""
    if call.name:
        table.session.save_as(call.name)
    return dump(table.session.recorder.record())


def report(table: "Table", call: ReportProblem) -> bytes:
    """A report of a problem: with the whole record, or only with what a seat has seen."""
    record, locale = table.session.recorder.record(), table.locale(call.lang)
    watching = call.eyes == SPECTATOR
    player = locale.say("server-watching") if watching else locale.words.player(table.session.game, call.eyes)
    found = Report(
        holds=locale.say("report-holds-all" if call.whole else "server-report-holds", who=player),
        version=VERSION,
        python=platform.python_version(),
        system=platform.platform(),
        command=["goldenrule", "serve"],
        note=call.note,
        record=msgspec.to_builtins(record, str_keys=True) if call.whole else None,
    )
    if not call.whole:
        known = history_of(record, call.eyes, locale.words, new_seed())
        found.account = msgspec.to_builtins(known, str_keys=True)
    return msgspec.json.format(msgspec.json.encode(found), indent=1)
