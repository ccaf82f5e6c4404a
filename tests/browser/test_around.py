"""What lies around a game: what is not asked any more, hints, who looks on, moments that are shared, and dragging."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.browser.conftest import Meet
from tests.browser.pages import Person


def menu(person: Person, name: str) -> Locator:
    """An entry of the menu of a table, which is opened for it."""
    opened = person.page.get_by_role("navigation", name="Menu")
    if not opened.is_visible():
        person.press(person.page.get_by_role("button", name="Menu"))
    return opened.locator("a, button", has_text=name)


def test_a_standing_answer_is_given_listed_and_taken_back(meet: Meet) -> None:
    person = meet()
    person.begin("champions", "1", "Spider-Man")
    stop = person.page.locator("[data-zone=prompt] summary")
    for _ in range(60):
        person.asked()
        if stop.is_visible():
            break
        person.usual()
    stop.click()
    person.page.get_by_role("button", name="Never use it").click()
    expect(stop).not_to_be_visible()
    menu(person, "What you are not asked about").click()
    listed = person.page.get_by_role("dialog", name="What you are not asked about")
    expect(listed.get_by_role("listitem")).to_contain_text("never used")
    listed.get_by_role("button", name="Ask me again").click()
    expect(listed.get_by_role("listitem")).to_contain_text("You are asked about every ability")
    free = listed.get_by_role("checkbox", name="Take benefits")
    expect(free).to_be_checked()
    free.click()
    expect(free).not_to_be_checked()
    person.page.keyboard.press("Escape")
    expect(listed).not_to_be_visible()


def test_a_puzzle_gives_its_hints_one_by_one(meet: Meet) -> None:
    person = meet()
    person.go("/puzzles")
    person.page.get_by_role("button", name="Play").first.click()
    person.table()
    hints = person.page.locator(".coach .hint")
    person.page.get_by_role("button", name="Give me a hint").click()
    expect(hints).to_have_count(1)
    while not (last := person.page.get_by_role("button", name="Show the solution")).is_visible():
        before = hints.count()
        person.page.get_by_role("button", name="Give me a hint").click()
        expect(hints).to_have_count(before + 1)
    last.click()
    expect(hints.last).to_contain_text("Solution:")


def test_those_who_watch_see_the_cards_of_whoever_lets_them(meet: Meet) -> None:
    player, watcher = meet(), meet()
    player.begin("champions", "1", "Spider-Man")
    player.asked()
    hand = player.page.locator(".hand .card")
    many = hand.count()
    menu(player, "Players and links").click()
    link = player.page.get_by_label("Link: Looking on").input_value()
    player.page.go_back()
    player.table()
    watcher.page.goto(link)
    watcher.table()
    expect(watcher.page.locator(".hand .card .nm")).to_have_count(0)
    allowed = menu(player, "Those who watch may see my cards")
    expect(allowed).to_have_attribute("aria-pressed", "false")
    allowed.click()
    expect(allowed).to_have_attribute("aria-pressed", "true")
    menu(watcher, "Look over the shoulder of Spider-Man").click()
    expect(watcher.page.locator(".hand .card .nm")).to_have_count(many)
