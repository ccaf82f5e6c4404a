"""Phase II, Attack (D-7): one card after another, from the Manhattan end to the Tower."""

from typing import TYPE_CHECKING, Annotated, Final

from goldenrule.games.skirmish.events import Attack, Damage
from goldenrule.games.skirmish.ids import ACTIONS, CANNOT_ATTACK, FIRST_SLOT, NO_BONUS, SLOTS
from goldenrule.games.skirmish.rules.artifacts import open_moment
from goldenrule.games.skirmish.rules.location import take_bonus
from goldenrule.games.skirmish.state import HELD_LATER, HELD_NEXT, Figure
from goldenrule.kernel.effects import Effect
from goldenrule.kernel.entities import ENTITY_BITS, ENTITY_MASK
from goldenrule.kernel.expressions import Value
from goldenrule.kernel.fields import CardRef, Seat, between
from goldenrule.kernel.steps import AGAIN, END, Procedure, Then, step

if TYPE_CHECKING:
    from goldenrule.games.skirmish.game import Skirmish

ATTACKED: Final = Attack.row


def next_phase(game: "Skirmish", seat: int) -> int:
    """Which bit of `Figure.held` is the next Attack phase of a seat: one in progress is not the next."""
    for frame in game.stack:
        if isinstance(frame, AttackPhase) and frame.seat == seat:
            return HELD_LATER
    return HELD_NEXT


class AttackPhase(Procedure):
    """The phase. `slot` is where it has come to, `attacker` attacks there, `defender` is what it attacked, 0: nothing.

    Cards that are gone before their slot is reached do not attack; cards that have come, or moved, to a slot still
    ahead do (DA-12), but none attacks twice: `attacked` are those that have.
    """

    seat: Seat
    slot: Annotated[int, between(0, SLOTS)] = 0
    attacker: CardRef = 0
    defender: CardRef = 0
    attacked: tuple[CardRef, ...] = ()

    def attack(self, game: "Skirmish") -> Then:
        """One card after another attacks, until something follows from it, or comes before it."""
        state = game.state
        stack = game.stack
        depth = len(stack)
        attacked = self.attacked
        rows, zones = state.rows, state.zones
        figures: list[Figure] = state.cards  # those of cards in slots
        first = FIRST_SLOT[self.seat]
        across = FIRST_SLOT[1 - self.seat] - first
        start = first + self.slot
        for zone in range(start, first + SLOTS):  # D-7.2
            found = zones[zone]
            if not found:
                continue
            entity = found[0]
            attacker = entity | state.inc[entity] << ENTITY_BITS
            if figures[entity].held & HELD_NEXT or attacker in attacked:
                continue
            if rows[CANNOT_ATTACK] and game.forbidden(CANNOT_ATTACK, entity):
                continue
            strength = game.strength(entity)
            if not strength:  # D-7.1
                continue
            if rows[ACTIONS] and (attacker != self.attacker or zone != start) and open_moment(game):
                self.slot = zone - first
                self.attacker = attacker
                self.attacked = attacked
                return AGAIN  # something may happen to it
            attacked += (attacker,)
            facing = zones[zone + across]
            if game.observer is not None:
                game.tell_event(Attack, entity, facing[0] if facing else 0)
            if facing:  # D-7.3, D-7.4
                Damage(facing[0], strength, True).happen(game)
            elif not (rows[NO_BONUS] and game.forbidden(NO_BONUS, entity)):  # D-7.6
                take_bonus(game, self.seat, zone - first)
            if state.dirty or len(stack) != depth or rows[ATTACKED] or game.content.attacks[state.ident[entity]]:
                self.slot = zone + 1 - first
                self.attacker = attacker
                self.defender = facing[0] | state.inc[facing[0]] << ENTITY_BITS if facing else 0
                self.attacked = attacked
                if state.dirty and len(stack) == depth:
                    game.settle()
                if len(stack) != depth or rows[ATTACKED] or game.content.attacks[state.ident[entity]]:
                    return None
        for (entity,) in filter(None, zones[first : first + SLOTS]):
            if figures[entity].held:
                game.own(entity).held >>= 1  # what comes next is the phase that was later
        if rows[ACTIONS]:
            open_moment(game)
        return END

    def resolve_effects(self, game: "Skirmish") -> Then:
        """The attack effects of a card that is still there."""
        state = game.state
        kind = state.ident[self.attacker & ENTITY_MASK]
        if game.content.attacks[kind] and state.live(self.attacker):
            face = game.content.faces[kind]
            for index in reversed(face.attacks):
                bound: dict[str, Value] = {"defender": self.defender}
                game.stack.append(Effect(0, face.programs[index], self.attacker, self.seat, -1, 0, -1, bound))
            game.stack.pop().run(game)
            return None
        return self.react(game)  # here and now: there is nothing to wait for

    def react(self, game: "Skirmish") -> Then:
        """What reacts to the attack."""
        state = game.state
        if state.rows[ATTACKED]:
            entity = state.live(self.attacker)
            if entity:
                game.start(game.triggered(ATTACKED, [entity], -1, self.defender), self.defender)
        return AttackPhase.attack


AttackPhase.follows(
    step(AttackPhase.attack, "D-7.1", "D-7.2", "D-7.3", "D-7.4", "D-7.6", "DA-12", "DA-15"),
    step(AttackPhase.resolve_effects, "D-7.15"),
    step(AttackPhase.react, "DA-17"),
)
