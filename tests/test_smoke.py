"""The smoke suite of all interpreters, as far as it goes without installing anything."""

import sys
from pathlib import Path

import pytest

from scripts import smoke


def test_the_supported_versions_are_those_of_the_classifiers() -> None:
    assert (3, 11) in smoke.supported() and (3, 13) in smoke.supported()
    assert (3, 10) not in smoke.supported()


def test_this_interpreter_is_found_with_its_version() -> None:
    assert smoke.version_of(sys.executable) == sys.version_info[:3]
    assert smoke.interpreters()[sys.version_info[:3]] == sys.executable


def test_what_is_no_python_is_no_interpreter(tmp_path: Path) -> None:
    other = tmp_path / "python3"
    other.write_text("#!/bin/sh\necho PyPy 3 11 0 final\n", "ascii")
    other.chmod(0o755)
    assert smoke.version_of(str(other)) is None
    assert smoke.version_of(str(tmp_path / "missing")) is None


def test_every_interpreter_of_pyenv_is_found_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for number, version in enumerate(("3.12.1", "3.12.1", "3.12.4", "3.10.2")):
        python = tmp_path / "versions" / f"3.{number}" / "bin" / "python3"
        python.parent.mkdir(parents=True)
        python.write_text(f"#!/bin/sh\necho CPython {version.replace('.', ' ')} final\n", "ascii")
        python.chmod(0o755)
    monkeypatch.setenv("PYENV_ROOT", str(tmp_path))
    monkeypatch.setenv("PATH", "")
    found = smoke.interpreters()
    assert [*found] == sorted({sys.version_info[:3], (3, 12, 1), (3, 12, 4)})


def test_what_ends_differently_or_was_not_played_is_named() -> None:
    same = {"API champions": "players after 9 decisions"}
    assert smoke.differences({"3.11.7": same, "3.12.1": dict(same)}) == []
    other = smoke.differences({"3.11.7": same, "3.12.1": {"API champions": "villain after 9 decisions"}})
    assert other == [
        "API champions ends differently: 3.11.7: players after 9 decisions; 3.12.1: villain after 9 decisions"
    ]
    assert "3.12.1: not played" in smoke.differences({"3.11.7": same, "3.12.1": {}})[0]


def test_a_wrong_interpreter_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert smoke.main([str(tmp_path / "missing")]) == 2
    assert "is not a released CPython" in capsys.readouterr().err
