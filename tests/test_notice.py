"""NOTICE names the licence and the holders of every package that Goldenrule is run with, as those packages do."""

import re
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PINS = dict(re.findall(r"^([a-z0-9._-]+)==(\S+)", (ROOT / "requirements/run.txt").read_text("utf-8"), re.M))
LISTED = re.findall(
    r"^([a-z0-9._-]+) (\d\S*): (.+)\n((?:    Copyright .+\n)*)", (ROOT / "NOTICE").read_text("utf-8"), re.M
)
HOLDERS = re.compile(r"Copyright (?:\(c\) |© |\d)", re.I)
"""How a line begins that names them; texts of licences have others about copyright."""


def plain(line: str) -> str:
    """Without signs of lists and links, nor the mark at its end."""
    return re.sub(r"\[(.+?)\]\(.+?\)", r"\1", line).strip().rstrip(".,")


def test_notice_lists_every_pin_and_nothing_else() -> None:
    assert PINS, "requirements/run.txt has no pins"
    assert {name: version for name, version, _, _ in LISTED} == PINS
    assert [name for name, _, _, _ in LISTED] == sorted(PINS)


@pytest.mark.parametrize("name", sorted(PINS))
def test_licence_and_holders_are_those_of_the_package(name: str) -> None:
    listed = {each: (licence, holders) for each, _, licence, holders in LISTED}
    assert name in listed, f"{name} is pinned, but not in NOTICE"
    licence, holders = listed[name]
    try:
        package = distribution(name)
    except PackageNotFoundError:
        pytest.skip("this package is not for this system")
    if package.version != PINS[name]:
        pytest.skip("another version is installed")
    about = package.metadata
    said = [each for key in ("License-Expression", "License", "Classifier") for each in about.get_all(key) or ()]
    assert any(re.search(rf"\b{re.escape(licence.removesuffix('-2.0'))}\b", each) for each in said), said
    files = [each for each in package.files or () if ".dist-info" in str(each) and "licen" in str(each).lower()]
    lines = [line.strip() for each in files for line in each.read_binary().decode("utf-8", "replace").splitlines()]
    own = {plain(line) for line in lines if HOLDERS.match(line)}
    assert own == {plain(line) for line in holders.splitlines()}
