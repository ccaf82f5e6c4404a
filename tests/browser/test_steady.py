"""What somebody is about to press stays where it is."""

import json
import re
from typing import Final

from playwright.sync_api import WebSocketRoute, expect

from scripts.page_fixtures import Situation
from tests.browser.conftest import Meet
from tests.browser.staged import staged
from tests.server.helpers import Server

SOLO: Final = ("champions", "3", "Spider-Man")
HANDS: Final = """() => {
  globalThis.hands = { most: 0, open: 0, closed: 0 };
  const count = () => {
    const all = [...document.querySelectorAll("[data-zone=hand]")];
    hands.most = Math.max(hands.most, all.length);
    hands.open += all.filter((each) => each.classList.contains("open")).length;
    hands.closed += all.filter((each) => !each.classList.contains("open")).length;
  };
  count();
  new MutationObserver(count).observe(document.body, { childList: true, subtree: true });
}"""
"""Counts how many hands are on the page at once."""
BUTTONS: Final = """() => [...document.querySelectorAll("[data-zone=prompt] :is(.choices, .go) button")].map((each) => {
  const { x, y, width, height } = each.getBoundingClientRect();
  return [x, y, width, height].map(Math.round).join(" ");
})"""
GOES_ON: Final = Situation(
    "skirmish_goes_on",
    "skirmish",
    kind="recruit",
    given={
        "active": "heroes",
        "heroes": {"hand": [], "slots": {1: "wasp", 2: "iron_man"}},
        "villains": {"hand": [], "slots": {2: "red_skull"}},
    },
)
"""One card of the Heroes has an opponent, and the other frees a Civilian."""
TIP: Final = """() => {
  const tip = document.querySelector(".coach"), edge = tip.getBoundingClientRect();
  return [...tip.querySelectorAll(".deeds button")].map((each) => {
    const box = each.getBoundingClientRect();
    return box.right <= edge.right && box.bottom <= edge.bottom && box.left >= edge.left;
  });
}"""
"""Is each button of a tip within it?"""


def test_a_hand_that_opens_or_closes_is_alone_at_once(meet: Meet) -> None:
    person = meet(reduced_motion="no-preference")
    person.remember(pace="off")
    person.begin(*SOLO)
    person.page.evaluate(HANDS)
    while "discard any number" not in person.asked()["question"]:
        person.usual()
    person.usual()
    person.asked()
    found: dict[str, int] = person.page.evaluate("hands")
    assert found["open"] and found["closed"]
    assert found["most"] == 1


def test_a_preview_moves_no_button(meet: Meet) -> None:
    person = meet(viewport={"width": 1280, "height": 720})
    asked: set[int] = set()
    held: list[str] = []
    pages: list[WebSocketRoute] = []
    holds = False

    def route(page: WebSocketRoute) -> None:
        server = page.connect_to_server()
        pages.append(page)

        def ask(message: str | bytes) -> None:
            request = json.loads(message)
            if holds and request["do"] == "preview":
                asked.add(request["id"])
            server.send(message)

        def answer(message: str | bytes) -> None:
            (held.append if json.loads(message).get("id") in asked else page.send)(str(message))

        page.on_message(ask)
        server.on_message(answer)

    page = person.page
    page.route_web_socket(re.compile("/ws/"), route)
    person.begin(*SOLO)
    while person.asked()["answers"] != 2:
        person.usual()
    page.mouse.move(0, 0)
    holds = True
    page.locator("[data-zone=prompt] .choices button").first.hover()
    page.wait_for_function("() => document.documentElement.dataset.asking")
    before = page.evaluate(BUTTONS)
    while not held:
        page.evaluate("0")  # what the server has sent is taken in
    for message in held:
        pages[-1].send(message)
    expect(page.locator("[data-zone=prompt] .comes")).to_be_visible()
    assert page.evaluate(BUTTONS) == before


def test_a_preview_moves_no_button_of_the_duel(meet: Meet, server: Server) -> None:
    person = meet(viewport={"width": 1440, "height": 900})
    person.open(staged(server, GOES_ON))
    person.asked()
    page = person.page
    page.mouse.move(0, 0)
    before = page.evaluate(BUTTONS)
    page.get_by_role("button", name="Go on to the attack").hover()
    preview = page.locator("[data-zone=prompt] .comes")
    expect(preview).to_contain_text("Red Skull: life 3 of 5 (−2)")
    expect(preview).to_contain_text("Which Civilian is freed?")
    assert page.evaluate(BUTTONS) == before


def test_the_buttons_of_a_tip_are_in_it(meet: Meet, server: Server) -> None:
    for game in ("champions", "heroes", "skirmish"):
        table = server.ask("/api/tables", {"game": game, "seed": "3", "quick": True, "guided": True})
        for width, height in ((1440, 900), (1024, 768), (390, 844), (360, 740)):
            person = meet(viewport={"width": width, "height": height})
            person.go(f"/t/{table['table']}?token={table['token']}")
            person.table()
            person.asked()
            expect(person.page.get_by_role("button", name="Got it")).to_be_visible()
            found = person.page.evaluate(TIP)
            assert found == [True, True], (game, width)


def test_the_story_stays_at_its_end_unless_somebody_reads_further_up(meet: Meet) -> None:
    person = meet(viewport={"width": 1440, "height": 900})
    person.begin("heroes", "1")
    story = person.page.locator("[data-zone=story] .list")
    far = "(list) => [list.scrollHeight - list.clientHeight, list.getBoundingClientRect().bottom]"
    where = """(list, n) =>
      list.querySelectorAll("li")[n].getBoundingClientRect().top - list.getBoundingClientRect().top"""
    low = "(list) => [...list.querySelectorAll('li')].at(-1)?.getBoundingClientRect().bottom ?? 0"
    while True:
        person.usual()
        more, bottom = story.evaluate(far)
        assert story.evaluate(low) <= bottom
        if more > 400:
            break
    story.evaluate("(list) => list.scrollBy(0, -100)")
    middle = story.locator("li").count() // 2
    read = story.evaluate(where, middle)
    lines = story.locator("li").count()
    while story.locator("li").count() == lines:
        person.usual()
    assert abs(story.evaluate(where, middle) - read) < 1  # in pixels
