"""Collecting a test that cites a clause which does not exist is an error."""

from __future__ import annotations

from collections.abc import Generator

import pytest

from scripts.rule_coverage import CITATIONS

Made = pytest.Item | pytest.Collector | list[pytest.Item | pytest.Collector] | None


@pytest.hookimpl(wrapper=True)
def pytest_pycollect_makeitem(collector: pytest.Collector) -> Generator[None, Made, Made]:
    made = yield
    for item in made if isinstance(made, list) else [made]:
        for mark in item.iter_markers("rule") if isinstance(item, pytest.Item) else ():
            for cited in mark.args:
                if problem := CITATIONS.problem(cited, item.nodeid):
                    raise collector.CollectError(problem)
    return made
