"""A running game at a table: who sits where, what may be taken back, what has happened, and its save."""

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol

from goldenrule.kernel import files, records
from goldenrule.kernel.decisions import Decision, Option
from goldenrule.kernel.errors import BadInput, GoldenruleError
from goldenrule.kernel.game import Event, Game, Sealed
from goldenrule.kernel.views import SPECTATOR, View, view
from goldenrule.table import saves
from goldenrule.table.games import find_game, game_names
from goldenrule.table.standing import NEVER, Ability, Answer, Given, Standing, Stands


class Player(Protocol):
    """What answers for a seat that nobody plays."""

    def choose(self, game: Game, seat: int, decision: Decision) -> Option:
        """One of `decision.options`, from what the seat may know."""


STANDING = "standing answer"
"""The first item of what a `Line` tells of an answer that a standing answer gave: [STANDING, seat, answer, codes]."""

IN_A_ROW = 50
"""So many standing answers may follow on one another; an ability that sets itself off comes to an end there."""

PlayerMaker = Callable[[str, str, str], Player]
"""Makes a player from the names of game and bot, and a seed."""


@dataclass(frozen=True)
class Line:
    """Something that happened: the event as each pair of eyes saw it (`Game.event_view`), after so many decisions.

    Or that a standing answer was given: then each pair of eyes that may know of it has seen STANDING.
    """

    after: int
    seen: Mapping[int, list[Any]]


class NoUndo(GoldenruleError):
    """A decision that may not be taken back. `key` says why: "nothing", "others" or "hidden"."""

    def __init__(self, key: str, text: str) -> None:
        super().__init__(text)
        self.key = key


class Session:
    """A game being played. `bots` are the seats that nobody plays; the people at the others share one screen.

    After `start_journal` every decision is on disk before `apply` returns, under the name that `hold` holds.
    """

    def __init__(
        self,
        recorder: records.Recorder,
        bots: Mapping[int, str] | None = None,
        make_player: PlayerMaker | None = None,
        hold: saves.Hold | None = None,
        standing: Standing | None = None,
    ) -> None:
        self.recorder = recorder
        self.bots = dict(bots or {})
        self.standing = standing or Standing()
        seats = recorder.game.state.seats
        for seat in self.bots:
            if not 0 <= seat < seats:
                raise BadInput(f"There is no seat {seat} for a bot; the seats are 0 to {seats - 1}.")
        self.people = tuple(seat for seat in range(seats) if seat not in self.bots)
        for seat in self.standing.kept():
            self._check_person(seat)
        if self.bots and make_player is None:
            raise ValueError("bots need make_player")
        self._players: dict[int, Player] = {
            seat: make_player(recorder.game.name, bot, f"{recorder.seed}/bot {seat}")
            for seat, bot in self.bots.items()
            if make_player is not None
        }
        self._eyes = self.people or (SPECTATOR,)
        # decisions that stand are named by their places among them, from 0
        self._given: dict[int, Stands] = {}  # those that standing answers gave
        self._opened: set[int] = set()  # those that opened sealed answers of other seats
        self._put = -1  # a question is put to its seat, whatever stands, after so many decisions
        self.log: list[Line] = []
        self.hold = hold
        self.note = ""
        self.trouble = ""  # why decisions are no longer saved
        self._journal: files.Journal | None = None
        recorder.game.observer = self._observe

    @property
    def game(self) -> Game:
        return self.recorder.game

    @property
    def name(self) -> str:
        """The name of its save, "" if it has none."""
        return "" if self.hold is None else self.hold.name

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
        game, kept = self.game, len(self.log)
        top = game.stack[-1] if game.stack else None
        opens = isinstance(top, Sealed) and bool(top.answers) and len(game.pending) == 1
        try:
            self.recorder.apply(seat, option)
        except Exception:
            del self.log[kept:]
            raise
        if opens:
            self._opened.add(self.recorder.standing - 1)

    def step_bot(self) -> bool:
        """Let one bot that is asked answer. False if no bot is asked."""
        for decision in self.game.pending:
            player = self._players.get(decision.seat)
            if player is not None:
                self.apply(decision.seat, player.choose(self.game, decision.seat, decision))
                return True
        return False

    # -- standing answers ----------------------------------------------------------------------------------------

    def set_standing(self, seat: int, ability: Ability, answer: Answer) -> None:
        """Set what a seat always answers for an ability, and keep it beside the save. ASK: it is asked again.

        Raises BadInput for another answer, or if it cannot be written.
        """
        self._check_person(seat)
        self.standing.set(seat, ability, answer)
        self._put = -1  # the question at hand, too
        self._keep_seats()

    def _check_person(self, seat: int) -> None:
        if seat not in self.people:
            known = ", ".join(map(str, self.people)) or "none"
            raise BadInput(f"No person with standing answers can be at seat {seat}; the seats of people are {known}.")

    def given(self) -> Given | None:
        """What a standing answer comes to now, None if a person or a bot has to be asked. Pure."""
        decisions = self.recorder.standing
        if decisions == self._put or all(place in self._given for place in range(decisions - IN_A_ROW, decisions)):
            return None
        for decision in self.game.pending:
            if decision.seat not in self.bots:
                others = [seat for seat in self.people if seat != decision.seat]
                found = self.standing.answer(self.game, decision, others)
                if found is not None:
                    return found
        return None

    def step_standing(self) -> bool:
        """Let a standing answer answer one question. False if none does.

        The answer is recorded as if the seat had given it, and the log says to the seat why it was not asked. Raises
        as `apply` does; the seat is asked itself then.
        """
        found = self.given()
        if found is None:
            return False
        hidden = find_game(self.game.name).hidden_hands
        told = [STANDING, found.seat, found.answer, [ability.code for ability in found.abilities]]
        eyes = (found.seat,) if hidden else self.people
        place, kept = self.recorder.standing, len(self.log)
        self.log.append(Line(self.game.decisions + 1, dict.fromkeys(eyes, told)))
        try:
            self.apply(found.seat, found.option)
        except Exception:
            del self.log[kept:]
            self._put = place
            raise
        self._given[place] = found.answer
        with suppress(BadInput):  # a later undo from the save counts this answer as the person's own, no more
            self._keep_seats()
        return True

    # -- taking back ---------------------------------------------------------------------------------------------

    def undo(self, count: int = 1, seat: int | None = None) -> None:
        """Take back the last decisions of the people at the screen, with what bots and standing answers did after them.

        Where the people play each for himself, `seat` is the one whose decisions they have to be. Free for one's own
        last actions while nothing hidden was revealed and nobody else has acted; unlimited in practice games. Raises
        NoUndo otherwise.
        """
        own = self.people if seat is None else (seat,)
        total = self.since(count, own)
        if not total:
            raise NoUndo("nothing", "There is no decision of yours to take back.")
        if not self.practice:
            first = self.recorder.standing - total
            after = [(place, by) for place, by in enumerate(self._deciders()) if place >= first]
            if any(by not in own and self._given.get(place) != NEVER for place, by in after):
                raise NoUndo("others", "Another player has acted since.")
            if self.recorder.reveals(total) or any(place >= first for place in self._opened):
                raise NoUndo("hidden", "Something hidden has been revealed since, or chance has decided something.")
        self.take_back(total)

    def since(self, count: int = 1, seats: Sequence[int] | None = None) -> int:
        """How many decisions lie after the question that so many answers ago one of these people answered himself.

        That answer counts, too. 0 if there have not been so many; `seats` are all people if left out.
        """
        own = self.people if seats is None else seats
        places = [place for place, by in enumerate(self._deciders()) if by in own and place not in self._given]
        return self.recorder.standing - places[-count] if 0 < count <= len(places) else 0

    def _deciders(self) -> list[int]:
        """The seats of the decisions that stand, in the order of the record."""
        seats: list[int] = []
        for entry in self.recorder.entries:
            if isinstance(entry, records.Undo):
                del seats[-entry.undo :]
            else:
                seats.append(entry[0])
        return seats

    def take_back(self, decisions: int) -> None:
        """Take back so many decisions of anybody, without asking whether that may be. Raises BadInput if it cannot.

        The question that is open then is asked, whatever stands.
        """
        self.recorder.undo(decisions)
        self._put = self.recorder.standing
        self._opened = {place for place in self._opened if place < self._put}
        left = {place: answer for place, answer in self._given.items() if place < self._put}
        if left != self._given:
            self._given = left
            with suppress(BadInput):  # as in `step_standing`
                self._keep_seats()
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
        path = saves.journal_file(saves.folder() / self.name)
        saves.write_seats(path, self._seats())
        try:
            self._journal = files.Journal(path, self.recorder)
        except BadInput:
            if not (path.exists() or path.with_suffix(".json").exists()):  # there is no game that they are for
                saves.seats_file(path).unlink(missing_ok=True)
            raise
        self.recorder.journal = self._keep

    def _seats(self) -> saves.Seats:
        return saves.Seats(self.bots, self.standing.kept(), self._given)

    def _keep_seats(self) -> None:
        """Write down who sits where beside the journal. Raises BadInput if it cannot be written."""
        if self._journal is not None:
            saves.write_seats(self._journal.path, self._seats())

    def _keep(self, item: records.Entry | tuple[int, str]) -> None:
        """Write down a decision. If the disk refuses, the game goes on unsaved, and `trouble` says so."""
        assert self._journal is not None
        try:
            self._journal.append(item)
        except OSError as error:
            self.trouble = (
                f"{self._journal.path} cannot be written ({error.strerror}); what follows is not saved: "
                f"`goldenrule resume {self.name}` goes on from here."
            )
            self._journal.close()
            self._journal = None

    def save(self, path: Path) -> None:
        """Write the game to a file. Raises BadInput if it cannot be written, which says so if a journal keeps it."""
        mend = "choose another place"
        if self._journal is not None:
            mend = f"its journal keeps the game, and `goldenrule resume {self.name}` goes on"
        saves.write_seats(path, self._seats(), mend)  # first: after a kill between the two no bot is missing
        files.save(self.recorder.record(), path, mend)

    def save_as(self, name: str = "", over: bool = False) -> Path:
        """Save under a name in the user's data directory, its own if none is given, and return the file.

        Raises BadInput if it cannot be written, if another game in progress has the name, or, but for `over`, if a
        save has it with which another game would be lost.
        """
        if self.hold is not None and name in ("", self.name):
            path = saves.folder() / f"{self.name}.json"
            self.save(path)
            return path
        hold = saves.Hold(name) if name else saves.take_free(self.game.name)
        try:
            path = saves.folder() / f"{hold.name}.json"
            if saves.journal_file(path).exists():
                raise BadInput(f"{name!r} is a game in progress, which would hide this save; use another name.")
            if not over and not saves.may_be_replaced(path, self.recorder.record(), game_names()):
                raise BadInput(
                    f"The save {name!r} holds another game, which would be lost; use another name, or type "
                    f"`save {name} over` to write over it."
                )
            self.save(path)
        finally:
            hold.release()
        return path

    def close(self) -> Path | None:
        """End the session: the game is saved under its name, the journal goes, and others may have the name.

        Returns the file, None if there is none. Raises BadInput if it cannot be written; the journal stays then.
        """
        path = None
        if self._journal is not None:
            path = self.save_as() if self.recorder.entries else None
            self._journal.close()
            self._journal.path.unlink(missing_ok=True)
            if path is None:
                saves.seats_file(self._journal.path).unlink(missing_ok=True)
            self._journal = None
        if self.hold is not None:
            self.hold.release()
        return path

    def take_history(self, record: records.Record, given: Mapping[int, Stands]) -> None:
        """Take up the history of a record that `records.resume` has replayed exactly, with its log.

        `given` are those of the decisions that stand which standing answers gave.
        """
        fresh = records.reopen(record, find_game(record.game).make, until=0)
        self.recorder = fresh
        fresh.game.observer = self._observe
        for entry in record.entries:
            if isinstance(entry, records.Undo):
                self.take_back(entry.undo)
            else:
                self.apply(entry[0], entry[1:])
        self._given = {place: answer for place, answer in given.items() if 0 <= place < fresh.standing}


def begin(
    recorder: records.Recorder,
    bots: Mapping[int, str] | None = None,
    make_player: PlayerMaker | None = None,
    hold: saves.Hold | None = None,
) -> Session:
    """Sit down at a game; with a name every decision is kept. Raises BadInput if that cannot be written."""
    session = Session(recorder, bots, make_player, hold)
    if hold is not None:
        session.start_journal()
    return session


def new_session(
    game: str,
    options: dict[str, Any],
    seed: str,
    *,
    bots: Mapping[int, str] | None = None,
    make_player: PlayerMaker | None = None,
    practice: bool = False,
    hold: saves.Hold | None = None,
) -> Session:
    """Start a game at a table, and keep it under a name. Raises BadInput for an unknown game or option."""
    started = find_game(game).make(options, seed)
    return begin(records.Recorder(started, seed, practice=practice), bots, make_player, hold)


def open_session(
    record: records.Record,
    seats: saves.Seats,
    *,
    make_player: PlayerMaker | None = None,
    hold: saves.Hold | None = None,
) -> Session:
    """Take up a recorded game. Raises BadInput if it does not replay. `note` says if it went on from a snapshot."""
    recorder, note = records.resume(record, find_game(record.game).make)
    session = Session(recorder, seats.bots, make_player, hold, Standing(seats.standing))
    session.note = note
    if not note:
        session.take_history(record, seats.given)
    if hold is not None:
        session.start_journal()
    return session


def resume_session(save: saves.Save, make_player: PlayerMaker | None = None) -> Session:
    """Take up a save, under its name.

    Raises InUse if somebody else plays it, BadInput if it cannot be read, is damaged or does not replay.
    """
    hold = saves.Hold(save.name)
    try:
        # read only now: whoever had the name may have played on, and left it, since the save was found
        record, seats, lost = saves.read(saves.find_save(save.name), game_names())
        session = open_session(record, seats, make_player=make_player, hold=hold)
    except BaseException:
        hold.release()
        raise
    session.note = " ".join(part for part in (lost, session.note) if part)
    return session


def resume_last(make_player: PlayerMaker | None = None) -> Session:
    """Take up the game that was broken off last, otherwise the one that was left last; not one that is being played.

    Raises BadInput if there is none, and as `resume_session` does.
    """
    last = saves.find_save()
    for save in (last, *(each for each in saves.saves() if each.name != last.name)):
        with suppress(saves.InUse):
            return resume_session(save, make_player)
    return resume_session(last, make_player)
