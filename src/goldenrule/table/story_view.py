"""A story as clients tell it: lines in pieces, with the places that a page can jump to."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from msgspec import Struct

from goldenrule.gamekit.segments import Segment, names_in_texts, segments
from goldenrule.gamekit.story_text import StageStep

if TYPE_CHECKING:
    from goldenrule.gamekit.game_words import GameWords
    from goldenrule.table.event_log import LogLine
    from goldenrule.table.story import Story


class LineView(Struct, frozen=True, omit_defaults=True):
    """A line of the story. `place` is its place in the log from 0, and `at` how many decisions had been made after it.

    `by` is the seat that acted, or whose turn it was, -1 for the game; `turned_up` are the codes of cards that were
    turned face up, and `steps` what clients show of it on the table, one after the other.
    """

    segments: Sequence[Segment]
    place: int
    at: int
    by: int = -1
    turned_up: Sequence[str] = ()
    steps: Sequence[StageStep] = ()


class Section(Struct, frozen=True, omit_defaults=True):
    """Lines below a heading, which may be empty; it continues with the section before if it has the same `place`."""

    heading: str
    place: int
    lines: Sequence[LineView]


def section_views(story: "Story", log: "Sequence[LogLine]", words: "GameWords", since: int = 0) -> list[Section]:
    """The lines of a story in which something is new since a place in its log, whole, with the names of their cards."""
    out = []
    for section in story.sections:
        lines = []
        for line in section.lines:
            if line.events[-1] >= since:
                cards = names_in_texts(words, reversed(line.cards))
                pieces = segments(line.text, cards)
                after = log[line.events[-1]].after
                lines.append(LineView(pieces, line.events[0], after, line.by, line.turned_up, line.steps))
        if lines:
            out.append(Section(section.heading, section.place, lines))
    return out
