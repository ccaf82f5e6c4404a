"""The writer of a folder of results (`goldenrule.lab.results`), for any number of processes, with any interruptions.

    runs = [Run.of("twelve", {"scenario": "short"}, "seed", ["random"])]
    frame = collect(Path("results"), runs, games=1000, jobs=2)     a polars.DataFrame

Files are written atomically, so a game is in the folder once, or will be played again with the same result.
"""

import re
from collections.abc import Callable, Iterable, Sequence
from contextlib import closing
from functools import partial
from io import BytesIO
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING, Final

import msgspec

from goldenrule.gamekit.game_metrics import Tally
from goldenrule.kernel import files
from goldenrule.kernel.decisions import Decision, Option
from goldenrule.kernel.errors import BadInput
from goldenrule.kernel.game import Game
from goldenrule.kernel.locks import Lock, LockTaken
from goldenrule.lab.crashes import export_crashes
from goldenrule.lab.results import (
    FORMAT,
    MOST,
    PART,
    Manifest,
    Row,
    Run,
    checksum,
    is_intact,
    manifest,
    needs_polars,
    part_files,
    read_columns,
    schema,
    tally_of,
)
from goldenrule.lab.simulate import chunks_of
from goldenrule.lab.single_game import Outcome, check_game_count, game_seed, run_game
from goldenrule.lab.workers import run_each
from goldenrule.version import VERSION
from goldenrule.words.phrases import Phrase, reason

if TYPE_CHECKING:
    import polars

ROWS: Final = 1000
"""A file is written when this many games wait for it,"""
SECONDS: Final = 30.0
"""or after so long."""
_LEFT: Final = re.compile(rf"\.{PART.pattern}\.[a-z0-9_]{{8}}")
"""The temporary files that a kill leaves."""


class PlayedGame(msgspec.Struct, frozen=True):
    """A played game: its row, and a row for each of its decisions."""

    outcome: Outcome
    row: Row
    answers: list[dict[str, object]]


def play_game(run: Run, index: int, decisions: bool = False) -> PlayedGame:
    """Play a game of a run and count it. Raises as `run_game` does."""
    tallies: list[Tally] = []
    answers: list[dict[str, object]] = []

    def watch(game: Game) -> Callable[[], None]:
        tallies.append(tally_of(run.game)(game))
        return tallies[0].after_decision

    def asked(game: Game, decision: Decision, option: Option) -> None:
        verb, entity, detail = option
        answers.append({
            "run": run.id, "index": index, "number": len(answers), "round": game.state.round, "seat": decision.seat,
            "kind": decision.kind, "options": len(decision.options), "chosen": decision.options.index(option),
            "verb": verb, "card": game.code(entity) if entity > 0 else "", "detail": detail,
        })  # fmt: skip

    outcome = run_game(
        run.game, run.options, game_seed(run.seed, index), run.bots, index, watch,
        asked=asked if decisions else None, digests=True,
    )  # fmt: skip
    tally = tallies[0]
    seats = range(tally.game.state.seats)
    setup = tally.game.setup
    row = {
        **msgspec.structs.asdict(outcome),
        "run": run.id,
        "game": run.game,
        "options": msgspec.json.encode(setup, order="sorted").decode(),
        "readings": [*setup.get("readings", ())],
        "packs": [pack["id"] for pack in setup.get("packs", ())],
        "bots": [run.bots[seat % len(run.bots)] for seat in seats],
        "first": tally.first,
        "won": [seat in outcome.won for seat in seats],
        "drawn": tally.drawn,
        "played": tally.played,
        **tally.row(),
    }
    return PlayedGame(outcome, row, answers)


class ResultsFolder:
    """A folder for the games of some runs; only one process at a time has it open."""

    def __init__(self, path: Path, runs: Sequence[Run], decisions: bool = False) -> None:
        """Start a folder, or continue one. Raises BadInput if it holds something else, or cannot be used."""
        needs_polars()
        self.path = path
        self.runs = [*runs]
        self.manifest = Manifest(FORMAT, VERSION, runs[0].game, decisions, self.runs)
        try:
            path.mkdir(parents=True, exist_ok=True)
            self.lock = Lock(path / "run.lock")
        except LockTaken as error:
            raise BadInput("bad-results-taken", folder=path, owner=error.owner.phrase) from error
        except (OSError, BadInput) as error:
            why, mend = reason(error.__cause__ or error), Phrase("mend-elsewhere")
            raise BadInput("bad-not-written-mend", path=path, reason=why, mend=mend) from error
        try:
            self._begin()
        except BaseException:
            self.close()
            raise

    def _begin(self) -> None:
        listed = {each.name for each in self.path.iterdir()} - {"run.lock"}
        if "run.json" in listed:
            found = manifest(self.path)
            what = _difference(found, self.manifest)
            if what is not None:
                raise BadInput("bad-results-other", folder=self.path, what=what)
        elif any(not name.startswith(".run.json.") for name in listed):
            raise BadInput("bad-results-no-folder", folder=self.path)
        else:
            self._write("run.json", msgspec.json.format(msgspec.json.encode(self.manifest), indent=1) + b"\n")
        there = part_files(self.path)
        for name in listed:
            if _LEFT.fullmatch(name):
                (self.path / name).unlink(missing_ok=True)
        if self.manifest.decisions:
            for number in {*there["games"], *there["decisions"]}:
                answers = there["decisions"].get(number)
                kept = answers is not None and is_intact(answers, files.read_bytes(answers, MOST))
                if number not in there["games"] or not kept:  # of two files one is missing: both are made again
                    for kind in there.values():
                        if path := kind.pop(number, None):
                            path.unlink()
        self.next = max(there["games"], default=0) + 1
        self.there: dict[str, set[int]] = {run.id: set() for run in self.runs}
        for run, index in read_columns(self.path, self.manifest, ["run", "index"]).iter_rows():
            self.there[run].add(index)
        files.sweep(self.path / "run.json")
        self.waiting: list[PlayedGame] = []
        self.written = monotonic()

    def add(self, games: Iterable[PlayedGame]) -> None:
        """Add played games; write them now and then. Raises BadInput if they cannot be written."""
        self.waiting += games
        if len(self.waiting) >= ROWS or monotonic() - self.written > SECONDS:
            self.flush()

    def flush(self) -> None:
        """Write the waiting games. Raises BadInput, and keeps them waiting, if they cannot be written."""
        if self.waiting:
            name = f"{self.next:06}"
            if self.manifest.decisions:
                self._write_part("decisions", name, [row for game in self.waiting for row in game.answers])
            self._write_part("games", name, [game.row for game in self.waiting])
            for game in self.waiting:
                self.there[game.row["run"]].add(game.outcome.index)
            self.waiting = []  # first: stopped here, nothing is written twice
            self.next += 1
        self.written = monotonic()

    def _write_part(self, kind: str, number: str, rows: list[dict[str, object]]) -> None:
        frame = needs_polars().DataFrame(rows, schema=schema(self.manifest.game, kind == "decisions"))
        out = BytesIO()
        frame.write_parquet(out)
        data = out.getvalue()
        self._write(f"{kind}-{number}-{checksum(data)}.parquet", data)

    def _write(self, name: str, data: bytes) -> None:
        try:
            files.write_whole(self.path / name, data)
        except OSError as error:
            raise _unwritten(self.path / name, error) from error

    def close(self) -> None:
        """Release the folder, without writing the waiting games."""
        self.lock.release()


def collect(
    folder: Path,
    runs: Sequence[Run],
    games: int,
    jobs: int = 1,
    decisions: bool = False,
    progress: Callable[[int, int], None] | None = None,
    crashes: Path | None = None,
    on: str = "",
) -> "polars.DataFrame":
    """Play the first games of every run that are not in the folder yet; return the rows of all these games.

    After any stop (Ctrl+C, kill -9, a full disk), the same call continues. `jobs` and `on` (`lab.workers.run_each`)
    change only the column `seconds`. Raises BadInput if it cannot start or write, and for a folder that holds something
    else; GameCrashed at the first crash, after saving the games before it, and its record in the folder `crashes`.
    """
    pl = needs_polars()
    check_game_count(games)
    into = ResultsFolder(folder, runs, decisions)
    try:
        left = ((n, *part) for n, run in enumerate(runs) for part in chunks_of(games, into.there[run.id], jobs))
        done = sum(index < games for there in into.there.values() for index in there)
        if progress is not None:
            progress(done, games * len(runs))
        try:
            task = partial(_chunk, tuple(runs), decisions)
            with export_crashes(crashes), closing(run_each(task, left, jobs, on)) as played:
                for found in played:
                    into.add(found)
                    done += len(found)
                    if progress is not None:
                        progress(done, games * len(runs))
        finally:
            into.flush()
        return read_columns(folder, into.manifest).filter(pl.col("index") < games)
    finally:
        into.close()


def _chunk(runs: tuple[Run, ...], decisions: bool, part: tuple[int, int, int]) -> list[PlayedGame]:
    number, first, end = part
    return [play_game(runs[number], index, decisions) for index in range(first, end)]


def _difference(there: Manifest, wanted: Manifest) -> Phrase | None:
    """Return the first difference from the start of the folder; None if there is none."""
    if [run.id for run in there.runs] == [run.id for run in wanted.runs]:
        if there.decisions == wanted.decisions:
            return None
        return Phrase("results-differ-decisions", kept="yes" if there.decisions else "no")
    pairs: list[tuple[str, object, object]] = [
        (what, getattr(there, what), getattr(wanted, what)) for what in ("version", "game")
    ]
    pairs += [
        (what, getattr(old, what), getattr(new, what))
        for old, new in zip(there.runs, wanted.runs)
        for what in ("seed", "bots", "options")
    ]
    pairs.append(("runs", len(there.runs), len(wanted.runs)))
    for what, old, new in pairs:
        told = [each if isinstance(each, str) else msgspec.json.encode(each).decode() for each in (old, new)]
        if told[0] != told[1]:
            return Phrase("results-differ", what=what, there=told[0], here=told[1])
    return Phrase("results-differ-cards")


def _unwritten(path: Path, error: OSError) -> BadInput:
    return BadInput("bad-not-written-mend", path=path, reason=reason(error), mend=Phrase("mend-results"))
