"""The rolls of the combat in progress, from what a seat has seen of it: a view by itself has only the last dice."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from goldenrule.gamekit.board import Board, Fact, Group
from goldenrule.games.heroes.board_combat import STEPS, CombatTable
from goldenrule.games.heroes.ids import ATTACK, HEROES, OUTWIT, VILLAIN
from goldenrule.games.heroes.rules.dice import HITS
from goldenrule.kernel.views import View

if TYPE_CHECKING:
    from goldenrule.games.heroes.client import HeroesWords

TOLD = frozenset({"initiative", "powers", "roll", "dice", "hits", "ko"})
FIRST_ATTACK, SECOND_ATTACK, OUTWIT_DUEL = STEPS[1:]


@dataclass
class RollOff:
    """An attack or an outwit duel: the dice of both sides, what they come to, and who takes a KO. `first` attacks.

    The fighters are their ids in the view, with their codes.
    """

    step: str
    sequence: int
    first: int
    fighters: tuple[Sequence[Any], Sequence[Any]]
    dice: list[Sequence[int] | None] = field(default_factory=lambda: [None, None])
    hits: list[int] = field(default_factory=lambda: [0, 0])
    over: bool = False
    ko: int = -1

    def loser(self) -> int:
        """The side that takes a KO, if any does."""
        if self.step != OUTWIT_DUEL:
            return 1 - self.first
        return HEROES if self.hits[HEROES] < self.hits[VILLAIN] else VILLAIN


def roll_offs(seen: Iterable[Sequence[Any]]) -> list[RollOff]:
    """Those of the combat in progress, the first one first. `seen` begins with what was seen last."""
    told: list[Sequence[Any]] = []
    for event in seen:
        if event[0] in ("fight", "fought"):
            break
        if event[0] in TOLD:
            told.append(event)
    out: list[RollOff] = []
    initiative = sequence = 0
    fighters: tuple[Sequence[Any], Sequence[Any]] = ((0, ""), (0, ""))
    for kind, *about in reversed(told):
        if kind == "initiative":
            initiative = about[0]
        elif kind == "powers":
            sequence += 1
            fighters = (about[0], about[1])
        elif kind == "roll":
            roll, side, dice, _ = about
            first = initiative if roll == OUTWIT else side if roll == ATTACK else 1 - side
            step = OUTWIT_DUEL if roll == OUTWIT else FIRST_ATTACK if first == initiative else SECOND_ATTACK
            if not out or (out[-1].sequence, out[-1].step) != (sequence, step):
                out.append(RollOff(step, sequence, first, fighters))
            out[-1].dice[side], out[-1].hits[side] = dice, sum(HITS[die] for die in dice)
        elif out:
            change(out[-1], kind, about)
    return out


def change(last: RollOff, kind: str, about: Sequence[Any]) -> None:
    """What has come of the last roll-off."""
    if kind == "dice":
        side, dice, hits = about
        last.dice[side], last.hits[side] = dice, hits
    elif kind == "hits":
        last.hits[last.first], last.hits[1 - last.first] = about
        last.over = True
    elif kind == "ko" and last.over and last.ko < 0 and about[1] and [*about[0]] == [*last.fighters[last.loser()]]:
        last.ko = last.loser()


class RollTable(CombatTable):
    """The rolls on the table."""

    def roll_off(self, found: RollOff) -> Fact:
        """A roll-off: its step, and a part for each side that has rolled, with its dice; a badge is a KO."""
        step = next(fact.text for fact in self.fight_steps(self.table["fight"]) if fact.key == found.step)
        parts = []
        for side, key in enumerate(("hero", "villain")):
            dice, hits = found.dice[side], found.hits[side]
            code = found.fighters[side][1]
            name = self.words.name(code) if code else ""
            if dice is not None:
                rolled = self.dice(dice)
                said = self.t("board-heroes-rolled-by", who=name, dice=rolled.text, n=hits)
                ko = found.ko == side
                parts.append(Fact(said, name=name, value=hits, parts=rolled.parts, badge=ko, key=key))
        said = self.t("board-heroes-roll-off", step=step, n=found.sequence)
        return Fact(said, step, value=found.sequence, parts=parts, key=found.step)


def recalled(board: Board, view: View, words: "HeroesWords", seen: Iterable[Sequence[Any]]) -> Board:
    """The board with the rolls of the combat in progress."""
    if not view.table.get("fight"):
        return board
    table = RollTable(view, words)
    rolls = [table.roll_off(each) for each in roll_offs(seen)]
    if not rolls:
        return board
    group = Group(words.texts.t("board-heroes-rolls"), rolls, ordered=True, key="rolls")
    panels = [replace(p, body=[*p.body, group]) if p.key == "combat" else p for p in board.panels]
    return replace(board, panels=panels)
