"""Small files of a person, in a folder of their own: the JSON of one struct, changed by one program at a time.

The folder of the player in the terminal, and of a server's operator, is the data directory (`kernel.files.home`).
"""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TypeVar

import msgspec

from goldenrule.kernel.errors import BadInput
from goldenrule.kernel.files import NoFile, exclusive, make_data_folder, read_bytes, write_whole
from goldenrule.words.phrases import Phrase, reason

T = TypeVar("T", bound=msgspec.Struct)


def read(folder: Path, name: str, kind: type[T]) -> T:
    """What a file holds; what the struct is made of by itself if there is none.

    Raises BadInput if it cannot be read or is damaged.
    """
    path = folder / name
    try:
        return msgspec.json.decode(read_bytes(path, mend=Phrase("mend-own-file")), type=kind)
    except NoFile:
        return kind()
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadInput("bad-damaged", path=path, mend=Phrase("mend-own-file")) from error


def check_writable(folder: Path, name: str, kind: type[T]) -> None:
    """Raises BadInput if a file cannot be read, or what it holds could not be written beside it: of a full disk."""
    path = make_data_folder(folder) / name
    trial = path.with_name(f".{name}.trial")
    with exclusive(path):
        try:
            write_whole(trial, msgspec.json.format(msgspec.json.encode(read(folder, name, kind)), indent=1) + b"\n")
            trial.unlink()
        except OSError as error:
            raise BadInput("bad-not-written", path=path, reason=reason(error)) from error


@contextmanager
def open_to_change(folder: Path, name: str, kind: type[T]) -> Iterator[T]:
    """What a file holds, to be changed: it is written at the end. What two programs change is done one after the other.

    Raises BadInput if it cannot be read or written.
    """
    path = make_data_folder(folder) / name
    with exclusive(path):
        found = read(folder, name, kind)
        before = msgspec.json.encode(found)
        yield found
        after = msgspec.json.encode(found)
        if after != before:
            try:
                write_whole(path, msgspec.json.format(after, indent=1) + b"\n")
            except OSError as error:
                raise BadInput("bad-not-written", path=path, reason=reason(error)) from error
