"""Faults: unexpected errors. Each is logged once, with an id, which the page shows, and with its traceback.

Only the operator reads the log and the reports. The text of an error may name hidden cards, so pages never get it. A
sentence may name a file of the server's disk: pages get only the name of the file, and the log where it is.
"""

import logging
import os
import platform
import re
import secrets
from collections.abc import Callable
from contextlib import suppress
from pathlib import PurePath
from time import monotonic
from types import TracebackType
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
IN_FILE: Final = re.compile(r'File "(.+)", line (\d+)')
FILES: Final = logging.getLogger("goldenrule.server.files")
"""Gets the sentences of which pages get less."""
SELDOM: Final = 60.0
"""Seconds before the same line is logged again."""
LONGEST: Final = 8_000
"""Characters of a traceback; of a longer one the middle is left out."""
MOST_REPORTS: Final = 200
"""Reports of the server that are kept: a table that is broken writes one whenever somebody comes back to it."""


def shorten_trace(trace: str) -> str:
    """Return the beginning and the end of a traceback that is long."""
    left_out = len(trace) - LONGEST
    half = LONGEST // 2
    return trace if left_out <= 0 else f"{trace[:half]}\n... {left_out} characters ...\n{trace[-half:]}"


ErrorInfo = tuple[type[BaseException], BaseException, TracebackType | None] | tuple[None, None, None]
"""What `sys.exc_info` returns."""


class _Lines(logging.Formatter):
    """Writes lines of the log, with tracebacks that are not too long."""

    def formatException(self, ei: ErrorInfo) -> str:
        return shorten_trace(super().formatException(ei))


def begin_log() -> None:
    """Write the log of this process to its standard error."""
    handler = logging.StreamHandler()
    handler.setFormatter(_Lines(FORMAT))
    logging.basicConfig(handlers=[handler])


def log_fault(error: Exception, where: str) -> str:
    """Log an error, unless that has been done, and return its id. `where` holds no token.

    The traceback of the same place is logged once a minute, as the request may be sent again and again.
    """
    found = vars(error).get("fault")
    if found is None:
        found = vars(error)["fault"] = secrets.token_hex(4)
        said = where if where.isprintable() else repr(where)  # an address makes no lines of its own
        place = _place(error)
        if TRACED.is_new((type(error), place)):
            LOG.error("Error %s: %s", found, said, exc_info=error)
        else:
            LOG.error("Error %s: %s: %s at %s again, see above", found, said, type(error).__name__, place)
    return str(found)


def _place(error: BaseException) -> str:
    """Return where an error has happened: the innermost line, in the worker if its traceback came from there."""
    there = IN_FILE.findall(str(error)[-LONGEST:])
    if there:
        return ":".join(there[-1])
    where = error.__traceback__
    while where is not None and where.tb_next is not None:
        where = where.tb_next
    return f"{where.tb_frame.f_code.co_filename}:{where.tb_lineno}" if where is not None else ""


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


def hide_folders(said: Phrase) -> Phrase:
    """Return a sentence as pages may read it: files are named without their folders. The log gets all of it."""
    found = Phrase(said.key, **{name: _hide_folder(each) for name, each in said.args.items()})
    if found != said:
        FILES.warning(f"A page was told without the folder: {english(said)}")
    return found


def _hide_folder(arg: Arg) -> Arg:
    if isinstance(arg, os.PathLike):
        return PurePath(arg).name
    if isinstance(arg, Phrase):
        return Phrase(arg.key, **{name: _hide_folder(each) for name, each in arg.args.items()})
    return type(arg)(_hide_folder(each) for each in arg) if isinstance(arg, list | tuple) else arg


class OncePerMinute(logging.Filter):
    """Lets the same line of a log through once a minute, so that a flood of requests does not fill the log."""

    MOST: Final = 1_000

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        super().__init__()
        self.clock = clock
        self._written: dict[tuple[object, ...], float] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        wrong = record.exc_info[1] if record.exc_info else None
        return self.is_new((str(record.msg).partition("\n")[0], type(wrong), _place(wrong) if wrong else ""))

    def is_new(self, what: tuple[object, ...]) -> bool:
        """Has this not been logged for a minute? It is now."""
        now = self.clock()
        if now - self._written.get(what, -SELDOM) < SELDOM:
            return False
        if len(self._written) >= self.MOST:
            self._written.clear()
        self._written[what] = now
        return True


TRACED: Final = OncePerMinute()
"""The places whose tracebacks have been logged."""
FILES.addFilter(OncePerMinute())
