"""Is Marvel: Skirmish! fair? Many games of bots; writes docs/skirmish_balance.md, exit status 1 if a bound fails.

python scripts/skirmish_balance.py --games 2000 --print
python scripts/skirmish_balance.py --games 20000 --jobs 2
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import cache
from math import sqrt
from multiprocessing import get_context
from pathlib import Path

from goldenrule.games.skirmish.content import Content
from goldenrule.games.skirmish.game import Skirmish
from goldenrule.games.skirmish.ids import CIVILIANS_LEFT, DECK, FACTIONS, GOALS, HAND, HEROES, VILLAINS
from goldenrule.lab.simulate import CHUNK, game_seed, play, seat_bots, tuned_gc
from goldenrule.table.games import find_game, maker

GAME = "skirmish"
PAGE = Path(__file__).parents[1] / "docs" / "skirmish_balance.md"
ENDINGS = ("heroes' points", "villains' points", "civilians", "deck")
FACTION_WINS = (0.47, 0.53)
COPY_SHIFT = 0.02
RAREST_ENDING = 0.03
LENGTH = (8.0, 16.0)
Z = 1.96


@dataclass(frozen=True)
class Played:
    """A game: who won, how it ended, turns of each side, decisions, and the 41 cards of both decks (id: copies)."""

    winner: str
    ending: str
    turns: tuple[int, int]
    decisions: int
    decks: tuple[dict[str, int], dict[str, int]]


def run(bot: str, seed: str) -> Played:
    """Play one game."""
    game = maker(GAME)({}, seed)
    assert isinstance(game, Skirmish)
    decks = tuple(_deck(game, seat) for seat in (HEROES, VILLAINS))
    turns = [0, 0]

    def note(event: tuple[object, ...]) -> None:
        if event[0] == "turn":
            turns[int(str(event[1]))] += 1

    turns[game.state.active] += 1  # the first turn has begun
    game.observer = note
    play(game, seat_bots(GAME, 2, (bot,), seed))
    return Played(game.state.winner, ending(game), (turns[0], turns[1]), game.decisions, (decks[0], decks[1]))


def _deck(game: Skirmish, seat: int) -> dict[str, int]:
    zones = game.state.zones
    return dict(Counter(game.face(e).key for e in (*zones[DECK + seat], *zones[HAND + seat])))


def ending(game: Skirmish) -> str:
    """Which of the four endings a finished game had."""
    if game.points_of(HEROES) >= GOALS[HEROES]:
        return ENDINGS[0]
    if game.points_of(VILLAINS) >= GOALS[VILLAINS]:
        return ENDINGS[1]
    return ENDINGS[2] if game.civilians_left() <= CIVILIANS_LEFT else ENDINGS[3]


def _chunk(bot: str, seed: str, first: int, end: int) -> list[Played]:
    return [run(bot, game_seed(seed, i)) for i in range(first, end)]


def games(bot: str, seed: str, n: int, jobs: int) -> list[Played]:
    """Play games; the same ones for any number of processes."""
    ranges = [(first, min(n, first + CHUNK)) for first in range(0, n, CHUNK)]
    found: list[Played] = []
    if jobs == 1:
        with tuned_gc():
            for first, end in ranges:
                found += _chunk(bot, seed, first, end)
        return found
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        for part in pool.map(_chunk, *zip(*[(bot, seed, first, end) for first, end in ranges])):
            found += part
    return found


# -- least squares ----------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Fit:
    """Ordinary least squares: coefficients and their covariances."""

    coefficients: list[float]
    covariance: list[list[float]]

    def contrast(self, weights: Sequence[float]) -> tuple[float, float]:
        """A weighted sum of the coefficients with its standard error."""
        used = [i for i, w in enumerate(weights) if w]
        variance = sum(weights[i] * weights[j] * self.covariance[i][j] for i in used for j in used)
        return sum(weights[i] * self.coefficients[i] for i in used), sqrt(max(0.0, variance))


def fit(rows: Sequence[Sequence[float]], values: Sequence[float]) -> Fit:
    """Fit values = rows x coefficients. Raises ValueError if the columns are not independent."""
    k = len(rows[0])
    normal = [[0.0] * k for _ in range(k)]
    right = [0.0] * k
    for row, y in zip(rows, values):
        for i, x in enumerate(row):
            if x:
                right[i] += x * y
                line = normal[i]
                for j in range(k):
                    line[j] += x * row[j]
    inverse = invert(normal)
    coefficients = [sum(a * b for a, b in zip(line, right)) for line in inverse]
    rest = sum((y - sum(c * x for c, x in zip(coefficients, row))) ** 2 for row, y in zip(rows, values))
    spread = rest / max(1, len(rows) - k)
    return Fit(coefficients, [[spread * cell for cell in line] for line in inverse])


def invert(matrix: list[list[float]]) -> list[list[float]]:
    """The inverse of a square matrix, by Gauss and Jordan. Raises ValueError if there is none."""
    n = len(matrix)
    work = [[*line, *(float(i == j) for j in range(n))] for i, line in enumerate(matrix)]
    for i in range(n):
        pivot = max(range(i, n), key=lambda r: abs(work[r][i]))
        if abs(work[pivot][i]) < 1e-9:
            raise ValueError("The columns of the regression are not independent; play more games.")
        work[i], work[pivot] = work[pivot], work[i]
        scale = work[i][i]
        work[i] = [cell / scale for cell in work[i]]
        for r in range(n):
            if r != i and work[r][i]:
                factor = work[r][i]
                work[r] = [a - factor * b for a, b in zip(work[r], work[i])]
    return [line[n:] for line in work]


Group = Callable[[str], str]


def shifts(found: list[Played], seat: int, group: Group, copies: dict[str, int]) -> dict[str, tuple[float, float]]:
    """What one more copy of a kind of card, in place of an average other card, adds to a side's win rate.

    A deck has 41 cards, so that the counts of all kinds add up: there is no constant term, and the shift of a kind is
    its coefficient minus the mean of the others', weighted with their copies among the 56. The value is that and half
    its 95 % interval. A draw counts as half a win.
    """
    kinds = list(copies)
    rows, values = [], []
    for game in found:
        counts = dict.fromkeys(kinds, 0)
        for card, n in game.decks[seat].items():
            counts[group(card)] += n
        rows.append([float(counts[kind]) for kind in kinds])
        values.append(0.5 if game.winner not in FACTIONS else float(game.winner == FACTIONS[seat]))
    fitted = fit(rows, values)
    out = {}
    for i, kind in enumerate(kinds):
        others = sum(copies.values()) - copies[kind]
        weights = [1.0 if j == i else -copies[other] / others for j, other in enumerate(kinds)]
        shift, error = fitted.contrast(weights)
        out[kind] = (shift, Z * error)
    return out


# -- the report -------------------------------------------------------------------------------------------------------


def character(card: str) -> str:
    """What the regression counts as one kind: the copies of a main character in both versions; all side cards."""
    face = _content().by_id[card]
    return face.character or SIDES


SIDES = "side characters"


@cache
def _content() -> Content:
    game = maker(GAME)({}, "content")
    assert isinstance(game, Skirmish)
    return game.content


@dataclass
class Report:
    """What the games say, as Markdown, and the bounds that do not hold."""

    bot: str
    seed: str
    found: list[Played]

    def __post_init__(self) -> None:
        self.failed: list[str] = []

    def check(self, holds: bool, text: str) -> str:
        if not holds:
            self.failed.append(text)
        return "yes" if holds else "NO"

    def text(self) -> str:
        n = len(self.found)
        wins = Counter(game.winner for game in self.found)
        endings = Counter(game.ending for game in self.found)
        heroes = wins[FACTIONS[HEROES]] / n
        error = Z * sqrt(heroes * (1 - heroes) / n)
        lengths = [sum(game.turns[seat] for game in self.found) / n for seat in (HEROES, VILLAINS)]
        low, high = LENGTH
        within = all(low <= mean <= high for mean in lengths)
        lines = [
            "# Balance of Marvel: Skirmish!",
            "",
            f"{n:,} games between two bots `{self.bot}`, seed `{self.seed}`, made by `scripts/skirmish_balance.py`. The"
            f" numbers hold for the shipped cards (content `{find_game('skirmish').content_hash()}`) and for this bot:"
            " players who play otherwise find other values.",
            "",
            "| What | Value | Bound | Holds |",
            "|---|---|---|---|",
            f"| Heroes win | {heroes:.1%} ± {error:.1%} | {FACTION_WINS[0]:.0%} to {FACTION_WINS[1]:.0%} |"
            f" {self.check(FACTION_WINS[0] <= heroes <= FACTION_WINS[1], 'heroes win')} |",
            f"| Villains win | {wins[FACTIONS[VILLAINS]] / n:.1%} | | |",
            f"| Draws | {wins['draw'] / n:.1%} | | |",
        ]
        for ending in ENDINGS:
            share = endings[ending] / n
            lines.append(
                f"| Ended by {ending} | {share:.1%} | at least {RAREST_ENDING:.0%} |"
                f" {self.check(share >= RAREST_ENDING, ending)} |"
            )
        lines += [
            f"| Turns of the Heroes, of the Villains | {lengths[0]:.1f}, {lengths[1]:.1f} | {low:g} to {high:g} |"
            f" {self.check(within, 'length')} |",
            f"| Decisions in a game | {sum(game.decisions for game in self.found) / n:.0f} | | |",
            "",
            "## One more copy",
            "",
            "A side plays 41 of its 56 cards, at random. A linear regression of the result over the composition of the"
            " deck says what one more copy of a main character (of either version), in place of an average other card,"
            f" adds to the side's win rate, in points of per cent with 95 % intervals. Bound: {COPY_SHIFT:.0%}.",
        ]
        for seat in (HEROES, VILLAINS):
            lines += ["", f"### {FACTIONS[seat].capitalize()}", "", *self.table(seat)]
        return "\n".join(lines) + "\n"

    def table(self, seat: int) -> list[str]:
        deck = _content().decks[seat]
        kinds = shifts(self.found, seat, character, dict(Counter(character(face.key) for face in deck)))
        versions = shifts(self.found, seat, str, dict(Counter(face.key for face in deck)))
        lines = ["| Card | One more copy | Standard | Boosted | Holds |", "|---|---|---|---|---|"]
        for kind, (shift, error) in sorted(kinds.items(), key=lambda item: -item[1][0]):
            names = [face for face in deck if character(face.key) == kind]
            if kind == SIDES:
                lines.append(f"| Side characters | {points(shift, error)} | | | |")
                continue
            holds = self.check(abs(shift) <= COPY_SHIFT, f"one more copy of {kind}")
            each = {face.facts.version: versions[face.key] for face in names}
            lines.append(
                f"| {names[0].facts.name} | {points(shift, error)} | {points(*each['standard'])} |"
                f" {points(*each['boosted'])} | {holds} |"
            )
        return lines


def points(shift: float, error: float) -> str:
    return f"{100 * shift:+.1f} ± {100 * error:.1f}"


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=20_000)
    parser.add_argument("--bot", default="sensible")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--print", action="store_true", help="print the page, do not write it")
    given = parser.parse_args(arguments)
    report = Report(given.bot, given.seed, games(given.bot, given.seed, given.games, given.jobs))
    text = report.text()
    if given.print:
        print(text)
    else:
        PAGE.write_text(text, encoding="utf-8")
    for failed in report.failed:
        print(f"Does not hold: {failed}.", file=sys.stderr)
    return 1 if report.failed else 0


if __name__ == "__main__":
    sys.exit(main())
