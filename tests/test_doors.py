"""Nothing outside of the games names one: what a game adds, it adds through its `GameKind` and `GameWords`."""

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path

from goldenrule.table.games import own_games

SRC = Path(__file__).parents[1] / "src" / "goldenrule"
PERMITTED = {
    "table/board_view.py": "the union of typed boards that a page may be sent; the type of a message has to name them",
    "languages/uk.py": "English names that stay as they are printed, among them the title of a game",
}
"""Files in which a game may be named, and why."""


def words(source: str) -> Iterator[tuple[int, str]]:
    """The texts, comments and names of a module in small letters, with their lines."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.lineno, node.value.lower()
        elif isinstance(node, ast.Name | ast.Attribute):
            yield node.lineno, (node.id if isinstance(node, ast.Name) else node.attr).lower()
        elif isinstance(node, ast.FunctionDef | ast.ClassDef):
            yield node.lineno, node.name.lower()
        elif isinstance(node, ast.ImportFrom):
            yield node.lineno, (node.module or "").lower()
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            yield token.start[0], token.string.lower()


def naming(source: str, games: tuple[str, ...]) -> list[int]:
    """The lines of a module that name one of these games, as a word or a part of a name."""
    named = re.compile(rf"(?<![a-z])({'|'.join(games)})(?![a-z])")
    return sorted({line for line, text in words(source) if named.search(text)})


def test_no_module_outside_of_the_games_names_a_game() -> None:
    files = [path for path in SRC.rglob("*.py") if path.relative_to(SRC).parts[0] != "games"]
    assert len(files) > 200
    found = {path.relative_to(SRC).as_posix(): naming(path.read_text("utf-8"), own_games()) for path in files}
    assert {name: lines for name, lines in found.items() if lines and name not in PERMITTED} == {}
    assert all(found[name] for name in PERMITTED), "an exception that is not needed any more"


def test_a_name_is_found_wherever_it_stands() -> None:
    source = (
        'import a\nGAME = "chess"\n# as in chess\ndef play_chess():\n    "Chess."\nfrom b.chess import c\nx.chess\n'
    )
    assert naming(source, ("chess", "go")) == [2, 3, 4, 5, 6, 7]
    assert naming('"chessboard"\ngoes = "cargo"\n', ("chess", "go")) == []
