"""Tables with as much on them as can be: all of it is seen at every size, with large text and in long languages."""

from collections.abc import Callable
from functools import cache

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Meet
from tests.browser.layout import faults
from tests.browser.pages import Person
from tests.browser.staged import stage
from tests.browser.test_everyone import in_both
from tests.server.helpers import Server

CROWDED = ("champions_crowded", "champions_crowded_payment", "heroes_crowded", "heroes_four_fight", "skirmish_crowded")
SIZES = ((1440, 900), (1024, 768), (390, 844), (360, 740))
PAGES = ("/", "/new/champions", "/new/heroes", "/new/skirmish", "/learn", "/rules", "/settings")
LARGEST = 1.5
FAULTY = """() => {
  document.body.innerHTML = `<main style="width: 200px">
    <p style="overflow: hidden; white-space: nowrap">Much more than there is room for</p>
    <p style="width: 40px; overflow-wrap: anywhere">Incomprehensible</p>
    <p style="width: 40px; overflow-x: auto; scrollbar-width: none; white-space: nowrap">1 2 3 4 5 6 7 8 9</p>
    <div data-zone="schemes"><p class="panel" style="height: 30px">One<br>below<br>the<br>other</p></div>
    <div class="tray" style="height: 20px; overflow: auto">One<br>below<br>the<br>other</div>
    <button style="position: relative; left: 1000px">Away</button></main>`;
}"""

STEPS = """() => {
  const list = document.querySelector(".ribbon .steps"), edge = list.getBoundingClientRect();
  const steps = [...list.children].filter((each) => each.checkVisibility());
  const out = (each) => each.right > edge.right + 1 || each.left < edge.left - 1;
  return {
    seen: steps.map((each) => each.textContent.trim()),
    now: list.querySelector("[aria-current=step]")?.textContent.trim() ?? "",
    cut: steps.filter((each) => out(each.getBoundingClientRect())).map((each) => each.textContent.trim()),
  };
}"""
"""The steps of a round that the bar above a table shows, and which of them do not fit."""

Staged = Callable[[str], str]


@pytest.fixture(scope="session")
def staged(server: Server) -> Staged:
    """The address of a table in a situation."""
    return cache(lambda situation: stage(server, situation))


def sit(person: Person, way: str) -> None:
    person.go(way)
    person.table()
    person.asked()
    person.page.evaluate("() => document.fonts.ready")


def resize(person: Person, width: int, height: int) -> None:
    person.page.set_viewport_size({"width": width, "height": height})


def test_what_is_wrong_is_found(meet: Meet) -> None:
    person = meet()
    person.open("/")
    person.page.get_by_role("main").wait_for()
    assert not faults(person)
    person.page.evaluate(FAULTY)
    kinds = {each.partition(":")[0].partition(" by")[0] for each in faults(person)}
    wrong = {"cut", "broken", "over the edge", "scrolls", "scrolls, and does not say so"}
    assert kinds - {"the page is 0 px too wide"} == wrong, faults(person)


@pytest.mark.parametrize("situation", CROWDED)
def test_a_crowded_table_shows_all_that_is_on_it(meet: Meet, staged: Staged, situation: str) -> None:
    person = meet()
    sit(person, staged(situation))
    for size in SIZES:
        resize(person, *size)
        assert not faults(person), size


@pytest.mark.parametrize("lang", ["es", "uk", "zh-Hant"])
def test_a_crowded_table_shows_all_in_other_languages(meet: Meet, staged: Staged, lang: str) -> None:
    person = meet()
    person.remember(lang=lang)
    for situation in CROWDED:
        sit(person, staged(situation))
        assert person.page.evaluate("document.documentElement.lang") == lang
        for size in SIZES:
            resize(person, *size)
            assert not faults(person), (situation, size)


def look_at_card(person: Person) -> None:
    """A card of the hand, looked at."""
    card = person.page.locator("[data-zone=hand] .card:visible").last
    card.click(button="right", position={"x": 30, "y": 20})


def from_menu(name: str) -> Callable[[Person], None]:
    def choose(person: Person) -> None:
        person.press(person.page.get_by_role("button", name="Menu"))
        person.page.get_by_role("navigation", name="Menu").locator("button", has_text=name).click()

    return choose


def keys(pressed: str) -> Callable[[Person], None]:
    return lambda person: person.page.keyboard.press(pressed)


def open_menu(person: Person) -> None:
    person.press(person.page.get_by_role("button", name="Menu"))


DIALOGS: dict[str, tuple[str, Callable[[Person], None]]] = {
    "large card": (".look[role=dialog]", look_at_card),
    "why": (".why", keys("w")),
    "menu": ("nav[aria-label=Menu]", open_menu),
    "standing answers": (".standings", from_menu("Automatic choices")),
}


@pytest.mark.parametrize("situation", ["champions_crowded", "heroes_crowded", "skirmish_crowded"])
def test_whatever_opens_over_a_table_is_for_everyone_with_the_largest_text(
    meet: Meet, staged: Staged, situation: str
) -> None:
    person = meet(viewport={"width": 1536, "height": 1152})
    person.remember(text=LARGEST)
    sit(person, staged(situation))
    assert not in_both(person)
    for name, (part, show) in DIALOGS.items():
        show(person)
        person.page.locator(part).first.wait_for()
        assert not in_both(person, part), name
        assert not faults(person), name
        person.page.mouse.move(0, 0)  # what is pointed at is shown large, and Escape ends that first
        person.page.keyboard.press("Escape")
        expect(person.page.locator(part), name).to_have_count(0)
    resize(person, 390, 844)
    keys("l")(person)
    expect(person.page.locator("[data-zone=story]")).to_be_visible()
    assert not in_both(person, "[data-zone=story]"), "log"
    assert not faults(person), "log"


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (1280, 720), (1024, 768)])
def test_the_steps_of_a_round_of_four_heroes_are_all_seen(meet: Meet, staged: Staged, width: int, height: int) -> None:
    person = meet(viewport={"width": width, "height": height})
    sit(person, staged("champions_crowded"))
    found = person.page.evaluate(STEPS)
    assert len(found["seen"]) >= 2 and found["now"] in found["seen"]
    assert not found["cut"], width


@pytest.mark.parametrize("lang", ["es", "uk", "zh-Hant"])
def test_the_words_of_every_language_fit_the_smallest_phone(meet: Meet, staged: Staged, lang: str) -> None:
    person = meet(viewport={"width": 360, "height": 740})
    person.remember(lang=lang)
    for way in PAGES:
        person.open(way)
        assert person.page.evaluate("document.documentElement.lang") == lang
        assert not faults(person), way


def test_a_card_is_shown_in_the_question_for_its_text_and_not_for_a_second_picture(meet: Meet, server: Server) -> None:
    person = meet()
    for situation, shown in (("champions_interrupt", 0), ("champions_defend", 0), ("champions_payment", 1)):
        person.go(stage(server, situation))
        person.table()
        person.asked()
        expect(person.page.locator("[data-zone=prompt] .asked")).to_have_count(shown)
