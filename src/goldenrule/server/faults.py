"""Unexpected errors, each logged once with its traceback and an id, which the page shows.

Only the operator reads the log and the reports. The text of an error may name hidden cards, so pages never get it. If a
sentence names a file of the server's disk, pages get only the name of the file, and the log the whole path.
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
"""The start of log lines, in the server and in its workers."""
LOG: Final = logging.getLogger("goldenrule.server")
IN_FILE: Final = re.compile(r'File "(.+)", line (\d+)')
FILES: Final = logging.getLogger("goldenrule.server.files")
"""The logger of full sentences that pages get shortened."""
SELDOM: Final = 60.0
"""Seconds before the same line is logged again."""
LONGEST: Final = 8_000
"""The most characters of a traceback; a longer one loses its middle."""
MOST_REPORTS: Final = 200
"""The most reports to keep; a broken table writes one whenever somebody returns to it."""


def shorten_trace(trace: str) -> str:
    """Return the beginning and the end of a long traceback."""
    left_out = len(trace) - LONGEST
    half = LONGEST // 2
    return trace if left_out <= 0 else f"{trace[:half]}\n... {left_out} characters ...\n{trace[-half:]}"


ErrorInfo = tuple[type[BaseException], BaseException, TracebackType | None] | tuple[None, None, None]
"""What `sys.exc_info` returns."""


class _Lines(logging.Formatter):
    """A formatter of log lines, with shortened tracebacks."""

    def formatException(self, ei: ErrorInfo) -> str:
        return shorten_trace(super().formatException(ei))


def begin_log() -> None:
    """Write the log of this process to its standard error."""
    handler = logging.StreamHandler()
    handler.setFormatter(_Lines(FORMAT))
    logging.basicConfig(handlers=[handler])


def log_fault(error: Exception, where: str) -> str:
    """Log an error, unless it is logged already, and return its id. `where` must not contain a token.

    The traceback of the same place is logged once a minute, because a request may be repeated.
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
    """Return the place of an error: the innermost line, in the worker if the traceback came from there."""
    there = IN_FILE.findall(str(error)[-LONGEST:])
    if there:
        return ":".join(there[-1])
    where = error.__traceback__
    while where is not None and where.tb_next is not None:
        where = where.tb_next
    return f"{where.tb_frame.f_code.co_filename}:{where.tb_lineno}" if where is not None else ""


def write_report(game: str, error: Exception, id: str) -> None:
    """Write a report on where an error occurred in a game. The oldest of too many reports is removed."""
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
    """Return a sentence for pages, with files named without their folders. The log gets all of it."""
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
    """A filter that lets equal log lines through once a minute, so that floods do not fill the log."""

    MOST: Final = 1_000

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        super().__init__()
        self.clock = clock
        self._written: dict[tuple[object, ...], float] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        wrong = record.exc_info[1] if record.exc_info else None
        return self.is_new((str(record.msg).partition("\n")[0], type(wrong), _place(wrong) if wrong else ""))

    def is_new(self, what: tuple[object, ...]) -> bool:
        """Has this not been logged for a minute? Mark it as logged."""
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
