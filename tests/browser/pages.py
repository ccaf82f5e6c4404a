"""A person at a page: looks at what a table asks, and answers by mouse, by touch or by keys."""

import json
import re
from dataclasses import dataclass, field
from typing import Any, Final, Literal

from playwright.sync_api import BrowserContext, Locator, Page, Request, Response, TimeoutError, WebSocket

from goldenrule.words.texts import Texts
from tests.server.helpers import PATIENCE

MOST = 1500
"""Steps after which a game that should have ended never will."""

FURTHEST = 400
"""Presses of Tab after which something that cannot be reached never will."""

LEFT: Final = ("net::ERR_ABORTED", "NS_BINDING_ABORTED")
"""Why a request fails whose page was left before the answer came, in Chromium and in Firefox: no fault."""

Hand = Literal["mouse", "touch", "keys"]

OPEN: Final = "[role=group]:not(:has([aria-pressed=true])) > [aria-pressed=false], .tray > [aria-pressed=false]"
"""What may be chosen beside what is: in a row of which one thing is chosen, where none is yet."""

LOOK: Final = """() => {
  const OPEN = "%s";
  const seen = (at) => [...document.querySelectorAll(at)].filter((each) => each.checkVisibility() && !each.disabled);
  const bar = document.querySelector("[data-zone=prompt]");
  const said = (at) => bar?.querySelector(at)?.textContent ?? "";
  // words of a preview name cards, too, and come when they come
  const buttons = seen("[data-zone=prompt] button").filter((each) => !each.closest(".words"));
  return {
    at: bar?.dataset.at ?? "",
    asks: !!bar?.classList.contains("asks") && bar.ariaBusy !== "true",
    waits: !!bar?.querySelector(".wait"),
    question: said("h2"),
    refused: said(".refused"),
    doubt: !!bar?.querySelector(".words[role=alert]"),
    covered: seen(".cover button").length > 0,
    over: seen(".end[role=dialog]").length > 0,
    primary: seen("[data-zone=prompt] .primary").length,
    cards: seen(".card.legal").length,
    answers: seen("[data-zone=prompt] .choices button").length,
    ways: seen("[data-zone=prompt] .ways button").length,
    loose: seen(`[data-zone=prompt] ${OPEN}`).length,
    list: seen("[data-zone=prompt] [aria-expanded=false]").length,
    buttons: buttons.map((each) => `${each.textContent} ${each.ariaPressed}`).join("|"),
  };
}""".replace("%s", OPEN)
"""What somebody sees of a question: whether it waits for an answer, and what can be pressed."""

CHANGED: Final = f"""(before) => {{
  const now = ({LOOK})();
  const keys = ["at", "refused", "doubt", "covered", "over", "buttons", "cards"];
  const same = keys.every((key) => now[key] === before[key]);
  return !same && (now.over || now.covered || now.asks || !now.question);
}}"""

THERE: Final = "(way) => document.documentElement.dataset.page === way"
"""Is the page of an address shown?"""
QUIET: Final = "() => !document.documentElement.dataset.asking"
"""Has the server answered all that the page asked over HTTP, and what it asked about the answers at a table?"""
READY: Final = f"""() => {{
  const now = ({LOOK})();
  return now.over || now.covered || (now.asks && ({QUIET})());
}}"""

SETTLED: Final = """() => document.fonts.ready.then(
  () => new Promise((done) => requestAnimationFrame(() => setTimeout(done))))"""
"""Comes true when the letters are there, and what an answer changed is drawn."""

Look = dict[str, Any]


@dataclass
class Person:
    """Somebody before a page. `frames` is all that the page was sent over sockets; `problems` is what went wrong.

    What matches `expected` is no problem: a browser tells of all that a server refuses, and some of it late.
    """

    context: BrowserContext
    base: str
    hand: Hand = "mouse"
    frames: list[str] = field(default_factory=list)
    problems: list[str] = field(default_factory=list)
    expected: str = ""

    def __post_init__(self) -> None:
        self.context.set_default_timeout(PATIENCE * 1000)
        self.page: Page = self.context.new_page()
        self.page.on("console", lambda said: self._note(f"console: {said.text}", said.type in ("error", "warning")))
        self.page.on("pageerror", lambda error: self._note(f"error: {error}"))
        self.page.on("requestfailed", self._failed)
        self.page.on("response", self._answered)
        self.page.on("websocket", self._listen)

    def _note(self, problem: str, counts: bool = True) -> None:
        if counts and not (self.expected and re.search(self.expected, problem)):
            self.problems.append(problem)

    def _failed(self, asked: Request) -> None:
        self._note(f"failed: {asked.url} {asked.failure}", asked.failure not in LEFT)

    def _answered(self, response: Response) -> None:
        self._note(f"{response.status}: {response.url}", response.status >= 400)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda data: self.frames.append(str(data)))

    # -- where to go

    def remember(self, **look: object) -> None:
        """From the next page on this browser remembers that of how pages look (`Look` in settings.svelte.ts)."""
        kept = f"localStorage.setItem('goldenrule-look', {json.dumps(json.dumps(look))})"
        self.context.add_init_script(f"if (location.host) {kept}")  # an empty page has no storage

    def go(self, way: str) -> None:
        """Open a page by what comes after "#", and wait until it is shown instead of the one before."""
        self.page.goto(f"{self.base}/#{way}")
        self.page.wait_for_function(THERE, arg=f"#{way}")

    def open(self, way: str) -> None:
        """Go to a page and wait until it is there, with all that it asks the server for."""
        self.go(way)
        self.settle()

    def settle(self) -> None:
        """Wait for the answers of the server, which move what is to be pressed next."""
        self.page.wait_for_function(QUIET)
        self.page.evaluate(SETTLED)

    def choose(self, *names: str) -> None:
        """Choose what has these names on the page of a new game, one by one; what is chosen already stays so."""
        for name in names:
            button = self.page.locator("fieldset button[aria-pressed]", has_text=name).first
            if button.get_attribute("aria-pressed") == "false":
                self.press(button)
            button.and_(self.page.locator("[aria-pressed=true]")).wait_for()
            self.settle()

    def begin(self, game: str, seed: str, *choices: str) -> None:
        """Open the page of a new game, choose by the names on its buttons, and start it."""
        self.open(f"/new/{game}")
        self.choose(*choices)
        self.press(self.page.locator("details.more summary"))
        words = self.words()
        self.page.get_by_label(words.t("page-seed")).fill(seed)
        self.press(self.page.get_by_role("button", name=words.t("page-start")))
        self.table()

    def words(self) -> Texts:
        """The words of the language in which the page is shown."""
        return Texts(self.page.evaluate("document.documentElement.lang"))

    def table(self) -> None:
        """Wait for a table."""
        self.page.locator("[data-zone=prompt]").wait_for()

    # -- what is there

    def look(self) -> Look:
        found: Look = self.page.evaluate(LOOK)
        return found

    def asked(self) -> Look:
        """What is there when this person is asked something, or the game is over."""
        self.page.wait_for_function(READY)
        return self.look()

    def up_to(self, at: int) -> Look:
        """What is there when this page shows a position, or a later one, and says whom it waits for."""
        self.page.wait_for_function(
            f"""(at) => {{
              const now = ({LOOK})();
              return now.over || (Number(now.at) >= at && (now.asks || now.covered || now.waits));
            }}""",
            arg=at,
        )
        return self.look()

    # -- what to do

    def press(self, button: Locator) -> None:
        if self.hand == "touch":
            button.tap()
        elif self.hand == "mouse":
            button.hover()  # its preview may move it
            self.page.wait_for_function(QUIET)
            button.click()
        else:
            self.reach(button)
            self.page.keyboard.press("Enter")

    def reach(self, piece: Locator) -> None:
        """Come to a piece of the page by the Tab key alone."""
        found = piece.element_handle()
        for _ in range(FURTHEST):
            if self.page.evaluate("(piece) => document.activeElement === piece", found):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"Tab does not lead to {piece}")

    def answer_first(self, button: Locator) -> None:
        """Press an answer; with keys by its number."""
        number = button.locator("kbd")
        if self.hand == "keys" and number.count():
            self.page.keyboard.press(number.inner_text().lower())
        else:
            self.press(button)

    def confirm(self, button: Locator) -> None:
        """Press the button that confirms; with keys by Enter, where Enter presses nothing else."""
        free = "!document.activeElement?.closest('button, a, summary, [role=button]')"
        if self.hand == "keys" and self.page.evaluate(free):
            self.page.keyboard.press("Enter")
        else:
            self.press(button)

    def point(self) -> None:
        """Point at the first card that glows, at its corner: in a hand the next one may lie over the rest."""
        card = self.page.locator(".card.legal:visible").first
        if self.hand == "keys":
            self.press(card)
        elif self.hand == "touch":
            card.tap(position={"x": 12, "y": 16})
        else:
            card.click(position={"x": 12, "y": 16})

    def usual(self) -> Look:
        """Answer with what is proposed, else with the first thing; what is there then."""
        before = self.asked()
        if before["over"]:
            return before
        self._answer(before)
        try:
            self.page.wait_for_function(CHANGED, arg=before)
        except TimeoutError as error:
            raise AssertionError(f"nothing has come of it\nbefore: {before}\nnow: {self.look()}") from error
        return self.look()

    def _answer(self, there: Look) -> None:
        bar = self.page.locator("[data-zone=prompt]")
        if there["covered"]:
            self.press(self.page.locator(".cover button"))
        elif there["primary"] and not there["refused"]:
            self.confirm(bar.locator(".primary"))
        elif there["loose"]:
            self.press(bar.locator(OPEN).first)
        elif there["cards"] and not there["answers"]:
            self.point()
        elif there["answers"]:
            self.answer_first(bar.locator(".choices button:visible").first)
        elif there["ways"]:
            self.press(bar.locator(".ways button:visible").first)
        elif there["list"]:
            self.press(bar.locator("[aria-expanded=false]:visible").first)
        else:
            raise AssertionError(f"nothing to press: {there}")

    def play(self) -> Look:
        """Play until the game is over."""
        for _ in range(MOST):
            there = self.usual()
            if there["over"]:
                return there
        raise AssertionError(f"the game does not end: {self.look()}")
