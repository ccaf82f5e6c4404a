"""The modular set Masters of Evil: what each card does, and when it does not."""

from __future__ import annotations

from typing import Any

from goldenrule.games.champions import ids
from goldenrule.testing import rule
from tests.champions.cards.scripted import Scripted, alter_ego, hero

PLAIN = ["Advance", "Assault"]
"""Two boost cards without icons and Boost abilities."""
MASTERS = ["Radioactive Man", "Whirlwind", "Tiger Shark", "Melter"]


def evil(*players: dict[str, Any], **given: Any) -> Scripted:
    """Captain Marvel (ATK 2, DEF 1, 12 hit points), then Spider-Man, against Klaw I (ATK 0) with this modular set."""
    heroes = ["captain_marvel", "spider_man", "iron_man"][: len(players)]
    return Scripted(**{"heroes": heroes, "scenario": "klaw", "bare": True, "players": list(players), **given})


def facing(card: str, *players: dict[str, Any], **given: Any) -> Scripted:
    """Captain Marvel reveals an encounter card."""
    first = {**players[0], "dealt": [card]}
    return evil(first, *players[1:], **{"phase": "villain", "step": 4, **given})


def attacked(boost: str, *players: dict[str, Any], **given: Any) -> Scripted:
    """Klaw attacks Captain Marvel with this boost card and one that does nothing."""
    return facing("Assault", *players, **{"encounter_top": [boost, "Advance"], **given})


def minions_attack(*players: dict[str, Any], **given: Any) -> Scripted:
    """Step two of the villain phase; Klaw is stunned, so that only the minions attack."""
    top = ["Defense Network", "Illegal Arms Factory", "The Masters of Evil"]
    given = {"villain": {"statuses": ["stunned"]}, "encounter_top": top, **given}
    return evil(*players, **{"phase": "villain", "step": 2, **given})


# -- 01128 The Masters of Evil ---------------------------------------------------------------------


@rule("MC-SIDE-03")
def test_the_masters_of_evil_bring_one_of_them_against_the_first_player() -> None:
    s = facing("The Masters of Evil", hero(), hero(), encounter_top=["Armored Guard", "Sonic Boom", "Tiger Shark"])
    assert s.card("The Masters of Evil").threat == 6
    assert (s.engaged(0), s.engaged(1)) == (["Tiger Shark"], [])
    assert s.encounter_discard() == ["Sonic Boom", "Armored Guard"]


def test_the_minion_engages_the_first_player_even_if_another_player_reveals_the_scheme() -> None:
    s = evil(hero(), hero(dealt=["The Masters of Evil"]), phase="villain", step=4, encounter_top=["Melter"])
    assert (s.engaged(0), s.engaged(1)) == (["Melter"], [])


@rule("MC-EMPTYENC-04")
def test_the_masters_of_evil_find_nobody_when_the_deck_runs_out() -> None:
    s = facing(
        "The Masters of Evil", hero(), encounter_deck=["Armored Guard"], encounter_discard=["Melter", "Whirlwind"]
    )
    assert s.engaged() == []
    assert s.game.state.acceleration == 1


@rule("MC-SIDE-08")
def test_the_masters_of_evil_accelerate_the_main_scheme() -> None:
    s = evil(hero(), phase="villain", in_play=["The Masters of Evil"], encounter_top=PLAIN)
    assert s.threat() == 2


# -- 01129 Radioactive Man -------------------------------------------------------------------------


def test_radioactive_man_takes_a_random_card_after_he_attacked() -> None:
    s = minions_attack(hero(hand=["Strength"], engaged=["Radioactive Man"])).do("pass")
    assert s.damage() == 1
    assert s.times("forced", "Radioactive Man") == 1
    assert s.times("discard_random", 0) == 1
    assert s.discard() == ["Strength"]


def test_radioactive_man_takes_a_card_of_the_attacked_player_though_an_ally_defends() -> None:
    player = hero(hand=["Strength"], engaged=["Radioactive Man"], in_play=["Hawkeye"])
    s = minions_attack(player).do("defend Hawkeye")
    assert s.discard() == ["Strength"]


@rule("MC-DEFEND-08")
def test_radioactive_man_takes_a_card_of_the_player_who_defends_for_another() -> None:
    s = minions_attack(hero(hand=["Strength"], engaged=["Radioactive Man"]), hero(hand=["Energy"]))
    s.do("pass", "defend Spider-Man")
    assert s.hand(0) == ["Strength"]
    assert (s.hand(1), s.discard(1)) == ([], ["Energy"])


def test_radioactive_man_takes_no_card_when_he_schemes_or_is_stunned() -> None:
    schemes = minions_attack(
        alter_ego(hand=["Strength"], engaged=["Radioactive Man"]), villain={"statuses": ["confused"]}
    )
    assert schemes.threat() == 1
    assert schemes.hand() == ["Strength"]
    stunned = minions_attack(hero(hand=["Strength"], engaged=[{"card": "Radioactive Man", "statuses": ["stunned"]}]))
    assert stunned.hand() == ["Strength"]
    assert stunned.times("forced", "Radioactive Man") == 0


def test_radioactive_man_as_a_boost_takes_a_random_card() -> None:
    s = attacked("Radioactive Man", hero(hand=["Strength"])).do("pass")
    assert s.times("boost_ability", "Radioactive Man") == 1
    assert s.discard() == ["Strength"]
    assert s.damage() == 0


def test_radioactive_man_as_a_boost_does_nothing_to_an_empty_hand() -> None:
    s = attacked("Radioactive Man", hero()).do("pass")
    assert s.times("boost_ability", "Radioactive Man") == 1
    assert s.discard() == []


# -- 01130 Whirlwind -------------------------------------------------------------------------------


def test_whirlwind_attacks_each_other_hero_at_the_same_time() -> None:
    s = minions_attack(hero(engaged=["Whirlwind"]), hero(), hero())
    assert s.times("attack_also", "Whirlwind") == 2
    s.do("pass", "pass", "pass", "pass", "pass", "pass", "pass", "pass", "pass")
    assert (s.damage(0), s.damage(1), s.damage(2)) == (2, 2, 2)
    assert s.times("forced", "Whirlwind") == 1


def test_each_attack_of_whirlwind_has_its_own_defender() -> None:
    s = minions_attack(hero(engaged=["Whirlwind"], in_play=["Hawkeye"]), hero(hand=[]))
    s.do("defend Hawkeye")  # for Captain Marvel
    assert s.asked() == ("defend", 1)
    s.do("defend Spider-Man")  # DEF 3
    assert s.card("Hawkeye").damage == 2
    assert (s.damage(0), s.damage(1)) == (0, 0)
    assert s.identity(1).exhausted
    assert not s.identity(0).exhausted


def test_a_defender_covers_one_player_only() -> None:
    s = minions_attack(hero(engaged=["Whirlwind"]), hero())
    s.do("pass", "defend Spider-Man")  # Spider-Man defends Captain Marvel
    s.do("pass")  # nobody is left for the attack on himself but Captain Marvel
    assert s.damage(0) == 0
    assert s.damage(1) == 2  # the attack on himself; the other one meets his DEF


@rule("MC-FORM-06")
def test_whirlwind_leaves_out_players_in_alter_ego_form() -> None:
    s = minions_attack(hero(engaged=["Whirlwind"]), alter_ego()).do("pass")
    assert (s.damage(0), s.damage(1)) == (2, 0)
    assert s.times("attack_also") == 0


def test_whirlwind_alone_with_one_hero_attacks_once() -> None:
    s = minions_attack(hero(engaged=["Whirlwind"])).do("pass")
    assert s.damage() == 2
    assert s.times("attack_damage", "Whirlwind") == 1


@rule("MC-STATUS-07")
def test_a_stunned_whirlwind_attacks_nobody() -> None:
    s = minions_attack(hero(engaged=[{"card": "Whirlwind", "statuses": ["stunned"]}]), hero())
    assert s.times("attack_damage") == 0
    assert not s.card("Whirlwind").stunned


@rule("MC-REPLACE-05")
def test_webbed_up_stops_every_part_of_whirlwinds_attack() -> None:
    web = {"card": "Webbed Up", "attached_to": "Whirlwind"}
    for first in ("order Whirlwind", "order Webbed Up"):
        s = minions_attack(hero(engaged=["Whirlwind"]), hero(in_play=[web])).do(first)
        assert s.times("attack_damage") == 0
        assert (s.damage(0), s.damage(1)) == (0, 0)
        assert s.card("Whirlwind").stunned


@rule("MC-KW-RETAL-01")
def test_a_hero_with_retaliate_answers_each_attack_of_whirlwind_on_him() -> None:
    given: dict[str, Any] = {"heroes": ["captain_marvel", "black_panther"]}
    s = minions_attack(hero(engaged=["Whirlwind"]), hero(), **given)
    s.do("pass", "defend Black Panther", "pass")
    assert s.times("retaliate", "Black Panther", "Whirlwind", 1) == 2
    assert s.card("Whirlwind").damage == 2


def test_whirlwind_schemes_once() -> None:
    s = minions_attack(alter_ego(engaged=["Whirlwind"]), hero(), villain={"statuses": ["confused", "stunned"]})
    assert s.threat() == 1
    assert s.times("attack_also") == 0


def test_whirlwind_as_a_boost_damages_each_hero() -> None:
    s = attacked("Whirlwind", hero(in_play=["Hawkeye"]), hero()).do("pass", "pass")
    assert (s.damage(0), s.damage(1)) == (1, 1)
    assert s.card("Hawkeye").damage == 0
    s = attacked("Whirlwind", hero(), alter_ego()).do("pass")
    assert (s.damage(0), s.damage(1)) == (1, 0)


# -- 01131 Tiger Shark -----------------------------------------------------------------------------


def test_tiger_shark_becomes_tough_after_he_attacked() -> None:
    s = minions_attack(hero(engaged=["Tiger Shark"])).do("pass")
    assert s.damage() == 3
    assert s.times("forced", "Tiger Shark") == 1
    assert s.card("Tiger Shark").tough


@rule("OQ-08")
def test_retaliate_reaches_tiger_shark_before_he_becomes_tough() -> None:
    s = minions_attack(hero(engaged=["Tiger Shark"]), heroes=["black_panther"]).do("pass")
    assert s.card("Tiger Shark").damage == 1
    assert s.card("Tiger Shark").tough


def test_tiger_shark_does_not_become_tough_without_an_attack() -> None:
    stunned = minions_attack(hero(engaged=[{"card": "Tiger Shark", "statuses": ["stunned"]}]))
    assert not stunned.card("Tiger Shark").tough
    schemes = minions_attack(alter_ego(engaged=["Tiger Shark"]), villain={"statuses": ["confused"]})
    assert not schemes.card("Tiger Shark").tough


def test_tiger_shark_as_a_boost_makes_the_villain_tough() -> None:
    s = attacked("Tiger Shark", hero()).do("pass")
    assert s.villain().tough
    assert s.times("status", "Klaw", "tough") == 1


# -- 01132 Melter ----------------------------------------------------------------------------------


def test_against_melter_an_ally_has_to_defend() -> None:
    s = minions_attack(hero(engaged=["Melter"], in_play=["Hawkeye", "Maria Hill"]))
    assert s.offered() == ["defend Hawkeye", "defend Maria Hill"]
    s.do("defend Maria Hill")
    assert not s.in_play("Maria Hill")
    assert s.damage() == 0


def test_the_only_ready_ally_defends_against_melter_without_a_question() -> None:
    exhausted = {"card": "Hawkeye", "exhausted": True}
    s = minions_attack(hero(engaged=["Melter"], in_play=[exhausted, "Maria Hill"]))
    assert s.times("defend", "Maria Hill", "Melter") == 1
    assert s.asked() == ("turn", 0)


def test_without_a_ready_ally_the_hero_may_defend_against_melter_or_not() -> None:
    exhausted = {"card": "Hawkeye", "exhausted": True}
    s = minions_attack(hero(engaged=["Melter"], in_play=[exhausted]))
    assert s.offered() == ["defend Captain Marvel", "pass"]
    s.do("defend Captain Marvel")
    assert s.damage() == 2


def test_allies_of_other_players_do_not_have_to_defend_against_melter() -> None:
    s = minions_attack(hero(engaged=["Melter"]), hero(in_play=["Daredevil"])).do("pass")
    assert s.asked() == ("defend", 1)
    assert s.offered() == ["defend Spider-Man", "defend Daredevil", "pass"]
    s.do("pass")
    assert s.damage(0) == 3


def test_an_ally_does_not_have_to_defend_against_other_enemies() -> None:
    s = minions_attack(hero(engaged=["Melter", "Weapons Runner"], in_play=["Hawkeye"])).do("order Weapons Runner")
    assert s.offered() == ["defend Captain Marvel", "defend Hawkeye", "pass"]


def test_melter_as_a_boost_exhausts_your_allies() -> None:
    s = attacked("Melter", hero(in_play=["Hawkeye"]), hero(in_play=["Daredevil"])).do("pass", "pass")
    assert s.card("Hawkeye").exhausted
    assert not s.card("Daredevil").exhausted
    assert not s.identity().exhausted


# -- 01133 Masters of Mayhem -----------------------------------------------------------------------


def test_masters_of_mayhem_makes_every_master_of_evil_minion_attack_its_hero() -> None:
    s = facing("Masters of Mayhem", hero(engaged=["Tiger Shark", "Weapons Runner"]), hero(engaged=["Radioactive Man"]))
    assert s.asked() == ("minion_order", 0)
    assert s.offered() == ["order Tiger Shark", "order Radioactive Man"]
    s.do("order Radioactive Man", "pass", "pass")
    assert (s.damage(0), s.damage(1)) == (0, 1)
    s.do("pass", "pass")
    assert (s.damage(0), s.damage(1)) == (3, 1)
    assert s.times("attack_damage") == 2
    assert s.times("shuffle", ids.ENCOUNTER_DECK) == 0


def test_klaw_does_not_attack_for_masters_of_mayhem() -> None:
    s = facing("Masters of Mayhem", hero(engaged=["Tiger Shark"])).do("pass")
    assert s.times("attack_damage", "Klaw") == 0
    assert s.times("boost_dealt") == 0


@rule("MC-FORM-06", "MC-SEARCH-03")
def test_if_no_attack_is_made_masters_of_mayhem_brings_one_of_them() -> None:
    s = facing("Masters of Mayhem", alter_ego(engaged=["Tiger Shark"]), encounter_discard=["Melter"])
    assert s.asked() == ("search", 0)
    assert sorted(s.offered()) == ["pick Melter", "pick Radioactive Man", "pick Whirlwind"]
    s.do("pick Melter")
    assert s.engaged() == ["Tiger Shark", "Melter"]
    assert s.times("shuffle", ids.ENCOUNTER_DECK) == 1
    assert s.encounter_discard() == ["Masters of Mayhem"]


def test_a_stunned_minion_has_not_attacked_for_masters_of_mayhem() -> None:
    s = facing("Masters of Mayhem", hero(engaged=[{"card": "Tiger Shark", "statuses": ["stunned"]}]))
    assert s.asked() == ("search", 0)
    assert not s.card("Tiger Shark").stunned


def test_a_minion_of_another_kind_does_not_count_for_masters_of_mayhem() -> None:
    s = facing("Masters of Mayhem", hero(engaged=["Weapons Runner"])).do("pick Whirlwind")
    assert s.engaged() == ["Weapons Runner", "Whirlwind"]
    assert s.times("attack_damage") == 0


def test_masters_of_mayhem_does_nothing_when_all_are_in_play_and_none_attacks() -> None:
    s = facing("Masters of Mayhem", alter_ego(engaged=MASTERS))
    assert s.engaged() == MASTERS
    assert s.times("shuffle", ids.ENCOUNTER_DECK) == 1


def test_the_found_minion_is_put_into_play_and_not_revealed() -> None:
    s = facing("Masters of Mayhem", hero()).do("pick Tiger Shark")
    assert s.times("reveal", 0, "Tiger Shark") == 0
    assert s.times("engage", "Tiger Shark", 0) == 1
