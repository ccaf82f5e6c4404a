"""Tables and whatever needs the games' rules, in a worker process: calls are carried out one after the other."""

import traceback
from collections.abc import Callable
from typing import Any, Final

import msgspec

from goldenrule.kernel.errors import BadInput
from goldenrule.kernel.files import line_of, take_line
from goldenrule.kernel.records import Entry, parse
from goldenrule.server import calls, desk
from goldenrule.server.calls import Answer, Broken, Call, Came, Data, Wrong
from goldenrule.server.table import Sent, Table
from goldenrule.table import settings
from goldenrule.table.games import find_game, game_names
from goldenrule.table.opening import open_session
from goldenrule.table.texts import Texts


class Host:
    """Tables by name."""

    def __init__(self, lang: str = "en") -> None:
        self.texts = Texts(lang)
        self.tables: dict[str, Table] = {}
        self.kept: list[bytes] = []

    def handle(self, call: Call) -> Answer:
        """Do what is asked. A table at which an error happens that is nobody's input is broken, and forgotten."""
        self.kept = []
        try:
            found: Answer = HANDLING[type(call)](self, call)
        except BadInput as error:
            return Wrong(str(error))
        except Exception as error:
            self.tables.pop(getattr(call, "table", ""), None)
            return Broken(f"{type(error).__name__}: {error}", traceback.format_exc())
        return found

    def came(self, table: Table, sent: Sent) -> Came:
        """What has come of a call to a table."""
        seats = table.seats_changed()
        return Came(self.kept, seats, sent, table.busy(), table.session.game.over)

    def begin(self, call: calls.Begin) -> Answer:
        return desk.begin(call.new, self.texts, settings.read())

    def open(self, call: calls.Open) -> Answer:
        record = parse(call.record, game_names(), f"The table {call.table}")
        for number, line in enumerate(call.kept, 1):
            take_line(record, line, f"The journal of table {call.table}, line {number},")
        session = open_session(record, call.seats, make_player=desk.player, watched=True)
        table = Table(call.table, session, find_game(record.game).words(self.texts), self.texts)
        table.seats_changed()
        self.tables[call.table] = table
        self.kept = []
        session.recorder.journal = self.keep
        return self.came(table, table.play())

    def keep(self, item: Entry | tuple[int, str]) -> None:
        self.kept.append(line_of(item))

    def close(self, call: calls.Close) -> Answer:
        self.tables.pop(call.table, None)
        return Came()

    def join(self, call: calls.Join) -> Answer:
        table = self.tables[call.table]
        return self.came(table, table.join(call.page, call.seats, call.eyes))

    def part(self, call: calls.Part) -> Answer:
        table = self.tables[call.table]
        return self.came(table, table.part(call.page))

    def do(self, call: calls.Do) -> Answer:
        table = self.tables[call.table]
        return self.came(table, table.do(call.page, call.request))

    def play(self, call: calls.Play) -> Answer:
        table = self.tables[call.table]
        return self.came(table, table.play())

    def setup(self, call: calls.Setup) -> Answer:
        return Data(msgspec.json.encode(desk.setup(call.asked, self.texts)))

    def start(self, call: calls.Start) -> Answer:
        return Data(desk.start(self.texts))


HANDLING: Final[dict[type, Callable[[Any, Any], Answer]]] = {
    calls.Begin: Host.begin, calls.Open: Host.open, calls.Close: Host.close, calls.Join: Host.join,
    calls.Part: Host.part, calls.Do: Host.do, calls.Play: Host.play, calls.Setup: Host.setup, calls.Start: Host.start,
}  # fmt: skip
