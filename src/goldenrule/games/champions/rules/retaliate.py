"""Retaliate: a character that survives an attack deals damage to the attacker (MC-KW-RETAL)."""

from typing import TYPE_CHECKING, Final

from goldenrule.games.champions import events, ids
from goldenrule.games.champions.rules import damage, values
from goldenrule.games.champions.rules.attacks import AnyAttack
from goldenrule.games.champions.rules.damage import Damage
from goldenrule.kernel.entities import ENTITY_MASK
from goldenrule.kernel.event_windows import DONE, RESPONSE, Occurrence, TriggeringEvent

if TYPE_CHECKING:
    from goldenrule.games.champions.game import Champions

RETALIATED: Final = -1
"""How a window notes that its first part has been answered; -101 the second, and so on."""


def answer_attack(g: "Champions", occ: Occurrence) -> bool:
    """Retaliate before the forced responses (OQ-08, OQ-80). True if it was pushed or somebody is asked."""
    if g.readings and retaliates_among_responses(g, occ):
        return False
    due = retaliations(g, occ)
    if not due:
        return False
    index = due[0]
    targets = list(dict.fromkeys(g.state.live(occ.conds[i].target) for i in due))
    if len(targets) > 1:  # OQ-63
        answer = g.take()
        if answer is None:
            g.stack.pop()
            g.ask(occ, "order", g.state.first, [("order", e, 0) for e in targets])
            return True
        index = next(i for i in due if g.state.live(occ.conds[i].target) == answer[1])
    retaliate(g, occ, index)
    return True


def retaliations(g: "Champions", occ: Occurrence) -> list[int]:
    """The parts of an attack that a character with retaliate has still to answer."""
    out = []
    for i, c in enumerate(occ.conds):
        if c.status == DONE and isinstance(c, AnyAttack) and _retaliates(g, c) and not _answered(occ, i):
            out.append(i)
    return out


def retaliate(g: "Champions", occ: Occurrence, index: int) -> None:
    """The character that a part of an attack was made against deals damage to the attacker (MC-KW-RETAL-01)."""
    c = occ.conds[index]
    e = g.state.live(c.target)
    n = values.value(g, ids.RETALIATE, e)
    occ.used = (*occ.used, (c.target, RETALIATED - 100 * index))
    g.tell_of(events.Retaliate, e, g.state.live(c.source), n)
    damage.inflict(g, [Damage(c.source, c.target, g.speaker(e), n)])


def _answered(occ: Occurrence, index: int) -> bool:
    """Has the character answered this part of the attack? One that two parts are made against answers both."""
    return (occ.conds[index].target, RETALIATED - 100 * index) in occ.used


def _retaliates(g: "Champions", c: TriggeringEvent) -> bool:
    """Did a character with retaliate survive, and can its attacker be damaged (MC-KW-RETAL-01, -02, MC-CANNOT-01)?"""
    if not values.value(g, ids.RETALIATE, c.target & ENTITY_MASK):
        return False
    s = g.state
    e = s.live(c.target)
    if not e or s.cards[e] is None:
        return False
    attacker = s.live(c.source)
    return attacker != 0 and damage.may_be_damaged(g, attacker, c.target)


def retaliates_among_responses(g: "Champions", occ: Occurrence) -> bool:
    """Does retaliate wait for the forced responses, because the first player orders it among them?"""
    return "retaliate-in-any-order" in g.readings and g.heard(occ, RESPONSE) > 1
