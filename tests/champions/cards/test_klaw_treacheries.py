"""The Klaw scenario: what treacheries do, and when they do not."""

from __future__ import annotations

from typing import Any

import pytest

from goldenrule.testing import rule
from tests.champions.cards.klaw_table import PLAIN, attacked, facing
from tests.champions.cards.scripted import alter_ego, hero

# -- 01122 Klaw's Vengeance ------------------------------------------------------------------------


def test_klaws_vengeance_attacks_a_hero_and_places_threat_for_damage() -> None:
    s = facing("Klaw's Vengeance", hero(), encounter_top=["Armored Guard", "Advance"]).do("pass")
    assert s.damage() == 1
    assert s.threat() == 1


def test_klaws_vengeance_counts_damage_that_a_tough_card_stops() -> None:
    s = facing("Klaw's Vengeance", hero(statuses=["tough"]), encounter_top=["Armored Guard", "Advance"]).do("pass")
    assert s.damage() == 0
    assert s.threat() == 1


def test_klaws_vengeance_places_no_threat_without_damage() -> None:
    defended = facing("Klaw's Vengeance", hero(), encounter_top=["Armored Guard", "Advance"])
    defended.do("defend Captain Marvel")
    assert defended.threat() == 0
    stunned = facing("Klaw's Vengeance", hero(), villain={"statuses": ["stunned"]})
    assert stunned.times("boost_dealt") == 0
    assert stunned.threat() == 0


def test_klaws_vengeance_takes_a_random_card_of_an_alter_ego() -> None:
    s = facing("Klaw's Vengeance", alter_ego(hand=["Strength"]))
    assert s.times("discard_random", 0) == 1
    assert (s.hand(), s.discard()) == ([], ["Strength"])
    assert s.times("attack_damage") == 0


def test_klaws_vengeance_takes_no_card_of_a_hero() -> None:
    s = facing("Klaw's Vengeance", hero(hand=["Strength"]), encounter_top=PLAIN).do("pass")
    assert s.hand() == ["Strength"]
    assert s.times("discard_random") == 0


# -- 01123 Sonic Boom ------------------------------------------------------------------------------

THREE = ["Energy", "Genius", "Strength"]


def test_sonic_boom_is_a_choice_between_resources_and_exhausting_everybody() -> None:
    s = facing("Sonic Boom", hero(hand=THREE, in_play=["Hawkeye"]))
    assert s.offered() == ["mode 0", "mode 1"]
    s.do("mode 1")
    assert s.identity().exhausted
    assert s.card("Hawkeye").exhausted
    assert s.hand() == THREE


def test_sonic_boom_is_paid_with_one_resource_of_each_type() -> None:
    s = facing("Sonic Boom", hero(hand=THREE)).do("mode 0", "pay Energy", "pay Genius")
    assert s.hand() == []
    assert not s.identity().exhausted


@rule("MC-CHOOSE-03")
@pytest.mark.parametrize("exhausted", [["Hawkeye"], ["Hawkeye", "Captain Marvel"]])
def test_sonic_boom_must_be_paid_if_somebody_is_exhausted_already(exhausted: list[str]) -> None:
    ally = {"card": "Hawkeye", "exhausted": True}
    s = facing("Sonic Boom", hero(hand=THREE, in_play=[ally], exhausted="Captain Marvel" in exhausted))
    s.do("pay Energy", "pay Genius")
    assert s.hand() == []
    assert s.identity().exhausted == ("Captain Marvel" in exhausted)


def test_sonic_boom_exhausts_everybody_if_it_cannot_be_paid() -> None:
    s = facing("Sonic Boom", hero(hand=["Energy", "Strength"], in_play=["Hawkeye"]))
    assert s.identity().exhausted
    assert s.card("Hawkeye").exhausted
    assert sorted(s.hand()) == ["Energy", "Strength"]


def test_sonic_boom_exhausts_an_identity_in_alter_ego_form_too() -> None:
    s = facing("Sonic Boom", alter_ego())
    assert s.identity().exhausted


def test_sonic_boom_exhausts_only_the_characters_of_the_player_who_reveals_it() -> None:
    s = facing("Sonic Boom", hero(), hero(in_play=["Daredevil"]))
    assert s.identity(0).exhausted
    assert not s.identity(1).exhausted
    assert not s.card("Daredevil").exhausted


def test_if_no_option_of_sonic_boom_is_possible_as_much_as_possible_of_one_is_done() -> None:
    given: dict[str, Any] = {"exhausted": True, "hand": ["Energy", "Strength"], "in_play": ["Hawkeye"]}
    paid = facing("Sonic Boom", hero(**given)).do("mode 0", "pay Energy")
    assert paid.hand() == []
    assert not paid.card("Hawkeye").exhausted
    exhausted = facing("Sonic Boom", hero(**given)).do("mode 1")
    assert exhausted.card("Hawkeye").exhausted
    assert sorted(exhausted.hand()) == ["Energy", "Strength"]


def test_sonic_boom_as_a_boost_exhausts_the_hero_who_is_dealt_damage() -> None:
    s = attacked(["Sonic Boom", "Armored Guard"], hero()).do("pass")
    assert s.damage() == 1
    assert s.identity().exhausted


def test_sonic_boom_as_a_boost_counts_damage_that_a_tough_card_stops() -> None:
    s = attacked(["Sonic Boom", "Armored Guard"], hero(statuses=["tough"])).do("pass")
    assert s.damage() == 0
    assert s.identity().exhausted


def test_sonic_boom_as_a_boost_exhausts_nobody_without_damage_to_the_hero() -> None:
    nothing = attacked(["Sonic Boom", "Advance"], hero()).do("pass")
    assert nothing.times("boost_ability", "Sonic Boom") == 1
    assert not nothing.identity().exhausted
    ally = attacked(["Sonic Boom", "Armored Guard"], hero(in_play=["Hawkeye"])).do("defend Hawkeye")
    assert ally.card("Hawkeye").damage == 1
    assert not ally.identity().exhausted


def test_sonic_boom_as_a_boost_ends_with_the_attack() -> None:
    s = attacked(["Sonic Boom", "Advance"], hero()).do("pass")
    assert s.times("lasting", "*", "01123:boom") == 1
    assert s.game.state.lasting == {}


def test_boost_damage_does_not_exhaust_for_sonic_boom() -> None:
    s = attacked(["Sonic Boom", "Whirlwind"], hero()).do("pass")
    assert s.damage() == 1
    assert not s.identity().exhausted


# -- 01124 Sound Manipulation ----------------------------------------------------------------------


def test_sound_manipulation_damages_a_hero_and_heals_klaw() -> None:
    s = facing("Sound Manipulation", hero(), villain={"damage": 5})
    assert s.damage() == 2
    assert s.villain().damage == 3
    assert s.times("surge") == 0


def test_sound_manipulation_does_not_surge_against_a_hero_if_klaw_is_unharmed() -> None:
    s = facing("Sound Manipulation", hero())
    assert s.damage() == 2
    assert s.times("surge") == 0


def test_sound_manipulation_heals_klaw_more_against_an_alter_ego() -> None:
    s = facing("Sound Manipulation", alter_ego(), villain={"damage": 5})
    assert s.villain().damage == 1
    assert s.damage() == 0
    assert s.times("surge") == 0


def test_sound_manipulation_surges_if_nothing_is_healed() -> None:
    s = facing("Sound Manipulation", alter_ego(), encounter_top=["Armored Guard"])
    assert s.times("surge", 0, "Sound Manipulation") == 1
    assert s.engaged() == ["Armored Guard"]
