"""Marvel Heroes in the page: the map by keys, planning within the plot points, rolls that outlast a reload."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Meet
from tests.browser.pages import Look, Person
from tests.browser.staged import stage
from tests.browser.test_everyone import violations
from tests.server.helpers import Server

PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
DISTRICTS = "svg.map [role=button][data-place]"
SMALL = """() => [...document.querySelectorAll("svg text")].flatMap((at) => {
  if (!at.checkVisibility({ visibilityProperty: true }) || !at.textContent.trim()) return [];
  const drawn = at.getScreenCTM();
  const size = parseFloat(getComputedStyle(at).fontSize) * Math.hypot(drawn.b, drawn.d);
  return size < 11 - 0.01 ? [`${size} px: ${at.textContent}`] : [];
})"""
"""Texts of drawings whose letters are smaller on the screen than any other."""


def until(person: Person, there: str, steps: int = 200) -> Look:
    """Play until something is on the page."""
    for _ in range(steps):
        found = person.asked()
        if found["over"]:
            break
        if person.page.locator(there).count():
            return found
        person.usual()
    raise AssertionError(f"{there} never comes")


def test_every_district_is_a_named_place_that_arrows_reach(meet: Meet) -> None:
    person = meet()
    person.begin("heroes", "1")
    page, asked = person.page, person.asked()
    assert asked["question"].startswith("You have")
    districts = page.locator(DISTRICTS)
    expect(districts).to_have_count(16)
    names = [each.get_attribute("aria-label") or "" for each in districts.all()]
    assert all("Manhattan" in name or "Village" in name for name in names)
    assert sum("VP" in name for name in names) == 4, "where there is a headline, the name says what it is"
    expect(page.locator(f"{DISTRICTS}[tabindex='0']")).to_have_count(1)
    page.locator(f"{DISTRICTS}[tabindex='0']").focus()
    reached, fringe = set(), [page.evaluate("document.activeElement.dataset.place")]
    while fringe:
        place = fringe.pop()
        reached.add(place)
        for arrow in ("ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"):
            page.locator(f'{DISTRICTS}[data-place="{place}"]').focus()
            page.keyboard.press(arrow)
            now = page.evaluate("document.activeElement.dataset.place")
            if now not in reached:
                fringe.append(now)
                reached.add(now)
    assert len(reached) == 16


def test_planning_says_what_is_left_and_takes_one_status_for_each_hero(meet: Meet) -> None:
    person = meet()
    person.begin("heroes", "1")
    person.asked()
    rows = person.page.locator(".planning li")
    expect(rows).not_to_have_count(0)
    left = person.page.locator(".plan .left")
    before = left.inner_text()
    support = rows.first.get_by_role("button", name="Supporting")
    person.press(support)
    expect(support).to_have_attribute("aria-pressed", "true")
    expect(left).not_to_have_text(before)
    person.press(rows.first.get_by_role("button", name="Recovery"))
    expect(support).to_have_attribute("aria-pressed", "false")
    expect(left).to_have_text(before)


def test_the_rolls_of_a_combat_outlast_a_reload(meet: Meet) -> None:
    person = meet()
    person.begin("heroes", "h1")
    until(person, ".combat .past li")
    past = person.page.locator(".combat .past")
    told = past.inner_text()
    dice = person.page.locator(".combat .roll .die").count()
    assert ":" in told
    person.page.reload()
    person.asked()
    expect(past).to_have_text(told, use_inner_text=True)
    expect(person.page.locator(".combat .roll .die")).to_have_count(dice)


def test_a_small_phone_shows_dice_and_question_of_a_combat_at_once(meet: Meet) -> None:
    person = meet("touch", **PHONE)
    person.begin("heroes", "h1")
    until(person, ".combat .past li")
    person.page.locator(".combat").wait_for()
    assert person.page.evaluate("document.scrollingElement.scrollWidth - innerWidth") <= 0
    bar = person.page.locator("[data-zone=prompt]").bounding_box()
    names = person.page.locator(".combat .fighter .name")
    expect(names).to_have_count(2)
    assert bar is not None
    for name in names.all():
        box = name.bounding_box()
        assert box is not None and box["y"] + box["height"] < bar["y"]


@pytest.mark.parametrize("size", [(1440, 900), (390, 844), (360, 740)])
def test_what_is_written_on_the_map_is_large_enough_to_be_read(
    meet: Meet, server: Server, size: tuple[int, int]
) -> None:
    person = meet(viewport={"width": size[0], "height": size[1]})
    person.go(stage(server, "heroes_crowded"))
    person.table()
    person.asked()
    expect(person.page.locator("svg.map text")).not_to_have_count(0)
    assert person.page.evaluate(SMALL) == []


def test_what_is_drawn_without_words_is_explained_by_a_press(meet: Meet, server: Server) -> None:
    person = meet()
    person.go(stage(server, "heroes_late"))
    person.table()
    person.asked()
    page = person.page
    for name, said in (
        ("of 3 Master Plans done", "Each mastermind has three"),
        ("Most Wanted", "A Lead with this icon who has won"),
    ):
        button = page.get_by_role("button", name=name).first
        shown = page.locator(":popover-open")
        expect(shown).to_have_count(0)
        assert said in (button.get_attribute("title") or "")
        button.focus()
        page.keyboard.press("Enter")
        expect(shown).to_contain_text(said)
        assert not violations(person)
        page.keyboard.press("Escape")
        expect(shown).to_have_count(0)
    expect(page.locator("[data-part=vp]")).to_contain_text("otherwise the most VP after Game Round 3 wins")


def test_what_comes_of_an_answer_is_said_only_while_it_is_pointed_at(meet: Meet, server: Server) -> None:
    person = meet()
    person.go(stage(server, "heroes_scheme"))
    person.table()
    person.asked()
    page = person.page
    comes = page.locator("[data-zone=prompt] .comes")
    page.locator("[data-zone=prompt] .opt", has_text="Raise Threat").hover()
    expect(comes).to_contain_text("You scheme")
    page.mouse.move(2, 2)
    expect(comes).to_have_count(0)


TIP_OR_FIGHT = ".coach .deeds, .over > *"


def test_a_tip_leaves_the_map_its_size(meet: Meet, server: Server) -> None:
    for size in ((1440, 900), (1024, 768)):
        person = meet(viewport={"width": size[0], "height": size[1]})
        table = server.ask("/api/tables", {"game": "heroes", "seed": "1", "quick": True, "guided": True})
        person.go(f"/t/{table['table']}?token={table['token']}")
        person.table()
        page, seen = person.page, 0
        understood = page.get_by_role("button", name="Got it")
        until(person, TIP_OR_FIGHT)
        while not page.locator(".over > *").count():
            person.settle()
            page.mouse.move(0, 0)
            panel = page.locator(".map.panel")
            before, tip = panel.bounding_box(), page.locator(".coach").bounding_box()
            assert before and tip
            assert tip["y"] + tip["height"] <= size[1]
            hand = page.locator("[data-zone=hand]").bounding_box()
            assert hand
            assert tip["y"] + tip["height"] <= hand["y"], "it covers no card"
            person.press(understood)
            expect(understood).to_have_count(0)
            assert panel.bounding_box() == before, (size, seen)
            seen += 1
            until(person, TIP_OR_FIGHT)
        assert seen > 2, "tips have been met"
