"""Status cards (MC-STATUS): stunned, confused and tough come before everything else."""

from __future__ import annotations

import pytest

from goldenrule.testing import rule
from tests.champions.rules.board import MAIN, NO_BOOST, QUIET, alter_ego, attacked, hero, keys, revealing, solo

MARVEL = "Captain Marvel"


@rule("MC-STATUS-02", "MC-STATUS-03", "MC-STUN-01", "MC-COMP-01", "MC-COMP-03")
def test_a_character_has_at_most_one_status_card_of_a_type() -> None:
    s = solo(hero(in_play=["Daredevil"], statuses=["confused"], hand=["Mockingbird", "Energy", "Genius"]))
    s.do("play Mockingbird", "pay any", "use Mockingbird")
    assert s.status("Rhino") == ["stunned"]
    s = revealing(QUIET, villain={"statuses": ["stunned", "confused"]}).idle(0)
    assert s.status("Rhino") == ["confused", "stunned", "tough"]


@rule("MC-STATUS-03", "MC-COMP-03", "OQ-12", "MC-TRIG-02")
def test_an_ability_that_would_give_a_second_one_is_not_offered() -> None:
    hand = ["Mockingbird", "Energy", "Genius"]
    s = solo(hero(hand=hand), villain={"statuses": ["stunned"]}).do("play Mockingbird", "pay any")
    s.idle(0).not_fired("Mockingbird")


@rule("MC-CONFUSE-01")
def test_to_confuse_is_to_give_a_confused_card() -> None:
    s = solo(hero(hand=["Spider-Woman", "Energy", "Genius"])).do("play Spider-Woman", "pay any", "use Spider-Woman")
    assert s.status("Rhino") == ["confused"]


@rule("MC-STATUS-05", "MC-STATUS-06")
def test_a_stunned_hero_exhausts_and_loses_the_card_instead_of_attacking() -> None:
    s = solo(hero(statuses=["stunned"])).do("attack Captain Marvel").idle(0)
    assert s.status(MARVEL) == []
    assert s.exhausted(MARVEL)
    assert s.damage("Rhino") == 0
    assert keys(s, "damage", "attack_damage") == []


@rule("MC-STATUS-05", "MC-STATUS-06", "D-27", "MC-EVENT-04", "MC-LIMIT-03")
def test_an_attack_event_of_a_stunned_hero_is_paid_and_discarded_without_effect() -> None:
    s = solo(hero(statuses=["stunned"], hand=["Haymaker", "Genius"])).do("use Haymaker").idle(0)
    assert s.status(MARVEL) == []
    assert sorted(s.discard()) == ["Genius", "Haymaker"]
    assert s.damage("Rhino") == 0
    assert not s.exhausted(MARVEL)


@rule("MC-STATUS-05", "OQ-17", "MC-CONSEQ-01")
def test_a_stunned_ally_takes_no_consequential_damage() -> None:
    s = solo(hero(in_play=[{"card": "Spider-Woman", "statuses": ["stunned"]}])).do("attack Spider-Woman").idle(0)
    assert s.damage("Spider-Woman") == 0
    assert s.exhausted("Spider-Woman")
    assert s.status("Spider-Woman") == []


@rule("MC-STATUS-07", "MC-STATUS-11")
def test_a_stunned_minion_loses_the_card_instead_of_attacking() -> None:
    s = attacked(hero(exhausted=True, engaged=[{"card": "Shocker", "statuses": ["stunned"]}])).idle(0)
    assert s.damage(MARVEL) == 2
    assert s.status("Shocker") == []


@rule("MC-STATUS-08", "MC-STATUS-09")
def test_a_confused_hero_exhausts_and_loses_the_card_instead_of_thwarting() -> None:
    s = solo(hero(statuses=["confused"]), main_scheme={"threat": 5}).do("thwart Captain Marvel").idle(0)
    assert s.status(MARVEL) == []
    assert s.exhausted(MARVEL)
    assert s.threat(MAIN) == 5


@rule("MC-STATUS-08", "MC-STATUS-09", "MC-THWART-03", "D-27")
def test_a_thwart_event_of_a_confused_hero_is_paid_and_discarded_without_effect() -> None:
    s = solo(hero(statuses=["confused"], hand=["Crisis Interdiction", "Genius"]), main_scheme={"threat": 5})
    s.do("use Crisis Interdiction").idle(0)
    assert s.status(MARVEL) == []
    assert s.threat(MAIN) == 5
    assert sorted(s.discard()) == ["Crisis Interdiction", "Genius"]


@rule("MC-STATUS-10")
def test_a_confused_minion_loses_the_card_instead_of_scheming() -> None:
    s = attacked(alter_ego(engaged=[{"card": "Sandman", "statuses": ["confused"]}])).idle(0)
    assert s.threat(MAIN) == 1
    assert s.status("Sandman") == []


@rule("MC-STATUS-11")
def test_stunned_does_not_touch_thwarts_and_defenses_nor_confused_attacks_and_defenses() -> None:
    s = solo(hero(statuses=["stunned"]), main_scheme={"threat": 5}).do("thwart Captain Marvel")
    assert s.threat(MAIN) == 3
    assert s.status(MARVEL) == ["stunned"]
    s = solo(hero(statuses=["confused"])).do("attack Captain Marvel")
    assert s.damage("Rhino") == 2
    assert s.status(MARVEL) == ["confused"]
    s = attacked(hero(statuses=["stunned", "confused"])).do("defend Captain Marvel").idle(0)
    assert s.damage(MARVEL) == 1
    assert s.status(MARVEL) == ["confused", "stunned"]


@rule("MC-STATUS-11")
def test_a_stunned_villain_schemes_and_a_confused_one_attacks() -> None:
    s = attacked(alter_ego(), villain={"statuses": ["stunned"]}).idle(0)
    assert s.threat(MAIN) == 1
    assert "stunned" in s.status("Rhino")
    s = attacked(hero(exhausted=True), villain={"statuses": ["confused"]}).idle(0)
    assert s.damage(MARVEL) == 2
    assert "confused" in s.status("Rhino")


@rule("MC-STATUS-12", "MC-PREVENT-03")
def test_tough_prevents_all_of_one_damage() -> None:
    s = attacked(hero(statuses=["tough"], exhausted=True), "Charge").idle(0)
    assert s.damage(MARVEL) == 0
    assert s.status(MARVEL) == []
    assert s.events("tough")[0][1] == 4


@rule("MC-STATUS-13", "OQ-25")
def test_tough_stays_when_there_is_no_damage() -> None:
    gear = ["Captain Marvel's Helmet", "Cosmic Flight"]
    s = attacked(hero(statuses=["tough"], in_play=gear)).do("defend Captain Marvel").idle(0)
    assert s.damage(MARVEL) == 0
    assert s.status(MARVEL) == ["tough"]


@rule("MC-STATUS-14")
def test_tough_is_used_up_by_consequential_damage() -> None:
    s = solo(hero(in_play=[{"card": "Spider-Woman", "statuses": ["tough"]}])).do("attack Spider-Woman").idle(0)
    assert s.damage("Spider-Woman") == 0
    assert s.status("Spider-Woman") == []


@rule("MC-STATUS-14", "MC-INDIRECT-01", "OQ-27")
def test_tough_is_used_up_by_indirect_damage_and_does_not_widen_its_limit() -> None:
    """Explosion divides 5: Spider-Woman (2 hit points, tough) may be given 2, not more."""
    woman = {"card": "Spider-Woman", "statuses": ["tough"]}
    s = revealing("Explosion", hero(in_play=[woman]), in_play=[{"card": "Bomb Scare", "threat": 5}])
    s.offered("amount 3 Captain Marvel").not_offered("amount 2 Captain Marvel").do("amount 3 Captain Marvel").idle(0)
    assert s.damage("Spider-Woman") == 0
    assert s.status("Spider-Woman") == []
    assert s.damage(MARVEL) == 3


@rule("MC-STATUS-04", "MC-REPLACE-05")
def test_a_status_card_comes_before_an_interrupt() -> None:
    """Webbed Up would replace the attack; the stunned card does it first, so Webbed Up stays."""
    web = {"card": "Webbed Up", "attached_to": "Rhino"}
    s = solo(
        hero(in_play=[web]),
        heroes=["spider_man"],
        villain={"statuses": ["stunned"]},
        phase="villain",
        step=2,
        encounter_top=[NO_BOOST, QUIET],
    )
    s.idle(0).not_fired("Webbed Up").not_fired("Spider-Man")
    assert s.host("Webbed Up") == "Rhino"
    assert "stunned" not in s.status("Rhino")


@rule("MC-STATUS-04", "OQ-25", "MC-PREVENT-01")
def test_tough_comes_before_interrupts_that_prevent() -> None:
    s = attacked(hero(statuses=["tough"], exhausted=True, in_play=["Cosmic Flight"])).idle(0)
    assert s.area() == ["Cosmic Flight"]
    assert s.status(MARVEL) == []


@rule("MC-FORM-03")
@pytest.mark.parametrize("status", ["stunned", "confused", "tough"])
def test_status_cards_stay_through_a_change_of_form(status: str) -> None:
    s = solo(hero(statuses=[status], damage=3, exhausted=True)).do("form")
    assert s.status("Carol Danvers") == [status]
    assert s.damage("Carol Danvers") == 3
    assert s.exhausted("Carol Danvers")
    assert s.form() == "alter_ego"
