"""The bot of Marvel Heroes: better than chance, at home on every seat."""

from collections.abc import Sequence
from itertools import permutations

import pytest

from goldenrule.bots import RandomBot
from goldenrule.gamekit.search_model import Bot
from goldenrule.games.heroes import ids
from goldenrule.games.heroes.bots import Sensible, combat
from goldenrule.games.heroes.bots.evaluator import PLAN, POWER_UP, Evaluator
from goldenrule.games.heroes.catalogue import load_content
from goldenrule.games.heroes.game import Heroes
from goldenrule.games.heroes.rules.setup import Setup, new_game
from goldenrule.games.heroes.state import Fight
from goldenrule.kernel.decisions import PASS, Decision
from tests.playing import play_on

TEAMS = ("avengers", "fantastic_four", "marvel_knights", "x_men")


def start(teams: Sequence[str] = TEAMS[:2], scenario: str = "born_again", seed: str = "bots") -> Heroes:
    return new_game(Setup(teams=tuple(teams), scenario=scenario, seed=seed), load_content())


@pytest.mark.parametrize("seat", [0, 1])
def test_it_beats_chance_in_either_seat(seat: int) -> None:
    """The sensible side wins at least 80 % of a small sample with every pair of teams."""
    won = 0
    pairs = list(permutations(TEAMS, 2))
    for number, teams in enumerate(pairs):
        bots: list[Bot] = [RandomBot(str(number)), RandomBot(str(number))]
        bots[seat] = Sensible(str(number))
        game = start(teams, seed=f"chance {seat} {number}")
        play_on(game, bots)
        won += game.state.winner == str(seat)
    assert won >= 0.8 * len(pairs)


@pytest.mark.parametrize("seats", [3, 4])
def test_one_against_chance_with_more_players(seats: int) -> None:
    """It wins far more than its share when everybody else plays at random."""
    won = 0
    for number in range(8):
        bots: list[Bot] = [RandomBot(f"{number}/{seat}") for seat in range(seats)]
        mine = number % seats
        bots[mine] = Sensible(str(number))
        game = start(TEAMS[number % 2 :][:seats] if seats == 3 else TEAMS, seed=f"many {number}")
        play_on(game, bots)
        won += game.state.winner == str(mine)
    assert won >= 6


# -- single thoughts ---------------------------------------------------------------------------------------------------


def test_a_plan_is_to_be_expected_on_a_mastermind_headline() -> None:
    game = start()
    evaluator = Evaluator(game, 0)
    special = [e for e in evaluator.headlines() if game.face(e).facts.mastermind]
    usual = [e for e in evaluator.headlines() if not game.face(e).facts.mastermind]
    assert special and usual and game.state.archnemesis < 0
    assert all(evaluator.planned(e) for e in special) and not any(evaluator.planned(e) for e in usual)
    game.state.foiled = 1 << game.state.nemeses[0]
    assert not any(Evaluator(game, 0).planned(e) for e in special)  # tried and failed in this Game Round


def test_the_stake_of_a_confrontation_lies_between_a_plan_and_a_power_up() -> None:
    game = start()
    stakes = {game.face(e).code: Evaluator(game, 0).stake(e, False) for e in game.team(0)}
    assert all(-PLAN < stake < POWER_UP for stake in stakes.values())
    assert stakes["thor"] > stakes["captain_america"]


@pytest.mark.parametrize(("hero", "used"), [("captain_america", False), ("mr_fantastic", True)])
def test_magneto_gives_up_an_outwit_duel_only_against_a_better_mind(hero: str, used: bool) -> None:
    teams = ("x_men", "avengers") if hero == "captain_america" else ("x_men", "fantastic_four")
    game = start(teams)
    s = game.state
    runner = s.nemeses[0]
    index = game.content.index
    magneto = next(e for e in range(1, len(s.ident)) if s.ident[e] == index["magneto"])
    champion = next(e for e in range(1, len(s.ident)) if s.ident[e] == index[hero])
    s.fight = Fight(1 - runner, runner, 0, champion, magneto, True)
    for e in s.zones[ids.VILLAIN_DECK][:3]:
        game.move(e, ids.seat_zone(ids.VILLAINS, runner))
    decision = Decision("sequence_start", runner, (("use", magneto, 0), PASS))
    assert (combat.window(Evaluator(game, runner), decision) != PASS) == used
