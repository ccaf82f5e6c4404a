"""Terms can be looked up in any of the four languages."""

from __future__ import annotations

import pytest

from goldenrule.games.champions.clauses import PACKAGE
from goldenrule.games.champions.text.glossary import entry, explained, look_up, term_names
from goldenrule.kernel.clauses import clauses_of
from goldenrule.table.texts import Texts

TEXTS = Texts("en", strict=True)


@pytest.mark.parametrize("key", sorted(explained()))
def test_every_term_is_explained_and_points_at_clauses(key: str) -> None:
    found = entry(key, TEXTS)
    assert found.text.endswith(".") and len(found.text) > 20
    assert found.clauses and all(id_ in clauses_of(PACKAGE) for id_ in found.clauses)


@pytest.mark.parametrize("word", ["guard", "Guard", " GUARD ", "Guardia", "Охоронець", "守護"])
def test_a_term_is_found_in_any_language(word: str) -> None:
    found = look_up(word, TEXTS)
    assert found[0].name == "Guard"
    assert found[0].clauses[0] == "MC-KW-GUARD-01"


def test_the_beginning_of_a_term_is_enough() -> None:
    assert [each.name for each in look_up("quick", TEXTS)] == ["Quickstrike"]


def test_a_term_without_an_explanation_of_its_own_gives_the_clause() -> None:
    found = look_up("Table Talk", TEXTS)
    assert found[0].clauses[0] == "MC-TALK-01"
    assert found[0].text == clauses_of(PACKAGE)["MC-TALK-01"].statement


@pytest.mark.parametrize("word", ["", "  ", "blah", "zz"])
def test_what_is_no_term_is_not_found(word: str) -> None:
    assert look_up(word, TEXTS) == []


def test_all_terms_are_listed() -> None:
    names = term_names(TEXTS)
    assert "Guard" in names and len(names) > 90
