"""Every ability of the shipped set is proven: in the tables of combat abilities, by a case in which it fires, or here.

What works all the time is proven by the value that it changes, with the card working and without it.
"""

from functools import cache
from pathlib import Path

import pytest

from goldenrule.games.heroes import ids
from goldenrule.games.heroes.catalogue import load_content
from goldenrule.games.heroes.rules import planning
from goldenrule.games.heroes.situations.cases import HeroesCases
from goldenrule.lab.cases import Case, read_cases
from tests.heroes.cards import ally_abilities, hero_abilities, villain_abilities
from tests.heroes.measures import (
    Measure,
    armed,
    beside,
    boost_of_leads,
    defense,
    fighting,
    followers,
    in_round,
    ko_of,
    mastermind_ko,
    measured,
    more_threat,
    of_game,
    outwit,
    value,
)
from tests.heroes.situation import Given

CASES = Path(__file__).parents[3] / "cases" / "heroes"
Ability = tuple[str, int]


# (card, number of the ability, what it changes by how much, a value that it leaves alone)
CONSTANT: list[tuple[str, int, Measure, int, Measure]] = [
    ("born_again", 0, more_threat("danger", True), 3, more_threat("danger")),
    ("house_of_m", 0, mastermind_ko("magneto", "finale"), 2, mastermind_ko("magneto", "missions")),
    ("the_evolutionary_war", 0, in_round(2, fighting(ids.VILLAIN, ids.ATTACK)), 2, in_round(2, outwit(ids.VILLAIN))),
    ("the_evolutionary_war", 0, in_round(3, fighting(ids.VILLAIN, ids.DEFENSE)), 3, in_round(3, outwit(ids.VILLAIN))),
    ("the_evolutionary_war", 1, in_round(3, outwit(ids.HEROES)), 2, outwit(ids.HEROES)),
    ("arms_race", 0, armed(fighting(ids.VILLAIN, ids.ATTACK)), 2, fighting(ids.VILLAIN, ids.ATTACK)),
    ("maximum_carnage", 0, more_threat("crime"), 1, more_threat("danger")),
    ("city_under_siege", 0, more_threat("danger"), 1, more_threat("mystery")),
    ("night_of_omens", 0, in_round(3, more_threat("mystery")), 2, in_round(3, more_threat("crime"))),
    ("brood_wars", 0, ko_of("sabretooth"), 1, ko_of("pyro")),
    ("avengers_mansion", 0, of_game(lambda game: planning.support_cost(game, game.team(0)[0]) - 1), -1,
     of_game(lambda game: planning.support_cost(game, game.team(1)[0]) - 1)),
    ("honorary_members", 0, of_game(lambda game: planning.ally_limit(game, 0) - 3), 2,
     of_game(lambda game: planning.ally_limit(game, 1) - 3)),
    ("family_ties", 0, of_game(lambda game: game.modified(ids.STAT_BOOST, game.team(0)[0], 0)), 1,
     of_game(lambda game: game.modified(ids.STAT_BOOST, game.team(1)[0], 0))),
    ("press_contacts", 0, value(0, 0), 1, value(1, 0)),
    ("sanctum_library", 0, value(0, 2), 1, value(0, 0)),
    ("danger_room", 0, defense(0), 1, defense(1)),
    ("legion_of_doombots", 0, followers(1), 2, followers(0)),
    ("brotherhood_of_evil_mutants", 0, beside(ids.DRAW, ids.RAISE), 1, beside(ids.IMPROVE, ids.RAISE)),
    ("a_new_order", 0, boost_of_leads(1), 1, boost_of_leads(0)),
]  # fmt: skip


def with_card(code: str) -> tuple[list[str], Given]:
    """The teams of a position in which the card of a constant ability works, and what is special about it."""
    face = load_content().face(code)
    if face.type == "scenario":
        return ["avengers", "x_men"], {"scenario": code}
    if face.type == "power_up":
        return [face.team, "avengers" if face.team != "avengers" else "x_men"], {"mine": {"power_ups": [code]}}
    plans = [each for each in load_content().of("plan") if each.facts.mastermind == face.facts.mastermind]
    done = [each.code for stage in ids.STAGES for each in plans if each.facts.stage == stage]
    team = load_content().face(str(face.facts.mastermind)).team
    return [team, "avengers"], {"theirs": {"plans": done[: done.index(code) + 1]}}


@pytest.mark.parametrize(("code", "index", "changed", "by", "other"), CONSTANT, ids=[row[0] for row in CONSTANT])
def test_what_works_all_the_time(code: str, index: int, changed: Measure, by: int, other: Measure) -> None:
    assert load_content().face(code).listed[index].kind == "constant"
    teams, given = with_card(code)
    assert measured(changed, *teams, **given) == by
    assert measured(changed, *teams) == 0
    assert measured(other, *teams, **given) == 0


def fired(case: Case) -> set[Ability]:
    """The abilities that were used in a case. That it passes is tested elsewhere."""
    run = HeroesCases().begin(case.given, "given")
    for step in case.when:
        if isinstance(step, str):
            run.answer(step)
        elif isinstance(step, dict):
            for seat, answers in step.items():
                if isinstance(seat, int):
                    for words in [answers] if isinstance(answers, str) else answers:
                        run.answer(f"{seat}: {words}")
    return set(run.script.firings)


@cache
def proven() -> frozenset[Ability]:
    found: set[Ability] = {(code, index) for code, index, *_ in CONSTANT} | {("call_to_mutantkind", 0)}
    for table in (hero_abilities, ally_abilities, villain_abilities):
        found |= {(code, index) for code, index, _, _ in table.ABILITIES}
    for path in sorted(CASES.glob("*.yaml")):
        for case in read_cases(path.read_bytes(), path.name)[0]:
            found |= fired(case)
    return frozenset(found)


def test_every_ability_of_the_shipped_set_has_been_seen_to_work() -> None:
    every = {(face.code, listed.index) for face in load_content().faces for listed in face.listed}
    assert len(every) > 180
    assert sorted(every - proven()) == []
