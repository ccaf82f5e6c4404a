"""The stage shows step by step what the villain does, lets nobody wait, and can be gone through by hand.

No test waits for a clock: as soon as something is shown a key lets the steps wait for the next one.
"""

import re
from typing import Any, Final

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Meet
from tests.browser.layout import faults
from tests.browser.pages import Person
from tests.browser.test_everyone import in_both

WAITS: Final = """() => {
  const wait = () => {
    if (!document.querySelector(".prompt.tells")) return;
    watch.disconnect();
    document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowLeft", bubbles: true }));
    globalThis.stands = true;
  };
  globalThis.stands = false;
  const watch = new MutationObserver(wait);
  watch.observe(document.body, { childList: true, subtree: true, attributes: true });
}"""
"""Lets the steps of the next scene wait for the next one, as soon as the first of them is shown."""
TELLS: Final = """() => {
  const said = (at) => document.querySelector(at)?.textContent.trim() ?? "";
  return {
    says: said(".prompt.tells h2"),
    heard: said("[role=log]"),
    scene: document.querySelector("[data-scene]")?.dataset.scene ?? "",
    sum: [...document.querySelectorAll(".sum b")].map((each) => each.textContent).join(" "),
    threat: said(".meter .num > span:last-child"),
    life: said(".me-place .life b"),
    burst: [...document.querySelectorAll(".me-place .burst b, .schemes .burst b")].map((each) => each.textContent),
    tags: [...document.querySelectorAll(".changed")].flatMap((one) => (one.checkVisibility() ? one.textContent : [])),
    focus: document.activeElement?.closest(".prompt.tells") !== null,
  };
}"""
"""What is shown of a step."""
TOLD: Final = ".prompt.tells"
SOLO: Final = ("champions", "3", "Spider-Man")
PACE: Final = "slow"


def before_villain(person: Person) -> None:
    """Play until the question before the villain's attack, at which Spider-Man may interrupt the threat."""
    while "threat would be placed" not in person.asked()["question"]:
        assert not person.usual()["over"]


def answer(person: Person) -> None:
    """Confirm the default answer, and stop the stage at the first step of its effect."""
    person.page.evaluate(WAITS)
    person.page.locator("[data-zone=prompt] .primary").click()
    person.page.wait_for_function("() => globalThis.stands")


def told(person: Person) -> dict[str, Any]:
    found: dict[str, Any] = person.page.evaluate(TELLS)
    return found


def steps(person: Person) -> list[dict[str, Any]]:
    """All steps of a stretch, gone through by key."""
    found = []
    while person.page.locator(TOLD).count():
        found.append(told(person))
        assert len(found) < 60
        person.page.keyboard.press(" ")
    return found


def threat(shown: dict[str, Any]) -> int:
    return int(re.findall(r"\d+", shown["threat"])[0])


def test_an_attack_is_shown_step_by_step_and_its_question_within_it(meet: Meet) -> None:
    person = meet(reduced_motion="no-preference")
    person.remember(pace=PACE)
    person.begin(*SOLO)
    before_villain(person)
    before, page = threat(told(person)), person.page
    answer(person)
    first, attack = steps(person)
    assert first["says"] == first["heard"] == "1 threat is placed on The Break-In!"
    assert (threat(first), first["burst"], first["scene"]) == (before + 1, ["+1"], "")
    assert first["tags"] == [f"{before} → {before + 1}"]
    assert attack["scene"] == "attack" and attack["says"].startswith("Rhino attacks you")
    assert attack["sum"] == "2 ? ?"
    person.asked()
    scene = page.locator("[data-scene=attack]")
    expect(scene).to_be_visible()  # the question interrupts it
    expect(scene.locator("button.card.legal").first).to_be_visible()
    page.keyboard.press("1")
    expect(scene.locator("button.card.selected")).to_have_count(1)
    answer(person)
    shown = steps(person)
    assert shown[0]["scene"] == "attack"
    struck = next(each for each in shown if "damage" in each["says"])
    after, left = int(re.findall(r"\d+", struck["life"])[0]), int(struck["sum"][-1])
    assert struck["tags"] == ([f"{after + left} → {after}"] if left else [])
    assert re.fullmatch(r"2 \d 3 \d", struck["sum"]), struck
    assert any(each["scene"] == "reveal" for each in shown)
    assert not any(each["focus"] for each in shown)
    person.asked()
    expect(page.locator("[data-scene]")).to_have_count(0)


def test_the_question_is_one_key_away_and_what_was_shown_can_be_seen_again(meet: Meet) -> None:
    person = meet(reduced_motion="no-preference")
    person.remember(pace=PACE)
    person.begin(*SOLO)
    before_villain(person)
    answer(person)
    page, at = person.page, person.look()["at"]
    page.keyboard.press("Enter")  # goes to the question, and answers nothing
    assert "Who defends" in person.asked()["question"]
    assert person.look()["at"] == at
    assert page.locator("[role=log]").inner_text().startswith("Rhino attacks you")
    page.evaluate(WAITS)
    page.keyboard.press("r")
    page.wait_for_function("() => globalThis.stands")
    assert [each["says"][:6] for each in steps(person)] == ["1 thre", "Rhino "]
    page.evaluate(WAITS)
    page.keyboard.press("r")
    page.wait_for_function("() => globalThis.stands")
    page.keyboard.press("2")  # an answer is chosen, and waits to be confirmed
    expect(page.locator(TOLD)).to_have_count(0)
    expect(page.locator("[data-zone=prompt] .primary")).to_contain_text("defends")
    assert person.look()["at"] == at


def test_nothing_is_shown_where_the_pace_is_off(meet: Meet) -> None:
    person = meet(reduced_motion="no-preference")
    person.remember(pace="off")
    person.begin(*SOLO)
    before_villain(person)
    person.page.evaluate(WAITS)
    person.usual()
    assert "Who defends" in person.asked()["question"]
    assert not person.page.evaluate("globalThis.stands")
    assert "Rhino" in person.page.locator("[role=log]").inner_text()
    person.page.keyboard.press("r")  # by hand, as stills
    assert [each["scene"] for each in steps(person)] == ["", "attack"]


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (1024, 768), (390, 844), (360, 740)])
def test_a_scene_has_room_and_nothing_stands_in_anybodys_way(meet: Meet, width: int, height: int) -> None:
    person = meet(viewport={"width": width, "height": height})
    person.begin(*SOLO)
    before_villain(person)
    person.usual()
    person.asked()
    page = person.page
    page.keyboard.press("r")
    page.keyboard.press(" ")
    expect(page.locator("[data-scene=attack]")).to_be_visible()
    assert not faults(person)
    assert not in_both(person)
    page.locator(".prompt.tells .next").focus()
    page.keyboard.press(" ")
    expect(page.locator(TOLD)).to_have_count(0)
    assert page.evaluate("document.activeElement.closest('[data-zone=prompt]') !== null"), (
        "the focus is at the question"
    )
    answered = person.usual()
    assert answered["asks"] or answered["over"]
    page.keyboard.press("r")
    while not page.locator("[data-scene=reveal]").count():
        page.keyboard.press(" ")
    assert not faults(person)
    assert not in_both(person, "[data-scene]")


def test_each_step_waits_where_that_is_the_pace_and_the_focus_is_where_it_goes_on(meet: Meet) -> None:
    person = meet()  # who wants less motion
    person.remember(pace="off")
    person.begin(*SOLO)
    before_villain(person)
    page = person.page
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("link", name="Settings").click()
    page.get_by_role("group", name="Show what happens").get_by_role("button", name="Wait after each step").click()
    page.go_back()
    person.table()
    page.evaluate("document.activeElement?.blur()")
    page.keyboard.press("Enter")
    next_ = page.locator(".prompt.tells button.next")
    expect(next_).to_be_focused()
    expect(next_).to_have_accessible_description("1 threat is placed on The Break-In!")
    page.keyboard.press("Enter")
    expect(next_).to_have_accessible_description(re.compile("Rhino attacks you"))
    page.keyboard.press(" ")
    expect(page.locator(TOLD)).to_have_count(0)
    assert "Who defends" in person.asked()["question"]
    assert page.evaluate("document.activeElement.closest('[data-zone=prompt]') !== null")


def test_what_is_taken_back_is_said_and_ends_what_is_shown(meet: Meet) -> None:
    person = meet(reduced_motion="no-preference")
    person.remember(pace=PACE)
    person.begin(*SOLO)
    page = person.page
    while not page.get_by_role("button", name=re.compile("Change")).first.is_enabled():
        person.usual()
    while "turn" not in person.asked()["question"].lower():
        person.usual()
    page.keyboard.press("c")
    page.locator("[data-zone=prompt] .primary").click()
    expect(page.locator("[data-zone=story]")).to_contain_text("You change")
    page.keyboard.press("u")
    said = page.locator("[data-zone=prompt] .taken")
    expect(said).to_contain_text("Taken back: Change")
    expect(page.locator("[role=log]").first).to_have_text(said.inner_text())
    expect(page.locator(TOLD)).to_have_count(0)
    person.usual()  # what a card of the hand pays is shown first
    person.usual()
    expect(said).to_have_count(0)
