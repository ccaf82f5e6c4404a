"""A finished game looked back on: the best turn of a player, and the moment at which it turned.

The record is played again; before each step of the story and after each decision the game's own estimate says how
likely the player was to win, from what they could know then.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import TYPE_CHECKING

from msgspec import Struct

from goldenrule.kernel.errors import GoldenruleError
from goldenrule.kernel.events import Event
from goldenrule.kernel.records import Record, Undo, reopen
from goldenrule.table.games import find_game
from goldenrule.table.session import Session
from goldenrule.table.story import StoryLine, StoryStep, Teller

if TYPE_CHECKING:
    from goldenrule.gamekit.game_words import GameWords
    from goldenrule.kernel.game import Game
    from goldenrule.words.texts import Texts

MOST = 2_000
"""A game with more answers takes too long to be played again (a second or more), and is not looked back on."""
WORTH_TELLING = 0.03
"""A turn that has brought less is not called the best, and one that has changed less is not where the game turned."""
EVEN = 0.5


class Moment(Struct, frozen=True):
    """A turn or phase that has changed much: the line of its story that has changed the most, below which heading, in
    which round (0 if there are none), and the chance to win before and after."""

    round: int
    heading: str
    text: str
    before: float
    after: float


class Review(Struct, frozen=True):
    """The best turn of the people, and the last at which the game turned to its winner; None if there is none."""

    best: Moment | None
    turned: Moment | None


@dataclass
class _Mark:
    """How the game stood after this many lines of the log."""

    place: int
    decisions: int
    chance: float
    round: int


class _Replay:
    """A game that is played again, with its log and estimates for a seat."""

    def __init__(
        self, record: Record, seat: int, estimate: Callable[["Game", int], float], steps: frozenset[str]
    ) -> None:
        self.session = Session(reopen(record, find_game(record.game).make, until=0))
        self.seat = seat
        self.estimate = estimate
        self.steps = steps
        self.marks: list[_Mark] = []
        self.log = self.session.game.observer
        self.session.game.observer = self.listen
        self.mark()

    def listen(self, event: Event) -> None:
        if event.key in self.steps:
            self.mark()
        if self.log is not None:
            self.log(event)

    def mark(self) -> None:
        game = self.session.game
        chance = self.estimate(game, self.seat)
        self.marks.append(_Mark(len(self.session.log), game.decisions, chance, getattr(game.state, "round", 0)))

    def run(self, record: Record) -> None:
        """Play it to its end."""
        for entry in record.entries:
            if isinstance(entry, Undo):
                self.session.take_back(entry.undo)
                done = self.session.game.decisions
                self.marks = [mark for mark in self.marks if mark.decisions <= done]
            else:
                self.session.apply(entry[0], entry[1:])
            self.mark()

    def mark_at(self, place: int) -> _Mark:
        """How the game stood before a line of the log."""
        return next((mark for mark in reversed(self.marks) if mark.place <= place), self.marks[0])


class _Chapter:
    """A turn or phase: whose turn it is (-1: nobody's), its steps, and how the game stood before and after it."""

    def __init__(self, steps: Sequence[StoryStep], before: _Mark, after: _Mark) -> None:
        self.steps = steps
        self.before = before
        self.after = after
        opens = steps[0].opens
        self.seat = opens[1] if opens and opens[0] == "turn" else -1

    @property
    def gain(self) -> float:
        return self.after.chance - self.before.chance

    def moment(self, replay: _Replay) -> Moment:
        """This chapter, told by the line that has changed the most in its direction."""
        way = 1 if self.gain >= 0 else -1

        def weight(line: StoryLine) -> tuple[float, int]:
            after = next((m for m in replay.marks if m.place > line.events[-1]), replay.marks[-1])
            return way * (after.chance - replay.mark_at(line.events[0]).chance), len(line.events)

        lines = [(step.heading, line) for step in self.steps for line in step.lines]
        heading, line = max(lines, key=lambda each: weight(each[1]))
        return Moment(self.before.round, heading, line.brief or line.text, self.before.chance, self.after.chance)


def _chapters(teller: Teller, replay: _Replay) -> list[_Chapter]:
    groups: list[list[StoryStep]] = []
    for step in teller.steps:
        if not groups or (step.opens and step.opens[0] in teller.writer.CHAPTERS):
            groups.append([])
        groups[-1].append(step)
    ends = [group[0].place for group in groups[1:]]
    marks = [replay.mark_at(0), *(replay.mark_at(place) for place in ends), replay.marks[-1]]
    found = [_Chapter(group, before, after) for group, (before, after) in zip(groups, pairwise(marks))]
    return [chapter for chapter in found if any(step.lines for step in chapter.steps)]


def review(
    record: Record,
    texts: "Texts",
    words: "GameWords",
    people: Sequence[int],
    *,
    alone: bool = True,
    most: int = MOST,
) -> Review | None:
    """Look back on a finished game for people on one side, as the first of them has seen it; `alone` is called "you".

    None if the game makes no estimates, cannot be played again, or has more than `most` answers.
    """
    kind = find_game(record.game)
    if kind.estimator is None or len(record.entries) > most:
        return None
    seat = people[0]
    you = seat if alone else -1
    try:
        game = kind.make(record.options, record.seed)
        teller = Teller(game, texts, words, seat, you)
        replay = _Replay(record, seat, kind.estimator(), teller.writer.STEPS)
        replay.run(record)
    except GoldenruleError:  # the record is of other cards, or a card is broken
        return None
    session = replay.session
    teller = Teller(session.game, texts, words, seat, you)
    teller.hear(session.log, 0)
    teller.end_line()
    won = seat in kind.winners(session.game)
    decided = won or bool(kind.winners(session.game)) or session.game.state.winner not in ("", "draw")
    replay.marks[-1].chance = 1.0 if won else 0.0 if decided else EVEN
    chapters = _chapters(teller, replay)
    own = [chapter for chapter in chapters if chapter.seat in people]
    best = max(own, key=lambda chapter: chapter.gain, default=None)
    turned = _turn(chapters, won) if decided else None
    return Review(
        best.moment(replay) if best is not None and best.gain >= WORTH_TELLING else None,
        turned.moment(replay) if turned is not None and abs(turned.gain) >= WORTH_TELLING else None,
    )


def _turn(chapters: Sequence[_Chapter], won: bool) -> _Chapter | None:
    """The last chapter in which the chance passed the even line to where it stayed; None if it was always there."""
    for chapter in reversed(chapters):
        if (chapter.before.chance > EVEN) != won:
            return chapter
    return None
