"""What happens: how triggering conditions are made, prepared and followed up; `realizing` carries them out."""

from typing import TYPE_CHECKING

from goldenrule.games.champions import ids
from goldenrule.games.champions.content import stat_row
from goldenrule.games.champions.rules import defeat, values
from goldenrule.games.champions.rules.occurring import attacked, occur, tough_is_late
from goldenrule.kernel.decisions import Option
from goldenrule.kernel.effects import Effect
from goldenrule.kernel.event_windows import (
    APPLY,
    CANCELLED,
    DONE,
    PENDING,
    PREDICTED,
    Condition,
    Occurrence,
)
from goldenrule.kernel.fields import CardRef, Count, SeatOrNone
from goldenrule.kernel.game import Frame

if TYPE_CHECKING:
    from goldenrule.games.champions.game import Champions


def resolver(g: "Champions", c: Condition) -> int:
    """Who resolves a scenario card's ability on a condition: the player concerned, else the first player (OQ-05)."""
    return c.seat if c.seat in g.state.alive else g.state.first


_NO_DAMAGE_ROW = stat_row(ids.NO_DAMAGE)


# -- making occurrences ----------------------------------------------------------------------------


def deal(g: "Champions", targets: list[int], amount: int, f: Effect, attack: bool, flags: int = 0) -> None:
    """Deal damage to characters, simultaneously. `attack`: if the effect is part of an attack, it is its damage."""
    if amount <= 0:
        return  # OQ-25
    action = f.action if attack else -1
    if action >= 0:
        frame = g.occurrence(action)
        kind = frame.conds[0].kind
        if kind == ids.ATTACK:  # damage of a Boost ability is none of the enemy's attack
            flags |= ids.FROM_ATTACK | (frame.conds[0].flags & ids.OVERKILLING)
            for e in targets:
                attacked(g, frame, g.state.ref(e)).result += amount
        else:
            action = -1
    conds: list[Condition] = []
    for e in targets:
        conds.append(Condition(ids.DAMAGE, g.state.ref(e), amount, f.source, f.seat, flags, action))
    inflict(g, conds)


def deal_each(g: "Champions", amounts: list[tuple[int, int]], f: Effect) -> None:
    """Deal damage that is no attack to several characters (entity, amount), simultaneously."""
    inflict(g, [Condition(ids.DAMAGE, g.state.ref(e), n, f.source, f.seat) for e, n in amounts if n > 0])


def inflict(g: "Champions", conds: list[Condition]) -> None:
    """Damage, as far as it can be dealt (MC-CANNOT-01)."""
    conds = damageable(g, conds)
    if not conds:
        return
    if g.state.rows[ids.DEALT_DAMAGE * 2 + 1]:
        tell_dealt(conds)
    occur(g, conds)


def tell_dealt(conds: list[Condition]) -> None:
    """Add that attacks have dealt this damage, for texts that look at it even if it is not taken afterwards."""
    conds += [
        Condition(ids.DEALT_DAMAGE, c.target, c.amount, c.source, c.seat, c.flags, c.action, DONE)
        for c in conds
        if c.flags & ids.FROM_ATTACK
    ]


def tell_hurt(g: "Champions", c: Condition) -> None:
    """Add to an attack that it has damaged a character, for texts on "attacked and damaged"; asked when it is over."""
    if c.action >= 0 and g.state.rows[ids.HURT * 2 + 1]:
        conds = g.occurrence(c.action).conds
        conds.append(Condition(ids.HURT, c.target, c.amount, c.source, c.seat, c.flags, c.action, DONE))


def damageable(g: "Champions", conds: list[Condition]) -> list[Condition]:
    """The damage that is not kept away from its target, whatever deals it (MC-CANNOT-01)."""
    found: list[Condition] = []
    for c in conds:
        if (e := g.state.live(c.target)) and may_be_damaged(g, e, c.source):
            found.append(c)
    return found


def may_be_damaged(g: "Champions", entity: int, source: int) -> bool:
    """Is the card in play, and does nothing keep damage from that source away from it?"""
    s = g.state
    if s.rows[_NO_DAMAGE_ROW] and values.parts(g, ids.NO_DAMAGE, entity, cause=source):
        return False
    return s.cards[entity] is not None


def targets(g: "Champions", entities: list[int], source: int) -> list[int]:
    """Those that may be aimed at with damage only: under a reading not what cannot be damaged."""
    if "cannot-be-damaged-is-no-target" not in g.readings:
        return entities
    return [e for e in entities if may_be_damaged(g, e, source)]


def place_threat(
    g: "Champions", schemes: list[int], amount: int, source: int, seat: int, flags: int, action: int = -1
) -> None:
    """Place threat on schemes, all of it at the same time."""
    if amount > 0 and schemes:
        ref = g.state.ref
        conds: list[Condition] = []
        for e in schemes:
            conds.append(Condition(ids.THREAT, ref(e), amount, source, seat, flags, action))
        occur(g, conds)


def divide(g: "Champions", f: Effect, among: list[int], amount: int, by_first: bool) -> None:
    """Indirect damage: assigned point by point up to each character's remaining hit points, then dealt at once."""
    if amount > 0 and among:
        chooser = g.state.first if by_first else f.seat
        g.push(Divide(0, chooser, tuple(g.state.ref(e) for e in among), amount, (0,) * len(among), f.source, f.seat))


class Divide(Frame):
    """Assigning indirect damage (MC-INDIRECT-01, -02; OQ-26, OQ-27)."""

    chooser: SeatOrNone
    among: tuple[CardRef, ...]
    left: Count
    given: tuple[Count, ...]
    source: CardRef
    seat: SeatOrNone

    def run(self, g: "Champions") -> None:
        """One character at a time, in order: how much it gets of what is left."""
        answer = g.take()
        if answer is not None:
            n = answer[2]
            self.given = (*self.given[: self.pc], n, *self.given[self.pc + 1 :])
            self.left -= n
            self.pc += 1
        room = [max(0, values.remaining(g, e)) if (e := g.state.live(ref)) else 0 for ref in self.among]
        while self.pc < len(self.among) and self.left > 0:
            least = max(0, self.left - sum(room[self.pc + 1 :]))
            most = min(self.left, room[self.pc])
            if least > most:
                least = most
            entity = g.state.live(self.among[self.pc])
            options: list[Option] = [("amount", entity, n) for n in range(least, most + 1)]
            g.ask(self, "divide", self.chooser, options, g.state.live(self.source), (self.left,))
            return
        conds = [
            Condition(ids.DAMAGE, ref, n, self.source, self.seat, ids.INDIRECT)
            for ref, n in zip(self.among, self.given, strict=True)
            if n > 0
        ]
        inflict(g, conds)


def start_lasting(g: "Champions", f: Effect, name: str, until: str, moment: int = 0) -> None:
    """Start the lasting effect that the card of `f` defines under a name.

    `moment` is the number of the attack or scheme that it is about: by default the one that `f` belongs to or answers.
    """
    code = f.program.path.split("/")[0].split(":")[0]
    moment = moment or g.moment_of(f.action) or g.moment_of(f.occ) or g.state.moment
    bound = f.with_var("moment", moment)
    g.add_lasting(f"{code}:{name}", bound, until, moment if until == "attack" else 0)
    g.state.dirty |= ids.DIRTY_CHARACTERS | ids.DIRTY_LIMITS


# -- predicted and real defeats of an occurrence ---------------------------------------------------


def predict_defeats(g: "Champions", occ: Occurrence) -> None:
    """Damage that would defeat its target adds that defeat to the occurrence, for interrupts to see (MC-COND-02)."""
    for c in list(occ.conds):
        if c.kind != ids.DAMAGE:
            continue
        e = g.state.live(c.target)
        lethal = c.status == PENDING and e != 0 and c.amount >= values.remaining(g, e)
        if lethal and tough_is_late(g) and g.table_card(e).tough:
            lethal = False
        found = next((d for d in occ.conds if d.kind == ids.DEFEAT and d.target == c.target), None)
        if lethal and found is None:
            occ.conds.append(Condition(ids.DEFEAT, c.target, 0, c.source, c.seat, c.flags, c.action, PREDICTED))
        elif found is not None and found.status in (PREDICTED, CANCELLED):
            found.status = PREDICTED if lethal else CANCELLED


def defeats_of(g: "Champions", occ: Occurrence) -> bool:
    """Characters that the damage of this occurrence has defeated: their defeat is part of it. True if there are any."""
    found = -1
    for c in list(occ.conds):
        if c.kind != ids.DAMAGE or c.status != DONE or not c.result:
            continue
        e = g.state.live(c.target)
        if not e or values.remaining(g, e) > 0:
            continue
        index = next((i for i, d in enumerate(occ.conds) if d.kind == ids.DEFEAT and d.target == c.target), -1)
        if index < 0:
            occ.conds.append(Condition(ids.DEFEAT, c.target, 0, c.source, c.seat, c.flags, c.action))
            index = len(occ.conds) - 1
        elif occ.conds[index].status == PREDICTED:
            occ.conds[index].status = PENDING
        else:
            continue
        found = index if found < 0 else min(found, index)
    if found < 0:
        return False
    places = [i for i, d in enumerate(occ.conds) if d.kind == ids.DEFEAT and d.status == PENDING]
    if len(places) > 1:
        ranked = sorted([occ.conds[i] for i in places], key=lambda d: defeat.place(g, d))
        for i, d in zip(places, ranked, strict=True):
            occ.conds[i] = d
    occ.index = found
    occ.pc = APPLY
    return True


def order_defeats(g: "Champions", occ: Occurrence) -> bool:
    """Of several When Defeated abilities the first player says which resolves first (MC-SIMUL-01). False if asking."""
    answer = g.take()
    waiting = [c for c in occ.conds[occ.index :] if c.kind == ids.DEFEAT and c.status == PENDING]
    speaking = [
        c
        for c in waiting
        if (e := g.state.live(c.target)) and g.face(e).defeated and defeat.rank(g, c) == defeat.rank(g, waiting[0])
    ]
    if len(speaking) < 2:
        return True
    if answer is None:
        g.stack.pop()
        g.ask(occ, "order", g.state.first, [("order", g.state.live(c.target), 0) for c in speaking])
        return False
    chosen = next(c for c in speaking if g.state.live(c.target) == answer[1])
    occ.conds.remove(chosen)
    occ.conds.insert(occ.index, chosen)
    return True
