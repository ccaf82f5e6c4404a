"""Stored tables as structs, and errors of storage: what the server knows of its database, without SQL."""

from collections.abc import Mapping
from typing import Any, Final, Literal, NamedTuple, get_type_hints

import msgspec

from goldenrule.kernel.errors import BadInput, GoldenruleError
from goldenrule.server.page_requests import Color
from goldenrule.table.saves import Seats


class NotSaved(GoldenruleError):
    """A failed save, so that the change has not happened, or a failed read."""


class StorageUnavailable(NotSaved):
    """A failed save or read because storage is unavailable. `DatabaseWriter.wait_until_available` waits for it."""


class SeatHolder(msgspec.Struct, frozen=True, omit_defaults=True):
    """The holder of a seat: `turn` counts changes of hands, `taken` says that somebody took it by its link.

    `person` is the id of the person who took it, "" for somebody without a cookie.
    """

    turn: int = 0
    taken: bool = False
    watched: bool = False
    """May spectators look over this shoulder?"""
    person: str = ""
    invited: bool = False
    """May somebody with the link take this seat from its bot?"""
    name: str = ""
    """What its player wants to be called, "" for one who has not said it."""
    color: Color | Literal[""] = ""

    def vacated(self) -> "SeatHolder":
        """Return the state after its player has left: links to it no longer work."""
        return SeatHolder(self.turn + 1)


class TableRow(msgspec.Struct, frozen=True):
    """A stored table. `record` is the start of its current epoch, `owner` the id of its owner.

    `about` and `names` are in the language of the server at that time, in case its game can no longer start.
    """

    name: str
    game: str
    about: str
    kind: str
    names: list[str]
    record: bytes
    seats: bytes
    places: list[SeatHolder]
    owner: str = ""
    standing: str = ""
    over: bool = False
    made: float = 0
    changed: float = 0
    epoch: int = 0

    def decode_seats(self) -> Seats:
        return msgspec.json.decode(self.seats, type=Seats)

    def column_values(self) -> dict[str, object]:
        """Return the values of its columns."""
        out = {field: getattr(self, field) for field in self.__struct_fields__}
        return out | {field: msgspec.json.encode(out[field]).decode() for field in IN_JSON}


class DamagedTable(BadInput):
    """An error about an unreadable row, with its column."""


class DamagedRow(msgspec.Struct, frozen=True):
    """A table with an unreadable row; `wrong` names the column. `game` or `owner` is "" if it is damaged, too."""

    name: str
    game: str
    owner: str
    changed: float
    wrong: DamagedTable


IN_JSON: Final = ("names", "places")
"""Columns that hold JSON as text."""


_KINDS: Final = get_type_hints(TableRow)


def row_of(found: Mapping[Any, Any]) -> TableRow | DamagedRow:
    """Return a row of the database; a damaged one affects only its own table."""
    values, column = {**found}, "name"
    try:
        for column, kind in _KINDS.items():
            if column in IN_JSON:
                values[column] = msgspec.json.decode(values[column])
            values[column] = msgspec.convert(values[column], kind, builtin_types=(bytes,), strict=column != "over")
        row, column = TableRow(**values), "seats"
        row.decode_seats()
        column = "places"
        if len(row.places) != len(row.names):
            raise ValueError
    except (msgspec.MsgspecError, ValueError, TypeError, RecursionError):
        game, owner, changed = (found[each] for each in ("game", "owner", "changed"))
        return DamagedRow(
            name=str(found["name"]), game=game if isinstance(game, str) else "",
            owner=owner if isinstance(owner, str) else "",
            changed=changed if isinstance(changed, float) else 0.0,
            wrong=DamagedTable("bad-table-damaged", name=str(found["name"]), column=column),
        )  # fmt: skip
    return row


class StoredTable(NamedTuple):
    """The current epoch of a table: its row, the lines of its journal, the last snapshot, and its place in them."""

    row: TableRow
    lines: list[bytes]
    snapshot: bytes
    snapshot_at: int


class StoredEpoch(NamedTuple):
    """An epoch of a table: its number, the number of journal lines, and why and when the next one began.

    `why` is a phrase as plain data in JSON, b"" for the current epoch; `ended` is 0 for that. `told`: the last view is
    stored.
    """

    epoch: int
    lines: int
    why: bytes
    ended: float
    told: bool
