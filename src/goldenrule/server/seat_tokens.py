"""Seats by signed token: whoever has one plays a seat, or watches. Nothing of it is kept but the key."""

import base64
import hashlib
import hmac
import os
import secrets
from pathlib import Path
from typing import Final

import msgspec

from goldenrule.kernel.errors import BadInput
from goldenrule.kernel.files import NoFile, read_bytes, write_whole
from goldenrule.words.phrases import Phrase, reason

NAME: Final = "server.key"
SIZE: Final = 32

OWNER: Final = -1
"""The seat in the token of whoever opened the table: all seats of people that nobody else took."""
WATCH: Final = -2
"""The seat in the token of those who watch what nobody hides."""


class Ticket(msgspec.Struct, frozen=True, array_like=True):
    """What a token says: a table, a seat there (or OWNER, WATCH), and for which time the seat was given away."""

    table: str
    seat: int
    turn: int = 0


class TokenSigner:
    """Signs and reads tokens with the key of a data folder."""

    def __init__(self, key: bytes) -> None:
        self.key = key

    def sign(self, ticket: Ticket) -> str:
        """A token, of letters that need no quoting in addresses."""
        return self.seal(msgspec.json.encode(ticket))

    def read(self, token: str) -> Ticket | None:
        """What a token says; None if it was not signed here."""
        data = self.unseal(token)
        return None if data is None else msgspec.json.decode(data, type=Ticket)

    def seal(self, data: bytes) -> str:
        """Sign data, and write both as letters that need no quoting in addresses."""
        return to_base64(data + self._signature(data))

    def unseal(self, sealed: str) -> bytes | None:
        """Return the data that `seal` wrote with this key, None for anything else."""
        try:
            raw = base64.b64decode(sealed + "=" * (-len(sealed) % 4), b"-_", validate=True)
        except ValueError:  # letters that no token has
            return None
        data, mark = raw[:-16], raw[-16:]
        return data if hmac.compare_digest(mark, self._signature(data)) else None

    def hash_text(self, text: str) -> str:
        """Return a keyed hash of a text, from which the text cannot be learned without the key."""
        return to_base64(self._signature(b"text " + text.encode()))

    def _signature(self, data: bytes) -> bytes:
        return hmac.new(self.key, data, hashlib.sha256).digest()[:16]


def is_readable_by_others(path: Path) -> bool:
    """May others on this machine read a file? Systems without such permissions do not say."""
    return os.name == "posix" and path.exists() and bool(path.stat().st_mode & 0o077)


def to_base64(data: bytes) -> str:
    """Bytes as letters that need no quoting in addresses."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode("ascii")


def new_name() -> str:
    """A name for a table that cannot be guessed."""
    return to_base64(secrets.token_bytes(9)).replace("-", "x").replace("_", "y")


def load_key(folder: Path, name: str = NAME) -> bytes:
    """The key in a folder, which only its user may read; made if there is none. Raises BadInput if it cannot be."""
    path = folder / name
    mend = Phrase("mend-key" if name == NAME else "mend-operator-key")
    try:
        key = read_bytes(path, mend=mend)
    except NoFile:
        key = secrets.token_bytes(SIZE)
        try:
            write_whole(path, key)  # which makes files that only their user may read
        except OSError as error:
            mend = Phrase("mend-data")
            raise BadInput("bad-not-written-mend", path=path, reason=reason(error), mend=mend) from error
    if len(key) != SIZE:
        raise BadInput("bad-damaged", path=path, mend=mend)
    return key
