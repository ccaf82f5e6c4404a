"""Cost (MC-COST), Resource (MC-RES), resource abilities, wild resources, generating."""

from __future__ import annotations

import pytest

from goldenrule.games.champions.abilities import Cost
from goldenrule.games.champions.ops import AddCounters, DiscardThis, Draw, HealCost
from goldenrule.games.champions.selectors import You
from goldenrule.games.champions.situations.script import Script
from goldenrule.testing import rule
from tests.champions.rules.board import alter_ego, duo, hero, reprinted, solo
from tests.champions.words import ALTER_EGO, action, cost, n, resource

STATION = "Alpha Flight Station"


def priced(price: Cost, hand: list[str], **player: object) -> Script:
    """Captain Marvel, whose Alpha Flight Station draws a card for this price."""
    change = {"01015": {"abilities": (action(Draw(n(1)), cost=price),), "keep": False}}
    return reprinted(change, heroes=["captain_marvel"], players=[hero(hand=hand, in_play=[STATION], **player)])


@rule("MC-COST-01", "MC-RES-02", "MC-RES-05", "MC-PLAY-01", "MC-ANATP-05", "MC-ANATP-07")
def test_a_card_is_paid_by_discarding_cards_that_give_resources() -> None:
    s = (
        solo(hero(hand=["Spider-Woman", "Energy", "Hawkeye"]))
        .do("play Spider-Woman", "pay Energy")
        .asked(0, "response")
    )
    s.do("pass").idle(0)
    assert s.area() == ["Spider-Woman"]
    assert sorted(s.discard()) == ["Energy", "Hawkeye"]
    assert s.hand() == []


@rule("MC-COST-01", "MC-RES-05", "MC-RES-09", "OQ-43")
def test_a_card_does_not_pay_for_itself() -> None:
    """Spider-Woman costs 3; without her own wild there are only 2."""
    solo(hero(hand=["Spider-Woman", "Energy"])).refused("play Spider-Woman", "MC-COST-01")
    s = solo(hero(hand=["Spider-Woman", "Energy", "Genius"])).do("play Spider-Woman").asked(0, "pay")
    s.not_offered("pay Spider-Woman").offered("pay Energy", "pay Genius")


@rule("MC-RES-04", "MC-RES-06")
@pytest.mark.parametrize("with_", ["Energy", "Genius", "Strength", "The Power of Leadership"])
def test_any_resources_pay_the_cost_of_a_card(with_: str) -> None:
    hand = (
        ["Maria Hill", with_] if with_ != "The Power of Leadership" else ["Captain Marvel's Helmet", with_, "Hawkeye"]
    )
    s = solo(hero(hand=hand)).do(f"play {hand[0]}", *(["pay any"] if len(hand) > 2 else []))
    assert s.in_play(hand[0])


@rule("MC-COST-04", "MC-COST-05", "MC-RES-08")
def test_what_is_generated_beyond_the_cost_is_lost() -> None:
    """Energy Absorption gives 3 for a card of cost 1; nothing of it is left for the next one."""
    s = solo(hero(hand=[STATION, "Energy Absorption", "Maria Hill"])).do(f"play {STATION}", "pay Energy Absorption")
    assert s.area() == [STATION]
    s.refused("play Maria Hill", "MC-COST-01")


@rule("MC-COST-04")
def test_a_payment_ends_when_the_cost_is_covered() -> None:
    s = solo(hero(hand=["Captain Marvel's Helmet", "Energy", "Genius"])).do(
        "play Captain Marvel's Helmet", "pay Energy"
    )
    s.idle(0)
    assert s.hand() == ["Genius"]


@rule("MC-RES-07", "MC-COST-02", "MC-COST-03", "MC-TRIG-01", "MC-ABILITY-09")
def test_a_cost_with_types_needs_those_types() -> None:
    price = cost(resources="EP")
    priced(price, ["Energy"]).refused(f"use {STATION}", "MC-RES-07")
    priced(price, ["Energy", "Genius"]).refused(f"use {STATION}", "MC-RES-07")
    s = priced(price, ["Energy", "Genius", "Strength"]).do(f"use {STATION}").asked(0, "pay").not_offered("pay Genius")
    s.do("pay Energy").idle(0)
    assert sorted(s.discard()) == ["Energy", "Strength"]
    assert len(s.hand()) == 1 + 1


@rule("MC-RES-04", "MC-WILD-01", "OQ-68")
def test_a_wild_resource_pays_any_type() -> None:
    s = priced(cost(resources="EP"), ["Spider-Woman", "Strength"]).do(f"use {STATION}", "pay Spider-Woman").idle(0)
    assert sorted(s.discard()) == ["Spider-Woman", "Strength"]


@rule("MC-WILD-01", "OQ-68")
@pytest.mark.parametrize(("answer", "drawn"), [("yes", 1), ("no", 0)])
def test_the_type_of_a_wild_is_declared_where_a_card_asks_for_it(answer: str, drawn: int) -> None:
    s = solo(hero(hand=["Photonic Blast", "Spider-Woman", "Genius"])).do("use Photonic Blast", "pay Spider-Woman")
    s.asked(0, "declare").do(f"declare {answer}").idle(0)
    assert len(s.hand()) == drawn


@rule("MC-WILD-02")
def test_a_wild_is_nothing_but_wild_when_no_cost_is_paid() -> None:
    """Black Cat keeps what has a printed mental resource; a card with a wild is not kept."""
    s = solo(
        hero(hand=["Black Cat", "Strength"], deck_top=["The Power of Justice", "Genius"]), heroes=["spider_man"]
    ).do("play Black Cat")
    s.fired("Black Cat", 1)
    assert s.hand() == ["Genius"]
    assert "The Power of Justice" in s.discard()


@rule("MC-COST-06", "MC-INIT-06")
def test_all_costs_of_an_ability_are_paid_together_or_not_at_all() -> None:
    """One energy and healing one damage."""
    solo(hero(hand=["Energy"])).refused("use Captain Marvel", "MC-INIT-06")
    solo(hero(hand=["Genius"], damage=2)).refused("use Captain Marvel", "MC-RES-07")
    s = solo(hero(hand=["Energy"], damage=2)).do("use Captain Marvel").idle(0)
    assert s.damage("Captain Marvel") == 1
    assert s.discard() == ["Energy"]
    assert len(s.hand()) == 1


@rule("MC-COST-07", "MC-ABILITY-05", "MC-ABILITY-06", "MC-TRIG-03", "MC-EVENT-06", "D-20")
def test_what_paying_changes_does_not_make_an_ability_usable() -> None:
    """With nothing to draw, discarding the station for nothing is no option, though it would change the game."""
    change = {"01015": {"abilities": (action(Draw(n(0)), cost=cost(DiscardThis())),), "keep": False}}
    s = reprinted(change, heroes=["captain_marvel"], players=[hero(in_play=[STATION])])
    s.refused(f"use {STATION}", "MC-TRIG-02")


@rule("MC-COST-08", "MC-COST-09")
def test_costs_are_paid_with_own_cards_only() -> None:
    s = duo(hero(hand=["Captain Marvel's Helmet"]), hero(hand=["Genius"], in_play=["Web-Shooter"]))
    s.refused("play Captain Marvel's Helmet", "MC-COST-01")
    s.not_offered("use Web-Shooter")


@rule("MC-RES-03", "MC-RESAB-01", "MC-RESAB-02", "MC-KW-USES-03")
def test_resource_abilities_generate_while_paying_and_only_then() -> None:
    s = solo(hero(hand=["Spider-Tracer"], in_play=["Web-Shooter"], engaged=["Shocker"]), heroes=["spider_man"])
    s.not_offered("use Web-Shooter").do("play Spider-Tracer").idle(0)
    assert s.host("Spider-Tracer") == "Shocker"
    assert s.exhausted("Web-Shooter")
    assert s.counters("Web-Shooter") == {"web": 2}
    assert s.discard() == []


@rule("MC-RESAB-02", "MC-TRIG-07", "MC-LIMIT-01")
def test_a_resource_ability_has_its_form_and_limit() -> None:
    s = solo(alter_ego(hand=["Aunt May", "Web-Shooter"]), heroes=["spider_man"]).do("play Aunt May", "pay Peter Parker")
    assert s.hand() == ["Web-Shooter"]
    s.refused("play Web-Shooter", "MC-COST-01")
    solo(alter_ego(hand=["Web-Shooter"], in_play=["Web-Shooter"]), heroes=["spider_man"]).do("play Web-Shooter").fired(
        "01001b", 1
    )
    solo(hero(hand=["Aunt May"]), heroes=["spider_man"]).refused("play Aunt May", "MC-COST-01")


@rule("MC-RESCARD-03")
def test_the_text_of_a_resource_card_is_active_while_it_pays() -> None:
    """The Power of Leadership counts twice for a Leadership card, once for another."""
    s = solo(hero(hand=["Maria Hill", "The Power of Leadership"])).do("play Maria Hill", "pass").idle(0)
    assert s.area() == ["Maria Hill"]
    solo(hero(hand=["Captain Marvel's Helmet", "The Power of Leadership"])).refused(
        "play Captain Marvel's Helmet", "MC-COST-01"
    )


@rule("MC-INIT-03", "MC-INIT-05", "MC-COST-01")
def test_modifiers_of_a_cost_count() -> None:
    s = solo(hero(hand=["Captain Marvel's Helmet", "Hawkeye"], in_play=["Helicarrier"]))
    s.refused("play Captain Marvel's Helmet", "MC-COST-01").do("use Helicarrier")
    s.do("play Captain Marvel's Helmet").idle(0)
    assert s.discard() == ["Hawkeye"]


@rule("MC-COST-02", "MC-ABILITY-11")
def test_a_cost_of_any_number_takes_at_least_one() -> None:
    change = {
        "01015": {"abilities": (action(AddCounters("x", n(1)), cost=cost(any_number_of="E")),), "keep": False},
        "01017": {"abilities": (resource("E", form=ALTER_EGO),), "keep": False},
    }
    s = reprinted(
        change, heroes=["captain_marvel"], players=[hero(hand=["Genius"], in_play=[STATION, "Cosmic Flight"])]
    )
    s.refused(f"use {STATION}", "MC-RES-07").do("form").do(f"use {STATION}").idle(0)
    assert s.counters(STATION) == {"x": 1}


@rule("MC-COST-06")
def test_healing_that_is_a_cost_needs_damage() -> None:
    price = cost(HealCost(You(), 2), resources="1")
    priced(price, ["Genius"], damage=1).refused(f"use {STATION}", "MC-INIT-06")
    s = priced(price, ["Genius"], damage=3).do(f"use {STATION}").idle(0)
    assert s.damage("Captain Marvel") == 1


@rule("MC-RESAB-02")
def test_resource_abilities_pay_for_interrupts_as_well() -> None:
    s = solo(
        hero(hand=["Enhanced Spider-Sense"], in_play=["Web-Shooter"], dealt=["False Alarm"]),
        heroes=["spider_man"],
        phase="villain",
        step=4,
    )
    s.asked(0, "interrupt").do("use Enhanced Spider-Sense").idle(0)
    assert s.exhausted("Web-Shooter")
    assert s.status("Spider-Man") == []
