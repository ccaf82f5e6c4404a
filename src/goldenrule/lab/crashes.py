"""Crashed games: errors, and files that reproduce the crash."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec

from goldenrule.kernel.decisions import Option
from goldenrule.kernel.errors import GoldenruleError
from goldenrule.kernel.records import Record, dump
from goldenrule.words.phrases import Phrase


class GameCrashed(GoldenruleError):
    """A crash in a game of a run. `record` leads to the last good position; `option` was answered there."""

    def __init__(self, index: int, seed: str, error: str, record: Record | None, seat: int, option: Option | None):
        super().__init__(
            "bad-game-crashed",
            index=index,
            seed=seed,
            after=-1 if record is None else len(record.entries),
            answer="none" if option is None else Phrase("crashed-answer", seat=seat, option=str(list(option))),
            error=error,
        )
        self.index = index
        self.seed = seed
        self.error = error
        self.record = record
        self.seat = seat
        self.option = option
        self.trace = ""
        self.file = ""

    def __reduce__(self) -> tuple[object, ...]:
        data = None if self.record is None else dump(self.record)
        return (_thaw, (self.index, self.seed, self.error, data, self.seat, self.option, self.trace))


def _thaw(
    index: int, seed: str, error: str, data: bytes | None, seat: int, option: Option | None, trace: str
) -> GameCrashed:
    record = None if data is None else msgspec.json.decode(data, type=Record)
    crashed = GameCrashed(index, seed, error, record, seat, option)
    crashed.trace = trace
    return crashed


@contextmanager
def export_crashes(folder: Path | None) -> Iterator[None]:
    """Write the record of a crashing game into a folder, and name it in the error."""
    try:
        yield
    except GameCrashed as crashed:
        if folder is not None:
            crashed.file = str(export(crashed, folder))
            crashed.phrase = Phrase("bad-game-crashed-kept", said=crashed.phrase, file=crashed.file)
        raise


def export(crashed: GameCrashed, folder: Path) -> Path:
    """Write the record of a crashed game, and beside it the last answer with the traceback."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"crash-{crashed.seed}.json"
    if crashed.record is not None:
        path.write_bytes(dump(crashed.record))
    answer = f"seat {crashed.seat} answered {crashed.option}\n" if crashed.option is not None else ""
    path.with_suffix(".txt").write_text(f"{crashed}\n{answer}\n{crashed.trace}", encoding="utf-8")
    return path
