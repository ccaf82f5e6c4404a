"""Files of results, one line of JSON for every game, which may have been cut off in the middle of a line."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO, TypeVar

import msgspec

T = TypeVar("T")


def read(file: Path, kind: type[T]) -> list[T]:
    """What the lines say, up to the last one that ends; no file is an empty one.

    Raises SystemExit with a sentence for a line that says something else.
    """
    found = []
    for number, line in enumerate(_whole(file).splitlines(), 1):
        try:
            found.append(msgspec.json.decode(line, type=kind))
        except msgspec.DecodeError as error:
            raise SystemExit(f"{file}, line {number}: {error}. Delete the line; its game is played again.") from error
    return found


@contextmanager
def going_on(file: Path) -> Iterator[BinaryIO]:
    """The file, to write lines behind what is there; a line that does not end goes."""
    there = len(_whole(file))
    with file.open("ab") as found:
        found.truncate(there)
        yield found


def write(file: BinaryIO, line: object) -> None:
    """One line, which a kill of this program does not take back."""
    file.write(msgspec.json.encode(line) + b"\n")
    file.flush()


def _whole(file: Path) -> bytes:
    there = file.read_bytes() if file.exists() else b""
    return there[: there.rfind(b"\n") + 1]
