"""Engines in which cards, tokens, costs or decks are wrong: each shows that a check of the auditor works."""

from collections.abc import Callable
from typing import Any

from goldenrule.games.champions import events, ids, ops
from goldenrule.games.champions.game import Champions
from goldenrule.games.champions.ids import DISCARD, zone
from goldenrule.games.champions.rules import (
    affordable,
    continuous_checks,
    damage,
    decks,
    defeat,
    enter,
    generating,
    limits,
    payment,
    powers,
    values,
)
from goldenrule.kernel.entities import LASTING_BASE
from tests.champions.audits import BOTH, CAROL, SOLO, Patch, Tampered


def weak_basics(patch: Patch) -> None:
    """Basic attacks of heroes and allies deal one less."""
    real = damage.deal

    def deal(g: Any, targets: list[int], n: int, f: Any, in_attack: bool = True, overkill: bool = False) -> None:
        real(g, targets, n - 1 if f.program.path == "rule/attack_effect" else n, f, in_attack, overkill)

    patch.setattr(damage, "deal", deal)


def weak_thwarts(patch: Patch) -> None:
    real = Champions.take_threat
    patch.setattr(Champions, "take_threat", lambda g, e, n, source: real(g, e, max(1, n - 1), source))


def tireless(patch: Patch) -> None:
    real = Champions.exhaust
    patch.setattr(Champions, "exhaust", lambda g, e: None if g.face(e).type == "ally" else real(g, e))


def draws_too_few(patch: Patch) -> None:
    real = decks.draw
    patch.setattr(decks, "draw", lambda g, seat, n: real(g, seat, n - (len(g.stack) < 2)))


def readies_nothing(patch: Patch) -> None:
    patch.setattr(Champions, "ready", lambda g, e: None)


def cheaper_cards(patch: Patch) -> None:
    real = payment.push_for_card
    patch.setattr(payment, "push_for_card", lambda g, seat, e, cost: real(g, seat, e, max(1, cost - 1)))


def free_cards(patch: Patch) -> None:
    patch.setattr(payment, "push_for_card", lambda g, seat, e, cost: None)


def untyped_cost(patch: Patch) -> None:
    real = affordable.covers
    patch.setattr(affordable, "covers", lambda need, units: real("1" * len(need), units))
    patch.setattr(payment.Pay, "wanted", lambda f, done: lambda made: True)


def commits(change: Callable[[Any], None]) -> Callable[[Patch], None]:
    """A finished plan is changed before it is carried out."""

    def tamper(patch: Patch) -> None:
        real = payment.Pay.commit

        def commit(f: Any, g: Any, declared: bool) -> None:
            change(f)
            real(f, g, declared)

        patch.setattr(payment.Pay, "commit", commit)

    return tamper


def _with_plan(kind: Any, values: tuple[Any, ...], plan: tuple[Any, ...]) -> tuple[Any, ...]:
    """What is told with another plan, if it is of a payment."""
    return (*values[:2], plan, *values[3:]) if kind is events.Paid else values


def keeps_card(patch: Patch) -> None:
    """A card that pays is not discarded."""
    real = payment.Pay.commit

    def commit(f: Any, g: Any, declared: bool) -> None:
        plan, f.plan = f.plan, ()
        tell_event = g.tell_event
        g.tell_event = lambda kind, *values: tell_event(kind, *_with_plan(kind, values, plan))
        real(f, g, declared)
        del g.tell_event

    patch.setattr(payment.Pay, "commit", commit)


def twice_in_plan(f: Any) -> None:
    if f.plan and f.plan[0][:2] == ("generate", 1):  # Peter Parker's ability, which exhausts nothing
        f.plan = (*f.plan, f.plan[0])


def pays_for_itself(patch: Patch) -> None:
    real = Champions.tell_event

    def tell_event(g: Any, kind: Any, *values: Any) -> None:
        if kind is events.Paid:
            values = _with_plan(kind, values, (*values[2], ("pay", values[1], 0)))
        real(g, kind, *values)

    patch.setattr(Champions, "tell_event", tell_event)


def always_double(patch: Patch) -> None:
    patch.setattr(affordable, "resources_of", lambda face, aspect: face.resources * 2)


def never_double(patch: Patch) -> None:
    patch.setattr(affordable, "resources_of", lambda face, aspect: face.resources)


def forgets_lasting(patch: Patch) -> None:
    """Lasting effects change no values."""
    real = values.modifiers_of

    def parts(g: Any, *about: Any) -> list[values.ActiveModifier]:
        return [part for part in real(g, *about) if part[0] < LASTING_BASE]

    patch.setattr(values, "modifiers_of", parts)


def printed_hit_points(patch: Patch) -> None:
    """Nothing adds hit points."""
    real = values.modifiers_of

    def parts(g: Any, stat: int, *about: Any) -> list[values.ActiveModifier]:
        return [] if stat == ids.HP else real(g, stat, *about)

    patch.setattr(values, "modifiers_of", parts)


def printed_hand_size(patch: Patch) -> None:
    patch.setattr(values, "hand_size", lambda g, seat: g.face(g.state.identities[seat]).facts.hand_size)


def no_extra_boost(patch: Patch) -> None:
    patch.setattr(ops.ExtraBoost, "run", lambda op, g, f: None)


def nothing_is_safe(patch: Patch) -> None:
    """Damage reaches what cannot be damaged."""
    patch.setattr(damage, "may_be_damaged", lambda g, e, source: True)


def free_generator(patch: Patch) -> None:
    def spend(g: Any, seat: int, entity: int, index: int) -> None:
        limits.count_use(g, entity, index)
        g.tell_event(events.Use, seat, entity, index)

    patch.setattr(generating, "spend_generator", spend)


def no_limits(patch: Patch) -> None:
    patch.setattr(limits, "uses", lambda g, entity, index, period: 0)


def two_statuses(patch: Patch) -> None:
    def run(op: Any, g: Any, f: Any) -> None:
        for e in op.to.all(g, f):
            g.set_status(e, op.status, True)
            g.set_status(e, op.status, True)

    patch.setattr(ops.Give, "run", run)


def exhausts_again(patch: Patch) -> None:
    real = Champions.exhaust

    def exhaust(g: Any, e: int) -> None:
        real(g, e)
        real(g, e)

    patch.setattr(Champions, "exhaust", exhaust)


def attachments_stay(patch: Patch) -> None:
    def leave(g: Any, entity: int, to: int = -1) -> None:
        if to >= 0:
            g.move(entity, to)
        else:
            g.discard(entity)

    patch.setattr(Champions, "leave_play", leave)


def nobody_dies(patch: Patch) -> None:
    patch.setattr(continuous_checks, "settle", lambda g: setattr(g.state, "dirty", 0))
    patch.setattr(damage, "begin_defeats", lambda g, window: False)


def scheme_lives(patch: Patch) -> None:
    real = continuous_checks.settle

    def settle(g: Any) -> None:
        g.state.dirty &= ~ids.DIRTY_SIDE
        real(g)

    patch.setattr(continuous_checks, "settle", settle)


def never_advances(patch: Patch) -> None:
    patch.setattr(continuous_checks, "is_main_scheme_full", lambda g: False)


def not_unique(patch: Patch) -> None:
    patch.setattr(enter, "unique_conflict", lambda g, e: 0)


def wrong_pile(patch: Patch) -> None:
    def discard(g: Any, e: int) -> None:
        g.move(e, zone(0, DISCARD) if g.state.owner[e] >= 0 else ids.ENCOUNTER_DISCARD)

    patch.setattr(Champions, "discard", discard)


def encounter_into_pile(patch: Patch) -> None:
    def discard(g: Any, e: int) -> None:
        g.move(e, ids.ENCOUNTER_DISCARD)

    patch.setattr(Champions, "discard", discard)


def deck_stays_empty(patch: Patch) -> None:
    patch.setattr(decks, "rebuild_encounter_deck", lambda g: None)


def no_token(patch: Patch) -> None:
    patch.setattr(Champions, "add_acceleration", lambda g, n=1: None)


def player_deck_stays_empty(patch: Patch) -> None:
    patch.setattr(decks, "rebuild_player_deck", lambda g, seat: None)


def no_card_for_empty_deck(patch: Patch) -> None:
    def ran_out(g: Any, seat: int) -> None:
        decks._refill(g, zone(seat, ids.DECK), zone(seat, DISCARD), decks.deck_stream(seat))
        g.tell_event(events.DeckOut, seat)

    patch.setattr(decks, "rebuild_player_deck", ran_out)


def refills_early(patch: Patch) -> None:
    real = decks.give_boost

    def give(g: Any) -> None:
        s = g.state
        if s.zones[ids.ENCOUNTER_DISCARD]:
            pile = s.zones[ids.ENCOUNTER_DISCARD]
            s.zones[ids.ENCOUNTER_DISCARD] = ()
            s.zones[ids.ENCOUNTER_DECK] += pile
            for e in pile:
                s.zone[e] = ids.ENCOUNTER_DECK
            decks.shuffle_encounter(g)
        real(g)

    patch.setattr(decks, "give_boost", give)


def deaf_ears(patch: Patch) -> None:
    patch.setattr(Champions, "_deafen", lambda g, e: None)


def forgets_counters(patch: Patch) -> None:
    """Uses are spent without an event."""

    def run(op: Any, g: Any, f: Any) -> None:
        g.state.own(g.state.live(f.source)).counters = (("web", 2), ("snoop", 2))

    patch.setattr(ops.SpendCounter, "run", run)


def dead_first_player(patch: Patch) -> None:
    real = defeat.eliminate

    def eliminate(g: Any, window: Any, seats: list[int]) -> None:
        first = g.state.first
        real(g, window, seats)
        g.state.first = first

    patch.setattr(defeat, "eliminate", eliminate)


def leaves_cards_behind(patch: Patch) -> None:
    def eliminate(g: Any, window: Any, seats: list[int]) -> None:
        g.state.alive = tuple(p for p in g.state.alive if p not in seats)
        for seat in seats:
            g.tell_event(events.Eliminated, seat)
            g.move(g.state.identities[seat], ids.REMOVED)
        if not g.state.alive:
            g.finish("villain")
        elif g.state.first in seats:
            g.state.first = g.next_player(g.state.first)

    patch.setattr(defeat, "eliminate", eliminate)


def heals_too_much(patch: Patch) -> None:
    def remove(g: Any, e: int, n: int) -> int:
        g.own(e).damage -= n
        g.tell_event(events.Heal, e, n)
        return n

    patch.setattr(Champions, "remove_damage", remove)


def takes_too_much(patch: Patch) -> None:
    def take(g: Any, e: int, n: int, source: int) -> int:
        g.own(e).threat -= n
        g.state.dirty |= ids.DIRTY_SIDE
        g.tell_event(events.ThreatRemoved, e, n, source)
        return n

    patch.setattr(Champions, "take_threat", take)


def silent_damage(patch: Patch) -> None:
    real = powers.push_form_change

    def form(g: Any, seat: int) -> None:
        g.own(g.state.villain).damage += 1
        real(g, seat)

    patch.setattr(powers, "push_form_change", form)


TAMPERED: Tampered = [
    (weak_basics, "MC-ATTACK-03", SOLO, "random"),
    (weak_thwarts, "MC-THWART-06", SOLO, "random"),
    (tireless, "MC-ATTACK-01", SOLO, "random"),
    (draws_too_few, "MC-ENDPP-03", SOLO, "random"),
    (readies_nothing, "MC-ENDPP-04", SOLO, "random"),
    (cheaper_cards, "MC-RES-05", SOLO, "random"),
    (free_cards, "MC-COST-01", SOLO, "random"),
    (untyped_cost, "MC-RES-05", CAROL, "random"),
    (keeps_card, "MC-COST-06", SOLO, "random"),
    (commits(twice_in_plan), "MC-COST-06", SOLO, "random"),
    (pays_for_itself, "MC-RES-09", SOLO, "random"),
    (always_double, "MC-RES-02", SOLO, "random"),
    (never_double, "MC-RES-02", SOLO, "random"),
    (forgets_lasting, "MC-THWART-06", CAROL, "random"),
    (printed_hit_points, "MC-DEFEAT-01", ["iron_man"], "sensible"),
    (printed_hand_size, "MC-ENDPP-03", ["iron_man"], "sensible"),
    (free_generator, "MC-EXHAUST-05", SOLO, "sensible"),
    (no_limits, "MC-LIMIT-01", SOLO, "random"),
    (two_statuses, "MC-STATUS-03", SOLO, "random"),
    (exhausts_again, "MC-EXHAUST-02", SOLO, "random"),
    (attachments_stay, "MC-ATTACHTO-03", SOLO, "sensible"),
    (nobody_dies, "MC-DEFEAT-01", SOLO, "random"),
    (scheme_lives, "MC-DEFEAT-02", CAROL, "sensible"),
    (never_advances, "MC-MAIN-02", SOLO, "random"),
    (not_unique, "MC-UNIQUE-02", BOTH, "ally lover"),
    (wrong_pile, "MC-OWN-08", BOTH, "random"),
    (encounter_into_pile, "MC-OWN-02", SOLO, "random"),
    (deck_stays_empty, "MC-EMPTYENC-01", SOLO, "sensible"),
    (no_token, "MC-EMPTYENC-02", SOLO, "sensible"),
    (player_deck_stays_empty, "MC-EMPTYPL-01", CAROL, "sensible"),
    (no_card_for_empty_deck, "MC-EMPTYPL-02", CAROL, "sensible"),
    (refills_early, "MC-EMPTYENC-01", SOLO, "random"),
    (deaf_ears, "invariant", SOLO, "random"),
    (forgets_counters, "MC-COUNTER-01", SOLO, "sensible"),
    (dead_first_player, "MC-FIRST-03", BOTH, "random"),
    (leaves_cards_behind, "MC-ELIM-01", BOTH, "random"),
    (heals_too_much, "MC-HEAL-02", SOLO, "random"),
    (takes_too_much, "MC-THWART-06", SOLO, "random"),
    (silent_damage, "MC-DAMAGE-03", SOLO, "random"),
]
