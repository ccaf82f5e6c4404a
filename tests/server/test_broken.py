"""A table whose cards are broken stops alone, and the others go on."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml

from goldenrule.games import skirmish
from tests.packs.writing import write
from tests.server.helpers import Page, Server, running
from tests.server.traps import installed

PACK = Path(skirmish.__file__).parent / "pack"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    path = installed(tmp_path_factory.mktemp("site"))
    with running(tmp_path_factory.mktemp("home"), "--patience", "2", PYTHONPATH=path) as found:
        yield found


def trapped(server: Server, trap: str) -> Any:
    return server.ask("/api/tables", {"game": "traps", "quick": True, "given": {"trap": trap}, "seed": "1"})


def towards(page: Page, decisions: int) -> None:
    """Answer so often."""
    while page.asked()["at"] < decisions:
        assert page.choose(1)["is"] == "done"


def test_an_answer_that_fails_is_refused_and_the_game_stands(server: Server) -> None:
    table = trapped(server, "fault")
    with server.page(table["table"], table["token"]) as page:
        towards(page, 3)
        now = page.asked()
        refused = page.ask("choose", at=now["at"], seat=now["prompt"]["seat"], items=[1])
        assert refused["is"] == "refused" and "is as it was before" in refused["text"]
        assert "secret" not in "".join(page.raw), "what an error says may name a hidden card"
        assert page.ask("why", seat=now["prompt"]["seat"])["is"] == "done" and page.now["at"] == now["at"]


def test_every_error_is_in_the_log_once_under_the_id_that_is_shown(tmp_path: Path) -> None:
    site = tmp_path / "site"
    site.mkdir()
    with running(tmp_path / "home", "--patience", "2", PYTHONPATH=installed(site)) as server:
        told, tokens = {}, []
        for trap in ("fault", "exit", "loop"):
            table = trapped(server, trap)
            tokens.append(table["token"])
            with server.page(table["table"], table["token"]) as page:
                towards(page, 3)
                now = page.asked()
                told[trap] = page.ask("choose", at=now["at"], seat=now["prompt"]["seat"], items=[1])["text"]
                if trap != "loop":  # the socket stays open, and the game is as it was
                    assert page.ask("why", seat=now["prompt"]["seat"])["is"] == "done" and page.now["at"] == now["at"]
        ids = {trap: shown(text) for trap, text in told.items()}
        assert len({*ids.values()}) == 3
        server.stop()
        log = server.log()
    assert not any(token in log for token in tokens)
    for trap, id in ids.items():
        assert log.count(f"Error {id}") == 1, trap
    assert "LookupError: the card <secret> has no such face" in log
    assert log.count("Traceback") >= 2, "a process that ended and one that was ended are noticed at the same line"


def shown(text: str) -> str:
    """The id of an error in a sentence that a page is told."""
    found = re.search(r"\(Error ([0-9a-f]{8})\)", text)
    assert found, text
    return found[1]


def test_a_table_that_goes_round_in_circles_stops_alone(server: Server) -> None:
    other = server.ask("/api/tables", {"game": "skirmish", "quick": True, "seed": "1"})
    table = trapped(server, "loop")
    pages = [server.page(other["table"], other["token"]) for _ in range(2)]
    with pages[0], pages[1], server.page(table["table"], table["token"]) as page:
        for each in pages:
            each.asked()
        towards(page, 3)
        now = page.asked()
        page.send("choose", at=now["at"], seat=now["prompt"]["seat"], items=[1])
        while not page.stopped:
            for each in pages:
                if not each.asked().get("end"):
                    each.usual()
            if page.until("done", "refused", "stopped")["is"] == "stopped":
                break
        assert "took too long" in page.stopped
        refused = page.ask("choose", at=now["at"], seat=now["prompt"]["seat"], items=[1])
        assert refused["is"] == "refused" and "took too long" in refused["text"]
        for each in pages:
            before = each.asked()["at"]
            each.usual()
            assert each.asked()["at"] > before or each.now.get("end")
        with server.page(table["table"], table["token"]) as again:
            assert again.asked()["at"] == now["at"], "what was kept is as it was before"


def test_a_bot_that_breaks_a_card_stops_its_table_with_a_report(server: Server) -> None:
    body = {"game": "traps", "answers": {"players": ["bot"]}, "given": {"trap": "bot"}, "practice": True, "seed": "1"}
    table = server.ask("/api/tables", body)
    with server.page(table["table"], table["token"]) as page:
        while not page.stopped:
            if page.asked().get("prompt") and not page.stopped:
                page.choose(1)
        assert "report" in page.stopped and "secret" not in "".join(page.raw)
        (report,) = (server.home / "reports").glob("server-*.json")
        assert report.stem.partition("-")[2] == shown(page.stopped) and str(server.home) not in page.stopped
        at = page.now["at"]
        assert page.ask("why", seat=0)["is"] == "refused"
        assert page.ask("undo")["is"] == "done", "a person may take back what led there"
        assert page.now["at"] == at + 1 and page.now["prompt"]


ENDLESS: dict[str, Any] = {"heal": {"to": "this"}}
for _ in range(2):
    ENDLESS = {"repeat": {"times": 9999, "do": ENDLESS}}


def traps() -> list[dict[str, Any]]:
    """The main characters of the Villains: each costs nothing, and goes on without end when it is placed."""
    cards = yaml.safe_load((PACK / "villains.yaml").read_text("utf-8"))
    kept = ({key: value for key, value in card.items() if key not in ("cost", "source")} for card in cards)
    return [{**card, "abilities": [{"immediate": ENDLESS}]} for card in kept]


@pytest.fixture(scope="module")
def packed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = write(tmp_path_factory.mktemp("packs"), "skirmish", *traps())
    with running(tmp_path_factory.mktemp("packed"), "--pack", str(folder)) as found:
        yield found


def goes_on(server: Server) -> None:
    """Another table is played at."""
    table = server.ask("/api/tables", {"game": "champions", "quick": True, "seed": "1"})
    with server.page(table["table"], table["token"]) as page:
        before = page.asked()["at"]
        page.usual()
        assert page.asked()["at"] > before


def test_a_card_of_a_pack_that_never_ends_is_refused_in_a_sentence_and_the_game_stands(packed: Server) -> None:
    body = {"game": "skirmish", "given": {"packs": "x"}, "answers": {"players": ["people"]}, "seed": "1"}
    table, codes = packed.ask("/api/tables", body), {card["id"] for card in traps()}
    with packed.page(table["table"], table["token"]) as page:
        now = answer = page.asked()
        for _ in range(60):
            now = page.asked()
            assert not page.stopped and not now.get("end")
            items = (now.get("prompt") or {"items": []})["items"]
            trap = next((n for n, item in enumerate(items, 1) if item.get("code") in codes), 0)
            if not trap:
                page.usual()
                continue
            number = page.send("preview", at=now["at"], seat=now["seat"], items=[trap])
            told = page.until("done", "refused")
            assert told["id"] == number
            answer = page.choose(trap)
            while answer["is"] == "done" and page.asked()["prompt"]["kind"] in ("pay", "slot"):
                now = page.now
                answer = page.choose(1)
            if answer["is"] == "refused":
                break
        assert answer["is"] == "refused" and "is as it was before" in answer["text"]
        assert page.asked()["prompt"] == now["prompt"] and not page.stopped
        page.usual()  # nothing of the answer is left, and something else can be done
        assert not page.stopped
        goes_on(packed)


def test_a_card_of_a_pack_that_never_ends_stops_the_table_of_a_bot_that_plays_it_and_no_other(packed: Server) -> None:
    table = packed.ask("/api/tables", {"game": "skirmish", "given": {"packs": "x"}, "quick": True, "seed": "1"})
    with packed.page(table["table"], table["token"]) as page:
        for _ in range(120):
            page.usual()
            if page.stopped or page.now.get("end"):
                break
        assert "report" in page.stopped, page.now.get("end")
        goes_on(packed)
