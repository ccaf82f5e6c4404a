"""The prompt commands that only some games have."""

from collections.abc import Mapping
from functools import cache, cached_property, partial
from typing import TYPE_CHECKING

from goldenrule.cli.prompt import Command, Then
from goldenrule.gamekit.prompt_commands import PromptCommand
from goldenrule.kernel.decisions import Decision
from goldenrule.table.games import find_game, game_names, games_of

if TYPE_CHECKING:
    from goldenrule.cli.at_terminal import AtTerminal
    from goldenrule.gamekit.board import Board


class PromptTable:
    """What the person at the prompt may know, for commands: a `PromptView`."""

    def __init__(self, play: "AtTerminal") -> None:
        self.play = play
        self.texts = play.w.texts

    @cached_property
    def board(self) -> "Board":
        return self.play.w.board(self.play.session.view(self.play.seat))

    @cached_property
    def dice(self) -> list[str]:
        return self.play.narration.dice(self.play.seat)


@cache
def own_commands(game: str) -> Mapping[str, Command]:
    """Return the commands of a game by name."""
    return {name: partial(run, command) for name, command in find_game(game).prompt_commands().items()}


def is_alone(game: str, name: str) -> bool:
    """Is this a command of the game that takes no words?"""
    command = find_game(game).prompt_commands().get(name)
    return command is not None and command.alone


def listed_commands(game: str) -> list[str]:
    """Return the commands of a game that `help` lists."""
    return [name for name, command in find_game(game).prompt_commands().items() if command.listed]


@cache
def all_command_names() -> frozenset[str]:
    """Return the names of the commands of all games."""
    return frozenset(name for kind in games_of(game_names()) for name in kind.prompt_commands())


def run(command: PromptCommand, play: "AtTerminal", rest: str, decision: Decision) -> Then:
    """Run a command of the game and show its result."""
    result = command.show(PromptTable(play), rest)
    if result.part is not None:
        play.out.part(result.part)
    elif result.lines:
        play.out.log(result.title, [*result.lines])
    else:
        play.out.say(result.nothing, "bad")
    return Then.STAY
