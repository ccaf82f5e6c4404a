"""Another language in a game that runs, and on the command line."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from goldenrule.table import settings
from scripts import pseudo
from tests.cli.helpers import run


@pytest.fixture(autouse=True, scope="module")
def made() -> Iterator[None]:
    with pseudo.spoken():
        yield


def test_a_game_goes_on_in_another_language(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    typed = f"language\nlanguage zz\nlanguage {pseudo.LETTERS}\n1\nquit\n"
    done = run(tmp_path, "play", "champions", "--quick", "--plain", "--seed", "1", typed=typed)
    assert done.returncode == 0, done.stderr
    before, after = done.stdout.split("language: there are no texts in 'zz'; ")
    told = " ".join(before.split())
    assert "The texts are in English. The languages are en (English), " in told
    assert "xa (xa), xw (xw)" in told
    assert pseudo.OPEN not in before and after.count(pseudo.OPEN) > 10
    monkeypatch.setenv("GOLDENRULE_HOME", str(tmp_path))
    assert settings.read().lang == pseudo.LETTERS


def test_a_command_speaks_the_language_that_it_is_told(tmp_path: Path) -> None:
    assert pseudo.OPEN not in run(tmp_path, "card", "champions", "01005").stdout
    for arguments in (("--lang", pseudo.LETTERS, "card"), ("card", "--lang", pseudo.LETTERS)):
        assert pseudo.OPEN in run(tmp_path, *arguments, "champions", "01005").stdout
    asked = run(tmp_path, "settings", "lang", pseudo.LETTERS)
    assert asked.returncode == 0 and "lang xa" in run(tmp_path, "settings", "lang").stdout
