"""Whole games by keys alone and on a phone; taking back; a server that is killed; a second tab."""

from pathlib import Path

from tests.browser.conftest import Meet
from tests.server.helpers import Server, running

COVERED = """() => {
  const below = document.querySelector(".banner").getBoundingClientRect();
  const tools = [...document.querySelectorAll(".tools button")].filter((each) => each.checkVisibility());
  if (!tools.length) return ["there are no tools"];
  return tools.filter((each) => each.getBoundingClientRect().bottom > below.top).map((each) => each.textContent);
}"""
"""The tools over which the banner of a lost connection lies."""
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


def test_a_whole_game_by_keys_alone(meet: Meet) -> None:
    person = meet("keys")
    person.begin("skirmish", "1")
    person.play()
    assert person.page.evaluate("document.activeElement.closest('.end') !== null")
    person.page.keyboard.press("Escape")
    person.page.locator(".end[role=dialog]").wait_for(state="detached")


def test_a_whole_game_on_a_phone_by_touch(meet: Meet) -> None:
    person = meet("touch", **PHONE)
    person.begin("champions", "1", "Spider-Man")
    while not person.usual()["over"]:
        over = person.page.evaluate("document.scrollingElement.scrollWidth - innerWidth")
        assert over <= 0, person.look()["question"]


def test_an_answer_is_taken_back(meet: Meet) -> None:
    person = meet()
    person.begin("champions", "2", "Spider-Man", "She-Hulk")
    person.usual()
    before = person.asked()
    person.usual()
    tools = person.page.get_by_role("group", name="Tools")
    after = person.asked()
    person.press(tools.get_by_role("button", name="Undo"))
    person.page.wait_for_function(
        "(at) => document.querySelector('[data-zone=prompt]').dataset.at !== at", arg=after["at"]
    )
    assert person.asked()["question"] == before["question"]


def test_a_killed_server_comes_back_and_pages_go_on_by_themselves(meet: Meet, built: None, tmp_path: Path) -> None:
    with running(tmp_path) as server:
        person = meet(at=server)
        person.begin("skirmish", "1")
        for _ in range(5):
            person.usual()
        stood = person.asked()
        person.expected = "WebSocket connection|ERR_CONNECTION|failed: "  # of every socket that cannot be opened
        server.kill()
        banner = person.page.locator(".banner")
        banner.wait_for()
        for width, height in ((1440, 900), (390, 844)):
            person.page.set_viewport_size({"width": width, "height": height})
            assert not person.page.evaluate(COVERED), width
        person.page.set_viewport_size({"width": 1440, "height": 900})
        assert person.look()["question"] == stood["question"]
        again = Server(tmp_path, port=server.port)
        try:
            banner.wait_for(state="detached")
            there = person.asked()
            assert (there["question"], there["buttons"]) == (stood["question"], stood["buttons"])
            person.play()
        finally:
            again.stop()


def test_two_tabs_of_one_seat_show_the_same(meet: Meet) -> None:
    first, second = meet(), meet()
    first.begin("heroes", "1")
    second.page.goto(first.page.url)
    second.table()
    for person, other in ((first, second), (second, first)) * 3:
        other.up_to(int(person.asked()["at"]))
        at = int(person.usual()["at"])
        there, here = other.up_to(at), person.up_to(int(other.look()["at"]))
        assert (there["at"], there["question"]) == (here["at"], here["question"])
