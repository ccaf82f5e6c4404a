"""What is opened at a table or beside it is for everyone, too: in dark and light, on a screen and on a phone."""

import json
import re

import pytest
from playwright.sync_api import WebSocketRoute, expect

from scripts.page_fixtures import Situation
from tests.browser.conftest import Meet
from tests.browser.layout import faults
from tests.browser.pages import Person
from tests.browser.staged import stage, staged
from tests.browser.test_everyone import in_both
from tests.server.helpers import Server
from tests.server.test_tables import settle

SIZES = ((1440, 900), (390, 844))
BOOSTED = {
    "heroes": ["spider_man"], "scenario": "ultron", "round": 2, "active": 0, "main_scheme": {"threat": 0},
    "encounter_deck": ["01144a", "Repair Sequence"],
    "players": [{"form": "hero", "hand": ["Backflip", "Energy", "Genius"]}],
}  # fmt: skip
"""Android Efficiency comes as a boost card, whose boost ability lets its player choose; then Repair Sequence."""
STAYS = """const timed = window.setTimeout;
window.setTimeout = (then, after, ...more) => after === 1800 ? 0 : timed(then, after, ...more);"""
"""Cards that were just turned up stay for as long as somebody looks at them."""
LONG = 200
"""So many lines of a story are more than any window shows."""


def fits(person: Person, part: str) -> None:
    """A part of the page, at both sizes and in both schemes."""
    for width, height in SIZES:
        person.page.set_viewport_size({"width": width, "height": height})
        expect(person.page.locator(part).first).to_be_visible()
        assert not in_both(person, part), (part, width)
        assert not faults(person), (part, width)


def sit(person: Person, server: Server, **new: object) -> None:
    table = server.ask("/api/tables", {"seed": "2", **new})
    person.go(f"/t/{table['table']}?token={table['token']}")
    person.table()
    person.asked()


@pytest.mark.parametrize("width", [1440, 390])
def test_open_piles_and_the_areas_of_others(meet: Meet, server: Server, width: int) -> None:
    person = meet(viewport={"width": width, "height": 900})
    person.go(stage(server, "champions_crowded"))
    person.table()
    person.asked()
    page = person.page
    page.locator("figure button:visible").first.click()
    assert not in_both(person, ".pile-list") and not faults(person), "pile"
    page.locator(".pile-list button").first.click()
    page.locator(".avatar" if width < 760 else "aside button[aria-expanded=false]").last.click()
    page.locator(".area").wait_for()
    assert not in_both(person, ".area") and not faults(person), "area"
    page.get_by_role("button", name="Menu").click()
    page.locator("nav[aria-label=Menu] a").first.wait_for()
    assert not in_both(person, "nav[aria-label=Menu]") and not faults(person), "menu"
    page.get_by_role("navigation", name="Menu").locator("button", has_text="Automatic choices").click()
    page.locator(".standings").wait_for()
    assert not in_both(person, ".standings") and not faults(person), "standing answers"


def test_hints_and_the_solution_of_a_puzzle(meet: Meet, server: Server) -> None:
    person = meet()
    sit(person, server, puzzle="takeoff")
    more = person.page.locator(".coach button")
    while more.count():
        before = person.page.locator(".coach .hint").count()
        more.click()
        expect(person.page.locator(".coach .hint")).to_have_count(before + 1)
    fits(person, ".coach")


def test_the_cover_of_hidden_hands(meet: Meet, server: Server) -> None:
    person = meet()
    sit(person, server, game="skirmish", answers={"players": ["people"]})
    fits(person, ".cover")


def test_the_wish_of_another_to_take_back(meet: Meet, server: Server) -> None:
    two = {"heroes": ["spider_man", "she_hulk"]}
    table = server.ask("/api/tables", {"game": "champions", "seed": "1", "answers": two})
    tokens = [link["token"] for link in table["links"]]
    with server.page(table["table"], tokens[0]) as one, server.page(table["table"], tokens[1]) as other:
        pages = [one, other]
        asker = None
        while asker is None:
            settle(pages)
            asker = next((page for page in pages if page.now.get("undo", {}).get("asks")), None)
            if asker is None:
                next(page for page in pages if page.now.get("prompt")).usual()
        assert asker.ask("undo")["is"] == "done"
        person = meet()
        person.go(f"/t/{table['table']}?token={tokens[1 - pages.index(asker)]}")
        fits(person, ".wanted")


def test_a_replay_and_what_if(meet: Meet, server: Server) -> None:
    person = meet()
    sit(person, server, game="champions", quick=True)
    for _ in range(4):
        person.usual()
    person.go(person.page.url.partition("#/")[2].replace("t/", "/replay/", 1))
    person.settle()
    fits(person, "main")
    person.page.get_by_role("button", name="Play on from here").click()
    person.table()
    person.asked()
    fits(person, "html")


def lengthened(message: str) -> str:
    """How things stand, with a story that is told over and over until it is long."""
    now = json.loads(message)
    told = now.get("story") if now["is"] == "now" else None
    if not told:
        return message
    while sum(len(section["lines"]) for section in now["story"]) < LONG:
        far = now["story"][-1]["lines"][-1]["place"] + 1
        for section in told:
            lines = [{**line, "place": line["place"] + far} for line in section["lines"]]
            now["story"] = [*now["story"], {**section, "place": section["place"] + far, "lines": lines}]
    return json.dumps(now)


@pytest.mark.parametrize("situation", ["champions_mid", "heroes_turn", "skirmish_mid"])
def test_a_story_of_many_lines(meet: Meet, server: Server, situation: str) -> None:
    def lengthen(page: WebSocketRoute) -> None:
        page.connect_to_server().on_message(lambda message: page.send(lengthened(str(message))))

    person = meet()
    person.page.route_web_socket(re.compile("/ws/"), lengthen)
    person.go(stage(server, situation))
    person.table()
    person.asked()
    for width, height in SIZES:
        person.page.set_viewport_size({"width": width, "height": height})
        if not person.page.locator("[data-zone=story]:visible").count():
            person.page.keyboard.press("l")
        story = person.page.locator("[data-zone=story]")
        expect(story).to_be_visible()
        if (more := story.get_by_role("button", name=re.compile(r"^All \d"))).is_visible():
            more.click()
        expect(story.locator("li").nth(LONG - 1)).to_be_attached()
        assert not in_both(person, "[data-zone=story]"), width
        assert not faults(person), width


def test_cards_that_are_turned_up(meet: Meet, server: Server) -> None:
    person = meet()
    page = person.page
    page.add_init_script(STAYS)
    person.go(staged(server, Situation("boosted", "champions", given=BOOSTED)))
    person.table()
    shown = page.locator(".reveal .card")
    for name in ("Android Efficiency", "Repair Sequence"):
        while not shown.filter(has_text=name).count():
            person.asked()
            person.usual()
        assert shown.locator("visible=true").count() == shown.count() > 0
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            assert not in_both(person, ".reveal") and not faults(person), (name, width)
            if name == "Android Efficiency":  # its boost ability asks, and until that is answered it lies there
                expect(page.locator("[data-zone=schemes] .resolving")).to_have_count(1)
                assert not in_both(person, "[data-zone=schemes]"), width
        page.set_viewport_size({"width": 1440, "height": 900})
        page.keyboard.press("Shift")
        expect(shown).to_have_count(0)
