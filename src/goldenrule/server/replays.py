"""What has been at a table: its moments, how things stood at one, its record, and reports of problems."""

import platform
from typing import TYPE_CHECKING

import msgspec

from goldenrule.kernel.codec import snapshot
from goldenrule.kernel.errors import BadInput
from goldenrule.kernel.game import Game
from goldenrule.kernel.records import Recorder, dump
from goldenrule.kernel.views import SPECTATOR
from goldenrule.server import api, calls, sorts
from goldenrule.server.page import Page
from goldenrule.server.protocol import Now
from goldenrule.server.telling import whole_story
from goldenrule.table.account import account
from goldenrule.table.reports import Report
from goldenrule.table.showing import board_of
from goldenrule.version import VERSION

if TYPE_CHECKING:
    from goldenrule.server.table import Table
    from goldenrule.table.session import Session


def moments(table: "Table", eyes: int) -> list[api.Moment]:
    """The steps of the story, each with how many decisions had been made when it was told of first."""
    story = whole_story(table.session, table.words, table.texts, eyes)
    return [api.Moment(section.lines[0].at, section.heading, len(section.lines)) for section in story]


def position(table: "Table", at: int) -> Game:
    """The game after so many decisions. Raises BadInput if there have not been so many."""
    session = table.session
    behind = session.game.decisions - at
    if not 0 <= behind <= session.recorder.standing:
        raise BadInput(table.say("server-no-moment", at=at, most=session.game.decisions))
    return session.recorder.before(behind) if behind else session.game


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
    return page.message(now, words.face)


def split(table: "Table", at: int) -> "Session":
    """A practice game that goes on from there, against the same bots. Raises BadInput as `position` does."""
    game = position(table, at).clone()
    game.observer = None
    recorder = Recorder(game, sorts.new_seed(), practice=True, start=snapshot(game))
    bots = {seat: bot for seat, bot in table.session.bots.items() if bot != "lesson"}
    return sorts.seated(recorder, bots)


def export(table: "Table", name: str) -> bytes:
    """The record as a save; with a name also among the saves of the terminal. Raises BadInput if it cannot be there."""
    if name:
        table.session.save_as(name)
    return dump(table.session.recorder.record())


def report(table: "Table", call: calls.Report) -> bytes:
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
        known = account(record, call.eyes, words, sorts.new_seed())
        found.account = msgspec.to_builtins(known, str_keys=True)
    return msgspec.json.format(msgspec.json.encode(found), indent=1)


def _who(table: "Table", eyes: int) -> str:
    return table.say("server-watching") if eyes == SPECTATOR else table.words.player(table.session.game, eyes)
