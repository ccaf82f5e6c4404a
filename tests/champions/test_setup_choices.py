"""What a game may be made of: aspects, boxes, modular sets, first player."""

from typing import Any

import pytest

import goldenrule
from goldenrule import BadInput
from goldenrule.games.champions import sets
from goldenrule.games.champions.rules.setup import GameSetup, deck_list, draw_modular_sets
from goldenrule.games.champions.sets import heroes, load_facts, modulars
from goldenrule.testing import rule


@pytest.mark.parametrize("hero", sorted(heroes()))
@pytest.mark.parametrize("aspect", ["aggression", "justice", "leadership", "protection"])
@rule("MC-DECK-02", "MC-DECK-05", "MC-DECK-06", "MC-DECK-11")
def test_every_hero_goes_with_every_aspect(hero: str, aspect: str) -> None:
    codes = deck_list(GameSetup((hero,), aspects=(aspect,)), 0)
    facts = load_facts()
    assert len(codes) == 40
    assert {facts[c].classification for c in codes} == {"identity", aspect, "basic"}
    assert sum(facts[c].classification == "identity" for c in codes) == 15
    assert sum(facts[c].classification == aspect for c in codes) == 14
    assert all(codes.count(c) <= facts[c].max_per_deck for c in codes if facts[c].max_per_deck)


def test_without_an_aspect_it_is_the_heros_own() -> None:
    assert deck_list(GameSetup(("spider_man",)), 0) == deck_list(GameSetup(("spider_man",), aspects=("justice",)), 0)
    assert deck_list(GameSetup(("spider_man",), aspects=("",)), 0) == deck_list(GameSetup(("spider_man",)), 0)


def test_an_aspect_is_named_with_its_hero() -> None:
    game = goldenrule.new_game("champions", heroes=["iron_man:protection", "black_panther"], seed=1)
    assert game.options["heroes"] == ["iron_man", "black_panther"]
    assert game.options["aspects"] == ["protection", ""]


def test_two_heroes_of_one_aspect_need_two_boxes() -> None:
    both = ["she_hulk", "iron_man"]
    goldenrule.new_game("champions", heroes=both)
    with pytest.raises(BadInput, match=r"One box has too few copies for these decks: Hulk \(2 of 1\)"):
        goldenrule.new_game("champions", heroes=both, boxes="one")
    goldenrule.new_game("champions", heroes=["she_hulk:justice", "iron_man"], boxes="one")


@rule("MC-EDECK-05", "MC-EDECK-06")
def test_modular_sets_are_none_one_or_several() -> None:
    sizes = {}
    for modular in ([], ["bomb_scare"], ["bomb_scare", "under_attack"]):
        game = goldenrule.new_game("champions", modular=modular, seed=1)
        sizes[len(modular)] = len(game.view(0).zones["encounter_deck"])
    assert sizes == {0: 17 + 7 + 1, 1: 17 + 7 + 1 + 6, 2: 17 + 7 + 1 + 6 + 5}


@rule("MC-EDECK-07")
def test_a_random_modular_set_depends_on_the_seed_alone() -> None:
    sets = [draw_modular_sets(GameSetup(modular=("random",), seed=str(seed))).modular for seed in range(60)]
    assert {names[0] for names in sets if names} == set(modulars())
    assert sets == [draw_modular_sets(GameSetup(modular=("random",), seed=str(seed))).modular for seed in range(60)]
    several = draw_modular_sets(GameSetup(modular=("bomb_scare", "random", "random"), seed="7")).modular
    assert several is not None and len(set(several)) == 3 and several[0] == "bomb_scare"
    assert draw_modular_sets(GameSetup(modular=("under_attack",))).modular == ("under_attack",)


def test_the_record_does_not_say_which_set_was_drawn() -> None:
    assert goldenrule.new_game("champions", modular=["random"], seed=3).options["modular"] == ["random"]


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"heroes": ["spider_man:magic"]}, "There is no aspect 'magic'"),
        ({"modular": ["bomb_scare", "bomb_scare"]}, "chosen twice"),
        ({"modular": ["random"] * 6}, "only 5 modular sets"),
        ({"boxes": "three"}, "'one' or 'several'"),
        ({"aspects": ["justice", "justice"]}, "aspects for 2 seats"),
        ({"first_player": 1}, "there is only player 1"),
        ({"heroes": ["spider_man", "spider_man"]}, "chosen twice"),
        ({"heroes": []}, "1 to 4 heroes"),
    ],
)
def test_what_cannot_be_set_up_is_refused(options: dict[str, Any], message: str) -> None:
    with pytest.raises(BadInput, match=message):
        goldenrule.new_game("champions", **options)


@rule("MC-SETUP-03", "MC-PORDER-01")
def test_the_chosen_first_player_has_the_first_mulligan_and_turn() -> None:
    game = goldenrule.new_game("champions", heroes=["spider_man", "captain_marvel"], first_player=1, seed=2)
    assert game.pending[0].seat == 1
    while game.pending[0].kind == "mulligan":
        game.apply(game.pending[0].seat, ("done", 0, 0))
    assert (game.pending[0].kind, game.pending[0].seat) == ("turn", 1)


def test_unknown_sets_are_refused() -> None:
    with pytest.raises(ValueError, match="unknown scenario 'thanos', expected one of rhino, klaw, ultron"):
        sets.encounter_deck("thanos")
    with pytest.raises(ValueError, match="unknown modular set 'standard', expected one of bomb_scare"):
        sets.encounter_deck("rhino", ("standard",))
