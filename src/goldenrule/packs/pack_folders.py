"""Folders of packs: any folder, read strictly, and the folder of a shipped set, read from a cache.

Reading YAML would take longer than everything else before the first prompt of a game. So the plain data of a shipped
set is cached beside its files, like compiled Python modules: by `python -m goldenrule.packs.pack_folders FOLDER ...`,
or by the first reading. A cache is valid only for the same bytes and the same reader; otherwise the YAML is read. The
cached data is checked like that of any pack.
"""

import os
import sys
from contextlib import suppress
from functools import cached_property
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final

import msgspec

from goldenrule.kernel.errors import BadInput
from goldenrule.packs.lines import Lines
from goldenrule.packs.problems import BadFile
from goldenrule.words.phrases import Phrase, reason

MANIFEST: Final = "pack.yaml"
DEEPEST: Final = 60
MOST_BYTES: Final = 4_000_000
MEMORY: Final = "__pycache__/pack.msgpack"
_SIZE: Final = 16

Loaded = tuple[Any, Lines]
"""A file as plain data, with the lines of its values."""


class Folder:
    """A folder; only files inside it are read, up to a limit."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.left = MOST_BYTES

    def load(self, name: str) -> Loaded:
        """Return a file as plain data with its lines. Raises BadInput."""
        from goldenrule.packs.yaml_files import LARGEST, load_yaml  # yaml takes time to import

        return load_yaml(self.read(name, LARGEST), name, deepest=DEEPEST)

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


class ShippedFolder(Folder):
    """The folder of a shipped set. Its files are trusted to be inside it; their data is cached."""

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self.used: dict[str, Loaded] = {}

    @property
    def memory(self) -> Path:
        return self.path / MEMORY

    @cached_property
    def known(self) -> dict[str, Loaded]:
        """Return the cached data, by the content of the files."""
        try:
            kept = self.memory.read_bytes()
            if _digest(kept[_SIZE:]).digest() == kept[:_SIZE]:
                return msgspec.msgpack.decode(kept[_SIZE:], type=dict[str, Loaded])
        except (OSError, msgspec.DecodeError):
            pass
        return {}

    @cached_property
    def reader(self) -> bytes:
        """Return the YAML reader; the cache of another reader is not used."""
        try:
            return Path(__file__).with_name("yaml_files.py").read_bytes()
        except OSError:  # installed without sources: so there is only one
            return b""

    def load(self, name: str) -> Loaded:
        try:
            data = (self.path / name).read_bytes()
        except OSError as error:
            raise BadFile(name, 0, Phrase("file-not-read", reason=reason(error))) from error
        key = _digest(self.reader, data).hexdigest()
        found = self.used[key] = self.known.get(key) or super().load(name)
        return found

    def remember(self) -> None:
        """Cache exactly the loaded data, if the folder can be written."""
        if self.used.keys() == self.known.keys():
            return
        data = msgspec.msgpack.encode(self.used)
        part = self.memory.with_suffix(f".{os.getpid()}")
        try:
            part.parent.mkdir(exist_ok=True)
            part.write_bytes(_digest(data).digest() + data)
            part.replace(self.memory)
        except OSError:
            with suppress(OSError):
                part.unlink()


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
