"""An answer of several parts that a kill breaks off, at every byte that is written: what belongs together stays so."""

import os
import random
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from goldenrule.kernel import files
from goldenrule.kernel.decisions import Option
from goldenrule.kernel.errors import IllegalOption
from goldenrule.table import saves
from goldenrule.table.game_setup import new_session, resume_last
from goldenrule.table.games import find_game
from goldenrule.table.multi_select import exact_answers
from goldenrule.table.prompts import ask
from goldenrule.table.session import Session
from goldenrule.words.texts import Texts
from tests.table.breaking import SOLO

Disk = tuple[tuple[str, bytes], ...]


class Watched:
    """The data directory, and what a kill would have left of it before each byte that was written."""

    def __init__(self, home: Path, patch: pytest.MonkeyPatch) -> None:
        self.home = home
        self.disks: dict[Disk, None] = {}
        replace, unlink = os.replace, os.unlink

        def write(fd: int, data: bytes) -> None:
            for n in range(len(data)):
                self.look()
                os.write(fd, data[n : n + 1])
            self.look()

        def replacing(old: str, new: Path) -> None:
            self.look()
            replace(old, new)
            self.look()

        def unlinking(path: str | Path) -> None:
            unlink(path)
            self.look()

        patch.setattr(files, "_write", write)
        patch.setattr(os, "replace", replacing)
        patch.setattr(os, "unlink", unlinking)

    def look(self) -> None:
        kept = [path for path in sorted((self.home / "saves").iterdir()) if path.suffix in (".journal", ".seats")]
        self.disks[tuple((path.name, path.read_bytes()) for path in kept)] = None

    def taken_up(self, patch: pytest.MonkeyPatch, at: Path) -> Iterator[Session]:
        """The games that go on from these."""
        for disk in self.disks:
            shutil.rmtree(at, ignore_errors=True)
            (at / "saves").mkdir(parents=True)
            for name, data in disk:
                (at / "saves" / name).write_bytes(data)
            with patch.context() as elsewhere:
                elsewhere.setenv("GOLDENRULE_HOME", str(at))
                session = resume_last()
                yield session
                assert session.hold is not None
                session.hold.release()


PLAYED = 2
"""So many decisions lead to a payment: cards are kept, and Nick Fury is to be played."""


@pytest.fixture
def session(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Session:
    """Spider-Man pays for Nick Fury."""
    monkeypatch.setenv("GOLDENRULE_HOME", str(tmp_path / "home"))
    session = new_session("champions", SOLO, "1", hold=saves.take_free_name("champions"))
    for wanted in ("done", "play"):
        (asked,) = session.game.pending
        session.answer(0, [next(option for option in asked.options if option[0] == wanted)])
    return session


def payment(session: Session) -> tuple[Option, ...]:
    (asked,) = session.game.pending
    words = find_game("champions").words(Texts("en"))
    prompt = ask(session, asked, words, Texts("en"))
    return exact_answers(session.game, asked, [prompt.options[n - 1] for n in prompt.prompt.default])[0]


def watched(session: Session, patch: pytest.MonkeyPatch, act: Callable[[], object], at: Path) -> list[Session]:
    """The games that go on from what a kill leaves while something is done."""
    with patch.context() as during:
        disks = Watched(files.home(), during)
        act()
    found = [*disks.taken_up(patch, at)]
    assert len(found) > 10 and found[-1].recorder.entries == session.recorder.entries
    return found


def test_a_payment_in_one_answer(session: Session, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    paid = payment(session)
    assert len(paid) > 2
    found = watched(session, monkeypatch, lambda: session.answer(0, paid), tmp_path / "torn")
    assert {each.recorder.standing_count for each in found} == {*range(PLAYED, PLAYED + len(paid) + 1)}
    for each in found:
        done = each.recorder.standing_count - PLAYED
        assert each.decisions_since() == max(done, 1), "the whole answer, or what led to it"
        (asked,) = each.game.pending
        assert (asked.kind == "pay") == each.can_cancel(asked) == (done < len(paid))
        if asked.kind == "pay":
            each.cancel()
            assert each.recorder.standing_count == PLAYED - 1
        else:
            each.undo()
            assert each.recorder.standing_count == PLAYED


def test_a_payment_in_two_answers(session: Session, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    paid = payment(session)

    def pay() -> None:
        session.answer(0, paid[:1], more=True)
        session.answer(0, paid[1:])

    for each in watched(session, monkeypatch, pay, tmp_path / "torn"):
        done = each.recorder.standing_count - PLAYED
        assert each.decisions_since() == max(done, 1)
        (asked,) = each.game.pending
        assert (asked.kind == "pay") == each.can_cancel(asked) == (done < len(paid))
        if done and asked.kind == "pay":
            each.answer(0, exact_answers(each.game, asked, payment(each))[0])
            assert each.decisions_since() == each.recorder.standing_count - PLAYED, "what follows belongs to it"


def test_an_answer_that_is_taken_back(session: Session, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    paid = payment(session)
    session.answer(0, paid)
    for each in watched(session, monkeypatch, session.undo, tmp_path / "torn"):
        assert each.recorder.standing_count in (PLAYED, PLAYED + len(paid))
        assert each.decisions_since() == (1 if each.recorder.standing_count == PLAYED else len(paid))


def test_a_standing_answer(session: Session, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    session.cancel()
    chance = random.Random(3)
    session.take_free(0, True)
    while session.auto_answer() is None:
        asked = session.game.pending[0]
        session.answer(0, [chance.choice(asked.options)])
    place, own = session.recorder.standing_count, session.decisions_since()
    found = watched(session, monkeypatch, session.step_standing, tmp_path / "torn")
    assert {each.recorder.standing_count for each in found} == {place, place + 1}
    assert all(each.decisions_since() == own + each.recorder.standing_count - place for each in found)


def forced_answer(patch: pytest.MonkeyPatch) -> tuple[Session, int, int, Watched]:
    """A game in which an answer has just left no choice: what `since` and the decisions were before, and the disk."""
    chance = random.Random(3)
    while True:
        session = new_session("champions", SOLO, str(chance.random()), hold=saves.take_free_name("champions"))
        while session.game.pending:
            before, at = session.decisions_since(), session.recorder.standing_count
            with patch.context() as during:
                disks = Watched(files.home(), during)
                if session.step_forced():
                    return session, before, at, disks
            (asked,) = session.game.pending
            play = [option for option in asked.options if option[0] == "play"]
            session.answer(0, [chance.choice(play or asked.options)])
        session.close()


def test_an_answer_that_leaves_no_choice(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GOLDENRULE_HOME", str(tmp_path / "home"))
    session, before, at, disks = forced_answer(monkeypatch)
    assert session.recorder.standing_count > at > 0 and session.decisions_since() > before
    for each in disks.taken_up(monkeypatch, tmp_path / "torn"):
        assert each.decisions_since() == before + each.recorder.standing_count - at


def test_an_answer_that_fails_leaves_nothing(session: Session) -> None:
    paid = payment(session)
    with pytest.raises(IllegalOption):
        session.answer(0, [("pay", 999, 0), *paid])
    assert saves.read_seats(files.home() / "saves" / "champions-1.journal").joined == []
    session.answer(0, paid)
    assert session.decisions_since() == len(paid)
