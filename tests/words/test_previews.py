"""A preview: a language with some of its messages shows the others in English, and never a key."""

from collections.abc import Iterator
from datetime import date
from pathlib import Path

import pytest

from goldenrule.gamekit.text_lists import join_parts, name_in_language
from goldenrule.languages import complete_languages, language_meant, offered_languages
from goldenrule.words.phrases import Phrase, printed_name, quote
from goldenrule.words.texts import FluentError, Texts, sources, usable
from tests.previews import TAG, preview

BUNDLE = """
-side = Saita
page-back = Bakku
page-next = { -side } { page-back }
page-settings = { -lost }
page-menu = { page-lost }
page-tagline = { page-back.lost }
term-champions-guard = Gado.
join-and = { $first } ta { $second }
name-champions-01094 = Raino
    .to = Rainon
story-you = yu
option-pick = { $name }
shown-text = >{ $text }<
moment = { $date } @ { $time }
page-practice = { $lost }
"""


@pytest.fixture(autouse=True)
def made(tmp_path: Path) -> Iterator[None]:
    with preview(tmp_path, {"a.ftl": BUNDLE}):
        yield


def test_a_preview_can_be_chosen_but_nobody_gets_it_unasked() -> None:
    assert offered_languages()[-1].tag == TAG and TAG not in [each.tag for each in complete_languages()]
    asked, unasked = language_meant("xp-XX"), language_meant("xp-XX", previews=False)
    assert asked is not None and asked.tag == TAG and unasked is None


def test_a_message_that_is_missing_is_in_english_by_the_rules_of_english() -> None:
    texts, english = Texts(TAG, strict=True), Texts("en", strict=True)
    assert texts.t("page-next") == "Saita Bakku"
    for n in (1, 2):
        assert texts.t("shown-many", kind="list", n=n) == english.t("shown-many", kind="list", n=n)
    with pytest.raises(FluentError):
        texts.t("no-such-key")


@pytest.mark.parametrize("key", ["page-settings", "page-menu", "page-tagline", "term-champions-guard", "page-practice"])
def test_a_message_that_lacks_something_is_in_english(key: str) -> None:
    texts, english = Texts(TAG), Texts("en")
    assert texts.t(key) == english.t(key) != key
    assert texts.attribute(key, "name") == english.attribute(key, "name")
    assert key in sources(TAG) and (key == "page-practice") == (key in usable(TAG))


def test_every_english_message_is_shown_in_words() -> None:
    texts = Texts(TAG)
    assert [key for key in sources("en") if not texts.has(key)] == []
    assert len(usable(TAG)) < 20 < len(sources("en"))


def test_an_english_message_has_the_names_of_the_preview_and_everything_else_in_english() -> None:
    texts, english = Texts(TAG, strict=True), Texts("en", strict=True)
    rhino = name_in_language(texts, "champions", "01094", "Rhino")
    klaw = name_in_language(texts, "champions", "01113", "Klaw")
    both = join_parts(texts, [rhino, klaw], "join-and")
    assert (rhino, klaw, both) == ("Raino", "Klaw", "Raino ta Klaw")
    said = texts.t("log-attack", card=klaw, targets=both)
    assert said == english.t("log-attack", card="Klaw", targets="Raino and Klaw")


def test_texts_of_the_preview_within_an_english_message_are_told_in_english() -> None:
    texts, english = Texts(TAG, strict=True), Texts("en", strict=True)
    rhino = name_in_language(texts, "champions", "01094", "Rhino")
    you, same = texts.word("story-you"), texts.t("option-pick", name=rhino)
    assert (you, same) == ("yu", rhino)
    assert texts.t("log-attack", card=you, targets=same) == english.t("log-attack", card="you", targets="Raino")


def test_a_phrase_is_told_in_one_language() -> None:
    texts, english = Texts(TAG, strict=True), Texts("en", strict=True)
    name = printed_name("champions", "01094", "Rhino")
    assert texts.tell(quote("x")) == ">x<"
    told = texts.tell(Phrase("bad-no-card", word=name, more=quote("x")))
    assert told == english.tell(Phrase("bad-no-card", word="Raino", more=quote("x")))
    day = Phrase("bad-daily-to-come", day=date(2999, 1, 2), today=date(2026, 5, 1))
    assert texts.tell(day) == english.tell(day)


def test_a_part_that_is_not_begun_is_in_english() -> None:
    texts, english = Texts(TAG), Texts("en")
    for each in (texts, english):
        each.add("lessons")
    key = next(iter(sources("en", "lessons")))
    assert texts.t(key) == english.t(key) != key
    assert sources(TAG, "lessons") == {}
