"""Scripts and runs of cases: what every game gets from the kit."""

from typing import Any

import pytest

from goldenrule.gamekit.cases import Cases, ScriptFailed, compare
from goldenrule.games.champions.clauses import PACKAGE
from goldenrule.kernel.errors import BadInput
from tests.gamekit.counting import Run, Script, make


def test_a_script_plays_and_hears_from_the_beginning() -> None:
    s = Script(make()).do("add 2", "add 1")
    assert s.events("add") == [(0, 2), (1, 1)] and s.events("total") == [(2,), (3,)]
    assert s.game.pending[0].seat == 0


def test_an_answer_that_fits_no_option_stops_the_script() -> None:
    with pytest.raises(ScriptFailed, match=r"'add 4' is no option\. Seat 1 is asked\."):
        Script(make()).do("add 1", "add 4", "add 2")


def test_what_is_offered_and_what_is_not() -> None:
    s = Script(make()).offered("add 1", "add 3").not_offered("add 4", "add 0")
    with pytest.raises(ScriptFailed, match="'add 4' should be offered"):
        s.offered("add 1", "add 4")
    with pytest.raises(ScriptFailed, match="'add 2' should not be offered"):
        s.not_offered("add 4", "add 2")


def test_when_the_game_is_over_nothing_is_offered() -> None:
    s = Script(make()).do("add 3", "add 3")
    with pytest.raises(ScriptFailed, match="'add 1': nobody is asked"):
        s.not_offered("add 1")
    with pytest.raises(ScriptFailed, match="nobody is asked"):
        s.offered("add 1")
    with pytest.raises(ScriptFailed, match="over"):
        s.idle()


@pytest.mark.parametrize(
    ("what", "wanted"),
    [
        ("asked", "0: turn"),
        ("offered", "add 1"),
        ("offered", ["add 1", "add 2"]),
        ("not_offered", ["add 4"]),
        ("refused", {"add 4": "C-1"}),
        ("now", {"total": 0, "asked": "turn"}),
    ],
)
def test_a_check_that_holds_says_nothing(what: str, wanted: Any) -> None:
    Run(Script(make())).check(what, wanted, "when[0]")


@pytest.mark.parametrize(
    ("what", "wanted", "text"),
    [
        ("asked", "1: turn", "seat 1 is not asked"),
        ("offered", ["add 1", "add 4"], "'add 4' should be offered"),
        ("not_offered", "add 1", "'add 1' should not be offered"),
        ("refused", {"add 4": "C-2"}, "because of C-1"),
        ("refused", {"add 1": "C-1"}, "should not be offered"),
        ("now", {"total": 1, "asked": "1: turn"}, "seat 1 is not asked.* total is 0, not 1"),
    ],
)
def test_a_check_that_does_not_hold_fails(what: str, wanted: Any, text: str) -> None:
    with pytest.raises(ScriptFailed, match=text):
        Run(Script(make())).check(what, wanted, "when[0]")


@pytest.mark.parametrize(
    ("what", "wanted", "text"),
    [
        ("asked", 1, r"^when\[0\]: a text is expected, not a whole number\.$"),
        ("offered", [1], r"^when\[0\]\[0\]: "),
        ("refused", {"add 4": 1}, r"^when\[0\]\.add 4: "),
        ("now", {"events": {1: 2}}, r"^when\[0\]\.events: a text is expected, not a whole number\.$"),
        ("now", {"sum": 1}, r"^when\[0\]: there is no field 'sum' \(known: "),
        ("now", {"events": {"add": "x"}}, r"^when\[0\]\.events\.add: "),
    ],
)
def test_a_check_of_another_form_is_bad_input_with_its_place(what: str, wanted: Any, text: str) -> None:
    with pytest.raises(BadInput, match=text):
        Run(Script(make())).check(what, wanted, "when[0]")


def test_the_end_says_every_fact_that_is_not_so() -> None:
    run = Run(Script(make()))
    run.answer("add 2")
    assert run.end({"total": 2, "events": {"add": 1}}, "then") == []
    assert run.end({"total": 1, "events": {"add": 2}}, "then") == ["total is 2, not 1.", "events add is 1, not 2."]


def test_a_case_must_not_end_with_a_question_unless_it_says_so() -> None:
    run = Run(Script(make()))
    run.script.idle_kinds = ("other",)  # type: ignore[misc]  # of this script alone
    assert run.end({"total": 0}, "then") == ["a question is left that the case does not answer: Seat 0 is asked."]
    assert run.end({"total": 0, "asked": "0: turn"}, "then") == []


def test_facts_that_are_left_out_are_not_checked() -> None:
    assert compare(("a", None, 1), ("b", 2, 2), ("c", 3, 4)) == ["c is 4, not 3."]


def test_a_citation_resolves_or_a_near_one_is_named() -> None:
    class Cited(Cases):
        package = PACKAGE

    assert Cited().unknown_rule("MC-BOOST-01") == Cited().unknown_rule("OQ-01") == ""
    assert Cited().unknown_rule("MC-BOST-01").startswith("There is no clause or decision 'MC-BOST-01'; did you mean")
