"""Token buckets: amounts to spend that refill with time."""

from collections.abc import Callable
from time import monotonic

from msgspec import Struct


class Rate(Struct, frozen=True):
    """The size of a bucket, and its refill in a second."""

    capacity: float
    per_second: float

    def __mul__(self, times: int) -> "Rate":
        return Rate(self.capacity * times, self.per_second * times)


class Bucket:
    """A token bucket."""

    def __init__(self, rate: Rate, clock: Callable[[], float] = monotonic) -> None:
        self.rate = rate
        self.clock = clock
        self._left = rate.capacity
        self._when = clock()

    def available(self) -> float:
        """Return the amount that may be spent now."""
        now = self.clock()
        self._left = min(self.rate.capacity, self._left + (now - self._when) * self.rate.per_second)
        self._when = now
        return self._left

    def seconds_until(self, cost: float) -> float:
        """Return the seconds until this may be spent, 0 for now. A cost above the size of the bucket empties it."""
        return max(min(cost, self.rate.capacity) - self.available(), 0) / self.rate.per_second

    def spend(self, cost: float) -> None:
        self._left -= min(cost, self.rate.capacity)

    def take(self, cost: float = 1) -> bool:
        """Spend an amount. Return False, and spend nothing, if less is left."""
        if self.seconds_until(cost):
            return False
        self.spend(cost)
        return True
