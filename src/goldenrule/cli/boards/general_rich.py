"""The table of any game in a box."""

from rich.console import RenderableType
from rich.panel import Panel
from rich.text import Text

from goldenrule.cli.boards import general_plain
from goldenrule.cli.boards.general import Board
from goldenrule.cli.words import Words


def draw(b: Board, seat: int, w: Words) -> RenderableType:
    """The table for a seat."""
    return Panel(Text("\n".join(general_plain.lines(b, seat, w))), border_style="bright_black")
