"""What two slots that face each other will bring: points of the side that attacks next minus those of the other."""

from functools import lru_cache
from typing import Final, NamedTuple

AHEAD: Final = 5
"""Rounds that are looked ahead."""
FADES: Final = 0.65
"""What a round is worth compared with the one before: an empty slot does not stay empty."""
BODY: Final = 0.08
"""What a point of strength or life is worth at the end of the forecast."""


class Fighter(NamedTuple):
    """A card in a slot: `life` is what is left, `guard` what it is spared of damage, `brings` its attack effects."""

    strength: int
    life: int
    guard: int = 0
    brings: float = 0.0
    grows: bool = False  # gains strength with the damage on it


@lru_cache(maxsize=20_000)
def duel(mine: Fighter | None, theirs: Fighter | None, my_bonus: float, their_bonus: float) -> float:
    """The worth of a pair of slots for the side that attacks next. The bonuses are for undefended attacks."""
    value, weight = 0.0, 1.0
    my_life = mine.life if mine is not None else 0
    their_life = theirs.life if theirs is not None else 0
    my_strength = mine.strength if mine is not None else 0
    their_strength = theirs.strength if theirs is not None else 0
    for _ in range(AHEAD):
        if mine is not None and my_life > 0 and my_strength > 0:
            if theirs is not None and their_life > 0:
                hit = max(0, my_strength - theirs.guard)
                their_life -= hit
                if theirs.grows:
                    their_strength += hit
            else:
                value += weight * my_bonus
            value += weight * mine.brings
        if theirs is not None and their_life > 0 and their_strength > 0:
            if mine is not None and my_life > 0:
                hit = max(0, their_strength - mine.guard)
                my_life -= hit
                if mine.grows:
                    my_strength += hit
            else:
                value -= weight * their_bonus
            value -= weight * theirs.brings
        weight *= FADES
    if my_life > 0:
        value += BODY * (my_life + 2 * my_strength)
    if their_life > 0:
        value -= BODY * (their_life + 2 * their_strength)
    return value
