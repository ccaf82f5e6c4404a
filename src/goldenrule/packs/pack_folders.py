"""Folders of packs, read strictly, with a cache of their data.

Reading YAML would take longer than everything else before the first prompt of a game. So the plain data of the files is
cached: of a shipped set beside its files, like compiled Python modules, by `python -m goldenrule.packs.pack_folders
FOLDER ...` or by the first reading; of any other folder in the user's data directory. A cache is valid only for the
same bytes and the same reader; otherwise the YAML is read. The cached data is checked like that of any pack.
"""

import os
import sys
from contextlib import suppress
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final

import msgspec

from goldenrule.kernel.errors import BadInput
from goldenrule.packs.lines import LARGEST, Lines
from goldenrule.packs.problems import BadFile
from goldenrule.words.phrases import Phrase, reason

MANIFEST: Final = "pack.yaml"
DEEPEST: Final = 60
MOST_BYTES: Final = 4_000_000
"""The most bytes of all files that are read."""
MEMORY: Final = "__pycache__/pack.msgpack"
_SIZE: Final = 16

Loaded = tuple[Any, Lines]
"""A file as plain data, with the lines of its values."""


class Folder:
    """A folder; only files inside it are read, up to a limit. `memory` is the file of its cache, None for no cache."""

    def __init__(self, path: Path, memory: Path | None = None) -> None:
        self.path = path
        self.memory = memory
        self.left = MOST_BYTES
        self.reader = b"" if memory is None else _reader()
        """The YAML reader; the cache of another reader is not used."""
        self.known = {} if memory is None else _cached(memory)
        """The cached data, by the content of the files."""
        self.used: dict[str, Loaded] = {}

    def load(self, name: str) -> Loaded:
        """Return a file as plain data with its lines. Raises BadInput."""
        data = self.read(name, LARGEST)
        if self.memory is None:
            return _parse(data, name)
        key = _digest(self.reader, data).hexdigest()
        found = self.used[key] = self.known.get(key) or _parse(data, name)
        return found

    def read(self, name: str, most: int) -> bytes:
        try:
            root = self.path.resolve(strict=True)
            if not root.is_dir():
                raise BadInput("bad-pack-no-folder", path=self.path, file=MANIFEST)
            real = (root / name).resolve(strict=True)
            if not real.is_relative_to(root) or not real.is_file():
                raise BadFile(name, 0, Phrase("file-outside"))
            fd = os.open(real, os.O_RDONLY | getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_BINARY", 0))
            with open(fd, "rb") as file:
                data = file.read(most + 1)
        except FileNotFoundError as error:
            listed = "none" if name == MANIFEST else MANIFEST
            raise BadFile(name, 0, Phrase("file-missing", listed=listed)) from error
        except (OSError, RuntimeError, ValueError) as error:  # RuntimeError: links in a circle
            raise BadFile(name, 0, Phrase("file-not-read", reason=reason(error))) from error
        self.left -= len(data)
        if self.left < 0:
            raise BadInput("bad-pack-too-large", most=MOST_BYTES)
        return data

    def remember(self) -> None:
        """Cache exactly the loaded data, if the place of the cache can be written."""
        if self.memory is None or self.used.keys() == self.known.keys():
            return
        data = msgspec.msgpack.encode(self.used)
        part = self.memory.with_suffix(f".{os.getpid()}")
        try:
            part.parent.mkdir(parents=True, exist_ok=True)
            part.write_bytes(_digest(data).digest() + data)
            part.replace(self.memory)
        except OSError:
            with suppress(OSError):
                part.unlink()


class ShippedFolder(Folder):
    """The folder of a shipped set. Its files are trusted to be inside it."""

    def __init__(self, path: Path) -> None:
        super().__init__(path, path / MEMORY)

    def read(self, name: str, most: int) -> bytes:
        try:
            return (self.path / name).read_bytes()
        except OSError as error:
            raise BadFile(name, 0, Phrase("file-not-read", reason=reason(error))) from error


def user_folder(path: Path) -> Folder:
    """Return a folder of a user's pack, with a cache in the user's data directory."""
    from goldenrule.kernel.files import home  # shipped sets do not need it

    key = _digest(os.fsencode(path.absolute())).hexdigest()
    return Folder(path, home() / "cache" / f"{key}.msgpack")


def _parse(data: bytes, name: str) -> Loaded:
    from goldenrule.packs.yaml_files import load_yaml  # yaml takes time to import

    return load_yaml(data, name, deepest=DEEPEST)


def _cached(memory: Path) -> dict[str, Loaded]:
    try:
        kept = memory.read_bytes()
        if _digest(kept[_SIZE:]).digest() == kept[:_SIZE]:
            return msgspec.msgpack.decode(kept[_SIZE:], type=dict[str, Loaded])
    except (OSError, msgspec.DecodeError):
        pass
    return {}


def _reader() -> bytes:
    try:
        return Path(__file__).with_name("yaml_files.py").read_bytes()
    except OSError:  # installed without sources: so there is only one
        return b""


def _digest(*parts: bytes) -> "blake2b":
    digest = blake2b(digest_size=_SIZE)
    for part in parts:
        digest.update(part)
    return digest


def main(folders: list[str]) -> None:
    """Cache the data of these folders."""
    for each in folders:
        folder = ShippedFolder(Path(each))
        manifest, _ = folder.load(MANIFEST)
        for name in manifest["files"]:
            folder.load(name)
        folder.remember()


if __name__ == "__main__":
    main(sys.argv[1:])
