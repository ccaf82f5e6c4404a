"""What shells and the manual know of the commands."""

import re
import subprocess
import sys
from typing import Final

import pytest

from goldenrule.cli.main import run
from scripts.man_page import PAGE, escape, page

DESKTOP: Final = PAGE.with_suffix(".desktop")


def completed(script: str, *words: str) -> list[str]:
    """What bash offers for the last of some words."""
    known = " ".join(f"'{word}'" for word in words)
    ask = f"COMP_WORDS=({known}); COMP_CWORD={len(words) - 1}; _shtab_goldenrule; printf '%s\\n' \"${{COMPREPLY[@]}}\""
    done = subprocess.run(["bash", "-c", f"{script}\n{ask}"], capture_output=True, text=True, check=True)
    return done.stdout.split()


def test_bash_completes_commands_options_and_shells(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["completion", "bash"]) == 0
    script = capsys.readouterr().out
    assert completed(script, "goldenrule", "pl") == ["play"]
    assert completed(script, "goldenrule", "nothing") == []
    assert "--heroes" in completed(script, "goldenrule", "play", "--h")
    assert completed(script, "goldenrule", "completion", "z") == ["zsh"]


@pytest.mark.parametrize("shell", ["bash", "fish", "powershell", "tcsh", "zsh"])
def test_every_shell_is_told_of_commands_in_words(shell: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["completion", shell]) == 0
    script = capsys.readouterr().out
    assert "simulate" in script
    assert "help-" not in script, "a key of a message"
    if shell not in ("bash", "tcsh"):  # which show no descriptions
        assert "Play in the terminal" in script


def test_another_shell_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["completion", "ksh"]) == 2
    assert "ksh" in capsys.readouterr().err


def test_without_shtab_one_sentence_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "shtab", None)
    assert run(["completion", "bash"]) == 2
    assert 'pip install "goldenrule[terminal]"' in capsys.readouterr().err


def test_the_manual_is_of_today() -> None:
    assert PAGE.read_text("utf-8") == page(), "PYTHONPATH=src:. python scripts/man_page.py writes it"


def test_lists_of_the_manual_are_closed_and_no_word_begins_a_line_as_a_macro() -> None:
    macros = re.findall(r"(?m)^\\.(\w+)", PAGE.read_text("utf-8"))
    assert {*macros} <= {"Dd", "Dt", "Os", "Sh", "Nm", "Nd", "Op", "Ar", "Fl", "Ss", "Bl", "It", "El", "Ev", "Pa"}
    depth = 0
    for macro in macros:
        depth += {"Bl": 1, "El": -1}.get(macro, 0)
        assert depth in (0, 1) and (depth or macro != "It")
    assert depth == 0
    assert escape(".hidden 'x \\y -z") == "\\&.hidden 'x \\ey \\-z"


def test_the_desktop_starts_a_command_that_there_is() -> None:
    [line] = [each for each in DESKTOP.read_text("utf-8").splitlines() if each.startswith("Exec=")]
    [program, command, *options] = line.removeprefix("Exec=").split()
    manual = PAGE.read_text("utf-8")
    assert program == "goldenrule" and f".Ss goldenrule {command}\n" in manual
    assert all(f".It Fl {each.removeprefix('-').replace('-', chr(92) + '-')}\n" in manual for each in options)
