"""Phase II, Attack (D-7): one card after another, from the Manhattan end to the Tower."""

from typing import TYPE_CHECKING, ClassVar

from goldenrule.games.skirmish.content import Face
from goldenrule.games.skirmish.ids import ACTIONS, ATTACKED, CANNOT_ATTACK, FIRST_SLOT, NO_BONUS, SLOTS
from goldenrule.games.skirmish.rules.artifacts import open_moment
from goldenrule.games.skirmish.rules.location import bonus
from goldenrule.games.skirmish.state import Figure
from goldenrule.kernel.effects import Effect
from goldenrule.kernel.game import Frame
from goldenrule.kernel.state import ENTITY_BITS, ENTITY_MASK

if TYPE_CHECKING:
    from goldenrule.games.skirmish.game import Skirmish

NEXT, CHECK, EFFECT, AFTER = range(4)


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
        s = g.state
        stack.append(self)
        depth = len(stack)
        while len(stack) == depth and not s.dirty:  # the end of the game clears the stack
            pc = self.pc
            if pc == NEXT:
                strength = self.next_attacker(g)
                if not strength:
                    stack.pop()
                    self.end(g)
                    return
                if s.rows[ACTIONS] and open_moment(g):
                    self.pc = CHECK
                    return
                self.strike(g, self.attacker & ENTITY_MASK, strength)
            elif pc == EFFECT:
                self.pc = AFTER if s.rows[ATTACKED] else NEXT
                face = g.content.faces[s.ident[self.attacker & ENTITY_MASK]]
                if face.attacks and s.live(self.attacker):
                    self.pc = AFTER
                    self.effect(g, face)
            elif pc == AFTER:
                self.pc = NEXT
                entity = s.live(self.attacker)
                if entity and s.rows[ATTACKED]:
                    g.start(g.triggered(ATTACKED, [entity]))
            else:  # CHECK: something may have happened to it in the last moment
                self.pc = NEXT
                entity = s.live(self.attacker)
                if entity and g.slot_of(entity) == self.slot:
                    strength = self.able(g, entity)
                    if strength:
                        self.strike(g, entity, strength)

    def next_attacker(self, g: "Skirmish") -> int:
        """Go on to the next slot with a card that attacks (D-7.1, D-7.2); its Strength, 0 if there is none."""
        s = g.state
        first = FIRST_SLOT[self.seat]
        for found in s.zones[first + self.slot : first + SLOTS]:
            if found:
                entity = found[0]
                strength = self.able(g, entity)
                if strength:
                    self.attacker = entity | s.inc[entity] << ENTITY_BITS
                    return strength
            self.slot += 1
        return 0

    def able(self, g: "Skirmish", entity: int) -> int:
        """The Strength with which a card in its slot attacks; 0 if it does not."""
        s = g.state
        card = s.cards[entity]
        if not isinstance(card, Figure) or card.held:
            return 0
        if entity | s.inc[entity] << ENTITY_BITS in self.attacked:
            return 0
        if s.rows[CANNOT_ATTACK] and g.forbidden(CANNOT_ATTACK, entity):
            return 0
        return g.strength(entity)

    def strike(self, g: "Skirmish", entity: int, strength: int) -> None:
        """Damage to the card that it faces, or else the bonus of the Location (D-7.3 to D-7.6)."""
        s = g.state
        slot = self.slot
        facing = s.zones[FIRST_SLOT[1 - self.seat] + slot]
        defender = facing[0] if facing else 0
        self.pc = EFFECT
        self.attacked += (self.attacker,)
        self.defender = defender | s.inc[defender] << ENTITY_BITS
        self.slot = slot + 1
        if g.observer is not None:
            g.emit("attack", entity, defender)
        if defender:
            g.deal([defender], strength, attack=True)
        elif not (s.rows[NO_BONUS] and g.forbidden(NO_BONUS, entity)):
            if g.observer is not None:
                g.emit("bonus", self.seat, slot)
            bonus(g, self.seat, slot)

    def effect(self, g: "Skirmish", face: Face) -> None:
        """The attack effects of the card, which is still there (D-7.15)."""
        for index in reversed(face.attacks):
            g.push(Effect(0, face.programs[index], self.attacker, self.seat, vars={"defender": self.defender}))

    def end(self, g: "Skirmish") -> None:
        """Cards that were held may attack again the next time."""
        cards = g.state.cards
        for e in g.side(self.seat):
            card = cards[e]
            if isinstance(card, Figure) and card.held:
                g.own(e).held = False
