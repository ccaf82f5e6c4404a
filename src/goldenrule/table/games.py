"""The installed games, found by the entry-point group `goldenrule.games`."""

import sys
from collections.abc import Callable, Iterable
from contextlib import suppress
from functools import cache
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from typing import TYPE_CHECKING, cast

from goldenrule.gamekit.game_kind import GameKind
from goldenrule.kernel.errors import BadInput
from goldenrule.words.phrases import show_value

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

    from goldenrule.gamekit.deck_builder import DeckBuilder
    from goldenrule.gamekit.features import DailyGame
    from goldenrule.kernel.decisions import Decision, Option
    from goldenrule.kernel.game import Game
    from goldenrule.packs.reading import Pack
    from goldenrule.words.phrases import Phrase
    from goldenrule.words.texts import Texts

GROUP = "goldenrule.games"
OWN = "goldenrule.games"
"""The package of the games that come with Goldenrule."""

DRAW = "draw"
"""`State.winner` of a game that ended without one, though somebody could have won."""


def title_of(kind: GameKind) -> "Phrase":
    """What a game is called: as its edition in a language has it, or as it is printed."""
    from goldenrule.words.phrases import printed_name

    return printed_name("game", kind.name, kind.title)


def is_free(game: "Game", decision: "Decision", option: "Option") -> bool:
    """Can the game prove that an option is a free benefit?"""
    return find_game(game.name).is_free(game, decision, option)


@cache
def _entry_points() -> dict[str, "EntryPoint"]:
    if sys.platform == "emscripten":  # nothing can be installed in a browser
        return {}
    from importlib.metadata import entry_points

    return {point.name: point for point in sorted(entry_points(group=GROUP), key=lambda point: point.name)}


@cache
def own_games() -> tuple[str, ...]:
    """The names of the games that come with Goldenrule, in order of the alphabet. Entry points are not read."""
    folder = Path(__file__).parent.parent / "games"
    return tuple(sorted(each.name for each in iter_modules([str(folder)]) if each.ispkg))


def game_names() -> tuple[str, ...]:
    """The names of all installed games, in order of the alphabet. Nothing is imported."""
    return tuple(sorted({*own_games(), *_entry_points()}))


def usual_game() -> str:
    """Return the default game of commands: the first that comes with Goldenrule."""
    return own_games()[0]


def find_game(name: str) -> GameKind:
    """The game of a name. Raises BadInput for an unknown one, with the names that are known."""
    if not isinstance(name, str):
        raise BadInput("bad-game-name", name=show_value(name))
    return _find_game(name)


@cache
def _find_game(name: str) -> GameKind:
    # The package's own games are found without reading the entry points, which takes 50 ms.
    if name in own_games():
        return cast(GameKind, import_module(f"{OWN}.{name}").GAME)
    point = _entry_points().get(name)
    if point is None:
        raise BadInput("bad-no-game", name=show_value(name), known=game_names() or "none")
    kind = point.load()
    if not isinstance(kind, GameKind):
        raise BadInput("bad-game-kind", name=show_value(name))
    return kind


def deck_builder_of(kind: GameKind) -> "Callable[[Texts, tuple[Pack, ...]], DeckBuilder]":
    """The deck builder of a game, for a language and content packs. Raises BadInput for a game without decks."""
    if kind.deck_builder is None:
        raise BadInput("bad-no-decks", name=kind.name)
    return kind.deck_builder


def daily_date(game: str, seed: str) -> str:
    """The date whose daily game has this seed, "" if there is none: with the date, anybody can deal the same game."""
    from datetime import date

    kind = find_game(game)
    try:
        day = date.fromisoformat(seed[-10:])
    except ValueError:
        return ""
    return day.isoformat() if kind.daily_game is not None and kind.daily_game().deal(day)[1] == seed else ""


@cache
def daily_game() -> "tuple[str, DailyGame]":
    """Return the first installed game with daily games, and these. Raises BadInput if there is none."""
    for kind in games_of(game_names()):
        if kind.daily_game is not None:
            return kind.name, kind.daily_game()
    raise BadInput("bad-no-daily")


def games_of(names: Iterable[str]) -> list[GameKind]:
    """The games of these names, without those that cannot be loaded: a broken one from outside stops no other."""
    kinds = []
    for name in names:
        with suppress(BadInput, ImportError, AttributeError):
            kind = find_game(name)
            if kind.name and all(option.typed for option in kind.options):
                kinds.append(kind)
    return kinds


def maker(name: str) -> Callable[[dict[str, object], str], "Game"]:
    """The function that makes games of a name, as `kernel.records` wants it. Raises BadInput for an unknown name."""
    return find_game(name).make
