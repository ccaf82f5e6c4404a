"""The page is built when its sources have changed, with a Node that is new enough, and a failure is one line."""

import os
import shutil
import subprocess
from pathlib import Path

import pytest

from scripts import build_page
from scripts.build_page import NoPage

NPM = """#!/bin/sh
case "$1" in
  ci) mkdir -p node_modules; echo "npm warn something old"; exit ${CI_STATUS:-0};;
  run) mkdir -p ../src/goldenrule/server/static; rm -rf ../src/goldenrule/server/static/*
    [ -z "$BUILD_FAILS" ] || { echo "vite v8"; echo "error during build: no such file" >&2; exit 1; }
    echo built > ../src/goldenrule/server/static/index.html; echo "[plugin first-load] first load: 1.0 kB of script";;
esac
"""


def program(folder: Path, name: str, text: str) -> None:
    folder.mkdir(exist_ok=True)
    (folder / name).write_text(text, "utf-8")
    (folder / name).chmod(0o755)


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """A checkout with a page to be built."""
    for name in ("web/src/main.ts", "web/package-lock.json", "web/node_modules/x/index.js", "web/fixtures/a.json"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(name, "utf-8")
    words = tmp_path / "src/goldenrule/locale/en/page_offline.ftl"
    words.parent.mkdir(parents=True)
    words.write_text("a = A\n", "utf-8")
    return tmp_path


@pytest.fixture
def node(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of a Node that builds at once, the only one there is."""
    folder = tmp_path / "programs"
    program(folder, "node", "#!/bin/sh\necho v24.19.0\n")
    program(folder, "npm", NPM)
    monkeypatch.setattr(build_page, "MINIMUM", (24, 0))
    tools = tmp_path / "tools"
    tools.mkdir()
    for name in ("sh", "mkdir", "rm"):
        (tools / name).symlink_to(str(shutil.which(name)))
    monkeypatch.setenv("PATH", str(tools))
    return folder


def built(root: Path, node: Path) -> list[str]:
    """What is said while the page is built."""
    said: list[str] = []
    build_page.build(root, node, said.append)
    return said


def test_the_page_is_built_once_and_again_when_a_source_changes(root: Path, node: Path) -> None:
    assert not build_page.is_current(root)
    fetching, building, size = built(root, node)
    assert "once" in fetching and "Building" in building and size == "The page is built; first load: 1.0 kB of script."
    assert build_page.is_current(root) and built(root, node) == []
    (root / "web/src/main.ts").write_text("changed", "utf-8")
    assert not build_page.is_current(root)
    assert built(root, node) == [building, size]  # what it is built with is there already


@pytest.mark.parametrize(
    ("name", "counts"),
    [
        ("web/src/new.ts", True),
        ("src/goldenrule/locale/en/page_offline.ftl", True),
        ("web/node_modules/x/index.js", False),
        ("web/fixtures/a.json", False),
        ("src/goldenrule/locale/en/page.ftl", False),
    ],
)
def test_only_what_the_page_is_built_of_counts(root: Path, node: Path, name: str, counts: bool) -> None:
    built(root, node)
    (root / name).write_text("changed", "utf-8")
    assert build_page.is_current(root) is not counts


def test_packages_are_fetched_again_when_the_lock_has_changed(root: Path, node: Path) -> None:
    built(root, node)
    (root / "web/package-lock.json").write_text("changed", "utf-8")
    assert any("once" in line for line in built(root, node))


def test_a_page_that_somebody_else_has_removed_is_built_again(root: Path, node: Path) -> None:
    built(root, node)
    (root / build_page.PAGE / "index.html").unlink()
    assert not build_page.is_built(root) and not build_page.is_current(root)


def test_a_network_that_is_not_there_is_told_in_a_line(root: Path, node: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CI_STATUS", "1")
    with pytest.raises(NoPage, match="npm could not fetch what it is built with: npm warn something old"):
        built(root, node)


def test_a_build_that_fails_is_told_by_its_error(root: Path, node: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BUILD_FAILS", "yes")
    with pytest.raises(NoPage, match="building it has failed: error during build: no such file"):
        built(root, node)
    assert not build_page.is_current(root)


@pytest.mark.parametrize(
    ("version", "found"), [("v24.19.0", True), ("v24.0.0", True), ("v23.9.1", False), ("what", False)]
)
def test_a_node_has_to_be_new_enough(node: Path, version: str, found: bool) -> None:
    program(node, "node", f"#!/bin/sh\necho {version}\n")
    folder = build_page.node_folder(node)
    assert (folder == node) is found


def test_a_node_without_npm_is_of_no_use(node: Path) -> None:
    (node / "npm").unlink()
    assert build_page.node_folder(node) is None


def test_the_node_of_the_path_is_found(node: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", os.pathsep.join([str(node), os.environ["PATH"]]))
    assert build_page.node_folder() == node
    assert subprocess.run(["node", "--version"], capture_output=True, text=True).stdout == "v24.19.0\n"
