"""A review at the end of a game: a page of its own, for who has played, that may ask for nothing."""

import re
import urllib.error
import urllib.request
from pathlib import Path

import pytest

from tests.cli.helpers import run
from tests.server.helpers import Server


def test_a_game_that_is_over_is_looked_back_on(server: Server, tmp_path: Path) -> None:
    table = server.ask("/api/tables", {"game": "skirmish", "quick": True, "seed": "5"})
    address = f"/api/tables/{table['table']}/review?token={table['token']}"
    status, problem = server.ask(address)
    assert status == 400 and "not over" in problem["detail"]
    with server.page(table["table"], table["token"]) as page:
        while not page.asked().get("end"):
            page.usual()
    url = f"http://127.0.0.1:{server.port}"
    own = f"/api/tables/{table['table']}/review?lang=es"
    asked = urllib.request.Request(url + own, headers={"cookie": server.cookie})
    with urllib.request.urlopen(f"{url}{address}&lang=es") as found, urllib.request.urlopen(asked) as known:
        written = found.read().decode()
        policies = found.headers.get_all("content-security-policy")
        assert known.read().decode() == written, "whoever plays there needs no token"
    for cookie in ("", server.guest()):
        assert server.ask(own, headers={"cookie": cookie})[0] == 403
    tokens = [table["token"], table["watch"], *(link["token"] for link in table["links"])]
    assert not any(token in written for token in tokens), "a page that is passed on opens no seat"
    assert policies == [policies[0]] and "connect-src" not in policies[0] and "script-src" not in policies[0]
    assert policies[0].startswith("default-src 'none'") and '<html lang="es">' in written
    links = re.findall(r'href="(/#/replay/[^"]+)"', written)
    assert links and all(f"/{table['table']}?at=" in link for link in links)
    moment = links[0].rpartition("=")[2]
    assert server.ask(f"/api/tables/{table['table']}/at/{moment}?token={table['token']}")["at"] == int(moment)
    with pytest.raises(urllib.error.HTTPError):
        urllib.request.urlopen(f"{url}/api/tables/{table['table']}/review?token=x")
    server.ask(f"/api/tables/{table['table']}/save", {"token": table["token"], "name": "finished"})
    again = server.ask("/api/tables", {"save": "finished"})
    with server.page(again["table"], again["token"]) as page:
        assert page.asked()["end"]
    opened = f"{url}/api/tables/{again['table']}/review?token={again['token']}"
    with urllib.request.urlopen(opened) as found:
        assert found.read(), "a save of a game that is over can be looked back on as well"
    link = f"{url}/#/replay/{table['table']}?token={table['token']}&at=3"
    told = run(tmp_path, "review", link, "--budget", "2", "--plain")
    assert (told.returncode, told.stderr) == (0, "") and "Turning points" in told.stdout
    for wrong in (f"{url}/#/new/skirmish", link.replace(table["token"], "x")):
        refused = run(tmp_path, "review", wrong)
        assert refused.returncode == 2 and wrong in refused.stderr
