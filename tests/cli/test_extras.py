"""Without the packages of extras: the terminal plays in plain lines, and a sentence says what to install."""

import io
import sys
from pathlib import Path

import pytest

from goldenrule.cli import output
from goldenrule.cli.client_texts import Words
from goldenrule.cli.main import run as main
from goldenrule.cli.progress import Progress
from goldenrule.kernel.errors import BadInput, import_extra


def test_the_server_says_what_to_install(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    for package in ("litestar", "alembic"):
        with monkeypatch.context() as missing:
            missing.setitem(sys.modules, package, None)
            assert main(["serve"]) == 2
        said = capsys.readouterr().err
        assert said.startswith(f"This needs {package}, which is not installed") and "goldenrule[server]" in said


def test_a_package_that_is_there_but_broken_is_not_called_missing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "broken_package.py").write_text("import package_that_is_nowhere\n", "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    with pytest.raises(ModuleNotFoundError, match="package_that_is_nowhere"):
        import_extra("broken_package", "server")
    with pytest.raises(BadInput, match="package_that_is_nowhere"):
        import_extra("package_that_is_nowhere", "server")


class Tty(io.StringIO):
    """A terminal that keeps what is written."""

    def isatty(self) -> bool:
        return True


def test_a_terminal_has_boxes_only_if_rich_is_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setattr(sys, "stdout", Tty())
    assert isinstance(output.make_output(Words("skirmish"), False), output.Rich)
    monkeypatch.setitem(sys.modules, "rich", None)
    assert isinstance(output.make_output(Words("skirmish"), False), output.Plain)


def test_progress_is_told_in_lines_without_rich(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stderr", shown := Tty())
    monkeypatch.setitem(sys.modules, "rich", None)
    with Progress(Words("skirmish")) as step:
        step(0, 10)
        step(5, 10)
    assert shown.getvalue() == "", "a minute has not passed"
    bar = Progress(Words("skirmish"))
    bar.said -= 100
    bar.step(5, 10)
    assert "5 of 10" in shown.getvalue() and bar.bar is None
