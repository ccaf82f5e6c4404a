"""Which decisions that stand make an answer together, and which of them were given for a person."""

from collections.abc import Iterator, Sequence

from goldenrule.kernel.errors import GoldenruleError
from goldenrule.table.auto_answers import Reason
from goldenrule.table.saves import Seats


class NoUndo(GoldenruleError):
    """Decisions that may not be taken back.

    `key` says why: "nothing", "others", "hidden" or "shown" (to another person); "fewer": `n` may be.
    """

    def __init__(self, key: str, n: int = 0) -> None:
        super().__init__(f"server-undo-{key}", n=n)
        self.key = key
        self.n = n


class Answers:
    """Decisions are named by their places among those that stand, from 0.

    Those in `given` were given by standing answers; the `joined` ones belong to the answer before them; the `opened`
    ones opened sealed answers of other seats. `begun` is where the answers to the question at hand begin, if it has
    been answered in part, else -1.
    """

    def __init__(self) -> None:
        self.given: dict[int, Reason] = {}
        self.joined: set[int] = set()
        self.opened: set[int] = set()
        self.begun = -1

    def take_up(self, seats: Seats, standing: int) -> None:
        """What is kept beside a save in which this many decisions stand; what they opened is known from them."""
        self.given = {place: answer for place, answer in seats.given.items() if 0 <= place < standing}
        self.joined = {place for place in seats.joined if 0 <= place < standing}
        if standing in seats.joined:  # interrupted before all of an answer was given
            self.begun = max({*range(standing)} - self.joined, default=-1)
        else:
            self.begun = seats.begun if seats.begun < standing else -1

    def take_back(self, standing: int) -> None:
        """This many decisions stand now, and the question that is open then has not been answered in part."""
        self.begun = -1
        self.opened = {place for place in self.opened if place < standing}
        self.joined = {place for place in self.joined if place < standing}
        self.given = {place: answer for place, answer in self.given.items() if place < standing}

    def answer_start(self, standing: int) -> int:
        """Where the answers to the question at hand begin, after this many decisions."""
        return standing if self.begun < 0 else self.begun

    def own_answers(self, deciders: Sequence[int], seats: Sequence[int]) -> Iterator[int]:
        """The places at which these seats began an answer that they gave themselves, last first."""
        for place in reversed(range(len(deciders))):
            if deciders[place] in seats and place not in self.given and place not in self.joined:
                yield place
