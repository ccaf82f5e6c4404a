"""Games through the socket, as a page plays them."""

import json
from pathlib import Path

import pytest

from goldenrule.packs.pack_template import make_pack
from goldenrule.table.packs import game_packs, pack_in
from tests.server.helpers import Server, running

GAMES = ("champions", "heroes", "skirmish")


def test_start_says_which_games_there_are(server: Server) -> None:
    start = server.ask("/api/start")
    assert {game["name"] for game in start["games"]} >= {*GAMES}
    assert start["operator"] and start["settings"] == {
        "free": True,
        "sure": True,
        "quick": True,
        "hold_on": True,
        "tips": True,
    }
    assert "page-" in start["words"]


@pytest.mark.parametrize("game", GAMES)
def test_a_quick_game_goes_on_answer_by_answer(server: Server, game: str) -> None:
    table = server.ask("/api/tables", {"game": game, "quick": True, "seed": "1"})
    with server.page(table["table"], table["token"]) as page:
        page.asked()
        assert page.welcome["game"] == game
        first = next(each for each in map(json.loads, page.raw) if each["is"] == "now")  # a bot may have gone on since
        assert first["whole"] and first["board"]["type"] in ("pieces", game) and first["story"] is not None
        at = page.now["at"]
        would = page.ask("preview", at=at, seat=page.now["seat"], items=[1])
        assert would["is"] == "done" and 0 <= len(would["lines"]) - len(would["changes"]) <= 1
        if not would["changes"]:
            assert not str(would["lines"][0]).startswith("Next:"), "the page says then itself"
        for _ in range(25):
            page.usual()
            if page.asked().get("end"):
                break
        assert page.now["at"] > at
        assert page.ask("why", seat=page.now["seat"])["is"] == "done" or page.now.get("end")


def test_the_first_screen_leads_to_a_game(server: Server) -> None:
    setup = server.ask("/api/setup", {"game": "champions"})
    assert setup["steps"][0]["key"] == "heroes" and not setup["ready"]
    answers = {"heroes": ["spider_man", "she_hulk"]}
    setup = server.ask("/api/setup", {"game": "champions", "answers": answers})
    assert setup["ready"]
    for step in setup["steps"]:
        if step["key"] not in answers:
            answers[step["key"]] = step.get("usual", [])
    none = server.ask("/api/setup", {"game": "champions", "answers": {**answers, "scenario": []}})
    assert none["ready"] and "scenario" not in none["answers"]
    setup = server.ask("/api/setup", {"game": "champions", "answers": answers})
    assert setup["summary"]
    opened = server.ask("/api/tables", {"game": "champions", "answers": answers})
    assert [link["name"] for link in opened["links"]] == ["Spider-Man", "She-Hulk"]


def test_answers_that_an_earlier_one_has_made_idle_are_left_out(server: Server) -> None:
    answers = {"heroes": ["spider_man", "thanos"], "aspect1": ["justice"], "scenario": ["klaw"], "color": ["red"]}
    setup = server.ask("/api/setup", {"game": "champions", "answers": answers})
    assert setup["ready"] and setup["answers"] == {"heroes": ["spider_man"], "scenario": ["klaw"]}
    assert [step["key"] for step in setup["steps"]] == ["heroes", "aspect0", "scenario", "expert", "modular"]
    assert setup["summary"][0]["lines"] == ["Spider-Man (justice)", "Klaw: standard (villain stages I, II)"]


def test_no_game_is_made_of_wrong_answers(server: Server) -> None:
    for body, part in (
        ({"game": "chess"}, "There is no game 'chess'"),
        ({"game": "champions", "answers": {"heroes": ["thanos"]}}, "thanos is not among the answers"),
        ({"game": "champions", "answers": {"color": ["red"]}}, "no question color"),
        ({"game": "champions", "answers": {"heroes": ["spider_man"], "scenario": []}}, "hoose one"),
        ({"game": "champions", "answers": {}, "given": {"scenario": "loki"}}, "There is no scenario 'loki'"),
        ({"game": "champions", "given": {"packs": "/etc"}}, "The pack /etc is not allowed here; none is."),
        ({"game": "champions", "given": {"decks": "/etc/passwd"}}, "names files on the server"),
    ):
        status, problem = server.ask("/api/tables", body)
        assert status == 400 and part in problem["detail"], problem
    status, problem = server.ask("/api/tables", {"game": "champions"})
    assert status == 400 and problem["detail"].startswith("Answer ")


def test_packs_are_played_with_if_the_operator_allows_them(tmp_path: Path) -> None:
    make_pack(tmp_path / "mine", game_packs("champions"))
    own = pack_in(tmp_path / "mine")[0].manifest
    with running(tmp_path / "home", "--pack", str(tmp_path / "mine")) as server:
        assert server.ask("/api/start")["packs"] == [{"id": own.id, "game": "champions", "name": own.name or own.id,
                                                     "usual": True}]  # fmt: skip
        setup = server.ask("/api/setup", {"game": "champions", "given": {"packs": own.id}})
        plain = server.ask("/api/setup", {"game": "champions"})
        assert setup["steps"][0]["key"] == plain["steps"][0]["key"]
        table = server.ask("/api/tables", {"game": "champions", "quick": True, "given": {"packs": own.id}})
        with server.page(table["table"], table["token"]) as page:
            page.usual()
        status, problem = server.ask("/api/setup", {"game": "champions", "given": {"packs": "other"}})
        assert status == 400 and "pack other is not allowed" in problem["detail"]


def test_the_cards_of_packs_are_looked_up_beside_those_of_the_game(tmp_path: Path) -> None:
    what_if = Path(__file__).parents[2] / "examples" / "packs" / "what_if"
    with running(tmp_path, "--pack", str(what_if)) as server:
        assert server.ask("/api/cards?game=skirmish&q=captain%20carter") == []
        brought = server.ask("/api/cards?game=skirmish&q=captain%20carter&packs=what_if")
        assert {each["name"] for each in brought} == {"Captain Carter"}
        code = brought[0]["code"]  # it takes the place of a card of the game
        for packs, name in (
            ("", "Captain America"),
            ("?packs=what_if", "Captain Carter"),
            ("?packs=x", "Captain America"),
        ):
            card = server.ask(f"/api/cards/skirmish/{code}{packs}")
            assert card["face"]["name"] == name and any(name in line for line in card["lines"])
        every = server.ask("/api/cards?game=skirmish&packs=what_if")
        assert 4 < len(every) < 20 and all(each not in server.ask("/api/cards?game=skirmish") for each in every)
        table = server.ask("/api/tables", {"game": "skirmish", "quick": True, "given": {"packs": "what_if"}})
        with server.page(table["table"], table["token"]) as page:
            assert page.until("welcome")["packs"] == ["what_if"]


def test_of_packs_that_do_not_go_together_the_first_is_usual(tmp_path: Path) -> None:
    for name in ("one", "two"):
        make_pack(tmp_path / name / "mine", game_packs("champions"))
    folders = [argument for name in ("one", "two") for argument in ("--pack", str(tmp_path / name / "mine"))]
    with running(tmp_path / "home", *folders) as server:
        assert [each["usual"] for each in server.ask("/api/start")["packs"]] == [True, False]
        assert server.ask("/api/cards?game=champions&packs=mine")


def test_a_lesson_that_was_begun_goes_on(server: Server) -> None:
    lesson = server.ask("/api/lessons")[1]["id"]
    table = server.ask("/api/tables", {"lesson": lesson})
    with server.page(table["table"], table["token"]) as page:
        page.until("now")
        page.ask("skip", seat=page.now["seat"])
        coach = page.now["coach"]
    again = server.ask("/api/tables", {"lesson": lesson})
    assert again["table"] == table["table"]
    with server.page(again["table"], again["token"]) as page:
        page.until("now")
        assert page.now["coach"] == coach
    assert server.ask("/api/tables", {"daily": True})["table"] == server.ask("/api/tables", {"daily": True})["table"]


def test_a_stale_answer_is_refused_and_nothing_happens(server: Server, tmp_path: Path) -> None:
    table = server.ask("/api/tables", {"game": "champions", "quick": True, "seed": "2"})
    with server.page(table["table"], table["token"]) as page:
        now = page.asked()
        assert page.choose(1)["is"] == "done"
        at = page.asked()["at"]
        stale = page.ask("choose", at=now["at"], seat=now["seat"], items=[1])
        assert stale["is"] == "refused" and stale["kind"] == "stale"
        assert page.asked()["at"] == at


def test_what_came_of_an_answer_is_shown_before_it_is_said_to_be_done(server: Server) -> None:
    table = server.ask("/api/tables", {"game": "champions", "quick": True, "seed": "1"})
    with server.page(table["table"], table["token"]) as page:
        for _ in range(5):
            before, heard = page.asked()["at"], len(page.raw)
            page.usual()
            kinds = [json.loads(data)["is"] for data in page.raw[heard:]]
            assert kinds[-2:] == ["now", "done"] and page.now["at"] > before


def test_standing_answers_are_listed_and_taken_back(server: Server) -> None:
    table = server.ask("/api/tables", {"game": "champions", "quick": True, "seed": "1"})
    with server.page(table["table"], table["token"]) as page:
        while not (prompt := page.asked()["prompt"]).get("stop"):
            page.usual()
        assert page.now["free"] and not page.now["standing"]
        where = {"at": page.now["at"], "seat": 0}
        assert page.ask("stand", **where, item=prompt["stop"], answer="never")["is"] == "done"
        (stands,) = page.now["standing"]
        assert stands["answer"] == "never" and stands["text"].endswith(": never used")
        ability = {"seat": 0, "code": stands["code"], "number": stands["number"]}
        assert page.ask("ask_again", **{**ability, "number": 99})["is"] == "refused"
        assert page.ask("ask_again", **ability)["is"] == "done"
        page.ask("free", seat=0, takes=False)
        assert not page.now["standing"] and "free" not in page.now


def test_a_free_benefit_is_told_at_the_next_question_only(server: Server) -> None:
    table = server.ask("/api/tables", {"game": "champions", "quick": True, "seed": "6"})
    with server.page(table["table"], table["token"]) as page:
        took = []
        for _ in range(12):
            took.append(page.asked().get("took", ""))
            page.usual()
        assert any(took) and not took[0] and not all(took)
        assert {*filter(None, took)} == {"Mockingbird", "Spider-Man"}, "the cards are named"
        with server.page(table["table"], table["token"]) as other:  # to a page that has just come all is told
            assert not other.asked().get("took")
        page.ask("free", seat=0, takes=False)
        page.usual()
        while not page.asked().get("end"):
            assert not page.now.get("took")
            page.usual()
