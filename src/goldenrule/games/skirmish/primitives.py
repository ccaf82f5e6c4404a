"""The primitives that write the state of a duel: each keeps rows and ids in order, tells the observer, and
starts what reacts to it."""

from collections.abc import Sequence
from typing import NoReturn

from goldenrule.games.skirmish import ids
from goldenrule.games.skirmish.events import Damage, Decked, Draw, Heal, Hold, Marker, Move, Points
from goldenrule.games.skirmish.ids import (
    DECK,
    DISCARD,
    HAND,
    HEROES,
    LIFE,
    OPEN,
    OWNED,
    SEAT_OF,
    SLOT,
)
from goldenrule.games.skirmish.reactions import Reactions
from goldenrule.games.skirmish.readings import OUT_AT_ONCE
from goldenrule.games.skirmish.rules.ending import leader
from goldenrule.games.skirmish.selectors.cards import LAST_SLOT
from goldenrule.games.skirmish.state import Figure
from goldenrule.kernel.mypyc_compat import mypyc_attr
from goldenrule.kernel.rng import below

HEARD = tuple(OWNED <= zone < LAST_SLOT for zone in range(ids.ZONES))
"""Do the permanent effects of cards in a zone count: is it a slot, or the Artifacts that somebody owns?"""

MIXED, MORE, SAME = range(3)
SIGHT = tuple(
    tuple(SAME if now == before > 0 else MORE if now != before and now | before == now else MIXED for now in OPEN)
    for before in OPEN
)
"""Who sees a card that goes from a zone to another: more seats than before, the same ones, or neither. In the first two
cases `update_after_move` has only its id to look after, unless somebody knew the card where it lay hidden.
"""


@mypyc_attr(allow_interpreted_subclasses=True)
class Primitives(Reactions):
    """The writing half of a duel. Rules change the state through it alone."""

    def move(self, entity: int, to: int) -> None:
        """Put a card at the end of a zone. It comes into play in a slot; leaving play it becomes a new incarnation."""
        state = self.state
        zones = state.zones
        came = state.zone[entity]
        old = zones[came]
        if old[0] == entity:
            zones[came] = old[1:]
        else:
            at = old.index(entity)
            zones[came] = old[:at] + old[at + 1 :]
        zones[to] += (entity,)
        state.zone[entity] = to
        if HEARD[to]:
            self._come(entity, came, to)
        elif HEARD[came]:
            self._leave(entity)
        if state.fresh and entity in state.fresh:
            state.fresh = tuple([e for e in state.fresh if e != entity])
        sight = SIGHT[came][to]
        if sight == MORE and not state.known[entity]:
            state.next_vid = state.vid[entity] = state.next_vid + 1
        elif sight == MIXED or state.known[entity]:
            self.update_after_move(entity, state.known[entity] | OPEN[came])
        elif not state.vid[entity]:
            self.show_id(entity)
        if self.observer is not None:
            self.tell_event(Move, entity, came, to)

    def _come(self, entity: int, came: int, to: int) -> None:
        """A card has come into play or an owner's hands, or has changed slots or owners."""
        state = self.state
        if to < SLOT:
            if HEARD[came]:
                self._forget(entity)
        elif state.cards[entity] is None:
            state.cards[entity] = Figure(state.gen, SEAT_OF[to])
        heard = HEARD[came]
        if not heard:
            for row, index in self.content.faces[state.ident[entity]].rows:
                self.add_row(row, entity, index)
        if (heard or not self.steady_life) and state.rows[LIFE]:
            state.dirty = 1  # with a steady Life a card that comes makes no Life smaller

    def _leave(self, entity: int) -> None:
        """A card has left play, or its owner's hands."""
        state = self.state
        self._forget(entity)
        for row, _ in self.content.faces[state.ident[entity]].rows:
            self.drop_rows(row, entity)
            if row == LIFE:
                state.dirty = 1  # the Life that it gave to others is gone

    def _forget(self, entity: int) -> None:
        """What a card has become is over: it is another incarnation now."""
        state = self.state
        state.cards[entity] = None
        if state.shared:
            state.unshare()
        state.inc[entity] += 1

    def listens(self, entity: int) -> bool:
        """Do the permanent effects of a card count?"""
        return HEARD[self.state.zone[entity]]

    def own(self, entity: int) -> Figure:
        card = self.state.own(entity)
        assert isinstance(card, Figure)
        return card

    def trade(self, one: int, there: int, other: int, here: int) -> None:
        """Two cards in slots change places; neither leaves play."""
        state = self.state
        state.zones[here], state.zones[there] = (other,), (one,)
        state.zone[one], state.zone[other] = there, here
        if state.rows[LIFE]:
            state.dirty = 1
        self.tell_event(Move, one, here, there)
        self.tell_event(Move, other, there, here)

    def draw(self, seat: int, count: int) -> int:
        """The top cards of a deck go to the hand; returns how many there were. An empty deck draws nothing (DA-5).

        The same as a `move` of each, all at once.
        """
        state = self.state
        zones, zone, vid, known = state.zones, state.zone, state.vid, state.known
        deck, hand = DECK + seat, HAND + seat
        cards = zones[deck][:count] if count > 0 else ()  # DA-23
        if not cards:
            return 0
        zones[deck] = zones[deck][count:]
        zones[hand] += cards
        for e in cards:
            zone[e] = hand
            if known[e]:
                self.update_after_move(e, known[e])
            else:
                state.next_vid = vid[e] = state.next_vid + 1  # `MORE` seats see it: nobody did, its owner does
            if self.observer is not None:
                self.tell_event(Draw, e, deck, hand)
        if not zones[deck]:
            state.decked |= 1 << seat
            state.drew_last = seat
            self.tell_event(Decked, seat)
            if self.reads(OUT_AT_ONCE):
                self.compare()
        return len(cards)

    def discard(self, entities: tuple[int, ...] | list[int]) -> int:
        """Cards are discarded one after another; returns how many."""
        for e in entities:
            self.discard_one(e)
        return len(entities)

    def discard_one(self, entity: int) -> None:
        """A card goes to its owner's discard pile, in the open; a Battlefield card is shown, too, before it goes under
        its deck (D-6.3)."""
        seat = self.state.owner[entity]
        if seat >= 0:
            self.move(entity, DISCARD + seat)
        else:
            self.move(entity, ids.STAGE)
            self.move(entity, ids.BATTLEFIELDS)

    def random_from_hand(self, seat: int) -> int:
        hand = self.state.zones[HAND + seat]
        return hand[below(self.state.rng, ids.DISCARD_STREAM + seat, len(hand))]

    def deal(self, entities: Sequence[int], amount: int) -> int:
        """Deal damage to cards in play at once; return how much they took."""
        return self.deal_each([Damage(e, amount) for e in entities]) if amount > 0 and entities else 0

    def deal_both(self, seat: int, opposing: int, own: int) -> int:
        """Deal damage to all cards of both sides at once (DA-17); return how much they took."""
        amounts = (opposing, self.side(1 - seat)), (own, self.side(seat))
        return self.deal_each([Damage(e, n) for n, side in amounts if n > 0 for e in side])

    def deal_each(self, damage: Sequence[Damage]) -> int:
        """Deal all of this damage at once; return how much of it is taken."""
        Damage.occur(self, damage)
        return sum([event.amount for event in damage])

    def heal(self, entity: int, amount: int) -> int:
        healed = min(amount, self.damage_on(entity))
        if healed <= 0:
            return 0
        Heal(entity, healed).happen(self)
        return healed

    def gain_points(self, seat: int, amount: int) -> int:
        """Move the Victory Point marker toward a seat, or by a negative number toward the other; return how far."""
        if amount < 0:
            seat, amount = 1 - seat, -amount
        if amount:
            Points(seat, amount).happen(self)
        return amount

    def step_marker(self, seat: int) -> bool:
        """Move the Artifact marker 1 space toward a seat. True if it reached the last space (D-7.11, D-7.12)."""
        state = self.state
        Marker(seat, state.marker + (1 if seat == HEROES else -1), 1).happen(self)
        return abs(state.marker) >= self.track

    def reset_marker(self, seat: int) -> None:
        """After a seat took an Artifact: to the arrow on the opponent's side (D-7.12)."""
        space = -1 if seat == HEROES else 1
        Marker(1 - seat, space, abs(space - self.state.marker)).happen(self)

    def hold(self, entity: int, phase: int) -> bool:
        """Make a card not attack in the Attack phase of a bit of `Figure.held`. False if that was so already."""
        if self.figure(entity).held & phase:
            return False
        Hold(entity, phase).happen(self)
        return True

    def compare(self) -> NoReturn:
        """A deck has run out: the player with more Victory Points wins (D-9.4; DA-4 on a tie)."""
        self.finish(leader(self))
