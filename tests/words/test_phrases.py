"""Every phrase and every error that the programs make names a message, and gives it what it needs and nothing else."""

import ast
import importlib
import pkgutil
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import goldenrule
from goldenrule.kernel.errors import BadInput, GoldenruleError
from goldenrule.words.phrases import (
    MOST_NAMED,
    SYSTEM,
    Phrase,
    join_phrases,
    name_few,
    phrase_of,
    plain,
    reason,
    show_value,
)
from goldenrule.words.texts import Texts, english, sources
from scripts.languages import messages, seen

ROOT = Path(goldenrule.__file__).parent
ADDED = {"TooMuch": {"seconds"}}
"""What errors give their messages by themselves, by class; a message may leave it out."""
KEY = re.compile(r"[a-z]+(?:-[a-z0-9]+)+")


def errors(cls: type[Exception] = GoldenruleError) -> Iterator[str]:
    """The names of all classes of errors."""
    yield cls.__name__
    for each in cls.__subclasses__():
        yield from errors(each)


@cache
def made() -> list[tuple[str, str, frozenset[str] | None]]:
    """Where each phrase and error is made, its key, and its arguments (None if they are not written out)."""
    for module in pkgutil.walk_packages(goldenrule.__path__, "goldenrule."):
        if "migrations" not in module.name and not module.name.endswith("__main__"):
            importlib.import_module(module.name)
    kinds = {"Phrase", "Help", "refusal", *errors()}
    found = []
    for path in sorted(ROOT.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and (kind := ast.unparse(node.func).split(".")[-1]) in kinds:
                names = {each.arg for each in node.keywords}
                where = f"{path.relative_to(ROOT)}:{node.lineno}"
                for key in (key for each in node.args for key in keys(each)):
                    added = ADDED.get(kind, set()) & arguments(key) if key in messages("en") else set()
                    given = None if None in names else frozenset(name for name in {*names, *added} if name)
                    found.append((where, key, given))
    return found


def keys(node: ast.expr) -> list[str]:
    """The keys that an argument may be, and whatever else is written out there."""
    if isinstance(node, ast.IfExp):
        return keys(node.body) + keys(node.orelse)
    if isinstance(node, ast.JoinedStr):
        return [
            "".join(
                each.value for each in node.values if isinstance(each, ast.Constant) and isinstance(each.value, str)
            )
        ]
    return [node.value] if isinstance(node, ast.Constant) and isinstance(node.value, str) else []


def arguments(key: str) -> frozenset[str]:
    """What a message needs, with the messages that it refers to."""
    message = messages("en")[key]
    assert not isinstance(message, Exception)
    found = seen(message.value, *message.attributes.values()).arguments
    return frozenset(name for name in found if not (name.endswith("form") and name[:-4] in found))


def test_every_key_exists_and_is_given_its_arguments() -> None:
    wrong = []
    for where, key, given in made():
        if not KEY.fullmatch(key):
            if " " in key:
                wrong.append(f"{where}: {key!r} is a text for people; write a message")
            continue  # the beginning of a key: `tests/table/test_keys.py` lists what these may be
        if key not in messages("en"):
            wrong.append(f"{where}: there is no message {key}")
        elif given is not None and given != arguments(key):
            wrong.append(f"{where}: {key} needs {sorted(arguments(key))}, and is given {sorted(given)}")
    assert len(made()) > 800 and wrong == []


def test_an_error_is_told_in_a_language_and_is_english_by_itself() -> None:
    inner = BadInput("bad-not-written", path=Path("a") / "b", reason=reason(PermissionError(13, "no")))
    outer = BadInput("problem-of-case", place="given", error=inner)
    assert str(outer) == f"given: {Path('a') / 'b'} cannot be written (Permission denied)."
    assert Texts("en", strict=True).tell(outer.phrase) == str(outer)


def test_what_a_phrase_is_filled_with_is_told_with_it() -> None:
    said = Phrase("bad-lesson", id="x", known=["a", "b", Phrase("shown-nothing")])
    assert english(said) == "There is no lesson 'x'; choose from a, b, nothing."
    assert english(Phrase("nearest-close", words=join_phrases("or", ["a", "b"]))) == "; did you mean a or b?"
    assert phrase_of(plain(said)) == said


def test_many_are_told_in_a_row_however_many_they_are() -> None:
    many = [str(n) for n in range(5_000)]
    for said in (Phrase("bad-lesson", id="x", known=many), Phrase("nearest-close", words=join_phrases("or", many))):
        text = english(phrase_of(plain(said)))
        assert " 0" in text and "4999" in text, "there is no nesting, at which Python would end"
    three = join_phrases("names", ["a", join_phrases("and", ["b", "c"]), "d"])
    assert english(Phrase("shown-text", text=three)) == "'a, b and c, d'"
    assert (join_phrases("or", []), join_phrases("or", ["a"])) == ("", "a")


def test_of_many_the_first_are_named() -> None:
    names = [str(n) for n in range(MOST_NAMED)]
    assert name_few(names, len(names)) == names
    for lang, more in {"en": "and 3 more", "es": "y 3 más", "uk": "і ще 3", "zh-Hant": "以及另外3項"}.items():
        text = Texts(lang, strict=True).tell(
            Phrase("shown-text", text=join_phrases("names", name_few([*names, "x"], 13)))
        )
        assert more in text and "9" in text and "x" not in text


@pytest.mark.parametrize(
    ("value", "text"),
    [(None, "nothing"), ("it\n", r"'it\n'"), ([1] * 5, "a list of 5"), (object(), "a object"), (7, "7")],
)
def test_a_value_is_shown_as_it_is_written(value: object, text: str) -> None:
    assert english(Phrase("as-written", text=show_value(value))) == text


def test_every_reason_of_a_system_has_words() -> None:
    assert {f"system-{each.lower()}" for each in SYSTEM} <= {*sources("en")}
