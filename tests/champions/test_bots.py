"""Bots: deterministic, legal, blind to what their seat does not see, and better than chance."""

from __future__ import annotations

import pytest

from goldenrule.bots import RandomBot, bot_makers, make_bot
from goldenrule.games.champions.bots import Sensible
from goldenrule.games.champions.bots.cards import SPECIAL
from goldenrule.games.champions.bots.forecast import BOOST_ODDS, at_least
from goldenrule.games.champions.bots.plan import Held, best_plan
from goldenrule.games.champions.bots.worths import WORTHS
from goldenrule.games.champions.sets import load_facts
from goldenrule.kernel.codec import digest
from goldenrule.kernel.decisions import Decision
from goldenrule.kernel.errors import BadInput
from goldenrule.kernel.game import Game
from goldenrule.kernel.views import determinize
from goldenrule.lab.simulate import game_seed, outcomes, seat_bots
from goldenrule.table.games import maker

BOTH = ["spider_man", "captain_marvel"]
HEROES = ["spider_man", "captain_marvel", "she_hulk", "iron_man", "black_panther"]
GAMES = [
    (["spider_man"], False, "rhino"),
    (["captain_marvel"], True, "rhino"),
    (BOTH, False, "rhino"),
    (["she_hulk", "iron_man"], False, "klaw"),
    (["black_panther"], False, "ultron"),
]


def positions(heroes: list[str], expert: bool, games: int, every: int, scenario: str = "rhino") -> list[Game]:
    """Positions of sensible games in which somebody is asked, some of them in the middle of effects."""
    found: list[Game] = []
    for number in range(games):
        seed = game_seed("bots", number)
        game = maker("champions")({"heroes": heroes, "expert": expert, "scenario": scenario}, seed)
        bots = seat_bots("champions", len(heroes), ("sensible",), seed)
        while game.pending:
            decision = game.pending[0]
            if game.decisions % every == 0:
                found.append(game.clone())
            game.apply(decision.seat, bots[decision.seat].choose(game, decision.seat, decision))
    return found


@pytest.mark.parametrize(("heroes", "expert", "scenario"), GAMES)
def test_sensible_sees_only_what_its_seat_sees(heroes: list[str], expert: bool, scenario: str) -> None:
    """In two positions that the seat cannot tell apart it does the same."""
    bot = Sensible()
    kinds = set()
    for number, game in enumerate(positions(heroes, expert, 3, 2, scenario)):
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


@pytest.mark.parametrize("hero", HEROES)
def test_sensible_wins_more_often_than_random(hero: str) -> None:
    options = {"heroes": [hero]}
    won = [
        sum(outcome.winner == "players" for outcome in outcomes("champions", options, 40, "wins", (name,)))
        for name in ("sensible", "random")
    ]
    assert won[0] >= 4 and won[0] > 2 * won[1]


def test_every_player_card_has_a_worth() -> None:
    """No card of a deck is left to a guess."""
    types = {"ally", "event", "resource", "support", "upgrade"}
    decks = {code for code, face in load_facts().items() if face.type in types and face.classification != "encounter"}
    assert decks == (set(WORTHS) | set(SPECIAL)) & decks
    assert set(WORTHS) | set(SPECIAL) <= decks


def test_best_plan_plays_what_is_worth_most() -> None:
    """Two cards that cost 2 and 1 cannot both be paid with one card left over: the better one is played."""
    hand = [Held(1, 5.0, 2, 1, 0.5), Held(2, 4.0, 1, 1, 0.4), Held(3, 0.0, 0, 1, 1.0)]
    assert best_plan(hand, 0).cards == {1}
    assert best_plan(hand, 1).cards == {1}
    assert best_plan(hand, 2).cards == {1, 2}
    assert best_plan(hand, 0, 3).cards == frozenset()


def test_odds_of_boost_icons() -> None:
    assert at_least(0, 0) == 1.0 and at_least(0, 1) == 0.0
    assert at_least(1, 3) == pytest.approx(BOOST_ODDS[3])
    assert at_least(2, 6) == pytest.approx(BOOST_ODDS[3] ** 2)
    assert at_least(2, 7) == 0.0


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
