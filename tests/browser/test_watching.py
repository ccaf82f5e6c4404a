"""Spectators and readers of replays see the same steps as the players, one after another.

No test waits for a clock: as soon as something is shown a key lets the steps wait for the next one.
"""

import json
import re

from playwright.sync_api import WebSocket, expect

from tests.browser.conftest import Meet
from tests.browser.layout import faults
from tests.browser.test_stage import SOLO, TOLD, WAITS, before_villain, steps
from tests.server.helpers import Server

MOMENT = "() => document.querySelector('[type=range]').value"


def test_a_replay_shows_the_steps_from_each_moment_to_the_next(meet: Meet) -> None:
    person = meet(reduced_motion="no-preference")
    person.remember(pace="off")
    person.begin(*SOLO)
    before_villain(person)
    person.usual()
    person.usual()
    page = person.page
    person.remember(pace="slow")
    page.evaluate("localStorage.setItem('goldenrule-look', JSON.stringify({pace: 'slow'}))")
    person.go(page.url.partition("#/")[2].replace("t/", "/replay/", 1))
    page.reload()
    after = page.get_by_role("button", name="After")
    expect(after).to_be_enabled()
    expect(page.locator(TOLD)).to_have_count(0)
    told, moments = [], int(page.locator("[type=range]").get_attribute("max") or 0)
    while page.evaluate(MOMENT) != str(moments):
        page.evaluate(WAITS)
        page.keyboard.press("ArrowRight")
        page.wait_for_function("() => globalThis.stands")
        told += steps(person)
    assert any(each["scene"] == "attack" for each in told)
    assert any(each["says"].startswith("1 threat is placed") and each["burst"] == ["+1"] for each in told)
    assert any(each["says"].startswith("You ") for each in told), "what the reader did is shown, too"
    page.get_by_role("slider").fill("1")
    expect(page.locator("[data-zone=prompt]")).to_contain_text(re.compile(r"\w"))
    assert page.evaluate(MOMENT) == "1"
    expect(page.locator(TOLD)).to_have_count(0)
    page.get_by_role("button", name="Run").click()
    expect(page.locator(TOLD)).to_have_count(1)
    page.keyboard.press("ArrowLeft")
    page.get_by_role("button", name="Stop").click()
    assert not faults(person)
    page.keyboard.press("s")
    expect(page.locator(TOLD)).to_have_count(0)
    page.keyboard.press("Shift+ArrowLeft")
    expect(page.locator(TOLD)).to_have_count(0)


def test_bots_wait_until_a_spectator_has_seen_each_step(meet: Meet, server: Server) -> None:
    table = server.ask("/api/tables", {"game": "champions", "quick": True, "bots": True, "seed": "3"})
    person = meet(reduced_motion="no-preference")
    person.remember(pace="step")
    sent: list[bool] = []

    def hear(socket: WebSocket) -> None:
        socket.on("framesent", lambda data: sent.append(json.loads(data)["now"]) if '"shows"' in str(data) else None)

    page = person.page
    page.on("websocket", hear)
    person.go(f"/t/{table['table']}?token={table['token']}")
    seen = []
    for n in range(3):
        page.locator(TOLD).wait_for()
        assert sent == [True, False] * n + [True], "the bots wait while the page shows steps"
        seen += steps(person)
        expect(page.locator(TOLD)).to_have_count(0)
    assert sent[:5] == [True, False, True, False, True]
    assert all(each["says"] for each in seen)
