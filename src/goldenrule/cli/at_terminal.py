"""A person at the terminal: the session, the output, and the open question."""

import sys
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Final

from goldenrule.cli.client_texts import Words
from goldenrule.cli.narration import Narration
from goldenrule.cli.output import Output
from goldenrule.cli.prompt import Command, Then
from goldenrule.kernel.decisions import Decision, Option
from goldenrule.kernel.errors import BadInput, GoldenruleError
from goldenrule.kernel.files import home
from goldenrule.table import settings
from goldenrule.table.games import find_game
from goldenrule.table.prompts import Asked
from goldenrule.table.session import Session

if TYPE_CHECKING:
    from goldenrule.table.answer_parsing import Reader

NOBODY: Final = -1


class AtTerminal(ABC):
    """One or more people at the terminal. `status` is the exit status so far; `then` returns more lines for the end.

    Abstract: `Play` is the loop that calls commands, each of which gets the `AtTerminal`.
    """

    plans = True
    """May several answers be typed in a line, one for each of the questions to come?"""

    def __init__(self, session: Session, out: Output, then: Callable[[], list[str]] | None = None) -> None:
        self.out = out
        self.status = 0
        self.then = then
        self.sit(session)

    def sit(self, session: Session) -> None:
        """Take a place at a session."""
        self.session = session
        self.w = self.out.w
        if session.game.name != self.w.game_name:
            self.out.w = self.w = Words(session.game.name)
        self.w.use_cards_of(session.game)
        self.narration = Narration(session, self.out)
        self.last_error: Exception | None = None
        self.notice = ""  # what the person who is asked next has to know
        self.covered = len(session.people) > 1 and find_game(session.game.name).hidden_hands
        self.facing = NOBODY  # whose cards the screen shows, where it is covered for the others
        self.seat = session.people[0] if session.people else 0
        self.fresh = True  # the table has not been shown yet
        self.careful = True  # ask again before likely mistakes
        self.warned = False  # that decisions are no longer saved
        self.place = (-1, -1)  # seat and round of the table that was shown last
        self.asked: Asked  # the question that is open

    # -- what the loop does ------------------------------------------------------------------------------------------

    @abstractmethod
    def commands(self) -> Mapping[str, Command]:
        """What can be typed besides answers."""

    @abstractmethod
    def means_the_usual(self, word: str) -> bool:
        """Does a command do here what it does in a game?"""

    @abstractmethod
    def obey(self, line: str, decision: Decision) -> Then:
        """Do what was typed."""

    @abstractmethod
    def put(self, table: bool = False) -> None:
        """Put the question that is open; with the table if that is shown."""

    # -- reading and showing -----------------------------------------------------------------------------------------

    def reader(self) -> "Reader":
        """What reads words that are typed at the question that is open."""
        from goldenrule.table.answer_parsing import Reader  # takes time to import

        return Reader(self.session, self.asked, self.w.game, self.w.texts)

    def read(self) -> str | None:
        """A line that was typed, without spaces around it; None at the end of the input, which is said."""
        sys.stdout.flush()
        line = self.out.read()
        self.narration.fresh.clear()
        if line is None and not self.out.interactive:
            self.out.say(self.w("cli-end-of-input"))
        return None if line is None else line.strip()

    def warnings(self) -> list[str]:
        """Return warnings of what is about to lose the game, if switched on. Lessons and puzzles have their own."""
        if not self.careful or not settings.read_or_default(home()).hold_on:
            return []
        game, decision, words = self.session.game, self.asked.decision, self.w.game
        board = words.typed_board(self.session.view(decision.seat))
        return [self.w(f"hold-on-{game.name}-{tip.key}", **tip.args) for tip in words.hold_on(game, decision, board)]

    def is_coached(self, chosen: Sequence[int]) -> bool:
        """Are these items, by number, what a lesson has told the person to answer?"""
        return False

    def tell(self, ends: bool) -> None:
        """What has happened since the last question to somebody at the screen, or to whom alone it is shown.

        A story `ends` with a turn of the person, or with the game.
        """
        self.narration.tell(self.seat, (self.seat,) if self.covered else self.session.people, ends)

    # -- answering ---------------------------------------------------------------------------------------------------

    def give(self, seat: int, options: Sequence[Option], more: bool = False) -> bool:
        """Answer, with several options as one. An error of the rules is reported; the game stands where it was then."""
        try:
            given = self.session.answer(seat, options, more)
        except BadInput:
            raise
        except Exception as error:
            said = self.report_failure("cli-error", error, f"seat {seat} answered {options}")
            self.out.say(said, "bad")
            if not self.out.interactive:
                raise GoldenruleError("as-written", text=said) from error
            return False
        if given < len(options):
            self.out.say(self.w("cli-stopped-early", n=given), "dim")
        return True

    def report_failure(self, key: str, error: Exception, note: str) -> str:
        """Write a report about an answer with which the game cannot go on; returns the line that says so."""
        from goldenrule.cli.report import in_a_line, write_report

        self.status = 1
        self.last_error = error
        path = write_report(self.session.recorder.record(), error, note)
        return self.w(key, error=in_a_line(error), path=str(path))

    def show_taken_back(self, count: int) -> None:
        """Show and tell what is left after decisions have been taken back."""
        self.narration.shorten()
        self.fresh = True
        self.out.say(self.w("cli-undone", n=count), "good")
