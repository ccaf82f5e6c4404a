"""The rulebook has an entry for every rule, and whatever an entry names is there."""

from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest
import yaml

from goldenrule.kernel.clauses import clauses_of, decisions_of
from goldenrule.languages import complete_languages
from goldenrule.table.games import find_game
from goldenrule.table.rulebook import DIVERGENCE, PART, Rulebook, RuleEntry
from goldenrule.table.rulebook_text import explain
from goldenrule.words.texts import Texts, sources
from tests.table.rulebooks import rulebook

GAMES = ("champions", "heroes", "skirmish")
CASES = Path("cases")
TEXTS = Texts("en", strict=True)


@cache
def entries(game: str) -> dict[str, RuleEntry]:
    book = rulebook(game)
    return {key: book.entry(each) for key, each in book.glossary.entries.items()}


@cache
def cases(game: str) -> dict[str, set[str]]:
    """The cases of a game as entries name them, with the rules that they cite."""
    found = {}
    for path in sorted((CASES / game).glob("*.yaml")):
        read = yaml.safe_load(path.read_text("utf-8"))
        for case in read if isinstance(read, list) else [read]:
            found[f"{path.stem}: {case['name']}"] = set(case.get("rules", ()))
    return found


@pytest.mark.parametrize("game", GAMES)
def test_every_clause_and_every_open_question_has_an_entry(game: str) -> None:
    named = {rule.id for each in entries(game).values() for rule in each.rules}
    package = rulebook(game).words.package
    asked = {id for id, each in decisions_of(package).items() if each.kind != "example"}
    assert sorted({*clauses_of(package), *asked} - named) == []


@pytest.mark.parametrize("game", GAMES)
def test_what_an_entry_says_to_read_is_there_and_says_so_itself(game: str) -> None:
    for key, each in entries(game).items():
        keys = [link.key for link in each.see]
        assert keys and len(keys) == len({*keys}) and key not in keys, key
        assert all(key in [link.key for link in entries(game)[other].see] for other in keys), key
        assert all(link.name == entries(game)[link.key].name for link in each.see)


@pytest.mark.parametrize("game", GAMES)
def test_every_entry_has_an_example_that_a_case_about_it_plays_or_is_never_played(game: str) -> None:
    for key, each in entries(game).items():
        why = rulebook(game).glossary.entries[key].row.unplayed
        rules = {rule.id for rule in each.rules}
        if why:
            assert not each.case and not each.example, key
            assert not any(rules & cited for cited in cases(game).values()), f"{key}: a case shows it"
            assert NEVER_PLAYED[why](rulebook(game), each), f"{key}: {why}"
        else:
            assert each.case in cases(game) and each.example, key
            assert cases(game)[each.case] & rules, key


@pytest.mark.parametrize("tag", ["es", "uk", "zh-Hant"])
@pytest.mark.parametrize("game", GAMES)
def test_every_example_is_told_in_every_language(game: str, tag: str) -> None:
    book = rulebook(game, tag)
    for key, entry in book.glossary.entries.items():
        assert bool(book.entry(entry).example) == bool(entries(game)[key].example), key


def no_card(book: Rulebook, entry: RuleEntry) -> bool:
    """No card of the game has the keyword, or shares its title with a card of another subtitle."""
    if entry.key == "subtitle":
        words = find_game(book.game).words(TEXTS)
        faces = [words.face(code) for code in words.codes()]
        titles = {face.name for face in faces if face.subname}
        other = {(face.name, face.subname) for face in faces if face.name in titles}
        return bool(titles) and len(other) == len(titles)
    return any("-KW-" in rule.id for rule in entry.rules) and not book.search.find(f"keyword:{entry.key}")


def talk(book: Rulebook, entry: RuleEntry) -> bool:
    """It is what people say to each other: nothing of it can be tested."""
    known = clauses_of(book.words.package)
    return all(rule.id in known and known[rule.id].kind == "table-talk" for rule in entry.rules)


NEVER_PLAYED: dict[str, Callable[[Rulebook, RuleEntry], bool]] = {"no_card": no_card, "talk": talk}


@pytest.mark.parametrize("game", GAMES)
def test_the_cards_of_an_entry_are_found_and_are_not_all(game: str) -> None:
    codes = rulebook(game).words.codes()
    with_cards = [each for each in entries(game).values() if each.query]
    assert len(with_cards) > 12
    for each in with_cards:
        assert 0 < len(each.cards) < len(codes), each.key


@pytest.mark.parametrize("tag", ["es", "uk", "zh-Hant"])
@pytest.mark.parametrize("game", GAMES)
def test_the_cards_of_an_entry_are_the_same_in_every_language(game: str, tag: str) -> None:
    book = rulebook(game, tag)
    for key, entry in book.glossary.entries.items():
        found = book.entry(entry)
        assert {card.key for card in found.cards} == {card.key for card in entries(game)[key].cards}, key
        assert all(card.name == book.words.name(card.key) for card in found.cards)


@pytest.mark.parametrize("game", GAMES)
def test_every_text_is_short_and_belongs_to_an_entry(game: str) -> None:
    keys = {key for key in sources("en", PART) if key.startswith(f"rule-{game}-")}
    assert keys <= {f"rule-{game}-{key}" for key in entries(game)}
    for each in entries(game).values():
        for text in (each.more, each.example):
            assert text == "" or (text[-1] in ".!" and len(text) < 620), each.key


def test_every_divergence_says_what_each_translation_says_and_what_is_played() -> None:
    words = rulebook("champions").words
    known = [id for id, each in decisions_of(words.package).items() if each.kind == DIVERGENCE]
    told = {each.id: each for entry in entries("champions").values() for each in entry.divergences}
    assert sorted(told) == sorted(known) and len(known) == 59
    others = [lang.tag for lang in complete_languages() if lang.tag != "en"]
    for each in told.values():
        assert each.question.endswith("?") and each.played.endswith("."), each.id
        assert [reading.lang for reading in each.readings] == others
        assert len({reading.text for reading in each.readings}) > 1 or each.id in AGREED, each.id


AGREED = {"D-49"}
"""All three say two things, each in another entry."""


@pytest.mark.parametrize("tag", ["es", "uk", "zh-Hant"])
def test_an_entry_is_found_by_a_word_of_another_language(tag: str) -> None:
    (found,) = rulebook("champions", tag).look_up("守護").entries
    assert found.key == "guard" and found.rules and found.cards


def test_a_name_that_ends_with_a_stop_ends_the_sentence() -> None:
    texts = Texts("en")
    said = explain(find_game("champions").words(texts), texts, "retaliate")
    assert any(line.endswith("M.O.D.O.K.") for line in said) and not any(line.endswith("..") for line in said)
