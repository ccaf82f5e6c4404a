"""What the rules say is told in the language that is spoken, wherever it is told."""

import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from goldenrule.gamekit.statements import PART, Statements, curly, english
from goldenrule.kernel.clauses import clauses_of, decisions_of
from goldenrule.kernel.readings import readings_of
from goldenrule.languages import language
from goldenrule.server.worker.library import _book, rules
from goldenrule.server.worker_calls import LookUp
from goldenrule.table.games import find_game, own_games
from goldenrule.table.lessons import rules_of
from goldenrule.table.rulebook import Rulebook
from goldenrule.table.rulebook_text import explain
from goldenrule.words.texts import Texts, sources
from scripts.languages import faults, messages, raw

ENGLISH = language("en")
OWN = """clause-mc-kw-guard-02 = Поки ти б'єшся з охоронцем, лиходія не зачепити.
section-champions-keyword-guard = Ключове слово: охоронець
decision-champions-oq-04 = Чи можна щось робити до початку?
    .decision = Ні, крім указаного.
reading-heroes-ask_draw = Карту бере кожен.
    .later = Про карту питають кожного.
"""


@pytest.fixture
def own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Texts]:
    """Ukrainian with the statements of this module and no others."""
    ukrainian = language("uk")
    real, folder = Path(str(ukrainian.folder())), tmp_path / "uk"
    shutil.copytree(real, folder, ignore=lambda at, names: [PART] if Path(at) == real else [])
    (folder / PART).mkdir()
    (folder / PART / "champions.ftl").write_text(OWN, encoding="utf-8")
    monkeypatch.setattr(type(ukrainian), "folder", lambda self: folder)
    caches = (sources, raw, messages, _book)
    for each in caches:
        each.cache_clear()
    yield Texts("uk", strict=True)
    for each in caches:
        each.cache_clear()


def book(game: str, texts: Texts) -> Rulebook:
    return Rulebook(find_game(game).words(texts), texts)


@pytest.mark.parametrize("game", own_games())
def test_english_is_what_the_data_say(game: str) -> None:
    package = f"goldenrule.games.{game}"
    said = Statements(game, package, ENGLISH)
    for id, clause in clauses_of(package).items():
        assert (said.section(id), said.clause(id)) == (curly(clause.section), curly(clause.statement))
    for id, decision in decisions_of(package).items():
        assert (said.question(id), said.decision(id)) == (curly(decision.question), curly(decision.decision))
    for id, reading in readings_of(package).items():
        assert (said.default_text(id), said.later_text(id)) == (curly(reading.default), curly(reading.later))
    rows = len(clauses_of(package)) + len(decisions_of(package)) + len(readings_of(package))
    sections = {clause.section for clause in clauses_of(package).values()}
    assert len(english(game, package)) == rows + len(sections), "no two of them have the same key"


def test_a_clause_is_told_in_the_language_that_is_spoken(own: Texts) -> None:
    (rule,) = book("champions", own).look_up("mc-kw-guard-02").rules
    assert rule.section == "Ключове слово: охоронець" and rule.text.startswith("Поки ти б'єшся")
    (entry,) = book("champions", own).look_up("guard").entries
    assert "Поки ти б'єшся з охоронцем, лиходія не зачепити." in [each.text for each in entry.rules]
    words: Any = find_game("champions").words(own)
    assert explain(words, own, "MC-KW-GUARD-02")[0].startswith("Ключове слово: охоронець: Поки ти")
    assert words.clause("MC-KW-GUARD-02").startswith("Ключове слово: охоронець: Поки ти")
    assert rules_of("champions", ["MC-KW-GUARD-02"], own.language)["MC-KW-GUARD-02"].startswith("Поки ти")
    assert rules(own, LookUp("rules", "champions", "MC-KW-GUARD-02")).found.rules[0].text == rule.text


def test_decisions_and_readings_are_told_in_the_language_that_is_spoken(own: Texts) -> None:
    (rule,) = book("champions", own).look_up("oq-04").rules
    assert rule.text == "Чи можна щось робити до початку? Ні, крім указаного."
    assert rules_of("champions", ["OQ-04"], own.language) == {"OQ-04": "Ні, крім указаного."}
    (rule,) = book("heroes", own).look_up("ask-draw").rules
    assert rule.id == "ask_draw" and "Карту бере кожен." in rule.text and rule.text.endswith("питають кожного.")
    assert find_game("heroes").choices("readings")[0].called(own, "heroes") == "Про карту питають кожного."


def test_what_a_language_does_not_say_is_told_in_english(own: Texts) -> None:
    (rule,) = book("champions", own).look_up("MC-KW-GUARD-01").rules
    assert rule.text == clauses_of("goldenrule.games.champions")["MC-KW-GUARD-01"].statement


def test_a_clause_is_found_by_its_words_in_the_language_that_is_spoken(own: Texts) -> None:
    assert [each.id for each in book("champions", own).look_up("охоронцем зачепити").rules] == ["MC-KW-GUARD-02"]


@pytest.mark.parametrize("game", own_games())
def test_the_readings_of_a_game_can_be_looked_up(game: str) -> None:
    found = book(game, Texts("en", strict=True)).look_up("readings")
    readings = readings_of(f"goldenrule.games.{game}")
    assert [each.id for each in found.rules] == [*readings]
    for each in found.rules:
        assert curly(readings[each.id].default) in each.text and curly(readings[each.id].later) in each.text


@pytest.mark.usefixtures("own")
@pytest.mark.parametrize(
    ("more", "fault"),
    [
        ("", "clause-mc-gold-01: missing"),
        ("", "reading-heroes-many_allies: missing"),
        ("clause-mc-nothing-01 = а\n", "clause-mc-nothing-01: not in English, and nothing refers to it"),
        ("decision-champions-oq-03 = а\n", "decision-champions-oq-03: the attributes decision are missing"),
        ("clause-h-1-1 = від 2 до 4 players\n", "clause-h-1-1: English is left: players"),
        ("clause-h-1-1 = { $n } гравці\n", "clause-h-1-1: the arguments n are not those of English"),
    ],
)
def test_statements_that_are_missing_needless_or_english_are_faults(more: str, fault: str) -> None:
    with (Path(str(language("uk").folder())) / PART / "heroes.ftl").open("w", encoding="utf-8") as file:
        file.write(more)
    for each in (sources, raw, messages):
        each.cache_clear()
    assert fault in faults(language("uk"))
    assert len(raw("en")) > len(raw("uk"))


def test_english_statements_have_curly_quotes_and_apostrophes() -> None:
    assert curly("""the villain's 'any' is "none" of the players' cards""") == (
        "the villain’s ‘any’ is “none” of the players’ cards"
    )
    for game in ("champions", "heroes", "skirmish"):
        said = Statements(game, f"goldenrule.games.{game}", ENGLISH)
        for id in clauses_of(said.package):
            assert not {"'", '"'} & {*said.clause(id), *said.section(id)}, id
