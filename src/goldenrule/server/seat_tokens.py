"""Seat tokens, signed with HMAC. Only the key is stored."""

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
"""The seat in the owner's token: all seats of people that nobody else has taken."""
WATCH: Final = -2
"""The seat in the token of spectators, who see open information."""


class Ticket(msgspec.Struct, frozen=True, array_like=True):
    """The content of a token: a table, a seat (or OWNER, WATCH), and the turn of its assignment."""

    table: str
    seat: int
    turn: int = 0


class TokenSigner:
    """A signer and reader of tokens with the key of a data folder."""

    def __init__(self, key: bytes) -> None:
        self.key = key

    def sign(self, ticket: Ticket) -> str:
        """Return a token of letters that need no quoting in addresses."""
        return self.seal(msgspec.json.encode(ticket))

    def read(self, token: str) -> Ticket | None:
        """Return the content of a token; None if it was not signed here."""
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
    """May others on this machine read a file? Systems without permissions do not say."""
    return os.name == "posix" and path.exists() and bool(path.stat().st_mode & 0o077)


def to_base64(data: bytes) -> str:
    """Return bytes as letters that need no quoting in addresses."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode("ascii")


def new_name() -> str:
    """Return a name for a table that nobody can guess."""
    return to_base64(secrets.token_bytes(9)).replace("-", "x").replace("_", "y")


def load_key(folder: Path, name: str = NAME) -> bytes:
    """Return the key in a folder, readable by its user only; make it if there is none. Raises BadInput on failure."""
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
