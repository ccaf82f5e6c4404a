"""Attack (MC-ATTACK), Thwart (MC-THWART), crisis, labels, allies and the ally limit."""

from goldenrule.games.champions.ops import Damage, RemoveThreat
from goldenrule.games.champions.selectors import AllSchemes, Attackable
from goldenrule.kernel.choices import Choose
from goldenrule.kernel.expressions import It
from goldenrule.testing import rule
from tests.champions.situation import MAIN, alter_ego, given, hero
from tests.champions.words import hero_action, n

MARVEL = "Captain Marvel"
STATION = "Alpha Flight Station"
TRIO = ["Maria Hill", "Hawkeye", "Vision"]


@rule("MC-ATTACK-01", "MC-ATTACK-05", "MC-ANATP-10", "D-52")
def test_a_hero_exhausts_to_deal_its_atk_to_one_enemy_of_any_player() -> None:
    s = given(hero(), hero(engaged=["Sandman", "Shocker"])).do("attack Captain Marvel")
    s.offered("pick Rhino", "pick Sandman", "pick Shocker").do("pick Shocker").idle(0).then(exhausted=True)
    s.then("Shocker", damage=2).then("villain", damage=0)


@rule("MC-ATTACK-02", "D-17", "MC-ALLY-05")
def test_an_ally_exhausts_to_deal_its_atk() -> None:
    s = given(hero(in_play=["Hawkeye"])).do("attack Hawkeye")
    s.idle(0).then("villain", damage=1).then("Hawkeye", exhausted=True).then(exhausted=False)


@rule("MC-ATTACK-03", "MC-ATTACK-04", "D-16")
def test_an_attack_event_is_an_attack_that_does_not_exhaust() -> None:
    s = given(hero(exhausted=True, hand=["Haymaker", "Genius"])).do("use Haymaker")
    s.idle(0).then("villain", damage=3).only("attack").never("exhaust")


@rule("MC-THWART-01", "MC-THWART-05", "MC-ANATP-09", "MC-SIDE-06")
def test_a_hero_exhausts_to_remove_its_thw_from_one_scheme() -> None:
    s = given(hero(), in_play=[{"card": "Bomb Scare", "threat": 5}], main_scheme={"threat": 5})
    s.do("thwart Captain Marvel").offered(f"pick {MAIN}", "pick Bomb Scare").do("pick Bomb Scare").idle(0)
    s.then("Bomb Scare", threat=3).then(threat=5, exhausted=True)


@rule("MC-THWART-02", "D-17", "MC-ALLY-05")
def test_an_ally_exhausts_to_remove_its_thw() -> None:
    s = given(alter_ego(in_play=["Maria Hill"]), main_scheme={"threat": 5}).do("thwart Maria Hill")
    s.idle(0).then(threat=5 - 2).then("Maria Hill", exhausted=True, damage=1)


@rule("MC-THWART-03", "MC-THWART-04", "D-16")
def test_a_thwart_event_is_a_thwart_that_does_not_exhaust() -> None:
    s = given(hero(exhausted=True, hand=["Crisis Interdiction", "Genius"]), main_scheme={"threat": 5})
    s.do("use Crisis Interdiction").idle(0).then(threat=3).only("thwart").never("exhaust")


@rule("MC-THWART-06", "MC-THREAT-01", "MC-DEFEAT-02")
def test_threat_never_goes_below_nothing_and_the_main_scheme_stays_without_threat() -> None:
    s = given(hero(), main_scheme={"threat": 1}).do("thwart Captain Marvel").idle(0).then(threat=0, in_play=[MAIN])
    assert [e[1] for e in s.events("threat_removed")] == [1]


@rule("MC-CRISIS-01", "MC-SIDE-07", "MC-THWART-05")
def test_crisis_keeps_threat_on_the_main_scheme_until_it_is_gone() -> None:
    player = hero(in_play=["Maria Hill"])
    s = given(player, in_play=["Crowd Control"], main_scheme={"threat": 5}).do("thwart Maria Hill").idle(0)
    s.then(not_in_play=["Crowd Control"], threat=5).do("thwart Captain Marvel").idle(0).then(threat=3)


@rule("MC-CRISIS-01", "OQ-61")
def test_an_effect_on_each_scheme_leaves_the_main_scheme_alone_in_a_crisis() -> None:
    change = {"01015": hero_action(RemoveThreat(AllSchemes(), n(1)))}
    more = {"heroes": ["captain_marvel"], "players": [hero(in_play=[STATION])], "main_scheme": {"threat": 5}}
    s = given.reprinted(change, in_play=["Crowd Control"], **more).do(f"use {STATION}")
    s.idle(0).then(threat=5).then("Crowd Control", threat=1)
    s = given.reprinted(change, in_play=["Bomb Scare"], **more).do(f"use {STATION}")
    s.idle(0).then(threat=4).then("Bomb Scare", threat=1)


@rule("MC-ATTACK-03", "MC-KW-GUARD-01", "MC-STATUS-05")
def test_an_attack_label_brings_guard_and_stun_with_it() -> None:
    change = {"01015": hero_action(Choose(Attackable(), Damage(It(), n(1))), label="attack")}
    player = hero(in_play=[STATION], engaged=["Hydra Mercenary"], statuses=["stunned"])
    s = given.reprinted(change, player).do(f"use {STATION}").idle(0).then(statuses=[])
    assert s.damage("Hydra Mercenary") == s.damage("Rhino") == 0
    s.do(f"use {STATION}").idle(0).then("Hydra Mercenary", damage=1).then("villain", damage=0)


# -- allies and the ally limit -----------------------------------------------------------------------------------------
@rule("MC-ALLYLIM-01", "MC-ALLYLIM-02", "OQ-09")
def test_a_fourth_ally_may_be_played_and_one_is_discarded_at_once() -> None:
    hand = ["Spider-Woman", "Energy", "Genius"]
    s = given(hero(in_play=TRIO, hand=hand)).do("play Spider-Woman", "pay any").asked(0, "ally_limit")
    s.offered(*[f"discard {name}" for name in (*TRIO, "Spider-Woman")]).then("villain", statuses=[])
    s.do("discard Spider-Woman").idle(0).then(area=sorted(TRIO)).not_fired("Spider-Woman")


@rule("MC-ALLYLIM-02", "OQ-09")
def test_an_ally_that_is_put_into_play_counts_too_and_what_stays_may_act() -> None:
    hand = ["Make the Call", "Energy", "Genius"]
    s = given(hero(in_play=TRIO, hand=hand, discard=["Spider-Woman"])).do("use Make the Call", "pay any")
    s.asked(0, "ally_limit").do("discard Hawkeye").asked(0, "response").do("use Spider-Woman").idle(0)
    s.then(area=["Maria Hill", "Spider-Woman", "Vision"]).then("villain", statuses=["confused"])


@rule("MC-ALLYLIM-03", "MC-SAMPLE-06")
def test_a_card_may_raise_the_ally_limit_while_it_is_in_play() -> None:
    hand = ["Spider-Woman", "Energy", "Genius"]
    s = given(hero(in_play=[*TRIO, "The Triskelion"], hand=hand)).do("play Spider-Woman", "pay any", "pass").idle(0)
    assert s.value("ally_limit", MARVEL) == 4
    assert s.game.is_type(s.entity("Spider-Woman"), "ally")
    s.game.leave_play(s.entity("The Triskelion"))
    assert s.value("ally_limit", MARVEL) == 3
    s.do("attack Captain Marvel").asked(0, "ally_limit").do("discard Vision").idle(0)
    assert len(s.area()) == 3


@rule("MC-ALLYLIM-01")
def test_three_allies_are_no_problem_and_the_limit_is_per_player() -> None:
    given(hero(in_play=TRIO), hero(in_play=["Black Cat", "Daredevil", "Jessica Jones"])).idle(0)


@rule("MC-ALLY-02", "MC-INPLAY-01", "MC-MINION-03", "MC-ENGAGE-04", "MC-SUPPORT-03", "MC-UPGRADE-02")
def test_cards_in_play_stay_from_round_to_round() -> None:
    s = given(
        alter_ego(in_play=["Hawkeye", STATION, "Cosmic Flight"], engaged=["Hydra Mercenary"]),
        step=5,
        in_play=["Bomb Scare", "Enhanced Ivory Horn"],
    )
    s.idle(0)
    s.then(
        round=2,
        area=[STATION, "Cosmic Flight", "Hawkeye"],
        engaged=["Hydra Mercenary"],
        table=["Bomb Scare", "Enhanced Ivory Horn"],
    )


@rule("MC-ATTACK-05", "MC-CONSEQ-01")
def test_an_attack_goes_on_when_its_ally_is_defeated_by_it_only_afterwards() -> None:
    s = given(hero(in_play=[{"card": "Hawkeye", "damage": 2}])).do("attack Hawkeye").idle(0).then("villain", damage=1)
    s.then(not_in_play=["Hawkeye"]).only("damage Rhino", "damage Hawkeye", "defeated Hawkeye")
