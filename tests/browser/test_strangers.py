"""What somebody meets who has never been here: links that lead nowhere, words that are no terms, packs, and Enter."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Meet
from tests.server.helpers import Server, running

WHAT_IF = Path(__file__).parents[2] / "examples" / "packs" / "what_if"


@pytest.fixture(scope="module")
def packed(built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose operator has named a content pack."""
    with running(tmp_path_factory.mktemp("packed"), "--pack", str(WHAT_IF)) as found:
        yield found


@pytest.mark.parametrize("way", ["/t/nonsense?nonsense", "/join/nonsense?nonsense", "/replay/nonsense?token=nonsense"])
def test_a_link_that_never_was_is_told_as_such(meet: Meet, way: str) -> None:
    person = meet()
    person.go(way)
    expect(person.page.get_by_text("This is no link of this server")).to_be_visible()
    assert all("403" in problem or "is no link" in problem for problem in person.problems), person.problems
    person.problems.clear()  # the browser tells of what the server refuses


def test_a_clause_is_looked_up_by_its_address_and_one_that_is_none_is_told(meet: Meet) -> None:
    person = meet()
    person.go("/rules/ZZ-9")
    expect(person.page.get_by_role("heading", name="ZZ-9")).to_be_visible()
    expect(person.page.get_by_text("Nothing is called")).to_be_visible()
    expect(person.page.get_by_text("No cards")).to_be_visible()
    person.go("/rules/champions/MC-GOLD-01")
    expect(person.page.locator("section.panel p").first).to_contain_text("MC-GOLD-01")
    expect(person.page.get_by_label("Search")).to_have_value("MC-GOLD-01")


def test_why_leads_to_the_clause(meet: Meet) -> None:
    person = meet()
    person.begin("champions", "3", "Spider-Man")
    person.usual()
    person.asked()
    person.page.keyboard.press("w")
    clause = person.page.locator(".why a").first
    with person.context.expect_page() as opened:
        clause.click()
    expect(opened.value.locator("section.panel h2")).to_have_text(clause.inner_text())
    expect(opened.value.locator("section.panel p").first).to_contain_text(clause.inner_text())


def test_cards_of_packs_are_found_among_the_rules(meet: Meet, packed: Server) -> None:
    person = meet(base=f"http://127.0.0.1:{packed.port}")
    person.go("/rules/skirmish")
    person.page.get_by_label("Search").fill("Captain Carter")
    card = person.page.locator(".cards .card", has_text="Captain Carter")
    expect(card.first).to_be_visible()
    expect(person.page.get_by_role("heading", name="Content packs: What If")).to_be_visible()
    card.first.click()
    expect(person.page.locator(".about h2")).to_have_text("Captain Carter")


@pytest.mark.parametrize("size", [{"width": 1440, "height": 900}, {"width": 390, "height": 844}])
def test_a_pack_that_the_operator_named_is_seen_at_once_and_played_with(
    meet: Meet, packed: Server, size: dict[str, int]
) -> None:
    person = meet(base=f"http://127.0.0.1:{packed.port}", viewport=size)
    person.go("/new/skirmish")
    pack = person.page.get_by_role("button", name="What If")
    expect(pack).to_be_in_viewport()
    expect(pack).to_have_attribute("aria-pressed", "true")
    pack.click()
    expect(pack).to_have_attribute("aria-pressed", "false")
    pack.click()
    expect(pack).to_have_attribute("aria-pressed", "true")
    person.page.get_by_role("button", name="Start the game").click()
    person.table()
    person.asked()
    welcome = next(frame for frame in person.frames if '"is":"welcome"' in frame)
    assert '"packs":["what_if"]' in welcome


def test_after_a_click_on_an_option_enter_starts_the_game(meet: Meet) -> None:
    person = meet()
    person.go("/new/champions")
    hero = person.page.get_by_role("button", name=re.compile("She-Hulk")).first
    hero.click()
    expect(hero).to_have_attribute("aria-pressed", "true")
    expect(person.page.get_by_role("button", name="Start the game")).to_be_enabled()
    person.page.keyboard.press("Enter")
    person.table()


def test_enter_on_an_option_that_keys_have_led_to_chooses_it(meet: Meet) -> None:
    person = meet("keys")
    person.go("/new/champions")
    hero = person.page.get_by_role("button", name=re.compile("She-Hulk")).first
    person.press(hero)
    expect(hero).to_have_attribute("aria-pressed", "true")
    expect(person.page.get_by_role("button", name="Start the game")).to_be_enabled()
