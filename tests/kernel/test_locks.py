"""Locks between processes: one has it, a kill frees it, and what is said of who has it."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from goldenrule.kernel.errors import BadInput
from goldenrule.kernel.files import exclusive, sweep, write_new, write_whole
from goldenrule.kernel.locks import Lock, LockTaken
from tests.table.children import children

HOLDING = """
    from pathlib import Path
    from goldenrule.kernel.locks import Lock
    lock = Lock(Path(sys.argv[1]))
    say("mine")
    hear()
    lock.release()
    say("free")
    hear()
"""


def test_a_lock_is_for_one_process_and_its_file_goes_with_it(tmp_path: Path) -> None:
    path = tmp_path / "a.lock"
    with children(tmp_path, HOLDING, str(path)) as (child,):
        assert child.hear() == "mine"
        with pytest.raises(
            LockTaken, match=rf"^It is open in process {child.pid}, since [A-Z][a-z]+ \d+, 20\d\d, \d+:\d\d [AP]M\.$"
        ):
            Lock(path)
        child.tell()
        assert child.hear() == "free" and list(tmp_path.iterdir()) == []
        Lock(path).release()


def test_a_kill_frees_a_lock(tmp_path: Path) -> None:
    path = tmp_path / "a.lock"
    with children(tmp_path, HOLDING, str(path)) as (child,):
        child.hear()
        child.kill()
    assert path.exists(), "nobody was there to delete it"
    with Lock(path), pytest.raises(LockTaken, match=f"process {os.getpid()}, "):
        Lock(path)
    assert not path.exists()


def test_who_waits_has_it_next_though_its_file_has_been_deleted_meanwhile(tmp_path: Path) -> None:
    path = tmp_path / "a.lock"
    program = """
        from pathlib import Path
        from goldenrule.kernel.locks import Lock
        say("waiting")
        with Lock(Path(sys.argv[1]), wait=True):
            say("mine")
            hear()
    """
    first = Lock(path)
    with children(tmp_path, program, str(path)) as (child,):
        assert child.hear() == "waiting"
        first.release()
        assert child.hear() == "mine"
        with pytest.raises(LockTaken, match=f"process {child.pid}"):
            Lock(path)


@pytest.mark.parametrize(
    "says",
    [b"", b"{", b"\xff" * 50, b"[" * 900, b"7", b'{"process":"x"}', b'{"process":0}', b"x" * 5000],
    ids=["empty", "torn", "no text", "deep", "number", "word", "nobody", "long"],
)
def test_a_lock_that_does_not_say_who_has_it(tmp_path: Path, says: bytes) -> None:
    path = tmp_path / "a.lock"
    with Lock(path):
        path.write_bytes(says)
        with pytest.raises(LockTaken, match=r"^It is open in another process\.$"):
            Lock(path)


def test_a_lock_of_another_machine_names_it(tmp_path: Path) -> None:
    path = tmp_path / "a.lock"
    with Lock(path):
        path.write_text('{"process":7,"machine":"attic","since":"2026-01-02 03:04"}')
        with pytest.raises(LockTaken, match=r"process 7 on the machine attic, since January 2, 2026, 3:04 AM\."):
            Lock(path)


def test_where_no_lock_can_be_the_sentence_says_so(tmp_path: Path) -> None:
    (tmp_path / "folder.lock").mkdir()
    for path in (tmp_path / "folder.lock", tmp_path / "none" / "a.lock"):
        with pytest.raises(BadInput, match=r"lock cannot be locked \(.*\); set GOLDENRULE_HOME"):
            Lock(path)
    if hasattr(os, "symlink") and os.name == "posix":
        (tmp_path / "link.lock").symlink_to(tmp_path / "elsewhere")
        with pytest.raises(BadInput, match=r"link\.lock cannot be locked"):
            Lock(tmp_path / "link.lock")
        assert not (tmp_path / "elsewhere").exists()


def test_a_lock_that_is_forgotten_is_given_back(tmp_path: Path) -> None:
    lock = Lock(tmp_path / "a.lock")
    del lock
    Lock(tmp_path / "a.lock").release()


def test_only_what_is_left_of_a_file_is_swept(tmp_path: Path) -> None:
    others = ["game.json", "other.json", ".other.json.abcdefgh", ".game.json.abc", ".game.json.abcdefgh.json"]
    for name in [*others, ".game.json.abcdefgh", ".game.json.a_345678"]:
        (tmp_path / name).touch()
    sweep(tmp_path / "game.json")
    assert sorted(each.name for each in tmp_path.iterdir()) == sorted(others)


def test_alone_sweeps_when_nobody_else_writes(tmp_path: Path) -> None:
    (tmp_path / ".a.json.abcdefgh").touch()
    with exclusive(tmp_path / "a.json"):
        assert [each.name for each in tmp_path.iterdir()] == ["a.lock"]
        with pytest.raises(LockTaken):
            Lock(tmp_path / "a.lock")
    assert list(tmp_path.iterdir()) == []


def test_a_new_file_takes_no_others_place_and_is_whole_or_not_there(tmp_path: Path) -> None:
    path = tmp_path / "a"
    write_new(path, b"1")
    with pytest.raises(BadInput, match="already exists"):
        write_new(path, b"2")
    assert path.read_bytes() == b"1"
    with pytest.raises(BadInput, match="cannot be written"):
        write_new(tmp_path / "none" / "a", b"2")
    if sys.platform == "linux":
        program = """
            import resource, sys
            from pathlib import Path
            from goldenrule.kernel.errors import BadInput
            from goldenrule.kernel.files import write_new
            resource.setrlimit(resource.RLIMIT_FSIZE, (1000, 1000))
            try:
                write_new(Path(sys.argv[1]), b"x" * 5000)
            except BadInput as error:
                say(error)
        """
        with children(tmp_path, program, str(tmp_path / "b")) as (child,):
            assert "b cannot be written (File too large)." in child.end()
        assert not (tmp_path / "b").exists()


@pytest.mark.skipif(not hasattr(os, "fork"), reason="needs fork")
def test_a_kill_at_any_byte_of_a_write_leaves_the_old_file_or_the_new_one(tmp_path: Path) -> None:
    """Every process is killed one byte, or one call, later than the one before, until one comes to its end."""
    program = """
        import os, signal, sys
        from pathlib import Path
        from goldenrule.kernel.files import sweep, write_whole
        path = Path(sys.argv[1])
        old, new = b"old" * 10, b"new" * 20
        write_whole(path, old)
        seen = set()
        for left in range(200):
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
                write = os.write
                def slowly(fd, data):
                    die()
                    return write(fd, data[:1])
                os.write = slowly
                for name in ("fsync", "close", "replace", "open"):
                    wrap(name)
                write_whole(path, new)
                os._exit(0)
            status = os.waitpid(pid, 0)[1]
            found = path.read_bytes()
            assert found in (old, new), found
            kept = len(list(path.parent.iterdir()))
            sweep(path)
            assert [each.name for each in path.parent.iterdir()] == [path.name]
            seen.add((os.WIFSIGNALED(status), found == new, kept))
            if not os.WIFSIGNALED(status):
                break
            write_whole(path, old)
        assert {(True, False, 2), (True, True, 1), (False, True, 1)} <= seen, seen
        print(left)
    """
    (tmp_path / "there").mkdir()
    done = subprocess.run(
        [sys.executable, "-c", "\n".join(line[8:] for line in program.split("\n")), str(tmp_path / "there" / "a.json")],
        capture_output=True,
        text=True,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(p or "." for p in sys.path)},
    )
    assert done.returncode == 0, done.stderr
    assert int(done.stdout) > 60


def test_a_write_does_not_sweep_what_others_write(tmp_path: Path) -> None:
    other = tmp_path / ".a.json.abcdefgh"
    other.touch()
    write_whole(tmp_path / "a.json", b"1")
    assert other.exists(), "without the lock nobody knows whether its process lives"
