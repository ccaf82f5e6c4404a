"""Is a game fair with some cards? Many games of bots, counted and held against bounds as the game says."""

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
    """What a game says of how fair it should be. Raises BadInput for a game that says nothing of it, and a bad pack."""
    kind = find_game(name)
    if kind.balance is None:
        raise BadInput("bad-no-balance", game=name, known=fair_games())
    return kind.balance(resolve(list(folders), game_packs(name)) if folders else ())


def recorded_packs(name: str, folders: Sequence[object]) -> tuple[dict[str, str], ...]:
    """Packs as records name them, so that a process reads each of them once."""
    return tuple(plain(resolve(list(folders), game_packs(name)))) if folders else ()


def fair_games() -> list[str]:
    """The names of the games that say how fair they should be."""
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
    """Games of one bot at all seats, so many for each number of players: what the game keeps of each, in order.

    `packs` are folders, or packs as records name them; `players` is a single number of players, 0 for all that the game
    is judged by. The result does not depend on `jobs`. Raises BadInput for what cannot be played.
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
    """Play one game, and give what is kept of it."""
    game = balance.start(players, number, seed)
    kept = balance.count(game)
    play(game, seat_bots(name, players, (bot,), seed))
    return kept()


def page_of(
    kind: GameKind, balance: Balance, played: dict[int, list[object]], bot: str, seed: str, texts: Texts
) -> Page:
    """The page about games that were played, in the language of `texts`. Raises BadInput if they are too few for it."""
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
