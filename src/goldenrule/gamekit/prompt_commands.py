"""Prompt commands that only some games have: parts of the table, and recent dice."""

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Final, NamedTuple, Protocol

from goldenrule.gamekit.board import district, places
from goldenrule.gamekit.input_parsing import number

if TYPE_CHECKING:
    from goldenrule.gamekit.board import Board
    from goldenrule.gamekit.text_lists import Translator


class PromptView(Protocol):
    """What a command can read: only what the person at the prompt may know."""

    @property
    def texts(self) -> "Translator": ...

    @property
    def board(self) -> "Board":
        """The table."""

    @property
    def dice(self) -> list[str]:
        """The dice rolled in the last story, as lines of the log."""


class CommandResult(NamedTuple):
    """The output of a command: a part of the table, or lines below a title, or the sentence `nothing`."""

    nothing: str
    part: "Board | None" = None
    title: str = ""
    lines: Sequence[str] = ()


class PromptCommand(NamedTuple):
    """A command; `show` takes the words typed after its name. A command that is `alone` takes no words.

    `help` lists a command by the message "cli-help-NAME", unless it is not `listed`.
    """

    show: Callable[[PromptView, str], CommandResult]
    alone: bool = False
    listed: bool = True


def show_map(table: PromptView, word: str) -> CommandResult:
    """Show the map, or an area of it by its number, a district or a card in it."""
    found = places(table.board, word)
    return CommandResult(table.texts.t("cli-map-none"), found if found.panels else None)


def show_district(table: PromptView, word: str) -> CommandResult:
    """Show a district by its number on the map; otherwise like `show_map`."""
    n = number(word)
    if n is None:
        return show_map(table, word)
    found = district(table.board, n)
    return CommandResult(table.texts.t("cli-map-none"), found if found.panels else None)


def show_dice(table: PromptView, word: str) -> CommandResult:
    """Show the dice rolled in the last story."""
    return CommandResult(table.texts.t("story-no-dice"), title=table.texts.t("story-dice"), lines=table.dice)


MAP: Final[Mapping[str, PromptCommand]] = {"map": PromptCommand(show_map)}
"""For a game whose board has places in a grid."""
DISTRICTS: Final[Mapping[str, PromptCommand]] = {**MAP, "district": PromptCommand(show_district, listed=False)}
"""For a game whose board has areas of numbered places."""
DICE: Final[Mapping[str, PromptCommand]] = {"dice": PromptCommand(show_dice, alone=True)}
