"""Seat access: decided here alone, from a ticket and the current table.

A room asks inside its lock, and uses the answer before it releases the lock: a later use could be out of date, and
reveal a hand.
"""

from collections.abc import Callable, Sequence

import msgspec
from msgspec.structs import replace

from goldenrule.kernel.errors import BadInput, GoldenruleError
from goldenrule.kernel.views import SPECTATOR
from goldenrule.server.limits import Requester
from goldenrule.server.people import NAMELESS
from goldenrule.server.seat_tokens import OWNER, WATCH, Ticket
from goldenrule.server.storage.rows import SeatHolder, TableRow
from goldenrule.table.saves import Seats
from goldenrule.table.settings import Settings, standing_answers_of

Send = Callable[[bytes], None]
"""A function that hands a message to a page without waiting."""


class AccessDenied(GoldenruleError):
    """An invalid or expired token."""


def people_seats(row: TableRow) -> list[int]:
    """Return the seats of people."""
    bots = row.decode_seats().bots
    return [seat for seat in range(len(row.names)) if seat not in bots]


class Access(msgspec.Struct, frozen=True):
    """The rights of a ticket at a table: the seats that it plays, and its view.

    `hides`: players of this game hide their hands from each other. `offered` is the seat of a bot that the ticket may
    take, -1 for none; before that it shows what spectators see.
    """

    row: TableRow
    seats: Sequence[int]
    eyes: int
    owner: bool
    hides: bool
    offered: int = -1

    @property
    def plays_all(self) -> bool:
        """Is this the only player, or is the game over?"""
        return self.row.over or [*self.seats] == people_seats(self.row)

    @property
    def covers_hands(self) -> bool:
        """Are these seats of several people at one page who hide their hands from each other?"""
        return self.hides and len(self.seats) > 1 and not self.row.over

    @property
    def may_know_all(self) -> bool:
        """May the player of these seats see hidden cards?"""
        return self.plays_all and not self.covers_hands

    @property
    def reviewed_seats(self) -> list[int]:
        """Return the seats for a review: one's own where hands are hidden, else those of all people."""
        every = people_seats(self.row)
        own = [*self.seats] or every or [0]
        return own[:1] if self.hides else every or own

    def check_may_know_all(self) -> None:
        """Raise BadInput unless hidden cards may be shown: when the game is over, or to its only player."""
        if not self.may_know_all:
            raise BadInput("server-not-alone")

    def check_plays(self, seat: int) -> None:
        """Raise AccessDenied unless the ticket plays this seat."""
        if seat not in self.seats:
            raise AccessDenied("server-not-yours")

    def replay_eyes(self, seat: int | None) -> int:
        """Return the view for replays: one's own (None), or any seat's when the game is over. Raises AccessDenied.

        Several people who share a page and hide their hands have no view of their own there.
        """
        own = () if self.covers_hands else self.seats
        usual = own[0] if own else self.eyes
        if seat is None or seat == usual:
            return usual
        if seat == SPECTATOR or seat in own or (self.row.over and own and seat in people_seats(self.row)):
            return seat
        raise AccessDenied("server-not-yours")


def access_of(row: TableRow, ticket: Ticket, over: int, hides: bool) -> Access:
    """Return the rights of a ticket at a table; a spectator may look over the shoulder of the seat `over`.

    Raises AccessDenied if the ticket is no longer valid, or the seat does not allow it.
    """

    def gives(seats: Sequence[int], eyes: int = SPECTATOR) -> Access:
        return Access(row, seats, eyes, ticket.seat == OWNER, hides)

    found = people_seats(row)
    if ticket.seat == WATCH:
        if over != SPECTATOR and not (over in found and row.places[over].watched):
            raise AccessDenied("server-not-watched")
        return gives((), over)
    if ticket.seat == OWNER:
        return gives([seat for seat in found if not row.places[seat].taken])
    if not 0 <= ticket.seat < len(row.names):  # a rematch of fewer players
        raise AccessDenied("server-seat-gone")
    place = row.places[ticket.seat]
    if ticket.seat not in found and not place.invited:
        raise AccessDenied("server-seat-bot")
    if place.turn != ticket.turn:
        raise AccessDenied("server-no-seat")
    if ticket.seat not in found:
        return Access(row, (), SPECTATOR, False, hides, ticket.seat)
    return gives((ticket.seat,), ticket.seat)


def seats_with(row: TableRow, seat: int, bot: str) -> Seats:
    """Return the seats after giving one to a bot, or to a person (""). Raises BadInput if no person would be left."""
    found = row.decode_seats()
    found.bots.pop(seat, None)
    if bot:
        found.bots[seat] = bot
        found.standing.pop(seat, None)
        found.free = [each for each in found.free if each != seat]
    if len(found.bots) == len(row.names):
        raise BadInput("server-nobody")
    return found


def apply_settings(row: TableRow, found: Seats, seat: int, settings: Settings) -> Seats:
    """Use the settings of a seat's new person instead of those of the person who played there before."""
    wants = standing_answers_of(row.game, [seat], settings)
    standing = {each: answers for each, answers in found.standing.items() if each != seat}
    free = sorted(({*found.free} - {seat}) | wants.free)
    return msgspec.structs.replace(found, standing={**standing, **wants.as_data()}, free=free)


def next_holders(row: TableRow, count: int) -> list[SeatHolder]:
    """Return the places of `count` seats in the next game: as before, or with new links if there are other seats."""
    if len(row.places) == count:
        return [replace(place, watched=False) for place in row.places]
    return [SeatHolder(1 + max(place.turn for place in row.places))] * count


class PageConnection:
    """An open page at a table: its ticket, its current rights, and its person."""

    def __init__(self, send: Send, ticket: Ticket, given: Access, lang: str, requester: Requester) -> None:
        self.send = send
        self.requester = requester
        self.ticket = ticket
        self.lang = lang
        self.owner = given.owner
        self.seats = tuple(given.seats)
        self.eyes = given.eyes
        self.profile = NAMELESS
        self.shows = False  # it shows what has happened, step by step

    def update_access(self, row: TableRow, hides: bool) -> bool:
        """Update the rights of the ticket, or watch as a spectator. Return whether they have changed.

        A spectator looks over a shoulder only while that is allowed without a break.
        """
        before = self.seats, self.eyes
        try:
            given = access_of(row, self.ticket, self.eyes if self.ticket.seat == WATCH else SPECTATOR, hides)
            self.seats, self.eyes = tuple(given.seats), given.eyes
        except AccessDenied:
            self.seats, self.eyes = (), SPECTATOR
        return (self.seats, self.eyes) != before
