"""Every example of docs/cases.md is a case that passes."""

import re
from pathlib import Path

import pytest

from goldenrule.lab.cases import run_data

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "cases.md").read_text("utf-8")
EXAMPLES = re.findall(r"```yaml\n(.*?)```", PAGE, re.S)


@pytest.mark.parametrize("example", EXAMPLES)
def test_an_example_of_the_page_passes(example: str) -> None:
    assert [str(result) for result in run_data(example.encode(), "docs/cases.md") if not result.passed] == []


def test_each_game_has_examples() -> None:
    assert len(EXAMPLES) >= 5
    for game in ("skirmish", "heroes"):
        assert any(f"game: {game}" in example for example in EXAMPLES)
