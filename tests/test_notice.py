"""NOTICE names the licence and the holders of every package that Goldenrule is run with, as those packages do."""

import re
from importlib.metadata import distribution
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PINS = dict(re.findall(r"^([a-z0-9._-]+)==(\S+)", (ROOT / "requirements/run.txt").read_text("utf-8"), re.M))
LISTED = re.findall(
    r"^([a-z0-9._-]+) (\d\S*): (\S+)\n((?:    Copyright .+\n)+)", (ROOT / "NOTICE").read_text("utf-8"), re.M
)


def test_notice_lists_every_pin_and_nothing_else() -> None:
    assert PINS, "requirements/run.txt has no pins"
    assert {name: version for name, version, _, _ in LISTED} == PINS
    assert [name for name, _, _, _ in LISTED] == sorted(PINS)


@pytest.mark.parametrize("name", sorted(PINS))
def test_licence_and_holders_are_those_of_the_package(name: str) -> None:
    listed = {each: (licence, holders) for each, _, licence, holders in LISTED}
    assert name in listed, f"{name} is pinned, but not in NOTICE"
    licence, holders = listed[name]
    package = distribution(name)
    if package.version != PINS[name]:
        pytest.skip("another version is installed")
    about = package.metadata
    said = [each for key in ("License-Expression", "License", "Classifier") for each in about.get_all(key) or ()]
    assert any(re.search(rf"\b{re.escape(licence)}\b", each) for each in said), said
    texts = [each.read_text("utf-8") for each in package.files or () if "licen" in each.name.lower()]
    own = [line.strip() for text in texts for line in text.splitlines() if re.match(r"\s*Copyright \(c\) \d", line)]
    assert sorted(line.rstrip(".") for line in own) == sorted(line.strip().rstrip(".") for line in holders.splitlines())
