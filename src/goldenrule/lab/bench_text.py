"""Results of the benchmark in words: the speed of games, and the number of questions for people."""

from collections.abc import Sequence
from itertools import groupby
from pathlib import Path
from typing import Final

import msgspec

from goldenrule.gamekit.text_lists import slug
from goldenrule.kernel.files import write_over
from goldenrule.lab import bench, instructions
from goldenrule.lab.bench import ROLLOUT, Report, Row
from goldenrule.lab.prompt_count import COUNTED, PromptCounts, count
from goldenrule.table.games import find_game, title_of
from goldenrule.table.language_choice import current_language
from goldenrule.words.columns import columns, pad
from goldenrule.words.texts import Texts

INDENT: Final = "  "
EXACT: Final = 100
"""The least figure without decimals; below it has three digits."""


def speeds(report: Report, texts: Texts) -> str:
    """Return the report as lines of text, by game."""
    t = texts.t
    head = t(
        "bench-head", version=report.version, build="compiled" if report.build == "compiled" else "pure",
        python=report.python, machine=report.machine, n=report.repeats,
    )  # fmt: skip
    lines = [head]
    names = [_measured_text(row, texts) for row in report.rows]
    width = max(map(columns, names))
    figures = [figure(row.value, texts) for row in report.rows]
    wide = max(map(columns, figures))
    units = [t(f"bench-unit-{row.unit}") for row in report.rows]
    last = max(map(columns, units))
    told = iter(zip(names, figures, units))
    for game, rows in groupby(report.rows, key=lambda row: row.game):
        if game:
            lines += ["", texts.tell(title_of(find_game(game)))]
        for row in rows:
            name, value, unit = next(told)
            gate = INDENT + _gate(row, texts) if row.gate else ""
            lines.append(f"{INDENT}{pad(name, width)} {_right(value, wide)} {pad(unit, last)}{gate}".rstrip())
    lines.append("")
    if not any(row.name == "instructions" for row in report.rows):
        lines.append(t("bench-no-instructions", program=instructions.PROGRAM))
    return "\n".join([*lines, t("bench-passed", passed="yes" if report.passed else "no")])


def figure(value: float, texts: Texts) -> str:
    """Return a figure with significant digits only."""
    decimals = 0 if value >= EXACT else 1 if value >= 10 else 2 if value >= 1 else 3
    return texts.language.number(value, decimals)


def _measured_text(row: Row, texts: Texts) -> str:
    table = texts.t(f"bench-table-{row.table}") if row.table else ""
    return texts.t(f"bench-row-{row.name}", table=table, n=ROLLOUT)


def _gate(row: Row, texts: Texts) -> str:
    gate = texts.language.number(row.gate, 0 if row.gate == int(row.gate) else 1)
    return texts.t("bench-gate", gate=gate, more="yes" if row.more else "no", passed="yes" if row.passed else "no")


def prompt_counts_text(counts: Sequence[PromptCounts], texts: Texts) -> str:
    """Return the counts as lines of text, by game."""
    t, number = texts.t, texts.language.number
    heads = [t(f"bench-asked-{each}") for each in COUNTED]
    lines = []
    for found in counts:
        rows = [(t("bench-asked-all"), [found.per_round(each) for each in found.columns])]
        for kind, _ in found.before.most_common():
            rows.append((_kind(kind, texts), [each[kind] / max(1, found.rounds) for each in found.columns]))
        width = max(columns(name) for name, _ in rows)
        lines.append(
            t(
                "bench-asked-head",
                game=texts.tell(title_of(find_game(found.game))),
                games=found.games,
                rounds=found.rounds,
            )
        )
        lines.append(" " * (len(INDENT) + width) + "".join(INDENT + head for head in heads))
        for name, values in rows:
            said = [INDENT + _right(number(value, 2), columns(head)) for value, head in zip(values, heads)]
            lines.append(INDENT + pad(name, width) + "".join(said))
        if found.goal:
            told = t("bench-asked-goal", goal=number(found.goal, 1), passed="yes" if found.is_goal_reached else "no")
            lines.append(INDENT + told)
    return "\n".join(lines)


def _kind(kind: str, texts: Texts) -> str:
    """Return the name of a kind of question; kinds of foreign games keep their own."""
    key = f"bench-kind-{slug(kind)}"
    return texts.t(key) if texts.has(key) else kind


def _right(text: str, width: int) -> str:
    return " " * (width - columns(text)) + text


def count_prompts(games: Sequence[str], number: int, json: bool) -> int:
    """Print how often people are asked; return 0 if every goal is reached, else 1."""
    counts = [count(name, number) for name in games or bench.measured_games()]
    print(msgspec.json.encode(counts).decode() if json else prompt_counts_text(counts, Texts(current_language())))
    return 0 if all(found.is_goal_reached for found in counts) else 1


def print_speed(games: Sequence[str], repeats: int, json: bool, out: Path | None) -> int:
    """Print the speed of games, and write it into a file; return 0 if all gates are reached, else 1."""
    report = bench.run(games, repeats)
    data = msgspec.json.format(msgspec.json.encode(report), indent=2)
    print(data.decode() if json else speeds(report, Texts(current_language())))
    if out is not None:
        write_over(out, data + b"\n")
    return 0 if report.passed else 1
