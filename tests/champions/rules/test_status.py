"""Status cards (MC-STATUS): stunned, confused and tough come before everything else."""

import pytest

from goldenrule.testing import rule
from tests.champions.situation import NO_BOOST, QUIET, alter_ego, given, hero, spider_man


@rule("MC-STATUS-02", "MC-STATUS-03", "MC-STUN-01", "MC-COMP-01", "MC-COMP-03")
def test_a_character_has_at_most_one_status_card_of_a_type() -> None:
    s = given(hero(in_play=["Daredevil"], statuses=["confused"], hand=["Mockingbird", "Energy", "Genius"]))
    s.do("play Mockingbird", "pay any", "use Mockingbird").then("villain", statuses=["stunned"])
    s = given.revealing(QUIET, villain={"statuses": ["stunned", "confused"]})
    s.idle(0).then("villain", statuses=["confused", "stunned", "tough"])


@rule("MC-STATUS-03", "MC-COMP-03", "OQ-12", "MC-TRIG-02")
def test_an_ability_that_would_give_a_second_one_is_not_offered() -> None:
    hand = ["Mockingbird", "Energy", "Genius"]
    s = given(hero(hand=hand), villain={"statuses": ["stunned"]}).do("play Mockingbird", "pay any")
    s.idle(0).not_fired("Mockingbird")


@rule("MC-CONFUSE-01")
def test_to_confuse_is_to_give_a_confused_card() -> None:
    s = given(hero(hand=["Spider-Woman", "Energy", "Genius"])).do("play Spider-Woman", "pay any", "use Spider-Woman")
    s.then("villain", statuses=["confused"])


@rule("MC-STATUS-05", "MC-STATUS-06")
def test_a_stunned_hero_exhausts_and_loses_the_card_instead_of_attacking() -> None:
    s = given(hero(statuses=["stunned"])).do("attack Captain Marvel")
    s.idle(0).then(statuses=[], exhausted=True).then("villain", damage=0).never("damage", "attack_damage")


@rule("MC-STATUS-05", "MC-STATUS-06", "D-27", "MC-EVENT-04", "MC-LIMIT-03")
def test_an_attack_event_of_a_stunned_hero_is_paid_and_discarded_without_effect() -> None:
    s = given(hero(statuses=["stunned"], hand=["Haymaker", "Genius"])).do("use Haymaker").idle(0).then(statuses=[])
    assert sorted(s.discard()) == ["Genius", "Haymaker"]
    s.then("villain", damage=0).then(exhausted=False)


@rule("MC-STATUS-05", "OQ-17", "MC-CONSEQ-01")
def test_a_stunned_ally_takes_no_consequential_damage() -> None:
    s = given(hero(in_play=[{"card": "Spider-Woman", "statuses": ["stunned"]}])).do("attack Spider-Woman")
    s.idle(0).then("Spider-Woman", damage=0, exhausted=True, statuses=[])


@rule("MC-STATUS-07", "MC-STATUS-11")
def test_a_stunned_minion_loses_the_card_instead_of_attacking() -> None:
    s = given.attacked(hero(exhausted=True, engaged=[{"card": "Shocker", "statuses": ["stunned"]}]))
    s.idle(0).then(damage=2).then("Shocker", statuses=[])


@rule("MC-STATUS-08", "MC-STATUS-09")
def test_a_confused_hero_exhausts_and_loses_the_card_instead_of_thwarting() -> None:
    s = given(hero(statuses=["confused"]), main_scheme={"threat": 5}).do("thwart Captain Marvel")
    s.idle(0).then(statuses=[], exhausted=True, threat=5)


@rule("MC-STATUS-08", "MC-STATUS-09", "MC-THWART-03", "D-27")
def test_a_thwart_event_of_a_confused_hero_is_paid_and_discarded_without_effect() -> None:
    s = given(hero(statuses=["confused"], hand=["Crisis Interdiction", "Genius"]), main_scheme={"threat": 5})
    s.do("use Crisis Interdiction").idle(0).then(statuses=[], threat=5)
    assert sorted(s.discard()) == ["Crisis Interdiction", "Genius"]


@rule("MC-STATUS-10")
def test_a_confused_minion_loses_the_card_instead_of_scheming() -> None:
    s = given.attacked(alter_ego(engaged=[{"card": "Sandman", "statuses": ["confused"]}]))
    s.idle(0).then(threat=1).then("Sandman", statuses=[])


@rule("MC-STATUS-11")
def test_stunned_does_not_touch_thwarts_and_defenses_nor_confused_attacks_and_defenses() -> None:
    s = given(hero(statuses=["stunned"]), main_scheme={"threat": 5}).do("thwart Captain Marvel")
    s.then(threat=3, statuses=["stunned"])
    s = given(hero(statuses=["confused"])).do("attack Captain Marvel")
    s.then("villain", damage=2).then(statuses=["confused"])
    s = given.attacked(hero(statuses=["stunned", "confused"])).do("defend Captain Marvel")
    s.idle(0).then(damage=1, statuses=["confused", "stunned"])


@rule("MC-STATUS-11")
def test_a_stunned_villain_schemes_and_a_confused_one_attacks() -> None:
    s = given.attacked(alter_ego(), villain={"statuses": ["stunned"]}).idle(0).then(threat=1)
    assert "stunned" in s.status("Rhino")
    s = given.attacked(hero(exhausted=True), villain={"statuses": ["confused"]}).idle(0).then(damage=2)
    assert "confused" in s.status("Rhino")


@rule("MC-STATUS-12", "MC-PREVENT-03")
def test_tough_prevents_all_of_one_damage() -> None:
    s = given.attacked(hero(statuses=["tough"], exhausted=True), boost="Charge").idle(0).then(damage=0, statuses=[])
    assert s.events("tough")[0][1] == 4


@rule("MC-STATUS-13", "OQ-25")
def test_tough_stays_when_there_is_no_damage() -> None:
    gear = ["Captain Marvel's Helmet", "Cosmic Flight"]
    s = given.attacked(hero(statuses=["tough"], in_play=gear)).do("defend Captain Marvel")
    s.idle(0).then(damage=0, statuses=["tough"])


@rule("MC-STATUS-14")
def test_tough_is_used_up_by_consequential_damage() -> None:
    s = given(hero(in_play=[{"card": "Spider-Woman", "statuses": ["tough"]}])).do("attack Spider-Woman")
    s.idle(0).then("Spider-Woman", damage=0, statuses=[])


@rule("MC-STATUS-14", "MC-INDIRECT-01", "OQ-27")
def test_tough_is_used_up_by_indirect_damage_and_does_not_widen_its_limit() -> None:
    """Explosion divides 5: Spider-Woman (2 hit points, tough) may be given 2, not more."""
    woman = {"card": "Spider-Woman", "statuses": ["tough"]}
    s = given.revealing("Explosion", hero(in_play=[woman]), in_play=[{"card": "Bomb Scare", "threat": 5}])
    s.offered("amount 3 Captain Marvel").not_offered("amount 2 Captain Marvel").do("amount 3 Captain Marvel").idle(0)
    s.then("Spider-Woman", damage=0, statuses=[]).then(damage=3)


@rule("MC-STATUS-04", "MC-REPLACE-05")
def test_a_status_card_comes_before_an_interrupt() -> None:
    """Webbed Up would replace the attack; the stunned card does it first, so Webbed Up stays."""
    web = {"card": "Webbed Up", "attached_to": "Rhino"}
    s = spider_man(hero(in_play=[web]), villain={"statuses": ["stunned"]}, step=2, encounter_top=[NO_BOOST, QUIET])
    s.idle(0).not_fired("Webbed Up").not_fired("Spider-Man").then("Webbed Up", host="Rhino")
    assert "stunned" not in s.status("Rhino")


@rule("MC-STATUS-04", "OQ-25", "MC-PREVENT-01")
def test_tough_comes_before_interrupts_that_prevent() -> None:
    s = given.attacked(hero(statuses=["tough"], exhausted=True, in_play=["Cosmic Flight"]))
    s.idle(0).then(area=["Cosmic Flight"], statuses=[])


@rule("MC-FORM-03")
@pytest.mark.parametrize("status", ["stunned", "confused", "tough"])
def test_status_cards_stay_through_a_change_of_form(status: str) -> None:
    s = given(hero(statuses=[status], damage=3, exhausted=True)).do("form")
    s.then(statuses=[status], damage=3, exhausted=True, form="alter_ego")
