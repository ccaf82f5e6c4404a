"""Results of many games as Parquet: a folder with a row for every game. docs/results.md has the columns.

`goldenrule.lab.result_writer` fills such a folder, `read` reads it. `run.json` describes the runs. Every other file
holds some of the games, was written atomically, and has the checksum of its content in its name.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from hashlib import blake2b
from io import BytesIO
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any, Final

import msgspec

from goldenrule.gamekit.game_metrics import Kind, Tally
from goldenrule.kernel import files
from goldenrule.kernel.errors import BadInput, import_extra
from goldenrule.lab.single_game import Outcome, seat_bots
from goldenrule.table.games import find_game
from goldenrule.version import VERSION
from goldenrule.words.phrases import reason

if TYPE_CHECKING:
    import polars
    from polars.datatypes import DataType, DataTypeClass

FORMAT: Final = 1
MOST: Final = 1 << 30
"""The most bytes of a file; one of 1000 games has about a million."""

PLAYED: Final[Mapping[str, str]] = {
    "run": "text", "index": "number", "seed": "text", "game": "text", "options": "text", "readings": "texts",
    "packs": "texts", "bots": "texts", "first": "number", "winner": "text", "won": "truths", "ending": "text",
    "rounds": "number", "decisions": "number", "forced": "number", "digest": "text", "seconds": "fraction",
    "drawn": "texts by seat", "played": "texts by seat",
}  # fmt: skip
"""The columns of every game; those that a game counts (`Tally.COLUMNS`) come after them."""

ANSWERED: Final[Mapping[str, str]] = {
    "run": "text", "index": "number", "number": "number", "round": "number", "seat": "number", "kind": "text",
    "options": "number", "chosen": "number", "verb": "text", "card": "text", "detail": "number",
}  # fmt: skip
"""The columns of decisions."""

PART: Final = re.compile(r"(games|decisions)-(\d{6,9})-([0-9a-f]{16})\.parquet")


class Run(msgspec.Struct, frozen=True):
    """Games that differ only in their index: made with `of`.

    `id` names game, options, seed, bots, cards and version.
    `options` are what the game is made with, `bots` one for all seats or one for each.
    """

    id: str
    game: str
    options: dict[str, object]
    seed: str
    bots: tuple[str, ...]

    @classmethod
    def of(cls, game: str, options: Mapping[str, object], seed: str, bots: Sequence[str]) -> "Run":
        """Raises BadInput for a game that cannot be made, and for bots that cannot play it."""
        kind = find_game(game)
        made = kind.make(dict(options), seed)
        seat_bots(game, made.state.seats, bots, seed)
        what = (game, made.setup, seed, tuple(bots), made.content_hash(), VERSION)
        name = blake2b(msgspec.json.encode(what, order="sorted"), digest_size=6).hexdigest()
        return cls(name, game, dict(options), seed, tuple(bots))


Row = dict[str, Any]
"""A game of the results: what it has in each column (`schema`)."""


class Manifest(msgspec.Struct, frozen=True):
    """The content of `run.json`: the runs, in order, and whether decisions are kept."""

    results: int
    version: str
    game: str
    decisions: bool
    runs: list[Run]


def schema(game: str, decisions: bool = False) -> "dict[str, DataType | DataTypeClass]":
    """Return the columns of a game's results, or of its decisions, with their polars types."""
    pl = needs_polars()
    types = {
        "text": pl.String, "texts": pl.List(pl.String), "texts by seat": pl.List(pl.List(pl.String)),
        "number": pl.Int32, "numbers": pl.List(pl.Int32), "numbers by seat": pl.List(pl.List(pl.Int32)),
        "truths": pl.List(pl.Boolean), "fraction": pl.Float64,
    }  # fmt: skip
    kinds: Mapping[str, str] = ANSWERED if decisions else {**PLAYED, **columns(game)}
    return {name: types[kind] for name, kind in kinds.items()}


def columns(game: str) -> Mapping[str, Kind]:
    """Return the columns of a game in addition to those of all games."""
    return tally_of(game).COLUMNS


def tally_of(game: str) -> type[Tally]:
    """Return the tally of a game."""
    kind = find_game(game)
    return kind.tally()


def manifest(folder: Path) -> Manifest:
    """Return the manifest of a folder. Raises BadInput if it is not a folder of results, or of a later version."""
    try:
        data = files.read_bytes(folder / "run.json")
    except files.NoFile as error:
        raise BadInput("bad-results-none", folder=folder) from error
    try:
        found = msgspec.json.decode(data)
        if isinstance(found, dict) and type(found.get("results")) is int and found["results"] > FORMAT:
            raise BadInput("bad-results-later", folder=folder)
        read = msgspec.convert(found, Manifest)
        names = [run.id for run in read.runs]
        if not names or len({*names}) < len(names) or any(run.game != read.game for run in read.runs):
            raise msgspec.ValidationError("runs")
        find_game(read.game)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadInput("bad-results-manifest", path=folder / "run.json") from error
    return read


def read(folder: Path) -> "polars.DataFrame":
    """Return all games of a folder, ordered by run (as in `manifest`) and index; columns as in docs/results.md.

    It works during a run. Raises BadInput for a folder without results or a damaged one, naming the file, and without
    polars.
    """
    return read_columns(folder, manifest(folder))


def read_decisions(folder: Path) -> "polars.DataFrame":
    """Return all decisions of a folder by run, index and number; none if they were not kept. Raises as `read`."""
    return read_columns(folder, manifest(folder), kind="decisions")


def outcomes_of(frame: "polars.DataFrame") -> list[Outcome]:
    """The rows of one run as `lab.simulate.outcomes` gives them, for `summarize`."""
    names = Outcome.__struct_fields__
    rows = (dict(zip(names, row)) for row in frame.select(names).iter_rows())
    return [Outcome(**{**row, "won": tuple(seat for seat, won in enumerate(row["won"]) if won)}) for row in rows]


def read_columns(
    folder: Path, found: Manifest, wanted: list[str] | None = None, kind: str = "games"
) -> "polars.DataFrame":
    """Return some columns of all games or decisions of a folder. Raises as `read` does."""
    pl = needs_polars()
    types = schema(found.game, kind == "decisions")
    there = part_files(folder)
    frames = [pl.DataFrame(schema={name: types[name] for name in wanted or types})]
    for number, path in sorted(there[kind].items()):
        if number in there["games"]:
            frames.append(_part(path, types).select(wanted or list(types)))
    frame = pl.concat(frames)
    known = {run.id: n for n, run in enumerate(found.runs)}
    key = ["index"] if kind == "games" else ["index", "number"]
    twice = frame.select("run", "index").is_duplicated().any() if kind == "games" else False
    if twice or not set(frame["run"].unique()) <= {*known} or (frame["index"] < 0).any():
        raise BadInput("bad-results-mixed", folder=folder)
    place = pl.col("run").replace_strict(known, return_dtype=pl.Int32)
    ordered: polars.DataFrame = frame.sort(place, *key)
    return ordered


def part_files(folder: Path) -> dict[str, dict[int, Path]]:
    """The files of games and of decisions by their numbers. Raises BadInput for a number that is there twice."""
    found: dict[str, dict[int, Path]] = {"games": {}, "decisions": {}}
    for path in _listed(folder):
        if name := PART.fullmatch(path.name):
            kind, number = name[1], int(name[2])
            if number in found[kind]:
                raise BadInput("bad-results-mixed", folder=folder)
            found[kind][number] = path
    return found


def _listed(folder: Path) -> Iterator[Path]:
    try:
        yield from sorted(folder.iterdir())
    except OSError as error:
        raise BadInput("bad-not-read", path=folder, reason=reason(error), mend="none") from error


def _part(path: Path, types: Mapping[str, object]) -> "polars.DataFrame":
    """A file of games or decisions. Polars meets no damage: the checksum finds that first."""
    pl = needs_polars()
    data = files.read_bytes(path, MOST)
    if not is_intact(path, data):
        raise BadInput("bad-results-part", path=path)
    try:
        frame: polars.DataFrame = pl.read_parquet(BytesIO(data))
    except (Exception, pl.exceptions.PanicException) as error:
        raise BadInput("bad-results-part", path=path) from error
    if dict(frame.schema) != {name: kind if not isinstance(kind, type) else kind() for name, kind in types.items()}:
        raise BadInput("bad-results-part", path=path)
    return frame


def is_intact(path: Path, data: bytes) -> bool:
    """Does the content match the checksum in the name of the file?"""
    return path.name.endswith(f"-{checksum(data)}.parquet")


def checksum(data: bytes) -> str:
    """Return the checksum for the name of a file."""
    return blake2b(data, digest_size=8).hexdigest()


def needs_polars() -> ModuleType:
    """Return the module. Raises BadInput if it is not installed."""
    return import_extra("polars", "lab")
