"""What a bot may look at: the open facts of a game, read for one seat."""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final

from goldenrule.games.champions.abilities import CardAbility, Trigger
from goldenrule.games.champions.content import Content, Face, stat_row
from goldenrule.games.champions.ids import AREA, ENGAGED, HAND, TABLE, zone
from goldenrule.games.champions.rules import values
from goldenrule.games.champions.rules.affordable import sources
from goldenrule.games.champions.rules.payment import Pay
from goldenrule.games.champions.selectors import This, YourAlterEgo, YourHero
from goldenrule.games.champions.state import Table, TableCard
from goldenrule.kernel.decisions import Option
from goldenrule.kernel.effects import EMPTY, Effect
from goldenrule.kernel.entities import LASTING_BASE
from goldenrule.kernel.event_windows import EventWindow, TriggeringEvent
from goldenrule.kernel.expressions import Cond, Num, Sel
from goldenrule.kernel.ops import Op

if TYPE_CHECKING:
    from goldenrule.games.champions.game import Champions

NOBODY: Final = Effect(0, EMPTY, 0, -1)


class SeatView:
    """Reads cards in play, hands, discard piles and numbers on the table; no deck, facedown card or random stream.

    Entities are cards that the seat sees. Hands are open among the players.
    """

    def __init__(self, game: "Champions", seat: int) -> None:
        self._game: Champions = game
        state: Table = game.state
        self._state = state
        self.seat = seat
        self.identity: int = state.identities[seat]
        self.villain: int = state.villain
        self.main_scheme: int = state.main_scheme
        self.seats: int = state.seats
        self.round: int = state.round
        self.active: int = state.active
        self.may_flip: bool = seat not in state.flipped

    # -- cards ---------------------------------------------------------------------------------------------------

    def face(self, entity: int) -> Face:
        """The face that a card which the seat sees shows."""
        return self._game.content.faces[self._state.face[entity]]

    def type(self, entity: int) -> str:
        return self.face(entity).type

    def card(self, entity: int) -> TableCard:
        """What lies on a card in play."""
        return self._game.table_card(entity)

    def is_hero(self, seat: int = -1) -> bool:
        return self._game.is_hero(self.seat if seat < 0 else seat)

    def plays(self, seat: int) -> bool:
        """Has the seat not been eliminated?"""
        return seat in self._state.alive

    def has_trait(self, trait: str) -> bool:
        """Has the seat's identity a trait now?"""
        return values.has_trait(self._game, self.identity, trait)

    def hand(self) -> tuple[int, ...]:
        return self._state.zones[zone(self.seat, HAND)]

    def hand_size(self, effect: Effect) -> int:
        """Cards in the hand of who resolves an effect."""
        return len(self._state.zones[zone(effect.seat, HAND)]) if effect.seat >= 0 else 4

    def area(self) -> tuple[int, ...]:
        return self._state.zones[zone(self.seat, AREA)]

    def engaged(self) -> tuple[int, ...]:
        """Minions engaged with the seat."""
        return self._state.zones[zone(self.seat, ENGAGED)]

    def side_schemes(self) -> list[int]:
        return [e for e in self._state.zones[TABLE] if self.type(e) == "side_scheme"]

    def allies(self) -> list[int]:
        return [e for e in self.area() if self.type(e) == "ally"]

    def in_play(self, face: Face) -> bool:
        """Does the seat control a card that shows a face?"""
        return any(self.face(e) is face for e in self.area())

    def payment(self) -> tuple[Sequence[Option], list[tuple[Option, int]]]:
        """What has been chosen of a payment, and all that may be given in it, with how many resources it generates."""
        pay = self._game.stack[-1]
        assert isinstance(pay, Pay)
        chosen = {e for _, e, _ in pay.plan}
        without = tuple([e for e in pay.without if e not in chosen])
        found = sources(self._game, self.seat, self._game.ident(pay.target).aspect, without)
        return pay.plan, [((verb, e, index), len(made)) for verb, e, index, made in found]

    def number(self, stat: int, entity: int) -> int:
        """A statistic of a card in play as it is now."""
        return values.value(self._game, stat, entity)

    def other_face(self, stat: int) -> int:
        """A statistic of the face that the seat's identity does not show, with what would change it there."""
        face = self.content.by_code[self.face(self.identity).facts.back]
        n = face.stats[stat]
        mine = YourHero if face.type == "hero" else YourAlterEgo
        own = [mod for ability in face.abilities for mod in ability.mods if isinstance(mod.to, This)]
        gear = [(self.identity, mod) for mod in own]
        for e, index in self._state.rows[stat_row(stat)]:
            if e < LASTING_BASE and e != self.identity and self._game.speaker(e) == self.seat:
                gear += [(e, mod) for mod in self.face(e).abilities[index].mods if isinstance(mod.to, mine)]
        for e, mod in gear:
            if mod.stat == stat:
                n += mod.amount.eval(self._game, Effect(0, EMPTY, self.ref(e), self.seat))
        return n

    def left(self, entity: int) -> int:
        """Remaining hit points."""
        return values.remaining(self._game, entity)

    # -- expressions and abilities -------------------------------------------------------------------------------

    @property
    def content(self) -> Content:
        return self._game.content

    def lies(self, ref: int) -> bool:
        """Is what a reference names in play?"""
        return self._game.in_play(self._state.live(ref))

    def ref(self, entity: int) -> int:
        return self._state.ref(entity)

    def seat_of(self, entity: int) -> int:
        return self._game.identity_of(entity)

    def members(self, sel: Sel, effect: Effect) -> list[int]:
        """A set that needs nothing hidden to be listed."""
        return sel.all(self._game, effect)

    def eval(self, num: Num, effect: Effect) -> int:
        return num.eval(self._game, effect)

    def test(self, cond: Cond, effect: Effect) -> bool:
        return cond.test(self._game, effect)

    def env(self, entity: int, index: int, seat: int = -1) -> Effect:
        """The bindings of an ability of a card that the seat sees."""
        return self._game.env(entity, index, self.seat if seat < 0 else seat)

    def lasting(self, entity: int) -> Iterator[CardAbility]:
        """What delayed and lasting effects of a card in play do."""
        for each in self._state.lasting.values():
            if each.source == self._state.ref(entity):
                for index in range(len(self._game.definition(each.id).abilities)):
                    yield self._game.ability(each.id, index)

    # -- threat --------------------------------------------------------------------------------------------------

    @property
    def last_scheme(self) -> bool:
        """Does the completion of the main scheme lose the game?"""
        return not self._state.scheme_stages

    def goal(self) -> int:
        """Threat with which the main scheme is completed."""
        return values.target_threat(self._game)

    def may_lose_threat(self, scheme: int) -> bool:
        return values.may_lose_threat(self._game, scheme)

    def coming_threat(self) -> int:
        """Threat that step one of the villain phase will place."""
        facts = self.face(self.main_scheme).facts
        n = facts.accel * (self.seats if facts.accel_per_player else 1)
        return n + values.icons(self._game, "acceleration") + self._state.acceleration

    # -- what is happening ---------------------------------------------------------------------------------------

    def asking(self) -> tuple[Op | None, Effect]:
        """The op that asks, with its bindings; None if no card asks."""
        frame = self._game.stack[-1]
        if isinstance(frame, Effect):
            return frame.program.ops[frame.pc], frame
        return None, NOBODY

    def triggering_event(self, effect: Effect | None = None) -> TriggeringEvent | None:
        """The event that an effect answers; without one the first of the window in progress."""
        if effect is not None and effect.window >= 0:
            return self._game.event_of(effect)
        for frame in reversed(self._game.stack):
            if isinstance(frame, EventWindow):
                return frame.events[0]
        return None

    def answer(self, entity: int, index: int) -> Effect:
        """The bindings of an ability that could be used in the window in progress: on the event that it meets."""
        g = self._game
        when = self.face(entity).abilities[index].when
        for at in range(len(g.stack) - 1, -1, -1):
            frame = g.stack[at]
            if isinstance(frame, EventWindow):
                for i, c in enumerate(frame.events):
                    effect = g.env(entity, index, self.seat, at, i)
                    if isinstance(when, Trigger) and type(c) is when.EVENT and when.meets(g, effect, c):
                        return effect
                break
        return self.env(entity, index)
