"""The shipped case files of a game, case by case, for the tests that run them."""

from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

from goldenrule.lab.cases import Case, read_cases, run_case

CASES = Path(__file__).resolve().parents[1] / "cases"


class Shipped(NamedTuple):
    """A case, where it stands in its file, and the lines of that file."""

    name: str
    case: Case
    at: str
    lines: dict[str, int]

    def must_pass(self) -> None:
        result = run_case(self.case, self.at, "case", self.lines)
        assert result.passed, str(result)


def files(game: str) -> list[Path]:
    return sorted((CASES / game).glob("*.yaml"))


@cache
def shipped(game: str) -> tuple[Shipped, ...]:
    found: list[Shipped] = []
    for path in files(game):
        cases, lines = read_cases(path.read_bytes(), path.name)
        found += [Shipped(f"{path.stem}: {case.name}", case, f"[{i}]", lines) for i, case in enumerate(cases)]
    return tuple(found)


def each_case(game: str) -> pytest.MarkDecorator:
    """Run a test with each `case` of a game."""
    return pytest.mark.parametrize("case", shipped(game), ids=[each.name for each in shipped(game)])
