"""The requests of pages, carried out at their table: answers, what is taken back, and what people want explained."""

from collections.abc import Callable, Sequence
from typing import Any, Final

import msgspec

from goldenrule.gamekit.segments import Segment
from goldenrule.kernel.decisions import PASS, Option
from goldenrule.kernel.errors import BadInput, IllegalOption
from goldenrule.server import bot_search, protocol
from goldenrule.server.client import Page
from goldenrule.server.faults import fault, for_pages
from goldenrule.server.protocol import Done, Refused, Request
from goldenrule.server.table_kinds import LessonSort, PuzzleSort, lesson_texts
from goldenrule.server.worker_rpc import Deliver, Hinting
from goldenrule.server.worker_table import Sent, Table, Wanted
from goldenrule.table import explanations, settings
from goldenrule.table.auto_answers import ASK, Ability, ability_of
from goldenrule.table.confirmations import careless
from goldenrule.table.lesson_runner import LessonSession, NotNow
from goldenrule.table.multi_select import takes_more
from goldenrule.table.preview import preview as foresee
from goldenrule.table.prompts import Asked, code_of, single_answers
from goldenrule.table.session import NoUndo

Lines = list[list[Segment]]


class No(Exception):
    """A request that is not carried out, as a sentence; `kind` as `protocol.Refused` has it."""

    def __init__(self, text: str, kind: Any = "") -> None:
        super().__init__(text)
        self.kind = kind


def do(table: Table, number: int, request: Request) -> Sent:
    """Carry out what a page wants; what is to be sent is for after it has been kept.

    That it is done is said last: whoever hears it has been shown what came of it, and the next question.
    """
    page, before, told = table.pages[number], table.at, len(table.session.log)
    table.speak(page.lang)
    try:
        lines = DOING[type(request)](table, page, request)
    except No as no:
        return [(number, msgspec.json.encode(Refused(request.id, str(no), no.kind)))]
    except NotNow as no:
        assert isinstance(table.sort, LessonSort)
        text = lesson_texts(table.texts.lang).t(no.key or "learn-not-now")
        return [(number, msgspec.json.encode(Refused(request.id, text)))]
    except (BadInput, IllegalOption) as error:
        return [(number, msgspec.json.encode(Refused(request.id, table.texts.tell(for_pages(error.phrase)))))]
    if len(table.session.log) < told:  # what was told has been taken back
        for each in table.pages.values():
            each.forget()
    if table.at != before:
        table.wanted = None
        table.denied.clear()
    if isinstance(request, protocol.Hint):  # it is thought of, and answered later
        return []
    answer = lines if isinstance(lines, Done) else Done(request.id, lines or ())
    done: Sent = [(number, msgspec.json.encode(answer))]
    return done if type(request) in QUIET else table.play() + done


def told(lines: Sequence[str]) -> Lines:
    return [[Segment(line)] for line in lines]


# -- answering ---------------------------------------------------------------------------------------------------------


def question(table: Table, page: Page, at: int, seat: int) -> Asked:
    """The question to a seat at a position. Raises No if there is none, or it is not the page's to answer."""
    if at != table.at and not table.asks_still(at):
        raise No(table.say("server-stale"), "stale")
    own(table, page, seat)
    found = next((each for each in table.session.game.pending if each.seat == seat), None)
    if found is None or table.over or table.sort.reading(table.session):
        raise No(table.say("server-not-asked"))
    return table.asked(found, page)


def own(table: Table, page: Page, seat: int) -> None:
    """Raises No if a seat is not the page's, or its cards are covered."""
    if not page.plays(seat):
        raise No(table.say("server-covered" if seat in page.seats else "server-not-yours"))


def items(table: Table, asked: Asked, numbers: Sequence[int]) -> list[Option]:
    """The options of items. Raises No for a number that none has."""
    most = len(asked.prompt.items)
    wrong = next((n for n in numbers if not 1 <= n <= most), None)
    if wrong is not None:
        raise No(table.say("cli-choose-number", n=wrong, max=most))
    if not numbers or (len(numbers) > 1 and not asked.prompt.several) or len({*numbers}) < len(numbers):
        raise No(table.say("server-how-many", several="yes" if asked.prompt.several else "no"))
    options = asked.options
    return [options[n - 1] for n in numbers]


def choose(table: Table, page: Page, request: protocol.Choose) -> None:
    asked = question(table, page, request.at, request.seat)
    options = items(table, asked, request.items)
    decision, session = asked.decision, table.session
    if not request.sure:
        careful(page, careless(session, decision, options, table.words, table.texts))
    given, more = single_answers(session.game, asked, request.items, request.more)
    if not given:
        raise No(table.say("cli-not-together" if len(request.items) > 1 else "cli-not-alone"))
    fewer = asked.prompt.several and not more and takes_more(session.game, decision, options)
    if fewer and not request.sure:
        careful(page, table.say("cli-takes-more"))
    try:
        session.answer(decision.seat, given, more)
    except (BadInput, IllegalOption):
        raise
    except Exception as error:  # a card is broken: the game stands where it was before
        id = fault(error, f"an answer at table {table.name}")
        raise No(table.say("server-broke", error=type(error).__name__, id=id)) from error


def careful(page: Page, why: str) -> None:
    """Raises No with what is probably not meant, if the person wants to be asked again."""
    if why and settings.wanted(page.own).sure:
        raise No(why, "sure")


def stand(table: Table, page: Page, request: protocol.Stand) -> None:
    asked = question(table, page, request.at, request.seat)
    (option,) = items(table, asked, [request.item])
    ability = ability_of(table.session.game, asked.decision, option)
    if ability is None:
        raise No(table.say("server-no-ability"))
    if request.keep and page.own is None:
        raise No(table.say("server-no-cookie"))
    table.session.set_standing(request.seat, ability, request.answer)
    if request.keep and page.own is not None:
        settings.keep_standing(page.own, table.session.game.name, ability, request.answer)


def ask_again(table: Table, page: Page, request: protocol.AskAgain) -> None:
    own(table, page, request.seat)
    session, ability = table.session, Ability(request.code, request.number)
    if ability not in session.standing.of(request.seat):
        raise No(table.say("server-no-ability"))
    session.set_standing(request.seat, ability, ASK)
    if request.keep and page.own is not None:  # who has no files has nothing there to forget
        settings.forget_standing(page.own, session.game.name, ability)


def free(table: Table, page: Page, request: protocol.Free) -> None:
    own(table, page, request.seat)
    table.session.take_free(request.seat, request.takes)


def skip(table: Table, page: Page, request: protocol.Skip) -> None:
    """Pass until something happens; in a lesson the step is done, or has been read."""
    own(table, page, request.seat)
    if isinstance(table.session, LessonSession):
        if not table.over:
            table.session.leap()
        return
    asked = next((each for each in table.session.game.pending if each.seat == request.seat), None)
    if asked is not None and PASS not in asked.options:
        raise No(table.say("server-skip-not"))
    table.skipping[request.seat] = len(table.session.log)


def uncover(table: Table, page: Page, request: protocol.Uncover) -> None:
    if request.seat not in page.seats:
        raise No(table.say("server-not-yours"))
    page.turn(request.seat)


# -- taking back -------------------------------------------------------------------------------------------------------


def cancel(table: Table, page: Page, request: protocol.Cancel) -> None:
    if not question(table, page, request.at, request.seat).prompt.cancel:
        raise No(table.say("cli-cancel-none"))
    table.session.cancel()


def undo(table: Table, page: Page, request: protocol.Undo) -> Lines | None:
    """Take back answers, or ask those who have acted since whether that may be."""
    if not page.seats:
        raise No(table.say("server-not-yours"))
    if isinstance(table.sort, LessonSort):
        table.replace(table.sort.back(table.session))
        return None
    if table.shown():
        raise No(table.say("server-undo-over"), "undo")
    owners, session = table.owners(page), table.session
    if not owners or owners[0] < 0:
        raise No(table.say("server-not-yours"))
    try:
        session.undo(request.count, owners)
    except NoUndo as no:
        others = table.others(page, request.count) if no.key == "others" else set()
        if not others:
            raise No(table.no_undo(no), "undo") from no
        if denied := table.denial(page):  # the others are not asked again until the game continues
            raise No(denied, "undo") from no
        number = next(number for number, each in table.pages.items() if each is page)
        table.wanted = Wanted(number, owners, session.since(request.count, owners), others)
        names = table.players(sorted(others))
        return told([table.say("server-undo-asked", names=names)])
    return None


def allow(table: Table, page: Page, request: protocol.Allow) -> None:
    wanted = table.wanted
    if wanted is None or not {*page.seats} & wanted.left:
        raise No(table.say("server-undo-none"))
    if not request.yes:
        table.denied[wanted.by] = [seat for seat in page.seats if seat in wanted.left]
        table.wanted = None
        return
    wanted.left -= {*page.seats}
    if not wanted.left:
        table.wanted = None
        table.session.take_back(wanted.decisions)


# -- explaining --------------------------------------------------------------------------------------------------------


def preview(table: Table, page: Page, request: protocol.Preview) -> Done:
    asked = question(table, page, request.at, request.seat)
    items(table, asked, request.items)
    given, _ = single_answers(table.session.game, asked, request.items)
    if not given:
        raise No(table.say("cli-not-together" if len(request.items) > 1 else "cli-not-alone"))
    game = table.session.game
    found = foresee(game, request.seat, given, table.words, table.texts)
    seen = table.session.view(request.seat).cards
    codes = [str(seen[change.id]["code"]) for change in found.changes if change.id in seen]
    said = [change.text for change in found.changes]
    if found.then:
        said.append(table.say("preview-then", question=found.then))
    if not said:
        said = [table.say("server-preview-nothing" if found.all else "server-preview-chance")]
    return Done(request.id, explanations.lines(said, table.words, codes), found.changes)


def why(table: Table, page: Page, request: protocol.Why) -> Lines:
    own(table, page, request.seat)
    game, words = table.session.game, table.words
    decision = next((each for each in game.pending if each.seat == request.seat), None)
    if decision is None or table.over:
        raise No(table.say("server-not-asked"))
    if request.item:
        (option,) = items(table, table.asked(decision, page), [request.item])
        codes = [code_of(game, option[1], request.seat)]
        return explanations.lines(words.explain_option(game, decision, option), words, codes)
    if request.card:
        card_code(table, request.seat, request.card)
    return explanations.why_not(table.session, table.asked(decision, page), words, table.texts, request.card)


def hint(table: Table, page: Page, request: protocol.Hint) -> None:
    """A hint is to be thought of. In lessons and puzzles others are given, which do not tell all."""
    if isinstance(table.sort, LessonSort | PuzzleSort):
        raise No(table.say("server-hint-own"))
    asked = question(table, page, request.at, request.seat)
    number = next(number for number, each in table.pages.items() if each is page)
    posed = bot_search.posed(table.session, request.seat)
    table.hint = Hinting(number, request.id, table.at, posed, bot_search.called(asked), page.lang)


def deliver(table: Table, call: Deliver) -> Sent:
    """A hint for a page, unless the question has been answered meanwhile, or somebody else sits there now."""
    page = table.pages.get(call.page)
    if page is None:
        return []
    table.speak(page.lang)
    try:
        question(table, page, call.at, call.seat)
    except No as no:
        return [(call.page, msgspec.json.encode(Refused(call.id, str(no), no.kind)))]
    return [(call.page, call.data)]


def card_code(table: Table, seat: int, card: int) -> str:
    """The code of a card by its id in the view of a seat. Raises No if the seat does not see one there."""
    seen = table.session.view(seat).cards.get(card)
    if seen is None:
        raise No(table.say("server-no-card"))
    return str(seen["code"])


def values(table: Table, page: Page, request: protocol.Values) -> Done:
    if page.seats:
        own(table, page, request.seat)
    elif request.seat != page.eyes:
        raise No(table.say("server-not-yours"))
    code = card_code(table, request.seat, request.card)
    found = explanations.values(table.session.game, request.seat, table.words, request.card)
    if not found:
        raise No(table.say("server-no-values", name=table.words.name(code)))
    return Done(request.id, explanations.value_lines(found, table.words, code), values=found)


def leave(table: Table, page: Page, request: protocol.Leave) -> None:
    """Seats are given up where it is known to whom they belong: see `room.Room.do`."""


DOING: Final[dict[type, Callable[[Table, Page, Any], Lines | Done | None]]] = {
    protocol.Choose: choose, protocol.Cancel: cancel, protocol.Undo: undo, protocol.Allow: allow,
    protocol.Stand: stand, protocol.AskAgain: ask_again, protocol.Free: free, protocol.Skip: skip,
    protocol.Preview: preview, protocol.Why: why, protocol.Values: values, protocol.Uncover: uncover,
    protocol.Leave: leave, protocol.Hint: hint,
}  # fmt: skip
QUIET: Final = (protocol.Why, protocol.Values, protocol.Preview)
"""Requests that change nothing."""
