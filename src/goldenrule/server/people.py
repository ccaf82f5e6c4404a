"""The people at a table: their names and colors, who is here, and how often they may speak."""

import re
import unicodedata
from collections.abc import Collection, Mapping, Sequence
from typing import Final, Literal, NamedTuple, get_args

from goldenrule.server.buckets import Rate
from goldenrule.server.page_requests import Color
from goldenrule.server.protocol import SeatPerson
from goldenrule.server.storage.rows import TableRow
from goldenrule.words.plain import in_line

LONGEST: Final = 24
"""The most characters of a name."""
TALK: Final = Rate(4, 0.25)
"""The phrases and changes of name of a page: at once, and in a second."""
COLORS: Final[tuple[Color, ...]] = get_args(Color)

_BLANK: Final = "\u2800"
"""A sign of Braille without dots, which looks like nothing."""
_MARKS: Final = 2
"""The most marks above or below one letter of a name."""


def clean_name(given: str) -> str:
    """Return a name as it may be shown: one line of at most `LONGEST` characters, without invisible ones."""
    text = " ".join(in_line(unicodedata.normalize("NFC", given)).replace(_BLANK, " ").split())
    out, marks = "", 0
    for letter in text:
        kind = unicodedata.category(letter)
        marks = marks + 1 if kind in ("Mn", "Me") else 0
        if kind[0] != "C" and marks <= _MARKS:
            out += letter
    out = out[:LONGEST].strip()
    return out if re.search(r"[^\W_]", out) or any(unicodedata.category(each) == "So" for each in out) else ""


class Profile(NamedTuple):
    """How somebody wants to be called, and the color that they like; "" for what they have not said."""

    name: str = ""
    color: Color | Literal[""] = ""


NAMELESS: Final = Profile()


def people_of(
    row: TableRow, here: Collection[int], away: Mapping[int, int], owner: Profile = NAMELESS
) -> list[SeatPerson]:
    """Return who plays each seat.

    `here` are the seats whose pages are open, and `away` has the seconds since those of others were closed. `owner` is
    who plays the seats that nobody took, where that is not kept.
    """
    bots = row.decode_seats().bots
    taken = {seat: place.taken for seat, place in enumerate(row.places) if seat not in bots}
    profiles = {seat: Profile(row.places[seat].name, row.places[seat].color) for seat in taken}
    known = next((profiles[seat] for seat in taken if not taken[seat] and profiles[seat] != NAMELESS), owner)
    players = {seat: profiles[seat] if taken[seat] else known for seat in taken}
    colors = _distinct_colors([(seat if taken[seat] else -1, players[seat].color) for seat in taken])
    people = dict(zip(taken, colors))
    return [
        SeatPerson(
            seat, "", players[seat].name, people[seat], seat in here, -1 if seat in here else away.get(seat, -1),
            taken[seat],
        )
        if seat in taken
        else SeatPerson(seat, bots[seat], invited=place.invited)
        for seat, place in enumerate(row.places)
    ]  # fmt: skip


def _distinct_colors(players: Sequence[tuple[int, Color | Literal[""]]]) -> list[Color]:
    """Return a color for each player, by a number of theirs: the one that they like, unless one before has it."""
    found = dict[int, Color]()
    for player, wish in players:
        if wish and player not in found and wish not in found.values():
            found[player] = wish
    for player, _ in players:
        if player not in found:
            found[player] = next(each for each in COLORS if each not in found.values())
    return [found[player] for player, _ in players]
