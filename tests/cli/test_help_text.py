"""`--help` of every command, in every language: words, and no keys of messages or words of another language."""

import argparse
import re
from collections.abc import Iterator

import pytest

from goldenrule.cli import help_text, main
from goldenrule.cli.options import kinds_for
from goldenrule.cli.parser import parser
from goldenrule.languages import FIRST
from goldenrule.words.texts import Texts

LANGUAGES = (FIRST, "es", "uk", "zh-Hant")
Path = tuple[str, ...]


def commands(one: argparse.ArgumentParser, path: Path = ()) -> Iterator[tuple[Path, argparse.ArgumentParser]]:
    """A command and those below it."""
    yield path, one
    for action in one._actions:
        if isinstance(action, argparse._SubParsersAction):
            for name, below in action.choices.items():
                yield from commands(below, (*path, name))


COMMANDS = dict(commands(parser(kinds_for([]))))


def speak(monkeypatch: pytest.MonkeyPatch, tag: str) -> Texts:
    texts = Texts(tag, strict=True)
    monkeypatch.setattr(help_text, "texts", lambda: texts)
    return texts


def test_the_commands_are_found() -> None:
    assert {("play",), ("bench",), ("deck", "new"), ("pack", "schema"), ("companion",)} <= {*COMMANDS}


@pytest.mark.parametrize("path", COMMANDS, ids=" ".join)
def test_help_is_said_in_every_language(
    path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    shown: dict[str, str] = {}
    for tag in LANGUAGES:
        texts = speak(monkeypatch, tag)
        assert main.run([*path, "--help"]) == 0
        said, wrong = capsys.readouterr()
        assert wrong == "" and said.startswith(texts.t("argparse-usage"))
        assert not [word for word in re.findall(r"[a-z0-9]+(?:-[a-z0-9]+)+", said) if texts.has(word)]
        for key in ("argparse-options", "argparse-help"):
            assert texts.t(key) in said
        shown[tag] = said
    assert len({*shown.values()}) == len(LANGUAGES)


@pytest.mark.parametrize("tag", LANGUAGES[1:])
def test_no_argument_is_told_in_english_elsewhere(tag: str, monkeypatch: pytest.MonkeyPatch) -> None:
    said: dict[str, list[str]] = {}
    for each in (FIRST, tag):
        speak(monkeypatch, each)
        said[each] = [
            help_text.text_of_key(text)
            for one in COMMANDS.values()
            for text in (one.description, *(action.help for action in one._actions))
            if text
        ]
    assert len(said[tag]) > 150
    assert [text for text, english in zip(said[tag], said[FIRST]) if text == english] == []
