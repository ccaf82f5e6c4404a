"""Reports: one file with the record of a game, the version and the last error; and records of any kind read back."""

import argparse
import os
import platform
import sys
import traceback
from collections.abc import Mapping
from datetime import date
from pathlib import Path

import msgspec

from goldenrule import __version__
from goldenrule.cli.client_texts import Words
from goldenrule.cli.viewpoint import eyes
from goldenrule.kernel import files
from goldenrule.kernel.errors import BadInput
from goldenrule.kernel.records import Record, parse
from goldenrule.kernel.rng import new_seed
from goldenrule.table import saves
from goldenrule.table.games import daily_date, game_names, maker
from goldenrule.table.reports import Report
from goldenrule.table.seat_history import history_of
from goldenrule.words.phrases import Phrase, reason
from goldenrule.words.plain import in_line


def run(given: argparse.Namespace) -> int:
    """The command `report`: of a saved game, or of a folder with the results of many."""
    if given.name and os.path.isfile(os.path.join(given.name, "run.json")):
        from goldenrule.cli import results_report  # only this needs it

        return results_report.run(given)
    if given.out is not None or given.png is not None or given.svg is not None:
        raise BadInput("bad-report-no-results", name=given.name or "none")
    if given.seat is not None and not given.hide:
        raise BadInput("bad-report-seat")
    name, record, bots = _of_game(given.name)
    if given.hide:
        path = write_hiding(name, record, bots, given.seat, given.note)
        print(Words()("cli-report-hiding", path=str(path)) + hides_not(record, Words()))
    else:
        print(Words()("cli-report-written", path=str(write_report(record, note=given.note))))
    return 0


def _of_game(name: str) -> tuple[str, Record, Mapping[int, str]]:
    """Name, record and bots of a saved game, or of the file of a record. Raises BadInput if it is neither."""
    try:
        save = saves.find_save(name)
    except BadInput as error:
        if not name:
            raise
        if os.path.isdir(name):
            raise BadInput("bad-report-no-results", name=name) from error
        if not os.path.isfile(name):
            raise BadInput("bad-report-neither", error=error.phrase) from error
    else:
        record, seats, _ = saves.read(save, game_names())
        return save.name, record, seats.bots
    try:
        return Path(name).stem, read_record(Path(name))[0], {}
    except BadInput as error:
        raise BadInput("bad-report-file", error=error.phrase) from error


def write_report(record: Record | None, error: Exception | None = None, note: str = "") -> Path:
    """Write a report into the user's data directory, and return its path. Raises BadInput if it cannot be written."""
    return _write(
        Report(
            holds=Words()("report-holds-command" if record is None else "report-holds-all"),
            version=__version__,
            python=platform.python_version(),
            system=platform.platform(),
            command=[Path(sys.argv[0]).name, *sys.argv[1:]],
            error="" if error is None else "".join(traceback.format_exception(error)),
            note=note,
            record=None if record is None else msgspec.to_builtins(record, str_keys=True),
        )
    )


def write_hiding(
    name: str,
    record: Record,
    bots: Mapping[int, str],
    wanted: int | None,
    note: str = "",
    error: Exception | None = None,
) -> Path:
    """Write a report that tells what one seat has seen, and return its path.

    `wanted` is that seat, from 1; the only person's if it is left out. Of an error only where it happened is told, for
    its text may name cards; of the command only its name, for its options may name the seed. Raises BadInput if it
    cannot be written, if several people play and none is wanted, or if the record does not replay.
    """
    where = "" if error is None else f"{type(error).__name__}\n{''.join(traceback.format_tb(error.__traceback__))}"
    words = Words(record.game)
    game = maker(record.game)(record.options, record.seed)
    words.use_cards_of(game)
    found = history_of(record, eyes(name, game.state.seats, bots, wanted), words.game, new_seed())
    return _write(
        Report(
            holds=words("report-holds-one") + hides_not(record, words),
            version=__version__,
            python=platform.python_version(),
            system=platform.platform(),
            command=[Path(sys.argv[0]).name, *sys.argv[1:2]],
            error=where,
            note=note,
            account=msgspec.to_builtins(found, str_keys=True),
        )
    )


def hides_not(record: Record, words: Words) -> str:
    """A sentence more where hidden cards cannot be hidden: those of a daily game follow from its date."""
    day = daily_date(record.game, record.seed)
    return f" {words('hides-not-daily', date=words.texts.language.date(date.fromisoformat(day)))}" if day else ""


def _write(report: Report) -> Path:
    folder = saves.folder("reports")
    data = msgspec.json.format(msgspec.json.encode(report), indent=1) + b"\n"
    with files.exclusive(folder / "report.json"):  # two programs that fail at the same time write two reports
        number = 1
        while (folder / f"report-{number}.json").exists():
            number += 1
        path = folder / f"report-{number}.json"
        files.sweep(path)
        try:
            files.write_whole(path, data)
        except OSError as failure:
            raise BadInput("bad-not-written", path=path, reason=reason(failure)) from failure
    return path


def in_a_line(error: Exception) -> str:
    """The kind of an error and its text."""
    return in_line(f"{type(error).__name__}: {error}")


def find_record(name: str) -> Path:
    """The file of a name: a file itself, or a saved game, the last one for "". Raises BadInput if there is neither."""
    if name and (os.path.exists(name) or not saves.NAME.fullmatch(name)):
        return Path(name)
    try:
        return saves.find_save(name).path
    except BadInput as error:
        if not name:
            raise
        raise BadInput("bad-no-file", name=name, error=error) from error


def read_record(path: Path) -> tuple[Record, Phrase | None]:
    """The record in a save, journal or report, and a sentence if its last decision was lost.

    Raises BadInput with one sentence for a file that cannot be read, is damaged, or holds no game.
    """
    games = game_names()
    if path.suffix == ".journal":
        return files.recover(path, games)
    data = files.read_bytes(path)
    found: object = None
    if data.lstrip().startswith(b"{"):
        try:
            found = msgspec.json.decode(data)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            found = None  # `parse` says what is wrong
    if isinstance(found, dict) and "report" in found:
        try:
            report = msgspec.convert(found, Report)
        except msgspec.ValidationError as error:
            raise BadInput("bad-not-report", path=path) from error
        if report.account is not None:
            raise BadInput("bad-report-hidden", path=path)
        if report.record is None:
            raise BadInput("bad-report-empty", path=path)
        data = msgspec.json.encode(report.record)
    return parse(data, games, path), None
