"""The notation by itself, with words of its own: how every kind of field is written, and what each mistake is told."""

import re
from collections.abc import Mapping
from typing import Annotated, Any, Literal

import msgspec
import pytest

from goldenrule.kernel.errors import BadInput
from goldenrule.kernel.field_marks import Names, Words
from goldenrule.kernel.nodes import Word
from goldenrule.packs.field_types import snake
from goldenrule.packs.loading import LARGEST_NUMBER, LONGEST_TEXT
from goldenrule.packs.notation import Vocabulary
from goldenrule.packs.problems import DataPlace, Problem


class Num(Word):
    pass


class Op(Word):
    pass


class Const(Num):
    n: int


class Twice(Num):
    number: Num


class CardsLeft(Num):
    pass


class Do(Op):
    ops: tuple[Op, ...]


class Draw(Op):
    n: Num


class DrawPhase(Op):
    pass


class DealDamage(Op):
    to: Annotated[int, Names(("left", "right"))]
    amount: Num = Const(1)
    kind: Annotated[str, Words("fire", "ice")] = "fire"
    again: Op | None = None


class Moment(Word):
    turn: int
    also: tuple[int, str] | None = None


class Card(msgspec.Struct, frozen=True):
    id: str
    ops: tuple[Op, ...] = ()
    at: Moment | None = None
    how: str | Op | None = None
    cards: Mapping[str, int] = {}
    side: Literal["a", "b"] = "a"
    flag: bool = False


class Event(msgspec.Struct, frozen=True):
    event: int


WORDS = Vocabulary(
    [Const, Twice, CardsLeft, Do, Draw, DrawPhase, DealDamage, Moment],
    literal=Const,
    sequence=Do,
    marks={(Event, "event"): Names({"rain": 4})},
)


@pytest.mark.parametrize(
    ("value", "kind", "plain"),
    [
        (DrawPhase(), Op, "draw_phase"),
        (Draw(Const(1)), Op, {"draw": 1}),
        (Draw(CardsLeft()), Op, {"draw": "cards_left"}),
        (Draw(Twice(Twice(Const(3)))), Op, {"draw": {"twice": {"twice": 3}}}),
        (DealDamage(0), Op, {"deal_damage": {"to": "left"}}),
        (
            DealDamage(1, Const(2), "ice", DrawPhase()),
            Op,
            {"deal_damage": {"to": "right", "amount": 2, "kind": "ice", "again": "draw_phase"}},
        ),
        (Do((DrawPhase(), Draw(Const(2)))), Op, ["draw_phase", {"draw": 2}]),
        (Do((Do(()),)), Op, [[]]),
        (Const(5), Num, 5),
        (Moment(3), Moment, {"turn": 3}),
        (Card("x"), Card, {"id": "x"}),
        (
            Card("x", (DrawPhase(),), Moment(1, (2, "b")), "text", {"y": 2}, "b", True),
            Card,
            {
                "id": "x",
                "ops": ["draw_phase"],
                "at": {"turn": 1, "also": [2, "b"]},
                "how": "text",
                "cards": {"y": 2},
                "side": "b",
                "flag": True,
            },
        ),
        (Card("x", how=Draw(Const(1))), Card, {"id": "x", "how": {"draw": 1}}),
        (Card("x", how=DrawPhase()), Card, {"id": "x", "how": {"draw_phase": {}}}),
        (Card("x", how="draw_phase"), Card, {"id": "x", "how": "draw_phase"}),
        (Event(4), Event, {"event": "rain"}),
    ],
)
def test_there_and_back(value: Any, kind: Any, plain: Any) -> None:
    assert WORDS.dump(value, kind) == plain
    assert WORDS.load(plain, kind) == value
    assert WORDS.dump(WORDS.load(plain, kind), kind) == plain


def test_names() -> None:
    assert [snake(name) for name in ("DealDamage", "If", "CardsOfA", "AtMost")] == [
        "deal_damage",
        "if",
        "cards_of_a",
        "at_most",
    ]
    twin = type("Draw", (Op,), {})
    with pytest.raises(ValueError, match="'draw'"):
        Vocabulary([Draw, twin]).dump(Draw(Const(1)), Op)


@pytest.mark.parametrize(
    ("plain", "kind", "text"),
    [
        ("drwa_phase", Op, "there is no word 'drwa_phase' for an effect; did you mean draw_phase?"),
        (
            {"deal_damgae": {}},
            Op,
            "deal_damgae: there is no word 'deal_damgae' for an effect; did you mean deal_damage",
        ),
        ("native", Op, "there is no word 'native' for an effect"),
        ("cards_left", Op, "cards_left is a number, but an effect belongs here"),
        ({"draw": "draw_phase"}, Op, "draw: draw_phase is an effect, but a number belongs here"),
        ({"draw": {"n": 1}}, Op, "write its value directly, without 'n'"),
        ({"draw": 1, "draw_phase": None}, Op, "one word is expected here"),
        ({"draw_phase": 1}, Op, "draw_phase has no fields"),
        ("deal_damage", Op, "deal_damage needs the field 'to'"),
        ({"deal_damage": 3}, Op, "deal_damage has the fields to, amount, kind, again"),
        ({"deal_damage": {"to": "left", "ammount": 1}}, Op, "no field 'ammount'; did you mean amount?"),
        ({"deal_damage": {"to": "top"}}, Op, "deal_damage.to: 'top' is not one of the words that are allowed here"),
        ({"deal_damage": {"to": 0}}, Op, "0 is not one of the words"),
        ({"deal_damage": {"to": "left", "kind": "fier"}}, Op, "did you mean fire?"),
        ({"draw": LARGEST_NUMBER + 1}, Op, "is too large"),
        ({"draw": True}, Op, "True is not a number"),
        ({"draw": None}, Op, "a number is missing here"),
        (None, Op, "an effect is missing here"),
        (3, Op, "3 is not an effect"),
        ([[[3]]], Op, "[0][0][0]: 3 is not an effect"),
        ({"id": 5}, Card, 'id: 5 is not a text; write it in quotes: "5"'),
        ({"id": "x" * (LONGEST_TEXT + 1)}, Card, "at most 2000 are allowed"),
        ({"id": "a\x1b[2J"}, Card, "characters that cannot be shown"),
        ({"id": "x", "flag": "yes"}, Card, "'yes' is not true or false"),
        ({"id": "x", "side": "c"}, Card, "'c' is not allowed here"),
        ({"id": "x", "at": 3}, Card, "at: 3 is not a mapping of fields (turn, also"),
        ({"id": "x", "at": {"turn": 1, "also": [1]}}, Card, "at.also: this list has 1 members, not 2"),
        ({"id": "x", "cards": {"y": "2"}}, Card, "cards.y: '2' is not a number"),
        ({"id": "x", "cards": {7: 2}}, Card, "the key 7 is not a text"),
        ({"id": "x", "ops": "draw_phase"}, Card, "is not a list"),
        ({"id": "x", "how": 3}, Card, "how: 3 is not a text or an effect"),
        ({"id": "x", "ops": [1] * 3000}, Card, "at most 2000"),
        ([], Card, "a list is not a mapping of fields"),
        ({}, Card, "a card needs the field 'id'"),
    ],
)
def test_mistakes_are_told(plain: Any, kind: Any, text: str) -> None:
    with pytest.raises(BadInput, match=re.escape(text)) as error:
        WORDS.load(plain, kind, "some.yaml")
    assert str(error.value).startswith("some.yaml: ")


def test_all_mistakes_are_told_with_their_lines() -> None:
    problems: list[Problem] = []
    place = DataPlace("cards.yaml", {"[3]": 9, "[3].at": 11, "[3].ops[1]": 14}, "[3]", "x1", problems)
    data = {"id": "x1", "at": {"turn": "now"}, "ops": ["draw_phase", {"draw": "cards"}], "colour": "red"}
    assert WORDS.read(data, Card, place) is None
    assert [str(problem) for problem in problems] == [
        "cards.yaml:9: x1: colour: a card has no field 'colour'; known: at, cards, flag, how, id, ops, side.",
        "cards.yaml:14: x1: ops[1].draw: there is no word 'cards' for a number; did you mean cards_left?",
        "cards.yaml:11: x1: at.turn: 'now' is not a number.",
    ]


def test_what_no_vocabulary_has_cannot_be_written() -> None:
    class Secret(Op):
        pass

    with pytest.raises(TypeError, match="Secret"):
        WORDS.dump(Draw(Const(1)), Op) and WORDS.dump(Secret(), Op)
