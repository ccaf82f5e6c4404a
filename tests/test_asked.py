"""Nobody is asked a question to which the only answer is to pass, in whole games of every kind with random answers.

The one exception is a question whose absence would tell what lies hidden in a hand: it must have more answers with
other cards there.
"""

import pytest

from goldenrule.games.champions import GAME as CHAMPIONS
from goldenrule.games.heroes.catalogue import load_content
from goldenrule.games.heroes.rules.setup import Setup, new_game
from goldenrule.games.skirmish import GAME as SKIRMISH
from goldenrule.kernel.game import Game
from goldenrule.testing.hidden import check_asked
from goldenrule.testing.positions import Chooser

TEAMS = ("avengers", "x_men", "fantastic_four", "marvel_knights")


def looked_at(game: Game, seed: str) -> tuple[int, int]:
    """Play a game with random answers; the questions that were asked, and those that could only be passed."""
    chooser = Chooser(seed)
    asked = silent = 0
    while game.pending:
        silent += check_asked(game, f"{seed}/{asked}")
        game.apply(*chooser.choose(game))
        asked += 1
    return asked, silent


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_marvel_heroes(seats: int) -> None:
    silent = 0
    for n, face in enumerate(load_content().of("scenario")):
        readings = ("many_allies", "may_be_wanted") if n % 2 else ()
        setup = Setup(teams=TEAMS[:seats], scenario=face.code, readings=readings, seed=f"asked {n}")
        asked, hidden = looked_at(new_game(setup, load_content()), f"asked {n}")
        assert asked > 50
        silent += hidden
    assert silent, "the exception has been met"


def test_the_duel() -> None:
    played = [looked_at(SKIRMISH.make({}, f"asked {n}"), f"asked {n}") for n in range(8)]
    assert sum([asked for asked, _ in played]) > 200


@pytest.mark.parametrize("heroes", [["spider_man"], ["she_hulk", "iron_man"]])
def test_champions(heroes: list[str]) -> None:
    for n in range(3):
        asked, silent = looked_at(CHAMPIONS.make({"heroes": heroes, "scenario": "rhino"}, f"asked {n}"), f"asked {n}")
        assert asked > 10 and not silent, "hands lie open"
