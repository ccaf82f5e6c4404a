"""The loop: one door in, questions that are asked again, sealed answers, and an end at once."""

from typing import Any

import pytest

from goldenrule.kernel.codec import digest
from goldenrule.kernel.decisions import Decision, Option
from goldenrule.kernel.errors import IllegalOption, Stuck
from goldenrule.kernel.events import Event, Shuffle
from goldenrule.kernel.game import Frame, Game, SimultaneousChoice
from goldenrule.kernel.state import State


class Answered(Event):
    answer: Option


class Votes(Event):
    answers: tuple[tuple[int, Option], ...]


class Ask(Frame):
    """Asks once, and emits the answer."""

    options: tuple[Option, ...]
    free: bool = False

    def run(self, game: Any) -> None:
        answer = game.take()
        if answer is None:
            game.ask(self, "ask", 0, list(self.options), free=self.free)
            return
        game.tell_event(Answered, answer)


class Act(Frame):
    """Calls something of the game."""

    what: Any

    def run(self, game: Any) -> None:
        self.what(game)


class Vote(SimultaneousChoice):
    """All seats vote; what was said is emitted when all have."""

    def questions(self, game: Any) -> list[Decision]:
        given = [seat for seat, _ in self.answers]
        return [
            Decision("vote", seat, (("yes", 0, 0), ("no", 0, 0)))
            for seat in range(game.state.seats)
            if seat not in given
        ]

    def resolve_answers(self, game: Any) -> None:
        game.tell_event(Votes, self.answers)


A: Option = ("a", 0, 0)
B: Option = ("b", 0, 0)


def new(*frames: Frame) -> tuple[Game, list[Any]]:
    """A game that runs the frames, the first one first, and what it emits."""
    g = Game(State.empty(3, 1, 1), None, {})
    log: list[Any] = []
    g.observer = lambda event: log.append(event.public_values())
    for frame in reversed(frames):
        g.push(frame)
    g.run()
    return g, log


def test_a_question_waits_for_its_answer() -> None:
    g, log = new(Ask(0, (A, B)), Ask(0, (A, B)))
    assert [d.options for d in g.pending] == [(A, B)]
    assert g.legal(0) == (A, B) and g.legal(1) == ()
    g.apply(0, B)
    assert log == [("answered", B)]
    assert g.pending, "the second frame asks"
    g.apply(0, A)
    assert log[1:] == [("answered", A)] and not g.pending and g.decisions == 2


def test_a_question_with_one_answer_is_not_asked() -> None:
    g, log = new(Ask(0, (A,)))
    assert log == [("answered", A)] and not g.pending
    assert (g.decisions, g.forced_answers) == (0, 1)


def test_a_free_question_is_asked_even_with_one_answer() -> None:
    g, log = new(Ask(0, (A,), free=True))
    assert [d.options for d in g.pending] == [(A,)] and log == []


def test_a_question_without_answers_is_a_bug_of_the_rules() -> None:
    with pytest.raises(Stuck, match="'ask' of seat 0 has no legal option") as caught:
        new(Ask(0, ()))
    assert caught.value.__notes__ == ["game stack: Ask"]


@pytest.mark.parametrize(
    ("seat", "option", "text"), [(1, A, "Seat 1 has nothing to decide now"), (0, ("c", 0, 0), "not among")]
)
def test_a_wrong_answer_changes_nothing(seat: int, option: Option, text: str) -> None:
    g, log = new(Vote(0), Ask(0, (A, B)))
    for voter in range(3):
        g.apply(voter, ("yes", 0, 0))
    asked, decisions = g.pending, g.decisions
    with pytest.raises(IllegalOption, match=text):
        g.apply(seat, option)
    assert g.pending is asked and g.decisions == decisions and len(log) == 1
    g.apply(0, A)
    assert log[-1] == ("answered", A)


def test_ask_again_builds_the_question_from_the_state() -> None:
    g, _ = new(Ask(0, (A, B)))
    frame = g.stack[-1]
    assert isinstance(frame, Ask)
    g.ask_again()
    assert g.legal(0) == (A, B) and g.stack == [frame]
    frame.options = (B, A)
    g.ask_again()
    assert g.legal(0) == (B, A)


def test_sealed_answers_stay_sealed_until_all_are_in() -> None:
    g, log = new(Vote(0))
    assert [d.seat for d in g.pending] == [0, 1, 2]
    g.apply(2, ("no", 0, 0))
    g.apply(0, ("yes", 0, 0))
    assert [d.seat for d in g.pending] == [1] and log == []
    with pytest.raises(IllegalOption):
        g.apply(2, ("yes", 0, 0))
    g.apply(1, ("no", 0, 0))
    assert log == [("votes", ((0, ("yes", 0, 0)), (1, ("no", 0, 0)), (2, ("no", 0, 0))))]


def test_the_order_of_sealed_answers_leaves_no_trace() -> None:
    frames = []
    for order in [(0, 2), (2, 0)]:
        g, _ = new(Vote(0))
        for seat in order:
            g.apply(seat, ("yes", 0, 0))
        frame = g.stack[-1]
        assert isinstance(frame, Vote)
        frames.append((frame.answers, [d.seat for d in g.pending]))
    assert frames[0] == frames[1]


def test_asking_sealed_questions_again_keeps_the_answers() -> None:
    g, _ = new(Vote(0))
    g.apply(1, ("yes", 0, 0))
    g.ask_again()
    assert [d.seat for d in g.pending] == [0, 2]


def test_finish_ends_the_game_at_once() -> None:
    def end(game: Any) -> None:
        game.state.dirty = 1
        game.finish("0")
        game.push(Ask(0, (A, B)))  # what a procedure still had in mind
        game.tell_event(Shuffle, 0)

    g, log = new(Act(0, end), Ask(0, (A, B)))
    assert g.over and g.state.winner == "0" and g.state.dirty == 0
    assert g.stack == [] and g.pending == () and log == [("over", "0")]


def test_a_deed_outside_the_loop_may_end_the_game() -> None:
    g, log = new(Ask(0, (A, B)))
    done: list[str] = []

    def end() -> None:
        done.append("before")
        g.finish("1")

    assert not g.ends_game(lambda: done.append("deed")) and g.pending
    assert g.ends_game(end) and done == ["deed", "before"]
    assert g.state.winner == "1" and g.stack == [] and g.pending == () and log == [("over", "1")]


def test_a_game_ends_once() -> None:
    g, log = new(Ask(0, (A, B)))
    assert g.ends_game(lambda: g.finish("1"))
    with pytest.raises(RuntimeError, match="The game is over for '1', and was to end for '0'"):
        g.finish("0")
    assert g.state.winner == "1" and log == [("over", "1")]


def test_settle_is_called_after_the_frame_that_made_the_state_dirty() -> None:
    calls: list[str] = []

    class Settling(Game):
        def settle(self) -> None:
            super().settle()
            calls.append("settle")

    def dirty(game: Any) -> None:
        game.state.dirty = 1
        calls.append("act")

    g = Settling(State.empty(1, 1, 1), None, {})
    for frame in (Act(0, lambda g: calls.append("next")), Act(0, dirty)):
        g.push(frame)
    g.run()
    assert calls == ["act", "settle", "next"]


def test_an_error_says_what_was_being_done() -> None:
    def fail(game: Any) -> None:
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError) as caught:
        new(Act(0, fail), Ask(0, (A, B)))
    assert caught.value.__notes__ == ["game stack: Ask > Act"]


def test_a_clone_goes_on_by_itself_and_without_the_observer() -> None:
    g, log = new(Ask(0, (A, B)), Ask(0, (A, B)))
    g.ret = 5
    clone = g.clone()
    assert (clone.ret, clone.decisions, clone.forced_answers, clone.setup) == (5, 0, 0, {})
    clone.apply(0, A)
    clone.apply(0, A)
    assert clone.decisions == 2 and g.decisions == 0
    assert log == [] and not clone.pending and len(g.pending) == 1 and len(g.stack) == 2


def test_shuffle_takes_ids_and_knowledge_away() -> None:
    g, log = new()
    state = g.state
    cards = tuple(state.add(1, 0) for _ in range(20))
    state.zones[0] = cards
    for e in cards:
        state.zone[e] = 0
    state.rng = [(1, 2, 3, 4)]
    g.look(cards[:3], 1)
    assert [state.known[e] for e in cards[:4]] == [2, 2, 2, 0] and state.vid[cards[0]] == 1
    g.shuffle(0, 0)
    assert state.zones[0] != cards and sorted(state.zones[0]) == list(cards)
    assert not any(state.known) and not any(state.vid)
    assert log[-1] == ("shuffle", 0)


def test_digest_sees_the_pending_question() -> None:
    from goldenrule.kernel.codec import register

    register(Ask, game="test_game")
    one, _ = new(Ask(0, (A, B)))
    two, _ = new(Ask(0, (A, B)))
    assert digest(one) == digest(two)
    two.pending = (Decision("ask", 0, (B, A)),)
    assert digest(one) != digest(two)
