"""Starting a game from the command line: its options, its seats, and the first screen."""

from collections.abc import Collection, Mapping
from typing import TYPE_CHECKING, NamedTuple

from goldenrule.gamekit.game_kind import GameKind
from goldenrule.kernel.files import home
from goldenrule.kernel.records import Recorder
from goldenrule.kernel.rng import new_seed
from goldenrule.table import saves, settings
from goldenrule.table.game_setup import NOBODY, seat_bots, start_session
from goldenrule.table.games import find_game, game_names, games_of
from goldenrule.table.session import Session

if TYPE_CHECKING:
    from goldenrule.gamekit.search_model import Bot
    from goldenrule.kernel.game import Game


class GameRequest(NamedTuple):
    """A game to be started: its option words, its bots ("" if that is open, NOBODY for none), the person's seat."""

    kind: GameKind
    words: Mapping[str, str]
    bots: str = ""
    seat: int | None = None


def bot_player(game: str, name: str, seed: str) -> "Bot[Game]":
    """A bot by name. Raises BadInput for an unknown one."""
    from goldenrule.bots import make_bot

    return make_bot(game, name, seed)


def the_game(name: str, typed: Collection[str] = (), quick: bool = False) -> GameKind | None:
    """The game of a name. Without one, the only one that has all the options that were typed; None for several."""
    if name:
        return find_game(name)
    kinds = games_of(game_names())
    fitting = [kind for kind in kinds if typed and not {*typed} - {option.typed for option in kind.options}]
    if len(fitting) == 1:
        return fitting[0]
    return kinds[0] if quick or len(kinds) == 1 else None


def is_settled(wanted: GameRequest) -> bool:
    """Has enough been said to begin: who plays, or in a cooperative game an option that is enough for it?"""
    if wanted.kind.hidden_hands:
        return bool(wanted.bots) or wanted.seat is not None
    return any(option.enough and option.name in wanted.words for option in wanted.kind.options)


def check(wanted: GameRequest) -> None:
    """Raise BadInput for what was typed wrongly, before more is asked.

    Numbers of seats are left for later: how many there are may still be open.
    """
    seats = {option.name for option in wanted.kind.options if option.seat}
    words = {name: word for name, word in wanted.words.items() if name not in seats}
    if words:
        wanted.kind.make(wanted.kind.parse_options(words), "0")
    check_bots(wanted.kind, wanted.bots)


def check_bots(kind: GameKind, bots: str) -> None:
    """Raise BadInput for a bot that there is not."""
    for name in (each.strip() for each in bots.split(",")):
        if name not in ("", NOBODY):
            bot_player(kind.name, name, "0")


def with_defaults(wanted: GameRequest) -> GameRequest:
    """What is still open as it usually is: people play against bots where hands are hidden."""
    if wanted.kind.hidden_hands and not wanted.bots:
        return wanted._replace(bots=wanted.kind.bot)
    return wanted


def start(
    kind: GameKind,
    options: dict[str, object],
    *,
    seed: str | None,
    bots: str,
    practice: bool,
    keep: bool = False,
    people: bool = True,
    seat: int | None = None,
    ask_everything: bool = False,
) -> Session:
    """A new game at a table, to keep it under a name of its own. Raises BadInput for anything unknown."""
    drawn = seed is None
    seed = new_seed() if seed is None else seed
    game = kind.make(options, seed)
    check_bots(kind, bots)
    sitting = seat_bots(bots, game.state.seats, people, seat)
    hold = saves.take_free_name(kind.name) if keep else None
    wants = settings.read(home()) if people else None
    if wants is not None and ask_everything:
        wants.free = False
    return start_session(Recorder(game, seed, practice=practice, drawn=drawn), sitting, bot_player, hold, wants)
