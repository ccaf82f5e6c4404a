"""Take up a table from what is kept of it: by its journal, else from the newest position that can still be trusted.

A journal that does not replay is either of other rules or cards, or damaged. In both cases the game continues from the
last snapshot, with the entries after it. Of a damaged journal the entries before the damage are as good: whichever
leads further is taken. If no position of the older version fits this one, all answers are given again with the new
rules, should they allow them. What it was before is not touched: the table begins a new epoch.
"""

from typing import NamedTuple

import msgspec
from msgspec.structs import replace

from goldenrule.bots import make_bot
from goldenrule.kernel.codec import admit
from goldenrule.kernel.errors import BadInput
from goldenrule.kernel.files import take_line
from goldenrule.kernel.records import (
    Diverged,
    Record,
    Recorder,
    Saved,
    dump,
    parse,
    refuse_long,
    reopen,
    standing_places,
)
from goldenrule.server.table_calls import OpenTable
from goldenrule.server.worker_answers import NewEpoch
from goldenrule.table.game_setup import open_session
from goldenrule.table.games import find_game, game_names
from goldenrule.table.replay_positions import seats_after
from goldenrule.table.saves import Seats
from goldenrule.table.session import Session
from goldenrule.words.phrases import Phrase, plain
from goldenrule.words.plain import in_line


class Journal(NamedTuple):
    """What can be read of a table's journal.

    `record` has all entries before the damage. `after` has those after the snapshot, with digests by their number
    among these. `before` are the entries up to the snapshot, `entries` all that there were. `wrong` names the first
    damaged line, None if there is none.
    """

    record: Record
    saved: Saved | None
    after: Record
    before: int
    entries: int
    wrong: BadInput | None


def restore(kept: OpenTable) -> tuple[Session, NewEpoch | None]:
    """The session of a table, and the epoch that begins with it if its journal does not replay.

    Raises BadInput if there is no position to continue from.
    """
    journal = read_journal(kept)
    wrong = journal.wrong
    if wrong is None:
        try:
            return open_session(journal.record, kept.seats, make_player=make_bot, watched=True), None
        except Diverged as error:
            wrong = error
    found = [trusted_part(journal.record), _from_snapshot(journal)]
    best = max((each for each in found if each is not None), key=lambda each: each[1], default=None)
    key = "server-epoch-differs" if isinstance(wrong, Diverged) else "server-epoch-damaged"
    if best is None:
        best, key = _with_new_rules(journal), "server-epoch-new-rules"
    if best is None:
        raise wrong
    record, reached = best
    session = open_session(record, _seats_then(kept.seats, record), make_player=make_bot, watched=True)
    version = in_line(journal.record.version, 60)
    session.note = Phrase(key, version=version, lost=journal.entries - reached)
    return session, NewEpoch(dump(record), session.seats(), plain(session.note))


def read_journal(kept: OpenTable) -> Journal:
    """What can be read of a table. Raises BadInput if its record cannot be."""
    record = parse(kept.record, game_names(), Phrase("the-record-table", table=kept.table))
    record.snapshot = None
    after = replace(record, start=None, entries=[], digests={})
    before = entries = len(record.entries)
    wrong: BadInput | None = None
    unread = False  # a line after the snapshot
    for number, line in enumerate(kept.kept, 1):
        taken = replace(after, entries=[], digests={})
        later = number > kept.snapshot_at
        try:
            take_line(taken, line, Phrase("the-record-line", table=kept.table, line=number))
            entries += len(taken.entries)
        except BadInput as error:
            wrong, unread = wrong or error, unread or later
            entries += 1
        before = before if later else entries
        if wrong is None:
            record.entries += taken.entries
            record.digests.update(taken.digests)
        if later and not unread:
            after.entries += taken.entries
            after.digests.update({len(after.entries): digest for digest in taken.digests.values()})
    refuse_long(record, Phrase("the-record-table", table=kept.table))
    return Journal(record, _read_snapshot(kept.snapshot), after, before, entries, wrong)


def _read_snapshot(data: bytes) -> Saved | None:
    """A snapshot, None if there is none, or it cannot be read."""
    try:
        return msgspec.json.decode(data, type=Saved) if data else None
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return None


def _from_snapshot(journal: Journal) -> tuple[Record, int] | None:
    """A record that continues from the snapshot, and the entries of the journal up to its end; None without one."""
    record, saved = journal.record, journal.saved
    if saved is None:
        return None
    game = find_game(record.game).make(record.options, record.seed)
    try:
        if admit(game, saved.data) != saved.digest:
            return None
    except BadInput:
        return None
    start = Recorder(game, record.seed, practice=record.practice, start=saved.data).record(with_snapshot=False)
    further = replace(start, entries=journal.after.entries, digests={**journal.after.digests, **start.digests})
    found = trusted_part(further) or (start, 0)
    return found[0], journal.before + found[1]


def trusted_part(record: Record) -> tuple[Record, int] | None:
    """The part of a record that leads where it says, and how many entries that has; None if that is none.

    An entry that does not replay may be right, and one before it wrong: what is trusted ends with the last digest.
    """
    make, good = find_game(record.game).make, len(record.entries)
    try:
        found = reopen(record, make)
    except Diverged as error:
        good = max((number for number in record.digests if number < error.number), default=0)
        if good == 0:
            return None
        found = reopen(record, make, until=good)
    return (found.record(with_snapshot=False), good) if good else None


def _with_new_rules(journal: Journal) -> tuple[Record, int] | None:
    """The whole game played again with the rules and cards of this version, wherever it leads; None if it cannot be.

    For when nothing that was kept fits this version: its state has other fields, or rows for other cards.
    """
    record = replace(journal.record, digests={})
    if journal.wrong is not None:
        return None
    try:
        return reopen(record, find_game(record.game).make).record(with_snapshot=False), journal.entries
    except Diverged:
        return None


def _seats_then(seats: Seats, record: Record) -> Seats:
    """Who sits where, in a record that may have fewer decisions, or other ones at their places."""
    if record.start is not None:
        return replace(seats, given={}, joined=[], begun=-1, meant=None)
    then = seats_after(seats, len(standing_places(record.entries)))
    return replace(seats, given=then.given, joined=then.joined, begun=-1, meant=None)
