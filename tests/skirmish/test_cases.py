"""Case files of the duel: what they can say, and what they say when something is wrong."""

import re

import pytest

from goldenrule.gamekit.cases import ScriptFailed
from goldenrule.games.skirmish.catalogue import load_content
from goldenrule.games.skirmish.situations.script import Script
from goldenrule.lab.cases import Result, run_data
from tests.case_files import Shipped, each_case, files, shipped


@each_case("skirmish")
def test_case(case: Shipped) -> None:
    assert case.case.game == "skirmish"
    case.must_pass()


def test_every_case_cites_a_rule() -> None:
    assert not [each.name for each in shipped("skirmish") if not each.case.rules]
    assert len(shipped("skirmish")) >= 110


def test_every_card_that_does_something_has_a_case() -> None:
    text = "".join(path.read_text("utf-8") for path in files("skirmish"))
    named = set(re.findall(r"\w+", text))
    assert not [face.key for face in load_content().faces if face.abilities and face.key not in named]


GOOD = b"""
- name: Zola attacks and heals
  game: skirmish
  rules: [D-7.15, DA-11]
  given:
    phase: attack
    villains: {hand: [], deck_top: [loki, kang], slots: {2: {card: zola, damage: 2}}}
    heroes: {hand: [thor_boosted]}
  when:
    - now: {points: -1, active: heroes}
    - not_offered: play loki
    - "0: done"
    - asked: "villains: recruit"
  then:
    villains: {slots: {2: {card: zola, damage: 1}, 1: ""}, hand: [kang, loki], discard: []}

- name: The tenth Civilian wins
  game: skirmish
  rules: [D-9.3]
  given:
    active: heroes
    phase: attack
    civilians: [[red], [red], [red]]
    heroes: {hand: [], slots: {1: shield_recruit}}
    villains: {hand: []}
  then: {winner: heroes, civilians: [[], [red], [red]], heroes: {freed: [red]}, events: {attack: 1}}
"""


def run(text: bytes) -> list[Result]:
    return run_data(text, "case.yaml")


def test_good_cases_pass() -> None:
    assert [str(each) for each in run(GOOD)] == [
        "ok    case.yaml: Zola attacks and heals",
        "ok    case.yaml: The tenth Civilian wins",
    ]


def case(body: str) -> str:
    found = run(f"- name: x\n  game: skirmish\n{body}".encode())[0]
    assert not found.passed
    return found.message


def test_what_is_wrong_is_said() -> None:
    given = "  given: {villains: {hand: [zola]}, heroes: {hand: []}}\n"
    assert "points is 0, not 3." in case(given + "  then: {points: 3}\n")
    assert "is no option" in case(given + "  when: [play kang]\n  then: {}\n")
    assert "There is no card 'nobody'" in case("  given: {villains: {hand: [nobody]}}\n  then: {}\n")
    assert "belongs to the heroes" in case("  given: {villains: {slots: {1: hulk}}}\n  then: {}\n")
    assert "did you mean 'D-9.4'?" in case("  rules: [D-9.44]\n" + given + "  then: {}\n")
    assert "given.villains.slots" in case("  given: {villains: {slots: {7: zola}}}\n  then: {}\n")
    assert "should be refused because of D-1.1" in case(
        "  given: {villains: {hand: [zola, kang]}, heroes: {hand: []}}\n"
        "  when: [{refused: {play kang: D-1.1}}]\n  then: {}\n"
    )


def test_an_id_is_one_version_of_a_character_and_a_name_is_whichever_there_is() -> None:
    def hand(*cards: str) -> Script:
        return Script.of(villains={"hand": ["hydra_recruit", *cards], "slots": {1: "zola"}}, heroes={"hand": []})

    for id in ("zola", "zola_boosted"):
        s = hand("zola", "zola_boosted").offered("play zola", "play zola_boosted", "play Zola").do(f"play {id}")
        assert s.slots("villains")[0] == id
    with pytest.raises(ScriptFailed, match="'play Zola' fits several options"):
        hand("zola", "zola_boosted").do("play Zola")
    assert hand("zola_boosted").not_offered("play zola").do("play Zola").slots("villains")[0] == "zola_boosted"


def test_the_version_of_a_card_that_is_refused_is_told_by_its_id() -> None:
    s = Script.of(villains={"hand": ["kang", "leader"]}, heroes={"hand": []})
    s.refused("play kang", "D-5.2").refused("play Kang", "D-5.2")
    with pytest.raises(ScriptFailed, match="should be refused"):
        s.refused("play kang_boosted", "D-5.2")


def test_a_target_in_a_slot_is_named_by_id_or_name() -> None:
    slots = {1: "hydra_recruit", 2: "hydra_recruit"}
    s = Script.of(
        active="heroes", heroes={"hand": [], "artifacts": ["ebony_blade"]}, villains={"hand": [], "slots": slots}
    )
    s.do("use ebony_blade").offered("pick hydra_recruit at 1", "pick Hydra Recruit at 2")
    s.not_offered("pick hydra_recruit at 3").do("pick hydra_recruit at 2")
    assert [s.damage("villains", slot) for slot in (1, 2)] == [0, 1]
