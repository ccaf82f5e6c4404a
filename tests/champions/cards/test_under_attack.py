"""The modular set Under Attack: what each card does, and when it does not."""

from goldenrule.testing import rule
from tests.champions.cards.ultron_table import BLANK, QUIET, attacked, schemed
from tests.champions.situation import alter_ego, hero, ultron


# -- 01151 Under Attack ----------------------------------------------------------------------------
@rule("OQ-66", "MC-FORM-06")
def test_under_attack_makes_each_player_choose_threat_or_damage() -> None:
    s = ultron.revealing("Under Attack", hero(), hero(), heroes=["captain_marvel", "black_panther"]).fired("01151", 1)
    s.asked(0, "mode").do("mode 2").asked(1, "mode").do("1: mode 1").then("Under Attack", threat=3 + 2).then(damage=3)
    s.then(1, damage=0)


def test_under_attack_leaves_an_alter_ego_only_the_threat() -> None:
    s = ultron.revealing("Under Attack", alter_ego(), hero(), heroes=["captain_marvel", "black_panther"])
    s.asked(1, "mode").then("Under Attack", threat=5).do("1: mode 2").then(damage=0).then(1, damage=3)


def test_a_player_eliminated_by_under_attack_leaves_the_choice_to_the_next() -> None:
    s = ultron.revealing("Under Attack", hero(hit_points=3), hero(), heroes=["captain_marvel", "black_panther"])
    s.do("mode 2").asked(1, "mode").do("1: mode 1")
    assert s.game.state.alive == (1,)
    s.then("Under Attack", threat=5)


@rule("MC-CRISIS-01")
def test_under_attack_keeps_threat_on_the_main_scheme() -> None:
    s = ultron(hero(), in_play=["Under Attack"], main_scheme={"threat": 2}).do("thwart Captain Marvel")
    s.then(threat=2).then("Under Attack", threat=1)


# -- 01152 Vibranium Armor -------------------------------------------------------------------------
@rule("MC-STATUS-12")
def test_vibranium_armor_makes_the_villain_tough_after_damage() -> None:
    s = ultron(hero(hand=["Haymaker", "Strength"]), in_play=["Vibranium Armor"]).do("attack Captain Marvel")
    s.fired("01152", 1).then("villain", damage=2, statuses=["tough"]).do("use Haymaker")
    s.then("villain", damage=2, statuses=[])
    s.fired("01152", 1)  # no damage was taken


def test_vibranium_armor_does_not_answer_damage_to_a_minion() -> None:
    s = ultron(hero(engaged=["Advanced Ultron Drone"]), in_play=["Vibranium Armor"]).do("attack Captain Marvel")
    s.then("Advanced Ultron Drone", damage=2).not_fired("01152").then("villain", statuses=[])


@rule("MC-VDEFEAT-07")
def test_vibranium_armor_goes_onto_the_villain_and_stays_for_the_next_stage() -> None:
    s = ultron.revealing("Vibranium Armor", hero(), villain={"hit_points": 2}).then("Vibranium Armor", host="Ultron")
    s.do("attack Captain Marvel").then("villain", code="01135", damage=0).then("Vibranium Armor", host="Ultron")
    s.then("villain", statuses=["tough"])  # what the damage to the old stage sets off meets the new one


def test_a_ready_hero_removes_vibranium_armor_for_two_physical_resources() -> None:
    armor = ("Vibranium Armor",)
    s = ultron(hero(hand=["Strength"]), in_play=armor).do("use Vibranium Armor")
    assert s.encounter_discard()[0] == "Vibranium Armor"
    s.then(exhausted=True)
    ultron(hero(hand=["Strength"], exhausted=True), in_play=armor).not_offered("use Vibranium Armor")
    ultron(hero(hand=["Energy"]), in_play=armor).not_offered("use Vibranium Armor")
    ultron(alter_ego(hand=["Strength"]), in_play=armor).not_offered("use Vibranium Armor")


# -- 01153 Concussion Blasters ---------------------------------------------------------------------
@rule("MC-KW-RETAL-01", "MC-ATTACHMENT-03")
def test_concussion_blasters_raise_atk_and_give_retaliate() -> None:
    s = ultron(hero(), in_play=["Concussion Blasters"]).then("villain", ATK=3)
    assert s.value("retaliate", "Ultron") == 1
    s.do("attack Captain Marvel").only("damage Ultron 2", "damage Captain Marvel 1")


def test_concussion_blasters_do_not_answer_what_is_no_attack_nor_an_attack_on_a_minion() -> None:
    s = ultron(hero(in_play=["Tac Team"]), heroes=["she_hulk"], in_play=["Concussion Blasters"]).do("use Tac Team")
    s.only("damage Ultron 2")
    s = ultron(hero(engaged=["Advanced Ultron Drone"]), in_play=["Concussion Blasters"]).do("attack Captain Marvel")
    s.only("damage Advanced Ultron Drone 2")


def test_a_ready_hero_removes_concussion_blasters_for_two_energy_resources() -> None:
    blasters = ("Concussion Blasters",)
    s = ultron(hero(hand=["Energy"]), in_play=blasters).do("use Concussion Blasters")
    assert s.encounter_discard()[0] == "Concussion Blasters"
    s.then(exhausted=True)
    assert (s.value("ATK", "Ultron"), s.value("retaliate", "Ultron")) == (2, 0)
    ultron(hero(hand=["Energy"], exhausted=True), in_play=blasters).not_offered("use Concussion Blasters")
    ultron(hero(hand=["Genius"]), in_play=blasters).not_offered("use Concussion Blasters")


# -- 01154 Concussive Blast ------------------------------------------------------------------------
def test_concussive_blast_damages_every_friendly_character_in_either_form() -> None:
    s = ultron.revealing(
        "Concussive Blast", alter_ego(in_play=["Mockingbird"]), hero(engaged=["Advanced Ultron Drone"])
    )
    s.fired("01154", 1).only("damage Captain Marvel 1", "damage Mockingbird 1", "damage She-Hulk 1", in_order=False)
    s.then("Advanced Ultron Drone", damage=0).then("villain", damage=0)


def test_concussive_blast_as_a_boost_damages_only_the_player_it_concerns() -> None:
    s = schemed(alter_ego(in_play=["Mockingbird"]), hero(), boost="Concussive Blast")
    s.only("damage Captain Marvel 1", "damage Mockingbird 1", in_order=False)
    s = attacked(hero(), hero(), boost="Concussive Blast").do("pass", "1: defend She-Hulk", "1: mode 1")
    s.only("damage She-Hulk 1")  # who defends is the one aimed at; her DEF stops the attack


@rule("OQ-51")
def test_concussive_blast_as_a_boost_may_defeat_the_defender_and_is_no_damage_of_the_attack() -> None:
    ally = {"card": "Mockingbird", "damage": 2}
    s = attacked(hero(in_play=[ally]), boost="Concussive Blast").do("defend Mockingbird", "mode 1")
    s.then(not_in_play=["Mockingbird"], damage=1 + 2).only("defeated", "attack_damage")
    s = ultron.revealing("Rage of Ultron", hero(), encounter_top=["Concussive Blast", QUIET]).do("pass", "mode 1")
    s.then(discard_size=2)  # of 3 damage, 2 are of the attack


def test_concussive_blast_has_no_boost_icon() -> None:
    s = schemed(alter_ego(), boost="Concussive Blast")
    assert s.threat("The Crimson Cowl") == 1 == schemed(alter_ego(), boost=BLANK).threat("The Crimson Cowl")
