"""Conformance of one position: copies, snapshots, questions, fields. Each check leaves the game as it was."""

from __future__ import annotations

import json
from collections.abc import Callable

from goldenrule.kernel.codec import digest, encode, restore, snapshot
from goldenrule.kernel.decisions import Option
from goldenrule.kernel.errors import IllegalOption
from goldenrule.kernel.events import Event
from goldenrule.kernel.game import Frame, Game
from goldenrule.kernel.rng import below, stream
from goldenrule.kernel.state import Card, State

AHEAD = 10


class Nonconformance(AssertionError):
    """A game breaks a promise of the kernel."""


class Chooser:
    """Random answers from its own stream: equal seeds give equal answers in equal positions."""

    def __init__(self, seed: str) -> None:
        self._streams = [stream(seed, "chooser")]

    def choose(self, game: Game) -> tuple[int, Option]:
        """Return a seat that is asked, and one of its options."""
        decision = game.pending[below(self._streams, 0, len(game.pending))]
        return decision.seat, decision.options[below(self._streams, 0, len(decision.options))]

    def play(self, game: Game, decisions: int) -> None:
        """Play on for at most this many decisions."""
        for _ in range(decisions):
            if not game.pending:
                return
            game.apply(*self.choose(game))


def check_all(game: Game, start: Game, *, ahead: int = AHEAD) -> None:
    """Run all checks of a single position, except those of `hidden`. `start`: any game of the same kind."""
    check_pending(game)
    check_fields(game)
    check_frames(game)
    check_clone(game, ahead)
    check_reindex(game)
    check_codec(game, start, ahead)
    check_ask_again(game)


def check_pending(game: Game) -> None:
    """Check that each asked seat has one question, with one or more well-formed, different options."""
    seats = [d.seat for d in game.pending]
    if len(set(seats)) != len(seats) or not all(0 <= seat < game.state.seats for seat in seats):
        raise Nonconformance(f"the seats {seats} are asked.")
    if game.over:
        raise Nonconformance(f"seats {seats} are asked although the game is over.")
    for d in game.pending:
        if not d.options:
            raise Nonconformance(f"{d!r} has no option.")
        if len(set(d.options)) != len(d.options):
            raise Nonconformance(f"{d!r} has an option twice.")
        for option in d.options:
            if [type(part) for part in option] != [str, int, int] or type(option) is not tuple:
                raise Nonconformance(f"{option!r} in {d!r} is not an option (str, int, int).")
        if game.legal(d.seat) != d.options:
            raise Nonconformance(f"legal({d.seat}) is not what {d!r} offers.")


def check_over(game: Game) -> None:
    """Check that a game without a question is over, and has nothing left to do."""
    if not game.over:
        raise Nonconformance("nobody is asked, but the game is not over.")
    if game.stack:
        raise Nonconformance(f"the game is over, but {[type(f).__name__ for f in game.stack]} are still to run.")


def watch_end(game: Game) -> Callable[[], None]:
    """Listen for anything that happens in a game after its end; return a function to call after every decision.

    After `over` there must be no event, change of state or frame. The game's own observer still hears everything.
    Both the listener and the returned function raise Nonconformance.
    """
    ends: list[tuple[str, Game]] = []
    inner = game.observer

    def hear(event: Event) -> None:
        if ends:
            raise Nonconformance(f"after the game was over came {event!r}.")
        if inner is not None:
            inner(event)
        if event.key == "over":
            ends.append((digest(game), game.clone()))

    def after_decision() -> None:
        if not game.over:
            return
        check_over(game)
        if not ends:
            raise Nonconformance("the game is over, and no event has said so.")
        then, end = ends[0]
        if digest(game) != then:
            raise Nonconformance(f"after the game was over changed {_difference(end, game)}.")

    game.observer = hear
    return after_decision


def check_refusal(game: Game) -> None:
    """Check that an answer outside the options is refused, and changes nothing."""
    before = digest(game)
    for seat, option in [
        (game.pending[0].seat, ("no such verb", 0, 0)),
        (game.state.seats, game.pending[0].options[0]),
    ]:
        try:
            game.apply(seat, option)
        except IllegalOption:
            pass
        else:
            raise Nonconformance(f"seat {seat} may answer {option!r}.")
    if digest(game) != before:
        raise Nonconformance("an answer was refused, and the position changed.")


def check_clone(game: Game, ahead: int = AHEAD) -> None:
    """Check that a clone is equal, of the same type and independent; clones with equal answers stay equal."""
    before = digest(game)
    clones = [game.clone(), game.clone()]
    for clone in clones:
        if type(clone) is not type(game):
            raise Nonconformance(f"the clone of a {type(game).__name__} is a {type(clone).__name__}: override `fresh`.")
        if digest(clone) != before:
            raise Nonconformance(f"a clone differs from its original in {_difference(game, clone)}.")
    for clone in clones:
        Chooser(before).play(clone, ahead)
    if digest(game) != before:
        raise Nonconformance("a clone was played on, and the original changed.")
    if digest(clones[0]) != digest(clones[1]):
        raise Nonconformance(f"two clones got the same answers, and differ in {_difference(*clones)}.")


def check_codec(game: Game, start: Game, ahead: int = AHEAD) -> None:
    """Check that a snapshot survives JSON and, restored into another game, is equal and plays on equally."""
    again = start.clone()
    restore(again, json.loads(json.dumps(snapshot(game))))
    if digest(again) != digest(game):
        raise Nonconformance(f"the restored snapshot differs in {_difference(game, again)}.")
    original = game.clone()
    for copy in (original, again):
        Chooser(digest(game)).play(copy, ahead)
    if digest(again) != digest(original):
        raise Nonconformance(f"the restored snapshot was played on, and differs in {_difference(original, again)}.")


def check_ask_again(game: Game) -> None:
    """Check that asking again asks the same, and changes nothing."""
    again = game.clone()
    again.ask_again()
    if digest(again) != digest(game):
        raise Nonconformance(f"asking again changed {_difference(game, again)}.")


def check_reindex(game: Game) -> None:
    """Check that rebuilding the listener rows gives the rows that the primitives have kept."""
    again = game.clone()
    again.state.rows = [()] * len(game.state.rows)
    again.reindex()
    if again.state.rows != game.state.rows:
        rows = [i for i, (a, b) in enumerate(zip(game.state.rows, again.state.rows)) if a != b]
        row = rows[0]
        raise Nonconformance(f"listener row {row} is {game.state.rows[row]}, by `reindex` {again.state.rows[row]}.")


def check_replay(start: Game, moves: list[tuple[int, Option]], digests: dict[int, str], end: Game) -> None:
    """Check that a new game with the same answers has the same positions."""
    for number, (seat, option) in enumerate(moves):
        wanted = digests.get(number)
        if wanted is not None and digest(start) != wanted:
            raise Nonconformance(f"the same seed and answers gave another position at decision {number}.")
        start.apply(seat, option)
    if digest(start) != digest(end):
        raise Nonconformance(f"the same seed and answers gave another end: {_difference(end, start)}.")


PROCESS = {"gen", "shared"}
"""Notes of the running process about ownership for writing; no part of a position."""


def check_fields(game: Game) -> None:
    """Check that FIELDS names everything in state, cards and frames, so that saves and digests are complete."""
    state: State = game.state
    parts: list[object] = [state, *game.stack, *(card for card in state.cards if card is not None)]
    for part in parts:
        held = {slot for cls in type(part).__mro__ for slot in _slots(cls)} | set(getattr(part, "__dict__", ()))
        forgotten = held - set(getattr(part, "FIELDS", ())) - PROCESS
        if forgotten:
            raise Nonconformance(f"{type(part).__name__}.FIELDS lacks {sorted(forgotten)}.")


def _slots(cls: type) -> tuple[str, ...]:
    slots = cls.__dict__.get("__slots__", ())
    return (slots,) if isinstance(slots, str) else tuple(slots)


def check_frames(game: Game) -> None:
    """Check that copies of frames and cards share no list, card, condition or frame with the originals."""
    parts: list[Frame | Card] = [*game.stack, *(card for card in game.state.cards if card is not None)]
    for part in parts:
        name = type(part).__name__
        copy = part.copy()
        if type(copy) is not type(part) or copy is part:
            raise Nonconformance(f"{name}.copy makes a {type(copy).__name__}.")
        for field in part.FIELDS:
            old, new = getattr(part, field), getattr(copy, field)
            if encode(old) != encode(new):
                raise Nonconformance(f"{name}.copy loses `{field}`: {old!r} became {new!r}.")
            inside = zip(old, new) if isinstance(old, list) else ()
            for a, b in [(old, new), *inside]:
                if a is b and (isinstance(a, list | set) or (hasattr(a, "copy") and hasattr(a, "FIELDS"))):
                    raise Nonconformance(f"{name}.copy shares `{field}` with the original.")


def _difference(game: Game, other: Game) -> str:
    """Return the first place where two games differ, for messages."""
    one, two = snapshot(game), snapshot(other)
    for field, value in one["state"].items():
        if two["state"][field] != value:
            return f"state.{field}: {str(value)[:200]} became {str(two['state'][field])[:200]}"
    for field in ("stack", "pending", "ret"):
        if one[field] != two[field]:
            return f"{field}: {str(one[field])[:300]} became {str(two[field])[:300]}"
    return "nothing that a snapshot shows"
