"""Games that tests play on, question by question: with bots, with random answers, or with the last option of each."""

from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Any

from goldenrule.gamekit.search_model import Bot
from goldenrule.kernel.decisions import Decision, Option

Players = Bot | Sequence[Bot] | Random
"""One bot for all seats, a bot for each, or random answers."""


class LastBot:
    """Takes the last option: it passes wherever that can be done."""

    def choose(self, game: object, seat: int, decision: Decision) -> Option:
        return decision.options[-1]


def answers(table: Any, players: Players) -> Iterator[tuple[Decision, Option]]:
    """Play a game, record or session to its end: each question, and the answer that is given when the loop goes on."""
    while (game := getattr(table, "game", table)).pending:
        decision = game.pending[0]
        if isinstance(players, Random):
            option = players.choice(decision.options)
        else:
            bot = players[decision.seat] if isinstance(players, Sequence) else players
            option = bot.choose(game, decision.seat, decision)
        yield decision, option
        table.apply(decision.seat, option)


def play_on(table: Any, players: Players, until: Callable[[Decision], bool] = lambda decision: False) -> None:
    """Play a game, record or session on, to its end or until something is so before a question."""
    for decision, _ in answers(table, players):
        if until(decision):
            return


def pass_until(game: Any, kind: str) -> None:
    """Answer with the last option until a question of this kind comes. Raises ValueError if none does."""
    play_on(game, LastBot(), lambda decision: decision.kind == kind)
    if not game.pending:
        raise ValueError(f"the game ended, and no {kind!r} was asked")
