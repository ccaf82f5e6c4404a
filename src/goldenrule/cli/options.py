"""The options of games on the command line: those of every game, and what was typed as the words of one."""

import argparse
import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

from goldenrule.cli.help_text import refusal, texts
from goldenrule.words.phrases import Help, Phrase, join_phrases

if TYPE_CHECKING:
    from goldenrule.gamekit.game_kind import GameKind
    from goldenrule.kernel.options import GameOption


LANG: Final = "--lang"
"""Names the language, with any command."""


def language_of(arguments: Sequence[str]) -> tuple[str, list[str]]:
    """The language that arguments name wherever it stands, "" if they name none, and the arguments without it."""
    one = argparse.ArgumentParser(add_help=False, allow_abbrev=False, exit_on_error=False)
    one.add_argument(LANG, default="")
    try:
        given, rest = one.parse_known_args(arguments)
    except argparse.ArgumentError:  # nothing stands behind it
        return "", [*arguments]
    return given.lang, rest


def at_least(least: float, kind: type[int] | type[float]) -> Callable[[str], int | float]:
    """A number of a kind that is not below `least`."""

    def read(text: str) -> int | float:
        try:
            number = kind(text)
        except ValueError:
            number = kind(least - 1)
        if not least <= number < float("inf"):
            raise refusal("argparse-number", text=text, least=f"{least:g}")
        return number

    return read


def path(text: str) -> Path:
    """The path of a file or folder, which may be any text but none."""
    if not text.strip():
        raise refusal("argparse-path")
    return Path(text)


def seed(text: str) -> str:
    """A seed, which may be any text but none."""
    if not text.strip():
        raise refusal("argparse-seed")
    return text


def kinds_for(arguments: Sequence[str]) -> "list[GameKind]":
    """The games whose options a command understands: those that come with Goldenrule if one of them is named.

    Otherwise all that are installed, which takes longer to find out.
    """
    from goldenrule.table.games import game_names, games_of, own_games

    names = own_games()
    return games_of(names if any(argument in names for argument in arguments) else game_names())


def _help(options: "Mapping[str, GameOption]") -> Help:
    """What an option of several games does, with the games where they do not say the same of it."""
    said: dict[str, list[str]] = {}
    for game, option in options.items():
        said.setdefault(option.help, []).append(game)
    if len(said) == 1:
        return Help(next(iter(said)))
    each = [Phrase("help-of-games", games=games, help=Phrase(help)) for help, games in said.items()]
    return Help("help-by-games", each=join_phrases("help", each))


def game_options(one: argparse.ArgumentParser, kinds: "Sequence[GameKind]") -> None:
    """What a new game is made of: the options of every game, those of several games once."""
    found: dict[str, dict[str, GameOption]] = {}
    for kind in kinds:
        for option in kind.options:
            found.setdefault(option.typed, {})[kind.name] = option
    groups: dict[tuple[str, ...], argparse._ArgumentGroup] = {}
    for options in found.values():
        names = tuple(options)
        if names not in groups:
            groups[names] = one.add_argument_group(Help("help-options", names=names))
        option = next(iter(options.values()))
        add_option(groups[names], option, _help(options))
    one.add_argument("--seed", type=seed, help=Help("help-number-text"))


def add_option(group: "argparse._ActionsContainer", option: "GameOption", help: Help) -> None:
    """Add an option of a game; what was typed stands under the way in which it is typed."""
    typed = option.typed
    if not option.metavar:
        group.add_argument(typed, dest=typed, action="store_const", const="yes", help=help)
    elif option.seat:
        group.add_argument(typed, dest=typed, type=at_least(1, int), metavar=option.metavar, help=help)
    else:
        action = "append" if option.many else "store"
        group.add_argument(typed, dest=typed, action=action, metavar=option.metavar, help=help)


def typed_options(given: argparse.Namespace) -> dict[str, str | int | list[str]]:
    """The options of games that were typed, by the way in which they are typed."""
    return {key: value for key, value in vars(given).items() if key.startswith("--") and value is not None}


def option_words(
    given: argparse.Namespace, kind: "GameKind", options: "Sequence[GameOption] | None" = None
) -> dict[str, str]:
    """Return the typed words for a game to parse: for these options, or for all options of the game.

    Raises BadInput for any other option.
    """
    from goldenrule.kernel.errors import BadInput
    from goldenrule.table.games import title_of

    own = {option.typed: option for option in (kind.options if options is None else options)}
    out = {}
    for typed, value in typed_options(given).items():
        option = own.get(typed)
        if option is None:
            raise BadInput("bad-game-option", title=title_of(kind), option=typed, known=own or "none")
        if isinstance(value, list):
            value = "\n".join(value)
        out[option.name] = str(value - 1) if option.seat and isinstance(value, int) else str(value)
    return out


def parse_with_notes(kind: "GameKind", words: Mapping[str, str]) -> dict[str, object]:
    """The options that words stand for. What the game has to say of them is told on standard error."""
    options = kind.parse_options(words)
    for note in kind.option_notes(words):
        print(texts().tell(note), file=sys.stderr)
    return options
