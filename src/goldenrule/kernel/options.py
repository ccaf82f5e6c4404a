"""The options of a new game for command lines and first screens."""

from typing import NamedTuple


class GameOption(NamedTuple):
    """An option: `--flag METAVAR`, or `--flag` alone, which means "yes", if `metavar` is empty.

    `name` is its name in the game, `flag` its name on the command line if different (underscores become hyphens).
    People type a `seat` from 1; the game counts from 0. A first screen asks for options that are `asked`. An
    option is `enough` if a cooperative game can start with it without further questions. An option with `many` values
    is typed once for each, and parsed as a text with a line for each.
    """

    name: str
    help: str
    metavar: str = ""
    flag: str = ""
    seat: bool = False
    enough: bool = False
    asked: bool = False
    many: bool = False

    @property
    def typed(self) -> str:
        """Return it as typed: "--first-player"."""
        return f"--{self.flag or self.name.replace('_', '-')}"
