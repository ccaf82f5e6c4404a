"""Each table in many states, from its first question to the review of its end, is for everyone: dark, light, phone."""

from collections.abc import Callable
from typing import Final, NamedTuple

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.browser.conftest import Meet
from tests.browser.layout import faults
from tests.browser.pages import Person
from tests.browser.staged import stage
from tests.browser.test_crowded import keys, open_menu
from tests.browser.test_everyone import in_both, violations
from tests.server.helpers import Server

Do = Callable[[Person], object]


class State(NamedTuple):
    """A situation of `scripts/page_fixtures.py`, and what is done there. Then `shown` can be seen."""

    situation: str
    shown: str = "[data-zone=prompt].asks"
    do: Do = lambda person: None


def held(person: Person) -> None:
    """Hold a card."""
    person.page.locator("[data-card]:visible").first.click(button="right", position={"x": 20, "y": 20})


def hint(person: Person) -> None:
    """Ask for a hint, and wait until it is thought out."""
    person.page.keyboard.press("h")
    expect(person.page.locator(".advice")).not_to_contain_text("Thinking")


def step(person: Person) -> None:
    """Answer, and look at what came of it once more, step by step."""
    person.usual()
    person.asked()
    person.page.keyboard.press("r")
    person.page.keyboard.press(" ")


def end_turn(person: Person) -> None:
    """End the turn with plays left, and keep the hand, which is asked about."""
    for _ in range(2):
        person.page.keyboard.press("e")


def review(person: Person) -> None:
    """Look back on a game that is over. All games are shown in the same way, and a duel is soon looked through."""
    person.page.locator(".end[role=dialog]").get_by_role("button", name="Review").click()
    expect(person.page.get_by_role("heading", name="Choices and luck")).to_be_visible()


def chosen(person: Person) -> None:
    """Choose the first answer, or the first card that can be chosen, and confirm nothing."""
    answers = person.page.locator("[data-zone=prompt] .choices button:visible")
    if answers.count():
        answers.first.click()
    else:
        person.point()


def pile(person: Person) -> None:
    """Look through a pile of cards."""
    person.page.locator("figure button:visible, .piles button:visible").first.click()


CARD: Final = ".look.held"
END: Final = ".end[role=dialog]"
TOLD: Final = ".prompt.tells"
PHONE: Final[ViewportSize] = {"width": 390, "height": 844}
STATES: Final[dict[str, dict[str, State]]] = {
    "champions": {
        "mulligan": State("champions_mulligan", ".hand.open"),
        "turn": State("champions_mid"),
        "a card that is played": State("champions_mid", do=chosen),
        "payment": State("champions_payment"),
        "target": State("champions_target"),
        "defend": State("champions_defend"),
        "discard": State("champions_discard"),
        "held card": State("champions_mid", CARD, held),
        "hint": State("champions_mid", ".advice", hint),
        "end of the turn": State("champions_mid", ".words.held[role=alert]", end_turn),
        "stage": State("champions_defend", TOLD, step),
        "pile": State("champions_mid", ".pile-list", pile),
        "menu": State("champions_mid", "nav[aria-label=Menu]", open_menu),
        "end": State("champions_lost", END),
    },
    "heroes": {
        "planning": State("heroes_planning"),
        "turn": State("heroes_turn"),
        "destination": State("heroes_move"),
        "trouble": State("heroes_trouble"),
        "scheme": State("heroes_scheme"),
        "villain": State("heroes_villain"),
        "power": State("heroes_power"),
        "after a roll": State("heroes_after_roll"),
        "held card": State("heroes_turn", CARD, held),
        "hint": State("heroes_turn", ".advice", hint),
        "stage": State("heroes_before_roll", TOLD, step),
        "menu": State("heroes_turn", "nav[aria-label=Menu]", open_menu),
        "end": State("heroes_end", END),
    },
    "skirmish": {
        "opening": State("skirmish_opening"),
        "turn": State("skirmish_mid"),
        "a card that is played": State("skirmish_mid", do=chosen),
        "payment": State("skirmish_payment"),
        "slot": State("skirmish_slot"),
        "target": State("skirmish_target"),
        "held card": State("skirmish_mid", CARD, held),
        "hint": State("skirmish_mid", ".advice", hint),
        "stage": State("skirmish_target", TOLD, step),
        "why": State("skirmish_mid", ".why", keys("w")),
        "menu": State("skirmish_mid", "nav[aria-label=Menu]", open_menu),
        "end": State("skirmish_end", END),
        "review": State("skirmish_end", ".end figure", review),
    },
}


@pytest.mark.parametrize(("game", "name"), [(game, name) for game, states in STATES.items() for name in states])
def test_a_table_is_for_everyone_in_every_state(meet: Meet, server: Server, game: str, name: str) -> None:
    state = STATES[game][name]
    person = meet()
    person.go(stage(server, state.situation))
    person.page.locator("[data-zone=prompt].asks, [data-zone=prompt] .wait, .end[role=dialog]").first.wait_for()
    state.do(person)
    expect(person.page.locator(state.shown).first).to_be_visible()
    person.settle()
    assert not in_both(person)
    assert not faults(person)
    person.page.set_viewport_size(PHONE)
    assert not violations(person), "on a phone"
    assert not faults(person), "on a phone"
