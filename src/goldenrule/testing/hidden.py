"""Conformance of views: no prompt, count or log entry reveals hidden information to a seat."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from goldenrule.kernel.codec import digest, encode, snapshot
from goldenrule.kernel.decisions import PASS, Option
from goldenrule.kernel.entities import ENTITY_MASK, LASTING_BASE, Serials
from goldenrule.kernel.errors import Stuck
from goldenrule.kernel.events import Event
from goldenrule.kernel.game import Frame, Game, SimultaneousChoice
from goldenrule.kernel.state import State, spare_entities
from goldenrule.kernel.views import SPECTATOR, determinize, rekey, twin, view
from goldenrule.testing.positions import AHEAD, Chooser, Nonconformance

WINDOWS = ("interrupt", "response")
SPARE = 1500
TRIES = 8
DEALS = 60
"""Of what others cannot see, before a question counts as one that no card could answer."""


def check_view(game: Game, seat: int) -> bytes:
    """Check that a view is JSON, is equal when made again, and changes nothing. Return it as JSON."""
    before = digest(game)
    seen = view(game, seat)
    try:
        data = msgspec.json.encode(seen)
    except (TypeError, ValueError, msgspec.MsgspecError) as error:
        raise Nonconformance(f"the view of seat {seat} is not JSON: {error}.") from error
    if digest(game) != before:
        raise Nonconformance(f"making the view of seat {seat} changed the game.")
    options = game.legal(seat)
    if (len(seen.prompt.options) if seen.prompt else 0) != len(options):
        raise Nonconformance(f"the prompt of seat {seat} does not have its {len(options)} options.")
    return data


def check_twins(game: Game, seat: int, seed: str, ahead: int = AHEAD) -> int:
    """Check that positions that differ only in what a seat does not know look the same to it, questions included.

    A seat that is asked in a window only because of what it hides gives it away. An effect may say so: such a question
    to another seat is only compared with positions in which it is asked as well. Both kinds of position can be played
    on. What is determinized from both is the same, byte for byte. Returns how many of the positions were different
    ones.
    """
    real = check_view(game, seat)
    differed = 0
    guess = determinize(game, seat, seed)
    guessed = snapshot(guess)
    other = _twin(game, seat, seed)
    if other is not None:
        _same_guess(guessed, snapshot(determinize(other, seat, seed)), seat)
    for position in (other, guess):
        if position is None:
            continue
        _same_view(real, _seen(position, seat), f"what seat {seat} does not know changes its view")
        differed += position.state.ident != game.state.ident
        Chooser(seed).play(position, ahead)
    return differed


def check_asked(game: Game, seed: str) -> int:
    """Check that a seat that can only pass is asked only if its silence would reveal hidden cards to others.

    So some other seat must hold it possible, by what it knows, that there is more to answer; in a window, where games
    go by what an answer costs (`is_asked_anyway`), the seat must at least know a card that not everybody knows. Returns
    how many such questions there are. Raises Nonconformance for one that has nothing but "pass".
    """
    found = 0
    for decision in game.pending:
        if decision.options == (PASS,):
            excused = _keeps_a_secret if decision.kind in WINDOWS else _might_have_more
            if not excused(game, decision.seat, seed):
                raise Nonconformance(f"seat {decision.seat} is asked {decision.kind!r}, and can only pass.")
            found += 1
    return found


def _keeps_a_secret(game: Game, seat: int, seed: str) -> bool:
    known = [e for e in range(1, len(game.state.ident)) if game.watchers(e) >> seat & 1]
    return game.hides(known, seat)


def _might_have_more(game: Game, seat: int, seed: str) -> bool:
    """Could this seat have more options, as far as another seat knows?"""
    others = [each for each in range(game.state.seats) if each != seat]
    guesses = (determinize(game, others[n % len(others)], f"{seed}/{n}") for n in range(DEALS if others else 0))
    return any(len(guess.legal(seat)) > 1 for guess in guesses)


def check_step(game: Game, seat: int, move: tuple[int, Option], seed: str) -> bool:
    """Check that the events and the view after an answer reveal nothing that the seat neither knew nor learned by it.

    Returns False if there was nothing to compare with: the answer is not legal where hidden cards differ, say.
    """
    found = twin_step(game, seat, move, seed)
    if found is None:
        return False
    other, same = found
    real = game.clone()
    log, _ = _play_watched(real, seat, move)
    try:
        log_too, _ = _play_watched(other, seat, same)
    except Stuck:
        return False
    if _asked(real) != _asked(other):
        _no_window(real, other, seat)
        return False
    if log != log_too:
        a, b = next(((a, b) for a, b in zip(log, log_too) if a != b), (f"{len(log)} events", f"{len(log_too)} events"))
        raise Nonconformance(f"what seat {seat} does not know changes its log of {move[1]!r}: {a} and {b}.")
    _same_view(_seen(real, seat), _seen(other, seat), f"what seat {seat} does not know shows after {move[1]!r}")
    return True


def twin_step(game: Game, seat: int, move: tuple[int, Option], seed: str) -> tuple[Game, tuple[int, Option]] | None:
    """Return a twin that differs in what a seat neither knows nor learns by an answer, and that answer in the twin.

    None if there is none: the answer is not legal where hidden cards differ, or is sealed, and brings others to light.
    """
    if isinstance(game.stack[-1], SimultaneousChoice):
        return None
    _, keep = _play_watched(game.clone(), seat, move)
    try:
        other = twin(game, seat, seed, keep=frozenset(keep))
    except Stuck:
        return None
    if other.state.ident == game.state.ident or _asked(other) != _asked(game):
        return None
    same = (move[0], same_option(game, other, seat, move[1]))
    return (other, same) if same[1] in other.legal(move[0]) else None


def same_option(game: Game, other: Game, seat: int, option: Option) -> Option:
    """Return the twin's option that looks like this one to the seat; facedown cards have other serials there."""
    verb, entity, detail = option
    id = game.shown_id(entity, seat)
    if not id or entity >= LASTING_BASE:
        return option
    return verb, next(e for e in range(1, len(other.state.ident)) if other.shown_id(e, seat) == id), detail


def check_serials(make: Callable[[str], Game], seed: str, limit: int = 20_000) -> None:
    """Check that nobody can follow a card into hiding, by an id kept through a shuffle or by its serial.

    The game is played with its first entity numbered 1501: no other number in a view or a log looks like a serial.
    """
    spare_entities(SPARE)
    try:
        game = make(seed)
    finally:
        spare_entities(0)
    seats = [*range(game.state.seats), SPECTATOR]
    seen: list[tuple[int, object]] = []
    ids: list[int] = []

    def listen(event: Event) -> None:
        seen.extend((seat, game.event_view(event, seat)) for seat in seats)
        key, *values = event.public_values()
        if key == "shuffle":
            for e in game.state.zones[values[0]]:
                if game.state.vid[e] and e < len(ids) and game.state.vid[e] == ids[e]:
                    raise Nonconformance(f"{game.code(e)} keeps its id through the shuffle of zone {values[0]}.")

    game.observer = listen
    chooser = Chooser(seed)
    for number in range(limit):
        check_names(game)
        seen += [(seat, msgspec.to_builtins(view(game, seat))) for seat in seats]
        last = len(game.state.ident) - 1
        for seat, what in seen if game.state.next_vid <= SPARE else ():
            path = _serial(what, last)
            if path:
                raise Nonconformance(
                    f"seed {seed!r}, decision {number}: seat {seat} is shown the serial of an entity at {path} in "
                    f"{str(what)[:200]}."
                )
        seen.clear()
        if not game.pending:
            return
        ids[:] = game.state.vid
        try:
            game.apply(*chooser.choose(game))
        except Nonconformance as error:
            raise Nonconformance(f"seed {seed!r}, decision {number}: {error}") from error


class _Named(Serials):
    """Renumbers nothing, and notes what is handed to it."""

    def __init__(self) -> None:
        self.values: set[int] = set()

    def card(self, entity: int) -> int:
        self.values.add(entity)
        return entity

    def place(self, entity: int) -> int:
        return self.card(entity)

    def ref(self, ref: int) -> int:
        return self.card(ref)

    def kept(self, ref: int) -> int:
        return self.card(ref)


def check_names(game: Game) -> None:
    """Check that `renumber` reaches every card in frames, lasting effects and the game's own state.

    The game has to be one whose entities have serials above SPARE, so that no other number looks like one. The state
    may be silent about cards that all seats know.
    """
    state: State = game.state
    frames: list[tuple[object, Frame | State]] = [(encode(frame), frame.copy()) for frame in game.stack]
    own = [state.lasting, *(getattr(state, field) for field in type(state).FIELDS if field not in State.FIELDS)]
    for held, part in [*frames, (encode(own), game.clone().state)]:
        told = _Named()
        part.renumber(game, told)
        for number in _numbers(held):
            entity = number & ENTITY_MASK
            if not SPARE < entity < min(len(state.ident), LASTING_BASE) or number in told.values:
                continue
            if isinstance(part, State) and all(game.knows(entity, seat) for seat in range(state.seats)):
                continue
            raise Nonconformance(f"{type(part).__name__}.renumber does not tell of {number}, which names a card.")


def _numbers(value: object) -> list[int]:
    """Return all positive numbers in a plain value."""
    if isinstance(value, dict):
        return _numbers(list(value.values()))
    if isinstance(value, list | tuple):
        return [number for part in value for number in _numbers(part)]
    return [value] if isinstance(value, int) and not isinstance(value, bool) and value > 0 else []


def _same_guess(one: dict[str, object], two: dict[str, object], seat: int) -> None:
    if one != two:
        path = _path(msgspec.to_builtins(one), msgspec.to_builtins(two), "snapshot")
        raise Nonconformance(f"what seat {seat} does not know shows in what is determinized for it: {path}.")


def _seen(game: Game, seat: int) -> bytes:
    return msgspec.json.encode(view(game, seat))


def _twin(game: Game, seat: int, seed: str) -> Game | None:
    """Return a twin in which the same seats are asked; None if none is found."""
    for attempt in range(TRIES):
        try:
            other = twin(game, seat, f"{seed}/{attempt}")
            rekey(other, seed)
            other.forced_answers += 1
        except Stuck as error:
            if game.legal(seat):
                raise Nonconformance(f"what seat {seat} does not know decides what it may answer: {error}") from error
            continue
        if _asked(other) == _asked(game) or game.legal(seat):
            return other
        _no_window(game, other, seat)
    return None


def _asked(game: Game) -> list[tuple[int, str]]:
    return [(d.seat, d.kind) for d in game.pending]


def _no_window(one: Game, other: Game, seat: int) -> None:
    for game in (one, other):
        for d in game.pending:
            if d.seat != seat and d.kind in WINDOWS:
                raise Nonconformance(
                    f"seat {d.seat} is asked for an {d.kind} only because of cards that are hidden from seat {seat}: "
                    "see `is_asked_anyway`."
                )


def _play_watched(game: Game, seat: int, move: tuple[int, Option]) -> tuple[list[object], set[int]]:
    """Apply an answer. Return the log of a seat, and all entities that it knew at any moment."""
    log: list[object] = []
    known: set[int] = set()

    def look() -> None:
        known.update(e for e in range(1, len(game.state.ident)) if game.knows(e, seat))

    def listen(event: Event) -> None:
        log.append(game.event_view(event, seat))
        look()

    look()
    game.observer = listen
    game.apply(*move)
    game.observer = None
    look()
    return [line for line in log if line is not None], known


def _same_view(one: bytes, two: bytes, what: str) -> None:
    if one != two:
        raise Nonconformance(f"{what}: {_path(msgspec.json.decode(one), msgspec.json.decode(two))}.")


def _path(one: object, other: object, at: str = "view") -> str:
    """Return the first place where two plain values differ."""
    if isinstance(one, dict) and isinstance(other, dict) and list(one) == list(other):
        return next(_path(one[k], other[k], f"{at}.{k}") for k in one if one[k] != other[k])
    if isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        return next(_path(x, y, f"{at}[{i}]") for i, (x, y) in enumerate(zip(one, other)) if x != y)
    return f"{at} is {one!r} or {other!r}"


def _serial(value: object, last: int, at: str = "$") -> str:
    """Where a plain value holds a number that can only be the serial of an entity; "" if nowhere."""
    if isinstance(value, int) and not isinstance(value, bool):
        return at if SPARE < value <= last else ""
    found = ""
    if isinstance(value, dict):
        for key, part in value.items():
            found = found or _serial(key, last, f"{at}.{key} (as the key)") or _serial(part, last, f"{at}.{key}")
    elif isinstance(value, list | tuple):
        for i, part in enumerate(value):
            found = found or _serial(part, last, f"{at}[{i}]")
    return found
