"""Packs written by tests."""

import json
from pathlib import Path
from typing import Any


def write(folder: Path, game: str, *cards: dict[str, Any]) -> Path:
    """A pack "x" of a game with these cards in a new folder x."""
    folder = folder / "x"
    folder.mkdir()
    about = {"format": 1, "id": "x", "game": game, "files": ["cards.yaml"]}
    (folder / "pack.yaml").write_text(json.dumps(about), "utf-8")
    (folder / "cards.yaml").write_text(json.dumps(list(cards), indent=1), "utf-8")
    return folder
