"""The writer of card texts: the nodes that all games share."""

from __future__ import annotations

import pytest

from goldenrule.gamekit.card_text import TreeWriter, key_of
from goldenrule.kernel import expressions as e
from goldenrule.kernel import ops as o
from goldenrule.table.texts import Texts


class Foes(e.Sel, frozen=True):
    """All foes."""


class Me(e.Sel, frozen=True):
    """A single card."""


class Force(e.Num, frozen=True):
    """A number of the game."""


class IsNight(e.Cond, frozen=True):
    """A condition of the game."""


class HurtBadly(o.Op, frozen=True):
    """An op of the game."""

    who: e.Sel
    n: e.Num


class Writer(TreeWriter):
    repeat_key = "skirmish-op-repeat"

    def own_op(self, op: o.Op) -> str:
        said = self.fields(op)
        return f"{key_of(op)} {said['n']} to {said['who']}"

    def own_np(self, sel: e.Sel) -> str:
        return key_of(sel)

    def own_phrase(self, num: e.Num) -> str:
        return key_of(num)

    def own_cond(self, cond: e.Cond, negated: bool) -> str:
        return "not night" if negated else "night"

    def single(self, sel: e.Sel) -> bool:
        return isinstance(sel, Me)


TWO = e.Const(2)


def hurt(who: e.Sel, n: e.Num = TWO) -> HurtBadly:
    return HurtBadly(who, n)


@pytest.mark.parametrize(
    ("op", "text"),
    [
        (hurt(Me()), "hurt-badly 2 to me"),
        (o.Seq((hurt(Me()), hurt(Foes()))), "hurt-badly 2 to me, then hurt-badly 2 to foes"),
        (o.If(IsNight(), hurt(Me())), "if night, hurt-badly 2 to me"),
        (o.If(e.Not(IsNight()), hurt(Me())), "if not night, hurt-badly 2 to me"),
        (o.If(e.Not(e.All((IsNight(), IsNight()))), hurt(Me())), "if not night or not night, hurt-badly 2 to me"),
        (o.If(e.Not(e.AnyOf((IsNight(), IsNight()))), hurt(Me())), "if not night and not night, hurt-badly 2 to me"),
        (o.May(hurt(Me())), "you may hurt-badly 2 to me"),
        (o.Choose(Foes(), hurt(e.Var("it")), "it"), "hurt-badly 2 to one of foes"),
        (o.Choose(Me(), hurt(e.Var("it")), "it"), "hurt-badly 2 to me"),
        (
            o.Choose(Foes(), o.Seq((hurt(e.Var("it")), hurt(e.Var("it")))), "it"),
            "hurt-badly 2 to one of foes, then hurt-badly 2 to it",
        ),
        (hurt(e.Except(Foes(), Me())), "hurt-badly 2 to foes except me"),
        (hurt(e.Union((Foes(), Me()))), "hurt-badly 2 to foes and me"),
        (hurt(Me(), Force()), "hurt-badly X to me (X is force)"),
        (hurt(Me(), e.Sum((Force(), e.Const(1)))), "hurt-badly X to me (X is force + 1)"),
        (
            o.Seq((hurt(Me(), Force()), hurt(Me(), e.Count(Foes())))),
            "hurt-badly X to me, then hurt-badly Y to me (X is force) (Y is the number of foes)",
        ),
        (
            o.Seq((hurt(Me(), Force()), hurt(Foes(), Force()))),
            "hurt-badly X to me, then hurt-badly X to foes (X is force)",
        ),
    ],
)
def test_an_effect_in_words(op: o.Op, text: str) -> None:
    w = Writer(Texts("en", strict=True))
    assert w.tailed(w.op(op)) == text
    assert w.tails == []
