"""The cards and the decks of the page: queries with filters, the rules for decks, and their refusals."""

from typing import Any

import pytest

from goldenrule.languages import complete_languages
from tests.server.helpers import Json, Server

HAYMAKER, FOR_JUSTICE, BACKFLIP, UPPERCUT = "01087", "01060", "01003", "01054"


def browse(server: Server, query: str = "", game: str = "champions", lang: str = "en", **more: str) -> Any:
    from urllib.parse import urlencode

    return server.ask(f"/api/gallery/{game}?{urlencode({'q': query, **more})}", headers={"x-lang": lang})


def build(server: Server, **asked: Any) -> Any:
    return server.ask("/api/decks/champions", asked)


def suggested(server: Server) -> Json:
    found: Json = build(server, draft={"hero": "spider_man", "aspect": "justice", "name": "Web"}, size=40)
    return found


def test_cards_come_in_pages_and_in_the_order_that_was_asked_for(server: Server) -> None:
    first = browse(server, sort="cost")
    assert first["total"] == 209 and len(first["cards"]) == 60
    second = browse(server, sort="cost", start="60")
    codes = [each["code"] for each in [*first["cards"], *second["cards"]]]
    assert len(set(codes)) == 120
    costs = [each["cost"]["value"] for each in first["cards"]]
    assert costs == sorted(costs)
    assert browse(server, start="-5")["cards"] == browse(server)["cards"]
    assert browse(server, start="1000")["cards"] == []


def test_a_bad_query_is_explained_and_the_filters_are_still_there(server: Server) -> None:
    bad = browse(server, "foo:bar aspect:justice")
    assert "has no field foo:" in bad["wrong"] and bad["total"] == 0 and bad["cards"] == []
    aspects = next(each for each in bad["filters"] if each["key"] == "aspect")
    assert [each["text"] for each in aspects["choices"] if each.get("on")] == ["justice"]
    assert "did you mean Haymaker?" in browse(server, "Haymakr")["wrong"]
    assert "числ" in browse(server, "cost:many", lang="uk")["wrong"]
    assert browse(server, "x" * 201)[0] == 400
    assert browse(server, game="nothing")[0] == 400
    assert browse(server, sort="luck")[0] == 400


@pytest.mark.parametrize("game", ["champions", "heroes", "skirmish"])
def test_cards_and_filters_are_in_the_language_of_the_page(server: Server, game: str) -> None:
    said = set()
    for each in complete_languages():
        found = browse(server, game=game, lang=each.tag)
        assert found["filters"]
        said.add((found["cards"][0]["name"], found["filters"][0]["name"]))
    assert len(said) == 4


def test_a_suggested_deck_is_legal_and_says_why_each_card_is_in_it(server: Server) -> None:
    found = suggested(server)
    assert found["findings"] == [] and found["size"] == 40 and len(found["notes"]) == 6
    assert sum(line["n"] for line in found["lines"]) == 40
    assert [each["short"] for each in found["costs"]] == ["0", "1", "2", "3", "4", "5"]
    assert found["limits"][FOR_JUSTICE] == 3 and UPPERCUT not in found["limits"]
    assert {each["code"] for each in browse(server, found["fits"])["cards"]} < found["limits"].keys()


def test_each_broken_rule_is_told_with_its_clause(server: Server) -> None:
    draft = suggested(server)["deck"]
    draft["cards"] |= {FOR_JUSTICE: 4, UPPERCUT: 1}
    findings = build(server, draft=draft)["findings"]
    assert {each["clause"] for each in findings} == {"MC-DECK-06", "MC-DECK-07"}
    assert [each["cards"] for each in findings if each["clause"] == "MC-DECK-07"] == [[FOR_JUSTICE]]
    assert all(each["text"].endswith(".") and each["clause"] not in each["text"] for each in findings)


def test_the_cards_of_the_hero_are_put_back_with_a_note(server: Server) -> None:
    draft = suggested(server)["deck"]
    del draft["cards"][BACKFLIP]
    found = build(server, draft=draft)
    assert found["deck"]["cards"][BACKFLIP] == 2 and "Backflip" in found["notes"][0]


@pytest.mark.parametrize("format", ["marvelcdb", "text", "octgn", "yaml"])
def test_a_deck_that_is_written_in_a_format_is_read_as_the_same(server: Server, format: str) -> None:
    draft = suggested(server)["deck"]
    read = build(server, text=build(server, draft=draft, format=format)["file"])["deck"]
    assert read == {**draft, "name": read["name"]} and read["name"] in ("Web", "")


def test_what_is_not_known_stays_with_the_names_that_may_be_meant(server: Server) -> None:
    found = build(server, text="Spidermam\n3x Haymakr\n1x Energy\n")
    said = " ".join(each["text"] for each in found["findings"])
    assert "Spidermam (did you mean Spider-Man?)" in said and "Haymakr (did you mean Haymaker?)" in said
    again = build(server, draft=found["deck"])
    assert again["deck"]["unknown"] == found["deck"]["unknown"] and again["findings"] == found["findings"]


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        ({"draft": {"cards": {"x": 1}}}, "There is no card 'x'."),
        ({"draft": {"hero": "y"}}, "There is no hero 'y'"),
        ({"draft": {"cards": {HAYMAKER: -1}}}, "draft.cards"),
        ({"draft": {"cards": {HAYMAKER: 100}}}, "draft.cards"),
        ({"draft": {"hero": "spider_man"}, "size": 40}, "There is no aspect ''"),
        ({"draft": {"hero": "spider_man", "aspect": "justice"}, "size": 99}, "A deck has 40 to 50 cards, not 99."),
        ({"draft": {}, "format": "pdf"}, "There is no deck format 'pdf'"),
        ({"text": "not a deck"}, "lists no cards"),
        ({"text": "<!DOCTYPE deck [<!ENTITY a 'b'>]><deck>&a;</deck>"}, "document type"),
        ({"more": 1}, "more"),
    ],
)
def test_what_is_no_deck_is_refused_in_a_sentence(server: Server, asked: Json, said: str) -> None:
    status, problem = build(server, **asked)
    assert status == 400 and said in problem["detail"], problem


def test_a_game_without_decks_says_so(server: Server) -> None:
    assert "nobody builds a deck" in server.ask("/api/decks/heroes")[1]["detail"]
    assert server.ask("/api/decks/heroes", {})[0] == 400
    assert {each["name"]: each["decks"] for each in server.ask("/api/start")["games"]} == {
        "champions": True, "heroes": False, "skirmish": False,
    }  # fmt: skip


def test_only_the_operator_downloads_a_deck(server: Server) -> None:
    path, body = "/api/decks/champions/download", {"link": "https://example.com/deck/1"}
    assert server.ask(path, body, headers={"cookie": server.guest()})[0] == 403
    status, problem = server.ask(path, body)
    assert status == 400 and "is not a deck of MarvelCDB" in problem["detail"]
