"""Records on disk: whole or not there at all, and journals that survive a kill at any byte."""

import os
import signal
import subprocess
import sys
import textwrap
from pathlib import Path
from typing import Any

import pytest

from goldenrule.kernel.codec import digest
from goldenrule.kernel.errors import BadInput
from goldenrule.kernel.files import Journal, load, recover, save
from goldenrule.kernel.records import Recorder, reopen, replay
from goldenrule.testing.conformance import Chooser
from goldenrule.words.texts import english
from tests.toygame.game import new_game

SEED = "files"


def begin(every: int = 5) -> Recorder:
    return Recorder(new_game({}, SEED), SEED, every=every)


def go_on(recorder: Recorder, decisions: int, seed: str = "a") -> None:
    chooser = Chooser(seed)
    for _ in range(decisions):
        recorder.apply(*chooser.choose(recorder.game))


def test_a_saved_game_is_loaded(tmp_path: Path) -> None:
    recorder = begin()
    go_on(recorder, 12)
    path = tmp_path / "game.json"
    save(recorder.record(), path)
    assert digest(replay(load(path, ["towers"]), new_game)) == digest(recorder.game)
    assert [p.name for p in tmp_path.iterdir()] == ["game.json"], "nothing is left lying about"


def test_a_save_that_fails_leaves_the_old_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    recorder = begin()
    path = tmp_path / "game.json"
    save(recorder.record(), path)
    old = path.read_bytes()
    go_on(recorder, 3)
    write = os.write

    def full(fd: int, data: bytes) -> int:
        write(fd, data[:10])
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "write", full)
    with pytest.raises(BadInput, match=r"game.json cannot be written \(No space left on device\); choose"):
        save(recorder.record(), path)
    assert path.read_bytes() == old
    assert [p.name for p in tmp_path.iterdir()] == ["game.json"]


def test_files_that_cannot_be_read_or_written_are_bad_input(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match=r"none.json cannot be read \(No such file or directory\)"):
        load(tmp_path / "none.json")
    with pytest.raises(BadInput, match=r"game.json cannot be written \(No such file or directory\)"):
        save(begin().record(), tmp_path / "none" / "game.json")
    with pytest.raises(BadInput, match=r"journal cannot be written \(No such file or directory\)"):
        Journal(tmp_path / "none" / "journal", begin())
    (tmp_path / "empty.json").touch()
    with pytest.raises(BadInput, match=r"empty\.json is empty"):
        load(tmp_path / "empty.json")


# -- journals --------------------------------------------------------------------------------------------------------


def journal(tmp_path: Path, decisions: int = 13) -> tuple[Path, Recorder, list[str]]:
    """A journal of a game with an undo in it, and the digests of its positions after each entry."""
    path = tmp_path / "journal"
    recorder = begin()
    writer = Journal(path, recorder)
    seen = [digest(recorder.game)]
    chooser = Chooser("a")
    for i in range(decisions):
        if i == 7:
            recorder.undo(2)
        else:
            recorder.apply(*chooser.choose(recorder.game))
        seen.append(digest(recorder.game))
    writer.close()
    return path, recorder, seen


def test_a_journal_gives_the_game_back(tmp_path: Path) -> None:
    path, recorder, _ = journal(tmp_path)
    record, said = recover(path, ["towers"])
    assert said is None and len(record.entries) == 13 and list(record.digests) == [0, 5, 10]
    assert digest(reopen(record, new_game).game) == digest(recorder.game)


def test_a_kill_at_any_byte_loses_only_what_was_being_written(tmp_path: Path) -> None:
    path, _, seen = journal(tmp_path)
    whole = path.read_bytes()
    start = whole.index(b"\n") + 1
    cut = tmp_path / "cut"
    for size in range(start, len(whole)):
        cut.write_bytes(whole[:size])
        record, said = recover(cut)
        lines = whole[start:size].split(b"\n")
        entries = sum(not line.startswith(b'{"after"') for line in lines[:-1])
        assert len(record.entries) == entries
        assert (said is not None) is bool(lines[-1])
        if lines[-1]:
            assert said is not None
            assert (
                english(said)
                == f"The last line of {cut} was cut off ({len(lines[-1])} bytes); the decision in it is lost."
            )
        elif size % 3 == 0:
            assert digest(reopen(record, new_game).game) == seen[entries]


def test_a_recovered_game_goes_on_in_a_new_journal(tmp_path: Path) -> None:
    path, _, seen = journal(tmp_path)
    path.write_bytes(path.read_bytes()[:-3])
    record, said = recover(path)
    assert said is not None
    recorder = reopen(record, new_game)
    assert digest(recorder.game) == seen[12]
    writer = Journal(path, recorder)
    go_on(recorder, 6, "b")
    writer.close()
    again, said = recover(path)
    assert said is None and digest(reopen(again, new_game).game) == digest(recorder.game)


def test_every_entry_is_on_disk_before_the_answer_returns(tmp_path: Path) -> None:
    """A process that is killed without warning: all that it reported done is in its journal."""
    path = tmp_path / "journal"
    program = """
        import sys
        from pathlib import Path
        from goldenrule.kernel.files import Journal
        from tests.kernel.test_files import Chooser, begin
        recorder = begin()
        writer = Journal(Path(sys.argv[1]), recorder)
        chooser = Chooser("a")
        while recorder.standing_count < 9:
            recorder.apply(*chooser.choose(recorder.game))
            print(recorder.standing_count, flush=True)
        sys.stdin.read()
    """
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(p or "." for p in sys.path)}
    command = [sys.executable, "-c", textwrap.dedent(program), str(path)]
    child = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=env)
    assert child.stdin is not None and child.stdout is not None
    try:
        for line in child.stdout:
            if line == "9\n":
                break
    finally:
        child.kill()
        child.wait()
        child.stdin.close()
        child.stdout.close()
    assert child.returncode in (-getattr(signal, "SIGKILL", 9), 1)
    record, said = recover(path)
    other = begin()
    go_on(other, 9)
    assert said is None and digest(reopen(record, new_game).game) == digest(other.game)


def test_a_line_that_cannot_be_written_is_taken_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "journal"
    recorder = begin()
    writer = Journal(path, recorder)
    go_on(recorder, 3)
    before = path.read_bytes()
    write = os.write

    def full(fd: int, data: bytes) -> int:
        write(fd, data[:4])
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(os, "write", full)
        with pytest.raises(OSError, match="No space left"):
            recorder.apply(*Chooser("b").choose(recorder.game))
    assert path.read_bytes() == before
    writer.append((0, "pass", 0, 0))
    assert path.read_bytes() == before + b'[0,"pass",0,0]\n'
    writer.close()


def test_sealed_answers_are_recovered_in_any_order(tmp_path: Path) -> None:
    path = tmp_path / "journal"
    recorder = begin(every=1)
    writer = Journal(path, recorder)
    recorder.apply(1, ("bid", 0, 2))
    recorder.apply(0, ("bid", 0, 1))
    go_on(recorder, 3)
    writer.close()
    record, _ = recover(path)
    again = reopen(record, new_game)
    assert digest(again.game) == digest(recorder.game) and again.entries == recorder.entries


def test_a_closed_journal_hears_nothing(tmp_path: Path) -> None:
    path, recorder, _ = journal(tmp_path)
    before = path.read_bytes()
    go_on(recorder, 1, "b")
    assert path.read_bytes() == before


@pytest.mark.parametrize(
    ("line", "text"),
    [
        (b"[0,", r"line 4 is damaged: "),
        (b'[0,"pass",0]', r"line 4 is damaged: "),
        (b"", r"line 4 is damaged: "),
        (b"7", r"line 4 is damaged: "),
        (b'{"undo":0}', "line 4 is damaged: in 'undo', a whole number of at least 1 is expected"),
        (b'{"redo":1}', r"line 4 is damaged: "),
    ],
)
def test_a_damaged_line_is_named(tmp_path: Path, line: bytes, text: str) -> None:
    path, _, _ = journal(tmp_path)
    lines = path.read_bytes().split(b"\n")
    lines[3] = line
    path.write_bytes(b"\n".join(lines))
    with pytest.raises(BadInput, match=text):
        recover(path)


@pytest.mark.parametrize(("data", "text"), [(b"", "not hold a single complete"), (b'{"format":1', "not hold a single"),
                                            (b"[]\n", "journal, line 1 is not a saved game")])  # fmt: skip
def test_what_is_no_journal_is_refused(tmp_path: Path, data: bytes, text: str) -> None:
    path = tmp_path / "journal"
    path.write_bytes(data)
    with pytest.raises(BadInput, match=text):
        recover(path)


def test_a_changed_journal_is_found_out(tmp_path: Path) -> None:
    path, _, _ = journal(tmp_path)
    data: Any = path.read_bytes().replace(b'"bid",0,0', b'"bid",0,9').replace(b'"bid",0,1', b'"bid",0,0', 1)
    path.write_bytes(data.replace(b'"bid",0,9', b'"bid",0,1', 1))
    record, _ = recover(path)
    with pytest.raises(BadInput):
        reopen(record, new_game)
