"""What values are fitted to: games of every kind, and weights that few games move only as far as they tell."""

from importlib import import_module
from random import Random

import numpy as np
import pytest

from goldenrule.gamekit.value_function import load_weights
from goldenrule.table.games import find_game, own_games
from scripts.values import fit, options_of

NOT_SHOWN = {
    "champions": {"obligations", "tough"},
    "skirmish": {"deck empty heroes", "deck empty villains", "held heroes", "held villains"},
}  # fmt: skip
"""What no card brings about at a tick of the clock, but those of packs may; a card is held in its owner's turn."""


@pytest.mark.parametrize("name", ["champions", "heroes"])
def test_games_are_of_every_scenario(name: str) -> None:
    chance_of = Random("kinds")
    drawn = {options_of(name, "sensible", chance_of)["scenario"] for _ in range(200)}
    assert drawn == {each.id for each in find_game(name).choices("scenario")}


@pytest.mark.parametrize("name", own_games())
def test_games_have_shown_every_measure(name: str) -> None:
    """What was the same in all of them has a weight of 0: nothing is known of it."""
    names = import_module(f"goldenrule.games.{name}.bots.estimate").MEASURES
    for weights in load_weights(f"goldenrule.games.{name}.bots", "weights.json", names).values():
        assert {each for each, weight in zip(names, weights, strict=True) if not weight} <= NOT_SHOWN.get(name, set())


def test_weights_are_held_near_others_and_the_constant_is_free() -> None:
    numbers = np.random.default_rng(1)
    measures = np.column_stack([np.ones(400), numbers.normal(2.0, 3.0, (400, 2))])
    chance = 1 / (1 + np.exp(-(measures @ np.array([1.5, 0.8, -0.4]))))
    won = (numbers.random(400) < chance).astype(float)
    near = np.array([-1.0, 0.1, 0.3])
    held = fit(measures, won, near, 1e9)
    assert held[1:] == pytest.approx(near[1:], abs=1e-4) and held[0] != pytest.approx(near[0], abs=0.2)
    told = 1 / (1 + np.exp(-(measures @ held)))
    assert told.mean() == pytest.approx(won.mean(), abs=1e-4), "as many are told to be won as were"
    assert fit(measures, won, near, 1e-6) == pytest.approx(fit(measures, won, None, 1e-6), abs=1e-3)
