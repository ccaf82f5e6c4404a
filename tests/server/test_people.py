"""The people at a table: invitations to the seats of bots, names, who is here, and quick phrases."""

from pathlib import Path
from typing import Any

import pytest

from goldenrule.server.people import COLORS, LONGEST, NAMELESS, TALK, Profile, clean_name, people_of
from goldenrule.server.storage.rows import SeatHolder, TableRow
from tests.server.helpers import Json, Page, Server, awaited, running
from tests.server.stage import opened


@pytest.fixture
def duel(server: Server) -> Json:
    """A duel of the operator against a bot."""
    found: Json = server.ask("/api/tables", {"game": "skirmish", "quick": True, "seed": "1"})
    return found


def invite(server: Server, table: Json, seat: int = 1) -> Any:
    return server.ask(f"/api/tables/{table['table']}/seats", {"token": table["token"], "seat": seat, "invite": True})


def link_of(links: Json, seat: int) -> str:
    return next(str(each["token"]) for each in links["links"] if each["seat"] == seat)


def people(page: Page, known: Any) -> Json:
    """Read until a page has a list of people that fits, and return it."""
    while not (page.people and known(page.people["seats"])):
        page.receive()
    return page.people


# -- invitations -------------------------------------------------------------------------------------------------------


def test_a_bot_plays_until_the_invited_person_comes(server: Server, duel: Json) -> None:
    assert [each["seat"] for each in duel["links"]] == [0]
    links = invite(server, duel)
    token = link_of(links, 1)
    assert [(each["seat"], each["bot"]) for each in links["bots"]] == [(1, "sensible")], "the bot plays on"
    with server.page(duel["table"], duel["token"]) as owner:
        while owner.asked()["prompt"]["seat"] == 0 and owner.now["at"] < 6:
            owner.usual()
        assert people(owner, lambda seats: seats[1].get("invited"))["seats"][1]["bot"] == "sensible"
        friend = server.guest()
        at = server.ask(f"/api/tables/{duel['table']}?token={token}", headers={"cookie": friend})
        assert (at["offered"], at["seats"], at["owner"]) == (1, [], False)
        assert at["names"] == ["Heroes", "Villains"] and at["people"][0]["here"]
        with server.page(duel["table"], token, cookie=friend) as page:
            page.until("now")
            assert page.now["seat"] == 1 and page.welcome_seat() == 1
            seats = people(owner, lambda seats: seats[1].get("here"))["seats"]
            assert seats[1].get("taken") and "bot" not in seats[1]
        away = people(owner, lambda seats: not seats[1].get("here"))["seats"][1]
        assert away["away"] == 0 and away["taken"]


def test_before_an_invited_person_sits_down_they_see_what_spectators_see(server: Server, duel: Json) -> None:
    token = link_of(invite(server, duel), 1)
    moment = server.ask(f"/api/tables/{duel['table']}/at/0?token={token}")
    assert moment["seat"] == -1
    for path, method in (("record", "GET"), ("links", "GET")):
        status, _ = server.ask(f"/api/tables/{duel['table']}/{path}?token={token}", method=method)
        assert status in (400, 403)
    status, _ = server.ask(f"/api/tables/{duel['table']}/watch", {"token": token, "seat": 1, "allowed": True})
    assert status == 403
    assert server.ask(f"/api/tables/{duel['table']}/join", {"token": token})["seats"] == [1]


def test_only_the_owner_invites(server: Server, duel: Json) -> None:
    token = link_of(invite(server, duel), 1)
    for other in (token, duel["watch"], link_of(duel, 0)):
        status, problem = server.ask(f"/api/tables/{duel['table']}/seats", {"token": other, "seat": 1, "invite": True})
        assert (status, problem["detail"]) == (403, "Only the owner of the table may do that.")
    status, problem = invite(server, duel, 7)
    assert (status, problem["detail"]) == (400, "There is no seat 7; the seats are 0 to 1.")


def test_a_seat_that_somebody_has_taken_is_offered_to_nobody(server: Server, duel: Json) -> None:
    server.ask(f"/api/tables/{duel['table']}/join", {"token": link_of(invite(server, duel), 1)})
    status, problem = invite(server, duel)
    assert status == 400 and problem["detail"].startswith("Somebody has taken this seat.")


def test_an_invitation_ends_when_the_seat_is_given_to_a_bot_again(server: Server, duel: Json) -> None:
    token = link_of(invite(server, duel), 1)
    server.ask(f"/api/tables/{duel['table']}/seats", {"token": duel["token"], "seat": 1, "bot": "random"})
    status, problem = server.ask(f"/api/tables/{duel['table']}/join", {"token": token})
    assert status == 403 and problem["detail"].startswith("A bot plays this seat now.")
    again = link_of(invite(server, duel), 1)
    assert again != token
    status, problem = server.ask(f"/api/tables/{duel['table']}/join", {"token": token})
    assert status == 403 and problem["detail"].startswith("This link no longer works")


def test_two_who_follow_the_same_invitation_share_the_seat_and_the_owner_keeps_theirs(tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(tmp_path) as stage:
            table = await stage.begin(game="skirmish", quick=True, seed="1")
            path = f"/api/tables/{table['table']}/seats"
            links = await stage.ask("POST", path, {"token": table["token"], "seat": 1, "invite": True})
            owner = stage.page(table["table"], table["token"])
            await stage.gates.let_all()
            stage.gates.open = False
            pages = [stage.page(table["table"], link_of(links, 1)) for _ in range(2)]
            await stage.gates.let_all(lambda: _no_seat_twice(owner.seats, pages[0].seats))
            assert owner.seats == [0] and [page.seats for page in pages] == [[1], [1]]

    def _no_seat_twice(one: list[int], other: list[int]) -> None:
        assert not {*one} & {*other}

    awaited(test())


def test_an_invitation_and_the_person_who_came_survive_a_restart(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        table = server.ask("/api/tables", {"game": "skirmish", "quick": True, "seed": "1"})
        token = link_of(invite(server, table), 1)
        server.kill()
    with running(tmp_path) as server:
        with server.page(table["table"], token) as page:
            page.until("now")
            assert page.ask("introduce", name="Ana", color="pink")["is"] == "done"
        server.kill()
    with running(tmp_path) as server:
        (_, seat) = server.ask(f"/api/tables/{table['table']}?token={table['token']}")["people"]
        assert (seat["name"], seat["color"], seat["taken"]) == ("Ana", "pink", True)


# -- names -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("given", "name"),
    [
        ("Ana", "Ana"),
        ("  Ana \n Mar\tía  ", "Ana Mar ía"),
        ("Олена", "Олена"),
        ("小明", "小明"),
        ("e\u0301", "é"),
        ("\u202eevil\u200b", "evil"),
        ("a\x1b[31mb\x00", "a [31mb"),
        ("Z\u0300\u0301\u0302\u0303\u0304", "Z\u0300\u0301"),
        ("\u2800\u3164 \u200d", ""),
        ("...", ""),
        ("🦊", "🦊"),
        ("x" * 200, "x" * LONGEST),
        ("", ""),
    ],
)
def test_names_are_one_short_line_of_visible_letters(given: str, name: str) -> None:
    assert clean_name(given) == name
    assert clean_name(clean_name(given)) == name


def _row(*places: SeatHolder, bots: str = "{}") -> TableRow:
    seats = f'{{"bots":{bots}}}'.encode()
    return TableRow("t", "skirmish", "", "", [""] * len(places), b"", seats, [*places])


def test_everybody_has_a_color_of_their_own() -> None:
    row = _row(SeatHolder(taken=True), SeatHolder(taken=True, color="red"), SeatHolder(color="red"), SeatHolder())
    first, second, *owner = [each.color for each in people_of(row, (), {})]
    assert second == "red" and {first, *owner} & {"red", ""} == set()
    assert owner[0] == owner[1] != first, "the owner has one color at all seats"
    assert {first, second, *owner} <= {*COLORS}


def test_the_seats_of_the_owner_have_the_owners_name_and_bots_have_none() -> None:
    row = _row(SeatHolder(name="Ana", color="blue"), SeatHolder(), SeatHolder(invited=True), bots='{"2": "random"}')
    ana, also, bot = people_of(row, {0}, {1: 5})
    assert (ana.name, also.name, also.color) == ("Ana", "Ana", "blue")
    assert (ana.here, ana.away, also.here, also.away) == (True, -1, False, 5)
    assert (bot.bot, bot.name, bot.color, bot.invited) == ("random", "", "", True)
    named = people_of(_row(SeatHolder(), SeatHolder(taken=True)), (), {}, Profile("Eva", "pink"))
    assert [(each.name, each.color) for each in named] == [("Eva", "pink"), ("", "red")]
    assert people_of(_row(SeatHolder()), (), {}, NAMELESS)[0].name == ""


def test_a_name_reaches_everybody_and_goes_with_its_player(server: Server, duel: Json) -> None:
    token = link_of(invite(server, duel), 1)
    with server.page(duel["table"], duel["token"]) as owner, server.page(duel["table"], token) as friend:
        assert owner.ask("introduce", name="Ana", color="teal")["is"] == "done"
        assert friend.ask("introduce", name=" Be\u202en ", color="teal")["is"] == "done"
        ana, ben = people(owner, lambda seats: seats[1].get("name"))["seats"]
        assert (ana["name"], ana["color"], ben["name"]) == ("Ana", "teal", "Be n")
        assert ben["color"] != "teal"
        assert friend.ask("leave")["is"] == "done"
        seats = people(owner, lambda seats: not seats[1].get("taken"))["seats"]
        assert [each["name"] for each in seats] == ["Ana", "Ana"]


def test_a_spectator_has_no_name_at_the_table(server: Server, duel: Json) -> None:
    with server.page(duel["table"], duel["token"]) as owner, server.page(duel["table"], duel["watch"]) as watcher:
        watcher.until("now")
        assert watcher.ask("introduce", name="Eve")["is"] == "done"
        while owner.people.get("watching") != 1:
            owner.receive()
        assert "Eve" not in str(owner.raw)


# -- phrases -----------------------------------------------------------------------------------------------------------


def test_a_phrase_is_heard_by_everybody_and_kept_nowhere(server: Server, duel: Json) -> None:
    token = link_of(invite(server, duel), 1)
    with server.page(duel["table"], duel["token"]) as owner, server.page(duel["table"], token) as friend:
        with server.page(duel["table"], duel["watch"]) as watcher:
            watcher.until("now")
            before = server.ask(f"/api/tables/{duel['table']}/replay?token={duel['token']}")
            assert friend.ask("say", phrase="nice")["is"] == "done"
            for page in (owner, watcher):
                assert page.until("said") == {"is": "said", "seat": 1, "phrase": "nice"}
            refused = watcher.ask("say", phrase="hello")
            assert (refused["is"], refused["text"]) == ("refused", "Only players can say something here.")
            assert server.ask(f"/api/tables/{duel['table']}/replay?token={duel['token']}") == before
    with server.page(duel["table"], duel["token"]) as owner:
        owner.until("now")
        owner.ask("here")
        assert '"is":"said"' not in str(owner.raw)


def test_what_is_no_phrase_is_refused_with_a_sentence(server: Server, duel: Json) -> None:
    with server.page(duel["table"], duel["token"]) as owner:
        owner.until("now")
        for wrong in ("You are stupid", "", 7, None):
            refused = owner.ask("say", phrase=wrong)
            assert refused["is"] == "refused" and refused["text"].startswith("That was not understood: ")
            assert refused["text"].endswith(".")
        refused = owner.ask("introduce", name="x" * 5000)
        assert refused["is"] == "refused" and refused["text"].startswith("That was not understood: ")


def test_nobody_speaks_all_the_time_and_a_new_page_does_not_help(tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(tmp_path) as stage:
            table = await stage.begin(game="skirmish", quick=True, seed="1")
            said = []

            async def say() -> None:
                page = stage.page(table["table"], table["token"])
                await page.until(lambda: bool(page.now))
                await page.answered(page.do("say", phrase="hello"))
                said.append(page.heard[-1])
                page.close()

            for _ in range(int(TALK.capacity) + 2):
                await say()
            assert [each["is"] for each in said] == ["done"] * int(TALK.capacity) + ["refused"] * 2
            assert said[-1]["text"] == "That was a lot at once; wait a few seconds, then try again."
            stage.now += 1 / TALK.per_second
            await say()
            assert said[-1]["is"] == "done"

    awaited(test())
