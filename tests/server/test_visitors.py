"""Who visits: guests known by a cookie, and the operator by a secret, wherever a request comes from."""

import stat
import urllib.error
import urllib.request
from http.cookies import SimpleCookie
from pathlib import Path
from typing import Any
from unittest import mock

import pytest

from goldenrule.server import visitors
from goldenrule.server.visitors import AHEAD, LASTS, MOST_COOKIES, OPERATOR, RENEWED, Person, Visitors, cookie_for
from tests.server.helpers import PATIENCE, Server, running


def met(visitors: Visitors, cookies: str = "", scheme: str = "http") -> tuple[Person, str]:
    """Who sends a request with these cookies, and the cookie that is sent back ("" for none)."""
    scope: dict[str, Any] = {"scheme": scheme, "path": "/", "headers": [(b"cookie", cookies.encode("latin-1"))]}
    return visitors.identify(scope), cookie_for(scope)


def sent(cookie: str) -> str:
    """A cookie as a browser sends it back."""
    return cookie.partition(";")[0]


def headers(server: Server, path: str, **more: str) -> list[str]:
    """The cookies that an answer sets."""
    request = urllib.request.Request(f"http://127.0.0.1:{server.port}{path}")
    for name, value in more.items():
        request.add_header(name.replace("_", "-"), value)
    try:
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
            return list(answer.headers.get_all("set-cookie", []))
    except urllib.error.HTTPError as error:
        return list(error.headers.get_all("set-cookie", []))


def test_a_guest_is_the_same_person_as_long_as_their_cookie_comes_back(tmp_path: Path) -> None:
    visitors = Visitors(tmp_path)
    one, cookie = met(visitors)
    other, _ = met(visitors)
    assert one.new and other.new and one.id != other.id and not one.is_operator
    again, renewed = met(visitors, f"theme=dark; {sent(cookie)}; x")
    assert (again.id, again.new, renewed) == (one.id, False, "")
    assert met(Visitors(tmp_path), sent(cookie))[0] == again, "also after the server was started again"
    assert sent(cookie).partition("=")[2] not in one.id and one.id not in cookie, "what is stored opens nothing"


def test_a_cookie_lasts_for_a_year_and_longer_for_those_who_come_back(tmp_path: Path) -> None:
    visitors = Visitors(tmp_path)
    with mock.patch("goldenrule.server.visitors.time", lambda: 1e9):
        person, cookie = met(visitors)
    for later, known, renewed in (
        (RENEWED - 1, True, False), (RENEWED + 1, True, True), (LASTS - 1, True, True), (LASTS + 1, False, True),
        (-AHEAD + 1, True, False), (-AHEAD - 1, True, True), (-LASTS * 9, True, True),
    ):  # fmt: skip
        with mock.patch("goldenrule.server.visitors.time", lambda later=later: 1e9 + later):
            found, sends = met(visitors, sent(cookie))
            assert (found.id == person.id, bool(sends)) == (known, renewed), later
            if sends:
                assert met(visitors, sent(sends))[0].id == found.id and f"Max-Age={LASTS};" in sends


def test_only_a_few_cookies_are_looked_at(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    visitors = Visitors(tmp_path)
    person, cookie = met(visitors)
    name, _, _ = sent(cookie).partition("=")
    read, usual = list[str](), visitors._read

    def reading(value: str) -> Any:
        read.append(value)
        return usual(value)

    monkeypatch.setattr(visitors, "_read", reading)
    forged = [f"{name}=x{n}" for n in range(2_000)]
    assert met(visitors, "; ".join([*forged[: MOST_COOKIES - 1], sent(cookie)]))[0].id == person.id
    read.clear()
    assert met(visitors, "; ".join([*forged, sent(cookie)]))[0].new and len(read) == MOST_COOKIES


def test_a_forged_or_odd_cookie_makes_a_new_guest(tmp_path: Path) -> None:
    visitors, foreign = Visitors(tmp_path), tmp_path / "foreign"
    foreign.mkdir()
    person, cookie = met(visitors)
    name, _, value = sent(cookie).partition("=")
    signed_elsewhere = sent(met(Visitors(foreign))[1]).partition("=")[2]
    table = visitors._seal.seal(b'["table",-1,0]')
    for odd in (
        "", "x", value[:-1], value[1:], value[:-4] + "AAAA", value + value, signed_elsewhere, "é", "\xff\xfe", "=",
        "=" * 5_000, '"' + value + '"', value.swapcase(), visitors.secret, visitors._own, OPERATOR, "%00", table,
    ):  # fmt: skip
        found, sends = met(visitors, f"{name}={odd}")
        assert found.new and found.id != person.id and not found.is_operator and sends, odd
    assert met(visitors, f"{name}=x; {name}={value}")[0].id == person.id, "a good one beside others is found"
    assert met(visitors, f"other-{name}={value}")[0].new and met(visitors, f"{name.upper()}={value}")[0].new


def test_scripts_and_other_sites_never_get_a_cookie(tmp_path: Path) -> None:
    visitors = Visitors(tmp_path)
    for scheme, name in (("http", visitors.name), ("https", f"__Host-{visitors.name}")):
        (found,) = SimpleCookie(met(visitors, scheme=scheme)[1]).values()
        assert found.key == name and found["httponly"] and found["samesite"] == "Lax" and found["path"] == "/"
        assert bool(found["secure"]) == (scheme == "https") and not found["domain"]
    _, plain = met(visitors)
    assert met(visitors, f"__Host-{sent(plain)}", scheme="https")[0].new is False
    assert met(visitors, sent(plain), scheme="https")[0].new, "over TLS only a cookie that no neighbour can set"


def test_nobody_is_the_operator_by_an_address(server: Server) -> None:
    guest = server.guest()
    server.ask("/api/tables", {"game": "champions", "quick": True})
    own = server.ask("/api/start")
    assert own["operator"] and own["tables"]
    for cookie in ("", guest, server.secret, f"{server.cookie[:-3]}AAA"):
        for more in ({}, {"x-forwarded-for": "127.0.0.1"}, {"forwarded": "for=127.0.0.1"}, {"x-real-ip": "127.0.0.1"}):
            found = server.ask("/api/start", headers={"cookie": cookie, **more})
            assert not found["operator"] and not found.get("tables") and not found.get("saves"), (cookie, more)
            assert not server.ask("/api/tables", headers={"cookie": cookie, **more})
    behind = {"x-forwarded-for": "203.0.113.9"}
    assert server.ask("/api/start", headers=behind)["operator"], "the operator may come by a proxy, too"


def test_the_operator_is_whoever_knows_the_address_that_the_server_printed(server: Server) -> None:
    for wrong in ("", "x", server.secret[:-1], server.secret + "A", server.secret.swapcase(), "é\U0001f600"):
        status, problem = server.ask("/api/operator", {"secret": wrong}, headers={"cookie": ""})
        assert status == 403 and "when it started" in problem["detail"], wrong
    assert server.ask("/api/operator", {"secret": server.secret}, headers={"cookie": server.guest()}) is None
    assert server.ask("/api/start", headers={"cookie": server.operator()})["operator"]
    evil = {"cookie": "", "origin": "http://evil.example"}
    assert server.ask("/api/operator", {"secret": server.secret}, headers=evil)[0] == 403


def test_a_cookie_comes_with_a_page_and_the_api_and_with_nothing_that_was_refused(server: Server) -> None:
    for path in ("/", "/api/start", "/api/games-that-are-none"):
        assert len(headers(server, path)) == 1, path
        assert headers(server, path, cookie=server.guest()) == []
    for path, more in (
        ("/icon.svg", {}), ("/schema/openapi.json", {}), ("/nothing", {}), ("/api/start", {"origin": "http://evil.example"}),
        ("/api/start", {"sec_fetch_site": "cross-site"}), ("/api/start", {"host": "evil.example"}),
    ):  # fmt: skip
        assert headers(server, path, **more) == [], path


def test_proxies_keep_no_answer_of_one_person_for_others(server: Server) -> None:
    for path in ("/", "/api/start", "/api/tables"):
        with urllib.request.urlopen(f"http://127.0.0.1:{server.port}{path}", timeout=PATIENCE) as answer:
            assert answer.headers["set-cookie"] and answer.headers["cache-control"] == "private, no-cache"


def test_a_restart_keeps_guests_and_operator(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        guest, operator, secret = server.guest(), server.operator(), server.secret
        server.ask("/api/tables", {"game": "champions", "quick": True})
    with running(tmp_path) as server:
        assert server.secret == secret and headers(server, "/", cookie=guest) == []
        assert server.ask("/api/start", headers={"cookie": operator})["tables"]
    for name in ("server.key", visitors.OPERATOR_KEY):
        assert stat.S_IMODE((tmp_path / name).stat().st_mode) == 0o600
    (tmp_path / visitors.OPERATOR_KEY).unlink()
    with running(tmp_path) as server:
        assert server.secret != secret
        assert not server.ask("/api/start", headers={"cookie": operator})["operator"], "the old address is void"
    (tmp_path / visitors.OPERATOR_KEY).write_bytes(b"short")
    with pytest.raises(AssertionError, match=r"operator\.key is damaged.*new address"):
        Server(tmp_path)
