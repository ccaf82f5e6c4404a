"""The recipes of docs/add_a_card.md and docs/add_a_rule.md are followed to the letter in a copy, and all is green."""

import os
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
CARDS = ROOT / "docs" / "add_a_card.md"
RULES = ROOT / "docs" / "add_a_rule.md"
PARTS = ("src", "tests", "scripts", "cases", "docs", "web/src", "pyproject.toml", "README.md")
PROGRAMS = {
    ".venv/bin/python": [sys.executable],
    ".venv/bin/goldenrule": [sys.executable, "-m", "goldenrule.cli.main"],
    "cp": ["cp"],
}
Blocks = list[tuple[str, str, str]]


def recipes(page: Path) -> dict[str, Blocks]:
    """The blocks under each heading that has some: language, file and text."""
    found = {}
    for section in page.read_text(encoding="utf-8").split("\n## ")[1:]:
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


def copied(folder: Path) -> None:
    """Copy what the commands of the recipes need."""
    for part in PARTS:
        copy = shutil.copytree if (ROOT / part).is_dir() else shutil.copy2
        copy(ROOT / part, folder / part)


def followed(blocks: Blocks, folder: Path) -> list[str]:
    """Write the blocks into the files of a copy and run the commands, which must succeed. Return what they printed."""
    env = {**os.environ, "PYTHONPATH": str(folder / "src"), "PYTHONUTF8": "1", "GOLDENRULE_HOME": str(folder)}
    said = []
    for language, file, text in blocks:
        if language == "sh":
            for line in text.splitlines():
                program, *arguments = shlex.split(line)
                ran = subprocess.run(
                    [*PROGRAMS[program], *arguments], cwd=folder, env=env, capture_output=True, text=True, timeout=300
                )
                assert ran.returncode == 0, f"{line}\n{ran.stdout[-4000:]}{ran.stderr[-2000:]}"
                said.append(ran.stdout)
        else:
            path = folder / file
            before = path.read_text(encoding="utf-8") if path.exists() else ""
            path.write_text(changed(before, text) if language == "diff" else before + text, encoding="utf-8")
    return said


@pytest.mark.parametrize("recipe", recipes(CARDS))
def test_the_recipe_leads_to_a_card_and_nothing_turns_red(recipe: str, tmp_path: Path) -> None:
    copied(tmp_path)
    said = followed(recipes(CARDS)[recipe], tmp_path)
    assert "Source: invented" in said[0] and " passed" in said[-1]


def test_the_recipes_for_a_rule_and_for_events_lead_to_them(tmp_path: Path) -> None:
    rule, event, of_champions, _, _ = recipes(RULES).values()
    copied(tmp_path)
    assert " passed" in followed(rule, tmp_path)[-1]
    assert " passed" in followed(event, tmp_path)[-1]
    assert " passed" in followed(of_champions, tmp_path)[-1]


def test_the_recipe_leads_to_a_fact_on_the_board(tmp_path: Path) -> None:
    copied(tmp_path)
    assert " passed" in followed(recipes(RULES)["A fact on the board"], tmp_path)[-1]
    screen = (tmp_path / "tests/golden/screens/skirmish_80x24.txt").read_text(encoding="utf-8")
    assert "slots with cards" in screen and "taken: Fact;" in (tmp_path / "web/src/lib/protocol.ts").read_text("utf-8")


def test_the_recipe_leads_to_a_language(tmp_path: Path) -> None:
    copied(tmp_path)
    _, faults, guard, tests = followed(recipes(RULES)["A language"], tmp_path)
    assert faults == "No faults.\n" and guard.startswith("Guardia: ") and " passed" in tests


def test_recipes_are_needed_to_the_last_block(tmp_path: Path) -> None:
    """A game with the new reading fails while its auditor does not know it."""
    rule = recipes(RULES)["A reading of a rule"]
    copied(tmp_path)
    with pytest.raises(AssertionError, match=r"1 cards were drawn instead of 2 \(D-8\.1\)"):
        followed([block for block in rule if block[1] != "src/goldenrule/games/skirmish/audit/ledger.py"], tmp_path)


def test_there_is_a_recipe_for_each_game_and_contributors_are_led_to_them() -> None:
    games = [
        {file.split("/")[3] for _, file, _ in blocks if file.startswith("src/")} for blocks in recipes(CARDS).values()
    ]
    assert games == [{"champions"}, {"skirmish"}, {"heroes"}]
    contributing = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    assert "docs/add_a_card.md" in contributing and "docs/add_a_rule.md" in contributing
