"""The store of played packs: their content by hash, in the user's data directory."""

import re
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from goldenrule.kernel.errors import BadInput
from goldenrule.kernel.files import NoFile, exclusive, folder, home, read_bytes, write_whole
from goldenrule.packs.reading import GamePacks, Pack, from_content, read_pack
from goldenrule.words.phrases import reason, show_value

FIELDS: Final = ("id", "version", "hash")
MOST_PACKS: Final = 20
_HASH = re.compile(r"[0-9a-f]{24}")
_known: dict[tuple[str, str], Pack] = {}
"""Packs that this process has read, by game and hash of the content."""


def resolve(option: object, game: GamePacks) -> tuple[Pack, ...]:
    """Return the packs in the option "packs" of a game, in order: folders, or {"id", "version", "hash"} as in records.

    A folder is read, checked and stored. Raises BadInput for a bad pack, and for a pack of a record that is not stored.
    """
    if isinstance(option, str | Path):
        option = [option]
    if not isinstance(option, list | tuple):
        raise BadInput("bad-packs-no-list", option=show_value(option))
    if len(option) > MOST_PACKS:
        raise BadInput("bad-packs-too-many", n=len(option), most=MOST_PACKS)
    found: list[Pack] = []
    for each in option:
        pack = _of_record(each, game) if isinstance(each, dict) else _of_folder(each, game, found)
        if any(pack.manifest.id == other.manifest.id for other in found):
            raise BadInput("bad-packs-twice", id=pack.manifest.id)
        found.append(pack)
    return tuple(found)


def plain(packs: Sequence[Pack]) -> list[dict[str, str]]:
    """Return the packs for a record: id, version and hash."""
    return [{"id": pack.manifest.id, "version": pack.manifest.version, "hash": pack.hash} for pack in packs]


def keep(pack: Pack) -> Path:
    """Store a pack's content for records that name it. Raises BadInput if it cannot be written."""
    _known[pack.manifest.game, pack.hash] = pack
    path = folder("packs") / _file(pack.manifest.id, pack.hash)
    if not path.exists():
        try:
            with exclusive(path):
                write_whole(path, pack.content)
        except OSError as error:
            raise BadInput("bad-pack-not-kept", path=path, reason=reason(error)) from error
    return path


def known_pack(hash: str, game: str) -> Pack | None:
    """Return a pack that this process has read."""
    return _known.get((game, hash))


def _file(id: str, hash: str) -> str:
    return f"{id}-{hash}.json"


def _of_folder(path: object, game: GamePacks, before: Sequence[Pack]) -> Pack:
    if not isinstance(path, str | Path):
        raise BadInput("bad-packs-no-folder", path=show_value(path))
    pack = read_pack(path, game, before)
    keep(pack)
    return pack


def _of_record(named: dict[str, object], game: GamePacks) -> Pack:
    id, version, hash = (named.get(field) for field in FIELDS)
    if not isinstance(id, str) or not isinstance(version, str) or not isinstance(hash, str):
        raise BadInput("bad-packs-fields", fields=FIELDS, named=show_value(named))
    if not _HASH.fullmatch(hash) or not re.fullmatch(r"[a-z][a-z0-9_]{0,39}", id):
        raise BadInput("bad-packs-hash", id=id, hash=hash)
    found = _known.get((game.game, hash))
    if found is not None:
        return found
    path = home() / "packs" / _file(id, hash)
    try:
        content = read_bytes(path)
    except NoFile as error:
        raise BadInput("bad-pack-missing", id=id, version=version, hash=hash) from error
    pack = from_content(content, game, path)
    if pack.hash != hash:
        raise BadInput("bad-pack-changed", path=path, id=id)
    _known[game.game, hash] = pack
    return pack
