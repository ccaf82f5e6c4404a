"""Ultron and his main schemes: what each card does, and when it does not."""

from typing import Any

import pytest

from goldenrule.games.champions import ids
from goldenrule.games.champions.catalogue import load_content
from goldenrule.games.champions.ids import ENGAGED, zone
from goldenrule.games.champions.rules.setup import GameSetup, new_game
from goldenrule.testing import rule
from tests.champions.cards.ultron_table import QUIET, ULTRON_II, ULTRON_III, attacked, facedown, schemed
from tests.champions.situation import Situation, alter_ego, hero, ultron

COWL, NORAD, COUNTDOWN = "The Crimson Cowl", "Assault on NORAD", "Countdown to Oblivion"


# -- 01134 Ultron I --------------------------------------------------------------------------------
def test_ultron_i_lets_the_attacked_player_choose_threat_after_his_attack() -> None:
    attacked(hero()).do("pass").asked(0, "mode").do("mode 1").fired("01134", 1).then(threat=1, engaged=[], damage=2)


def test_ultron_i_lets_the_attacked_player_choose_a_drone() -> None:
    s = attacked(hero(deck_top=["Genius", "Energy"])).do("pass", "mode 2")
    s.then(threat=0, engaged=["Drone"], deck_top=["Energy"])


def test_ultron_i_answers_an_attack_that_an_ally_defended() -> None:
    s = attacked(hero(in_play=["Mockingbird"]), hero()).do("defend Mockingbird").asked(0, "mode").do("mode 1")
    s.fired("01134", 1)


def test_ultron_i_makes_the_player_choose_who_defended_for_another() -> None:
    s = attacked(hero(), hero(deck_top=["Genius"])).do("pass", "1: defend She-Hulk").asked(1, "mode").do("1: mode 2")
    s.then(engaged=[]).then(1, engaged=["Drone"])


def test_ultron_i_places_threat_when_the_attacked_player_has_no_card_for_a_drone() -> None:
    attacked(hero(deck=[])).do("pass").then(threat=1).never("enter")


@rule("MC-STATUS-07")
def test_ultron_i_does_not_answer_an_attack_that_was_not_made_nor_a_scheme() -> None:
    attacked(hero(), villain={"statuses": ["stunned"]}).not_fired("01134").then(engaged=[])
    schemed(alter_ego()).not_fired("01134")


def test_ultron_i_does_not_answer_the_attack_of_a_minion() -> None:
    ultron.revealing("Swarm Attack", hero(engaged=[facedown("Genius")])).do("pass").not_fired("01134").then(damage=1)


# -- 01135 Ultron II -------------------------------------------------------------------------------
def test_ultron_ii_brings_a_drone_before_defenders_and_hits_harder_for_each_drone() -> None:
    s = attacked(hero(engaged=["Advanced Ultron Drone"], deck_top=["Genius"]), **ULTRON_II).asked(0, "defend")
    s.fired("01135", 1).then(engaged=["Advanced Ultron Drone", "Drone"]).then("villain", ATK=4).do("pass")
    s.then(damage=4)
    s.then("villain", ATK=2)  # only for that attack
    assert s.events("expired")


def test_ultron_ii_counts_the_drones_of_the_player_whom_he_attacked_first() -> None:
    s = attacked(
        hero(engaged=[facedown("Genius")]),
        hero(engaged=[facedown("Strength"), facedown("Energy"), facedown("Hellcat")]),
        **ULTRON_II,
    )
    s.do("pass", "1: defend She-Hulk")
    assert [e[1:] for e in s.seen("attack_damage")] == [("She-Hulk", 4 - 2, 0, 4, 2)]  # ATK 2 and two Drones, DEF 2
    assert len(s.engaged(0)) == 2


def test_ultron_ii_counts_drones_as_they_are_when_damage_is_dealt() -> None:
    s = attacked(hero(engaged=[facedown("Genius")], deck_top=["Energy"]), boost="Android Efficiency", **ULTRON_II)
    s.then("villain", ATK=4)
    s.do("pass")  # nothing to spend: the boost card brings one more
    s.then(damage=5)


def test_ultron_ii_keeps_his_bonus_when_the_stage_changes_in_the_attack() -> None:
    s = attacked(hero(engaged=[facedown("Genius")]), **ULTRON_II)
    g = s.game
    g.set_face(g.state.villain, g.content.face("01136").index, ident=True)  # no card of the box does it at this moment
    s.then("villain", ATK=4 + 2).do("pass").then(damage=6).then("villain", ATK=4)


@rule("MC-REPLACE-05")
def test_ultron_ii_brings_his_drone_though_the_attack_is_then_replaced() -> None:
    webbed = {"card": "Webbed Up", "attached_to": "Ultron"}
    s = attacked(hero(in_play=[webbed]), heroes=["spider_man"], **ULTRON_II).asked(0, "order").do("order Ultron")
    s.fired("01135", 1).then(engaged=["Drone"]).then("villain", statuses=["stunned"], ATK=2).never("attack_damage")


def test_ultron_ii_does_nothing_when_he_is_stunned_or_schemes() -> None:
    attacked(hero(), expert=True, villain={"stage": "II", "statuses": ["stunned"]}).not_fired("01135")
    schemed(alter_ego(engaged=[facedown("Genius")]), **ULTRON_II).not_fired("01135").then(threat=2)


def test_spider_man_senses_the_attack_after_the_drone_has_come() -> None:
    s = attacked(hero(deck_top=["Genius", "Energy"]), heroes=["spider_man"], **ULTRON_II)
    s.asked(0, "interrupt").do("use Spider-Man").then(engaged=["Drone"], hand=["Energy"])


# -- 01136 Ultron III ------------------------------------------------------------------------------
def test_ultron_iii_makes_every_drone_stronger() -> None:
    s = ultron(hero(engaged=[facedown("Genius"), "Advanced Ultron Drone"]), **ULTRON_III)
    s.then("Drone", ATK=2, hp=2, SCH=1).then("Advanced Ultron Drone", ATK=2, hp=5)
    ultron(hero(engaged=[facedown("Genius")]), **ULTRON_II).then("Drone", ATK=1, hp=1)


def test_ultron_iii_cannot_be_damaged_while_anybody_has_a_drone_but_may_be_attacked() -> None:
    s = ultron(hero(), hero(engaged=[facedown("Genius")]), in_play=["Concussion Blasters"], **ULTRON_III)
    s.do("attack Captain Marvel", "pick Ultron").then("villain", damage=0)
    s.then(damage=1)  # retaliate: he was attacked


def test_ultron_iii_can_be_damaged_once_no_drone_is_left() -> None:
    ultron(hero(), **ULTRON_III).do("attack Captain Marvel").then("villain", damage=2)
    s = ultron(hero(), in_play=["Ultron's Imperative"], **ULTRON_III).do("attack Captain Marvel")
    s.then("villain", damage=2)


def test_damage_to_all_that_defeats_the_last_drone_does_not_hurt_ultron_iii() -> None:
    s = ultron(
        hero(engaged=[facedown("Hellcat", damage=1)], hand=["Ground Stomp", "Energy"]),
        heroes=["she_hulk"],
        **ULTRON_III,
    )
    s.do("use Ground Stomp")
    assert s.events("defeated")
    s.then(engaged=[]).then("villain", damage=0)


@rule("MC-KW-OVERKILL-01")
def test_overkill_of_the_last_drone_hurts_ultron_iii_and_of_another_does_not() -> None:
    hand = ["Relentless Assault", "Strength"]
    s = ultron(hero(engaged=[facedown("Hellcat")], hand=hand), heroes=["she_hulk"], **ULTRON_III)
    s.do("use Relentless Assault").then("villain", damage=3)
    s = ultron(hero(engaged=[facedown("Hellcat"), facedown("Genius")], hand=hand), heroes=["she_hulk"], **ULTRON_III)
    s.do("use Relentless Assault", "pick Drone (1)").then("villain", damage=0)


def knock_out_ultron_ii(**more: Any) -> Situation:
    start = {"expert": True, "villain": {"stage": "II", "hit_points": 2}}
    return ultron(hero(deck_top=["Genius", "Energy"]), **{**start, **more}).do("attack Captain Marvel")


def test_ultron_iii_reveals_ultrons_imperative_from_deck_or_discard_pile() -> None:
    s = knock_out_ultron_ii().fired("01136", 1).fired("01150", 1).then("Ultron's Imperative", threat=2)
    s.then(engaged=["Drone", "Drone"]).then("villain", hp=27)
    s = knock_out_ultron_ii(encounter_discard=["Advance", "Ultron's Imperative"])
    s.then(in_play=["Ultron's Imperative"], encounter_discard=["Advance"])


def test_ultron_iii_finds_nothing_when_the_imperative_is_in_play() -> None:
    s = knock_out_ultron_ii(in_play=["Ultron's Imperative"])
    s.not_fired("01150").then("Ultron's Imperative", threat=2).then(engaged=[])


def test_the_players_win_when_ultron_iii_is_defeated() -> None:
    ultron(hero(), expert=True, villain={"stage": "III", "hit_points": 2}).do("attack Captain Marvel").over("players")


# -- 01137a, 01137b The Crimson Cowl ---------------------------------------------------------------
@rule("OQ-01", "OQ-03", "MC-WREV-03")
@pytest.mark.parametrize("heroes", [("captain_marvel",), ("spider_man", "captain_marvel", "black_panther")])
def test_setup_puts_ultron_drones_into_play_and_gives_each_player_a_drone(heroes: tuple[str, ...]) -> None:
    g = new_game(GameSetup(heroes=heroes, scenario="ultron"), load_content())
    s = g.state
    table = [g.face(e).code for e in s.zones[ids.TABLE]]
    assert table == ["01134", "01137b", "01140"]
    for seat in range(s.seats):
        assert [g.face(e).code for e in s.zones[zone(seat, ENGAGED)]] == ["drone"]
        deck = len(s.zones[zone(seat, ids.DECK)]) + len(s.zones[zone(seat, ids.HAND)])
        assert deck == 39
    assert not any(g.ident(e).code == "01140" for e in s.zones[ids.ENCOUNTER_DECK])
    assert g.table_card(s.main_scheme).threat == 0


def test_setup_makes_ultron_iii_last_in_expert_mode() -> None:
    g = new_game(GameSetup(heroes=("captain_marvel",), scenario="ultron", expert=True), load_content())
    assert g.face(g.state.villain).code == "01135"
    assert [g.content.faces[f].code for f in g.state.villain_stages] == ["01136"]


@rule("MC-MAIN-07", "MC-MAIN-03")
def test_the_crimson_cowl_is_followed_by_assault_on_norad() -> None:
    s = schemed(alter_ego(), hero(), main_scheme={"threat": 5}, acceleration=2)
    s.fired("01138a", 1).then(threat=0, engaged=["Drone"], acceleration=2).then(1, engaged=["Drone"])
    assert not s.winner


# -- 01138a, 01138b Assault on NORAD ---------------------------------------------------------------
def step_one(*players: dict[str, Any], **more: Any) -> Situation:
    """Step one of the villain phase on Assault on NORAD."""
    start = {"step": 1, "main_scheme": {"stage": "2B"}}
    start["encounter_top"] = ["Advance", "Assault", QUIET, "Vibranium Armor"]  # two boost cards without icons
    return ultron(*players, **{**start, **more})


@rule("MC-VPHASE-02", "OQ-66")
def test_assault_on_norad_makes_each_player_choose_after_step_one() -> None:
    s = step_one(alter_ego(), alter_ego(deck_top=["Genius"]), heroes=["captain_marvel", "black_panther"])
    s.asked(0, "mode").fired("01138b", 1).then(threat=2).do("mode 1").asked(1, "mode").then(threat=4).do("1: mode 2")
    s.then(engaged=[]).then(1, engaged=["Drone"])
    s.fired("01138b", 1)  # the two threat do not count as placed in step one


def test_assault_on_norad_does_nothing_when_all_of_that_threat_is_prevented() -> None:
    step_one(alter_ego(), heroes=["she_hulk"]).do("use Jennifer Walters").not_fired("01138b").then(engaged=[])


def test_assault_on_norad_does_not_answer_other_threat() -> None:
    schemed(alter_ego(), main_scheme={"stage": "2B"}).then(threat=1).not_fired("01138b")


@rule("OQ-74")
def test_assault_on_norad_is_followed_by_countdown_to_oblivion() -> None:
    s = schemed(alter_ego(), main_scheme={"stage": "2B", "threat": 9})
    s.fired("01139a", 1).not_fired("01138a").then(threat=0, engaged=["Drone"])


# -- 01139a, 01139b Countdown to Oblivion ----------------------------------------------------------
def test_threat_cannot_be_removed_from_countdown_to_oblivion() -> None:
    scheme = {"stage": "3B", "threat": 2}
    s = ultron(hero(), main_scheme=scheme, in_play=["Drone Factory"]).do("thwart Captain Marvel")
    s.then("Drone Factory", threat=2).then(threat=2)
    ultron(hero(), main_scheme=scheme).not_offered("thwart Captain Marvel")
    ultron(hero(), main_scheme={"stage": "2B", "threat": 2}).offered("thwart Captain Marvel")


@rule("MC-MAIN-08")
def test_the_players_lose_when_countdown_to_oblivion_is_complete() -> None:
    schemed(alter_ego(), main_scheme={"stage": "3B", "threat": 4}).over("villain")
    assert not schemed(alter_ego(), main_scheme={"stage": "3B", "threat": 3}).winner
