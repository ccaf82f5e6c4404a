#!/usr/bin/env python3
"""Make a release: release.py [X.Y.Z] [--into FOLDER] [--native].

Writes the version, gives what is unreleased in CHANGELOG.md that version and today's date, and makes the source
archive, and the wheel from it. Both are checked by twine and played with in every Python of this machine (`smoke.py`).
With --native there is a wheel with compiled modules for this Python and this system, too; games must end the same with
both wheels. Beside them come the page without a server (`static_page.py`), a list of all parts (CycloneDX) and
checksums. Then the changes are committed and tagged.

The checkout must be clean; nothing is committed, and the files are as before, if anything fails. Nothing is published:
pushing the tag does that, by `.github/workflows/release.yml`. That workflow calls this script without a version, which
makes the same files of the tagged commit that is checked out, and changes nothing.
"""

import argparse
import os
import re
import shutil
import subprocess
import sys
import tempfile
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, date, datetime
from hashlib import sha256
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
VERSION: Final = Path("src/goldenrule/version.py")
CHANGELOG: Final = Path("CHANGELOG.md")
UNRELEASED: Final = "## [Unreleased]\n"
COMPILED: Final = "HATCH_BUILD_HOOK_ENABLE_MYPYC"
"""The variable with which `hatch_build.py` makes a compiled wheel."""
NUMBER: Final = re.compile(r"(0|[1-9][0-9]*)\.(0|[1-9][0-9]*)\.(0|[1-9][0-9]*)")


class ReleaseError(Exception):
    """A release that cannot be made; the text says why, and what to do."""


def numbers(version: str) -> tuple[int, ...]:
    """Return the three numbers of a version. Raises ReleaseError for another text."""
    if not NUMBER.fullmatch(version):
        raise ReleaseError(f"{version!r} is no version: three numbers with dots, such as 1.2.3.")
    return tuple(map(int, version.split(".")))


def version_in(text: str) -> str:
    """Return the version in the text of `version.py`. Raises ReleaseError if there is none."""
    found = re.search(r'^VERSION = "(.*)"$', text, re.MULTILINE)
    if found is None:
        raise ReleaseError(f"There is no version in {VERSION}.")
    return found[1]


def with_version(text: str, version: str) -> str:
    """Return `version.py` with another version. Raises ReleaseError if it is not a later one."""
    now = version_in(text)
    if numbers(version) <= numbers(now):
        raise ReleaseError(f"{version} is not later than {now}, the version in {VERSION}.")
    return text.replace(f'VERSION = "{now}"', f'VERSION = "{version}"')


def cut(text: str, version: str, day: date) -> str:
    """Return a changelog whose unreleased changes are those of a version. Raises ReleaseError if there are none."""
    head, found, rest = text.partition(UNRELEASED)
    changes = rest.partition("\n## [")[0]
    if not found or not re.search(r"^- ", changes, re.MULTILINE):
        raise ReleaseError(f"{CHANGELOG} has nothing below {UNRELEASED.strip()!r}: say what has changed.")
    return f"{head}{UNRELEASED}\n## [{version}] - {day.isoformat()}\n{rest}"


def run(command: list[str], what: str, **variables: str) -> str:
    """Run a command in the checkout; its output. Raises ReleaseError with the end of what it wrote."""
    print(f"{what} ...", flush=True)
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, env={**os.environ, **variables})
    if done.returncode:
        raise ReleaseError(f"{what} failed:\n{(done.stdout + done.stderr)[-4000:]}")
    return done.stdout


@contextmanager
def changed_files(version: str, day: date) -> Iterator[None]:
    """Write the version and the changelog; the files are as before if what follows fails."""
    before = {name: (ROOT / name).read_text("utf-8") for name in (VERSION, CHANGELOG)}
    after = {VERSION: with_version(before[VERSION], version), CHANGELOG: cut(before[CHANGELOG], version, day)}
    try:
        for name, text in after.items():
            (ROOT / name).write_text(text, "utf-8")
        yield
    except BaseException:
        for name, text in before.items():
            (ROOT / name).write_text(text, "utf-8")
        raise


def tools(folder: Path) -> Path:
    """Install the pinned tools of a release into an environment of their own; its folder of programs."""
    run([sys.executable, "-m", "venv", str(folder)], "Making an environment for the tools")
    programs = folder / ("Scripts" if os.name == "nt" else "bin")
    pins = ["--require-hashes", "-r", str(ROOT / "requirements" / "release.txt")]
    pip = [str(programs / "python"), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    run([*pip, *pins], "Installing the tools")
    return programs


def build(into: Path, when: str, native: bool) -> list[Path]:
    """Build the source archive, and the wheel from it; if wanted, the compiled wheel, too. Return their paths.

    Files are dated `when`, in seconds since 1970.
    """
    hatch = [sys.executable, "-m", "hatchling", "build", "-d"]
    run([*hatch, str(into), "-t", "sdist"], "Building the source archive", SOURCE_DATE_EPOCH=when)
    [archive] = into.glob("*.tar.gz")
    with tempfile.TemporaryDirectory(prefix="goldenrule-release-") as place:
        shutil.unpack_archive(archive, place, filter="data")
        [source] = Path(place).iterdir()
        command = f"import os; os.chdir({str(source)!r}); from hatchling.cli import hatchling; hatchling()"
        wheel = [sys.executable, "-c", command, "build", "-d", str(into), "-t", "wheel"]
        run(wheel, "Building the wheel from it", SOURCE_DATE_EPOCH=when, **{COMPILED: "0"})
        made = [archive, *into.glob("*.whl")]
        if native:
            what = "Building the wheel with compiled modules, which takes minutes"
            run(wheel, what, SOURCE_DATE_EPOCH=when, **{COMPILED: "1"})
    return [*made, *({*into.glob("*.whl")} - {*made})]


def page_archive(version: str, into: Path, day: date) -> Path:
    """Make the page without a server as a zip with one folder; its path. Files are dated as the release."""
    path = into / f"goldenrule-{version}-page.zip"
    with tempfile.TemporaryDirectory(prefix="goldenrule-page-") as place:
        folder = Path(place) / f"goldenrule-{version}-page"
        run([sys.executable, "scripts/static_page.py", str(folder)], "Building the page without a server")
        zip_folder(folder, path, day)
    return path


def zip_folder(folder: Path, path: Path, day: date) -> None:
    """Write a zip of a folder; equal files make an equal zip."""
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for each in sorted(each for each in folder.rglob("*") if each.is_file()):
            entry = zipfile.ZipInfo(each.relative_to(folder.parent).as_posix(), (day.year, day.month, day.day, 0, 0, 0))
            entry.compress_type, entry.external_attr = zipfile.ZIP_DEFLATED, 0o644 << 16
            archive.writestr(entry, each.read_bytes())


def checksums(files: list[Path]) -> str:
    """Return a line for each file, as `sha256sum --check` reads them."""
    return "".join(f"{sha256(path.read_bytes()).hexdigest()}  {path.name}\n" for path in files)


def files_of(version: str, into: Path, day: date, native: bool) -> list[Path]:
    """Make the files of a version from the checkout as it is, try them, and return their paths. Raises ReleaseError."""
    when = str(int(datetime(day.year, day.month, day.day, tzinfo=UTC).timestamp()))
    with tempfile.TemporaryDirectory(prefix="goldenrule-tools-") as place:
        programs = tools(Path(place))
        made = build(into, when, native)
        run([str(programs / "twine"), "check", "--strict", *map(str, made)], "Checking what the package index shows")
        archive, pure, *compiled = made
        for path in (archive, pure):
            run([sys.executable, "scripts/smoke.py", "--package", str(path)], f"Playing with {path.name}")
        for path in compiled:
            both = ["--package", str(pure), "--package", str(path), sys.executable]
            run([sys.executable, "scripts/smoke.py", *both], f"Playing with {path.name}")
        parts = into / f"goldenrule-{version}.cdx.json"
        pins = str(ROOT / "requirements" / "run.txt")
        listing = [str(programs / "cyclonedx-py"), "requirements", pins, "--output-reproducible", "-o", str(parts)]
        run([*listing, "--pyproject", str(ROOT / "pyproject.toml")], "Listing the parts")
        files = [*made, page_archive(version, into, day), parts]
        (into / "SHA256SUMS").write_text(checksums(files), "ascii")
    return [*files, into / "SHA256SUMS"]


def check_place(into: Path) -> None:
    """Raise ReleaseError unless the checkout has no changes and the folder has no files; make the folder."""
    if run(["git", "status", "--porcelain"], "Looking at the checkout").strip():
        raise ReleaseError("The checkout has changes that are not committed; commit or stash them.")
    if into.exists() and [*into.iterdir()]:
        raise ReleaseError(f"{into} is not empty; name another folder, or empty it.")
    into.mkdir(parents=True, exist_ok=True)


def release(version: str, into: Path, day: date, native: bool = False) -> list[Path]:
    """Make a release in a folder, commit and tag it; its files. Raises ReleaseError."""
    numbers(version)
    check_place(into)
    with changed_files(version, day):
        files = files_of(version, into, day, native)
        run(["git", "commit", "-q", "-m", f"release: {version}", str(VERSION), str(CHANGELOG)], "Committing")
        run(["git", "tag", "-a", f"v{version}", "-m", f"Goldenrule {version}"], "Tagging")
    return files


def release_again(into: Path, native: bool = False) -> list[Path]:
    """Make the files of the release that is checked out; their dates are its day. Raises ReleaseError."""
    check_place(into)
    tags = run(["git", "tag", "--points-at", "HEAD"], "Looking for the tag").split()
    version = version_in((ROOT / VERSION).read_text("utf-8"))
    if f"v{version}" not in tags:
        raise ReleaseError(f"This commit has no tag v{version}; name a new version, or check the tag out.")
    [day] = run(["git", "log", "-1", "--format=%cs"], "Looking for the day").split()
    return files_of(version, into, date.fromisoformat(day), native)


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    about = "three numbers with dots; if left out, the files of the tagged commit that is checked out are made"
    parser.add_argument("version", nargs="?", help=about)
    parser.add_argument("--into", type=Path, default=ROOT / "dist", help="an empty folder; dist if left out")
    parser.add_argument("--native", action="store_true", help="make a wheel with compiled modules, too")
    given = parser.parse_args(arguments)
    into: Path = given.into.absolute()
    try:
        if given.version:
            made = release(given.version, into, datetime.now(UTC).date(), given.native)
        else:
            made = release_again(into, given.native)
    except ReleaseError as error:
        print(error, file=sys.stderr)
        return 1
    print("\n".join(map(str, made)))
    if given.version:
        print(f"Push the commit and the tag v{given.version} to publish.")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
