"""Lessons that point: what a step needs is lit, a wrong move is explained and changes nothing; tips of a first game."""

import re

import pytest

from tests.browser.conftest import Meet
from tests.browser.layout import faults
from tests.browser.pages import Person
from tests.browser.test_everyone import violations

SIZES = [(1440, 900), (1024, 768), (390, 844), (360, 740)]


def begin(person: Person, lesson: str) -> None:
    """Start a lesson by its title. Guests start from its beginning."""
    person.open("/learn")
    person.press(person.page.get_by_role("button", name=lesson))
    person.table()


def to_step(person: Person, n: int) -> None:
    """Read on until the lesson is at a step."""
    for step in range(1, n):
        person.page.get_by_text(f"step {step} of").wait_for()
        person.press(person.page.locator("[data-zone=prompt] .primary"))
    person.page.get_by_text(f"step {n} of").wait_for()
    person.page.locator(".spotlight").wait_for()
    person.settle()


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}")
def test_a_step_lights_what_it_needs_and_a_wrong_move_changes_nothing(meet: Meet, size: tuple[int, int]) -> None:
    person = meet(guest=True, viewport={"width": size[0], "height": size[1]})
    page = person.page
    begin(person, "The first round")
    to_step(person, 3)
    assert page.locator("[data-zone=coach]").get_by_text("Try this: Change to hero form").count() == 1
    assert not violations(person) and not faults(person)
    lit = page.locator(".spotlight .ring").first.bounding_box()
    pressed = page.locator("[data-item='2']").locator("visible=true").first.bounding_box()
    assert lit and pressed and lit["x"] <= pressed["x"] and lit["width"] >= pressed["width"]
    before = person.look()["at"]
    person.press(page.locator("[data-item='3']").locator("visible=true").first)
    wrong = page.locator(".wrong[role=alert]")
    wrong.wait_for()
    assert "hardly begun" in wrong.inner_text() and person.look()["at"] == before
    assert not violations(person) and not faults(person)
    page.keyboard.press("Escape")
    wrong.wait_for(state="detached")
    person.press(page.locator("[data-item='2']").locator("visible=true").first)
    page.locator("[data-zone=prompt] .primary").or_(page.get_by_text("step 4 of")).first.wait_for()
    if not page.get_by_text("step 4 of").count():  # a power is chosen, and then confirmed
        person.press(page.locator("[data-zone=prompt] .primary"))
    page.get_by_text("step 4 of").wait_for()


OVER = """() => {
  const coach = document.querySelector("[data-zone=coach]");
  const box = coach.getBoundingClientRect();
  const over = (each) => {
    const at = each.getBoundingClientRect();
    const beside = at.left >= box.right - 1 || at.right <= box.left + 1;
    return at.width && !beside && at.top < box.bottom - 1 && at.bottom > box.top + 1;
  };
  const all = [...document.querySelectorAll("[data-zone=prompt] :is(h2, button, .opt)")];
  return all.filter((each) => !coach.contains(each) && over(each)).map((each) => each.innerText);
}"""
"""The words and answers of the question that lie over what a lesson says."""


@pytest.mark.parametrize("size", [(1440, 900), (1280, 720), (1024, 768), (820, 1180), (390, 844)])
def test_what_a_lesson_says_and_the_answers_are_never_over_each_other(meet: Meet, size: tuple[int, int]) -> None:
    person = meet(guest=True, viewport={"width": size[0], "height": size[1]})
    page = person.page
    begin(person, "Planning and moving")
    for step in (2, 3):
        person.press(page.locator("[data-zone=prompt] .primary"))
        page.get_by_text(f"step {step} of").wait_for()
    for step in (4, 5, 6):
        person.settle()
        assert page.evaluate(OVER) == []
        person.press(page.get_by_role("button", name="Do it for me"))
        page.get_by_text(f"step {step} of").wait_for()


HIDDEN = """() => {
  const coach = document.querySelector("[data-zone=coach]");
  const cut = [coach, ...coach.querySelectorAll("*")].filter((each) =>
    getComputedStyle(each).overflowY !== "visible" && getComputedStyle(each).position !== "absolute" &&
    each.clientHeight && each.scrollHeight > each.clientHeight + 2);
  const words = document.createRange();
  const question = document.querySelector("[data-zone=prompt] h2");
  if (question) words.selectNodeContents(question);
  const lead = document.querySelector(".spotlight .lead")?.getBoundingClientRect();
  const under = [...words.getClientRects()].filter((line) => lead &&
    lead.left < line.right && lead.right > line.left && lead.top < line.bottom && lead.bottom > line.top);
  return [...cut.map((each) => each.innerText), ...under.map(() => question.innerText)];
}"""
"""The words of a lesson that are cut off, and those of the question under its arrow."""


def walk(person: Person) -> None:
    """Go through a lesson to its end; nothing that it says is hidden."""
    page = person.page
    while not person.look()["over"]:
        person.settle()
        assert page.evaluate(HIDDEN) == []
        before = page.locator("[data-zone=coach]").inner_text()
        do_it = page.get_by_role("button", name="Do it for me")
        person.press(do_it if do_it.count() else page.locator("[data-zone=prompt] .primary"))
        page.wait_for_function(
            """(before) => document.querySelector(".end")
              || document.querySelector("[data-zone=coach]").innerText !== before""",
            arg=before,
        )


def test_nothing_that_a_lesson_says_or_asks_is_cut_off_or_under_its_arrow(meet: Meet) -> None:
    person = meet(guest=True)
    begin(person, "A headline, and a fight")
    walk(person)


def test_a_lesson_ends_with_what_was_learned_and_a_first_game_with_tips(meet: Meet) -> None:
    person = meet(guest=True)
    page = person.page
    begin(person, "The first round")
    walk(person)
    end = page.locator(".end[role=dialog]")
    end.locator("li").first.wait_for()
    said = end.inner_text().lower()
    assert "lesson 1 of 3 done" in said and "won" not in said and "two sides" in said
    assert not violations(person)
    person.press(end.get_by_role("button", name="Your first game"))
    tip = page.locator("[data-zone=coach] .note")
    tip.wait_for()
    assert "starting hand" in tip.inner_text() and not violations(person)
    person.press(page.get_by_role("button", name="Got it"))
    tip.wait_for(state="detached")


def test_no_more_tips_are_shown_to_who_does_not_want_them(meet: Meet) -> None:
    person = meet(guest=True)
    page = person.page
    person.open("/learn")
    person.press(page.get_by_role("button", name="Marvel: Skirmish!"))
    person.table()
    person.asked()
    no_more = page.get_by_role("button", name="No more tips")
    while not no_more.count():  # the game may begin with a question that has no tip
        person.usual()
        assert not person.asked()["over"]
    person.press(no_more)
    page.locator("[data-zone=coach]").wait_for(state="detached")
    for _ in range(6):
        person.usual()
    assert page.locator("[data-zone=coach]").count() == 0
    person.open("/settings")
    assert not page.get_by_label("Explain what comes up").is_checked()


def test_replays_list_finished_games_with_their_results(meet: Meet) -> None:
    person = meet(guest=True)
    page = person.page
    person.begin("skirmish", "7")
    person.open("/replays")
    assert page.get_by_role("listitem").count() == 0, "it is still played"
    page.go_back()
    person.table()
    person.play()
    person.open("/replays")
    row = page.get_by_role("listitem").first
    assert re.search("Victory Point track|Manhattan was evacuated|A deck ran out", row.inner_text()), "how it ended"


@pytest.mark.parametrize("size", [(1440, 900), (1024, 768)], ids=lambda size: f"{size[0]}")
@pytest.mark.parametrize(
    ("lesson", "step", "part"),
    [("The first turns", 1, "points"), ("The first turns", 2, "villains"), ("Planning and moving", 2, "the-village")],
)
def test_a_step_lights_the_places_that_it_is_about(
    meet: Meet, lesson: str, step: int, part: str, size: tuple[int, int]
) -> None:
    person = meet(guest=True, viewport={"width": size[0], "height": size[1]})
    page = person.page
    begin(person, lesson)
    to_step(person, step)
    place = page.locator(f"[data-part='{part}']").bounding_box()
    assert place
    rings = [each.bounding_box() for each in page.locator(".spotlight .ring").all()]
    assert any(
        ring and ring["x"] <= place["x"] + 1 and ring["x"] + ring["width"] >= place["x"] + place["width"] - 1
        for ring in rings
    ), (place, rings)
    assert not violations(person) and not faults(person)


STEP = """() => {
  const window = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const out = (at) => {
    const own = at.getBoundingClientRect();
    const boxes = [window];
    for (let box = at.parentElement; box; box = box.parentElement)
      if (getComputedStyle(box).overflow !== "visible") boxes.push(box.getBoundingClientRect());
    const edge = (name, least) => least(...boxes.map((box) => box[name]));
    return Math.round(Math.max(
      edge("left", Math.max) - own.left, edge("top", Math.max) - own.top,
      own.right - edge("right", Math.min), own.bottom - edge("bottom", Math.min)));
  };
  const lines = [...document.querySelectorAll("[data-zone=coach] .lines p")];
  return lines.filter((each) => each.offsetWidth > 1).map(out).filter((each) => each > 1);
}"""
"""By how much the lines of a lesson's step are out of sight."""


def lit(person: Person) -> tuple[float, float]:
    """The middle of what is lit first, which is in the window."""
    ring = person.page.locator(".spotlight .ring").first.bounding_box()
    assert ring
    return ring["x"] + ring["width"] / 2, ring["y"] + ring["height"] / 2


@pytest.mark.parametrize("size", [(1440, 900), (1024, 768), (390, 844), (360, 740)], ids=lambda size: f"{size[0]}")
def test_who_presses_what_is_lit_comes_through_a_lesson_and_reads_all_of_it(meet: Meet, size: tuple[int, int]) -> None:
    person = meet(guest=True, viewport={"width": size[0], "height": size[1]})
    page = person.page
    begin(person, "The first turns")
    for step in range(1, 12):
        page.get_by_text(f"step {step} of").wait_for()
        person.settle()
        assert page.evaluate(STEP) == [], step
        for _ in range(8):  # a card is chosen, paid for, placed, and each is confirmed
            person.settle()
            if page.get_by_text(f"step {step + 1} of").count():
                break
            page.locator(".spotlight").wait_for()
            before = page.evaluate("document.querySelector('[data-zone=prompt]').innerText")
            if page.locator("[data-zone=prompt] h2").count():
                page.mouse.click(*lit(person))
                page.mouse.move(0, 0)
            else:  # there is only something to read
                page.locator("[data-zone=prompt] .primary").click()
            page.wait_for_function(
                "(before) => document.querySelector('[data-zone=prompt]').innerText !== before", arg=before
            )
        page.get_by_text(f"step {step + 1} of").wait_for()


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}")
def test_plans_are_lit_where_they_are_pressed_and_dice_are_lit_and_named(meet: Meet, size: tuple[int, int]) -> None:
    person = meet(guest=True, viewport={"width": size[0], "height": size[1]})
    page = person.page
    begin(person, "Planning and moving")
    to_step(person, 3)
    assert page.evaluate(STEP) == []
    ring = page.locator(".spotlight .ring").first.bounding_box()
    button = page.get_by_role("button", name="Invisible Woman is Supporting").bounding_box()
    assert ring and button and ring["x"] <= button["x"] and ring["width"] < button["width"] + 30
    begin(person, "A headline, and a fight")
    page.get_by_text("step 1 of").wait_for()
    person.press(page.locator("[data-zone=prompt] .primary"))
    page.get_by_text("step 2 of").wait_for()
    person.press(page.get_by_role("button", name="Do it for me"))
    page.get_by_text("step 3 of").wait_for()
    page.locator(".spotlight .ring").nth(1).wait_for()
    person.settle()
    assert page.get_by_text("BOOST is rolled again").first.is_visible()
    dice = page.locator("[data-part=dice]").bounding_box()
    rings = [each.bounding_box() for each in page.locator(".spotlight .ring").all()]
    assert dice and any(each and abs(each["y"] + 10 - dice["y"]) < 2 for each in rings)
    assert page.evaluate(STEP) == [] and not faults(person) and not violations(person)
