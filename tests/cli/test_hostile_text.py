"""Hostile text at every door: no sign that acts on a terminal comes out, and no line that we did not write."""

import io
import json
import os
import re
import sqlite3
import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Callable
from hashlib import blake2b
from pathlib import Path
from typing import Any

import pytest
import yaml

from goldenrule.cli import main, screen
from goldenrule.cli.client_texts import Words
from goldenrule.cli.output import Rich
from goldenrule.cli.prompt import Row
from goldenrule.kernel.locks import Lock
from goldenrule.words.plain import plain
from tests.cli.helpers import Result, lines, run, whole_game

EVIL = (
    "\x1b]0;owned\x07\x1b[2J\x9b31m\u202eabc\u2066\u2028\x85\r\x08\x00\x7f\u200b\U000e0041\nFORGED: you have won\n\tx"
)
LONG = "\x1b[31m" + "y" * 100_000
EVILS = {"signs": EVIL, "long": LONG}
PLAY = ("play", "champions", "--quick", "--plain", "--seed", "1", "--ask-everything")


def clean(done: Result, *says: str) -> None:
    """Nothing that acts, no line of somebody else, no line without end, no break-down; it says what it should."""
    for text in (done.stdout, done.stderr):
        assert text == plain(text), repr(text)
        for line in text.split("\n"):
            quoted = "' is neither a command nor" in line  # the end of a quotation that has been wrapped
            assert quoted or not line.lstrip(" \t-·").startswith("FORGED"), text
            assert len(line) < 6000 or line.lstrip().startswith('"'), len(line)  # JSON is for programs
    assert "Traceback" not in done.stderr and "Unexpected error" not in done.stderr, done.stderr
    if done.returncode == 2 and not done.stdout:
        assert done.stderr.count("\n") == 1, done.stderr
    for part in says:
        assert part in " ".join(f"{done.stdout} {done.stderr}".split()), done


@pytest.fixture(params=EVILS)
def evil(request: pytest.FixtureRequest) -> str:
    return EVILS[request.param]


# -- records -----------------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def saved(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    """A record of a game that is over."""
    home = tmp_path_factory.mktemp("saved")
    run(home, *PLAY, typed=lines(whole_game(1)))
    found: dict[str, Any] = json.loads((home / "saves" / "champions-1.json").read_bytes())
    return found


def put(data: Any, path: str, value: Any) -> Any:
    """A copy of plain data with something else at a path."""
    copy = json.loads(json.dumps(data))
    *way, last = path.split(".")
    at = copy
    for part in way:
        at = at[int(part) if isinstance(at, list) else part]
    at[int(last) if isinstance(at, list) else last] = value
    return copy


FIELDS = [
    "game", "version", "content", "options", "options.scenario", "options.heroes.0", "options.EVIL", "seed", "EVIL",
    "practice", "start", "entries.0", "entries.0.0", "entries.0.1", "digests.0", "digests.EVIL", "snapshot.version",
    "snapshot.content", "snapshot.digest", "snapshot.EVIL", "snapshot.data.EVIL", "snapshot.data.state.winner",
    "format", "snapshot.data.state", "options.packs",
]  # fmt: skip


@pytest.mark.parametrize("field", FIELDS)
def test_records(tmp_path: Path, saved: dict[str, Any], evil: str, field: str) -> None:
    data = put(saved, field.replace("EVIL", "\x1b[2J" if evil is LONG else EVIL.replace(".", "")), evil)
    if field == "options.packs":
        data["options"]["packs"] = [{"id": evil, "version": evil, "hash": evil}, evil]
    (tmp_path / "saves").mkdir()
    (tmp_path / "saves" / "evil.json").write_text(json.dumps(data))
    report = {"report": 1, "version": evil, "python": evil, "system": evil, "command": [evil], "record": data}
    (tmp_path / "report.json").write_text(json.dumps(report))
    for words in (
        ["saves"], ["replay", "evil", "--plain"], ["replay", "--verify", "evil"], ["resume", "evil", "--plain"],
        ["code", "evil"], ["report", "evil", "--note", evil], ["replay", str(tmp_path / "report.json"), "--plain"],
    ):  # fmt: skip
        clean(run(tmp_path, *words, typed="log\nwhy\nquit\n"))


def test_a_save_of_a_hostile_version(tmp_path: Path, saved: dict[str, Any], evil: str) -> None:
    data = put(put(saved, "digests.0", "0" * 16), "snapshot.version", evil)
    (tmp_path / "saves").mkdir()
    (tmp_path / "saves" / "evil.json").write_text(json.dumps(data))
    done = run(tmp_path, "replay", "evil", "--plain")
    clean(done, "continuing from the saved position")


@pytest.mark.parametrize("line", ["[0,EVIL,1,1]", "{EVIL:1}", '{"after":EVIL,"digest":EVIL}', "EVIL", '{"undo":EVIL}'])
def test_journals(tmp_path: Path, saved: dict[str, Any], evil: str, line: str) -> None:
    first = {**saved, "entries": [], "digests": {"0": saved["digests"]["0"]}, "snapshot": None, "seed": evil}
    (tmp_path / "saves").mkdir()
    (tmp_path / "saves" / "evil.journal").write_text(f"{json.dumps(first)}\n{line.replace('EVIL', json.dumps(evil))}\n")
    for words in (["saves"], ["resume", "evil", "--plain"], ["replay", "evil", "--plain"]):
        clean(run(tmp_path, *words, typed="quit\n"))


@pytest.mark.parametrize(
    "seats",
    [{"bots": {"1": "EVIL"}}, {"EVIL": 1}, {"standing": {"0": [["EVIL", 0, "never"]]}}, {"given": {"0": "EVIL"}}],
)
def test_who_sits_where(tmp_path: Path, saved: dict[str, Any], evil: str, seats: Any) -> None:
    (tmp_path / "saves").mkdir()
    (tmp_path / "saves" / "evil.json").write_text(json.dumps(saved))
    written = json.dumps(seats).replace("EVIL", json.dumps(evil)[1:-1])
    (tmp_path / "saves" / "evil.seats").write_text(written)
    clean(run(tmp_path, "resume", "evil", "--plain", typed="standing\nquit\n"))
    clean(run(tmp_path, "code", "evil"))


def test_who_has_a_save(tmp_path: Path, evil: str) -> None:
    (tmp_path / "saves").mkdir()
    (tmp_path / "saves" / "evil.json").touch()
    with Lock(tmp_path / "saves" / "evil.lock"):
        (tmp_path / "saves" / "evil.lock").write_text(
            json.dumps({"process": 1, "machine": evil[:300], "since": evil[:300]})
        )
        clean(run(tmp_path, "resume", "evil"), "is open in process 1")


def coded(**fields: Any) -> str:
    body = zlib.compress(json.dumps(fields).encode())
    return "GR1." + urlsafe_b64encode(blake2b(body, digest_size=8).digest() + body).decode().rstrip("=")


@pytest.mark.parametrize("field", ["game", "content", "options", "seed", "about", "bots", "start", "EVIL"])
def test_codes(tmp_path: Path, saved: dict[str, Any], evil: str, field: str) -> None:
    run(tmp_path, *PLAY, typed="1\nquit\n")
    text = run(tmp_path, "code", "champions-1", "--about", evil[:1000]).stdout.strip()
    clean(run(tmp_path, "code", "--play", "-", "--plain", typed=f"{text}\nquit\n"), "Note:")
    body = json.loads(zlib.decompress(urlsafe_b64decode(text[4:] + "==")[8:]))
    options = {**body["options"], evil[:100]: evil[:100]}
    for value in (evil, {evil[:200]: evil}, [evil], options):
        body[evil if field == "EVIL" else field] = value
        clean(run(tmp_path, "code", "--play", "-", "--plain", typed=f"{coded(**body)}\nquit\n"))


# -- files of text -----------------------------------------------------------------------------------------------------


def as_yaml(data: Any) -> str:
    """Plain data as JSON that is YAML, too: there a character is one escape, not two halves."""
    return json.dumps(data).replace("\\udb40\\udc41", "\\U000e0041")


CASE = {
    "name": "a case", "rules": ["MC-CARD-01"], "given": {"heroes": ["spider_man"]}, "when": ["0: pass"], "then": {},
}  # fmt: skip
CASES = ["name", "rules", "given", "given.heroes", "given.scenario", "given.EVIL", "when", "then.EVIL", "about", "game",
         "EVIL"]  # fmt: skip


@pytest.mark.parametrize("field", CASES)
def test_cases(tmp_path: Path, evil: str, field: str) -> None:
    key, value = field.replace("EVIL", evil.replace(".", "")), [evil] if field in ("when", "rules") else evil
    path = tmp_path / "case.yaml"
    path.write_text(as_yaml([put(CASE, key, value)]))
    clean(run(tmp_path, "check", str(path)))


YAMLS = ["- name: EVIL\n  x: [", "&EVIL a", "!EVIL a", "*EVIL", "EVIL: 1\nEVIL: 2", "[{EVIL: EVIL", "EVIL"]


@pytest.mark.parametrize("text", YAMLS)
def test_yaml_that_is_none(tmp_path: Path, text: str) -> None:
    for kind in (EVIL, as_yaml(EVIL), LONG, "".join(c for c in EVIL if c.isprintable() or c > "\x9f")):
        path = tmp_path / "bad.yaml"
        path.write_text(text.replace("EVIL", kind))
        for words in (["check"], ["puzzle", "check"], ["puzzle", "play"], ["deck", "check"]):
            clean(run(tmp_path, *words, str(path)))


@pytest.mark.parametrize(
    "field", ["name", "about", "hints", "solution", "obvious", "game", "given", "goal", "given.scenario"]
)
def test_puzzles(tmp_path: Path, evil: str, field: str) -> None:
    shipped = next((Path(main.__file__).parents[1] / "games" / "champions" / "puzzles").glob("*.yaml"))
    puzzle = yaml.safe_load(shipped.read_text("utf-8"))
    short = evil[: 80 if field == "name" else 1900]
    value: Any = (
        [short] if field in ("hints", "solution", "obvious") else {evil: evil} if field in ("given", "goal") else short
    )
    path = tmp_path / "puzzle.yaml"
    path.write_text(as_yaml(put(puzzle, field, value)))
    clean(run(tmp_path, "puzzle", "play", str(path), "--plain", typed="hint\nhint\nsolution\nsolution\nquit\n"))
    clean(run(tmp_path, "puzzle", "play", str(path), "--hint", "--solution"))
    clean(run(tmp_path, "puzzle", "check", str(path)))


DECKS = {
    "json": '{"name": EVIL, "hero_code": EVIL, "hero_name": EVIL, "slots": {EVIL: 1, "01084": EVIL}, "meta": EVIL}',
    "slots.json": '{"name": EVIL, "hero_code": "01001a", "slots": {EVIL: 1, "01084": 3}, "meta": EVIL, EVIL: EVIL}',
    "txt": "RAW\nSpider-Man\n1x RAW\n3 RAW (RAW)\n",
    "o8d": '<deck game="RAW"><section name="RAW"><card qty="RAW" id="RAW">RAW</card></section></deck>',
    "yaml": "name: EVIL\nhero: EVIL\naspect: EVIL\nEVIL: EVIL\ncards:\n  EVIL: EVIL\n",
}


@pytest.mark.parametrize("ending", DECKS)
def test_decks(tmp_path: Path, evil: str, ending: str) -> None:
    path = tmp_path / f"deck.{ending}"
    short = evil[:50_000]
    quoted = json.dumps(short) if "json" in ending else as_yaml(short)
    path.write_text(DECKS[ending].replace("EVIL", quoted).replace("RAW", short), errors="replace")
    for words in (
        ["check"],
        ["show"],
        ["check", "--json"],
        ["show", "--json"],
        ["convert"],
        ["convert", "--to", "text"],
    ):
        done = run(tmp_path, "deck", words[0], str(path), *words[1:])
        clean(done)
        if "--json" in words and done.returncode != 2:
            json.loads(done.stdout)
    clean(run(tmp_path, "play", "champions", "--decks", str(path), "--scenario", "rhino", "--plain", typed="quit\n"))


@pytest.mark.parametrize(
    "field", ["id", "name", "version", "game", "author", "license", "description", "files", "EVIL"]
)
def test_manifests(tmp_path: Path, evil: str, field: str) -> None:
    folder = tmp_path / "pack"
    run(tmp_path, "pack", "new", str(folder))
    manifest = yaml.safe_load((folder / "pack.yaml").read_text("utf-8"))
    manifest[field.replace("EVIL", evil)] = [evil] if field == "files" else evil
    (folder / "pack.yaml").write_text(as_yaml(manifest))
    for words in (["pack", "check"], ["pack", "show"], ["pack", "keep"]):
        clean(run(tmp_path, *words, str(folder)))
    clean(run(tmp_path, *PLAY, "--pack", str(folder), typed="quit\n"))
    clean(run(tmp_path, "cards", "champions", "--pack", str(folder)))


@pytest.mark.parametrize("place", ["value", "key", "id", "card"])
def test_cards_of_packs(tmp_path: Path, evil: str, place: str) -> None:
    folder = tmp_path / "pack"
    run(tmp_path, "pack", "new", str(folder))
    name = yaml.safe_load((folder / "pack.yaml").read_text("utf-8"))["files"][0]
    cards = yaml.safe_load((folder / name).read_text("utf-8"))
    items = cards if isinstance(cards, list) else next(iter(cards.values()))
    first = items[0]
    for key in list(first) if place == "value" else [evil]:
        changed = {**first, key: evil}
        if place == "id":
            changed = {**first, "id": evil, "name": evil}
        items[0] = evil if place == "card" else changed
        (folder / name).write_text(as_yaml(cards))
        for words in (["pack", "check"], ["pack", "show"]):
            clean(run(tmp_path, *words, str(folder)))


# -- what is kept ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("column", ["id", "finished", "game", "version", "bots", "result", "ending", "facts"])
def test_statistics(tmp_path: Path, evil: str, column: str) -> None:
    run(tmp_path, *PLAY, typed=lines(whole_game(1)))
    connection = sqlite3.connect(tmp_path / "stats.sqlite")
    values = [evil]
    if column == "facts":
        values = [json.dumps({evil: evil}), json.dumps({"hero": [evil, evil]}), evil]
    elif column == "bots":
        values = [json.dumps([evil]), evil]
    for value in values:
        connection.execute(f"update games set {column} = ?", [value])
        connection.commit()
        for words in ([], ["--json"], ["champions"]):
            done = run(tmp_path, "stats", *words)
            clean(done)
            if "--json" in words and not done.returncode:
                json.loads(done.stdout)
    connection.close()


@pytest.mark.parametrize("diary", ['{"solved":[EVIL]}', '{"daily":{EVIL:{"won":true,"rounds":3}}}', "{EVIL:1}", "EVIL"])
def test_diaries(tmp_path: Path, evil: str, diary: str) -> None:
    (tmp_path / "diary.json").write_text(diary.replace("EVIL", json.dumps(evil)))
    for words in (["puzzle"], ["daily", "--result", "--date", "2026-01-01"]):
        clean(run(tmp_path, *words))


@pytest.mark.parametrize(
    "field", ["game", "options.heroes", "options.scenario", "options.modular", "options", "seed", "typed", "lines",
              "lines.0", "lines.1", "digest", "format", "EVIL"]
)  # fmt: skip
def test_companions(tmp_path: Path, evil: str, field: str) -> None:
    run(tmp_path, "companion", "evil", "--heroes", "spider_man", "--plain", typed="form 1\n\n\n\nquit\n")
    path = tmp_path / "companion" / "evil.json"
    table = json.loads(path.read_bytes())
    for value in (evil, [evil], [{"kind": evil}]):
        path.write_text(json.dumps(put(table, field.replace("EVIL", evil.replace(".", "")), value)))
        clean(run(tmp_path, "companion", "evil", "--plain", typed="view\nwhy\n\n\n\nundo\nquit\n"))


# -- what is typed -----------------------------------------------------------------------------------------------------


def test_words_of_the_command_line(tmp_path: Path) -> None:
    for evil in (EVIL.replace("\0", ""), LONG[:60_000]):
        for words in (
            [evil], ["play", evil], ["play", "champions", "--heroes", evil], ["play", "champions", "--scenario", evil],
            ["play", "skirmish", "--bots", evil], ["play", "--seat", evil], ["resume", evil], ["replay", evil],
            ["replay", "--verify", evil], ["check", evil], ["card", "champions", evil], ["cards", "champions", evil],
            ["deck", "check", evil], ["deck", "new", evil, evil], ["deck", "convert", evil, "--from", evil],
            ["deck", "check", f"https://marvelcdb.com/{evil}"], ["pack", "check", evil], ["pack", "show", evil],
            ["pack", "new", str(tmp_path / "x"), "--game", evil], ["pack", "schema", evil], ["puzzle", evil],
            ["puzzle", "check", evil], ["puzzle", "x", evil], ["code", evil], ["code", "--play", evil],
            ["daily", "--date", evil], ["stats", evil], ["companion", evil], ["companion", "x", "--heroes", evil],
            ["companion", "x", "--heroes", "iron_man", "--modular", evil], ["report", evil], ["bench", evil],
            ["simulate", evil], ["simulate", "--games", evil], ["simulate", "--bots", evil], ["watch", evil],
            ["play", "champions", "--pack", evil], ["stats", "--export", f"{tmp_path}/no/{evil}"],
        ):  # fmt: skip
            clean(run(tmp_path / "home", *words))


def test_seeds_names_and_lines(tmp_path: Path, evil: str) -> None:
    commands = ("save", "?", "never", "ask", "resume", "report", "undo")
    typed = "".join(
        f"{each}\n"
        for each in (
            evil.replace("\n", " "),
            *(f"{word} {evil}".replace("\n", " ") for word in commands),
            "log",
            "quit",
        )
    )
    clean(run(tmp_path, "play", "champions", "--quick", "--plain", "--seed", evil, typed=typed), "Saved as")
    clean(run(tmp_path, "saves"))
    clean(run(tmp_path, "replay", "--plain"))
    clean(run(tmp_path, "companion", "--heroes", "iron_man", "--seed", evil, "--plain", typed=typed))
    clean(run(tmp_path, "play", "--plain", typed="{}\nquit\n".format(evil.replace("\n", " "))))


@pytest.mark.skipif(os.name == "nt", reason="such names cannot be there")
def test_names_of_files(tmp_path: Path) -> None:
    name = EVIL.replace("\0", "").replace("\u2028", "")[:60]
    (tmp_path / name).mkdir()
    for file, text in (("x.json", "{"), ("x.yaml", "- name: ["), ("x.txt", ""), ("x.o8d", "<")):
        path = tmp_path / name / file
        path.write_text(text)
        for words in (
            ["replay"],
            ["check"],
            ["puzzle", "check"],
            ["deck", "check"],
            ["code", "--play"],
            ["pack", "check"],
        ):
            clean(run(tmp_path / "home", *words, str(path)))
    clean(run(tmp_path / name, "companion", "none"))
    (tmp_path / name / "diary.json").write_text("{")
    clean(run(tmp_path / name, "puzzle"))


# -- in a terminal -----------------------------------------------------------------------------------------------------


def test_boxes_and_colours_hold_clean_text(evil: str) -> None:
    file = io.StringIO()
    words = Words("champions")
    console = screen.console(file, force_terminal=True, width=60, color_system="standard")
    out = Rich(words, console)
    acts: list[Callable[[], None]] = [
        lambda: out.say(evil, "good"),
        lambda: out.log(evil, [evil, evil]),
        lambda: out.options(evil, [Row(evil[:9], evil, evil)]),
    ]
    for act in acts:
        act()
        text = file.getvalue()
        styled = re.sub(r"\x1b\[[0-9;]*m", "", text)
        assert styled == plain(styled), repr(styled)
        assert "\x1b[" in text, "our own colours get through"
        assert "\x1b[31my" not in text
