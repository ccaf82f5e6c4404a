"""The JSON schemas of packs accept every card file that the games come with."""

from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

import goldenrule.games
from goldenrule.packs.schema import schema
from goldenrule.packs.yaml_files import load_yaml
from tests.packs.schema_check import faults

GAMES = Path(next(iter(goldenrule.games.__path__)))
FILES = [path for path in sorted(GAMES.glob("*/pack/*.yaml")) if path.name != "pack.yaml"]


@cache
def schema_of(game: str) -> dict[str, Any]:
    return schema(import_module(f"goldenrule.games.{game}.packs").PACKS)


@pytest.mark.parametrize("file", FILES, ids=lambda path: "/".join(path.relative_to(GAMES).parts))
def test_every_card_file_of_the_games_fits_the_schema(file: Path) -> None:
    data, _ = load_yaml(file.read_bytes(), file.name)
    assert faults(data, schema_of(file.parent.parent.name)) == []
