"""People at a server and at a table: the operator and guests, what teammates' panels say, and who plays whom."""

from typing import Any

import pytest

from scripts.page_fixtures import Situation
from tests.browser.conftest import Meet
from tests.browser.layout import faults
from tests.browser.staged import staged
from tests.browser.test_everyone import violations
from tests.server.helpers import Server

GUEST = "You are a guest here"


def test_the_printed_address_leads_to_ones_own_games_and_is_left_behind(meet: Meet, server: Server) -> None:
    table = server.ask("/api/tables", {"game": "skirmish", "quick": True, "seed": "1"})["table"]
    person = meet(guest=True)
    person.open("/tables")
    shown = person.page.locator("main").inner_text()
    assert GUEST in shown and "open the address that it printed" in shown
    assert person.page.locator(f"a[href*='{table}']").count() == 0
    person.page.goto(f"http://127.0.0.1:{server.port}/#/operator?{server.secret}")
    person.page.wait_for_function("() => location.hash === '#/'")
    person.settle()
    person.open("/tables")
    assert GUEST not in person.page.locator("main").inner_text()
    assert person.page.locator(f"a[href*='{table}']").count() == 1
    kept = "document.cookie + JSON.stringify({...localStorage, ...sessionStorage}) + document.documentElement.outerHTML"
    seen = str(person.page.evaluate(kept))
    secrets = [each["value"] for each in person.context.cookies()]
    assert len(secrets) == 1 and person.page.evaluate("document.cookie") == ""
    assert not any(secret in seen for secret in (*secrets, server.secret))
    person.page.go_back()
    person.page.wait_for_function("() => !location.hash.includes('operator')")


def test_a_wrong_address_says_what_to_open(meet: Meet, server: Server) -> None:
    person = meet(guest=True)
    person.expected = "403"
    person.page.goto(f"http://127.0.0.1:{server.port}/#/operator?{server.secret[:-2]}AA")
    said = person.page.get_by_role("alert")
    said.wait_for()
    assert "when it started" in said.inner_text()
    person.open("/tables")
    assert GUEST in person.page.locator("main").inner_text()


def test_a_guest_is_told_of_links_that_work_on_this_machine_only(meet: Meet) -> None:
    person = meet(guest=True)
    person.begin("skirmish", "1")
    person.open(person.page.url.partition("#")[2].replace("/t/", "/seats/"))
    only_here = person.page.get_by_text("This link works on this machine only.")
    only_here.first.wait_for()
    assert only_here.count() == 1, "it is said once"
    assert "ask the person who runs this server" in person.page.locator("main").inner_text()
    assert not violations(person, "main") and not faults(person)


# -- teammates in Champions --------------------------------------------------------------------------------------------

MATES: list[tuple[str, dict[str, Any], list[str]]] = [
    (
        "Iron Man",
        {"form": "hero", "exhausted": True, "hit_points": 6, "hand": ["Energy", "Genius"], "engaged": ["Shocker"]},
        ["6 / 9", "Exhausted", "Hand 2", "1 engaged"],
    ),
    ("Jennifer Walters", {"form": "alter_ego", "hit_points": 15, "hand": ["Energy"]}, ["15 / 15", "Hand 1"]),
    (
        "Black Panther",
        {"form": "hero", "hit_points": 3, "statuses": ["stunned"], "hand": [], "engaged": ["Hydra Mercenary"]},
        ["3 / 11", "Stunned", "Hand 0", "1 engaged"],
    ),
]  # fmt: skip
IDS = ["spider_man", "iron_man", "she_hulk", "black_panther"]


@pytest.mark.parametrize("size", [(1440, 900), (1024, 768)], ids=lambda size: f"{size[0]}")
@pytest.mark.parametrize("heroes", [2, 3, 4])
def test_panels_of_teammates_say_what_matters(meet: Meet, server: Server, heroes: int, size: tuple[int, int]) -> None:
    person = meet(viewport={"width": size[0], "height": size[1]})
    mine = {"form": "hero", "hand": ["Backflip", "Energy"]}
    given = {"heroes": IDS[:heroes], "players": [mine, *(position for _, position, _ in MATES[: heroes - 1])]}
    person.go(staged(server, Situation(f"mates_{heroes}_{size[0]}", "champions", given=given)))
    person.table()
    person.asked()
    for name, _, shown in MATES[: heroes - 1]:
        panel = person.page.locator(f".mate[aria-label='{name}']")
        said = " ".join(panel.inner_text().split()).casefold()
        assert all(each.casefold() in said for each in shown), (name, said)
        assert ("exhausted" in said) == ("Exhausted" in shown) and ("engaged" in said) == ("1 engaged" in shown)
    assert not violations(person) and not faults(person)


@pytest.mark.parametrize("size", [(1440, 900), (1024, 768)], ids=lambda size: f"{size[0]}")
def test_the_panel_of_a_teammate_says_who_plays_the_hero(meet: Meet, server: Server, size: tuple[int, int]) -> None:
    host, friend = meet(viewport={"width": size[0], "height": size[1]}), meet(guest=True)
    at = staged(server, Situation(f"who_{size[0]}", "champions", given={"heroes": IDS}))
    host.go(at)
    host.table()
    iron = host.page.locator(".mate", has_text="Tony Stark")
    assert iron.locator(".who").count() == 0, "a bot plays him"
    host.open(at.replace("/t/", "/seats/"))
    host.press(host.page.get_by_role("button", name="Iron Man A bot plays here"))
    friend.page.goto(host.page.get_by_role("textbox", name="Link: Iron Man").input_value())
    friend.page.get_by_label("Your name").fill("Maximiliana Wolfeschlegel"[:24])
    friend.press(friend.page.get_by_role("button", name="Sit down"))
    friend.table()
    host.go(at)
    host.table()
    iron.locator(".who").wait_for()
    assert "Maximiliana" in iron.locator(".who").inner_text()
    assert not violations(host) and not faults(host)
