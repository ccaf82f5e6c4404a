"""The documentation is a site without dead links, which loads nothing from elsewhere and can be searched."""

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from goldenrule import languages
from goldenrule.table.games import find_game, game_names
from goldenrule.table.rulebook import Rulebook
from goldenrule.words.texts import Texts
from scripts import docs_site, site_pages

LOADED = re.compile(r"<(?:script|link|img|iframe|source)\b[^>]*?\b(?:src|href)=\"?((?:https?:)?//[^\"\s>]+)")
"""What a browser fetches by itself; links that are followed by hand are not."""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return docs_site.build(tmp_path_factory.mktemp("site") / "site")


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


def test_a_dead_link_stops_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made = {**site_pages.pages(), "stats.md": "# Statistics\n\n[Nowhere](no_such_page.md)\n"}
    monkeypatch.setattr(docs_site, "pages", lambda: made)
    with pytest.raises(docs_site.SiteFault, match=r"stats\.md"):
        docs_site.build(tmp_path / "site")


@pytest.mark.parametrize("game", game_names())
def test_every_card_stands_among_the_cards_in_every_language(game: str) -> None:
    for each in languages.offered():
        words, page = find_game(game).words(Texts(each.tag)), site_pages.cards(game, each.tag)
        for code in words.codes():
            assert f'id="{site_pages.anchor(code)}"' in page
            assert all(site_pages.said(line) in page for line in words.text(code)), code


@pytest.mark.parametrize("game", game_names())
def test_every_entry_of_the_rulebook_stands_there_in_every_language(game: str) -> None:
    for each in languages.offered():
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
