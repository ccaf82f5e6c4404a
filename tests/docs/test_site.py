"""The documentation is a site without dead links, which loads nothing from elsewhere and can be searched."""

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect, sync_playwright

from goldenrule import languages
from goldenrule.table.games import find_game, game_names
from goldenrule.table.rulebook import Rulebook
from goldenrule.words.texts import Texts
from scripts import browsers, docs_site, site_pages
from tests.browser.conftest import FLAGS

LOADED = re.compile(r"<(?:script|link|img|iframe|source)\b[^>]*?\b(?:src|href)=\"?((?:https?:)?//[^\"\s>]+)")
"""What a browser fetches by itself; links that are followed by hand are not."""

LARGEST = 20
"""So many of the largest pages are looked at on a small screen: those with tables, code and rows of cards."""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return docs_site.build(tmp_path_factory.mktemp("site") / "site")


@pytest.fixture(scope="module")
def reader(site: Path) -> Iterator[Page]:
    """Somebody who has the site in a folder, and no network."""
    program = browsers.program(browsers.CHROMIUM)
    if program is None:
        pytest.skip(browsers.WHY[browsers.CHROMIUM])
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=FLAGS)
        page = browser.new_page(viewport={"width": 360, "height": 780})
        asked: list[str] = []
        page.on("request", lambda request: asked.append(request.url))
        yield page
        browser.close()
    assert [url for url in asked if url.startswith("file:")]
    assert [url for url in asked if not url.startswith(("file:", "data:", "blob:"))] == []


def html(site: Path) -> Iterator[Path]:
    return site.rglob("*.html")


def test_every_page_is_built_and_loads_nothing_from_elsewhere(site: Path) -> None:
    names = {page.relative_to(site).as_posix() for page in html(site)}
    pages = {page.name.removesuffix(".md") + ".html" for page in (docs_site.ROOT / "docs").glob("*.md")}
    made = {name.removesuffix(".md") + ".html" for name in site_pages.pages() if name.endswith(".md")}
    assert pages | made <= names
    assert {found for page in html(site) for found in LOADED.findall(page.read_text("utf-8"))} == set()


def test_every_page_of_the_documentation_stands_in_the_menu(site: Path) -> None:
    menu = (site / "index.html").read_text("utf-8")
    pages = [page for page in html(site) if page.parent.name != "rules"]  # which its own index leads to
    assert [page.name for page in pages if page.name != "404.html" and page.name not in menu] == []


def test_it_can_be_searched_without_a_server(site: Path) -> None:
    text = (site / "search.js").read_text("utf-8")
    assert "determinize" in text and "Nick Fury" in text
    json.loads((site / "search.json").read_text("utf-8"))


@pytest.mark.parametrize(
    ("asked", "answer"),
    [
        ("determinize", "Python, every name"), ("守護", "Rulebook/繁體中文"), ("оглушений", "Rulebook/Українська"),
        ("aturdido", "Rulebook/Español"), ("Stunned", "Rulebook/English"), ("蜘蛛人", "Cards/繁體中文"),
    ],
)  # fmt: skip
def test_it_is_searched_in_every_language_from_a_folder(site: Path, reader: Page, asked: str, answer: str) -> None:
    reader.goto((site / "index.html").as_uri())
    reader.keyboard.press("Control+k")
    field = reader.get_by_role("textbox").or_(reader.locator("input:visible")).first
    field.fill(asked)
    found = reader.locator("ol li a:visible").first
    expect(found).to_contain_text(asked)
    expect(found).to_contain_text(re.compile(r"\s*/?\s*".join(map(re.escape, answer.split("/")))))


def test_no_page_is_wider_than_a_phone_and_all_letters_come_from_its_own_fonts(site: Path, reader: Page) -> None:
    for page in [site / "index.html", *sorted(html(site), key=lambda page: -page.stat().st_size)[:LARGEST]]:
        reader.goto(page.as_uri())
        wide = reader.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
        assert wide <= 0, (page.relative_to(site).as_posix(), wide)
    reader.goto((site / "cards" / "uk" / "champions.html").as_uri())
    for letters in ("Ґґ Єє Її", "áéñ"):
        fonts = "(text) => document.fonts.load('400 16px \"Noto Sans Variable\"', text).then((found) => found.length)"
        assert reader.evaluate(fonts, letters) > 0, letters


def test_no_space_stands_between_the_sentences_of_chinese() -> None:
    for game in game_names():
        assert not re.search(r"。 [一-鿿「]", site_pages.rulebook(game, "zh-Hant")), game


def test_a_dead_link_stops_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made = {**site_pages.pages(), "stats.md": "# Statistics\n\n[Nowhere](no_such_page.md)\n"}
    monkeypatch.setattr(docs_site, "pages", lambda: made)
    with pytest.raises(docs_site.SiteFault, match=r"stats\.md"):
        docs_site.build(tmp_path / "site")


@pytest.mark.parametrize("game", game_names())
def test_every_card_stands_among_the_cards_in_every_language(game: str) -> None:
    for each in languages.complete_languages():
        words, page = find_game(game).words(Texts(each.tag)), site_pages.cards(game, each.tag)
        for code in words.codes():
            assert f'id="{site_pages.anchor(code)}"' in page
            assert all(site_pages.said(line) in page for line in words.text(code)), code


@pytest.mark.parametrize("game", game_names())
def test_every_entry_of_the_rulebook_stands_there_in_every_language(game: str) -> None:
    for each in languages.complete_languages():
        texts = Texts(each.tag)
        book, page = Rulebook(find_game(game).words(texts), texts), site_pages.rulebook(game, each.tag)
        assert book.glossary.entries
        for entry in map(book.entry, book.glossary.entries.values()):
            assert f"{{ #{site_pages.anchor(entry.key)} }}" in page and site_pages.said(entry.text) in page
            assert all(f"<b>{rule.id}</b>" in page for rule in entry.rules)
            assert all(f"{game}.md#{site_pages.anchor(card.key)}" in page for card in entry.cards)


def test_commands_and_messages_are_all_there() -> None:
    commands = site_pages.commands()
    assert all(f"## goldenrule {name}\n" in commands for name in ("play", "pack new", "simulate", "report", "serve"))
    assert "--heroes A,B" in commands
    messages = site_pages.messages()
    assert "### Choose\n" in messages and "may be left out" in messages
