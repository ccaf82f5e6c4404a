"""How far off are the chances that bots tell? On games that the weights were not fitted to.

python scripts/calibration.py 400                   every game; docs/images/calibration.svg, and a table on the screen
python scripts/calibration.py 400 champions --bot thinks:8 --tries 0

Games between bots (`--bot`), some answers at random, with seeds of their own. Whenever a game's clock ticks its value
is asked for a seat, and at one question a game the searching bot for the chance with what is then answered by
heuristics (`--tries` rollouts; 0: not at all). Beside the Brier score and the log loss stands how often positions were
won of which about the same was told; of each game one position counts for a tenth of the scale, so that they are
independent, and the intervals are Wilson's.
"""

import argparse
import math
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))  # when this file is run, not imported
from goldenrule.bots import make_bot, search_model_of
from goldenrule.bots.search import Budget, DeterminizedSearchBot
from goldenrule.gamekit.intervals import wilson_interval
from goldenrule.gamekit.value_function import chance
from goldenrule.table.games import find_game, own_games, title_of
from goldenrule.words.texts import english
from scripts.values import LONGEST, SLIPS, options_of

PLOT: Final = Path(__file__).parent.parent / "docs/images/calibration.svg"
TENTHS: Final = 10
FEWEST: Final = 10
"""A tenth of the scale with fewer games is not drawn."""
SURE: Final = 1e-6
VALUE: Final = "value"
SEARCH: Final = "search"


class Told(NamedTuple):
    """A chance that was told: of which game (its number), by what, and 1.0 if its seat has won."""

    number: int
    by: str
    chance: float
    won: float


class Tenth(NamedTuple):
    """Positions of which about the same was told: the mean of that, how many games, and how many of them were won."""

    told: float
    games: int
    won: int


def told_in(name: str, bot: str, tries: int, number: int) -> list[Told]:
    """What was told in a game; nothing if it has no end."""
    how, seed = search_model_of(name), f"calibration/{number}"
    chance_of = Random(seed)
    game = find_game(name).make(options_of(name, bot, chance_of), seed)
    bots = [make_bot(name, bot, f"{seed}/{each}") for each in range(game.state.seats)]
    slips = chance_of.choice(SLIPS)
    asked_at = chance_of.randrange(10, 80)
    found: list[tuple[int, str, float]] = []
    time = -1
    while game.pending:
        if (now := how.clock(game)) != time:
            time, seat = now, chance_of.randrange(game.state.seats)
            found.append((seat, VALUE, chance(how.log_odds(game, seat))))
        decision = game.pending[0]
        seat = decision.seat
        option = bots[seat].choose(game, seat, decision)
        if chance_of.random() < slips:
            option = chance_of.choice(decision.options)
        elif tries and game.decisions >= asked_at and len(decision.options) > 1:
            thought = DeterminizedSearchBot(how, Budget(tries), seed).evaluate(game, seat, decision)
            same = [each for each in thought.options if each.option == option]
            if same:
                asked_at = LONGEST + 1
                found.append((seat, SEARCH, same[0].chance))
        game.apply(seat, option)
        if game.decisions > LONGEST:
            return []
    won = find_game(name).winners(game)
    return [Told(number, by, chance, float(seat in won)) for seat, by, chance in found]


def brier(told: Sequence[Told]) -> float:
    return sum((each.chance - each.won) ** 2 for each in told) / len(told)


def log_loss(told: Sequence[Told]) -> float:
    def right(each: Told) -> float:
        return each.chance if each.won else 1 - each.chance

    return -sum(math.log(max(SURE, right(each))) for each in told) / len(told)


def tenths(told: Sequence[Told]) -> list[Tenth]:
    """By tenths of the scale, one position of each game in each."""
    chance_of = Random("tenths")
    found = []
    for n in range(TENTHS):
        here: dict[int, list[Told]] = {}
        for each in told:
            if min(TENTHS - 1, int(each.chance * TENTHS)) == n:
                here.setdefault(each.number, []).append(each)
        chosen = [chance_of.choice(some) for some in here.values()]
        if len(chosen) >= FEWEST:
            won = sum(each.won for each in chosen)
            found.append(Tenth(sum(each.chance for each in chosen) / len(chosen), len(chosen), int(won)))
    return found


def off(found: Sequence[Tenth]) -> float:
    """By how much the told chance is off, in the mean over the games in the tenths."""
    games = sum(each.games for each in found)
    return sum(each.games * abs(each.told - each.won / each.games) for each in found) / max(1, games)


def rows(name: str, told: Sequence[Told]) -> Iterator[str]:
    """What the table says of a game."""
    for by in (VALUE, SEARCH):
        some = [each for each in told if each.by == by]
        if not some:
            continue
        share = sum(each.won for each in some) / len(some)
        mean = sum((share - each.won) ** 2 for each in some) / len(some)
        lean = sum(each.chance - each.won for each in some) / len(some)
        off_by, title = off(tenths(some)), english(title_of(find_game(name)))
        scores = f"{brier(some):.3f} | {mean:.3f} | {log_loss(some):.3f}"
        yield f"| {title} | {by} | {len(some):,} | {share:.0%} | {scores} | {off_by:.0%} | {100 * lean:+.0f}% |"


HEAD: Final = (
    "| game | source | positions | won | Brier | Brier of the mean | log loss | off by | too high by |\n"
    "|---|---|---|---|---|---|---|---|---|"
)
SIDE, GAP, TOP = 200, 60, 40


def plot(games: dict[str, list[Told]]) -> str:
    """The reliability of each game's value, and of the search, beside each other, as SVG."""
    width = len(games) * (SIDE + GAP) + GAP // 2
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {TOP + SIDE + 50}" font-family="sans-serif" '
        'font-size="11" role="img"><title>How often positions were won, by the chance that was told</title>',
        f'<rect width="{width}" height="{TOP + SIDE + 50}" fill="#ffffff"/>',
    ]
    for n, (name, told) in enumerate(games.items()):
        left = GAP * 0.75 + n * (SIDE + GAP)
        parts.append(f'<g transform="translate({left:g} {TOP})" fill="#1b2230">')
        parts.append(f'<text x="{SIDE / 2}" y="-16" text-anchor="middle">{english(title_of(find_game(name)))}</text>')
        parts.append(f'<rect width="{SIDE}" height="{SIDE}" fill="none" stroke="#b9b19e"/>')
        parts.append(f'<path d="M0 {SIDE}L{SIDE} 0" stroke="#b9b19e" stroke-dasharray="4 4"/>')
        for at in (0, 50, 100):
            x = SIDE * at / 100
            parts.append(f'<text x="{x:g}" y="{SIDE + 16}" text-anchor="middle">{at}%</text>')
            parts.append(f'<text x="-6" y="{SIDE - x + 4:g}" text-anchor="end">{at}%</text>')
        for by, colour, shift in ((VALUE, "#0a6b81", 0), (SEARCH, "#b4232a", 3)):
            parts += points(tenths([each for each in told if each.by == by]), colour, shift)
        parts.append("</g>")
    low = TOP + SIDE + 40
    parts.append(f'<text x="{GAP * 0.75:g}" y="{low}" fill="#1b2230">across: told; upwards: won, with 95 % intervals; ')
    parts.append('<tspan fill="#0a6b81">value</tspan>, <tspan fill="#b4232a">search</tspan></text></svg>')
    return "\n".join(parts) + "\n"


def points(found: Sequence[Tenth], colour: str, shift: int) -> Iterator[str]:
    for each in found:
        low, high = wilson_interval(each.won, each.games)
        x, y = SIDE * each.told + shift, SIDE * (1 - each.won / each.games)
        bar = f"M{x:.1f} {SIDE * (1 - low):.1f}V{SIDE * (1 - high):.1f}"
        yield f'<path d="{bar}" stroke="{colour}" stroke-width="1.5"/>'
        yield f'<circle cx="{x:.1f}" cy="{y:.1f}" r="3.5" fill="{colour}"/>'


def main() -> None:
    given = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    given.add_argument("games", type=int)
    given.add_argument("names", nargs="*", default=own_games())
    given.add_argument("--bot", default="sensible")
    given.add_argument("--tries", type=int, default=32)
    given.add_argument("--jobs", type=int, default=1)
    given.add_argument("--plot", type=Path, default=PLOT)
    found = given.parse_args()
    games: dict[str, list[Told]] = {}
    print(HEAD)
    with ProcessPoolExecutor(found.jobs) as pool:
        for name in found.names:
            work = partial(told_in, name, found.bot, found.tries)
            games[name] = [each for some in pool.map(work, range(found.games), chunksize=5) for each in some]
            print(*rows(name, games[name]), sep="\n", flush=True)
    found.plot.write_text(plot(games), encoding="utf-8")


if __name__ == "__main__":
    main()
