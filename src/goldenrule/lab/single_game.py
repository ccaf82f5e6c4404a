"""One game of bots, from its seed to its end or to a crash."""

import traceback
from collections.abc import Callable, Sequence
from hashlib import blake2b
from time import process_time
from typing import Final

import msgspec

from goldenrule.gamekit.search_model import Bot
from goldenrule.kernel.codec import digest, snapshot
from goldenrule.kernel.decisions import Decision, Option
from goldenrule.kernel.errors import BadInput, Stuck
from goldenrule.kernel.game import Game
from goldenrule.kernel.records import Make, Record, Recorder
from goldenrule.lab.crashes import GameCrashed
from goldenrule.lab.oracle import make_lab_bot
from goldenrule.table.games import find_game, maker

LONGEST: Final = 50_000
"""The most decisions of a game; no game of ours comes near it."""

MOST_GAMES: Final = 1_000_000_000
"""The most games in one run, so that their numbers fit a column of results."""

Watch = Callable[[Game], Callable[[], None]]
"""A function called with a new game, for instance to observe it; it returns a function to call after every decision."""

Asked = Callable[[Game, Decision, Option], None]
"""A function called with every answer, before it is given."""

Prepare = Callable[[Game], None]
"""A function that changes a new game before play. The record of a crash starts with the changed position."""


def check_game_count(games: int) -> None:
    """Raise BadInput for an impossible number of games."""
    if not 1 <= games <= MOST_GAMES:
        raise BadInput("bad-number-games", games=games, most=MOST_GAMES)


class Outcome(msgspec.Struct, frozen=True):
    """The outcome of one game. `won` are the winning seats, `ending` says how (`GameKind.ending`).

    `rounds` is 0 for games without rounds; `digest` is that of the last position, "" if nobody wanted it; `seconds` is
    the processor time that the game took.
    """

    index: int
    seed: str
    winner: str
    won: tuple[int, ...]
    ending: str
    rounds: int
    decisions: int
    forced: int
    digest: str
    seconds: float


def game_seed(seed: str, index: int) -> str:
    """Return the seed of a game of a run."""
    return blake2b(f"{seed}\x00{index}".encode(), digest_size=8).hexdigest()


def seat_bots(game: str, seats: int, names: Sequence[str], seed: str) -> list[Bot]:
    """Return a bot for every seat: one name for all of them, or one each. Raises BadInput for another number."""
    if len(names) not in (1, seats):
        raise BadInput("bad-bots-for-seats", seats=seats, n=len(names))
    return [make_lab_bot(game, names[seat % len(names)], f"{seed}/bot {seat}") for seat in range(seats)]


def play(game: Game, bots: Sequence[Bot], after: Callable[[], None] | None = None, asked: Asked | None = None) -> None:
    """Let bots play a game to its end. Raises Stuck if it does not end."""
    apply = game.apply
    while game.pending:
        decision = game.pending[0]
        seat = decision.seat
        option = bots[seat].choose(game, seat, decision)
        if asked is not None:
            asked(game, decision, option)
        apply(seat, option)
        if after is not None:
            after()
        if game.decisions > LONGEST:
            raise Stuck("bad-unending", most=LONGEST)


def run_game(
    name: str,
    options: dict[str, object],
    seed: str,
    bots: Sequence[str],
    index: int = 0,
    watch: Watch | None = None,
    prepare: Prepare | None = None,
    asked: Asked | None = None,
    digests: bool = False,
) -> Outcome:
    """Play one game; with `digests`, its outcome has the digest of the last position.

    Raises BadInput if it cannot be made, GameCrashed if it crashes.
    """
    make = maker(name)
    start = process_time()
    game = make(options, seed)
    if prepare is not None:
        prepare(game)
    players = seat_bots(name, game.state.seats, bots, seed)
    try:
        play(game, players, None if watch is None else watch(game), asked)
    except Exception as error:
        raise _freeze(make, name, options, seed, bots, index, game.decisions, prepare, error) from error
    seconds = process_time() - start
    state = game.state
    kind = find_game(name)
    return Outcome(
        index=index,
        seed=seed,
        winner=state.winner,
        won=kind.winners(game),
        ending=kind.ending(game),
        rounds=getattr(state, "round", 0),
        decisions=game.decisions,
        forced=game.forced_answers,
        digest=digest(game) if digests else "",
        seconds=seconds,
    )


def _freeze(
    make: Make,
    name: str,
    options: dict[str, object],
    seed: str,
    bots: Sequence[str],
    index: int,
    decisions: int,
    prepare: Prepare | None,
    error: Exception,
) -> GameCrashed:
    """Play the game again up to the crash, with a recorder; bots are deterministic, so it crashes in the same place."""
    text = f"{type(error).__name__}: {error}"
    notes = "".join(f" ({note})" for note in getattr(error, "__notes__", ()))
    record: Record | None = None
    seat, option = -1, None
    try:
        game = make(options, seed)
        start = None
        if prepare is not None:
            prepare(game)
            start = snapshot(game)
        recorder = Recorder(game, seed, start=start)
        players = seat_bots(name, recorder.game.state.seats, bots, seed)
        for _ in range(max(0, decisions - 1)):
            decision = recorder.game.pending[0]
            recorder.apply(decision.seat, players[decision.seat].choose(recorder.game, decision.seat, decision))
        record = recorder.record()
        if recorder.game.pending:
            decision = recorder.game.pending[0]
            seat = decision.seat
            option = players[seat].choose(recorder.game, seat, decision)
    except Exception as again:
        notes += f" (and it could not be recorded: {again})"
    crashed = GameCrashed(index, seed, text + notes, record, seat, option)
    crashed.trace = "".join(traceback.format_exception(error))
    return crashed
