"""Fit the weights of the values (`bots/weights.json` of each game) to games between bots.

python scripts/values.py champions 3000             games of `sensible`, with some answers at random
python scripts/values.py champions 210 --bot thinks:16 --keep games.json --near 10000    games of another bot, near
                                                    the weights so far: few games tell little but the constant
python scripts/values.py heroes 0 --also a.json b.json --near 100    games that were kept, and no others

Positions are looked at when the game's clock ticks (`THINKING` of its bots), each for one seat. One game of five is
kept aside to judge the weights by, the new ones and those so far: how well they rank positions (AUC), and how far off
their chances are (Brier score).
"""

import argparse
import random
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple, cast

import msgspec
import numpy as np
from numpy.typing import NDArray

from goldenrule.bots import make_bot
from goldenrule.gamekit.search_model import SearchModel
from goldenrule.gamekit.value_function import WeightsFile, load_weights
from goldenrule.table.games import find_game

Numbers = NDArray[np.float64]

SLIPS = (0.02, 0.08, 0.2)
"""How often an answer of a heuristic policy is taken at random; each game has one of these."""
FEW_SLIPS = (0.0, 0.0, 0.03, 0.08)
"""The same for a bot that thinks: what it is to be judged by are good games."""
SEATS = (1, 1, 1, 1, 1, 1, 2, 2, 3, 4)
"""Players of a game of Champions."""
FEW_SEATS = (1, 1, 1, 1, 1, 2)
"""The same where every answer takes a while."""
RIDGE = 3.0
STEPS = 30
LONGEST = 5000


class Row(NamedTuple):
    """A position: which weights it is for, its measures, and 1.0 if its seat has won the game."""

    weighed: str
    measures: tuple[float, ...]
    won: float


def options_of(name: str, bot: str, chance_of: random.Random) -> dict[str, Any]:
    """Options of a game like those that people play: any heroes, teams and scenarios."""
    kind = find_game(name)
    if name == "champions":
        heroes = [each.id for each in kind.choices("heroes")]
        return {
            "heroes": chance_of.sample(heroes, chance_of.choice(SEATS if bot == "sensible" else FEW_SEATS)),
            "scenario": chance_of.choice(("rhino", "rhino", "rhino", "klaw", "klaw", "ultron")),
            "expert": chance_of.random() < 0.2,
        }
    if name == "heroes":
        teams = [each.id for each in kind.choices("teams")]
        scenarios = [each.id for each in kind.choices("scenario")]
        return {
            "teams": chance_of.sample(teams, chance_of.choice((2, 2, 2, 3, 4, 4))),
            "scenario": chance_of.choice(scenarios),
        }
    return {}


def thinking(name: str) -> SearchModel:
    return cast(SearchModel, import_module(f"goldenrule.games.{name}.bots").THINKING)


def rows_of(name: str, bot: str, seed: str) -> list[Row]:
    """The positions of a game; none if it has no end."""
    how = thinking(name)
    chance_of = random.Random(seed)
    game = find_game(name).make(options_of(name, bot, chance_of), seed)
    bots = [make_bot(name, bot, f"{seed}/{each}") for each in range(game.state.seats)]
    slips = chance_of.choice(SLIPS if bot == "sensible" else FEW_SLIPS)
    found: list[tuple[str, int, tuple[float, ...]]] = []
    time = -1
    while game.pending:
        if (now := how.clock(game)) != time:
            time, seat = now, chance_of.randrange(game.state.seats)
            found.append((how.position_kind(game), seat, how.measures(game, seat)))
        decision = game.pending[0]
        if chance_of.random() < slips:
            option = chance_of.choice(decision.options)
        else:
            option = bots[decision.seat].choose(game, decision.seat, decision)
        game.apply(decision.seat, option)
        if game.decisions > LONGEST:
            return []
    won = find_game(name).winners(game)
    first = name == "skirmish"  # whose measures are the first side's, whoever asks
    return [Row(weighed, measures, float((0 if first else seat) in won)) for weighed, seat, measures in found]


def fit(measures: Numbers, won: Numbers, near: Numbers | None = None, ridge: float = RIDGE) -> Numbers:
    """The weights of a logistic regression (Newton's method), each measure by its own spread.

    A ridge holds them `near` other weights, or 0; the constant is free.
    """
    middle, spread = measures.mean(0), measures.std(0)
    spread[spread < 1e-9] = 1.0
    middle[0], spread[0] = 0.0, 1.0
    scaled = (measures - middle) / spread
    base = np.zeros(scaled.shape[1]) if near is None else near * spread
    base[0] += base[1:] @ (middle / spread)[1:]
    weights = base.copy()
    held = np.full(len(weights), ridge)
    held[0] = 0.0
    for _ in range(STEPS):
        chance = 1 / (1 + np.exp(-scaled @ weights))
        steep = (scaled * (chance * (1 - chance) + 1e-6)[:, None]).T @ scaled + np.diag(held + 1e-9)
        weights = weights + np.linalg.solve(steep, scaled.T @ (won - chance) - held * (weights - base))
    found: Numbers = weights / spread
    found[0] -= float(found[1:] @ middle[1:])
    return found


def judge(measures: Numbers, won: Numbers, weights: Numbers) -> dict[str, float]:
    """How well weights tell: positions, share won, AUC, Brier score, and that of who says always the same."""
    chance = 1 / (1 + np.exp(-measures @ weights))
    ranks = np.empty(len(chance))
    ranks[np.argsort(chance)] = np.arange(1, len(chance) + 1)
    n = won.sum()
    auc = (ranks[won == 1].sum() - n * (n + 1) / 2) / (n * (len(won) - n))
    found = {
        "positions": len(won), "won": won.mean(), "auc": auc, "brier": np.mean((chance - won) ** 2),
        "brier of the mean": np.mean((won.mean() - won) ** 2),
    }  # fmt: skip
    return {name: round(float(value), 4) for name, value in found.items()}


def so_far_from(file: Path) -> str:
    """What the weights that there are have been fitted to."""
    return msgspec.json.decode(file.read_bytes(), type=WeightsFile).recipe


def so_far(package: str, file: str, names: Sequence[str]) -> dict[str, tuple[float, ...]]:
    """The weights that there are; none if they weigh other measures."""
    try:
        return load_weights(package, file, names)
    except ValueError:
        return {}


def columns(games: list[list[Row]], weighed: str) -> tuple[Numbers, Numbers]:
    rows = [row for game in games for row in game if row.weighed == weighed]
    return np.array([row.measures for row in rows]), np.array([row.won for row in rows])


def main() -> None:
    given = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    given.add_argument("game")
    given.add_argument("games", type=int)
    given.add_argument("--bot", default="sensible")
    given.add_argument("--also", type=Path, nargs="*", default=[], help="games that were kept, to be fitted to as well")
    given.add_argument("--keep", type=Path, help="keep the positions here")
    given.add_argument("--near", type=float, help="a ridge that holds the weights near those so far, instead of 0")
    given.add_argument("--seed", default="values")
    given.add_argument("--jobs", type=int, default=1)
    found = given.parse_args()
    with ProcessPoolExecutor(found.jobs) as pool:
        seeds = [f"{found.seed}/{n}" for n in range(found.games)]
        games = list(pool.map(partial(rows_of, found.game, found.bot), seeds, chunksize=10))
    if found.keep:
        found.keep.write_bytes(msgspec.json.encode(games))
    for kept in found.also:
        games += msgspec.json.decode(kept.read_bytes(), type=list[list[Row]])
    package = import_module(f"goldenrule.games.{found.game}.bots")
    names = import_module(f"{package.__name__}.estimate").MEASURES
    file = Path(str(package.__file__)).with_name("weights.json")
    present = so_far(package.__name__, file.name, names)
    weights, judged = {}, {}
    for weighed in sorted({row.weighed for game in games for row in game}):
        rows = columns([game for n, game in enumerate(games) if n % 5], weighed)
        before = np.array(present[weighed]) if weighed in present else None
        each = fit(*rows) if found.near is None else fit(*rows, before, found.near)
        aside = columns(games[::5], weighed)
        judged[weighed] = judge(*aside, each)
        if before is not None:
            print(weighed, "with the weights so far:", judge(*aside, before))
        weights[weighed] = {name: round(float(weight), 4) for name, weight in zip(names, each, strict=True)}
    slips = SLIPS if found.bot == "sensible" else FEW_SLIPS
    own = f"{found.games} games of {found.bot}, seeds {found.seed}/N, answers at random {slips}"
    recipe = ", and ".join([own] * bool(found.games) + [kept.stem for kept in found.also])
    if found.near is not None:
        recipe += f"; near (ridge {found.near:g}) those fitted to {so_far_from(file)}"
    text = msgspec.json.format(msgspec.json.encode(WeightsFile(recipe, judged, weights)), indent=2)
    file.write_bytes(text + b"\n")
    print(recipe, judged, sep="\n")


if __name__ == "__main__":
    main()
