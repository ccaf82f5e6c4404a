"""After an occurrence: overkill, retaliate and quickstrike, consequential damage, the end of an attack."""

from typing import TYPE_CHECKING

from goldenrule.games.champions import ids
from goldenrule.games.champions.rules import defeat, enemies, occurrences, periods, powers, values
from goldenrule.kernel.effects import Effect
from goldenrule.kernel.entities import ENTITY_MASK
from goldenrule.kernel.event_windows import (
    BEFORE,
    DONE,
    RESPONSE,
    Condition,
    Occurrence,
)

if TYPE_CHECKING:
    from goldenrule.games.champions.game import Champions

_ATTACKS = (ids.ATTACK, ids.ENEMY_ATTACK)
RETALIATED = -1
QUICKSTRUCK = -2
CONSEQUENCES = -3
SPILT = -5


def keyword_reactions(g: "Champions", occ: Occurrence) -> bool:
    """Overkill, retaliate and quickstrike, before the forced responses (OQ-08, OQ-80). True if one was pushed."""
    kind = occ.conds[0].kind
    if kind == ids.DAMAGE or kind == ids.DEFEAT:
        return spill(g, occ) or (bool(occ.used) and strike_the_heir(g, occ))
    late = bool(g.readings) and retaliates_among_responses(g, occ)
    enters = kind == ids.ENTER
    if not late and not enters and (due := retaliations(g, occ)):
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
    if g.readings and "consequential-before-responses" in g.readings and (0, CONSEQUENCES) not in occ.used:
        occ.used = (*occ.used, (0, CONSEQUENCES))
        if powers.consequential_damage(g, occ):
            return True
    for c in occ.conds if enters else ():
        if c.kind == ids.ENTER and c.status == DONE and (c.target, QUICKSTRUCK) not in occ.used:
            if quickstrike(g, g.state.live(c.target)):
                occ.used = (*occ.used, (c.target, QUICKSTRUCK))
                return True
    return False


def quickstrike(g: "Champions", e: int) -> bool:
    """An enemy with quickstrike that has engaged a player attacks, unless one of the two is falling (MC-DEFEAT-01)."""
    if not e or "quickstrike" not in g.face(e).keywords or (seat := g.engaged(e)) < 0:
        return False
    falling = defeat.being_defeated(g)
    if g.state.ref(e) in falling or g.state.ref(g.state.identities[seat]) in falling:
        return False
    return enemies.quickstrike(g, e)


def strike_the_heir(g: "Champions", occ: Occurrence) -> bool:
    """Enemies whose player this has eliminated have engaged another: their quickstrikes (MC-KW-QUICK-03)."""
    for mark in occ.used:
        if mark[1] == defeat.HANDED_OVER:
            occ.used = tuple(other for other in occ.used if other != mark)
            if quickstrike(g, g.state.live(mark[0])):
                return True
    return False


def retaliations(g: "Champions", occ: Occurrence) -> list[int]:
    """The parts of an attack that a character with retaliate has still to answer."""
    out = []
    for i, c in enumerate(occ.conds):
        if c.status == DONE and c.kind in _ATTACKS and _retaliates(g, c) and not _answered(occ, i):
            out.append(i)
    return out


def retaliate(g: "Champions", occ: Occurrence, index: int) -> None:
    """The character that a part of an attack was made against deals damage to the attacker (MC-KW-RETAL-01)."""
    c = occ.conds[index]
    e = g.state.live(c.target)
    n = values.value(g, ids.RETALIATE, e)
    occ.used = (*occ.used, (c.target, RETALIATED - 100 * index))
    g.emit("retaliate", e, g.state.live(c.source), n)
    occurrences.inflict(g, [Condition(ids.DAMAGE, c.source, n, c.target, g.speaker(e))])


def _answered(occ: Occurrence, index: int) -> bool:
    """Has the character answered this part of the attack? One that two parts are made against answers both."""
    return (occ.conds[index].target, RETALIATED - 100 * index) in occ.used


def _retaliates(g: "Champions", c: Condition) -> bool:
    """Did a character with retaliate survive, and can its attacker be damaged (MC-KW-RETAL-01, -02, MC-CANNOT-01)?"""
    if not values.value(g, ids.RETALIATE, c.target & ENTITY_MASK):
        return False
    s = g.state
    e = s.live(c.target)
    if not e or s.cards[e] is None:
        return False
    attacker = s.live(c.source)
    return attacker != 0 and occurrences.may_be_damaged(g, attacker, c.target)


def aftermath(g: "Champions", occ: Occurrence) -> None:
    """What follows the response window: consequential damage, the end of an attack."""
    first = occ.conds[0]
    if first.kind in (ids.ATTACK, ids.THWART):
        if "consequential-before-responses" not in g.readings:
            powers.consequential_damage(g, occ)
        if first.kind == ids.ATTACK:
            periods.push_end_of_attack(g, first)
    elif first.kind in (ids.ENEMY_ATTACK, ids.ENEMY_SCHEME):
        tell_made(g, occ)
        periods.push_end_of_attack(g, first)
        enemies.clear_boost(g, first)


def tell_made(g: "Champions", occ: Occurrence) -> None:
    """An effect that has made enemies attack counts the attacks really made, and the damage that they have dealt.

    They are bound to "attacks" and "dealt", for "if no attack was made" and "if damage was dealt"; the threat that
    enemies have placed which it made scheme to "placed".
    """
    kind = occ.conds[0].kind
    for frame in reversed(g.stack):
        if isinstance(frame, Effect):
            parts = [c for c in occ.conds if c.kind == kind and c.status == DONE]
            if parts and kind == ids.ENEMY_SCHEME:
                placed = frame.vars.get("placed", 0)
                assert isinstance(placed, int)
                frame.vars = {**frame.vars, "placed": placed + parts[0].result}
            elif parts:
                made, dealt = frame.vars.get("attacks", 0), frame.vars.get("dealt", 0)
                assert isinstance(made, int) and isinstance(dealt, int)
                dealt += sum([c.result for c in parts])
                frame.vars = {**frame.vars, "attacks": made + 1, "dealt": dealt}
            return
        waiting = isinstance(frame, Occurrence) and frame.pc == BEFORE and frame.conds[0].kind == kind
        if not waiting and not isinstance(frame, enemies.MinionAttacks):
            return


def spill(g: "Champions", occ: Occurrence) -> bool:
    """Overkill: what a defending ally or a defeated minion did not absorb (MC-KW-OVERKILL). True if there is any."""
    conds: list[Condition] = []
    for c in occ.conds:
        if c.kind != ids.DAMAGE or not c.flags & ids.OVERKILLING or c.status != DONE or c.excess <= 0:
            continue
        if g.state.live(c.target) and "spill-without-defeat" not in g.readings:
            continue  # not defeated
        to = beyond(g, c)
        if to:
            flags = c.flags & ~ids.OVERKILLING
            action = c.action if g.identity_of(to) >= 0 else -1  # surplus for the villain is no attack on it
            conds.append(Condition(ids.DAMAGE, g.state.ref(to), c.excess, c.source, c.seat, flags, action))
    if not conds or (0, SPILT) in occ.used:
        return False
    occ.used = (*occ.used, (0, SPILT))
    occurrences.inflict(g, conds)
    return True


def beyond(g: "Champions", c: Condition) -> int:
    """Who gets the surplus of damage with overkill: the hero of the ally's player, or the villain; 0 for nobody."""
    s = g.state
    type = g.last_face(c.target).type
    if type == "minion":
        return s.villain
    if type != "ally":
        return 0
    seat = g.table_card(c.target & ENTITY_MASK).controller
    if seat not in s.alive or not (g.is_hero(seat) or "overkill-reaches-the-alter-ego" in g.readings):
        return 0  # D-57
    return s.identities[seat]


def retaliates_among_responses(g: "Champions", occ: Occurrence) -> bool:
    """Does retaliate wait for the forced responses, because the first player orders it among them?"""
    return "retaliate-in-any-order" in g.readings and g.heard(occ, RESPONSE) > 1
