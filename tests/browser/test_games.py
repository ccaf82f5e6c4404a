"""One whole game of each title by mouse, from the page of a new game to the end."""

import pytest

from tests.browser.conftest import Meet

GAMES = {"champions": ("1", ("Spider-Man",)), "heroes": ("1", ()), "skirmish": ("1", ())}


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_mouse(meet: Meet, game: str) -> None:
    seed, choices = GAMES[game]
    person = meet()
    person.begin(game, seed, *choices)
    person.play()
    end = person.page.locator(".end[role=dialog]")
    assert end.get_by_role("heading").inner_text()
    end.get_by_role("link", name="Replay").wait_for()
