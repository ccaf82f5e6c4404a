"""Bots: deterministic, legal, blind to what their seat does not see, and better than chance."""

from __future__ import annotations

import pytest

from goldenrule.bots import RandomBot, bot_makers, make_bot
from goldenrule.games.champions.bots import Sensible
from goldenrule.kernel.codec import digest
from goldenrule.kernel.decisions import Decision
from goldenrule.kernel.errors import BadInput
from goldenrule.kernel.game import Game
from goldenrule.kernel.views import determinize
from goldenrule.lab.simulate import game_seed, outcomes, seat_bots
from goldenrule.table.games import maker

BOTH = ["spider_man", "captain_marvel"]
GAMES = [(["spider_man"], False), (["captain_marvel"], True), (BOTH, False)]


def positions(heroes: list[str], expert: bool, games: int, every: int) -> list[Game]:
    """Positions of sensible games in which somebody is asked, some of them in the middle of effects."""
    found: list[Game] = []
    for number in range(games):
        seed = game_seed("bots", number)
        game = maker("champions")({"heroes": heroes, "expert": expert}, seed)
        bots = seat_bots("champions", len(heroes), ("sensible",), seed)
        while game.pending:
            decision = game.pending[0]
            if game.decisions % every == 0:
                found.append(game.clone())
            game.apply(decision.seat, bots[decision.seat].choose(game, decision.seat, decision))
    return found


@pytest.mark.parametrize(("heroes", "expert"), GAMES)
def test_sensible_sees_only_what_its_seat_sees(heroes: list[str], expert: bool) -> None:
    """In two positions that the seat cannot tell apart it does the same."""
    bot = Sensible()
    kinds = set()
    for number, game in enumerate(positions(heroes, expert, 3, 2)):
        seat = game.pending[0].seat
        twins = [determinize(game, seat, f"{number}/{i}") for i in range(2)]
        asked = [twin.pending[0] for twin in twins]
        if any(each.options != game.pending[0].options for each in asked):
            continue  # what may be answered hangs on what is hidden, so the question tells the difference
        chosen = [bot.choose(twin, seat, each) for twin, each in zip(twins, asked, strict=True)]
        assert chosen[0] == chosen[1] == bot.choose(game, seat, game.pending[0]), game.pending[0]
        kinds.add(game.pending[0].kind)
    assert {"turn", "pay", "defend"} <= kinds


@pytest.mark.parametrize("name", ["random", "sensible", "first"])
def test_bots_leave_the_game_alone(name: str) -> None:
    for game in positions(["spider_man"], False, 1, 5):
        before = digest(game)
        decision = game.pending[0]
        assert make_bot("champions", name, "seed").choose(game, decision.seat, decision) in decision.options
        assert digest(game) == before


@pytest.mark.parametrize("name", ["random", "sensible"])
def test_equal_seeds_play_equal_games(name: str) -> None:
    first = outcomes("champions", {"heroes": BOTH}, 3, "equal", (name,))
    again = outcomes("champions", {"heroes": BOTH}, 3, "equal", (name,))
    assert [outcome.digest for outcome in first] == [outcome.digest for outcome in again]


def test_sensible_wins_more_often_than_random() -> None:
    options = {"heroes": ["spider_man"]}
    won = [
        sum(outcome.winner == "players" for outcome in outcomes("champions", options, 40, "wins", (name,)))
        for name in ("sensible", "random")
    ]
    assert won[0] >= 8 and won[1] <= 2


def test_random_is_fair_and_seeded() -> None:
    decision = Decision("test", 0, (("a", 0, 0), ("b", 0, 0), ("c", 0, 0)))
    game = maker("champions")({}, "fair")
    bot = RandomBot("x")
    drawn = [bot.choose(game, 0, decision)[0] for _ in range(600)]
    assert all(150 < drawn.count(letter) < 250 for letter in "abc")
    again = RandomBot("x")
    assert drawn == [again.choose(game, 0, decision)[0] for _ in range(600)]


def test_unknown_bot() -> None:
    assert set(bot_makers("champions")) == {"random", "first", "sensible"}
    with pytest.raises(BadInput, match="There is no bot 'clever' for champions; choose from first, random, sensible"):
        make_bot("champions", "clever", "0")
