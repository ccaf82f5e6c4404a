"""A position that a test plays out in the words of case files, and states facts of in the words of case files.

    s = given(hero(hand=["Swinging Web Kick", "Strength", "Energy"]))
    s.do("use Swinging Web Kick", "pay Strength").idle(0)
    s.then("villain", damage=8).then(exhausted=False, discard_size=3).happened("attack 0 Spider-Man")

Every choice is named, and one that fits no option, or several, fails the test. Every check returns the situation, and
fails with what was wanted, what there is, what is asked now, and what happened last.
"""

import re
from abc import ABC, abstractmethod
from collections.abc import Iterable
from typing import Any, ClassVar, Final, Self

from goldenrule.gamekit.cases import FactsRun, Script, ScriptFailed
from goldenrule.gamekit.vocabulary import IN_GAME, check_exists
from goldenrule.kernel.entities import ENTITY_MASK
from goldenrule.kernel.events import Event

NOBODY: Final = "-"
"""How an event names a card where it has none."""
_SHOWN: Final = 12
"""How many of the last events a failure shows."""


class Situation(Script, ABC):
    """A position in play. A game says what its facts are (`facts_run`), and whose a fact is (`stated`)."""

    facts_run: ClassVar[type[FactsRun[Any, Any]]]

    def __init__(self, game: Any) -> None:
        self.told_parts: list[list[str]] = []  # the words of each event of the log, with names as they were then
        super().__init__(game)

    def hear(self, event: Event) -> None:
        super().hear(event)
        self.told_parts.append(self.parts(event))

    def forget(self) -> Self:
        """Forget what has happened so far."""
        self.log.clear()
        self.told_parts.clear()
        return self

    @abstractmethod
    def stated(self, of: str | int, facts: dict[str, Any]) -> Any:
        """The facts as `then` of a case file has them. Raises BadInput for a fact that does not exist."""

    @abstractmethod
    def options(self, seat: int = 0) -> list[str]:
        """What a seat may answer, in words."""

    def named(self, entity: int) -> str:
        """What events call a card."""
        return self.card_name(entity)

    # -- facts ---------------------------------------------------------------------------------------------------------

    def then(self, of: str | int = 0, /, **facts: Any) -> Self:
        """These facts are so, of a card (by name) or of a seat, its identity and the table (by number).

        Raises ScriptFailed with a sentence for each that is not so, BadInput for a fact or name that does not exist.
        """
        if not facts or None in facts.values():
            raise TypeError("a fact without a value proves nothing")
        return self.require(self.wrong(of, facts))

    def wrong(self, of: str | int, facts: dict[str, Any]) -> Iterable[str]:
        """A sentence for each of these facts that is not so."""
        return self.facts_run(self).wrong_facts(self.stated(of, facts))

    def require(self, wrong: Iterable[str]) -> Self:
        """Raise ScriptFailed with these sentences, with what is asked and what happened last, if there are any."""
        if sentences := " ".join(wrong):
            last = "\n  ".join(" ".join(parts) for parts in self.told_parts[-_SHOWN:])
            raise ScriptFailed(f"{sentences}\n{self.question_text()}\nWhat happened last:\n  {last}")
        return self

    def only_offered(self, *answers: str, verb: str = "") -> Self:
        """Exactly these are the options of a seat (or only those with a verb), in their order."""
        seats, wanted = zip(*(self.read(words) for words in answers))
        found = [words for words in self.options(seats[0]) if not verb or words.split()[0] == verb]
        return self.require([f"offered is {found}, not {[*wanted]}."] if found != [*wanted] else [])

    # -- what happened -------------------------------------------------------------------------------------------------

    def parts(self, event: Event) -> list[str]:
        """The words of an event: its kind, then names of cards, numbers and words."""
        key, *values = event.public_values()
        return [key, *(self._part(is_card, value) for is_card, value in zip(event.names_card(), values))]

    def is_name(self, word: str) -> bool:
        """Whether a word of an event can only be the name of a card. By itself: one with a capital."""
        return word[0].isupper()

    def _part(self, is_card: bool, value: Any) -> str:
        if not is_card:
            return str(value)
        if isinstance(value, tuple):
            return ", ".join(self._part(True, each) for each in value) or NOBODY
        entity = value & ENTITY_MASK
        return self.named(entity) if 0 < entity < len(self.game.state.ident) else NOBODY

    def times(self, words: str) -> int:
        """How many events begin with these words, "*" for any one word or name: `times("surge 0 Assault")`.

        Raises BadInput for a kind of event or a card that does not exist: of those nothing ever happens.
        """
        kind = self._kind(words)
        return sum(parts[0] == kind and _begins(parts, words) for parts in self.told_parts)

    def _kind(self, words: str) -> str:
        """The kind of event; the rest has to be names of this game, numbers, "*", or words of events (`is_name`)."""
        kind, _, rest = words.partition(" ")
        check_exists("event", kind, self.game.EVENTS)
        while rest:
            ends = [n for n in range(len(rest), 0, -1) if rest[:n] in self.known_names and rest[n : n + 1] in ("", " ")]
            length = ends[0] if ends else (rest + " ").index(" ")
            if not ends and self.is_name(rest[:length]):
                check_exists("card", rest[:length], self.known_names, IN_GAME)
            rest = rest[length + 1 :]
        return kind

    def happened(self, *events: str, times: int = 1) -> Self:
        """Each of these happened, once or so many times: "damage Rhino 2", or only the kind."""
        if not events:
            raise TypeError("no event proves nothing")
        found = {words: self.times(words) for words in events}
        return self.require(
            f"{words!r} should have happened {times} times, not {n}." for words, n in found.items() if n != times
        )

    def never(self, *events: str) -> Self:
        """None of these happened."""
        return self.happened(*events, times=0)

    def only(self, *events: str, in_order: bool = True) -> Self:
        """Of the kinds that are named these events happened and no others, in this order unless told otherwise."""
        if not events:
            raise TypeError("no event proves nothing")
        kinds = {self._kind(words) for words in events}
        happened = [parts for parts in self.told_parts if parts[0] in kinds]
        if not in_order:
            events, happened = tuple(sorted(events)), sorted(happened)
        if len(happened) == len(events) and all(map(_begins, happened, events)):
            return self
        return self.require([f"{[*events]} should have happened, not {[' '.join(parts) for parts in happened]}."])

    def order_of(self, *kinds: str) -> list[str]:
        """The kinds of the events of these kinds, as they happened."""
        for kind in kinds:
            check_exists("event", kind, self.game.EVENTS)
        return [parts[0] for parts in self.told_parts if parts[0] in kinds]

    def seen(self, kind: str) -> list[tuple[Any, ...]]:
        """What the events of a kind were about, cards by name: `seen("damage")` is [("Rhino", 2, "She-Hulk")]."""
        return [
            tuple(
                part if is_card else value
                for is_card, part, value in zip(event.names_card(), parts[1:], event.public_values()[1:])
            )
            for event, parts in zip(self.log, self.told_parts)
            if parts[0] == kind
        ]


def _begins(parts: list[str], words: str) -> bool:
    """Whether the words of an event begin with these."""
    pattern = re.compile(re.escape(words).replace(r"\*", "[^\n]+"))
    return any(pattern.fullmatch(" ".join(parts[:n])) for n in range(1, len(parts) + 1))
