"""Files of results go on where a kill has cut them off."""

from pathlib import Path

import pytest
from msgspec import Struct

from scripts import lines


class Row(Struct, frozen=True):
    n: int


def test_what_is_cut_off_is_played_again(tmp_path: Path) -> None:
    file = tmp_path / "rows.jsonl"
    assert lines.read(file, Row) == [], "there is none yet"
    with lines.going_on(file) as out:
        lines.write(out, Row(1))
        lines.write(out, Row(2))
    whole = file.read_bytes()
    for cut in range(1, len(whole)):
        file.write_bytes(whole[:-cut])
        kept = [Row(1)] if whole[:-cut].count(b"\n") else []
        assert lines.read(file, Row) == kept
        with lines.going_on(file) as out:
            lines.write(out, Row(3))
        assert lines.read(file, Row) == [*kept, Row(3)]


def test_a_line_that_says_something_else_is_named(tmp_path: Path) -> None:
    file = tmp_path / "rows.jsonl"
    file.write_bytes(b'{"n": 1}\n{"m": 1}\n')
    with pytest.raises(SystemExit, match=r"rows.jsonl, line 2: .*Delete the line"):
        lines.read(file, Row)
