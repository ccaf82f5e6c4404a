"""Rate limits for persons and for addresses, by the cost of requests.

Requests are paid from buckets that refill with time. Each person has buckets, and so has each address, because anybody
can become a new person. The operator has larger ones. A refusal says when to try again.
"""

import asyncio
import re
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from math import ceil
from time import monotonic
from typing import Final, NamedTuple, TypeVar

from msgspec import Struct

from goldenrule.kernel.errors import GoldenruleError
from goldenrule.server.addresses import subscriber_network
from goldenrule.server.buckets import Bucket, Rate
from goldenrule.server.clocks import Sleep
from goldenrule.server.seat_tokens import WATCH
from goldenrule.server.visitors import Person, Scope
from goldenrule.words.phrases import Arg

T = TypeVar("T", int, "Rate")


class LimitExceeded(GoldenruleError):
    """A temporary refusal: try again after `after` seconds."""

    def __init__(self, key: str, after: float, **args: Arg) -> None:
        self.after = max(ceil(after), 1)
        super().__init__(key, seconds=self.after, **args)


class Requester(Struct, frozen=True):
    """The sender of a request: the id of a person ("" for a new one), and their address (`subscriber_network`)."""

    person: str
    address: str
    operator: bool = False


TOO_MANY: Final = 4429
"""The code with which a socket is closed: there are too many sockets, messages or frames."""
NOBODY: Final = Requester("", "")
CURRENT_REQUESTER: Final = ContextVar("CURRENT_REQUESTER", default=NOBODY)
"""The sender of the current request; nobody for the server's own work."""


def requester_of(scope: Scope) -> Requester:
    """Return the sender of a request admitted by `AccessControl`."""
    person: Person = scope["person"]
    client = scope.get("client") or ("", 0)
    return Requester("" if person.new else person.id, subscriber_network(client[0]), person.is_operator)


def cost_of(scope: Scope) -> float:
    """Return the cost of a request."""
    method, path = scope.get("method", "GET"), scope["path"]
    if path.startswith("/api/art/") or not path.startswith(("/api/", "/ws/", "/schema")):
        return FILE
    return next((cost for wanted, pattern, cost in COSTS if wanted == method and pattern.match(path)), 1)


class RateLimit(NamedTuple):
    """The rates of a person and of an address, with the message of a refusal."""

    person: Rate
    address: Rate
    message: str


class CountLimit(NamedTuple):
    """The counts that a person and an address may have open, the message, and the seconds until a retry."""

    person: int
    address: int
    message: str
    after: int


OPERATOR: Final = 20
"""The factor of the operator's limits."""
LIMITS: Final = {
    "work": RateLimit(Rate(300, 20), Rate(900, 60), "server-too-fast"),
    "tables": RateLimit(Rate(20, 1 / 60), Rate(60, 1 / 20), "server-tables-fast"),
    "folders": RateLimit(Rate(3, 1 / 600), Rate(60, 1 / 20), "server-folders-fast"),
    "thinking": RateLimit(Rate(20, 1 / 15), Rate(60, 1 / 5), "server-thinks-much"),
}
"""The buckets: work (see `COSTS`), opening tables, folders of new guests, and hints (a review costs several)."""
COSTS: Final = (
    ("POST", re.compile(r"/api/tables$"), 10),
    ("GET", re.compile(r"/ws/"), 5),
    ("GET", re.compile(r"/api/tables/[^/]+/(replay|record|review)$"), 5),
    ("GET", re.compile(r"/api/tables/[^/]+/at/"), 2),
    ("POST", re.compile(r"/api/tables/[^/]+/(rematch|seats|save|report)$"), 5),
    ("POST", re.compile(r"/api/setup$"), 2),
    ("POST", re.compile(r"/api/decks/[^/]+$"), 2),
    ("POST", re.compile(r"/api/decks/[^/]+/download$"), 10),
    ("GET", re.compile(r"/api/(cards|gallery|rules)"), 2),
)
"""Costs of requests that need a worker; all others cost 1, and files of the page and pictures `FILE`."""
PER_SECOND: Final = 50
"""The additional cost of a second of a worker, known only afterwards."""
FILE: Final = 0.25
MESSAGE: Final = 0.5
"""The cost of a message over a socket."""
MOST: Final = {
    "sockets": CountLimit(30, 120, "server-many-sockets", 30),
    "tables": CountLimit(100, 400, "server-tables-full", 3600),
    "spectators": CountLimit(5, 30, "server-many-pages", 30),
    "players": CountLimit(0, 8, "server-many-pages", 30),
}
"""Limits on what a person or an address may have open, or keep, at the same time; `page_payer` has those of a table."""


def page_payer(table: str, seat: int, requester: Requester = NOBODY) -> tuple[Requester, str]:
    """Return the payer and kind of a page at a table: spectators together, others by their own token.

    So neither spectators nor an opponent can take all places and keep out a player who lost their connection, and one
    spectator cannot take the places of all others.
    """
    watcher = requester.person or requester.address if seat == WATCH and not requester.operator else ""
    own = f"{watcher} at {table}" if watcher else ""
    return Requester(own, f"{seat} at {table}"), "spectators" if seat == WATCH else "players"


class Limits:
    """The spent amounts and open counts of everybody."""

    BUCKETS: Final = 20_000
    """The most buckets in memory; full ones are dropped first."""

    def __init__(self, clock: Callable[[], float] = monotonic, sleep: Sleep = asyncio.sleep) -> None:
        self.clock = clock
        self.sleep = sleep
        self._buckets: dict[tuple[str, str], Bucket] = {}
        self._open = Counter[tuple[str, str]]()

    def spend(self, requester: Requester, what: str, cost: float = 1) -> None:
        """Spend on something of `LIMITS`. Raises LimitExceeded, and spends nothing, if too little is left."""
        limit = LIMITS[what]
        buckets = [self._bucket(what, payer, rate) for payer, rate in _payers(requester, limit.person, limit.address)]
        lacks = max(bucket.seconds_until(cost) for bucket in buckets)
        if lacks:
            raise LimitExceeded(limit.message, lacks)
        for bucket in buckets:
            bucket.spend(cost)

    def charge(self, requester: Requester, what: str, cost: float) -> None:
        """Spend afterwards on finished work, perhaps more than is left; then the next request waits."""
        limit = LIMITS[what]
        for payer, rate in _payers(requester, limit.person, limit.address) if requester is not NOBODY else ():
            self._bucket(what, payer, rate).spend(cost)

    def check_count(self, requester: Requester, what: str, own: int, shared: int) -> None:
        """Raise LimitExceeded if a person's `own`, or the `shared` of their address, reach the limit in `MOST`."""
        most = MOST[what]
        limits = _payers(requester, most.person, most.address)
        for (_, limit), found in zip(limits, (own, shared) if len(limits) > 1 or requester.operator else (shared,)):
            if found >= limit:
                raise LimitExceeded(most.message, most.after, most=limit)

    def try_spend(self, requester: Requester, what: str, cost: float) -> bool:
        """Spend on something. Return False if too little is left."""
        try:
            self.spend(requester, what, cost)
        except LimitExceeded:
            return False
        return True

    @contextmanager
    def count_open(self, requester: Requester, what: str) -> Iterator[None]:
        """Count something of `MOST` as open during the context. Raises LimitExceeded."""
        most = MOST[what]
        payers = [((what, payer), most) for payer, most in _payers(requester, most.person, most.address)]
        if any(self._open[key] >= most for key, most in payers):
            raise LimitExceeded(most.message, most.after)
        keys = [key for key, _ in payers]
        self._open.update(keys)
        try:
            yield
        finally:
            self._open.subtract(keys)
            for key in keys:
                if not self._open[key]:
                    del self._open[key]

    def bucket(self, rate: Rate) -> Bucket:
        """Return a full bucket that nobody shares."""
        return Bucket(rate, self.clock)

    def _bucket(self, what: str, payer: str, rate: Rate) -> Bucket:
        bucket = self._buckets.pop((what, payer), None) or Bucket(rate, self.clock)
        if len(self._buckets) >= self.BUCKETS:
            self._forget()
        self._buckets[what, payer] = bucket  # those that were used last stand last
        return bucket

    def _forget(self) -> None:
        """Forget buckets that are full again, and a tenth of the others if few are full."""
        self._buckets = {
            key: bucket for key, bucket in self._buckets.items() if bucket.available() < bucket.rate.capacity
        }
        for key in [*self._buckets][: max(len(self._buckets) - self.BUCKETS * 9 // 10, 0)]:
            del self._buckets[key]


def _payers(requester: Requester, person: T, address: T) -> list[tuple[str, T]]:
    """Return the payers: a person and their address, or the operator alone, with `OPERATOR` times as much."""
    if requester.operator:
        return [("operator", person * OPERATOR)]
    shared = f"address {requester.address}", address
    if not requester.person:  # some are new with every request
        return [shared]
    return [(f"person {requester.person}", person), shared]
