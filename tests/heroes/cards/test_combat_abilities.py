"""Every ability in combat: when it may be used, exactly what it changes, and when it may not be used.

A row: the card, the number of its ability, all moments at which it is offered in two sequences (with the colours of
power or the sequence, if only with those), and what is different once it has been used at the first of them.
"""

import pytest

from goldenrule.games.heroes.content import FREE
from goldenrule.games.heroes.ids import ATTACK, VILLAIN
from goldenrule.games.heroes.rules import dice
from goldenrule.testing import rule
from tests.heroes.cards import ally_abilities, hero_abilities, villain_abilities
from tests.heroes.fights import DICE, Ring, content, used

ROWS = [*hero_abilities.ABILITIES, *ally_abilities.ABILITIES, *villain_abilities.ABILITIES]
NAMES = [f"{code}/{index}" for code, index, _, _ in ROWS]


@rule("H-5.1", "H-5.5", "H-11.5", "H-11.8", "H-11.13", "H-12.22", "H-12.23", "H-13.1", "H-13.3", "H-13.4", "H-13.5",
      "H-13.6", "A-40")  # fmt: skip
@pytest.mark.parametrize(("code", "index", "offered", "change"), ROWS, ids=NAMES)
def test_it_is_offered_then_and_does_this(code: str, index: int, offered: str, change: str) -> None:
    ring = Ring(code, index)
    assert (ring.offered(), ring.change()) == (offered, change)


@pytest.mark.parametrize(("code", "index"), [row[:2] for row in ROWS], ids=NAMES)
def test_it_is_not_offered_where_it_does_not_work_or_without_its_cost(code: str, index: int) -> None:
    assert Ring(code, index, away=True).offered() == ""
    cost = content().face(code).listed[index].cost
    if cost != FREE and not cost.recovery and not cost.discard:
        assert Ring(code, index, poor=True).offered() == ""


@pytest.mark.parametrize(("face", "counts"), [(dice.TROUBLE, 1), (dice.BLANK, 0), (dice.DOUBLE, 2)])
def test_the_sliver_of_the_cube_rolls_blanks_again_before_trouble_counts(face: int, counts: int) -> None:
    ring = Ring("red_skull")
    g = next(g for g in ring.games() if dice.BLANK in g.fight().dice[VILLAIN])
    rolled, before = g.fight().dice[VILLAIN], dice.hits(g.fight(), VILLAIN)
    blanks, trouble = rolled.count(dice.BLANK), rolled.count(dice.TROUBLE)
    g.given = (face,) * DICE
    used(g, ring.card, 0, VILLAIN)
    assert dice.hits(g.fight(), VILLAIN) == before + trouble + blanks * counts


@pytest.mark.parametrize("completed", [True, False])
def test_call_to_mutantkind_makes_a_confronted_magneto_stronger(completed: bool) -> None:
    ring = Ring("call_to_mutantkind", away=not completed)
    ring.g.run()
    assert ring.g.pending[0].kind == "power"
    fight = ring.g.fight()
    assert fight.mods == ((("combat", "attack", VILLAIN, 1),) if completed else ())
    fight.powers = (0, 0)
    assert ring.g.value(VILLAIN, ATTACK) == 4 + completed
