"""No page has anything that axe-core finds wrong, in dark and in light."""

from collections.abc import Sequence
from pathlib import Path
from typing import Literal

import pytest

from tests.browser.conftest import Meet
from tests.browser.pages import Person

AXE = Path(__file__).resolve().parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
VIOLATIONS = """async ([part, only]) => {
  const runOnly = only.length ? { type: "rule", values: only } : undefined;
  const found = await axe.run(part, { resultTypes: ["violations"], ...(runOnly && { runOnly }) });
  return found.violations.flatMap((each) =>
    each.nodes.map((node) => `${each.id}: ${node.html.slice(0, 200)} ${node.failureSummary}`));
}"""
SCHEMES: tuple[Literal["dark", "light"], ...] = ("dark", "light")
COLOURS = ("color-contrast", "link-in-text-block")
"""The rules of axe-core that look at colours."""
GAMES = {"champions": ("Spider-Man",), "heroes": (), "skirmish": ()}


def violations(person: Person, part: str = "html", only: Sequence[str] = ()) -> list[str]:
    """What axe-core finds wrong with a part of the page; `only` by some rules."""
    if not person.page.evaluate("'axe' in window"):
        person.page.evaluate(AXE.read_text("utf-8"))
    found: list[str] = person.page.evaluate(VIOLATIONS, [part, [*only]])
    return sorted(set(found))


def in_both(person: Person, part: str = "html") -> list[str]:
    """What is wrong in dark or in light, where the same is shown in other colours."""
    found = []
    for scheme in SCHEMES:
        person.page.emulate_media(color_scheme=scheme)
        found += [f"{scheme}: {each}" for each in violations(person, part, COLOURS if scheme == "light" else ())]
    return found


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
