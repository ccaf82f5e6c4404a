"""The modular set Under Attack: what each card does, and when it does not."""

from __future__ import annotations

from goldenrule.testing import rule
from tests.champions.cards.told import damaged, order
from tests.champions.cards.ultron_table import BLANK, QUIET, alter_ego, attacked, facing, hero, schemed, ultron

# -- 01151 Under Attack ----------------------------------------------------------------------------


@rule("OQ-66", "MC-FORM-06")
def test_under_attack_makes_each_player_choose_threat_or_damage() -> None:
    s = facing("Under Attack", hero(), hero(), heroes=["captain_marvel", "black_panther"])
    s.fired("01151", 1).asked(0, "mode").do("mode 2").asked(1, "mode").do("1: mode 1")
    assert s.threat("Under Attack") == 3 + 2
    assert s.damage("Captain Marvel") == 3
    assert s.damage("Black Panther") == 0


def test_under_attack_leaves_an_alter_ego_only_the_threat() -> None:
    s = facing("Under Attack", alter_ego(), hero(), heroes=["captain_marvel", "black_panther"])
    s.asked(1, "mode")
    assert s.threat("Under Attack") == 5
    s.do("1: mode 2")
    assert s.damage("Carol Danvers") == 0
    assert s.damage("Black Panther") == 3


def test_a_player_eliminated_by_under_attack_leaves_the_choice_to_the_next() -> None:
    s = facing("Under Attack", hero(hit_points=3), hero(), heroes=["captain_marvel", "black_panther"])
    s.do("mode 2").asked(1, "mode").do("1: mode 1")
    assert s.game.state.alive == (1,)
    assert s.threat("Under Attack") == 5


@rule("MC-CRISIS-01")
def test_under_attack_keeps_threat_on_the_main_scheme() -> None:
    s = ultron(hero(), more=("Under Attack",), main_scheme={"threat": 2}).do("thwart Captain Marvel")
    assert s.threat("The Crimson Cowl") == 2
    assert s.threat("Under Attack") == 1


# -- 01152 Vibranium Armor -------------------------------------------------------------------------


@rule("MC-STATUS-12")
def test_vibranium_armor_makes_the_villain_tough_after_damage() -> None:
    s = ultron(hero(hand=["Haymaker", "Strength"]), more=("Vibranium Armor",))
    s.do("attack Captain Marvel").fired("01152", 1)
    assert s.damage("Ultron") == 2
    assert s.status("Ultron") == ["tough"]
    s.do("use Haymaker")
    assert s.damage("Ultron") == 2
    assert s.status("Ultron") == []
    s.fired("01152", 1)  # no damage was taken


def test_vibranium_armor_does_not_answer_damage_to_a_minion() -> None:
    s = ultron(hero("Advanced Ultron Drone"), more=("Vibranium Armor",)).do("attack Captain Marvel")
    assert s.damage("Advanced Ultron Drone") == 2
    s.not_fired("01152")
    assert s.status("Ultron") == []


@rule("MC-VDEFEAT-07")
def test_vibranium_armor_goes_onto_the_villain_and_stays_for_the_next_stage() -> None:
    s = facing("Vibranium Armor", hero(), villain={"hit_points": 2})
    assert s.host("Vibranium Armor") == "Ultron"
    s.do("attack Captain Marvel")
    assert s.game.face(s.game.state.villain).code == "01135"
    assert s.host("Vibranium Armor") == "Ultron"
    assert s.damage("Ultron") == 0
    assert s.status("Ultron") == ["tough"]  # what the damage to the old stage sets off meets the new one


def test_a_ready_hero_removes_vibranium_armor_for_two_physical_resources() -> None:
    armor = ("Vibranium Armor",)
    s = ultron(hero(hand=["Strength"]), more=armor).do("use Vibranium Armor")
    assert s.encounter_discard()[0] == "Vibranium Armor"
    assert s.exhausted("Captain Marvel")
    ultron(hero(hand=["Strength"], exhausted=True), more=armor).not_offered("use Vibranium Armor")
    ultron(hero(hand=["Energy"]), more=armor).not_offered("use Vibranium Armor")
    ultron(alter_ego(hand=["Strength"]), more=armor).not_offered("use Vibranium Armor")


# -- 01153 Concussion Blasters ---------------------------------------------------------------------


@rule("MC-KW-RETAL-01", "MC-ATTACHMENT-03")
def test_concussion_blasters_raise_atk_and_give_retaliate() -> None:
    s = ultron(hero(), more=("Concussion Blasters",))
    assert s.value("ATK", "Ultron") == 3
    assert s.value("retaliate", "Ultron") == 1
    s.do("attack Captain Marvel")
    assert damaged(s) == [("Ultron", 2), ("Captain Marvel", 1)]


def test_concussion_blasters_do_not_answer_what_is_no_attack_nor_an_attack_on_a_minion() -> None:
    s = ultron(hero(in_play=["Tac Team"]), heroes=["she_hulk"], more=("Concussion Blasters",)).do("use Tac Team")
    assert damaged(s) == [("Ultron", 2)]
    s = ultron(hero("Advanced Ultron Drone"), more=("Concussion Blasters",)).do("attack Captain Marvel")
    assert damaged(s) == [("Advanced Ultron Drone", 2)]


def test_a_ready_hero_removes_concussion_blasters_for_two_energy_resources() -> None:
    blasters = ("Concussion Blasters",)
    s = ultron(hero(hand=["Energy"]), more=blasters).do("use Concussion Blasters")
    assert s.encounter_discard()[0] == "Concussion Blasters"
    assert s.exhausted("Captain Marvel")
    assert (s.value("ATK", "Ultron"), s.value("retaliate", "Ultron")) == (2, 0)
    ultron(hero(hand=["Energy"], exhausted=True), more=blasters).not_offered("use Concussion Blasters")
    ultron(hero(hand=["Genius"]), more=blasters).not_offered("use Concussion Blasters")


# -- 01154 Concussive Blast ------------------------------------------------------------------------


def test_concussive_blast_damages_every_friendly_character_in_either_form() -> None:
    s = facing("Concussive Blast", alter_ego(in_play=["Mockingbird"]), hero("Advanced Ultron Drone")).fired("01154", 1)
    assert sorted(damaged(s)) == [("Captain Marvel", 1), ("Mockingbird", 1), ("She-Hulk", 1)]
    assert s.damage("Advanced Ultron Drone") == 0
    assert s.damage("Ultron") == 0


def test_concussive_blast_as_a_boost_damages_only_the_player_it_concerns() -> None:
    s = schemed(alter_ego(in_play=["Mockingbird"]), hero(), boost="Concussive Blast")
    assert sorted(damaged(s)) == [("Captain Marvel", 1), ("Mockingbird", 1)]
    s = attacked(hero(), hero(), boost="Concussive Blast").do("pass", "1: defend She-Hulk", "1: mode 1")
    assert damaged(s) == [("She-Hulk", 1)]  # who defends is the one aimed at; her DEF stops the attack


@rule("OQ-51")
def test_concussive_blast_as_a_boost_may_defeat_the_defender_and_is_no_damage_of_the_attack() -> None:
    ally = {"card": "Mockingbird", "damage": 2}
    s = attacked(hero(in_play=[ally]), boost="Concussive Blast").do("defend Mockingbird", "mode 1")
    assert not s.in_play("Mockingbird")
    assert s.damage("Captain Marvel") == 1 + 2
    assert order(s, "defeated", "attack_damage") == ["defeated", "attack_damage"]
    s = facing("Rage of Ultron", hero(), encounter_top=["Concussive Blast", QUIET]).do("pass", "mode 1")
    assert len(s.discard()) == 2  # of 3 damage, 2 are of the attack


def test_concussive_blast_has_no_boost_icon() -> None:
    s = schemed(alter_ego(), boost="Concussive Blast")
    assert s.threat("The Crimson Cowl") == 1 == schemed(alter_ego(), boost=BLANK).threat("The Crimson Cowl")
