"""Starting a game from the command line: its options, its seats, and the first screen."""

import secrets
from collections.abc import Mapping
from typing import Any

from goldenrule.cli.output import Output
from goldenrule.cli.words import Words
from goldenrule.kernel.errors import BadInput
from goldenrule.table.games import GameKind, find_game, game_names
from goldenrule.table.session import Player, Session, new_session


def bot_player(game: str, name: str, seed: str) -> Player:
    """A bot by name. Raises BadInput for an unknown one."""
    from goldenrule.bots import make_bot

    return make_bot(game, name, seed)


def the_game(name: str) -> GameKind:
    """The game of a name; without a name the only one that is installed, or Champions."""
    if name:
        return find_game(name)
    names = game_names()
    return find_game("champions" if "champions" in names or not names else names[0])


def seat_bots(bots: str, seats: int, people: bool = True) -> dict[int, str]:
    """Which bot sits where. One name is for every seat but the first person's; several are for the last seats."""
    names = [name.strip() for name in bots.split(",") if name.strip()]
    if not names:
        return {}
    first = 1 if people else 0
    if seats == first:
        raise BadInput("There is no seat for a bot: the only one is yours; name more heroes.")
    if len(names) == 1:
        return {seat: names[0] for seat in range(first, seats)}
    if len(names) > seats - first:
        most = seats - first
        raise BadInput(f"There are {len(names)} bots for {most} seat{'s' if most != 1 else ''}; name fewer of them.")
    return {seats - len(names) + i: name for i, name in enumerate(names)}


def random_seed() -> str:
    return str(secrets.randbelow(10**9))


def start(
    kind: GameKind,
    options: dict[str, Any],
    *,
    seed: str | None,
    bots: str,
    practice: bool,
    name: str = "",
    people: bool = True,
) -> Session:
    """A new game at a table. Raises BadInput for anything unknown."""
    seats = max(1, len(options.get("heroes", ("",))))
    return new_session(
        kind.name,
        options,
        random_seed() if seed is None else seed,
        bots=seat_bots(bots, seats, people),
        make_player=bot_player,
        practice=practice,
        name=name,
    )


def first_screen(
    out: Output, w: Words, kind: GameKind, given: Mapping[str, str], last: str
) -> Mapping[str, str] | str | None:
    """Ask what to play, beyond the option words that are given. Returns option words, a save to resume, or None."""
    from goldenrule.cli.setup_champions import FirstScreen

    return FirstScreen(out, w, kind, given, last).run()
