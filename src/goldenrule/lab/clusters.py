"""Games on a Ray cluster (extra `ray`). Nodes may come and go: the games of a lost node are played elsewhere.

Every node needs the same version of Goldenrule, and packs at the same place. Nothing is reported to Ray's makers.
"""

import logging
import os
import socket
from collections.abc import Callable, Generator, Iterable
from itertools import islice
from types import ModuleType
from typing import Final, TypeVar

from goldenrule.kernel.errors import BadInput, GoldenruleError, import_extra
from goldenrule.version import VERSION

T = TypeVar("T")
C = TypeVar("C")

HERE: Final = "ray"
"""The cluster in RAY_ADDRESS or on this machine; without one, a new one with all cores."""
PATIENCE: Final = 10.0
"""The seconds for an address to answer."""
AHEAD: Final = 4
"""The chunks in flight for each core, so that none waits for work."""
RETRIES: Final = 100
"""The most repeats of a chunk after lost nodes, because a chunk may itself kill nodes."""


def each_on_ray(task: Callable[[C], T], chunks: Iterable[C], address: str = HERE) -> Generator[T, None, None]:
    """Yield the result of a task for every chunk, once each, as they finish.

    `address` is HERE or what `ray.init` takes ("10.0.0.1:6379", "ray://..."). The cluster is left as it was found.
    Raises BadInput without Ray or a cluster, and for a node with another version; otherwise as the task does.
    """
    if address != HERE and ":" not in address:
        raise BadInput("bad-on", on=address)
    ray = _ray()
    mine = not ray.is_initialized()
    if mine:
        _join(ray, address)
    try:
        run = ray.remote(num_cpus=1, max_retries=RETRIES)(_on_node)
        shared = ray.put(task)
        left = iter(chunks)
        room = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
        waiting = [run.remote(shared, chunk, VERSION) for chunk in islice(left, room)]
        while waiting:
            done, waiting = ray.wait(waiting)
            waiting += [run.remote(shared, chunk, VERSION) for chunk in islice(left, len(done))]
            for one in done:
                try:
                    found: T = ray.get(one)
                except ray.exceptions.RayTaskError as error:
                    if isinstance(error.cause, GoldenruleError):
                        raise error.cause from error
                    raise
                yield found
    finally:
        if mine:
            ray.shutdown()


def _on_node(task: Callable[[C], T], chunk: C, version: str) -> T:
    if version != VERSION:
        import platform

        raise BadInput("bad-node-version", node=platform.node(), there=VERSION, here=version)
    return task(chunk)


def _ray() -> ModuleType:
    """Return the module. Raises BadInput if it is not installed."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")  # as it will be: otherwise Ray warns of that
    return import_extra("ray", "ray")


def _reach(address: str) -> None:
    """Check that an address answers, because Ray itself would wait for minutes. Raises OSError or ValueError."""
    host, _, port = address.rpartition("//")[2].rpartition(":")
    socket.create_connection((host.strip("[]"), int(port)), PATIENCE).close()


def _join(ray: ModuleType, address: str) -> None:
    try:
        if address != HERE:
            _reach(address)
        ray.init(
            None if address == HERE else address,
            include_dashboard=None if address != HERE or "RAY_ADDRESS" in os.environ else False,
            log_to_driver=False,
            logging_level=logging.ERROR,
        )
    except (ConnectionError, RuntimeError, ValueError, OSError) as error:
        why = (str(error).strip() or type(error).__name__).splitlines()[0]
        raise BadInput("bad-no-cluster", address=address, why=why) from error
