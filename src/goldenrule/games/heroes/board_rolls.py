"""The rolls of the combat in progress, from what a seat has seen of it: a view by itself has only the last dice."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from goldenrule.games.heroes.board_types import RollOffKey
from goldenrule.games.heroes.ids import ATTACK, HEROES, OUTWIT, VILLAIN
from goldenrule.games.heroes.rules.dice import HITS
from goldenrule.kernel.events import SeenEvent

TOLD = frozenset({"initiative", "powers", "roll", "dice", "hits", "ko"})


@dataclass
class Rolled:
    """An attack or an outwit duel: the dice of both sides, what they come to, and who takes a KO. `first` attacks.

    The fighters are their ids in the view, with their codes.
    """

    step: RollOffKey
    sequence: int
    first: int
    fighters: tuple[tuple[int, str], tuple[int, str]]
    dice: list[Sequence[int] | None] = field(default_factory=lambda: [None, None])
    hits: list[int] = field(default_factory=lambda: [0, 0])
    over: bool = False
    ko: int = -1

    def loser(self) -> int:
        """The side that takes a KO, if any does."""
        if self.step != "outwit":
            return 1 - self.first
        return HEROES if self.hits[HEROES] < self.hits[VILLAIN] else VILLAIN


def roll_offs(seen: Iterable[SeenEvent]) -> list[Rolled]:
    """Those of the combat in progress, the first one first. `seen` begins with what was seen last."""
    told: list[SeenEvent] = []
    for each in seen:
        if each[0] in ("fight", "fought"):
            break
        if each[0] in TOLD:
            told.append(each)
    out: list[Rolled] = []
    initiative = sequence = 0
    fighters = ((0, ""), (0, ""))
    for kind, *about in reversed(told):
        if kind == "initiative":
            initiative = about[0]
        elif kind == "powers":
            sequence += 1
            fighters = ((*about[0],), (*about[1],))
        elif kind == "roll":
            roll, side, dice, _ = about
            first = initiative if roll == OUTWIT else side if roll == ATTACK else 1 - side
            attack: RollOffKey = "first_attack" if first == initiative else "second_attack"
            step: RollOffKey = "outwit" if roll == OUTWIT else attack
            if not out or (out[-1].sequence, out[-1].step) != (sequence, step):
                out.append(Rolled(step, sequence, first, fighters))
            out[-1].dice[side], out[-1].hits[side] = dice, sum(HITS[die] for die in dice)
        elif out:
            change(out[-1], kind, about)
    return out


def change(last: Rolled, kind: str, about: SeenEvent) -> None:
    """What has come of the last roll-off."""
    if kind == "dice":
        side, dice, hits = about
        last.dice[side], last.hits[side] = dice, hits
    elif kind == "hits":
        last.hits[last.first], last.hits[1 - last.first] = about
        last.over = True
    elif kind == "ko" and last.over and last.ko < 0 and about[1] and (*about[0],) == last.fighters[last.loser()]:
        last.ko = last.loser()
