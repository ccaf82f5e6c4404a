"""Cost (MC-COST), Resource (MC-RES), resource abilities, wild resources, generating."""

import pytest

from goldenrule.games.champions.abilities import Cost
from goldenrule.games.champions.ops import AddCounters, DiscardThis, Draw, HealCost
from goldenrule.games.champions.selectors import You
from goldenrule.testing import rule
from tests.champions.situation import Situation, alter_ego, given, hero, spider_man
from tests.champions.words import ALTER_EGO, action, cost, n, resource

STATION = "Alpha Flight Station"


def priced(price: Cost, hand: list[str], **player: object) -> Situation:
    """Captain Marvel, whose Alpha Flight Station draws a card for this price."""
    change = {"01015": action(Draw(n(1)), cost=price)}
    return given.reprinted(change, hero(hand=hand, in_play=[STATION], **player))


@rule("MC-COST-01", "MC-RES-02", "MC-RES-05", "MC-PLAY-01", "MC-ANATP-05", "MC-ANATP-07")
def test_a_card_is_paid_by_discarding_cards_that_give_resources() -> None:
    s = given(hero(hand=["Spider-Woman", "Energy", "Hawkeye"]))
    s.do("play Spider-Woman", "pay Energy").asked(0, "response").do("pass").idle(0).then(area=["Spider-Woman"])
    assert sorted(s.discard()) == ["Energy", "Hawkeye"]
    s.then(hand=[])


@rule("MC-COST-01", "MC-RES-05", "MC-RES-09", "OQ-43")
def test_a_card_does_not_pay_for_itself() -> None:
    """Spider-Woman costs 3; without her own wild there are only 2."""
    given(hero(hand=["Spider-Woman", "Energy"])).refused("play Spider-Woman", "MC-COST-01")
    s = given(hero(hand=["Spider-Woman", "Energy", "Genius"])).do("play Spider-Woman")
    s.asked(0, "pay").not_offered("pay Spider-Woman").offered("pay Energy", "pay Genius")


@rule("MC-RES-04", "MC-RES-06")
@pytest.mark.parametrize("with_", ["Energy", "Genius", "Strength", "The Power of Leadership"])
def test_any_resources_pay_the_cost_of_a_card(with_: str) -> None:
    hand = (
        ["Maria Hill", with_] if with_ != "The Power of Leadership" else ["Captain Marvel's Helmet", with_, "Hawkeye"]
    )
    given(hero(hand=hand)).do(f"play {hand[0]}", *(["pay any"] if len(hand) > 2 else [])).then(in_play=[hand[0]])


@rule("MC-COST-04", "MC-COST-05", "MC-RES-08")
def test_what_is_generated_beyond_the_cost_is_lost() -> None:
    """Energy Absorption gives 3 for a card of cost 1; nothing of it is left for the next one."""
    s = given(hero(hand=[STATION, "Energy Absorption", "Maria Hill"])).do(f"play {STATION}", "pay Energy Absorption")
    s.then(area=[STATION]).refused("play Maria Hill", "MC-COST-01")


@rule("MC-COST-04")
def test_a_payment_ends_when_the_cost_is_covered() -> None:
    s = given(hero(hand=["Captain Marvel's Helmet", "Energy", "Genius"]))
    s.do("play Captain Marvel's Helmet", "pay Energy").idle(0).then(hand=["Genius"])


@rule("MC-RES-07", "MC-COST-02", "MC-COST-03", "MC-TRIG-01", "MC-ABILITY-09")
def test_a_cost_with_types_needs_those_types() -> None:
    price = cost(resources="EP")
    priced(price, ["Energy"]).refused(f"use {STATION}", "MC-RES-07")
    priced(price, ["Energy", "Genius"]).refused(f"use {STATION}", "MC-RES-07")
    s = priced(price, ["Energy", "Genius", "Strength"])
    s.do(f"use {STATION}").asked(0, "pay").not_offered("pay Genius").do("pay Energy").idle(0)
    assert sorted(s.discard()) == ["Energy", "Strength"]
    s.then(hand_size=1 + 1)


@rule("MC-RES-04", "MC-WILD-01", "OQ-68")
def test_a_wild_resource_pays_any_type() -> None:
    s = priced(cost(resources="EP"), ["Spider-Woman", "Strength"]).do(f"use {STATION}", "pay Spider-Woman").idle(0)
    assert sorted(s.discard()) == ["Spider-Woman", "Strength"]


@rule("MC-WILD-01", "OQ-68")
@pytest.mark.parametrize(("answer", "drawn"), [("yes", 1), ("no", 0)])
def test_the_type_of_a_wild_is_declared_where_a_card_asks_for_it(answer: str, drawn: int) -> None:
    s = given(hero(hand=["Photonic Blast", "Spider-Woman", "Genius"])).do("use Photonic Blast", "pay Spider-Woman")
    s.asked(0, "declare").do(f"declare {answer}").idle(0).then(hand_size=drawn)


@rule("MC-WILD-02")
def test_a_wild_is_nothing_but_wild_when_no_cost_is_paid() -> None:
    """Black Cat keeps what has a printed mental resource; a card with a wild is not kept."""
    s = spider_man(hero(hand=["Black Cat", "Strength"], deck_top=["The Power of Justice", "Genius"]))
    s.do("play Black Cat").fired("Black Cat", 1).then(hand=["Genius"])
    assert "The Power of Justice" in s.discard()


@rule("MC-COST-06", "MC-INIT-06")
def test_all_costs_of_an_ability_are_paid_together_or_not_at_all() -> None:
    """One energy and healing one damage."""
    given(hero(hand=["Energy"])).refused("use Captain Marvel", "MC-INIT-06")
    given(hero(hand=["Genius"], damage=2)).refused("use Captain Marvel", "MC-RES-07")
    s = given(hero(hand=["Energy"], damage=2)).do("use Captain Marvel")
    s.idle(0).then(damage=1, discard=["Energy"], hand_size=1)


@rule("MC-COST-07", "MC-ABILITY-05", "MC-ABILITY-06", "MC-TRIG-03", "MC-EVENT-06", "D-20")
def test_what_paying_changes_does_not_make_an_ability_usable() -> None:
    """With nothing to draw, discarding the station for nothing is no option, though it would change the game."""
    change = {"01015": action(Draw(n(0)), cost=cost(DiscardThis()))}
    given.reprinted(change, hero(in_play=[STATION])).refused(f"use {STATION}", "MC-TRIG-02")


@rule("MC-COST-08", "MC-COST-09")
def test_costs_are_paid_with_own_cards_only() -> None:
    s = given(hero(hand=["Captain Marvel's Helmet"]), hero(hand=["Genius"], in_play=["Web-Shooter"]))
    s.refused("play Captain Marvel's Helmet", "MC-COST-01").not_offered("use Web-Shooter")


@rule("MC-RES-03", "MC-RESAB-01", "MC-RESAB-02", "MC-KW-USES-03")
def test_resource_abilities_generate_while_paying_and_only_then() -> None:
    s = spider_man(hero(hand=["Spider-Tracer"], in_play=["Web-Shooter"], engaged=["Shocker"]))
    s.not_offered("use Web-Shooter").do("play Spider-Tracer").idle(0).then("Spider-Tracer", host="Shocker")
    s.then("Web-Shooter", exhausted=True, counters={"web": 2}).then(discard=[])


@rule("MC-RESAB-02", "MC-TRIG-07", "MC-LIMIT-01")
def test_a_resource_ability_has_its_form_and_limit() -> None:
    s = spider_man(alter_ego(hand=["Aunt May", "Web-Shooter"])).do("play Aunt May", "pay Peter Parker")
    s.then(hand=["Web-Shooter"]).refused("play Web-Shooter", "MC-COST-01")
    spider_man(alter_ego(hand=["Web-Shooter"], in_play=["Web-Shooter"])).do("play Web-Shooter").fired("01001b", 1)
    spider_man(hero(hand=["Aunt May"])).refused("play Aunt May", "MC-COST-01")


@rule("MC-RESCARD-03")
def test_the_text_of_a_resource_card_is_active_while_it_pays() -> None:
    """The Power of Leadership counts twice for a Leadership card, once for another."""
    s = given(hero(hand=["Maria Hill", "The Power of Leadership"])).do("play Maria Hill", "pass")
    s.idle(0).then(area=["Maria Hill"])
    given(hero(hand=["Captain Marvel's Helmet", "The Power of Leadership"])).refused(
        "play Captain Marvel's Helmet", "MC-COST-01"
    )


@rule("MC-INIT-03", "MC-INIT-05", "MC-COST-01")
def test_modifiers_of_a_cost_count() -> None:
    s = given(hero(hand=["Captain Marvel's Helmet", "Hawkeye"], in_play=["Helicarrier"]))
    s.refused("play Captain Marvel's Helmet", "MC-COST-01").do("use Helicarrier", "play Captain Marvel's Helmet")
    s.idle(0).then(discard=["Hawkeye"])


@rule("MC-COST-02", "MC-ABILITY-11")
def test_a_cost_of_any_number_takes_at_least_one() -> None:
    change = {
        "01015": action(AddCounters("x", n(1)), cost=cost(any_number_of="E")),
        "01017": resource("E", form=ALTER_EGO),
    }
    s = given.reprinted(change, hero(hand=["Genius"], in_play=[STATION, "Cosmic Flight"]))
    s.refused(f"use {STATION}", "MC-RES-07").do("form", f"use {STATION}").idle(0).then(STATION, counters={"x": 1})


@rule("MC-COST-06")
def test_healing_that_is_a_cost_needs_damage() -> None:
    price = cost(HealCost(You(), 2), resources="1")
    priced(price, ["Genius"], damage=1).refused(f"use {STATION}", "MC-INIT-06")
    priced(price, ["Genius"], damage=3).do(f"use {STATION}").idle(0).then(damage=1)


@rule("MC-RESAB-02")
def test_resource_abilities_pay_for_interrupts_as_well() -> None:
    s = spider_man(hero(hand=["Enhanced Spider-Sense"], in_play=["Web-Shooter"], dealt=["False Alarm"]), step=4)
    s.asked(0, "interrupt").do("use Enhanced Spider-Sense").idle(0).then("Web-Shooter", exhausted=True)
    s.then(statuses=[])
