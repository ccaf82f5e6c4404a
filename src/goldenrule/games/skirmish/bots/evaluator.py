"""How a position looks to the bot: what slots, plays and cards in hand are worth to its seat, in Victory Points."""

from goldenrule.games.skirmish.bots.forecast import Fighter, duel
from goldenrule.games.skirmish.bots.seat_view import SeatView
from goldenrule.games.skirmish.bots.worths import CARD, MARKER, number, worth_of
from goldenrule.games.skirmish.content import Face
from goldenrule.games.skirmish.ids import CIVILIANS_LEFT, GOALS, HEROES, MANHATTAN, PLACES, SANCTUM, SLOTS
from goldenrule.games.skirmish.ops.characters import Damage, Hold
from goldenrule.games.skirmish.selectors import cards as s
from goldenrule.kernel.expressions import Sel
from goldenrule.kernel.ops import Op

WIN = 100.0
URGENT = 1.5
"""What is left to a goal counts more the less it is: this much more for the last step."""
CIVILIAN_TO_SPEND = 0.3
"""A Civilian in hand pays for a card."""
PAYS = 0.45
"""A hand card pays for a card, whatever it is."""
ONE_ATTACK = 0.3
"""What an attack is of all that a card in a slot will bring."""


def faced(to: Sel, slot: int) -> list[int]:
    """The slots of the opponent that a set of opposing cards means for a card in a slot."""
    match to:
        case s.Opposite():
            return [slot]
        case s.OppositeNeighbours():
            return [there for there in (slot - 1, slot + 1) if 0 <= there < SLOTS]
    return [there for there in range(SLOTS) if PLACES[there] == PLACES[slot]]


class Evaluator:
    """Guesses for one seat in one position."""

    def __init__(self, view: SeatView) -> None:
        self.view = view
        self.seat = view.seat
        self.other = 1 - view.seat
        self.my_bonuses = self.bonuses(self.seat)
        self.their_bonuses = self.bonuses(self.other)
        self.mine = self.fighters(self.seat)
        self.theirs = self.fighters(self.other)
        self.now = [self.slot(slot, self.mine[slot], self.theirs[slot]) for slot in range(SLOTS)]
        """What each pair of slots is worth as it is."""
        self._held: dict[int, float] | None = None
        self.entries: dict[int, float] = {}

    # -- slots ---------------------------------------------------------------------------------------------------

    def point(self, seat: int) -> float:
        """What the next Victory Point is worth to a seat."""
        return 1.0 + URGENT / max(1, GOALS[seat] - self.view.points(seat))

    def bonuses(self, seat: int) -> list[float]:
        """What the Location bonus of each slot is worth to a seat."""
        point = self.point(seat)
        civilian = 1.0 + CIVILIAN_TO_SPEND + URGENT / max(1, self.view.civilians_left() - CIVILIANS_LEFT)
        tower = 1.2 * CARD if self.view.battlefields_left() else 0.0
        out = []
        for slot in range(SLOTS):
            if PLACES[slot] == MANHATTAN:
                out.append(civilian if seat == HEROES and self.view.civilians(slot) else point)
            else:
                out.append(MARKER if PLACES[slot] == SANCTUM else tower)
        return out

    def fighters(self, seat: int) -> list[Fighter | None]:
        return [self.fighter(e) if e else None for e in self.view.board(seat)]

    def fighter(self, entity: int) -> Fighter:
        """A card in play."""
        worth = worth_of(self.view.face(entity))
        return Fighter(
            self.view.strength(entity), self.view.life_left(entity), self.view.guard(entity), worth.brings, worth.grows
        )

    def slot(self, slot: int, mine: Fighter | None, theirs: Fighter | None) -> float:
        """What a pair of slots is worth with these fighters in it."""
        return duel(mine, theirs, self.my_bonuses[slot], self.their_bonuses[slot])

    def with_mine(self, slot: int, fighter: Fighter | None) -> float:
        """What is gained by another own fighter in a slot."""
        return self.slot(slot, fighter, self.theirs[slot]) - self.now[slot]

    def with_theirs(self, slot: int, fighter: Fighter | None) -> float:
        """What is gained by another opposing fighter in a slot."""
        return self.slot(slot, self.mine[slot], fighter) - self.now[slot]

    def hit_theirs(self, slot: int, amount: int) -> float:
        """What is gained by damage to the opposing card in a slot."""
        old = self.theirs[slot]
        if old is None:
            return 0.0
        left = old.life - max(0, amount - old.guard)
        grown = old.strength + (amount if old.grows else 0)
        return self.with_theirs(slot, old._replace(life=left, strength=grown) if left > 0 else None)

    def hit_mine(self, slot: int, amount: int) -> float:
        """What is gained by damage (negative: healing) to the own card in a slot."""
        old = self.mine[slot]
        if old is None:
            return 0.0
        left = old.life - (max(0, amount - old.guard) if amount > 0 else amount)
        grown = old.strength + (amount if old.grows else 0)
        return self.with_mine(slot, old._replace(life=left, strength=max(0, grown)) if left > 0 else None)

    def holding(self, slot: int) -> float:
        """What is gained if the opposing card in a slot does not attack once."""
        return ONE_ATTACK * self.with_theirs(slot, None) if self.theirs[slot] is not None else 0.0

    def moving(self, seat: int, here: int, there: int) -> float:
        """What is gained if the cards in two slots of a side, of which one may be empty, change places."""
        before = self.now[here] + self.now[there]
        if seat == self.seat:
            mine, theirs = self.mine, self.theirs
            return self.slot(here, mine[there], theirs[here]) + self.slot(there, mine[here], theirs[there]) - before
        mine, theirs = self.mine, self.theirs
        return self.slot(here, mine[here], theirs[there]) + self.slot(there, mine[there], theirs[here]) - before

    def best_move(self, entity: int) -> float:
        """What is gained by moving a card to the empty slot of its side where that brings the most; 0 if none does."""
        seat, here = self.view.face(entity).seat, self.view.slot_of(entity)
        fighters = self.mine if seat == self.seat else self.theirs
        return max((self.moving(seat, here, there) for there in range(SLOTS) if fighters[there] is None), default=0.0)

    # -- plays ---------------------------------------------------------------------------------------------------

    def entering(self, face: Face, slot: int) -> Fighter:
        """A card as it will fight in a slot."""
        worth = worth_of(face)
        strength = face.strength + worth.strength
        facing = self.view.at(self.other, slot) if worth.mirrors else 0
        if facing:
            strength += self.view.face(facing).strength
        return Fighter(strength, face.life, worth.guard, worth.brings, worth.grows)

    def placed(self, face: Face, slot: int) -> float:
        """What a card in an own slot is worth, compared with what is there; without what it does when it comes."""
        aimed = worth_of(face).aimed
        fights = self.with_mine(slot, self.entering(face, slot))
        return fights + sum([self.arriving(op, slot) for op in aimed]) if aimed else fights

    def arriving(self, op: Op, slot: int) -> float:
        """What an effect brings on the cards that a slot faces."""
        match op:
            case Damage(to, amount):
                return sum([self.hit_theirs(there, round(number(amount))) for there in faced(to, slot)])
            case Hold(to):
                return sum([self.holding(there) for there in faced(to, slot)])
        return 0.0

    def entry(self, face: Face) -> float:
        """What it is worth to have a card come into play in the best way; -WIN if there is no room. Computed once."""
        found = self.entries.get(face.index)
        if found is None:
            found = self.entries[face.index] = self.best_entry(face)
        return found

    def best_entry(self, face: Face) -> float:
        """Compute what `entry` remembers."""
        worth = worth_of(face)
        copy = self.view.copy_in_play(face)
        if copy:
            old = worth_of(self.view.face(copy))
            return self.placed(face, self.view.slot_of(copy)) + worth.now + worth.lasting - old.lasting
        best = max((self.placed(face, slot) for slot in range(SLOTS) if self.mine[slot] is None), default=-WIN)
        return best + worth.now + worth.lasting

    def scored(self, points: int) -> float:
        """What it is worth to gain Victory Points."""
        if self.view.points(self.seat) + points >= GOALS[self.seat]:
            return WIN
        return points * self.point(self.seat)

    def played(self, entity: int) -> float:
        """What it is worth to play a hand card, before its cost."""
        face = self.view.face(entity)
        if face.kind == "battlefield":
            return self.scored(face.points) + worth_of(face).now
        return self.entry(face)

    def cost(self, entity: int) -> float:
        """What it takes to pay for a hand card: the least that is in the hand, whatever its colours."""
        face = self.view.face(entity)
        if not face.symbols or (face.kind == "main" and self.view.copy_in_play(face)):
            return 0.0
        means = sorted([worth for other, worth in self.held.items() if other != entity])
        if self.seat == HEROES:
            means = [CIVILIAN_TO_SPEND] * sum(self.view.freed()) + means
        return sum(means[: len(face.symbols)])

    @property
    def held(self) -> dict[int, float]:
        """What each hand card is worth in the hand."""
        if self._held is None:
            self._held = {e: self.hold(self.view.face(e)) for e in self.view.hand()}
        return self._held

    def hold(self, face: Face) -> float:
        """What a card is worth in the hand: it can pay, and perhaps it will be played."""
        if face.kind == "battlefield":
            gain = 1.1 * face.points + worth_of(face).now
        else:
            gain = self.entry(face)
        symbols = 0 if face.kind == "main" and self.view.copy_in_play(face) else len(face.symbols)
        return PAYS + 0.12 * min(4.0, max(0.0, gain - PAYS * symbols))

    def net(self, entity: int) -> float:
        """What it is worth to play a hand card now."""
        return self.played(entity) - self.cost(entity) - PAYS
