"""The Klaw scenario: what attachments, minions and side schemes do, and when they do not."""

from typing import Any

import pytest

from goldenrule.testing import rule
from tests.champions.cards.klaw_table import PLAIN, activated, attacked, beaten
from tests.champions.situation import Situation, alter_ego, hero, klaw


# -- 01118 Sonic Converter -------------------------------------------------------------------------
def converted(boosts: list[str], *players: dict[str, Any], **more: Any) -> Situation:
    return attacked(boosts, *players, **{"in_play": ["Sonic Converter"], **more})


def test_the_sonic_converter_is_attached_to_klaw_and_raises_his_atk() -> None:
    klaw.revealing("Sonic Converter", hero()).then("Sonic Converter", host="villain").then("Klaw", ATK=1)


def test_the_sonic_converter_stuns_the_hero_whom_klaw_damages() -> None:
    converted(PLAIN, hero()).do("pass").then(damage=1, statuses=["stunned"]).happened("forced Sonic Converter")


def test_the_sonic_converter_stuns_a_damaged_ally_and_not_the_hero() -> None:
    s = converted(PLAIN, hero(in_play=["Hawkeye"])).do("defend Hawkeye")
    s.then("Hawkeye", statuses=["stunned"]).then(statuses=[])


@rule("OQ-25")
def test_the_sonic_converter_stuns_nobody_who_takes_no_damage() -> None:
    defended = converted(PLAIN, hero()).do("defend Captain Marvel")
    defended.happened("attack_damage Klaw Captain Marvel 0").then(statuses=[])
    tough = converted(PLAIN, hero(statuses=["tough"])).do("pass").then(statuses=[])
    prevented = converted(PLAIN, hero(in_play=["Cosmic Flight"])).do("pass", "use Cosmic Flight")
    prevented.then(damage=0, statuses=[])
    for s in (defended, tough, prevented):
        s.never("forced Sonic Converter")


def test_damage_of_a_boost_ability_does_not_count_for_the_sonic_converter() -> None:
    s = converted(["Whirlwind", "Advance"], hero()).do("defend Captain Marvel")
    s.then(damage=1)  # Whirlwind's Boost ability
    s.then(statuses=[])


def test_minions_do_not_stun_with_the_sonic_converter() -> None:
    s = activated(PLAIN, hero(engaged=["Weapons Runner"], statuses=["tough"]), in_play=["Sonic Converter"])
    s.do("pass", "pass").then(damage=1, statuses=[])


def test_the_sonic_converter_comes_after_retaliate_and_before_optional_responses() -> None:
    s = converted(["Advance", "Solid-Sound Body"], hero(hand=["Counter-Punch"]), heroes=["black_panther"])
    s.do("defend Black Panther").asked(0, "response").then(damage=2, statuses=["stunned"])
    s.only("forced Klaw", "retaliate", "forced Sonic Converter")
    s.do("use Counter-Punch")  # an attack: the stunned card goes instead
    s.then(statuses=[]).then("villain", damage=1)


def test_three_different_resources_remove_the_sonic_converter() -> None:
    s = klaw(hero(hand=["Energy", "Genius", "Strength"]), in_play=["Sonic Converter"])
    s.do("use Sonic Converter", "pay Energy", "pay Genius").then(encounter_discard=["Sonic Converter"])
    s.then("Klaw", ATK=0)


def test_any_hero_may_remove_the_sonic_converter_but_no_alter_ego() -> None:
    hand = ["Energy", "Genius", "Strength"]
    klaw(hero(), hero(hand=hand), active=1, in_play=["Sonic Converter"]).offered("1: use Sonic Converter")
    klaw(alter_ego(hand=hand), in_play=["Sonic Converter"]).not_offered("use Sonic Converter")
    klaw(hero(hand=["Energy", "Genius"]), in_play=["Sonic Converter"]).not_offered("use Sonic Converter")


# -- 01119 Solid-Sound Body ------------------------------------------------------------------------
@rule("MC-KW-RETAL-01")
def test_the_solid_sound_body_gives_klaw_retaliate() -> None:
    s = klaw(hero(), in_play=["Solid-Sound Body"])
    assert s.value("retaliate", "Klaw") == 1
    s.do("attack Captain Marvel").happened("retaliate Klaw Captain Marvel 1").then(damage=1)


def test_the_next_stage_retaliates_if_the_attack_ended_the_one_before() -> None:
    s = beaten(in_play=["Solid-Sound Body"])
    s.then("villain", code="01114").happened("retaliate Klaw Captain Marvel 1").then(damage=1)


def test_the_solid_sound_body_gives_minions_no_retaliate() -> None:
    s = klaw(hero(engaged=["Weapons Runner"]), in_play=["Solid-Sound Body"])
    s.do("attack Captain Marvel", "pick Weapons Runner").then(damage=0)


def test_three_different_resources_remove_the_solid_sound_body() -> None:
    s = klaw(hero(hand=["Energy", "Genius", "Strength"]), in_play=["Solid-Sound Body"])
    s.do("use Solid-Sound Body", "pay Energy", "pay Genius").then(not_in_play=["Solid-Sound Body"])
    assert s.value("retaliate", "Klaw") == 0


def test_the_solid_sound_body_stays_without_the_resources() -> None:
    klaw(hero(hand=["Energy", "Strength"]), in_play=["Solid-Sound Body"]).not_offered("use Solid-Sound Body")


# -- 01120 Armored Guard ---------------------------------------------------------------------------
@rule("MC-KW-GUARD-01", "MC-KW-TOUGH-01")
def test_an_armored_guard_is_tough_and_protects_klaw() -> None:
    s = klaw.revealing("Armored Guard", hero()).then("Armored Guard", statuses=["tough"])
    assert s.value("guard", "Armored Guard") == 1
    s.do("attack Captain Marvel").then("villain", damage=0).then("Armored Guard", damage=0, statuses=[])


def test_an_armored_guard_does_not_protect_klaw_from_another_player() -> None:
    klaw(hero(), hero(engaged=["Armored Guard"])).do("attack Captain Marvel", "pick Klaw").then("villain", damage=2)


# -- 01121 Weapons Runner --------------------------------------------------------------------------
@rule("MC-KW-SURGE-01")
def test_a_revealed_weapons_runner_surges() -> None:
    s = klaw.revealing("Weapons Runner", hero(), encounter_top=["Armored Guard"])
    s.happened("surge 0 Weapons Runner").then(engaged=["Weapons Runner", "Armored Guard"])


@rule("MC-BOOST-15", "OQ-21")
def test_a_weapons_runner_as_a_boost_card_enters_play_and_adds_nothing() -> None:
    s = activated(["Weapons Runner", "Armored Guard"], hero()).do("pass").happened("boost_ability Weapons Runner")
    s.never("boost Weapons Runner").happened("attack_damage Klaw Captain Marvel 1").never("surge")
    s.then(engaged=["Weapons Runner"])


@rule("MC-MINION-05")
def test_a_weapons_runner_from_step_two_activates_then_and_there() -> None:
    s = activated(["Weapons Runner", "Advance"], hero()).do("pass", "pass")
    s.happened("activate Weapons Runner").then(damage=1)


def test_a_weapons_runner_schemes_against_an_alter_ego() -> None:
    activated(["Weapons Runner"], alter_ego()).then(engaged=["Weapons Runner"], threat=3)


def test_a_weapons_runner_from_a_later_attack_does_not_activate() -> None:
    attacked(["Weapons Runner", "Advance"], hero()).do("pass").then(engaged=["Weapons Runner"]).never("activate")


@rule("MC-EATTACK-06")
def test_a_weapons_runner_engages_the_player_who_defends() -> None:
    s = attacked(["Weapons Runner", "Advance"], hero(), hero(in_play=["Daredevil"])).do("pass", "1: defend Daredevil")
    s.then(engaged=[]).then(1, engaged=["Weapons Runner"])


def test_a_weapons_runner_engaged_with_a_player_whose_part_is_over_does_not_activate() -> None:
    boosts = ["Advance", "Advance", "Weapons Runner", "Assault"]
    s = activated(boosts, hero(in_play=["Hawkeye"]), hero())
    s.do("pass", "1: pass")  # Klaw against Captain Marvel: nobody defends
    s.do("1: pass", "1: pass", "defend Hawkeye")  # against Spider-Man: Captain Marvel's ally defends
    s.then(engaged=["Weapons Runner"]).never("activate Weapons Runner")


# -- 01125 Defense Network, 01126 Illegal Arms Factory ---------------------------------------------
@pytest.mark.parametrize(("name", "start"), [("Defense Network", 2), ("Illegal Arms Factory", 3)])
@rule("MC-SAMPLE-10")
def test_side_schemes_get_one_more_threat_per_player(name: str, start: int) -> None:
    klaw.revealing(name, hero()).then(name, threat=start + 1)
    klaw.revealing(name, hero(), hero()).then(name, threat=start + 2)


@rule("MC-CRISIS-01")
def test_the_defense_network_keeps_threat_on_the_main_scheme() -> None:
    guarded = klaw(hero(), in_play=["Defense Network"], main_scheme={"threat": 3}).do("thwart Captain Marvel")
    guarded.then(threat=3, not_in_play=["Defense Network"])
    klaw(hero(), main_scheme={"threat": 3}).do("thwart Captain Marvel").then(threat=1)


@rule("MC-SIDE-09")
def test_the_illegal_arms_factory_deals_one_more_card() -> None:
    top = ["Armored Guard", "Armored Guard"]
    klaw(hero(), step=3, in_play=["Illegal Arms Factory"], encounter_top=top).happened("deal 0", times=2)
    klaw(hero(), step=3, encounter_top=top).happened("deal 0")


# -- 01127 The "Immortal" Klaw ---------------------------------------------------------------------
@rule("MC-GET-03", "MC-GET-04", "MC-PERPL-01")
def test_the_immortal_klaw_gives_klaw_ten_hit_points_whatever_the_number_of_players() -> None:
    assert klaw.revealing('The "Immortal" Klaw', hero()).value("HP", "Klaw") == 22
    s = klaw.revealing('The "Immortal" Klaw', hero(), hero())
    assert s.value("HP", "Klaw") == 34
    s.then('The "Immortal" Klaw', threat=6)


def test_damage_beyond_his_printed_hit_points_does_not_defeat_klaw_meanwhile() -> None:
    s = klaw(hero(), in_play=['The "Immortal" Klaw'], villain={"hit_points": 11}).do("attack Captain Marvel")
    s.then("villain", damage=13, code="01113")


def test_a_new_stage_has_the_ten_hit_points_too() -> None:
    s = beaten(in_play=['The "Immortal" Klaw'])
    assert s.value("HP", "Klaw") == 28


@rule("MC-GET-05")
def test_losing_the_scheme_can_defeat_the_stage() -> None:
    scheme = {"card": 'The "Immortal" Klaw', "threat": 2}
    s = klaw(hero(), in_play=[scheme], villain={"hit_points": 10}).do("thwart Captain Marvel")
    s.happened("defeated Klaw").then("villain", code="01114")


def test_losing_the_scheme_leaves_a_healthier_stage_with_fewer_hit_points() -> None:
    scheme = {"card": 'The "Immortal" Klaw', "threat": 2}
    s = klaw(hero(), in_play=[scheme], villain={"hit_points": 11}).do("thwart Captain Marvel")
    s.then("villain", code="01113")
    assert (s.value("HP", "Klaw"), s.card("villain").damage) == (12, 11)


@rule("MC-SIDE-08")
def test_the_immortal_klaw_accelerates_the_main_scheme() -> None:
    klaw(hero(), step=1, in_play=['The "Immortal" Klaw'], encounter_top=PLAIN).then(threat=2)
