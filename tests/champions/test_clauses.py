"""The clauses, decisions and terms: complete, consistent and readable."""

import re
from collections import Counter
from pathlib import Path

import pytest

from goldenrule.games.champions.clauses import PACKAGE, Term, glossary
from goldenrule.kernel import clauses as module
from goldenrule.kernel.clauses import Clause, clauses_of, decisions_of


def test_counts() -> None:
    assert len(clauses_of(PACKAGE)) == 719
    assert sum(clause.testable for clause in clauses_of(PACKAGE).values()) == 673
    assert Counter(clause.kind for clause in clauses_of(PACKAGE).values()) == {
        "procedure": 306,
        "definition": 170,
        "restriction": 79,
        "timing": 40,
        "keyword": 27,
        "setup": 22,
        "icon": 21,
        "deckbuilding": 21,
        "priority": 18,
        "status": 12,
        "table-talk": 3,
    }
    assert sum(bool(clause.differs) for clause in clauses_of(PACKAGE).values()) == 133
    assert len({clause.section for clause in clauses_of(PACKAGE).values()}) == 154


def test_clauses_are_well_formed() -> None:
    for id_, clause in clauses_of(PACKAGE).items():
        assert id_ == clause.id
        assert re.fullmatch(r"MC-[A-Z]+(-[A-Z]+)?-\d\d", id_), id_
        assert clause.section and clause.statement.endswith((".", ")")), id_
        assert id_ not in clause.depends_on
        assert set(clause.depends_on) <= set(clauses_of(PACKAGE))


def test_one_clause() -> None:
    clause = clauses_of(PACKAGE)["MC-GOLD-03"]
    assert clause.section == "Golden rules"
    assert clause.statement.startswith("The two golden rules chain into one order of authority")
    assert (clause.kind, clause.testable) == ("priority", True)
    assert clause.depends_on == ("MC-GOLD-01", "MC-GOLD-02")
    assert clause.differs == ""
    assert not clauses_of(PACKAGE)["MC-GOLD-04"].testable
    assert "(D-01)" in clauses_of(PACKAGE)["MC-MAIN-08"].differs


def test_decisions() -> None:
    questions = [id_ for id_ in decisions_of(PACKAGE) if id_.startswith("OQ")]
    assert questions == [f"OQ-{n:02}" for n in range(1, len(questions) + 1)]
    assert list(decisions_of(PACKAGE)) == questions + [f"D-{n:02}" for n in range(1, 60)]
    assert len(questions) > 75
    for id_, decision in decisions_of(PACKAGE).items():
        assert decision.kind == ("open_question" if id_.startswith("OQ") else "divergence")
        assert decision.question and decision.decision.endswith((".", ")", "]")), id_
    assert decisions_of(PACKAGE)["OQ-47"].decision == "0."
    assert decisions_of(PACKAGE)["D-03"].decision == "Facedown."


def test_every_id_that_a_text_cites_exists() -> None:
    texts = [clause.statement + clause.differs for clause in clauses_of(PACKAGE).values()]
    texts += [decision.question + decision.decision for decision in decisions_of(PACKAGE).values()]
    cited = set(re.findall(r"\b(?:OQ|D)-\d\d\b", " ".join(texts)))
    assert cited >= {"D-01", "OQ-58", "D-40"}
    assert cited <= set(decisions_of(PACKAGE))
    assert set(re.findall(r"\bMC-[A-Z]+(?:-[A-Z]+)?-\d\d\b", " ".join(texts))) <= set(clauses_of(PACKAGE))


def test_every_divergence_that_changes_play_is_cited_by_a_clause() -> None:
    cited = set(re.findall(r"\bD-\d\d\b", " ".join(clause.differs for clause in clauses_of(PACKAGE).values())))
    assert {f"D-{n:02}" for n in range(1, 32)} <= cited


def test_glossary() -> None:
    assert len(glossary()) == 453
    assert glossary()["Ally"] == Term("Ally", "Cartas de Aliado / Aliado", "Союзник", "盟友", "heading")
    assert glossary()["Boost"].zh == "增效"
    assert Counter(term.category for term in glossary().values())["heading"] == 148
    assert all("-" not in (term.es, term.uk, term.zh) for term in glossary().values())
    assert glossary()["Token (heading)"].es == ""


HEADER = "id,section,statement,kind,testable,depends_on,differs\n"


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("id,name\nA,b\n", "clauses.csv: the columns are id, name; they must be id, section, "),
        (HEADER + "MC-A-01,S,A rule.,timing\n", "clauses.csv: row 1 has 4 fields instead of 7"),
        (HEADER + 2 * "MC-A-01,S,A rule.,timing,yes,,\n", "clauses.csv: 'MC-A-01' occurs twice"),
        (HEADER + "MC-A-01,S,A rule.,timing,yes,MC-A-09,\n", "MC-A-01 depends on MC-A-09, which is no clause"),
        (HEADER + "MC-A-01,S,A rule.,timing,maybe,,\n", "MC-A-01 is testable 'maybe'; write yes or no"),
    ],
)
def test_a_faulty_file_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, text: str, fault: str) -> None:
    (tmp_path / "data").mkdir()
    (tmp_path / "data" / "clauses.csv").write_text(text, encoding="utf-8")
    monkeypatch.setattr(module, "files", lambda package: tmp_path)
    with pytest.raises(ValueError, match=re.escape(fault)):
        module.clauses_of.__wrapped__("a.package")


def test_loaders_are_cached() -> None:
    assert clauses_of(PACKAGE) is clauses_of(PACKAGE)
    assert isinstance(clauses_of(PACKAGE)["MC-GOLD-01"], Clause)
