"""The recorder: undo, answers that are refused, and sealed answers."""

from typing import Any

import pytest

from goldenrule.kernel import records
from goldenrule.kernel.codec import digest
from goldenrule.kernel.errors import BadInput, IllegalOption
from goldenrule.kernel.records import Recorder, Undo, dump, replay
from goldenrule.testing.conformance import Chooser
from tests.kernel.lab import Table
from tests.kernel.test_records import SEED, go_on, play, sent
from tests.toygame.game import new_game

# -- undo ------------------------------------------------------------------------------------------------------------


def test_undo_takes_back_and_is_recorded() -> None:
    recorder = play(20)
    before = digest(recorder.game)
    rng = list(recorder.game.state.rng)
    chooser = Chooser("b")
    while recorder.game.state.rng == rng and recorder.standing_count < 22:
        recorder.apply(*chooser.choose(recorder.game))
    taken = recorder.standing_count - 20
    recorder.undo(taken)
    assert recorder.entries[-1] == Undo(taken) and recorder.standing_count == 20
    if recorder.game.state.rng == rng:
        assert digest(recorder.game) == before
    go_on(recorder, 10, "c")
    assert digest(replay(sent(recorder.record()), new_game)) == digest(recorder.game)


def rolled(practice: bool) -> tuple[Recorder, str, list[Any]]:
    """A game in which a decision has just used randomness, with the digest and streams of before it."""
    recorder = play(0, practice=practice)
    chooser = Chooser("a")
    while True:
        before, rng = digest(recorder.game), list(recorder.game.state.rng)
        move = chooser.choose(recorder.game)
        recorder.apply(*move)
        if recorder.game.state.rng != rng and move[1][0] != "bid":
            return recorder, before, rng


def test_undo_past_randomness_keys_the_streams_anew() -> None:
    recorder, before, rng = rolled(practice=False)
    assert recorder.would_reveal(1)
    recorder.undo()
    assert recorder.game.state.rng != rng and digest(recorder.game) != before
    go_on(recorder, 10, "b")
    assert digest(replay(sent(recorder.record()), new_game)) == digest(recorder.game)


def test_undo_in_a_practice_game_keeps_them() -> None:
    recorder, before, rng = rolled(practice=True)
    recorder.undo()
    assert recorder.game.state.rng == rng and digest(recorder.game) == before
    assert digest(replay(sent(recorder.record()), new_game)) == before


def test_undo_that_meets_no_randomness_gives_the_position_back() -> None:
    t = Table(energy=(3, 3), hands=(["offering", "bolt"], []))
    recorder = Recorder(t.g, "x")
    offering = t.find("offering")
    t.g.play(0, offering, t.g.env(offering, 0, 0))
    t.g.run()
    recorder = Recorder(t.g, "x")
    before = digest(t.g)
    recorder.apply(0, t.g.legal(0)[-1])
    assert not recorder.would_reveal(1)
    recorder.undo()
    assert digest(recorder.game) == before


def test_showing_a_card_counts_as_revealing() -> None:
    t = Table(hands=(["offering", "bolt"], []))
    t.start(Table(hands=(["offering"], [])).g.content.program("offering/0").tree)
    recorder = Recorder(t.g, "x")
    recorder.apply(0, ("pick", t.find("offering"), 0))
    recorder.apply(0, ("done", 0, 0))
    assert recorder.would_reveal(1), "the discard is open"
    assert recorder.would_reveal(2)


def test_there_is_only_so_much_to_take_back() -> None:
    recorder = play(3)
    for count in (4, 0, -1):
        with pytest.raises(BadInput, match=f"You cannot take back {count} decisions; at most 3"):
            recorder.undo(count)
        with pytest.raises(BadInput, match=f"You cannot take back {count} decisions"):
            recorder.would_reveal(count)
    recorder.undo(3)
    assert recorder.standing_count == 0 and len(recorder.entries) == 4


def test_undo_keeps_the_observer() -> None:
    recorder = play(3)
    log: list[Any] = []
    recorder.game.observer = log.append
    recorder.undo()
    go_on(recorder, 3)
    assert log


def with_three_undos() -> Recorder:
    """A game of 24 decisions that stand, after others that have been taken back."""
    recorder, chooser = play(0), Chooser("long")
    for length, back in ((12, 5), (16, 1), (20, 9), (24, 0)):
        while recorder.standing_count < length:
            recorder.apply(*chooser.choose(recorder.game))
        if back:
            recorder.undo(back)
    return recorder


def test_few_of_the_older_positions_are_kept_and_the_others_played_again(monkeypatch: pytest.MonkeyPatch) -> None:
    full = with_three_undos()
    monkeypatch.setattr(records, "RECENT", 3)
    monkeypatch.setattr(records, "SPACING", 5)
    sparse = with_three_undos()
    for back in range(1, 25):
        assert digest(sparse.before(back)) == digest(full.before(back)), back
    kept, all_kept = (sum(position is not None for position in each._past) for each in (sparse, full))
    assert kept < 13 < all_kept == 24, "each fifth, the last ones, and those of three undos"


# -- answers ---------------------------------------------------------------------------------------------------------


def test_a_refused_answer_is_not_recorded() -> None:
    recorder = play(5)
    before = digest(recorder.game)
    with pytest.raises(IllegalOption):
        recorder.apply(0, ("fly", 0, 0))
    assert digest(recorder.game) == before and len(recorder.entries) == 5 and recorder.standing_count == 5


@pytest.mark.parametrize("trouble", [ZeroDivisionError, KeyboardInterrupt])
def test_a_bug_or_an_interrupt_in_the_rules_leaves_the_last_position(trouble: type[BaseException]) -> None:
    recorder = play(5)
    before = digest(recorder.game)
    log: list[Any] = []

    def fail(event: Any) -> None:
        log.append(event)
        if len(log) == 1:
            raise trouble

    recorder.game.observer = fail
    with pytest.raises(trouble):
        go_on(recorder, 30)
    assert digest(recorder.game) == before and recorder.standing_count == 5
    recorder.apply(*Chooser("x").choose(recorder.game))
    assert len(log) > 1, "the observer is still there"


def test_sealed_answers_are_recorded_in_order_of_seat() -> None:
    recorder = Recorder(new_game({}, SEED), SEED, every=1)
    recorder.apply(1, ("bid", 0, 2))
    assert list(recorder.digests) == [0], "no digest while answers are sealed"
    recorder.apply(0, ("bid", 0, 1))
    assert recorder.entries == [(0, "bid", 0, 1), (1, "bid", 0, 2)] and list(recorder.digests) == [0, 2]
    other = Recorder(new_game({}, SEED), SEED, every=1)
    other.apply(0, ("bid", 0, 1))
    other.apply(1, ("bid", 0, 2))
    assert dump(other.record()) == dump(recorder.record())


def test_a_sealed_answer_can_be_taken_back() -> None:
    recorder = Recorder(new_game({}, SEED), SEED, every=1)
    recorder.apply(1, ("bid", 0, 2))
    recorder.undo()
    assert [d.seat for d in recorder.game.pending] == [0, 1]
    recorder.apply(1, ("bid", 0, 0))
    recorder.apply(0, ("bid", 0, 0))
    recorder.undo(1)
    assert [d.seat for d in recorder.game.pending] == [1], "seat 0 stands first, though it answered last"
    recorder.apply(1, ("bid", 0, 1))
    go_on(recorder, 10)
    assert digest(replay(sent(recorder.record()), new_game)) == digest(recorder.game)
