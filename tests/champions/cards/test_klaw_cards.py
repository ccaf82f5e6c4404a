"""The Klaw scenario: what attachments, minions and side schemes do, and when they do not."""

from __future__ import annotations

from typing import Any

import pytest

from goldenrule.games.champions.ids import ATK, GUARD, HP, RETALIATE
from goldenrule.testing import rule
from tests.champions.cards.klaw_table import PLAIN, activated, attacked, beaten, facing, klaw
from tests.champions.cards.scripted import Scripted, alter_ego, hero

# -- 01118 Sonic Converter -------------------------------------------------------------------------


def converted(boosts: list[str], *players: dict[str, Any], **given: Any) -> Scripted:
    return attacked(boosts, *players, **{"in_play": ["Sonic Converter"], **given})


def test_the_sonic_converter_is_attached_to_klaw_and_raises_his_atk() -> None:
    s = facing("Sonic Converter", hero())
    assert s.card("Sonic Converter").host == s.game.state.villain
    assert s.value(ATK, "Klaw") == 1


def test_the_sonic_converter_stuns_the_hero_whom_klaw_damages() -> None:
    s = converted(PLAIN, hero()).do("pass")
    assert s.damage() == 1
    assert s.times("forced", "Sonic Converter") == 1
    assert s.identity().stunned


def test_the_sonic_converter_stuns_a_damaged_ally_and_not_the_hero() -> None:
    s = converted(PLAIN, hero(in_play=["Hawkeye"])).do("defend Hawkeye")
    assert s.card("Hawkeye").stunned
    assert not s.identity().stunned


@rule("OQ-25")
def test_the_sonic_converter_stuns_nobody_who_takes_no_damage() -> None:
    defended = converted(PLAIN, hero()).do("defend Captain Marvel")
    assert defended.times("attack_damage", "Klaw", "Captain Marvel", 0) == 1
    assert not defended.identity().stunned
    tough = converted(PLAIN, hero(statuses=["tough"])).do("pass")
    assert not tough.identity().stunned
    prevented = converted(PLAIN, hero(in_play=["Cosmic Flight"])).do("pass", "use Cosmic Flight")
    assert prevented.damage() == 0
    assert not prevented.identity().stunned
    for s in (defended, tough, prevented):
        assert s.times("forced", "Sonic Converter") == 0


def test_damage_of_a_boost_ability_does_not_count_for_the_sonic_converter() -> None:
    s = converted(["Whirlwind", "Advance"], hero()).do("defend Captain Marvel")
    assert s.damage() == 1  # Whirlwind's Boost ability
    assert not s.identity().stunned


def test_minions_do_not_stun_with_the_sonic_converter() -> None:
    s = activated(PLAIN, hero(engaged=["Weapons Runner"], statuses=["tough"]), in_play=["Sonic Converter"])
    s.do("pass", "pass")
    assert s.damage() == 1
    assert not s.identity().stunned


def test_the_sonic_converter_comes_after_retaliate_and_before_optional_responses() -> None:
    given: dict[str, Any] = {"heroes": ["black_panther"]}
    s = converted(["Advance", "Solid-Sound Body"], hero(hand=["Counter-Punch"]), **given).do("defend Black Panther")
    assert s.damage() == 2
    kinds = [e[0] for e in s.events if e[0] == "retaliate" or e[:2] == ("forced", "Sonic Converter")]
    assert kinds == ["retaliate", "forced"]
    assert s.asked() == ("response", 0)
    assert s.identity().stunned
    s.do("use Counter-Punch")  # an attack: the stunned card goes instead
    assert not s.identity().stunned
    assert s.villain().damage == 1


def test_three_different_resources_remove_the_sonic_converter() -> None:
    s = klaw(hero(hand=["Energy", "Genius", "Strength"]), in_play=["Sonic Converter"])
    s.do("use Sonic Converter", "pay Energy", "pay Genius")
    assert s.encounter_discard() == ["Sonic Converter"]
    assert s.value(ATK, "Klaw") == 0


def test_any_hero_may_remove_the_sonic_converter_but_no_alter_ego() -> None:
    hand = ["Energy", "Genius", "Strength"]
    other = klaw(hero(), hero(hand=hand), active=1, in_play=["Sonic Converter"])
    assert "use Sonic Converter" in other.offered()
    assert "use Sonic Converter" not in klaw(alter_ego(hand=hand), in_play=["Sonic Converter"]).offered()
    too_few = klaw(hero(hand=["Energy", "Genius"]), in_play=["Sonic Converter"])
    assert "use Sonic Converter" not in too_few.offered()


# -- 01119 Solid-Sound Body ------------------------------------------------------------------------


@rule("MC-KW-RETAL-01")
def test_the_solid_sound_body_gives_klaw_retaliate() -> None:
    s = klaw(hero(), in_play=["Solid-Sound Body"])
    assert s.value(RETALIATE, "Klaw") == 1
    s.do("attack Captain Marvel")
    assert s.times("retaliate", "Klaw", "Captain Marvel", 1) == 1
    assert s.damage() == 1


def test_the_next_stage_retaliates_if_the_attack_ended_the_one_before() -> None:
    s = beaten(in_play=["Solid-Sound Body"])
    assert s.game.face(s.game.state.villain).code == "01114"
    assert s.times("retaliate", "Klaw", "Captain Marvel", 1) == 1
    assert s.damage() == 1


def test_the_solid_sound_body_gives_minions_no_retaliate() -> None:
    s = klaw(hero(engaged=["Weapons Runner"]), in_play=["Solid-Sound Body"])
    s.do("attack Captain Marvel", "pick Weapons Runner")
    assert s.damage() == 0


def test_three_different_resources_remove_the_solid_sound_body() -> None:
    s = klaw(hero(hand=["Energy", "Genius", "Strength"]), in_play=["Solid-Sound Body"])
    s.do("use Solid-Sound Body", "pay Energy", "pay Genius")
    assert not s.in_play("Solid-Sound Body")
    assert s.value(RETALIATE, "Klaw") == 0


def test_the_solid_sound_body_stays_without_the_resources() -> None:
    s = klaw(hero(hand=["Energy", "Strength"]), in_play=["Solid-Sound Body"])
    assert "use Solid-Sound Body" not in s.offered()


# -- 01120 Armored Guard ---------------------------------------------------------------------------


@rule("MC-KW-GUARD-01", "MC-KW-TOUGH-01")
def test_an_armored_guard_is_tough_and_protects_klaw() -> None:
    s = facing("Armored Guard", hero())
    assert s.card("Armored Guard").tough
    assert s.value(GUARD, "Armored Guard") == 1
    s.do("attack Captain Marvel")
    assert s.villain().damage == 0
    assert s.card("Armored Guard").damage == 0
    assert not s.card("Armored Guard").tough


def test_an_armored_guard_does_not_protect_klaw_from_another_player() -> None:
    s = klaw(hero(), hero(engaged=["Armored Guard"])).do("attack Captain Marvel", "pick Klaw")
    assert s.villain().damage == 2


# -- 01121 Weapons Runner --------------------------------------------------------------------------


@rule("MC-KW-SURGE-01")
def test_a_revealed_weapons_runner_surges() -> None:
    s = facing("Weapons Runner", hero(), encounter_top=["Armored Guard"])
    assert s.times("surge", 0, "Weapons Runner") == 1
    assert s.engaged() == ["Weapons Runner", "Armored Guard"]


@rule("MC-BOOST-15", "OQ-21")
def test_a_weapons_runner_as_a_boost_card_enters_play_and_adds_nothing() -> None:
    s = activated(["Weapons Runner", "Armored Guard"], hero()).do("pass")
    assert s.times("boost_ability", "Weapons Runner") == 1
    assert s.times("boost", "Weapons Runner") == 0
    assert s.times("attack_damage", "Klaw", "Captain Marvel", 1) == 1
    assert s.times("surge") == 0
    assert s.engaged() == ["Weapons Runner"]


@rule("MC-MINION-05")
def test_a_weapons_runner_from_step_two_activates_then_and_there() -> None:
    s = activated(["Weapons Runner", "Advance"], hero()).do("pass", "pass")
    assert s.times("activate", "Weapons Runner") == 1
    assert s.damage() == 1


def test_a_weapons_runner_schemes_against_an_alter_ego() -> None:
    s = activated(["Weapons Runner"], alter_ego())
    assert s.engaged() == ["Weapons Runner"]
    assert s.threat() == 3


def test_a_weapons_runner_from_a_later_attack_does_not_activate() -> None:
    s = attacked(["Weapons Runner", "Advance"], hero()).do("pass")
    assert s.engaged() == ["Weapons Runner"]
    assert s.times("activate") == 0


@rule("MC-EATTACK-06")
def test_a_weapons_runner_engages_the_player_who_defends() -> None:
    s = attacked(["Weapons Runner", "Advance"], hero(), hero(in_play=["Daredevil"]))
    s.do("pass", "defend Daredevil")
    assert (s.engaged(0), s.engaged(1)) == ([], ["Weapons Runner"])


def test_a_weapons_runner_engaged_with_a_player_whose_part_is_over_does_not_activate() -> None:
    boosts = ["Advance", "Advance", "Weapons Runner", "Assault"]
    s = activated(boosts, hero(in_play=["Hawkeye"]), hero())
    s.do("pass", "pass")  # Klaw against Captain Marvel: nobody defends
    s.do("pass", "pass", "defend Hawkeye")  # against Spider-Man: Captain Marvel's ally defends
    assert s.engaged(0) == ["Weapons Runner"]
    assert s.times("activate", "Weapons Runner") == 0


# -- 01125 Defense Network, 01126 Illegal Arms Factory ---------------------------------------------


@pytest.mark.parametrize(("name", "start"), [("Defense Network", 2), ("Illegal Arms Factory", 3)])
@rule("MC-SAMPLE-10")
def test_side_schemes_get_one_more_threat_per_player(name: str, start: int) -> None:
    assert facing(name, hero()).card(name).threat == start + 1
    assert facing(name, hero(), hero()).card(name).threat == start + 2


@rule("MC-CRISIS-01")
def test_the_defense_network_keeps_threat_on_the_main_scheme() -> None:
    guarded = klaw(hero(), in_play=["Defense Network"], main_scheme={"threat": 3}).do("thwart Captain Marvel")
    assert guarded.threat() == 3
    assert not guarded.in_play("Defense Network")
    free = klaw(hero(), main_scheme={"threat": 3}).do("thwart Captain Marvel")
    assert free.threat() == 1


@rule("MC-SIDE-09")
def test_the_illegal_arms_factory_deals_one_more_card() -> None:
    top = ["Armored Guard", "Armored Guard"]
    s = klaw(hero(), phase="villain", step=3, in_play=["Illegal Arms Factory"], encounter_top=top)
    assert s.times("deal", 0) == 2
    assert klaw(hero(), phase="villain", step=3, encounter_top=top).times("deal", 0) == 1


# -- 01127 The "Immortal" Klaw ---------------------------------------------------------------------


@rule("MC-GET-03", "MC-GET-04", "MC-PERPL-01")
def test_the_immortal_klaw_gives_klaw_ten_hit_points_whatever_the_number_of_players() -> None:
    assert facing('The "Immortal" Klaw', hero()).value(HP, "Klaw") == 22
    s = facing('The "Immortal" Klaw', hero(), hero())
    assert s.value(HP, "Klaw") == 34
    assert s.card('The "Immortal" Klaw').threat == 6


def test_damage_beyond_his_printed_hit_points_does_not_defeat_klaw_meanwhile() -> None:
    s = klaw(hero(), in_play=['The "Immortal" Klaw'], villain={"hit_points": 11}).do("attack Captain Marvel")
    assert s.villain().damage == 13
    assert s.game.face(s.game.state.villain).code == "01113"


def test_a_new_stage_has_the_ten_hit_points_too() -> None:
    s = beaten(in_play=['The "Immortal" Klaw'])
    assert s.value(HP, "Klaw") == 28


@rule("MC-GET-05")
def test_losing_the_scheme_can_defeat_the_stage() -> None:
    scheme = {"card": 'The "Immortal" Klaw', "threat": 2}
    s = klaw(hero(), in_play=[scheme], villain={"hit_points": 10}).do("thwart Captain Marvel")
    assert s.times("defeated", "Klaw") == 1
    assert s.game.face(s.game.state.villain).code == "01114"


def test_losing_the_scheme_leaves_a_healthier_stage_with_fewer_hit_points() -> None:
    scheme = {"card": 'The "Immortal" Klaw', "threat": 2}
    s = klaw(hero(), in_play=[scheme], villain={"hit_points": 11}).do("thwart Captain Marvel")
    assert s.game.face(s.game.state.villain).code == "01113"
    assert (s.value(HP, "Klaw"), s.villain().damage) == (12, 11)


@rule("MC-SIDE-08")
def test_the_immortal_klaw_accelerates_the_main_scheme() -> None:
    s = klaw(hero(), phase="villain", in_play=['The "Immortal" Klaw'], encounter_top=PLAIN)
    assert s.threat() == 2
