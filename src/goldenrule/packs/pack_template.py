"""A new pack to begin with: a commented folder that passes the check."""

import re
from pathlib import Path
from typing import Final

from goldenrule.kernel.errors import BadInput
from goldenrule.packs.pack_folders import MANIFEST
from goldenrule.packs.reading import GamePacks
from goldenrule.words.phrases import reason

_MANIFEST: Final = """\
# What the pack is. `goldenrule pack check FOLDER` tells what is wrong with it, line by line.
format: 1
id: {id}          # small letters, digits and '_'; saved games name the pack by it
name: {name}
game: {game}
version: "1.0"      # change it whenever you hand the pack on
author: ""
license: ""
description: ""
files: [cards.yaml]
"""


def make_pack(folder: Path, game: GamePacks) -> list[str]:
    """Make a pack in a new folder, and return the names of its files. Raises BadInput if it cannot be made."""
    id = re.sub(r"[^a-z0-9_]+", "_", folder.name.lower()).strip("_")[:40]
    if not re.fullmatch(r"[a-z][a-z0-9_]*", id):
        raise BadInput("bad-pack-name", name=folder.name)
    cards = "# A list of cards.\n[]\n" if game.starting is None else game.starting.read_text("utf-8")
    name = id.replace("_", " ").capitalize()
    files = {MANIFEST: _MANIFEST.format(id=id, name=name, game=game.game), "cards.yaml": cards}
    try:
        folder.mkdir(parents=True)
        for file, text in files.items():
            (folder / file).write_text(text.replace("{id}", id), encoding="utf-8")
    except FileExistsError as error:
        raise BadInput("bad-pack-there", folder=folder) from error
    except OSError as error:
        raise BadInput("bad-pack-not-made", folder=folder, reason=reason(error)) from error
    return list(files)
