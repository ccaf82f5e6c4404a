"""docs/add_a_card.md leads to a card: each recipe is followed to the letter in a copy, and all is green."""

import os
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "add_a_card.md"
PARTS = ("src", "tests", "scripts", "cases", "docs", "pyproject.toml", "README.md")
PROGRAMS = {".venv/bin/python": [sys.executable], ".venv/bin/goldenrule": [sys.executable, "-m", "goldenrule.cli.main"]}


def recipes() -> dict[str, list[tuple[str, str, str]]]:
    """The blocks under each heading that has some: language, file and text."""
    found = {}
    for section in PAGE.read_text(encoding="utf-8").split("\n## ")[1:]:
        blocks = re.findall(r"^```(\w+) ?(\S*)\n(.*?)^```$", section, re.M | re.S)
        if blocks:
            found[section.partition("\n")[0]] = blocks
    return found


def changed(text: str, hunk: str) -> str:
    """A text in which, from the top down, each line is found; those with `-` are left out, those with `+` put in."""
    lines, at = text.splitlines(keepends=True), 0
    for line in hunk.splitlines(keepends=True):
        if line[0] == "+":
            lines.insert(at, line[1:])
        else:
            at = lines.index(line[1:], at)
            if line[0] == "-":
                del lines[at]
        at += line[0] != "-"
    return "".join(lines)


@pytest.mark.parametrize("recipe", recipes())
def test_the_recipe_leads_to_a_card_and_nothing_turns_red(recipe: str, tmp_path: Path) -> None:
    for part in PARTS:
        copy = shutil.copytree if (ROOT / part).is_dir() else shutil.copy2
        copy(ROOT / part, tmp_path / part)
    env = {**os.environ, "PYTHONPATH": str(tmp_path / "src"), "PYTHONUTF8": "1", "GOLDENRULE_HOME": str(tmp_path)}
    said = []
    for language, file, text in recipes()[recipe]:
        if language == "sh":
            for line in text.splitlines():
                program, *arguments = shlex.split(line)
                ran = subprocess.run(
                    [*PROGRAMS[program], *arguments], cwd=tmp_path, env=env, capture_output=True, text=True, timeout=300
                )
                assert ran.returncode == 0, f"{line}\n{ran.stdout[-4000:]}{ran.stderr[-2000:]}"
                said.append(ran.stdout)
        else:
            path = tmp_path / file
            before = path.read_text(encoding="utf-8")
            path.write_text(changed(before, text) if language == "diff" else before + text, encoding="utf-8")
    assert "Source: invented" in said[0] and " passed" in said[-1]


def test_there_is_a_recipe_for_each_game_and_contributors_are_led_to_them() -> None:
    games = [{file.split("/")[3] for _, file, _ in blocks if file.startswith("src/")} for blocks in recipes().values()]
    assert games == [{"champions"}, {"skirmish"}, {"heroes"}]
    assert "docs/add_a_card.md" in (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
