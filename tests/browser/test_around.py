"""What lies around a game: what is not asked any more, hints, who looks on, moments that are shared, and dragging."""

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Meet
from tests.browser.pages import Person
from tests.server.helpers import Server


def menu(person: Person, name: str) -> Locator:
    """An entry of the menu of a table, which is opened for it."""
    opened = person.page.get_by_role("navigation", name="Menu")
    if not opened.is_visible():
        person.press(person.page.get_by_role("button", name="Menu"))
    return opened.locator("a, button", has_text=name)


def test_a_standing_answer_is_given_listed_and_taken_back(meet: Meet) -> None:
    person = meet()
    person.begin("champions", "1", "Spider-Man")
    stop = person.page.locator("[data-zone=prompt] summary")
    for _ in range(60):
        person.asked()
        if stop.is_visible():
            break
        person.usual()
    stop.click()
    person.page.get_by_role("button", name="Never use it").click()
    expect(stop).not_to_be_visible()
    menu(person, "Automatic choices").click()
    listed = person.page.get_by_role("dialog", name="Automatic choices")
    expect(listed.get_by_role("listitem")).to_contain_text("never used")
    listed.get_by_role("button", name="Ask me again").click()
    expect(listed.get_by_role("listitem")).to_contain_text("You are asked about every ability")
    free = listed.get_by_role("checkbox", name="Take benefits")
    expect(free).to_be_checked()
    free.click()
    expect(free).not_to_be_checked()
    person.page.keyboard.press("Escape")
    expect(listed).not_to_be_visible()


def test_a_puzzle_gives_its_hints_one_by_one_and_its_solution_only_when_that_is_asked_for(meet: Meet) -> None:
    person = meet()
    asked: list[str] = []
    person.page.on("request", lambda request: asked.append(request.url.rpartition("/")[2]))
    person.go("/puzzles")
    person.page.get_by_role("button", name="Play").first.click()
    person.table()
    hints = person.page.locator(".coach .hint")
    person.page.get_by_role("button", name="Give me a hint").click()
    expect(hints).to_have_count(1)
    while not (last := person.page.get_by_role("button", name="Show the solution")).is_visible():
        before = hints.count()
        person.page.get_by_role("button", name="Give me a hint").click()
        expect(hints).to_have_count(before + 1)
    assert "solution" not in asked
    last.click()
    expect(hints.last).to_contain_text("Solution:")
    assert asked.count("solution") == 1


def test_those_who_watch_see_the_cards_of_whoever_lets_them(meet: Meet) -> None:
    player, watcher = meet(), meet()
    player.begin("champions", "1", "Spider-Man")
    player.asked()
    hand = player.page.locator(".hand .card")
    expect(hand).not_to_have_count(0)
    many = hand.count()
    menu(player, "Players and links").click()
    link = player.page.get_by_label("Link: Watching").input_value()
    player.page.go_back()
    player.table()
    watcher.page.goto(link)
    watcher.table()
    expect(watcher.page.locator(".hand .card .nm")).to_have_count(0)
    allowed = menu(player, "Spectators may see my cards")
    expect(allowed).to_have_attribute("aria-pressed", "false")
    allowed.click()
    expect(allowed).to_have_attribute("aria-pressed", "true")
    menu(watcher, "Look over the shoulder of Spider-Man").click()
    expect(watcher.page.locator(".hand .card .nm")).to_have_count(many)


def test_a_friend_gives_up_his_seat_and_it_is_the_owners_again(meet: Meet, server: Server) -> None:
    answers = {"heroes": ["spider_man", "she_hulk"]}
    table = server.ask("/api/tables", {"game": "champions", "answers": answers, "seed": "1"})
    owner, friend = f"token={table['token']}", table["links"][1]["token"]
    person = meet()
    person.go(f"/join/{table['table']}?token={friend}")
    person.press(person.page.get_by_role("button", name="Sit down"))
    person.table()
    assert server.ask(f"/api/tables/{table['table']}?{owner}")["seats"] == [0]
    person.page.on("dialog", lambda asked: asked.accept())
    menu(person, "Give up my seat").click()
    expect(person.page.get_by_role("heading", name="Goldenrule", level=1)).to_be_visible()
    assert server.ask(f"/api/tables/{table['table']}?{owner}")["seats"] == [0, 1]
    assert server.ask(f"/api/tables/{table['table']}?token={friend}")[0] == 403


def test_a_bot_sits_down_and_gets_up_again(meet: Meet) -> None:
    person = meet()
    person.begin("skirmish", "1")
    menu(person, "Players and links").click()
    page = person.page
    page.get_by_text("Bots and people").click()
    seat = page.locator("details li", has_text="Villains")
    expect(seat).to_contain_text("A bot plays here")
    seat.get_by_role("button", name="Let a person play").click()
    page.get_by_role("button", name="Villains Yours until your friend comes").click()
    link = page.get_by_role("textbox", name="Link: Villains")
    expect(link).to_have_value(re.compile("/join/"))
    seat.get_by_role("button", name="Use a bot").click()
    expect(seat).to_contain_text("A bot plays here")
    expect(link).to_have_count(0)


def test_bots_play_and_one_looks_on(meet: Meet) -> None:
    person = meet()
    person.go("/watch")
    games = person.page.get_by_role("main").locator("section")
    games.filter(has_text="Marvel Champions").get_by_role("button", name="Watch bots").click()
    person.table()
    expect(person.page.locator("[data-zone=story] li")).not_to_have_count(0)
    bar = person.page.locator("[data-zone=prompt]")
    expect(bar.locator(".wait")).to_be_visible()
    expect(bar).not_to_contain_class("asks")
    expect(person.page.locator(".me-place")).to_be_visible()
    expect(person.page.locator(".me-place")).not_to_contain_text("You")


def test_a_lesson_is_read_and_goes_on(meet: Meet) -> None:
    person = meet()
    person.go("/learn")
    person.page.get_by_role("button", name="Start").first.click()
    person.table()
    said = person.page.locator(".coach")
    expect(said).to_contain_text("step 1 of")
    person.page.get_by_role("button", name="Continue").click()
    expect(said).to_contain_text("step 2 of")


INSIDE = """() => {
  const [bar, coach, ...buttons] = ["[data-zone=prompt]", ".coach", "[data-zone=prompt] .go button"]
    .flatMap((each) => [...document.querySelectorAll(each)].map((found) => found.getBoundingClientRect()));
  const plate = document.querySelector("[data-zone=prompt] .plate").getBoundingClientRect();
  return coach.top >= plate.bottom - 8 && [coach, ...buttons].every((each) => each.bottom <= bar.bottom);
}"""
"""Does what a lesson says lie below the plate of the question, and all that is pressed within it?"""


@pytest.mark.parametrize("lesson", ["champions-1", "heroes-1", "skirmish-1"])
def test_what_a_lesson_says_and_asks_lies_within_the_question(meet: Meet, server: Server, lesson: str) -> None:
    table = server.ask("/api/tables", {"lesson": lesson})
    person = meet()
    person.go(f"/t/{table['table']}?token={table['token']}")
    person.table()
    said, seen = person.page.locator(".coach"), set[str]()
    further = person.page.locator("[data-zone=prompt]").get_by_role("button", name="Continue", exact=False)
    while not person.asked()["over"]:
        text = said.inner_text()
        seen.add(text)
        assert person.page.evaluate(INSIDE), text
        at = person.look()["at"]
        reads = further.filter(has_text=re.compile("^Continue Enter")).count()
        person.page.keyboard.press("Enter" if reads else "s")
        person.page.wait_for_function(
            """([text, at]) => document.querySelector(".end[role=dialog]") ||
              document.querySelector(".coach")?.innerText !== text ||
              document.querySelector("[data-zone=prompt]").dataset.at !== at""",
            arg=[text, at],
        )
    assert len(seen) > 5
    expect(person.page.locator(".end[role=dialog] .primary")).to_contain_text("next lesson")


def test_a_card_is_played_by_drawing_it_to_the_table(meet: Meet) -> None:
    person = meet(reduced_motion="no-preference")
    person.begin("champions", "3", "Spider-Man")
    person.usual()
    person.asked()
    card = person.page.locator(".hand .card.legal:not(.read)", has_text="Interrogation Room")
    card.hover(position={"x": 30, "y": 40})  # which waits until it has come to rest
    box = card.bounding_box()
    assert box
    mouse = person.page.mouse
    mouse.down()
    mouse.move(box["x"] + 30, box["y"] - 40, steps=4)
    mouse.move(640, 380, steps=6)
    expect(person.page.locator(".dragged")).to_have_count(1)
    mouse.up()
    pay = person.page.locator("[data-zone=prompt] .primary")
    expect(pay).to_contain_text("Play Interrogation Room")
    expect(pay).to_contain_text("pay")
    pay.click()
    expect(person.page.locator("[data-zone=play] .card", has_text="Interrogation Room")).to_be_visible()


def test_a_moment_is_found_in_the_story_and_shared(meet: Meet) -> None:
    person, friend = meet(permissions=["clipboard-read", "clipboard-write"]), meet()
    person.begin("champions", "3", "Spider-Man")
    while not person.page.locator(".story li").count():
        person.usual()
        person.asked()
    line = person.page.locator(".story li").first
    told = line.inner_text()
    line.hover()
    line.get_by_role("link", name="See this moment").click()
    person.page.get_by_role("button", name="Copy a link to this moment").click()
    person.page.get_by_role("button", name="Copied").wait_for()
    link = person.page.evaluate("navigator.clipboard.readText()")
    assert "at=" in link and link != person.page.url
    friend.page.goto(link)
    friend.page.get_by_role("slider", name="Moment").wait_for()
    assert told
    expect(friend.page.locator(".story li")).to_have_count(1)
    expect(friend.page.locator(".hand .card .nm")).to_have_count(0)
    person.page.get_by_role("button", name="Play on from here").click()
    person.table()
    person.asked()


def test_after_a_click_enter_confirms_what_was_clicked(meet: Meet) -> None:
    person = meet()
    person.begin("champions", "3", "Spider-Man")
    person.usual()
    person.asked()
    person.page.get_by_role("button", name="Change", exact=True).click()
    primary = person.page.locator("[data-zone=prompt] .primary")
    expect(primary).to_contain_text("Change")
    expect(primary).to_contain_text("Enter")
    person.page.keyboard.press("Enter")
    expect(person.page.locator("[data-zone=story]")).to_contain_text("hero form")
