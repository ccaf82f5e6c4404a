"""The address that the server prints makes a browser the operator's; every other one is a guest's, and is told so."""

from tests.browser.conftest import Meet
from tests.server.helpers import Server

GUEST = "You are a guest here"


def test_the_printed_address_leads_to_ones_own_games_and_is_left_behind(meet: Meet, server: Server) -> None:
    table = server.ask("/api/tables", {"game": "skirmish", "quick": True, "seed": "1"})["table"]
    person = meet(guest=True)
    person.open("/tables")
    shown = person.page.locator("main").inner_text()
    assert GUEST in shown and "open the address that it printed" in shown
    assert person.page.locator(f"a[href*='{table}']").count() == 0
    person.page.goto(f"http://127.0.0.1:{server.port}/#/operator?{server.secret}")
    person.page.wait_for_function("() => location.hash === '#/'")
    person.settle()
    person.open("/tables")
    assert GUEST not in person.page.locator("main").inner_text()
    assert person.page.locator(f"a[href*='{table}']").count() == 1
    kept = "document.cookie + JSON.stringify({...localStorage, ...sessionStorage}) + document.documentElement.outerHTML"
    seen = str(person.page.evaluate(kept))
    secrets = [each["value"] for each in person.context.cookies()]
    assert len(secrets) == 1 and person.page.evaluate("document.cookie") == ""
    assert not any(secret in seen for secret in (*secrets, server.secret))
    person.page.go_back()
    person.page.wait_for_function("() => !location.hash.includes('operator')")


def test_a_wrong_address_says_what_to_open(meet: Meet, server: Server) -> None:
    person = meet(guest=True)
    person.expected = "403"
    person.page.goto(f"http://127.0.0.1:{server.port}/#/operator?{server.secret[:-2]}AA")
    said = person.page.get_by_role("alert")
    said.wait_for()
    assert "when it started" in said.inner_text()
    person.open("/tables")
    assert GUEST in person.page.locator("main").inner_text()
