"""What belongs to the user of this machine: standing answers, statistics, and the language of the page."""

from pathlib import Path

import pytest

from goldenrule.kernel.files import home
from goldenrule.table import settings
from goldenrule.table.auto_answers import Ability
from tests.server.helpers import Json, Page, running


def test_standing_answers_for_later_games_are_told_and_forgotten(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("GOLDENRULE_HOME", str(tmp_path))
    settings.save_standing(home(), "champions", Ability("01001a", 0), "never")
    settings.save_standing(home(), "champions", Ability("from_a_pack", -1), "always")
    with running(tmp_path) as server:
        found = server.ask("/api/standing")
        assert [each["text"] for each in found] == [
            "Spider-Man, ability 1: never", "from_a_pack, a question while it resolves: always",
        ]  # fmt: skip
        asked = {"game": "champions", "code": "01001a", "number": 0}
        assert server.ask("/api/standing/forget", asked) == found[1:]
        assert server.ask("/api/standing", headers={"cookie": server.guest()}) == []
    assert settings.read(home()).standing == {"champions": [("from_a_pack", -1, "always")]}


def test_an_unknown_language_is_the_one_of_the_server(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        usual, other = server.ask("/api/start"), server.ask("/api/start?lang=tlh")
        assert usual["lang"] == "en" and {"tag": "en", "name": "English"} in usual["langs"]
        assert other["words"] == usual["words"] and "page-settings = " in usual["words"]


def test_games_that_were_never_played_are_no_row(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        found = server.ask("/api/stats?game=heroes")
        assert found == {"all": {"games": 0, "won": 0, "lost": 0, "draw": 0, "rounds": 0}, "rounds": [0, 0, 0],
                         "groups": []}  # fmt: skip


def test_only_somebody_with_a_cookie_keeps_standing_answers_for_later_games(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("GOLDENRULE_HOME", str(tmp_path))
    with running(tmp_path) as server:
        table = server.ask("/api/tables", {"game": "champions", "quick": True, "seed": "1"})
        opened = table["table"], table["token"]
        with server.page(*opened) as here, server.page(*opened, cookie="") as friend:

            def stand(page: Page, item: int, answer: str, keep: bool) -> Json:
                at = here.asked()["at"]
                return page.ask("stand", at=at, seat=0, item=item, answer=answer, keep=keep)

            while not (items := [n for n in numbers(here) if stand(here, n, "ask", keep=False)["is"] == "done"]):
                here.usual()
            refused = stand(friend, items[0], "never", keep=True)
            assert refused["is"] == "refused" and "no cookie" in refused["text"]
            assert not settings.read(home()).standing
            assert stand(here, items[0], "never", keep=True)["is"] == "done"
            assert settings.read(home()).standing["champions"]


def numbers(page: Page) -> range:
    """The numbers of what a page is offered."""
    return range(1, len(page.asked()["prompt"]["items"]) + 1)
