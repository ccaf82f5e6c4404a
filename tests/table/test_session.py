"""A table: saving after every decision, resuming, taking back, bots in seats."""

from pathlib import Path

import pytest

from goldenrule.bots import make_bot
from goldenrule.kernel import files
from goldenrule.kernel.codec import digest
from goldenrule.kernel.errors import BadInput, IllegalOption
from goldenrule.kernel.files import load
from goldenrule.table import saves
from goldenrule.table.game_setup import new_session, resume_session
from goldenrule.table.session import Session
from goldenrule.words.texts import english
from tests.table.breaking import PAIR, SOLO, break_off, play_some

pytestmark = pytest.mark.usefixtures("home")


def test_a_game_that_was_not_closed_is_resumed_where_it_was() -> None:
    session = new_session("champions", SOLO, "7", hold=saves.take_name("mine"))
    play_some(session, 25)
    wanted = digest(session.game)
    break_off(session)
    found = saves.saves()
    assert [(s.name, s.running) for s in found] == [("mine", True)]
    again = resume_session(found[0])
    assert digest(again.game) == wanted
    assert again.recorder.standing_count == 25
    assert again.note is None
    play_some(again, 3, seed=6)
    break_off(again)
    assert digest(resume_session(saves.find_save("mine")).game) == digest(again.game)


def test_a_decision_that_was_half_written_is_lost_and_said_so() -> None:
    session = new_session("champions", SOLO, "7", hold=saves.take_name("mine"))
    play_some(session, 10)
    path = saves.find_save("mine").path
    path.write_bytes(path.read_bytes()[:-3])
    break_off(session)
    again = resume_session(saves.find_save("mine"))
    assert again.recorder.standing_count == 9
    assert again.note is not None and "lost" in english(again.note)


def test_closing_keeps_a_save_and_removes_the_journal() -> None:
    session = new_session("champions", SOLO, "7", hold=saves.take_name("mine"))
    play_some(session, 5)
    path = session.close()
    assert path is not None and path.name == "mine.json"
    assert [(s.name, s.running) for s in saves.saves()] == [("mine", False)]
    assert session.close() is None


def test_leaving_before_the_first_decision_leaves_nothing(home: Path) -> None:
    session = new_session(
        "champions", PAIR, "7", bots={1: "random"}, make_player=make_bot, hold=saves.take_name("mine")
    )
    assert session.close() is None
    assert list((home / "saves").iterdir()) == []


def test_bots_stay_in_their_seats_after_resuming() -> None:
    session = new_session(
        "champions", PAIR, "7", bots={1: "random"}, make_player=make_bot, hold=saves.take_name("mine")
    )
    play_some(session, 30)
    assert session.people == (0,)
    break_off(session)
    again = resume_session(saves.find_save("mine"), make_bot)
    assert again.bots == {1: "random"}
    assert digest(again.game) == digest(session.game)


def test_the_log_after_resuming_is_the_log_before() -> None:
    session = new_session("champions", SOLO, "7", hold=saves.take_name("mine"))
    first = [line.seen for line in session.log]
    play_some(session, 20)
    break_off(session)
    again = resume_session(saves.find_save("mine"))
    assert [line.seen for line in again.log] == [line.seen for line in session.log[len(first) :]]


def test_an_illegal_answer_changes_nothing_and_is_not_saved() -> None:
    session = new_session("champions", SOLO, "7", hold=saves.take_name("mine"))
    before = digest(session.game)
    with pytest.raises(IllegalOption):
        session.apply(0, ("play", 999, 0))
    assert digest(session.game) == before
    assert session.recorder.entries == []


def test_a_named_save_is_a_record_that_loads() -> None:
    session = new_session("champions", SOLO, "7", hold=saves.take_name("mine"))
    play_some(session, 12)
    path = session.save_as("other")
    assert load(path).entries == session.recorder.entries


def test_a_save_is_not_hidden_by_a_game_in_progress() -> None:
    running = new_session("champions", SOLO, "7", hold=saves.take_name("mine"))
    play_some(running, 3)
    session = new_session("champions", SOLO, "8", hold=saves.take_name("other"))
    with pytest.raises(saves.InUse, match="'mine' is open in process"):
        session.save_as("mine")
    break_off(running)
    with pytest.raises(BadInput, match="'mine' is a game in progress"):
        session.save_as("mine")
    running = resume_session(saves.find_save("mine"))
    running.save_as("mine")
    running.close()
    session.save_as("mine", over=True)
    assert load(saves.find_save("mine").path).seed == "8"


def test_a_save_of_another_game_is_written_over_only_by_word() -> None:
    """What a save holds may be lost with that: not if it is this game, not as far."""
    session = new_session("champions", SOLO, "7", hold=saves.take_name("mine"))
    play_some(session, 3)
    path = session.save_as("other")
    play_some(session, 2)
    session.save_as("other")  # the same game, further on
    held = path.read_bytes()
    assert len(load(path).entries) == 5
    same_start = new_session("champions", SOLO, "7", hold=saves.take_name("again"))
    for game in (same_start, new_session("champions", SOLO, "8", hold=saves.take_name("third"))):
        with pytest.raises(BadInput, match=r"The save .other. holds another game, .* `save other over`"):
            game.save_as("other")
    assert path.read_bytes() == held
    same_start.save_as("other", over=True)
    assert load(path).entries == []
    path.write_text("not a save")
    with pytest.raises(BadInput, match="holds another game"):
        session.save_as("other")


@pytest.mark.parametrize("name", ["", "../x", "a b", "x" * 41, ".hidden", "a/b"])
def test_a_name_that_is_no_file_name_is_refused(name: str) -> None:
    with pytest.raises(BadInput, match="named"):
        saves.check_name(name)


def test_a_save_that_there_is_not_is_refused_with_those_that_there_are() -> None:
    with pytest.raises(BadInput, match="no saved game to resume"):
        saves.find_save()
    new_session("champions", SOLO, "7", hold=saves.take_name("mine")).save_as("other")
    with pytest.raises(BadInput, match="other"):
        saves.find_save("nothing")


def test_free_names_count_up() -> None:
    first = saves.take_free_name("champions")
    second = saves.take_free_name("champions")
    assert (first.name, second.name) == ("champions-1", "champions-2"), "held, though nothing is saved yet"
    new_session("champions", SOLO, "7", hold=first)
    for each in (first, second):
        each.release()
    assert saves.take_free_name("champions").name == "champions-2", "saved, though nobody holds it"
    with pytest.raises(saves.InUse, match="The saved game 'champions-1' already exists"):
        saves.take_name("champions-1")


def test_the_data_directory_follows_the_standard(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv("GOLDENRULE_HOME")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert saves.home() == tmp_path / "goldenrule"
    monkeypatch.setenv("XDG_DATA_HOME", "not/absolute")
    assert saves.home() == Path.home() / ".local" / "share" / "goldenrule"


def test_a_full_disk_does_not_stop_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    session = new_session("champions", SOLO, "7", hold=saves.take_name("mine"))
    play_some(session, 5)

    def full(*_: object) -> int:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patched:
        patched.setattr("os.write", full)
        play_some(session, 5)
    assert session.recorder.standing_count == 10
    assert "No space left" in session.trouble and "`goldenrule resume mine` goes on from here" in session.trouble
    break_off(session)
    assert resume_session(saves.find_save("mine")).recorder.standing_count == 5


def test_a_game_that_cannot_be_begun_leaves_no_file(monkeypatch: pytest.MonkeyPatch, home: Path) -> None:
    write = files.write_whole

    def full(path: Path, data: bytes) -> None:
        if path.suffix == ".journal":
            raise OSError(28, "No space left on device")
        write(path, data)

    monkeypatch.setattr(files, "write_whole", full)
    with pytest.raises(BadInput, match="No space left on device"):
        new_session("skirmish", {}, "7", bots={0: "random"}, make_player=make_bot, hold=saves.take_name("mine"))
    assert [path.name for path in (home / "saves").iterdir() if path.suffix != ".lock"] == []


def test_what_cannot_be_saved_any_more_is_kept_by_the_journal_which_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    session = new_session("champions", SOLO, "7", hold=saves.take_name("mine"))
    play_some(session, 5)

    def full(*_: object) -> int:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patched:
        patched.setattr("os.write", full)
        for leave in (session.save_as, session.close):
            with pytest.raises(
                BadInput, match=r"its journal keeps the game, and `goldenrule resume mine` continues it\.$"
            ):
                leave()
        with pytest.raises(BadInput, match=r"choose another place\.$"):
            Session(session.recorder).save(saves.folder() / "x.json")  # nothing keeps this one
    break_off(session)
    assert resume_session(saves.find_save("mine")).recorder.standing_count == 5
