"""Options that come to the same are looked at once, and only those."""

from typing import Any

import pytest

from goldenrule.bots import search_model_of
from goldenrule.bots.advice import advise
from goldenrule.bots.search import Search
from goldenrule.kernel.decisions import Decision
from goldenrule.kernel.game import Game
from goldenrule.kernel.views import twin
from goldenrule.table.games import find_game, own_games
from goldenrule.testing.positions import Chooser
from goldenrule.words.texts import Texts
from tests.champions.situation import hero, spider_man
from tests.playing import LastBot, answers

HYDRA = "Hydra Mercenary"


def lines(game: Game, decision: Decision) -> int:
    return len(Search(search_model_of(game.name), game, decision.seat, decision, "s").lines(decision.options[0]))


def fighting(*engaged: Any) -> tuple[Game, Decision]:
    """Spider-Man, before a question of which of these minions he hits."""
    game = spider_man(hero(changed_form=True, engaged=[*engaged])).do("attack Spider-Man").game
    return game, game.pending[0]


def test_of_two_minions_that_nobody_can_tell_apart_one_is_looked_at() -> None:
    game, decision = fighting(HYDRA, HYDRA)
    targets = len(decision.options)
    assert lines(game, decision) == targets - 1
    advice = advise(game, 0, decision, "24")
    assert len(advice.options) == targets - 1 and advice.chosen in decision.options


@pytest.mark.parametrize("mark", [{"damage": 1}, {"statuses": ["stunned"]}, {"statuses": ["tough"]}])
def test_a_minion_that_differs_is_another_one(mark: dict[str, Any]) -> None:
    game, decision = fighting(HYDRA, {"card": HYDRA, **mark})
    assert lines(game, decision) == len(decision.options)


def test_the_minion_that_is_attacking_is_another_one() -> None:
    """What is done to it may end its attack."""
    game = spider_man(hero(engaged=[HYDRA, HYDRA]), step=2).game
    key_of = search_model_of("champions").equivalence_key
    seen = set()
    for decision, _ in answers(game, LastBot()):
        if game.state.round > 1:
            break
        if decision.kind == "defend":
            one, two = (("pick", e, 0) for e in game.state.zones[game.state.zone[decision.source]])
            seen.add(game.code(decision.source))
            assert key_of(game, one) != key_of(game, two)
    assert seen


def test_what_comes_to_the_same_follows_from_what_a_seat_knows() -> None:
    """Which cards lie as Drones is hidden: in a twin others do, whose numbers may be among those that are under way."""
    how, kind = search_model_of("champions"), find_game("champions")
    compared = told = 0
    for number in range(12):
        game = kind.make({"heroes": ["black_panther", "she_hulk"], "scenario": "ultron"}, f"d {number}")
        for decision, _ in answers(game, how.policy("")):
            if game.state.round == 6:
                break
            for n in range(4 if decision.kind == "minion_order" else 0):
                other = twin(game, decision.seat, f"{number}/{n}")
                asked = next(each for each in other.pending if each.seat == decision.seat)
                compared += 1
                assert lines(game, decision) == lines(other, asked)
                here, there = (
                    {how.equivalence_key(g, each) for each in d.options} for g, d in ((game, decision), (other, asked))
                )
                told += len(here) != len(there)
    assert compared > 20 and told, "of the games themselves it could not be asked"


@pytest.mark.parametrize("name", own_games())
def test_options_with_the_same_key_are_read_the_same(name: str) -> None:
    """By anybody at the table: what differs in words is never merged. Most options differ."""
    options: dict[str, Any] = (
        {"heroes": ["spider_man", "iron_man"], "scenario": "ultron"} if name == "champions" else {}
    )
    key_of, kind = search_model_of(name).equivalence_key, find_game(name)
    words = kind.words(Texts("en", strict=True))
    merged = asked = 0
    for number in range(4):
        game, chooser = kind.make(options, f"alike {number}"), Chooser(f"{number}")
        words.use_cards_of(game)
        while game.pending:
            decision = game.pending[0]
            found: dict[Any, str] = {}
            for option in decision.options:
                said = words.option(game, decision, option)
                key = key_of(game, option)
                merged += key in found
                asked += 1
                assert found.setdefault(key, said) == said
            game.apply(*chooser.choose(game))
    assert asked > 500 and (merged > 0) == (name == "champions") and merged < asked / 10
