"""The numbers that make the sensible bot bold or careful."""

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class PlayStyle:
    """The numbers that make the heuristics bold or careful. Found by playing many games."""

    hit_point_high: float = 0.42  # worth of a hit point while there are more than 7, more than 4, fewer
    hit_point_mid: float = 0.68
    hit_point_low: float = 1.06
    urgent: float = 6.0  # worth of a threat on the main scheme when it is full, nearly full, half full, else
    close: float = 1.65
    middling: float = 1.2
    half: float = 4.73  # this much room is half full
    far: float = 0.29
    side: float = 1.76  # worth of a threat on a side scheme
    minion: float = 0.9  # worth of a minion's defeat, for each ATK
    stage: float = 0.5  # how much less a main scheme counts that is not the last
    lost: float = 18.0  # what the end of the game costs
    tired: float = 2.4  # what it costs a hero to defend: the next turn's basic power
    block: float = 2.5  # worth of an ally who takes a hit
    card: float = 1.35  # worth of a card more in hand
    hold: float = 0.41  # worth of keeping a card, as a share of playing it
    draw: float = 1.84  # worth of the card drawn in place of one that is not kept
    event: float = 1.14  # what a card played in answer has to bring
    rest: float = 0.4  # share of a recovery that counts for being able to recover next turn
    rounds: float = 8.4  # how long a game lasts, for what pays off in every round


PLAY_STYLE: Final = PlayStyle()
