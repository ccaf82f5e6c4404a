"""Towers: a small two-seat card game on the kernel, for tests and for learning how a game is written.

Each seat has a tower of 10 health, a deck and a hidden hand. A round: both bid energy in secret for the first turn,
each takes a turn (draw, play cards, attack), the round ends. Whoever's tower falls loses.

Read in this order:

- `content`: zones, and what a face and its abilities are
- `ops`: the vocabulary of the cards
- `cards`: the cards themselves, as op trees
- `events`: what abilities interrupt and answer
- `rules`: the procedures of a round, as frames
- `state`: what is kept of a game
- `game`: the primitives that write the state, and the hooks of windows and views
"""

from tests.toygame.game import Towers, make, new_game

__all__ = ["Towers", "make", "new_game"]
