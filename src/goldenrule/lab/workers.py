"""Workers for games: this process, processes of this machine, or a Ray cluster, with the same results."""

import gc
import os
import signal
import sys
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from itertools import chain, islice
from multiprocessing import active_children, get_context, parent_process
from threading import Thread
from time import monotonic
from typing import Final, TypeVar

from goldenrule.kernel.errors import BadInput

T = TypeVar("T")
C = TypeVar("C")

AHEAD: Final = 4
"""The chunks in flight for each process, so that none waits for work."""
PAYS: Final = 2.0
"""The seconds before more processes start by default, because short runs do not need them."""
MOST: Final = 61 if sys.platform == "win32" else sys.maxsize
"""The most processes: Windows cannot wait for more at once."""
HEARS: Final = 0.2
"""The seconds of one wait for processes: after the import of polars, Ctrl+C works only between waits."""


def cores() -> int:
    """Return the number of cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def run_each(task: Callable[[C], T], chunks: Iterable[C], jobs: int, on: str = "") -> Generator[T, None, None]:
    """Yield the result of a task for every chunk, as they finish.

    `jobs` is a number of processes, 0 for all cores if that pays. `on` is "" for this machine, or an address for
    `goldenrule.lab.clusters`, which ignores `jobs`. Outside this process, the task must be a function of a module, or a
    `partial` of one. An error of the task ends everything; results that have not been yielded are lost. Closing the
    generator abandons running games.
    """
    if on:
        from goldenrule.lab.clusters import each_on_ray

        yield from each_on_ray(task, chunks, on)
        return
    if jobs < 0:
        raise BadInput("bad-number-jobs", jobs=jobs)
    rest = iter(chunks)
    first = list(islice(rest, 2))
    left = chain(first, rest)
    if jobs < 2 or len(first) < 2:
        began = monotonic()
        with seldom_collecting():
            for chunk in left:
                yield task(chunk)
                if not jobs and monotonic() > began + PAYS:
                    break
    yield from _in_processes(task, left, jobs or cores())


def _in_processes(task: Callable[[C], T], left: Iterator[C], jobs: int) -> Generator[T, None, None]:
    first = list(islice(left, AHEAD * jobs))
    if not first:
        return
    before = set(active_children())
    pool = ProcessPoolExecutor(min(jobs, len(first), MOST), mp_context=get_context("spawn"), initializer=_begin)
    try:
        waiting: set[Future[T]] = {pool.submit(task, chunk) for chunk in first}
        while waiting:
            done, waiting = wait(waiting, HEARS, FIRST_COMPLETED)
            waiting |= {pool.submit(task, chunk) for chunk in islice(left, len(done))}
            for future in done:
                yield future.result()
        pool.shutdown()
    except BaseException:
        pool.shutdown(wait=False, cancel_futures=True)
        for process in set(active_children()) - before:
            process.terminate()
        raise


@contextmanager
def seldom_collecting() -> Iterator[None]:
    """Collect garbage rarely: states have no cycles, and loaded objects stay.

    A process that has put its objects aside already keeps them there.
    """
    is_first = not gc.get_freeze_count()
    if is_first:
        gc.collect()
        gc.freeze()
    old = gc.get_threshold()
    gc.set_threshold(200_000, 50, 100)
    try:
        yield
    finally:
        gc.set_threshold(*old)
        if is_first:
            gc.unfreeze()


def _begin() -> None:
    """Initialise a worker process: it leaves Ctrl+C to its parent, and ends with it."""
    gc.freeze()
    gc.set_threshold(200_000, 50, 100)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_follow, daemon=True).start()


def _follow() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
