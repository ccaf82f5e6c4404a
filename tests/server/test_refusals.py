"""A refusal that a browser opens itself is a small page in its language; a program gets a problem."""

from html import escape
from typing import Any

import msgspec
import pytest

from goldenrule.server.http.refusals import language_of, problem_of, render_problem
from goldenrule.words.texts import Texts

HTML = "text/html,*/*;q=0.8"


def scope(path: str = "/nowhere", query: str = "", **headers: str) -> Any:
    named = {"host": "localhost", "accept": HTML, **headers}
    pairs = [(name.replace("_", "-").encode(), value.encode()) for name, value in named.items()]
    return {"path": path, "query_string": query.encode(), "headers": pairs}


def page(status: int, text: str = "Why.", lang: str = "en", **more: str) -> str:
    media, body = render_problem(problem_of(status, text), scope(**more), Texts(lang, strict=True))
    assert media == "text/html"
    return body.decode()


@pytest.mark.parametrize("lang", ["en", "es", "uk", "zh-Hant"])
@pytest.mark.parametrize("status", [400, 403, 404, 405, 413, 421, 429, 500, 503])
def test_every_refusal_is_a_page_in_its_language(status: int, lang: str) -> None:
    found = page(status, lang=lang)
    texts = Texts(lang, strict=True)
    title = escape(texts.t(f"server-page-{status if status in (403, 404, 421, 429) else 'other'}"))
    assert f'<html lang="{lang}">' in found
    assert f"<title>{title} · Goldenrule</title>" in found and f">{title}</h1>" in found
    assert "<script" not in found and "<style" not in found
    assert ('<a href="/">' in found) is (status not in (421, 429))


def test_what_was_asked_for_is_named_and_harmless() -> None:
    assert "You asked for: /&lt;b&gt;{detail}" in page(404, path="/<b>{detail}")
    wrong = page(421, path="/secret", host='"><script>')
    assert "&quot;&gt;&lt;script&gt;" in wrong and "/secret" not in wrong
    assert len(page(404, path="/" + "x" * 5_000)) < 1_500
    assert "token" not in page(404, query="token=x")


def test_a_program_gets_a_problem() -> None:
    media, body = render_problem(problem_of(404, "Why."), scope(accept="*/*"), Texts("es"))
    assert media == "application/problem+json"
    assert msgspec.json.decode(body)["detail"] == "Why."


@pytest.mark.parametrize(
    ("accept", "wanted"),
    [
        ("es-MX,es;q=0.9,en;q=0.8", "es"),
        ("de, uk;q=0.3, en;q=0.7", "en"),
        ("zh-TW", "zh-Hant"),
        ("es;q=0, uk;q=0.1", "uk"),
        ("de", ""),
        ("", ""),
        ("*;q=0.5", ""),
        ("es;q=abc", "es"),
        (",;q=;,", ""),
        ("x" * 100_000, ""),
    ],
)
def test_the_language_is_the_best_one_of_the_browser_that_there_is(accept: str, wanted: str) -> None:
    assert language_of(scope(accept_language=accept)) == wanted


def test_a_page_says_its_language_itself() -> None:
    assert language_of(scope(accept_language="es", x_lang="uk")) == "uk"
    assert language_of(scope(accept_language="es", query="lang=uk")) == "uk"
