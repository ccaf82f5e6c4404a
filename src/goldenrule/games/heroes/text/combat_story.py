"""A sequence of a combat as a story tells it: who uses what, then each attack and the outwit duel with its result."""

from collections.abc import Sequence
from typing import NamedTuple

from goldenrule.gamekit.story_text import SeenValue
from goldenrule.games.heroes import ids
from goldenrule.games.heroes.text.log import DISCARDS

FAILS, TIE, KO, DEFEAT, PREVENTED = "fails", "tie", "ko", "defeat", "prevented"
_BETWEEN = frozenset({"initiative", "dice", "reroll", "status", "unfought", "shuffle", "look"})
"""Events that are not told, so that what is used before and after them is told at once."""
_NEXT_ROLL = frozenset({"roll", "hits", "powers"})


class Result(NamedTuple):
    """What has come of two rolls, and the places of the events that tell it.

    `side` attacks, or has won the duel. `result` says what the other side takes: with KO its `n`th KO.
    """

    side: int
    mine: int
    theirs: int
    result: str
    n: int
    places: frozenset[int]


def with_results(line: Sequence[SeenValue], fighters: tuple[SeenValue, SeenValue]) -> list[SeenValue]:
    """The events of a sequence, rolls and their results as one `rolled` event, and uses in a row as a `used` each.

    `["rolled", kind, side, mine, theirs, result, n]` has the fields of `Result`; `["used", seat, uses]` has all that a
    seat has used since the last roll.
    """
    out: list[SeenValue] = []
    uses: dict[int, list[SeenValue]] = {}
    rolls: list[SeenValue] = []
    done: set[int] = set()
    for place, seen in enumerate(line):
        if seen[0] == "use":
            uses.setdefault(seen[1], []).append(seen)
        elif seen[0] == "roll" and seen[1] >= 0:
            rolls.append(seen)
        elif seen[0] in _BETWEEN or (seen[0] == "move" and seen[3] in DISCARDS):
            out.append(seen)
        elif place not in done:
            out += [["used", seat, of] for seat, of in uses.items()]
            uses = {}
            if seen[0] == "hits" and rolls:
                _, kind, side, *_ = rolls[0]
                found = _result(line, place, kind, side, fighters)
                out.append(["rolled", kind, *found[:-1]])
                done |= found.places
                rolls = []
            else:
                out.append(seen)
    return out + [["used", seat, of] for seat, of in uses.items()]


def loser(kind: int, first: int, mine: int, theirs: int) -> int:
    """The side that takes a KO from two rolls, -1 for none; `mine` is what the side `first` has rolled."""
    if kind == ids.OUTWIT:
        return -1 if mine == theirs else 1 - first if mine > theirs else first
    return 1 - first if mine and mine >= theirs else -1


def _result(
    line: Sequence[SeenValue], place: int, kind: int, side: int, fighters: tuple[SeenValue, SeenValue]
) -> Result:
    _, mine, theirs = line[place]
    lost = loser(kind, side, mine, theirs)
    if lost < 0:
        return Result(side, mine, theirs, TIE if kind == ids.OUTWIT else FAILS, 0, frozenset())
    if lost == side:  # the line is about the winner
        side, mine, theirs = 1 - side, theirs, mine
    target, n, defeated, places = fighters[lost], 0, False, set[int]()
    for later in range(place + 1, len(line)):
        event, *values = line[later]
        if event in _NEXT_ROLL:
            break
        falls = event == "wounded" and values == [target, 1]
        wins = event == "fought" and values == [side] and (side == ids.HEROES or defeated)
        if event == "ko" and values[0] == target and (values[1] > n or not values[1]):
            n = max(n, values[1])
            places.add(later)
        elif falls or wins:
            defeated = True
            places.add(later)
    return Result(side, mine, theirs, DEFEAT if defeated else KO if n else PREVENTED, n, frozenset(places))
