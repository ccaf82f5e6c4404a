"""One server for all tests, and each browser once; every person has one of their own within it, with own storage."""

import fcntl
import os
import tempfile
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

import run
from scripts import browsers
from tests.browser.pages import Hand, Person
from tests.server.helpers import PATIENCE, Server, running

expect.set_options(timeout=PATIENCE * 1000)

FLAGS = [
    *("--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"),
    *("--disable-component-update", "--disable-sync"),
]

PREFERENCES: dict[str, str | float | bool] = {"ui.prefersReducedMotion": 1}
"""Reduced motion is set for the whole Firefox: its driver cannot set it for one page."""

Meet = Callable[..., Person]
Open = Callable[[str], Browser]


@pytest.fixture(scope="session")
def built() -> None:
    """The page as its sources are now; several processes build it once."""
    with (Path(tempfile.gettempdir()) / "goldenrule-page.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        assert not (why := run.make_page()), f"The page could not be built: {why}"


@pytest.fixture(scope="session")
def open_browser() -> Iterator[Open]:
    """Open Debian's Chromium or Firefox, each once."""
    headed = bool(os.environ.get("HEADED"))
    opened: list[Browser] = []
    with sync_playwright() as playwright:

        @cache
        def launch(name: str) -> Browser:
            how: dict[str, Any] = {"headless": not headed, "slow_mo": 300 if headed else 0}
            program = browsers.program(name)
            if program is None:
                pytest.skip(browsers.WHY[name])
            if name == browsers.FIREFOX:
                how.update(channel="moz-firefox", firefox_user_prefs=PREFERENCES)
                opened.append(playwright.firefox.launch(executable_path=program, **how))
            else:
                opened.append(playwright.chromium.launch(executable_path=program, args=FLAGS, **how))
            return opened[-1]

        yield launch
        for each in opened:
            each.close()


@pytest.fixture(scope="session")
def browser(open_browser: Open) -> Browser:
    return open_browser(browsers.CHROMIUM)


@pytest.fixture(scope="session")
def server(built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("home")) as found:
        yield found


@pytest.fixture
def meet_at(open_browser: Open) -> Iterator[Meet]:
    """Somebody sits down before a page at an address; in the end nothing may have gone wrong on it."""
    people: list[Person] = []

    def new(base: str, hand: Hand = "mouse", by: str = browsers.CHROMIUM, **how: Any) -> Person:
        size = {"viewport": {"width": 1440, "height": 900}, "reduced_motion": "reduce", **how}
        people.append(Person(open_browser(by).new_context(**size), base, hand))
        return people[-1]

    yield new
    problems = [problem for person in people for problem in person.problems]
    for person in people:
        person.context.close()
    assert not problems


@pytest.fixture
def meet(meet_at: Meet, server: Server) -> Meet:
    """Somebody sits down before a page of a server."""

    def new(hand: Hand = "mouse", at: Server | None = None, guest: bool = False, **how: Any) -> Person:
        """Somebody new; they operate the server unless they are a `guest`."""
        there = at or server
        person = meet_at(f"http://127.0.0.1:{there.port}", hand, **how)
        if not guest:
            person.context.add_cookies([there.kept_cookie()])
        return person

    return new
