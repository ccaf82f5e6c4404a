"""Making conditions true: what really happens when nothing has prevented it, by the kind of the condition."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from goldenrule.games.champions import ids
from goldenrule.games.champions.content import stat_row
from goldenrule.games.champions.rules import defeat, enemies, enter, values
from goldenrule.games.champions.rules import encounter as encounter_rules
from goldenrule.kernel.entities import ENTITY_MASK
from goldenrule.kernel.event_windows import (
    CANCELLED,
    DONE,
    PENDING,
    Condition,
    Occurrence,
)

if TYPE_CHECKING:
    from goldenrule.games.champions.game import Champions
from goldenrule.games.champions.rules import occurrences, occurring

_NO_DAMAGE_ROW = stat_row(ids.NO_DAMAGE)


def _damage(g: "Champions", c: Condition) -> None:
    s = g.state
    e = s.live(c.target)
    if not e:
        return
    if g.readings and s.cards[e].tough and occurring.tough_is_late(g):  # one that has waited for the interrupts
        c.status = PENDING
        occurring.take_by_tough(g, [c])
        return
    if s.rows[_NO_DAMAGE_ROW] and not occurrences.may_be_damaged(g, e, c.source):
        c.status = CANCELLED  # it is kept away by now (OQ-89)
        return
    lethal = g.add_damage(e, c.amount, c.source)
    c.result = c.amount
    if lethal:
        c.excess = -values.remaining(g, e)
    if c.flags & ids.FROM_ATTACK:
        occurrences.tell_hurt(g, c)


def _enemy_attack(g: "Champions", c: Condition) -> None:
    for d in g.occurrence(-1).conds:
        if d.kind == ids.ENEMY_ATTACK and d.status == DONE:
            if c is d:  # the first of its parts: they share the steps
                enemies.begin_steps(g, len(g.stack) - 1, c)
            return


def _enemy_scheme(g: "Champions", c: Condition) -> None:
    enemies.begin_steps(g, len(g.stack) - 1, c)


def _action(g: "Champions", c: Condition) -> None:
    """An attack or thwart of a hero or ally: the rest of its ability, inside the occurrence."""
    if c.effect is not None:
        effect = c.effect
        c.effect = None
        effect.action = len(g.stack) - 1
        effect.run(g)


def _threat(g: "Champions", c: Condition) -> None:
    e = g.state.live(c.target)
    if e:
        g.add_threat(e, c.amount, c.source)
        c.result = c.amount
        if c.action >= 0:
            g.occurrence(c.action).conds[0].result += c.amount


def _defeat(g: "Champions", c: Condition) -> None:
    if c.action >= 0:
        frame = g.stack[c.action]
        if isinstance(frame, Occurrence):
            occurring.attacked(g, frame, c.target).flags |= ids.KILLED
    defeat.begin(g, c)


def _reveal(g: "Champions", c: Condition) -> None:
    encounter_rules.begin_resolution(g, c)


def _enter(g: "Champions", c: Condition) -> None:
    e = c.target & ENTITY_MASK
    if c.flags & ids.FACEDOWN:
        enter.enter_facedown(g, e, c.seat)
    else:
        enter.enter(g, e, c.seat, c.on)


def _form(g: "Champions", c: Condition) -> None:
    g.change_form(c.seat)


def _nothing(g: "Champions", c: Condition) -> None:
    """Conditions that only mark that something has happened."""


Realize = Callable[["Champions", Condition], None]
REALIZE: list[Realize] = [_nothing] * ids.EVENTS
for _kind, _realize in (
    (ids.DAMAGE, _damage),
    (ids.DEFEAT, _defeat),
    (ids.ENEMY_ATTACK, _enemy_attack),
    (ids.ENEMY_SCHEME, _enemy_scheme),
    (ids.ATTACK, _action),
    (ids.THWART, _action),
    (ids.THREAT, _threat),
    (ids.REVEAL, _reveal),
    (ids.ENTER, _enter),
    (ids.FORM, _form),
):
    REALIZE[_kind] = _realize
