"""Faults: unexpected errors. Each is logged once, with its traceback and an id, which the page shows.

Only the operator reads the log and the reports. The text of an error may name hidden cards, so pages never get it. A
sentence may name a file of the server's disk: pages get only the name of the file, and the log where it is.
"""

import logging
import os
import platform
import secrets
from collections.abc import Callable
from contextlib import suppress
from pathlib import PurePath
from time import monotonic
from typing import Final

import msgspec

from goldenrule.kernel import files
from goldenrule.kernel.errors import BadInput
from goldenrule.table.reports import Report
from goldenrule.version import VERSION
from goldenrule.words.phrases import Arg, Phrase
from goldenrule.words.texts import english

FORMAT: Final = "%(asctime)s %(message)s"
"""How lines of the log begin, in the server and in its workers."""
LOG: Final = logging.getLogger("goldenrule.server")
FILES: Final = logging.getLogger("goldenrule.server.files")
"""Gets the sentences of which pages get less."""
SELDOM: Final = 60.0
"""Seconds before the same line is logged again."""
MOST_REPORTS: Final = 200
"""Reports of the server that are kept: a table that is broken writes one whenever somebody comes back to it."""


def fault(error: Exception, where: str) -> str:
    """Log an error with its traceback, unless that has been done, and return its id. `where` holds no token."""
    found = vars(error).get("fault")
    if found is None:
        found = vars(error)["fault"] = secrets.token_hex(4)
        said = where if where.isprintable() else repr(where)  # an address makes no lines of its own
        LOG.error("Error %s: %s", found, said, exc_info=error)
    return str(found)


def write_report(game: str, error: Exception, id: str) -> None:
    """Write down where the error with this id has happened in a game. The oldest of too many reports is removed."""
    found = Report(
        version=VERSION, python=platform.python_version(), system=platform.platform(), command=["goldenrule", "serve"],
        error=str(error), note=game,
    )  # fmt: skip
    with suppress(BadInput, OSError):
        folder = files.folder("reports")
        files.write_whole(
            folder / f"server-{id}.json", msgspec.json.format(msgspec.json.encode(found), indent=1) + b"\n"
        )
        written = sorted(folder.glob("server-*.json"), key=lambda path: path.stat().st_mtime)
        for path in written[: max(len(written) - MOST_REPORTS, 0)]:
            path.unlink(missing_ok=True)


def for_pages(said: Phrase) -> Phrase:
    """Return a sentence as pages may read it: files are named without their folders. The log gets all of it."""
    found = Phrase(said.key, **{name: _named(each) for name, each in said.args.items()})
    if found != said:
        FILES.warning(f"A page was told without the folder: {english(said)}")
    return found


def _named(arg: Arg) -> Arg:
    if isinstance(arg, os.PathLike):
        return PurePath(arg).name
    if isinstance(arg, Phrase):
        return Phrase(arg.key, **{name: _named(each) for name, each in arg.args.items()})
    return type(arg)(_named(each) for each in arg) if isinstance(arg, list | tuple) else arg


class Seldom(logging.Filter):
    """Lets the same line of a log through once a minute, so that a flood of requests does not fill the log."""

    MOST: Final = 1_000

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        super().__init__()
        self.clock = clock
        self._written: dict[tuple[object, ...], float] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        now, wrong = self.clock(), record.exc_info[1] if record.exc_info else None
        where = wrong.__traceback__ if wrong is not None else None
        while where is not None and where.tb_next is not None:
            where = where.tb_next
        place = (where.tb_frame.f_code, where.tb_lineno) if where is not None else None
        line = str(record.msg).partition("\n")[0], type(wrong), place
        if now - self._written.get(line, -SELDOM) < SELDOM:
            return False
        if len(self._written) >= self.MOST:
            self._written.clear()
        self._written[line] = now
        return True


FILES.addFilter(Seldom())
