"""What can be done with a table: links, bots, what follows, lessons, puzzles, looking back, saves."""

import json
import os
import subprocess
import sys
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus

from goldenrule.version import VERSION
from tests.server.helpers import Page, Server

RIVALS = {"heroes": "Avengers against X-Men", "skirmish": "Heroes against Villains"}


def two_players(server: Server, **more: Any) -> Any:
    answers = {"heroes": ["spider_man", "she_hulk"]}
    return server.ask("/api/tables", {"game": "champions", "answers": answers, "seed": "3", **more})


def test_a_friend_takes_a_seat_by_its_link_and_gives_it_back(server: Server) -> None:
    table = two_players(server)
    name, link = table["table"], table["links"][1]["token"]
    with server.page(name, table["token"]) as mine:
        mine.asked()
        assert [seat.get("yours", False) for seat in mine.welcome["seats"]] == [True, True]
        with server.page(name, link) as friend:
            friend.until("now")
            assert [seat.get("yours", False) for seat in friend.welcome["seats"]] == [False, True]
            mine.until("welcome")
            mine.until("now")
            assert [seat.get("yours", False) for seat in mine.welcome["seats"]] == [True, False]
            refused = mine.ask("choose", at=mine.now["at"], seat=1, items=[1])
            assert refused["is"] == "refused" and "not yours" in refused["text"]
            assert friend.ask("leave")["is"] == "done"
            while not all(seat.get("yours") for seat in mine.welcome["seats"]):
                mine.until("welcome")
    with pytest.raises(InvalidStatus):
        server.page(name, link)
    status, problem = server.ask(f"/api/tables/{name}?token={link}")
    assert status == 403 and "no longer works" in problem["detail"]


@pytest.mark.parametrize("bots", [False, True])
def test_a_table_of_rivals_is_named_by_who_fights(server: Server, bots: bool) -> None:
    opened = {game: server.ask("/api/tables", {"game": game, "quick": True, "bots": bots}) for game in RIVALS}
    named = {each["table"]: each["about"] for each in server.ask("/api/tables")}
    assert {game: named[table["table"]] for game, table in opened.items()} == RIVALS


def test_tokens_of_others_are_of_no_use(server: Server) -> None:
    table, other = two_players(server), two_players(server)
    with pytest.raises(InvalidStatus):
        server.page(table["table"], other["token"])
    with pytest.raises(InvalidStatus):
        server.page(table["table"], table["token"][:-2] + "AA")
    assert server.ask(f"/api/tables/{table['table']}?token={other['token']}")[0] == 403
    for name, token in ((table["table"], "nonsense"), ("nonsense", table["token"]), ("x", "y")):
        status, problem = server.ask(f"/api/tables/{name}?token={token}")
        assert status == 403 and problem["detail"].startswith("This link does not belong to this server")
    assert server.ask(f"/api/tables/{table['table']}?token={table['watch']}")["seats"] == []


def test_a_card_shown_to_a_bot_alone_is_taken_back_by_any_page_of_its_player(server: Server) -> None:
    table = server.ask("/api/tables", {"game": "skirmish", "quick": True, "seed": "3"})
    with server.page(table["table"], table["token"]) as page:
        assert not page.asked()["undo"]["can"]
        shown = page.now["board"]
        page.usual()
        assert page.now["board"] != shown and page.now["undo"] == {"can": True}
        with server.page(table["table"], table["token"]) as reloaded:
            assert reloaded.asked()["undo"] == {"can": True}
            assert reloaded.ask("undo")["is"] == "done"
            settle((page, reloaded))
            for each in (page, reloaded):
                assert each.now["board"] == shown and not each.now["undo"]["can"]


def test_a_card_shown_to_another_person_is_not_taken_back(server: Server) -> None:
    table = server.ask("/api/tables", {"game": "skirmish", "answers": {"players": ["people"]}, "seed": "3"})
    with server.page(table["table"], table["links"][0]["token"]) as one:
        with server.page(table["table"], table["links"][1]["token"]) as two:
            for _ in range(20):
                settle((one, two))
                acting = one if one.now.get("prompt") else two
                acting.usual()
                settle((one, two))
                if "Another player has seen a card" in acting.now["undo"].get("why", ""):
                    assert not acting.now["undo"]["can"] and acting.ask("undo")["is"] == "refused"
                    return
    raise AssertionError("no card was shown")


def test_whoever_has_acted_since_is_asked_before_something_is_taken_back(server: Server) -> None:
    table = server.ask("/api/tables", {"game": "champions", "answers": {"heroes": ["spider_man", "she_hulk"]}})
    with server.page(table["table"], table["links"][0]["token"]) as one:
        with server.page(table["table"], table["links"][1]["token"]) as two:
            pages = {0: one, 1: two}
            undo: int | None = None
            for _ in range(60):
                settle(pages.values())
                undo = next((n for n, page in pages.items() if page.now.get("undo", {}).get("asks")), None)
                if undo is not None:
                    break
                acting = next(page for page in pages.values() if page.now.get("prompt"))
                acting.usual()
            assert undo is not None
            asker, other = pages[undo], pages[1 - undo]
            before = asker.now["at"]
            assert asker.ask("undo")["is"] == "done"
            assert other.until("undo_wanted")["by"] == undo
            assert other.ask("allow", yes=False)["is"] == "done"
            settle(pages.values())
            assert asker.now["at"] == before and not asker.now["undo"]["can"]
            assert other.ask("allow", yes=True)["is"] == "refused"
            why, asked = asker.now["undo"]["why"], sum("undo_wanted" in said for said in other.raw)
            assert "did not allow it" in why
            with server.page(table["table"], table["links"][undo]["token"]) as again:
                for page in (asker, again):
                    refused = page.ask("undo")
                    assert (refused["is"], refused["text"]) == ("refused", why)
            settle([other])
            assert sum("undo_wanted" in said for said in other.raw) == asked, "nobody is asked again and again"


def settle(pages: Any) -> None:
    """Read until every page knows how things stand: asking changes nothing, and what came before is read."""
    for page in pages:
        if not page.now:
            page.until("now")
        page.ask("why", seat=page.welcome_seat())


def test_a_bot_takes_over_a_seat_and_a_person_takes_it_back(server: Server) -> None:
    table = two_players(server)
    name, token = table["table"], table["token"]
    with server.page(name, token) as page:
        page.asked()
        server.ask(f"/api/tables/{name}/seats", {"token": token, "seat": 1, "bot": "sensible"})
        while not page.now["seats"][1].get("bot"):
            page.read()
        for _ in range(8):
            page.usual()
        assert page.now["seats"][1]["bot"] == "sensible"
        status, problem = server.ask(f"/api/tables/{name}?token={table['links'][1]['token']}")
        assert status == 403 and problem["detail"].startswith("A bot plays this seat now")
        again = server.ask(f"/api/tables/{name}/seats", {"token": token, "seat": 1})
        old = table["links"][1]["token"]
        assert again["links"][1]["token"] != old
        status, problem = server.ask(f"/api/tables/{name}?token={old}")
        assert status == 403 and "given up or given away" in problem["detail"]
        while page.now["seats"][1].get("bot"):
            page.read()
    for wrong, part in (
        ({"token": token, "seat": 1, "bot": "genius"}, "There is no bot"),
        ({"token": token, "seat": 7}, "no seat 7"),
    ):
        status, problem = server.ask(f"/api/tables/{name}/seats", wrong)
        assert status == 400 and part in problem["detail"]
    assert server.ask(f"/api/tables/{name}/seats", {"token": table["watch"], "seat": 0})[0] == 403


def finished(server: Server) -> tuple[Any, Page]:
    """A duel that is over."""
    table = server.ask("/api/tables", {"game": "skirmish", "quick": True, "seed": "5"})
    page = server.page(table["table"], table["token"])
    while not page.asked().get("end"):
        page.usual()
    return table, page


def test_a_game_is_followed_by_another_and_can_be_looked_back_at(server: Server) -> None:
    table, page = finished(server)
    name, token = table["table"], table["token"]
    with page:
        end = page.now["end"]
        assert end["text"] and {offer["key"] for offer in end["offers"]} == {"rematch", "swap"}
        moments = server.ask(f"/api/tables/{name}/replay?token={token}")
        assert len(moments) > 3
        at = moments[len(moments) // 2]["at"]
        for seat in (0, 1, -1):
            now = server.ask(f"/api/tables/{name}/at/{at}?token={token}&seat={seat}")
            if seat == 1:  # a bot's cards are nobody's to see
                assert now[0] == 403
            else:
                assert now["at"] == at and now["board"]["type"] == "skirmish" and now["seat"] == seat
        record = server.ask(f"/api/tables/{name}/record?token={token}")
        assert record["game"] == "skirmish"
        for wrong in (100_000, 2**64, 10**400):
            assert server.ask(f"/api/tables/{name}/at/{wrong}?token={token}")[0] == 400
        split = server.ask("/api/tables", {"what_if": {"table": name, "at": at, "token": token}})
        with server.page(split["table"], split["token"]) as trial:
            assert trial.asked()["prompt"] and trial.welcome["practice"]
        assert server.ask(f"/api/tables/{name}/rematch", {"token": token, "key": "swap"})["seats"] == [1]
        while page.now.get("end"):
            page.read()
        assert page.asked()["prompt"]["seat"] == 1
    going = server.ask("/api/tables")
    assert sum(each["game"] == "skirmish" and each.get("over", False) for each in going) == 1


def test_a_running_game_keeps_its_hidden_cards(server: Server) -> None:
    table = server.ask("/api/tables", {"game": "champions", "answers": {"heroes": ["spider_man", "she_hulk"]}})
    name, friend = table["table"], table["links"][1]["token"]
    assert server.ask(f"/api/tables/{name}/join", {"token": friend})["seats"] == [1]
    for token in (friend, table["token"], table["watch"]):
        status, problem = server.ask(f"/api/tables/{name}/record?token={token}")
        assert status == 400 and "hidden cards" in problem["detail"]
    assert server.ask(f"/api/tables/{name}/rematch", {"token": friend, "key": "rematch"})[0] == 400
    report = server.ask(f"/api/tables/{name}/report", {"token": friend, "note": "odd"})
    assert report["record"] is None and report["account"]["seat"] == 1 and report["note"] == "odd"


def test_a_report_of_a_problem_is_replayed_in_the_terminal(server: Server, tmp_path: Path) -> None:
    solo = server.ask("/api/tables", {"game": "champions", "quick": True, "seed": "2"})
    with server.page(solo["table"], solo["token"]) as page:
        for _ in range(8):
            page.usual()
        at = page.asked()["at"]
    found = server.ask(f"/api/tables/{solo['table']}/report", {"token": solo["token"], "note": "odd"})
    assert (found["version"], found["note"], len(found["record"]["entries"])) == (VERSION, "odd", at)
    (tmp_path / "whole.json").write_text(json.dumps(found))
    team = two_players(server)
    found = server.ask(f"/api/tables/{team['table']}/report", {"token": team["watch"]})
    (tmp_path / "seen.json").write_text(json.dumps(found))
    for name, status, part in (("whole", 0, "every digest"), ("seen", 2, "a report without hidden cards")):
        command = [sys.executable, "-m", "goldenrule.cli.main", "replay", str(tmp_path / f"{name}.json"), "--verify"]
        done = subprocess.run(command, capture_output=True, text=True, env={**os.environ, "PYTHONUTF8": "1"})
        assert done.returncode == status and part in done.stdout + done.stderr, done


def test_what_is_taken_back_is_not_in_the_story_any_more(server: Server) -> None:
    table = server.ask("/api/tables", {"game": "champions", "quick": True, "seed": "11"})
    taken = 0
    with server.page(table["table"], table["token"]) as page:
        while taken < 4:
            page.usual()
            told = page.now.get("story")
            if told and page.now.get("undo", {}).get("can"):
                assert page.ask("undo")["is"] == "done"
                with server.page(table["table"], table["token"]) as other:
                    assert page.now["story"] == other.asked()["story"], "as who comes now is told"
                taken += 1
                page.usual()


def test_cards_terms_and_settings_can_be_looked_up(server: Server) -> None:
    for game in ("champions", "heroes", "skirmish"):
        found = server.ask(f"/api/cards?game={game}&q=")
        assert len(found) > 20
        card = server.ask(f"/api/cards/{game}/{found[0]['code']}")
        assert card["face"]["name"] == found[0]["name"] and card["lines"]
    haymaker, crowd_control = (
        {term["name"]: term["lines"] for term in server.ask(f"/api/cards/champions/{code}")["keywords"]}
        for code in ("01087", "01108")
    )
    assert [*haymaker] == ["Energy"] and haymaker["Energy"][0]
    assert "Crisis icon" in crowd_control and "threat cannot be removed" in crowd_control["Crisis icon"][0]
    assert server.ask("/api/rules?game=champions&q=guard")["found"]["entries"][0]["key"] == "guard"
    nothing = server.ask("/api/rules?game=champions&q=ZZ-9")
    assert "ZZ-9" in nothing["wrong"] and not nothing["found"].get("entries")
    assert server.ask("/api/daily")["game"] == "champions"
    assert server.ask("/api/settings", {"free": True, "sure": False, "quick": True}, "PUT")["sure"] is False
    assert server.ask("/api/settings") == {"free": True, "sure": False, "quick": True, "tips": True, "hold_on": True}
    assert server.ask("/api/cards?game=chess")[0] == 400
    assert server.ask("/api/cards/champions/nothing")[0] == 400
    assert server.ask("/api/stats?game=champions")["all"] is not None
    assert server.ask("/schema/openapi.json")["paths"]["/api/tables"]


def test_a_game_goes_to_the_terminal_and_back(server: Server) -> None:
    table = server.ask("/api/tables", {"game": "champions", "quick": True, "seed": "9"})
    with server.page(table["table"], table["token"]) as page:
        for _ in range(6):
            page.usual()
        at = page.asked()["at"]
    saved = server.ask(f"/api/tables/{table['table']}/save", {"token": table["token"], "name": "evening"})
    assert saved["name"] == "evening"
    assert "evening" in [save["name"] for save in server.ask("/api/start")["saves"]]
    back = server.ask("/api/tables", {"save": "evening"})
    with server.page(back["table"], back["token"]) as page:
        assert page.asked()["at"] == at
        page.usual()


def test_what_would_come_of_an_answer_is_said_without_giving_it(server: Server) -> None:
    table = server.ask("/api/tables", {"game": "champions", "quick": True, "seed": "4"})
    said: set[str] = set()
    with server.page(table["table"], table["token"]) as page:
        for _ in range(12):
            now = page.asked()
            if now.get("end"):
                break
            for n in range(1, len(now["prompt"]["items"]) + 1):
                answer = page.ask("preview", at=now["at"], seat=now["seat"], items=[n])
                if answer["is"] == "done":
                    said.update(segment["text"] for line in answer["lines"] for segment in line)
            assert page.now["at"] == now["at"]
            page.usual()
    assert len(said) > 3


def test_somebody_who_skips_is_asked_again_when_something_happens(server: Server) -> None:
    table = server.ask("/api/tables", {"game": "champions", "quick": True, "seed": "6"})
    with server.page(table["table"], table["token"]) as page:
        refused, answers = set(), 0
        while (answer := page.ask("skip", seat=page.asked()["seat"]))["is"] == "refused":
            refused.add(answer["text"])
            page.usual()
            answers = page.asked()["at"]
        assert refused == {"You cannot pass here: answer this first."}
        assert page.asked()["at"] > answers and page.now["prompt"]


@pytest.mark.parametrize("game", ["champions", "heroes", "skirmish"])
def test_bots_play_every_seat_one_answer_after_the_other_and_whoever_opened_it_looks_on(
    server: Server, game: str
) -> None:
    table = server.ask("/api/tables", {"game": game, "quick": True, "bots": True, "practice": True})
    assert table["links"] == []
    with server.page(table["table"], table["token"]) as page:
        page.until("now")
        seen = [page.now["at"]]
        while seen[-1] < 4:
            page.until("now")
            seen.append(page.now["at"])
        assert page.now["seat"] == -1 and not page.now.get("prompt") and page.now["board"]
        assert all(after - before <= 1 for before, after in pairwise(seen))


def test_a_table_is_deleted_by_its_owner_only(server: Server) -> None:
    table = server.ask("/api/tables", {"game": "champions", "quick": True})
    name = table["table"]
    assert server.ask(f"/api/tables/{name}?token={table['watch']}", None, "DELETE")[0] == 403
    with server.page(name, table["token"]) as page:
        page.asked()
        assert server.ask(f"/api/tables/{name}?token={table['token']}", None, "DELETE") is None
        assert "no such table" in page.until("stopped")["text"]
    assert server.ask(f"/api/tables/{name}?token={table['token']}")[0] == 400


def test_two_people_at_one_page_do_not_see_each_others_hands(server: Server) -> None:
    body = {"game": "skirmish", "answers": {"players": ["people"]}, "seed": "1"}
    table = server.ask("/api/tables", body)
    with server.page(table["table"], table["token"]) as page:
        turns: list[int] = []
        while len(turns) < 4:
            now = page.asked()
            if not now.get("covered"):
                page.usual()
                continue
            assert now["board"] is None and not now.get("story") and not now.get("faces") and not now.get("prompt")
            for do, more in (("why", {}), ("skip", {}), ("choose", {"at": now["at"], "items": [1]})):
                refused = page.ask(do, seat=now["seat"], **more)
                assert refused["is"] == "refused" and "covered" in refused["text"]
            turns.append(now["seat"])
            page.ask("uncover", seat=now["seat"])
            assert page.now["whole"] and page.now["board"] and page.now["prompt"]["seat"] == turns[-1]
        assert {*turns} == {0, 1}
