"""The sensible bot of every game: legal, blind to what its seat does not see, and the same for the same seed."""

from collections import Counter
from typing import Any

import pytest

from goldenrule.bots import make_bot
from goldenrule.kernel.codec import digest
from goldenrule.kernel.game import Game
from goldenrule.kernel.views import determinize
from goldenrule.lab.simulate import outcomes
from goldenrule.lab.single_game import game_seed, seat_bots
from goldenrule.table.games import maker
from tests.playing import answers

Options = dict[str, Any]
SOLO: Options = {"heroes": ["spider_man"]}
BOTH: Options = {"heroes": ["spider_man", "captain_marvel"]}
MADNESS: Options = {"teams": ["avengers", "fantastic_four"], "scenario": "house_of_m"}
VENGEANCE: Options = {"teams": ["avengers", "fantastic_four", "marvel_knights"], "scenario": "acts_of_vengeance"}
CHAMPIONS = {"turn", "pay", "defend"}
HEROES = {"assign", "turn", "destination", "lead", "backup", "power", "scheme"}
SKIRMISH = {"recruit", "pay", "slot", "civilian", "choose"}


def positions(name: str, options: Options, games: int, every: int) -> list[Game]:
    """Positions of sensible games in which somebody is asked, some of them in the middle of effects."""
    found: list[Game] = []
    for number in range(games):
        seed = game_seed("bots", number)
        game = maker(name)(options, seed)
        bots = seat_bots(name, game.state.seats, ("sensible",), seed)
        found += [game.clone() for _ in answers(game, bots) if game.decisions % every == 0]
    return found


@pytest.mark.parametrize(
    ("name", "played", "games", "kinds"),
    [
        pytest.param("champions", [SOLO], 3, CHAMPIONS, id="spider_man-rhino"),
        pytest.param("champions", [{"heroes": ["captain_marvel"], "expert": True}], 3, CHAMPIONS, id="expert"),
        pytest.param("champions", [BOTH], 3, CHAMPIONS, id="two-rhino"),
        pytest.param("champions", [{"heroes": ["she_hulk", "iron_man"], "scenario": "klaw"}], 3, CHAMPIONS, id="klaw"),
        pytest.param("champions", [{"heroes": ["black_panther"], "scenario": "ultron"}], 3, CHAMPIONS, id="ultron"),
        pytest.param("heroes", [MADNESS, VENGEANCE], 1, HEROES, id="heroes"),
        pytest.param("skirmish", [{}], 6, SKIRMISH, id="skirmish"),
    ],
)
def test_it_sees_only_what_its_seat_sees(name: str, played: list[Options], games: int, kinds: set[str]) -> None:
    """In two positions that the seat cannot tell apart it does the same."""
    met = Counter[str]()
    for number, game in enumerate(each for options in played for each in positions(name, options, games, 2)):
        decision = game.pending[0]
        twins = [determinize(game, decision.seat, f"{number}/{i}") for i in range(2)]
        if any(twin.pending[0].options != decision.options for twin in twins):
            continue  # the options depend on hidden cards, so the seat can tell the twins apart
        chosen = [
            make_bot(name, "sensible", "twin").choose(each, decision.seat, each.pending[0]) for each in (game, *twins)
        ]
        assert chosen[0] == chosen[1] == chosen[2], decision
        met[decision.kind] += len(decision.options) > 1
    assert kinds <= {*+met} and met.total() > 100


@pytest.mark.parametrize(
    ("name", "options", "bot"),
    [
        *[("champions", SOLO, bot) for bot in ("random", "sensible", "first")],
        ("heroes", {"teams": ["avengers", "fantastic_four"], "scenario": "maximum_carnage"}, "sensible"),
        ("skirmish", {}, "sensible"),
    ],
)
def test_it_leaves_the_game_alone(name: str, options: Options, bot: str) -> None:
    for game in positions(name, options, 1 if options else 3, 4):
        before = digest(game)
        decision = game.pending[0]
        assert make_bot(name, bot, "seed").choose(game, decision.seat, decision) in decision.options
        assert digest(game) == before


@pytest.mark.parametrize(
    ("name", "options", "bot"),
    [("champions", BOTH, "random"), ("champions", BOTH, "sensible"), ("heroes", {}, "sensible"),
     ("skirmish", {}, "sensible")],
)  # fmt: skip
def test_equal_seeds_play_equal_games(name: str, options: Options, bot: str) -> None:
    first, again = (
        [each.digest for each in outcomes(name, options, 3, "equal", (bot,), digests=True)] for _ in range(2)
    )
    assert first == again
