"""A table that is played in the browser: its session, the pages at it, and what each of them is to be sent.

Nothing here waits or writes: what is to be saved, and what is to be sent after that, is handed to the caller.
"""

import traceback
from collections.abc import Iterable, Mapping, Sequence
from copy import copy
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Final

from goldenrule.kernel.decisions import PASS, Decision
from goldenrule.kernel.errors import BadInput
from goldenrule.kernel.files import home
from goldenrule.kernel.game import SimultaneousChoice
from goldenrule.kernel.records import Undo
from goldenrule.server.table_calls import ClosePage, CountResult, DeliverAnswer, JoinPages
from goldenrule.server.worker import bot_search, table_view, undo
from goldenrule.server.worker.client import Page, PageHistory, Rendering
from goldenrule.server.worker.table_kind import TableKind
from goldenrule.server.worker.table_labels import TableStanding, encode_standing
from goldenrule.server.worker.table_locale import Locale, locale_of
from goldenrule.server.worker.undo import TakenBack, UndoRequest
from goldenrule.server.worker_calls import SearchAnswer, SearchHint
from goldenrule.table.games import find_game
from goldenrule.table.prompts import Asked, ask
from goldenrule.table.session import Session
from goldenrule.table.settings import read_or_default
from goldenrule.words.phrases import Phrase
from goldenrule.words.texts import Texts

if TYPE_CHECKING:
    from goldenrule.table.saves import Seats

BUDGET: Final = 0.03
"""Seconds after which what bots have done is shown before they continue."""

Sent = list[tuple[int, bytes]]
"""Messages with the numbers of the pages that they are for."""


class Table:
    """A table. `pages` are open, by numbers of their sender."""

    def __init__(self, name: str, session: Session, table_kind: TableKind, texts: Texts) -> None:
        """`texts` are those of the server's own language, in which pages are told that name none."""
        self.name = name
        self.table_kind = table_kind
        self.locales = {"": locale_of(session.game, texts)}
        self.pages: dict[int, Page] = {}
        self.away: set[int] = set()  # seats that are reserved for players whose connection is lost
        self.undo_request: UndoRequest | None = None
        self.taken_back: TakenBack | None = None  # what the request that is carried out now has taken back
        self.denied: dict[Sequence[int], list[int]] = {}  # by seats that may take nothing back: who did not allow it
        self.skipping: dict[int, int] = {}  # seats that pass, and the place in the log from which on nothing may happen
        self.since = 0  # lines of the journal since a position was kept
        self.told_end = False  # that it is over has been shown; what led to it is still to be found out
        self.looked: dict[str, list[str]] = {}  # by language: what led to the end
        self.hint: SearchHint | None = None  # one that is wanted
        self.fault = ""  # where a bot, or a standing answer, has broken a card: it would do so again
        self._put: tuple[tuple[object, ...], Asked] | None = None  # the question that was put last, and when
        self.made: list[
            tuple[tuple[object, ...], PageHistory, Rendering]
        ] = []  # what pages of a group were shown, and heard
        self._base = 0  # positions before the session that is played now
        self.session = session
        self._seats = session.seats()
        self.counted = table_kind.is_over(session)

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

    def is_still_asked(self, at: int) -> bool:
        """Has nothing come since a position but what others answer in secret to the same question?"""
        frame, since = self.session.game.stack[-1] if self.session.game.stack else None, self.at - at
        if not isinstance(frame, SimultaneousChoice) or not 0 < since <= len(frame.answers):
            return False
        return not any(isinstance(entry, Undo) for entry in self.session.recorder.entries[-since:])

    @property
    def over(self) -> bool:
        return self.table_kind.is_over(self.session)

    def locale(self, lang: str) -> Locale:
        """The table in the language of a page, "" for the server's own."""
        if lang not in self.locales:
            self.locales[lang] = locale_of(self.session.game, Texts(lang))
        return self.locales[lang]

    def standing(self) -> str:
        """How far it is, or how it ended, as it is kept; "" at the end of a puzzle or lesson."""
        game = self.session.game
        if self.over:
            if not game.over or not self.table_kind.counts_as_game:
                return ""
            ending = find_game(game.name).ending(game)
            return encode_standing(TableStanding(getattr(game.state, "round", 0), [], game.state.winner, ending))
        return encode_standing(
            TableStanding(getattr(game.state, "round", 0), [decision.seat for decision in game.pending])
        )

    # -- pages ---------------------------------------------------------------------------------------------------------

    def join(self, call: JoinPages) -> Sent:
        """Open pages, or have them play other seats; what they are sent first.

        The others are told if somebody is at a seat now who was not, or no longer.
        """
        kind, before = find_game(self.session.game.name), (self.present_seats(), self.away)
        self.away = {*call.away}
        for each in call.pages:
            self.pages[each.page] = Page(each.seats, each.eyes, kind.hidden_hands, each.lang, each.folder)
        welcomes = [(each.page, table_view.welcome(self, self.pages[each.page])) for each in call.pages]
        shown = (
            self.show()
            if (self.present_seats(), self.away) != before
            else self.show([each.page for each in call.pages])
        )
        return [*welcomes, *shown]

    def close_page(self, call: ClosePage) -> Sent:
        """A page has been closed."""
        before, request = (self.present_seats(), self.away), self.undo_request
        self.away = {*call.away}
        if request is not None and request.page == call.page:
            self.undo_request = None
        self.pages.pop(call.page, None)
        changed = (self.present_seats(), self.away) != before or self.undo_request is not request
        return self.show() if changed else []

    def present_seats(self) -> set[int]:
        """The seats at which a page is open."""
        return {seat for each in self.pages.values() for seat in each.seats}

    def show(self, numbers: Iterable[int] | None = None) -> Sent:
        """How things stand now, for every page or these; who has to allow an undo is told what it takes back."""
        if numbers is None:  # something has changed
            self.made = []
        pages = {number: self.pages[number] for number in (self.pages if numbers is None else numbers)}
        sent, request = self.render(pages), self.undo_request
        if request is not None:
            asked = [(number, page) for number, page in pages.items() if {*page.seats} & request.left]
            sent += [(number, undo.undo_wanted(self, page, request)) for number, page in asked]
        return sent

    def render(self, pages: Mapping[int, Page]) -> Sent:
        """How things stand for each page, those that play first. Pages that are told the same share one rendering.

        Spectators who come before anything else happens share it, too.
        """
        sent: Sent = []
        when = self.at, len(self.session.log)
        for number, page in sorted(pages.items(), key=lambda item: not item[1].seats):
            denied = self.denied.get(tuple(undo.own_seats(page)))
            group = page.seats, page.eyes, when, page.lang, page.own, page.covers, denied, copy(page.history)
            found = next(((heard, rendering) for each, heard, rendering in self.made if each == group), None)
            if found is None:
                rendering = Rendering(table_view.now(self, page), self.locale(page.lang).words.face)
                found = copy(page.history), rendering
                self.made.append((group, *found))
            page.history = copy(found[0])
            sent.append((number, found[1].message(page)))
        self.made = [each for each in self.made if not each[0][0]]  # those of pages without seats
        return sent

    def show_question(self, decision: Decision, page: Page) -> Asked:
        """A question as it is put on a page. It is looked at again when it is answered, and whenever one is weighed."""
        quick, standing = read_or_default(page.own).quick, (*self.session.standing.answers_of(decision.seat).items(),)
        locale = self.locale(page.lang)
        key = self.at, decision.seat, locale.texts.lang, quick, standing
        if self._put is None or self._put[0] != key or self._put[1].decision is not decision:
            self._put = key, ask(self.session, decision, locale.words, locale.texts, quick)
        return self._put[1]

    # -- playing -------------------------------------------------------------------------------------------------------

    def play(self) -> Sent:
        """Let bots and standing answers answer for a while, and show the effect. See `is_busy`, `search_call`.

        Nobody is shown a question that answers itself, however late it is. Bots among themselves answer one question:
        a spectator sees the effect of each.
        """
        until = perf_counter() + BUDGET
        self.fault = ""
        try:
            while self.searching_seat() < 0 and self.step() and self.session.people:
                if self.session.asked_seat() < 0 and perf_counter() >= until:
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
        return self.pass_for_skipper() or self.table_kind.step(self.session)

    def look_back(self) -> None:
        """Find out what led to the end, for the pages of a language."""
        lang = self.language_to_review()
        if lang is not None:
            self.looked[lang] = self.table_kind.look_back(self.session, self.locale(lang))

    def language_to_review(self) -> str | None:
        """The language of a page that has not been told what led to the end; None if all have."""
        return next((page.lang for page in self.pages.values() if page.lang not in self.looked), None)

    @property
    def needs_counting(self) -> bool:
        """Is it over, and has nobody been asked to keep that?"""
        return self.over and not self.counted

    def count(self, call: CountResult) -> Sent:
        """It is over: keep that once, in the files of these people. If the disk refuses, it is over nevertheless."""
        self.counted = True
        for each in call.people:
            try:
                self.table_kind.count(self.session, Path(each.folder), each.seats)
            except BadInput as error:
                theirs = Path(each.folder) != home()  # a guest's folder is nobody else's business
                self.session.note = Phrase("server-not-counted") if theirs else error.phrase
        return self.show() if self.session.note is not None else []

    def pass_for_skipper(self) -> bool:
        """Pass for a seat that skips, until something happens or it is asked what cannot be passed on."""
        if not self.skipping:
            return False
        session = self.session
        decision = next((each for each in session.game.pending if each.seat in self.skipping), None)
        if decision is None:
            return False
        if PASS in decision.options and not self.has_happened_since_skip(decision.seat):
            session.answer(decision.seat, [PASS])
            return True
        del self.skipping[decision.seat]
        return False

    def has_happened_since_skip(self, seat: int) -> bool:
        """Has something happened since a seat began to skip: has a step begun, was a card turned up?"""
        words = self.locale("").words
        steps = words.story(self.session.game, seat).STEPS
        log = self.session.log[self.skipping[seat] :]
        seen = [line.seen[seat] for line in log if seat in line.seen]
        return any(each[0] in steps or words.turned_up(each) for each in seen)

    def searching_seat(self) -> int:
        """The seat of a bot that searches, if it is next to answer; -1 for none."""
        session = self.session
        if self.over or self.fault or session.asked_seat() >= 0 or self.table_kind.is_reading(session):
            return -1
        first = next((each for each in session.game.pending if each.seat in session.bots), None)
        if first is None or len(first.options) == 1 or not bot_search.is_search_bot(session.bots[first.seat]):
            return -1
        return first.seat

    def search_call(self) -> SearchAnswer | None:
        """What a bot that searches is asked now."""
        seat = self.searching_seat()
        if seat < 0:
            return None
        session = self.session
        seed = f"{session.recorder.seed}/bot {seat}/{self.at}"
        return SearchAnswer(self.at, session.bots[seat], seed, bot_search.pose_question(session, seat))

    def deliver_answer(self, call: DeliverAnswer) -> Sent:
        """Give the answer that a bot has computed, unless it is too late."""
        if call.at == self.at and call.seat == self.searching_seat():
            self.session.apply(call.seat, call.option)
            return self.play()
        return []

    def is_busy(self) -> bool:
        """Are bots still to answer, or is it still to be found out what led to the end?"""
        session = self.session
        if self.over:
            return self.language_to_review() is not None
        if self.fault or not session.game.pending or self.table_kind.is_reading(session):
            return False
        return session.asked_seat() < 0 and self.searching_seat() < 0
