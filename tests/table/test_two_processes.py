"""Several processes on one home: who has a save has it alone, names are taken once, and nothing is lost."""

import json
import os
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest

from goldenrule.kernel.codec import digest
from goldenrule.kernel.locks import Lock, LockTaken
from goldenrule.packs.pack_store import keep
from goldenrule.packs.pack_template import make_pack
from goldenrule.table import player_progress, saves
from goldenrule.table.game_setup import new_session, resume_last, resume_session
from tests.cli.helpers import run, spawn
from tests.table.children import AT_ONCE, all_at_once, children

SOLO = {"heroes": ["spider_man"]}


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    monkeypatch.setenv("GOLDENRULE_HOME", str(tmp_path / "home"))
    (tmp_path / "home").mkdir()
    yield tmp_path / "home"


PLAYING = """
    from goldenrule.table import saves
    from goldenrule.table.game_setup import new_session, resume_session
    found = [save for save in saves.saves() if save.name == "mine"]
    if found:
        session = resume_session(found[0])
    else:
        session = new_session("champions", {"heroes": ["spider_man"]}, "7", hold=saves.take_name("mine"))
    say("playing")
    while (told := hear()) not in ("", "quit"):
        asked = session.game.pending[0]
        session.apply(asked.seat, asked.options[0])
        say(session.recorder.standing_count)
    if told:
        session.close()
        say("left")
"""


def test_a_game_that_is_played_is_not_opened_by_another_process(home: Path) -> None:
    with children(home, PLAYING) as (child,):
        assert child.hear() == "playing"
        for n in range(1, 16):
            child.tell()
            assert child.hear() == str(n)
        refused = spawn(home, "resume", "mine", "--plain", typed="1\n1\nquit\n")
        assert (refused.returncode, refused.stdout) == (2, "")
        assert refused.stderr.startswith(f"The game 'mine' is open in process {child.pid}, since ")
        assert refused.stderr.endswith("; quit it there, or choose another one.\n")
        assert refused.stderr.count("\n") == 1
        child.tell()
        assert child.hear() == "16", "whoever has it plays on"
        child.tell("quit")
        assert child.hear() == "left"
        child.end()
    session = resume_session(saves.find_save("mine"))
    assert session.recorder.standing_count == 16
    assert session.close() is not None
    assert [each.name for each in (home / "saves").iterdir()] == ["mine.json"]


def test_after_a_kill_the_game_goes_on_with_all_its_decisions(home: Path) -> None:
    with children(home, PLAYING) as (child,):
        child.hear()
        for _ in range(5):
            child.tell()
            child.hear()
        child.kill()
    (home / "saves" / ".mine.journal.abcdefgh").touch()
    assert spawn(home, "resume", "mine", "--plain", typed="quit\n").returncode == 0
    assert [each.name for each in (home / "saves").iterdir()] == ["mine.json"], "nothing is left lying about"
    assert resume_session(saves.find_save("mine")).recorder.standing_count == 5


def test_who_waited_for_the_end_of_a_game_goes_on_from_its_end() -> None:
    """What is found of a save is read only when nobody else can write it any more."""
    session = new_session("champions", SOLO, "7", hold=saves.take_name("mine"))
    found = saves.find_save("mine")
    for _ in range(3):
        session.apply(0, session.game.pending[0].options[-1])
    session.close()
    assert found.running and not found.path.exists()
    again = resume_session(found)
    assert digest(again.game) == digest(session.game) and again.recorder.standing_count == 3


def test_a_game_that_is_left_while_it_is_read_is_read_where_it_has_gone() -> None:
    session = new_session("champions", SOLO, "7", hold=saves.take_name("mine"))
    session.apply(0, session.game.pending[0].options[-1])
    found = saves.find_save("mine")
    session.close()
    assert len(saves.read(found, ("champions",))[0].entries) == 1


def test_without_a_name_a_game_that_is_played_is_passed_over(home: Path) -> None:
    left = new_session("champions", SOLO, "8", hold=saves.take_name("left"))
    left.apply(0, left.game.pending[0].options[-1])
    left.close()
    with children(home, PLAYING) as (child,):
        child.hear()
        session = resume_last()
        assert session.name == "left"
        with pytest.raises(saves.InUse, match="'left' is open in process"):
            resume_last()
        session.close()
        child.kill()
    assert resume_last().name == "mine", "broken off"


def test_six_games_that_begin_at_once_have_six_names(home: Path) -> None:
    program = f"""{AT_ONCE}
    from goldenrule.cli import main
    main.main(["play", "skirmish", "--quick", "--plain", "--seed", "1"])
"""
    with children(home, program, count=6) as found:
        all_at_once(found)
        names = [child.hear_of("Saved as").split(";")[0].split()[-1] for child in found]
        assert sorted(names) == [f"skirmish-{n}" for n in range(1, 7)]
        for child in found:
            child.tell("1")
            child.end()
    listed = [save for save in saves.saves() if not save.running]
    assert sorted(save.name for save in listed) == sorted(names)
    for save in listed:
        assert len(saves.read(save, ("skirmish",))[0].entries) >= 1
    assert all(each.suffix in (".json", ".seats") for each in (home / "saves").iterdir())


def test_one_of_six_has_a_name_that_all_want(home: Path) -> None:
    program = f"""
    from goldenrule.table import saves
    {AT_ONCE.strip()}
    try:
        hold = saves.take_name("mine")
        say("mine")
    except saves.InUse as error:
        say(error)
    hear()
"""
    with children(home, program, count=6) as found:
        all_at_once(found)
        said = [child.hear() for child in found]
        assert said.count("mine") == 1
        owner = found[said.index("mine")].pid
        # who asks before the owner has written its number down hears of another process
        assert all(f"process {owner}, " in each or "another process" in each for each in said if each != "mine")


def test_a_save_is_not_written_over_a_game_that_is_played(home: Path) -> None:
    with children(home, PLAYING) as (child,):
        child.hear()
        played = run(home, "play", "champions", "--quick", "--plain", "--seed", "1", typed="1\nsave mine\nquit\n")
        assert "'mine' is open in process" in " ".join(played.stdout.split())
        assert not (home / "saves" / "mine.json").exists()


def test_a_companion_is_for_one_process(home: Path) -> None:
    program = """
        from goldenrule.cli import main
        main.main(["companion", "mine", "--heroes", "iron_man", "--plain"])
    """
    with children(home, program) as (child,):
        child.hear_of("Rhino")
        for words in (["mine"], ["mine", "--heroes", "iron_man"]):
            refused = run(home, "companion", *words)
            assert refused.returncode == 2 and refused.stderr.count("\n") == 1
            assert f"The companion 'mine' is open in process {child.pid}," in refused.stderr
    assert run(home, "companion", "mine", "--plain", typed="quit\n").returncode == 0
    assert [each.name for each in (home / "companion").iterdir()] == ["mine.json"]


def test_the_diary_is_read_and_written_by_one_process_at_a_time(home: Path) -> None:
    program = """
        from goldenrule.kernel import files
        from goldenrule.table import player_progress, user_files
        write = user_files.write_whole
        def wait(path, data):
            say("read")
            hear()
            write(path, data)
        user_files.write_whole = wait
        player_progress.note_solved(files.home(), "first")
    """
    with children(home, program) as (child,):
        assert child.hear() == "read"
        with pytest.raises(LockTaken, match=f"process {child.pid}"):
            Lock(home / "diary.lock")
        child.tell()
        child.end()
    player_progress.note_solved(home, "second")
    assert player_progress.read(home).solved == ["first", "second"]
    assert [each.name for each in home.iterdir()] == ["diary.json"]


def test_what_many_remember_at_once_is_remembered(home: Path) -> None:
    program = f"""
    from goldenrule.cli.report import write_report
    from goldenrule.kernel import files
    from goldenrule.table import player_progress, stats
    from goldenrule.table.game_setup import new_session
    session = new_session("skirmish", {{}}, sys.argv[1])
    while not session.game.over:
        asked = session.game.pending[0]
        session.apply(asked.seat, asked.options[-1])
    {AT_ONCE.strip()}
    stats.save_game(files.home(), session, session.people)
    player_progress.note_solved(files.home(), sys.argv[1])
    write_report(session.recorder.record(), note=sys.argv[1])
"""
    with children(home, program, count=6) as found:
        all_at_once(found)
        for child in found:
            child.end()
    assert sorted(player_progress.read(home).solved) == [str(n) for n in range(6)]
    rows = sqlite3.connect(home / "stats.sqlite")
    assert rows.execute("select count(*) from games").fetchone() == (6,)
    rows.close()
    reports = sorted((home / "reports").iterdir())
    assert [each.name for each in reports] == [f"report-{n}.json" for n in range(1, 7)]
    assert {json.loads(each.read_bytes())["note"] for each in reports} == {str(n) for n in range(6)}
    assert sorted(each.name for each in home.iterdir()) == ["diary.json", "reports", "stats.sqlite"]


def test_a_pack_that_many_keep_is_kept_once(home: Path, tmp_path: Path) -> None:
    from goldenrule.table.packs import game_packs, pack_in

    make_pack(tmp_path / "mine", game_packs("champions"))
    program = f"""
    from pathlib import Path
    from goldenrule.cli.packs import pack_in
    from goldenrule.packs.pack_store import keep
    pack, _ = pack_in(Path(sys.argv[1]))
    {AT_ONCE.strip()}
    keep(pack)
"""
    with children(home, program, str(tmp_path / "mine"), count=4) as found:
        all_at_once(found)
        for child in found:
            child.end()
    pack, _ = pack_in(tmp_path / "mine")
    path = keep(pack)
    assert path.read_bytes() == pack.content and list((home / "packs").iterdir()) == [path]


KILLED_LATER = """
import shutil
from goldenrule.kernel.codec import digest
from goldenrule.table import saves
from goldenrule.table.game_setup import new_session, resume_session
from pathlib import Path
home = Path(os.environ["GOLDENRULE_HOME"])
def fresh():
    session = new_session("skirmish", {}, "3", hold=saves.take_name("mine"), bots={1: "random"},
                          make_player=make)
    return session
from goldenrule.bots import make_bot as make
def step(session):
    if not session.step_bot():
        asked = session.game.pending[0]
        session.apply(asked.seat, asked.options[0])
ways = set()
for left in range(1000):
    shutil.rmtree(home / "saves", ignore_errors=True)
    session = fresh()
    for _ in range(4):
        step(session)
    session.close()
    read, write_end = os.pipe()
    pid = os.fork()
    if not pid:
        def die():
            global left
            left -= 1
            if left < 0:
                os.kill(os.getpid(), signal.SIGKILL)
        def wrap(name):
            call = getattr(os, name)
            def inner(*args, **more):
                die()
                return call(*args, **more)
            setattr(os, name, inner)
        pipe = os.write
        for name in ("write", "fsync", "close", "replace", "open", "unlink", "ftruncate"):
            wrap(name)
        session = resume_session(saves.find_save("mine"), make)
        for _ in range(3):
            step(session)
            pipe(write_end, b".")
        session.close()
        os._exit(0)
    os.close(write_end)
    done = b""
    while part := os.read(read, 100):
        done += part
    os.close(read)
    status = os.waitpid(pid, 0)[1]
    again = resume_session(saves.find_save("mine"), make)
    assert again.bots == {1: "random"}
    lost = again.recorder.standing_count - 4 - len(done)
    assert lost in (0, 1), (left, lost, again.note)  # 1: written, but not yet said
    again.close()
    names = sorted(each.name for each in (home / "saves").iterdir())
    assert names == ["mine.json", "mine.seats"], (left, names)
    ways.add((os.WIFSIGNALED(status), len(done)))
    if not os.WIFSIGNALED(status):
        break
assert ways == {(True, n) for n in range(4)} | {(False, 3)}, ways
say(left)
"""
"""Every process is killed one call later than the one before, until one comes to its end."""


@pytest.mark.slow
@pytest.mark.skipif(not hasattr(os, "fork"), reason="needs fork")
def test_a_kill_at_any_step_of_playing_and_leaving_loses_no_decision(home: Path) -> None:
    with children(home, KILLED_LATER) as (child,):
        assert int(child.end().split()[-1]) > 30
