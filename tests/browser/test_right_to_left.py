"""The page from right to left: all that it shows is mirrored, but pictures, the map, and cards that are turned."""

from typing import Final

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Meet
from tests.browser.layout import faults
from tests.browser.pages import Person
from tests.browser.staged import stage
from tests.browser.test_crowded import CROWDED, PAGES, resize, sit
from tests.server.helpers import Server

SIZES = ((1440, 900), (360, 740))
KEPT = "svg, img, input, .sr, .map *, .exhausted > .face, [dir], [style*='left:']"
"""What is not mirrored: pictures, New York, turned cards, numbers, what is only heard, what stands beside a card."""

TURNED: Final = """async (kept) => {
  const drawn = async () => {
    for (let n = 0; n < 4; n++) await new Promise(requestAnimationFrame);
  };
  // what stands within a line goes with its words, which are the same as before
  const mirrored = (at) =>
    at === document.body ||
    (!at.matches(kept) && !/^(inline|none)/.test(getComputedStyle(at).display) && mirrored(at.parentElement));
  const names = (at) => [at.localName, ...at.classList].filter((each) => !each.startsWith("svelte-")).join(".");
  document.documentElement.dir = "ltr";
  await drawn();
  const all = [...document.querySelectorAll("body *")].filter((at) => at.checkVisibility() && mirrored(at));
  const before = all.map((at) => at.getBoundingClientRect());
  document.documentElement.dir = "rtl";
  await drawn();
  const wrong = all.filter((at, n) => {
    const [was, is] = [before[n], at.getBoundingClientRect()];
    return was.width > 1 && Math.abs(is.left + was.right - innerWidth) + Math.abs(is.right + was.left - innerWidth) > 4;
  });
  const outer = wrong.filter((at) => !wrong.includes(at.parentElement));
  return [all.length, outer.map((at) => `${names(at.parentElement)} > ${names(at)}: ${at.textContent.slice(0, 30)}`)];
}"""
"""How many boxes there are, and which do not stand in a mirror when the page is turned; words are those of English."""


def mirrored(person: Person, least: int = 20) -> None:
    """All boxes of a page stand in a mirror, and nothing is too wide there."""
    many, wrong = person.page.evaluate(TURNED, KEPT)
    assert many >= least
    assert not wrong
    assert not faults(person)


def test_what_is_not_mirrored_is_found(meet: Meet) -> None:
    person = meet()
    person.open("/")
    person.page.evaluate("document.querySelector('main').style.paddingRight = '9px'")
    _, wrong = person.page.evaluate(TURNED, KEPT)
    assert wrong


def test_every_page_is_mirrored(meet: Meet) -> None:
    person = meet()
    for way in PAGES:
        person.open(way)
        for size in SIZES:
            resize(person, *size)
            mirrored(person)


@pytest.mark.parametrize("situation", [*CROWDED, "skirmish_mid"])
def test_every_table_is_mirrored(meet: Meet, server: Server, situation: str) -> None:
    person = meet()
    sit(person, stage(server, situation))
    for size in SIZES:
        resize(person, *size)
        mirrored(person)


@pytest.mark.parametrize("size", SIZES)
def test_what_is_opened_at_a_table_is_mirrored(meet: Meet, server: Server, size: tuple[int, int]) -> None:
    person = meet()
    sit(person, stage(server, "champions_crowded"))
    resize(person, *size)
    page = person.page
    page.locator("figure button:visible").first.click()
    page.locator(".pile-list").wait_for()
    mirrored(person)
    page.locator(".pile-list button").first.click()
    page.locator(".avatar" if size[0] < 760 else "aside button[aria-expanded=false]").last.click()
    page.locator(".area").wait_for()
    mirrored(person)
    page.get_by_role("button", name="Menu").click()
    page.locator("nav[aria-label=Menu] a").first.wait_for()
    mirrored(person)
    menu = page.locator("nav[aria-label=Menu]").bounding_box()
    assert menu and menu["x"] < 20, "the menu opens below its button, which is the last of the line"
    page.get_by_role("navigation", name="Menu").locator("button", has_text="Automatic choices").click()
    page.locator(".standings").wait_for()
    mirrored(person)
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Story").click()
    expect(page.locator("[data-zone=story]:visible")).to_be_visible()
    mirrored(person)


def test_the_first_things_are_at_the_right(meet: Meet, server: Server) -> None:
    person = meet()
    sit(person, stage(server, "champions_crowded"))
    mirrored(person)
    order = ["[data-zone=villain]", "[data-zone=prompt]", "aside [data-zone=story]"]
    places = [person.page.locator(each).first.bounding_box() for each in order]
    edges = [place["x"] for place in places if place]
    assert len(edges) == 3 and edges == sorted(edges, reverse=True)
    cards = person.page.locator("[data-zone=hand] .card").evaluate_all(
        "(cards) => cards.map((card) => card.getBoundingClientRect().right)"
    )
    assert len(cards) > 5 and cards == sorted(cards, reverse=True)
