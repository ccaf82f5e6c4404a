"""Two people at one table: each before an own page, or both before one; and somebody who looks on."""

import json

from playwright.sync_api import Page, expect

from tests.browser.conftest import Meet
from tests.browser.pages import MOST, Person
from tests.browser.secrets import Secrets, cards, leaks, pattern
from tests.server.helpers import Server

HOLDS = "(all) => all.filter((each) => new RegExp(each).test(document.documentElement.outerHTML))"
"""Which patterns are anywhere in a page, seen or not."""


def shown(page: Page, secrets: set[tuple[str, str]]) -> list[str]:
    """Which secrets a page holds."""
    found: list[str] = page.evaluate(HOLDS, [pattern(*each) for each in sorted(secrets)])
    return found


def test_two_browsers_play_a_duel_and_hands_stay_hidden(meet: Meet, server: Server) -> None:
    opened = server.ask("/api/tables", {"game": "skirmish", "answers": {"players": ["people"]}, "seed": "1"})
    people = [meet(), meet()]
    for person, link in zip(people, opened["links"], strict=True):
        person.go(f"/join/{opened['table']}?token={link['token']}")
        person.press(person.page.get_by_role("button", name="Sit down"))
        person.table()
    watcher = meet()
    watcher.go(f"/t/{opened['table']}?token={opened['watch']}")
    watcher.table()
    kept = [Secrets(person) for person in people]
    at = 0
    for _ in range(MOST):
        there = [person.up_to(at) for person in people]
        if all(each["over"] for each in there):
            break
        mover = people[0] if there[0]["asks"] else people[1]
        at = int(mover.usual()["at"])
        for reader in (*people, watcher):
            others = [secrets.now() for secrets in kept if secrets.holder is not reader]
            assert not shown(reader.page, set().union(*others))
    assert all(person.look()["over"] for person in people)
    for secrets in kept:
        assert any(secrets.at.values()), "nothing was ever hidden"
        for reader in (*people, watcher):
            assert reader is secrets.holder or not leaks(reader, secrets)
    assert not any(json.loads(frame).get("board", {}).get("hand") for frame in watcher.frames)
    results = [result(person) for person in people]
    ends = [person.page.locator(".end[role=dialog]").inner_text() for person in people]
    assert results in ([True, False], [False, True], [None, None]), ends


def result(person: Person) -> bool | None:
    """Whether the page says that its person has won; None for nobody."""
    end = person.page.locator(".end[role=dialog]")
    words = end.locator(".plate").inner_text().casefold()
    return {"you have won": True, "you have lost": False}.get(words)


def test_at_one_screen_hands_are_covered_until_the_next_sits_there(meet: Meet, server: Server) -> None:
    opened = server.ask("/api/tables", {"game": "skirmish", "answers": {"players": ["people"]}, "seed": "2"})
    person = meet()
    person.go(f"/t/{opened['table']}?token={opened['token']}")
    person.table()
    covers = 0
    while not (there := person.asked())["over"]:
        now = next(frame for each in reversed(person.frames) if (frame := json.loads(each))["is"] == "now")
        if there["covered"]:
            covers += 1
            assert now.get("board") is None and not now.get("faces")
            assert person.page.locator("[data-zone=hand] .card:visible").count() == 0
        else:
            held = {card["code"] for card in cards(now["board"].get("hand"))}
            seen = person.page.locator("[data-zone=hand] [data-card]")
            if held:
                expect(seen).not_to_have_count(0)  # the page draws what has come a moment later
            else:
                expect(seen).to_have_count(0)
        person.usual()
    assert covers > 4
    end = person.page.locator(".end[role=dialog]")
    end.get_by_role("button", name="Rematch").click()
    expect(end).to_have_count(0)
    assert person.asked()["covered"], "the next game begins covered, too"
    person.usual()
    assert person.asked()["asks"]
