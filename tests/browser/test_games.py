"""Whole games of each title by mouse, from the page of a new game to the end: in each browser, at each size.

Languages take turns, so that each browser, each size and each game meets both; `EVERY_GAME=1` plays all in both.
"""

import os
from collections.abc import Iterator
from itertools import product
from typing import Any, Final

import pytest

from scripts.browsers import CHROMIUM, FIREFOX
from tests.browser.conftest import Meet

GAMES: Final[dict[str, dict[str, tuple[str, ...]]]] = {
    "champions": {"en": ("Spider-Man",), "uk": ("Людина-павук",)},
    "heroes": {},
    "skirmish": {},
}
"""What is chosen on the page of a new game, where something has to be."""
BROWSERS: Final = (CHROMIUM, FIREFOX)
SIZES: Final = ((1440, 900), (1024, 768), (390, 844))
LANGUAGES: Final = ("en", "uk")
SEED: Final = "1"
EXTENT: Final = "[document.scrollingElement.scrollWidth, document.scrollingElement.scrollHeight]"


def games() -> Iterator[Any]:
    """Game, browser, size and language of each game that is played."""
    for (g, game), (b, by), (s, size) in product(enumerate(GAMES), enumerate(BROWSERS), enumerate(SIZES)):
        turn = (g + b + s) % len(LANGUAGES)
        for lang in LANGUAGES if os.environ.get("EVERY_GAME") else LANGUAGES[turn : turn + 1]:
            yield pytest.param(game, by, size, lang, id=f"{game}-{by}-{size[0]}x{size[1]}-{lang}")


@pytest.mark.parametrize(("game", "by", "size", "lang"), list(games()))
def test_a_whole_game_by_mouse(meet: Meet, game: str, by: str, size: tuple[int, int], lang: str) -> None:
    width, height = size
    person = meet(by=by, viewport={"width": width, "height": height})
    person.remember(lang=lang)
    person.begin(game, SEED, *GAMES[game].get(lang, ()))
    person.play()
    end = person.page.locator(".end[role=dialog]")
    assert end.get_by_role("heading").inner_text()
    assert person.page.evaluate("document.documentElement.lang") == lang
    end.get_by_role("link", name=person.words().t("page-table-replay")).wait_for()
    assert person.page.evaluate(EXTENT) == [width, height], "a table does not scroll"
