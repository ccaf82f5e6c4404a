"""Decks over the network: only from the one site, by https, in bounded time and size. No test uses a network."""

import io
from collections.abc import Callable, Iterator
from email.message import Message
from http.client import HTTPMessage, IncompleteRead
from threading import Event
from typing import IO
from urllib.error import HTTPError, URLError
from urllib.request import Request

import pytest

from goldenrule.games.champions.deck_building import new_deck
from goldenrule.games.champions.deck_files import fetch as network
from goldenrule.games.champions.deck_files import load_deck, write_deck
from goldenrule.games.champions.deck_files.fetch import LARGEST, address, fetch
from goldenrule.kernel.errors import BadInput

DECK = write_deck(new_deck("spider_man", "justice")[0], "marvelcdb").encode()
API = "https://marvelcdb.com/api/public"


@pytest.fixture(autouse=True)
def fresh() -> Iterator[None]:
    fetch.cache_clear()
    yield
    fetch.cache_clear()


def site(**pages: bytes) -> Callable[[str, float], IO[bytes]]:
    """A site that has these pages: deck_12=..."""

    def opener(url: str, seconds: float) -> IO[bytes]:
        assert 0 < seconds <= 30
        key = url.removeprefix(f"{API}/").removesuffix(".json").replace("/", "_")
        if key not in pages:
            raise HTTPError(url, 404, "Not Found", Message(), None)
        return io.BytesIO(pages[key])

    return opener


@pytest.mark.parametrize(
    ("word", "urls"),
    [
        ("12345", (f"{API}/decklist/12345.json", f"{API}/deck/12345.json")),
        ("https://marvelcdb.com/decklist/view/12345/friendly-neighbours-1.0", (f"{API}/decklist/12345.json",)),
        ("https://marvelcdb.com/deck/view/7", (f"{API}/deck/7.json",)),
        ("https://www.marvelcdb.com/deck/edit/7/", (f"{API}/deck/7.json",)),
        (f"{API}/deck/7", (f"{API}/deck/7.json",)),
        ("deck.json", ()),
        ("-1", ()),
    ],
)
def test_numbers_and_links_have_addresses(word: str, urls: tuple[str, ...]) -> None:
    assert address(word) == urls


@pytest.mark.parametrize(
    "word",
    [
        "http://marvelcdb.com/deck/view/7",
        "https://marvelcdb.com.example.org/deck/view/7",
        "https://example.org/deck/view/7",
        "https://marvelcdb.com@example.org/deck/view/7",
        "https://marvelcdb.com/card/01001a",
        "https://marvelcdb.com/deck/view/7/../../../secret",
        "file:///etc/passwd",
        "https://[",
    ],
)
def test_other_links_are_refused(word: str) -> None:
    with pytest.raises(BadInput, match="is not a deck of MarvelCDB"):
        address(word)


def test_a_number_is_a_deck_list_or_a_deck() -> None:
    assert fetch(address("12"), site(decklist_12=DECK, deck_12=b"{}")) == DECK
    assert fetch(address("13"), site(deck_13=DECK)) == DECK
    assert fetch(address("14"), site(decklist_14=b"[]", deck_14=DECK)) == DECK


def test_a_deck_by_its_number(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(network, "fetch", lambda urls: fetch(urls, site(decklist_12=DECK)))
    assert load_deck("12").deck.cards == new_deck("spider_man", "justice")[0].cards


def test_there_may_be_no_such_deck() -> None:
    with pytest.raises(BadInput, match=r"no deck for .*/decklist/12.json \(it answers 404\)"):
        fetch(address("12"), site())
    with pytest.raises(BadInput, match="no public deck with this number"):
        fetch(address("12"), site(decklist_12=b"<html>", deck_12=b"<html>"))


@pytest.mark.parametrize(
    "error", [URLError("no route"), TimeoutError("timed out"), ConnectionResetError("reset"), IncompleteRead(b"")]
)
def test_without_a_network_it_fails_clearly(error: Exception) -> None:
    def opener(url: str, seconds: float) -> IO[bytes]:
        raise error

    with pytest.raises(BadInput, match=r"12.json cannot be reached \(.*\); save the deck as a file instead"):
        fetch(address("12"), opener)


def test_an_answer_is_bounded_in_size() -> None:
    read = 0

    class Endless(io.BytesIO):
        def read1(self, size: int | None = -1) -> bytes:
            nonlocal read
            read += size or 0
            return b"{" * (size or 0)

    with pytest.raises(BadInput, match=f"more than {LARGEST} bytes"):
        fetch(address("12"), lambda url, seconds: Endless())
    assert read < LARGEST + 20_000


@pytest.mark.parametrize("where", ["name", "headers", "drops", "body"])
def test_an_answer_is_bounded_in_time_wherever_it_stands_still(where: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """What never comes is not waited for: without a limit this test would not end."""
    monkeypatch.setattr(network, "SECONDS", 0.01)
    end = Event()

    class Dripping(io.BytesIO):
        def read(self, size: int | None = -1) -> bytes:
            raise AssertionError("this waits for all that was asked for")

        def read1(self, size: int | None = -1) -> bytes:
            if where == "body":
                end.wait()
            return b"{" if not end.is_set() else b""

    def opener(url: str, seconds: float) -> Dripping:
        if where in ("name", "headers"):
            end.wait()
        return Dripping()

    try:
        monkeypatch.setattr(network, "LARGEST", 1 << 60)
        with pytest.raises(BadInput, match=r"decklist/12.json took longer than 0.01 seconds; save the deck as a file"):
            fetch(address("12"), opener)
    finally:
        end.set()


@pytest.mark.parametrize("url", ["http://marvelcdb.com/x", "https://example.org/x", "file:///etc/passwd"])
def test_redirections_stay_within_the_site(url: str) -> None:
    handler = network._SameSite()
    request = Request(f"{API}/deck/7.json")
    with pytest.raises(URLError, match="deck-fetch-points-to"):
        handler.redirect_request(request, io.BytesIO(), 302, "Found", HTTPMessage(), url)
    assert handler.redirect_request(request, io.BytesIO(), 302, "Found", HTTPMessage(), f"{API}/decklist/7.json")
