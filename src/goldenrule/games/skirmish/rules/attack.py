"""Phase II, Attack (D-7): one card after another, from the Manhattan end to the Tower."""

from typing import TYPE_CHECKING, ClassVar

from goldenrule.games.skirmish.ids import ATTACKED, CANNOT_ATTACK, NO_BONUS, SLOTS, slot_zone
from goldenrule.games.skirmish.rules.artifacts import open_moment
from goldenrule.games.skirmish.rules.location import bonus
from goldenrule.kernel.effects import Effect
from goldenrule.kernel.game import Frame

if TYPE_CHECKING:
    from goldenrule.games.skirmish.game import Skirmish

NEXT, CHECK, STRIKE, EFFECT, AFTER = range(5)


class AttackPhase(Frame):
    """The phase. `slot` is where it has come to, `attacker` attacks there, `defender` is what it attacked, 0: nothing.

    Cards that are gone before their slot is reached do not attack; cards that have come, or moved, to a slot still
    ahead do (DA-12), but none attacks twice: `attacked` are those that have.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("pc", "seat", "slot", "attacker", "defender", "attacked")
    __slots__ = ("attacked", "attacker", "defender", "seat", "slot")

    def __init__(
        self,
        pc: int,
        seat: int,
        slot: int = 0,
        attacker: int = 0,
        defender: int = 0,
        attacked: tuple[int, ...] = (),
    ) -> None:
        self.pc = pc
        self.seat = seat
        self.slot = slot
        self.attacker = attacker
        self.defender = defender
        self.attacked = attacked

    def copy(self) -> "AttackPhase":
        return AttackPhase(self.pc, self.seat, self.slot, self.attacker, self.defender, self.attacked)

    def run(self, g: "Skirmish") -> None:
        stack = g.stack
        stack.append(self)
        depth = len(stack)
        while len(stack) == depth and not g.state.dirty and not g.pending and not g.state.winner:
            pc = self.pc
            if pc == NEXT:
                if not self.next_attacker(g):
                    stack.pop()
                    self.end(g)
                    return
                self.pc = STRIKE
                if open_moment(g):
                    self.pc = CHECK
                    return
            elif pc == CHECK:  # something may have happened to it in the last moment
                entity = g.state.live(self.attacker)
                fit = entity and g.slot_of(entity) == self.slot and self.able(g, entity)
                self.pc = STRIKE if fit else NEXT
            elif pc == STRIKE:
                self.pc = EFFECT
                self.strike(g)
            elif pc == EFFECT:
                self.pc = AFTER
                self.effect(g)
            else:
                self.pc = NEXT
                entity = g.state.live(self.attacker)
                if entity and g.state.rows[ATTACKED]:
                    g.start(g.triggered(ATTACKED, [entity]))

    def next_attacker(self, g: "Skirmish") -> bool:
        """Go on to the next slot with a card that attacks (D-7.1, D-7.2)."""
        s = g.state
        first = slot_zone(self.seat, 0)
        while self.slot < SLOTS:
            found = s.zones[first + self.slot]
            if found and self.able(g, found[0]):
                self.attacker = s.ref(found[0])
                return True
            self.slot += 1
        return False

    def able(self, g: "Skirmish", entity: int) -> bool:
        """Does a card in its slot attack: with a Strength of 1 or more, and nothing to keep it from it?"""
        s = g.state
        if s.ref(entity) in self.attacked or g.figure(entity).held or g.strength(entity) < 1:
            return False
        return not (s.rows[CANNOT_ATTACK] and g.forbidden(CANNOT_ATTACK, entity))

    def strike(self, g: "Skirmish") -> None:
        """Damage to the card that it faces, or else the bonus of the Location (D-7.3 to D-7.6)."""
        s = g.state
        entity = s.live(self.attacker)
        self.attacked = (*self.attacked, self.attacker)
        defender = g.facing(entity)
        self.defender = s.ref(defender) if defender else 0
        g.emit("attack", entity, defender)
        slot = self.slot
        self.slot += 1
        if defender:
            g.deal([defender], g.strength(entity), attack=True)
        elif not (s.rows[NO_BONUS] and g.forbidden(NO_BONUS, entity)):
            g.emit("bonus", self.seat, slot)
            bonus(g, self.seat, slot)

    def effect(self, g: "Skirmish") -> None:
        """The attack effects of the card, if it is still there (D-7.15)."""
        entity = g.state.live(self.attacker)
        if entity:
            face = g.face(entity)
            for index in reversed(face.attacks) if face.attacks else ():
                g.push(Effect(0, face.programs[index], self.attacker, self.seat, vars={"defender": self.defender}))

    def end(self, g: "Skirmish") -> None:
        """Cards that were held may attack again the next time."""
        for e in g.side(self.seat):
            if g.figure(e).held:
                g.own(e).held = False
