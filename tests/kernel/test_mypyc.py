"""The compiled build: equal games to the last digest, and interpreted games run on the compiled kernel."""

import gc
from pathlib import Path

import pytest

from goldenrule.testing.conformance import trace
from scripts import native, native_check
from tests.toygame import make


@pytest.mark.slow
@pytest.mark.pure_only
def test_the_compiled_build_plays_the_same_games(tmp_path: Path) -> None:
    assert native.why_not() == "", "what mypyc needs is a part of every development environment"
    build = tmp_path / "build"
    native.build(build, native.compiled_files(["skirmish"]), "0")
    gc.collect()
    gc.freeze()  # mypy has put everything back that was kept out of garbage collection (tests/conftest.py)
    assert native_check.run(str(build), "interpreted") == []
    assert "games=2" in native_check.run(str(build), "conformance", "toy")
    assert native_check.run(str(build), "traces") == [trace(make, seed) for seed in "abc"]
    found = [native_check.run(each, "digests", "skirmish", "20") for each in (str(build), native_check.SOURCE)]
    assert len(found[0]) > 20 and found[0] == found[1]
