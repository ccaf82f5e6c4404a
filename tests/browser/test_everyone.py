"""No page has anything that axe-core finds wrong, in dark and in light."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

import pytest

from tests.browser.conftest import Meet
from tests.browser.pages import Person

AXE = Path(__file__).resolve().parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
VIOLATIONS = """async (part) => (await axe.run(part, { resultTypes: ["violations"] })).violations.flatMap((each) =>
  each.nodes.map((node) => `${each.id}: ${node.html.slice(0, 200)} ${node.failureSummary}`))"""
GAMES = {"champions": ("Spider-Man",), "heroes": (), "skirmish": ()}


def violations(person: Person, part: str = "html") -> list[str]:
    if not person.page.evaluate("'axe' in window"):
        person.page.evaluate(AXE.read_text("utf-8"))
    found: list[str] = person.page.evaluate(VIOLATIONS, part)
    return sorted(set(found))


@pytest.mark.parametrize("scheme", ["dark", "light"])
@pytest.mark.parametrize("game", GAMES)
def test_everything_of_a_game_is_for_everyone(meet: Meet, game: str, scheme: Literal["dark", "light"]) -> None:
    person = meet(color_scheme=scheme)
    person.open("/")
    person.page.get_by_role("main").wait_for()
    assert not violations(person), "first page"
    person.open(f"/new/{game}")
    person.page.get_by_role("button", name="Start the game").wait_for()
    assert not violations(person), "new game"
    person.begin(game, "1", *GAMES[game])
    person.asked()
    assert not violations(person), "first question"
    for _ in range(12):
        person.usual()
    assert not violations(person), "later"
    person.play()
    assert not violations(person), "end"
    person.remember(text=1.5)
    person.page.reload()
    person.page.locator(".end[role=dialog]").wait_for()
    assert not violations(person), "end in large text"
