"""A page about how fair a game is: what bots' games have shown, as Markdown, and the bounds that it is held against."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from math import ceil, sqrt
from typing import Final, NamedTuple, Protocol

from goldenrule.gamekit.game_type import GIn
from goldenrule.gamekit.intervals import SURE, wilson_interval
from goldenrule.gamekit.text_lists import Translator
from goldenrule.kernel.game import Game

HOLDS: Final = "holds"
FAILS: Final = "fails"
OPEN: Final = "open"
"""A bound holds, does not hold, or it cannot be told yet from so few games."""
MOST_GAMES: Final = 1_000_000
"""Beyond this no number of games is said that would tell."""


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
    def verdict(self) -> str:
        """HOLDS or FAILS if that is known: if nearly all of where the true value can lie says the same; else OPEN."""
        least, most = self.interval or (self.value, self.value)
        if self.low <= least and most <= self.high:
            return HOLDS
        return FAILS if most < self.low or self.high < least else OPEN

    def games_to_tell(self, games: int) -> int:
        """After so many games: how many in all would tell, if the value stays what it is; 0 for more than MOST_GAMES.

        An interval narrows with the square root of the games. It has to reach from the value to the nearest end.
        """
        least, most = self.interval or (self.value, self.value)
        ends = [end for end in (self.low, self.high) if least < end < most]
        if not ends or not games:
            return games
        wanted = 0.0
        for end in ends:
            half = self.value - least if end < self.value else most - self.value
            if end == self.value:
                return 0
            wanted = max(wanted, games * (half / (end - self.value)) ** 2)
        step = 10 ** max(0, len(str(ceil(wanted))) - 2)
        found = max(games + 1, ceil(wanted / step) * step)
        return found if found <= MOST_GAMES else 0


class Page:
    """The lines of a page in a language about so many games, and the bounds that they were held against."""

    def __init__(self, texts: Translator, games: int = 0) -> None:
        self.texts = texts
        self.games = games
        self.lines: list[str] = []
        self.bounds: list[Bound] = []

    def with_verdict(self, verdict: str) -> list[Bound]:
        """The bounds that hold, that do not, or of which it cannot be told yet."""
        return [each for each in self.bounds if each.verdict == verdict]

    def verdict_counts(self) -> dict[str, int]:
        """How many bounds hold, do not and are open, and how many there are: for a sentence about all of them."""
        found = {verdict: len(self.with_verdict(verdict)) for verdict in (HOLDS, FAILS, OPEN)}
        return {"holding": found[HOLDS], "failing": found[FAILS], "open": found[OPEN], "n": len(self.bounds)}

    def text(self) -> str:
        return "\n".join(self.lines).rstrip() + "\n"

    def say(self, key: str, before: str = "", **args: str | int) -> None:
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

    def range_text(self, low: float, high: float) -> str:
        """Between which shares something has to lie."""
        if high >= 1:
            return self.texts.t("balance-at-least", least=self.percent(low, 0))
        if low == 0:
            return self.texts.t("balance-at-most", most=self.percent(high, 0))
        return self.texts.t("balance-between", least=self.percent(low, 0), most=self.percent(high, 0))

    def bound(self, what: str, share: float, low: float, high: float, games: int) -> Bound:
        """Hold a share of so many games, 0 to 1, against its bounds."""
        said = self.percent(share), self.range_text(low, high)
        return self.hold(Bound(what, share, low, high, *said, wilson_interval(share * games, games)))

    def hold(self, bound: Bound) -> Bound:
        """Hold a value against its bounds."""
        self.bounds.append(bound)
        return bound

    def verdict_text(self, bound: Bound) -> str:
        """Whether a bound holds, as it stands in a table."""
        key = "balance-yes" if bound.verdict == HOLDS else f"balance-{bound.verdict}"
        said = self.texts.t(key, games=bound.games_to_tell(self.games))
        return f"**{said}**" if bound.verdict == FAILS else said

    def marked_value(self, bound: Bound) -> str:
        """The value, bold if it is out of bounds."""
        return f"**{bound.shown}**" if bound.verdict == FAILS else bound.shown


def margin(rate: float, games: int) -> float:
    """Half the 95 % interval of a rate of so many games."""
    return SURE * sqrt(rate * (1 - rate) / max(1, games))


class Balance(Protocol[GIn]):
    """What a game says of how fair it should be, with the cards of some packs: what is played, counted and told.

    `groups` are numbers of players, each of which plays the games; `games` is how many make a page.
    """

    @property
    def groups(self) -> Sequence[int]: ...

    @property
    def games(self) -> int: ...

    @property
    def hash(self) -> str:
        """Identifies the cards."""

    def start(self, players: int, number: int, seed: str) -> Game:
        """The game of this number in a run, for so many players. It follows from these and the seed."""

    def count(self, game: GIn) -> Callable[[], object]:
        """Observe a new game. What comes back tells, when the game is over, what is kept of it: plain data."""

    def tell(self, page: Page, played: Mapping[int, Sequence[object]]) -> None:
        """Write what the games of each group have shown. Raises BadInput if they are too few for that."""
