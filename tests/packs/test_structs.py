"""What is said of plain data that does not fit a type: the place, and the words that may stand there."""

from typing import Any, Literal

import msgspec
import pytest

from goldenrule.kernel.errors import BadInput
from goldenrule.lab.cases import run_data
from goldenrule.packs.structs import convert


class Inner(msgspec.Struct, forbid_unknown_fields=True):
    form: Literal["hero", "alter_ego"] | None = None
    statuses: list[Literal["stunned", "tough"]] = []


class Outer(msgspec.Struct, forbid_unknown_fields=True):
    seats: tuple[Inner, ...] = ()
    by_name: dict[str, str | Inner] = {}


@pytest.mark.parametrize(
    ("data", "place", "words"),
    [
        ({"seats": [{}, {"form": "heroic"}]}, "seats[1].form", "alter_ego, hero"),
        ({"seats": [{"statuses": ["tough", "though"]}]}, "seats[0].statuses[1]", "stunned, tough"),
        ({"by_name": {"x": {"form": ""}}}, "by_name.x.form", "alter_ego, hero"),
    ],
)
def test_a_word_that_may_not_stand_there_is_told_with_those_that_may(data: Any, place: str, words: str) -> None:
    with pytest.raises(BadInput) as refused:
        convert(data, Outer, "given")
    assert str(refused.value).startswith(f"given.{place}: ")
    assert str(refused.value).endswith(f" is not one of the allowed words: {words}.")


@pytest.mark.parametrize(
    ("game", "words"),
    [
        ("champions", "end, mulligan, player, setup, villain"),
        ("skirmish", "attack, draw, recruitment, setup"),
        ("heroes", "deployment, missions, planning, setup"),
    ],
)
def test_a_case_is_told_which_phases_there_are(game: str, words: str) -> None:
    case = f"{{name: x, game: {game}, given: {{phase: nowhere}}, then: {{}}}}"
    [result] = run_data(case.encode(), "x.yaml")
    assert result.bad and f"is not one of the allowed words: {words}." in str(result)


@pytest.mark.parametrize(
    ("data", "said"),
    [
        ({"seats": [{"frm": "hero"}]}, "given.seats[0]: there is no field 'frm' (did you mean form?)."),
        ({"seats": [{"xyzzy": 1}]}, "given.seats[0]: there is no field 'xyzzy' (known: form, statuses)."),
        ({"by_name": {"x": "hero", "y": {"frm": 1}}}, "given.by_name.y: there is no field 'frm' (did you mean form?)."),
        ({"seats": [{}, 3]}, "given.seats[1]: a mapping is expected, not a whole number."),
    ],
)
def test_an_unknown_field_is_told_with_the_nearest_or_the_known_ones(data: Any, said: str) -> None:
    with pytest.raises(BadInput) as refused:
        convert(data, Outer, "given")
    assert str(refused.value) == said


def test_a_case_and_a_card_are_called_by_their_names() -> None:
    second = "- {name: Second, given: {}, then: {}, body: 3}"
    with pytest.raises(
        BadInput, match=r"x.yaml, line 2: \[1\] \(Second\): there is no field 'body' \(known: about, game,"
    ):
        run_data(f"- {{name: First, given: {{}}, then: {{}}}}\n{second}".encode(), "x.yaml")
    then = "then: {cards: {Rhino: {damage: 3}, Helicarrier: {damge: 1}}}"
    [result] = run_data(f"{{name: x, given: {{heroes: [spider_man]}}, {then}}}".encode(), "x.yaml")
    assert "then.cards.Helicarrier: there is no field 'damge' (did you mean damage?)" in str(result)
