"""The requests of pages, carried out at their table: answers, what is taken back, and what people want explained."""

from collections.abc import Sequence
from typing import Final

import msgspec

from goldenrule.gamekit.segments import Segment
from goldenrule.kernel.decisions import PASS, Option
from goldenrule.kernel.errors import BadInput, IllegalOption
from goldenrule.server import page_requests
from goldenrule.server.faults import hide_folders, log_fault
from goldenrule.server.protocol import Done, RefusalKind, Refused
from goldenrule.server.table_calls import DeliverHint, PageRequest
from goldenrule.server.worker import bot_search, undo
from goldenrule.server.worker.client import Page
from goldenrule.server.worker.dispatch import by_type
from goldenrule.server.worker.table import Sent, Table
from goldenrule.server.worker.table_kinds import LessonTable, PuzzleTable, lesson_texts
from goldenrule.server.worker.table_locale import Locale
from goldenrule.server.worker.undo import TakenBack, UndoRequest
from goldenrule.server.worker_calls import SearchHint
from goldenrule.table import explanations, settings
from goldenrule.table.answers import NoUndo
from goldenrule.table.auto_answers import ASK, Ability, ability_of
from goldenrule.table.confirmations import likely_mistake
from goldenrule.table.lesson_runner import LessonSession, WrongLessonAnswer
from goldenrule.table.multi_select import takes_more
from goldenrule.table.preview import preview as foresee
from goldenrule.table.prompts import Asked, single_answers
from goldenrule.table.question_focus import code_of

Lines = list[list[Segment]]


class RequestRefused(Exception):
    """A request that is not carried out: the key of a sentence, or a sentence; `kind` as `protocol.Refused` has it."""

    def __init__(self, key: str, kind: RefusalKind = "", text: str = "", **args: str | int) -> None:
        super().__init__(key or text)
        self.key = key
        self.kind = kind
        self.text = text
        self.words = args

    def answer(self, id: int, locale: Locale) -> bytes:
        """The answer to the request with this id, in the language of its page."""
        text = self.text or locale.say(self.key, **self.words)
        return msgspec.json.encode(Refused(id, text, self.kind))


def handle(table: Table, call: PageRequest) -> Sent:
    """Carry out what a page wants; what is to be sent is for after it has been saved.

    `Done` is sent last, after the effects and the next question.
    """
    number, request = call.page, call.request
    page, before, told = table.pages[number], table.at, len(table.session.log)
    locale = table.locale(page.lang)
    refusal = b""
    lines: Lines | Done | None = None
    try:
        lines = HANDLERS[type(request)](table, page, request)
    except RequestRefused as refused:
        refusal = refused.answer(request.id, locale)
    except WrongLessonAnswer as error:
        assert isinstance(table.table_kind, LessonTable)
        text = lesson_texts(locale.texts.lang).t(error.key or "learn-not-now")
        refusal = msgspec.json.encode(Refused(request.id, text))
    except (BadInput, IllegalOption) as error:
        refusal = msgspec.json.encode(Refused(request.id, locale.texts.tell(hide_folders(error.phrase))))
    if refusal and table.at == before:
        return [(number, refusal)]
    if len(table.session.log) < told:  # what was told has been taken back
        for each in table.pages.values():
            each.forget()
    if table.at != before:
        table.undo_request = None
        table.denied.clear()
    if refusal:  # a part of an answer was given, and taken back
        return [*table.play(), (number, refusal)]
    if isinstance(request, page_requests.Hint):  # it is thought of, and answered later
        return []
    answer = lines if isinstance(lines, Done) else Done(request.id, lines or ())
    done: Sent = [(number, msgspec.json.encode(answer))]
    if type(request) in QUIET:
        return done
    shown = table.play()
    table.taken_back = None  # it is said once
    return shown + done


def plain_lines(lines: Sequence[str]) -> Lines:
    return [[Segment(line)] for line in lines]


# -- answering ---------------------------------------------------------------------------------------------------------


def question(table: Table, page: Page, at: int, seat: int) -> Asked:
    """The question to a seat at a position. Raises RequestRefused if the page cannot answer one."""
    if at != table.at and not table.is_still_asked(at):
        raise RequestRefused("server-stale", "stale")
    check_own_seat(page, seat)
    found = next((each for each in table.session.game.pending if each.seat == seat), None)
    if found is None or table.over or table.table_kind.is_reading(table.session):
        raise RequestRefused("server-not-asked")
    return table.show_question(found, page)


def check_own_seat(page: Page, seat: int) -> None:
    """Raises RequestRefused if a seat is not the page's, or its cards are covered."""
    if not page.may_answer_for(seat):
        raise RequestRefused("server-covered" if seat in page.seats else "server-not-yours")


def items(asked: Asked, numbers: Sequence[int]) -> list[Option]:
    """The options of items. Raises RequestRefused for a number that none has."""
    most = len(asked.prompt.items)
    wrong = next((n for n in numbers if not 1 <= n <= most), None)
    if wrong is not None:
        raise RequestRefused("cli-choose-number", n=wrong, max=most)
    if not numbers or (len(numbers) > 1 and not asked.prompt.several) or len({*numbers}) < len(numbers):
        raise RequestRefused("server-how-many", several="yes" if asked.prompt.several else "no")
    options = asked.options
    return [options[n - 1] for n in numbers]


def choose(table: Table, page: Page, request: page_requests.Choose) -> None:
    asked, locale = question(table, page, request.at, request.seat), table.locale(page.lang)
    options = items(asked, request.items)
    decision, session = asked.decision, table.session
    if not request.sure:
        meant = asked.meant(request.items)
        confirm_mistake(page, likely_mistake(session, decision, meant, locale.words, locale.texts))
    given, more = single_answers(session.game, asked, request.items, request.more)
    if not given:
        raise RequestRefused("cli-not-together" if len(request.items) > 1 else "cli-not-alone")
    fewer = asked.prompt.several and not more and takes_more(session.game, decision, options)
    if fewer and not request.sure:
        confirm_mistake(page, locale.say("cli-takes-more"))
    try:
        session.answer(decision.seat, given, more)
    except (BadInput, IllegalOption):
        raise
    except Exception as error:  # a card is broken: the game stands where it was before
        id = log_fault(error, f"an answer at table {table.name}")
        raise RequestRefused("server-broke", error=type(error).__name__, id=id) from error


def confirm_mistake(page: Page, why: str) -> None:
    """Ask again before a likely mistake: raises RequestRefused with it, if the person wants to be asked."""
    if why and settings.read_or_default(page.own).sure:
        raise RequestRefused("", "sure", why)


def stand(table: Table, page: Page, request: page_requests.Stand) -> None:
    asked = question(table, page, request.at, request.seat)
    (option,) = items(asked, [request.item])
    ability = ability_of(table.session.game, asked.decision, option)
    if ability is None:
        raise RequestRefused("server-no-ability")
    if request.keep and page.own is None:
        raise RequestRefused("server-no-cookie")
    table.session.set_standing(request.seat, ability, request.answer)
    if request.keep and page.own is not None:
        settings.save_standing(page.own, table.session.game.name, ability, request.answer)


def ask_again(table: Table, page: Page, request: page_requests.AskAgain) -> None:
    check_own_seat(page, request.seat)
    session, ability = table.session, Ability(request.code, request.number)
    if ability not in session.standing.answers_of(request.seat):
        raise RequestRefused("server-no-ability")
    session.set_standing(request.seat, ability, ASK)
    if request.keep and page.own is not None:  # who has no files has nothing there to forget
        settings.forget_standing(page.own, session.game.name, ability)


def free(table: Table, page: Page, request: page_requests.Free) -> None:
    check_own_seat(page, request.seat)
    table.session.take_free(request.seat, request.takes)


def skip(table: Table, page: Page, request: page_requests.Skip) -> None:
    """Pass until something happens; in a lesson the step is done, or has been read."""
    check_own_seat(page, request.seat)
    if isinstance(table.session, LessonSession):
        if not table.over:
            table.session.skip_step()
        return
    asked = next((each for each in table.session.game.pending if each.seat == request.seat), None)
    if asked is not None and PASS not in asked.options:
        raise RequestRefused("server-skip-not")
    table.skipping[request.seat] = len(table.session.log)


def uncover(table: Table, page: Page, request: page_requests.Uncover) -> None:
    if request.seat not in page.seats:
        raise RequestRefused("server-not-yours")
    page.turn_to(request.seat)


# -- taking back -------------------------------------------------------------------------------------------------------


def cancel(table: Table, page: Page, request: page_requests.Cancel) -> None:
    if not question(table, page, request.at, request.seat).prompt.cancel:
        raise RequestRefused("cli-cancel-none")
    table.taken_back = undo.to_be_taken_back(table.session, table.session.decisions_to_cancel())
    table.session.cancel()


def take_back(table: Table, page: Page, request: page_requests.Undo) -> Lines | None:
    """Take back answers, or ask those who have acted since whether that may be."""
    if not page.seats:
        raise RequestRefused("server-not-yours")
    if isinstance(table.table_kind, LessonTable):
        table.replace(table.table_kind.previous_step(table.session))
        table.taken_back = TakenBack()
        return None
    if undo.is_revealed(table):
        raise RequestRefused("server-undo-over", "undo")
    owners, session, locale = undo.own_seats(page), table.session, table.locale(page.lang)
    if not owners or owners[0] < 0:
        raise RequestRefused("server-not-yours")
    decisions = session.decisions_since(request.count, owners)
    found = undo.to_be_taken_back(session, decisions) if decisions else None
    try:
        session.undo(request.count, owners)
    except NoUndo as reason:
        others = undo.seats_to_ask(table, page, request.count) if reason.key == "others" else set()
        if not others:
            raise RequestRefused("", "undo", undo.no_undo(reason, locale)) from reason
        if denied := undo.denial(table, page, locale):  # the others are not asked again until the game continues
            raise RequestRefused("", "undo", denied) from reason
        table.undo_request = UndoRequest(number_of(table, page), owners, decisions, others)
        return plain_lines([locale.say("server-undo-asked", names=locale.players(session.game, sorted(others)))])
    table.taken_back = found
    return None


def allow(table: Table, page: Page, request: page_requests.Allow) -> None:
    wanted = table.undo_request
    if wanted is None or not {*page.seats} & wanted.left:
        raise RequestRefused("server-undo-none")
    if not request.yes:
        table.denied[wanted.by] = [seat for seat in page.seats if seat in wanted.left]
        table.undo_request = None
        return
    wanted.left -= {*page.seats}
    if not wanted.left:
        table.undo_request = None
        table.taken_back = undo.to_be_taken_back(table.session, wanted.decisions)
        table.session.take_back(wanted.decisions)


# -- explaining --------------------------------------------------------------------------------------------------------


def preview(table: Table, page: Page, request: page_requests.Preview) -> Done:
    asked = question(table, page, request.at, request.seat)
    items(asked, request.items)
    given, _ = single_answers(table.session.game, asked, request.items)
    if not given:
        raise RequestRefused("cli-not-together" if len(request.items) > 1 else "cli-not-alone")
    game, locale = table.session.game, table.locale(page.lang)
    found = foresee(game, request.seat, given, locale.words, locale.texts)
    seen = table.session.view(request.seat).cards
    codes = [str(seen[change.id]["code"]) for change in found.changes if change.id in seen]
    said = [change.text for change in found.changes]
    if found.then:
        said.append(locale.say("preview-then", question=found.then) if said else found.then)
    if not said and not found.all:
        said = [locale.say("server-preview-chance")]
    return Done(request.id, explanations.as_segments(said, locale.words, codes), found.changes)


def why(table: Table, page: Page, request: page_requests.Why) -> Lines:
    check_own_seat(page, request.seat)
    game, (words, texts) = table.session.game, table.locale(page.lang)
    decision = next((each for each in game.pending if each.seat == request.seat), None)
    if decision is None or table.over:
        raise RequestRefused("server-not-asked")
    if request.item:
        (option,) = items(table.show_question(decision, page), [request.item])
        codes = [code_of(game, option[1], request.seat)]
        return explanations.as_segments(words.explain_option(game, decision, option), words, codes)
    if request.card:
        card_code(table, request.seat, request.card)
    return explanations.why_not(table.session, table.show_question(decision, page), words, texts, request.card)


def hint(table: Table, page: Page, request: page_requests.Hint) -> None:
    """Request a hint. Lessons and puzzles have hints of their own, which do not tell everything."""
    if isinstance(table.table_kind, LessonTable | PuzzleTable):
        raise RequestRefused("server-hint-own")
    asked = question(table, page, request.at, request.seat)
    posed, found = bot_search.pose_question(table.session, request.seat), bot_search.posed_items(asked)
    advised = [n for n in request.advised if 0 < n <= len(found)]
    number = number_of(table, page)
    table.hint = SearchHint(number, request.id, table.at, posed, found, request.first, page.lang, advised)


def number_of(table: Table, page: Page) -> int:
    return next(number for number, each in table.pages.items() if each is page)


def deliver_hint(table: Table, call: DeliverHint) -> Sent:
    """A hint for a page, unless the question has been answered meanwhile, or somebody else sits there now."""
    page = table.pages.get(call.page)
    if page is None:
        return []
    try:
        question(table, page, call.at, call.seat)
    except RequestRefused as refused:
        return [(call.page, refused.answer(call.id, table.locale(page.lang)))]
    return [(call.page, call.data)]


def card_code(table: Table, seat: int, card: int) -> str:
    """The code of a card by its id in the view of a seat. Raises RequestRefused if the seat does not see one there."""
    seen = table.session.view(seat).cards.get(card)
    if seen is None:
        raise RequestRefused("server-no-card")
    return str(seen["code"])


def values(table: Table, page: Page, request: page_requests.Values) -> Done:
    if page.seats:
        check_own_seat(page, request.seat)
    elif request.seat != page.eyes:
        raise RequestRefused("server-not-yours")
    code = card_code(table, request.seat, request.card)
    words = table.locale(page.lang).words
    found = explanations.values(table.session.game, request.seat, words, request.card)
    if not found:
        raise RequestRefused("server-no-values", name=words.name(code))
    return Done(request.id, explanations.value_lines(found, words, code), values=found)


def leave(table: Table, page: Page, request: page_requests.Leave) -> None:
    """Seats are given up where it is known to whom they belong: see `TableRoom.handle`."""


HANDLERS: Final = by_type(
    "request",
    choose, cancel, take_back, allow, stand, ask_again, free, skip, preview, why, values, uncover, leave, hint,
)  # fmt: skip
"""The handler of each request but `Here`, `Shows`, `Introduce` and `Say`, which the server answers itself."""
QUIET: Final = (page_requests.Why, page_requests.Values, page_requests.Preview)
"""Requests that change nothing."""
