"""Compile what the page's Python imports, in Pyodide, whose bytecode it is.

The folder has `site` (the project and its packages), `stdlib` (the standard library) and `modules.py`. The compiled
modules are written to `made/site` and `made/stdlib`, without their sources.
"""

import py_compile
from collections.abc import Collection, Iterable, Mapping
from pathlib import Path
from typing import Final

from scripts.in_pyodide.modules import modules_in, needed

WORK: Final = Path("/build")
MADE: Final = WORK / "made"
GAMES: Final = ("champions", "heroes", "skirmish")
ROOTS: Final = (
    "goldenrule.server.in_browser.engine", "goldenrule.server.in_browser.thinker", "msgspec", "yaml",
    "_sysconfigdata__emscripten_wasm32-emscripten", "site",
)  # fmt: skip
ENCODINGS: Final = (
    "aliases", "ascii", "cp437", "idna", "latin_1", "punycode", "raw_unicode_escape", "unicode_escape", "utf_16",
    "utf_16_be", "utf_16_le", "utf_8", "utf_8_sig",
)  # fmt: skip
"""Encodings are imported by their names."""
NEVER: Final = frozenset(
    {
        "_pyrepl", "_ssl", "asyncio.proactor_events", "asyncio.windows_events", "asyncio.windows_utils", "bdb", "cmd",
        "concurrent.futures.interpreter", "concurrent.futures.process", "concurrent.interpreters", "ctypes", "doctest",
        "email", "ftplib", "goldenrule.games.champions.deck_files.fetch", "goldenrule.lab.workers", "http.client",
        "http.cookiejar", "http.server", "importlib.metadata", "mimetypes", "multiprocessing", "netrc", "pdb",
        "plistlib", "py_compile", "pydoc", "pyodide.console", "pyodide.http", "rlcompleter", "runpy", "smtplib",
        "socketserver", "ssl", "tarfile", "tomllib", "unittest", "urllib.error", "urllib.request", "urllib.response",
        "webbrowser", "xml.dom", "xml.etree", "xml.sax", "xmlrpc", "yaml.cyaml",
    }
)  # fmt: skip
"""Packages and modules for debuggers, networks, processes and other systems, which are imported only on request."""


def is_used(module: str) -> bool:
    """May the page import a module?"""
    parts = module.split(".")
    return not any(".".join(parts[:n]) in NEVER for n in range(1, len(parts) + 1))


def roots(known: Collection[str]) -> list[str]:
    """Return where to begin: also what is imported by names that are made while the program runs."""
    return [
        *ROOTS,
        *(f"encodings.{name}" for name in ENCODINGS),
        *(f"goldenrule.games.{game}{part}" for game in GAMES for part in ("", ".bots")),
        *(name for name in known if name.startswith(("goldenrule.languages", "_pyodide", "pyodide"))),
        *(name for name in known for game in GAMES if name.startswith(f"goldenrule.games.{game}.rules")),
    ]


def compile_modules(names: Iterable[str], known: Mapping[str, Path], folder: str) -> None:
    """Compile modules of a folder; nothing checks later whether their sources have changed."""
    for name in sorted(names):
        place = known[name].relative_to(WORK / folder)
        made = MADE / folder / place.with_suffix(".pyc")
        made.parent.mkdir(parents=True, exist_ok=True)
        mode = py_compile.PycInvalidationMode.UNCHECKED_HASH
        py_compile.compile(str(known[name]), str(made), str(place), doraise=True, invalidation_mode=mode)


async def main() -> None:
    site, stdlib = modules_in(WORK / "site"), modules_in(WORK / "stdlib")
    known = {**stdlib, **site}
    found = needed(filter(is_used, roots(known)), known, is_used)
    compile_modules(found & site.keys(), site, "site")
    compile_modules(found - site.keys(), stdlib, "stdlib")
