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
from goldenrule.server import calls, desk, doing, library, recovery, replays, thinking, titles
from goldenrule.server.calls import Answer, Broken, Call, Came, Data, Wrong
from goldenrule.server.faults import cut
from goldenrule.server.sorts import LessonSort, WhatIfSort, sort_of
from goldenrule.server.table import Sent, Table
from goldenrule.table.games import find_game
from goldenrule.table.session import Session
from goldenrule.table.spoken import spoken
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
        snapshot, told = b"", list[calls.Told]()
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

    def begin(self, call: calls.Begin) -> Answer:
        return desk.begin(call.new, self.texts, call.own)

    def open(self, call: calls.Open) -> Answer:
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

    def close(self, call: calls.Close) -> Answer:
        self.tables.pop(call.table, None)
        return Came()

    def join(self, call: calls.Join) -> Answer:
        table = self.tables[call.table]
        return self.came(table, table.seat(call.pages, call.away))

    def part(self, call: calls.Part) -> Answer:
        table = self.tables[call.table]
        return self.came(table, table.part(call.page, call.away))

    def do(self, call: calls.Do) -> Answer:
        table = self.tables[call.table]
        return self.came(table, doing.do(table, call.page, call.request))

    def play(self, call: calls.Play) -> Answer:
        table = self.tables[call.table]
        return self.came(table, table.play())

    def advise(self, call: calls.Advise) -> Answer:
        return Data(thinking.advise(call, self.texts_of(call.hint.lang)))

    def think(self, call: calls.Think) -> Answer:
        return Data(msgspec.json.encode(thinking.think(call)))

    def deliver(self, call: calls.Deliver) -> Answer:
        table = self.tables[call.table]
        return self.came(table, doing.deliver(table, call))

    def searched(self, call: calls.Searched) -> Answer:
        table = self.tables[call.table]
        return self.came(table, table.searched(call.at, call.seat, call.option))

    def again(self, call: calls.Again) -> Answer:
        table = self.tables[call.table]
        if not table.over:
            raise BadInput("server-not-over")
        session, sort = table.sort.again(table.session, call.key, Path(call.own) if call.own else None)
        people = call.people if len(call.people) > 1 else [replace(each, seats=session.people) for each in call.people]
        return desk.begun(session, sort, self.texts, people)

    def count(self, call: calls.Count) -> Answer:
        table = self.tables[call.table]
        return self.came(table, table.count(call.people))

    def spoken(self, call: calls.Moments | calls.Moment | calls.Report) -> Table:
        """A table that says everything in the language in which it is asked about."""
        table = self.tables[call.table]
        table.speak(call.lang)
        return table

    def moments(self, call: calls.Moments) -> Answer:
        return Data(msgspec.json.encode(replays.moments(self.spoken(call), call.eyes)))

    def moment(self, call: calls.Moment) -> Answer:
        return Data(replays.moment(self.spoken(call), call.eyes, call.at))

    def split(self, call: calls.Split) -> Answer:
        record, seats = replays.split(self.tables[call.table], call.at)
        return desk.copied(record, seats, WhatIfSort(call.table, call.at), self.texts, call.own)

    def review(self, call: calls.Review) -> Answer:
        return Data(replays.review(call))

    def tell_review(self, call: calls.TellReview) -> Answer:
        return Data(replays.tell_review(call, self.texts_of(call.lang)))

    def export(self, call: calls.Export) -> Answer:
        return Data(replays.export(self.tables[call.table], call.name))

    def report(self, call: calls.Report) -> Answer:
        return Data(replays.report(self.spoken(call), call))

    def setup(self, call: calls.Setup) -> Answer:
        return Data(msgspec.json.encode(desk.setup(call.asked, self.texts_of(call.lang))))

    def look(self, call: calls.Look) -> Answer:
        return Data(msgspec.json.encode(library.LOOKING[call.what](self.texts_of(call.lang), call)))

    def titles(self, call: calls.Titles) -> Answer:
        texts = self.texts_of(call.lang)
        return calls.Titled([titles.title(each, texts) for each in call.tables])

    def start(self, call: calls.Start) -> Answer:
        return Data(desk.start(Texts(call.lang)))


HANDLING: Final[dict[type, Callable[[Any, Any], Answer]]] = {
    calls.Begin: Host.begin, calls.Open: Host.open, calls.Close: Host.close, calls.Join: Host.join,
    calls.Part: Host.part, calls.Do: Host.do, calls.Play: Host.play, calls.Setup: Host.setup, calls.Start: Host.start,
    calls.Again: Host.again, calls.Moments: Host.moments, calls.Moment: Host.moment, calls.Split: Host.split,
    calls.Advise: Host.advise, calls.Think: Host.think, calls.Deliver: Host.deliver, calls.Searched: Host.searched,
    calls.Export: Host.export, calls.Report: Host.report, calls.Look: Host.look, calls.Titles: Host.titles,
    calls.Review: Host.review, calls.TellReview: Host.tell_review, calls.Count: Host.count,
}  # fmt: skip
