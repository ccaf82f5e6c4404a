"""The stage shows a mission of Marvel Heroes roll by roll: the Trouble roll, and a whole combat with its dice.

No test waits for a clock: as soon as something is shown a key lets the steps wait for the next one.
"""

import re
from collections.abc import Iterator
from typing import Any, Final

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Meet
from tests.browser.layout import faults
from tests.browser.pages import CHANGED, READY, Person
from tests.browser.staged import stage
from tests.browser.test_everyone import in_both
from tests.server.helpers import Server

HOLDS: Final = """() => {
  let told = false;
  const look = () => {
    const tells = document.querySelector(".prompt.tells") !== null;
    if (tells && !told) document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowLeft", bubbles: true }));
    told = tells;
  };
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true, attributes: true });
  look();
}"""
"""Lets the steps of every scene wait for the next one, as soon as the first of them is shown."""
TELLS: Final = """() => {
  const all = (at, within = document) => [...within.querySelectorAll(at)];
  const said = (at) => document.querySelector(at)?.textContent.trim() ?? "";
  const line = (each) => ({
    who: each.querySelector(".who").firstChild.textContent.trim(),
    dice: all(".dice > span > .die", each).filter((die) => !die.matches(".empty")).length,
    sum: each.querySelector(".last")?.textContent ?? "",
  });
  return {
    says: said(".prompt.tells h2"),
    heard: said("[role=log]"),
    scene: document.querySelector("[data-scene]")?.dataset.scene ?? "",
    lines: all(".roll.now .line").map(line),
    thrown: all(".thrown .die").length,
    level: said(".theatre .result"),
    chosen: all(".fighter .chosen").length,
    ko: all(".fighter").map((each) => all(".tags .taken", each).length),
    names: all(".fighter .name").map((each) => each.textContent),
    struck: document.querySelector(".strike")?.className ?? "",
    beat: said(".beat"),
  };
}"""
"""What is shown of a step."""
SIZES: Final = ((1440, 900), (1024, 768), (390, 844), (360, 740))
ROLL: Final = re.compile(r"(.+) (attacks|defends|rolls for Outwit): (.+)\. Total: (\d+) HIT\.$")

Shown = dict[str, Any]


def sit(person: Person, way: str) -> None:
    person.remember(pace="normal")
    person.go(way)
    person.table()
    person.page.evaluate(HOLDS)


def shown(person: Person) -> Iterator[Shown]:
    """Answer with what is proposed, and go through all that is shown, step by step."""
    page = person.page
    while True:
        page.wait_for_function(f"() => document.querySelector('.prompt.tells') || ({READY})()")
        while page.locator(".prompt.tells").count():
            yield page.evaluate(TELLS)
            page.keyboard.press(" ")
        before = person.look()
        assert not before["over"]
        if before["asks"]:
            person._answer(before)
            page.wait_for_function(
                f"(before) => document.querySelector('.prompt.tells') || ({CHANGED})(before)", arg=before
            )


def dice_in(text: str) -> int:
    """How many dice a sentence names; one that is rolled again lies there twice."""
    return 0 if text == "no dice" else len(re.findall(r"[^,(]+(?:\([^)]*\))?", text)) + text.count("(again")


def test_a_combat_is_shown_roll_by_roll(meet: Meet, server: Server) -> None:
    person = meet(reduced_motion="no-preference")
    sit(person, stage(server, "heroes_power"))
    rolled = compared = 0
    ko: list[int] = [0, 0]
    for step in shown(person):
        assert step["says"] == step["heard"]
        says = step["says"]
        if "uses" in says and "Attack" in says:
            assert step["chosen"] == 2, "both powers are turned up together"
        if found := ROLL.match(says):
            who, _, dice, total = found.groups()
            lines = {each["who"]: each for each in step["lines"]}
            assert (lines[who]["dice"], lines[who]["sum"]) == (dice_in(dice), total), step
            assert bool(step["beat"]) == (sum(bool(each["sum"]) for each in lines.values()) == 2)
            rolled += 1
        if " hits " in says or " does not hit " in says:
            assert ("nobody" in step["struck"]) == (" does not hit " in says)
            compared += 1
        if found := re.match(r"(.+) has (\d) KO\.$", says):
            ko = [int(found[2]) if name == found[1] else before for name, before in zip(step["names"], ko)]
            assert step["ko"] == ko
        if says.endswith("the combat."):
            break
    assert rolled >= 2 and compared and max(ko)


def test_a_trouble_roll_is_shown_before_its_headline(meet: Meet, server: Server) -> None:
    person = meet(reduced_motion="no-preference")
    sit(person, stage(server, "heroes_trouble"))
    for step in shown(person):
        if found := re.match(r"Trouble roll: (.+)\. Total: (\d+) Trouble\.$", step["says"]):
            assert step["scene"] == "trouble"
            assert (step["thrown"], step["level"]) == (dice_in(found[1]), found[2])
            break


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_scenes_have_room(meet: Meet, server: Server, width: int, height: int) -> None:
    person = meet(viewport={"width": width, "height": height})
    sit(person, stage(server, "heroes_trouble"))
    seen = set[str]()
    for step in shown(person):
        kind = "struck" if step["struck"] else step["scene"] if step["scene"] != "combat" or step["lines"] else ""
        if kind and kind not in seen:
            seen.add(kind)
            assert not faults(person), step
        if step["says"].endswith("the combat."):
            break
    assert {"trouble", "combat", "struck"} <= seen
    assert not in_both(person)
    person.page.keyboard.press("s")
    expect(person.page.locator(".prompt.tells")).to_have_count(0)
