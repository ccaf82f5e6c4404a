#!/usr/bin/env python3
"""How long a page takes until something can be done on it, and a round from the end of one's turn to the next question.

What is opened first is opened by browsers that have kept nothing of it: home until its first link can be followed, and
a table until its first question can be answered. Then the first rounds of the same games are played in Debian's
Chromium, until the next question and until all is still, as things move usually, fast, and not at all. Medians are
printed, in milliseconds.
"""

import sys
import tempfile
from pathlib import Path
from statistics import median

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from playwright.sync_api import Browser, sync_playwright

from scripts import browsers
from tests.browser.conftest import FLAGS
from tests.browser.pages import CHANGED, READY, Person
from tests.server.helpers import Server, running

LOADS = 5
"""Times that something is opened first."""
LINK = """() => [...document.querySelectorAll("main a[href]")].some((link) => link.checkVisibility())
  && performance.now()"""
"""When a link can be followed, counted from when the page was asked for."""
QUESTION = f"() => ({READY})() && performance.now()"
"""When a question can be answered."""
ROUNDS = 4
"""Games of each."""
LOOKS = {
    "usual": {"motion": "on", "fast": False},
    "fast": {"motion": "on", "fast": True},
    "no motion": {"motion": "off", "fast": False},
}
ENDS = {"champions": "End your turn", "skirmish": "Go on to the attack"}
"""What ends one's turn."""
STILL = """() => !document.querySelector(".reveal, .skips") && document.getAnimations().every((each) =>
  each.effect?.getTiming().iterations === Infinity || each.playState !== "running")"""
"""Nothing is shown any more that is not so now."""
ASKED = f"(at) => ({READY})() && document.querySelector('[data-zone=prompt]').dataset.at !== at"


def clock(person: Person) -> float:
    """Milliseconds, as the page counts them."""
    found: float = person.page.evaluate("performance.now()")
    return found


def ended(person: Person, name: str) -> tuple[float, float]:
    """Milliseconds from the end of a turn to the next question, and until all is still."""
    page = person.page
    page.wait_for_function(STILL)
    bar = page.locator("[data-zone=prompt]")
    button = bar.get_by_role("button", name=name)
    while not button.count():
        person.usual()
        if person.asked()["over"]:
            raise SystemExit("the game is over: choose another seed")
    page.wait_for_function(STILL)
    there = person.asked()
    begun = clock(person)
    button.click()
    page.wait_for_function(CHANGED, arg=there)
    while (now := person.look())["at"] == there["at"] and now["asks"]:  # how it ends, or whether that is meant
        begun = clock(person)
        bar.locator(".go .primary, .choices button").first.click()
        page.wait_for_function(CHANGED, arg=now)
    page.wait_for_function(ASKED, arg=there["at"])
    asked = clock(person)
    page.wait_for_function(STILL)
    return asked - begun, clock(person) - begun


def opened(browser: Browser, address: str, there: str) -> float:
    """Milliseconds from when an address is asked for until something can be done there, with nothing kept of it."""
    context = browser.new_context(viewport={"width": 1440, "height": 900})
    page = context.new_page()
    page.goto(address, wait_until="commit")
    found = float(page.wait_for_function(there).json_value())
    context.close()
    return found


def first_loads(browser: Browser, server: Server) -> dict[str, float]:
    """Medians of what is opened first."""
    base = f"http://127.0.0.1:{server.port}"
    out = {"home": median(opened(browser, base, LINK) for _ in range(LOADS))}
    for game in ("champions", "heroes", "skirmish"):
        times = []
        for seed in range(LOADS):
            table = server.ask("/api/tables", {"game": game, "quick": True, "seed": str(seed)})
            address = f"{base}/#/t/{table['table']}?token={table['token']}"
            times.append(opened(browser, address, QUESTION))
        out[game] = median(times)
    return out


def measured(browser: Browser, base: str, game: str, look: dict[str, object]) -> list[tuple[float, float]]:
    """The first rounds of some games."""
    context = browser.new_context(viewport={"width": 1440, "height": 900})
    person = Person(context, base)
    person.go("/")
    person.page.evaluate("(look) => localStorage.setItem('goldenrule-look', JSON.stringify(look))", look)
    person.page.reload()
    found = []
    for seed in range(ROUNDS):
        person.begin(game, str(seed), *(["Spider-Man"] if game == "champions" else []))
        found.append(ended(person, ENDS[game]))
    context.close()
    return found


def main() -> None:
    with tempfile.TemporaryDirectory() as home, running(Path(home)) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=browsers.program(browsers.CHROMIUM), args=FLAGS)
        for what, time in first_loads(browser, server).items():
            print(f"{what:<12}{'first load':<12}{time:>11.0f} ms", flush=True)
        print(f"{'':<12}{'':<12}{'next question':>14}{'all still':>12}")
        for game in ENDS:
            for name, look in LOOKS.items():
                found = measured(browser, f"http://127.0.0.1:{server.port}", game, look)
                asked, still = (median(each[n] for each in found) for n in (0, 1))
                print(f"{game:<12}{name:<12}{asked:>11.0f} ms{still:>9.0f} ms", flush=True)
        browser.close()


if __name__ == "__main__":
    main()
