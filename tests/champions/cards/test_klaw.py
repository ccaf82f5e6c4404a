"""The Klaw scenario: what each card does, and when it does not."""

from __future__ import annotations

from typing import Any

import pytest

from goldenrule.games.champions import ids
from goldenrule.games.champions.catalogue import load_content
from goldenrule.games.champions.game import Champions
from goldenrule.games.champions.ids import ATK, GUARD, HP, RETALIATE
from goldenrule.games.champions.rules.setup import Setup, new_game
from goldenrule.games.champions.sets import heroes as hero_sets
from goldenrule.testing import rule
from tests.champions.cards.scripted import Scripted, alter_ego, hero

PLAIN = ["Advance", "Assault"]
"""Two boost cards without icons and Boost abilities."""


def klaw(*players: dict[str, Any], **given: Any) -> Scripted:
    """Captain Marvel (ATK 2, DEF 1, 12 hit points), then Spider-Man, against Klaw I (ATK 0, SCH 2, 12 hit points)."""
    heroes = ["captain_marvel", "spider_man"][: len(players)]
    return Scripted(**{"heroes": heroes, "scenario": "klaw", "bare": True, "players": list(players), **given})


def facing(card: str, *players: dict[str, Any], **given: Any) -> Scripted:
    """Captain Marvel reveals an encounter card."""
    first = {**players[0], "dealt": [card]}
    return klaw(first, *players[1:], **{"phase": "villain", "step": 4, **given})


def attacked(boosts: list[str], *players: dict[str, Any], **given: Any) -> Scripted:
    """Klaw attacks Captain Marvel, with these boost cards."""
    return facing("Assault", *players, **{"encounter_top": boosts, **given})


def activated(boosts: list[str], *players: dict[str, Any], **given: Any) -> Scripted:
    """Step two of the villain phase, with these boost cards; what is dealt afterwards only enters play."""
    top = [*boosts, "Defense Network", "Illegal Arms Factory"]
    return klaw(*players, **{"phase": "villain", "step": 2, "encounter_top": top, **given})


def set_up(*heroes: str, **options: Any) -> Champions:
    """A game after the set-up of the scenario."""
    return new_game(Setup(heroes=heroes or ("captain_marvel",), scenario="klaw", **options), load_content())


def names(g: Champions, zone: int) -> list[str]:
    return [g.ident(e).name for e in g.state.zones[zone]]


# -- 01113 Klaw I ----------------------------------------------------------------------------------


@rule("MC-BOOST-11", "MC-BOOST-12")
def test_klaw_gets_one_more_boost_card_when_he_attacks() -> None:
    s = attacked(["Armored Guard", "Solid-Sound Body"], hero()).do("pass")
    assert s.times("forced", "Klaw") == 1
    assert s.times("boost_dealt", "Klaw") == 2
    assert s.times("boost", "Armored Guard", 1) == 1
    assert s.times("boost", "Solid-Sound Body", 3) == 1
    assert s.damage() == 4
    assert s.encounter_discard() == ["Assault", "Solid-Sound Body", "Armored Guard"]


@rule("MC-EATTACK-11")
def test_the_first_boost_card_is_discarded_before_the_next_one_is_turned() -> None:
    s = attacked(["Armored Guard", "Solid-Sound Body"], hero()).do("pass")
    kinds = [e[:2] for e in s.events if e[0] in ("boost_turned", "boost")]
    assert kinds == [
        ("boost_turned", "Armored Guard"),
        ("boost", "Armored Guard"),
        ("boost_turned", "Solid-Sound Body"),
        ("boost", "Solid-Sound Body"),
    ]


def test_the_extra_boost_card_comes_when_the_attack_begins_before_optional_interrupts() -> None:
    s = attacked(["Armored Guard", "Solid-Sound Body"], hero(), heroes=["spider_man"])
    assert s.offered() == ["use Spider-Man", "pass"]
    assert [s.game.ident(e).name for e in s.game.state.zones[ids.BOOST]] == ["Armored Guard"]


def test_klaw_gets_the_extra_boost_card_in_step_two_as_well() -> None:
    s = activated(["Armored Guard", "Solid-Sound Body"], hero()).do("pass")
    assert s.damage() == 4


def test_klaw_gets_one_boost_card_when_he_schemes() -> None:
    s = activated(["Armored Guard"], alter_ego())
    assert s.times("boost_dealt") == 1
    assert s.times("forced", "Klaw") == 0
    assert s.threat() == 3


@rule("OQ-14")
def test_a_stunned_klaw_gets_no_boost_card() -> None:
    s = attacked(PLAIN, hero(), villain={"statuses": ["stunned"]})
    assert s.times("boost_dealt") == 0
    assert not s.villain().stunned


def test_minions_get_no_boost_card_from_klaw() -> None:
    s = activated(PLAIN, hero(engaged=[{"card": "Weapons Runner"}])).do("pass")
    assert s.times("boost_dealt") == 2
    s.do("pass")
    assert s.times("boost_dealt") == 2
    assert s.damage() == 1


@rule("MC-EMPTYENC-07")
def test_the_second_boost_card_comes_from_the_rebuilt_deck() -> None:
    s = facing(
        "Assault", hero(), encounter_deck=["Armored Guard"], encounter_discard=["Armored Guard", "Armored Guard"]
    )
    assert s.game.state.acceleration == 1
    assert len(s.game.state.zones[ids.BOOST]) == 2
    s.do("pass")
    assert s.damage() == 2


# -- 01114 Klaw II ---------------------------------------------------------------------------------


def beaten(**given: Any) -> Scripted:
    """Captain Marvel defeats Klaw I."""
    return klaw(hero(), **{"villain": {"hit_points": 2}, **given}).do("attack Captain Marvel")


@rule("MC-VDEFEAT-03", "MC-REVEAL-10")
def test_klaw_ii_finds_the_immortal_klaw_in_the_deck_and_reveals_it() -> None:
    s = beaten()
    assert s.game.face(s.game.state.villain).code == "01114"
    assert s.times("when_revealed", "Klaw") == 1
    assert s.times("reveal", 0, 'The "Immortal" Klaw') == 1
    assert s.times("shuffle", ids.ENCOUNTER_DECK) == 1
    assert s.card('The "Immortal" Klaw').threat == 3
    assert s.value(HP, "Klaw") == 28
    assert s.villain().damage == 0


def test_klaw_ii_finds_the_immortal_klaw_in_the_discard_pile() -> None:
    s = beaten(encounter_discard=['The "Immortal" Klaw', "Sonic Boom"])
    assert s.in_play('The "Immortal" Klaw')
    assert s.encounter_discard() == ["Sonic Boom"]


def test_klaw_ii_finds_nothing_when_the_scheme_is_in_play() -> None:
    s = beaten(in_play=[{"card": 'The "Immortal" Klaw', "threat": 2}])
    assert s.times("reveal") == 0
    assert s.times("shuffle", ids.ENCOUNTER_DECK) == 1
    assert s.card('The "Immortal" Klaw').threat == 2


def test_klaw_ii_gets_the_extra_boost_card_too() -> None:
    s = attacked(["Armored Guard", "Solid-Sound Body"], hero(), villain={"stage": "II"}).do("pass")
    assert s.damage() == 5


def test_in_expert_mode_the_immortal_klaw_is_there_from_the_beginning() -> None:
    g = set_up(expert=True)
    assert g.face(g.state.villain).code == "01114"
    assert 'The "Immortal" Klaw' in names(g, ids.TABLE)


# -- 01115 Klaw III --------------------------------------------------------------------------------


@rule("OQ-34")
def test_klaw_iii_enters_tough_and_reveals_nothing() -> None:
    s = klaw(hero(), expert=True, villain={"stage": "II", "hit_points": 2}).do("attack Captain Marvel")
    assert s.game.face(s.game.state.villain).code == "01115"
    assert s.villain().tough
    assert s.times("reveal") == 0


def test_klaw_iii_gets_the_extra_boost_card_too() -> None:
    stage = {"stage": "III"}
    s = attacked(["Armored Guard", "Solid-Sound Body"], hero(), expert=True, villain=stage).do("pass")
    assert s.times("boost_dealt") == 2
    assert s.damage() == 6


# -- 01116a, 01116b Underground Distribution -------------------------------------------------------


@rule("MC-SETUP-10", "OQ-02")
def test_set_up_reveals_the_defense_network() -> None:
    for heroes in (("captain_marvel",), ("captain_marvel", "spider_man")):
        g = set_up(*heroes)
        networks = [e for e in g.state.zones[ids.TABLE] if g.face(e).code == "01125"]
        assert len(networks) == 1
        assert g.table_card(networks[0]).threat == 2 + len(heroes)


@rule("OQ-03")
def test_set_up_hunts_for_a_minion_against_the_first_player() -> None:
    for seed in range(12):
        g = set_up("captain_marvel", "spider_man", seed=str(seed), first_player=seed % 2)
        first = seed % 2
        assert len(g.state.zones[ids.ENGAGEMENTS[first]]) == 1
        assert g.state.zones[ids.ENGAGEMENTS[1 - first]] == ()
        pile = [g.ident(e).type for e in g.state.zones[ids.ENCOUNTER_DISCARD]]
        assert "minion" not in pile


def test_obligations_are_not_in_the_deck_when_the_hunt_goes_on() -> None:
    for seed in range(12):
        g = set_up(seed=str(seed))
        obligation = load_content().face(hero_sets()["captain_marvel"].obligation).name
        assert obligation not in names(g, ids.ENCOUNTER_DISCARD)
        assert obligation in names(g, ids.ENCOUNTER_DECK)


def test_the_deck_is_shuffled_before_the_hunt() -> None:
    found = set()
    for seed in range(12):
        g = set_up(seed=str(seed))
        found |= set(names(g, ids.ENGAGEMENTS[0]))
    assert len(found) > 2


@rule("OQ-33")
def test_completing_1b_goes_on_to_2b_and_another_minion_comes() -> None:
    top = ["Sonic Boom", "Armored Guard", *PLAIN]
    s = klaw(hero(), phase="villain", main_scheme={"threat": 5}, encounter_top=top)
    assert s.times("scheme_completed", "Underground Distribution") == 1
    assert s.game.face(s.game.state.main_scheme).code == "01117b"
    assert s.threat() == 0
    assert s.times("when_revealed", "Secret Rendezvous") == 1
    assert s.engaged() == ["Armored Guard"]
    assert s.encounter_discard() == ["Sonic Boom"]
    assert s.card("Armored Guard").tough


def test_1b_is_not_completed_below_its_target() -> None:
    s = klaw(hero(), phase="villain", main_scheme={"threat": 4}, encounter_top=PLAIN)
    assert s.game.face(s.game.state.main_scheme).code == "01116b"
    assert s.engaged() == []


# -- 01117a, 01117b Secret Rendezvous --------------------------------------------------------------


@rule("MC-MAIN-07", "OQ-74")
def test_threat_beyond_the_target_is_lost() -> None:
    s = klaw(alter_ego(), phase="villain", step=2, main_scheme={"threat": 5}, encounter_top=["Armored Guard"] * 3)
    assert s.game.face(s.game.state.main_scheme).code == "01117b"
    assert s.threat() == 0


def test_the_minion_of_2a_engages_the_first_player() -> None:
    s = klaw(
        hero(),
        hero(),
        first=1,
        phase="villain",
        main_scheme={"threat": 10},
        encounter_top=["Armored Guard", *PLAIN],
    )
    assert (s.engaged(0), s.engaged(1)) == ([], ["Armored Guard"])


@rule("MC-WREV-04", "MC-KW-SURGE-01")
def test_the_minion_of_2a_is_put_into_play_and_not_revealed() -> None:
    given: dict[str, Any] = {"phase": "villain", "main_scheme": {"threat": 5}, "modular": ["bomb_scare"]}
    bomber = klaw(hero(), encounter_top=["Hydra Bomber", *PLAIN], **given)
    assert bomber.engaged() == ["Hydra Bomber"]
    assert bomber.times("when_revealed", "Hydra Bomber") == 0
    runner = klaw(hero(), encounter_top=["Weapons Runner", *PLAIN], **given)
    assert runner.engaged() == ["Weapons Runner"]
    assert runner.times("surge") == 0
    assert runner.times("reveal") == 0


@rule("MC-MINION-05")
def test_the_minion_of_2a_activates_in_the_same_villain_phase() -> None:
    top = ["Armored Guard", *PLAIN]
    s = klaw(hero(), phase="villain", main_scheme={"threat": 5}, encounter_top=top).do("pass", "pass")
    assert s.times("activate", "Armored Guard") == 1
    assert s.damage() == 1


@rule("MC-EMPTYENC-04", "MC-EMPTYENC-06")
def test_the_hunt_fails_when_the_deck_runs_out() -> None:
    s = klaw(
        hero(),
        phase="villain",
        main_scheme={"threat": 5},
        encounter_deck=["Sonic Boom"],
        encounter_discard=["Armored Guard", "Armored Guard", "Armored Guard"],
    )
    assert s.game.face(s.game.state.main_scheme).code == "01117b"
    assert s.engaged() == []
    assert s.game.state.acceleration == 1


def test_the_last_card_of_the_deck_can_be_the_minion() -> None:
    s = klaw(
        hero(),
        phase="villain",
        main_scheme={"threat": 5},
        encounter_deck=["Weapons Runner"],
        encounter_discard=["Sonic Boom", "Sonic Boom", "Advance", "Advance"],
    )
    assert s.engaged() == ["Weapons Runner"]
    assert s.game.state.acceleration == 1


@rule("MC-MAIN-04")
def test_completing_2b_loses_the_game() -> None:
    s = klaw(hero(), phase="villain", main_scheme={"stage": "2B", "threat": 7})
    assert s.game.state.winner == "villain"


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
