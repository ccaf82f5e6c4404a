"""The page of a review: it needs no network, fits a phone, is read in dark and in light, and by the keyboard alone."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from goldenrule.bots import make_bot
from goldenrule.kernel.records import Recorder
from goldenrule.lab.review import review
from goldenrule.lab.review_page import page as written
from goldenrule.lab.review_text import command, tell
from goldenrule.table.games import find_game
from goldenrule.words.texts import Texts
from tests.browser.conftest import Meet
from tests.browser.layout import faults
from tests.browser.staged import stage
from tests.browser.test_everyone import AXE, SCHEMES, VIOLATIONS, in_both
from tests.playing import play_on
from tests.server.helpers import Server

WIDE = "document.documentElement.scrollWidth - document.documentElement.clientWidth"


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A page in Ukrainian, whose words are the longest."""
    game = find_game("skirmish")
    recorder = Recorder(game.make({}, "review"), "review")
    bots = [make_bot("skirmish", "sensible", str(seat)) for seat in range(2)]
    play_on(recorder, bots)
    record, texts = recorder.record(), Texts("uk")
    found, words = review(record, [0], "2"), game.words(texts)
    said, every = (tell(record, found, texts, words, command("duel-1"), every=each) for each in (False, True))
    path = tmp_path_factory.mktemp("review") / "review.html"
    path.write_text(written(found, said, every, texts), encoding="utf-8")
    return path


@pytest.mark.parametrize("width", [390, 1280])
def test_a_review_is_for_everyone(browser: Browser, file: Path, width: int) -> None:
    page = browser.new_page(viewport={"width": width, "height": 800})
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(file.as_uri())
    assert page.evaluate(WIDE) <= 0
    assert page.locator(".dot").count() == page.locator("article").count() > 0
    opened(page)
    assert page.evaluate(WIDE) <= 0
    for scheme in SCHEMES:
        page.emulate_media(color_scheme=scheme)
        page.evaluate(AXE.read_text("utf-8"))
        assert not page.evaluate(VIOLATIONS, ["html", []]), scheme
    assert asked == [file.as_uri()]
    page.close()


def opened(page: Page) -> None:
    """Open all that can be opened, by the keyboard alone."""
    closed = page.locator("details:not([open])")
    for _ in range(closed.count() * 3):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.matches('details:not([open]) > summary')"):
            page.keyboard.press("Enter")
    assert closed.count() == 0


def test_at_the_end_of_a_game_it_is_looked_back_on_with_a_press(meet: Meet) -> None:
    """In the end itself, and then with every turning point on a page: the same boxes, from which moments open."""
    person = meet()
    person.begin("skirmish", "5")
    person.play()
    page, end = person.page, person.page.locator(".end[role=dialog]")
    seed = end.get_by_text("Seed: 5.")
    expect(seed).to_be_hidden()
    person.press(end.get_by_text("About this game"))
    expect(seed).to_be_visible()
    person.press(end.get_by_role("button", name="Review"))
    expect(end.get_by_role("heading", name="Choices and luck")).to_be_visible()
    boxes = end.locator(".box").all_inner_texts()
    assert boxes and not in_both(person, ".end")
    for width in (1440, 390):
        page.set_viewport_size({"width": width, "height": 844})
        assert not faults(person), width
    person.press(end.get_by_role("link", name="All decisions"))
    expect(page.locator("main article").first).to_be_visible()
    assert page.locator("main .box").all_inner_texts() == boxes
    assert not in_both(person)
    for width in (1440, 390):
        page.set_viewport_size({"width": width, "height": 844})
        assert not faults(person), width
    page.locator("main article a").first.click()
    page.locator("[data-zone=story], .replay, input[type=range]").first.wait_for()


def test_a_review_that_was_refused_begins_by_itself(meet: Meet, server: Server) -> None:
    person = meet()
    page, refused = person.page, list[str]()

    def refuse_once(route: Route) -> None:
        if refused:
            return route.continue_()
        refused.append(route.request.url)
        return route.fulfill(status=429, headers={"retry-after": "2"}, json={"detail": "Try again later."})

    page.route("**/review/data*", refuse_once)
    person.go(stage(server, "champions_won"))
    page.get_by_role("button", name="Review").click()
    expect(page.get_by_text("This review begins by itself in")).to_be_visible()
    expect(page.get_by_role("button", name="Review")).to_be_visible()
    expect(page.get_by_text("Looking back at your decisions")).to_be_visible()
    person.problems[:] = [each for each in person.problems if "429" not in each]
