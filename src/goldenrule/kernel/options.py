"""The options of a new game as somebody types them: what a command line or a first screen has to know of each."""

from typing import NamedTuple


class GameOption(NamedTuple):
    """An option: `--flag METAVAR`, or `--flag` alone for the word "yes" if `metavar` is empty.

    `name` is the word under which the game parses it, `flag` is how it is typed if not so (underscores as hyphens).
    The value of a `seat` is typed from 1 on, and parsed from 0 on. A first screen asks for what is `asked`. An
    option is `enough` if a cooperative game can begin with it without further questions. One of which there may be
    `many` is typed once for each, and parsed as a text with a line for each.
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
        """How it is typed: "--first-player"."""
        return f"--{self.flag or self.name.replace('_', '-')}"
