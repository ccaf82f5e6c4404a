"""Records: constructor, copies, checks, renaming and saves follow from the fields and their types."""

from collections.abc import Mapping
from types import SimpleNamespace
from typing import Annotated, Any, Literal

import pytest

from goldenrule.kernel import codec
from goldenrule.kernel.checks import Extent
from goldenrule.kernel.codec import encode, register
from goldenrule.kernel.entities import Serials
from goldenrule.kernel.fields import (
    Amount,
    CardId,
    CardRef,
    ChosenOption,
    Count,
    Face,
    Index,
    KeptRef,
    Mark,
    PlaceId,
    Seat,
    SeatBits,
    SeatOrNone,
    Serial,
    Size,
    StackIndex,
    ThingId,
    between,
    check_of,
    exactly,
)  # fmt: skip
from goldenrule.kernel.nodes import Node

EXTENT = Extent(2, 3, 4, 1, SimpleNamespace(faces=range(9)), {"ident": [*range(6)], "lasting": {2048: None}}, [])
EXTENT.at = 1


class Inner(Node):
    card: CardId = 0
    n: Count = 0


class Outer(Node):
    note: Annotated[int, Mark.UNSAVED]
    seat: Seat
    card: CardId = 0
    there: PlaceId = 0
    refs: tuple[CardRef, ...] = ()
    kept: tuple[tuple[KeptRef, Index], ...] = ()
    uses: Mapping[tuple[KeptRef, str], int] = {}
    plan: tuple[ChosenOption, ...] = ()
    mine: Inner | None = None
    owned: list[Inner] = []
    shown: Mapping[KeptRef, Inner] = {}
    quiet: Annotated[list[int], Mark.SHARED] = []


class More(Outer):
    last: bool = False


class Third(Serials):
    """Every card has a serial that is greater by three; nobody could look up what is kept under 5."""

    def card(self, entity: int) -> int:
        return entity + 3 if entity > 0 else entity

    def place(self, entity: int) -> int:
        return self.card(entity)

    def ref(self, ref: int) -> int:
        return self.card(ref)

    def kept(self, ref: int) -> int:
        return 0 if ref == 5 else self.card(ref)


def test_every_field_is_an_argument_in_order_with_its_default() -> None:
    assert Outer.FIELDS[:3] == ("note", "seat", "card") and (*Outer.FIELDS, "last") == More.FIELDS
    one, other = Outer(7, 1), More(7, 1, 2, last=True)
    assert (one.note, one.seat, one.card, one.refs) == (7, 1, 0, ())
    assert (other.card, other.last, More(0, 0).last) == (2, True, False)
    make: Any = Outer
    with pytest.raises(TypeError, match="seat"):
        make(7)
    with pytest.raises(TypeError, match="unknown"):
        make(7, 1, unknown=2)


def test_a_subclass_is_made_and_copied_as_itself_whichever_is_made_first() -> None:
    class Base(Node):
        a: int = 1

    class Early(Base):
        b: int = 2

    class Late(Base):
        pass

    assert (Early(3).copy().b, type(Early().copy())) == (2, Early)
    assert (Base(3).copy().a, type(Base().copy())) == (3, Base)
    assert (Late(4).copy().a, type(Late().copy())) == (4, Late)


def test_a_class_may_have_its_own_constructor() -> None:
    class Own(Outer):
        def __init__(self) -> None:
            super().__init__(1, 0)
            self.more = 5

    own = Own()
    assert (own.note, own.seat, own.more, Outer(2, 1).note) == (1, 0, 5, 2)


def test_a_copy_has_its_own_lists_and_records_and_shares_what_is_never_changed() -> None:
    held = {5: Inner(1)}
    one = More(0, 1, 2, refs=(3,), mine=Inner(4), owned=[Inner(5)], shown=held, quiet=[6], last=True)
    copy = one.copy()
    assert encode_fields(copy) == encode_fields(one) and type(copy) is More
    assert copy.mine is not one.mine and copy.owned is not one.owned and copy.owned[0] is not one.owned[0]
    assert copy.shown is held and copy.quiet is one.quiet and copy.refs is one.refs
    assert Outer(0, 1).copy().mine is None


def encode_fields(record: Node) -> list[Any]:
    return [
        encode_fields(value)
        if isinstance(value, Node)
        else [*map(repr_of, value)]
        if isinstance(value, list)
        else value
        for value in [getattr(record, name) for name in record.FIELDS]
    ]


def repr_of(value: Any) -> Any:
    return encode_fields(value) if isinstance(value, Node) else value


def test_cards_are_renamed_by_the_types_of_fields() -> None:
    inner, shown = Inner(4, 9), Inner(2, 9)
    uses, plan = {(5, "a"): 1, (4, "b"): 2, (-7, "c"): 3}, (("play", 2, 9), ("pass", 0, 0))
    record = Outer(
        5, 1, 2, 3, (4, 0), ((5, 1), (4, 2)), uses, plan, inner, [Inner(1)], {4: shown, 5: shown}, [4],
    )  # fmt: skip
    record.renumber(None, Third())
    assert (record.note, record.seat, record.card, record.there, record.refs) == (5, 1, 5, 6, (7, 0))
    assert record.kept == ((7, 2),) and record.uses == {(7, "b"): 2, (-7, "c"): 3}
    assert record.plan == (("play", 5, 9), ("pass", 0, 0))
    assert record.mine is inner and (inner.card, inner.n) == (7, 9), "its own record is renamed itself"
    assert record.owned[0].card == 4 and record.quiet == [4]
    assert {ref: each.card for ref, each in record.shown.items()} == {7: 5} and shown.card == 2, "others have it, too"


def test_what_names_no_card_that_moved_is_kept_as_it_is() -> None:
    record = Inner(0, 3)
    assert record.renumbered(None, Third()) is record
    other = Inner(1, 3)
    new = other.renumbered(None, Third())
    assert (new.card, new.n, other.card) == (4, 3, 1)


def test_notes_of_the_process_are_not_saved() -> None:
    register(Inner, Outer, game="fields")
    try:
        saved = encode(Outer(99, 1, mine=Inner(3, 4)))
        assert saved["f"][:3] == [0, 1, 0] and saved["f"][8] == {"c": "fields.Inner", "f": [3, 4]}
    finally:
        for cls in (Inner, Outer):
            del codec._classes[f"fields.{cls.__name__}"], codec._names[cls], codec._encoders[cls]


GOOD_AND_BAD: list[tuple[Any, list[Any], list[Any]]] = [
    (int, [0, -5, 1 << 30], [True, "1", 1 << 31, None, 1.0]),
    (bool, [True, False], [1, 0, None]),
    (str, ["", "a word"], [1, "\n", "x" * 999]),
    (Seat, [0, 1], [-1, 2, True]),
    (SeatOrNone, [-1, 1], [-2, 2]),
    (SeatBits, [0, 3], [4, -1]),
    (CardId, [0, 5], [6, -1, 2048]),
    (PlaceId, [0, 5], [6]),
    (ThingId, [0, 5, 2048], [6, 2049]),
    (CardRef, [0, 5, 5 | 3 << 12, 2049], [6, -1]),
    (KeptRef, [5], [6]),
    (Face, [0, 8], [9, -1]),
    (Count, [0, 1_000_000], [-1, 1_000_001]),
    (Amount, [-1_000_000, 3], [1_000_001]),
    (Serial, [0, 1 << 30], [-1]),
    (Index, [0, 255], [256, -1]),
    (StackIndex, [-1, 0], [1, -2]),
    (Annotated[int, between(2, 4)], [2, 4], [1, 5]),
    (tuple[Seat, Count], [(1, 5)], [(1,), (2, 5), [1, 5], (1, 5, 0)]),
    (tuple[Seat, ...], [(), (0, 1, 0)], [(2,), [0]]),
    (Annotated[tuple[Seat, ...], Size(2)], [(), (0, 1)], [(0, 1, 0)]),
    (Annotated[tuple[Seat, ...], exactly(1)], [(0,)], [(), (0, 1)]),
    (Annotated[tuple[Count, ...], Mark.BY_SEAT], [(3, 4)], [(3,), (3, 4, 5), (3, -1)]),
    (Mapping[CardRef, Count], [{}, {5: 1}], [{6: 1}, {5: -1}, []]),
    (dict[CardRef, Count], [{5: 1}], [{6: 1}]),
    (Literal["setup", "play"], ["play"], ["end", 1]),
    (Seat | None, [None, 1], [2, "x"]),
    (Inner, [Inner(5, 2)], [Inner(6, 2), Inner(5, -1), (5, 2), None]),
    (Inner | None, [None, Inner(5)], [Inner(6)]),
]


@pytest.mark.parametrize(("kind", "good", "bad"), GOOD_AND_BAD, ids=[str(row[0])[:40] for row in GOOD_AND_BAD])
def test_what_a_field_may_hold_follows_from_its_type(kind: Any, good: list[Any], bad: list[Any]) -> None:
    check = check_of(kind)
    assert [value for value in good if not check(value, EXTENT)] == []
    assert [value for value in bad if check(value, EXTENT)] == []
