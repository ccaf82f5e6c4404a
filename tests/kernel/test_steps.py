"""Procedures: steps in their order, again, elsewhere, interrupted, cancelled, replaced; and the lists of the games."""

from importlib import import_module
from typing import Any

import pytest

from goldenrule.kernel.clauses import clauses_of, decisions_of
from goldenrule.kernel.codec import registered
from goldenrule.kernel.game import Frame, Game
from goldenrule.kernel.state import State
from goldenrule.kernel.steps import AGAIN, END, Procedure, Then, in_progress, step


class Note(Frame):
    """Says that it has run."""

    def run(self, game: Any) -> None:
        game.emit("note")


class Walk(Procedure):
    """Three steps; what each of them does and returns comes from the game."""

    def cancelled(self, game: Any) -> bool:
        return bool(game.broken)

    def one(self, game: Any) -> Then:
        return game.take_part("one", self)

    def two(self, game: Any) -> Then:
        return game.take_part("two", self)

    def three(self, game: Any) -> Then:
        return game.take_part("three", self)


Walk.follows(step(Walk.one, "A-1"), step(Walk.two, "A-2", "A-3"), step(Walk.three))


class Path(Game):
    """A game whose parts are said by the test: name of a step to what it does each time, in turn."""

    def __init__(self, **parts: list[Any]) -> None:
        super().__init__(State.empty(2, 1, 0), None, {})
        self.parts = parts
        self.broken = False
        self.seen: list[Any] = []
        self.observer = lambda event: self.seen.append(event.public_values())

    def emit(self, *seen: Any) -> None:
        """Note what the test looks at."""
        self.seen.append(seen)

    def take_part(self, name: str, walk: Walk) -> Then:
        self.emit(name)
        part = self.parts.get(name)
        what = part.pop(0) if part else None
        return what(self, walk) if callable(what) and getattr(what, "__name__", "") == "<lambda>" else what

    def settle(self) -> None:
        super().settle()
        self.emit("settled")


def played(**parts: list[Any]) -> list[str]:
    g = Path(**parts)
    g.push(Walk(0))
    g.run()
    assert not g.stack
    return [event[0] for event in g.seen]


def test_steps_come_in_their_order() -> None:
    assert played() == ["one", "two", "three"]


def test_a_step_comes_again_until_it_is_over() -> None:
    assert played(two=[AGAIN, AGAIN]) == ["one", "two", "two", "two", "three"]


def test_a_step_says_that_another_one_comes_next() -> None:
    assert played(three=[Walk.two]) == ["one", "two", "three", "two", "three"]


def test_a_step_ends_the_procedure() -> None:
    assert played(one=[END]) == ["one"]


def test_what_a_step_pushes_comes_before_the_next_one() -> None:
    assert played(one=[lambda g, f: g.push(Note(0))]) == ["one", "note", "two", "three"]
    assert played(three=[lambda g, f: g.push(Note(0))]) == ["one", "two", "three", "note"]


def test_what_a_step_stirs_up_is_settled_before_the_next_one() -> None:
    assert played(one=[lambda g, f: setattr(g.state, "dirty", 1)]) == ["one", "settled", "two", "three"]


def test_a_frame_takes_the_place_of_the_procedure() -> None:
    assert played(one=[Note(0)]) == ["one", "note"]


def test_a_question_is_answered_by_the_same_step() -> None:
    options = [("pick", 0, n) for n in range(3)]
    g = Path(two=[lambda g, f: g.ask(f, "which", 1, options) or AGAIN, lambda g, f: g.emit("took", g.take()[2])])
    g.push(Walk(0))
    g.run()
    assert [d.seat for d in g.pending] == [1]
    assert len(g.stack) == 1
    g.apply(1, options[2])
    assert g.seen == [("one",), ("two",), ("two",), ("took", 2), ("three",)]


def test_a_question_with_one_answer_is_answered_in_passing() -> None:
    only = [("pick", 0, 7)]
    g = Path(two=[lambda g, f: g.ask(f, "which", 1, only) or AGAIN, lambda g, f: g.emit("took", g.take()[2])])
    g.push(Walk(0))
    g.run()
    assert not g.pending
    assert ("took", 7) in g.seen


def break_and_note(game: Any) -> None:
    game.broken = True
    game.push(Note(0))


def test_a_procedure_is_cancelled_when_it_would_go_on() -> None:
    assert played(one=[lambda g, f: break_and_note(g)]) == ["one", "note"]
    assert played(one=[lambda g, f: setattr(g, "broken", True)]) == ["one", "two", "three"]  # nothing came between


def test_steps_in_progress_are_known_by_name_with_their_clauses() -> None:
    g = Path(two=[lambda g, f: g.ask(f, "which", 0, [("pick", 0, 1), ("pick", 0, 2)]) or AGAIN])
    g.push(Walk(0))
    g.run()
    assert [(type(f).__name__, s.name, s.clauses) for f, s in in_progress(g)] == [("Walk", "two", ("A-2", "A-3"))]


def test_a_step_of_another_procedure_has_no_place() -> None:
    with pytest.raises(LookupError, match="Walk has no step 'run'"):
        Walk.at(Note.run)


for name in (GAMES := ("champions", "heroes", "skirmish")):
    import_module(f"goldenrule.games.{name}.saving")
PROCEDURES = [(name, procedure) for name in GAMES for procedure in registered(name, Procedure)]


@pytest.mark.parametrize(("game", "procedure"), PROCEDURES, ids=[f.__name__ for _, f in PROCEDURES])
def test_every_step_follows_clauses_that_exist(game: str, procedure: type[Procedure]) -> None:
    known = {*clauses_of(f"goldenrule.games.{game}"), *decisions_of(f"goldenrule.games.{game}")}
    assert procedure.STEPS
    for each in procedure.STEPS:
        assert set(each.clauses) <= known, each.name
        assert getattr(procedure, each.name) is each.do
