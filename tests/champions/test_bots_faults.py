"""What `sensible` had to learn against Klaw: minions must not pile up, heroes defend, side schemes go."""

import pytest

from goldenrule.games.champions.bots import Sensible
from goldenrule.kernel.decisions import Option
from tests.champions.situation import Situation, given, hero

HERO = hero(changed_form=True)


def answer(s: Situation) -> Option:
    """What the bot answers."""
    decision = s.game.pending[0]
    return Sensible().choose(s.game, decision.seat, decision)


def test_a_minion_that_can_be_defeated_goes_before_the_villain() -> None:
    """Weapons Runner (2 hit points) has no guard: nothing but sense forbids the villain."""
    s = given({**HERO, "engaged": ["Weapons Runner"]}, main_scheme={"threat": 0})
    assert answer(s)[0] == "attack"
    s.game.apply(0, answer(s))
    s.only_offered("pick Rhino", "pick Weapons Runner")
    assert answer(s)[1] == s.entity("Weapons Runner")


@pytest.mark.parametrize(("left", "verb"), [(2, "defend"), (4, "defend"), (11, "pass")])
def test_who_could_be_defeated_defends(left: int, verb: str) -> None:
    assert answer(given(hero(hit_points=left), step=2).asked(0, "defend"))[0] == verb


def test_a_side_scheme_goes_before_the_villain() -> None:
    """The main scheme has no threat: who thwarts means the side scheme."""
    side = {"card": "Breakin' & Takin'", "threat": 2}
    assert answer(given(HERO, main_scheme={"threat": 0}, in_play=[side]))[0] == "thwart"
    assert answer(given(HERO, main_scheme={"threat": 0}))[0] == "attack"
