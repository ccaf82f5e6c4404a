"""The modular set Masters of Evil: what each card does, and when it does not."""

from typing import Any

from goldenrule.games.champions import ids
from goldenrule.testing import rule
from tests.champions.situation import Situation, Start, alter_ego, hero

PLAIN = ["Advance", "Assault"]
"""Two boost cards without icons and Boost abilities."""
MASTERS = ["Radioactive Man", "Whirlwind", "Tiger Shark", "Melter"]


evil = Start("captain_marvel", "spider_man", "iron_man", scenario="klaw", bare=True)
"""Captain Marvel (ATK 2, DEF 1, 12 hit points), then Spider-Man, against Klaw I (ATK 0) with this modular set."""


def attacked(boost: str, *players: dict[str, Any], **more: Any) -> Situation:
    """Klaw attacks Captain Marvel with this boost card and one that does nothing."""
    return evil.revealing("Assault", *players, **{"encounter_top": [boost, "Advance"], **more})


minions_attack = evil.but(
    step=2,
    villain={"statuses": ["stunned"]},
    encounter_top=["Defense Network", "Illegal Arms Factory", "The Masters of Evil"],
)
"""Step two of the villain phase; Klaw is stunned, so that only the minions attack."""


# -- 01128 The Masters of Evil ---------------------------------------------------------------------
@rule("MC-SIDE-03")
def test_the_masters_of_evil_bring_one_of_them_against_the_first_player() -> None:
    s = evil.revealing(
        "The Masters of Evil", hero(), hero(), encounter_top=["Armored Guard", "Sonic Boom", "Tiger Shark"]
    )
    s.then("The Masters of Evil", threat=6)
    s.then(engaged=["Tiger Shark"], encounter_discard=["Sonic Boom", "Armored Guard"]).then(1, engaged=[])


def test_the_minion_engages_the_first_player_even_if_another_player_reveals_the_scheme() -> None:
    s = evil(hero(), hero(dealt=["The Masters of Evil"]), step=4, encounter_top=["Melter"])
    s.then(engaged=["Melter"]).then(1, engaged=[])


@rule("MC-EMPTYENC-04")
def test_the_masters_of_evil_find_nobody_when_the_deck_runs_out() -> None:
    s = evil.revealing(
        "The Masters of Evil", hero(), encounter_deck=["Armored Guard"], encounter_discard=["Melter", "Whirlwind"]
    )
    s.then(engaged=[], acceleration=1)


@rule("MC-SIDE-08")
def test_the_masters_of_evil_accelerate_the_main_scheme() -> None:
    evil(hero(), step=1, in_play=["The Masters of Evil"], encounter_top=PLAIN).then(threat=2)


# -- 01129 Radioactive Man -------------------------------------------------------------------------
def test_radioactive_man_takes_a_random_card_after_he_attacked() -> None:
    s = minions_attack(hero(hand=["Strength"], engaged=["Radioactive Man"])).do("pass")
    s.then(damage=1, discard=["Strength"]).happened("forced Radioactive Man", "discard_random 0")


def test_radioactive_man_takes_a_card_of_the_attacked_player_though_an_ally_defends() -> None:
    player = hero(hand=["Strength"], engaged=["Radioactive Man"], in_play=["Hawkeye"])
    minions_attack(player).do("defend Hawkeye").then(discard=["Strength"])


@rule("MC-DEFEND-08")
def test_radioactive_man_takes_a_card_of_the_player_who_defends_for_another() -> None:
    s = minions_attack(hero(hand=["Strength"], engaged=["Radioactive Man"]), hero(hand=["Energy"]))
    s.do("pass", "1: defend Spider-Man").then(hand=["Strength"]).then(1, hand=[], discard=["Energy"])


def test_radioactive_man_takes_no_card_when_he_schemes_or_is_stunned() -> None:
    schemes = minions_attack(
        alter_ego(hand=["Strength"], engaged=["Radioactive Man"]), villain={"statuses": ["confused"]}
    )
    schemes.then(threat=1, hand=["Strength"])
    stunned = minions_attack(hero(hand=["Strength"], engaged=[{"card": "Radioactive Man", "statuses": ["stunned"]}]))
    stunned.then(hand=["Strength"]).never("forced Radioactive Man")


def test_radioactive_man_as_a_boost_takes_a_random_card() -> None:
    s = attacked("Radioactive Man", hero(hand=["Strength"])).do("pass")
    s.happened("boost_ability Radioactive Man").then(discard=["Strength"], damage=0)


def test_radioactive_man_as_a_boost_does_nothing_to_an_empty_hand() -> None:
    attacked("Radioactive Man", hero()).do("pass").happened("boost_ability Radioactive Man").then(discard=[])


# -- 01130 Whirlwind -------------------------------------------------------------------------------
def test_whirlwind_attacks_each_other_hero_at_the_same_time() -> None:
    s = minions_attack(hero(engaged=["Whirlwind"]), hero(), hero()).happened("attack_also Whirlwind", times=2)
    s.do("pass", "1: pass", "2: pass", "1: pass", "pass", "2: pass", "2: pass", "pass", "1: pass").then(damage=2)
    s.then(1, damage=2).then(2, damage=2).happened("forced Whirlwind")


def test_each_attack_of_whirlwind_has_its_own_defender() -> None:
    s = minions_attack(hero(engaged=["Whirlwind"], in_play=["Hawkeye"]), hero(hand=[]))
    s.do("defend Hawkeye")  # for Captain Marvel
    s.asked(1, "defend")
    s.do("1: defend Spider-Man")  # DEF 3
    s.then("Hawkeye", damage=2).then(damage=0, exhausted=False).then(1, damage=0, exhausted=True)


def test_a_defender_covers_one_player_only() -> None:
    s = minions_attack(hero(engaged=["Whirlwind"]), hero())
    s.do("pass", "1: defend Spider-Man")  # Spider-Man defends Captain Marvel
    s.do("pass")  # nobody is left for the attack on himself but Captain Marvel
    s.then(damage=0)
    s.then(1, damage=2)  # the attack on himself; the other one meets his DEF


@rule("MC-FORM-06")
def test_whirlwind_leaves_out_players_in_alter_ego_form() -> None:
    s = minions_attack(hero(engaged=["Whirlwind"]), alter_ego()).do("pass")
    s.then(damage=2).then(1, damage=0).never("attack_also")


def test_whirlwind_alone_with_one_hero_attacks_once() -> None:
    minions_attack(hero(engaged=["Whirlwind"])).do("pass").then(damage=2).happened("attack_damage Whirlwind")


@rule("MC-STATUS-07")
def test_a_stunned_whirlwind_attacks_nobody() -> None:
    s = minions_attack(hero(engaged=[{"card": "Whirlwind", "statuses": ["stunned"]}]), hero())
    s.never("attack_damage").then("Whirlwind", statuses=[])


@rule("MC-REPLACE-05")
def test_webbed_up_stops_every_part_of_whirlwinds_attack() -> None:
    web = {"card": "Webbed Up", "attached_to": "Whirlwind"}
    for first in ("order Whirlwind", "order Webbed Up"):
        s = minions_attack(hero(engaged=["Whirlwind"]), hero(in_play=[web])).do(first)
        s.never("attack_damage").then(damage=0).then(1, damage=0).then("Whirlwind", statuses=["stunned"])


@rule("MC-KW-RETAL-01")
def test_a_hero_with_retaliate_answers_each_attack_of_whirlwind_on_him() -> None:
    more: dict[str, Any] = {"heroes": ["captain_marvel", "black_panther"]}
    s = minions_attack(hero(engaged=["Whirlwind"]), hero(), **more).do("pass", "1: defend Black Panther", "pass")
    s.happened("retaliate Black Panther Whirlwind 1", times=2).then("Whirlwind", damage=2)


def test_whirlwind_schemes_once() -> None:
    s = minions_attack(alter_ego(engaged=["Whirlwind"]), hero(), villain={"statuses": ["confused", "stunned"]})
    s.then(threat=1).never("attack_also")


def test_whirlwind_as_a_boost_damages_each_hero() -> None:
    s = attacked("Whirlwind", hero(in_play=["Hawkeye"]), hero()).do("pass", "1: pass")
    s.then(damage=1).then(1, damage=1).then("Hawkeye", damage=0)
    attacked("Whirlwind", hero(), alter_ego()).do("pass").then(damage=1).then(1, damage=0)


# -- 01131 Tiger Shark -----------------------------------------------------------------------------
def test_tiger_shark_becomes_tough_after_he_attacked() -> None:
    s = minions_attack(hero(engaged=["Tiger Shark"])).do("pass")
    s.then(damage=3).happened("forced Tiger Shark").then("Tiger Shark", statuses=["tough"])


@rule("OQ-08")
def test_retaliate_reaches_tiger_shark_before_he_becomes_tough() -> None:
    s = minions_attack(hero(engaged=["Tiger Shark"]), heroes=["black_panther"]).do("pass")
    s.then("Tiger Shark", damage=1, statuses=["tough"])


def test_tiger_shark_does_not_become_tough_without_an_attack() -> None:
    stunned = minions_attack(hero(engaged=[{"card": "Tiger Shark", "statuses": ["stunned"]}]))
    stunned.then("Tiger Shark", statuses=[])
    schemes = minions_attack(alter_ego(engaged=["Tiger Shark"]), villain={"statuses": ["confused"]})
    schemes.then("Tiger Shark", statuses=[])


def test_tiger_shark_as_a_boost_makes_the_villain_tough() -> None:
    attacked("Tiger Shark", hero()).do("pass").then("villain", statuses=["tough"]).happened("status Klaw tough")


# -- 01132 Melter ----------------------------------------------------------------------------------
def test_against_melter_an_ally_has_to_defend() -> None:
    s = minions_attack(hero(engaged=["Melter"], in_play=["Hawkeye", "Maria Hill"]))
    s.only_offered("defend Hawkeye", "defend Maria Hill").do("defend Maria Hill")
    s.then(not_in_play=["Maria Hill"], damage=0)


def test_the_only_ready_ally_defends_against_melter_without_a_question() -> None:
    exhausted = {"card": "Hawkeye", "exhausted": True}
    s = minions_attack(hero(engaged=["Melter"], in_play=[exhausted, "Maria Hill"]))
    s.happened("defend Maria Hill Melter").idle(0)


def test_without_a_ready_ally_the_hero_may_defend_against_melter_or_not() -> None:
    exhausted = {"card": "Hawkeye", "exhausted": True}
    s = minions_attack(hero(engaged=["Melter"], in_play=[exhausted]))
    s.only_offered("defend Captain Marvel", "pass").do("defend Captain Marvel").then(damage=2)


def test_allies_of_other_players_do_not_have_to_defend_against_melter() -> None:
    s = minions_attack(hero(engaged=["Melter"]), hero(in_play=["Daredevil"])).do("pass").asked(1, "defend")
    s.only_offered("1: defend Spider-Man", "1: defend Daredevil", "1: pass").do("1: pass").then(damage=3)


def test_an_ally_does_not_have_to_defend_against_other_enemies() -> None:
    s = minions_attack(hero(engaged=["Melter", "Weapons Runner"], in_play=["Hawkeye"])).do("order Weapons Runner")
    s.only_offered("defend Captain Marvel", "defend Hawkeye", "pass")


def test_melter_as_a_boost_exhausts_your_allies() -> None:
    s = attacked("Melter", hero(in_play=["Hawkeye"]), hero(in_play=["Daredevil"])).do("pass", "1: pass")
    s.then("Hawkeye", exhausted=True).then("Daredevil", exhausted=False).then(exhausted=False)


# -- 01133 Masters of Mayhem -----------------------------------------------------------------------
def test_masters_of_mayhem_makes_every_master_of_evil_minion_attack_its_hero() -> None:
    s = evil.revealing(
        "Masters of Mayhem", hero(engaged=["Tiger Shark", "Weapons Runner"]), hero(engaged=["Radioactive Man"])
    )
    s.asked(0, "minion_order").only_offered("order Tiger Shark", "order Radioactive Man")
    s.do("order Radioactive Man", "1: pass", "pass").then(damage=0).then(1, damage=1).do("pass", "1: pass")
    s.then(damage=3).then(1, damage=1).happened("attack_damage", times=2).never(f"shuffle {ids.ENCOUNTER_DECK}")


def test_klaw_does_not_attack_for_masters_of_mayhem() -> None:
    evil.revealing("Masters of Mayhem", hero(engaged=["Tiger Shark"])).do("pass").never(
        "attack_damage Klaw", "boost_dealt"
    )


@rule("MC-FORM-06", "MC-SEARCH-03")
def test_if_no_attack_is_made_masters_of_mayhem_brings_one_of_them() -> None:
    s = evil.revealing("Masters of Mayhem", alter_ego(engaged=["Tiger Shark"]), encounter_discard=["Melter"])
    s.asked(0, "search")
    assert sorted(s.options()) == ["pick Melter", "pick Radioactive Man", "pick Whirlwind"]
    s.do("pick Melter").then(engaged=["Tiger Shark", "Melter"], encounter_discard=["Masters of Mayhem"])
    s.happened(f"shuffle {ids.ENCOUNTER_DECK}")


def test_a_stunned_minion_has_not_attacked_for_masters_of_mayhem() -> None:
    s = evil.revealing("Masters of Mayhem", hero(engaged=[{"card": "Tiger Shark", "statuses": ["stunned"]}]))
    s.asked(0, "search").then("Tiger Shark", statuses=[])


def test_a_minion_of_another_kind_does_not_count_for_masters_of_mayhem() -> None:
    s = evil.revealing("Masters of Mayhem", hero(engaged=["Weapons Runner"])).do("pick Whirlwind")
    s.then(engaged=["Weapons Runner", "Whirlwind"]).never("attack_damage")


def test_masters_of_mayhem_does_nothing_when_all_are_in_play_and_none_attacks() -> None:
    s = evil.revealing("Masters of Mayhem", alter_ego(engaged=MASTERS))
    s.then(engaged=MASTERS).happened(f"shuffle {ids.ENCOUNTER_DECK}")


def test_the_found_minion_is_put_into_play_and_not_revealed() -> None:
    s = evil.revealing("Masters of Mayhem", hero()).do("pick Tiger Shark")
    s.never("reveal 0 Tiger Shark").happened("engage Tiger Shark 0")
