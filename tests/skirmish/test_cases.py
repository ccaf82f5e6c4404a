"""Case files of the duel: what they can say, and what they say when something is wrong."""

from __future__ import annotations

from goldenrule.lab.cases import Result, run_data

GOOD = b"""
- name: Zola attacks and heals
  game: skirmish
  rules: [D-7.15, DA-11]
  given:
    phase: attack
    villains: {hand: [], deck_top: [loki, kang], slots: {2: {card: zola, damage: 2}}}
    heroes: {hand: []}
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
    assert "fits no option" in case(given + "  when: [play kang]\n  then: {}\n")
    assert "There is no card 'nobody'" in case("  given: {villains: {hand: [nobody]}}\n  then: {}\n")
    assert "belongs to the heroes" in case("  given: {villains: {slots: {1: hulk}}}\n  then: {}\n")
    assert "did you mean D-9.4" in case("  rules: [D-9.44]\n" + given + "  then: {}\n")
    assert "given.villains.slots" in case("  given: {villains: {slots: {7: zola}}}\n  then: {}\n")
    assert "should be refused because of D-1.1" in case(
        "  given: {villains: {hand: [zola, kang]}, heroes: {hand: []}}\n"
        "  when: [{refused: {play kang: D-1.1}}]\n  then: {}\n"
    )
