"""A hint at a question: the whole answer in words and on the table; a press selects it, and then it is confirmed."""

import re

import pytest
from playwright.sync_api import expect

from scripts.page_fixtures import Situation
from tests.browser.conftest import Meet
from tests.browser.layout import faults
from tests.browser.staged import stage, staged
from tests.browser.test_everyone import in_both
from tests.server.helpers import Server

SITUATIONS = ("champions_mid", "heroes_turn", "skirmish_mid")
HINT = "[data-zone=prompt] button.hint"
"""The button; puzzles have another one, for hints of their own."""
SELECTED = (
    "[data-zone=prompt] .primary, .card.selected, .teams button[aria-pressed=true], [data-zone=prompt] :text-is('Back')"
)
"""An answer that waits to be confirmed, a card or hero for whom it is still to be said where to, or an answer of which
it is still to be said how."""
COVERED = """() => {
  const box = (node) => node.getBoundingClientRect();
  const hint = box(document.querySelector('.advice'));
  return [...document.querySelectorAll('[data-zone=prompt].asks, .ribbon .tools')]
    .filter((node) => node.checkVisibility() && box(node).left < hint.right && box(node).right > hint.left
      && box(node).top < hint.bottom && box(node).bottom > hint.top).map((node) => node.className);
}"""
"""What a hint must not cover, and covers."""


@pytest.mark.parametrize("situation", SITUATIONS)
def test_a_hint_is_asked_for_and_followed(meet: Meet, server: Server, situation: str) -> None:
    person = meet()
    person.go(stage(server, situation))
    person.table()
    before = person.asked()
    page, advice = person.page, person.page.locator(".advice")
    page.get_by_role("button", name="Hint").click()
    follow = advice.get_by_role("button", name="Select this", exact=True)
    expect(follow).to_be_focused()
    expect(advice).not_to_contain_text("Thinking")
    for said in advice.locator("[role=status]").all():
        expect(said).not_to_contain_text(re.compile("simple bot|trial game|%"))
    if situation != "heroes_turn":  # a Story action is about no card or place
        expect(page.locator(".seal").first).to_have_text("1")
    assert not in_both(person, ".advice")
    advice.get_by_text("Chances").click()
    expect(advice.locator("li button").first).to_contain_text(re.compile(r"\d%.*trial games"))
    assert not in_both(person, ".advice")
    for size in ((1440, 900), (360, 740), (740, 360)):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        assert not faults(person), size
    page.keyboard.press("Escape")
    expect(advice).to_have_count(0)
    assert person.look()["at"] == before["at"]
    page.set_viewport_size({"width": 1440, "height": 900})
    page.mouse.click(2, 2)
    page.keyboard.press("h")
    follow.press("Enter")
    expect(advice).to_have_count(0)
    expect(page.locator(".seal")).to_have_count(0)
    expect(page.locator(SELECTED).first).to_be_visible()
    assert not faults(person)
    assert person.look()["at"] == before["at"]  # it is selected, and not answered


@pytest.mark.parametrize("size", [(1440, 900), (1024, 768), (390, 844)])
@pytest.mark.parametrize("situation", SITUATIONS)
def test_a_hint_stays_where_it_is_and_covers_neither_question_nor_what_it_is_about(
    meet: Meet, server: Server, situation: str, size: tuple[int, int]
) -> None:
    person = meet()
    page, advice = person.page, person.page.locator(".advice")
    page.set_viewport_size({"width": size[0], "height": size[1]})
    person.go(stage(server, situation))
    person.table()
    person.asked()
    page.get_by_role("button", name="Hint").click()
    follow = advice.get_by_role("button", name="Select this", exact=True)
    expect(follow).to_be_visible()
    answer, place = advice.locator(".what").first.inner_text(), follow.bounding_box()
    expect(advice.get_by_text("After thinking longer")).to_be_visible()
    assert (advice.locator(".what").first.inner_text(), follow.bounding_box()) == (answer, place)
    assert page.evaluate(COVERED) == []
    assert page.evaluate("() => { const box = document.querySelector('.advice').getBoundingClientRect();"
                         "return box.top >= 0 && box.bottom <= innerHeight; }")  # fmt: skip
    instead = advice.get_by_role("button", name="Select this instead")
    if instead.count():  # the other answer has the main button, and is selected by its own button alone
        expect(advice.locator(".primary:not(.past)")).to_have_text("Select this instead")
        instead.click()
        expect(advice).to_have_count(0)
        expect(page.locator(SELECTED).first).to_be_visible()


@pytest.mark.parametrize("situation", ["champions_discard", "skirmish_payment", "skirmish_discard"])
def test_what_is_advised_where_several_things_are_chosen_can_be_confirmed_as_it_is(
    meet: Meet, server: Server, situation: str
) -> None:
    person = meet()
    one_too_many = Situation("skirmish_discard", "skirmish", {}, "discard", 3, 2)
    person.go(staged(server, one_too_many) if situation == one_too_many.name else stage(server, situation))
    person.table()
    before = person.asked()
    person.page.get_by_role("button", name="Hint").click()
    person.page.locator(".advice").get_by_text("Chances").click()
    person.page.locator(".advice li button").last.press("Enter")  # mostly what is not proposed
    expect(person.page.locator(".advice")).to_have_count(0)
    after = person.usual()
    assert not after["refused"] and after["at"] != before["at"]


def test_who_looks_on_or_solves_a_puzzle_has_no_such_button(meet: Meet, server: Server) -> None:
    opened = server.ask("/api/tables", {"game": "skirmish", "quick": True, "seed": "3"})
    person, other = meet(), meet()
    person.go(f"/t/{opened['table']}?token={opened['token']}")
    person.table()
    person.asked()
    expect(person.page.locator(HINT)).to_be_visible()
    other.go(f"/t/{opened['table']}?token={opened['watch']}")
    other.table()
    expect(other.page.locator(HINT)).to_have_count(0)
    puzzle = server.ask("/api/tables", {"puzzle": server.ask("/api/puzzles")[0]["id"]})
    other.go(f"/t/{puzzle['table']}?token={puzzle['token']}")
    other.table()
    other.asked()
    expect(other.page.locator(HINT)).to_have_count(0)


def test_a_bot_that_thinks_is_chosen_by_level_and_plays(meet: Meet) -> None:
    person = meet()
    person.begin("skirmish", "3", "a strong bot: easy")
    at = int(person.asked()["at"])
    while int(person.asked()["at"]) <= at:
        person.usual()
    page = person.page
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("navigation", name="Menu").get_by_role("link", name="Players and links").click()
    page.get_by_text("Bots and people").click()
    offered = page.get_by_label("Which bot")
    expect(offered.locator("option")).to_have_count(5)
    expect(offered.locator("option", has_text="expert")).to_have_count(1)
    expect(page.get_by_text("a strong bot: easy").last).to_be_visible()
    for size in ((1440, 900), (390, 844)):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        assert not in_both(person)
        assert not faults(person), size
