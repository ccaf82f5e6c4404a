"""Dice: faces, what a roll is worth, BOOST (H-2.11 to H-2.16)."""

from typing import TYPE_CHECKING, Final

from goldenrule.games.heroes import events, ids
from goldenrule.games.heroes.state import Dice, Fight

if TYPE_CHECKING:
    from goldenrule.games.heroes.game import Heroes

BLANK, TROUBLE, HIT_A, HIT_B, HIT_BOOST, DOUBLE = range(6)
FACES: Final = ("blank", "trouble", "hit", "hit", "hit_boost", "double")
_HITS: Final = (0, 0, 1, 1, 1, 2)
_TROUBLE: Final = (0, 1, 1, 1, 1, 2)

HITS: Final = tuple(_HITS[d % 6] + (_HITS[d // 6 - 1] if d >= 6 else 0) for d in range(42))
"""HIT icons of a die, its BOOST reroll added (H-2.14)."""
TROUBLES: Final = tuple(_TROUBLE[d % 6] + (_TROUBLE[d // 6 - 1] if d >= 6 else 0) for d in range(42))
"""HIT and TROUBLE icons of a die (H-8.4)."""


def hits(fight: Fight, side: int) -> int:
    """The value of the last roll of a side (H-2.13), never under 0."""
    n = fight.hits[side]
    for die in fight.dice[side]:
        n += HITS[die]
    return n if n > 0 else 0


def counts_boost(game: "Heroes", fight: Fight, side: int) -> bool:
    """Do the BOOST icons of a side count in its rolls?"""
    for _, stat, whose, n in fight.mods:
        if stat == "boost" and whose == side:
            return n > 0
    if side == ids.HEROES:
        for e in game.supporters(fight.seat, fight.place >> 2):
            if e != fight.hero:  # H-12.18
                return True
    elif fight.confrontation or (game.state.mission is not None and game.state.mission.boost):  # H-12.20
        return True
    return game.modified(ids.STAT_BOOST, game.fighter(side), 0) > 0


def roll_dice(game: "Heroes", count: int, boost: bool) -> Dice:
    """Roll dice, at most 8 (H-2.16); with BOOST each die that shows it is rolled once more (H-2.15)."""
    count = min(count, ids.MAX_DICE)
    if count <= 0:
        return ()
    faces = game.roll(count)
    if boost and HIT_BOOST in faces:
        again = game.roll(faces.count(HIT_BOOST))
        out = []
        used = 0
        for face in faces:
            if face == HIT_BOOST:
                out.append(face + 6 * (again[used] + 1))
                used += 1
            else:
                out.append(face)
        return tuple(out)
    return faces


def make_roll(game: "Heroes", fight: Fight, roll: int) -> None:
    """The roll that was about to be made."""
    rolled = roll_dice(game, fight.count, fight.boost)
    set_dice(fight, fight.roll, rolled)
    game.tell_event(events.Roll, roll, fight.roll, rolled, int(fight.boost))


def set_dice(fight: Fight, side: int, dice: Dice) -> None:
    fight.dice = (dice, fight.dice[1]) if side == ids.HEROES else (fight.dice[0], dice)


def add_hits(fight: Fight, side: int, count: int) -> None:
    a, b = fight.hits
    fight.hits = (a + count, b) if side == ids.HEROES else (a, b + count)


def shows_face(die: int, face: str) -> bool:
    """Does a die show a kind of face? A die that was rolled again by BOOST still counts as showing BOOST."""
    first = die % 6
    if face == "any":
        return True
    if face == "hit":
        return HITS[die] > 0
    if face == "single":
        return first in (HIT_A, HIT_B) and die < 6
    if face == "boost":
        return first == HIT_BOOST
    return first == {"blank": BLANK, "trouble": TROUBLE, "double": DOUBLE}[face]
