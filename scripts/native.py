"""Compile the kernel, the rules and the bots with mypyc: `python3 run.py native`, or native.py [--remove] [-O LEVEL].

The modules are compiled from a copy of the source, into which `write_records` has written what records and words
derive from their declarations. They go into the virtual environment, where `goldenrule.native` finds them; with
--wheel FOLDER into a folder that `hatch_build.py` packs.
"""

import argparse
import ast
import io
import json
import os
import shutil
import sys
import sysconfig
import tempfile
from collections.abc import Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import chdir, redirect_stderr, redirect_stdout
from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from time import perf_counter
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
SOURCE = ROOT / "src" / "goldenrule"
GROUP = "goldenrule_native"
"""The name of the library with all compiled modules; each module has a small file besides it."""

PARTS = ("rules/*", "ops/*", "selectors/*", "bots/*")
GAMES = {
    "champions": (
        "abilities", "content", "draws", "events", "game", "ids", "playable", "primitives", "programs", "queries",
        "state", "triggers",
    ),
    "heroes": ("content", "events", "game", "ids", "odds", "playable", "state", "values"),
    "skirmish": ("abilities", "content", "events", "game", "ids", "primitives", "reactions", "state", "values"),
}  # fmt: skip
"""The modules of each game besides its parts."""
INTERPRETED = {
    "kernel/mypyc_compat.py": "what mypyc itself needs",
    "kernel/game_types.py": "has one text for type checkers and another to run",
    "kernel/nodes.py": "generates methods when they are first needed",
    "kernel/fields.py": "reads types",
    "kernel/field_marks.py": "reads types",
    "kernel/errors.py": "takes a positional-only key and any names, of which mypyc lets none be called key",
    "kernel/events.py": "generates methods when they are first needed",
    "kernel/several.py": "only clients need it",
    "kernel/views.py": "has msgspec structs",
    "kernel/records.py": "has msgspec structs",
    "kernel/files.py": "only clients need it",
    "kernel/locks.py": "has __del__, which may run when the interpreter has already emptied its modules",
    "games/champions/rules/setup.py": "has msgspec structs",
}
"""What stays interpreted, and why."""


def compiled_files(games: Iterable[str] = GAMES) -> list[Path]:
    """The modules of the kernel and of games that play spends its time in, as paths below the package."""
    patterns = [f"games/{game}/{name}.py" for game in games for name in (*GAMES[game], *PARTS)]
    every = {
        path.relative_to(SOURCE) for each in ("kernel/*.py", "bots/search.py", *patterns) for path in SOURCE.glob(each)
    }
    return sorted(path for path in every if path.name != "__init__.py" and path.as_posix() not in INTERPRETED)


def needed_files(files: Sequence[Path]) -> list[str]:
    """All modules that these import, directly or not: what is compiled may hold constants and types of any of them."""
    found: dict[Path, None] = dict.fromkeys(files)
    for file in (waiting := [*files]):
        for node in ast.walk(ast.parse((SOURCE / file).read_bytes())):
            names = []
            if isinstance(node, ast.Import):
                names = [alias.name for alias in node.names]
            elif isinstance(node, ast.ImportFrom) and node.module:
                names = [node.module, *[f"{node.module}.{alias.name}" for alias in node.names]]
            for name in names:
                parts = name.split(".")
                if parts[0] == SOURCE.name:
                    for path in (Path(*parts[1:]).with_suffix(".py"), Path(*parts[1:], "__init__.py")):
                        if path not in found and (SOURCE / path).is_file() and path.name != ".py":
                            found[path] = None
                            waiting.append(path)
    return sorted(path.as_posix() for path in found)


def _other_files(folder: str, names: list[str]) -> list[str]:
    """The files in a folder that are no source."""
    return [name for name in names if not name.endswith(".py") and not Path(folder, name).is_dir()]


def write_source(work: Path, files: Sequence[Path]) -> None:
    """Copy the package, and write into the modules to compile what their records and words derive."""
    from scripts.write_records import written  # it imports the package

    shutil.copytree(SOURCE, work / SOURCE.name, ignore=_other_files)
    for file in files:
        module = import_module(".".join([SOURCE.name, *file.with_suffix("").parts]))
        text = written((SOURCE / file).read_text("utf-8"), module)
        (work / SOURCE.name / file).write_text(text, "utf-8")


def compile_modules(work: Path, files: Sequence[Path], level: str) -> list[Path]:
    """Compile modules of a copy of the package. Return the files that are made, below `work/made`.

    The process ends with mypyc's messages if there is something that it cannot compile.
    """
    from mypyc.build import mypycify

    build_ext = import_module("setuptools.command.build_ext").build_ext
    distribution = import_module("setuptools.dist").Distribution

    def build_extension(command: Any, extension: object) -> None:
        """Compile the C files of the one library side by side."""
        one_by_one = command.compiler.compile

        def all_at_once(sources: list[str], **options: object) -> list[str]:
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                made = pool.map(lambda source: one_by_one([source], **options), sources)
                return [file for each in made for file in each]

        command.compiler.compile = all_at_once
        try:
            build_ext.build_extension(command, extension)
        finally:
            command.compiler.compile = one_by_one

    paths = ["--ignore-missing-imports", *[str(Path(SOURCE.name) / file) for file in files]]
    said = io.StringIO()  # warnings about defaults and generators, which are compiled all the same
    with chdir(work):  # mypyc makes names of modules from paths
        try:
            with redirect_stdout(said), redirect_stderr(said):
                made_of = mypycify(
                    paths, opt_level=level, debug_level="0", multi_file=True, target_dir="c", group_name=GROUP
                )
        except SystemExit:
            print(said.getvalue())
            raise
        kind = type("Build", (build_ext,), {"build_extension": build_extension})
        command = kind(distribution({"name": SOURCE.name, "ext_modules": made_of}))
        command.build_lib, command.build_temp = "made", "objects"
        command.ensure_finalized()
        command.run()
    made = work / "made"
    return sorted(path.relative_to(made) for path in made.rglob(f"*{EXTENSION_SUFFIXES[0]}"))


def module_of(file: Path) -> str:
    """The name of the module in a compiled file."""
    return ".".join(file.parts).removesuffix(EXTENSION_SUFFIXES[0])


def why_not() -> str:
    """Why nothing can be compiled here, "" if it can."""
    compiler = os.environ.get("CC") or sysconfig.get_config_var("CC") or ""
    if os.name != "nt" and not (compiler and shutil.which(compiler.split()[0])):
        return "there is no C compiler (on Debian or Ubuntu install the package gcc)"
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return "the headers of Python are missing (on Debian or Ubuntu install the package python3-dev)"
    return ""


def build(target: Path, files: Sequence[Path], level: str, packed: bool = False) -> None:
    """Compile modules into a folder, in place of an earlier build.

    The modules of a wheel (`packed`) go with the package that they are installed with, whose source does not change.
    """
    from goldenrule import native

    start = perf_counter()
    needed = {} if packed else {name: native.stamp(str(SOURCE / name)) for name in needed_files(files)}
    remove(target)
    with tempfile.TemporaryDirectory(prefix="goldenrule-native-") as folder:
        work = Path(folder)
        write_source(work, files)
        made = compile_modules(work, files, level)
        shutil.copytree(work / "made", target)
    listed = {
        "source": None if packed else native.SOURCE, "suffix": EXTENSION_SUFFIXES[0], "files": needed,
        "modules": {module_of(file): file.as_posix() for file in made},
    }  # fmt: skip
    (target / native.LIST).write_text(json.dumps(listed, indent=1), "utf-8")  # last: without it there is no build
    size = sum(file.stat().st_size for file in target.rglob("*") if file.is_file()) / 1e6
    print(f"Compiled {len(files)} modules in {perf_counter() - start:.0f} s ({size:.1f} MB in {target}).")


def remove(target: Path) -> bool:
    """Remove a compiled build. Return whether there was one."""
    from goldenrule import native

    if not target.exists():
        return False
    (target / native.LIST).unlink(missing_ok=True)
    shutil.rmtree(target)
    return True


def main() -> int:
    parser = argparse.ArgumentParser(description=str(__doc__).partition("\n")[0])
    parser.add_argument("--remove", action="store_true", help="remove the compiled modules: the source runs again")
    parser.add_argument("--wheel", metavar="FOLDER", type=Path, help="compile for a wheel, into this folder")
    parser.add_argument("-O", dest="level", default="2", choices=("0", "1", "2", "3"), help="of the C compiler (2)")
    given = parser.parse_args()
    if given.wheel and (given.remove or given.wheel.exists()):
        parser.error("--wheel needs a folder that does not exist yet, and goes without --remove")
    from goldenrule import native

    target: Path = given.wheel.absolute() if given.wheel else Path(native.FOLDER)
    if given.remove:
        removed = remove(target)
        print("Removed the compiled modules; the source runs again." if removed else "There are no compiled modules.")
        return 0
    why = why_not()
    if why:
        print(f"Nothing was compiled, and Goldenrule runs in pure Python: {why}.")
        return 1
    build(target, compiled_files(), given.level, packed=given.wheel is not None)
    return 0


if __name__ == "__main__":
    sys.path[:0] = [str(ROOT), str(SOURCE.parent)]
    os.environ["GOLDENRULE_NATIVE"] = "off"  # what is written into the modules comes from the source
    sys.exit(main())
