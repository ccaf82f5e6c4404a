"""What waits: tests give functions of their own in its place."""

from collections.abc import Awaitable, Callable

Sleep = Callable[[float], Awaitable[object]]
"""Waits for some seconds, as `asyncio.sleep` does."""
