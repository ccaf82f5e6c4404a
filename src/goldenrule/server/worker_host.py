"""Tables and whatever needs the games' rules, in a worker process: calls are carried out one after the other."""

import traceback
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from goldenrule.kernel.errors import BadInput
from goldenrule.kernel.files import line_of
from goldenrule.kernel.records import Entry
from goldenrule.server import bot_search, library, lobby, recovery, replays, request_handlers, table_labels, worker_rpc
from goldenrule.server.faults import cut
from goldenrule.server.table_kinds import LessonSort, WhatIfSort, sort_of
from goldenrule.server.worker_rpc import Answer, Broken, Call, Came, Data, Wrong
from goldenrule.server.worker_table import Sent, Table
from goldenrule.table.games import find_game
from goldenrule.table.language_choice import spoken
from goldenrule.table.session import Session
from goldenrule.words.phrases import plain
from goldenrule.words.texts import Texts

OFTEN: Final = 50
"""After so many lines of the journal a position is kept for when rules or cards change; and when nobody is there."""


class Host:
    """Tables by name."""

    def __init__(self) -> None:
        self.texts = Texts(spoken())
        self.tables: dict[str, Table] = {}
        self.kept: list[bytes] = []

    def texts_of(self, lang: str) -> Texts:
        """The texts of a page's language, "" for the server's own."""
        return Texts(lang) if lang else self.texts

    def handle(self, call: Call) -> Answer:
        """Do what is asked. A table at which an error happens that is nobody's input is broken, and forgotten."""
        self.kept = []
        try:
            found: Answer = HANDLING[type(call)](self, call)
        except BadInput as error:
            return Wrong(plain(error.phrase))
        except Exception:
            self.tables.pop(getattr(call, "table", ""), None)
            return Broken(cut(traceback.format_exc()))
        return found

    def came(self, table: Table, sent: Sent) -> Came:
        """What has come of a call to a table."""
        over = table.over
        where = table.where()
        hint, table.hint = table.hint, None
        snapshot, told = b"", list[worker_rpc.Told]()
        table.since += len(self.kept)
        if table.since and (table.since >= OFTEN or not table.pages):
            table.since = 0
            snapshot = msgspec.json.encode(table.session.recorder.record().snapshot)
            if not table.pages:  # nobody waits
                with suppress(Exception):  # a card whose text breaks says so where it is played
                    told = replays.told(table)
        return Came(
            kept=self.kept, seats=table.seats_changed(), kind=table.sort.name, snapshot=snapshot, told=told,
            sent=sent, busy=table.busy(), alone=not table.session.people, fault=table.fault, over=over,
            ended=table.ended, where=where,
            hint=hint, search=table.search(),
        )  # fmt: skip

    def begin(self, call: worker_rpc.Begin) -> Answer:
        return lobby.begin(call.new, self.texts, call.own)

    def open(self, call: worker_rpc.Open) -> Answer:
        sort, epoch = sort_of(call.kind), None
        if isinstance(sort, LessonSort):  # it begins at its step
            session: Session = sort.begin()
        else:
            session, epoch = recovery.take_up(call)
            session.recorder.journal = self.keep
        self.kept = []
        words = find_game(session.game.name).words(self.texts)
        self.tables[call.table] = table = Table(call.table, session, sort, words, self.texts)
        return replace(self.came(table, []), epoch=epoch)

    def keep(self, item: Entry | tuple[int, str]) -> None:
        self.kept.append(line_of(item))

    def close(self, call: worker_rpc.Close) -> Answer:
        self.tables.pop(call.table, None)
        return Came()

    def join(self, call: worker_rpc.Join) -> Answer:
        table = self.tables[call.table]
        return self.came(table, table.seat(call.pages, call.away))

    def part(self, call: worker_rpc.Part) -> Answer:
        table = self.tables[call.table]
        return self.came(table, table.part(call.page, call.away))

    def do(self, call: worker_rpc.Do) -> Answer:
        table = self.tables[call.table]
        return self.came(table, request_handlers.do(table, call.page, call.request))

    def play(self, call: worker_rpc.Play) -> Answer:
        table = self.tables[call.table]
        return self.came(table, table.play())

    def advise(self, call: worker_rpc.Advise) -> Answer:
        return Data(bot_search.advise(call, self.texts_of(call.hint.lang)))

    def think(self, call: worker_rpc.Think) -> Answer:
        return Data(msgspec.json.encode(bot_search.think(call)))

    def deliver(self, call: worker_rpc.Deliver) -> Answer:
        table = self.tables[call.table]
        return self.came(table, request_handlers.deliver(table, call))

    def searched(self, call: worker_rpc.Searched) -> Answer:
        table = self.tables[call.table]
        return self.came(table, table.searched(call.at, call.seat, call.option))

    def again(self, call: worker_rpc.Again) -> Answer:
        table = self.tables[call.table]
        if not table.over:
            raise BadInput("server-not-over")
        session, sort = table.sort.again(table.session, call.key, Path(call.own) if call.own else None)
        people = call.people if len(call.people) > 1 else [replace(each, seats=session.people) for each in call.people]
        return lobby.begun(session, sort, self.texts, people)

    def count(self, call: worker_rpc.Count) -> Answer:
        table = self.tables[call.table]
        return self.came(table, table.count(call.people))

    def spoken(self, call: worker_rpc.Moments | worker_rpc.Moment | worker_rpc.Report) -> Table:
        """A table that says everything in the language in which it is asked about."""
        table = self.tables[call.table]
        table.speak(call.lang)
        return table

    def moments(self, call: worker_rpc.Moments) -> Answer:
        return Data(msgspec.json.encode(replays.moments(self.spoken(call), call.eyes)))

    def moment(self, call: worker_rpc.Moment) -> Answer:
        return Data(replays.moment(self.spoken(call), call.eyes, call.at))

    def split(self, call: worker_rpc.Split) -> Answer:
        record, seats = replays.split(self.tables[call.table], call.at)
        return lobby.copied(record, seats, WhatIfSort(call.table, call.at), self.texts, call.own)

    def review(self, call: worker_rpc.Review) -> Answer:
        return Data(replays.review(call))

    def tell_review(self, call: worker_rpc.TellReview) -> Answer:
        return Data(replays.tell_review(call, self.texts_of(call.lang)))

    def export(self, call: worker_rpc.Export) -> Answer:
        return Data(replays.export(self.tables[call.table], call.name))

    def report(self, call: worker_rpc.Report) -> Answer:
        return Data(replays.report(self.spoken(call), call))

    def setup(self, call: worker_rpc.Setup) -> Answer:
        return Data(msgspec.json.encode(lobby.setup(call.asked, self.texts_of(call.lang))))

    def look(self, call: worker_rpc.Look) -> Answer:
        return Data(msgspec.json.encode(library.LOOKING[call.what](self.texts_of(call.lang), call)))

    def titles(self, call: worker_rpc.Titles) -> Answer:
        texts = self.texts_of(call.lang)
        return worker_rpc.Titled([table_labels.title(each, texts) for each in call.tables])

    def start(self, call: worker_rpc.Start) -> Answer:
        return Data(lobby.start(Texts(call.lang)))


HANDLING: Final[dict[type, Callable[[Any, Any], Answer]]] = {
    worker_rpc.Begin: Host.begin,
    worker_rpc.Open: Host.open,
    worker_rpc.Close: Host.close,
    worker_rpc.Join: Host.join,
    worker_rpc.Part: Host.part,
    worker_rpc.Do: Host.do,
    worker_rpc.Play: Host.play,
    worker_rpc.Setup: Host.setup,
    worker_rpc.Start: Host.start,
    worker_rpc.Again: Host.again,
    worker_rpc.Moments: Host.moments,
    worker_rpc.Moment: Host.moment,
    worker_rpc.Split: Host.split,
    worker_rpc.Advise: Host.advise,
    worker_rpc.Think: Host.think,
    worker_rpc.Deliver: Host.deliver,
    worker_rpc.Searched: Host.searched,
    worker_rpc.Export: Host.export,
    worker_rpc.Report: Host.report,
    worker_rpc.Look: Host.look,
    worker_rpc.Titles: Host.titles,
    worker_rpc.Review: Host.review,
    worker_rpc.TellReview: Host.tell_review,
    worker_rpc.Count: Host.count,
}
