"""The operator's own pictures of cards: a folder with files named by card code, such as `01001a.jpg`."""

import hashlib
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

from goldenrule.kernel.errors import BadInput
from goldenrule.words.phrases import MOST_NAMED, Phrase, name_few

LARGEST: Final = 8_000_000
"""The most bytes of a picture."""
MOST: Final = 5_000
"""The most pictures of a folder."""
KINDS: Final = {".jpg": "image/jpeg", ".jpeg": "image/jpeg", ".png": "image/png", ".webp": "image/webp"}
"""Media types by the endings of files."""
SIGNS: Final = {"image/jpeg": rb"\xff\xd8\xff", "image/png": rb"\x89PNG\r\n\x1a\n", "image/webp": rb"RIFF....WEBP"}
"""How files of these types begin."""
CODE: Final = re.compile(r"[a-z0-9][a-z0-9_-]{0,79}")
"""The code of a card as the name of a file."""


class Picture(NamedTuple):
    """A picture in the folder, and its media type."""

    path: Path
    kind: str


class CardArt:
    """The pictures of a folder, listed once: a file that is added later cannot be asked for.

    `left_out` says why the other pictures there are not among them. `shared`: guests may see them, too.
    """

    def __init__(self, folder: Path, shared: bool = False) -> None:
        """Raises BadInput if there is no such folder, or no picture in it."""
        self.folder = folder.expanduser().absolute()
        self.shared = shared
        self.pictures: dict[str, Picture] = {}
        self.left_out: list[Phrase] = []
        stamp = hashlib.sha256()
        for path in self._files():
            code, kind = path.stem.lower(), KINDS[path.suffix.lower()]
            if why := self._fault(path, code, kind):
                self.left_out.append(Phrase("server-art-fault", file=path.name, why=why))
                continue
            self.pictures[code] = Picture(path, kind)
            found = path.stat()
            stamp.update(f"{path.name} {found.st_size} {found.st_mtime_ns}\n".encode())
        if not self.pictures:
            why = self.left_out[0] if self.left_out else Phrase("server-art-none")
            raise BadInput("server-art-empty", folder=self.folder, why=why)
        self.version = stamp.hexdigest()[:12]
        """Another one for other pictures: browsers keep what they were sent of this one."""

    def read(self, code: str) -> tuple[bytes, str] | None:
        """Return the bytes and the media type of a card's picture; None if there is none, or it is one no longer."""
        found = self.pictures.get(code)
        if found is None or self._fault(found.path, code, found.kind):
            return None
        try:
            with found.path.open("rb") as file:
                data = file.read(LARGEST + 1)
        except OSError:
            return None
        return (data, found.kind) if len(data) <= LARGEST and _begins(data, found.kind) else None

    def summary(self) -> list[Phrase]:
        """Return what to say of the folder when the server starts."""
        key = "server-art-shared" if self.shared else "server-art"
        said = [Phrase(key, n=len(self.pictures), folder=str(self.folder))]
        if self.left_out:
            few = name_few([*self.left_out[:MOST_NAMED]], len(self.left_out))
            said.append(Phrase("server-art-left-out", files=few))
        return said

    def _files(self) -> Iterator[Path]:
        """The pictures by their endings, in order of their names; hidden files and other files are none."""
        try:
            names = sorted(path for path in self.folder.iterdir() if path.suffix.lower() in KINDS)
        except OSError as error:
            raise BadInput("server-art-folder", folder=self.folder) from error
        return (path for path in names if not path.name.startswith("."))

    def _fault(self, path: Path, code: str, kind: str) -> Phrase | None:
        """What is wrong with a file, None if it is a picture of a card in this folder."""
        if not CODE.fullmatch(code):
            return Phrase("server-art-name")
        if code not in self.pictures and len(self.pictures) >= MOST:
            return Phrase("server-art-many", most=MOST)
        if code in self.pictures and self.pictures[code].path != path:
            return Phrase("server-art-twice")
        try:
            inside = path.resolve(strict=True).is_relative_to(self.folder.resolve(strict=True))
            if not inside or not path.is_file():
                return Phrase("server-art-elsewhere")
            if path.stat().st_size > LARGEST:
                return Phrase("server-art-large", most=LARGEST // 1_000_000)
            with path.open("rb") as file:
                begins = file.read(16)
        except (OSError, RuntimeError):  # RuntimeError: links that go in a circle
            return Phrase("server-art-unreadable")
        return None if _begins(begins, kind) else Phrase("server-art-no-picture", kind=kind.removeprefix("image/"))


def _begins(data: bytes, kind: str) -> bool:
    return re.match(SIGNS[kind], data, re.DOTALL) is not None
