"""What `sensible` had to learn against Klaw: minions must not pile up, heroes defend, side schemes go."""

import pytest

from goldenrule.games.champions.bots import Sensible
from goldenrule.games.champions.ops import Discard, ToHand
from goldenrule.games.champions.selectors import InDiscard, InHand
from goldenrule.kernel.choices import Choose
from goldenrule.kernel.decisions import Option
from goldenrule.kernel.expressions import It
from goldenrule.kernel.ops import ForEach, Op
from tests.champions.situation import Situation, given, hero
from tests.champions.words import action

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


@pytest.mark.parametrize(
    "effect",
    [Choose(InHand(), Discard(It())), ForEach(InHand(), Discard(It())), Discard(InHand()), ToHand(InDiscard())],
)
def test_a_card_that_weighs_its_own_copies_is_weighed_once(effect: Op) -> None:
    """Swinging Web Kick discards a card from hand, which may be the other Swinging Web Kick."""
    kick = "Swinging Web Kick"
    s = given.reprinted({"01005": action(effect)}, {**HERO, "hand": [kick, kick, "Energy", "Genius", "Strength"]})
    assert answer(s) in s.game.pending[0].options
