"""Templates of new packs: commented folders that pass the check, with case files that test their cards."""

import re
from pathlib import Path
from typing import Final

from goldenrule.kernel.errors import BadInput
from goldenrule.packs.pack_folders import MANIFEST
from goldenrule.packs.reading import GamePacks
from goldenrule.words.phrases import reason

CARDS: Final = "cards"
"""The template that every game has."""
TEST: Final = "test.yaml"
"""The case file of a template, which is not one of the pack's card files."""

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
files: [{files}]
"""


def template_files(game: GamePacks, template: str) -> dict[str, str]:
    """Return the files of a template by name, before names are filled in. Raises BadInput for an unknown template."""
    known = template_names(game)
    if template not in known:
        raise BadInput("bad-pack-template", name=template, game=game.game, known=known)
    if game.templates is None:
        return {"cards.yaml": "# A list of cards.\n[]\n"}
    return {file.name: file.read_text("utf-8") for file in sorted((game.templates / template).iterdir())}


def template_names(game: GamePacks) -> list[str]:
    """Return the templates of a game in alphabetical order."""
    return [CARDS] if game.templates is None else sorted(each.name for each in game.templates.iterdir())


def make_pack(folder: Path, game: GamePacks, template: str = CARDS) -> list[str]:
    """Make a pack in a new folder from a template of the game, and return the names of its files.

    In a template, {id} and {name} stand for the id and the name of the pack. Raises BadInput if it cannot be made.
    """
    id = re.sub(r"[^a-z0-9_]+", "_", folder.name.lower()).strip("_")[:40]
    if not re.fullmatch(r"[a-z][a-z0-9_]*", id):
        raise BadInput("bad-pack-name", name=folder.name)
    name = id.replace("_", " ").capitalize()
    written = template_files(game, template)
    listed = ", ".join(file for file in written if file != TEST)
    manifest = _MANIFEST.format(id=id, name=name, game=game.game, files=listed)
    files = {MANIFEST: manifest} | {
        file: text.replace("{id}", id).replace("{name}", name) for file, text in written.items()
    }
    try:
        folder.mkdir(parents=True)
        for file, text in files.items():
            (folder / file).write_text(text, encoding="utf-8")
    except FileExistsError as error:
        raise BadInput("bad-pack-there", folder=folder) from error
    except OSError as error:
        raise BadInput("bad-pack-not-made", folder=folder, reason=reason(error)) from error
    return list(files)
