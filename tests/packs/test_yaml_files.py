"""The strict YAML reader: what it reads, and what it refuses with the line."""

import re
import sys

import pytest

from goldenrule.kernel.errors import BadInput
from goldenrule.packs.lines import LARGEST, line_of
from goldenrule.packs.yaml_files import MOST_VALUES, Pure, load_yaml


def read(text: str) -> object:
    return load_yaml(text.encode(), "some.yaml")[0]


def test_plain_data_with_lines() -> None:
    found, lines = load_yaml(b"a: 1\nb:\n  - x\n  - {c: [true, ~]}\n", "some.yaml")
    assert found == {"a": 1, "b": ["x", {"c": [True, None]}]}
    assert lines[".b[1].c[1]"] == 4
    assert line_of(lines, ".b[0].nothing.there") == 3
    assert line_of({}, ".b") == 0


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("yes", "yes"),
        ("on", "on"),
        ("007", "007"),
        ("2024-01-01", "2024-01-01"),
        ("1.5", "1.5"),
        ("1e3", "1e3"),
        ("0x10", "0x10"),
        ("-3", -3),
        ("true", True),
        ("~", None),
        ("'12'", "12"),
        ('"null"', "null"),
        ("", None),
        ("[]", []),
        ("{}", {}),
        ("{1: a, true: b, null: c}", {1: "a", "true": "b", "null": "c"}),
    ],
)
def test_scalars(text: str, value: object) -> None:
    found = read(text)
    assert found == value
    assert type(found) is type(value)


@pytest.mark.parametrize(
    ("text", "part"),
    [
        ("a: &x 1\nb: *x\n", "line 1: anchors and aliases"),
        ("a: 1\nb: *x\n", "line 2: anchors and aliases"),
        ("a:\n  <<: {b: 1}\n", "line 2: merge keys"),
        ("a: !!int 3\n", "line 1: tags"),
        ("a: ! b\n", "line 1: tags"),
        ("a: !custom {}\n", "line 1: tags"),
        ("a: 1\nb: 2\na: 3\n", "line 3: 'a' appears twice here"),
        ("? [a]\n: b\n", "a key must be a word or a number"),
        ("? {a: b}\n: b\n", "a key must be a word or a number"),
        ("n: 1234567890123456789\n", "line 1: the number 123456789012345678... is too large"),
        ("n: [0,\n  -99999999999999999999999999]\n", "line 2: the number"),
        ("[" * 4000, "nested more than 20"),
        ("{a: " * 4000, "nested more than 20"),
        ("- " * 4000, "nested more than 20"),
        ("a: 1\n---\nb: 2\n", "not valid YAML"),
        ("a: 'x\n", "not valid YAML"),
        ("a: b: c\n", "not valid YAML"),
        ("\tx: 1\n", "not valid YAML"),
        ("a: \x01\n", "not valid YAML"),
    ],
)
def test_what_is_refused(text: str, part: str) -> None:
    with pytest.raises(BadInput, match=re.escape(part)) as error:
        read(text)
    assert str(error.value).startswith("some.yaml")
    assert "\n" not in str(error.value)


def test_bounds() -> None:
    with pytest.raises(BadInput, match=f"more than {MOST_VALUES} values"):
        read("[" + "1," * MOST_VALUES + "]")
    with pytest.raises(BadInput, match="larger than"):
        load_yaml(b" " * (LARGEST + 1), "some.yaml")
    with pytest.raises(BadInput, match="not UTF-8"):
        load_yaml(b"\xff", "some.yaml")
    deep, _ = load_yaml(b"[" * 60 + b"]" * 60, "some.yaml", deepest=60)
    assert isinstance(deep, list)
    assert sys.getrecursionlimit() >= 1000


def test_without_libyaml_it_reads_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    text = b"- {a: 1, b: [x, 'y', ~]}\n- c: |\n    two\n    lines\n  d: >-\n    folded\n    text\n"
    here = load_yaml(text, "some.yaml")
    monkeypatch.setattr("goldenrule.packs.yaml_files._PARSER", Pure)
    assert load_yaml(text, "some.yaml") == here
