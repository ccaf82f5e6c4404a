"""The compiled build: when its modules are used, and what is written into the source before it is compiled."""

import ast
import json
import os
import sys
from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

from goldenrule import native
from goldenrule.cli.main import version_text
from scripts import native as script
from scripts.write_records import written


@pytest.fixture
def build(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A build of one module of a package with one file, `a.py`."""
    source, folder = tmp_path / "source", tmp_path / "build"
    source.mkdir()
    folder.mkdir()
    (source / "a.py").write_text("A = 1\n")
    monkeypatch.setattr(native, "SOURCE", str(source))
    monkeypatch.setattr(sys, "meta_path", [*sys.meta_path])
    listed = {
        "source": str(source), "suffix": EXTENSION_SUFFIXES[0], "files": {"a.py": native.stamp(str(source / "a.py"))},
        "modules": {"goldenrule.a": f"goldenrule/a{EXTENSION_SUFFIXES[0]}"},
    }  # fmt: skip
    (folder / native.LIST).write_text(json.dumps(listed))
    return folder


def finders() -> list[native.CompiledModules]:
    return [each for each in sys.meta_path if isinstance(each, native.CompiledModules)]


def changed(build: Path, **new: object) -> None:
    listed = json.loads((build / native.LIST).read_text())
    (build / native.LIST).write_text(json.dumps({**listed, **new}))


# -- when it is used -------------------------------------------------------------------------------------------------


def test_modules_of_a_current_build_are_found_before_their_source(build: Path) -> None:
    assert native.start(str(build)) == "compiled"
    (finder,) = finders()
    assert sys.meta_path[0] is finder
    found = finder.find_spec("goldenrule.a")
    assert found is not None and found.origin == str(build / "goldenrule" / f"a{EXTENSION_SUFFIXES[0]}")
    assert finder.find_spec("goldenrule.b") is None


def test_a_change_of_the_source_turns_the_whole_build_off(build: Path) -> None:
    source = Path(native.SOURCE) / "a.py"
    for text in ("A = 2\n", "A = 22\n"):
        source.write_text(text)
        os.utime(source, (1, 1))
        assert native.start(str(build)) == "outdated" and finders() == []
    source.unlink()
    assert native.start(str(build)) == "outdated" and finders() == []


def test_a_file_that_was_only_written_again_is_no_change(build: Path) -> None:
    os.utime(Path(native.SOURCE) / "a.py", (1, 1))
    assert native.start(str(build)) == "compiled"


def test_a_build_for_another_python_is_not_used(build: Path) -> None:
    changed(build, suffix=".cpython-310-other.so")
    assert native.start(str(build)) == "outdated" and finders() == []


def test_a_build_of_another_checkout_is_not_used(build: Path) -> None:
    changed(build, source="/elsewhere")
    assert native.start(str(build)) == "pure" and finders() == []


def test_the_build_of_a_wheel_belongs_to_the_package_around_it(build: Path) -> None:
    changed(build, source=None, files={})
    (Path(native.SOURCE) / "a.py").write_text("A = 2\n")
    assert native.start(str(build)) == "compiled" and len(finders()) == 1


def test_it_can_be_turned_off(build: Path, tmp_path: Path) -> None:
    assert native.start(native.OFF) == native.start(str(tmp_path / "none")) == "pure"
    assert finders() == []


@pytest.mark.parametrize(
    ("running", "text"), [("pure", "pure Python"), ("compiled", "compiled"), ("outdated", "run python3 run.py native")]
)
def test_the_version_says_what_runs(monkeypatch: pytest.MonkeyPatch, running: str, text: str) -> None:
    monkeypatch.setattr("goldenrule.__build__", running)
    assert text in version_text()


# -- how it is made --------------------------------------------------------------------------------------------------


def test_what_stays_interpreted_exists_and_nothing_compiled_needs_what_only_source_has() -> None:
    """A compiled `__del__` that runs at the end of the process reads freed memory: globals of its module are gone.
    A compiled function cannot take the name of a parameter before `/` among others by name."""
    files = script.compiled_files()
    assert {path.parts[0] for path in files} == {"kernel", "bots", "games"}
    for name in script.INTERPRETED:
        assert (script.SOURCE / name).exists(), name
    for name in ("__file__", "__del__", "/, **"):
        assert [str(file) for file in files if name in (script.SOURCE / file).read_text("utf-8")] == [], name


def test_a_build_depends_on_all_that_its_modules_import() -> None:
    needed = script.needed_files(script.compiled_files())
    assert {"kernel/nodes.py", "kernel/fields.py", "kernel/game.py", "words/phrases.py"} <= {*needed}
    assert "cli/main.py" not in needed


def test_without_a_compiler_one_sentence_says_why(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", "no-such-compiler -pthread")
    assert "there is no C compiler" in script.why_not()


@pytest.mark.parametrize("file", script.compiled_files(), ids=str)
def test_records_and_words_can_be_written_into_every_module(file: Path) -> None:
    module = import_module(".".join(["goldenrule", *file.with_suffix("").parts]))
    ast.parse(written((script.SOURCE / file).read_text("utf-8"), module))


def test_records_get_their_constructor_and_keep_their_declarations() -> None:
    name = "goldenrule.games.skirmish.events"
    text = written((script.SOURCE / "games" / "skirmish" / "events.py").read_text("utf-8"), import_module(name))
    assert "def __init__(self, card: int, amount: int, attack: bool = False, prevented: int = 0) -> None:" in text
    assert "def copy(self) -> _Self: return Damage(self.card, self.amount, self.attack, self.prevented)" in text
    assert "def happen(self, game: 'Values') -> None:" in text and "Damage.occur(game, (self,))" in text
    kept = next(line for line in text.splitlines() if line.startswith("_keep_fields(Damage,"))
    assert '(Damage, "The damage that a' in kept or "(Damage, '" in kept
    assert "'amount': 'Count'" in kept and "'attack': False, 'prevented': 0" in kept
