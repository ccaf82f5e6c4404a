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
from goldenrule.server import api, worker_rpc
from goldenrule.server.client import Page, Rendering
from goldenrule.server.protocol import Now
from goldenrule.server.story_feed import whole_story
from goldenrule.table.board_view import board_of
from goldenrule.table.games import find_game
from goldenrule.table.replay_positions import seats_then, up_to
from goldenrule.table.reports import Report
from goldenrule.table.saves import Seats
from goldenrule.table.seat_history import account
from goldenrule.version import VERSION

if TYPE_CHECKING:
    from goldenrule.lab.review import Point
    from goldenrule.server.worker_table import Table
    from goldenrule.words.texts import Texts


def moments(table: "Table", eyes: int) -> list[api.Moment]:
    """The steps of the story, each with how many decisions had been made when it was told of first."""
    story = whole_story(table.session, table.words, table.texts, eyes)
    return [api.Moment(section.lines[0].at, section.heading, len(section.lines)) for section in story]


def position(table: "Table", at: int) -> Game:
    """The game after so many decisions. Raises BadInput as `behind` does."""
    back = behind(table, at)
    return table.session.recorder.before(back) if back else table.session.game


def behind(table: "Table", at: int) -> int:
    """How many decisions lie between there and now. Raises BadInput if there have not been so many."""
    session = table.session
    found = session.game.decisions - at
    if not 0 <= found <= session.recorder.standing:
        raise BadInput("server-no-moment", at=at, most=session.game.decisions)
    return found


def moment(table: "Table", eyes: int, at: int) -> bytes:
    """How things stood after so many decisions, as these eyes saw it, with the story so far."""
    game, words = position(table, at), table.words
    page = Page([eyes] if eyes != SPECTATOR else [])
    now = Now(
        at=at,
        seat=eyes,
        board=board_of(table.session, words, eyes, at, game),
        seats=table.seats(page),
        story=whole_story(table.session, words, table.texts, eyes, at),
        whole=True,
    )
    return Rendering(now, words.face).message(page)


def told(table: "Table") -> list[worker_rpc.Told]:
    """How the table looks now to each person and to who watches, in the languages of its pages.

    For when a later version cannot replay the game any more.
    """
    out = []
    for lang in [*table.tongues]:
        table.speak(lang)
        for eyes in (*table.session.people, SPECTATOR):
            now = moment(table, eyes, table.session.game.decisions)
            out.append(worker_rpc.Told(eyes, table.texts.lang, zlib.compress(now)))
    table.speak("")
    return [*{(each.eyes, each.lang): each for each in out}.values()]


def split(table: "Table", at: int) -> tuple[Record, Seats]:
    """The game up to there, to go on alone against the same bots. Raises BadInput as `behind` does."""
    back = behind(table, at)
    session = table.session
    record = up_to(session.recorder.record(with_snapshot=False), back)
    return record, seats_then(session.seats(), session.recorder.standing - back)


def review(call: worker_rpc.Review) -> bytes:
    """Look back on a game that is over as its players could have judged it: an encoded `lab.review.Review`."""
    from goldenrule.lab import review  # a worker at which no review is asked for needs no search

    return msgspec.msgpack.encode(review.review(parse(call.record), call.seats, call.budget))


def tell_review(call: worker_rpc.TellReview, texts: "Texts") -> bytes:
    """Tell a review as a page of HTML."""
    from goldenrule.lab import review_page, review_text
    from goldenrule.lab.review import Review

    record = parse(call.record)
    words = find_game(record.game).words(texts)
    found = msgspec.msgpack.decode(call.review, type=Review)  # JSON has no infinite errors

    def here(point: "Point") -> str:
        return f"{call.here}{point.decisions}"

    said, every = (review_text.tell(record, found, texts, words, here, every=each) for each in (False, True))
    return review_page.page(found, said, every, texts).encode()


def export(table: "Table", name: str) -> bytes:
    """The record as a save; with a name also among the saves of the terminal. Raises BadInput if it cannot be there."""
    if name:
        table.session.save_as(name)
    return dump(table.session.recorder.record())


def report(table: "Table", call: worker_rpc.Report) -> bytes:
    """A report of a problem: with the whole record, or only with what a seat has seen."""
    record, words = table.session.recorder.record(), table.words
    found = Report(
        holds=table.say("report-holds-all" if call.whole else "server-report-holds", who=_who(table, call.eyes)),
        version=VERSION,
        python=platform.python_version(),
        system=platform.platform(),
        command=["goldenrule", "serve"],
        note=call.note,
        record=msgspec.to_builtins(record, str_keys=True) if call.whole else None,
    )
    if not call.whole:
        known = account(record, call.eyes, words, new_seed())
        found.account = msgspec.to_builtins(known, str_keys=True)
    return msgspec.json.format(msgspec.json.encode(found), indent=1)


def _who(table: "Table", eyes: int) -> str:
    return table.say("server-watching") if eyes == SPECTATOR else table.words.player(table.session.game, eyes)
