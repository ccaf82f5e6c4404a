"""What the results of many games show: rates with intervals, lengths, endings, progress, what cards go with winning."""

from collections import Counter
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

import msgspec

from goldenrule.gamekit.game_words import GameWords
from goldenrule.gamekit.intervals import difference_interval, wilson_interval
from goldenrule.kernel.errors import BadInput
from goldenrule.lab.results import Manifest, Row, Run, manifest, read
from goldenrule.lab.sweeps import typed_as
from goldenrule.packs.pack_store import resolve
from goldenrule.packs.reading import Pack
from goldenrule.table.games import find_game
from goldenrule.table.packs import game_packs
from goldenrule.table.results import ending_text
from goldenrule.words.phrases import Phrase
from goldenrule.words.texts import Texts

if TYPE_CHECKING:
    import polars

    from goldenrule.gamekit.game_metrics import Tally

LEAST: Final = 20
"""A card is listed if it was drawn, or played, and was not, at least this often."""
FEW: Final = 10
"""A round is shown as long as this many games reach it."""
MEASURES: Final = "_by_round"


class WinRate(NamedTuple):
    """Hits of tries."""

    n: int
    games: int

    @property
    def share(self) -> float:
        return self.n / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        return wilson_interval(self.n, self.games)


class MatrixCell(NamedTuple):
    """A cell of the matrix of win rates."""

    row: str
    column: str
    rate: WinRate


class ProgressPoint(NamedTuple):
    """A measure at the beginning of a round, in games that were won or lost: its mean, and its middle half."""

    round: int
    won: bool
    mean: float
    low: float
    high: float
    games: int


class Impact(NamedTuple):
    """The win rate with a card (`yes`) and without."""

    yes: WinRate
    no: WinRate

    @property
    def enough(self) -> bool:
        return min(self.yes.games, self.no.games) >= LEAST

    @property
    def interval(self) -> tuple[float, float, float]:
        """The difference, and its 95 % interval: shares from -1 to 1."""
        return difference_interval(*self.yes, *self.no)


class CardImpact(NamedTuple):
    """What goes with drawing a card, and with playing it; None where it is too seldom."""

    code: str
    name: str
    drawn: Impact | None
    played: Impact | None


class Findings(msgspec.Struct):
    """All that a report tells. `kind` says what the rows of the matrix are (`Tally.MATRIX`).

    `ways` are the runs that differ in more than the matrix tells, by what they differ in. `lasts` is the message that
    says in what `lengths` are counted. `sides` are what the games of the two lines of a measure are called, won ones
    first.
    """

    game: str
    title: str
    games: int
    runs: Sequence[Run]
    version: str
    bots: Sequence[str]
    kind: str
    cooperative: bool
    all: WinRate
    matrix: list[MatrixCell]
    ways: list[MatrixCell]
    lasts: str
    lengths: dict[int, int]
    endings: list[tuple[str, WinRate]]
    measures: dict[str, list[ProgressPoint]]
    sides: dict[str, tuple[str, str]]
    cards: list[CardImpact]
    first: list[MatrixCell]


class Namer:
    """The words of a game with the packs that were played."""

    def __init__(self, run: Run, texts: Texts) -> None:
        kind = find_game(run.game)
        packs = run.options.get("packs", ())
        self.kind, self.texts = kind, texts
        self.packs: tuple[Pack, ...] = resolve(packs, game_packs(run.game)) if packs else ()
        self.words: GameWords = kind.words(texts)
        self.started = kind.make(dict(run.options), run.seed)
        self.words.use_cards_of(self.started)

    def choice(self, option: str, id: str) -> str:
        """What an option offers, by its id."""
        for each in self.kind.choices(option, self.packs):
            if each.id == id:
                return each.called(self.texts, self.kind.name)
        return id


def findings(folder: Path, texts: Texts) -> Findings:
    """What the results in a folder show, with names in a language. Raises BadInput as `results.read` does, or if
    there is no game yet.
    """
    found = manifest(folder)
    frame = read(folder)
    if not len(frame):
        raise BadInput("bad-results-empty", folder=folder)
    return find(frame, found, texts)


def find(frame: "polars.DataFrame", played: Manifest, texts: Texts) -> Findings:
    """The same for a frame of `results.read` that is not empty."""
    namer = Namer(played.runs[0], texts)
    rows: list[Row] = frame.select(
        [name for name in frame.columns if name not in ("drawn", "played", "decks", "digest", "seed")]
    ).to_dicts()
    together = all(all(row["won"]) or not any(row["won"]) for row in rows)
    several = not together and len({row["first"] for row in rows}) > 1
    tally = namer.kind.tally()
    won = sum(bool(row["won"]) and row["won"][0] for row in rows)
    endings = Counter(row["ending"] for row in rows)
    measures = [name.removesuffix(MEASURES) for name in frame.columns if name.endswith(MEASURES)]
    return Findings(
        game=played.game,
        title=texts.tell(_title(namer)),
        games=len(rows),
        runs=played.runs,
        version=played.version,
        bots=sorted({bot for row in rows for bot in row["bots"]}),
        kind=tally.MATRIX,
        cooperative=together,
        all=WinRate(won, len(rows)),
        matrix=_cells([each for row in rows for each in _seats(row, tally, namer, several)]),
        ways=_ways(rows, played.runs, tally.MATRIX_OPTIONS),
        lasts="results-turns" if "turns" in frame.columns else "results-rounds",
        lengths=dict(sorted(Counter(row["turns"] if "turns" in row else row["rounds"] for row in rows).items())),
        endings=[(ending_text(played.game, how, texts), WinRate(n, len(rows))) for how, n in endings.most_common()],
        measures={measure: _points(rows, measure + MEASURES) for measure in measures},
        sides={measure: _sides(measure + MEASURES, rows, together, namer) for measure in measures},
        cards=cards(frame, namer.words),
        first=_cells(_first(rows, texts)) if several else [],
    )


def _title(namer: Namer) -> Phrase:
    from goldenrule.table.games import title_of

    return title_of(namer.kind)


def _seats(row: Row, tally: "type[Tally]", namer: Namer, several: bool) -> list[tuple[str, str, bool]]:
    """Where a game counts in the matrix: row, column, and whether it was won. `several` seats have begun games."""
    t = namer.texts.t
    if own := tally.matrix_cells(row, namer.choice, namer.texts):
        return own
    columns = ["" if not several else t("results-began" if row["first"] == seat else "results-followed")
               for seat in range(len(row["won"]))]  # fmt: skip
    return [(namer.words.player(namer.started, seat), columns[seat], won) for seat, won in enumerate(row["won"])]


def _ways(rows: list[Row], runs: Sequence[Run], told: frozenset[str]) -> list[MatrixCell]:
    """How often the first seat, or all players, won each run; none if the matrix has `told` all that they differ in."""
    said = [{"bots": run.bots, **run.options} for run in runs]
    names = dict.fromkeys(name for each in said for name in each)
    apart = [name for name in names if len({_plain(each.get(name)) for each in said}) > 1]
    if {*apart} <= told:
        return []
    ways = {
        run.id: ", ".join(f"{typed_as(find_game(run.game), name)}={_value(name, n, said)}" for name in apart)
        for n, run in enumerate(runs)
    }
    return _cells([(ways[row["run"]], "", row["won"][0]) for row in rows])


def _plain(value: object) -> str:
    return msgspec.json.encode(value, order="sorted").decode()


def _value(name: str, number: int, said: Sequence[Mapping[str, object]]) -> str:
    """The value of an option in one of the runs, in a word; what has no words is numbered."""
    value = said[number].get(name)
    parts = value if isinstance(value, list | tuple) else [value]
    words = [part.get("id") if isinstance(part, dict) else part for part in parts]
    if value is None or not words:
        return "none"
    if all(isinstance(word, bool | int | str) for word in words):
        return "+".join(str(word).lower() if isinstance(word, bool) else str(word) for word in words)
    seen = [_plain(each.get(name)) for each in said[: number + 1]]
    return str(1 + len({*seen} - {seen[-1]}))


def _first(rows: list[Row], texts: Texts) -> list[tuple[str, str, bool]]:
    """The seats of games that somebody began: did they begin, and have they won?"""
    began, followed = texts.t("results-began"), texts.t("results-followed")
    return [
        (began if seat == row["first"] else followed, "", won)
        for row in rows
        if row["first"] >= 0
        for seat, won in enumerate(row["won"])
    ]


def _cells(seats: list[tuple[str, str, bool]]) -> list[MatrixCell]:
    games = Counter((row, column) for row, column, _ in seats)
    won = Counter((row, column) for row, column, yes in seats if yes)
    return [MatrixCell(*place, WinRate(won[place], n)) for place, n in games.items()]


def _sides(name: str, rows: list[Row], together: bool, namer: Namer) -> tuple[str, str]:
    """What the games of the two lines are called."""
    t = namer.texts.t
    by_seat = next((isinstance(value, list) for row in rows for value in row[name]), False)
    if together or by_seat:
        return t("results-won"), t("results-lost")
    return t("results-wins", who=namer.words.player(namer.started, 0)), t("results-wins-not")


def _points(rows: list[Row], name: str) -> list[ProgressPoint]:
    """A measure by round. The last value of a game was measured at its end, and begins no round."""
    values: dict[tuple[int, bool], list[float]] = {}
    for row in rows:
        for number, value in enumerate(row[name][:-1], 1):
            each = enumerate(value) if isinstance(value, list) else [(0, value)]
            for seat, measured in each:
                values.setdefault((number, bool(row["won"][seat])), []).append(measured)
    out = []
    for (number, won), found in sorted(values.items()):
        if len(found) >= FEW:
            found.sort()
            low, high = found[len(found) // 4], found[(3 * len(found)) // 4]
            out.append(ProgressPoint(number, won, sum(found) / len(found), low, high, len(found)))
    return out


def cards(frame: "polars.DataFrame", words: GameWords) -> list[CardImpact]:
    """What goes with drawing and playing each card, over the seats whose deck has it, the best first.

    In a game without decks of one's own every seat might have any card.
    """
    import polars as pl

    lists = [name for name in ("won", "drawn", "played", "decks") if name in frame.columns]
    seats = frame.select(lists).explode(lists).with_row_index("seat")
    flags = {}
    for column in ("drawn", "played"):
        flags[column] = seats.select("seat", pl.col(column).list.unique().alias("card")).explode("card").drop_nulls()
    if "decks" in lists:
        had = seats.select("seat", "won", pl.col("decks").list.unique().alias("card")).explode("card").drop_nulls()
    else:
        every = pl.concat([flags["drawn"].select("card"), flags["played"].select("card")]).unique()
        had = seats.select("seat", "won").join(every, how="cross")
    counted: dict[str, dict[str, Impact]] = {}
    for column, flag in flags.items():
        marked = had.join(flag.with_columns(yes=True), on=["seat", "card"], how="left")
        grouped = marked.group_by("card").agg(
            yes=pl.col("yes").is_not_null().sum(),
            yes_won=(pl.col("yes").is_not_null() & pl.col("won")).sum(),
            all=pl.len(),
            all_won=pl.col("won").sum(),
        )
        for card, yes, yes_won, n, n_won in grouped.iter_rows():
            counted.setdefault(card, {})[column] = Impact(WinRate(yes_won, yes), WinRate(n_won - yes_won, n - yes))
    found = []
    for code, both in counted.items():
        drawn, played = (both[column] if both[column].enough else None for column in ("drawn", "played"))
        if drawn or played:
            found.append(CardImpact(code, words.name(code), drawn, played))
    return sorted(found, key=_worth)


def _worth(card: CardImpact) -> tuple[float, str]:
    impact = card.played or card.drawn
    assert impact is not None
    return -impact.interval[0], card.code
