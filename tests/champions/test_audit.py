"""The auditor: it is silent about the engine, and complains about every engine that has been tampered with."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from goldenrule.bots import make_bot
from goldenrule.games.champions import ids, ops
from goldenrule.games.champions.audit import AuditError, Auditor, watch
from goldenrule.games.champions.game import Champions
from goldenrule.games.champions.ids import AREA, DEALT, DISCARD, ENGAGED, HAND, zone
from goldenrule.games.champions.rules import (
    aftermath,
    decks,
    defeat,
    enemies,
    enter,
    occurrences,
    payment,
    powers,
    round,
    use,
    values,
)
from goldenrule.kernel.decisions import Option
from goldenrule.kernel.game import Game
from goldenrule.kernel.windows import Condition, Occurrence
from goldenrule.lab.simulate import outcomes, play
from goldenrule.table.games import maker

SOLO = ["spider_man"]
CAROL = ["captain_marvel"]
BOTH = ["spider_man", "captain_marvel"]

Patch = pytest.MonkeyPatch


def start(heroes: list[str], seed: str, expert: bool = False) -> Champions:
    game = maker("champions")({"heroes": heroes, "expert": expert}, seed)
    assert isinstance(game, Champions)
    return game


def complaint(heroes: list[str], bot: str = "sensible", games: int = 60, expert: bool = False) -> AuditError:
    """The first complaint of the auditor in a run of games."""
    for number in range(games):
        game = start(heroes, f"audit {number}", expert)
        bots = [make_bot("champions", bot, f"{number}/{seat}") for seat in range(len(heroes))]
        try:
            play(game, bots, watch(game))
        except AuditError as error:
            return error
    raise AssertionError(f"the auditor said nothing in {games} games")


@pytest.mark.parametrize("bot", ["random", "sensible"])
@pytest.mark.parametrize("heroes", [SOLO, CAROL, BOTH], ids="+".join)
def test_audited_games(heroes: list[str], bot: str) -> None:
    for expert in (False, True):
        options = {"heroes": heroes, "expert": expert}
        found = outcomes("champions", options, 5, "audited", (bot,), watch=watch)
        assert all(outcome.winner for outcome in found)


def test_other_observers_still_hear() -> None:
    game = start(SOLO, "observers")
    heard: list[Any] = []
    game.observer = heard.append
    auditor = Auditor(game)
    game.apply(0, game.legal(0)[-1])
    auditor.after_decision()
    assert heard


# -- tampering with the engine: each shows that a check of the auditor works -------------------------------------------


def more_threat(patch: Patch) -> None:
    """Step one places one threat too many."""
    real = occurrences.place_threat

    def place(g: Any, on: list[int], n: int, source: int, seat: int, flags: int, action: int = -1) -> None:
        real(g, on, n + bool(flags & ids.STEP_ONE), source, seat, flags, action)

    patch.setattr(occurrences, "place_threat", place)


def no_icons_of(icon: str) -> Callable[[Patch], None]:
    """Icons of a kind are overlooked."""

    def tamper(patch: Patch) -> None:
        real = values.icons
        patch.setattr(values, "icons", lambda g, name: 0 if name == icon else real(g, name))

    return tamper


def always_schemes(patch: Patch) -> None:
    def activate(g: Any, enemy: int, seat: int) -> None:
        g.emit("activate", enemy, seat)
        enemies.push_scheme(g, enemy, seat)

    patch.setattr(enemies, "activate", activate)


def skips(which: Callable[[Any, int, int], bool]) -> Callable[[Patch], None]:
    """Some activations are left out."""

    def tamper(patch: Patch) -> None:
        real = enemies.activate

        def activate(g: Any, enemy: int, seat: int) -> None:
            if not which(g, enemy, seat):
                real(g, enemy, seat)

        patch.setattr(enemies, "activate", activate)

    return tamper


def announced_only(patch: Patch) -> None:
    patch.setattr(enemies, "activate", lambda g, enemy, seat: g.emit("activate", enemy, seat))


def minion_twice(patch: Patch) -> None:
    real = enemies.activate

    def activate(g: Any, enemy: int, seat: int) -> None:
        if enemy != g.state.villain:
            real(g, enemy, seat)
        real(g, enemy, seat)

    patch.setattr(enemies, "activate", activate)


def wrong_seat(patch: Patch) -> None:
    real = enemies.activate
    patch.setattr(enemies, "activate", lambda g, e, seat: real(g, e, seat if e == g.state.villain else 1 - seat))


def ignores_status(patch: Patch) -> None:
    real = occurrences.status_cards

    def status_cards(g: Any, occ: Occurrence) -> None:
        if occ.conds[0].kind not in (ids.ENEMY_ATTACK, ids.ENEMY_SCHEME):
            real(g, occ)

    patch.setattr(occurrences, "status_cards", status_cards)


def no_boost(patch: Patch) -> None:
    patch.setattr(decks, "give_boost", lambda g: None)


def boost_for_minions(patch: Patch) -> None:
    def give(g: Any, f: Any, enemy: int) -> None:
        g.push(f)
        decks.give_boost(g)

    patch.setattr(enemies, "give_boost_card", give)


def boost_stays_down(patch: Patch) -> None:
    def turn(g: Any, f: Any, enemy: int) -> None:
        f.pc += 1
        g.push(f)

    patch.setattr(enemies, "turn_boost_card", turn)


def boost_from_below(patch: Patch) -> None:
    def take(g: Any, to: int, bottom: bool = False) -> int:
        e: int = g.state.zones[ids.ENCOUNTER_DECK][-1]
        g.move(e, to, bottom)
        if not g.state.zones[ids.ENCOUNTER_DECK]:
            decks.encounter_ran_out(g)
        return e

    patch.setattr(decks, "take_encounter", take)


def no_boost_icons(patch: Patch) -> None:
    real = enemies.turn_boost_card

    def turn(g: Any, f: Any, enemy: int) -> None:
        real(g, f, enemy)
        f.icons = 0

    patch.setattr(enemies, "turn_boost_card", turn)


def changes_value(stat: int, change: Callable[[Any, int, int], int]) -> Callable[[Patch], None]:
    """A statistic of enemies and heroes is computed wrongly while enemies act."""

    def tamper(patch: Patch) -> None:
        real = values.value

        class Values:
            def __getattr__(self, name: str) -> Any:
                return getattr(values, name)

            @staticmethod
            def value(g: Any, which: int, entity: int, extra: int = 0) -> int:
                n = real(g, which, entity, extra)
                return change(g, entity, n) if which == stat else n

        patch.setattr(enemies, "values", Values())

    return tamper


def without_attachments(g: Any, enemy: int, n: int) -> int:
    return n - sum(g.face(a).facts.atk_mod or 0 for a in g.attached(enemy))


def hits_another(patch: Patch) -> None:
    real = enemies.deal_attack_damage

    def deal(g: Any, f: Any, enemy: int) -> None:
        for c in f.parts(g):
            if not c.flags & ids.DEFENDED and len(g.state.alive) == 2:
                c.target = g.state.ref(g.state.identities[1 - c.other])
        real(g, f, enemy)

    patch.setattr(enemies, "deal_attack_damage", deal)


def two_defenders(patch: Patch) -> None:
    real = enemies.set_defender

    def defend(g: Any, occ: int, c: Condition, defender: int, basic: bool = True) -> None:
        real(g, occ, c, defender, basic)
        g.emit("defend", g.state.identities[0], c.source & 4095)

    patch.setattr(enemies, "set_defender", defend)


def less_arrives(flag: int) -> Callable[[Patch], None]:
    """Damage or threat with a flag is one less on the way."""

    def tamper(patch: Patch) -> None:
        real = occurrences.happen

        def happen(g: Any, conds: list[Condition]) -> None:
            for c in conds:
                if c.flags & flag and c.amount > 1 and g.face(c.source & 4095).type in ("villain", "minion"):
                    c.amount -= 1
            real(g, conds)

        patch.setattr(occurrences, "happen", happen)

    return tamper


def weak_basics(patch: Patch) -> None:
    """Basic attacks of heroes and allies deal one less."""
    real = occurrences.deal

    def deal(g: Any, targets: list[int], n: int, f: Any, attack: bool, flags: int = 0) -> None:
        real(g, targets, n - 1 if f.program.path == "rule/attack_effect" else n, f, attack, flags)

    patch.setattr(occurrences, "deal", deal)


def weak_thwarts(patch: Patch) -> None:
    real = Champions.take_threat
    patch.setattr(Champions, "take_threat", lambda g, e, n, source: real(g, e, max(1, n - 1), source))


def tireless(patch: Patch) -> None:
    real = Champions.exhaust
    patch.setattr(Champions, "exhaust", lambda g, e: None if g.face(e).type == "ally" else real(g, e))


def no_spill(patch: Patch) -> None:
    patch.setattr(aftermath, "spill", lambda g, occ: None)


def deals_one_less(patch: Patch) -> None:
    real = decks.deal

    def deal(g: Any, seat: int) -> None:
        if g.stack or seat != 1:
            real(g, seat)

    patch.setattr(decks, "deal", deal)


def step(number: int, function: Callable[[Any, Any], None]) -> Callable[[Patch], None]:
    """A step of the round is replaced."""

    def tamper(patch: Patch) -> None:
        steps = list(round.STEPS)
        steps[number] = function
        patch.setattr(round, "STEPS", tuple(steps))

    return tamper


def reveals_last_first(g: Any, f: Any) -> None:
    seat = f.next_seat(g)
    dealt = g.state.zones[zone(seat, DEALT)] if seat >= 0 else ()
    if dealt:
        g.push(f)
        round.encounter.push_reveal(g, seat, dealt[-1], from_deck=True)
    else:
        round.step_four(g, f)


def same_first_player(patch: Patch) -> None:
    real = Champions.next_player
    patch.setattr(Champions, "next_player", lambda g, seat: real(g, seat) if g.stack else seat)


def never_revealed(g: Any, f: Any) -> None:
    f.to(g, 10)


def draws_too_few(patch: Patch) -> None:
    real = decks.draw
    patch.setattr(decks, "draw", lambda g, seat, n: real(g, seat, n - (not g.stack)))


def readies_nothing(patch: Patch) -> None:
    patch.setattr(Champions, "ready", lambda g, e: None)


def cheaper_cards(patch: Patch) -> None:
    real = payment.push_for_card
    patch.setattr(payment, "push_for_card", lambda g, seat, e, cost: real(g, seat, e, max(1, cost - 1)))


def free_cards(patch: Patch) -> None:
    patch.setattr(payment, "push_for_card", lambda g, seat, e, cost: None)


def untyped_cost(patch: Patch) -> None:
    real = payment.covers
    patch.setattr(payment, "covers", lambda need, units: real("1" * len(need), units))
    patch.setattr(payment.Pay, "useful", lambda f, made: True)


def commits(change: Callable[[Any], None]) -> Callable[[Patch], None]:
    """A finished plan is changed before it is carried out."""

    def tamper(patch: Patch) -> None:
        real = payment.Pay.commit

        def commit(f: Any, g: Any, declared: bool) -> None:
            change(f)
            real(f, g, declared)

        patch.setattr(payment.Pay, "commit", commit)

    return tamper


def keeps_card(patch: Patch) -> None:
    """A card that pays is not discarded."""
    real = payment.Pay.commit

    def commit(f: Any, g: Any, declared: bool) -> None:
        plan, f.plan = f.plan, ()
        emit = g.emit
        g.emit = lambda *event: emit(*event[:3], plan, *event[4:]) if event[0] == "paid" else emit(*event)
        real(f, g, declared)
        del g.emit

    patch.setattr(payment.Pay, "commit", commit)


def twice_in_plan(f: Any) -> None:
    if f.plan and f.plan[0][:2] == ("generate", 1):  # Peter Parker's ability, which exhausts nothing
        f.plan = (*f.plan, f.plan[0])


def pays_for_itself(patch: Patch) -> None:
    real = Champions.emit

    def emit(g: Any, *event: Any) -> None:
        if event[0] == "paid":
            event = (*event[:3], (*event[3], ("pay", event[2], 0)), event[4])
        real(g, *event)

    patch.setattr(Champions, "emit", emit)


def always_double(patch: Patch) -> None:
    patch.setattr(payment, "letters", lambda face, aspect: face.resources * 2)
    real = payment.sources
    patch.setattr(payment, "sources", real)


def free_generator(patch: Patch) -> None:
    def spend(g: Any, seat: int, entity: int, index: int) -> None:
        use.count_use(g, entity, index)
        g.emit("use", seat, entity, index)

    patch.setattr(use, "spend_generator", spend)


def no_limits(patch: Patch) -> None:
    patch.setattr(use, "uses", lambda g, entity, index, period: 0)


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
    patch.setattr(defeat, "settle", lambda g: setattr(g.state, "dirty", 0))
    patch.setattr(occurrences, "defeats_of", lambda g, occ: False)


def scheme_lives(patch: Patch) -> None:
    real = defeat.settle

    def settle(g: Any) -> None:
        g.state.dirty &= ~ids.DIRTY_SIDE
        real(g)

    patch.setattr(defeat, "settle", settle)


def never_advances(patch: Patch) -> None:
    patch.setattr(defeat, "main_scheme_full", lambda g: False)


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
    patch.setattr(decks, "encounter_ran_out", lambda g: None)


def no_token(patch: Patch) -> None:
    patch.setattr(Champions, "add_acceleration", lambda g, n=1: None)


def player_deck_stays_empty(patch: Patch) -> None:
    patch.setattr(decks, "player_ran_out", lambda g, seat: None)


def no_card_for_empty_deck(patch: Patch) -> None:
    def ran_out(g: Any, seat: int) -> None:
        decks._refill(g, zone(seat, ids.DECK), zone(seat, DISCARD), decks.deck_stream(seat))
        g.emit("deck_out", seat)

    patch.setattr(decks, "player_ran_out", ran_out)


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

    def eliminate(g: Any, seat: int) -> None:
        first = g.state.first
        real(g, seat)
        g.state.first = first

    patch.setattr(defeat, "eliminate", eliminate)


def leaves_cards_behind(patch: Patch) -> None:
    def eliminate(g: Any, seat: int) -> None:
        g.emit("eliminated", seat)
        g.state.alive = tuple(p for p in g.state.alive if p != seat)
        g.move(g.state.identities[seat], ids.REMOVED)
        if not g.state.alive:
            g.finish("villain")
        elif g.state.first == seat:
            g.state.first = g.next_player(seat)

    patch.setattr(defeat, "eliminate", eliminate)


def heals_too_much(patch: Patch) -> None:
    def remove(g: Any, e: int, n: int) -> int:
        g.own(e).damage -= n
        g.emit("heal", e, n)
        return n

    patch.setattr(Champions, "remove_damage", remove)


def takes_too_much(patch: Patch) -> None:
    def take(g: Any, e: int, n: int, source: int) -> int:
        g.own(e).threat -= n
        g.state.dirty |= ids.DIRTY_SIDE
        g.emit("threat_removed", e, n, source)
        return n

    patch.setattr(Champions, "take_threat", take)


def silent_damage(patch: Patch) -> None:
    real = powers.push_form_change

    def form(g: Any, seat: int) -> None:
        g.own(g.state.villain).damage += 1
        real(g, seat)

    patch.setattr(powers, "push_form_change", form)


def forgets_reveal(patch: Patch) -> None:
    """A revealed treachery stays where it was turned faceup."""
    real = Champions.move

    def move(g: Any, e: int, to: int, bottom: bool = False) -> None:
        kept = g.state.zone[e] == ids.RESOLVING and g.ident(e).type == "treachery" and g.stack
        if not (kept and type(g.stack[-1]).__name__ == "Reveal"):
            real(g, e, to, bottom)

    patch.setattr(Champions, "move", move)


TAMPERED: list[tuple[Callable[[Patch], None], str, list[str], str]] = [
    (more_threat, "MC-VPHASE-02", SOLO, "random"),
    (no_icons_of("acceleration"), "MC-VPHASE-02", SOLO, "random"),
    (always_schemes, "MC-ACTIV-03", SOLO, "random"),
    (skips(lambda g, enemy, seat: enemy == g.state.villain and seat == 1), "MC-VPHASE-04", BOTH, "random"),
    (skips(lambda g, enemy, seat: enemy == g.state.villain and seat == 0), "MC-VPHASE-04", BOTH, "random"),
    (skips(lambda g, enemy, seat: enemy != g.state.villain), "MC-VPHASE-05", SOLO, "random"),
    (weak_basics, "MC-ATTACK-03", SOLO, "random"),
    (weak_thwarts, "MC-THWART-06", SOLO, "random"),
    (tireless, "MC-ATTACK-01", SOLO, "random"),
    (announced_only, "MC-ACTIV-02", SOLO, "random"),
    (minion_twice, "MC-VPHASE-05", SOLO, "random"),
    (wrong_seat, "MC-VPHASE-06", BOTH, "random"),
    (ignores_status, "MC-STATUS-07", CAROL, "sensible"),
    (no_boost, "MC-BOOST-01", SOLO, "random"),
    (boost_for_minions, "MC-BOOST-14", SOLO, "random"),
    (boost_stays_down, "MC-BOOST-02", SOLO, "random"),
    (boost_from_below, "MC-BOOST-01", SOLO, "random"),
    (no_boost_icons, "MC-BOOST-04", SOLO, "random"),
    (changes_value(ids.ATK, without_attachments), "MC-EATTACK-12", SOLO, "random"),
    (changes_value(ids.DEF, lambda g, e, n: 0), "MC-EATTACK-12", CAROL, "random"),
    (changes_value(ids.SCH, lambda g, e, n: n + 1), "MC-ESCHEME-06", SOLO, "random"),
    (hits_another, "MC-EATTACK-15", BOTH, "random"),
    (two_defenders, "MC-EATTACK-05", SOLO, "random"),
    (less_arrives(ids.FROM_ATTACK), "MC-EATTACK-16", SOLO, "random"),
    (less_arrives(ids.SCHEMING), "MC-ESCHEME-06", SOLO, "random"),
    (no_spill, "MC-KW-OVERKILL-01", CAROL, "ally lover"),
    (no_icons_of("hazard"), "MC-VPHASE-08", SOLO, "random"),
    (deals_one_less, "MC-VPHASE-08", BOTH, "random"),
    (step(9, reveals_last_first), "MC-DEAL-03", SOLO, "random"),
    (step(9, never_revealed), "MC-VPHASE-12", SOLO, "random"),
    (same_first_player, "MC-VPHASE-13", BOTH, "random"),
    (forgets_reveal, "MC-REVEAL-01", SOLO, "random"),
    (draws_too_few, "MC-ENDPP-03", SOLO, "random"),
    (readies_nothing, "MC-ENDPP-04", SOLO, "random"),
    (cheaper_cards, "MC-RES-05", SOLO, "random"),
    (free_cards, "MC-COST-01", SOLO, "random"),
    (untyped_cost, "MC-RES-05", CAROL, "random"),
    (keeps_card, "MC-COST-06", SOLO, "random"),
    (commits(twice_in_plan), "MC-COST-06", SOLO, "random"),
    (pays_for_itself, "MC-RES-09", SOLO, "random"),
    (always_double, "MC-RES-02", SOLO, "random"),
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


class AllyLover:
    """Plays allies, defends with them, and does nothing else."""

    def choose(self, game: Game, seat: int, decision: Any) -> Option:
        assert isinstance(game, Champions)
        for option in decision.options:
            type = game.face(option[1]).type if option[0] in ("play", "defend", "form") else ""
            if type == "ally" or (option[0] == "form" and type == "alter_ego"):
                return tuple(option)  # type: ignore[return-value]
        if decision.kind == "pay":
            return min(decision.options, key=lambda option: game.ident(option[1]).type == "ally")  # type: ignore[no-any-return]
        return decision.options[-1]  # type: ignore[no-any-return]


@pytest.mark.parametrize(
    ("tamper", "clause", "heroes", "bot"),
    TAMPERED,
    ids=[f"{clause} {tamper.__qualname__.split('.')[0]} {n}" for n, (tamper, clause, _, _) in enumerate(TAMPERED)],
)
def test_tampering_is_noticed(
    monkeypatch: Patch, tamper: Callable[[Patch], None], clause: str, heroes: list[str], bot: str
) -> None:
    from goldenrule.games.champions import bots

    monkeypatch.setitem(bots.BOTS, "ally lover", lambda seed: AllyLover())
    tamper(monkeypatch)
    assert complaint(heroes, bot).clause == clause


# -- tampering with a position ---------------------------------------------------------------------------------------


def moved_silently(s: Any) -> None:
    hand = s.zones[zone(0, HAND)]
    s.zones[zone(0, HAND)] = hand[1:]
    s.zones[zone(0, DISCARD)] = (hand[0], *s.zones[zone(0, DISCARD)])
    s.zone[hand[0]] = zone(0, DISCARD)


def in_two_zones(s: Any) -> None:
    s.zones[zone(0, DISCARD)] = (s.zones[zone(0, HAND)][0],)


def other_card(s: Any) -> None:
    s.ident[s.zones[ids.ENCOUNTER_DECK][0]] += 1


def wrong_note(s: Any) -> None:
    s.zone[s.zones[ids.ENCOUNTER_DECK][0]] = ids.REMOVED


def set_on_identity(name: str, value: Any) -> Callable[[Any], None]:
    def tamper(s: Any) -> None:
        setattr(s.own(s.identities[0]), name, value)

    return tamper


def not_in_play(s: Any) -> None:
    s.cards[s.zones[zone(0, HAND)][0]] = s.cards[s.villain]


def silent_token(s: Any) -> None:
    s.acceleration += 1


def gone_host(s: Any) -> None:
    s.own(s.identities[0]).host = s.zones[zone(0, HAND)][0]


POSITIONS: list[tuple[Callable[[Any], None], str]] = [
    (moved_silently, "invariant"),
    (in_two_zones, "invariant"),
    (other_card, "invariant"),
    (wrong_note, "invariant"),
    (set_on_identity("damage", 2), "MC-DAMAGE-03"),
    (set_on_identity("damage", -1), "MC-DAMAGE-03"),
    (set_on_identity("threat", 1), "MC-THREAT-01"),
    (set_on_identity("exhausted", True), "MC-EXHAUST-01"),
    (set_on_identity("stunned", True), "MC-STATUS-02"),
    (set_on_identity("controller", 1), "MC-OWN-05"),
    (not_in_play, "MC-INPLAY-01"),
    (silent_token, "MC-EMPTYENC-02"),
    (gone_host, "MC-ATTACHTO-03"),
]


@pytest.mark.parametrize(("tamper", "clause"), POSITIONS)
def test_tampered_position_is_noticed(tamper: Callable[[Any], None], clause: str) -> None:
    game = start(SOLO, "position")
    auditor = Auditor(game)
    tamper(game.state)
    with pytest.raises(AuditError) as caught:
        auditor.after_decision()
    assert caught.value.clause == clause


def test_engaged_cards_are_minions() -> None:
    game = start(SOLO, "engaged")
    auditor = Auditor(game)
    game.move_in_play(game.state.villain, zone(0, ENGAGED), -1)
    with pytest.raises(AuditError, match="MC-MINION-01"):
        auditor.after_decision()


def test_too_many_allies_are_noticed() -> None:
    game = start(CAROL, "allies")
    auditor = Auditor(game)
    cards = [*game.state.zones[zone(0, ids.DECK)], *game.state.zones[zone(0, HAND)]]
    for e in [e for e in cards if game.ident(e).type == "ally"][:4]:
        game.enter_play(e, zone(0, AREA), 0)
    with pytest.raises(AuditError, match="MC-ALLYLIM-02"):
        auditor.after_decision()


@pytest.mark.rule("MC-DEFEAT-01", "OQ-08")
def test_retaliate_defeats_before_responses() -> None:
    """Found by the auditor: the stage that retaliate defeats is gone when Indomitable is asked for."""
    game = start(["black_panther"], "retaliate")
    while game.pending[0].kind != "turn":
        game.apply(0, game.legal(0)[-1])
    game.change_form(0)
    indomitable = next(e for e in range(1, len(game.state.ident)) if game.ident(e).code == "01082")
    game.enter_play(indomitable, zone(0, AREA), 0)
    game.add_damage(game.state.villain, 13, 0)
    auditor = Auditor(game)
    game.pending = ()
    enemies.push_attack(game, game.state.villain, 0)
    game.run()
    while game.pending[0].kind != "defend":
        game.apply(0, game.legal(0)[-1])
    game.apply(0, game.legal(0)[0])
    auditor.after_decision()
    while game.pending[0].kind != "response":
        game.apply(0, game.legal(0)[-1])
        auditor.after_decision()
    assert game.legal(0)[0] == ("use", indomitable, 0)
    assert game.face(game.state.villain).code == "01095"


def test_the_auditor_knows_where_cards_left() -> None:
    game = start(SOLO, "events")
    Auditor(game)
    e = game.state.zones[zone(0, HAND)][0]
    with pytest.raises(AuditError, match="invariant"):
        game.emit("move", e, zone(0, AREA), zone(0, DISCARD))
