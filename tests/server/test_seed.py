"""Nobody can find a seed out before the end, and everybody can check it then; one that was typed is marked."""

import json
import os
import re
import subprocess
import sys
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from goldenrule.kernel.records import Record, dump, parse
from goldenrule.kernel.rng import commitment, new_seed, stream
from goldenrule.lab import puzzles
from goldenrule.server.worker import table_kind
from goldenrule.table.api import new_game
from goldenrule.table.lessons import games_with_lessons, lessons
from tests.server.helpers import awaited
from tests.server.stage import Stage, opened

DRAWN = re.compile(r"[0-9a-f]{32}")
DUEL = {"game": "skirmish", "answers": {"players": ["people"]}}


def test_a_drawn_seed_has_128_bits_and_every_stream_depends_on_all_of_them() -> None:
    seeds = {new_seed() for _ in range(200)}
    assert len(seeds) == 200 and all(DRAWN.fullmatch(seed) for seed in seeds)
    for place in range(32):
        assert len({seed[place] for seed in seeds}) > 8, "every digit is drawn"
    seed = seeds.pop()
    for place in range(32):
        other = seed[:place] + f"{int(seed[place], 16) ^ 1:x}" + seed[place + 1 :]
        assert all(stream(seed, name) != stream(other, name) for name in ("encounter", "player 0", "player 1", "dice"))


def test_python_draws_one_as_well() -> None:
    assert DRAWN.fullmatch(new_game("skirmish").seed)
    assert new_game("skirmish", seed=7).seed == "7"


async def record_of(stage: Stage, table: str) -> Record:
    row = await stage.store.row(table)
    assert row is not None
    return parse(row.record)


def welcome(page: Any) -> Any:
    return next(each for each in reversed(page.heard) if each["is"] == "welcome")


async def come(stage: Stage, name: str, token: str) -> Any:
    page = stage.page(name, token)
    await page.until(lambda: bool(page.now))
    return page


@pytest.mark.parametrize("body", [DUEL, {"game": "heroes", "quick": True}, {"game": "champions", "quick": True}])
def test_a_seed_is_shown_to_nobody_before_the_end_and_proved_then(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, body: dict[str, Any]
) -> None:
    over = [False]
    monkeypatch.setattr(table_kind.TableKind, "is_over", lambda self, session: over[0])

    async def run() -> None:
        async with opened(tmp_path) as stage:
            table = await stage.begin(**body)
            name = table["table"]
            record = await record_of(stage, name)
            assert DRAWN.fullmatch(record.seed) and record.drawn is True
            tokens = [table["token"], table["watch"], *(link["token"] for link in table["links"])]
            pages = [await come(stage, name, token) for token in tokens]
            shown: list[Any] = [page.heard for page in pages]
            for token in tokens:
                for path in ("", "/links", "/replay", "/at/0"):
                    shown.append(await stage.ask("GET", f"/api/tables/{name}{path}", token=token))
            if len(table["links"]) > 1:  # to its only player a game gives its record, if that is wanted
                for token in tokens:
                    shown.append(await stage.ask("GET", f"/api/tables/{name}/record", token=token))
                    shown.append(await stage.ask("POST", f"/api/tables/{name}/report", {"token": token}))
            shown += [await stage.ask("GET", "/api/start"), await stage.ask("GET", "/api/tables")]
            assert record.seed not in json.dumps(shown)
            proof = sha256(record.seed.encode()).hexdigest()
            assert {welcome(page)["seed_hash"] for page in pages} == {proof}
            assert not any("open_seed" in welcome(page) for page in pages)
            over[0] = True
            for token in tokens:
                assert (await come(stage, name, token)).now["end"]["seed"] == record.seed
            await stage.ask("POST", f"/api/tables/{name}/rematch", {"token": table["token"], "key": "rematch"})
            following = await record_of(stage, name)
            assert DRAWN.fullmatch(following.seed) and following.drawn is True and following.seed != record.seed

    awaited(run())


def test_a_typed_seed_is_marked_for_all_where_hands_are_hidden(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path) as stage:

            async def marks(body: dict[str, Any]) -> list[str]:
                table = await stage.begin(**body)
                tokens = [table["token"], table["watch"], *(link["token"] for link in table["links"])]
                found = [welcome(await come(stage, table["table"], token)) for token in tokens]
                assert not any("seed_hash" in each for each in found), "there is nothing to prove"
                return [each.get("open_seed", "") for each in found]

            for body in (DUEL, {"game": "heroes", "quick": True}):
                assert all(
                    mark.startswith("Open seed: a person who has typed or read it")
                    for mark in await marks({**body, "seed": "1"})
                )
                looks_drawn = {**body, "seed": new_seed()}
                assert all(await marks(looks_drawn)), "whoever typed it knows it, however it looks"
            assert not any(await marks({"game": "champions", "quick": True, "seed": "1"})), "nobody hides a hand"
            for game in games_with_lessons():
                assert not any(await marks({"lesson": lessons(game)[0].id})), "it is the same for everybody"
            assert not any(await marks({"puzzle": next(iter(puzzles.puzzles()))}))

    awaited(run())


def test_what_is_copied_of_a_game_has_an_open_seed(tmp_path: Path) -> None:
    """Whoever practises from a moment, or brings a save, has the record, and with it the seed."""

    async def run() -> None:
        async with opened(tmp_path) as stage:
            table = await stage.begin(game="skirmish", quick=True)
            wanted = {"table": table["table"], "at": 0, "token": table["token"]}
            copy = await stage.begin(what_if=wanted)
            assert (await record_of(stage, copy["table"])).drawn is not True
            assert "open_seed" in welcome(await come(stage, copy["table"], copy["token"]))

    awaited(run())


READS: dict[str, tuple[str, str, Any]] = {
    "record": ("GET", "/api/tables/{name}/record", None),
    "journal": ("GET", "/api/tables/{name}/epochs/0/journal", None),
    "save": ("POST", "/api/tables/{name}/save", {"name": "mine"}),
    "report": ("POST", "/api/tables/{name}/report", {}),
    "what if": ("POST", "/api/tables", {}),
}


async def read(stage: Stage, what: str, table: Any) -> Any:
    """Ask for something that holds the seed, as whoever opened a table."""
    name, token = table["table"], table["token"]
    method, path, body = READS[what]
    if what == "what if":
        body = {"what_if": {"table": name, "at": 0, "token": token}}
    elif body is not None:
        body = {**body, "token": token}
    query = {"token": token} if body is None else {}
    return await stage.ask(method, path.format(name=name), body, **query)


def bots_of(table: Any) -> list[int]:
    return [each["seat"] for each in table["bots"]]


@pytest.mark.parametrize("open_page", [True, False])
@pytest.mark.parametrize("what", READS)
def test_whoever_reads_the_seed_alone_cannot_play_a_friend_as_if_it_were_secret(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, what: str, open_page: bool
) -> None:
    monkeypatch.setattr(Stage, "ask", told(Stage.ask))
    monkeypatch.setenv("GOLDENRULE_HOME", str(tmp_path))  # where the terminal's saves are

    async def run() -> None:
        async with opened(tmp_path) as stage:
            table, other = [await stage.begin(game="skirmish", quick=True) for _ in range(2)]
            name, token, (bot,) = table["table"], table["token"], bots_of(table)
            own = await come(stage, name, token)
            assert "seed_hash" in welcome(own) and "open_seed" not in welcome(own)
            if not open_page:
                own.close()
                await stage.gates.settle()
            found = await read(stage, what, table)
            assert not isinstance(found, tuple), found
            assert (await record_of(stage, name)).drawn is not True
            if open_page:
                await own.until(lambda: "open_seed" in welcome(own))
            seats = await stage.ask("POST", f"/api/tables/{name}/seats", {"token": token, "seat": bot, "bot": ""})
            (link,) = [each["token"] for each in seats["links"] if each["seat"] == bot]
            friend = await come(stage, name, link)
            assert welcome(friend)["open_seed"].startswith("Open seed: ") and "seed_hash" not in welcome(friend)
            untouched = await record_of(stage, other["table"])
            assert untouched.drawn is True, "of another table nobody has learnt anything"

    awaited(run())


def told(ask: Any) -> Any:
    """An answer that is no JSON, as the lines of a journal are, is its text."""

    async def asked(stage: Stage, *words: Any, **query: Any) -> Any:
        try:
            return await ask(stage, *words, **query)
        except json.JSONDecodeError as error:
            return error.doc

    return asked


def test_what_was_refused_or_holds_no_seed_leaves_it_secret(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path) as stage:
            table = await stage.begin(**DUEL)
            name, (one, two) = table["table"], [link["token"] for link in table["links"]]
            for token in (one, two):
                await come(stage, name, token)
            for token in (one, two):
                for what in ("record", "journal", "what if", "save"):
                    assert (await read(stage, what, {**table, "token": token}))[0] == 400
                await read(stage, "report", {**table, "token": token})
                for path in ("", "/replay", "/at/0"):
                    await stage.ask("GET", f"/api/tables/{name}{path}", token=token)
            assert (await record_of(stage, name)).drawn is True
            assert "seed_hash" in welcome(await come(stage, name, one))

    awaited(run())


def test_a_game_whose_end_is_taken_back_has_shown_its_seed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    over = [False]
    monkeypatch.setattr(table_kind.TableKind, "is_over", lambda self, session: over[0])
    monkeypatch.setattr(table_kind.TableKind, "count", lambda self, session, own, seats: None)

    async def run() -> None:
        async with opened(tmp_path) as stage:
            table = await stage.begin(game="skirmish", quick=True)
            name, token = table["table"], table["token"]
            page = await come(stage, name, token)
            over[0] = True
            await stage.ask("GET", f"/api/tables/{name}/replay", token=token)
            page.do("free", seat=page.seats[0], takes=False)
            await page.until(lambda: bool(page.now.get("end")))
            kept = await record_of(stage, name)
            assert page.now["end"]["seed"] == kept.seed and kept.drawn is True, "that it ends opens nothing by itself"
            over[0] = False
            page.do("free", seat=page.seats[0], takes=True)
            await page.until(lambda: "open_seed" in welcome(page))
            assert (await record_of(stage, name)).drawn is not True

    awaited(run())


def test_a_record_says_whether_its_seed_was_drawn_and_older_ones_say_nothing() -> None:
    game = new_game("skirmish", seed=1)
    record = game.record()
    assert b'"drawn"' not in dump(record)
    record.drawn = True
    assert parse(dump(record)).drawn is True


def terminal(home: Path, *words: str, typed: str = "") -> str:
    environment = {**os.environ, "PYTHONUTF8": "1", "GOLDENRULE_HOME": str(home)}
    done = subprocess.run(
        [sys.executable, "-P", "-m", "goldenrule.cli.main", *words], input=typed, text=True, capture_output=True,
        env=environment,
    )  # fmt: skip
    assert done.returncode == 0, done
    return done.stdout


def test_the_terminal_shows_the_hash_at_the_start_and_one_command_proves_it(tmp_path: Path) -> None:
    said = terminal(tmp_path, "play", "skirmish", "--quick", "--plain", typed="save mine\nquit\n")
    path = next((tmp_path / "saves").glob("*.json"))
    record = json.loads(path.read_text())
    assert DRAWN.fullmatch(record["seed"]) and record["drawn"] is True
    assert record["seed"] not in said and commitment(record["seed"]) in said and "Open seed" not in said
    assert commitment(record["seed"]) in terminal(tmp_path, "replay", str(path), "--verify")
    said = terminal(tmp_path, "play", "skirmish", "--quick", "--plain", "--seed", "1", typed="quit\n")
    assert "seed 1." in said and "Open seed: a person who has typed or read it" in said
    said = terminal(tmp_path, "play", "champions", "--quick", "--plain", "--seed", "1", typed="quit\n")
    assert "seed 1." in said and "Open seed" not in said
