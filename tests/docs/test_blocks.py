"""Every block of code in the documentation is run, read or checked: nothing there is only said."""

import re
import shlex
from pathlib import Path

import pytest
import yaml

from goldenrule.cli.main import main
from goldenrule.cli.parser import parser
from goldenrule.table.games import game_names, games_of
from tests.docs.test_add_a_card import changed

ROOT = Path(__file__).parents[2]
BLOCK = re.compile(r"^```([^\n]*)\n(.*?)^```$", re.M | re.S)
READMES = sorted(ROOT.glob("README*.md"))
PAGES = [*READMES, ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]
FOLLOWED = {
    "add_a_hero.md": "ok    harbor/test.yaml: The Lookout places threat when it is revealed",
    "first_bot.md": "'heroes'",
    "first_experiment.md": "iron_man: ",
    "first_pack.md": "Brooklyn Bridge",
}
"""Pages that are followed from top to bottom, here, with something that is then on the screen."""
ELSEWHERE = {
    "add_a_card.md": "tests/docs/test_add_a_card.py",
    "add_a_game.md": "tests/docs/test_add_a_game.py",
    "add_a_rule.md": "tests/docs/test_add_a_card.py",
    "cases.md": "tests/lab/test_cases_page.py",
    "decks.md": "tests/cli/test_decks.py",
    "packs.md": "tests/packs/test_docs.py",
    "puzzles.md": "tests/cli/test_puzzles.py",
    "python.md": "tests/table/test_api.py",
}
"""Pages whose blocks have a test of their own."""


def blocks(page: Path) -> list[tuple[str, str]]:
    """What stands behind the opening of each block, and the block."""
    return BLOCK.findall(page.read_text("utf-8"))


def understood(line: str) -> None:
    """A line for the shell names a command and options that there are."""
    words = [word for word in shlex.split(line, comments=True) if not re.fullmatch(r"[A-Z_]+=\S*", word)]
    if not words or words[0] in (
        "python3",
        "uv",
        "uvx",
        "pipx",
        "podman",
        "npm",
        "set",
        "export",
        "cd",
        ".venv/bin/python",
    ):
        assert all(
            (ROOT / word).exists() for word in words if re.fullmatch(r"(scripts|tests)/[\w/]+\.py|run\.py", word)
        )
        return
    assert words[0].endswith("goldenrule"), line
    parser(games_of(game_names())).parse_args(words[1:])


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_blocks_are_what_they_say(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    if page.name in FOLLOWED:
        return  # below
    if page.name in ELSEWHERE:
        assert page.name in (ROOT / ELSEWHERE[page.name]).read_text("utf-8")
        return
    monkeypatch.chdir(tmp_path)
    names: dict[str, object] = {}
    for kind, text in blocks(page):
        if kind == "python":
            exec(compile(text, f"{page.name}", "exec"), names)
        elif kind == "sh":
            for line in text.splitlines():
                understood(line)
        elif kind == "yaml":
            yaml.safe_load(text)
        else:
            assert kind in ("text", "fluent"), f"{page.name}: what is a block of {kind!r}?"


INLINE = re.compile(r"`((?:\.venv/bin/goldenrule|play|rules|cards?|watch|serve|simulate) [^`]+)`")
FILE = re.compile(
    r"(?<![\w/-])(?:scripts|tests|src|cases|docs|web|examples)/[\w/.-]+\.(?:py|md|yaml|csv|ftl|ts|svelte)\b"
)
"""A file of the project."""
MODULE = re.compile(r"`(?:goldenrule\.)?(kernel|gamekit|packs|table|bots|lab|cli|server)\.([a-z_]+)(?:\.\w+)*`")
"""A module of the project, or a name in it, in a page or a docstring."""
NO_MODULES = {"server.db", "server.key", "packs.py", "bots.make_bot"}
LINK = re.compile(r"\]\(([^)#:]+)\)")


@pytest.mark.parametrize("page", READMES, ids=lambda page: page.name)
def test_what_a_readme_tells_to_type_and_to_read_is_there(page: Path) -> None:
    text = page.read_text("utf-8")
    typed = [" ".join(each.split()).removeprefix(".venv/bin/") for each in INLINE.findall(text)]
    assert len(typed) >= 8
    for line in typed:
        understood(line if line.startswith("goldenrule") else f"goldenrule {line}")
    assert [link for link in LINK.findall(text) if not (ROOT / link).exists()] == []


@pytest.mark.parametrize("page", [*PAGES, ROOT / "CHANGELOG.md", ROOT / "mkdocs.yml"], ids=lambda page: page.name)
def test_files_that_a_page_names_are_there(page: Path) -> None:
    named = FILE.findall(re.sub(r"^```.*$", "", page.read_text("utf-8"), flags=re.M))  # a block may create its file
    assert [file for file in named if not (ROOT / file).exists() and not re.search("GAME|TAG", file)] == []


def test_modules_that_pages_and_docstrings_name_are_there() -> None:
    package = ROOT / "src" / "goldenrule"
    named = {
        f"{folder}.{name}"
        for file in [*PAGES, *package.rglob("*.py")]
        for folder, name in MODULE.findall(file.read_text("utf-8"))
    }
    assert len(named) > 30
    there = [each for each in named if (package / each.replace(".", "/")).is_dir()]
    there += [each for each in named if (package / f"{each.replace('.', '/')}.py").exists()]
    assert named - NO_MODULES - {*there} == set()


def test_readmes_are_alike() -> None:
    """The same five things to do with the same commands and pages, and the same games; a picture in the language."""
    told = {page.name: page.read_text("utf-8") for page in READMES}
    assert len(told) == 4
    things = {
        name: [
            [set(LINK.findall(each)), {one.split()[1] for one in INLINE.findall(each) if one.startswith(".venv")}]
            for each in re.split(r"^\d\. ", text, flags=re.M)[1:]
        ]
        for name, text in told.items()
    }
    assert all(len(each) == 5 for each in things.values())
    for n, (links, commands) in enumerate(things["README.md"][:-1]):
        for name, each in things.items():
            assert links == each[n][0], (name, n)
            assert commands & each[n][1], (name, n)
    for name, text in told.items():
        rows = [line for line in text.splitlines() if line.startswith("| Marvel")]
        assert [re.findall(r"\d+", row) for row in rows] == [["193", "5", "4", "5", "1", "4"], [], ["2006"]], name
        tag = name.removeprefix("README").removesuffix("md").strip(".")
        assert not tag or f"_{tag}-" in text


def test_readmes_say_the_same() -> None:
    """As many headings, the same blocks without comments, the same figures, and the same things typed and linked."""
    said = []
    for page in READMES:
        text = page.read_text("utf-8")
        code = [re.sub(r" *#.*", "", block) for _, block in blocks(page)]
        prose = BLOCK.sub("", text)
        spans = [each.removeprefix(".venv/bin/goldenrule ") for each in re.findall(r"`([^`]+)`", prose)]
        typed = {re.split(r"[ =\n]", each)[0] for each in spans}
        links = {link for link in LINK.findall(prose) if not link.startswith(("README", "docs/pictures/"))}
        headings = re.findall(r"^#+", prose, re.M)
        said.append((headings, code, re.findall(r"(\d+)[\s\u00a0]?%", prose), typed, links))
    for each in said[1:]:
        for one, other in zip(each, said[0]):
            assert one == other


@pytest.mark.parametrize("name", FOLLOWED)
def test_a_tutorial_can_be_followed(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("GOLDENRULE_HOME", str(tmp_path / "home"))
    names: dict[str, object] = {}
    found = blocks(ROOT / "docs" / name)
    for kind, text in found:
        language, _, file = kind.partition(" ")
        if language == "python":
            exec(compile(text, name, "exec"), names)
        elif language == "sh":
            for line in text.splitlines():
                with pytest.raises(SystemExit) as ended:
                    main(shlex.split(line)[1:])
                assert ended.value.code == 0, line
        else:
            path = tmp_path / file
            assert file and path.exists(), f"what is a block of {kind!r}?"
            before = path.read_text("utf-8")
            path.write_text(changed(before, text) if language == "diff" else before + text, "utf-8")
    said = capsys.readouterr().out
    assert FOLLOWED[name] in said
