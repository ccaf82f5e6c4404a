"""Further processes of this program. In a frozen application, its executable takes the place of Python."""

import sys
from importlib import import_module
from typing import Final

_MODULE: Final = "--run-module"
"""Tells a frozen application to run the function `main` of a module instead of a command."""
_HELPERS: Final = ("from multiprocessing.resource_tracker import main", "from multiprocessing.forkserver import main")
"""How the code begins with which multiprocessing starts its own helpers (`python ... -c CODE`)."""


def is_frozen() -> bool:
    """Is this program an application that brings its own Python, as PyInstaller and others make them?"""
    return bool(getattr(sys, "frozen", False))


def module_command(module: str, *arguments: str) -> list[str]:
    """Return the command that runs a module of this package in another process. It must have a function `main`."""
    if is_frozen():
        return [sys.executable, _MODULE, module, *arguments]
    return [sys.executable, "-P", "-m", module, *arguments]


def run_as_helper() -> None:
    """In a frozen application: if it was started as a further process, do its work and exit."""
    if not is_frozen():
        return
    match sys.argv[1:]:
        case [option, module, *arguments] if option == _MODULE and module.startswith("goldenrule."):
            sys.argv = [module, *arguments]
            import_module(module).main()
            sys.exit()
        case ["--multiprocessing-fork", *_]:
            from multiprocessing.spawn import freeze_support

            freeze_support()
        case [*_, "-c", code] if code.startswith(_HELPERS):
            exec(code, {})
            sys.exit()
