"""Stories: what has happened in steps, a line for each cause with the result.

A game says in its `StoryWriter` with which events a step begins and with which a line; the clauses of a line are
messages named after its events, filled with the parts of the log's lines (`LogWriter`). Their first part says by `me`
whether it is who reads: "you take", "Rhino takes".
"""

from collections.abc import Callable, Sequence
from itertools import groupby
from typing import ClassVar, Literal

from msgspec import Struct
from msgspec.structs import replace

from goldenrule.gamekit.log_text import LogWriter
from goldenrule.gamekit.text_lists import Args, capital, join_parts, slug
from goldenrule.kernel.events import SeenEvent

SeenValue = SeenEvent
Remark = Callable[[str], str]
"""Adds something to a sentence."""

ENDS = ".!?。！？"
SEATS = ("player", "who")
"""The parts of events that are seats."""
SUBJECTS = ("player", "who", "side", "card", "enemy", "source")
"""The parts of events that clauses can be about."""


class Change(Struct, frozen=True, omit_defaults=True):
    """What is otherwise than before, in words: of which card of a view (0: of none), and which number, if it is one."""

    text: str
    id: int = 0
    before: int | None = None
    after: int | None = None


class SumPart(Struct, frozen=True, omit_defaults=True):
    """A number of a sum: `key` says which ("atk", "boost", "def" ...). `n` is None while it is not known."""

    key: str
    n: int | None = None
    minus: bool = False


class Sum(Struct, frozen=True, omit_defaults=True):
    """How an amount of damage, threat or Trouble comes about; `result` is None while it is not known."""

    parts: tuple[SumPart, ...]
    of: Literal["damage", "threat", "trouble"] = "damage"
    result: int | None = None


class DiceRoll(Struct, frozen=True, omit_defaults=True):
    """Dice as they lie now; each counts what `worth` has at its place, and `added` counts beside them.

    `part` says for what they are rolled, `again` at which places an ability has changed dice or rolled them again, and
    `beat` what the other side has rolled before.
    """

    dice: tuple[int, ...] = ()
    worth: tuple[int, ...] = ()
    added: int = 0
    part: str = ""
    again: tuple[int, ...] = ()
    beat: int | None = None


class StageStep(Struct, frozen=True, omit_defaults=True):
    """One thing that has happened, for clients that show it live: what (`key`, see docs/stories.md), and to what.

    `card` and `target` are ids of a view, `code` and `target_code` their codes, `place` the key of a place on the
    board, `seat` whose it is, and `n` how much. `turned` is the code of a card that is turned face up or played.
    `text` says it in a sentence. `roll` is a roll of dice. `weight` is 0 for what can be left out when time is short, 2
    for what never is. `paragraph` is the one of the text of `card` that acts, or of a boost card that has an effect,
    from 1; 0 if no paragraph does, or if that is not known.
    """

    key: str
    card: int = 0
    code: str = ""
    target: int = 0
    place: str = ""
    seat: int = -1
    n: int = 0
    target_code: str = ""
    turned: str = ""
    text: str = ""
    sum: Sum | None = None
    weight: int = 1
    roll: DiceRoll | None = None
    paragraph: int = 0


class StoryWriter:
    """Writes the story of a game for one reader, event by event; `log` writes the parts, `you` is the reader's seat.

    `you` is -1 where several read the same. For each event that has been seen it is asked whether it `begins_line`,
    and then whether it begins a `step`.
    """

    PREFIX: ClassVar[str]
    STEPS: ClassVar[frozenset[str]] = frozenset()
    """The events with which a step can begin; a line always does."""
    DICE: ClassVar[frozenset[str]] = frozenset()
    """The events that tell what dice have shown."""
    ACTS: ClassVar[frozenset[str]] = frozenset()
    """The events that do no more than repeat what the player in their first part has answered."""

    def __init__(self, log: LogWriter, you: int = -1) -> None:
        self.log = log
        self.texts = log.texts
        self.you = you
        self.subjects: set[str] = set()  # what the clauses of a line are about
        self.clause_cards: dict[str, set[int]] = {}  # the cards with which the events of a clause begin
        self.said: list[str] = []  # the clauses of the line that was written last
        self.whose = -1  # whose turn it is, as far as the story has come

    # -- what a game says ----------------------------------------------------------------------------------------------

    def step(self, seen: SeenValue) -> str:
        """The heading of the step that begins with an event, "" if none does."""
        raise NotImplementedError

    def begins_line(self, seen: SeenValue, line: Sequence[SeenValue]) -> bool:
        """Does a new line begin with this event, after the events of another?"""
        raise NotImplementedError

    def repeats_answer(self, seen: SeenValue) -> bool:
        """Does an event that a line tells do no more than repeat what a player has answered?"""
        return seen[0] in self.ACTS

    def stage_step(self, seen: SeenValue) -> StageStep | None:
        """What can be shown of an event on the table; None if nothing can."""
        return None

    def stage_steps(self, line: Sequence[SeenValue]) -> list[StageStep]:
        """What can be shown of the events of a line, in order, with a sentence each.

        A line that continues is sent again as a whole: the steps of its earlier events must not change.
        """
        return [
            replace(step, text=step.text or self.log.line(seen)) for seen in line if (step := self.stage_step(seen))
        ]

    def clauses(self, line: Sequence[SeenValue]) -> list[str]:
        """What the events of a line come to: the cause, then the result. Empty texts are left out."""
        return [self.clause(seen) for seen in line]

    # -- lines ---------------------------------------------------------------------------------------------------------

    def line(self, events: Sequence[SeenValue], first: Remark | None = None) -> str:
        """A sentence on the events of a line; "" if they are not worth one. What is said again at once is counted.

        `first` adds a remark on the first of the events to the sentence that tells it.
        """
        self.subjects, self.clause_cards = set(), {}
        said = self.said = [each for each in self.clauses(events) if each]
        if not said:
            return ""
        text = self.sentence(self.compose(said))
        return first(text) if first else text

    def sentence(self, text: str) -> str:
        """Return a text as a sentence: with a capital and a full stop, unless it has a mark at its end."""
        return capital(text if text[-1] in ENDS else self.texts.t("story-sentence", text=text))

    def compose(self, said: Sequence[str]) -> str:
        """The clauses of a line as a sentence, without its full stop."""
        key = "story-cause"
        cause, rest = said[0], self.shorten(said)
        if rest and rest[0] not in said:
            key = "story-cause-goes-on"
        return self.texts.t(key, cause=cause, rest=join_parts(self.texts, rest, "story-join")) if rest else cause

    def shorten(self, said: Sequence[str]) -> list[str]:
        """What came of the first of the clauses: without subjects that are the same as before, and counted."""
        counted: list[tuple[str, int]] = []
        before = said[0]
        for text, same in groupby(said[1:]):
            subject = self.subject(text)
            n = len([*same])
            goes_on = subject and subject == self.subject(before) and self.same_card(text, before)
            counted.append((self.rest(text, subject) if goes_on else text, n))
            before = text
        return [self.texts.t("story-repeated", text=text, n=n) if n > 1 else text for text, n in counted]

    def subject(self, text: str) -> str:
        """What a clause is about, "" if it does not begin with that."""
        rest = self.texts.language.text_after
        return max((each for each in self.subjects if rest(text, each) is not None), key=len, default="")

    def rest(self, text: str, subject: str) -> str:
        """A clause without what it is about."""
        return self.texts.language.text_after(text, subject) or ""

    def clause(self, seen: SeenValue) -> str:
        """What a message says of an event, or a method of its own (`on_damage`); "" if there is neither."""
        event, *values = seen
        write = getattr(self, f"on_{event}", None)
        if write is not None:
            text = str(write(*values))
        elif not self.log.names(event) or not self.texts.has(self.key(event)):
            return ""
        else:
            text = self.say(event, **self.parts(event, values))
        match values:
            case [[int(card), *_], *_]:
                self.clause_cards.setdefault(text, set()).add(card)
        return text

    def same_card(self, text: str, before: str) -> bool:
        """Can two clauses be about the same card? Two Drones have the same name."""
        one, other = self.clause_cards.get(text), self.clause_cards.get(before)
        return not one or not other or bool(one & other)

    def key(self, name: str) -> str:
        return f"{self.PREFIX}-{slug(name)}"

    def say(self, name: str, /, **args: str | int) -> str:
        """A message of this game's stories."""
        return self.texts.t(self.key(name), **args)

    def parts(self, event: str, values: Sequence[object]) -> Args:
        """The parts of an event in words, and whether the first of them is the reader."""
        out: Args = {}
        names = self.log.names(event)
        for name, value in zip(names, values):
            out |= self.part(name, value)
            if isinstance(found := out.get(name), str) and name in SUBJECTS:
                self.subjects.add(found)
        return out | {"me": "yes" if values and self.is_reader(names[0], values[0]) else "no"}

    def part(self, name: str, value: object) -> Args:
        """What a part brings to a message."""
        if name in SEATS and value == self.you >= 0:
            return {name: self.texts.word("story-you")}
        return self.log.part(name, value)

    def actor(self, seen: SeenValue) -> int:
        """The seat of which an event tells first, -1 if it is none."""
        names = self.log.names(seen[0])
        return int(seen[1]) if names and names[0] in (*SEATS, "seat") else -1

    def is_reader(self, name: str, value: object) -> bool:
        """Is a part of an event the reader?"""
        return bool(self.you >= 0 and name in SEATS and value == self.you)


class EventByEvent(StoryWriter):
    """Tells each event as the log does, for a game without stories of its own."""

    def __init__(self, log_line: Callable[[SeenValue], str]) -> None:
        self.log_line = log_line
        self.said: list[str] = []
        self.whose = -1

    def actor(self, seen: SeenValue) -> int:
        return -1

    def step(self, seen: SeenValue) -> str:
        return ""

    def begins_line(self, seen: SeenValue, line: Sequence[SeenValue]) -> bool:
        return True

    def line(self, events: Sequence[SeenValue], first: Remark | None = None) -> str:
        text = self.log_line(events[0])
        return first(text) if first and text else text

    def stage_steps(self, line: Sequence[SeenValue]) -> list[StageStep]:
        return []
