"""A table that is played in the browser: its session, the pages at it, and what each of them is to be sent.

Nothing here waits or writes: what is to be kept, and what is to be sent after that, is handed to whoever called.
"""

from collections.abc import Callable, Sequence
from time import perf_counter
from typing import TYPE_CHECKING, Any, Final

import msgspec

from goldenrule.gamekit.segments import Segment
from goldenrule.kernel.decisions import Decision, Option
from goldenrule.kernel.errors import BadInput, IllegalOption
from goldenrule.kernel.views import SPECTATOR
from goldenrule.server import protocol
from goldenrule.server.page import Page
from goldenrule.server.protocol import Done, Message, Now, Refused, Request, TakingBack, Waiting
from goldenrule.server.telling import tell
from goldenrule.table import settings
from goldenrule.table.careless import careless
from goldenrule.table.games import find_game
from goldenrule.table.prompts import Asked, ask, single_answers
from goldenrule.table.session import NoUndo, Session
from goldenrule.table.standing import ability_of
from goldenrule.table.together import takes_more

if TYPE_CHECKING:
    from goldenrule.table.games import GameWords
    from goldenrule.table.saves import Seats
    from goldenrule.table.texts import Texts

BUDGET: Final = 0.03
"""Seconds after which what bots have done is shown before they go on."""

Sent = list[tuple[int, bytes]]
"""Messages with the numbers of the pages that they are for."""


class No(Exception):
    """A request that is not carried out, as a sentence; `kind` as `protocol.Refused` has it."""

    def __init__(self, text: str, kind: Any = "") -> None:
        super().__init__(text)
        self.kind = kind


class Table:
    """A table. `bots` and people may change seats; `pages` are open, by numbers of whoever sends to them."""

    def __init__(self, name: str, session: Session, words: "GameWords", texts: "Texts") -> None:
        self.name = name
        self.session = session
        self.words = words
        self.texts = texts
        self.pages: dict[int, Page] = {}
        self.asks_undo: tuple[int, int] | None = None  # who asks, and how many decisions would be taken back
        self._seats = session.seats()
        words.playing(session.game)

    def seats_changed(self) -> "Seats | None":
        """Who sits where, with standing answers, if that has changed since this was asked last."""
        now = self.session.seats()
        if now == self._seats:
            return None
        self._seats = now
        return now

    @property
    def at(self) -> int:
        """The number of the position: it grows with every decision, and with what takes decisions back."""
        return len(self.session.recorder.entries)

    def say(self, key: str, **args: str | int) -> str:
        return self.texts.t(key, **args)

    # -- pages ---------------------------------------------------------------------------------------------------------

    def join(self, number: int, seats: Sequence[int], eyes: int = SPECTATOR) -> Sent:
        """Open a page; what it is sent first. The others are told that somebody is here."""
        page = Page(seats, eyes, find_game(self.session.game.name).hidden_hands)
        self.pages[number] = page
        kind = find_game(self.session.game.name)
        welcome = protocol.Welcome(
            version=protocol.VERSION, table=self.name, game=kind.name, title=kind.title, seats=self.seats(page),
            practice=self.session.practice,
        )  # fmt: skip
        return [(number, msgspec.json.encode(welcome)), *self.show()]

    def part(self, number: int) -> Sent:
        """A page has been closed."""
        return self.show() if self.pages.pop(number, None) is not None else []

    def seats(self, page: Page) -> list[protocol.Seat]:
        """Who sits where, as a page sees it."""
        game, bots = self.session.game, self.session.bots
        here = {seat for each in self.pages.values() for seat in each.seats}
        return [
            protocol.Seat(seat, self.words.player(game, seat), bots.get(seat, ""), seat in here, seat in page.seats)
            for seat in range(game.state.seats)
        ]

    # -- showing -------------------------------------------------------------------------------------------------------

    def show(self) -> Sent:
        """How things stand now, for every page."""
        return [(number, self.now(page)) for number, page in self.pages.items()]

    def now(self, page: Page) -> bytes:
        """How things stand for a page."""
        session, game = self.session, self.session.game
        decision = None if game.over else page.asked(session.game.pending)
        covered = page.covers and (page.facing < 0 or (decision is not None and decision.seat != page.facing))
        if decision is not None and not covered:
            page.turn(decision.seat)
        if covered:
            seat = page.seats[0] if decision is None else decision.seat
            return page.message(
                Now(at=self.at, seat=seat, board=None, seats=self.seats(page), covered=True), self.words.face
            )  # fmt: skip
        whole = page.whole
        story = tell(session, page, self.words, self.texts)
        whole, page.whole = whole or page.whole, False
        now = Now(
            at=self.at,
            seat=page.facing,
            board=self.words.board(session.view(page.facing)),
            seats=self.seats(page),
            prompt=None if decision is None else self.asked(decision).prompt,
            waiting=None if decision is not None or game.over else self.waiting(),
            story=story,
            whole=whole,
            undo=self.undo_of(page) if page.seats else None,
            end=self.ending(page) if game.over else None,
        )
        return page.message(now, self.words.face)

    def asked(self, decision: Decision) -> Asked:
        return ask(self.session, decision, self.words, self.texts)

    def waiting(self) -> Waiting:
        """Whom the game waits for."""
        seats = [decision.seat for decision in self.session.game.pending]
        names = [self.words.player(self.session.game, seat) for seat in seats]
        return Waiting(seats, self.say("server-waiting", names=", ".join(names)))

    def undo_of(self, page: Page) -> TakingBack:
        """What a page may take back."""
        no = self.session.why_not(1, self.owners(page))
        return TakingBack(no is None, why="" if no is None else self.no_undo(no))

    def ending(self, page: Page) -> protocol.Ending:
        """How the game has ended."""
        kind, game = find_game(self.session.game.name), self.session.game
        winners = {*kind.winners(game)}
        won = bool(winners & {*page.seats}) if page.seats and winners else False if page.seats else None
        return protocol.Ending(won, kind.ending(game))

    # -- requests ------------------------------------------------------------------------------------------------------

    def do(self, number: int, request: Request) -> Sent:
        """Carry out what a page wants; what is to be sent is for after it has been kept."""
        page, before = self.pages[number], self.at
        try:
            lines = DOING[type(request)](self, page, request)
        except No as no:
            return self._answer(number, Refused(request.id, str(no), no.kind))
        except (BadInput, IllegalOption) as error:
            return self._answer(number, Refused(request.id, str(error)))
        if self.at != before:
            self.asks_undo = None
        done = self._answer(number, Done(request.id, lines or ()))
        return done if type(request) in QUIET else done + self.play()

    def _answer(self, number: int, message: Message) -> Sent:
        return [(number, msgspec.json.encode(message))]

    def play(self) -> Sent:
        """Let bots and standing answers answer for a while, and show what has come of it. See `busy`."""
        until = perf_counter() + BUDGET
        while self.step() and perf_counter() < until:
            pass
        return self.show()

    def step(self) -> bool:
        """Let a bot or a standing answer answer one question. False if a person is asked, or nobody."""
        session = self.session
        if session.game.over:
            return False
        if session.asked() < 0:
            return session.step_bot()
        return session.step_standing() or session.step_forced()

    def busy(self) -> bool:
        """Are bots still to answer?"""
        return not self.session.game.over and self.session.asked() < 0 and bool(self.session.game.pending)

    def question(self, page: Page, at: int, seat: int) -> Asked:
        """The question to a seat at a position. Raises No if there is none, or it is not the page's to answer."""
        if at != self.at:
            raise No(self.say("server-stale"), "stale")
        if not page.plays(seat):
            raise No(self.say("server-not-yours" if seat not in page.seats else "server-covered"))
        found = next((each for each in self.session.game.pending if each.seat == seat), None)
        if found is None:
            raise No(self.say("server-not-asked"))
        return self.asked(found)

    def items(self, asked: Asked, numbers: Sequence[int]) -> list[Option]:
        """The options of items. Raises No for a number that none has."""
        most = len(asked.options)
        wrong = next((n for n in numbers if not 1 <= n <= most), None)
        if wrong is not None:
            raise No(self.say("cli-choose-number", n=wrong, max=most))
        if not numbers or (len(numbers) > 1 and not asked.prompt.several) or len({*numbers}) < len(numbers):
            raise No(self.say("server-how-many", several="yes" if asked.prompt.several else "no"))
        return [asked.options[n - 1] for n in numbers]

    def choose(self, page: Page, request: protocol.Choose) -> None:
        asked = self.question(page, request.at, request.seat)
        options = self.items(asked, request.items)
        decision, session = asked.decision, self.session
        if not request.sure:
            self.careful(careless(session, decision, options, self.words, self.texts))
        given, more = single_answers(session.game, asked, request.items, request.more)
        if not given:
            raise No(self.say("cli-not-together"))
        fewer = asked.prompt.several and not more and takes_more(session.game, decision, options)
        if fewer and not request.sure:
            self.careful(self.say("cli-takes-more"))
        session.answer(decision.seat, given, more)

    def careful(self, why: str) -> None:
        """Raises No with what is probably not meant, if the user wants to be asked again."""
        if why and settings.read().sure:
            raise No(why, "sure")

    def cancel(self, page: Page, request: protocol.Cancel) -> None:
        if not self.question(page, request.at, request.seat).prompt.cancel:
            raise No(self.say("cli-cancel-none"))
        self.session.cancel()
        self.taken_back()

    def owners(self, page: Page) -> Sequence[int]:
        """Whose answers a page takes back."""
        return (page.facing,) if page.covers else page.seats

    def undo(self, page: Page, request: protocol.Undo) -> None:
        try:
            self.session.undo(request.count, self.owners(page))
        except NoUndo as no:
            raise No(self.no_undo(no), "undo") from no
        self.taken_back()

    def no_undo(self, no: NoUndo) -> str:
        return self.say(f"server-undo-{no.key}", n=no.n)

    def taken_back(self) -> None:
        """What pages have been told of what was taken back is not so any more."""
        for page in self.pages.values():
            if page.told >= len(self.session.log):
                page.forget()

    def stand(self, page: Page, request: protocol.Stand) -> None:
        asked = self.question(page, request.at, request.seat)
        (option,) = self.items(asked, [request.item])
        ability = ability_of(self.session.game, asked.decision, option)
        if ability is None:
            raise No(self.say("server-no-ability"))
        self.session.set_standing(request.seat, ability, request.answer)
        if request.keep:
            settings.keep_standing(self.session.game.name, ability, request.answer)

    def free(self, page: Page, request: protocol.Free) -> None:
        self.own(page, request.seat)
        self.session.take_free(request.seat, request.takes)

    def own(self, page: Page, seat: int) -> None:
        """Raises No if a seat is not the page's."""
        if not page.plays(seat):
            raise No(self.say("server-not-yours"))

    def uncover(self, page: Page, request: protocol.Uncover) -> None:
        if request.seat not in page.seats:
            raise No(self.say("server-not-yours"))
        page.turn(request.seat)

    def why(self, page: Page, request: protocol.Why) -> list[list[Segment]]:
        game = self.session.game
        self.own(page, request.seat)
        decision = next((each for each in game.pending if each.seat == request.seat), None)
        if decision is None:
            raise No(self.say("server-not-asked"))
        if request.item:
            (option,) = self.items(self.asked(decision), [request.item])
            return told(self.words.explain_option(game, decision, option))
        key = f"why-{game.name}-{decision.kind.replace('_', '-')}"
        if self.texts.has(key):
            return told([self.say(key)])
        return told(self.words.refusals(game, decision) or [self.say("cli-why-none")])

    def values(self, page: Page, request: protocol.Values) -> list[list[Segment]]:
        game = self.session.game
        seen = self.session.view(page.facing).cards.get(request.card)
        if seen is None or request.seat != page.facing:
            raise No(self.say("server-no-card"))
        return told(self.words.values(game, request.seat, self.words.name(str(seen["code"]))))

    def not_yet(self, page: Page, request: Request) -> None:
        raise No(self.say("server-not-yet"))


def told(lines: Sequence[str]) -> list[list[Segment]]:
    return [[Segment(line)] for line in lines]


DOING: Final[dict[type, Callable[[Any, Page, Any], list[list[Segment]] | None]]] = {
    protocol.Choose: Table.choose, protocol.Cancel: Table.cancel, protocol.Undo: Table.undo,
    protocol.Allow: Table.not_yet, protocol.Stand: Table.stand, protocol.Free: Table.free,
    protocol.Skip: Table.not_yet, protocol.Preview: Table.not_yet, protocol.Why: Table.why,
    protocol.Values: Table.values, protocol.Uncover: Table.uncover, protocol.Leave: Table.not_yet,
}  # fmt: skip
QUIET: Final = (protocol.Why, protocol.Values, protocol.Preview)
"""Requests that change nothing."""
