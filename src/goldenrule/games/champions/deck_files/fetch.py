"""Decks of MarvelCDB over the network: by https only, from that site only, in bounded time and size."""

import re
import urllib.request
from collections.abc import Callable
from functools import cache
from http.client import HTTPException, HTTPMessage
from threading import Event, Thread
from typing import IO, Protocol
from urllib.error import HTTPError, URLError
from urllib.parse import urlsplit

from goldenrule.games.champions.deck_files.matching import tidy
from goldenrule.kernel.errors import BadInput
from goldenrule.words.phrases import Arg, Phrase

SITE = "marvelcdb.com"
SECONDS = 10.0
LARGEST = 256_000
PAGE = re.compile(r"/(?:api/public/)?(decklist|deck)(?:/view|/edit)?/(\d{1,9})(?:\.json)?(?:/[^/]*)?")
API = f"https://{SITE}/api/public"


class Answer(Protocol):
    """What comes over the network, to be read and closed."""

    def read1(self, size: int, /) -> bytes: ...
    def __enter__(self) -> "Answer": ...
    def __exit__(self, *error: object) -> object: ...


Opener = Callable[[str, float], Answer]
"""Opens an address within this many seconds."""


def address(word: str) -> tuple[str, ...]:
    """The addresses under which a number or link may have its deck, the likeliest first; none for other words.

    Raises BadInput for a link that is not of a deck of MarvelCDB.
    """
    if re.fullmatch(r"\d{1,9}", word):
        return tuple(f"{API}/{kind}/{word}.json" for kind in ("decklist", "deck"))
    if "://" not in word:
        return ()
    try:
        parts = urlsplit(word)
        host = parts.hostname or ""
    except ValueError:
        parts, host = urlsplit(""), ""
    found = PAGE.fullmatch(parts.path.rstrip("/"))
    if parts.scheme != "https" or host.removeprefix("www.") != SITE or found is None:
        raise BadInput("champions-bad-no-deck-marvelcdb", given=tidy(word), site=SITE)
    return (f"{API}/{found[1]}/{found[2]}.json",)


class _PointsElsewhere(URLError):
    """A redirection that is not followed."""

    def __init__(self, why: Phrase) -> None:
        super().__init__(str(why))
        self.why = why


class _SameSite(urllib.request.HTTPRedirectHandler):
    """Follows redirections within the site only, and by https only."""

    def redirect_request(
        self, req: urllib.request.Request, fp: IO[bytes], code: int, msg: str, headers: HTTPMessage, newurl: str
    ) -> urllib.request.Request | None:
        parts = urlsplit(newurl)
        if parts.scheme != "https" or (parts.hostname or "").removeprefix("www.") != SITE:
            raise _PointsElsewhere(Phrase("deck-fetch-points-to", url=tidy(newurl)[:60]))
        return super().redirect_request(req, fp, code, msg, headers, newurl)


def _open(url: str, seconds: float) -> Answer:
    request = urllib.request.Request(url, headers={"User-Agent": "goldenrule", "Accept": "application/json"})
    answer: Answer = urllib.request.build_opener(_SameSite).open(request, timeout=seconds)
    return answer


@cache
def fetch(urls: tuple[str, ...], opener: Opener = _open) -> bytes:
    """The deck under the first address that has one. Raises BadInput without a network, or if there is none.

    It takes SECONDS in all, however slowly a name is found or an answer comes: nothing that waits for the network can
    be told to end at a time, so another thread does, and is left behind when the time is over.
    """
    found: list[bytes | BaseException] = []
    over = Event()

    def ask() -> None:
        try:
            found.append(_ask(urls, opener, over))
        except BaseException as error:  # whatever it is, it is raised where somebody waits
            found.append(error)

    thread = Thread(target=ask, daemon=True)
    thread.start()
    thread.join(SECONDS)
    over.set()
    answer = found[0] if found else None
    if answer is None:
        raise BadInput("champions-bad-takes-longer-seconds", url=urls[0], seconds=f"{SECONDS:g}")
    if isinstance(answer, BaseException):
        raise answer
    return answer


def _ask(urls: tuple[str, ...], opener: Opener, over: Event) -> bytes:
    """The same, until the time is over. Raises BadInput."""
    reason: Arg = ""
    for url in urls:
        try:
            with opener(url, SECONDS) as answer:
                data = b""
                while not over.is_set() and (
                    chunk := answer.read1(16_384)
                ):  # what has come, not all that was asked for
                    data += chunk
                    if len(data) > LARGEST:
                        raise BadInput("champions-bad-gives-more-bytes", url=url, most=LARGEST)
        except HTTPError as error:
            reason = Phrase("deck-fetch-answers", code=error.code)
            continue
        except (OSError, HTTPException, ValueError) as error:
            what = error.reason if isinstance(error, URLError) else error
            given = error.why if isinstance(error, _PointsElsewhere) else tidy(str(what))[:80]
            raise BadInput("champions-bad-cannot-reached", url=url, given=given) from error
        if data.lstrip().startswith(b"{"):
            return data
        reason = Phrase("deck-fetch-not-public")
    raise BadInput("champions-bad-marvelcdb-no-deck", url=urls[0], reason=reason)
