"""The bot of the duel: better than chance, and sensible in single positions."""

import pytest

from goldenrule.games.skirmish import bots
from goldenrule.games.skirmish.bots import Sensible
from goldenrule.games.skirmish.bots.evaluator import Evaluator
from goldenrule.games.skirmish.bots.forecast import Fighter, duel
from goldenrule.games.skirmish.bots.seat_view import SeatView
from goldenrule.games.skirmish.bots.worths import worth_of
from goldenrule.games.skirmish.catalogue import load_content
from goldenrule.games.skirmish.ids import FACTIONS
from goldenrule.games.skirmish.situations.script import Script, option_words
from goldenrule.lab.simulate import outcomes
from goldenrule.table.games import find_game
from tests.skirmish.cards.scenes import attack, nearly_defeated


def choice(s: Script) -> str:
    """What the bot answers now, in words."""
    decision = s.game.pending[0]
    return option_words(s.game, Sensible().choose(s.game, decision.seat, decision))[0]


@pytest.mark.parametrize("seat", [0, 1])
def test_sensible_beats_random_in_either_seat(seat: int) -> None:
    bots = ("sensible", "random") if seat == 0 else ("random", "sensible")
    found = outcomes("skirmish", {}, 60, "against chance", bots)
    assert sum(outcome.winner == FACTIONS[seat] for outcome in found) >= 54


def test_sensible_wins_when_it_can() -> None:
    mine = {"hand": ["central_park", "leader", "zola", "loki"], "slots": {1: "ultron"}}
    s = Script.of(active="villains", points=-8, villains=mine, heroes={"slots": {1: "hulk"}})
    assert choice(s) == "play central_park"


def test_sensible_blocks_and_takes_a_free_upgrade() -> None:
    heroes = {"slots": {2: "hulk_boosted"}, "hand": []}
    s = Script.of(active="villains", villains={"hand": ["kingpin_boosted", "zola", "taskmaster", "ultron", "leader"]})
    assert choice(s).startswith("play ")
    s = Script.of(active="villains", heroes=heroes, villains={"hand": ["hydra_recruit"], "slots": {}})
    assert choice(s) == "play hydra_recruit"
    mine = {"slots": {2: {"card": "zola", "damage": 2}}, "hand": ["zola_boosted"]}
    assert choice(Script.of(active="villains", heroes=heroes, villains=mine)) == "play zola_boosted"


def test_sensible_pays_with_what_it_needs_least() -> None:
    mine = {"hand": ["luke_cage", "spider_man_boosted"], "freed": ["blue"], "slots": {1: "spider_man"}}
    s = Script.of(active="heroes", heroes=mine).do("play luke_cage")
    assert choice(s) == "civilian blue"


@pytest.mark.pure_only
def test_the_policy_of_playouts_answers_the_same_and_evaluates_less(monkeypatch: pytest.MonkeyPatch) -> None:
    """In whole games. What a card pays with, and its slot, are questions about the position in which it was chosen."""
    made: list[int] = []

    class Counted(Evaluator):
        def __init__(self, view: SeatView) -> None:
            super().__init__(view)
            made.append(view.seat)

    monkeypatch.setattr(bots, "Evaluator", Counted)
    usual = light = compared = 0
    for seed in range(8):
        game = find_game("skirmish").make({}, f"playouts {seed}")
        players = [bots.Steadfast(), bots.Steadfast()]
        while game.pending:
            decision = game.pending[0]
            made.clear()
            expected = Sensible().choose(game, decision.seat, decision)
            usual += len(made)
            made.clear()
            assert players[decision.seat].choose(game, decision.seat, decision) == expected
            light += len(made)
            compared += 1
            game.apply(decision.seat, expected)
    assert compared > 500 and 0 < light < 0.75 * usual


def test_sensible_hits_the_card_that_it_can_defeat() -> None:
    s = attack("heroes", {6: "captain_marvel_boosted"}, {1: "kingpin_boosted", 3: nearly_defeated("ultron")})
    assert choice(s) == "pick ultron"


def test_sensible_places_a_card_where_it_hits_somebody() -> None:
    mine = {"hand": ["crossbones", "ultron"], "slots": {}}
    s = Script.of(active="villains", villains=mine, heroes={"hand": [], "slots": {4: {"card": "wasp", "damage": 1}}})
    assert choice(s.do("play crossbones")) == "slot 4"


def test_sensible_moves_a_card_where_it_brings_more_and_leaves_it_where_it_brings_less() -> None:
    mine = {"hand": [], "slots": {6: "wasp_boosted"}}
    blocked = Script.of(active="heroes", heroes=mine, villains={"hand": [], "slots": {6: "ultron_boosted"}})
    assert choice(blocked) == "use wasp_boosted"
    assert choice(blocked.do("use wasp_boosted")) in ("slot 1", "slot 2", "slot 3")
    free = {"hand": [], "slots": {1: "wasp_boosted"}}
    assert choice(Script.of(active="heroes", heroes=free, villains={"hand": [], "slots": {}})) == "done"


def test_sensible_lures_the_best_opposing_card_away() -> None:
    mine = {"slots": {1: "loki", 2: "ultron"}, "hand": ["loki"]}
    theirs = {"hand": [], "slots": {1: "hulk_boosted", 2: {"card": "wasp", "damage": 2}}}
    s = Script.of(active="villains", villains=mine, heroes=theirs).do("play loki")
    assert choice(s) == "pick hulk_boosted"


def test_a_forecast_knows_an_open_slot_from_a_blocked_one() -> None:
    strong, weak = Fighter(3, 5), Fighter(1, 2)
    open_slot = duel(strong, None, 1.0, 1.0)
    assert open_slot > duel(strong, weak, 1.0, 1.0) > duel(strong, strong, 1.0, 1.0)
    assert duel(None, strong, 1.0, 1.0) < duel(weak, strong, 1.0, 1.0) < 0
    assert duel(None, None, 1.0, 1.0) == 0


def test_worths_follow_the_abilities() -> None:
    face = load_content().face
    assert worth_of(face("red_skull_boosted")).now > worth_of(face("red_skull")).now > 0
    assert worth_of(face("hydra_trooper")).now < 0 > worth_of(face("shield_field_agent")).lasting
    assert worth_of(face("baron_mordo")).lasting == 0 < worth_of(face("iron_man")).lasting
    assert worth_of(face("luke_cage")).guard == 1 and worth_of(face("hulk")).grows
    assert worth_of(face("taskmaster")).mirrors and worth_of(face("kingpin")).brings == 1.0
