"""The tables of a worker process, and the handlers of all calls: carried out one after the other."""

import traceback
from contextlib import suppress
from typing import Final, cast

import msgspec
from msgspec.structs import replace

from goldenrule.kernel.errors import BadInput
from goldenrule.kernel.files import line_of
from goldenrule.kernel.records import Entry
from goldenrule.server import table_calls, worker_answers
from goldenrule.server.faults import shorten_trace
from goldenrule.server.table_calls import TableCall, TableUpdate
from goldenrule.server.worker import bot_search, library, lobby, recovery, replays, request_handlers, table_labels
from goldenrule.server.worker.dispatch import by_type
from goldenrule.server.worker.table import Sent, Table
from goldenrule.server.worker.table_kinds import LessonTable, table_kind_of
from goldenrule.server.worker_answers import JsonAnswer
from goldenrule.server.worker_calls import Answer, Call
from goldenrule.server.worker_rpc import AnyAnswer
from goldenrule.table.language_choice import current_language
from goldenrule.table.session import Session
from goldenrule.words.phrases import plain
from goldenrule.words.texts import Texts

OFTEN: Final = 50
"""Lines of the journal after which a snapshot is saved, for when rules or cards change; also when nobody is there."""


class WorkerHost:
    """Tables by name."""

    def __init__(self) -> None:
        self.texts = Texts(current_language())
        self.tables: dict[str, Table] = {}
        self.kept: list[bytes] = []

    def texts_in(self, lang: str) -> Texts:
        """The texts of a language, "" for the server's own."""
        return Texts(lang) if lang else self.texts

    def handle(self, call: Call[Answer]) -> Answer | worker_answers.InputRefused | worker_answers.TableBroken:
        """Carry out a call. A table at which an error happens that is nobody's input is broken, and forgotten."""
        self.kept = []
        try:
            return cast(Answer, self._answer(call))
        except BadInput as error:
            return worker_answers.InputRefused(plain(error.phrase))
        except Exception:
            self.tables.pop(getattr(call, "table", ""), None)
            return worker_answers.TableBroken(shorten_trace(traceback.format_exc()))

    def _answer(self, call: Call[object]) -> AnyAnswer:
        if isinstance(call, table_calls.OpenTable):
            return self.open(call)
        if isinstance(call, table_calls.CloseTable):
            self.tables.pop(call.table, None)
            return TableUpdate()
        handler = HANDLERS[type(call)]
        if isinstance(call, table_calls.TableChange):
            table = self.tables[call.table]
            return self.update(table, handler(table, call))
        found = handler(self.tables[call.table] if isinstance(call, TableCall) else self._texts_for(call), call)
        if isinstance(found, AnyAnswer):
            return found
        return JsonAnswer(found if isinstance(found, bytes) else msgspec.json.encode(found))

    def _texts_for(self, call: Call[object]) -> Texts:
        return self.texts_in(getattr(call, "lang", ""))

    def update(self, table: Table, sent: Sent) -> TableUpdate:
        """What a call has changed at a table."""
        over = table.over
        standing = table.standing()
        hint, table.hint = table.hint, None
        snapshot, views = b"", list[worker_answers.SavedView]()
        table.since += len(self.kept)
        if table.since and (table.since >= OFTEN or not table.pages):
            table.since = 0
            snapshot = msgspec.json.encode(table.session.recorder.record().snapshot)
            if not table.pages:  # nobody waits
                with suppress(Exception):  # a card whose text breaks says so where it is played
                    views = replays.saved_views(table)
        return TableUpdate(
            kept=self.kept, seats=table.seats_changed(), kind=table.table_kind.name, snapshot=snapshot, views=views,
            sent=sent, busy=table.is_busy(), alone=not table.session.people, fault=table.fault, over=over,
            ended=table.needs_counting, standing=standing,
            hint=hint, search=table.search_call(),
        )  # fmt: skip

    def open(self, call: table_calls.OpenTable) -> TableUpdate:
        table_kind, epoch = table_kind_of(call.kind), None
        if isinstance(table_kind, LessonTable):  # it begins at its step
            session: Session = table_kind.begin()
        else:
            session, epoch = recovery.restore(call)
            session.recorder.journal = self.keep
        self.kept = []
        self.tables[call.table] = table = Table(call.table, session, table_kind, self.texts)
        return replace(self.update(table, []), epoch=epoch)

    def keep(self, item: Entry | tuple[int, str]) -> None:
        self.kept.append(line_of(item))


def _run_bots(table: Table, call: table_calls.RunBots) -> Sent:
    return table.play()


HANDLERS: Final = by_type(
    "call",
    lobby.create, lobby.rematch, lobby.copy_game, lobby.setup, lobby.common, library.look_up, library.browse,
    library.build_deck, table_labels.labels,
    bot_search.search_hint, bot_search.search_answer, request_handlers.deliver_hint, request_handlers.handle,
    replays.moments, replays.moment, replays.export, replays.report, replays.search_review, replays.render_review,
    Table.join, Table.close_page, Table.count, Table.deliver_answer, _run_bots,
)  # fmt: skip
"""The handlers of all calls but `OpenTable` and `CloseTable`. They take a table, or texts in a language, and the call.

They return messages for pages (of a `TableChange`), an answer of `worker_answers`, or else what is sent as JSON.
"""
