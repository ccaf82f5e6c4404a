"""A table that is played in the browser: its session, the pages at it, and what each of them is to be sent.

Nothing here waits or writes: what is to be kept, and what is to be sent after that, is handed to whoever called.
"""

import traceback
from collections.abc import Iterable, Mapping, Sequence
from copy import copy
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Any, Final

import msgspec

from goldenrule.gamekit.text_lists import listed
from goldenrule.kernel.decisions import PASS, Decision, Option
from goldenrule.kernel.errors import BadInput
from goldenrule.kernel.files import home
from goldenrule.kernel.game import Sealed
from goldenrule.kernel.records import Undo
from goldenrule.kernel.rng import commitment
from goldenrule.kernel.views import SPECTATOR
from goldenrule.server import bot_search, protocol
from goldenrule.server.client import Heard, Page, Rendering
from goldenrule.server.faults import for_pages
from goldenrule.server.protocol import Now, TakingBack, UndoWanted, Waiting
from goldenrule.server.story_feed import tell
from goldenrule.server.table_kinds import LessonSort, PuzzleSort, Sort, WhatIfSort
from goldenrule.server.table_labels import Standing, kept
from goldenrule.server.worker_rpc import Hinting, Joining, Own, Searching
from goldenrule.table.auto_answers import ASK, FREE
from goldenrule.table.board_view import board_of
from goldenrule.table.games import find_game, title_of
from goldenrule.table.prompts import Asked, ask
from goldenrule.table.session import STANDING, NoUndo, Session
from goldenrule.table.settings import wanted
from goldenrule.words.phrases import Phrase
from goldenrule.words.texts import Texts

if TYPE_CHECKING:
    from goldenrule.gamekit.game_words import GameWords
    from goldenrule.table.saves import Seats

BUDGET: Final = 0.03
"""Seconds after which what bots have done is shown before they go on."""

Sent = list[tuple[int, bytes]]
"""Messages with the numbers of the pages that they are for."""


class Wanted:
    """Somebody wants to take back answers, and others have to allow it: `left` are those who have not said so yet."""

    def __init__(self, page: int, by: Sequence[int], decisions: int, left: set[int]) -> None:
        self.page = page
        self.by = tuple(by)
        self.decisions = decisions
        self.left = left


class Table:
    """A table. `pages` are open, by numbers of whoever sends to them."""

    def __init__(self, name: str, session: Session, sort: Sort, words: "GameWords", texts: "Texts") -> None:
        self.name = name
        self.sort = sort
        self.tongues = {"": (words, texts)}
        self.words, self.texts = words, texts
        self.pages: dict[int, Page] = {}
        self.away: set[int] = set()  # seats that are kept for players whose connection is lost
        self.wanted: Wanted | None = None
        self.denied: dict[Sequence[int], list[int]] = {}  # by seats that may take nothing back: who did not allow it
        self.skipping: dict[int, int] = {}  # seats that pass, and the place in the log from which on nothing may happen
        self.since = 0  # lines of the journal since a position was kept
        self.told_end = False  # that it is over has been shown; what led to it is still to be found out
        self.looked: dict[str, list[str]] = {}  # by language: what led to the end
        self.hint: Hinting | None = None  # one that is wanted
        self.fault = ""  # where a bot, or a standing answer, has broken a card: it would do so again
        self._put: tuple[tuple[object, ...], Asked] | None = None  # the question that was put last, and when
        self.made: list[tuple[tuple[Any, ...], Heard, Rendering]] = []  # what pages of a group were shown, and heard
        self._base = 0  # positions before the session that is played now
        self.session = session
        self._seats = session.seats()
        self.counted = sort.over(session)
        words.playing(session.game)

    def replace(self, session: Session) -> None:
        """Another session goes on from here: a step of a lesson is done again."""
        self._base += len(self.session.recorder.entries) + 1
        self.session = session
        for page in self.pages.values():
            page.forget()

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
        return self._base + len(self.session.recorder.entries)

    def asks_still(self, at: int) -> bool:
        """Has nothing come since a position but what others answer in secret to the same question?"""
        frame, since = self.session.game.stack[-1] if self.session.game.stack else None, self.at - at
        if not isinstance(frame, Sealed) or not 0 < since <= len(frame.answers):
            return False
        return not any(isinstance(entry, Undo) for entry in self.session.recorder.entries[-since:])

    @property
    def over(self) -> bool:
        return self.sort.over(self.session)

    def speak(self, lang: str) -> None:
        """From now on everything is said in the language of a page, "" for the server's own."""
        if lang not in self.tongues:
            texts = Texts(lang)
            self.tongues[lang] = (find_game(self.session.game.name).words(texts), texts)
            self.tongues[lang][0].playing(self.session.game)
        self.words, self.texts = self.tongues[lang]

    def say(self, key: str, **args: str | int) -> str:
        return self.texts.t(key, **args)

    def where(self) -> str:
        """How far it is, as it is kept; "" when it is over."""
        if self.over:
            return ""
        game = self.session.game
        return kept(Standing(getattr(game.state, "round", 0), [decision.seat for decision in game.pending]))

    # -- pages ---------------------------------------------------------------------------------------------------------

    def join(self, number: int, seats: Sequence[int], eyes: int = SPECTATOR, lang: str = "", own: str = "") -> Sent:
        """Open a page; what it is sent first."""
        return self.seat([Joining(number, seats, eyes, lang, own)])

    def seat(self, joining: Sequence[Joining], away: Sequence[int] = ()) -> Sent:
        """Open pages, or have them play other seats, all at once; what they are sent first.

        The others are told if somebody is at a seat now who was not, or no longer. `away` are the seats that are kept
        for players whose connection is lost.
        """
        kind, before = find_game(self.session.game.name), (self.here(), self.away)
        self.away = {*away}
        for each in joining:
            self.pages[each.page] = Page(each.seats, each.eyes, kind.hidden_hands, each.lang, each.own)
        welcomes = [(each.page, self.welcome(self.pages[each.page])) for each in joining]
        shown = self.show() if (self.here(), self.away) != before else self.show([each.page for each in joining])
        return [*welcomes, *shown]

    def welcome(self, page: Page) -> bytes:
        """What a page is told of its table first."""
        self.speak(page.lang)
        kind = find_game(self.session.game.name)
        return msgspec.json.encode(
            protocol.Welcome(
                version=protocol.VERSION, table=self.name, game=kind.name, title=self.texts.tell(title_of(kind)),
                seats=self.seats(page),
                lesson=self.sort.lesson.id if isinstance(self.sort, LessonSort) else "",
                puzzle=self.sort.puzzle.id if isinstance(self.sort, PuzzleSort) else "",
                practice=self.session.practice,
                packs=[each["id"] for each in self.session.game.setup.get("packs", ())],
                copy_of=self.sort.origin if isinstance(self.sort, WhatIfSort) else None,
                seed_hash=commitment(self.session.seed) if self.session.recorder.drawn else "",
                open_seed=self.say("server-open-seed") if self.seeded and self.session.open_seed else "",
            )
        )  # fmt: skip

    def part(self, number: int, away: Sequence[int] = ()) -> Sent:
        """A page has been closed; `away` as `seat` has it."""
        before, wanted = (self.here(), self.away), self.wanted
        self.away = {*away}
        if wanted is not None and wanted.page == number:
            self.wanted = None
        self.pages.pop(number, None)
        changed = (self.here(), self.away) != before or self.wanted is not wanted
        return self.show() if changed else []

    def here(self) -> set[int]:
        """The seats at which a page is open."""
        return {seat for each in self.pages.values() for seat in each.seats}

    def seats(self, page: Page) -> list[protocol.Seat]:
        """Who sits where, as a page sees it."""
        game, bots, here = self.session.game, self.session.bots, self.here()
        return [
            protocol.Seat(
                seat,
                self.words.player(game, seat),
                bots.get(seat, ""),
                seat in here,
                seat in page.seats,
                seat in self.away,
            )
            for seat in range(game.state.seats)
        ]

    @property
    def seeded(self) -> bool:
        """Does the order of cards follow from a seed? Puzzles and lessons have none."""
        return not isinstance(self.sort, PuzzleSort | LessonSort)

    # -- showing -------------------------------------------------------------------------------------------------------

    def show(self, numbers: Iterable[int] | None = None) -> Sent:
        """How things stand now, for every page or these; who has to allow an undo is told what it takes back."""
        if numbers is None:  # something has changed
            self.made = []
        pages = {number: self.pages[number] for number in (self.pages if numbers is None else numbers)}
        sent = self.rendered(pages)
        if self.wanted is not None:
            left = self.wanted.left
            asked = [(number, page) for number, page in pages.items() if {*page.seats} & left]
            sent += [(number, self.undo_wanted(page, self.wanted)) for number, page in asked]
        self.speak("")
        return sent

    def undo_wanted(self, page: Page, wanted: Wanted) -> bytes:
        """What somebody wants to take back, for a page that has to allow it."""
        self.speak(page.lang)
        who = self.players(wanted.by)
        return msgspec.json.encode(
            UndoWanted(wanted.by[0], self.say("server-undo-wanted", who=who, n=wanted.decisions))
        )

    def players(self, seats: Iterable[int]) -> str:
        """Players by name."""
        return listed(self.texts, [self.words.player(self.session.game, seat) for seat in seats])

    def rendered(self, pages: Mapping[int, Page]) -> Sent:
        """How things stand for each page, those that play first. Pages that are told the same share one rendering.

        Spectators who come before anything else happens share it, too.
        """
        sent: Sent = []
        when = self.at, len(self.session.log)
        for number, page in sorted(pages.items(), key=lambda item: not item[1].seats):
            denied = self.denied.get(tuple(self.owners(page)))
            group = page.seats, page.eyes, when, page.lang, page.own, page.covers, denied, copy(page.heard)
            found = next(((heard, rendering) for each, heard, rendering in self.made if each == group), None)
            if found is None:
                rendering = Rendering(self.now(number), self.words.face)
                found = copy(page.heard), rendering
                self.made.append((group, *found))
            page.heard = copy(found[0])
            sent.append((number, found[1].message(page)))
        self.made = [each for each in self.made if not each[0][0]]  # those of pages without seats
        return sent

    def now(self, number: int) -> Now:
        """How things stand for a page, which has been told so after that."""
        page, session, over = self.pages[number], self.session, self.over
        self.speak(page.lang)
        decision = None if over else page.asked(session.game.pending)
        covered = page.covers and (page.facing < 0 or (decision is not None and decision.seat != page.facing))
        if covered:
            seat = page.seats[0] if decision is None else decision.seat
            return Now(at=self.at, seat=seat, board=None, seats=self.seats(page), covered=True)
        if decision is not None:
            page.turn(decision.seat)
        whole = page.heard.whole
        story = tell(session, page, self.words, self.texts)
        whole, page.heard.whole = whole or page.heard.whole, False
        reading = not over and self.sort.reading(session)
        asked = None if decision is None or reading else self.asked(decision, page)
        return Now(
            at=self.at,
            seat=page.facing,
            board=board_of(session, self.words, page.facing),
            seats=self.seats(page),
            prompt=None if asked is None else self.sort.prompt(session, asked),
            waiting=None if decision is not None or over or reading else self.waiting(),
            story=story,
            whole=whole,
            undo=self.undo_of(page) if page.seats else None,
            end=self.ending(page) if over else None,
            coach=self.coach(asked),
            standing=self.standing(page.facing) if page.seats else (),
            free=page.facing in session.standing.free and bool(page.seats),
            took=asked is not None and self.took(page, page.facing),
        )

    def standing(self, seat: int) -> list[protocol.Stands]:
        """The standing answers of a seat, as its player may take them back."""
        return [
            protocol.Stands(
                code, n, answer, self.say("server-standing", card=self.words.name(code), n=n, answer=answer)
            )
            for (code, n), answer in self.session.standing.of(seat).items()
            if answer != ASK
        ]

    def took(self, page: Page, seat: int) -> bool:
        """Has a seat taken a free benefit since it was asked last?"""
        log = self.session.log
        seen = (line.seen.get(seat, ()) for line in log[page.since(self.at, len(log)) :])
        return any([*each[:3]] == [STANDING, seat, FREE] for each in seen)

    def coach(self, asked: Asked | None) -> list[str]:
        """What is said at the side: that the game went on from a snapshot, and what a lesson or puzzle says."""
        said = [] if self.session.note is None else [self.texts.tell(for_pages(self.session.note))]
        return said if self.over else said + self.sort.coach(self.session, asked, self.texts)

    def asked(self, decision: Decision, page: Page) -> Asked:
        """A question as it is put on a page. It is looked at again when it is answered, and whenever one is weighed."""
        quick, standing = wanted(page.own).quick, (*self.session.standing.of(decision.seat).items(),)
        key = self.at, decision.seat, self.texts.lang, quick, standing
        if self._put is None or self._put[0] != key or self._put[1].decision is not decision:
            self._put = key, ask(self.session, decision, self.words, self.texts, quick)
        return self._put[1]

    def waiting(self) -> Waiting:
        """Whom the game waits for."""
        seats = [decision.seat for decision in self.session.game.pending]
        thinks = self.searcher()
        if thinks >= 0:
            return Waiting([thinks], self.say("server-thinking", name=self.players([thinks])))
        return Waiting(seats, self.say("server-waiting", names=self.players(seats)))

    def undo_of(self, page: Page) -> TakingBack:
        """What a page may take back, by itself or if the others allow it."""
        if isinstance(self.sort, LessonSort):
            return TakingBack(self.sort.step_at > 0)
        if self.shown():
            return TakingBack(False, why=self.say("server-undo-over"))
        no = self.session.why_not(1, self.owners(page))
        if no is None:
            return TakingBack(True)
        if denied := self.denial(page):
            return TakingBack(False, why=denied)
        if self.others(page, 1):
            return TakingBack(True, asks=True)
        return TakingBack(False, why=self.no_undo(no))

    def shown(self) -> bool:
        """Is it over among people who hide their hands? Then all have been shown, and nothing is taken back."""
        return self.over and self.session.hidden_hands and len(self.session.people) > 1

    def no_undo(self, no: NoUndo) -> str:
        return self.say(f"server-undo-{no.key}", n=no.n)

    def denial(self, page: Page) -> str:
        """Who does not allow a page to take anything back, in a sentence; "" for nobody."""
        names = self.players(self.denied.get(tuple(self.owners(page)), ()))
        return self.say("server-undo-denied", names=names) if names else ""

    def owners(self, page: Page) -> Sequence[int]:
        """Whose answers a page takes back."""
        return (page.facing,) if page.covers else page.seats

    def others(self, page: Page, count: int) -> set[int]:
        """The people who have to allow that answers of a page are taken back; none if that cannot be.

        Nobody can allow what would let somebody play on with what he has come to know since.
        """
        own, session = self.owners(page), self.session
        total = session.since(count, own)
        if not total or session.reveals(total):
            return set()
        acted = {seat for seat in session.deciders()[-total:] if seat not in own}
        if not acted or (acted & {*session.bots} and session.hidden_hands):
            return set()
        return acted - {*session.bots}

    def ending(self, page: Page) -> protocol.Ending:
        """How it has ended, for whoever looks at a page."""
        sort, session = self.sort, self.session
        return protocol.Ending(
            sort.won(session, page.seats),
            sort.result(session, self.words, self.texts, page.own),
            self.looked.get(page.lang, ()),
            sort.offers(session, self.words, self.texts, page.own),
            session.seed if self.seeded else "",
        )

    # -- playing -------------------------------------------------------------------------------------------------------

    def play(self) -> Sent:
        """Let bots and standing answers answer for a while, and show what has come of it. See `busy`, `search`.

        Nobody is shown a question that answers itself, however late it is. Bots among themselves answer one question:
        whoever looks on is to see what comes of each.
        """
        self.speak("")
        until = perf_counter() + BUDGET
        self.fault = ""
        try:
            while self.searcher() < 0 and self.step() and self.session.people:
                if self.session.asked() < 0 and perf_counter() >= until:
                    break
        except Exception:  # what has been answered before stands
            self.fault = traceback.format_exc()
        return self.show()

    def step(self) -> bool:
        """Let a bot or a standing answer answer one question. False if a person is asked, or nobody."""
        if self.over:
            if self.told_end:
                self.look_back()
            self.told_end = True
            return False
        self.told_end = False  # an end that was taken back was none
        self.looked.clear()
        return self.pass_on() or self.sort.step(self.session)

    def look_back(self) -> None:
        """Find out what led to the end, for the pages of a language."""
        lang = self.curious()
        if lang is not None:
            self.speak(lang)
            self.looked[lang] = self.sort.look_back(self.session, self.words, self.texts)

    def curious(self) -> str | None:
        """The language of a page that has not been told what led to the end; None if all have."""
        return next((page.lang for page in self.pages.values() if page.lang not in self.looked), None)

    @property
    def ended(self) -> bool:
        """Is it over, and has nobody been asked to keep that?"""
        return self.over and not self.counted

    def count(self, people: Sequence[Own]) -> Sent:
        """It is over: keep that once, in the files of these people. If the disk refuses, it is over nevertheless."""
        self.counted = True
        for each in people:
            try:
                self.sort.count(self.session, Path(each.folder), each.seats)
            except BadInput as error:
                theirs = Path(each.folder) != home()  # a guest's folder is nobody else's business
                self.session.note = Phrase("server-not-counted") if theirs else error.phrase
        return self.show() if self.session.note is not None else []

    def pass_on(self) -> bool:
        """Pass for a seat that skips, until something happens or it is asked what cannot be passed on."""
        if not self.skipping:
            return False
        session = self.session
        decision = next((each for each in session.game.pending if each.seat in self.skipping), None)
        if decision is None:
            return False
        if PASS in decision.options and not self.happened(decision.seat):
            session.answer(decision.seat, [PASS])
            return True
        del self.skipping[decision.seat]
        return False

    def happened(self, seat: int) -> bool:
        """Has something happened since a seat began to skip: has a step begun, was a card turned up?"""
        steps = self.words.story(self.session.game, seat).STEPS
        log = self.session.log[self.skipping[seat] :]
        seen = [line.seen[seat] for line in log if seat in line.seen]
        return any(each[0] in steps or self.words.turned_up(each) for each in seen)

    def searcher(self) -> int:
        """The seat of a bot that searches, if it is next to answer; -1 for none."""
        session = self.session
        if self.over or self.fault or session.asked() >= 0 or self.sort.reading(session):
            return -1
        first = next((each for each in session.game.pending if each.seat in session.bots), None)
        if first is None or len(first.options) == 1 or not bot_search.searches(session.bots[first.seat]):
            return -1
        return first.seat

    def search(self) -> Searching | None:
        """What a bot that searches is asked now."""
        seat = self.searcher()
        if seat < 0:
            return None
        session = self.session
        seed = f"{session.recorder.seed}/bot {seat}/{self.at}"
        return Searching(self.at, session.bots[seat], seed, bot_search.posed(session, seat))

    def searched(self, at: int, seat: int, option: Option) -> Sent:
        """A bot has thought of its answer, which may have been too late."""
        if at == self.at and seat == self.searcher():
            self.session.apply(seat, option)
            return self.play()
        return []

    def busy(self) -> bool:
        """Are bots still to answer, or is it still to be found out what led to the end?"""
        session = self.session
        if self.over:
            return self.curious() is not None
        if self.fault or not session.game.pending or self.sort.reading(session):
            return False
        return session.asked() < 0 and self.searcher() < 0
