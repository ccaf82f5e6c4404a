"""The type of `asyncio.sleep`, for which tests pass functions of their own."""

from collections.abc import Awaitable, Callable

Sleep = Callable[[float], Awaitable[object]]
"""A function that waits for some seconds, like `asyncio.sleep`."""
