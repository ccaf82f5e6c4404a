"""The writers of card texts: a word is a message named after its class, and the nodes that all games share."""

import pytest

from goldenrule.gamekit.card_text import key_of
from goldenrule.gamekit.nouns import Thing
from goldenrule.gamekit.number_text import AmountWriter
from goldenrule.gamekit.plain_text import PlainWriter
from goldenrule.gamekit.text_lists import join_parts, word_name
from goldenrule.kernel import expressions as e
from goldenrule.kernel import ops as o
from goldenrule.kernel.choices import Choose, ChooseMode, ChooseSome, May
from goldenrule.kernel.ops import Mode
from goldenrule.words.fluent import FluentError
from tests.gamekit.toy_texts import ToyTexts


class Foes(e.Sel):
    """All foes."""


class Me(e.Sel):
    """A single card."""


class Force(e.Num):
    """A number of the game."""


class Wounds(e.Num):
    """A number that is told as so much for each."""

    of: e.Sel


class IsNight(e.Cond):
    """A condition of the game."""


class HurtBadly(o.Op):
    """An op of the game."""

    who: e.Sel
    n: e.Num
    twice: bool = False


class Praise(o.Op):
    """An op that cannot name what is chosen."""

    who: e.Sel


class Unknown(o.Op):
    """An op of nobody."""


WORDS = """
plain-op-hurt-badly = hurt { $who } by { $n }
plain-op-repeat = { $times } times: { $do }
plain-np-foes = { $number ->
    [one] one of foes
   *[each] foes
}
plain-np-me = me
    .form = one
plain-num-force = force
plain-num-wounds = wounds of { $of }
plain-if-is-night = { $negated ->
    [yes] it is day
   *[no] it is night
}
plain-if-exists = there are { $of }
rich-op-hurt-badly = { $whoform ->
    [you] suffer { $n }{ rich-twice }
   *[one] hurt { $who } by { $n }{ rich-twice }
}
    .who = each object
    .chosen = who
rich-twice = { $twice ->
    [yes] { " " }twice
   *[no] { "" }
}
rich-op-praise = praise { $who }
rich-op-choose = choose { $of }
    .of = one
rich-op-if = if { $cond }, { $then }
rich-op-otherwise = otherwise, { $other }
rich-np-foe = { $number ->
    [one] a foe
    [that] that foe
    [bare] foe
    [other] another foe
   *[each] each foe
}
rich-np-foes = { rich-np-foe }
    .counted = { $bare } here
rich-np-me = { $case ->
    [object] me
   *[plain] I
}
    .form = you
rich-np-card = that card
rich-num-force = the force
rich-num-wounds = wound of { $of }
    .of = that
    .mode = per
rich-if-is-night = { $style ->
    [that] of the night
    [not] it is day
   *[plain] it is night
}
rich-if-exists = there is { $of }
    .of = one
rich-if-exists-me = I am there
"""


class Plain(PlainWriter):
    prefix = "plain"


class Rich(AmountWriter):
    prefix = "rich"
    others = (e.It,)


TWO = e.Const(2)
IT = e.It("it")


def hurt(who: e.Sel, n: e.Num = TWO) -> HurtBadly:
    return HurtBadly(who, n)


@pytest.mark.parametrize(
    ("op", "text"),
    [
        (hurt(Me()), "hurt me by 2"),
        (o.Seq((hurt(Me()), hurt(Foes()))), "hurt me by 2, then hurt foes by 2"),
        (o.If(IsNight(), hurt(Me())), "if it is night, hurt me by 2"),
        (o.If(IsNight(), hurt(Me()), hurt(Foes())), "if it is night, hurt me by 2, otherwise hurt foes by 2"),
        (o.If(e.Not(IsNight()), hurt(Me())), "if it is day, hurt me by 2"),
        (o.If(e.Not(e.All((IsNight(), IsNight()))), hurt(Me())), "if it is day or it is day, hurt me by 2"),
        (o.If(e.Not(e.AnyOf((IsNight(), IsNight()))), hurt(Me())), "if it is day and it is day, hurt me by 2"),
        (May(hurt(Me())), "you may hurt me by 2"),
        (Choose(Foes(), hurt(IT), "it"), "hurt one of foes by 2"),
        (Choose(Me(), hurt(IT), "it"), "hurt me by 2"),
        (Choose(Foes(), o.Seq((hurt(IT), hurt(IT))), "it"), "hurt one of foes by 2, then hurt it by 2"),
        (
            ChooseSome(Foes(), e.Const(1), TWO, o.Seq((hurt(e.It("them")), hurt(e.It("them"))))),
            "hurt 1 to 2 of foes by 2, then hurt them by 2",
        ),
        (o.ForEach(Foes(), hurt(IT)), "for each of foes: hurt it by 2"),
        (o.Repeat(e.Const(3), hurt(Me())), "3 times: hurt me by 2"),
        (ChooseMode((Mode(hurt(Me())), Mode(hurt(Foes())))), "choose one: hurt me by 2 or hurt foes by 2"),
        (hurt(e.Except(Foes(), Me())), "hurt foes except me by 2"),
        (hurt(e.Union((Foes(), Me()))), "hurt foes and me by 2"),
        (hurt(Me(), Force()), "hurt me by X (X is force)"),
        (hurt(Me(), e.Sum((Force(), e.Const(1)))), "hurt me by X (X is force + 1)"),
        (
            o.Seq((hurt(Me(), Force()), hurt(Me(), e.Count(Foes())))),
            "hurt me by X, then hurt me by Y (X is force) (Y is the number of foes)",
        ),
        (o.Seq((hurt(Me(), Force()), hurt(Foes(), Force()))), "hurt me by X, then hurt foes by X (X is force)"),
        (hurt(Me(), Wounds(Foes())), "hurt me by X (X is wounds of foes)"),
    ],
)
def test_an_effect_in_plain_words(op: o.Op, text: str) -> None:
    w = Plain(ToyTexts(WORDS))
    assert w.with_letters_explained(w.clause(op)) == text
    assert w.tails == []


@pytest.mark.parametrize(
    ("op", "text"),
    [
        (hurt(Me()), "Suffer 2."),
        (HurtBadly(Foes(), TWO, twice=True), "Hurt each foe by 2 twice."),
        (Choose(Foes(), o.Seq((hurt(IT), hurt(IT)))), "Hurt a foe by 2. Hurt that foe by 2."),
        (Choose(Foes(), Praise(IT)), "Choose a foe. Praise that foe."),
        (Choose(Foes(), o.If(IsNight(), hurt(IT))), "Choose a foe. If it is night, hurt that foe by 2."),
        (
            Choose(Foes(), o.Seq((hurt(IT), Choose(e.Except(Foes(), IT), hurt(e.It("next")), "next")))),
            "Hurt a foe by 2. Hurt another foe by 2.",
        ),
        (May(o.Seq((hurt(Me()), hurt(Foes())))), "You may suffer 2, then hurt each foe by 2."),
        (
            o.Seq((o.If(IsNight(), hurt(Me()), hurt(Foes())), Praise(Me()))),
            "If it is night, suffer 2. Otherwise, hurt each foe by 2. Praise I.",
        ),
        (hurt(e.Where(Foes(), IsNight())), "Hurt each foe of the night by 2."),
        (hurt(Me(), Force()), "Suffer 0 equal to the force."),
        (hurt(Me(), e.Times(TWO, Wounds(Foes()))), "Suffer 2 for each wound of that foe."),
        (hurt(Me(), e.AtMost(e.Count(Foes()), e.Const(5))), "Suffer 1 for each foe here (at most 5)."),
        (hurt(Me(), e.Either(IsNight(), e.Const(3), TWO)), "Suffer 2 (3 instead if it is night)."),
        (o.If(e.Exists(Foes()), hurt(Me())), "If there is a foe, suffer 2."),
        (o.If(e.Exists(Me()), hurt(Me())), "If I am there, suffer 2."),
    ],
)
def test_an_effect_as_the_messages_ask_for_its_parts(op: o.Op, text: str) -> None:
    w = Rich(ToyTexts(WORDS))
    assert w.text(w.clauses(op)) == text


def test_a_name_in_a_condition_on_members_is_forgotten_behind_it() -> None:
    w = Rich(ToyTexts(WORDS))
    w.bind("it", Me())
    w.noun(e.Where(Foes(), IsNight()))
    assert w.noun(IT).text == "I"


def test_a_node_without_a_message_raises() -> None:
    with pytest.raises(FluentError, match="no message tree-unknown"):
        Rich(ToyTexts(WORDS)).clauses(Unknown())


def test_words_of_packs_and_lists() -> None:
    texts = ToyTexts(WORDS)
    assert key_of(HurtBadly) == key_of(hurt(Me())) == "hurt-badly"
    assert word_name(texts, "rich-np", "card") == "that card"
    assert word_name(texts, "rich-np", "great_beast") == "great beast"
    assert join_parts(texts, ["a", "b", "c"], "join-names", last="join-and") == "a, b and c"
    assert join_parts(texts, [], "join-names") == ""
    assert Rich(texts).noun(Thing("foe"), "other").text == "another foe"
