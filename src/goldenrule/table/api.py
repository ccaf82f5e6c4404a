"""The game as Python programs use it: made, asked, answered, copied, saved and loaded."""

import os
from collections.abc import Callable, Iterable
from operator import index
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from goldenrule.kernel import codec, files, records, views
from goldenrule.kernel.errors import BadInput
from goldenrule.kernel.rng import new_seed
from goldenrule.table.games import DRAW, find_game, game_names
from goldenrule.words.phrases import show_value

if TYPE_CHECKING:
    from goldenrule.kernel import game as kernel
    from goldenrule.kernel.decisions import Decision, Option
    from goldenrule.kernel.events import Event, SeenEvent
    from goldenrule.kernel.views import View

History = tuple["History", records.Entry] | None
"""What was decided, the last first: copies share it."""


class Game:
    """A running game with its history. Made by `new_game` or `load`.

    Seats are numbers from 0. An option is a tuple (verb, entity, detail) of a text and two ints; it names the same
    thing in every run and version. `rules` is the game of the kernel underneath: searches that neither save nor
    replay may use it alone, with the same methods for deciding.
    """

    __slots__ = ("_history", "_practice", "_start", "rules", "seed")

    def __init__(
        self,
        rules: "kernel.Game",
        seed: str,
        *,
        history: History = None,
        practice: bool = False,
        start: dict[str, object] | None = None,
    ) -> None:
        self.rules = rules
        self.seed = seed
        self._history: History = history
        self._practice = practice
        self._start = start

    @property
    def name(self) -> str:
        """The game's name, one of `game_names()`."""
        return self.rules.name

    @property
    def options(self) -> dict[str, object]:
        """What the game was made with, as plain data. Do not change it."""
        return self.rules.setup

    @property
    def seats(self) -> int:
        """How many seats there are: 0 to seats - 1."""
        return int(self.rules.state.seats)

    @property
    def pending(self) -> tuple["Decision", ...]:
        """Who is asked what: empty when the game is over, several only for choices that are sealed until all are in.

        A `Decision` has `kind` (text), `seat`, `options` (as `legal` gives them), `source` (the entity that asks, 0 for
        the rules), `args` (ints that belong to the prompt) and `free` (it may be declined).
        """
        return self.rules.pending

    @property
    def over(self) -> bool:
        """Has the game ended?"""
        return self.rules.over

    @property
    def winner(self) -> str:
        """Who has won, in the words of the game (docs/python.md lists them); "" while it runs, "draw" for a draw."""
        return str(self.rules.state.winner)

    def winners(self) -> tuple[int, ...]:
        """The seats that have won; empty while the game runs, after a draw, and if all players have lost together."""
        return find_game(self.name).winners(self.rules)

    def returns(self) -> tuple[float, ...]:
        """The sum of each seat's rewards: 1.0 for those that have won and -1.0 for the others.

        0.0 after a draw, and before the end.
        """
        if self.winner in ("", DRAW):
            return (0.0,) * self.seats
        won = self.winners()
        return tuple([1.0 if seat in won else -1.0 for seat in range(self.seats)])

    @property
    def decisions(self) -> int:
        """How many decisions have been made; forced ones, with a single possible answer, are not counted."""
        return self.rules.decisions

    def legal(self, seat: int) -> tuple["Option", ...]:
        """All options that a seat has now, in a fixed order; empty when it is not asked."""
        return self.rules.legal(seat)

    def apply(self, seat: int, option: "Option") -> None:
        """Answer for a seat, and play on to the next question or the end.

        Raises IllegalOption, and changes nothing, if the seat is not asked or the option is not in `legal(seat)`.
        """
        if option not in self.rules.legal(seat):  # compiled rules take nothing but a tuple of a word and two numbers
            raise self.rules.refusal(seat, option)
        self.rules.apply(seat, option)
        verb, entity, detail = option
        self._history = (self._history, (int(seat), verb, int(entity), int(detail)))  # True is 1, but not in a file

    def view(self, seat: int) -> "View":
        """What a seat may know (-1: somebody who watches), as plain data with ids of its own.

        `table` has the numbers of the table, `zones` tuples of ids by zone name (0 for a hidden card), `cards` the
        facts of each visible card by id, `prompt` the question to the seat or None, whose `options` are in the order
        of `legal(seat)`. Ids cannot be followed through a shuffle. Raises BadInput for a seat that there is not.
        """
        return views.view(self.rules, self._seat(seat))

    def determinize(self, seat: int, seed: int | str) -> "kernel.Game":
        """A position that the seat cannot tell from this one, with all that it does not know filled in at random.

        What a search should play on. It follows from what the seat knows and the seed, has no history, and tells
        nothing of a hidden card: their serials are redealt, too. Raises Stuck if there is none in which the game can
        go on, and BadInput for a seat that there is not, or a seed that is none.
        """
        return views.determinize(self.rules, self._seat(seat), _seed(seed))

    def information_state(self, seat: int) -> "list[SeenEvent]":
        """All that a seat (-1: somebody who watches) has seen and done up to now, as plain data (perfect recall).

        The first entry is ["view", VIEW] with the view at the start, and the last one with the view now. Between them
        are, in order, what happened as the seat saw it (["event", KEY, FIELD, ...], cards as [ID, CODE] or [0, ""]),
        its answers (["answer", KIND, VERB, ID, DETAIL], numbered as in its view) and ["undo", COUNT].

        The game is played again for it, which takes about as long as it took to play. Two games with equal information
        states are the same to the seat. Raises BadInput as `record`, and for a seat that there is not.
        """
        eyes, found = self._seat(seat), list["SeenEvent"]()

        def see(event: "Event") -> None:
            found.append(["event", *played.game.event_view(event, eyes)])

        def show() -> None:
            found.append(["view", msgspec.to_builtins(views.view(played.game, eyes), str_keys=True)])

        played = self._beginning()
        show()
        played.game.observer = see
        for entry in self._entries():
            if isinstance(entry, records.Undo):
                found.append(["undo", entry.undo])
            elif entry[0] == eyes:
                asked = next(each for each in played.game.pending if each.seat == eyes)
                found.append(["answer", asked.kind, entry[1], played.game.shown_id(entry[2], eyes), entry[3]])
            _repeat(played, entry)
        self._check(played)
        show()
        return found

    def _seat(self, seat: object) -> int:
        """A seat, or -1 for somebody who watches."""
        try:
            number = index(seat)  # type: ignore[arg-type]  # that is what is asked
        except TypeError as error:
            raise BadInput("bad-seat-no-number", most=self.seats - 1, seat=show_value(seat)) from error
        if not views.SPECTATOR <= number < self.seats:
            raise BadInput("bad-no-seat", number=show_value(number), most=self.seats - 1)
        return number

    def clone(self) -> "Game":
        """An independent copy, in the middle of anything."""
        return Game(self.rules.clone(), self.seed, history=self._history, practice=self._practice, start=self._start)

    def digest(self) -> str:
        """16 hexadecimal digits that name the position: equal for equal positions, in any process."""
        return codec.digest(self.rules)

    def record(self) -> records.Record:
        """The game as options, seed, decisions and digests. Raises BadInput if it does not replay to this position."""
        played = self._beginning()
        for entry in self._entries():
            _repeat(played, entry)
        self._check(played)
        return played.record()

    def _beginning(self) -> records.Recorder:
        """The game once more, before the first of its decisions."""
        rules = find_game(self.name).make(self.options, self.seed)
        if self._start is not None:
            codec.restore(rules, self._start)
        return records.Recorder(rules, self.seed, practice=self._practice, start=self._start)

    def _entries(self) -> list[records.Entry]:
        """What was decided, in order."""
        entries: list[records.Entry] = []
        link = self._history
        while link is not None:
            link, entry = link
            entries.append(entry)
        entries.reverse()
        return entries

    def _check(self, played: records.Recorder) -> None:
        """Raise BadInput unless a game that was played again has come to this position."""
        if codec.digest(played.game) != self.digest():
            raise BadInput("bad-game-changed")

    def __reduce__(self) -> "tuple[Callable[..., Game], tuple[object, ...]]":
        """What `pickle` and `copy` make it from: a few kilobytes, because cards and rules are read again."""
        position = msgspec.msgpack.encode(codec.snapshot(self.rules))
        history = msgspec.msgpack.encode(self._entries())
        return _restored, (self.name, self.options, self.seed, position, history, self._practice, self._start)

    def __repr__(self) -> str:
        state = f"won by {self.winner}" if self.over else f"asks seat {', '.join(str(d.seat) for d in self.pending)}"
        return f"<Game {self.name}, {self.decisions} decisions, {state}>"


def new_game(game: str, *, seed: int | str | None = None, **options: object) -> Game:
    """A new game at its first decision.

    `game` is a name of `game_names()`. `options` are those of the game, as plain data; docs/python.md lists those of
    the games that come with Goldenrule.

    `seed` is any int or text: the same seed and options always give the same game. None draws one of 128 bits.

    Raises BadInput for an unknown game, option or value.
    """
    if seed is None:
        seed = new_seed()
    seed = _seed(seed)
    kind = find_game(game)
    plain = {key: list(value) if isinstance(value, tuple) else value for key, value in options.items()}
    return Game(kind.make(plain, seed), seed)


def save(game: Game, path: str | Path) -> None:
    """Write a game to a file, as JSON, so that after a crash the file is the old one or the new one.

    It holds the seed, and with it every hidden card: to show a position to others, see `goldenrule code`. The file is
    also what `goldenrule replay` and `goldenrule resume` read. Raises BadInput if it cannot be written.
    """
    if not isinstance(game, Game):
        raise BadInput("bad-no-played-game", game=show_value(game))
    files.save(game.record(), _path(path))


def load(path: str | Path) -> Game:
    """The game in a file, at the position where it was saved, with its history.

    The record is played again and every digest in it compared. Raises BadInput if the file cannot be read, is damaged,
    of a later format or of an unknown game, or does not replay; nothing is changed then.
    """
    record = files.load(_path(path), game_names())
    recorder, _ = records.resume(record, find_game(record.game).make)
    history = _linked(record.entries if recorder.start is record.start else ())
    return Game(recorder.game, record.seed, history=history, practice=record.practice, start=recorder.start)


def _linked(entries: Iterable[records.Entry]) -> History:
    """What was decided, in order, as `Game` keeps it."""
    history: History = None
    for entry in entries:
        history = (history, entry)
    return history


def _repeat(played: records.Recorder, entry: records.Entry) -> None:
    """Decide once more what was decided."""
    if isinstance(entry, records.Undo):
        played.undo(entry.undo)
    else:
        played.apply(entry[0], entry[1:])


def _restored(
    name: str,
    options: dict[str, object],
    seed: str,
    position: bytes,
    history: bytes,
    practice: bool,
    start: dict[str, object] | None,
) -> Game:
    """A game that was pickled."""
    rules = find_game(name).make(options, seed)
    codec.restore(rules, msgspec.msgpack.decode(position))
    entries = msgspec.msgpack.decode(history, type=list[records.Entry])
    return Game(rules, seed, history=_linked(entries), practice=practice, start=start)


def _path(path: object) -> Path:
    try:
        os.fsencode(path)  # type: ignore[arg-type]  # that is what is asked
        found = Path(path)  # type: ignore[arg-type]  # that is what is asked
    except (TypeError, ValueError) as error:
        raise BadInput("bad-file-name", path=show_value(path)) from error
    if "\0" in str(found):
        raise BadInput("bad-file-nul", name=show_value(str(found)))
    return found


def _seed(seed: object) -> str:
    """An int or a text, as text."""
    if not isinstance(seed, int | str):
        raise BadInput("bad-seed", seed=show_value(seed))
    try:
        return str(seed)
    except ValueError as error:
        raise BadInput("bad-seed-digits") from error
