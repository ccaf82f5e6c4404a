"""Engines whose villain phase is wrong: each shows that a check of the auditor works."""

from collections.abc import Callable
from typing import Any

from goldenrule.games.champions import events, ids
from goldenrule.games.champions.game import Champions
from goldenrule.games.champions.ids import DEALT, zone
from goldenrule.games.champions.rules import damage, decks, encounter, enemies, threat, values
from goldenrule.games.champions.rules.activation import Activation
from goldenrule.games.champions.rules.round import Round
from goldenrule.kernel.steps import AGAIN
from tests.champions.audits import BOTH, CAROL, SOLO, Patch, Tampered


def more_threat(patch: Patch) -> None:
    """Step one places one threat too many."""
    real = threat.place_threat

    def place(g: Any, on: list[int], n: int, source: int, seat: int, during: str = "", scheme: int = -1) -> None:
        real(g, on, n + (during == "step_one"), source, seat, during, scheme)

    patch.setattr(threat, "place_threat", place)


def no_icons_of(icon: str) -> Callable[[Patch], None]:
    """Icons of a kind are overlooked."""

    def tamper(patch: Patch) -> None:
        real = values.icons
        patch.setattr(values, "icons", lambda g, name: 0 if name == icon else real(g, name))

    return tamper


def always_schemes(patch: Patch) -> None:
    def activate(g: Any, enemy: int, seat: int) -> None:
        g.tell_event(events.Activate, enemy, seat)
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
    patch.setattr(enemies, "activate", lambda g, enemy, seat: g.tell_event(events.Activate, enemy, seat))


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
    for kind in (enemies.EnemyAttack, enemies.EnemyScheme):
        patch.setattr(kind, "before", lambda event, g, events: None)


def activation_step(patch: Patch, real: Any, function: Callable[[Any, Any], Any]) -> None:
    """A step of enemy attacks and schemes is replaced."""
    for kind in (enemies.EnemyAttackSteps, enemies.EnemySchemeSteps):
        patch.setattr(kind, "PLAN", (tuple(function if do is real else do for do in kind.PLAN[0]), *kind.PLAN[1:]))


def no_boost(patch: Patch) -> None:
    patch.setattr(decks, "give_boost", lambda g: None)


def boost_for_minions(patch: Patch) -> None:
    def give(f: Any, g: Any) -> None:
        decks.give_boost(g)

    activation_step(patch, Activation.give_boost_card, give)
    patch.setattr(Activation, "give_boost_card", give)  # as a part of the first step of an attack


def boost_stays_down(patch: Patch) -> None:
    activation_step(patch, Activation.turn_boost_card, lambda f, g: None)


def boost_from_below(patch: Patch) -> None:
    def take(g: Any, to: int, bottom: bool = False) -> int:
        e: int = g.state.zones[ids.ENCOUNTER_DECK][-1]
        g.move(e, to, bottom)
        if not g.state.zones[ids.ENCOUNTER_DECK]:
            decks.rebuild_encounter_deck(g)
        return e

    patch.setattr(decks, "take_encounter", take)


def no_boost_icons(patch: Patch) -> None:
    real = Activation.turn_boost_card

    def turn(f: Any, g: Any) -> Any:
        then = real(f, g)
        f.icons = 0
        return then

    activation_step(patch, real, turn)


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
    real = enemies.EnemyAttackSteps.deal_attack_damage

    def deal(f: Any, g: Any) -> None:
        for c in f.parts(g):
            if not c.defended and len(g.state.alive) == 2:
                c.target = g.state.ref(g.state.identities[1 - c.aimed])
        real(f, g)

    activation_step(patch, real, deal)


def two_defenders(patch: Patch) -> None:
    real = enemies.set_defender

    def defend(g: Any, window: int, c: enemies.EnemyAttack, defender: int, basic: bool = True) -> None:
        real(g, window, c, defender, basic)
        g.tell_event(events.Defend, g.state.identities[0], c.source & 4095, 0)

    patch.setattr(enemies, "set_defender", defend)


def less(g: Any, n: int, source: int) -> int:
    """One less if it comes from an enemy, and is more than one."""
    return n - (n > 1 and g.face(source & 4095).type in ("villain", "minion"))


def less_damage_arrives(patch: Patch) -> None:
    """Damage of attacks is one less on the way."""
    real = damage.inflict

    def inflict(g: Any, events: list[damage.Damage]) -> None:
        for event in events:
            event.amount = less(g, event.amount, event.source) if event.from_attack else event.amount
        real(g, events)

    patch.setattr(damage, "inflict", inflict)
    patch.setattr(enemies, "inflict", inflict)


def less_threat_arrives(patch: Patch) -> None:
    """Threat of schemes is one less on the way."""
    real = threat.place_threat

    def place(g: Any, on: list[int], n: int, source: int, seat: int, during: str = "", scheme: int = -1) -> None:
        real(g, on, less(g, n, source) if during == "scheme" else n, source, seat, during, scheme)

    patch.setattr(threat, "place_threat", place)


def no_spill(patch: Patch) -> None:
    patch.setattr(damage, "deal_overkill", lambda g, window: None)


def deals_one_less(patch: Patch) -> None:
    real = decks.deal

    def deal(g: Any, seat: int) -> None:
        if len(g.stack) > 1 or seat != 1:  # in step three there is the round alone
            real(g, seat)

    patch.setattr(decks, "deal", deal)


def revealing(function: Callable[[Any, Any], Any]) -> Callable[[Patch], None]:
    """Step four of the villain phase is replaced."""

    def tamper(patch: Patch) -> None:
        real = Round.reveal_encounter_cards
        patch.setattr(Round, "PLAN", (tuple(function if do is real else do for do in Round.PLAN[0]), *Round.PLAN[1:]))

    return tamper


def reveals_last_first(f: Any, g: Any) -> Any:
    dealt = g.state.zones[zone(f.seats[0], DEALT)] if f.seats else ()
    if dealt:
        encounter.push_reveal(g, f.seats[0], dealt[-1], from_deck=True)
        return AGAIN
    return Round.reveal_encounter_cards(f, g)


def same_first_player(patch: Patch) -> None:
    real = Champions.next_player
    patch.setattr(Champions, "next_player", lambda g, seat: real(g, seat) if len(g.stack) > 1 else seat)


def never_revealed(f: Any, g: Any) -> Any:
    return None


def forgets_reveal(patch: Patch) -> None:
    """A revealed treachery stays where it was turned faceup."""
    real = Champions.move

    def move(g: Any, e: int, to: int, bottom: bool = False) -> None:
        kept = g.state.zone[e] == ids.RESOLVING and g.ident(e).type == "treachery" and g.stack
        if not (kept and type(g.stack[-1]).__name__ == "RevealSteps"):
            real(g, e, to, bottom)

    patch.setattr(Champions, "move", move)


TAMPERED: Tampered = [
    (more_threat, "MC-VPHASE-02", SOLO, "random"),
    (no_icons_of("acceleration"), "MC-VPHASE-02", SOLO, "random"),
    (always_schemes, "MC-ACTIV-03", SOLO, "random"),
    (skips(lambda g, enemy, seat: enemy == g.state.villain and seat == 1), "MC-VPHASE-04", BOTH, "random"),
    (skips(lambda g, enemy, seat: enemy == g.state.villain and seat == 0), "MC-VPHASE-04", BOTH, "random"),
    (skips(lambda g, enemy, seat: enemy != g.state.villain), "MC-VPHASE-05", SOLO, "random"),
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
    (less_damage_arrives, "MC-EATTACK-16", SOLO, "random"),
    (less_threat_arrives, "MC-ESCHEME-06", SOLO, "random"),
    (no_spill, "MC-KW-OVERKILL-01", CAROL, "ally lover"),
    (no_icons_of("hazard"), "MC-VPHASE-08", SOLO, "random"),
    (deals_one_less, "MC-VPHASE-08", BOTH, "random"),
    (revealing(reveals_last_first), "MC-DEAL-03", SOLO, "random"),
    (revealing(never_revealed), "MC-VPHASE-12", SOLO, "random"),
    (same_first_player, "MC-VPHASE-13", BOTH, "random"),
    (forgets_reveal, "MC-REVEAL-01", SOLO, "random"),
]
