"""Puzzles: each that comes with Goldenrule is solved by its solution, and by nothing after its obvious line."""

from itertools import chain
from typing import Any

import msgspec
import pytest

from goldenrule.gamekit.puzzles import FAILED, OPEN, SOLVED
from goldenrule.games.champions.game import Champions
from goldenrule.kernel.errors import BadInput
from goldenrule.lab.puzzles import (
    Puzzle,
    TooLarge,
    in_words,
    play,
    prove,
    puzzle_game,
    puzzles,
    read_puzzle,
    search,
    start,
    translated,
)
from goldenrule.languages import FIRST, complete_languages, language

SEEDS = ("0", "1", "2", "3", "4")


def seeded(puzzle: Puzzle, seed: str) -> Puzzle:
    return msgspec.structs.replace(puzzle, given={**puzzle.given, "seed": seed})


@pytest.mark.parametrize("id", puzzles())
def test_a_puzzle_is_proved_whatever_chance_does(id: str) -> None:
    for seed in SEEDS:
        proof = prove(seeded(puzzles()[id], seed), most=4_000)
        assert proof.solution == SOLVED, seed
        assert proof.way is None, (seed, proof.way)
        assert proof.positions > 0  # it was not over at once: the obvious line is a dead end that has to be searched


@pytest.mark.parametrize("tag", [each.tag for each in complete_languages() if each.tag != FIRST])
def test_a_puzzle_is_told_in_each_language_but_one_of_ones_own_as_it_is_written(tag: str) -> None:
    spoken, known = language(tag), puzzles()
    for puzzle in known.values():
        other = translated(puzzle, spoken)
        assert other.name != puzzle.name and other.about != puzzle.about
        assert len(other.hints) == len(puzzle.hints) and not {*other.hints} & {*puzzle.hints}
        assert msgspec.structs.replace(other, name=puzzle.name, about=puzzle.about, hints=puzzle.hints) == puzzle
        assert translated(puzzle, language(FIRST)) is puzzle
        own = msgspec.structs.replace(puzzle, id="")
        assert translated(own, spoken) is own
    assert len({translated(puzzle, spoken).name for puzzle in known.values()}) == len(known)


def test_there_are_two_of_each_level_over_all_heroes_and_scenarios() -> None:
    every = list(puzzles().values())
    assert [puzzle.level for puzzle in every] == [1, 1, 2, 2, 3, 3, 4, 4, 5, 5]
    heroes = [msgspec.convert(puzzle.given["heroes"], list[str]) for puzzle in every]
    assert {*chain(*heroes)} == {
        "spider_man", "captain_marvel", "she_hulk", "iron_man", "black_panther"
    }  # fmt: skip
    assert {puzzle.given.get("scenario", "rhino") for puzzle in every} == {"rhino", "klaw", "ultron"}
    assert sum(len(each) == 2 for each in heroes) == 2
    assert sum("survive" in puzzle.goal or "facts" in puzzle.goal for puzzle in every) >= 3
    assert all(2 <= len(puzzle.hints) <= 3 for puzzle in every)


def test_a_search_finds_a_line_that_works() -> None:
    begun = start(puzzles()["the_last_word"])
    found = search(begun.game, begun.goal)
    assert found.line is not None
    words = in_words("champions", begun.game, found.line)
    assert begun.goal.judge(play(begun, words)) == SOLVED
    assert begun.goal.judge(begun.game) == OPEN  # the search has left it alone
    with pytest.raises(TooLarge, match="stopped after 3 positions"):
        search(begun.game, begun.goal, most=3)


def test_positions_that_differ_in_the_order_of_discards_are_one_unless_a_card_looks_at_it() -> None:
    def keys(hero: str) -> tuple[bytes, ...]:
        found = []
        for pile in (["Genius", "Strength"], ["Strength", "Genius"]):
            seat = {"form": "hero", "hand": ["Energy"]}
            game = puzzle_game("champions").begin({"heroes": [hero], "players": [seat]}, "given")
            assert isinstance(game, Champions)
            begun = puzzle_game("champions").goal({"win": True}, game, "goal")
            state = game.state
            deck = next(i for i, name in enumerate(game.zone_names()) if name == "deck0")
            discard = next(i for i, name in enumerate(game.zone_names()) if name == "discard0")
            named = {game.content.faces[state.ident[e]].name: e for e in state.zones[deck]}
            cards = tuple(named[name] for name in pile)
            state.zones[deck] = tuple(e for e in state.zones[deck] if e not in cards)
            state.zones[discard] = cards
            for e in cards:
                state.zone[e] = discard
            found.append(begun.key(game))
        return tuple(found)

    first, second = keys("spider_man")
    assert first == second
    first, second = keys("iron_man")
    assert first != second  # his deck holds Pepper Potts and Stark Tower


def given(**more: Any) -> dict[str, Any]:
    puzzle = {
        "name": "Mine",
        "level": 1,
        "about": "Rhino has two hit points left.",
        "given": {
            "bare": True,
            "villain": {"stage": "II", "hit_points": 2},
            "players": [{"form": "hero", "hand": ["Backflip"]}],
        },
        "goal": {"win": True, "by": "turn"},
        "hints": ["Hit him."],
        "solution": ["attack Spider-Man"],
        "obvious": ["end turn"],
    }
    return {**puzzle, **more}


def made(**more: Any) -> Puzzle:
    return msgspec.convert(given(**more), Puzzle)


def test_a_wrong_puzzle_is_not_proved() -> None:
    assert prove(made()).holds
    thwarted = prove(made(solution=["thwart Spider-Man"], given={**given()["given"], "main_scheme": {"threat": 3}}))
    assert not thwarted.holds and thwarted.solution == OPEN
    assert prove(made(solution=["end turn"])).solution == FAILED
    easy = prove(made(obvious=["form"], given={**given()["given"], "players": [{"form": "alter_ego", "hand": []}]},
                      solution=["form", "attack Spider-Man"]))  # fmt: skip
    assert not easy.holds and easy.way == ["attack Spider-Man"]


@pytest.mark.parametrize(
    ("more", "says"),
    [
        ({"goal": {"win": True, "survive": True}}, "goal: write exactly one of win, survive and facts"),
        ({"goal": {}}, "goal: write exactly one"),
        ({"goal": {"wins": True}}, "goal: there is no field 'wins'"),
        ({"goal": {"facts": {"nonsense": 1}}}, "goal.facts"),
        ({"solution": ["attack Rhino"]}, r"solution\[0\]: 'attack Rhino' is no option"),
        ({"solution": ["form", "dance"]}, r"solution\[1\]: There is no verb 'dance'"),
        ({"given": {"heroes": ["batman"]}}, "There is no hero 'batman'"),
        ({"game": "chess"}, "There is no game 'chess'"),
        ({"game": "skirmish"}, "'skirmish' has no puzzles"),
    ],
)
def test_a_bad_puzzle_is_refused_with_its_place(more: dict[str, Any], says: str) -> None:
    with pytest.raises(BadInput, match=says):
        prove(made(**more))


def test_a_file_that_is_no_puzzle_is_refused_with_its_line() -> None:
    with pytest.raises(BadInput, match=r"x.yaml, line 2: level: a whole number of at most 5 is expected"):
        read_puzzle(b"name: A\nlevel: 9\nabout: b\n", "x.yaml")
    with pytest.raises(BadInput, match=r"x.yaml, line 1: the file: the field"):
        read_puzzle(b"name: A\n", "x.yaml")


def test_a_goal_of_facts_is_judged_when_time_is_up() -> None:
    hurt = {"players": [{"form": "hero", "hand": [], "damage": 3}]}
    puzzle = made(given=hurt, goal={"facts": {"players": [{"form": "alter_ego"}]}, "by": "turn"})
    begun = start(puzzle)
    assert begun.goal.judge(play(begun, ["form"])) == OPEN  # he could recover
    assert begun.goal.judge(play(begun, ["form", "end turn"])) == SOLVED
    assert begun.goal.judge(play(begun, ["end turn"])) == FAILED


@pytest.mark.parametrize("data", [b"", b"# only a comment\n"])
def test_an_empty_puzzle_is_said_to_be_empty(data: bytes) -> None:
    with pytest.raises(BadInput, match=r"^x\.yaml is empty, or has only comments"):
        read_puzzle(data, "x.yaml")
