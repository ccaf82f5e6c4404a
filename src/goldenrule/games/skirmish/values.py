"""What the rules read of a duel: who stands where, and values with what changes them."""

from collections.abc import Mapping
from itertools import compress
from operator import not_

from goldenrule.games.skirmish import ids
from goldenrule.games.skirmish.abilities import Ban, Modifier, Protection, SeatBonus
from goldenrule.games.skirmish.content import Content, Face
from goldenrule.games.skirmish.ids import (
    FIRST_SLOT,
    HEROES,
    LIFE,
    MANHATTAN,
    PLACES,
    PROTECTION,
    SEAT_OF,
    SLOT,
    SLOTS,
    STRENGTH,
)
from goldenrule.games.skirmish.readings import LONG_TRACK, SHORT_TRACK
from goldenrule.games.skirmish.selectors.cards import LAST_SLOT, Placed
from goldenrule.games.skirmish.state import Board, Figure
from goldenrule.kernel.effects import NOTHING_BOUND, Effect
from goldenrule.kernel.entities import ENTITY_BITS
from goldenrule.kernel.expressions import Const, Sel, Value
from goldenrule.kernel.game import Game
from goldenrule.kernel.mypyc_compat import mypyc_attr

Trigger = tuple[int, int, int, int]
"""(card, ability, seat, the card that triggers it): a permanent effect that is to come."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Values(Game[Board, Content]):
    """Abstract: the reading half of a duel. `Primitives` implements the two methods with which events write."""

    def __init__(self, state: Board, content: Content, setup: dict[str, object]) -> None:
        super().__init__(state, content, setup)
        self.steady_life = content.steady_life  # it is looked up all the time
        self.modifying = False  # is a modifier being evaluated? Never between two decisions
        self.waiting: list[Trigger] = []  # reactions that `settle` starts; empty between two decisions

    # -- what `Primitives` write -----------------------------------------------------------------------------------

    def move(self, entity: int, to: int) -> None:
        """Put a card at the end of a zone."""
        raise NotImplementedError

    def own(self, entity: int) -> Figure:
        """Return a card in play for changes."""
        raise NotImplementedError

    # -- reading -------------------------------------------------------------------------------------------------

    def reads(self, reading: str) -> bool:
        """Is the game played by a second reading of a rule?"""
        return reading in self.setup["readings"]

    def face(self, entity: int) -> Face:
        return self.content.faces[self.state.ident[entity]]

    def figure(self, entity: int) -> Figure:
        card = self.state.cards[entity]
        assert isinstance(card, Figure), f"{self.face(entity).key} is not in play"
        return card

    def side(self, seat: int) -> list[int]:
        """The cards in play of a seat, from Manhattan to the Tower."""
        first = FIRST_SLOT[seat]
        return list(sum(self.state.zones[first : first + SLOTS], ()))

    def slot_of(self, entity: int) -> int:
        """The slot of a card, 0 to 5 from Manhattan on; -1 if it is in none."""
        zone = self.state.zone[entity] if entity else -1
        return (zone - SLOT) % SLOTS if SLOT <= zone < LAST_SLOT else -1

    def in_play(self, entity: int) -> bool:
        return SLOT <= self.state.zone[entity] < LAST_SLOT

    def place_of(self, entity: int) -> int:
        """The zone of the slot in which a card is or, defeated in this turn, was (DA-27); -1 if there is none."""
        state = self.state
        zone = state.zone[entity] if entity else -1
        if SLOT <= zone < LAST_SLOT or zone < 0:
            return zone
        before = state.ref(entity) - (1 << ENTITY_BITS)
        for ref, place in state.fallen:
            if ref == before:
                return place
        return -1

    def location_of(self, entity: int) -> int:
        """The Location of that slot, -1 if there is none."""
        place = self.place_of(entity)
        return PLACES[(place - SLOT) % SLOTS] if place >= 0 else -1

    def zone_of(self, entity: int) -> int:
        """The zone of Manhattan of that slot, -1 if it is not there."""
        place = self.place_of(entity)
        return (place - SLOT) % SLOTS if place >= 0 and self.location_of(entity) == MANHATTAN else -1

    def facing(self, zone: int) -> int:
        """The card in the slot across from a slot, 0 if that is empty."""
        found = self.state.zones[zone + SLOTS if zone < FIRST_SLOT[1] else zone - SLOTS]
        return found[0] if found else 0

    def free_slots(self, seat: int) -> list[int]:
        first = FIRST_SLOT[seat]
        return list(compress(range(SLOTS), map(not_, self.state.zones[first : first + SLOTS])))

    def copy_in_play(self, face: Face, seat: int) -> int:
        """The card that a Main Character would replace (D-5.6), 0 if there is none."""
        character = face.character
        if character:
            state = self.state
            characters, ident = self.content.characters, state.ident
            first = FIRST_SLOT[seat]
            for e in sum(state.zones[first : first + SLOTS], ()):
                if characters[ident[e]] == character:
                    return e
        return 0

    def points_of(self, seat: int) -> int:
        """How far the Victory Point marker stands on a seat's side; negative on the other's."""
        return self.state.points if seat == HEROES else -self.state.points

    def civilians_left(self) -> int:
        n = 0
        for bits in self.state.civilians:
            n += bits.bit_count()
        return n

    @property
    def track(self) -> int:
        """Spaces of the Artifact track on each side of its middle (DA-3)."""
        if not self.setup["readings"]:
            return ids.TRACK
        return 2 if self.reads(SHORT_TRACK) else ids.LONGEST_TRACK if self.reads(LONG_TRACK) else ids.TRACK

    # -- values --------------------------------------------------------------------------------------------------

    def strength(self, entity: int) -> int:
        state = self.state
        content, ident = self.content, state.ident
        n: int = content.strengths[ident[entity]]
        card: Figure | None = state.cards[entity]
        if card is not None:
            n += card.strengthened
            for source, _ in state.rows[STRENGTH]:
                if source == entity or content.reaches[ident[source]]:
                    n += self.modified(STRENGTH, entity)
                    break
        return n if n > 0 else 0

    def life(self, entity: int) -> int:
        n = self.content.lives[self.state.ident[entity]]
        if self.state.rows[LIFE] and self.state.cards[entity] is not None:
            n += self.modified(LIFE, entity)
        return n

    def damage_on(self, entity: int) -> int:
        card = self.state.cards[entity]
        return card.damage if isinstance(card, Figure) else 0

    def protection(self, entity: int, attack: bool) -> int:
        """By how much less damage a card takes."""
        n = self.modified(PROTECTION, entity, attack) if self.state.rows[PROTECTION] else 0
        return n if n > 0 else 0

    def modified(self, row: int, entity: int, attack: bool = True) -> int:
        """What the modifiers of a row add to a value of a card in play.

        A modifier that itself looks at a Strength or Life takes it without modifiers: it has to end somewhere.
        """
        if self.modifying:
            return 0
        self.modifying = True
        n = 0
        state = self.state
        content, ident = self.content, state.ident
        for source, index in state.rows[row]:
            if source != entity and not content.reaches[ident[source]]:
                continue  # most cards only modify themselves
            ability = content.faces[ident[source]].abilities[index]
            assert isinstance(ability, Modifier)
            if not attack and isinstance(ability, Protection) and ability.attacks_only:
                continue
            if not self.among(ability.to, source, index, entity):
                continue
            if type(ability.amount) is Const and ability.test is None:
                n += ability.amount.n
                continue
            effect = self.env(source, index)
            if ability.test is None or ability.test.test(self, effect):
                n += ability.amount.eval(self, effect)
        self.modifying = False
        return n

    def among(self, of: Sel, source: int, index: int, entity: int) -> bool:
        """Is a card in a set `of` that an ability names? Most sets need not know more than where the two cards are."""
        if isinstance(of, Placed):
            return of.covers(self, source, SEAT_OF[self.state.zone[source]], entity)
        return of.has(self, self.env(source, index), entity)

    def granted(self, row: int, seat: int) -> int:
        """What the permanent effects of a row add to a number of a seat."""
        n = 0
        for source, index in self.state.rows[row]:
            if SEAT_OF[self.state.zone[source]] == seat:
                ability = self.face(source).abilities[index]
                assert isinstance(ability, SeatBonus)
                n += ability.amount.eval(self, self.env(source, index))
        return n

    def forbidden(self, row: int, entity: int) -> bool:
        """Does a permanent effect of a row (NO_BONUS, CANNOT_ATTACK) hold for a card?"""
        for source, index in self.state.rows[row]:
            ability = self.face(source).abilities[index]
            assert isinstance(ability, Ban)
            if self.among(ability.to, source, index, entity):
                if ability.test is None or ability.test.test(self, self.env(source, index)):
                    return True
        return False

    def env(self, entity: int, index: int, vars: Mapping[str, Value] = NOTHING_BOUND) -> Effect:
        """The bindings under which an ability of a card in play, or of an Artifact, is examined or carried out."""
        state = self.state
        face = self.content.faces[state.ident[entity]]
        ref = entity | state.inc[entity] << ENTITY_BITS
        return Effect(0, face.programs[index], ref, SEAT_OF[state.zone[entity]], -1, 0, -1, vars)
