"""Files that cannot or must not be read whole, at every door that reads one: pipes, devices, folders, huge files."""

import os
from collections.abc import Callable
from pathlib import Path

import pytest

from goldenrule.kernel.errors import BadInput
from goldenrule.kernel.files import LARGEST, NoFile, read_bytes
from goldenrule.words.phrases import Phrase
from tests.cli.helpers import run

DOORS = {
    "replay": ["replay", "{file}"],
    "verify": ["replay", "--verify", "{file}"],
    "check": ["check", "{file}"],
    "deck check": ["deck", "check", "{file}"],
    "deck show": ["deck", "show", "{file}"],
    "deck of a game": ["play", "champions", "--decks", "{file}", "--scenario", "rhino", "--plain"],
    "puzzle check": ["puzzle", "check", "{file}"],
    "puzzle play": ["puzzle", "play", "{file}"],
    "code": ["code", "--play", "{file}"],
    "pack": ["pack", "show", "{file}"],
}
KEPT = {
    "save": ("saves/mine.json", ["resume", "mine"]),
    "journal": ("saves/mine.journal", ["resume", "mine"]),
    "diary": ("diary.json", ["puzzle"]),
    "companion": ("companion/mine.json", ["companion", "mine"]),
    "stats": ("stats.sqlite", ["stats", "--json"]),
}


def pipe(path: Path) -> None:
    if not hasattr(os, "mkfifo"):
        pytest.skip("there are no named pipes here")
    os.mkfifo(path)


def zero(path: Path) -> None:
    if not os.path.exists("/dev/zero"):
        pytest.skip("there is no /dev/zero here")
    path.symlink_to("/dev/zero")


def huge(path: Path) -> None:
    """A GiB that takes no room on the disk."""
    path.touch()
    os.truncate(path, 1 << 30)


def folder(path: Path) -> None:
    path.mkdir()


def circle(path: Path) -> None:
    path.symlink_to(path)


Make = Callable[[Path], None]
KINDS: list[Make] = [pipe, zero, huge, folder, circle]


def refused(home: Path, words: list[str]) -> str:
    done = run(home, *words)
    assert done.returncode == 2 and done.stdout == "", done
    assert done.stderr.count("\n") == 1 and "Traceback" not in done.stderr and "Unexpected" not in done.stderr
    return done.stderr


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("door", DOORS)
def test_a_named_file_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, door: str, kind: Make) -> None:
    monkeypatch.chdir(tmp_path)
    kind(Path("thing"))
    said = refused(tmp_path / "home", [word.format(file="thing") for word in DOORS[door]])
    assert "thing" in said


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("door", KEPT)
def test_a_kept_file_is_refused(tmp_path: Path, door: str, kind: Make) -> None:
    file, words = KEPT[door]
    path = tmp_path / file
    path.parent.mkdir(exist_ok=True)
    kind(path)
    said = refused(tmp_path, words)
    assert path.name in said or (kind is circle and path.stem in said)


def test_no_more_is_read_than_asked_for(tmp_path: Path) -> None:
    path = tmp_path / "thing"
    path.write_bytes(b"12345")
    assert read_bytes(path, 5) == b"12345"
    with pytest.raises(BadInput, match=r"thing is larger than 4 bytes; is it the right file\?$"):
        read_bytes(path, 4)
    with pytest.raises(BadInput, match=r"thing is larger than 4 bytes; split it\.$"):
        read_bytes(path, 4, Phrase("as-written", text="split it"))
    huge(tmp_path / "huge")
    with pytest.raises(BadInput, match=f"larger than {LARGEST} bytes"):
        read_bytes(tmp_path / "huge")


def test_what_is_no_file_says_what_it_is(tmp_path: Path) -> None:
    pipe(tmp_path / "pipe")
    for name, says in (("pipe", "a pipe or a device, not a file"), (".", "folder, not a file|Permission denied")):
        with pytest.raises(BadInput, match=says):
            read_bytes(tmp_path / name)
    with pytest.raises(NoFile, match="No such file"):
        read_bytes(tmp_path / "none")
    for name in ("\0", "x" * 5000):
        with pytest.raises(BadInput, match="cannot be read"):
            read_bytes(name)
