#!/usr/bin/env python3
"""Make the page without a server: static_page.py [FOLDER], by default build/static. docs/static_page.md describes it.

Any web server can offer the folder: Python runs in the browser (Pyodide). The script needs a Node, npm and PyPI. It
compiles the project and what it uses of the standard library to bytecode, by the same Python that will run it.
"""

import argparse
import gzip
import hashlib
import json
import os
import shutil
import subprocess
import sys
import tempfile
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Final

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))  # when this file is run, not imported
from scripts.build_page import NoPage, install, last, node_folder, npm

ROOT: Final = Path(__file__).resolve().parents[1]
PYODIDE: Final = ROOT / "web" / "node_modules" / "pyodide"
PROGRAMS: Final = ROOT / "scripts" / "in_pyodide"
PAGES: Final = ROOT / "tests" / "server" / "page_engine.py"
"""Plays games through an engine."""
LICENCES: Final = ROOT / "packaging" / "licences"
PLATFORMS: Final = ("pyemscripten_2026_0_wasm32", "manylinux2014_x86_64")
"""The platforms of wheels: of the one for Linux only the modules in Python are used."""
PYTHON: Final = "3.14"
MOST: Final = 12_000_000
"""The most bytes of the folder, compressed."""
COMPRESSED: Final = frozenset({".html", ".css", ".js", ".mjs", ".json", ".svg", ".txt", ".webmanifest"})
"""Files that web servers compress, besides those that are compressed in the folder."""
NOT_SHIPPED: Final = ("server/static", "games/*/data/templates", "server/storage/migrations")
EARLY: Final = (1980, 1, 1, 0, 0, 0)
"""The time of all files in the zip, so that equal files make equal zips."""


class StaticPageError(Exception):
    """The folder could not be made; the text says why."""


def run(*command: str | Path) -> str:
    """Run a program, and return its output. Raises StaticPageError if it fails."""
    found = subprocess.run([*map(str, command)], cwd=ROOT, text=True, capture_output=True, errors="replace")
    if found.returncode:
        said = (found.stderr.strip() or found.stdout.strip())[-3_000:]
        raise StaticPageError(f"{command[0]} has failed:\n{said}")
    return found.stdout


def data_files() -> Iterator[Path]:
    """Return the files of the project that are no modules, but for those that a page does not use."""
    package = ROOT / "src" / "goldenrule"
    skipped = [folder for pattern in NOT_SHIPPED for folder in package.glob(pattern)]
    for path in sorted(package.rglob("*")):
        if path.is_file() and path.suffix != ".py" and "__pycache__" not in path.parts:
            if not any(path.is_relative_to(folder) for folder in skipped):
                yield path


def copy_sources(work: Path) -> None:
    """Copy the modules of the project, of its packages and of Pyodide's standard library into a folder."""
    for path in sorted((ROOT / "src" / "goldenrule").rglob("*.py")):
        place = work / "site" / path.relative_to(ROOT / "src")
        place.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(path, place)
    (work / "licences").mkdir()
    wheels = work / "wheels"
    platforms = [f"--platform={each}" for each in PLATFORMS]
    run(
        sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "--require-hashes", "--only-binary=:all:",
        *platforms, f"--python-version={PYTHON}", "--implementation=cp", f"--abi=cp{PYTHON.replace('.', '')}",
        "-r", ROOT / "requirements" / "browser.txt", "-d", wheels,
    )  # fmt: skip
    for wheel in sorted(wheels.iterdir()):
        with zipfile.ZipFile(wheel) as archive:
            for name in archive.namelist():
                if name.endswith(".py") or (name.endswith(".so") and "wasm32" in wheel.name):
                    archive.extract(name, work / "site")
                elif ".dist-info/licenses/" in name and not name.endswith("/"):
                    (work / "licences" / f"{wheel.name.partition('-')[0]}.txt").write_bytes(archive.read(name))
    with zipfile.ZipFile(PYODIDE / "python_stdlib.zip") as archive:
        archive.extractall(work / "stdlib")
    for program in (*PROGRAMS.glob("*.py"), PAGES):
        place = work / program.relative_to(ROOT)
        place.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(program, place)


def in_pyodide(node: Path, work: Path, program: str, stdlib: Path) -> None:
    """Run a program of `in_pyodide` in a folder."""
    print(run(node / "node", PROGRAMS / "run.mjs", PYODIDE, stdlib, work, program), end="", flush=True)


def compile_python(node: Path, work: Path, plays: bool) -> None:
    """Compile everything in a folder into `made` there, and try it; with games, if it `plays`."""
    in_pyodide(node, work, "compile_site", PYODIDE / "python_stdlib.zip")
    made = work / "made"
    for path in data_files():
        place = made / "site" / path.relative_to(ROOT / "src")
        place.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(path, place)
    for path in (work / "site").rglob("*.so"):
        shutil.copyfile(path, made / "site" / path.relative_to(work / "site"))
    with zipfile.ZipFile(made / "python_stdlib.zip", "w", zipfile.ZIP_STORED) as archive:
        for path in files_in(made / "stdlib"):
            archive.writestr(zipfile.ZipInfo(path.relative_to(made / "stdlib").as_posix(), EARLY), path.read_bytes())
    in_pyodide(node, work, "check_site", made / "python_stdlib.zip")
    if plays:
        in_pyodide(node, work, "play_games", made / "python_stdlib.zip")


def files_in(folder: Path) -> list[Path]:
    return sorted(path for path in folder.rglob("*") if path.is_file())


def blob(folder: Path) -> bytes:
    """Return the files of a folder as one: the length of the index, the index in JSON, and the files."""
    files = files_in(folder)
    index = json.dumps([[path.relative_to(folder).as_posix(), path.stat().st_size] for path in files]).encode()
    return b"".join((len(index).to_bytes(4, "big"), index, *(path.read_bytes() for path in files)))


def lock_file() -> bytes:
    """Return Pyodide's list of packages without packages: none is fetched from elsewhere."""
    found = json.loads((PYODIDE / "pyodide-lock.json").read_bytes())
    return json.dumps({"info": found["info"], "packages": {}}).encode()


def hash_of(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()[:16]


def write_python(made: Path, folder: Path) -> None:
    """Write Pyodide, the compiled modules, the start files and the list of them into the folder of the page."""
    python = folder / "py"
    python.mkdir()
    for name in ("pyodide.mjs", "pyodide.asm.mjs"):
        shutil.copyfile(PYODIDE / name, python / name)
    parts = {
        "pyodide.asm.wasm": (PYODIDE / "pyodide.asm.wasm").read_bytes(),
        "pyodide-lock.json": lock_file(),
        "python_stdlib.zip": (made / "python_stdlib.zip").read_bytes(),
        "site.blob": blob(made / "site"),
    }
    listed = dict[str, tuple[str, int]]()
    for name, data in parts.items():
        packed = gzip.compress(data, 9, mtime=0)
        stem, _, kind = name.rpartition(".")
        file = f"{stem}.{hash_of(data)}.{kind}.gz"
        (python / file).write_bytes(packed)
        listed[name] = f"py/{file}", len(packed)
    starts = dict[str, str]()
    for path in files_in(made / "starts"):
        shutil.copyfile(path, folder / path.name)
        starts[path.name.split(".")[1]] = path.name
    version = hash_of(json.dumps([listed, [hash_of(path.read_bytes()) for path in files_in(folder)]]).encode())
    about = {"version": version, "index": "py/", "parts": listed, "starts": starts}
    (folder / "engine.json").write_text(json.dumps(about, indent=1), "ascii")


def write_licences(texts: Path, folder: Path) -> None:
    """Add the licences of Pyodide, Python and the packages to those of the page."""
    version = json.loads((PYODIDE / "package.json").read_bytes())["version"]
    parts = [
        (f"pyodide {version} (its source: https://github.com/pyodide/pyodide)", LICENCES / "MPL-2.0.txt"),
        ("Python", LICENCES / "Python.txt"),
        *((path.stem, path) for path in files_in(texts)),
    ]
    with (folder / "licences.txt").open("a", encoding="utf-8") as file:
        for name, path in parts:
            file.write(f"\n\n{name}\n\n{path.read_text('utf-8').strip()}\n")


def write_list(folder: Path) -> None:
    """Put the list of all files, with their hashes, in front of the service worker."""
    worker = folder / "service_worker.js"
    files = {
        path.relative_to(folder).as_posix(): hash_of(path.read_bytes()) for path in files_in(folder) if path != worker
    }
    worker.write_text(f"self.files = {json.dumps(files)};\n" + worker.read_text("utf-8"), "utf-8")


def size_of(folder: Path) -> int:
    """Return how many bytes are sent for all files, compressed. Raises StaticPageError for too many."""
    found = 0
    for path in files_in(folder):
        data = path.read_bytes()
        found += len(gzip.compress(data, 9, mtime=0) if path.suffix in COMPRESSED else data)
    if found > MOST:
        raise StaticPageError(f"The folder has {found:,} bytes, compressed; {MOST:,} are the most.")
    return found


def make(folder: Path, plays: bool = True) -> int:
    """Build the folder from scratch, and return its compressed size. Raises StaticPageError or NoPage.

    Unless `plays`, no games are played with it: tests of the page play them in browsers.
    """
    node = node_folder(Path(sys.executable).parent)
    if node is None:
        raise NoPage("there is no Node of version 20.19 or newer with npm")
    install(ROOT, node, print)
    shutil.rmtree(folder, ignore_errors=True)
    result = npm(ROOT, node, "run", "build:static", "--", "--outDir", os.fspath(folder), "--emptyOutDir")
    if result.returncode:
        raise NoPage(f"building it has failed: {last(result)}")
    with tempfile.TemporaryDirectory() as name:
        work = Path(name)
        copy_sources(work)
        compile_python(node, work, plays)
        write_licences(work / "licences", folder)
        write_python(work / "made", folder)
    write_list(folder)
    return size_of(folder)


def main() -> None:
    parser = argparse.ArgumentParser(description="Make the page without a server.")
    parser.add_argument("folder", nargs="?", type=Path, default=ROOT / "build" / "static")
    folder = parser.parse_args().folder.absolute()
    try:
        size = make(folder)
    except (NoPage, StaticPageError) as error:
        sys.exit(str(error))
    print(f"Made {folder}: {len(files_in(folder))} files, {size:,} bytes compressed.")


if __name__ == "__main__":
    main()
