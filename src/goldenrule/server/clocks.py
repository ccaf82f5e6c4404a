"""The type of `asyncio.sleep`, for which tests pass functions of their own."""

from collections.abc import Awaitable, Callable

Sleep = Callable[[float], Awaitable[object]]
"""Waits for some seconds, as `asyncio.sleep` does."""
