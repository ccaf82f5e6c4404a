"""Balance checks: many games of bots with some cards, compared with the game's bounds."""

from collections.abc import Callable, Sequence
from contextlib import closing
from typing import Any, Final

from goldenrule.gamekit.balance import Balance, Page
from goldenrule.gamekit.game_kind import GameKind
from goldenrule.gamekit.regression import TooFew
from goldenrule.kernel.errors import BadInput
from goldenrule.lab.simulate import CHUNK
from goldenrule.lab.single_game import check_game_count, game_seed, play, seat_bots
from goldenrule.lab.workers import run_each
from goldenrule.packs.pack_store import plain, resolve
from goldenrule.table.games import find_game, game_names, games_of, title_of
from goldenrule.table.packs import game_packs
from goldenrule.words.texts import Texts

BOT: Final = "sensible"


def balance_of(name: str, folders: Sequence[object] = ()) -> Balance:
    """Return the balance check of a game. Raises BadInput for a game without one, and for a bad pack."""
    kind = find_game(name)
    if kind.balance is None:
        raise BadInput("bad-no-balance", game=name, known=fair_games())
    return kind.balance(resolve(list(folders), game_packs(name)) if folders else ())


def recorded_packs(name: str, folders: Sequence[object]) -> tuple[dict[str, str], ...]:
    """Return packs as records name them, so that a process reads each of them once."""
    return tuple(plain(resolve(list(folders), game_packs(name)))) if folders else ()


def fair_games() -> list[str]:
    """Return the names of the games with a balance check."""
    return [kind.name for kind in games_of(game_names()) if kind.balance is not None]


def play_all(
    name: str,
    packs: Sequence[object] = (),
    bot: str = BOT,
    games: int = 100,
    seed: str = "1",
    jobs: int = 1,
    progress: Callable[[int, int], None] | None = None,
    players: int = 0,
) -> dict[int, list[Any]]:
    """Play games of one bot at all seats for each number of players; return the counts of each game in order.

    `packs` are folders, or packs as records name them; `players` is a single number of players, 0 for all of the
    balance check. The result does not depend on `jobs`. Raises BadInput if the games cannot be played.
    """
    balance, kept = balance_of(name, packs), recorded_packs(name, packs)
    check_game_count(games)
    if players and players not in balance.groups:
        raise BadInput("bad-balance-players", players=players, known=[*balance.groups])
    groups = (players,) if players else balance.groups
    given = (
        (name, kept, bot, seed, group, first, min(games, first + CHUNK))
        for group in groups for first in range(0, games, CHUNK)
    )  # fmt: skip
    found: dict[tuple[int, int], list[object]] = {}
    with closing(run_each(_chunk, given, jobs)) as done:
        for group, first, part in done:
            found[group, first] = part
            if progress is not None:
                progress(sum(map(len, found.values())), games * len(groups))
    return {group: [one for first in range(0, games, CHUNK) for one in found[group, first]] for group in groups}


def _chunk(given: tuple[str, tuple[object, ...], str, str, int, int, int]) -> tuple[int, int, list[object]]:
    name, packs, bot, seed, players, first, end = given
    balance = balance_of(name, packs)
    numbers = range(first, end)
    return players, first, [one_game(balance, name, players, n, bot, game_seed(seed, n)) for n in numbers]


def one_game(balance: Balance, name: str, players: int, number: int, bot: str, seed: str) -> object:
    """Play one game, and return its counts."""
    game = balance.start(players, number, seed)
    kept = balance.count(game)
    play(game, seat_bots(name, players, (bot,), seed))
    return kept()


def page_of(
    kind: GameKind, balance: Balance, played: dict[int, list[object]], bot: str, seed: str, texts: Texts
) -> Page:
    """Return the page about played games in the language of `texts`. Raises BadInput if there are too few."""
    games = len(next(iter(played.values())))
    page = Page(texts, games)
    page.say("balance-title", "# ", game=texts.tell(title_of(kind)))
    page.say(
        "balance-made",
        games=games,
        groups="single" if len(played) == 1 else "several",
        bot=bot,
        seed=seed,
        hash=balance.hash,
        command=f"goldenrule pack balance --game {kind.name}",
    )
    try:
        balance.tell(page, played)
    except TooFew as error:
        raise BadInput("bad-balance-games-few", games=games, enough=balance.games) from error
    return page
