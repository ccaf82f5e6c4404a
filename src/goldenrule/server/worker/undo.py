"""Taking answers back: what a page may take back by itself, and whom it has to ask."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from goldenrule.kernel.decisions import Option
from goldenrule.kernel.records import Undo, standing_places
from goldenrule.server.protocol import UndoState, UndoWanted
from goldenrule.server.worker.client import Page
from goldenrule.server.worker.table_kinds import LessonTable
from goldenrule.server.worker.table_locale import Locale
from goldenrule.table.answers import NoUndo
from goldenrule.table.prompt_items import brief_text, item_of

if TYPE_CHECKING:
    from goldenrule.server.worker.table import Table
    from goldenrule.table.session import Session


class TakenBack(NamedTuple):
    """The first of the decisions that were taken back: `seat` is asked again. A step of a lesson has no `option`."""

    seat: int = -1
    option: Option | None = None


class UndoRequest:
    """A request of a page to take back decisions of the seats `by`; the people of seats `left` have yet to agree."""

    def __init__(self, page: int, by: Sequence[int], decisions: int, left: set[int]) -> None:
        self.page = page
        self.by = tuple(by)
        self.decisions = decisions
        self.left = left


def undo_wanted(table: "Table", page: Page, request: UndoRequest) -> bytes:
    """What somebody wants to take back, for a page that has to allow it."""
    locale = table.locale(page.lang)
    requester = locale.players(table.session.game, request.by)
    return msgspec.json.encode(
        UndoWanted(request.by[0], locale.say("server-undo-wanted", who=requester, n=request.decisions))
    )


def to_be_taken_back(session: "Session", decisions: int) -> TakenBack:
    """What is taken back with this many decisions, of which at least one stands."""
    entries = session.recorder.entries
    entry = entries[standing_places(entries)[-decisions]]
    assert not isinstance(entry, Undo)
    return TakenBack(entry[0], entry[1:])


def taken_back_text(table: "Table", page: Page, locale: Locale) -> str:
    """What has just been taken back, in a sentence; "" for nothing. What a reader may not know is not named."""
    found, session = table.taken_back, table.session
    if found is None:
        return ""
    if found.option is None:
        return locale.say("server-taken-back-step")
    own, entity = page.may_answer_for(found.seat), found.option[1]
    decision = next((each for each in session.game.pending if each.seat == found.seat), None)
    hidden = session.hidden_hands or (entity > 0 and not session.game.sees(entity, page.facing))
    if decision is None or found.option not in decision.options or (hidden and not own):
        return locale.say("server-taken-back-hidden", who=locale.words.player(session.game, found.seat))
    item = item_of(session, decision, found.option, locale.words, locale.texts)
    return locale.say("server-taken-back", what=item.title or brief_text(item))


def undo_of(table: "Table", page: Page, locale: Locale) -> UndoState:
    """What a page may take back, by itself or if the others allow it."""
    if isinstance(table.table_kind, LessonTable):
        return UndoState(table.table_kind.step_at > 0)
    if is_revealed(table):
        return UndoState(False, why=locale.say("server-undo-over"))
    reason = table.session.undo_refusal(1, own_seats(page))
    if reason is None:
        return UndoState(True)
    if denied := denial(table, page, locale):
        return UndoState(False, why=denied)
    if seats_to_ask(table, page, 1):
        return UndoState(True, asks=True)
    return UndoState(False, why=no_undo(reason, locale))


def is_revealed(table: "Table") -> bool:
    """Is it over among people who hide their hands? Then all have been shown, and nothing is taken back."""
    return table.over and table.session.hidden_hands and len(table.session.people) > 1


def no_undo(reason: NoUndo, locale: Locale) -> str:
    return locale.say(f"server-undo-{reason.key}", n=reason.n)


def denial(table: "Table", page: Page, locale: Locale) -> str:
    """Who does not allow a page to take anything back, in a sentence; "" for nobody."""
    names = locale.players(table.session.game, table.denied.get(tuple(own_seats(page)), ()))
    return locale.say("server-undo-denied", names=names) if names else ""


def own_seats(page: Page) -> Sequence[int]:
    """The seats whose answers a page takes back."""
    return (page.facing,) if page.covers else page.seats


def seats_to_ask(table: "Table", page: Page, count: int) -> set[int]:
    """The people who have to allow that answers of a page are taken back; none if that cannot be.

    Nobody can allow what would let somebody play on with what they have come to know since.
    """
    own, session = own_seats(page), table.session
    total = session.decisions_since(count, own)
    if not total or session.would_reveal(total):
        return set()
    acted = {seat for seat in session.deciders()[-total:] if seat not in own}
    if not acted or (acted & {*session.bots} and session.hidden_hands):
        return set()
    return acted - {*session.bots}
