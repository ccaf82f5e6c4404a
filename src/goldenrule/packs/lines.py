"""Line numbers of the values in a file, by their paths."""

from typing import Final

LARGEST: Final = 256_000
"""The most bytes of a file in YAML."""
Lines = dict[str, int]
"""Line (from 1) of the value at a path such as `[0].given.players[1]`."""


def line_of(lines: Lines, path: str) -> int:
    """Return the line of a value, or of the nearest one around it; 0 if there is none."""
    while path and path not in lines:
        path = path[: max(path.rfind("."), path.rfind("["), 0)]
    return lines.get(path, 0)
