"""A page about how fair a game is: what bots' games have shown, as Markdown, and the bounds that it is held against."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from math import sqrt
from typing import Any, NamedTuple, Protocol

from goldenrule.gamekit.intervals import SURE, wilson
from goldenrule.gamekit.wording import Translator
from goldenrule.kernel.game import Game


class Bound(NamedTuple):
    """A value that has to lie between two others; `asked` says so in words, `shown` is the value as it is written.

    `interval` is where its true value lies 95 times of 100; None if nobody can say.
    """

    what: str
    value: float
    low: float
    high: float
    shown: str
    asked: str
    interval: tuple[float, float] | None = None

    @property
    def holds(self) -> bool:
        return self.low <= self.value <= self.high

    @property
    def sure(self) -> bool:
        """Would more games hardly change whether it holds?"""
        least, most = self.interval or (self.value, self.value)
        return (self.low <= least and most <= self.high) or most < self.low or self.high < least


class Page:
    """The lines of a page in a language, and what does not hold."""

    def __init__(self, texts: Translator) -> None:
        self.texts = texts
        self.lines: list[str] = []
        self.bounds: list[Bound] = []

    @property
    def failed(self) -> list[Bound]:
        return [each for each in self.bounds if not each.holds]

    def text(self) -> str:
        return "\n".join(self.lines).rstrip() + "\n"

    def say(self, key: str, before: str = "", **args: Any) -> None:
        """A paragraph, or a heading with its signs `before` it."""
        self.lines += [before + self.texts.t(key, **args), ""]

    def table(self, head: Sequence[str], rows: Iterable[Sequence[str]]) -> None:
        """A table; the cells of its head are keys, "" for none."""
        self.lines.append("| " + " | ".join(self.texts.t(key) if key else "" for key in head) + " |")
        self.lines += ["|" + "---|" * len(head), *("| " + " | ".join(row) + " |" for row in rows), ""]

    def number(self, value: float, decimals: int = 1) -> str:
        return self.texts.language.number(value, decimals)

    def percent(self, share: float, decimals: int = 1) -> str:
        return self.number(100 * share, decimals) + self.texts.language.percent

    def within(self, low: float, high: float) -> str:
        """Between which shares something has to lie."""
        if high >= 1:
            return self.texts.t("balance-at-least", least=self.percent(low, 0))
        return self.texts.t("balance-between", least=self.percent(low, 0), most=self.percent(high, 0))

    def bound(self, what: str, share: float, low: float, high: float, games: int) -> Bound:
        """Hold a share of so many games, 0 to 1, against its bounds."""
        said = self.percent(share), self.within(low, high)
        return self.held(Bound(what, share, low, high, *said, wilson(share * games, games)))

    def held(self, bound: Bound) -> Bound:
        """Hold a value against its bounds."""
        self.bounds.append(bound)
        return bound

    def holds(self, bound: Bound) -> str:
        return self.texts.t("balance-yes") if bound.holds else f"**{self.texts.t('balance-no')}**"

    def marked(self, bound: Bound) -> str:
        """The value, bold if it is out of bounds."""
        return bound.shown if bound.holds else f"**{bound.shown}**"


def margin(rate: float, games: int) -> float:
    """Half the 95 % interval of a rate of so many games."""
    return SURE * sqrt(rate * (1 - rate) / max(1, games))


class Balance(Protocol):
    """What a game says of how fair it should be, with the cards of some packs: what is played, counted and told.

    `groups` are numbers of players, each of which plays the games; `games` is how many make a page.
    """

    groups: Sequence[int]
    games: int

    @property
    def hash(self) -> str:
        """Identifies the cards."""

    def start(self, players: int, number: int, seed: str) -> Game:
        """The game of this number in a run, for so many players. It follows from these and the seed."""

    def count(self, game: Game) -> Callable[[], Any]:
        """Observe a new game. What comes back tells, when the game is over, what is kept of it: plain data."""

    def tell(self, page: Page, played: Mapping[int, Sequence[Any]]) -> None:
        """Write what the games of each group have shown. Raises BadInput if they are too few for that."""
