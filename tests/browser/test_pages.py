"""Pages away from a table: for everyone, at every size, by keys alone; decks of one's own; settings that are kept."""

import re
from typing import Literal

import pytest
from playwright.sync_api import Route

from goldenrule.games.champions.deck_building import new_deck
from goldenrule.games.champions.deck_files import write_deck
from tests.browser.conftest import Meet
from tests.browser.layout import faults
from tests.browser.test_everyone import violations

PAGES = [
    "/", "/new/champions", "/new/heroes", "/new/skirmish", "/learn", "/puzzles", "/daily", "/rules", "/rules?q=stunned",
    "/settings", "/stats", "/replays", "/join", "/watch", "/tables", "/credits", "/cards/champions?q=aspect%3Ajustice",
    "/cards/heroes", "/cards/skirmish", "/cards/champions?card=01058", "/decks", "/nothing",
]  # fmt: skip
SIZES = [(1440, 900), (1024, 768), (390, 844), (360, 740), (720, 450)]
"""The last one is 1440x900 at a zoom of 200 %."""
SCHEMES: tuple[Literal["dark", "light"], ...] = ("dark", "light")


@pytest.mark.parametrize("text", [1, 1.5])
def test_every_page_is_for_everyone(meet: Meet, text: float) -> None:
    person = meet()
    person.remember(text=text)
    for way in PAGES:
        person.open(way)
        for scheme in SCHEMES:
            person.page.emulate_media(color_scheme=scheme)
            assert not violations(person), (way, scheme)


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_every_page_fits_the_window(meet: Meet, size: tuple[int, int]) -> None:
    person = meet(viewport={"width": size[0], "height": size[1]})
    for way in PAGES:
        person.open(way)
        assert not faults(person), way


def test_with_the_largest_text_pages_fit_a_phone(meet: Meet) -> None:
    person = meet(viewport={"width": 390, "height": 844})
    person.open("/settings")
    person.press(person.page.get_by_role("button", name="150%"))
    for way in PAGES:
        person.open(way)
        assert not faults(person), way


def test_heroes_look_the_same_before_a_new_game_whatever_was_shown_before(meet: Meet) -> None:
    drawn = """() => [...document.querySelectorAll(".tiles .art")].map((art) => {
      const { height, borderTopWidth, marginLeft } = getComputedStyle(art);
      const svg = art.firstElementChild;
      const around = ["::before", "::after"].map((each) => getComputedStyle(art, each).content);
      return [height, borderTopWidth, marginLeft, getComputedStyle(svg).transform, ...around].join(" ");
    })"""
    person = meet()
    person.open("/new/champions")
    before = person.page.evaluate(drawn)
    person.open("/rules/champions")
    person.page.locator(".cards .card").first.wait_for()
    person.open("/new/champions")
    assert before and person.page.evaluate(drawn) == before


def test_from_the_first_page_to_a_game_by_keys_alone(meet: Meet) -> None:
    person = meet("keys")
    person.open("/")
    person.press(person.page.get_by_role("link", name=re.compile("New game ?: Marvel Champions")))
    person.choose("Iron Man", "Klaw", "Expert", "Legions of Hydra")
    person.press(person.page.get_by_role("button", name="Start the game"))
    person.table()
    assert person.asked()["asks"]


def test_a_deck_of_ones_own_is_pasted_chosen_and_played(meet: Meet) -> None:
    person = meet()
    page = person.page
    person.open("/new/champions")
    page.get_by_text("Your own decks").click()
    page.get_by_label("Paste a deck").fill("2x Nothing that is known")
    page.get_by_role("button", name="Add deck").click()
    page.get_by_text("The deck").and_(page.get_by_role("alert")).wait_for()
    deck = write_deck(new_deck("iron_man", "justice")[0], "marvelcdb")
    page.get_by_label("Paste a deck").fill(deck)
    page.get_by_role("button", name="Add deck").click()
    page.locator("aside, main").get_by_text("own deck: Iron Man, justice, 40 cards").wait_for()
    assert not violations(person)
    person.open("/")
    person.open("/new/champions")
    person.choose("own deck")
    start = page.get_by_role("button", name="Start the game")
    start.and_(page.locator(":enabled")).wait_for()
    person.press(start)
    person.table()
    page.get_by_text("Tony Stark").first.wait_for()


def test_a_page_that_fails_says_so_and_can_be_loaded_again(meet: Meet) -> None:
    person = meet(viewport={"width": 360, "height": 740})
    person.expected = "null"
    page = person.page

    def without_games(route: Route) -> None:
        route.fulfill(json={**route.fetch().json(), "games": [None]})

    page.route("**/api/start*", without_games)
    person.go("/")
    page.get_by_role("heading", name="This page has stopped working").wait_for()
    assert not faults(person)
    page.unroute("**/api/start*")
    page.get_by_role("button", name="Reload").click()
    page.get_by_role("heading", name="Goldenrule").wait_for()
