"""English that a native reader stumbles over: the patterns of plain_english.toml, in all that people read."""

import ast
import io
import re
import tokenize
import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

Texts = Iterator[tuple[str, str]]
"""Texts, each behind its file and line."""
ROOT = Path(__file__).resolve().parents[2]
WORDS = tomllib.loads(Path(__file__).with_name("plain_english.toml").read_text(encoding="utf-8"))
PATTERNS = [
    (re.compile(rf"(?<![\w-])(?:{each['find']})(?![\w-])", re.IGNORECASE), each["better"]) for each in WORDS["pattern"]
]
READ_FIRST = ("README.md", "CONTRIBUTING.md", "CHANGELOG.md")
QUOTES_RULES = {"mutation_check.md", "readings.md"}
"""Pages made from the clauses of the rules, whose words are not ours to choose here."""
PARAGRAPH = re.compile(r"(?:^.*\S.*$\n?)+", re.MULTILINE)
CODE = re.compile(r"^```.*?^```", re.MULTILINE | re.DOTALL)
MESSAGE = re.compile(r"^(?:#|[\w-]+ =|\s+\.\w+ =).*(?:\n(?!#|[\w-]+ =|\s+\.\w+ =|$).*)*", re.MULTILINE)
LOOKED_UP = re.compile(r"\s+\.(?:also|asked) =")
"""Words that players type: they may be any English."""
NO_PROSE = re.compile(r"`[^`]*`|https?://\S+|\{ ?\$?\w+ ?\}")
"""What is typed, linked or filled in."""


def documents() -> Texts:
    """The paragraphs of the documentation, without blocks of code."""
    for path in [*(ROOT / name for name in READ_FIRST), *sorted((ROOT / "docs").glob("*.md"))]:
        if path.name not in QUOTES_RULES:
            text = CODE.sub(lambda block: "\n" * block[0].count("\n"), path.read_text("utf-8"))
            for part in PARAGRAPH.finditer(text):
                yield _place(path, 1 + text.count("\n", 0, part.start())), part[0]


def messages() -> Texts:
    """The English messages, their attributes and the comments between them."""
    for path in sorted((ROOT / "src/goldenrule/locale/en").rglob("*.ftl")):
        text = path.read_text("utf-8")
        for part in MESSAGE.finditer(text):
            if not LOOKED_UP.match(part[0]):
                yield _place(path, 1 + text.count("\n", 0, part.start())), part[0]


def code() -> Texts:
    """The docstrings of the package, those of attributes too, and its comments."""
    for path in sorted((ROOT / "src").rglob("*.py")):
        text = path.read_text("utf-8")
        for node in ast.walk(ast.parse(text)):
            match node:
                case ast.Expr(value=ast.Constant(value=str(docstring))):
                    yield _place(path, node.lineno), docstring
        for token in tokenize.generate_tokens(io.StringIO(text).readline):
            if token.type == tokenize.COMMENT:
                yield _place(path, token.start[0]), token.string


def _place(path: Path, line: int) -> str:
    return f"{path.relative_to(ROOT).as_posix()}:{line}"


def _prose(text: str) -> str:
    return " ".join(NO_PROSE.sub("~", text).split())


def found(place: str, text: str) -> list[str]:
    """What to mend in a text: where, the words, and what is better. Allowed words are left out."""
    prose = _prose(text)
    for each in WORDS.get("allowed", []):
        if place.partition(":")[0].endswith(each["file"]):
            prose = prose.replace(each["text"], "~")
    return [
        f"{place}: ...{prose[max(0, hit.start() - 40) : hit.end() + 40]}... Better: {better}"
        for pattern, better in PATTERNS
        for hit in pattern.finditer(prose)
    ]


@pytest.mark.parametrize("texts", [documents, messages, code])
def test_texts_are_plain_english(texts: Callable[[], Texts]) -> None:
    assert not [each for place, text in texts() for each in found(place, text)]


@pytest.mark.parametrize("entry", WORDS["pattern"], ids=lambda entry: entry["find"])
def test_a_pattern_finds_its_example_and_spares_good_english(entry: dict[str, str]) -> None:
    assert any(entry["better"] in each for each in found("README.md:1", entry["example"]))
    assert not found("README.md:1", entry["right"])
    assert entry["why"].endswith(".")


def test_a_planted_sentence_is_found() -> None:
    (only,) = found("README.md:7", "Bots play.\nWhoever opens\na link looks at `so many` cards.")
    assert only.startswith("README.md:7: ...Bots play. Whoever opens a link")


def test_allowed_words_are_still_there() -> None:
    texts = [(place.partition(":")[0], _prose(text)) for kind in (documents, messages, code) for place, text in kind()]
    for each in WORDS.get("allowed", []):
        assert each["why"].endswith(".")
        assert any(file.endswith(each["file"]) and each["text"] in text for file, text in texts), each
