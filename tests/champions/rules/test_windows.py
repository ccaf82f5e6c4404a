"""Interrupt, Response, Forced, Triggering Condition, Simultaneous Resolution: who may act when, and in which order."""

from collections.abc import Mapping
from typing import Any

from goldenrule.games.champions.abilities import CardAbility
from goldenrule.games.champions.ops import AddCounters, Damage, Heal, PlaceThreat, Prevent
from goldenrule.games.champions.selectors import IsDamaged, MainScheme, Minions, Villain, You
from goldenrule.games.champions.triggers import IsDefeated, TakesDamage, WouldBeDefeated, WouldTakeDamage
from goldenrule.kernel.expressions import Not
from goldenrule.testing import rule
from tests.champions.situation import Situation, given, hero
from tests.champions.words import action, forced_interrupt, forced_response, interrupt, n, response, when_defeated

HELMET, STATION, FLIGHT = "Captain Marvel's Helmet", "Alpha Flight Station", "Cosmic Flight"
MAY = "Aunt May"
CODES = {HELMET: "01016", STATION: "01015", FLIGHT: "01017", MAY: "01006"}
COUNT = AddCounters("x", n(1))
"""An effect that shows how often an ability was used."""


def table(abilities: Mapping[str, CardAbility | tuple[CardAbility, ...]], **more: Any) -> Situation:
    """Two heroes with these cards in play, Aunt May on the side of the second; the first one's turn."""
    changes = {CODES[name]: ability for name, ability in abilities.items()}
    mine = [name for name in abilities if name != MAY]
    players = [hero(in_play=mine, **more.pop("player", {})), hero(in_play=[MAY] if MAY in abilities else [])]
    return given.reprinted(changes, *players, **more)


def to_villain(timing: Any) -> CardAbility:
    kind = WouldTakeDamage if timing in (interrupt, forced_interrupt) else TakesDamage
    made: CardAbility = timing(kind(to=Villain()), COUNT)
    return made


@rule("MC-INTERRUPT-01", "MC-INTERRUPT-02", "MC-INTERRUPT-04", "MC-RESPONSE-01", "MC-RESPONSE-02", "MC-RESPONSE-04")
@rule("MC-COND-01")
def test_interrupts_come_before_what_they_name_and_responses_after_it() -> None:
    s = table({HELMET: to_villain(interrupt), STATION: to_villain(response)}).do("attack Captain Marvel")
    s.asked(0, "interrupt").not_offered(f"use {STATION}").then("villain", damage=0).do(f"use {HELMET}")
    s.asked(0, "response").not_offered(f"use {HELMET}").then("villain", damage=2).do(f"use {STATION}").idle(0)
    assert s.counters(HELMET) == s.counters(STATION) == {"x": 1}


@rule("MC-INTERRUPT-05", "MC-INTERRUPT-03", "MC-FIRST-06", "D-14")
def test_interrupt_opportunities_go_round_until_all_have_passed_in_a_row() -> None:
    """Passing, then passing again after somebody has acted, is not twice in a row of all."""
    s = table({HELMET: to_villain(interrupt), MAY: (to_villain(interrupt), to_villain(interrupt))})
    s.do("attack Captain Marvel").asked(0, "interrupt").do("pass").asked(1, "interrupt").do("1: use Aunt May #1")
    s.asked(0, "interrupt").do("pass").asked(1, "interrupt").do("1: use Aunt May #2").asked(0, "interrupt")
    s.do(f"use {HELMET}").idle(0).then(HELMET, counters={"x": 1}).then(MAY, counters={"x": 2})


@rule("MC-INTERRUPT-06", "D-14")
def test_a_window_is_closed_when_all_have_passed_in_a_row() -> None:
    s = table({HELMET: to_villain(interrupt), MAY: to_villain(interrupt)})
    s.do("attack Captain Marvel", "pass", "1: pass").idle(0).not_fired(HELMET).not_fired(MAY).then("villain", damage=2)


@rule("MC-RESPONSE-05", "MC-RESPONSE-03", "MC-RESPONSE-06", "MC-FIRST-07", "D-14")
def test_response_opportunities_go_round_too_beginning_with_the_first_player() -> None:
    s = table({HELMET: to_villain(response), MAY: to_villain(response)}, first=1, active=0).do("attack Captain Marvel")
    s.asked(1, "response").do("1: pass").asked(0, "response").do(f"use {HELMET}").asked(1, "response").do("1: pass")
    s.idle(0).fired(HELMET, 1).not_fired(MAY)


@rule("OQ-13")
def test_each_copy_of_an_ability_is_used_once_on_an_window() -> None:
    ability = to_villain(response)
    changes = {"01017": ability}
    s = given.reprinted(changes, hero(in_play=[FLIGHT, FLIGHT])).do("attack Captain Marvel", f"use {FLIGHT} (1)")
    s.asked(0, "response")
    assert s.options() == [f"use {FLIGHT}", "pass"]
    s.do(f"use {FLIGHT}").idle(0)
    assert s.counters(f"{FLIGHT} (1)") == s.counters(f"{FLIGHT} (2)") == {"x": 1}


@rule("MC-FORCED-01", "MC-FORCED-02", "MC-ABILITY-11", "MC-TRIG-05")
def test_forced_interrupts_happen_before_the_optional_ones_and_cannot_be_declined() -> None:
    s = table({HELMET: to_villain(interrupt), STATION: to_villain(forced_interrupt)}).do("attack Captain Marvel")
    s.asked(0, "interrupt").not_offered(f"use {STATION}").fired(STATION, 1).do("pass").idle(0)


@rule("MC-FORCED-01", "MC-FORCED-03", "MC-TRIG-05")
def test_forced_responses_happen_before_the_optional_ones() -> None:
    s = table({HELMET: to_villain(response), STATION: to_villain(forced_response)}).do("attack Captain Marvel")
    s.asked(0, "response").not_offered(f"use {STATION}").fired(STATION, 1).not_fired(HELMET).do(f"use {HELMET}").idle(0)


@rule("MC-FORCED-04", "MC-FIRST-05", "MC-SIMUL-01")
def test_the_first_player_orders_forced_abilities_whoever_controls_them() -> None:
    forced = to_villain(forced_response)
    s = table({HELMET: forced, STATION: forced}, first=1, active=0)
    s.do("attack Captain Marvel").asked(1, "order").do(f"1: order {STATION}").idle(0)
    assert s.firings == [CODES[STATION], CODES[HELMET]]


@rule("MC-FORCED-05", "OQ-07", "OQ-18")
def test_a_forced_ability_is_resolved_with_its_windows_before_the_next_one_begins() -> None:
    """The first forced response hurts a minion, which is answered before the second one happens."""
    s = table(
        {
            HELMET: forced_response(TakesDamage(to=Villain()), Damage(Minions(), n(1))),
            STATION: to_villain(forced_response),
            FLIGHT: response(TakesDamage(to=Minions()), COUNT),
        },
        player={"engaged": ["Shocker"]},
    )
    s.do("attack Captain Marvel", "pick Rhino").asked(0, "order").do(f"order {HELMET}").asked(0, "response")
    s.not_fired(STATION).do(f"use {FLIGHT}").idle(0)
    assert s.firings == [CODES[HELMET], CODES[FLIGHT], CODES[STATION]]


@rule("OQ-08")
def test_a_forced_ability_that_becomes_applicable_comes_before_further_optional_ones() -> None:
    """A response heals the hero; the forced response asks for a hero without damage, then."""
    whole = TakesDamage(to=Villain(), test=Not(IsDamaged(You())))
    s = table(
        {
            HELMET: response(TakesDamage(to=Villain()), Heal(You(), n(9))),
            STATION: forced_response(whole, COUNT),
            MAY: to_villain(response),
        },
        player={"damage": 3},
    )
    s.do("attack Captain Marvel").asked(0, "response").not_fired(STATION).do(f"use {HELMET}").asked(1, "response")
    s.fired(STATION, 1).do("1: pass").idle(0)


@rule("MC-COND-02", "MC-COND-03")
def test_damage_and_the_defeat_it_causes_share_their_windows() -> None:
    kinds = {
        HELMET: interrupt(WouldBeDefeated(), COUNT),
        STATION: interrupt(WouldTakeDamage(), COUNT),
        FLIGHT: response(IsDefeated(), COUNT),
    }
    s = table({**kinds, MAY: response(TakesDamage(), COUNT)}, player={"engaged": [{"card": "Shocker", "damage": 1}]})
    s.do("attack Captain Marvel", "pick Shocker").asked(0, "interrupt").offered(f"use {HELMET}", f"use {STATION}")
    s.then(in_play=["Shocker"]).do(f"use {HELMET}").offered(f"use {STATION}").do("pass").asked(0, "response")
    s.then(not_in_play=["Shocker"]).do(f"use {FLIGHT}").asked(1, "response").offered("1: use Aunt May").do("1: pass")
    s.idle(0)


@rule("MC-COND-02", "MC-PREVENT-01")
def test_a_defeat_is_no_longer_imminent_when_the_damage_is_prevented() -> None:
    s = table(
        {HELMET: interrupt(WouldBeDefeated(), COUNT), STATION: interrupt(WouldTakeDamage(to=Minions()), Prevent(n(1)))},
        player={"engaged": [{"card": "Shocker", "damage": 1}]},
    )
    s.do("attack Captain Marvel", "pick Shocker").asked(0, "interrupt").offered(f"use {HELMET}").do(f"use {STATION}")
    s.idle(0).not_fired(HELMET).then("Shocker", hp=1)


@rule("MC-COND-02")
def test_damage_that_defeats_nobody_has_no_window_for_defeats() -> None:
    s = table(
        {HELMET: interrupt(WouldBeDefeated(), COUNT), STATION: response(IsDefeated(), COUNT)},
        player={"engaged": ["Shocker"]},
    )
    s.do("attack Captain Marvel", "pick Shocker").idle(0).not_fired(HELMET).not_fired(STATION)


@rule("OQ-07", "MC-INTERRUPT-02")
def test_windows_nest_depth_first() -> None:
    """An interrupt to the villain's damage hurts a minion; that is done before the villain is hurt."""
    s = table(
        {
            HELMET: interrupt(WouldTakeDamage(to=Villain()), Damage(Minions(), n(1))),
            STATION: response(TakesDamage(to=Minions()), COUNT),
        },
        player={"engaged": ["Shocker"]},
    )
    s.do("attack Captain Marvel", "pick Rhino", f"use {HELMET}").asked(0, "response").then("Shocker", damage=1)
    s.then("villain", damage=0).do(f"use {STATION}").idle(0).only("damage Shocker", "damage Rhino")


@rule("MC-FIRST-06", "MC-PORDER-01")
def test_the_first_player_has_the_first_opportunity_whoever_is_active() -> None:
    abilities = {HELMET: to_villain(interrupt), MAY: to_villain(interrupt)}
    table(abilities, first=1, active=0).do("attack Captain Marvel").asked(1, "interrupt")
    table(abilities, first=0, active=0).do("attack Captain Marvel").asked(0, "interrupt")


@rule("MC-ABILITY-14", "MC-TRIG-04")
def test_the_controller_decides_about_an_optional_ability() -> None:
    s = table({MAY: to_villain(response)})
    s.do("attack Captain Marvel").asked(1, "response").offered("1: pass").do("1: pass").idle(0).not_fired(MAY)


@rule("MC-SIMUL-01", "MC-FIRST-05", "MC-WDEF-02")
def test_the_first_player_orders_abilities_that_would_resolve_at_once() -> None:
    """Two minions with When Defeated are defeated by one effect."""
    told = (when_defeated(PlaceThreat(MainScheme(), n(1))),)
    s = given.reprinted(
        {"01103": {"abilities": told}, "01101": {"abilities": told}, "01015": action(Damage(Minions(), n(9)))},
        hero(in_play=[STATION], engaged=["Shocker", "Hydra Mercenary"]),
        hero(),
        first=1,
        active=0,
    )
    s.do(f"use {STATION}").asked(1, "order").do("1: order Hydra Mercenary").idle(0)
    s.only("when_defeated Hydra Mercenary", "when_defeated Shocker")


@rule("MC-INTERRUPT-05")
def test_a_player_with_nothing_to_use_is_not_asked() -> None:
    given(hero(), hero()).do("attack Captain Marvel").idle(0).only("damage")
