"""How much of the source a type checker takes on trust: the lines that name `Any`."""

import re
from pathlib import Path

SRC = Path(__file__).parents[1] / "src"
MOST = 125
"""Lines of the source that name `Any`. Lower it when there are fewer; what is only passed on is an `object`."""


def naming(text: str) -> list[str]:
    """The lines of a file that name `Any`."""
    return [line for line in text.splitlines() if re.search(r"\bAny\b", line)]


def test_no_more_lines_name_any() -> None:
    by_file = {path: len(naming(path.read_text("utf-8"))) for path in SRC.rglob("*.py")}
    most = sorted(by_file, key=lambda path: -by_file[path])[:5]
    total = sum(by_file.values())
    assert total <= MOST, (
        f"{total} lines name Any; most: {[f'{path.relative_to(SRC)}: {by_file[path]}' for path in most]}"
    )


def test_a_line_counts_once_and_words_around_do_not() -> None:
    assert naming("from typing import Any\nx: dict[Any, Any]\nAnyOf = AnyGame") == [
        "from typing import Any",
        "x: dict[Any, Any]",
    ]
