"""Every ability of the shipped set is proven: in the tables of combat abilities, by a case in which it fires, or here.

What works all the time is proven by the value that it changes, with the card working and without it.
"""

from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest

from goldenrule.games.heroes import ids
from goldenrule.games.heroes.catalogue import load_content
from goldenrule.games.heroes.game import Heroes
from goldenrule.games.heroes.ids import seat_zone
from goldenrule.games.heroes.rules import planning, scheming
from goldenrule.games.heroes.rules.setup import Setup, new_game
from goldenrule.games.heroes.situations.cases import HeroesCases
from goldenrule.games.heroes.state import Fight, Mission, Phase
from goldenrule.lab.cases import Case, read_cases
from tests.heroes.cards import ally_abilities, hero_abilities, villain_abilities

CASES = Path(__file__).parents[3] / "cases" / "heroes"
PLAIN = "the_big_story"  # a scenario that changes no value
Ability = tuple[str, int]
Value = Callable[[Heroes], int]


def game(scenario: str, *teams: str) -> Heroes:
    return new_game(Setup(teams=teams, scenario=scenario, seed="constant"), load_content())


def find(g: Heroes, code: str) -> int:
    return int(g.state.ident.index(load_content().index[code]))


def headline(g: Heroes, type: str, mastermind: bool) -> int:
    """A headline of a type, with or without a mastermind, on the board instead of another one."""
    every = [(e, g.face(e).facts) for e in range(1, len(g.state.ident)) if g.face(e).type == "headline"]
    new = next(e for e, facts in every if (facts.threat_type, bool(facts.mastermind)) == (type, mastermind))
    if new not in g.state.headlines:
        g.move(g.state.headlines[0], ids.HEADLINE_DISCARD)
        g.move(new, ids.HEADLINES)
        g.state.headlines = (new, *g.state.headlines[1:])
    return new


def more_threat(type: str, mastermind: bool = False) -> Value:
    def measure(g: Heroes) -> int:
        e = headline(g, type, mastermind)
        return g.threat(e) - g.state.threats[g.state.headlines.index(e)]

    return measure


def ko_of(code: str) -> Value:
    def measure(g: Heroes) -> int:
        e = find(g, code)
        g.move(e, ids.LEAD)
        return g.ko_value(e) - g.face(e).facts.ko

    return measure


def mastermind_ko(code: str, phase: Phase) -> Value:
    """What a mastermind's KO value is more in a phase of the game than he says."""

    def measure(g: Heroes) -> int:
        e = find(g, code)
        g.state.phase = phase
        return g.ko_value(e) - g.face(e).facts.ko

    return measure


def boost_of_leads(player: int) -> Value:
    """Whether BOOST counts for a Lead Villain that a seat has played."""

    def measure(g: Heroes) -> int:
        e = find(g, "pyro")
        g.move(e, ids.LEAD)
        g.own(e).controller = player
        return g.modified(ids.STAT_BOOST, e, 0)

    return measure


def beside(option: int, used: int) -> Value:
    """Whether a scheming option is there although another one has been used (H-9.23)."""

    def measure(g: Heroes) -> int:
        news = next(e for e in range(1, len(g.state.ident)) if g.face(e).facts.mastermind is True)
        g.state.mission = Mission(0, 1, 0, news, schemed=1 << used)
        return int(scheming.able(g, option))

    return measure


def defense(seat: int) -> Value:
    def measure(g: Heroes) -> int:
        hero = g.team(seat)[0]
        g.state.fight = Fight(seat, 1 - seat, 0, hero, g.mastermind(1 - seat), powers=(0, 0))
        return g.value(ids.HEROES, ids.DEFENSE) - g.face(hero).powers[0][ids.DEFENSE]

    return measure


def fighting(side: int, roll: int) -> Value:
    """What a hero of seat 0 or Pyro has more in a combat than his power says."""

    def measure(g: Heroes) -> int:
        hero, lead = g.team(0)[0], find(g, "pyro")
        g.move(lead, ids.LEAD)
        g.state.fight = Fight(0, 1, 0, hero, lead, powers=(0, 0))
        return g.value(side, roll) - g.face(g.fighter(side)).powers[0][roll]

    return measure


def outwit(side: int) -> Value:
    return fighting(side, ids.OUTWIT)


def in_round(n: int, value: Value) -> Value:
    """The same in a later Game Round."""

    def measure(g: Heroes) -> int:
        g.state.round = n
        return value(g)

    return measure


def armed(value: Value) -> Value:
    """The same with two power-ups of seat 0 in play."""

    def measure(g: Heroes) -> int:
        for e in g.zone_of(ids.POWER_UPS, 0)[:2]:
            g.move(e, seat_zone(ids.IN_PLAY, 0))
        return value(g)

    return measure


def value(seat: int, type: int) -> Value:
    return lambda g: g.threat_value(g.team(seat)[1], type) - g.face(g.team(seat)[1]).values[type]


# (card, number of the ability, what it changes by how much, a value that it leaves alone)
CONSTANT: list[tuple[str, int, Value, int, Value]] = [
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
    ("avengers_mansion", 0, lambda g: planning.support_cost(g, g.team(0)[0]) - 1, -1,
     lambda g: planning.support_cost(g, g.team(1)[0]) - 1),
    ("honorary_members", 0, lambda g: planning.ally_limit(g, 0) - 3, 2, lambda g: planning.ally_limit(g, 1) - 3),
    ("family_ties", 0, lambda g: g.modified(ids.STAT_BOOST, g.team(0)[0], 0), 1,
     lambda g: g.modified(ids.STAT_BOOST, g.team(1)[0], 0)),
    ("press_contacts", 0, value(0, 0), 1, value(1, 0)),
    ("sanctum_library", 0, value(0, 2), 1, value(0, 0)),
    ("danger_room", 0, defense(0), 1, defense(1)),
    ("legion_of_doombots", 0, lambda g: g.followers(g.mastermind(1)) - g.face(g.mastermind(1)).facts.followers, 2,
     lambda g: g.followers(g.mastermind(0)) - g.face(g.mastermind(0)).facts.followers),
    ("brotherhood_of_evil_mutants", 0, beside(ids.DRAW, ids.RAISE), 1, beside(ids.IMPROVE, ids.RAISE)),
    ("a_new_order", 0, boost_of_leads(1), 1, boost_of_leads(0)),
]  # fmt: skip


def with_card(code: str, works: bool) -> Heroes:
    """A game in which the card of a constant ability works, or is there and does not work."""
    face = load_content().face(code)
    if face.type == "scenario":
        return game(code if works else PLAIN, "avengers", "x_men")
    if face.type == "power_up":
        g = game(PLAIN, face.team, "avengers" if face.team != "avengers" else "x_men")
        zone = seat_zone(ids.IN_PLAY, 0)
    else:
        team = load_content().face(str(face.facts.mastermind)).team
        g = game(PLAIN, team, "avengers")
        zone = seat_zone(ids.DONE, 1)
    if works:
        g.move(find(g, code), zone)
    return g


@pytest.mark.parametrize(("code", "index", "changed", "by", "other"), CONSTANT, ids=[row[0] for row in CONSTANT])
def test_what_works_all_the_time(code: str, index: int, changed: Value, by: int, other: Value) -> None:
    assert load_content().face(code).listed[index].kind == "constant"
    assert changed(with_card(code, True)) == by
    assert changed(with_card(code, False)) == 0
    assert other(with_card(code, True)) == 0


def fired(case: Case) -> set[Ability]:
    """The abilities that were used in a case. That it passes is tested elsewhere."""
    run = HeroesCases().begin(case.given, "given")
    for step in case.when:
        if isinstance(step, str):
            run.answer(step)
        else:
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
