"""Tallies: what a game of bots was, for the lab's results. A game adds what it wants counted (`COLUMNS`, `facts`).

A tally hears everything, hidden cards as well: it is for games that nobody plays.
"""

from collections.abc import Callable, Mapping
from typing import ClassVar, Literal

from goldenrule.kernel.events import Event, Listener
from goldenrule.kernel.game import Game
from goldenrule.words.texts import Texts

Kind = Literal["text", "texts", "texts by seat", "number", "numbers", "numbers by seat"]
"""What a column holds: a text or a whole number, a list of them, or such a list for each of several seats.

What is measured by round is "numbers", or a list by seat for each round: "numbers by seat".
"""


class Tally(Listener):
    """Counts a game from its first decision. An earlier observer of the game still hears everything.

    Its methods that hear events add to `drawn` and `played` of a seat the codes of its cards.
    """

    COLUMNS: ClassVar[Mapping[str, Kind]] = {}
    """What `facts` and `measured` tell, in order. A column "x_by_round" holds a measure: see `by_round`."""

    MATRIX: ClassVar[str] = "sides"
    """The kind of rows in the matrix of a report; its title is the message "results-matrix-NAME"."""
    MATRIX_OPTIONS: ClassVar[frozenset[str]] = frozenset()
    """The options of a game that the matrix shows."""

    @staticmethod
    def matrix_cells(
        row: Mapping[str, object], name: Callable[[str, str], str], texts: Texts
    ) -> list[tuple[str, str, bool]]:
        """Return where a game counts in the matrix: row, column, and whether it was won.

        `row` has the columns of the results, and `name` names an id that an option offers. Without any, the rows are
        the seats.
        """
        return []

    def __init__(self, game: Game) -> None:
        seats = game.state.seats
        self.game = game
        self.first = self.first_seat()
        self.drawn: list[list[str]] = [[*hand] for hand in self.hands()]
        self.played: list[list[str]] = [[] for _ in range(seats)]
        self.by_round: dict[str, list[object]] = {}
        """Each measure at the first question of every round, from round 1 on, and at the end."""
        self.rounds = 0
        self._next = game.observer
        game.observer = self if self.HANDLERS.declared and self._next is None else self._hear
        self.after_decision()

    def _hear(self, event: Event) -> None:
        self(event)
        if self._next is not None:
            self._next(event)

    def after_decision(self) -> None:
        """To be called after every decision."""
        game = self.game
        while self.rounds < game.state.round:  # a round in which nobody was asked begins as the next one
            self.rounds += 1
            self._measure()
        if not game.pending:
            self._measure()

    def _measure(self) -> None:
        for name, value in self.measures().items():
            self.by_round.setdefault(f"{name}_by_round", []).append(value)

    def row(self) -> dict[str, object]:
        """What `COLUMNS` names, of a finished game."""
        return {**self.facts(), **self.by_round}

    # -- what a game says ------------------------------------------------------------------------------------------

    def first_seat(self) -> int:
        """Who begins, -1 for nobody."""
        return -1

    def hands(self) -> list[list[str]]:
        """The codes of the cards in every seat's hand."""
        return [[] for _ in range(self.game.state.seats)]

    def facts(self) -> dict[str, object]:
        """What the game was played with."""
        return {}

    def measures(self) -> dict[str, object]:
        """How the game stands, in numbers or lists of numbers by seat; their columns end on "_by_round"."""
        return {}
