"""Sweeps: the same number of games for every combination of options, decks, packs, readings and bots."""

from collections.abc import Mapping, Sequence
from itertools import product
from typing import TYPE_CHECKING, Final

import msgspec

from goldenrule.gamekit.game_kind import GameKind
from goldenrule.gamekit.intervals import wilson_interval
from goldenrule.kernel.errors import BadInput
from goldenrule.lab.results import Run

if TYPE_CHECKING:
    import polars

    from goldenrule.kernel.options import GameOption

MOST: Final = 10_000
"""The most combinations of a sweep."""
BOTS: Final = "bots"
"""The axis of bots, with `+` between those of several seats."""
LEFT_OUT: Final = "none"
"""The value of an omitted option."""
_SAID: Final = {"true": "yes", "on": "yes", "false": "no", "off": "no"}


class SweepCell(msgspec.Struct, frozen=True):
    """A combination: the values of its axes, and the run of its games."""

    values: dict[str, str]
    run: Run


class SweepRate(msgspec.Struct, frozen=True):
    """The results of a cell: `wins` are those of the first seat, or of all players of a cooperative game.

    `low` and `high` are the 95 % interval of the win rate (Wilson).
    """

    values: dict[str, str]
    games: int
    wins: int
    rate: float
    low: float
    high: float
    rounds_mean: float


def cells(
    kind: GameKind, words: Mapping[str, str], over: Sequence[str], seed: str, bots: Sequence[str]
) -> list[SweepCell]:
    """Return the combinations of axes: texts such as "teams=red,blue+green" or "expert=false,true".

    Commas separate values; `+` replaces a comma within an option. `words` are the common options, as typed. Raises
    BadInput for an unknown option, an invalid value, two combinations with the same games, or too many combinations.
    """
    axes = [_axis(kind, each) for each in over]
    names = [name for name, _ in axes]
    for name in names:
        if names.count(name) > 1 or name in words:
            raise BadInput("bad-sweep-twice", name=name)
    number = 1
    for _, values in axes:
        number *= len(values)
    if number > MOST:
        raise BadInput("bad-sweep-many", n=number, most=MOST)
    found: dict[str, SweepCell] = {}
    for combination in product(*(values for _, values in axes)):
        cell = _cell(kind, words, dict(zip(names, combination)), seed, bots)
        same = found.setdefault(cell.run.id, cell)
        if same is not cell:
            raise BadInput("bad-sweep-same", one=_combination_text(same, kind), other=_combination_text(cell, kind))
    return list(found.values())


def _combination_text(cell: SweepCell, kind: GameKind) -> str:
    """Return a combination as typed."""
    return " ".join(f"{typed_as(kind, name)}={value}" for name, value in cell.values.items())


def typed_as(kind: GameKind, name: str) -> str:
    """Return the typed name of an axis: an option, or the bots."""
    return next((option.typed.lstrip("-") for option in kind.options if option.name == name), name)


def _axis(kind: GameKind, text: str) -> tuple[str, list[str]]:
    """Return an axis with its values as typed."""
    typed, equals, rest = text.partition("=")
    values = [value.strip() for value in rest.split(",")]
    wanted = typed.strip().lstrip("-").replace("-", "_")
    known = {BOTS: BOTS}
    for option in kind.options:
        known |= {option.name: option.name, option.typed.lstrip("-").replace("-", "_"): option.name}
    if not equals or not all(values) or len({*values}) < len(values):
        wrong = "form" if not equals else "empty" if not all(values) else "twice"
        raise BadInput("bad-sweep-over", text=text, wrong=wrong)
    if wanted not in known:
        raise BadInput("bad-sweep-option", name=wanted, known=sorted({*known}))
    return known[wanted], values


def _cell(
    kind: GameKind, words: Mapping[str, str], values: dict[str, str], seed: str, bots: Sequence[str]
) -> SweepCell:
    typed, names = dict(words), [*bots]
    options = {option.name: option for option in kind.options}
    for name, value in values.items():
        if name == BOTS:
            names = value.split("+")
        elif value != LEFT_OUT:
            if options[name].seat and value == "0":
                raise BadInput("bad-sweep-seat", option=options[name].typed)
            typed[name] = _option_word(options[name], value)
    return SweepCell(values, Run.of(kind.name, kind.parse_options(typed), seed, names))


def _option_word(option: "GameOption", value: str) -> str:
    """Return the word that a game parses."""
    if not option.metavar:
        return _SAID.get(value, value)
    if option.seat and value.isdecimal():
        return str(int(value) - 1)
    return value.replace("+", "\n" if option.many else ",")


def rates(frame: "polars.DataFrame", found: Sequence[SweepCell]) -> list[SweepRate]:
    """Return the results of a sweep by cell."""
    out = []
    for cell in found:
        mine = frame.filter(frame["run"] == cell.run.id)
        wins, games = int(mine["won"].list.get(0).sum()), len(mine)
        low, high = wilson_interval(wins, games)
        mean = float(mine["rounds"].sum()) / max(1, games)
        out.append(SweepRate(cell.values, games, wins, wins / max(1, games), low, high, mean))
    return out
