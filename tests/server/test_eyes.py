"""Who may see what: every way to look at a table, with every kind of token, before and after seats change hands."""

from typing import Any

import pytest
from websockets.exceptions import InvalidStatus

from tests.server.helpers import Page, Server

DUEL = {"game": "skirmish", "answers": {"players": ["people"]}, "seed": "1"}
TEAM = {"game": "champions", "answers": {"heroes": ["spider_man", "she_hulk"]}, "seed": "1"}


def asked(server: Server, table: Any, token: str) -> dict[str, int]:
    """The status of everything that may be asked of a running game: 200 if it is answered."""
    name = table["table"]
    found = {}
    for what, path, body in (
        ("at", f"?token={token}", None),
        ("links", f"/links?token={token}", None),
        ("replay", f"/replay?token={token}", None),
        ("moment", f"/at/1?token={token}", None),
        ("seat 0", f"/at/1?token={token}&seat=0", None),
        ("seat 1", f"/at/1?token={token}&seat=1", None),
        ("record", f"/record?token={token}", None),
        ("rematch", "/rematch", {"token": token, "key": "rematch"}),
        ("report", "/report", {"token": token}),
        ("save", "/save", {"token": token, "name": "mine"}),
        ("watch", "/watch", {"token": token, "seat": 0, "allowed": False}),
        ("seats", "/seats", {"token": token, "seat": 7}),
    ):
        answer = server.patient(f"/api/tables/{name}{path}", body)
        found[what] = answer[0] if isinstance(answer, tuple) else 200
    split = server.patient("/api/tables", {"what_if": {"table": name, "at": 1, "token": token}})
    found["what if"] = split[0] if isinstance(split, tuple) else 200
    return found


NOTHING = dict.fromkeys(
    ("at", "links", "replay", "moment", "seat 0", "seat 1", "record", "rematch", "report", "save", "watch", "seats",
     "what if"), 403
)  # fmt: skip
PLAYER = {
    **NOTHING, "at": 200, "replay": 200, "moment": 200, "record": 400, "rematch": 400, "report": 200, "save": 400,
    "what if": 400,
}  # fmt: skip


def test_a_token_opens_what_is_its_own_and_nothing_else(server: Server) -> None:
    table, other = server.ask("/api/tables", TEAM), server.ask("/api/tables", TEAM)
    owner, watch = table["token"], table["watch"]
    one, two = (link["token"] for link in table["links"])
    with server.page(table["table"], owner) as page:
        page.usual()
        page.usual()
    server.ask(f"/api/tables/{table['table']}/join", {"token": one})
    assert asked(server, table, owner) == {**PLAYER, "links": 200, "seat 1": 200, "seats": 400}
    assert asked(server, table, one) == {**PLAYER, "seat 0": 200, "watch": 200}
    assert asked(server, table, two) == {**PLAYER, "seat 1": 200}
    assert asked(server, table, watch) == {**PLAYER, "rematch": 403}
    for wrong in (other["token"], other["links"][0]["token"], "", "x", owner[:-3] + "AAA", owner[1:]):
        assert asked(server, table, wrong) == NOTHING
    with server.page(table["table"], one) as page:
        page.ask("leave")
    assert asked(server, table, one) == NOTHING


def test_two_people_at_one_screen_are_shown_no_hand_over_http(server: Server) -> None:
    table = server.ask("/api/tables", DUEL)
    name, token = table["table"], table["token"]
    with server.page(name, token) as page:
        while page.asked()["at"] < 6:
            page.usual()
        found = asked(server, table, token)
        shut = {"seat 0": 403, "seat 1": 403, "record": 400, "what if": 400, "rematch": 400, "seats": 400}
        assert found == {**dict.fromkeys(found, 200), **shut}
        for path in ("/at/4", "/at/6"):
            now = server.ask(f"/api/tables/{name}{path}?token={token}")
            assert now["seat"] == -1 and now == server.ask(f"/api/tables/{name}{path}?token={table['watch']}")
        report = server.ask(f"/api/tables/{name}/report", {"token": token})
        assert report["record"] is None and report["account"]["seat"] == -1
        with server.page(name, table["links"][1]["token"]) as other:
            other.until("now")
            now = server.ask(f"/api/tables/{name}/at/4?token={token}")
            assert now["seat"] == 0, "who plays one seat sees its hand"


def looking(server: Server, table: Any, seat: int) -> Page:
    return server.page(f"{table['table']}", f"{table['watch']}&over={seat}")


def let_look(server: Server, table: Any, token: str, seat: int) -> None:
    server.ask(f"/api/tables/{table['table']}/watch", {"token": token, "seat": seat, "allowed": True})


def until_blind(page: Page) -> None:
    """Read until the page looks on with nobody's eyes."""
    while page.now.get("seat") != -1:
        page.until("now")


def shut(server: Server, table: Any, seat: int) -> None:
    with pytest.raises(InvalidStatus):
        looking(server, table, seat)


def test_whoever_sits_down_has_not_allowed_what_the_one_before_has(server: Server) -> None:
    table = server.ask("/api/tables", DUEL)
    name, owner, link = table["table"], table["token"], table["links"][1]["token"]
    let_look(server, table, owner, 1)
    with looking(server, table, 1) as by:
        by.until("now")
        assert by.now["seat"] == 1
        with server.page(name, link) as friend:
            until_blind(by)
            shut(server, table, 1)
            let_look(server, table, link, 1)
            with looking(server, table, 1) as again:
                again.until("now")
                assert again.now["seat"] == 1
                friend.ask("leave")
                until_blind(again)
                shut(server, table, 1)
    let_look(server, table, owner, 1)
    with looking(server, table, 1) as by:
        by.until("now")
        server.ask(f"/api/tables/{name}/seats", {"token": owner, "seat": 1, "bot": "sensible"})
        until_blind(by)
        shut(server, table, 1)


def test_after_the_end_all_is_shown_and_so_nothing_is_taken_back(server: Server) -> None:
    table = server.ask("/api/tables", DUEL)
    name, owner = table["table"], table["token"]
    let_look(server, table, owner, 0)
    with server.page(name, owner) as page, looking(server, table, 0) as by:
        while not page.asked().get("end"):
            page.usual()
        assert server.ask(f"/api/tables/{name}/record?token={table['watch']}")["game"] == "skirmish"
        assert page.now["undo"] == {"can": False, "why": page.ask("undo")["text"]}
        assert "everybody may look at all hands" in page.now["undo"]["why"]
        by.asked()
        assert by.now["seat"] == 0
        server.ask(f"/api/tables/{name}/rematch", {"token": owner, "key": "rematch"})
        until_blind(by)
        shut(server, table, 0)
