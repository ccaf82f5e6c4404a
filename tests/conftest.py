"""For all tests: a citation of a clause that does not exist is an error, and hypothesis leaves nothing to chance.

The suite runs the source. GOLDENRULE_NATIVE=FOLDER runs it on a compiled build instead, without the tests marked
`pure_only`: compiled code does not see what a test replaces in its module.
"""

import gc
import os
from collections.abc import Generator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

os.environ.setdefault("GOLDENRULE_NATIVE", "off")  # before the package is imported: tests replace parts of the source
from goldenrule import native
from scripts.rule_coverage import CITATIONS

settings.register_profile("goldenrule", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("goldenrule")  # the same examples in every run, however slow the machine is

os.environ["GOLDENRULE_LANG"] = "en"  # whatever the system speaks

Made = pytest.Item | pytest.Collector | list[pytest.Item | pytest.Collector] | None


@pytest.hookimpl(wrapper=True)
def pytest_pycollect_makeitem(collector: pytest.Collector) -> Generator[None, Made, Made]:
    made = yield
    for item in made if isinstance(made, list) else [made]:
        if not isinstance(item, pytest.Item):
            continue
        for mark in item.iter_markers("rule"):
            for cited in mark.args:
                if problem := CITATIONS.problem(cited, item.nodeid):
                    raise collector.CollectError(problem)
    return made


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """Keep the tests themselves, a million objects, out of every later garbage collection: the suite is much faster."""
    gc.disable()
    collected = yield
    gc.enable()
    gc.collect()
    gc.freeze()
    gc.set_threshold(5_000, 20, 100)
    return collected


LEFT_OUT = pytest.StashKey[int]()


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    pure_only = {item for item in items if item.get_closest_marker("pure_only")} if on_build() else set()
    items[:] = [item for item in items if item not in pure_only]
    config.hook.pytest_deselected(items=[*pure_only])
    config.stash[LEFT_OUT] = len(pure_only)


def pytest_report_header() -> str:
    return f"goldenrule: {'compiled build' if on_build() else 'source'}"


def pytest_report_collectionfinish(config: pytest.Config) -> list[str]:
    return [f"left out on a compiled build: {config.stash[LEFT_OUT]} marked pure_only"] if on_build() else []


def on_build() -> bool:
    """Do the tests run on a compiled build?"""
    return native.RUNNING == "compiled"


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The data folder of the test, which does not exist yet."""
    monkeypatch.setenv("GOLDENRULE_HOME", str(tmp_path / "home"))
    return tmp_path / "home"
