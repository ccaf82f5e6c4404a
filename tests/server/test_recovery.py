"""From a damaged journal the newest position that can be trusted is taken, and nothing that is good is left out."""

from collections.abc import Callable, Sequence
from functools import cache

import msgspec
import pytest
from msgspec.structs import replace

from goldenrule.bots import make_bot
from goldenrule.kernel.codec import digest
from goldenrule.kernel.errors import BadInput
from goldenrule.kernel.files import line_of
from goldenrule.kernel.records import Recorder, dump, parse
from goldenrule.server.table_calls import OpenTable
from goldenrule.server.worker.recovery import restore
from goldenrule.table.games import find_game
from goldenrule.table.saves import Seats

DAMAGED, DIFFERS = "server-epoch-damaged", "server-epoch-differs"
Change = Callable[[list[bytes]], object]


@cache
def played() -> tuple[OpenTable, Sequence[str], Sequence[int]]:
    """A game of 60 entries with a snapshot after 50; the digest after each, and the lines that hold entries."""
    game = find_game("champions").make({}, "1")
    recorder, lines, places = Recorder(game, "1"), list[bytes](), list[int]()
    record, digests = dump(recorder.record(with_snapshot=False)), [digest(game)]
    recorder.journal = lambda item: lines.append(line_of(item))
    bot = make_bot("champions", "sensible", "1")
    snapshot, at = b"", 0
    for n in range(1, 61):
        places.append(len(lines))
        if n == 40:
            recorder.undo(1)
        else:
            asked = recorder.game.pending[0]
            recorder.apply(asked.seat, bot.choose(recorder.game, asked.seat, asked))
        digests.append(digest(recorder.game))
        if n == 50:
            snapshot, at = msgspec.json.encode(recorder.record().snapshot), len(lines)
    assert len(lines) == 63, "60 entries, and a digest after every 20"
    return OpenTable("t", record, lines, Seats(), snapshot=snapshot, snapshot_at=at), digests, places


def change_line(entry: int, data: bytes) -> Change:
    """Put something else in the place of an entry, counted from 1."""
    return lambda lines: lines.__setitem__(played()[2][entry - 1], data)


@pytest.mark.parametrize("without_snapshot", [False, True])
def test_an_undamaged_journal_is_replayed_whole_and_no_epoch_begins(without_snapshot: bool) -> None:
    kept, digests, _ = played()
    session, epoch = restore(replace(kept, snapshot=b"") if without_snapshot else kept)
    assert epoch is None and session.note is None
    assert digest(session.game) == digests[60] and len(session.recorder.entries) == 60


@pytest.mark.parametrize(
    ("change", "snapshot", "reached", "key"),
    [
        (change_line(10, b'[0,["x"'), True, 60, DAMAGED),  # the snapshot, and all that was played after it
        (change_line(10, b""), True, 60, DAMAGED),
        (change_line(10, b'[0,"pass",0,0]'), True, 60, DIFFERS),  # another answer
        (change_line(10, b'{"undo":99}'), True, 60, DIFFERS),
        (change_line(10, b'[0,["x"'), False, 9, DAMAGED),  # what lies before the damage
        (change_line(30, b'[0,"nothing",0,0]'), False, 20, DIFFERS),  # what the last digest vouches for
        (change_line(55, b'[0,["x"'), True, 54, DAMAGED),
        (change_line(58, b'[0,"nothing",0,0]'), True, 50, DIFFERS),
        (lambda lines: (change_line(10, b"x")(lines), change_line(55, b"x")(lines)), True, 54, DAMAGED),
        (lambda lines: lines.__setitem__(played()[2][20] - 1, b'{"after":20,"digest":"0"}'), True, 60, DIFFERS),
    ],
)
def test_the_newest_good_position_is_taken(change: Change, snapshot: bool, reached: int, key: str) -> None:
    kept, digests, _ = played()
    lines = [*kept.kept]
    change(lines)
    session, epoch = restore(replace(kept, kept=lines, snapshot=kept.snapshot if snapshot else b""))
    assert epoch is not None and session.note is not None
    assert digest(session.game) == digests[reached]
    assert (session.note.key, session.note.args["lost"]) == (key, 60 - reached)
    again, none = restore(OpenTable("t", epoch.record, [], epoch.seats))
    assert none is None and digest(again.game) == digests[reached], "the new epoch replays by itself"


@pytest.mark.parametrize("snapshot", [b"{", b"null", b'{"version":"1"}', b"\xff"])
def test_a_snapshot_that_cannot_be_read_is_none(snapshot: bytes) -> None:
    kept, digests, _ = played()
    lines = [*kept.kept]
    change_line(30, b"x")(lines)
    session, epoch = restore(replace(kept, kept=lines, snapshot=snapshot))
    assert epoch is not None and digest(session.game) == digests[29]


def test_a_snapshot_that_is_not_what_its_digest_says_is_not_trusted() -> None:
    kept, digests, _ = played()
    lines, saved = [*kept.kept], msgspec.json.decode(kept.snapshot)
    change_line(30, b"x")(lines)
    saved["digest"] = "0" * len(saved["digest"])
    session, _ = restore(replace(kept, kept=lines, snapshot=msgspec.json.encode(saved)))
    assert digest(session.game) == digests[29]


def test_where_nothing_is_good_it_is_one_sentence() -> None:
    kept, _, _ = played()
    with pytest.raises(BadInput, match=r"line 1"):
        restore(replace(kept, kept=[b"x", *kept.kept[1:]], snapshot=b""))
    with pytest.raises(BadInput):
        restore(replace(kept, record=kept.record[:50]))


def test_where_no_older_position_fits_the_whole_game_is_played_again_with_the_new_rules() -> None:
    kept, digests, _ = played()
    started = parse(kept.record)
    started.digests = {0: "0" * 16}
    record, lines = dump(started), [line.replace(b'"digest":"', b'"digest":"0') for line in kept.kept]
    session, epoch = restore(replace(kept, record=record, kept=lines, snapshot=b""))
    assert epoch is not None and session.note is not None and session.note.key == "server-epoch-new-rules"
    assert digest(session.game) == digests[60]
    change_line(30, b'[0,"nothing",0,0]')(lines)
    with pytest.raises(BadInput):  # the new rules do not allow it
        restore(replace(kept, record=record, kept=lines, snapshot=b""))


def test_seats_keep_what_is_still_true_of_them() -> None:
    kept, _, _ = played()
    seats = Seats(bots={}, standing={0: [("a", 0, "never")]}, given={3: "always", 57: "never"}, joined=[4, 58])
    lines = [*kept.kept]
    change_line(10, b"x")(lines)
    _, epoch = restore(replace(kept, kept=lines, snapshot=b"", seats=seats))
    assert epoch is not None and epoch.seats.given == {3: "always"} and epoch.seats.joined == [4]
    assert epoch.seats.standing == seats.standing
    _, epoch = restore(replace(kept, kept=lines, seats=seats))
    assert epoch is not None and not epoch.seats.given and epoch.seats.standing == seats.standing
    assert parse(epoch.record).start is not None
