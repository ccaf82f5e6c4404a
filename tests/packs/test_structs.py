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
        ({"by_name": {"x": {"form": ""}}}, "by_name[...].form", "alter_ego, hero"),
    ],
)
def test_a_word_that_may_not_stand_there_is_told_with_those_that_may(data: Any, place: str, words: str) -> None:
    with pytest.raises(BadInput) as refused:
        convert(data, Outer, "given")
    assert str(refused.value).startswith(f"given.{place}: ")
    assert str(refused.value).endswith(f" is none of the words that may stand there: {words}.")


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
    assert result.bad and f"may stand there: {words}." in str(result)
