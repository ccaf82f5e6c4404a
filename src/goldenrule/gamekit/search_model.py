"""The model of a game for searching bots (`goldenrule.bots.search`)."""

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Generic, NamedTuple, Protocol

from goldenrule.gamekit.game_type import G, GIn
from goldenrule.kernel.decisions import Decision, Option
from goldenrule.kernel.events import Event


class Bot(Protocol[GIn]):
    """A bot with its own seed; equal seeds and equal questions give equal answers."""

    def choose(self, game: GIn, seat: int, decision: Decision) -> Option:
        """Return one of `decision.options`, without changing the game."""


class Consequence(NamedTuple, Generic[G]):
    """A measurable consequence of an option, in words of the game: hit points, cards, points.

    `amount` measures it in a position for a seat, from open information; `worth` is the approximate value of one unit
    compared with others, below 0 if it is bad. `key` is the message about a difference, with the number `n` and `more`
    ("yes", "no"). It is measured right after an answer too, unless it `shows_later`; with `named`, the hint gives
    the amounts as well as the difference, because people know them.
    """

    key: str
    amount: Callable[[G, int], float]
    worth: float
    shows_later: bool = False
    named: bool = False


class Use(NamedTuple):
    """The use of a card: its message, which takes the `card` and `more`, and the card."""

    key: str
    entity: int


def no_hand(game: object, seat: int) -> Sequence[int]:
    return ()


def no_equivalence(game: object, option: Option) -> Hashable:
    return option


def no_use(game: object, event: object) -> Use | None:
    return None


@dataclass(frozen=True)
class SearchModel(Generic[G]):
    """Playouts of a game, their length, and the evaluation of their ends.

    `policy` makes the heuristic bot from a seed, `lighter` the bot for playouts. `clock` counts rounds or turns; a
    playout runs until it has advanced by `horizon`. `log_odds` evaluates a seat's chance to win from open information;
    `position_kind` names the set of weights for a position (`bots/weights.json`). The heuristic policy alone answers
    questions of `heuristic_kinds`; `guards` has, for kinds of questions where little depends on the answer, the switch
    margin in standard errors. `idle` maps a kind of question to the verb that does nothing: the search chooses that
    verb only if `policy` does. Options with the same `equivalence_key` are evaluated once: they must have the same
    results, as far as any seat can know.

    `request` is the verb of asking another seat to act in one's own turn, and the kind of the question to that seat.
    `policy` answers that question from what both seats know, so a search only considers requests that are granted.

    Advice explains an option by `consequences`, and by the used cards of the seat's `hand` (`use` recognizes their
    events): both when the clock has advanced by `told`, or by `horizon` if that is 0. `later` is the message that says
    when that is, with the reasons as `why`.
    """

    policy: Callable[[str], Bot[G]]
    lighter: Callable[[str], Bot[G]]
    horizon: int
    clock: Callable[[G], int]
    log_odds: Callable[[G, int], float]
    measures: Callable[[G, int], tuple[float, ...]]
    position_kind: Callable[[G], str]
    heuristic_kinds: frozenset[str] = frozenset()
    guards: Mapping[str, float] = field(default_factory=dict)
    idle: Mapping[str, str] = field(default_factory=dict)
    equivalence_key: Callable[[G, Option], Hashable] = no_equivalence
    consequences: tuple[Consequence[G], ...] = ()
    hand: Callable[[G, int], Sequence[int]] = no_hand
    use: Callable[[G, Event], Use | None] = no_use
    told: int = 0
    later: str = ""
    request: str = ""

    def declines(self, game: G, decision: Decision) -> bool:
        """Does the heuristic policy decline the request of another seat?"""
        return self.policy("").choose(game, decision.seat, decision)[0] == self.idle.get(decision.kind)
