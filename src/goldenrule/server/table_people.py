"""The people at a table: their names, who of them is here, and what they say to each other."""

from collections.abc import Mapping, Sequence

import msgspec
from msgspec.structs import replace

from goldenrule.server.buckets import Bucket
from goldenrule.server.page_requests import Introduce, Request, Say
from goldenrule.server.people import NAMELESS, TALK, Profile, clean_name, people_of
from goldenrule.server.protocol import Done, People, Refused, Said, SeatPerson
from goldenrule.server.seating import PageConnection
from goldenrule.server.storage.rows import NotSaved, SeatHolder
from goldenrule.server.table_game import TableGame
from goldenrule.table.saves import Seats
from goldenrule.words.phrases import Phrase


class TablePeople(TableGame):
    """A game whose players have names. What they say is sent on, and not kept."""

    _told_people: Sequence[SeatPerson] = ()
    _told_watching = 0
    """What pages were told last of the people here."""

    def people(self) -> list[SeatPerson]:
        """Return who plays each seat, and who of them is here."""
        owners = (page.profile for page in self.pages.values() if page.owner)
        owner = next((profile for profile in owners if profile != NAMELESS), NAMELESS)
        now = self.clock()
        away = {seat: int(now - left) for seat, left in self._seen.items()}
        return people_of(self.row, self._present_seats(), away, owner)

    def _present_seats(self) -> set[int]:
        """Return the seats whose pages are open."""
        return {seat for page in self.pages.values() for seat in page.seats}

    def _tell_people(self, new: PageConnection | None = None) -> None:
        """Tell every page who is here, if that has changed, and a `new` page anyway.

        Spectators are not told of each other's coming and going, because they may be many.
        """
        found = People(self.people(), sum(not page.seats for page in self.pages.values()))
        same = [replace(each, away=min(each.away, 0)) for each in found.seats]  # not for the time alone
        data = msgspec.json.encode(found)
        for page in self.pages.values():
            changed = same != self._told_people or (page.seats and found.watching != self._told_watching)
            if changed or page is new:
                page.send(data)
        self._told_people, self._told_watching = same, found.watching

    async def _talk(self, number: int, request: Introduce | Say) -> None:
        """Change the name of a page's person, or say their phrase to everybody; answer that, or refuse it."""
        page = self.pages[number]
        try:
            why = await self._introduce(page, request) if isinstance(request, Introduce) else self._say(page, request)
        except NotSaved as error:
            why = error.phrase
        if why is None:
            page.send(msgspec.json.encode(Done(request.id)))
        else:
            self._refuse(number, request, why)

    async def _introduce(self, page: PageConnection, request: Introduce) -> Phrase | None:
        """Change the name of a page's person, and keep it at their seats. Return why not. Raises NotSaved."""
        profile = Profile(clean_name(request.name), request.color)
        holders = {seat: replace(self.row.places[seat], name=profile.name, color=profile.color) for seat in page.seats}
        changes = {seat: holder for seat, holder in holders.items() if holder != self.row.places[seat]}
        if changes and not self._may_talk(page):
            return Phrase("server-talks-fast")
        page.profile = profile
        if changes:
            await self._save_holders(changes)
        else:
            self._tell_people()
        return None

    def _say(self, page: PageConnection, request: Say) -> Phrase | None:
        """Say a phrase to every page. Return why not."""
        if not page.seats:
            return Phrase("server-say-not-seated")
        if not self._may_talk(page):
            return Phrase("server-talks-fast")
        data = msgspec.json.encode(Said(page.seats[0], request.phrase))
        for each in self.pages.values():
            each.send(data)
        return None

    def _may_talk(self, page: PageConnection) -> bool:
        """Spend on a phrase or a name, for all pages with the same link. Return False if too little is left."""
        return self._talk_left.setdefault(page.ticket.seat, Bucket(TALK, self.clock)).take()

    async def _save_holders(self, changes: Mapping[int, SeatHolder], seats: Seats | None = None) -> list[int]:
        """Save new holders of some seats. Return the pages whose rights have changed.

        Raises NotSaved, and changes nothing.
        """
        places = [changes.get(seat, place) for seat, place in enumerate(self.row.places)]
        await self.store.save_seats(self.name, places, seats)
        encoded = self.row.seats if seats is None else msgspec.json.encode(seats)
        changed = self._settle(replace(self.row, places=places, seats=encoded))
        self._tell_people()
        return changed

    def _refuse(self, number: int, request: Request, said: Phrase) -> None:
        page = self.pages[number]
        page.send(msgspec.json.encode(Refused(request.id, self.tell(said, page.lang))))
