"""The language of somebody who has chosen none: the browser's, and else the server's own."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from goldenrule.languages import FIRST, complete_languages
from goldenrule.server.worker.lobby import common, page_words
from goldenrule.server.worker.lobby import written as as_bundle
from goldenrule.server.worker_calls import CommonData
from goldenrule.words.texts import Texts
from tests.previews import TAG, preview
from tests.server.helpers import Server, running


@pytest.fixture(scope="module")
def spanish(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that was started in Spanish, on a system that says English."""
    with running(tmp_path_factory.mktemp("home"), "--lang", "es", LANG="en_US.UTF-8") as found:
        yield found


@pytest.mark.parametrize(
    ("accepted", "lang"),
    [
        ("uk-UA,uk;q=0.9,en;q=0.8", "uk"),
        ("zh-HK,zh;q=0.9,en;q=0.8", "zh-Hant"),
        ("zh-Hant-TW", "zh-Hant"),
        ("zh-CN,zh;q=0.9,en-US;q=0.8", "en"),
        ("pt-BR,pt;q=0.9,en;q=0.8", "en"),
        ("en;q=0.5,uk;q=0.7", "uk"),
        ("uk;q=0,en;q=0.1", "en"),
        ("*", "es"),
        ("*;q=0.5,uk;q=0.1", "uk"),
        ("tlh,xx", "es"),
        ("", "es"),
        ("x-" * 20_000, "es"),
        (f"uk,{'tlh;q=0.9,' * 3_000}", "uk"),
    ],
    ids=lambda text: str(text)[:30],
)
def test_a_guest_reads_the_language_of_the_browser_or_else_of_the_server(
    spanish: Server, accepted: str, lang: str
) -> None:
    headers = {"cookie": "", "accept-language": accepted}
    found = spanish.ask("/api/start", headers=headers)
    assert (found["lang"], found["words"]) == (lang, as_bundle(page_words(lang)))
    assert found["english"] == ""


def test_what_was_chosen_goes_before_the_browser(spanish: Server) -> None:
    found = spanish.ask("/api/start?lang=zh-Hant", headers={"cookie": "", "accept-language": "uk"})
    assert found["lang"] == "zh-Hant"
    assert spanish.ask("/api/start", headers={"accept-language": "uk"})["lang"] == "es", "the operator has chosen"


def test_an_operator_who_has_chosen_no_language_reads_that_of_the_browser(tmp_path: Path) -> None:
    with running(tmp_path, GOLDENRULE_LANG="", LANG="es_ES.UTF-8") as server:
        assert server.ask("/api/start", headers={"accept-language": "uk"})["lang"] == "uk"
        assert server.ask("/api/start", headers={"accept-language": "tlh"})["lang"] == "es"


def test_a_page_in_a_preview_is_sent_the_english_that_it_lacks(tmp_path: Path) -> None:
    with preview(tmp_path, {"page.ftl": "page-back = Bakku\npage-menu = { page-lost }\n"}):
        found = common(Texts(TAG), CommonData(TAG))
    assert found.words == "page-back = Bakku"
    english = page_words(FIRST)
    del english["page-back"]
    assert found.english == as_bundle(english) and "page-menu = " in found.english


def test_a_complete_language_is_sent_without_any_english() -> None:
    for each in complete_languages():
        assert common(Texts(each.tag), CommonData(each.tag)).english == ""
