"""One server and one browser for all tests; every person has a browser of their own within it, with own storage."""

import fcntl
import os
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

import run
from scripts import chromium
from tests.browser.pages import Hand, Person
from tests.server.helpers import PATIENCE, Server, running

expect.set_options(timeout=PATIENCE * 1000)

FLAGS = [
    *("--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"),
    *("--disable-component-update", "--disable-sync"),
]

Meet = Callable[..., Person]


@pytest.fixture(scope="session")
def built() -> None:
    """The page as its sources are now; several processes build it once."""
    with (Path(tempfile.gettempdir()) / "goldenrule-page.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        assert not (why := run.make_page()), f"The page could not be built: {why}"


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    program = chromium.program()
    if program is None:
        pytest.skip(chromium.MISSING)
    with sync_playwright() as playwright:
        headed = bool(os.environ.get("HEADED"))
        opened = playwright.chromium.launch(
            executable_path=program, args=FLAGS, headless=not headed, slow_mo=300 if headed else 0
        )
        yield opened
        opened.close()


@pytest.fixture(scope="session")
def server(built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("home")) as found:
        yield found


@pytest.fixture
def meet(browser: Browser, server: Server) -> Iterator[Meet]:
    """Somebody sits down before a page; in the end nothing may have gone wrong on it."""
    people: list[Person] = []

    def new(hand: Hand = "mouse", at: Server | None = None, guest: bool = False, **how: Any) -> Person:
        """Somebody new; they operate the server unless they are a `guest`."""
        there = at or server
        size = {"viewport": {"width": 1440, "height": 900}, "reduced_motion": "reduce", **how}
        context = browser.new_context(**size)
        if not guest:
            context.add_cookies([there.kept_cookie()])
        people.append(Person(context, f"http://127.0.0.1:{there.port}", hand))
        return people[-1]

    yield new
    problems = [problem for person in people for problem in person.problems]
    for person in people:
        person.context.close()
    assert not problems
