"""What is remembered of the files of packs: the same as they hold, and never of other files."""

import shutil
import sys
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from goldenrule.kernel.errors import BadInput
from goldenrule.packs import yaml_files
from goldenrule.packs.notation import Vocabulary
from goldenrule.packs.pack_folders import DEEPEST, MANIFEST, MEMORY, Loaded, ShippedFolder, main
from goldenrule.packs.reading import GamePacks, PackPart, read_pack, read_shipped
from goldenrule.packs.yaml_files import load_yaml

GAMES = Path(__file__).parents[2] / "src" / "goldenrule" / "games"


class Card(msgspec.Struct, frozen=True):
    id: str
    sizes: dict[int, int] = {}


class Other(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str


PACKS = GamePacks("toy", Vocabulary(()), {"cards": PackPart(Card)})


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / MANIFEST).write_text("format: 1\nid: own\ngame: toy\nfiles: [cards.yaml]\n", "utf-8")
    (tmp_path / "cards.yaml").write_text("- id: first\n  sizes: {1: 2}\n- id: second\n", "utf-8")
    return tmp_path


@pytest.fixture
def parsed(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The files that the reader of YAML has been asked for."""
    asked: list[str] = []

    def load(data: bytes, where: str, **rest: int) -> Loaded:
        asked.append(where)
        return load_yaml(data, where, **rest)

    monkeypatch.setattr(yaml_files, "load_yaml", load)
    return asked


def test_what_is_remembered_is_not_parsed_again(folder: Path, parsed: list[str]) -> None:
    main([str(folder)])
    assert parsed == [MANIFEST, "cards.yaml"]
    pack = read_shipped(folder, PACKS)
    assert len(parsed) == 2
    assert pack.part("cards") == {"first": Card("first", {1: 2}), "second": Card("second")}
    assert [item.line for item in pack.items["cards"].values()] == [1, 3]


@pytest.mark.parametrize("game", ["champions", "heroes", "skirmish"])
def test_it_is_what_the_files_hold(game: str, tmp_path: Path) -> None:
    copy = tmp_path / game
    shutil.copytree(GAMES / game / "pack", copy, ignore=shutil.ignore_patterns("__pycache__"))
    main([str(copy)])
    files = ShippedFolder(copy)
    names = [path.relative_to(copy).as_posix() for path in copy.rglob("*.yaml")]
    assert len(files.known) == len(names) > 5
    for name in names:
        assert files.load(name) == load_yaml((copy / name).read_bytes(), name, deepest=DEEPEST), name
    assert files.used.keys() == files.known.keys()


def test_a_changed_file_is_parsed_and_the_old_one_forgotten(folder: Path, parsed: list[str]) -> None:
    main([str(folder)])
    (folder / "cards.yaml").write_text("- id: third\n", "utf-8")
    main([str(folder)])
    assert parsed == [MANIFEST, "cards.yaml", "cards.yaml"]
    assert read_shipped(folder, PACKS).part("cards") == {"third": Card("third")}
    assert len(ShippedFolder(folder).known) == 2


def test_what_another_reader_has_read_does_not_count(folder: Path, parsed: list[str]) -> None:
    main([str(folder)])
    files = ShippedFolder(folder)
    files.reader += b"# changed"
    files.load("cards.yaml")
    assert parsed == [MANIFEST, "cards.yaml", "cards.yaml"]


def cut(kept: bytes) -> bytes:
    return kept[:-1]


def flip(kept: bytes) -> bytes:
    return kept.replace(b"first", b"farst")


def empty(kept: bytes) -> bytes:
    return b""


@pytest.mark.parametrize("harm", [cut, flip, empty])
def test_a_damaged_memory_does_not_count(harm: Callable[[bytes], bytes], folder: Path, parsed: list[str]) -> None:
    main([str(folder)])
    kept = (folder / MEMORY).read_bytes()
    (folder / MEMORY).write_bytes(harm(kept))
    assert "first" in read_shipped(folder, PACKS).part("cards")
    assert parsed == [MANIFEST, "cards.yaml"] * 2
    main([str(folder)])
    assert (folder / MEMORY).read_bytes() == kept


@pytest.mark.parametrize("told", [False, True])
def test_reading_remembers_unless_python_is_told_to_write_nothing(
    told: bool, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "dont_write_bytecode", told)
    read_shipped(folder, PACKS)
    assert (folder / MEMORY).exists() is not told


def test_a_folder_that_cannot_be_written_is_read(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "dont_write_bytecode", False)
    (folder / "__pycache__").write_text("in the way", "utf-8")
    assert "first" in read_shipped(folder, PACKS).part("cards")
    assert sorted(path.name for path in folder.iterdir()) == ["__pycache__", "cards.yaml", MANIFEST]


def test_the_pack_of_a_user_is_cached_in_the_data_directory(
    tmp_path: Path, folder: Path, parsed: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("GOLDENRULE_HOME", str(tmp_path / "home"))
    first = read_pack(folder, PACKS)
    assert parsed == [MANIFEST, "cards.yaml"] and not (folder / "__pycache__").exists()
    assert read_pack(folder, PACKS).content == first.content and len(parsed) == 2
    (folder / "cards.yaml").write_text("- id: third\n", "utf-8")
    assert "third" in read_pack(folder, PACKS).part("cards") and parsed[2:] == ["cards.yaml"]
    outside = tmp_path.parent / f"{tmp_path.name}.yaml"
    shutil.move(folder / "cards.yaml", outside)
    (folder / "cards.yaml").symlink_to(outside)
    with pytest.raises(BadInput, match="links out of the folder"):
        read_pack(folder, PACKS)


def test_faults_are_found_in_cached_data_too(
    tmp_path: Path, folder: Path, parsed: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("GOLDENRULE_HOME", str(tmp_path / "home"))
    read_pack(folder, PACKS)
    stricter = GamePacks("toy", Vocabulary(()), {"cards": PackPart(Other)})
    with pytest.raises(BadInput, match="sizes"):
        read_pack(folder, stricter)
    assert len(parsed) == 2


def test_a_data_directory_that_cannot_be_written_stops_no_pack(
    tmp_path: Path, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "home").write_text("in the way", "utf-8")
    monkeypatch.setenv("GOLDENRULE_HOME", str(tmp_path / "home"))
    assert "first" in read_pack(folder, PACKS).part("cards")
