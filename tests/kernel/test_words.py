"""Words: their fields are what they declare, they never change, and equal fields make them equal."""

from typing import ClassVar

import pytest

from goldenrule.kernel.nodes import Word, types


class Base(Word):
    kind: ClassVar[str] = "base"
    of: "int | None" = None

    @property
    def label(self) -> str:
        return "none"


class Side(Base):
    """Of two bases, the fields of the last come first."""

    side: str = "left"


class Other(Base):
    n: int = 1


class Both(Side, Other):
    pass


class Labelled(Base):
    of: int
    label: str = "own"


class Needed(Labelled):
    label: str


def test_fields_come_from_the_bases_on_and_keep_their_place() -> None:
    assert (Base.FIELDS, Labelled.FIELDS, Both.FIELDS) == (("of",), ("of", "label"), ("of", "n", "side"))
    assert list(types(Both).items()) == [("of", int | None), ("n", int), ("side", str)]
    assert (Labelled.DEFAULTS, Needed.DEFAULTS, Base.DEFAULTS) == ({"label": "own"}, {}, {"of": None})
    assert types(Labelled) == {"of": int, "label": str}


def test_they_are_made_by_place_or_by_name_with_defaults_for_the_rest() -> None:
    assert repr(Both(3, side="right")) == "Both(of=3, n=1, side='right')"
    assert Base().label == "none" and Labelled(1).label == "own" and Needed(1, "new").label == "new"
    match Both(3, 4):
        case Both(of, n):
            assert (of, n) == (3, 4)


@pytest.mark.parametrize(("values", "named"), [((), {}), ((1, "a", 2), {}), ((1,), {"other": 2}), ((), {"label": "a"})])
def test_a_field_that_is_missing_or_unknown_is_refused(values: tuple[object, ...], named: dict[str, object]) -> None:
    make: type = Labelled
    with pytest.raises(TypeError, match="Labelled has the fields"):
        make(*values, **named)


def test_equal_fields_of_one_class_make_them_equal() -> None:
    assert Side(1, "a") == Side(1, "a") != Side(1, "b")
    assert {Side(1, "a"): 1}[Side(1, "a")] == 1
    assert Base(1) != Other(1) and Base(1) != 1


def test_they_never_change() -> None:
    word: object = Labelled(1)
    with pytest.raises(AttributeError, match="'of' cannot be set"):
        setattr(word, "of", 2)  # noqa: B010 - the type checker refuses the plain form
    assert word == Labelled(1)
