"""Cards of the modular set Bomb Scare."""

from __future__ import annotations

from goldenrule.testing import rule
from tests.champions.cards.scripted import Scripted, alter_ego, hero, revealing

BOMB_SCARE = {"card": "Bomb Scare", "threat": 3}

# -- 01109 Bomb Scare ------------------------------------------------------------------------------


def test_bomb_scare_gets_one_more_threat_per_player() -> None:
    assert revealing("Bomb Scare").card("Bomb Scare").threat == 3
    assert revealing("Bomb Scare", hero(), hero()).card("Bomb Scare").threat == 4


@rule("MC-ACCICON-02")
def test_bomb_scare_accelerates_the_main_scheme() -> None:
    play = Scripted(players=[alter_ego()], phase="villain", in_play=["Bomb Scare"], encounter_top=["Hard to Keep Down"])
    assert play.times("threat", "The Break-In!", 2) == 1
    without = Scripted(players=[alter_ego()], phase="villain", encounter_top=["Hard to Keep Down"])
    assert without.times("threat", "The Break-In!", 2) == 0


# -- 01110 Hydra Bomber ----------------------------------------------------------------------------


def test_a_hydra_bomber_lets_the_revealing_player_take_damage() -> None:
    play = revealing("Hydra Bomber", alter_ego(), hero())
    assert play.asked() == ("mode", 0)
    play.do("mode 0")
    assert (play.damage(0), play.damage(1)) == (2, 0)
    assert play.threat() == 0
    assert play.engaged(0) == ["Hydra Bomber"]


def test_a_hydra_bomber_lets_the_revealing_player_place_threat() -> None:
    play = revealing("Hydra Bomber").do("mode 1")
    assert play.damage() == 0
    assert play.threat() == 1


def test_a_tough_player_may_still_take_the_damage_of_a_hydra_bomber() -> None:
    play = revealing("Hydra Bomber", hero(statuses=["tough"])).do("mode 0")
    assert not play.identity().tough
    assert play.damage() == 0


# -- 01111 Explosion -------------------------------------------------------------------------------


@rule("OQ-26", "MC-INDIRECT-01", "MC-INDIRECT-02")
def test_the_first_player_divides_an_explosion_among_heroes_and_allies() -> None:
    play = Scripted(
        heroes=["spider_man", "captain_marvel"],
        phase="villain",
        step=4,
        first=1,
        players=[hero(in_play=["Mockingbird"], dealt=["Explosion"]), hero()],
        in_play=[BOMB_SCARE],
    )
    assert play.asked() == ("divide", 1)
    assert play.offered() == [f"amount Captain Marvel {n}" for n in range(4)]
    play.do("amount Captain Marvel 1", "amount Spider-Man 0")
    assert (play.damage(0), play.damage(1)) == (0, 1)
    assert play.card("Mockingbird").damage == 2
    assert play.times("surge") == 0


def test_an_explosion_does_not_reach_an_alter_ego() -> None:
    play = Scripted(
        heroes=["spider_man", "captain_marvel"],
        phase="villain",
        step=4,
        players=[alter_ego(dealt=["Explosion"]), hero()],
        in_play=[BOMB_SCARE],
    )
    assert (play.damage(0), play.damage(1)) == (0, 3)


@rule("OQ-27")
def test_explosion_damage_beyond_the_hit_points_is_lost() -> None:
    play = revealing("Explosion", alter_ego(in_play=["Mockingbird"]), in_play=[{"card": "Bomb Scare", "threat": 7}])
    assert play.discard() == ["Mockingbird"]
    assert play.damage() == 0


def test_an_explosion_surges_while_bomb_scare_is_not_in_play() -> None:
    play = revealing("Explosion", encounter_top=["Sandman"])
    assert play.times("surge", 0, "Explosion") == 1
    assert play.damage() == 0


# -- 01112 False Alarm -----------------------------------------------------------------------------


def test_a_false_alarm_confuses_you_in_either_form() -> None:
    assert revealing("False Alarm").identity().confused
    play = revealing("False Alarm", alter_ego(), hero())
    assert play.identity(0).confused
    assert not play.identity(1).confused
    assert play.times("surge") == 0


def test_a_false_alarm_surges_if_you_are_confused_already() -> None:
    play = revealing("False Alarm", hero(statuses=["confused"]), encounter_top=["Sandman"])
    assert play.times("surge", 0, "False Alarm") == 1
    assert play.identity().confused
