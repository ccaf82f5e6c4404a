"""The bot of Marvel Heroes: legal, blind to what its seat does not see, better than chance, at home on every seat."""

from collections import Counter
from collections.abc import Sequence
from itertools import permutations

import pytest

from goldenrule.bots import Bot, RandomBot, make_bot
from goldenrule.games.heroes import ids
from goldenrule.games.heroes.bots import Sensible, combat
from goldenrule.games.heroes.bots.mind import PLAN, POWER_UP, Mind
from goldenrule.games.heroes.catalogue import load_content
from goldenrule.games.heroes.game import Heroes
from goldenrule.games.heroes.rules.setup import Setup, new_game
from goldenrule.games.heroes.state import Fight
from goldenrule.kernel.codec import digest
from goldenrule.kernel.decisions import PASS, Decision
from goldenrule.kernel.game import Game
from goldenrule.kernel.views import determinize

TEAMS = ("avengers", "fantastic_four", "marvel_knights", "x_men")


def start(teams: Sequence[str] = TEAMS[:2], scenario: str = "born_again", seed: str = "bots") -> Heroes:
    return new_game(Setup(teams=tuple(teams), scenario=scenario, seed=seed), load_content())


def play(game: Heroes, bots: Sequence[Bot], every: int = 0) -> list[Game]:
    """Play to the end; every so many decisions a clone is kept of the position in which somebody is asked."""
    kept: list[Game] = []
    while game.pending:
        decision = game.pending[0]
        if every and game.decisions % every == 0:
            kept.append(game.clone())
        game.apply(decision.seat, bots[decision.seat].choose(game, decision.seat, decision))
    return kept


def positions(scenario: str, seats: int, every: int) -> list[Game]:
    """Positions of a game of sensible bots."""
    return play(start(TEAMS[:seats], scenario), [Sensible(str(seat)) for seat in range(seats)], every)


def test_it_sees_only_what_its_seat_sees() -> None:
    """In positions that the seat cannot tell apart it does the same."""
    kinds: Counter[str] = Counter()
    games = [*positions("house_of_m", 2, 2), *positions("acts_of_vengeance", 3, 3)]
    for number, game in enumerate(games):
        decision = game.pending[0]
        seat = decision.seat
        twins = [determinize(game, seat, f"{number}/{i}") for i in range(2)]
        if any(twin.pending[0].options != decision.options for twin in twins):
            continue  # what may be answered hangs on what is hidden, so the question tells the difference
        found = [Sensible("twin").choose(each, seat, each.pending[0]) for each in (game, *twins)]
        assert found[0] == found[1] == found[2], decision
        kinds[decision.kind] += len(decision.options) > 1
    assert all(kinds[kind] for kind in ("assign", "turn", "destination", "lead", "backup", "power", "scheme"))
    assert sum(kinds.values()) > 100


def test_it_leaves_the_game_alone() -> None:
    for game in positions("maximum_carnage", 2, 4):
        before = digest(game)
        decision = game.pending[0]
        assert make_bot("heroes", "sensible", "seed").choose(game, decision.seat, decision) in decision.options
        assert digest(game) == before


def test_equal_seeds_play_equal_games() -> None:
    games = [start(seed="alike") for _ in range(2)]
    for game in games:
        play(game, [Sensible("a"), Sensible("b")])
    assert digest(games[0]) == digest(games[1])


@pytest.mark.parametrize("seat", [0, 1])
def test_it_beats_chance_in_either_seat(seat: int) -> None:
    """The sensible side wins at least 80 % of a small sample with every pair of teams."""
    won = 0
    pairs = list(permutations(TEAMS, 2))
    for number, teams in enumerate(pairs):
        bots: list[Bot] = [RandomBot(str(number)), RandomBot(str(number))]
        bots[seat] = Sensible(str(number))
        game = start(teams, seed=f"chance {seat} {number}")
        play(game, bots)
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
        play(game, bots)
        won += game.state.winner == str(mine)
    assert won >= 6


# -- single thoughts ---------------------------------------------------------------------------------------------------


def test_a_plan_is_to_be_expected_on_a_mastermind_headline() -> None:
    game = start()
    mind = Mind(game, 0)
    special = [e for e in mind.headlines() if game.face(e).facts.mastermind]
    usual = [e for e in mind.headlines() if not game.face(e).facts.mastermind]
    assert special and usual and game.state.archnemesis < 0
    assert all(mind.planned(e) for e in special) and not any(mind.planned(e) for e in usual)
    game.state.foiled = 1 << game.state.nemeses[0]
    assert not any(mind.planned(e) for e in special)  # tried and failed in this Game Round


def test_the_stake_of_a_confrontation_lies_between_a_plan_and_a_power_up() -> None:
    game = start()
    stakes = {game.face(e).code: Mind(game, 0).stake(e, False) for e in game.team(0)}
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
    assert (combat.window(Mind(game, runner), decision) != PASS) == used
