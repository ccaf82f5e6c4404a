"""Where games are played: here, in processes of this machine, or on a Ray cluster. What comes of them is the same."""

import gc
import os
import signal
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
"""Chunks that are handed out for every process, so that none waits for work."""
PAYS: Final = 2.0
"""Seconds after which more processes are begun if nobody said how many: what is over by then is not worth it."""
HEARS: Final = 0.2
"""Seconds of a wait for processes: since polars was imported, Ctrl+C does not end one, and is heard after it."""


def cores() -> int:
    """The cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def run_each(task: Callable[[C], T], chunks: Iterable[C], jobs: int, on: str = "") -> Generator[T, None, None]:
    """What a task makes of every chunk, in the order in which they are done.

    `jobs` is a number of processes, 0 for all cores once that pays. `on` is "" for this machine or an address as
    `goldenrule.lab.clusters` takes it; `jobs` does not count there. Unless all is done here, the task must be a
    function of a module, or a `partial` of one. An error of the task ends all; what has not been yielded by then is
    lost. When the generator is closed, what is still being played is given up.
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
    pool = ProcessPoolExecutor(min(jobs, len(first)), mp_context=get_context("spawn"), initializer=_begin)
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
    """Collect garbage seldom: states have no cycles, and what is loaded by now stays."""
    gc.collect()
    gc.freeze()
    old = gc.get_threshold()
    gc.set_threshold(200_000, 50, 100)
    try:
        yield
    finally:
        gc.set_threshold(*old)
        gc.unfreeze()


def _begin() -> None:
    """A process that plays: it leaves Ctrl+C to the one that started it, and does not outlive that one."""
    gc.freeze()
    gc.set_threshold(200_000, 50, 100)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_follow, daemon=True).start()


def _follow() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
