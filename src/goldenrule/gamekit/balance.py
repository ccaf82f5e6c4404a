"""Pages about the balance of a game, as Markdown: the results of bots' games, and the bounds for them."""

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
"""The verdicts: a bound holds, does not hold, or needs more games."""
MOST_GAMES: Final = 1_000_000
"""The largest number of games to suggest."""


class Bound(NamedTuple):
    """A value with its lower and upper bound; `asked` has the bounds in words, `shown` the value as written.

    `interval` contains the true value with 95 % confidence; None if it is unknown.
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
        """Return HOLDS or FAILS if nearly the whole interval agrees, else OPEN."""
        least, most = self.interval or (self.value, self.value)
        if self.low <= least and most <= self.high:
            return HOLDS
        return FAILS if most < self.low or self.high < least else OPEN

    def games_to_tell(self, games: int) -> int:
        """Return how many games in all would decide, if the value stays the same; 0 for more than MOST_GAMES.

        An interval narrows with the square root of the games. It must fit between the value and the nearest bound.
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
    """The lines of a page in a language about a number of games, and their bounds."""

    def __init__(self, texts: Translator, games: int = 0) -> None:
        self.texts = texts
        self.games = games
        self.lines: list[str] = []
        self.bounds: list[Bound] = []

    def with_verdict(self, verdict: str) -> list[Bound]:
        """Return the bounds with this verdict."""
        return [each for each in self.bounds if each.verdict == verdict]

    def verdict_counts(self) -> dict[str, int]:
        """Return the numbers of bounds by verdict and in all, for a sentence."""
        found = {verdict: len(self.with_verdict(verdict)) for verdict in (HOLDS, FAILS, OPEN)}
        return {"holding": found[HOLDS], "failing": found[FAILS], "open": found[OPEN], "n": len(self.bounds)}

    def text(self) -> str:
        return "\n".join(self.lines).rstrip() + "\n"

    def say(self, key: str, before: str = "", **args: str | int) -> None:
        """Add a paragraph, or a heading with its signs `before` it."""
        self.lines += [before + self.texts.t(key, **args), ""]

    def table(self, head: Sequence[str], rows: Iterable[Sequence[str]]) -> None:
        """Add a table; the cells of its head are keys, "" for none."""
        self.lines.append("| " + " | ".join(self.texts.t(key) if key else "" for key in head) + " |")
        self.lines += ["|" + "---|" * len(head), *("| " + " | ".join(row) + " |" for row in rows), ""]

    def number(self, value: float, decimals: int = 1) -> str:
        return self.texts.language.number(value, decimals)

    def percent(self, share: float, decimals: int = 1) -> str:
        return self.number(100 * share, decimals) + self.texts.language.percent

    def range_text(self, low: float, high: float) -> str:
        """Return the range of a share in words."""
        if high >= 1:
            return self.texts.t("balance-at-least", least=self.percent(low, 0))
        if low == 0:
            return self.texts.t("balance-at-most", most=self.percent(high, 0))
        return self.texts.t("balance-between", least=self.percent(low, 0), most=self.percent(high, 0))

    def bound(self, what: str, share: float, low: float, high: float, games: int) -> Bound:
        """Compare a share of a number of games, 0 to 1, with its bounds."""
        said = self.percent(share), self.range_text(low, high)
        return self.hold(Bound(what, share, low, high, *said, wilson_interval(share * games, games)))

    def hold(self, bound: Bound) -> Bound:
        """Compare a value with its bounds."""
        self.bounds.append(bound)
        return bound

    def verdict_text(self, bound: Bound) -> str:
        """Return the verdict on a bound for a table."""
        key = "balance-yes" if bound.verdict == HOLDS else f"balance-{bound.verdict}"
        said = self.texts.t(key, games=bound.games_to_tell(self.games))
        return f"**{said}**" if bound.verdict == FAILS else said

    def marked_value(self, bound: Bound) -> str:
        """Return the value, bold if it is out of bounds."""
        return f"**{bound.shown}**" if bound.verdict == FAILS else bound.shown


def margin(rate: float, games: int) -> float:
    """Return half the 95 % interval of a rate of a number of games."""
    return SURE * sqrt(rate * (1 - rate) / max(1, games))


class Balance(Protocol[GIn]):
    """The balance check of a game with some packs: games to play, counts and the page.

    `groups` are the numbers of players, each with its own games; `games` is the default number for a page.
    """

    @property
    def groups(self) -> Sequence[int]: ...

    @property
    def games(self) -> int: ...

    @property
    def hash(self) -> str:
        """The hash of the cards."""

    def start(self, players: int, number: int, seed: str) -> Game:
        """Return the game with this number in a run, for a number of players. It follows from these and the seed."""

    def count(self, game: GIn) -> Callable[[], object]:
        """Observe a new game. Return a function that returns its counts as plain data when the game is over."""

    def tell(self, page: Page, played: Mapping[int, Sequence[object]]) -> None:
        """Write the results of the games of each group. Raises BadInput if there are too few."""
