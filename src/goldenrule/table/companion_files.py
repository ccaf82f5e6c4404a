"""Companions that are kept: a file holds how the table was begun and every line since, which are done again."""

from hashlib import blake2b
from pathlib import Path
from typing import Annotated, Literal

import msgspec

from goldenrule.gamekit.features import Companion
from goldenrule.kernel.errors import BadInput
from goldenrule.kernel.files import read_bytes, write_whole
from goldenrule.kernel.views import SPECTATOR, view
from goldenrule.table.games import find_game, game_names, title_of
from goldenrule.words.phrases import Phrase, reason
from goldenrule.words.texts import Texts

MOST_LINES = 10_000
LONGEST_LINE = 200
LONGEST_SEED = 10_000

TypedLine = Annotated[str, msgspec.Meta(max_length=LONGEST_LINE)]


def first_companion_game() -> str:
    """The first game that has a companion. Raises BadInput if none of the installed ones has."""
    for name in game_names():
        if find_game(name).companion is not None:
            return name
    raise BadInput("bad-no-companions")


class CompanionFile(msgspec.Struct, forbid_unknown_fields=True):
    """What the file of a companion holds. `digest` is that of the table to which the lines lead."""

    game: str
    options: dict[str, object]
    seed: Annotated[str, msgspec.Meta(max_length=LONGEST_SEED)]
    typed: bool = False
    lines: Annotated[list[TypedLine], msgspec.Meta(max_length=MOST_LINES)] = []
    digest: str = ""
    format: Literal[2] = 2


class CompanionTable:
    """People at a table with a companion. Every line that they type can be taken back."""

    def __init__(self, kept: CompanionFile, texts: Texts) -> None:
        """A table as it was begun, without the lines. Raises BadInput if it cannot be one."""
        kind = find_game(kept.game)
        if kind.companion is None:
            raise BadInput("bad-game-no-companion", title=title_of(kind))
        self.kept = kept
        self.tables = [kind.companion(kept.options, kept.seed, kept.typed, texts)]
        self.lines: list[str] = []

    @property
    def companion(self) -> Companion:
        return self.tables[-1]

    def obey(self, line: str) -> list[str]:
        """Do what was typed, and tell what happens. Raises BadInput if it cannot be done; then nothing has changed."""
        if len(line) > LONGEST_LINE or len(self.lines) >= MOST_LINES:
            raise BadInput("bad-companion-lines", most=LONGEST_LINE, lines=MOST_LINES)
        if self.companion.game.over:
            raise BadInput("bad-companion-over")
        table = self.companion.copy()
        told = table.obey(line)
        self.tables.append(table)
        self.lines.append(line)
        return told

    def undo(self) -> bool:
        """Take back the last line; False if there is none."""
        if not self.lines:
            return False
        self.lines.pop()
        self.tables.pop()
        return True

    def digest(self) -> str:
        """The same for tables on which the same lies."""
        return blake2b(msgspec.json.encode(view(self.companion.game, SPECTATOR)), digest_size=8).hexdigest()

    def write(self, path: Path) -> None:
        """Raises BadInput if it cannot be written."""
        kept = msgspec.structs.replace(self.kept, lines=self.lines, digest=self.digest())
        try:
            write_whole(path, msgspec.json.encode(kept))
        except OSError as error:
            raise BadInput("bad-companion-not-written", path=path, reason=reason(error)) from error


def read(path: Path, texts: Texts) -> CompanionTable:
    """A companion that has been kept. Raises BadInput if it cannot be read, or does not come out as it was."""
    mend = Phrase("mend-companion")
    data = read_bytes(path, mend=mend)
    try:
        kept = msgspec.json.decode(data, type=CompanionFile)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:  # its words are not for users
        old = b'"stages":' in data[:LONGEST_SEED]
        raise BadInput("bad-companion-old" if old else "bad-companion-no-table", path=path, mend=mend) from error
    try:
        sitting = CompanionTable(kept, texts)
        for line in kept.lines:
            sitting.obey(line)
    except BadInput as error:
        raise BadInput("bad-companion-line", path=path, mend=mend, error=error) from error
    if sitting.digest() != kept.digest:
        raise BadInput("bad-companion-other", path=path, mend=mend)
    return sitting
