"""What the package says of itself (its metadata as they are built), and which files it has."""

import os
import re
import subprocess
import sys
import zipfile
from email.message import Message
from email.parser import Parser
from pathlib import Path
from typing import Any

import pytest
from hatchling.builders.sdist import SdistBuilder
from hatchling.builders.wheel import WheelBuilder

from goldenrule import native

ROOT = Path(__file__).resolve().parents[1]
PAGE = ROOT / "src" / "goldenrule" / "server" / "static"


FORGE = ("GITHUB_SERVER_URL", "GITHUB_REPOSITORY")


def metadata_in(folder: Path, **environment: str) -> Message:
    """The file METADATA of a wheel, which the index shows, as it is built in an environment."""
    code = f"from hatchling import build; print(build.prepare_metadata_for_build_wheel({str(folder)!r}))"
    clean = {name: value for name, value in os.environ.items() if name not in ("PIP_BUILD_TRACKER", *FORGE)}
    ran = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, env=clean | environment, capture_output=True, text=True, check=True
    )
    return Parser().parsestr((folder / ran.stdout.strip() / "METADATA").read_text("utf-8"))


@pytest.fixture(scope="module")
def metadata(tmp_path_factory: pytest.TempPathFactory) -> Message:
    return metadata_in(tmp_path_factory.mktemp("metadata"))


def test_a_forge_that_builds_the_package_is_where_its_source_is(metadata: Message, tmp_path: Path) -> None:
    assert metadata.get_all("Project-URL") is None, "the repository names no host"
    home = "https://forge.example/somebody/goldenrule"
    built = metadata_in(tmp_path, GITHUB_SERVER_URL="https://forge.example", GITHUB_REPOSITORY="somebody/goldenrule")
    assert built.get_all("Project-URL") == [
        f"Homepage, {home}", f"Source, {home}", f"Issues, {home}/issues", f"Changelog, {home}/blob/main/CHANGELOG.md"
    ]  # fmt: skip


def test_the_licences_are_those_of_all_parts(metadata: Message) -> None:
    assert metadata["License-Expression"] == "MIT AND Apache-2.0 AND OFL-1.1 AND CC-BY-3.0"
    files = metadata.get_all("License-File") or []
    assert files == ["LICENSE", "NOTICE", "docs/assets/fonts/OFL.txt"]
    texts = "".join((ROOT / each).read_text("utf-8") for each in files)
    for named in ("MIT License", "CC BY 3.0", "SIL OPEN FONT LICENSE Version 1.1", "Apache License 2.0", "Svelte"):
        assert named in texts
    for holder in ("The Oswald Project Authors", "The Noto Project Authors", "Delapouite"):
        assert holder in texts
    assert "Classifier" in metadata and not [
        each for each in metadata.get_all("Classifier", []) if "License ::" in each
    ]


def test_the_page_has_the_texts_of_its_licences() -> None:
    notice, text = (ROOT / "NOTICE").read_text("utf-8"), (PAGE / "licences.txt").read_text("utf-8")
    packages = {each.partition("\n")[0] for each in text.split("\n\n----\n\n")}
    names = {"@fluent/bundle": "Fluent", "@fontsource-variable/noto-sans": "Noto Sans",
             "@fontsource-variable/oswald": "Oswald", "svelte": "Svelte"}  # fmt: skip
    assert {"@fluent/bundle", "@fontsource-variable/oswald", "svelte"} <= packages
    assert all(names.get(each, each) in notice for each in packages), "NOTICE does not name all of these"
    assert "Apache License" in text and "SIL OPEN FONT LICENSE" in text and "Svelte Contributors" in text
    held = {re.sub(r"-[\w-]{8}\.woff2$", "", path.name) for path in PAGE.rglob("*.woff2")}
    assert held and all(re.match("oswald-|noto-sans-", each) for each in held), "another font needs a licence, too"


def test_the_text_for_the_index_works_without_the_repository(metadata: Message) -> None:
    text = str(metadata.get_payload())
    assert metadata["Description-Content-Type"] == "text/markdown" and text.startswith("# Goldenrule")
    links = re.findall(r"\]\(([^)]*)\)|(?:src|href)=\"([^\"]*)\"|^\[[^\]]+\]: *(\S+)", text, re.M)
    assert [each for each in map("".join, links) if not each.startswith(("https://", "#"))] == []
    assert "run.py" not in text, "which only a checkout has"


def test_the_readme_names_every_extra(metadata: Message) -> None:
    extras = {*(metadata.get_all("Provides-Extra") or [])} - {"dev"}
    assert extras == {*re.findall(r"^\| `goldenrule\[(\w+)\]` \|", str(metadata.get_payload()), re.M)}


def test_the_project_names_no_address_that_it_does_not_have(metadata: Message) -> None:
    assert metadata.get_all("Project-URL") is None and metadata["Home-Page"] is None


def test_the_source_archive_has_what_a_contributor_needs() -> None:
    found = {each.relative_path for each in SdistBuilder(str(ROOT)).recurse_included_files()}
    for name in (
        "CONTRIBUTING.md", "SECURITY.md", "CITATION.cff", "CHANGELOG.md", "LICENSE", "NOTICE", "README.md", "run.py",
        "docs/package.md", "docs/assets/fonts/OFL.txt", "requirements/run.txt", "scripts/release.py", "mkdocs.yml",
        "tests/conftest.py", "web/package-lock.json", "src/goldenrule/version.py",
    ):  # fmt: skip
        assert name in found, f"{name} is missing"
    assert not [each for each in found if "node_modules" in each or each.startswith((".git/", ".venv/", "build/"))]


def test_a_compiled_wheel_names_its_platform_and_has_its_modules_where_they_are_looked_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Here a file stands for the compiled modules; `scripts/release.py --native` plays with a real wheel."""
    run = subprocess.run

    def compile(command: list[str], **how: Any) -> Any:
        if "--wheel" not in command:
            return run(command, **how)
        (folder := Path(command[-1])).mkdir()
        (folder / native.LIST).write_text("{}")
        return subprocess.CompletedProcess(command, 0)

    def tools() -> list[str]:
        return [each.partition("==")[0] for each in WheelBuilder(str(ROOT)).config.dependencies]

    monkeypatch.setattr(subprocess, "run", compile)
    monkeypatch.delenv("HATCH_BUILD_HOOK_ENABLE_MYPYC", raising=False)
    assert "mypy" not in tools()
    [pure] = WheelBuilder(str(ROOT)).build(directory=str(tmp_path), versions=["standard"])
    monkeypatch.setenv("HATCH_BUILD_HOOK_ENABLE_MYPYC", "1")
    assert "mypy" in tools() and "pytest" not in tools()
    [compiled] = WheelBuilder(str(ROOT)).build(directory=str(tmp_path), versions=["standard"])
    assert pure.endswith("-py3-none-any.whl")
    assert re.search(r"-(cp\d+)-\1-(?!any)\w+\.whl$", compiled)
    names = [{*zipfile.ZipFile(each).namelist()} for each in (pure, compiled)]
    assert {f"goldenrule/{native.PACKED}/{native.LIST}"} == {
        each for each in names[1] - names[0] if "dist-info" not in each
    }


def test_the_workflow_names_files_and_options_that_there_are() -> None:
    """It is not run here."""
    text = (ROOT / ".github" / "workflows" / "release.yml").read_text("utf-8")
    named = re.findall(r"(?:scripts|requirements)/[\w.]+", text)
    assert "scripts/release.py" in named and [each for each in named if not (ROOT / each).exists()] == []
    for script, options in re.findall(r"python (scripts/\w+\.py)((?: --\w+)+)", text):
        source = (ROOT / script).read_text("utf-8")
        assert all(f'"{option}"' in source for option in options.split())
    pinned = re.findall(r"uses: [\w/-]+@(\S+)", text)
    assert pinned and all(re.fullmatch("[0-9a-f]{40}", each) for each in pinned)
