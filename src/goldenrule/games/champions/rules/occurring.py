"""The one door for what happens: with windows if anybody listens, at once if nobody does. Status cards stand in it."""

from typing import TYPE_CHECKING, Final

from goldenrule.games.champions import ids
from goldenrule.kernel.entities import ENTITY_MASK
from goldenrule.kernel.event_windows import (
    BEFORE,
    CANCELLED,
    DONE,
    INTERRUPTS,
    PENDING,
    Condition,
    Occurrence,
    happened,
)

if TYPE_CHECKING:
    from goldenrule.games.champions.game import Champions

LISTENED: Final = {
    ids.DAMAGE: (ids.DAMAGE * 2, ids.DEFEAT * 2, ids.DEALT_DAMAGE * 2),
    ids.THREAT: (ids.THREAT * 2,),
    ids.ENTER: (ids.ENTER * 2, ids.PLAY * 2),
    ids.FORM: (ids.FORM * 2,),
}
"""What comes true without frames, so that it needs no occurrence if nobody listens; and the rows of those who do
beforehand, to it and to what may follow from it. The rows after them are those of who listen afterwards."""


def occur(g: "Champions", conds: list[Condition]) -> None:
    """Something happens: the one door for all that abilities may answer.

    If anybody listens beforehand it is an occurrence. Otherwise it comes true here and now, and is an occurrence from
    then on if anybody listens to that, or if the rules look at it: overkill, and enemies with quickstrike that come.
    """
    first = conds[0]
    kind = first.kind
    rows = g.state.rows
    listened = LISTENED.get(kind)
    if listened is None:
        g.stack.append(Occurrence(BEFORE, conds))
        return
    for row in listened:
        if rows[row]:
            g.stack.append(Occurrence(BEFORE, conds))
            return
    looked_at = False
    if kind == ids.DAMAGE:
        status_cards(g, conds)
        looked_at = first.flags & ids.OVERKILLING != 0
    elif kind == ids.ENTER:
        face = g.content.faces[g.state.ident[first.target & ENTITY_MASK]]
        looked_at = "quickstrike" in face.keywords and not first.flags & ids.FACEDOWN
    realize = g.REALIZE
    result = 0
    for c in conds:
        if c.status == PENDING:
            c.status = DONE
            realize[c.kind](g, c)
            result += c.result
    for row in listened:
        if looked_at or rows[row + 1]:
            g.stack.append(happened(conds))
            return
    g.ret = result
    if first.action >= 0 and kind == ids.DAMAGE:
        for c in conds:
            if c.excess >= 0:
                attacked(g, g.occurrence(c.action), c.target).flags |= ids.KILLED


def attacked(g: "Champions", occ: Occurrence, target: int) -> Condition:
    """The part of an attack that is made against a target; a new one if the attack had not named it before."""
    for c in occ.conds:
        if c.target == target and c.kind == occ.conds[0].kind:
            return c
    first = occ.conds[0]
    if first.target == 0:
        first.target = target
        return first
    c = Condition(first.kind, target, 0, first.source, first.seat, first.flags, status=DONE)
    c.moment = first.moment
    occ.conds.append(c)
    return c


# -- before: status cards (MC-STATUS-04) -----------------------------------------------------------


_REPLACED_BY_STATUS = {
    ids.ATTACK: ids.STUNNED,
    ids.ENEMY_ATTACK: ids.STUNNED,
    ids.THWART: ids.CONFUSED,
    ids.ENEMY_SCHEME: ids.CONFUSED,
}


def status_cards(g: "Champions", conds: list[Condition]) -> None:
    """Tough, stunned and confused take the place of what would happen, before any interrupt."""
    first = conds[0]
    if first.kind == ids.DAMAGE:
        if not tough_is_late(g):
            take_by_tough(g, conds)
        return
    card = g.state.cards[first.source & ENTITY_MASK]
    if card is None or not (card.stunned or card.confused):
        return
    status = _REPLACED_BY_STATUS[first.kind]
    if getattr(card, status) and (e := g.state.live(first.source)):
        g.set_status(e, status, False)
        g.emit("status_used", e, status)
        for c in conds:
            c.status = CANCELLED


def take_by_tough(g: "Champions", conds: list[Condition]) -> None:
    """Tough status cards take the damage that their characters are about to take (MC-STATUS-12, -13)."""
    cards = g.state.cards
    for c in conds:
        card = cards[c.target & ENTITY_MASK]
        if card is None or not card.tough or c.kind != ids.DAMAGE or c.status != PENDING or c.amount <= 0:
            continue
        if e := g.state.live(c.target):
            g.set_status(e, ids.TOUGH, False)
            g.emit("tough", e, c.amount)
            c.status = CANCELLED


_LATE_TOUGH = frozenset({"armor-before-tough", "prevention-before-tough"})
"""Readings under which some interrupts to damage come before the tough status card."""


def tough_is_late(g: "Champions") -> bool:
    return bool(g.readings) and not g.readings.isdisjoint(_LATE_TOUGH)


def take_late(g: "Champions", occ: Occurrence) -> None:
    """Tough between the forced interrupts, to damage that would be dealt, and the others, to damage to be taken."""
    if occ.pc == INTERRUPTS and "armor-before-tough" in g.readings and "prevention-before-tough" not in g.readings:
        take_by_tough(g, occ.conds)
