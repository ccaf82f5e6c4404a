"""Damage: dealing it, tough status cards, the defeats that it brings, overkill, indirect damage."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated, ClassVar, Final

from goldenrule.games.champions import events, ids
from goldenrule.games.champions.content import stat_row
from goldenrule.games.champions.rules import defeat, values
from goldenrule.games.champions.rules.attacks import AnyAttack, part_against
from goldenrule.games.champions.rules.defeat import Defeat
from goldenrule.kernel import checks as may
from goldenrule.kernel.decisions import Option
from goldenrule.kernel.effects import Effect
from goldenrule.kernel.entities import ENTITY_MASK
from goldenrule.kernel.event_windows import (
    APPLY,
    CANCELLED,
    DONE,
    INTERRUPTS,
    PENDING,
    PREDICTED,
    EventWindow,
    TriggeringEvent,
)
from goldenrule.kernel.fields import CardRef, Count, SeatOrNone, StackIndex, between
from goldenrule.kernel.game import Frame

if TYPE_CHECKING:
    from goldenrule.games.champions.game import Champions

_NO_DAMAGE_ROW: Final = stat_row(ids.NO_DAMAGE)
SPILT: Final = -5
"""How a window notes that its damage with overkill has spilt over."""


# -- events ------------------------------------------------------------------------------------------------------------


class DamageDealt(TriggeringEvent):
    """An attack has dealt damage to a character, whether or not it is then taken."""

    key: ClassVar[str] = "dealt_damage"
    row: ClassVar[int] = 24
    attack: StackIndex = -1


class AttackDamages(TriggeringEvent):
    """An attack has damaged a character; abilities hear it when the attack is over."""

    key: ClassVar[str] = "hurt"
    row: ClassVar[int] = 26


class Damage(TriggeringEvent):
    """A character takes damage (MC-DAMAGE)."""

    row: ClassVar[int] = 0
    at_once: ClassVar[tuple[int, ...]] = (row, Defeat.row, DamageDealt.row)
    attack: StackIndex = -1
    """The stack index of the attack that it belongs to."""
    from_attack: bool = False
    overkill: bool = False
    excess: Annotated[int, between(-1, may.MOST_PARTS)] = -1
    """The damage beyond what defeats its target; -1 if it does not defeat it."""

    def before(self, game: "Champions", events: Sequence[TriggeringEvent]) -> None:
        if not tough_is_late(game):
            take_by_tough(game, events)

    def foresee(self, game: "Champions", window: EventWindow) -> None:
        """Damage that would defeat its target adds that defeat, for interrupts to see (MC-COND-02)."""
        if game.readings:
            take_late(game, window)
        if game.state.rows[Defeat.row]:
            foresee_defeats(game, window)

    def resolve(self, game: "Champions") -> bool:
        state = game.state
        e = state.live(self.target)
        if not e:
            return False
        if game.readings and state.cards[e].tough and tough_is_late(game):  # one that has waited for the interrupts
            self.status = PENDING
            take_by_tough(game, [self])
            return False
        if state.rows[_NO_DAMAGE_ROW] and not may_be_damaged(game, e, self.source):
            self.status = CANCELLED  # it is kept away by now (OQ-89)
            return False
        lethal = game.add_damage(e, self.amount, self.source)
        self.result = self.amount
        if lethal:
            self.excess = -values.remaining(game, e)
        if self.from_attack and self.attack >= 0 and state.rows[AttackDamages.row + 1]:
            attack = game.window_at(self.attack)
            attack.events.append(AttackDamages(self.target, self.source, self.seat, self.amount, DONE))
        return True

    def checks(self, game: "Champions", window: EventWindow) -> bool:
        return begin_defeats(game, window)

    def reactions(self, game: "Champions", window: EventWindow) -> bool:
        return deal_overkill(game, window) or defeat.quickstrike_new_player(game, window)

    def needs_window(self, game: "Champions") -> bool:
        return self.overkill

    def follow_at_once(self, game: "Champions", events: Sequence[TriggeringEvent]) -> None:
        if self.attack >= 0:
            for event in events:
                if isinstance(event, Damage) and event.excess >= 0:
                    part_against(game, game.window_at(event.attack), event.target).killed = True


# -- dealing it --------------------------------------------------------------------------------------------------------


def deal(
    game: "Champions", targets: list[int], amount: int, effect: Effect, in_attack: bool = True, overkill: bool = False
) -> None:
    """Deal damage to characters, simultaneously. `in_attack`: if the effect is part of an attack, it is its damage."""
    if amount <= 0:
        return  # OQ-25
    action = effect.action if in_attack else -1
    from_attack = False
    if action >= 0:
        frame = game.window_at(action)
        first = frame.events[0]
        if isinstance(first, AnyAttack) and not first.by_enemy:  # damage of a Boost ability is none of its attack
            from_attack = True
            overkill = overkill or first.overkill
            for e in targets:
                part_against(game, frame, game.state.ref(e)).result += amount
        else:
            action = -1
    events: list[TriggeringEvent] = []
    for e in targets:
        damage = Damage(game.state.ref(e), effect.source, effect.seat, amount)
        damage.attack, damage.from_attack, damage.overkill = action, from_attack, overkill
        events.append(damage)
    inflict(game, events)


def deal_each(game: "Champions", amounts: list[tuple[int, int]], effect: Effect) -> None:
    """Deal damage that is not an attack to several characters (entity, amount), simultaneously."""
    inflict(game, [Damage(game.state.ref(e), effect.source, effect.seat, n) for e, n in amounts if n > 0])


def inflict(game: "Champions", events: Sequence[TriggeringEvent]) -> None:
    """Let damage happen, as far as it can be dealt (MC-CANNOT-01)."""
    found = damage_allowed(game, events)
    if not found:
        return
    if game.state.rows[DamageDealt.row + 1]:
        found += [
            DamageDealt(c.target, c.source, c.seat, c.amount, DONE, attack=c.attack)
            for c in found
            if isinstance(c, Damage) and c.from_attack
        ]
    Damage.occur(game, found)


def damage_allowed(game: "Champions", events: Sequence[TriggeringEvent]) -> list[TriggeringEvent]:
    """The damage that is not kept away from its target, whatever deals it (MC-CANNOT-01)."""
    found: list[TriggeringEvent] = []
    for c in events:
        if (e := game.state.live(c.target)) and may_be_damaged(game, e, c.source):
            found.append(c)
    return found


def may_be_damaged(game: "Champions", entity: int, source: int) -> bool:
    """Is the card in play, and does nothing keep damage from that source away from it?"""
    state = game.state
    if state.rows[_NO_DAMAGE_ROW] and values.modifiers_of(game, ids.NO_DAMAGE, entity, cause=source):
        return False
    return state.cards[entity] is not None


def targets(game: "Champions", entities: list[int], source: int) -> list[int]:
    """Those that may be aimed at with damage only: under a reading not what cannot be damaged."""
    if "cannot-be-damaged-is-no-target" not in game.readings:
        return entities
    return [e for e in entities if may_be_damaged(game, e, source)]


# -- tough status cards ------------------------------------------------------------------------------------------------


def take_by_tough(game: "Champions", batch: Sequence[TriggeringEvent]) -> None:
    """Tough status cards take the damage that their characters are about to take (MC-STATUS-12, -13)."""
    cards = game.state.cards
    for c in batch:
        card = cards[c.target & ENTITY_MASK]
        if card is None or not card.tough or type(c) is not Damage or c.status != PENDING or c.amount <= 0:
            continue
        if e := game.state.live(c.target):
            game.set_status(e, ids.TOUGH, False)
            game.tell_event(events.Tough, e, c.amount)
            c.status = CANCELLED


_LATE_TOUGH = frozenset({"armor-before-tough", "prevention-before-tough"})
"""Readings under which some interrupts to damage come before the tough status card."""


def tough_is_late(game: "Champions") -> bool:
    return bool(game.readings) and not game.readings.isdisjoint(_LATE_TOUGH)


def take_late(game: "Champions", window: EventWindow) -> None:
    """Tough between the forced interrupts, to damage that would be dealt, and the others, to damage to be taken."""
    if (
        window.pc == INTERRUPTS
        and "armor-before-tough" in game.readings
        and "prevention-before-tough" not in game.readings
    ):
        take_by_tough(game, window.events)


# -- defeats that it brings --------------------------------------------------------------------------------------------


def foresee_defeats(game: "Champions", window: EventWindow) -> None:
    """Damage that would defeat its target adds that defeat to the window, for interrupts to see (MC-COND-02)."""
    for c in list(window.events):
        if not isinstance(c, Damage):
            continue
        e = game.state.live(c.target)
        lethal = c.status == PENDING and e != 0 and c.amount >= values.remaining(game, e)
        if lethal and tough_is_late(game) and game.table_card(e).tough:
            lethal = False
        found = next((d for d in window.events if isinstance(d, Defeat) and d.target == c.target), None)
        if lethal and found is None:
            window.events.append(Defeat(c.target, c.source, c.seat, status=PREDICTED, attack=c.attack))
        elif found is not None and found.status in (PREDICTED, CANCELLED):
            found.status = PREDICTED if lethal else CANCELLED


def begin_defeats(game: "Champions", window: EventWindow) -> bool:
    """Characters that the damage of this window has defeated: their defeat is part of it. True if there are any."""
    found = -1
    for c in list(window.events):
        if not isinstance(c, Damage) or c.status != DONE or not c.result:
            continue
        e = game.state.live(c.target)
        if not e or values.remaining(game, e) > 0:
            continue
        index = _place_of_defeat(window, c.target)
        if index < 0:
            window.events.append(Defeat(c.target, c.source, c.seat, attack=c.attack))
            index = len(window.events) - 1
        elif window.events[index].status == PREDICTED:
            window.events[index].status = PENDING
        else:
            continue
        found = index if found < 0 else min(found, index)
    if found < 0:
        return False
    _order_defeats(game, window)
    window.index = found
    window.pc = APPLY
    return True


def _place_of_defeat(window: EventWindow, target: int) -> int:
    """Where the defeat of a target is among the events of a window, -1 if it is not."""
    return next((i for i, d in enumerate(window.events) if isinstance(d, Defeat) and d.target == target), -1)


def _order_defeats(game: "Champions", window: EventWindow) -> None:
    """Put the defeats that are to happen in their order, each in the place of one of them."""
    places = [i for i, d in enumerate(window.events) if isinstance(d, Defeat) and d.status == PENDING]
    ranked = sorted([window.events[i] for i in places], key=lambda d: defeat.defeat_order(game, d))
    for i, d in zip(places, ranked, strict=True):
        window.events[i] = d


# -- overkill ----------------------------------------------------------------------------------------------------------


def deal_overkill(game: "Champions", window: EventWindow) -> bool:
    """Overkill: what a defending ally or a defeated minion did not absorb (MC-KW-OVERKILL). True if there is any."""
    events: list[TriggeringEvent] = []
    for c in window.events:
        if not isinstance(c, Damage) or not c.overkill or c.status != DONE or c.excess <= 0:
            continue
        if game.state.live(c.target) and "spill-without-defeat" not in game.readings:
            continue  # not defeated
        to = overkill_target(game, c)
        if to:
            surplus = Damage(game.state.ref(to), c.source, c.seat, c.excess, from_attack=c.from_attack)
            if game.identity_of(to) >= 0:  # surplus for the villain is no attack on it
                surplus.attack = c.attack
            events.append(surplus)
    if not events or (0, SPILT) in window.used:
        return False
    window.used = (*window.used, (0, SPILT))
    inflict(game, events)
    return True


def overkill_target(game: "Champions", event: Damage) -> int:
    """Who gets the surplus of damage with overkill: the hero of the ally's player, or the villain; 0 for nobody."""
    state = game.state
    type = game.last_face(event.target).type
    if type == "minion":
        return state.villain
    if type != "ally":
        return 0
    seat = game.table_card(event.target & ENTITY_MASK).controller
    if seat not in state.alive or not (game.is_hero(seat) or "overkill-reaches-the-alter-ego" in game.readings):
        return 0  # D-57
    return state.identities[seat]


# -- indirect damage ---------------------------------------------------------------------------------------------------


def divide(game: "Champions", effect: Effect, among: list[int], amount: int, by_first: bool) -> None:
    """Indirect damage: assigned point by point up to each character's remaining hit points, then dealt at once."""
    if amount > 0 and among:
        chooser = game.state.first if by_first else effect.seat
        game.push(
            Divide(
                0,
                chooser,
                tuple(game.state.ref(e) for e in among),
                amount,
                (0,) * len(among),
                effect.source,
                effect.seat,
            )
        )


class Divide(Frame):
    """Assigning indirect damage (MC-INDIRECT-01, -02; OQ-26, OQ-27)."""

    chooser: SeatOrNone
    among: tuple[CardRef, ...]
    left: Count
    given: tuple[Count, ...]
    source: CardRef
    seat: SeatOrNone

    def run(self, game: "Champions") -> None:
        """One character at a time, in order: how much it gets of what is left."""
        answer = game.take()
        if answer is not None:
            n = answer[2]
            self.given = (*self.given[: self.pc], n, *self.given[self.pc + 1 :])
            self.left -= n
            self.pc += 1
        room = [max(0, values.remaining(game, e)) if (e := game.state.live(ref)) else 0 for ref in self.among]
        while self.pc < len(self.among) and self.left > 0:
            least = max(0, self.left - sum(room[self.pc + 1 :]))
            most = min(self.left, room[self.pc])
            if least > most:
                least = most
            entity = game.state.live(self.among[self.pc])
            options: list[Option] = [("amount", entity, n) for n in range(least, most + 1)]
            game.ask(self, "divide", self.chooser, options, game.state.live(self.source), (self.left,))
            return
        given = zip(self.among, self.given, strict=True)
        inflict(game, [Damage(ref, self.source, self.seat, n) for ref, n in given if n > 0])
