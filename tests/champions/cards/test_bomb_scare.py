"""Cards of the modular set Bomb Scare."""

from goldenrule.testing import rule
from tests.champions.situation import alter_ego, hero, spider_man

BOMB_SCARE = {"card": "Bomb Scare", "threat": 3}


# -- 01109 Bomb Scare ------------------------------------------------------------------------------
def test_bomb_scare_gets_one_more_threat_per_player() -> None:
    spider_man.revealing("Bomb Scare").then("Bomb Scare", threat=3)
    spider_man.revealing("Bomb Scare", hero(), hero()).then("Bomb Scare", threat=4)


@rule("MC-ACCICON-02")
def test_bomb_scare_accelerates_the_main_scheme() -> None:
    s = spider_man(alter_ego(), step=1, in_play=["Bomb Scare"], encounter_top=["Hard to Keep Down"])
    s.happened("threat The Break-In! 2")
    spider_man(alter_ego(), step=1, encounter_top=["Hard to Keep Down"]).never("threat The Break-In! 2")


# -- 01110 Hydra Bomber ----------------------------------------------------------------------------
def test_a_hydra_bomber_lets_the_revealing_player_take_damage() -> None:
    s = spider_man.revealing("Hydra Bomber", alter_ego(), hero()).asked(0, "mode").do("mode 1")
    s.then(damage=2, threat=0, engaged=["Hydra Bomber"]).then(1, damage=0)


def test_a_hydra_bomber_lets_the_revealing_player_place_threat() -> None:
    spider_man.revealing("Hydra Bomber").do("mode 2").then(damage=0, threat=1)


def test_a_tough_player_may_still_take_the_damage_of_a_hydra_bomber() -> None:
    spider_man.revealing("Hydra Bomber", hero(statuses=["tough"])).do("mode 1").then(statuses=[], damage=0)


# -- 01111 Explosion -------------------------------------------------------------------------------
@rule("OQ-26", "MC-INDIRECT-01", "MC-INDIRECT-02")
def test_the_first_player_divides_an_explosion_among_heroes_and_allies() -> None:
    s = spider_man(hero(in_play=["Mockingbird"], dealt=["Explosion"]), hero(), step=4, first=1, in_play=[BOMB_SCARE])
    s.asked(1, "divide").only_offered(*[f"1: amount {n} Captain Marvel" for n in range(4)])
    s.do("1: amount 1 Captain Marvel", "1: amount 0 Spider-Man").then(damage=0).then(1, damage=1)
    s.then("Mockingbird", damage=2).never("surge")


def test_an_explosion_does_not_reach_an_alter_ego() -> None:
    s = spider_man(alter_ego(dealt=["Explosion"]), hero(), step=4, in_play=[BOMB_SCARE])
    s.then(damage=0).then(1, damage=3)


@rule("OQ-27")
def test_explosion_damage_beyond_the_hit_points_is_lost() -> None:
    s = spider_man.revealing(
        "Explosion", alter_ego(in_play=["Mockingbird"]), in_play=[{"card": "Bomb Scare", "threat": 7}]
    )
    s.then(discard=["Mockingbird"], damage=0)


def test_an_explosion_surges_while_bomb_scare_is_not_in_play() -> None:
    spider_man.revealing("Explosion", encounter_top=["Sandman"]).happened("surge 0 Explosion").then(damage=0)


# -- 01112 False Alarm -----------------------------------------------------------------------------
def test_a_false_alarm_confuses_you_in_either_form() -> None:
    spider_man.revealing("False Alarm").then(statuses=["confused"])
    s = spider_man.revealing("False Alarm", alter_ego(), hero())
    s.then(statuses=["confused"]).then(1, statuses=[]).never("surge")


def test_a_false_alarm_surges_if_you_are_confused_already() -> None:
    s = spider_man.revealing("False Alarm", hero(statuses=["confused"]), encounter_top=["Sandman"])
    s.happened("surge 0 False Alarm").then(statuses=["confused"])
