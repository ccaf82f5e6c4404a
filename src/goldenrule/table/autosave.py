"""A game that is kept: every decision in a journal, the whole game in saves under a name."""

from pathlib import Path

from goldenrule.kernel import files, records
from goldenrule.kernel.errors import BadInput
from goldenrule.kernel.game import Game
from goldenrule.table import saves
from goldenrule.table.games import game_names
from goldenrule.words.phrases import Phrase


class AutosavedGame:
    """A recorded game, and the name that it has on disk, if any.

    After `start_journal` every decision is on disk before `Recorder.apply` returns, under the name that `hold` holds.
    """

    def __init__(self, recorder: records.Recorder, hold: saves.Hold | None = None) -> None:
        self.recorder = recorder
        self.hold = hold
        self.trouble = ""  # why decisions are no longer saved
        self._journal: files.Journal | None = None

    @property
    def name(self) -> str:
        """The name of its save, "" if it has none."""
        return "" if self.hold is None else self.hold.name

    @property
    def game(self) -> Game:
        return self.recorder.game

    @property
    def seed(self) -> str:
        return self.recorder.seed

    @property
    def practice(self) -> bool:
        return self.recorder.practice

    def has_acted_alone_since(self, place: int, seat: int) -> bool:
        """Has nobody but a seat decided anything since this many decisions stood, and do these still stand?"""
        return place <= self.recorder.standing_count and all(by == seat for by in self.deciders()[place:])

    def deciders(self) -> list[int]:
        """The seats of the decisions that stand, in the order of the record."""
        seats: list[int] = []
        for entry in self.recorder.entries:
            if isinstance(entry, records.Undo):
                del seats[-entry.undo :]
            else:
                seats.append(entry[0])
        return seats

    def start_journal(self) -> None:
        """Keep every decision from now on, under the session's name. Raises BadInput if it cannot be written."""
        path = saves.journal_file(saves.folder() / self.name)
        saves.write_seats(path, self.seats())
        try:
            self._journal = files.Journal(path, self.recorder)
        except BadInput:
            if not (path.exists() or path.with_suffix(".json").exists()):  # there is no game that they are for
                saves.seats_file(path).unlink(missing_ok=True)
            raise
        self.recorder.journal = self._save_decision

    def seats(self) -> saves.Seats:
        """Who sits where now."""
        raise NotImplementedError

    def _save_seats(self) -> None:
        """Write down who sits where beside the journal. Raises BadInput if it cannot be written."""
        if self._journal is not None:
            saves.write_seats(self._journal.path, self.seats())

    def _save_decision(self, item: records.Entry | tuple[int, str]) -> None:
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
        mend = None
        if self._journal is not None:
            mend = Phrase("mend-journal", name=self.name)
        saves.write_seats(path, self.seats(), mend)  # first: after a kill between the two no bot is missing
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
        hold = saves.Hold(name) if name else saves.take_free_name(self.recorder.game.name)
        try:
            path = saves.folder() / f"{hold.name}.json"
            if saves.journal_file(path).exists():
                raise BadInput("bad-save-running", name=name)
            if not over and not saves.may_be_replaced(path, self.recorder.record(), game_names()):
                raise BadInput("bad-save-other", name=name)
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
