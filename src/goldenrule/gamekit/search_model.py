"""What a game tells a bot that searches (`goldenrule.bots.search`) about itself."""

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Generic, NamedTuple, Protocol

from goldenrule.gamekit.game_type import G, GIn
from goldenrule.kernel.decisions import Decision, Option
from goldenrule.kernel.events import Event


class Bot(Protocol[GIn]):
    """A player. Made with a seed of its own; equal seeds and equal questions give equal answers."""

    def choose(self, game: GIn, seat: int, decision: Decision) -> Option:
        """One of `decision.options`. The game stays as it is."""


class Consequence(NamedTuple, Generic[G]):
    """Something that an option can lead to, in words of the game: hit points, cards, points.

    `amount` says how much of it there is at a position for a seat, from what lies open; `worth` about what one of it is
    worth beside the others, below 0 if it is bad. `key` is the message that tells of a difference, with the number `n`
    and `more` ("yes", "no").
    """

    key: str
    amount: Callable[[G, int], float]
    worth: float


class Use(NamedTuple):
    """That a card is used: the message that tells of it, which takes the `card` and `more`, and the card."""

    key: str
    entity: int


def no_hand(game: object, seat: int) -> Sequence[int]:
    return ()


def never_alike(game: object, option: Option) -> Hashable:
    return option


def no_use(game: object, event: object) -> Use | None:
    return None


@dataclass(frozen=True)
class SearchModel(Generic[G]):
    """How a game is played on by heuristics, for how long, and how it stands then.

    `policy` makes the bot that plays by heuristics, from a seed, `lighter` the one that plays on. `clock` counts
    what a game is made of (rounds, turns), and it is played on until it has gone on by `horizon`. `log_odds` says how
    likely a seat is to win, from what lies open; `position_kind` names the set of weights for a position
    (`bots/weights.json`). The heuristic policy alone answers questions of `heuristic_kinds`; `guards` says, for kinds
    where little depends on the answer, by how many standard errors another one has to be better than it. `idle` maps a
    kind of question to the verb that does nothing there: the search chooses that verb only if `policy` does. Options
    with the same `equivalence_key` are evaluated once: they must come to the same, as far as any seat can know.

    An adviser says by `consequences` why an option is better, and by which cards of the seat's `hand` come to be used
    (`use` says of an event whether it is that): both as they are when the clock has gone on by `told`, or by `horizon`
    if that is 0.
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
    equivalence_key: Callable[[G, Option], Hashable] = never_alike
    consequences: tuple[Consequence[G], ...] = ()
    hand: Callable[[G, int], Sequence[int]] = no_hand
    use: Callable[[G, Event], Use | None] = no_use
    told: int = 0
