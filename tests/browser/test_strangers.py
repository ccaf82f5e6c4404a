"""What somebody meets who has never been here: links that lead nowhere, words that are no terms, packs, and Enter."""

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Meet
from tests.packs.writing import write
from tests.server.helpers import Server, running
from tests.server.test_broken import traps

WHAT_IF = Path(__file__).parents[2] / "examples" / "packs" / "what_if"


@pytest.fixture(scope="module")
def trapped(built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with a pack whose cards go on without end."""
    folder = write(tmp_path_factory.mktemp("packs"), "skirmish", *traps())
    with running(tmp_path_factory.mktemp("trapped"), "--pack", str(folder)) as found:
        yield found


@pytest.fixture(scope="module")
def packed(built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose operator has named a content pack."""
    with running(tmp_path_factory.mktemp("packed"), "--pack", str(WHAT_IF)) as found:
        yield found


@pytest.mark.parametrize("way", ["/t/nonsense?nonsense", "/join/nonsense?nonsense", "/replay/nonsense?token=nonsense"])
def test_a_link_that_never_was_is_told_as_such(meet: Meet, way: str) -> None:
    person = meet()
    person.expected = "403|does not belong to this server"
    person.go(way)
    expect(person.page.get_by_text("This link does not belong to this server")).to_be_visible()


def test_a_clause_is_looked_up_by_its_address_and_one_that_is_none_is_told(meet: Meet) -> None:
    person = meet()
    person.go("/rules/ZZ-9")
    expect(person.page.get_by_text("Nothing matches “ZZ-9”")).to_be_visible()
    expect(person.page.get_by_text("No cards")).to_be_visible()
    person.go("/rules/champions/MC-GOLD-01")
    expect(person.page.locator("section.panel h2").first).to_contain_text("MC-GOLD-01")
    expect(person.page.get_by_label("Search")).to_have_value("MC-GOLD-01")


def test_why_leads_to_the_clause(meet: Meet) -> None:
    person = meet()
    person.begin("champions", "3", "Spider-Man")
    person.usual()
    person.asked()
    person.page.keyboard.press("w")
    clause = person.page.locator(".why a").first
    with person.context.expect_page() as opened:
        clause.click()
    expect(opened.value.locator("section.panel h2").first).to_contain_text(clause.inner_text())


def test_cards_of_packs_are_found_among_the_rules(meet: Meet, packed: Server) -> None:
    person = meet(at=packed)
    person.go("/rules/skirmish")
    person.page.get_by_label("Search").fill("Captain Carter")
    card = person.page.locator(".cards .card", has_text="Captain Carter")
    expect(card.first).to_be_visible()
    expect(person.page.get_by_role("heading", name="Content packs: What If")).to_be_visible()
    card.first.click()
    expect(person.page.locator(".about h2")).to_have_text("Captain Carter")


@pytest.mark.parametrize("size", [{"width": 1440, "height": 900}, {"width": 390, "height": 844}])
def test_a_pack_that_the_operator_named_is_seen_at_once_and_played_with(
    meet: Meet, packed: Server, size: dict[str, int]
) -> None:
    person = meet(at=packed, viewport=size)
    person.go("/new/skirmish")
    pack = person.page.get_by_role("button", name="What If")
    expect(pack).to_be_in_viewport()
    expect(pack).to_have_attribute("aria-pressed", "true")
    pack.click()
    expect(pack).to_have_attribute("aria-pressed", "false")
    pack.click()
    expect(pack).to_have_attribute("aria-pressed", "true")
    person.page.get_by_role("button", name="Start the game").click()
    person.table()
    person.asked()
    welcome = next(frame for frame in person.frames if '"is":"welcome"' in frame)
    assert '"packs":["what_if"]' in welcome


def test_a_game_at_one_click_is_played_with_the_packs_that_are_on(meet: Meet, packed: Server) -> None:
    person = meet(at=packed)
    for game, packs in (("Skirmish", ["what_if"]), ("Marvel Champions", [])):
        person.frames.clear()
        person.go("/")
        person.page.get_by_role("article").filter(has_text=game).get_by_role("button", name="Quick game").click()
        person.table()
        person.asked()
        welcome = next(json.loads(frame) for frame in person.frames if '"is":"welcome"' in frame)
        assert welcome.get("packs", []) == packs


def test_after_a_click_on_an_option_enter_starts_the_game(meet: Meet) -> None:
    person = meet()
    person.go("/new/champions")
    hero = person.page.get_by_role("button", name=re.compile("She-Hulk")).first
    hero.click()
    expect(hero).to_have_attribute("aria-pressed", "true")
    expect(person.page.get_by_role("button", name="Start the game")).to_be_enabled()
    person.page.keyboard.press("Enter")
    person.table()


def test_enter_on_an_option_that_keys_have_led_to_chooses_it(meet: Meet) -> None:
    person = meet("keys")
    person.go("/new/champions")
    hero = person.page.get_by_role("button", name=re.compile("She-Hulk")).first
    person.press(hero)
    expect(hero).to_have_attribute("aria-pressed", "true")
    expect(person.page.get_by_role("button", name="Start the game")).to_be_enabled()


@pytest.mark.parametrize("size", [{"width": 1440, "height": 900}, {"width": 390, "height": 844}])
def test_a_what_if_says_that_it_is_a_copy_and_leads_back(meet: Meet, size: dict[str, int]) -> None:
    person = meet(viewport=size)
    person.begin("champions", "3", "Spider-Man")
    for _ in range(6):
        person.usual()
    person.asked()
    way = person.page.url.partition("#/t/")[2].replace("?", "?at=3&")
    person.go(f"/replay/{way}")
    person.page.get_by_role("button", name="Play on from here").click()
    person.table()
    copy = person.page.get_by_role("complementary", name="What if: a copy of your game")
    expect(copy).to_be_in_viewport()
    person.asked()
    assert person.page.evaluate("document.scrollingElement.scrollWidth - innerWidth") <= 0
    story = person.page.locator("[data-zone=story]")
    if size["width"] < 700:
        person.page.get_by_role("button", name="Story").click()
    expect(story.locator("li").filter(has_text="You play Black Cat")).to_be_visible()
    expect(story.locator(".parted")).to_have_text("What if: from here on")
    expect(person.page).to_have_title(re.compile("What if"))
    copy.get_by_role("link", name="Back to the game").click()
    expect(copy).not_to_be_attached()
    person.table()
    assert way.partition("?")[0] in person.page.url


def test_a_card_that_is_no_answer_says_what_is_asked_and_by_which_clause(meet: Meet) -> None:
    person = meet()
    person.begin("champions", "3", "Spider-Man")
    person.usual()
    person.asked()
    person.page.locator("[data-zone=schemes] [data-card]:not(.legal)").first.click()
    card = person.page.get_by_role("dialog", name="The Break-In!")
    expect(card).to_be_visible()
    why = card.locator(".why")
    expect(why).to_contain_text("for this question: “Your turn: what do you do?”")
    expect(why.get_by_role("link", name="MC-TURN-01")).to_be_visible()


def test_a_card_is_looked_at_while_nothing_is_asked(meet: Meet) -> None:
    person = meet()
    person.begin("champions", "3", "Spider-Man")
    for _ in range(4):
        person.usual()
    person.asked()
    person.go(f"/replay/{person.page.url.partition('#/t/')[2].replace('?', '?at=3&')}")
    expect(person.page.get_by_role("slider").first).to_be_visible()  # the replay, no longer the table
    person.page.locator("[data-zone=schemes] [data-card]").first.click()
    expect(person.page.get_by_role("dialog", name="The Break-In!")).to_be_visible()


def test_a_benefit_that_was_taken_is_told_beside_the_question(meet: Meet, server: Server) -> None:
    person = meet()
    table = server.ask("/api/tables", {"game": "champions", "quick": True, "seed": "6"})
    person.go(f"/t/{table['table']}?token={table['token']}")
    person.asked()
    bar = person.page.locator("[data-zone=prompt]")
    ask = bar.get_by_role("button", name="Ask me about these")
    expect(ask).not_to_be_visible()
    with server.page(table["table"], table["token"]) as other:
        while not other.asked().get("took"):
            other.usual()
    expect(bar).to_contain_text("Used automatically: Mockingbird. This costs nothing and only helps.")
    ask.click()
    expect(ask).not_to_be_visible()


@pytest.mark.parametrize("size", [{"width": 1440, "height": 900}, {"width": 390, "height": 844}])
def test_a_table_that_has_stopped_says_so_and_its_tools_can_be_reached(
    meet: Meet, trapped: Server, size: dict[str, int]
) -> None:
    person = meet(at=trapped, viewport=size)
    person.expected = "/api/cards/|status of 400"  # of a card under the mouse when the pack never ends
    person.begin("skirmish", "1")
    stopped = person.page.locator(".stopped")
    bar = person.page.locator("[data-zone=prompt]")
    while not stopped.count():
        if person.look()["asks"]:
            person.usual()
        person.page.wait_for_function(
            "() => document.querySelector('.stopped, [data-zone=prompt].asks, .end[role=dialog]')"
        )
    expect(stopped).to_contain_text("This table was stopped by an error")
    expect(bar).to_contain_text("Stopped")
    expect(bar.locator(".wait")).to_have_count(0)
    assert person.page.evaluate("document.scrollingElement.scrollHeight - innerHeight") <= 0
    person.page.get_by_role("button", name="Menu").click()
    expect(person.page.get_by_role("navigation", name="Menu").get_by_text("Report a problem")).to_be_in_viewport()
    stopped.get_by_role("link").click()
    expect(person.page.get_by_role("heading", name="Goldenrule", level=1)).to_be_visible()
