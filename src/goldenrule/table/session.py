"""A running game at a table: who sits where, what may be taken back, what has happened, and its save."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol

from goldenrule.kernel import files, records
from goldenrule.kernel.decisions import Decision, Option
from goldenrule.kernel.errors import BadInput, GoldenruleError
from goldenrule.kernel.game import Event, Game
from goldenrule.kernel.views import SPECTATOR, View, view
from goldenrule.table import saves
from goldenrule.table.games import find_game, game_names


class Player(Protocol):
    """What answers for a seat that nobody plays."""

    def choose(self, game: Game, seat: int, decision: Decision) -> Option:
        """One of `decision.options`, from what the seat may know."""


PlayerMaker = Callable[[str, str, str], Player]
"""Makes a player from the names of game and bot, and a seed."""


@dataclass(frozen=True)
class Line:
    """Something that happened: the event as each pair of eyes saw it (`Game.event_view`), after so many decisions."""

    after: int
    seen: Mapping[int, list[Any]]


class NoUndo(GoldenruleError):
    """A decision that may not be taken back. `key` says why: "nothing", "others" or "hidden"."""

    def __init__(self, key: str, text: str) -> None:
        super().__init__(text)
        self.key = key


class Session:
    """A game being played. `bots` are the seats that nobody plays; the people at the others share one screen.

    With a `name` every decision is on disk before `apply` returns, in a journal that `resume` takes up.
    """

    def __init__(
        self,
        recorder: records.Recorder,
        bots: Mapping[int, str] | None = None,
        make_player: PlayerMaker | None = None,
        name: str = "",
    ) -> None:
        self.recorder = recorder
        self.bots = dict(bots or {})
        seats = recorder.game.state.seats
        for seat in self.bots:
            if not 0 <= seat < seats:
                raise BadInput(f"There is no seat {seat} for a bot; the seats are 0 to {seats - 1}.")
        self.people = tuple(seat for seat in range(seats) if seat not in self.bots)
        if self.bots and make_player is None:
            raise ValueError("bots need make_player")
        self._players: dict[int, Player] = {
            seat: make_player(recorder.game.name, bot, f"{recorder.seed}/bot {seat}")
            for seat, bot in self.bots.items()
            if make_player is not None
        }
        self._eyes = self.people or (SPECTATOR,)
        self._by: list[int] = []  # the seats of the decisions that stand
        self.log: list[Line] = []
        self.name = name
        self.note = ""
        self.trouble = ""  # why decisions are no longer saved
        self._journal: files.Journal | None = None
        recorder.game.observer = self._observe

    @property
    def game(self) -> Game:
        return self.recorder.game

    @property
    def seed(self) -> str:
        return self.recorder.seed

    @property
    def practice(self) -> bool:
        return self.recorder.practice

    def view(self, seat: int) -> View:
        return view(self.game, seat)

    def asked(self) -> int:
        """The seat of a person who is asked now, -1 if there is none."""
        return next((d.seat for d in self.game.pending if d.seat not in self.bots), -1)

    def apply(self, seat: int, option: Option) -> None:
        """Answer for a seat. Raises IllegalOption, and changes nothing, if it may not."""
        kept = len(self.log)
        try:
            self.recorder.apply(seat, option)
        except Exception:
            del self.log[kept:]
            raise
        self._by.append(seat)

    def step_bot(self) -> bool:
        """Let one bot that is asked answer. False if no bot is asked."""
        for decision in self.game.pending:
            player = self._players.get(decision.seat)
            if player is not None:
                self.apply(decision.seat, player.choose(self.game, decision.seat, decision))
                return True
        return False

    # -- taking back ---------------------------------------------------------------------------------------------

    def undo(self, count: int = 1, seat: int | None = None) -> None:
        """Take back the last decisions of the people at the screen, with what bots did after them.

        Where the people play each for himself, `seat` is the one whose decisions they have to be. Free for one's own
        last actions while nothing hidden was revealed and nobody else has acted; unlimited in practice games. Raises
        NoUndo otherwise.
        """
        own = self.people if seat is None else (seat,)
        total = left = 0
        for by in reversed(self._by):
            total += 1
            left += by in own
            if left == count:
                break
        if left < count or not count:
            raise NoUndo("nothing", "There is no decision of yours to take back.")
        if not self.practice:
            if any(by not in own for by in self._by[-total:]):
                raise NoUndo("others", "Another player has acted since.")
            if self.recorder.reveals(total):
                raise NoUndo("hidden", "Something hidden has been revealed since, or chance has decided something.")
        self.take_back(total)

    def take_back(self, decisions: int) -> None:
        """Take back so many decisions of anybody, without asking whether that may be. Raises BadInput if it cannot."""
        self.recorder.undo(decisions)
        del self._by[-decisions:]
        done = self.game.decisions
        self.log = [line for line in self.log if line.after <= done]

    # -- what has happened ---------------------------------------------------------------------------------------

    def _observe(self, event: Event) -> None:
        game = self.recorder.game
        seen = {}
        for eye in self._eyes:
            found = game.event_view(event, eye)
            if found is not None:
                seen[eye] = found
        if seen:
            self.log.append(Line(game.decisions, seen))

    # -- saving --------------------------------------------------------------------------------------------------

    def start_journal(self) -> None:
        """Keep every decision from now on, under the session's name. Raises BadInput if it cannot be written."""
        path = saves.folder() / f"{saves.check_name(self.name)}.journal"
        saves.write_seats(path, saves.Seats(self.bots))
        self._journal = files.Journal(path, self.recorder)
        self.recorder.journal = self._keep

    def _keep(self, item: records.Entry | tuple[int, str]) -> None:
        """Write down a decision. If the disk refuses, the game goes on unsaved, and `trouble` says so."""
        assert self._journal is not None
        try:
            self._journal.append(item)
        except OSError as error:
            self.trouble = f"{self._journal.path} cannot be written ({error.strerror}); the game is no longer saved."
            self._journal.close()
            self._journal = None

    def save(self, path: Path) -> None:
        """Write the game to a file. Raises BadInput if it cannot be written."""
        files.save(self.recorder.record(), path)
        saves.write_seats(path, saves.Seats(self.bots))

    def save_as(self, name: str) -> Path:
        """Save under a name in the user's data directory, and return the file."""
        path = saves.folder() / f"{saves.check_name(name)}.json"
        self.save(path)
        return path

    def close(self) -> Path | None:
        """End the session: the game is saved under its name and the journal goes. Returns the file, None if unnamed."""
        if self._journal is None:
            return None
        path = self.save_as(self.name) if self.recorder.entries else None
        self._journal.close()
        self._journal.path.unlink(missing_ok=True)
        if path is None:
            saves.seats_file(self._journal.path).unlink(missing_ok=True)
        self._journal = None
        return path

    def replay_log(self, record: records.Record) -> None:
        """Take up the history of a record that `records.resume` has replayed exactly, with its log."""
        fresh = records.reopen(record, find_game(record.game).make, until=0)
        self.recorder = fresh
        fresh.game.observer = self._observe
        for entry in record.entries:
            if isinstance(entry, records.Undo):
                self.take_back(entry.undo)
            else:
                self.apply(entry[0], entry[1:])


def new_session(
    game: str,
    options: dict[str, Any],
    seed: str,
    *,
    bots: Mapping[int, str] | None = None,
    make_player: PlayerMaker | None = None,
    practice: bool = False,
    name: str = "",
) -> Session:
    """Start a game at a table. Raises BadInput for an unknown game or option."""
    started = find_game(game).make(options, seed)
    session = Session(records.Recorder(started, seed, practice=practice), bots, make_player, name)
    if name:
        session.start_journal()
    return session


def open_session(
    record: records.Record,
    seats: saves.Seats,
    *,
    make_player: PlayerMaker | None = None,
    name: str = "",
) -> Session:
    """Take up a recorded game. Raises BadInput if it does not replay. `note` says if it went on from a snapshot."""
    recorder, note = records.resume(record, find_game(record.game).make)
    session = Session(recorder, seats.bots, make_player, name)
    session.note = note
    if not note:
        recorder.game.observer = None
        session.replay_log(record)
    if name:
        session.start_journal()
    return session


def resume_session(save: saves.Save, make_player: PlayerMaker | None = None) -> Session:
    """Take up a save, under its name. Raises BadInput if it cannot be read, is damaged or does not replay."""
    record, seats, lost = saves.read(save, game_names())
    session = open_session(record, seats, make_player=make_player, name=save.name)
    session.note = " ".join(part for part in (lost, session.note) if part)
    return session
