"""Fit the weights of the estimates (`bots/estimate.py` of each game) to games of sensible bots.

python scripts/estimates.py champions 400    play so many games and print the weights, and how well they tell

Positions are looked at when a turn begins. Of every five games one is kept aside, to see how often the side that is
said to be ahead wins.
"""

from __future__ import annotations

import argparse
import math
import random
from importlib import import_module
from typing import Any

from goldenrule.bots import make_bot
from goldenrule.gamekit.estimates import chance
from goldenrule.kernel.sight import Event
from goldenrule.table.games import find_game

Row = tuple[tuple[float, ...], float]
"""Measures of a position, and 1.0 if its seat has won the game."""

STEPS = 3000
DECAY = 1e-4


def options_of(name: str, chance_of: random.Random) -> dict[str, Any]:
    """Options of a game like those that people play: any heroes, teams and scenarios."""
    kind = find_game(name)
    if name == "champions":
        heroes = [each.id for each in kind.choices("heroes")]
        return {
            "heroes": chance_of.sample(heroes, chance_of.choice((1, 1, 2, 3))),
            "scenario": chance_of.choice([each.id for each in kind.choices("scenario")]),
            "expert": chance_of.random() < 0.3,
        }
    if name == "heroes":
        teams = [each.id for each in kind.choices("teams")]
        return {"teams": chance_of.sample(teams, chance_of.choice((2, 2, 3, 4)))}
    return {}


def rows_of(name: str, seed: int) -> list[Row]:
    """The positions of a game, for one of its seats."""
    module = import_module(f"goldenrule.games.{name}.bots.estimate")
    chance_of = random.Random(seed)
    game = find_game(name).make(options_of(name, chance_of), str(seed))
    seats = range(game.state.seats)
    seat = 0 if name == "skirmish" else chance_of.choice(seats)
    bots = [make_bot(name, "sensible", f"{seed}/{each}") for each in seats]
    found: list[tuple[float, ...]] = []

    def listen(event: Event) -> None:
        if event[0] in ("turn", "villain_phase"):
            found.append(module.measures(game, seat))

    game.observer = listen
    while game.pending:
        decision = game.pending[0]
        game.apply(decision.seat, bots[decision.seat].choose(game, decision.seat, decision))
    won = float(seat in find_game(name).winners(game))
    return [(measures, won) for measures in found]


def fit(rows: list[Row]) -> list[float]:
    """Weights of a logistic regression, by steps down the slope, each measure by its own size."""
    count = len(rows[0][0])
    size = [max(1e-6, math.sqrt(sum(x[i] ** 2 for x, _ in rows) / len(rows))) for i in range(count)]
    weights = [0.0] * count
    for step in range(STEPS):
        slope = [0.0] * count
        sample = rows if len(rows) < 400 else random.Random(step).sample(rows, 400)
        for x, won in sample:
            wrong = chance(x, weights) - won
            for i in range(count):
                slope[i] += wrong * x[i] / size[i]
        rate = 1.0 if step < STEPS / 2 else 0.2
        weights = [w - rate * (s / len(sample) / z + DECAY * w) for w, s, z in zip(weights, slope, size)]
    return weights


def main() -> None:
    given = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    given.add_argument("game")
    given.add_argument("games", type=int)
    found = given.parse_args()
    games = [rows_of(found.game, seed) for seed in range(found.games)]
    weights = fit([row for i, rows in enumerate(games) if i % 5 for row in rows])
    aside = [row for i, rows in enumerate(games) if i % 5 == 0 for row in rows]
    right = sum((chance(x, weights) > 0.5) == (won > 0.5) for x, won in aside)
    loss = -sum(math.log(max(1e-9, chance(x, weights) if won else 1 - chance(x, weights))) for x, won in aside)
    print(tuple([round(w, 2) for w in weights]))
    n = len(aside)
    print(
        f"{n} positions aside: right {right / n:.2f}, loss {loss / n:.3f}, won {sum(won for _, won in aside) / n:.2f}"
    )


if __name__ == "__main__":
    main()
