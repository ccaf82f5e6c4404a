"""The rulebook on the page: looked up as one types, in any language, with links, cards, and the words on cards."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Meet
from tests.browser.staged import stage
from tests.browser.test_everyone import violations
from tests.server.helpers import Server


def test_an_entry_is_found_while_typing_in_any_language_and_leads_on(meet: Meet) -> None:
    person = meet()
    page = person.page
    person.go("/rules/champions")
    search = page.get_by_label("Search")
    entry = page.locator("article", has=page.get_by_role("heading", name="Stunned"))
    for word in ("stunned", "aturdido", "оглушений", "擊暈"):
        search.fill("")
        expect(entry).not_to_be_attached()
        search.press_sequentially(word)
        expect(entry.first).to_be_visible()
    see = entry.get_by_role("navigation").get_by_role("link").first
    name = see.inner_text()
    see.click()
    expect(search).to_have_value(name)
    expect(page.locator("article").get_by_role("heading", name=name).first).to_be_visible()
    expect(page).to_have_url(re.compile("/rules/champions/"))


@pytest.mark.parametrize("way", ["/rules/champions?q=stunned", "/rules?q=stunned", "/rules/champions/stunned"])
def test_what_an_address_asks_for_is_looked_up(meet: Meet, way: str) -> None:
    person = meet()
    person.open(way)
    expect(person.page.get_by_label("Search")).to_have_value("stunned")
    assert person.page.locator("article").get_by_role("heading", name="Stunned").count() == 1


def test_the_rules_open_on_the_game_that_was_played_last(meet: Meet, server: Server) -> None:
    person = meet()
    page = person.page
    chosen = page.get_by_role("radio", checked=True).or_(page.locator("[aria-pressed=true]"))
    person.open("/rules")
    expect(chosen.filter(has_text="Champions")).to_have_count(1)
    person.go(stage(server, "heroes_turn"))
    person.table()
    person.open("/rules")
    expect(chosen.filter(has_text="Heroes")).to_have_count(1)
    page.get_by_label("Search").fill("wound")
    expect(page.locator("article").get_by_role("heading", name="Wounded")).to_be_visible()


def test_a_card_is_opened_and_every_word_on_it_that_is_explained_leads_to_its_entry(meet: Meet) -> None:
    person = meet()
    page = person.page
    person.go("/rules/champions/Hydra%20Mercenary")
    page.locator(".cards .card", has_text="Hydra Mercenary").first.click()
    about = page.locator("section.about")
    expect(about.get_by_role("heading", name="Hydra Mercenary")).to_be_visible()
    assert not violations(person)
    guard = about.locator(".card .text").get_by_role("link", name="Guard").first
    expect(guard).to_be_visible()
    guard.click()
    expect(page.get_by_label("Search")).to_have_value("Guard")
    expect(page.locator("article").get_by_role("heading", name="Guard").first).to_be_visible()


def test_the_words_of_a_card_that_is_held_at_a_table_lead_to_the_rulebook(meet: Meet) -> None:
    person = meet()
    page = person.page
    person.begin("champions", "3", "Spider-Man")
    for _ in range(2):
        person.usual()
    person.asked()
    page.locator("[data-zone=schemes] [data-card]:not(.legal)").first.click(button="right")
    held = page.locator(".look.held")
    word = held.locator(".card .text a").first
    expect(word).to_be_visible()
    assert not violations(person)
    with person.context.expect_page() as opened:
        word.click()
    expect(opened.value.locator("article h2").first).to_be_visible()
