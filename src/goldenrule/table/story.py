"""What has happened as a story: headings of steps, a line for each cause, and what has changed in all.

A story is made of the lines of a session's log as one seat has seen them, and of what anybody may see of the position
before and after; so it tells nothing that the seat may not know. A game says what belongs together
(`GameWords.story`); of one that does not each event is a line.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from goldenrule.gamekit.story_text import Change, StageStep
from goldenrule.gamekit.text_lists import Translator, join_parts, list_parts
from goldenrule.kernel.events import SeenEvent
from goldenrule.kernel.views import View
from goldenrule.table.auto_answers import FREE
from goldenrule.table.event_log import NOTHING_LEFT, STANDING, LogLine
from goldenrule.table.multi_select import multi_select_of

if TYPE_CHECKING:
    from goldenrule.gamekit.game_words import GameWords
    from goldenrule.kernel.game import Game
    from goldenrule.words.texts import Texts


class StoryLine(Struct, frozen=True, omit_defaults=True):
    """A cause and the result; `events` are the places of its events in the log, `cards` the codes that it names.

    `turned_up` are those of the cards that were turned face up and carried out. `by` is the seat that acted, or
    whose turn it was, -1 for the game. A line with `waits` is an act of that seat of which nothing has come yet.
    `steps` are what clients show of it, one after the other.
    """

    text: str
    events: tuple[int, ...]
    cards: tuple[str, ...] = ()
    turned_up: tuple[str, ...] = ()
    waits: int = -1
    by: int = -1
    steps: tuple[StageStep, ...] = ()


class StorySection(Struct, frozen=True, omit_defaults=True):
    """The lines of a step, which begins at a place in the log; the heading may be empty."""

    heading: str
    lines: tuple[StoryLine, ...]
    place: int = 0


class Story(Struct, frozen=True, omit_defaults=True):
    """What has happened, in steps that have lines; `dice` are the places in the log of what dice have shown."""

    sections: tuple[StorySection, ...]
    changes: tuple[Change, ...] = ()
    dice: tuple[int, ...] = ()

    def lines(self) -> list[StoryLine]:
        """All lines in order; a reader counts them from 1."""
        return [line for section in self.sections for line in section.lines]


def standing_text(texts: "Translator", words: "GameWords", game: "Game", seen: SeenEvent, you: int = -1) -> str:
    """That a standing answer has been given, and which."""
    _, seat, answer, codes = seen
    if answer == NOTHING_LEFT:
        own = multi_select_of(game)
        return texts.t(own.nothing_left) if own is not None else ""
    cards, me = list_parts(texts, dict.fromkeys(map(words.name, codes))), "yes" if seat == you else "no"
    return texts.t("cli-standing-given", who=words.player(game, seat), me=me, answer=answer, cards=cards)


class StoryStep(NamedTuple):
    """A step: its heading, where in the log it begins and with which event (none for the first), its lines."""

    heading: str
    place: int
    opens: SeenEvent
    lines: list[StoryLine]


class Teller:
    """Makes a story from a session's log, line by line, as a seat has seen it; "you" in it is the seat `you`.

    `whose` turn it is where the log begins, -1 if that is at the beginning of the game.
    """

    def __init__(
        self, game: "Game", texts: "Texts", words: "GameWords", seat: int, you: int = -1, whose: int = -1
    ) -> None:
        self.game = game
        self.texts = texts
        self.words = words
        self.seat = seat
        self.you = you
        self.writer = words.story(game, you)
        self.writer.whose = whose
        self.in_midst = whose >= 0
        self.steps = [StoryStep("", 0, [], [])]
        """Of the last of them the last line may still go on in `events`."""
        self.events: list[SeenEvent] = []
        self.places: list[int] = []
        self.dice: list[int] = []
        self.followed = 0  # the place in the log up to which the writer knows where the game is
        self.unasked: SeenEvent = []  # the answer that was given without a question, of which the next line tells
        self.explained: set[tuple[object, ...]] = set()  # of whose benefits it has been told why nobody was asked

    def hear(self, log: Sequence[LogLine], start: int) -> None:
        """The lines of the log from a place on; those before it only say where the game is."""
        for place in range(self.followed, start):
            seen = log[place].seen.get(self.seat)
            if seen is not None and seen[0] != STANDING:
                self.writer.step(seen)
            elif seen is not None and seen[2] == FREE:
                self.explained.add((seen[1], *seen[3]))
        self.followed = len(log)
        for place in range(start, len(log)):
            seen = log[place].seen.get(self.seat)
            if seen is None:
                continue
            if seen[0] == STANDING:
                self.end_line()
                if seen[2] == FREE:
                    self.unasked, self.places = seen, [place]
                    continue
                text = standing_text(self.texts, self.words, self.game, seen, self.you)
                self.steps[-1].lines.append(StoryLine(text, (place,), tuple(seen[3]), by=seen[1]))
                continue
            if self.events and (seen[0] in self.writer.STEPS or self.writer.begins_line(seen, self.events)):
                self.end_line()
            heading = self.writer.step(seen)
            if heading:
                self.steps.append(StoryStep(heading, place, seen, []))
            self.events.append(seen)
            self.places.append(place)
            if seen[0] in self.writer.DICE:
                self.dice.append(place)

    def end_line(self, may_go_on: bool = False) -> None:
        """What is heard next does not belong to what has been heard, unless the line `may_go_on`."""
        first = self.without_question if self.unasked else None
        text = self.writer.line(self.events, first) if self.events else ""
        steps = tuple(self.writer.stage_steps(self.events)) if self.events else ()
        if self.unasked and not text:  # nothing that is told has come of it
            said = standing_text(self.texts, self.words, self.game, self.unasked, self.you)
            self.steps[-1].lines.append(StoryLine(said, tuple(self.places), by=self.unasked[1], steps=steps))
        elif steps and not text and not may_go_on:
            self.add_to_last_line(steps)
        if text:
            turned = tuple([code for seen in self.events if (code := self.words.turned_up(seen))])
            cards = dict.fromkeys(code for seen in self.events for code in _codes(seen[1:]))
            by = self.events[0][1] if self.writer.repeats_answer(self.events[0]) else -1
            acts = sum(self.writer.repeats_answer(seen) and seen[1] == by for seen in self.events)
            waits = by if len(self.writer.said) <= acts else -1
            opening = self.events if self.in_midst and len(self.steps) == 1 else []
            acting = (by, *map(self.writer.actor, opening))
            whose = next((seat for seat in acting if seat >= 0), self.writer.whose)
            self.steps[-1].lines.append(StoryLine(text, tuple(self.places), tuple(cards), turned, waits, whose, steps))
        self.events, self.places, self.unasked = [], [], []

    def add_to_last_line(self, steps: tuple[StageStep, ...]) -> None:
        """Events without a line of their own are steps of the line before them."""
        for lines in [step.lines for step in reversed(self.steps) if step.lines][:1]:
            lines[-1] = replace(lines[-1], steps=(*lines[-1].steps, *steps))

    def without_question(self, text: str) -> str:
        """A sentence about a free benefit: the card, if it is not named, and, the first time, why nobody was asked."""
        cards = [] if self.writer.repeats_answer(self.events[0]) else [*map(self.words.name, self.unasked[3])]
        benefit = (self.unasked[1], *self.unasked[3])
        if not cards and benefit in self.explained:
            return text
        self.explained.add(benefit)
        return self.texts.t("story-unasked", text=text, cards=list_parts(self.texts, cards) if cards else "none")

    def story(self, changes: tuple[Change, ...] = ()) -> Story:
        """All that has been heard."""
        self.end_line(may_go_on=True)
        sections = [StorySection(step.heading, tuple(step.lines), step.place) for step in self.steps if step.lines]
        return Story(tuple(sections), changes, tuple(self.dice))


def _codes(values: Sequence[object]) -> list[str]:
    """The codes of the cards among the parts of an event: [id, code], and lists of those.

    Behind a colon stands what of a card it was.
    """
    out: list[str] = []
    for value in values:
        if isinstance(value, list):
            if len(value) == 2 and isinstance(value[1], str):
                out += [value[1].partition(":")[0]] * bool(value[1])
            else:
                out += _codes(value)
    return out


def changes_between(game: "Game", words: "GameWords", before: View, after: View, you: int = -1) -> tuple[Change, ...]:
    """What is otherwise in the second of two views of a spectator, as far as the game says it."""
    return tuple(words.changes(game, before, after, you))


def summary_line(texts: "Texts", changes: Sequence[Change]) -> str:
    """Changes in a line; "" for none."""
    return (
        texts.t("story-changes", changes=join_parts(texts, [each.text for each in changes], "story-changes-join"))
        if changes
        else ""
    )
