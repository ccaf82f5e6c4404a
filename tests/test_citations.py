"""Citing clauses of the rules: the mark, the tables, the check at collection and the coverage page."""

from pathlib import Path

import pytest

from goldenrule.testing import rule
from goldenrule.testing.citations import CitationError, Citations
from scripts import rule_coverage
from scripts.rule_coverage import CITATIONS

pytest_plugins = ["pytester"]

CONFTEST = Path(__file__).with_name("conftest.py")
CLAUSE_HEADER = "id,section,statement,kind,testable,depends_on,differs\n"


@pytest.fixture
def citations(tmp_path: Path) -> Citations:
    clauses, decisions = tmp_path / "clauses.csv", tmp_path / "decisions.csv"
    clauses.write_text(
        CLAUSE_HEADER
        + 'MC-A-01,Attack,"Damage is dealt, all of it | at once.",procedure,yes,,\n'
        + "MC-A-02,Attack,An attack has a target.,procedure,yes,MC-A-01,\n"
        + "MC-B-01,Boost,A boost card is a card.,definition,no,,\n",
        "utf-8",
    )
    decisions.write_text("id,kind,question,decision\nOQ-01,open,Who begins?,The first player.\n", "utf-8")
    return Citations([clauses], [decisions])


# --- the mark ---------------------------------------------------------------------------------------------------------


def test_rule_marks_a_test_with_its_ids() -> None:
    assert rule("MC-A-01", "OQ-01").mark == pytest.mark.rule("MC-A-01", "OQ-01").mark


@pytest.mark.parametrize("ids", [(), (test_rule_marks_a_test_with_its_ids,), (1,)], ids=["none", "bare", "number"])
def test_rule_refuses_what_is_not_an_id(ids: tuple[str, ...]) -> None:
    with pytest.raises(CitationError, match="takes the ids of clauses"):
        rule(*ids)


# --- the tables -------------------------------------------------------------------------------------------------------


def test_clauses_and_decisions_resolve(citations: Citations) -> None:
    assert citations.problem("MC-A-02", "here") is None
    assert citations.problem("OQ-01", "here") is None
    assert not citations.clauses["MC-B-01"].testable


def test_an_unknown_id_is_named_with_its_nearest_neighbour(citations: Citations) -> None:
    expected = "here cites 'MC-A-03', which is in no table of clauses or decisions (did you mean MC-A-02?)."
    assert citations.problem("MC-A-03", "here") == expected


def test_a_missing_table_is_a_problem_of_the_citation_only() -> None:
    problem = Citations([Path("nowhere.csv")]).problem("MC-A-01", "here")
    assert problem is not None and "nowhere.csv cannot be read" in problem


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("id,section\nX-1,A\n", "lacks the column depends_on, differs, kind, statement, testable"),
        (CLAUSE_HEADER + "X-1,A,text,kind,maybe,,\n", "use yes or no"),
        (CLAUSE_HEADER + "X-1,A,text,kind,yes\n", "line 2 of .* one value for each column"),
        (CLAUSE_HEADER + "X-1,A,text,kind,yes,,\n" * 2, "X-1 stands in the tables twice"),
    ],
    ids=["columns", "testable", "ragged", "twice"],
)
def test_a_bad_table_is_one_clear_sentence(tmp_path: Path, text: str, message: str) -> None:
    path = tmp_path / "clauses.csv"
    path.write_text(text, "utf-8")
    with pytest.raises(CitationError, match=message):
        _ = Citations([path]).clauses


def test_the_champions_tables_are_usable() -> None:
    assert CITATIONS.clauses["MC-EATTACK-05"].testable
    assert {"OQ-01", "D-01"} <= set(CITATIONS.decisions)


# --- collecting -------------------------------------------------------------------------------------------------------


def collect(pytester: pytest.Pytester, decorator: str) -> pytest.RunResult:
    pytester.makeini("[pytest]\nmarkers = rule(*ids): clauses\n")
    pytester.makeconftest(CONFTEST.read_text("utf-8"))
    pytester.makepyfile(f"from goldenrule.testing import rule\n\n{decorator}\ndef test_it(): pass\n")
    return pytester.runpytest_inprocess("-p", "no:cacheprovider")


def test_a_test_that_cites_a_clause_and_a_decision_runs(pytester: pytest.Pytester) -> None:
    collect(pytester, '@rule("MC-EATTACK-05", "OQ-01")').assert_outcomes(passed=1)


def test_a_test_that_cites_no_clause_of_the_table_is_not_collected(pytester: pytest.Pytester) -> None:
    result = collect(pytester, '@rule("MC-EATTACK-05", "MC-NOSUCH-01")')
    result.assert_outcomes(errors=1)
    result.stdout.fnmatch_lines(["*::test_it cites 'MC-NOSUCH-01', which is in no table of clauses or decisions*"])


# --- the static scan --------------------------------------------------------------------------------------------------


def test_the_scan_finds_every_place_where_a_mark_can_stand() -> None:
    source = """
import pytest
from goldenrule import testing
from goldenrule.testing import rule as cites
pytestmark = [cites("X-1")]
@cites("X-2", "X-3")
async def test_a(): pass
@pytest.mark.parametrize("n", [pytest.param(1, marks=cites("X-4"))])
def test_b(n): pass
@testing.rule("X-5")
class TestC:
    @pytest.mark.rule("X-6")
    def test_d(self): pass
"""
    found = [(each.id, each.by) for each in rule_coverage.scan_tests(source, "t.py")]
    assert found == [
        ("X-1", "t.py"),
        ("X-2", "t.py::test_a"),
        ("X-3", "t.py::test_a"),
        ("X-4", "t.py::test_b"),
        ("X-5", "t.py::TestC"),
        ("X-6", "t.py::TestC::test_d"),
    ]


def test_the_scan_leaves_other_rules_and_calls_in_bodies_alone() -> None:
    source = """
from hypothesis.stateful import rule
class Machine:
    @rule(target=1)
    def step(self): rule("X-1")
"""
    assert not list(rule_coverage.scan_tests(source, "t.py"))


def test_an_id_that_is_not_a_literal_is_refused() -> None:
    source = "from goldenrule.testing import rule\n@rule(NAME)\ndef test_a(): pass\n"
    with pytest.raises(CitationError, match=r"t\.py:2: rule\(\) takes ids as string literals, and got NAME\."):
        list(rule_coverage.scan_tests(source, "t.py"))


def test_case_files_cite_under_rules() -> None:
    source = "rules: [MC-A-01, OQ-01]\n---\n- rules: [MC-A-02]\n- title: no rules\n"
    assert [each.id for each in rule_coverage.scan_cases(source, "c.yaml")] == ["MC-A-01", "OQ-01", "MC-A-02"]


@pytest.mark.parametrize("source", ["rules: MC-A-01", "rules: [", "{"])
def test_a_bad_case_file_is_one_clear_sentence(source: str) -> None:
    with pytest.raises(CitationError, match=r"^c\.yaml"):
        list(rule_coverage.scan_cases(source, "c.yaml"))


# --- the page ---------------------------------------------------------------------------------------------------------


@pytest.fixture
def project(tmp_path: Path) -> Path:
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests" / "test_a.py").write_text(
        'from goldenrule.testing import rule\n\n\n@rule("MC-A-01", "OQ-01")\ndef test_it(): ...\n', "utf-8"
    )
    (tmp_path / "cases").mkdir()
    (tmp_path / "cases" / "one.yaml").write_text("rules: [MC-A-01]\n", "utf-8")
    return tmp_path


def test_the_pages_count_and_list_citations(project: Path, citations: Citations) -> None:
    (project / "src" / "goldenrule").mkdir(parents=True)
    (project / "src" / "goldenrule" / "hit.py").write_text("def deal():\n    return 1  # MC-A-01, OQ-01\n", "utf-8")
    assert rule_coverage.main([], project, citations) == 0
    index = (project / "docs" / "rule_coverage.md").read_text("utf-8").splitlines()
    assert "1 of 2 testable clauses are cited." in index
    assert "| [Attack](rules/mc-attack.md#attack) | 2 | 2 | 1 | 1 | 0 |" in index
    assert "| [Boost](rules/mc-attack.md#boost) | 1 | 0 | 0 | 0 | 0 |" in index
    assert any(line.endswith("(rules/decisions-oq.md) | 1 | 1 | 1 | 0 |") for line in index)
    page = (project / "docs" / "rules" / "mc-attack.md").read_text("utf-8")
    assert "**MC-A-01** Damage is dealt, all of it \\| at once." in page
    assert "- Tests: `test_a.py` (it); `cases/one.yaml`" in page
    assert "**MC-B-01** A boost card is a card.\n\n- Tests: not testable" in page
    decided = (project / "docs" / "rules" / "decisions-oq.md").read_text("utf-8")
    assert "**OQ-01** Who begins?" in decided and "- Code: `hit.py deal`" in decided
    (project / "docs" / "rules" / "gone.md").write_text("", "utf-8")
    assert rule_coverage.main(["--check"], project, citations) == 1
    assert rule_coverage.main([], project, citations) == 0 and not (project / "docs" / "rules" / "gone.md").exists()


def test_the_pages_are_short_enough_to_be_read_and_name_code_entries_and_cards() -> None:
    made = [*Path("docs/rules").glob("*.md")]
    assert len(made) > 15 and max(path.stat().st_size for path in made) < 80_000
    text = next(path for path in made if "**MC-KW-GUARD-01**" in path.read_text("utf-8")).read_text("utf-8")
    assert "- Rulebook: Guard" in text and "- Code: `" in text and "4 cards of **Guard** (`keyword:guard`)" in text


def test_check_accepts_a_fresh_page_and_refuses_a_stale_one(
    project: Path, citations: Citations, capsys: pytest.CaptureFixture[str]
) -> None:
    assert rule_coverage.main(["--check"], project, citations) == 1
    assert rule_coverage.main([], project, citations) == 0
    assert rule_coverage.main(["--check"], project, citations) == 0
    (project / "cases" / "one.yaml").write_text("rules: [MC-A-02]\n", "utf-8")
    capsys.readouterr()
    assert rule_coverage.main(["--check"], project, citations) == 1
    assert capsys.readouterr().err == "docs/rule_coverage.md is stale; run: python scripts/rule_coverage.py\n"


def test_a_citation_that_does_not_resolve_fails_with_its_line(
    project: Path, citations: Citations, capsys: pytest.CaptureFixture[str]
) -> None:
    (project / "tests" / "test_a.py").write_text(
        'from goldenrule.testing import rule\n\n\n@rule("MC-Z-99")\ndef test_it(): ...\n', "utf-8"
    )
    assert rule_coverage.main([], project, citations) == 1
    assert capsys.readouterr().err.startswith("tests/test_a.py:4 cites 'MC-Z-99', which is in no table")


def test_every_testable_clause_has_a_test_or_a_reason() -> None:
    cited = {each.id for each in rule_coverage.scan(rule_coverage.ROOT)}
    reasons = rule_coverage.read_reasons(rule_coverage.ROOT)
    assert rule_coverage.unexplained(rule_coverage.CITATIONS, cited, reasons) == []


def test_missing_unneeded_and_unknown_reasons_are_told() -> None:
    cited = {each.id for each in rule_coverage.scan(rule_coverage.ROOT)}
    reasons = rule_coverage.read_reasons(rule_coverage.ROOT)
    assert rule_coverage.unexplained(rule_coverage.CITATIONS, cited - {"MC-EATTACK-05"}, reasons) == [
        "MC-EATTACK-05 is cited by no test and tests/uncited.csv does not say why."
    ]
    told = rule_coverage.unexplained(rule_coverage.CITATIONS, cited, {**reasons, "MC-EATTACK-05": "", "MC-NO-1": ""})
    assert told == [
        "tests/uncited.csv says why MC-EATTACK-05 has no test, but it has one.",
        "tests/uncited.csv names MC-NO-1, which does not exist.",
    ]
