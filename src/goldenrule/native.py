"""The compiled build: modules made with mypyc, which are used in place of their source.

A compiled wheel has them in a folder of the package. `run.py native` makes those of a checkout; they lie in the virtual
environment, with a list of the source files that they depend on. If one of these has changed, the source runs instead:
all of it, because compiled modules rely on each other's layout. GOLDENRULE_NATIVE=off runs the source, too;
GOLDENRULE_NATIVE=FOLDER uses another build.
"""

import os
import sys
from collections.abc import Sequence
from importlib.machinery import EXTENSION_SUFFIXES, ModuleSpec
from importlib.util import spec_from_file_location
from types import ModuleType
from typing import Final, Literal

LIST: Final = "build.json"
CHOICE: Final = "GOLDENRULE_NATIVE"
OFF: Final = "off"
SOURCE: Final = os.path.dirname(os.path.abspath(__file__))
PACKED: Final = "compiled"
"""The folder of the package in which a compiled wheel has its modules."""
_IN_PACKAGE: Final = os.path.join(SOURCE, PACKED)
FOLDER: Final = _IN_PACKAGE if os.path.exists(_IN_PACKAGE) else os.path.join(sys.prefix, "goldenrule-native")
"""The folder of the compiled build: in the package, or else in this environment."""

Running = Literal["compiled", "pure", "outdated"]
"""What runs: compiled modules, the source, or the source because the compiled modules are older than it."""
Stamp = tuple[int, int, str]
"""What tells whether a source file has changed: its size, the time of its last change, and its hash."""


class CompiledModules:
    """Finds the modules of a compiled build before their source is found."""

    def __init__(self, files: dict[str, str]) -> None:
        self.files = files

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        file = self.files.get(name)
        return None if file is None else spec_from_file_location(name, file)


def stamp(path: str) -> Stamp:
    """Return the stamp of a source file."""
    from hashlib import blake2b  # which most starts do without

    known = os.stat(path)
    with open(path, "rb") as file:
        return known.st_size, known.st_mtime_ns, blake2b(file.read(), digest_size=16).hexdigest()


def is_current(files: dict[str, Stamp]) -> bool:
    """Are all source files as they were? Their times alone may change, with a checkout in Git."""
    for name, (size, time, hash) in files.items():
        path = os.path.join(SOURCE, name)
        try:
            known = os.stat(path)
            if known.st_size != size or (known.st_mtime_ns != time and stamp(path)[2] != hash):
                return False
        except OSError:
            return False
    return True


def start(folder: str) -> Running:
    """Let the compiled modules in a folder be found if they fit. Return what will run."""
    listed = os.path.join(folder, LIST)
    if folder == OFF or not os.path.exists(listed):
        return "pure"
    import json  # only here: to start without a compiled build must cost nothing

    with open(listed, encoding="utf-8") as file:
        found = json.load(file)
    if found["source"] not in (None, SOURCE):
        return "pure"  # it is another checkout's
    if found["suffix"] != EXTENSION_SUFFIXES[0] or not is_current(found["files"]):
        return "outdated"
    places = {name: os.path.join(folder, path) for name, path in found["modules"].items()}
    sys.meta_path.insert(0, CompiledModules(places))
    return "compiled"


RUNNING: Final[Running] = start(os.environ.get(CHOICE) or FOLDER)
