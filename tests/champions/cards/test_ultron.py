"""Ultron and his main schemes: what each card does, and when it does not."""

from __future__ import annotations

from typing import Any

import pytest

from goldenrule.games.champions import ids
from goldenrule.games.champions.catalogue import load_content
from goldenrule.games.champions.ids import ENGAGED, zone
from goldenrule.games.champions.rules.setup import Setup, new_game
from goldenrule.games.champions.situations.script import Script
from goldenrule.testing import rule
from tests.champions.cards.told import named
from tests.champions.cards.ultron_table import (
    QUIET,
    ULTRON_II,
    ULTRON_III,
    alter_ego,
    attacked,
    facedown,
    facing,
    hero,
    schemed,
    ultron,
)

COWL, NORAD, COUNTDOWN = "The Crimson Cowl", "Assault on NORAD", "Countdown to Oblivion"


# -- 01134 Ultron I --------------------------------------------------------------------------------


def test_ultron_i_lets_the_attacked_player_choose_threat_after_his_attack() -> None:
    s = attacked(hero()).do("pass").asked(0, "mode").do("mode 1")
    s.fired("01134", 1)
    assert s.threat(COWL) == 1
    assert s.engaged() == []
    assert s.damage("Captain Marvel") == 2


def test_ultron_i_lets_the_attacked_player_choose_a_drone() -> None:
    s = attacked(hero(deck_top=["Genius", "Energy"])).do("pass", "mode 2")
    assert s.threat(COWL) == 0
    assert s.engaged() == ["Drone"]
    assert s.deck()[0] == "Energy"


def test_ultron_i_answers_an_attack_that_an_ally_defended() -> None:
    s = attacked(hero(in_play=["Mockingbird"]), hero()).do("defend Mockingbird")
    s.asked(0, "mode").do("mode 1").fired("01134", 1)


def test_ultron_i_makes_the_player_choose_who_defended_for_another() -> None:
    s = attacked(hero(), hero(deck_top=["Genius"])).do("pass", "1: defend She-Hulk")
    s.asked(1, "mode").do("1: mode 2")
    assert (s.engaged(0), s.engaged(1)) == ([], ["Drone"])


def test_ultron_i_places_threat_when_the_attacked_player_has_no_card_for_a_drone() -> None:
    s = attacked(hero(deck=[])).do("pass")
    assert s.threat(COWL) == 1
    assert s.events("enter") == []


@rule("MC-STATUS-07")
def test_ultron_i_does_not_answer_an_attack_that_was_not_made_nor_a_scheme() -> None:
    s = attacked(hero(), villain={"statuses": ["stunned"]})
    s.not_fired("01134")
    assert s.engaged() == []
    s = schemed(alter_ego())
    s.not_fired("01134")


def test_ultron_i_does_not_answer_the_attack_of_a_minion() -> None:
    s = facing("Swarm Attack", hero(facedown("Genius"))).do("pass")
    s.not_fired("01134")
    assert s.damage("Captain Marvel") == 1


# -- 01135 Ultron II -------------------------------------------------------------------------------


def test_ultron_ii_brings_a_drone_before_defenders_and_hits_harder_for_each_drone() -> None:
    s = attacked(hero("Advanced Ultron Drone", deck_top=["Genius"]), **ULTRON_II)
    s.asked(0, "defend").fired("01135", 1)
    assert s.engaged() == ["Advanced Ultron Drone", "Drone"]
    assert s.value("ATK", "Ultron") == 4
    s.do("pass")
    assert s.damage("Captain Marvel") == 4
    assert s.value("ATK", "Ultron") == 2  # only for that attack
    assert s.events("expired")


def test_ultron_ii_counts_the_drones_of_the_player_whom_he_attacked_first() -> None:
    s = attacked(
        hero(facedown("Genius")), hero(facedown("Strength"), facedown("Energy"), facedown("Hellcat")), **ULTRON_II
    )
    s.do("pass", "1: defend She-Hulk")
    assert [e[1:] for e in named(s, "attack_damage")] == [("She-Hulk", 4 - 2, 0)]  # ATK 2 and two Drones, DEF 2
    assert len(s.engaged(0)) == 2


def test_ultron_ii_counts_drones_as_they_are_when_damage_is_dealt() -> None:
    s = attacked(hero(facedown("Genius"), deck_top=["Energy"]), boost="Android Efficiency", **ULTRON_II)
    assert s.value("ATK", "Ultron") == 4
    s.do("pass")  # nothing to spend: the boost card brings one more
    assert s.damage("Captain Marvel") == 5


def test_ultron_ii_keeps_his_bonus_when_the_stage_changes_in_the_attack() -> None:
    s = attacked(hero(facedown("Genius")), **ULTRON_II)
    g = s.game
    g.set_face(g.state.villain, g.content.face("01136").index, ident=True)  # no card of the box does it at this moment
    assert s.value("ATK", "Ultron") == 4 + 2
    s.do("pass")
    assert s.damage("Captain Marvel") == 6
    assert s.value("ATK", "Ultron") == 4


@rule("MC-REPLACE-05")
def test_ultron_ii_brings_his_drone_though_the_attack_is_then_replaced() -> None:
    webbed = {"card": "Webbed Up", "attached_to": "Ultron"}
    s = attacked(hero(in_play=[webbed]), heroes=["spider_man"], **ULTRON_II)
    s.asked(0, "order").do("order Ultron")
    s.fired("01135", 1)
    assert s.engaged() == ["Drone"]
    assert s.status("Ultron") == ["stunned"]
    assert s.events("attack_damage") == []
    assert s.value("ATK", "Ultron") == 2


def test_ultron_ii_does_nothing_when_he_is_stunned_or_schemes() -> None:
    s = attacked(hero(), expert=True, villain={"stage": "II", "statuses": ["stunned"]})
    s.not_fired("01135")
    s = schemed(alter_ego(facedown("Genius")), **ULTRON_II)
    s.not_fired("01135")
    assert s.threat(COWL) == 2


def test_spider_man_senses_the_attack_after_the_drone_has_come() -> None:
    s = attacked(hero(deck_top=["Genius", "Energy"]), heroes=["spider_man"], **ULTRON_II)
    s.asked(0, "interrupt").do("use Spider-Man")
    assert s.engaged() == ["Drone"]
    assert s.hand() == ["Energy"]


# -- 01136 Ultron III ------------------------------------------------------------------------------


def test_ultron_iii_makes_every_drone_stronger() -> None:
    s = ultron(hero(facedown("Genius"), "Advanced Ultron Drone"), **ULTRON_III)
    assert (s.value("ATK", "Drone"), s.hp("Drone"), s.value("SCH", "Drone")) == (2, 2, 1)
    assert (s.value("ATK", "Advanced Ultron Drone"), s.hp("Advanced Ultron Drone")) == (2, 5)
    s = ultron(hero(facedown("Genius")), **ULTRON_II)
    assert (s.value("ATK", "Drone"), s.hp("Drone")) == (1, 1)


def test_ultron_iii_cannot_be_damaged_while_anybody_has_a_drone_but_may_be_attacked() -> None:
    s = ultron(hero(), hero(facedown("Genius")), more=("Concussion Blasters",), **ULTRON_III)
    s.do("attack Captain Marvel", "pick Ultron")
    assert s.damage("Ultron") == 0
    assert s.damage("Captain Marvel") == 1  # retaliate: he was attacked


def test_ultron_iii_can_be_damaged_once_no_drone_is_left() -> None:
    s = ultron(hero(), **ULTRON_III).do("attack Captain Marvel")
    assert s.damage("Ultron") == 2
    s = ultron(hero(), more=("Ultron's Imperative",), **ULTRON_III).do("attack Captain Marvel")
    assert s.damage("Ultron") == 2


def test_damage_to_all_that_defeats_the_last_drone_does_not_hurt_ultron_iii() -> None:
    s = ultron(hero(facedown("Hellcat", damage=1), hand=["Ground Stomp", "Energy"]), heroes=["she_hulk"], **ULTRON_III)
    s.do("use Ground Stomp")
    assert s.events("defeated")
    assert s.engaged() == []
    assert s.damage("Ultron") == 0


@rule("MC-KW-OVERKILL-01")
def test_overkill_of_the_last_drone_hurts_ultron_iii_and_of_another_does_not() -> None:
    hand = ["Relentless Assault", "Strength"]
    s = ultron(hero(facedown("Hellcat"), hand=hand), heroes=["she_hulk"], **ULTRON_III)
    s.do("use Relentless Assault")
    assert s.damage("Ultron") == 3
    s = ultron(hero(facedown("Hellcat"), facedown("Genius"), hand=hand), heroes=["she_hulk"], **ULTRON_III)
    s.do("use Relentless Assault", "pick Drone (1)")
    assert s.damage("Ultron") == 0


def knock_out_ultron_ii(**given: Any) -> Script:
    start = {"expert": True, "villain": {"stage": "II", "hit_points": 2}}
    return ultron(hero(deck_top=["Genius", "Energy"]), **{**start, **given}).do("attack Captain Marvel")


def test_ultron_iii_reveals_ultrons_imperative_from_deck_or_discard_pile() -> None:
    s = knock_out_ultron_ii().fired("01136", 1).fired("01150", 1)
    assert s.threat("Ultron's Imperative") == 2
    assert s.engaged() == ["Drone", "Drone"]
    assert s.hp("Ultron") == 27
    s = knock_out_ultron_ii(encounter_discard=["Advance", "Ultron's Imperative"])
    assert s.in_play("Ultron's Imperative")
    assert s.encounter_discard() == ["Advance"]


def test_ultron_iii_finds_nothing_when_the_imperative_is_in_play() -> None:
    s = knock_out_ultron_ii(more=("Ultron's Imperative",)).not_fired("01150")
    assert s.threat("Ultron's Imperative") == 2
    assert s.engaged() == []


def test_the_players_win_when_ultron_iii_is_defeated() -> None:
    ultron(hero(), expert=True, villain={"stage": "III", "hit_points": 2}).do("attack Captain Marvel").over("players")


# -- 01137a, 01137b The Crimson Cowl ---------------------------------------------------------------


@rule("OQ-01", "OQ-03", "MC-WREV-03")
@pytest.mark.parametrize("heroes", [("captain_marvel",), ("spider_man", "captain_marvel", "black_panther")])
def test_setup_puts_ultron_drones_into_play_and_gives_each_player_a_drone(heroes: tuple[str, ...]) -> None:
    g = new_game(Setup(heroes=heroes, scenario="ultron"), load_content())
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
    g = new_game(Setup(heroes=("captain_marvel",), scenario="ultron", expert=True), load_content())
    assert g.face(g.state.villain).code == "01135"
    assert [g.content.faces[f].code for f in g.state.villain_stages] == ["01136"]


@rule("MC-MAIN-07", "MC-MAIN-03")
def test_the_crimson_cowl_is_followed_by_assault_on_norad() -> None:
    s = schemed(alter_ego(), hero(), main_scheme={"threat": 5}, acceleration=2)
    s.fired("01138a", 1)
    assert s.threat(NORAD) == 0
    assert (s.engaged(0), s.engaged(1)) == (["Drone"], ["Drone"])
    assert s.acceleration == 2
    assert not s.winner


# -- 01138a, 01138b Assault on NORAD ---------------------------------------------------------------


def step_one(*players: dict[str, Any], **given: Any) -> Script:
    """Step one of the villain phase on Assault on NORAD."""
    start = {"phase": "villain", "main_scheme": {"stage": "2B"}}
    start["encounter_top"] = ["Advance", "Assault", QUIET, "Vibranium Armor"]  # two boost cards without icons
    return ultron(*players, **{**start, **given})


@rule("MC-VPHASE-02", "OQ-66")
def test_assault_on_norad_makes_each_player_choose_after_step_one() -> None:
    s = step_one(alter_ego(), alter_ego(deck_top=["Genius"]), heroes=["captain_marvel", "black_panther"])
    s.asked(0, "mode").fired("01138b", 1)
    assert s.threat(NORAD) == 2
    s.do("mode 1").asked(1, "mode")
    assert s.threat(NORAD) == 4
    s.do("1: mode 2")
    assert (s.engaged(0), s.engaged(1)) == ([], ["Drone"])
    s.fired("01138b", 1)  # the two threat do not count as placed in step one


def test_assault_on_norad_does_nothing_when_all_of_that_threat_is_prevented() -> None:
    s = step_one(alter_ego(), heroes=["she_hulk"]).do("use Jennifer Walters")
    s.not_fired("01138b")
    assert s.engaged() == []


def test_assault_on_norad_does_not_answer_other_threat() -> None:
    s = schemed(alter_ego(), main_scheme={"stage": "2B"})
    assert s.threat(NORAD) == 1
    s.not_fired("01138b")


@rule("OQ-74")
def test_assault_on_norad_is_followed_by_countdown_to_oblivion() -> None:
    s = schemed(alter_ego(), main_scheme={"stage": "2B", "threat": 9})
    s.fired("01139a", 1).not_fired("01138a")
    assert s.threat(COUNTDOWN) == 0
    assert s.engaged() == ["Drone"]


# -- 01139a, 01139b Countdown to Oblivion ----------------------------------------------------------


def test_threat_cannot_be_removed_from_countdown_to_oblivion() -> None:
    scheme = {"stage": "3B", "threat": 2}
    s = ultron(hero(), main_scheme=scheme, more=("Drone Factory",)).do("thwart Captain Marvel")
    assert s.threat("Drone Factory") == 2
    assert s.threat(COUNTDOWN) == 2
    ultron(hero(), main_scheme=scheme).not_offered("thwart Captain Marvel")
    ultron(hero(), main_scheme={"stage": "2B", "threat": 2}).offered("thwart Captain Marvel")


@rule("MC-MAIN-08")
def test_the_players_lose_when_countdown_to_oblivion_is_complete() -> None:
    schemed(alter_ego(), main_scheme={"stage": "3B", "threat": 4}).over("villain")
    assert not schemed(alter_ego(), main_scheme={"stage": "3B", "threat": 3}).winner
