"""Goldenrule: tabletop games with every rule enforced, on one shared kernel.

`new_game` returns a `Game`; `save` and `load` keep it in a file. See `docs/python.md`. Importing this package is cheap:
each name is loaded on first use.
"""

from typing import TYPE_CHECKING

from goldenrule.native import RUNNING  # first: it decides from where the other modules are loaded
from goldenrule.version import VERSION

if TYPE_CHECKING:
    from goldenrule.kernel.decisions import DONE, NO, PASS, YES, Decision, Option
    from goldenrule.kernel.errors import BadInput, GoldenruleError, IllegalOption, Stuck, Unimplemented
    from goldenrule.kernel.views import Prompt, View
    from goldenrule.table.api import Game, load, new_game, save
    from goldenrule.table.games import find_game, game_names

__version__ = VERSION
__build__ = RUNNING

_HOME = {
    "new_game": "table.api",
    "load": "table.api",
    "save": "table.api",
    "Game": "table.api",
    "find_game": "table.games",
    "game_names": "table.games",
    "Decision": "kernel.decisions",
    "Option": "kernel.decisions",
    "PASS": "kernel.decisions",
    "DONE": "kernel.decisions",
    "YES": "kernel.decisions",
    "NO": "kernel.decisions",
    "View": "kernel.views",
    "Prompt": "kernel.views",
    "GoldenruleError": "kernel.errors",
    "BadInput": "kernel.errors",
    "IllegalOption": "kernel.errors",
    "Stuck": "kernel.errors",
    "Unimplemented": "kernel.errors",
}

__all__ = [
    "DONE",
    "NO",
    "PASS",
    "YES",
    "BadInput",
    "Decision",
    "Game",
    "GoldenruleError",
    "IllegalOption",
    "Option",
    "Prompt",
    "Stuck",
    "Unimplemented",
    "View",
    "__build__",
    "__version__",
    "find_game",
    "game_names",
    "load",
    "new_game",
    "save",
]


def __getattr__(name: str) -> object:
    home = _HOME.get(name)
    if home is None:
        raise AttributeError(f"module 'goldenrule' has no attribute {name!r}")
    from importlib import import_module

    value = getattr(import_module(f"goldenrule.{home}"), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted({*globals(), *_HOME})
