"""The mutation check: its sample, its table, and that it tells a mutant that is noticed from one that is not."""

from collections import Counter
from pathlib import Path

import msgspec
import pytest
import yaml

from goldenrule.testing.citations import Clause
from scripts import mutants, mutation_check
from scripts.mutants import KILLED, SURVIVED, Edit, Mutation, MutationError, Mutations
from scripts.mutation_check import GAMES, sample
from scripts.rule_coverage import CITATIONS

CLAUSES = tuple(CITATIONS.clauses.values())
CHAMPIONS = GAMES[0]
THREE = ("MC-ELIM-08", "MC-MOD-09", "MC-DRAW-01")


def clause(section: str, number: int, kind: str = "procedure", testable: bool = True) -> Clause:
    return Clause(f"MC-{section}-{number:02}", section, "", kind, testable)


# --- the sample -------------------------------------------------------------------------------------------------------


def test_a_sample_takes_two_of_a_section_until_every_section_has_given_two() -> None:
    clauses = [clause(section, number) for section in "ABC" for number in range(1, 5)]
    six = sample(CHAMPIONS, clauses, size=6)
    assert Counter(each.section for each in six) == {"A": 2, "B": 2, "C": 2}
    assert sample(CHAMPIONS, clauses, size=12)[:6] == six
    assert len(sample(CHAMPIONS, clauses, size=12)) == 12


def test_a_sample_depends_on_its_seed_and_not_on_the_order_of_the_clauses() -> None:
    for game in GAMES:
        assert sample(game, CLAUSES) == sample(game, CLAUSES[::-1])
        assert sample(game, CLAUSES) != sample(game, CLAUSES, seed=2)


def test_what_has_no_code_of_its_own_is_not_in_a_sample() -> None:
    clauses = [clause("A", 1), clause("A", 2, kind="definition"), clause("A", 3, testable=False), clause("DECK", 1)]
    assert [each.id for each in sample(CHAMPIONS, clauses)] == ["MC-A-01"]


def test_a_structural_clause_gives_its_place_to_the_next_of_its_section() -> None:
    clauses = [clause("A", number) for number in range(1, 6)]
    every = sample(CHAMPIONS, clauses)
    assert sample(CHAMPIONS, clauses, structural={every[0].id}) == every[1:]


def test_a_sample_has_clauses_of_its_own_game_only() -> None:
    samples = mutation_check.samples(mutants.read_tables())
    assert [(game.name, len(clauses)) for game, clauses in samples.items()] == [
        ("champions", 120),
        ("heroes", 30),
        ("skirmish", 30),
    ]
    assert all(each.id.startswith(game.prefix) for game, clauses in samples.items() for each in clauses)


# --- the table --------------------------------------------------------------------------------------------------------


def test_every_clause_of_the_sample_has_a_mutation_that_fits_the_code_and_the_page_tells_of_it() -> None:
    assert mutation_check.problems() == []


def package(tmp_path: Path, source: str) -> Path:
    path = tmp_path / mutants.PACKAGE / "rules.py"
    path.parent.mkdir(parents=True)
    path.write_text(source, "utf-8")
    return tmp_path


@pytest.mark.parametrize(
    ("edits", "part"),
    [
        ([("z", "y")], "MC-A-01: the text of edit 1 occurs 0 times in rules.py"),
        ([("x", "y")], "MC-A-01: the text of edit 1 occurs 2 times in rules.py"),
        ([("x = 1", "y = 1"), ("x = 1", "")], "the text of edit 2 occurs 0 times"),
        ([("x = 1", "x = 1")], "changes nothing"),
        ([("x = 1", "x = (")], "rules.py:1 cannot be read after that: '(' was never closed"),
    ],
)
def test_a_mutation_that_does_not_fit_is_an_error(tmp_path: Path, edits: list[tuple[str, str]], part: str) -> None:
    mutation = Mutation("", "rules.py", [Edit(*each) for each in edits])
    with pytest.raises(MutationError) as error:
        mutants.mutated("MC-A-01", mutation, package(tmp_path, "x = 1\nprint(x)\n"))
    assert part in str(error.value)


def test_a_mutation_of_a_file_that_is_not_there_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(MutationError, match=r"MC-A-01: there is no file gone\.py"):
        mutants.mutated("MC-A-01", Mutation("", "gone.py", []), package(tmp_path, ""))


@pytest.mark.parametrize(
    ("table", "part"),
    [
        ({"structural": {"MC-HEAL-99": "no"}, "mutations": {}}, "MC-HEAL-99"),
        ({"structural": {}, "mutations": {"MC-HEAL-01": {"breaks": "all"}}}, "missing required field `file`"),
        ({"structural": {}}, "missing required field `mutations`"),
    ],
)
def test_a_table_that_is_not_of_its_form_is_an_error(tmp_path: Path, table: dict[str, object], part: str) -> None:
    (tmp_path / mutants.TABLES).mkdir(parents=True)
    (tmp_path / mutants.TABLES / "game.yaml").write_text(yaml.safe_dump(table), "utf-8")
    with pytest.raises(MutationError) as error:
        mutants.read_tables(tmp_path)
    assert part in str(error.value)


def test_a_case_is_cited_by_its_own_name() -> None:
    cited = mutants.citing(mutants.ROOT)["MC-KW-GUARD-01"]
    test = "tests/champions/test_cases.py::test_case"
    assert f"{test}[attack: Guard keeps the engaged player off the villain]" in cited
    assert any(name.startswith("tests/heroes/") for name in mutants.citing(mutants.ROOT)["H-14.5"])


# --- mutants ----------------------------------------------------------------------------------------------------------


@pytest.mark.slow
def test_mutants_are_killed_unless_they_break_another_rule_and_the_checkout_stays_as_it_is() -> None:
    """Three that fit their clauses, and drawing from the bottom of the deck, tried on a clause about allies."""
    table = mutants.read_tables()
    wrong = "MC-CONSEQ-04"
    table = msgspec.structs.replace(table, mutations={**table.mutations, wrong: table.mutations["MC-DRAW-01"]})
    paths = [mutants.ROOT / mutants.PACKAGE / table.mutations[each].file for each in THREE]
    before = [path.read_bytes() for path in paths]
    outcomes = [outcome for outcome, _ in mutants.run_all([*THREE, wrong], table, 1, 300)]
    expected = [(clause, KILLED) for clause in THREE] + [(wrong, SURVIVED)]
    assert [(each.clause, each.state) for each in outcomes] == expected
    assert [each.by.startswith("tests/") for each in outcomes] == [True, True, True, False]
    assert [path.read_bytes() for path in paths] == before


def test_a_clause_that_no_test_cites_survives(tmp_path: Path) -> None:
    workspace = mutants.Workspace(package(tmp_path, "x = 1\n"))
    outcome, why = workspace.try_out("MC-A-01", Mutation("", "rules.py", [Edit("1", "2")]), [], 1)
    assert (outcome.state, why) == (SURVIVED, "no test cites it")


def test_the_page_tells_what_was_noticed() -> None:
    chosen = [clause("A", 1), clause("B", 1)]
    table = Mutations({"MC-C-01": "Nothing | to break."}, {each.id: Mutation("All of it.", "", []) for each in chosen})
    outcomes = [
        mutants.Outcome("MC-A-01", KILLED, "tests/test_a.py::test_b", 3, 1.25),
        mutants.Outcome("MC-B-01", SURVIVED, "", 1, 2.0),
    ]
    page = mutation_check.render({CHAMPIONS: chosen}, table, outcomes)
    assert "## Marvel Champions\n\n2 of the " in page
    assert "clauses that have code of their own: 1 of 2 mutants are noticed." in page
    assert "| MC-A-01 | All of it. | `test_a.py::test_b` | 3 | 1.2 |" in page
    assert "| MC-B-01 | All of it. | **survived** | 1 | 2.0 |" in page
    assert "| MC-C-01 | Nothing \\| to break. |" in page
