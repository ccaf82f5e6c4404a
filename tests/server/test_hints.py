"""Hints and bots that search: thought of in a worker of their own, while the table goes on."""

from pathlib import Path
from typing import Any

import pytest

from goldenrule.bots import make_bot, search
from goldenrule.table import first_screen
from goldenrule.table.games import find_game
from goldenrule.words.texts import Texts
from tests.server.helpers import Page, Server, running

GAMES = {"champions": {"heroes": "she_hulk"}, "heroes": {}, "skirmish": {}}


def opened(server: Server, game: str, given: dict[str, str], **more: Any) -> dict[str, Any]:
    found: dict[str, Any] = server.ask(
        "/api/tables", {"game": game, "quick": True, "seed": "3", "given": given, **more}
    )
    return found


def asked(page: Page) -> tuple[int, int]:
    """The position of the question, and its seat."""
    page.asked()
    return page.now["at"], page.now["prompt"]["seat"]


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_tells_the_best_options_and_changes_nothing(tmp_path: Path, game: str) -> None:
    with running(tmp_path) as server:
        table = opened(server, game, GAMES[game])
        with server.page(table["table"], table["token"]) as page:
            at, seat = asked(page)
            items = page.now["prompt"]["items"]
            first, again = (page.ask("hint", at=at, seat=seat) for _ in range(2))
            assert first["is"] == "done" and first["hints"] == again["hints"]
            assert 1 < len(first["hints"]) <= 5
            keeps = ["You keep in hand" in str(line) for line in first["lines"]]
            assert keeps in ([False, False], [False, False, True]), "what to do, why, and what stays in the hand"
            for hint in first["hints"]:
                assert 0 <= hint["chance"] <= 1 and hint["worlds"] > 1 and hint["text"]
                assert all(1 <= n <= len(items) for n in hint["items"])
            assert sum(hint["chosen"] for hint in first["hints"]) <= 1
            assert page.now["at"] == at


def test_a_second_hint_waits_for_the_first_and_others_are_answered_meanwhile(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        table = opened(server, "champions", GAMES["champions"])
        with server.page(table["table"], table["token"]) as page:
            at, seat = asked(page)
            hint = {"at": at, "seat": seat}
            wanted = [page.send("hint", **hint), page.send("hint", **hint), page.send("why", seat=seat)]
            answers = [page.until("done", "refused") for _ in wanted]
            assert {each["id"]: each["is"] for each in answers} == dict(zip(wanted, ("done", "refused", "done")))
            assert answers[-1]["id"] == wanted[0]


def test_a_hint_for_the_next_question_drops_the_search_for_the_one_before(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        table = opened(server, "champions", GAMES["champions"])
        with server.page(table["table"], table["token"]) as page:
            at, seat = asked(page)
            old = page.send("hint", at=at, seat=seat)
            before = page.send("choose", at=at, seat=seat, items=page.now["prompt"]["default"], sure=True)
            answers = [page.until("done", "refused", "now") for _ in range(2)]
            assert before in {each.get("id") for each in answers} and at < page.now["at"]
            new = page.send("hint", at=page.now["at"], seat=seat)
            found = {each["id"]: each for each in (page.until("done", "refused") for _ in range(2))}
            assert [found[old]["is"], found[old]["kind"]] == ["refused", "stale"]
            assert found[new]["is"] == "done" and found[new]["hints"]
            assert list(found) == [old, new], "the old one is answered first, without its search"


def test_nobody_else_gets_a_hint(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        table = opened(server, "skirmish", {})
        with server.page(table["table"], table["token"]) as page, server.page(table["table"], table["watch"]) as other:
            at, seat = asked(page)
            assert other.ask("hint", at=at, seat=seat)["is"] == "refused"
            assert page.ask("hint", at=at + 1, seat=seat)["kind"] == "stale"
        puzzle = server.ask("/api/puzzles")[0]["id"]
        table = server.ask("/api/tables", {"puzzle": puzzle})
        with server.page(table["table"], table["token"]) as page:
            at, seat = asked(page)
            assert "of their own" in page.ask("hint", at=at, seat=seat)["text"]


def test_a_bot_that_thinks_plays_while_the_table_goes_on(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        answers = {"players": ["easy"]}
        table = server.ask("/api/tables", {"game": "skirmish", "seed": "3", "answers": answers})
        assert [each["bot"] for each in table["bots"]] == ["thinks:easy"]
        with server.page(table["table"], table["token"]) as page:
            while "is thinking" not in page.now.get("waiting", {}).get("text", ""):
                page.usual()
            assert page.asked().get("prompt") and not page.stopped  # it has answered


def test_levels_are_those_that_there_are(tmp_path: Path) -> None:
    assert list(first_screen.LEVELS) == list(search.LEVELS)
    for game in GAMES:
        for each in first_screen.bots_of(find_game(game), Texts("en")):
            assert make_bot(game, each.id, "1") is not None and each.text
    with running(tmp_path) as server:
        table = opened(server, "skirmish", {})
        seats = f"/api/tables/{table['table']}/seats"
        found = server.ask(seats, {"token": table["token"], "seat": 1, "bot": "thinks:hard"})
        assert [each["bot"] for each in found["bots"]] == ["thinks:hard"]
        status, problem = server.ask(seats, {"token": table["token"], "seat": 1, "bot": "thinks:999999"})
        assert status == 400 and "999999" in problem["detail"]
