"""What every game on the kernel holds, on random games of Marvel Heroes with two, three and four players."""

from goldenrule.games.heroes.catalogue import load_content
from goldenrule.games.heroes.game import Heroes
from goldenrule.games.heroes.rules.setup import Setup, new_game
from goldenrule.testing import check_game


def two(seed: str) -> Heroes:
    return new_game(Setup(teams=("avengers", "x_men"), seed=seed), load_content())


def three(seed: str) -> Heroes:
    teams = ("fantastic_four", "marvel_knights", "x_men")
    return new_game(
        Setup(teams=teams, scenario="maximum_carnage", readings=("sealed_planning",), seed=seed), load_content()
    )


def four(seed: str) -> Heroes:
    teams = ("x_men", "avengers", "marvel_knights", "fantastic_four")
    return new_game(Setup(teams=teams, scenario="house_of_m", readings=("ask_draw",), seed=seed), load_content())


def test_two_players() -> None:
    summary = check_game(two, ["a"], every=6)
    assert summary.twins > 10


def test_three_players() -> None:
    assert check_game(three, ["b"], every=12, hash_seed=False).twins > 10


def test_four_players() -> None:
    assert check_game(four, ["c"], every=16, hash_seed=False).twins > 10
