"""The content packs of a game: what it says of them, and those in folders."""

from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from goldenrule.gamekit.game_kind import GameKind
    from goldenrule.packs.reading import GamePacks, Pack


def game_packs(name: str) -> "GamePacks":
    """What a game says of its packs. Raises BadInput for an unknown game, and for one without packs."""
    from goldenrule.kernel.errors import BadInput
    from goldenrule.table.games import find_game

    supply = find_game(name).packs
    if supply is None:
        raise BadInput("bad-no-packs", name=name)
    return supply()


def load_packs(kind: "GameKind", folders: Sequence[str]) -> "tuple[Pack, ...]":
    """The packs in these folders. Raises BadInput for a bad one, and for a game without packs."""
    from goldenrule.packs.pack_store import resolve

    return resolve(list(folders), game_packs(kind.name)) if folders else ()


def compatible_packs(game: str, folders: Sequence[str]) -> list[str]:
    """Of packs of a game, those that go with all that stand before them."""
    from goldenrule.kernel.errors import BadInput
    from goldenrule.packs.pack_store import resolve

    fit: list[str] = []
    for folder in folders:
        with suppress(BadInput):
            resolve([*fit, folder], game_packs(game))
            fit.append(folder)
    return fit


def pack_in(folder: Path) -> "tuple[Pack, GamePacks]":
    """The good pack in a folder. Raises BadInput for another one."""
    from goldenrule.packs.reading import read_manifest, read_pack

    manifest = read_manifest(folder)
    assert manifest is not None  # it would have been raised
    game = game_packs(manifest.game)
    return read_pack(folder, game), game
