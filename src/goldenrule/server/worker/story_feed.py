"""The story of a table in pieces: each message tells a page what is new since the one before."""

from typing import TYPE_CHECKING

from msgspec.structs import replace

from goldenrule.server.worker.client import Page
from goldenrule.server.worker.table_locale import Locale
from goldenrule.table.story import Teller
from goldenrule.table.story_view import Section, section_views

if TYPE_CHECKING:
    from goldenrule.table.event_log import LogLine
    from goldenrule.table.session import Session


def new_sections(session: "Session", page: Page, locale: Locale) -> list[Section]:
    """What is new to a page. The line that was told last comes once more, at its place, if it has gone on since."""
    eyes, heard = page.story_eyes(), page.history
    log = seen_lines(session, eyes)
    you = eyes if len(page.seats) == 1 else -1
    teller = Teller(session.game, locale.texts, locale.words, eyes, you, session.first_turn)
    teller.hear(log, heard.told)
    out = []
    for section in section_views(teller.story(), log, locale.words):
        place = section.place if section.heading else heard.section
        lines = [line for line in section.lines if line.place != heard.told or line != heard.last]
        if lines:
            heard.told, heard.last, heard.section = lines[-1].place, lines[-1], place
            out.append(replace(section, place=place, lines=lines))
    return out


def whole_story(session: "Session", locale: Locale, eyes: int, until: int | None = None) -> list[Section]:
    """The story as these eyes have seen it, up to this many decisions."""
    log = [line for line in seen_lines(session, eyes) if until is None or line.after <= until]
    teller = Teller(session.game, locale.texts, locale.words, eyes, eyes, session.first_turn)
    teller.hear(log, 0)
    return section_views(teller.story(), log, locale.words)


def seen_lines(session: "Session", eyes: int) -> "list[LogLine]":
    """What these eyes have seen. Places are counted in it: a gap would say that others have seen more."""
    return [line for line in session.log if eyes in line.seen]
