"""The shipped set against what the rulebook says of its components, with the places; and cards that differ.

Places are pages of the Spanish rulebook with the line of its stored text. Abilities are alike if they are the same but
for numbers: at the same moment, about the same rolls, with the same test and the same ops.
"""

import re
from collections import defaultdict

import pytest

from goldenrule.games.heroes.catalogue import load_content
from goldenrule.games.heroes.content import FREE, CardAbility, Cost, Face
from goldenrule.games.heroes.ids import ROLLS
from goldenrule.games.heroes.rules.setup import Setup, new_game
from goldenrule.testing import rule

TEAMS = ("avengers", "fantastic_four", "marvel_knights", "x_men")
RESOURCE, VILLAIN, REST = Cost(resources=1), Cost(villains=1), Cost(recovery=True)


def of(*types: str) -> list[Face]:
    return [face for kind in types for face in load_content().of(kind)]


# -- what is said of kinds of cards ------------------------------------------------------------------------------------


@rule("H-11.6")
def test_every_ally_has_an_allegiance() -> None:
    """p. 13, loyalty of allies [L1021]: each ally card has the symbol of a team in its upper left corner."""
    assert [face.code for face in of("ally") if face.team not in TEAMS] == []
    counted = [sum(face.team == team for face in of("ally")) for team in TEAMS]
    assert counted == [10, 10, 10, 10], "no team has more friends than another"


@rule("H-4.8", "H-8.1")
def test_some_headlines_may_have_a_mastermind_behind_them_and_not_most() -> None:
    """p. 5, headline cards [L637]: the icon is on some of them, also within each type of threat."""
    for type in ("", "crime", "danger", "mystery"):
        headlines = [face for face in of("headline") if type in ("", face.facts.threat_type)]
        icons = sum(bool(face.facts.mastermind) for face in headlines)
        assert 1 <= icons <= len(headlines) / 2, type
    assert sum(bool(face.facts.mastermind) for face in of("headline")) < 18


@rule("H-3.15", "H-4.8")
def test_nor_have_most_of_them_in_the_scenario_for_a_first_game() -> None:
    """p. 5, the scenario [L651]: Born Again is the one to begin with."""
    shares = []
    for n in range(60):
        g = new_game(Setup(teams=("avengers", "x_men"), scenario="born_again", seed=f"first {n}"), load_content())
        board = [g.face(e).facts for e in g.state.headlines if e]
        shares.append(sum(bool(facts.mastermind) for facts in board) / len(board))
    assert 0.3 < sum(shares) / len(shares) < 0.5


@rule("H-8.21")
def test_a_backup_usually_costs_less_than_the_same_card_as_lead() -> None:
    """p. 11, backups [L987]. A Lead that costs nothing has no cheaper backup: the rulebook's own Viper is one."""
    costs = [(face.facts.backup_cost, face.facts.cost, face.code) for face in of("villain")]
    assert sum(backup < lead for backup, lead, _ in costs) >= 0.65 * len(costs)
    assert {lead for backup, lead, _ in costs if backup > lead} == {0}
    assert (1, 0, "viper") in costs


# -- what is said of single abilities ----------------------------------------------------------------------------------

EVERY = ROLLS
PRINTED: dict[tuple[str, int], tuple[str, str, str, tuple[str, ...], str, Cost]] = {
    ("hulk", 1): ("p. 9, Special action [L936]", "action", "mine", EVERY, "", REST),
    ("thor", 0): ("p. 6, hero card [L657]", "before_roll", "mine", ("attack", "defense"), "orange", RESOURCE),
    ("thor", 1): ("p. 6, hero card [L659]", "troubleshoot", "mine", EVERY, "", FREE),
    ("invisible_woman", 1): ("p. 3 [L213], p. 15 [L1050]", "after_roll", "theirs", EVERY, "", RESOURCE),
    ("jean_grey", 1): ("p. 9, example [L933]", "action", "mine", EVERY, "", REST),
    ("kingpin", 0): ("p. 3 [L223]", "after_roll", "mine", ("defense",), "", VILLAIN),
    ("kingpin", 1): ("p. 3 [L264]", "scheme", "mine", EVERY, "", VILLAIN),
    ("magneto", 0): ("p. 6 [L679]: the next outwit roll; p. 15 [L1056]", "duel", "mine", EVERY, "", VILLAIN),
    ("magneto", 1): ("p. 6 [L680]", "scheme", "mine", EVERY, "villain", FREE),
    ("black_widow", 0): ("p. 15 [L1050]", "before_roll", "mine", ("outwit",), "", FREE),
    ("spider_woman", 0): ("p. 3 [L280]", "before_roll", "mine", ("defense",), "", FREE),
    ("emma_frost", 0): ("p. 7 [L763]", "before_roll", "mine", ("defense",), "", FREE),
    ("heroes_assemble", 0): ("p. 7 [L832]", "action", "mine", EVERY, "supporting", FREE),
    ("viper", 1): ("p. 3 [L267]", "before_roll", "mine", ("defense",), "", FREE),
    ("changeling", 0): ("p. 7 [L822]: any combat roll", "before_roll", "mine", EVERY, "", VILLAIN),
    ("changeling", 1): ("p. 7 [L819]", "before_roll", "mine", ("defense",), "", FREE),
    ("crimson_dynamo", 1): ("p. 15 [L1050]: both have rolled", "result", "any", EVERY, "", FREE),
    ("brotherhood_of_evil_mutants", 0): ("p. 9 [L961]", "", "mine", EVERY, "", FREE),
    ("fantasti_car", 0): ("p. 9 [L937]", "action", "mine", EVERY, "", FREE),
    ("maximum_carnage", 0): ("p. 3 [L291]", "", "mine", EVERY, "", FREE),
}  # fmt: skip
"""Card and number of the ability: where the rulebook prints it, its moment, whose roll it is about, which rolls, a word
of its test, and what it asks for."""


def printed(face: Face, ability: CardAbility) -> bool:
    marks = face.facts.marks
    return marks.get(f"abilities.{ability.kind}", marks.get("abilities", face.facts.source)) == "rulebook"


def test_every_printed_ability_is_looked_at() -> None:
    found = {
        (face.code, each.index) for face in load_content().faces for each in face.listed if printed(face, each.ability)
    }
    assert found == set(PRINTED)


@rule("H-13.3", "H-13.4", "H-13.5")
@pytest.mark.parametrize("key", sorted(PRINTED), ids=lambda key: f"{key[0]}/{key[1]}")
def test_a_printed_ability_has_its_moment_and_scope(key: tuple[str, int]) -> None:
    place, moment, whose, rolls, test, cost = PRINTED[key]
    ability = load_content().face(key[0]).listed[key[1]].ability
    assert place.startswith("p. ")
    assert (ability.moment, ability.whose, ability.rolls, ability.cost) == (moment, whose, rolls, cost)
    assert (test in repr(ability.test)) if test else ability.test is None


# -- cards that differ -------------------------------------------------------------------------------------------------

Sense = tuple[str, str, tuple[str, ...], str, str]


def sense(ability: CardAbility) -> Sense:
    """What an ability is but for its name, price and numbers."""
    about = ability.moment in ("before_roll", "after_roll", "result")
    whose = ability.whose if about or ability.moment == "ko" else ""
    rolls = tuple(sorted(ability.rolls)) if about else ()
    test, does = (re.sub(r"-?\d+", "#", repr(part)) for part in (ability.test, ability.effect))
    return ability.moment, whose, rolls, test, does


def groups(kind: str, *types: str) -> list[list[str]]:
    """Cards whose abilities of a kind are alike."""
    found: dict[Sense, list[str]] = defaultdict(list)
    for face in of(*types):
        for each in face.listed:
            if each.kind == kind:
                found[sense(each.ability)].append(face.code)
    return [codes for codes in found.values() if len(codes) > 1]


def test_no_two_villains_have_the_same_combat_ability() -> None:
    assert len(of("villain")) == 44 and groups("combat", "villain") == []


def test_no_two_backups_are_alike_but_those_that_the_rulebook_prints() -> None:
    assert groups("backup", "villain") == [["viper", "changeling"]]
    assert all(("viper", 1) in PRINTED and ("changeling", 1) in PRINTED for _ in groups("backup", "villain"))


def test_no_support_ability_is_another_teams_power_up() -> None:
    power_ups = {
        sense(each.ability): face.code for face in of("power_up") for each in face.listed if each.ability.moment
    }
    for face in of("hero"):
        for each in face.listed:
            assert each.kind != "support" or sense(each.ability) not in power_ups, face.code


def test_what_is_alike_is_found() -> None:
    """Numbers do not tell two abilities apart; a test, other rolls or another moment do."""
    viper, changeling = (load_content().face(code).listed[1].ability for code in ("viper", "changeling"))
    assert viper.effect != changeling.effect and sense(viper) == sense(changeling)
    first, blow = load_content().face("elektra").listed[0].ability, load_content().face("cyclops").listed[0].ability
    assert first.effect == blow.effect and sense(first) != sense(blow)
