"""On a phone a player sees at all times what they have, and nothing jumps while they answer.

Downwards a table of Champions has the others, the villain, the scheme, what is in play, the hand, the own line with hit
points and basic powers, and the question.
"""

from functools import cache
from typing import Any, Final

import pytest
from playwright.sync_api import expect

from goldenrule.server.protocol import Now
from tests.browser.conftest import Meet
from tests.browser.layout import faults
from tests.browser.pages import Person
from tests.browser.questions import of_every_kind, show
from tests.browser.staged import stage
from tests.server.helpers import Server

HEROES: Final = {
    1: {"heroes": ["spider_man"], "scenario": "rhino"},
    2: {"heroes": ["spider_man", "captain_marvel"], "scenario": "klaw"},
    3: {"heroes": ["iron_man", "black_panther", "she_hulk"], "scenario": "ultron"},
    4: {"heroes": ["captain_marvel", "iron_man", "spider_man", "black_panther"], "scenario": "rhino"},
}
"""By number of heroes, what is played."""
PHONES: Final = ((390, 844), (360, 740))
SMALLEST: Final = (320, 640)
SIZES: Final = ((1440, 900), (1024, 768), (800, 600), *PHONES, SMALLEST)

SEEN: Final = """
  const frame = { top: 0, bottom: innerHeight, left: 0, right: innerWidth };
  /** How much of an element is on the screen: the part that nothing cuts off. */
  function part(at) {
    let { top, bottom, left, right } = at.getBoundingClientRect();
    for (let around = at.parentElement; around; around = around.parentElement) {
      const { overflowX, overflowY, display } = getComputedStyle(around);
      if (display === "contents") continue;
      const edge = around === document.documentElement ? frame : around.getBoundingClientRect();
      if (overflowY !== "visible") [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)];
      if (overflowX !== "visible") [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)];
    }
    [top, bottom] = [Math.max(top, 0), Math.min(bottom, innerHeight)];
    return { top, bottom, left, right, high: bottom - top, wide: right - left };
  }
  /** Is its middle what a finger would meet? */
  function met(at) {
    const { top, bottom, left, right } = part(at);
    const found = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return !!found && (at.contains(found) || found.contains(at));
  }
  const names = (at) => `${at.localName}.${[...at.classList].filter((each) => !each.startsWith("svelte-")).join(".")}`;
  const told = (at) => `${names(at)} "${at.textContent.trim().slice(0, 40)}"`;
"""

OWN: Final = (
    """() => {"""
    + SEEN
    + """
  document.documentElement.style.visibility = "";
  const found = [];
  const whole = (at, what) => {
    if (!at?.checkVisibility()) return void found.push(`${what} is not there`);
    const box = at.getBoundingClientRect(), seen = part(at);
    if (seen.high < box.height - 1.5 || seen.wide < box.width - 1.5) found.push(`${what} is cut: ${told(at)}`);
    else if (!met(at)) found.push(`${what} is covered: ${told(at)}`);
  };
  const own = document.querySelector("[data-zone=you]");
  whole(own?.querySelector(".life"), "hit points");
  whole(own?.querySelector(".card"), "picture");
  const powers = [...(own?.querySelectorAll(".powers button") ?? [])];
  if (powers.length < 2) found.push("no basic powers");
  for (const each of powers) whole(each, "basic power");
  const bar = document.querySelector("[data-zone=prompt]");
  const buttons = [...bar.querySelectorAll(".primary, .more button")];
  for (const each of buttons) whole(each, "button");
  const answers = bar.querySelector(".choices");
  if (answers && part(answers).high < 44) found.push(`answers: only ${Math.round(part(answers).high)} px are seen`);
  if (part(bar.querySelector("h2")).high < 20) found.push("the question cannot be read");
  const cards = [...document.querySelectorAll("[data-zone=hand] .card")];
  const shown = cards.filter((each) => part(each).high >= 40 && part(each).wide >= 40);
  if (cards.length && !shown.length) found.push("no card of the hand is seen");
  for (const each of document.querySelectorAll(".foe-place .life, .meter .num")) whole(each, "villain or scheme");
  const over = document.documentElement.scrollHeight - innerHeight;
  if (over > 0) found.push(`the table is ${over} px higher than the window`);
  document.documentElement.style.visibility = "hidden";
  return found;
}"""
)
"""What of a player's own is not on the screen, and which buttons of the question are not."""

ANSWERS: Final = """() => {
  const found = [];
  const end = innerHeight - (document.querySelector("nav.tabs")?.offsetHeight ?? 0);
  const bar = document.querySelector("[data-zone=prompt]");
  for (const each of bar.querySelectorAll(".primary, .more button")) {
    const { top, bottom, height } = each.getBoundingClientRect();
    if (bottom > end + 1 || top < 48 || height < 44) found.push(each.textContent);
  }
  for (const each of bar.querySelectorAll(".choices, .ways, .plan")) {
    const { top, bottom } = each.getBoundingClientRect();
    if (Math.min(bottom, end) - top < 44) found.push(each.className);
  }
  return found;
}"""
"""What answers a question and is below what is seen."""

PLAYING: Final = (
    """() => {"""
    + SEEN
    + """
  const found = [];
  const whole = (at, what) => {
    const box = at?.getBoundingClientRect();
    if (!box || part(at).high < box.height - 1.5 || part(at).wide < box.width - 1.5) found.push(`${what} is cut`);
  };
  whole(document.querySelector("[data-zone=you] .life"), "hit points");
  for (const each of document.querySelectorAll(".powers button, .prompt.tells button")) whole(each, told(each));
  const scene = document.querySelector("[data-scene]");
  if (scene && part(scene).high < 180) found.push(`the scene has ${part(scene).high} px`);
  const cards = [...document.querySelectorAll("[data-zone=hand] .card")];
  if (cards.length && part(cards[0]).high < 40) found.push("no card of the hand is seen");
  return found;
}"""
)
"""What of a player's own is not on the screen while something is shown."""

PLACES: Final = """() => {
  const place = (at) => {
    const box = document.querySelector(at)?.getBoundingClientRect();
    return box && box.width ? [Math.round(box.top), Math.round(box.bottom)] : null;
  };
  const found = (all) => Object.fromEntries(all.map((each) => [each, place(each)]));
  return found([".ribbon", ".mates", ".foe-place", ".meter", ".me-place", "[data-zone=prompt]"]);
}"""
"""Where the lines of a table stand."""
LINES: Final = (".ribbon", ".mates", ".foe-place", ".meter")
"""Those that no question moves."""


def phone(width: int, height: int) -> dict[str, Any]:
    return {"viewport": {"width": width, "height": height}, "has_touch": True, "is_mobile": True}


@cache
def questions(many: int) -> list[Now]:
    return list(of_every_kind("champions", HEROES[many], each=1, seeds=2))


def places(person: Person) -> dict[str, list[int] | None]:
    found: dict[str, list[int] | None] = person.page.evaluate(PLACES)
    return found


def lines(person: Person) -> dict[str, list[int] | None]:
    found = places(person)
    return {each: found[each] for each in LINES}


def sit(person: Person, server: Server, many: int, **more: object) -> None:
    """Open a new game with this many heroes, all played by one person."""
    answers = {**HEROES[many], "scenario": [HEROES[many]["scenario"]]}
    table = server.ask("/api/tables", {"game": "champions", "seed": "1", "answers": answers, **more})
    person.go(f"/t/{table['table']}?token={table['token']}")
    person.table()
    person.asked()
    person.settle()


@pytest.mark.parametrize("many", HEROES)
@pytest.mark.parametrize("size", PHONES)
def test_what_a_player_has_is_on_the_screen_whatever_is_asked(meet: Meet, many: int, size: tuple[int, int]) -> None:
    asked = questions(many)
    assert len({each.prompt.kind for each in asked if each.prompt}) > 8
    assert not show(meet(**phone(*size)), "champions", asked, OWN, [None] * len(asked))


def test_what_is_not_on_the_screen_is_found(meet: Meet) -> None:
    person = meet(**phone(*PHONES[0]))
    asked = questions(1)[:1]
    assert not show(person, "champions", asked, OWN, [None])
    person.page.evaluate("""() => {
      document.querySelector(".me-place").style.marginInlineEnd = "-90px";
      document.querySelector(".meter").style.display = "none";
    }""")
    found = person.page.evaluate(OWN)
    assert any("basic power" in each for each in found) and any("is not there" in each for each in found)


@pytest.mark.parametrize("size", PHONES)
@pytest.mark.parametrize("many", HEROES)
def test_nothing_jumps_while_somebody_answers(meet: Meet, server: Server, many: int, size: tuple[int, int]) -> None:
    person = meet(**phone(*size))
    sit(person, server, many)
    page = person.page
    before = places(person)
    assert page.locator(".hand.open").count()  # the mulligan
    page.locator("[data-zone=hand] .card").nth(1).tap()
    expect(page.locator("[data-zone=prompt] .primary")).to_contain_text("Replace")
    assert places(person) == before, "a card is chosen"
    page.keyboard.press("Escape")
    assert places(person) == before, "nothing is chosen"
    while person.asked()["question"] != "Your turn: what do you do?":
        person.usual()
    turn = places(person)
    assert {each: turn[each] for each in LINES} == {each: before[each] for each in LINES}, "the hand is closed"
    page.locator("[data-zone=you] .powers button:not([aria-disabled=true])").last.tap()
    expect(page.locator("[data-zone=prompt] .primary")).to_contain_text("Change")
    assert places(person) == turn, "a button that confirms has come"
    page.keyboard.press("Escape")
    expect(page.locator("[data-zone=prompt] .primary")).to_have_count(0)
    page.locator(".hint").tap()
    expect(page.locator(".advice")).to_be_visible()
    assert places(person) == turn, "a hint is shown"
    page.keyboard.press("Escape")
    if page.locator("[data-zone=prompt] [aria-expanded=false]").count():
        page.keyboard.press("a")
        expect(page.locator("[data-zone=prompt] [aria-expanded=true]")).to_be_visible()
        assert lines(person) == {each: turn[each] for each in LINES}, "all options are listed"
        page.keyboard.press("a")
        assert lines(person) == {each: turn[each] for each in LINES}, "and are not any more"
    asked = 0
    while asked < 12:  # the lines above stay for every question of the round
        person.usual()
        person.asked()
        assert lines(person) == {each: turn[each] for each in LINES}, person.look()["question"]
        asked += 1


@pytest.mark.parametrize("size", PHONES)
def test_a_tip_that_has_been_read_moves_nothing(meet: Meet, server: Server, size: tuple[int, int]) -> None:
    person = meet(**phone(*size))
    table = server.ask("/api/tables", {"game": "champions", "seed": "1", "quick": True, "guided": True})
    person.go(f"/t/{table['table']}?token={table['token']}")
    person.table()
    person.asked()
    person.settle()
    page = person.page
    understood = page.get_by_role("button", name="Got it")
    while not understood.count():
        person.usual()
        person.asked()
    before = places(person)
    understood.first.tap()
    expect(understood).to_have_count(0)
    assert places(person) == before


@pytest.mark.parametrize("size", PHONES)
@pytest.mark.parametrize("many", HEROES)
def test_hit_points_and_hand_stay_while_the_stage_plays(
    meet: Meet, server: Server, many: int, size: tuple[int, int]
) -> None:
    person = meet(**phone(*size))
    sit(person, server, many)
    page = person.page
    shown = 0
    while not shown:
        person.usual()
        person.asked()
        page.keyboard.press("r")  # what led here, step by step
        person.settle()
        before = places(person)
        while page.locator(".prompt.tells").count():
            assert not page.evaluate(PLAYING)
            assert places(person) == before, "no step moves another line"
            shown += 1
            page.keyboard.press(" ")
            person.settle()


@pytest.mark.parametrize("size", PHONES)
@pytest.mark.parametrize("game", ["heroes", "skirmish"])
def test_what_answers_a_question_stands_above_the_tabs(meet: Meet, game: str, size: tuple[int, int]) -> None:
    asked = list(of_every_kind(game, {}, each=1, seeds=1))
    assert not show(meet(**phone(*size)), game, asked, ANSWERS, [None] * len(asked))


@pytest.mark.parametrize("situation", ["champions_four", "champions_crowded", "heroes_turn", "skirmish_mid"])
def test_no_table_is_higher_than_its_window(meet: Meet, server: Server, situation: str) -> None:
    person = meet()
    person.go(stage(server, situation))
    person.table()
    person.asked()
    for width, height in SIZES:
        person.page.set_viewport_size({"width": width, "height": height})
        person.settle()
        over = person.page.evaluate("document.documentElement.scrollHeight - innerHeight")
        assert over <= 0, (width, height)


@pytest.mark.parametrize("lang", ["en", "es", "uk", "zh-Hant"])
def test_the_header_of_a_page_is_one_row(meet: Meet, lang: str) -> None:
    person = meet(**phone(360, 740))
    person.remember(lang=lang)
    for way in ("/", "/new/champions", "/new/heroes", "/learn", "/cards", "/decks", "/settings", "/rules"):
        person.open(way)
        header = person.page.locator("header").first.bounding_box()
        assert header and header["height"] <= 72, (way, header)
        assert not faults(person), way
