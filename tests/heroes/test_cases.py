"""Case files of Marvel Heroes: the shipped ones pass, and what is wrong is said."""

import pytest

from goldenrule.lab.cases import Result, run_data
from tests.case_files import Shipped, each_case

CASE = """
- name: A story
  game: heroes
  rules: [H-7.13]
  given:
    teams: [x_men, avengers]
    seats: [{hand: []}]
%s
"""


def run(rest: str) -> Result:
    return run_data((CASE % rest).encode(), "case.yaml")[0]


@each_case("heroes")
def test_case(case: Shipped) -> None:
    assert case.case.game == "heroes"
    case.must_pass()


def test_a_case_passes() -> None:
    assert run("  when: [story, done]\n  then: {seats: [{hand_size: 1}], events: {turn: 2}}").passed


@pytest.mark.parametrize(
    ("rest", "text"),
    [
        ("  when: [story, done]\n  then: {seats: [{hand_size: 2}]}", "hand_size is 1, not 2"),
        ("  when: [story]\n  then: {}", "a question is left"),
        ("  when: [fly]\n  then: {}", "when[0]: There is no verb 'fly'"),
        (
            "  when: [story, done]\n  then: {heroes: {thanos: {ko: 1}}}",
            "then: There is no hero 'thanos' in this game; did you mean 'thor'?",
        ),
        (
            "    heroes: {storm: {status: ready, place: atlantis}}\n  then: {}",
            "There is no district 'atlantis' for a ready hero",
        ),
        ("    headlines: {queens: news}\n  then: {}", "not used with 2 players"),
        ("    vp: [1]\n  then: {}", "write a number for each"),
    ],
)
def test_what_is_wrong_is_said(rest: str, text: str) -> None:
    result = run(rest)
    assert not result.passed and text in result.message


def test_an_unknown_clause() -> None:
    result = run_data((CASE % "  then: {}").replace("H-7.13", "H-7.99").encode(), "case.yaml")[0]
    assert "There is no clause or decision 'H-7.99'" in result.message
