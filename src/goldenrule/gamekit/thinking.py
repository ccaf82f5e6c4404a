"""What a game tells a bot that searches (`goldenrule.bots.thinks`) about itself."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Thinking:
    """How a game is played on by rule of thumb, for how long, and how it stands then.

    `policy` makes the bot that plays by rules of thumb, from a seed. `clock` counts what a game is made of (rounds,
    turns), and a game is played on until it has gone on by `horizon`. `log_odds` says how likely a seat is to win, from
    what lies open; `weighed` names the set of weights for a position (`bots/weights.json`). Questions of the kinds
    `thumb` are left to the rule of thumb.
    """

    policy: Callable[[str], Any]
    horizon: int
    clock: Callable[[Any], int]
    log_odds: Callable[[Any, int], float]
    measures: Callable[[Any, int], tuple[float, ...]]
    weighed: Callable[[Any], str]
    thumb: frozenset[str] = frozenset()
