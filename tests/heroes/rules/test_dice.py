"""The dice: faces, and the exact law of each kind of roll (H-2.11 to H-2.16)."""

from collections import Counter
from fractions import Fraction

import pytest

from goldenrule.games.heroes import ids
from goldenrule.games.heroes.rules import dice
from goldenrule.games.heroes.situations.dice import LoadedDice
from goldenrule.table.multi_select import has_learned
from goldenrule.testing import rule
from tests.heroes.situation import given

LAWS = {
    "combat": (False, dice.HITS, (12, 18, 6, 0)),
    "combat with boost": (True, dice.HITS, (12, 14, 9, 1)),
    "trouble": (False, dice.TROUBLES, (6, 24, 6, 0)),
    "trouble with boost": (True, dice.TROUBLES, (6, 19, 10, 1)),
}
"""Kind of roll -> BOOST counts, what a die is worth, chances in 36 of 0, 1, 2 and 3."""
LIMITS = {2: 20.8, 3: 23.0}
"""Chi-square that is exceeded once in about 30,000 samples, by degrees of freedom."""


@rule("H-2.11", "H-2.12", "H-2.13", "H-2.14", "H-2.15")
@pytest.mark.parametrize("name", LAWS)
def test_the_law_of_a_die_follows_from_its_faces(name: str) -> None:
    boost, worth, law = LAWS[name]
    found: Counter[int] = Counter()
    for first in range(6):
        if boost and first == dice.HIT_BOOST:
            for again in range(6):
                found[worth[first + 6 * (again + 1)]] += 1
        else:
            found[worth[first]] += 6
    assert tuple(found[n] for n in range(4)) == law
    assert sum(law) == 36


def chi_square(name: str, rolls: int) -> float:
    """How far dice thrown by the game are from their law."""
    boost, worth, law = LAWS[name]
    g = given().game
    found: Counter[int] = Counter()
    for _ in range(rolls // ids.MAX_DICE):
        for die in dice.roll_dice(g, ids.MAX_DICE, boost):
            found[worth[die]] += 1
    total = found.total()
    assert not set(found) - {n for n in range(4) if law[n]}
    expected = [Fraction(total * n, 36) for n in law]
    return float(sum((found[n] - e) ** 2 / e for n, e in enumerate(expected) if e))


@rule("H-2.13", "H-2.14", "H-2.15")
@pytest.mark.parametrize("name", LAWS)
def test_dice_keep_to_their_law(name: str) -> None:
    assert chi_square(name, 40_000) < LIMITS[3 if LAWS[name][2][3] else 2]


@pytest.mark.slow
@pytest.mark.parametrize("name", LAWS)
def test_a_million_dice_keep_to_their_law(name: str) -> None:
    assert chi_square(name, 1_000_000) < LIMITS[3 if LAWS[name][2][3] else 2]


@rule("H-2.16", "T-12")
def test_never_more_than_eight_dice() -> None:
    g = given().game
    assert len(dice.roll_dice(g, 9, False)) == 8
    assert dice.roll_dice(g, 0, True) == () and dice.roll_dice(g, -2, True) == ()


@rule("H-2.15")
def test_boost_on_a_die_rolled_again_is_ignored() -> None:
    s = given(dice="boost blank boost double")
    assert [dice.HITS[die] for die in dice.roll_dice(s.game, 2, True)] == [2, 0]
    s.then(dice_left=1)


def test_scripted_dice_are_followed_by_random_ones() -> None:
    game = given(dice="2 double").game
    assert game.roll(2) == (5, 5)
    assert game.unscripted == 0
    game.roll(1)
    assert game.unscripted == 1


def test_scripted_dice_are_chance_to_everybody() -> None:
    """Previews and hints end where chance decides: they do not tell the next roll of a lesson."""
    game = given(dice="2 double").game
    after = game.clone()
    assert isinstance(after, LoadedDice)
    after.roll(2)
    assert has_learned(game, after, 0)


def test_a_clone_has_the_same_dice_to_come() -> None:
    game = given(dice="double hit").game
    twin = game.clone()
    assert isinstance(twin, LoadedDice)
    assert twin.roll(1) == (5,)
    assert (twin.given, game.given) == ((2,), (5, 2))
