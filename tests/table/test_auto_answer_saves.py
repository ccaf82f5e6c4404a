"""Standing answers in saves, and undo past them."""

from collections.abc import Iterator

import pytest

from goldenrule.kernel.codec import digest
from goldenrule.kernel.decisions import PASS
from goldenrule.kernel.errors import BadInput
from goldenrule.kernel.views import view
from goldenrule.table import games, saves
from goldenrule.table.answers import NoUndo
from goldenrule.table.auto_answers import ALWAYS, ASK, NEVER, Ability, ability_of
from goldenrule.table.event_log import STANDING
from goldenrule.table.game_setup import new_session, resume_session
from goldenrule.table.session import Session
from tests.cli.towers import Point
from tests.table.breaking import break_off
from tests.table.test_auto_answers import PAIR, SENSE, offers, sensed, until

pytestmark = pytest.mark.usefixtures("home")


def test_undo_goes_back_to_the_last_question_that_a_person_answered() -> None:
    session, _ = sensed(practice=True)
    mine, last = session.recorder.standing_count, session.recorder.entries[-1]
    session.set_standing(0, SENSE, NEVER)
    assert session.step_standing() and session.recorder.standing_count == mine + 1
    assert (
        session.decisions_since(),
        session.decisions_since(2),
        session.decisions_since(mine),
        session.decisions_since(mine + 1),
    ) == (2, 3, mine + 1, 0)
    with pytest.raises(NoUndo):
        session.undo(0)
    session.undo()
    assert session.recorder.standing_count == mine - 1
    assert isinstance(last, tuple) and last[1:] in session.game.legal(0)
    assert all(line.seen[0][0] != STANDING for line in session.log)


def test_a_question_that_undo_goes_back_to_is_asked_whatever_stands() -> None:
    session, decision = sensed(practice=True)
    session.apply(0, PASS)
    session.set_standing(0, SENSE, ALWAYS)
    session.undo()
    assert session.game.legal(0) == decision.options
    assert not session.step_standing()
    session.set_standing(0, SENSE, ALWAYS)
    assert session.step_standing(), "until the standing answer is set again"


def test_a_pass_of_another_seat_that_nobody_gave_does_not_stop_undo(towers: None) -> None:
    """Two people, each for himself: what a standing answer passed for the other is no action of his."""

    avenger = Ability("avenger", 0)

    def taken_back(answer: str, by_hand: bool) -> str:
        """Seat 1 attacks, seat 0 may answer and does so, seat 1 wants to take back: "yes", or why not."""
        session = new_session("towers", {}, "12")
        asked = until(session, lambda d: (d.seat, d.kind) == (0, "response") and offers(session, avenger)(d), "12")
        if by_hand:
            session.apply(0, asked.options[(ALWAYS, NEVER).index(answer)])
        else:
            session.set_standing(0, avenger, answer)  # type: ignore[arg-type]  # one of them
            assert session.step_standing()
        try:
            session.undo(1, (1,))
        except NoUndo as no:
            return no.key
        return "yes"

    assert taken_back(NEVER, by_hand=True) == "others" and taken_back(NEVER, by_hand=False) == "yes"
    assert taken_back(ALWAYS, by_hand=True) == taken_back(ALWAYS, by_hand=False) == "others"


@pytest.mark.parametrize("closed", [True, False])
def test_undo_from_a_save_goes_back_as_far(closed: bool) -> None:
    session, _ = sensed(practice=True, name="mine")
    session.set_standing(0, SENSE, NEVER)
    assert session.step_standing()
    if closed:
        session.close()
    break_off(session)
    again = resume_session(saves.find_save("mine"))
    assert again.decisions_since() == session.decisions_since() == 2
    again.undo()
    assert again.recorder.standing_count == session.recorder.standing_count - 2
    break_off(again)
    third = resume_session(saves.find_save("mine"))
    assert third.decisions_since() == 1 and digest(third.game) == digest(again.game)


@pytest.mark.parametrize("closed", [True, False])
def test_saves_keep_them(closed: bool) -> None:
    session, _ = sensed(name="mine", options=PAIR)
    session.set_standing(0, SENSE, NEVER)
    session.set_standing(1, Ability("01077", 0), ALWAYS)
    session.set_standing(1, Ability("01082", 0), ALWAYS)
    session.set_standing(1, Ability("01082", 0), ASK)
    if closed:
        session.close()
    break_off(session)
    again = resume_session(saves.find_save("mine"))
    assert again.standing.answers_of(0) == {SENSE: NEVER}
    assert again.standing.answers_of(1) == {Ability("01077", 0): ALWAYS}
    assert again.recorder.entries == session.recorder.entries
    assert again.step_standing()
    assert again.save_as("other").exists()
    assert saves.read_seats(saves.find_save("other").path).standing == again.standing.as_data()


def test_damaged_ones_are_refused() -> None:
    session, _ = sensed(name="mine")
    session.set_standing(0, SENSE, NEVER)
    session.close()
    beside = saves.seats_file(saves.find_save("mine").path)
    for data, text in (
        (b'{"standing":{"0":[["01001a",0,"often"]]}}', "is damaged; delete it"),
        (b'{"given":{"3":"ask"}}', "is damaged; delete it"),
        (
            b'{"standing":{"4":[["01001a",0,"never"]]}}',
            "Seat 4 cannot have standing answers; the seats of people are 0",
        ),
    ):
        beside.write_bytes(data)
        with pytest.raises(BadInput, match=text):
            resume_session(saves.find_save("mine"))


def test_a_disk_that_is_full_leaves_the_last_ones(monkeypatch: pytest.MonkeyPatch) -> None:
    session, _ = sensed(name="mine")
    session.set_standing(0, SENSE, NEVER)

    def full(*_: object) -> int:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patched, pytest.raises(BadInput, match=r"mine.seats cannot be written \(No space"):
        patched.setattr("os.write", full)
        session.set_standing(0, Ability("01003", 0), ALWAYS)
    assert session.standing.answers_of(0) == {SENSE: NEVER, Ability("01003", 0): ALWAYS}
    break_off(session)
    assert resume_session(saves.find_save("mine")).standing.answers_of(0) == {SENSE: NEVER}


@pytest.fixture
def towers(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(games, "_entry_points", lambda: {"towers": Point()})
    games._find_game.cache_clear()
    yield
    games._find_game.cache_clear()


def test_another_person_sees_a_pass_like_any_other(towers: None) -> None:
    def played(standing: bool) -> tuple[Session, int]:
        session = new_session("towers", {}, "4")
        asked = until(session, lambda d: len([o for o in d.options if o[0] == "use"]) == 1 and d.options[-1] == PASS
                      and ability_of(session.game, d, d.options[0]) == Ability("scout", 0), "4")  # fmt: skip
        if standing:
            session.set_standing(asked.seat, Ability("scout", 0), NEVER)
            assert session.step_standing()
        else:
            session.apply(asked.seat, PASS)
        return session, asked.seat

    by_hand, seat = played(False)
    session, _ = played(True)
    other = 1 - seat
    assert view(session.game, other) == view(by_hand.game, other)
    told = [[line.seen[other] for line in each.log if other in line.seen] for each in (session, by_hand)]
    assert told[0] == told[1]
    assert [STANDING, seat, NEVER, ["scout"]] in [line.seen.get(seat) for line in session.log]
