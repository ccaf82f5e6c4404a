"""Moments of a recorded game: its record up to one of them, to play on from there."""

from msgspec.structs import replace

from goldenrule.kernel.errors import BadInput
from goldenrule.kernel.records import Record, Undo, standing_places
from goldenrule.table.saves import Seats


def record_before(record: Record, back: int) -> Record:
    """A record as it was before the last `back` decisions that stand: a practice game from then on, if it can be.

    Where chance was taken back the streams were rekeyed, which is not done in practice games: it stays as it was.
    """
    entries = record.entries[: standing_places(record.entries)[-back]] if back else record.entries
    digests = {number: digest for number, digest in record.digests.items() if number <= len(entries)}
    practice = record.practice or not any(isinstance(entry, Undo) for entry in entries)
    return replace(record, entries=entries, digests=digests, practice=practice, snapshot=None)


def record_after(record: Record, decisions: int) -> Record:
    """A record up to where this many decisions stood. Raises BadInput if there have not been this many."""
    stand = len(standing_places(record.entries))
    if not 0 <= decisions <= stand:
        raise BadInput("bad-no-moment", at=decisions, most=stand)
    return record_before(record, stand - decisions)


def seats_after(seats: Seats, decisions: int) -> Seats:
    """Who sat where, and which answers had been given by themselves, when this many decisions stood."""
    return Seats(
        bots={seat: bot for seat, bot in seats.bots.items() if bot != "lesson"},
        given={place: why for place, why in seats.given.items() if place < decisions},
        joined=[place for place in seats.joined if place < decisions],
    )
