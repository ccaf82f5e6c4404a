"""Properties that hold for any input: random streams, records and their readers."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from goldenrule.kernel.errors import BadInput
from goldenrule.kernel.records import parse
from goldenrule.kernel.rng import below, shuffle, stream


@given(st.text(), st.text(), st.integers(1, 1 << 30))
def test_below_stays_below(seed: str, name: str, n: int) -> None:
    streams = [stream(seed, name)]
    assert 0 <= below(streams, 0, n) < n


@given(st.text(), st.lists(st.integers()))
def test_a_shuffle_keeps_what_it_shuffles_and_touches_one_stream(seed: str, items: list[int]) -> None:
    streams = [stream(seed, "a"), stream(seed, "b")]
    other = streams[1]
    assert sorted(shuffle(streams, 0, tuple(items))) == sorted(items)
    assert streams[1] == other


@given(st.binary(max_size=400))
def test_no_bytes_but_a_record_are_read_as_one(data: bytes) -> None:
    with pytest.raises(BadInput) as told:
        parse(data)
    assert "\n" not in str(told.value)
