"""Attacks of heroes, allies and enemies: an event for each target, and one window for all of them."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar, Self

from goldenrule.games.champions import events, ids
from goldenrule.kernel.effects import Effect
from goldenrule.kernel.entities import ENTITY_MASK
from goldenrule.kernel.event_windows import CANCELLED, DONE, PENDING, EventWindow, TriggeringEvent
from goldenrule.kernel.fields import SeatOrNone, Serial

if TYPE_CHECKING:
    from goldenrule.games.champions.game import Champions


class Numbered(TriggeringEvent):
    """Abstract: an attack or scheme, which lasting effects that are about it know by its number."""

    key: ClassVar[str] = ""
    moment: Serial = 0
    aimed: SeatOrNone = -1
    """The player whom an enemy attacks or schemes against now; a defender can change it. -1 for heroes and allies."""


class AnyAttack(Numbered):
    """Abstract: an attack against a target, by a hero, an ally or an enemy."""

    key: ClassVar[str] = ""
    by_enemy: ClassVar[bool] = False
    basic: bool = False
    """Of a hero or ally: by the basic power. Of an enemy: does a hero defend by the basic power?"""
    overkill: bool = False
    killed: bool = False
    """Has it defeated its target?"""

    def against(self, target: int) -> Self:
        """Return the same attack, made against another target."""
        part = self.copy()
        part.target, part.amount, part.result, part.status, part.effect = target, 0, 0, PENDING, None
        part.aimed = -1
        return part

    def before(self, game: "Champions", events: Sequence[TriggeringEvent]) -> None:
        replace_by_status(game, events, ids.STUNNED)


def moment_of(game: "Champions", index: int) -> int:
    """The number of the attack or scheme whose window lies at a stack index, 0 if there is none."""
    frame = game.stack[index] if 0 <= index < len(game.stack) else None
    first = frame.events[0] if isinstance(frame, EventWindow) else None
    return first.moment if isinstance(first, Numbered) else 0


def in_this_activation(game: "Champions", effect: Effect, activation: int) -> bool:
    """Is the attack or scheme at a stack index the one during which a lasting effect was made?"""
    return activation >= 0 and moment_of(game, activation) == effect.vars.get("moment", 0)


def replace_by_status(game: "Champions", batch: Sequence[TriggeringEvent], status: str) -> None:
    """A stunned or confused card takes the place of what its character is about to do (MC-STATUS-04)."""
    source = batch[0].source
    card = game.state.cards[source & ENTITY_MASK]
    if card is not None and getattr(card, status) and (e := game.state.live(source)):
        game.set_status(e, status, False)
        game.tell_event(events.StatusUsed, e, status)
        for event in batch:
            event.status = CANCELLED


def part_against(game: "Champions", window: EventWindow, target: int) -> AnyAttack:
    """The part of an attack that is made against a target; a new one if the attack had not named it before."""
    first = window.events[0]
    assert isinstance(first, AnyAttack)
    for c in window.events:
        if c.target == target and type(c) is type(first):
            return c
    if first.target == 0:
        first.target = target
        return first
    part = first.against(target)
    part.status = DONE
    window.events.append(part)
    return part
