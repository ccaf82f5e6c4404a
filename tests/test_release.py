"""What a release writes, and when it refuses."""

import subprocess
import zipfile
from datetime import date
from pathlib import Path

import pytest

from goldenrule.version import VERSION
from scripts import release
from scripts.release import ReleaseError, checksums, cut, with_version, zip_folder

DAY = date(2026, 12, 24)
CHANGES = "# Changelog\n\n## [Unreleased]\n\n### Added\n\n- A door.\n\n## [0.1.0] - 2026-11-21\n\n- A house.\n"


def test_what_is_unreleased_belongs_to_the_new_version() -> None:
    found = cut(CHANGES, "0.2.0", DAY)
    assert "## [Unreleased]\n\n## [0.2.0] - 2026-12-24\n\n### Added\n\n- A door.\n\n## [0.1.0]" in found
    with pytest.raises(ReleaseError, match="say what has changed"):
        cut(found, "0.3.0", DAY)


def test_a_version_is_three_numbers_and_later_than_the_last() -> None:
    text = Path("src/goldenrule/version.py").read_text("utf-8")
    later = with_version(text, "1000.0.1")
    assert later == text.replace(VERSION, "1000.0.1") != text
    for wrong in (VERSION, "0.0.1", "1", "1.2.3.4", "1.02.3", "v1.2.3", "1.2.3rc1", ""):
        with pytest.raises(ReleaseError):
            with_version(text, wrong)


def test_checksums_are_those_that_sha256sum_checks(tmp_path: Path) -> None:
    (tmp_path / "one.whl").write_bytes(b"wheel")
    (tmp_path / "SHA256SUMS").write_text(checksums([tmp_path / "one.whl"]), "ascii")
    checked = subprocess.run(["sha256sum", "--check", "SHA256SUMS"], cwd=tmp_path, capture_output=True, text=True)
    assert checked.stdout == "one.whl: OK\n"


def test_equal_folders_make_equal_zips(tmp_path: Path) -> None:
    made = []
    for name in ("one", "two"):
        folder = tmp_path / name / "page"
        (folder / "py").mkdir(parents=True)
        for file in ("py/site.blob.gz", "index.html")[:: 1 if name == "one" else -1]:
            (folder / file).write_bytes(file.encode())
        zip_folder(folder, tmp_path / f"{name}.zip", DAY)
        made.append((tmp_path / f"{name}.zip").read_bytes())
    assert made[0] == made[1]
    with zipfile.ZipFile(tmp_path / "one.zip") as archive:
        assert archive.namelist() == ["page/index.html", "page/py/site.blob.gz"]
        assert archive.read("page/index.html") == b"index.html"


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A repository with a version and a changelog."""
    root = tmp_path / "checkout"
    (root / release.VERSION).parent.mkdir(parents=True)
    (root / release.VERSION).write_text('VERSION = "0.1.0"\n', "utf-8")
    (root / release.CHANGELOG).write_text(CHANGES, "utf-8")
    for words in (["init", "-q"], ["add", "."], ["commit", "-q", "-m", "begin"]):
        own = ["-c", "user.name=Somebody", "-c", "user.email=some@body.example"]
        subprocess.run(["git", *own, *words], cwd=root, check=True)
    monkeypatch.setattr(release, "ROOT", root)
    return root


def test_a_changed_checkout_or_a_folder_that_is_not_empty_is_refused(checkout: Path, tmp_path: Path) -> None:
    (tmp_path / "dist").mkdir()
    (tmp_path / "dist" / "old.whl").touch()
    with pytest.raises(ReleaseError, match="not empty"):
        release.release("0.2.0", tmp_path / "dist", DAY)
    (checkout / "more.txt").touch()
    with pytest.raises(ReleaseError, match="not committed"):
        release.release("0.2.0", tmp_path / "other", DAY)


def test_files_are_as_before_when_something_fails(
    checkout: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(folder: Path) -> Path:
        assert 'VERSION = "0.2.0"' in (checkout / release.VERSION).read_text("utf-8")
        raise ReleaseError("no tools")

    monkeypatch.setattr(release, "tools", fail)
    with pytest.raises(ReleaseError, match="no tools"):
        release.release("0.2.0", tmp_path / "dist", DAY)
    assert (checkout / release.VERSION).read_text("utf-8") == 'VERSION = "0.1.0"\n'
    assert (checkout / release.CHANGELOG).read_text("utf-8") == CHANGES


def test_files_of_a_release_are_made_again_from_its_tag_only(
    checkout: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[tuple[str, Path, date, bool]] = []

    def note(version: str, into: Path, day: date, native: bool) -> list[Path]:
        made.append((version, into, day, native))
        return []

    monkeypatch.setattr(release, "files_of", note)
    with pytest.raises(ReleaseError, match=r"no tag v0\.1\.0"):
        release.release_again(tmp_path / "dist")
    assert made == []
    subprocess.run(["git", "tag", "v0.1.0"], cwd=checkout, check=True)
    release.release_again(tmp_path / "dist", native=True)
    [(version, into, day, native)] = made
    committed = subprocess.run(["git", "log", "-1", "--format=%cs"], cwd=checkout, capture_output=True, text=True)
    assert (version, into, day.isoformat(), native) == ("0.1.0", tmp_path / "dist", committed.stdout.strip(), True)
