"""Where games are played does not matter: here, in processes, on a Ray cluster that loses a node."""

import errno
import math
import os
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from itertools import count
from pathlib import Path
from typing import Any

import polars as pl
import pytest
from polars.testing import assert_frame_equal

from goldenrule.cli.client_texts import Words
from goldenrule.cli.progress import Progress
from goldenrule.kernel.errors import BadInput
from goldenrule.lab import clusters, workers
from goldenrule.lab.crashes import GameCrashed
from goldenrule.lab.result_writer import collect
from goldenrule.lab.results import Run, read
from goldenrule.lab.simulate import chunks_of, simulate

RUN = Run.of("skirmish", {}, "workers", ["first"])


def double(n: int) -> int:
    return 2 * n


def crash(n: int) -> int:
    raise GameCrashed(n, "seed", "ValueError: no", None, 0, ("pass", 0, 0))


@pytest.mark.parametrize("jobs", [0, 1, 2])
def test_every_chunk_once(jobs: int) -> None:
    assert sorted(workers.run_each(double, range(20), jobs)) == [2 * n for n in range(20)]
    assert list(workers.run_each(double, [], jobs)) == []


def test_all_cores_once_that_pays(monkeypatch: pytest.MonkeyPatch) -> None:
    """What was played here before is not played again."""
    handed: list[list[int]] = []

    def processes(task: Any, chunks: Iterator[int], jobs: int) -> Iterator[int]:
        assert jobs == workers.cores()
        handed.append(list(chunks))
        return map(task, handed[-1])

    monkeypatch.setattr(workers, "_in_processes", processes)
    monkeypatch.setattr(workers, "PAYS", math.inf)
    assert list(workers.run_each(double, range(5), 0)) == [0, 2, 4, 6, 8]
    monkeypatch.setattr(workers, "PAYS", -1.0)
    assert list(workers.run_each(double, range(5), 0)) == [0, 2, 4, 6, 8]
    assert handed == [[], [1, 2, 3, 4]]


@pytest.mark.parametrize("jobs", [0, 1, 2, 64])
@pytest.mark.parametrize("there", [set(), {0, 1, 2}, {7, 19, 20, 21}])
def test_chunks_hold_every_missing_game_once(jobs: int, there: set[int]) -> None:
    for games in (1, 2, 45, 400):
        chunks = list(chunks_of(games, there, jobs))
        assert [n for first, end in chunks for n in range(first, end)] == [n for n in range(games) if n not in there]
        assert jobs == 1 or not chunks or chunks[0][1] - chunks[0][0] == 1


def test_games_are_not_listed_before_they_are_played() -> None:
    """Otherwise very many would fill all memory."""
    chunks = chunks_of(10**6, {1}, jobs=1)
    assert [next(chunks), next(chunks), next(chunks)] == [(0, 1), (2, 20), (20, 40)]
    with closing(workers.run_each(double, count(), 1)) as found:
        assert [next(found), next(found), next(found)] == [0, 2, 4]


HELD = """
import os, signal, threading
import polars
from goldenrule.lab import workers
def hold(n):
    os.kill(os.getppid(), signal.SIGINT)
    threading.Event().wait()
if __name__ == "__main__":
    list(workers.run_each(hold, range(4), 2))
"""


@pytest.mark.skipif(os.name != "posix", reason="only POSIX lets one process send another Ctrl+C")
def test_ctrl_c_is_heard_while_games_take_long(tmp_path: Path) -> None:
    """Processes play without end; polars has waits go on after a signal."""
    script = tmp_path / "held.py"
    script.write_text(HELD)
    ended = subprocess.run([sys.executable, str(script)], capture_output=True, text=True, timeout=120)
    assert ended.returncode and ended.stderr.endswith("KeyboardInterrupt\n")


def test_all_cores_give_the_same() -> None:
    all_cores, one = (simulate("skirmish", {}, 30, "w", jobs=jobs, digests=True).digest for jobs in (0, 1))
    assert all_cores == one != ""


def test_the_line_of_progress(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """What was there before is no work of this run."""
    bar = Progress(Words("skirmish"))
    bar.first = 1000
    assert bar.progress_line(1500, 10_000, 50.0) == "1,500 of 10,000 games, 10.0 a second, 0:14:10 left"
    assert bar.progress_line(1000, 10_000, 0.0) == "1,000 of 10,000 games, 0.0 a second, ? left"
    monkeypatch.setattr("goldenrule.cli.progress.EVERY", 0.0)
    with Progress(Words("skirmish")) as step:
        step(0, 4)
        step(4, 4)
    lines = capsys.readouterr().err.splitlines()
    assert lines[0].startswith("0 of 4 games") and lines[1].startswith("4 of 4 games")


# -- a cluster ---------------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    """A head that plays nothing, and one node that does; joined once, as it takes seconds until a node plays."""
    os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
    ray = clusters._ray()
    from ray.cluster_utils import Cluster

    found = Cluster(initialize_head=True, head_node_args={"num_cpus": 0, "include_dashboard": False})
    try:
        first = found.add_node(num_cpus=1)
        clusters._join(ray, found.address)
        yield found, first
    finally:
        ray.shutdown()
        shutdown: Any = found.shutdown
        shutdown()


@pytest.mark.slow
@pytest.mark.filterwarnings("ignore")
def test_a_cluster_that_loses_a_node(cluster: Any, tmp_path: Path) -> None:
    """As soon as the first node has reported, another one comes and the first is killed in the middle of its work."""
    nodes, first = cluster
    told: list[int] = []

    def progress(done: int, games: int) -> None:
        told.append(done)
        if len(told) == 2:  # 0, then what the only node has played
            nodes.add_node(num_cpus=1)
            nodes.remove_node(first, allow_graceful=False)

    found = collect(tmp_path / "ray", [RUN], 100, progress=progress, on=nodes.address)
    assert told[0] == 0 and told[-1] == 100 and told == sorted(set(told))
    here = collect(tmp_path / "here", [RUN], 100)
    assert_frame_equal(found.drop("seconds"), here.drop("seconds"))
    assert_frame_equal(read(tmp_path / "ray"), found)
    assert found.select(pl.struct("run", "index").n_unique()).item() == 100


@pytest.mark.slow
@pytest.mark.filterwarnings("ignore")
def test_the_same_numbers_and_errors_on_a_cluster(cluster: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    on = cluster[0].address
    there, here = (simulate("skirmish", {}, 12, "w", jobs=2, on=each, digests=True).digest for each in (on, ""))
    assert there == here != ""
    with pytest.raises(GameCrashed, match="ValueError: no"):
        list(workers.run_each(crash, range(3), 1, on))
    monkeypatch.setattr(clusters, "VERSION", "0.0.1")
    with pytest.raises(BadInput, match=r"has version \S+ of Goldenrule, and this computer 0\.0\.1"):
        list(workers.run_each(double, range(3), 1, on))


class Nearby:
    """In the place of Ray's module: a cluster whose tasks are done as soon as they are asked for."""

    def __init__(self, joined: bool) -> None:
        self.joined = joined
        self.calls: list[str] = []

    def is_initialized(self) -> bool:
        return self.joined

    def init(self, *args: object, **given: object) -> None:
        self.calls.append("init")

    def shutdown(self) -> None:
        self.calls.append("shutdown")

    def cluster_resources(self) -> dict[str, float]:
        return {"CPU": 1.0}

    def put(self, value: Any) -> Any:
        return value

    def remote(self, **given: object) -> Any:
        class Remote:
            def __init__(self, call: Any) -> None:
                self.remote = call

        return Remote

    def wait(self, waiting: list[Any]) -> tuple[list[Any], list[Any]]:
        return waiting[:1], waiting[1:]

    def get(self, found: Any) -> Any:
        return found


@pytest.fixture
def reachable(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, int]]:
    """Somebody listens wherever a cluster is looked for; the addresses that were tried."""
    tried: list[tuple[str, int]] = []

    def connect(address: tuple[str, int], timeout: float) -> socket.socket:
        tried.append(address)
        return socket.socket()

    monkeypatch.setattr(socket, "create_connection", connect)
    return tried


@pytest.mark.parametrize(("joined", "calls"), [(False, ["init", "shutdown"]), (True, [])])
def test_a_cluster_is_left_as_it_was_found(
    joined: bool, calls: list[str], reachable: list[tuple[str, int]], monkeypatch: pytest.MonkeyPatch
) -> None:
    ray = Nearby(joined)
    monkeypatch.setattr(clusters, "_ray", lambda: ray)
    assert list(workers.run_each(double, range(9), 1, "10.0.0.1:6379")) == [2 * n for n in range(9)]
    with pytest.raises(GameCrashed):
        list(workers.run_each(crash, range(3), 1, "10.0.0.1:6379"))
    assert ray.calls == calls * 2
    assert reachable == [("10.0.0.1", 6379)] * calls.count("init") * 2


@pytest.mark.parametrize("address", ["127.0.0.1:{}", "ray://127.0.0.1:{}", "127.0.0.1:{}x"])
def test_where_nobody_listens_ray_is_not_asked(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    ray = Nearby(False)
    monkeypatch.setattr(clusters, "_ray", lambda: ray)
    with socket.socket() as taken:  # a port that nobody else gets, and at which nobody listens
        taken.bind(("127.0.0.1", 0))
        with pytest.raises(BadInput, match=r"There is no Ray cluster at .*127"):
            list(workers.run_each(double, range(3), 1, address.format(taken.getsockname()[1])))
    assert not ray.calls


@pytest.mark.parametrize("error", [ConnectionError("no answer\nmore"), OSError(errno.EADDRINUSE, "in use")])
@pytest.mark.usefixtures("reachable")
def test_no_cluster_there(error: Exception, monkeypatch: pytest.MonkeyPatch) -> None:
    class Ray:
        """In the place of the module."""

        @staticmethod
        def is_initialized() -> bool:
            return False

        @staticmethod
        def init(*args: object, **given: object) -> None:
            raise error

    monkeypatch.setattr(clusters, "_ray", lambda: Ray)
    with pytest.raises(BadInput, match=r"There is no Ray cluster at 10\.0\.0\.1:6379 \((no answer|.*in use)\); check"):
        list(workers.run_each(double, range(3), 1, "10.0.0.1:6379"))


def test_without_ray(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(BadInput, match="needs ray, which is not installed"):
        list(workers.run_each(double, range(3), 1, "ray"))
    assert os.environ["RAY_USAGE_STATS_ENABLED"] == "0"
