"""Iron Man's cards: what each does, and when it does not."""

from typing import Any

from goldenrule.games.champions.events import Paid
from goldenrule.games.champions.rules import values
from goldenrule.testing import rule
from tests.champions.situation import Situation, alter_ego, hero, iron_man

ENCOUNTER = ["Advance", "Hydra Mercenary"]
"""A boost card without icons and Boost ability, then a card to be dealt."""
ALL_TECH = [
    "Arc Reactor", "Mark V Armor", "Mark V Helmet", "Powered Gauntlets", "Powered Gauntlets", "Rocket Boots",
    "Rocket Boots",
]  # fmt: skip


# -- 01029a Iron Man -------------------------------------------------------------------------------
@rule("MC-HANDSIZE-01")
def test_iron_mans_hand_size_grows_with_his_tech_upgrades() -> None:
    s = iron_man(hero(in_play=["Arc Reactor", "Mark V Helmet", "Combat Training", "Pepper Potts"]))
    assert s.value("hand_size", "Iron Man") == 3
    assert iron_man(hero()).value("hand_size", "Iron Man") == 1


def test_iron_mans_hand_size_gains_6_at_most() -> None:
    assert iron_man(hero(in_play=ALL_TECH[:6])).value("hand_size", "Iron Man") == 7
    assert iron_man(hero(in_play=ALL_TECH)).value("hand_size", "Iron Man") == 7


def test_tony_starks_hand_size_does_not_grow() -> None:
    assert iron_man(alter_ego(in_play=ALL_TECH)).value("hand_size", "Tony Stark") == 6


def test_the_upgrades_of_others_do_not_count() -> None:
    s = iron_man(hero(), hero(in_play=["Web-Shooter"]))
    assert s.value("hand_size", "Iron Man") == 1


@rule("MC-ENDPP-03")
def test_iron_man_draws_up_to_his_greater_hand_size() -> None:
    iron_man(hero(in_play=["Arc Reactor", "Mark V Helmet"]), phase="end", encounter_top=ENCOUNTER).then(hand_size=3)


# -- 01029b Tony Stark -----------------------------------------------------------------------------
def test_futurist_keeps_one_of_three_cards_and_discards_the_others_in_order() -> None:
    s = iron_man(alter_ego(deck_top=["Genius", "Arc Reactor", "Energy", "Strength"])).do("use Tony Stark")
    s.asked(0, "search").offered("pick Genius", "pick Energy").not_offered("pick Strength").do("pick Arc Reactor")
    s.idle(0).fired("01029b", 1).then(hand=["Arc Reactor"], discard=["Energy", "Genius"], deck_top=["Strength"])


@rule("MC-LIMIT-01")
def test_futurist_works_once_a_round() -> None:
    s = iron_man(alter_ego(damage=1)).do("use Tony Stark")
    s.game.apply(0, s.game.legal(0)[0])
    s.idle(0).refused("use Tony Stark", "MC-LIMIT-01")


@rule("MC-EMPTYPL-01", "MC-EMPTYPL-02")
def test_futurist_looks_only_at_what_is_left_of_the_deck() -> None:
    s = iron_man(alter_ego(damage=1, deck=["Genius", "Energy"], discard=["Strength"]))
    s.do("use Tony Stark", "pick Genius").idle(0).then(hand=["Genius"])
    assert sorted(s.deck()) == ["Energy", "Strength"]
    s.then(dealt_size=1)


def test_iron_man_is_no_futurist() -> None:
    iron_man(hero()).not_offered("use Iron Man")


# -- 01030 War Machine -----------------------------------------------------------------------------
@rule("MC-ATTACK-09")
def test_war_machine_damages_every_enemy_for_2_damage_to_himself() -> None:
    s = iron_man(hero(in_play=["War Machine"], engaged=["Hydra Mercenary"]), hero(engaged=["Sandman"]))
    s.do("use War Machine").idle(0).fired("01030", 1)
    assert s.seen("damage")[0][:2] == ("War Machine", 2)
    assert sorted(about[:2] for about in s.seen("damage")[1:]) == [("Hydra Mercenary", 1), ("Rhino", 1)]
    s.then("Sandman", statuses=[]).then("War Machine", exhausted=True).never("attack")


def test_war_machine_may_defeat_himself() -> None:
    s = iron_man(hero(in_play=[{"card": "War Machine", "damage": 2}])).do("use War Machine")
    s.idle(0).then(not_in_play=["War Machine"]).only("damage War Machine 2", "damage Rhino 1")


@rule("MC-STATUS-12")
def test_war_machine_works_while_he_is_tough() -> None:
    s = iron_man(hero(in_play=[{"card": "War Machine", "statuses": ["tough"]}])).do("use War Machine")
    s.idle(0).only("damage Rhino 1").then("War Machine", statuses=[])


@rule("MC-INIT-06")
def test_war_machine_has_to_be_ready() -> None:
    iron_man(hero(in_play=[{"card": "War Machine", "exhausted": True}])).refused("use War Machine", "MC-INIT-06")


# -- 01031 Repulsor Blast --------------------------------------------------------------------------
def blast(*top: str, **more: Any) -> Situation:
    s = iron_man(hero(hand=["Repulsor Blast", "Genius"], deck_top=list(top)), **more)
    return s.do("use Repulsor Blast")


@rule("MC-WILD-02")
def test_repulsor_blast_counts_printed_energy_icons() -> None:
    s = blast("Energy", "Supersonic Punch", "War Machine", "Strength", "Mark V Armor").idle(0).fired("01031", 1)
    s.only("damage Rhino 7")  # two icons on Energy, one on the Punch, none on the wild of War Machine
    assert s.discard()[1:6] == ["Mark V Armor", "Strength", "War Machine", "Supersonic Punch", "Energy"]


def test_repulsor_blast_deals_1_damage_without_energy() -> None:
    s = blast("Strength", "Mark V Armor", "Repulsor Blast", "Repulsor Blast", "War Machine")
    s.idle(0).only("damage Rhino 1")


@rule("MC-STATUS-12")
def test_repulsor_blast_is_a_single_instance_of_damage() -> None:
    top = ["Energy", "Supersonic Punch", "Strength", "Mark V Armor", "War Machine"]
    blast(*top, villain={"statuses": ["tough"]}).idle(0).never("damage").then("villain", statuses=[])


@rule("MC-EMPTYPL-04")
def test_repulsor_blast_stops_at_the_end_of_the_deck() -> None:
    s = iron_man(hero(hand=["Repulsor Blast", "Genius"], deck=["Energy", "Strength"])).do("use Repulsor Blast")
    s.idle(0).only("damage Rhino 5")
    assert [len(gone) for _, gone in s.events("mill")] == [2]
    s.then(dealt_size=1)


@rule("MC-STATUS-05")
def test_a_stunned_iron_man_discards_nothing_from_his_deck() -> None:
    s = iron_man(hero(statuses=["stunned"], hand=["Repulsor Blast", "Genius"])).do("use Repulsor Blast")
    s.idle(0).never("mill", "damage").then(statuses=[])


# -- 01032 Supersonic Punch ------------------------------------------------------------------------
def test_supersonic_punch_deals_4_damage_and_8_in_the_air() -> None:
    player = hero(hand=["Supersonic Punch", "Genius", "Energy"], in_play=["Rocket Boots"])
    iron_man(player).do("use Supersonic Punch", "pay Energy").idle(0).fired("01032", 1).only("damage Rhino 4")
    iron_man(player).do("use Rocket Boots", "use Supersonic Punch").idle(0).only("damage Rhino 8")


def test_supersonic_punch_is_an_attack() -> None:
    s = iron_man(hero(statuses=["stunned"], hand=["Supersonic Punch", "Energy"])).do("use Supersonic Punch")
    s.idle(0).never("damage").then(statuses=[])


# -- 01033 Pepper Potts ----------------------------------------------------------------------------
@rule("MC-RES-03")
def test_pepper_potts_generates_the_resources_on_top_of_the_discard_pile() -> None:
    s = iron_man(hero(hand=["Supersonic Punch"], in_play=["Pepper Potts"], discard=["Genius", "Energy"]))
    s.do("use Supersonic Punch").idle(0).fired("01033", 1)
    assert [event.units for event in s.log if isinstance(event, Paid)] == ["MM"]
    s.then("Pepper Potts", exhausted=True)


def test_pepper_potts_copies_the_types() -> None:
    boots = {"card": "Rocket Boots"}
    iron_man(hero(in_play=["Pepper Potts", boots], discard=["Genius"])).offered("use Rocket Boots")
    s = iron_man(hero(in_play=["Pepper Potts", boots], discard=["Energy", "Genius"]))
    s.refused("use Rocket Boots", "MC-RES-07")


@rule("MC-RESCARD-03")
def test_pepper_potts_copies_no_doubling() -> None:
    player = {"in_play": ["Pepper Potts"], "discard": ["The Power of Aggression"]}
    s = iron_man(hero(hand=["Relentless Assault"], engaged=["Sandman"], **player))
    s.refused("use Relentless Assault", "MC-COST-01")
    s = iron_man(hero(hand=["Repulsor Blast"], **player)).do("use Repulsor Blast").idle(0)
    assert [event.units for event in s.log if isinstance(event, Paid)] == ["W"]


def test_pepper_potts_does_not_see_the_card_spent_with_her() -> None:
    s = iron_man(hero(hand=["Uppercut", "Genius"], in_play=["Pepper Potts"], discard=["Strength"]))
    s.do("use Uppercut", "pay Genius").idle(0)
    assert [event.units for event in s.log if isinstance(event, Paid)] == ["MMPP"]


def test_pepper_potts_generates_nothing_without_a_discard_pile() -> None:
    iron_man(hero(hand=["Repulsor Blast"], in_play=["Pepper Potts"])).refused("use Repulsor Blast", "MC-COST-01")


# -- 01034 Stark Tower -----------------------------------------------------------------------------
def test_stark_tower_returns_the_uppermost_tech_upgrade() -> None:
    pile = ["Genius", "Combat Training", "Mark V Helmet", "Arc Reactor"]
    s = iron_man(alter_ego(damage=1, in_play=["Stark Tower"], discard=pile), hero(discard=["Web-Shooter"]))
    s.do("use Stark Tower", "pick Tony Stark").idle(0).fired("01034", 1)
    s.then(hand=["Mark V Helmet"], discard=["Genius", "Combat Training", "Arc Reactor"])


def test_stark_tower_picks_any_player() -> None:
    s = iron_man(alter_ego(damage=1, in_play=["Stark Tower"], discard=["Arc Reactor"]), hero(discard=["Web-Shooter"]))
    s.do("use Stark Tower", "pick Spider-Man").idle(0).then(1, hand=["Web-Shooter"]).then(discard=["Arc Reactor"])


@rule("MC-CHOOSE-03")
def test_stark_tower_passes_over_players_without_a_tech_upgrade() -> None:
    s = iron_man(alter_ego(damage=1, in_play=["Stark Tower"], discard=["Arc Reactor"]), hero(discard=["Webbed Up"]))
    s.do("use Stark Tower").idle(0).then(hand=["Arc Reactor"])


def test_stark_tower_needs_a_tech_upgrade_and_an_alter_ego() -> None:
    iron_man(alter_ego(in_play=["Stark Tower"], discard=["Genius"], damage=1)).refused("use Stark Tower", "MC-TRIG-02")
    iron_man(hero(in_play=["Stark Tower"], discard=["Arc Reactor"])).refused("use Stark Tower", "MC-TRIG-07")


# -- 01035 Arc Reactor -----------------------------------------------------------------------------
def test_arc_reactor_readies_iron_man() -> None:
    s = iron_man(hero(exhausted=True, in_play=["Arc Reactor"])).do("use Arc Reactor")
    s.idle(0).fired("01035", 1).then(exhausted=False).then("Arc Reactor", exhausted=True)


@rule("MC-TRIG-02")
def test_arc_reactor_does_nothing_for_a_ready_iron_man_or_for_tony_stark() -> None:
    iron_man(hero(in_play=["Arc Reactor"])).refused("use Arc Reactor", "MC-TRIG-02")
    iron_man(alter_ego(damage=1, exhausted=True, in_play=["Arc Reactor", "Stark Tower"])).not_offered("use Arc Reactor")


# -- 01036 Mark V Armor ----------------------------------------------------------------------------
def test_mark_v_armor_gives_6_hit_points() -> None:
    s = iron_man(hero(damage=8, in_play=["Mark V Armor"]))  # 01036
    s.then(hp=7)
    assert s.value("HP", "Iron Man") == 15


@rule("MC-REMHP-01")
def test_losing_mark_v_armor_may_defeat_iron_man() -> None:
    more = {"step": 4, "encounter_top": ENCOUNTER}
    iron_man(hero(damage=9, in_play=["Mark V Armor"], dealt=["Caught Off Guard"]), **more).over("villain")
    iron_man(hero(damage=8, in_play=["Mark V Armor"], dealt=["Caught Off Guard"]), **more).idle(0).then(hp=1)


# -- 01037 Mark V Helmet ---------------------------------------------------------------------------
SCHEMES = {"main_scheme": {"threat": 4}, "in_play": [{"card": "Breakin' & Takin'", "threat": 4}]}


def test_mark_v_helmet_removes_1_threat_from_a_scheme() -> None:
    s = iron_man(hero(in_play=["Mark V Helmet"]), **SCHEMES).do("use Mark V Helmet", "pick The Break-In!")
    s.idle(0).fired("01037", 1).then(threat=3).then("Breakin' & Takin'", threat=4)


def test_mark_v_helmet_removes_1_threat_from_each_scheme_in_the_air() -> None:
    s = iron_man(hero(in_play=["Mark V Helmet", "Rocket Boots"], hand=["Genius"]), **SCHEMES)
    s.do("use Rocket Boots", "use Mark V Helmet").idle(0).then(threat=3).then("Breakin' & Takin'", threat=3)


@rule("MC-CRISIS-01", "OQ-61")
def test_mark_v_helmet_leaves_the_main_scheme_out_in_a_crisis() -> None:
    schemes = {"main_scheme": {"threat": 4}, "in_play": [{"card": "Crowd Control", "threat": 4}]}
    s = iron_man(hero(in_play=["Mark V Helmet", "Rocket Boots"], hand=["Genius"]), **schemes)
    s.do("use Rocket Boots", "use Mark V Helmet").idle(0).then(threat=4).then("Crowd Control", threat=3)


@rule("MC-STATUS-08")
def test_mark_v_helmet_of_a_confused_iron_man_removes_nothing() -> None:
    s = iron_man(hero(statuses=["confused"], in_play=["Mark V Helmet"]), **SCHEMES).do("use Mark V Helmet")
    s.idle(0).then(threat=4, statuses=[]).then("Breakin' & Takin'", threat=4)


# -- 01038 Powered Gauntlets -----------------------------------------------------------------------
def test_powered_gauntlets_deal_1_damage_and_2_in_the_air() -> None:
    s = iron_man(hero(hand=["Genius"], in_play=["Powered Gauntlets", "Powered Gauntlets", "Rocket Boots"]))
    s.do("use Powered Gauntlets (1)", "use Rocket Boots", "use Powered Gauntlets").idle(0).fired("01038", 2)
    s.only("damage Rhino 1", "damage Rhino 2")


@rule("MC-KW-GUARD-01")
def test_powered_gauntlets_attack() -> None:
    s = iron_man(hero(engaged=["Hydra Mercenary"], in_play=["Powered Gauntlets"])).do("use Powered Gauntlets")
    s.idle(0).only("damage Hydra Mercenary 1").not_offered("use Powered Gauntlets")


# -- 01039 Rocket Boots ----------------------------------------------------------------------------
def test_rocket_boots_give_a_hit_point_each() -> None:
    iron_man(hero(in_play=["Rocket Boots", "Rocket Boots"])).then(hp=11)


def aerial(situation: Situation) -> bool:
    return values.has_trait(situation.game, situation.entity("Iron Man"), "Aerial")


@rule("MC-LASTING-01", "MC-LASTING-03")
def test_rocket_boots_give_aerial_until_the_end_of_the_phase() -> None:
    s = iron_man(hero(hand=["Genius"], in_play=["Rocket Boots"]), encounter_top=ENCOUNTER)
    assert not aerial(s)
    s.do("use Rocket Boots").idle(0).fired("01039", 1)
    assert aerial(s)
    s.do("end turn").asked(0, "defend")
    assert not aerial(s)


def test_aerial_survives_the_loss_of_the_boots() -> None:
    s = iron_man(hero(hand=["Genius"], in_play=["Rocket Boots"])).do("use Rocket Boots")
    s.game.leave_play(s.entity("Rocket Boots"))
    assert aerial(s)


@rule("MC-RES-07")
def test_rocket_boots_need_a_mental_resource() -> None:
    iron_man(hero(hand=["Strength"], in_play=["Rocket Boots"])).refused("use Rocket Boots", "MC-RES-07")


# -- 01170 Business Problems -----------------------------------------------------------------------
def problems(*in_play: Any, **player: Any) -> Situation:
    more = {"step": 4, "encounter_top": ENCOUNTER}
    return iron_man({**alter_ego(dealt=["Business Problems"], in_play=list(in_play)), **player}, **more)


@rule("MC-SAMPLE-15")
def test_business_problems_exhaust_tony_stark_or_all_his_upgrades() -> None:
    s = problems("Arc Reactor", "Combat Training", "Stark Tower").do("mode 1")
    s.idle(0).fired("01170", 1).then(removed=["Business Problems"], exhausted=True)
    s = problems("Arc Reactor", "Combat Training", "Stark Tower").do("mode 2").idle(0)
    assert [s.exhausted(c) for c in ("Arc Reactor", "Combat Training", "Stark Tower")] == [True, True, False]
    s.then(encounter_discard=["Business Problems"])


@rule("MC-CHOOSE-03")
def test_business_problems_are_solved_by_tony_if_not_every_upgrade_is_ready() -> None:
    s = problems("Combat Training", {"card": "Arc Reactor", "exhausted": True})
    s.idle(0).then(removed=["Business Problems"])
    problems().idle(0).then(removed=["Business Problems"])


def test_business_problems_are_discarded_when_nothing_can_be_exhausted() -> None:
    problems(form="hero", damage=1).do("no").idle(0).then(encounter_discard=["Business Problems"]).never("exhaust")
