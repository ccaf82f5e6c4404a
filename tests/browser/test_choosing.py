"""Before a new game: what heroes, aspects, scenarios, teams and sides are good at, and their cards, by every hand."""

import re
from typing import Literal

import pytest

from tests.browser.conftest import Meet
from tests.browser.layout import faults
from tests.browser.pages import Person
from tests.browser.test_everyone import violations

GAMES = {"champions": "Spider-Man", "heroes": "Avengers", "skirmish": "Villains"}
SCHEMES: tuple[Literal["dark", "light"], ...] = ("dark", "light")


def open_about(person: Person, name: str) -> None:
    """Open what there is to know of a choice, and wait for its cards."""
    person.press(person.page.get_by_role("button", name=re.compile(f"Numbers and cards ?: {name}")))
    person.page.locator("dialog .card").first.wait_for()
    person.settle()


@pytest.mark.parametrize("size", [(1440, 900), (1024, 768), (390, 844), (360, 740)], ids=lambda size: f"{size[0]}")
def test_what_a_choice_is_good_at_is_for_everyone_at_every_size(meet: Meet, size: tuple[int, int]) -> None:
    person = meet(viewport={"width": size[0], "height": size[1]})
    for game, name in GAMES.items():
        person.open(f"/new/{game}")
        open_about(person, name)
        assert not faults(person), game
        for scheme in SCHEMES:
            person.page.emulate_media(color_scheme=scheme)
            assert not violations(person), (game, scheme)
        person.page.locator("dialog .cards .card").first.click()
        person.page.locator("dialog > .zoomed article.card").wait_for()
        person.settle()
        assert not violations(person) and not faults(person), game


def test_cards_of_a_hero_are_read_by_keys_alone_and_escape_goes_back_one_step(meet: Meet) -> None:
    person = meet("keys")
    page = person.page
    person.open("/new/champions")
    open_about(person, "Spider-Man")
    kick = page.locator("dialog button.card", has_text="Swinging Web Kick")
    person.press(kick)
    large = page.locator("dialog > .zoomed")
    large.get_by_text("Deal 8 damage", exact=False).or_(large.locator("article")).first.wait_for()
    assert "8" in large.inner_text()
    page.keyboard.press("Escape")
    large.wait_for(state="detached")
    assert kick.evaluate("(card) => card === document.activeElement")
    page.keyboard.press("Escape")
    page.locator("dialog").wait_for(state="detached")
    assert page.url.endswith("#/new/champions")


def test_a_hero_says_how_hard_it_is_and_an_aspect_what_it_does(meet: Meet) -> None:
    person = meet()
    page = person.page
    person.open("/new/champions")
    person.choose("Iron Man")
    tile = page.locator(".choice", has=page.locator("[data-code='01029a']"))
    assert "medium" in tile.inner_text().lower() and "Tech upgrade" in tile.inner_text()
    described = tile.locator("[data-code]").get_attribute("aria-describedby")
    assert described and page.locator(f"[id='{described}']").inner_text().startswith("Starts weak")
    aspects = page.locator("fieldset", has_text="Aspect of Iron Man").locator(".choice")
    assert aspects.count() == 4 and all(len(text) > 60 for text in aspects.all_inner_texts())
