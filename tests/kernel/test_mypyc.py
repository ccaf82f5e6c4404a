"""The kernel compiles with mypyc, interpreted games run on it, and their games are the same to the last digest."""

import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import goldenrule.kernel
from goldenrule.testing.conformance import trace
from scripts.write_records import written
from tests.toygame import make

ROOT = Path(__file__).resolve().parents[2]
KERNEL = Path(goldenrule.kernel.__file__).parent
INTERPRETED = {
    "__init__",
    "mypyc_compat",
    "nodes",
    "fields",
    "events",
    "decisions",
    "expressions",
    "ops",
    "definitions",
    "views",
    "records",
    "several",
    "files",
}
"""What stays as it is: msgspec structs, which mypyc does not know, and words, of which games make their own."""

PLAY = """
import goldenrule.kernel.event_windows
from goldenrule.testing.conformance import check_game, trace
from tests.toygame import make

assert not goldenrule.kernel.event_windows.__file__.endswith(".py"), "this is to run on the compiled kernel"
check_game(make, ["compiled 0", "compiled 1"], every=4, hash_seed=False)
for seed in "abc":
    print(trace(make, seed))
"""


@pytest.mark.slow
@pytest.mark.skipif(shutil.which("gcc") is None, reason="mypyc needs gcc, which is not installed")
@pytest.mark.skipif(importlib.util.find_spec("setuptools") is None, reason="mypyc needs setuptools to build")
def test_the_compiled_kernel_plays_the_same_games(tmp_path: Path) -> None:
    package = tmp_path / "goldenrule"
    ignore = shutil.ignore_patterns("__pycache__", "*.so")
    shutil.copytree(KERNEL, package / "kernel", ignore=ignore)
    for part in ("testing", "words", "languages"):
        shutil.copytree(KERNEL.parent / part, package / part, ignore=ignore)
    shutil.copy(KERNEL.parent / "version.py", package)
    (package / "__init__.py").touch()
    modules = sorted(p for p in (package / "kernel").glob("*.py") if p.stem not in INTERPRETED)
    for path in modules:
        module = importlib.import_module(f"goldenrule.kernel.{path.stem}")
        path.write_text(written(path.read_text("utf-8"), module), "utf-8")
    env = {**os.environ, "MYPYC_OPT_LEVEL": "0", "PYTHONPATH": "", "MYPYPATH": ""}
    built = subprocess.run(
        [sys.executable, "-m", "mypyc", *(str(p.relative_to(tmp_path)) for p in modules)],
        cwd=tmp_path, env=env, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert built.returncode == 0, (built.stdout + built.stderr)[-3000:]
    env["PYTHONPATH"] = os.pathsep.join([str(tmp_path), str(ROOT)])
    played = subprocess.run(
        [sys.executable, "-c", PLAY], cwd=tmp_path, env=env, capture_output=True, text=True, check=False
    )
    assert played.returncode == 0, played.stderr[-3000:]
    assert played.stdout.split("\n")[:3] == [trace(make, seed) for seed in "abc"]
