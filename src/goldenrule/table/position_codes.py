"""Positions as text codes to share: `GR1.` and letters. A code is a whole position: bounded, checked, plain data."""

import base64
import binascii
import zlib
from collections.abc import Mapping
from hashlib import blake2b
from typing import Final, NamedTuple

import msgspec

from goldenrule.kernel.codec import admit, snapshot
from goldenrule.kernel.errors import BadInput
from goldenrule.kernel.game import Game
from goldenrule.kernel.records import Recorder
from goldenrule.kernel.validation_messages import error_phrase
from goldenrule.kernel.views import determinize
from goldenrule.table.games import find_game, game_names
from goldenrule.words.phrases import show_value

MARK: Final = "GR1."
LONGEST: Final = 200_000
"""Characters of a code."""
LARGEST: Final = 4_000_000
"""Bytes of what a code holds."""


class Position(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What a code holds: how the game was made, where it stands, and which bots sit there, by seat."""

    game: str
    content: str
    options: dict[str, object]
    seed: str
    start: dict[str, object]
    about: str = ""
    bots: dict[int, str] = {}
    eyes: int | None = None
    """The seat (SPECTATOR: a watcher's) that knows what is true of it; None: all of it is as it was."""


class SharedPosition(NamedTuple):
    """What was read from a code: a practice game in its position, what it says about it, its bots by seat, its eyes."""

    recorder: Recorder
    about: str
    bots: Mapping[int, str]
    eyes: int | None


NO_BOTS: Final[Mapping[int, str]] = {}


def encode_position(
    game: Game, seed: str, about: str = "", bots: Mapping[int, str] = NO_BOTS, eyes: int | None = None
) -> str:
    """The code of a position as it is, with hidden cards and random streams; for puzzles and games that are over."""
    data = Position(game.name, game.content_hash(), game.setup, seed, snapshot(game), about, dict(bots), eyes)
    body = zlib.compress(msgspec.json.encode(data), 9)
    return MARK + base64.urlsafe_b64encode(_check(body) + body).decode().rstrip("=")


def encode_known(game: Game, seat: int, seed: str, about: str = "", bots: Mapping[int, str] = NO_BOTS) -> str:
    """The code of a running game: what the seat knows is as it is, the rest is redrawn, so that it tells nothing.

    `seed` is a new one, not the game's: from that the hidden cards could be found out. Raises Stuck as `determinize`.
    """
    return encode_position(determinize(game, seat, seed), seed, about, bots, seat)


def decode_position(text: str) -> SharedPosition:
    """A practice game that begins in the position of a code, and what else the code says.

    Raises BadInput for a code that is damaged, too large, of a game that is not installed, or of other cards.
    """
    words = "".join(text.split())
    if not words.startswith(MARK):
        raise BadInput("bad-code-begin", mark=MARK, words=repr(words[:8]))
    if len(words) > LONGEST:
        raise BadInput("bad-code-long", n=len(words), most=LONGEST)
    letters = words[len(MARK) :]
    try:
        data = base64.b64decode(letters + "=" * (-len(letters) % 4), altchars=b"-_", validate=True)
    except (binascii.Error, ValueError) as error:
        raise BadInput("bad-code-character") from error
    if len(data) <= 8 or _check(data[8:]) != data[:8]:
        raise BadInput("bad-code-incomplete")
    unpack = zlib.decompressobj()
    try:
        body = unpack.decompress(data[8:], LARGEST)
        if unpack.unconsumed_tail:
            raise BadInput("bad-code-large", most=LARGEST)
        found = msgspec.json.decode(body, type=Position)
    except msgspec.ValidationError as error:
        raise BadInput("bad-code-wrong", why=error_phrase(error)) from error
    except (zlib.error, msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadInput("bad-code-other") from error
    packs = found.options.get("packs", [])
    if not isinstance(packs, list) or not all(isinstance(pack, dict) for pack in packs):
        raise BadInput("bad-code-packs")
    if found.game not in game_names():
        raise BadInput("bad-code-game", game=show_value(found.game))
    game = find_game(found.game).make(found.options, found.seed)
    if game.content_hash() != found.content:
        raise BadInput("bad-code-version")
    try:
        admit(game, found.start)
    except BadInput as error:
        raise BadInput("bad-code-impossible", error=error) from error
    if not set(found.bots) < set(range(game.state.seats)):
        raise BadInput("bad-code-bots")
    return SharedPosition(
        Recorder(game, found.seed, practice=True, start=snapshot(game)), found.about, found.bots, found.eyes
    )


def _check(body: bytes) -> bytes:
    return blake2b(body, digest_size=8).digest()
