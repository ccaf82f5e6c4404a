"""Expressions: numbers, conditions and sets, as examined under the bindings of an effect."""

import pytest

from goldenrule.kernel.effects import Effect, Program
from goldenrule.kernel.expressions import (
    All,
    AnyOf,
    AtLeast,
    AtMost,
    Cond,
    Const,
    Count,
    Either,
    Except,
    Exists,
    It,
    Not,
    Num,
    Result,
    Sum,
    Times,
    Union,
    Where,
)
from goldenrule.kernel.ops import Nothing
from tests.kernel.lab import Table
from tests.toygame.ops import IsKind, Pieces

MINE = Pieces("mine", "creature")
NONE = Pieces("mine", "none")
TRUE: Cond = Exists(MINE)
FALSE: Cond = Exists(NONE)


@pytest.fixture
def table() -> Table:
    return Table(areas=(["scout", "thorn"], ["guard"]))


def env(**vars: int | tuple[int, ...]) -> Effect:
    return Effect(0, Program("lab", Nothing()), 0, 0, vars=dict(vars))


@pytest.mark.parametrize(
    ("number", "value"),
    [
        (Const(3), 3),
        (Sum((Const(3), Const(-1), Const(4))), 6),
        (Sum(()), 0),
        (Times(Const(3), Const(4)), 12),
        (AtMost(Const(3), Const(2)), 2),
        (AtMost(Const(1), Const(2)), 1),
        (Count(MINE), 2),
        (Either(TRUE, Const(1), Const(2)), 1),
        (Either(FALSE, Const(1), Const(2)), 2),
        (Result(), 7),
    ],
    ids=repr,
)
def test_numbers(table: Table, number: Num, value: int) -> None:
    table.g.ret = 7
    assert number.eval(table.g, env()) == value


@pytest.mark.parametrize(
    ("cond", "value"),
    [
        (AtLeast(Const(2), Const(2)), True),
        (AtLeast(Const(1), Const(2)), False),
        (Not(TRUE), False),
        (Not(FALSE), True),
        (All((TRUE, TRUE)), True),
        (All((TRUE, FALSE)), False),
        (All(()), True),
        (AnyOf((FALSE, TRUE)), True),
        (AnyOf((FALSE, FALSE)), False),
        (AnyOf(()), False),
        (Exists(MINE), True),
        (Exists(NONE), False),
    ],
    ids=repr,
)
def test_conditions(table: Table, cond: Cond, value: bool) -> None:
    assert cond.test(table.g, env()) is value


def test_sets(table: Table) -> None:
    g = table.g
    scout, thorn, tower = table.find("scout"), table.find("thorn"), table.find("tower")
    everything = Pieces("mine")
    assert everything.all(g, env()) == [tower, scout, thorn]
    assert MINE.has(g, env(), thorn) and not MINE.has(g, env(), tower)
    assert Union((MINE, everything)).all(g, env()) == [scout, thorn, tower], "each once, in order"
    assert Except(everything, MINE).all(g, env()) == [tower]
    assert Where(everything, IsKind("creature")).all(g, env(it=0)) == [scout, thorn]


def test_var_lists_the_incarnations_that_are_still_there(table: Table) -> None:
    g = table.g
    scout, thorn = table.find("scout"), table.find("thorn")
    refs = (g.state.ref(scout), g.state.ref(thorn))
    assert It().all(g, env(it=refs[0])) == [scout]
    assert It("them").all(g, env(them=refs)) == [scout, thorn]
    assert It("nobody").all(g, env()) == []
    g.move(scout, 6)
    assert It().all(g, env(it=refs[0])) == []
    assert It("them").all(g, env(them=refs)) == [thorn]


def test_with_var_leaves_the_bindings_as_they_are() -> None:
    effect = env(a=1)
    assert effect.with_var("b", 2).vars == {"a": 1, "b": 2}
    assert effect.vars == {"a": 1}
