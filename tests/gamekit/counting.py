"""Counting: a game of a few lines, with its script, its cases and its auditor, for the tests of the game kit.

Two seats add 1, 2 or 3 in turn; whoever brings the sum to 5 or more wins.
"""

from collections.abc import Sequence
from typing import Any, Self

from goldenrule.gamekit import audit, cases
from goldenrule.gamekit.audit import AuditError
from goldenrule.gamekit.cases import CommonFacts, FactsRun, ScriptFailed, compare
from goldenrule.gamekit.vocabulary import check_exists
from goldenrule.kernel.decisions import Decision, Option
from goldenrule.kernel.events import Event
from goldenrule.kernel.fields import Count, Seat
from goldenrule.kernel.game import Frame, Game
from goldenrule.kernel.state import State


class Add(Event):
    """A seat adds a number."""

    seat: Seat
    number: Count


class Total(Event):
    """The new sum."""

    number: Count


class Counting(Game):
    """The sum is what `add` has been told; `wrong` makes the engine count one too many."""

    name = "counting"
    EVENTS = {**Game.EVENTS, "add": Add, "total": Total}
    total = 0
    wrong = 0

    def fresh(self, state: Any) -> "Counting":
        return Counting(state, self.content, self.setup)


class Turn(Frame):
    """A seat adds a number."""

    def run(self, g: Any) -> None:
        answer = g.take()
        if answer is None:
            g.ask(self, "turn", self.pc, [("add", 0, n) for n in (1, 2, 3)])
            return
        g.tell_event(Add, self.pc, answer[2])
        g.total += answer[2] + g.wrong
        g.tell_event(Total, g.total)
        if g.total >= 5:
            g.finish(str(self.pc))
        g.push(Turn(1 - self.pc))


def make() -> Counting:
    g = Counting(State.empty(seats=2, zones=1, events=0), None, {})
    g.push(Turn(0))
    return g


class Script(cases.Script):
    """Answers are "add 2"."""

    game: Counting

    unnamed = -1
    kinds = ("turn",)

    def understand(self, words: str) -> None:
        check_exists("verb", words.partition(" ")[0], ["add"])

    def matching_options(self, decision: Decision, words: str) -> list[Option]:
        return [option for option in decision.options if f"{option[0]} {option[2]}" == words]

    def refused(self, words: str, clause: str) -> Self:
        if clause != "C-1":
            raise ScriptFailed(f"{words!r} should be refused because of C-1, not {clause}.")
        return self.not_offered(words)

    def question_text(self) -> str:
        return f"Seat {self.game.pending[0].seat} is asked." if self.game.pending else "The game is over."


class Facts(CommonFacts, forbid_unknown_fields=True):
    """The sum, besides the facts of every game."""

    total: int | None = None


class Run(FactsRun[Script, Facts]):
    facts = Facts

    def differences(self, facts: Facts) -> list[str]:
        g = self.script.game
        return compare(("winner", facts.winner, g.state.winner), ("total", facts.total, g.total))


class Sum(audit.AuditPart):
    """Adds up what it hears; after a decision nothing may be left of what was announced."""

    def __init__(self) -> None:
        self.total = 0
        self.announced = False

    def adds(self, event: Add) -> None:
        self.total += event.number
        self.announced = True

    def sums(self, event: Total) -> None:
        if event.number != self.total:
            raise AuditError(f"The sum is {event.number}, not {self.total}.")
        self.announced = False

    def after_decision(self) -> None:
        if self.announced:
            raise AuditError("A number was announced, and not added.")


class Auditor(audit.Auditor):
    def parts_of(self, game: Any) -> Sequence[audit.AuditPart]:
        return (Sum(),)
