"""For all tests: a citation of a clause that does not exist is an error, and hypothesis leaves nothing to chance."""

from __future__ import annotations

import os
from collections.abc import Generator

import pytest
from hypothesis import HealthCheck, settings

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
