"""What the table of each game looks like in a terminal: a model made from a view, and two ways of writing it.

The modules of a game G: `G` with `board`, `G_plain` with `lines` and `status`, `G_rich` with `draw`. A game without
them is shown by `general`, zone by zone.
"""

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, Protocol, cast

from goldenrule.cli.words import Words

if TYPE_CHECKING:
    from rich.console import RenderableType

    from goldenrule.kernel.views import View


class Model(Protocol):
    """The module that makes a model of the table."""

    def board(self, view: "View", w: Words) -> Any:
        """The table as the seat of a view knows it."""


class PlainBoard(Protocol):
    """The module that writes a table as lines."""

    def lines(self, b: Any, seat: int, w: Words) -> list[str]:
        """The table for a seat (-1: for somebody who looks on), every fact in words."""

    def status(self, b: Any, seat: int, w: Words) -> str:
        """The numbers that matter most in a line."""


class RichBoard(Protocol):
    """The module that draws a table."""

    def draw(self, b: Any, seat: int, w: Words) -> "RenderableType":
        """The table for a seat (-1: for somebody who looks on)."""


@cache
def _module(game: str, kind: str) -> Any:
    own = f"{__name__}.{game}"
    return import_module(f"{own if find_spec(own) is not None else __name__ + '.general'}{kind}")


def lines(view: "View", seat: int, w: Words) -> list[str]:
    """The table as a seat knows it, line by line."""
    return cast(PlainBoard, _module(view.game, "_plain")).lines(_board(view, w), seat, w)


def status(view: "View", seat: int, w: Words) -> str:
    """The table in a line."""
    return cast(PlainBoard, _module(view.game, "_plain")).status(_board(view, w), seat, w)


def draw(view: "View", seat: int, w: Words) -> "RenderableType":
    """The table as a seat knows it, with boxes and colours."""
    return cast(RichBoard, _module(view.game, "_rich")).draw(_board(view, w), seat, w)


def _board(view: "View", w: Words) -> Any:
    return cast(Model, _module(view.game, "")).board(view, w)
