"""The Klaw scenario: what treacheries do, and when they do not."""

from typing import Any

import pytest

from goldenrule.testing import rule
from tests.champions.cards.klaw_table import PLAIN, attacked
from tests.champions.situation import alter_ego, hero, klaw


# -- 01122 Klaw's Vengeance ------------------------------------------------------------------------
def test_klaws_vengeance_attacks_a_hero_and_places_threat_for_damage() -> None:
    s = klaw.revealing("Klaw's Vengeance", hero(), encounter_top=["Armored Guard", "Advance"]).do("pass")
    s.then(damage=1, threat=1)


def test_klaws_vengeance_counts_damage_that_a_tough_card_stops() -> None:
    s = klaw.revealing("Klaw's Vengeance", hero(statuses=["tough"]), encounter_top=["Armored Guard", "Advance"])
    s.do("pass").then(damage=0, threat=1)


def test_klaws_vengeance_places_no_threat_without_damage() -> None:
    defended = klaw.revealing("Klaw's Vengeance", hero(), encounter_top=["Armored Guard", "Advance"])
    defended.do("defend Captain Marvel").then(threat=0)
    klaw.revealing("Klaw's Vengeance", hero(), villain={"statuses": ["stunned"]}).never("boost_dealt").then(threat=0)


def test_klaws_vengeance_takes_a_random_card_of_an_alter_ego() -> None:
    s = klaw.revealing("Klaw's Vengeance", alter_ego(hand=["Strength"]))
    s.happened("discard_random 0").then(hand=[], discard=["Strength"]).never("attack_damage")


def test_klaws_vengeance_takes_no_card_of_a_hero() -> None:
    s = klaw.revealing("Klaw's Vengeance", hero(hand=["Strength"]), encounter_top=PLAIN).do("pass")
    s.then(hand=["Strength"]).never("discard_random")


# -- 01123 Sonic Boom ------------------------------------------------------------------------------
THREE = ["Energy", "Genius", "Strength"]


def test_sonic_boom_is_a_choice_between_resources_and_exhausting_everybody() -> None:
    s = klaw.revealing("Sonic Boom", hero(hand=THREE, in_play=["Hawkeye"]))
    s.only_offered("mode 1", "mode 2").do("mode 2").then(exhausted=True, hand=THREE).then("Hawkeye", exhausted=True)


def test_sonic_boom_is_paid_with_one_resource_of_each_type() -> None:
    klaw.revealing("Sonic Boom", hero(hand=THREE)).do("mode 1", "pay Energy", "pay Genius").then(
        hand=[], exhausted=False
    )


@rule("MC-CHOOSE-03")
@pytest.mark.parametrize("exhausted", [["Hawkeye"], ["Hawkeye", "Captain Marvel"]])
def test_sonic_boom_must_be_paid_if_somebody_is_exhausted_already(exhausted: list[str]) -> None:
    ally = {"card": "Hawkeye", "exhausted": True}
    s = klaw.revealing("Sonic Boom", hero(hand=THREE, in_play=[ally], exhausted="Captain Marvel" in exhausted))
    s.do("pay Energy", "pay Genius").then(hand=[], exhausted="Captain Marvel" in exhausted)


def test_sonic_boom_exhausts_everybody_if_it_cannot_be_paid() -> None:
    s = klaw.revealing("Sonic Boom", hero(hand=["Energy", "Strength"], in_play=["Hawkeye"]))
    s.then(exhausted=True).then("Hawkeye", exhausted=True)
    assert sorted(s.hand()) == ["Energy", "Strength"]


def test_sonic_boom_exhausts_an_identity_in_alter_ego_form_too() -> None:
    klaw.revealing("Sonic Boom", alter_ego()).then(exhausted=True)


def test_sonic_boom_exhausts_only_the_characters_of_the_player_who_reveals_it() -> None:
    s = klaw.revealing("Sonic Boom", hero(), hero(in_play=["Daredevil"]))
    s.then(exhausted=True).then(1, exhausted=False).then("Daredevil", exhausted=False)


def test_if_no_option_of_sonic_boom_is_possible_as_much_as_possible_of_one_is_done() -> None:
    more: dict[str, Any] = {"exhausted": True, "hand": ["Energy", "Strength"], "in_play": ["Hawkeye"]}
    klaw.revealing("Sonic Boom", hero(**more)).do("mode 1", "pay Energy").then(hand=[]).then("Hawkeye", exhausted=False)
    exhausted = klaw.revealing("Sonic Boom", hero(**more)).do("mode 2").then("Hawkeye", exhausted=True)
    assert sorted(exhausted.hand()) == ["Energy", "Strength"]


def test_sonic_boom_as_a_boost_exhausts_the_hero_who_is_dealt_damage() -> None:
    attacked(["Sonic Boom", "Armored Guard"], hero()).do("pass").then(damage=1, exhausted=True)


def test_sonic_boom_as_a_boost_counts_damage_that_a_tough_card_stops() -> None:
    attacked(["Sonic Boom", "Armored Guard"], hero(statuses=["tough"])).do("pass").then(damage=0, exhausted=True)


def test_sonic_boom_as_a_boost_exhausts_nobody_without_damage_to_the_hero() -> None:
    nothing = attacked(["Sonic Boom", "Advance"], hero()).do("pass")
    nothing.happened("boost_ability Sonic Boom").then(exhausted=False)
    ally = attacked(["Sonic Boom", "Armored Guard"], hero(in_play=["Hawkeye"])).do("defend Hawkeye")
    ally.then("Hawkeye", damage=1).then(exhausted=False)


def test_sonic_boom_as_a_boost_ends_with_the_attack() -> None:
    s = attacked(["Sonic Boom", "Advance"], hero()).do("pass").happened("lasting * 01123:boom")
    assert s.game.state.lasting == {}


def test_boost_damage_does_not_exhaust_for_sonic_boom() -> None:
    attacked(["Sonic Boom", "Whirlwind"], hero()).do("pass").then(damage=1, exhausted=False)


# -- 01124 Sound Manipulation ----------------------------------------------------------------------
def test_sound_manipulation_damages_a_hero_and_heals_klaw() -> None:
    s = klaw.revealing("Sound Manipulation", hero(), villain={"damage": 5})
    s.then(damage=2).then("villain", damage=3).never("surge")


def test_sound_manipulation_does_not_surge_against_a_hero_if_klaw_is_unharmed() -> None:
    klaw.revealing("Sound Manipulation", hero()).then(damage=2).never("surge")


def test_sound_manipulation_heals_klaw_more_against_an_alter_ego() -> None:
    s = klaw.revealing("Sound Manipulation", alter_ego(), villain={"damage": 5})
    s.then("villain", damage=1).then(damage=0).never("surge")


def test_sound_manipulation_surges_if_nothing_is_healed() -> None:
    s = klaw.revealing("Sound Manipulation", alter_ego(), encounter_top=["Armored Guard"])
    s.happened("surge 0 Sound Manipulation").then(engaged=["Armored Guard"])
