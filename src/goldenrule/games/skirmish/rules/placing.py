"""Cards come into slots: played from the hand or put into play by an effect, in an empty slot or instead of a copy."""

from itertools import compress
from operator import not_
from typing import TYPE_CHECKING, Final

from goldenrule.games.skirmish.events import PlayBattlefield, PlayCharacter, Replace
from goldenrule.games.skirmish.ids import (
    BATTLEFIELD_POINTS,
    BATTLEFIELDS,
    DISCARD,
    FIRST_SLOT,
    HAND,
    SLOTS,
    STAGE,
    slot_zone,
)
from goldenrule.games.skirmish.readings import REPLACING_IS_NOT_PLAYING, RETURNED_IS_PLAYED
from goldenrule.games.skirmish.rules.nested import carry_out
from goldenrule.kernel.decisions import Option
from goldenrule.kernel.effects import Effect
from goldenrule.kernel.fields import CardId, CardRef, Seat
from goldenrule.kernel.game import Frame

if TYPE_CHECKING:
    from goldenrule.games.skirmish.content import Face
    from goldenrule.games.skirmish.game import Skirmish

IN_SLOTS: Final[tuple[Option, ...]] = tuple(("slot", 0, slot) for slot in range(SLOTS))


def slot_options(game: "Skirmish", seat: int) -> list[Option]:
    """The empty slots of a side (DA-1)."""
    first = FIRST_SLOT[seat]
    return list(compress(IN_SLOTS, map(not_, game.state.zones[first : first + SLOTS])))


def may_enter(game: "Skirmish", seat: int, entity: int) -> bool:
    """Is there a place for a Character: an empty slot, or the one of a copy that it replaces?"""
    face = game.face(entity)
    return face.kind in ("main", "side") and bool(game.free_slots(seat) or game.copy_in_play(face, seat))


def enter(game: "Skirmish", seat: int, entity: int, slot: int, replaced: int, from_hand: bool) -> None:
    """Place a card in a slot, or in that of its copy, which makes room (D-5.6, D-5.9). Then its immediate effect.

    Reactions to playing it come after that (D-5.10). A card that an effect puts into play is not played (DA-8).
    """
    state = game.state
    if replaced:
        slot = game.slot_of(replaced)
        game.move(replaced, DISCARD + seat)
    game.move(entity, FIRST_SLOT[seat] + slot)
    if replaced:
        game.tell_event(Replace, replaced, entity)
    if from_hand:
        state.played = True
        if game.observer is not None:
            game.tell_event(PlayCharacter, entity, seat)
    if replaced and game.reads(REPLACING_IS_NOT_PLAYING):
        return
    if state.rows[PlayCharacter.row] and (from_hand or game.reads(RETURNED_IS_PLAYED)):
        game.start(game.triggered(PlayCharacter.row, [entity]))
    face = game.content.faces[state.ident[entity]]
    if face.immediates:
        start_immediate(game, seat, entity, face)


def start_immediate(game: "Skirmish", seat: int, entity: int, face: "Face") -> None:
    """Push the immediate effects of a card, the first on top."""
    ref = game.state.ref(entity)
    effects = []
    for index in face.immediates:
        effects.append(Effect(0, face.programs[index], ref, seat))
    carry_out(game, effects)


def play_battlefield(game: "Skirmish", seat: int, entity: int) -> None:
    """D-6.4: Victory Points, the effect, then the card goes under the Battlefield deck."""
    game.move(entity, STAGE)
    if game.observer is not None:
        game.tell_event(PlayBattlefield, entity, seat)
    state = game.state
    state.played = True
    game.stack.append(UnderTheDeck(0, entity))
    if state.rows[PlayBattlefield.row]:
        game.start(game.triggered(PlayBattlefield.row, [], seat))
    face = game.face(entity)
    start_immediate(game, seat, entity, face)
    more = game.granted(BATTLEFIELD_POINTS, seat) if state.rows[BATTLEFIELD_POINTS] else 0
    game.gain_points(seat, max(0, face.points + more))  # DA-23


class UnderTheDeck(Frame):
    """A Battlefield card has been resolved."""

    card: CardId

    def run(self, game: "Skirmish") -> None:
        game.move(self.card, BATTLEFIELDS)


class Choosing(Frame):
    """A seat chooses the slot to which a card comes."""

    seat: Seat
    card: CardRef


class Entering(Choosing):
    """An effect puts a Character into play, free; its player chooses the slot (DA-8)."""

    def run(self, game: "Skirmish") -> None:
        entity = game.state.live(self.card)
        answer = game.take()
        if not entity or game.state.zone[entity] not in (HAND + self.seat, DISCARD + self.seat):
            return  # it has gone elsewhere meanwhile
        if not may_enter(game, self.seat, entity):
            return
        replaced = game.copy_in_play(game.face(entity), self.seat)
        if answer is None and not replaced:
            game.ask(self, "slot", self.seat, slot_options(game, self.seat), entity)
            return
        enter(game, self.seat, entity, answer[2] if answer is not None else 0, replaced, False)


class Moving(Choosing):
    """An effect moves a card to another slot of its side; the resolving player chooses the slot."""

    def run(self, game: "Skirmish") -> None:
        entity = game.state.live(self.card)
        side = game.face(entity).seat if entity else -1
        options = slot_options(game, side) if entity and game.in_play(entity) else []
        if not options:
            return
        answer = game.take()
        if answer is None:
            game.ask(self, "slot", self.seat, options, entity)
            return
        game.move(entity, slot_zone(side, answer[2]))
