"""Questions that players ask the rulebook, in everyday words of four languages.

`queries/questions_TAG.yaml` has 60 for each language by game, with the key of the entry that answers each, or the keys
of two. The weights of the search were chosen with every other question.
"""

from pathlib import Path

import pytest
import yaml

from goldenrule.cli import main
from goldenrule.cli.start import start
from goldenrule.gamekit.glossary import plain_words
from goldenrule.kernel import files
from goldenrule.languages import complete_languages, language
from goldenrule.table.games import find_game
from goldenrule.table.question_search import Document, QuestionSearch
from goldenrule.table.rulebook import ANSWERS, READ, LookupResult
from goldenrule.table.rulebook_text import lines
from tests.table.rulebooks import rulebook

HERE = Path(__file__).parent / "queries"
TAGS = [each.tag for each in complete_languages()]
GAMES = ("champions", "heroes", "skirmish")
ENOUGH = 54
"""Of 60 questions, those whose entry is the first or second."""


def questions(tag: str) -> list[tuple[str, str, list[str]]]:
    """The game, the question and the keys of the entries that answer it, for all questions of a language."""
    by_game: dict[str, dict[str, str]] = yaml.safe_load((HERE / f"questions_{tag}.yaml").read_text("utf-8"))
    return [(game, asked, keys.split()) for game, asked_keys in by_game.items() for asked, keys in asked_keys.items()]


def keys_of(found: LookupResult) -> list[str]:
    return [each.key for each in found.entries]


@pytest.mark.parametrize("tag", TAGS)
def test_the_entry_that_answers_a_question_comes_first_or_second(tag: str) -> None:
    asked = questions(tag)
    found = [(question, keys, keys_of(rulebook(game, tag).look_up(question))) for game, question, keys in asked]
    missed = [(question, keys, best) for question, keys, best in found if not set(keys) & set(best[:2])]
    assert len(asked) == 60
    assert len(asked) - len(missed) >= ENOUGH, missed


@pytest.mark.parametrize("tag", TAGS)
def test_a_question_is_answered_with_three_entries_and_no_cards(tag: str) -> None:
    for game, question, _ in questions(tag):
        found = rulebook(game, tag).look_up(question)
        assert not found.sure and not found.cards and not found.rules, question
        assert len(found.entries) == len(found.fits) <= ANSWERS, question
        assert list(found.fits) == sorted(found.fits, reverse=True), question


@pytest.mark.parametrize(
    ("tag", "question"),
    [
        ("en", "what is a side scheme"), ("es", "¿qué es un plan secundario?"), ("uk", "що таке побічний план"),
        ("zh-Hant", "支線密謀是什麼？"), ("zh-Hant", "什麼是支線密謀"),
    ],
)  # fmt: skip
def test_what_a_question_names_and_nothing_else_comes_first(tag: str, question: str) -> None:
    assert keys_of(rulebook("champions", tag).look_up(question))[0] == "side-scheme"


def test_cards_do_not_take_the_place_of_an_answer() -> None:
    assert keys_of(rulebook("champions", "es").look_up("¿cómo pago una carta?"))[0] == "pay"
    assert not rulebook("heroes", "es").look_up("¿cómo pago una carta?").cards


@pytest.mark.parametrize(
    ("tag", "question"),
    [
        ("en", "ZZ-9"),
        ("en", "what is the capital of France?"), ("en", "how do I bake a chocolate cake"), ("en", "why? how? when?"),
        ("es", "¿cuál es la capital de Francia?"), ("uk", "яка столиця Франції?"), ("zh-Hant", "嗎呢吧"),
    ],
)  # fmt: skip
def test_a_question_about_something_else_finds_nothing(tag: str, question: str) -> None:
    assert all(rulebook(game, tag).look_up(question).empty for game in GAMES)


@pytest.mark.parametrize("piece", ["a", "守", "how ", "can I attack a guard minion ", "? ", "\x1b[2J", "’"])
def test_only_the_beginning_of_a_very_long_question_is_read(piece: str) -> None:
    long = piece * 100_000
    book = rulebook("champions")
    found = book.look_up(long)
    assert found == book.look_up(long[:READ]) and len(found.word) <= READ


def test_of_a_question_only_a_clear_answer_is_told_in_full() -> None:
    book = rulebook("champions")
    clear, close = (book.look_up(f"can I {each}") for each in ("attack the villain past a guard minion", "heal myself"))
    assert clear.clear and not close.clear
    assert len(lines(clear, book.texts)) > 1 and lines(clear, book.texts)[0].startswith("Guard: ")
    assert lines(close, book.texts) == [f"{each.name}: {each.text}" for each in close.entries]


def test_a_game_that_is_not_named_answers_if_it_fits_best(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main.run(["rules", "can I attack the villain past a guard minion?"]) == 0
    told = capsys.readouterr().out
    title, answer, *_ = told.splitlines()
    assert title.startswith("Marvel Champions") and answer.startswith("Guard: "), told
    assert "Marvel Heroes" not in told, told


def test_the_game_that_was_played_last_answers_first(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    def titles() -> list[str]:
        assert main.run(["rules", "what is a villain"]) == 0
        return [line for line in capsys.readouterr().out.splitlines() if line.startswith("Marvel")]

    assert titles()[0].startswith("Marvel Champions"), "without a save it is the default game"
    session = start(find_game("heroes"), {}, seed="1", bots="sensible", practice=False)
    (home / "saves").mkdir(parents=True)
    files.save(session.recorder.record(), home / "saves" / "mine.json")
    assert titles()[0].startswith("Marvel Heroes")
    (home / "saves" / "mine.json").write_text("{}")
    assert titles()[0].startswith("Marvel Champions"), "a damaged save does not count"


# -- the search --------------------------------------------------------------------------------------------------------


def search(**documents: Document) -> list[str]:
    """The keys of entries, the best one first, for a question that is the text of the entry `asked`."""
    asked = documents.pop("asked").texts[0]
    return [key for key, _ in QuestionSearch(documents, language("en")).ranked(asked)]


def entry(name: str, text: str = "", asked: str = "") -> Document:
    return Document((name,), (asked, text, ""))


def test_a_whole_name_comes_before_a_part_of_it() -> None:
    found = search(ally=entry("Ally"), limit=entry("Ally limit"), asked=Document((), ("how many allies is the limit",)))
    assert found == ["limit", "ally"]


def test_what_players_call_a_thing_counts_and_a_rare_word_most() -> None:
    entries = {"attack": entry("Attack", asked="hit, strike"), "guard": entry("Guard", "no attack on the villain")}
    assert search(**entries, asked=Document((), ("can I strike now",))) == ["attack"]
    assert search(**entries, asked=Document((), ("villain attack",))) == ["guard", "attack"]


@pytest.mark.parametrize(("word", "known"), [("retaliaet", True), ("retalliate", True), ("retaxyate", False)])
def test_one_letter_of_a_long_word_may_be_wrong(word: str, known: bool) -> None:
    assert search(a=entry("Retaliate"), asked=Document((), (f"does {word} work",))) == (["a"] if known else [])


@pytest.mark.parametrize("tag", TAGS)
def test_words_of_questions_are_as_they_are_compared(tag: str) -> None:
    spoken = language(tag)
    assert spoken.asking and all(plain_words(word) == word for word in spoken.asking)
    assert all(spoken.asks(word) and spoken.roots(word) == [] for word in spoken.asking)
