"""The cards of Aggression: what each does, and when it does not."""

from typing import Any

import pytest

from goldenrule.testing import rule
from tests.champions.situation import Situation, alter_ego, hero, she_hulk


# -- 01050 Hulk ------------------------------------------------------------------------------------
def hulk(top: str, **more: Any) -> Situation:
    """Hulk attacks Rhino; the given card is then milled."""
    player = hero(in_play=["Hulk", "Tigra"], engaged=["Hydra Bomber"], deck_top=[top])
    return she_hulk(player, **more).do("attack Hulk", "pick Rhino").fired("01050", 1)


def test_hulk_deals_2_damage_for_a_physical_card() -> None:
    s = hulk("Strength").do("pick Hydra Bomber")
    s.idle(0).only("damage Rhino 3", "damage Hydra Bomber 2", "damage Hulk 1").then(discard=["Strength"])


def test_hulk_deals_1_damage_to_every_character_for_an_energy_card() -> None:
    s = hulk("Energy").idle(0)
    everybody = [("Hulk", 1), ("Hydra Bomber", 1), ("Rhino", 1), ("She-Hulk", 1), ("Tigra", 1)]
    assert sorted((name, amount) for name, amount, _ in s.seen("damage")[1:-1]) == everybody
    s.then("Hulk", damage=2)  # his consequential damage comes last


def test_hulk_leaves_for_a_mental_card() -> None:
    hulk("Genius").idle(0).then(not_in_play=["Hulk"], discard=["Hulk", "Genius"]).only("damage Rhino 3")


def test_hulk_does_all_of_it_for_a_wild_card() -> None:
    s = hulk("Hellcat").do("pick Rhino").idle(0)
    assert [about[:2] for about in s.seen("damage")[:2]] == [("Rhino", 3), ("Rhino", 2)]
    s.happened("damage", times=7).then(not_in_play=["Hulk"])


def test_hulk_defeated_by_his_own_energy_is_discarded_once() -> None:
    player = hero(in_play=[{"card": "Hulk", "damage": 4}], deck_top=["Hellcat"])
    s = she_hulk(player).do("attack Hulk").idle(0).then(discard=["Hulk", "Hellcat"])
    assert [name for name, *_ in s.seen("defeated")] == ["Hulk"]


@rule("MC-REPLACE-05")
def test_a_stunned_hulk_mills_nothing() -> None:
    s = she_hulk(hero(in_play=[{"card": "Hulk", "statuses": ["stunned"]}])).do("attack Hulk")
    s.idle(0).not_fired("01050").never("mill")


@rule("MC-DASH-01")
def test_hulk_cannot_thwart() -> None:
    she_hulk(hero(in_play=["Hulk"]), main_scheme={"threat": 3}).refused("thwart Hulk", "MC-DASH-01")


# -- 01051 Tigra -----------------------------------------------------------------------------------
def test_tigra_heals_after_defeating_a_minion_and_before_consequential_damage() -> None:
    bomber = {"card": "Hydra Bomber"}
    s = she_hulk(hero(in_play=[{"card": "Tigra", "damage": 2}], engaged=[bomber]))
    s.do("attack Tigra", "pick Hydra Bomber", "use Tigra").idle(0).fired("01051", 1).then("Tigra", damage=2)
    s.only("damage", "defeated", "heal", "damage")


def test_tigra_does_not_heal_when_the_minion_survives_or_the_villain_is_attacked() -> None:
    player = hero(in_play=[{"card": "Tigra", "damage": 1}], engaged=["Shocker"])
    she_hulk(player).do("attack Tigra", "pick Shocker").idle(0).not_fired("01051")
    she_hulk(player).do("attack Tigra", "pick Rhino").idle(0).not_fired("01051")


@rule("MC-TRIG-02")
def test_tigra_heals_nothing_while_she_is_undamaged() -> None:
    s = she_hulk(hero(in_play=["Tigra"], engaged=["Hydra Bomber"])).do("attack Tigra", "pick Hydra Bomber")
    s.idle(0).not_fired("01051").then("Tigra", damage=1)


# -- 01052 Chase Them Down -------------------------------------------------------------------------
CHASE = {"main_scheme": {"threat": 5}}


@rule("MC-THWART-03")
def test_chase_them_down_thwarts_after_the_hero_defeats_a_minion() -> None:
    s = she_hulk(hero(hand=["Chase Them Down"], engaged=["Hydra Bomber"]), **CHASE)
    s.do("attack She-Hulk", "pick Hydra Bomber", "use Chase Them Down").idle(0).fired("01052", 1).then(threat=3)
    assert s.events("thwart")


def test_chase_them_down_follows_attack_events() -> None:
    s = she_hulk(hero(hand=["Chase Them Down", "Haymaker", "Genius"], engaged=["Hydra Mercenary"]), **CHASE)
    s.do("use Haymaker", "pay Genius", "use Chase Them Down").idle(0).fired("01052", 1)


@rule("MC-VDEFEAT-01")
def test_chase_them_down_follows_the_defeat_of_a_villain_stage() -> None:
    s = she_hulk(hero(hand=["Chase Them Down"]), villain={"hit_points": 3}, **CHASE)
    s.do("attack She-Hulk", "use Chase Them Down", "pick The Break-In!").idle(0).fired("01052", 1).then(threat=3)


def test_chase_them_down_needs_a_defeat_by_the_hero() -> None:
    player = hero(hand=["Chase Them Down"], engaged=["Hydra Bomber"], in_play=["Tigra"])
    she_hulk(player, **CHASE).do("attack She-Hulk", "pick Rhino").idle(0).not_fired("01052")
    she_hulk(player, **CHASE).do("attack Tigra", "pick Hydra Bomber").idle(0).not_fired("01052")


@rule("MC-ATTACK-09")
def test_chase_them_down_does_not_follow_damage_that_is_no_attack() -> None:
    bomber = {"card": "Hydra Bomber", "damage": 1}
    s = she_hulk(hero(hand=["Chase Them Down", "Ground Stomp", "Genius"], engaged=[bomber]), **CHASE)
    s.do("use Ground Stomp", "pay Genius").idle(0).not_fired("01052")


@rule("MC-STATUS-08")
def test_chase_them_down_of_a_confused_hero_removes_nothing() -> None:
    s = she_hulk(hero(hand=["Chase Them Down"], engaged=["Hydra Bomber"], statuses=["confused"]), **CHASE)
    s.do("attack She-Hulk", "pick Hydra Bomber", "use Chase Them Down").idle(0).then(threat=5, statuses=[])


# -- 01053 Relentless Assault ----------------------------------------------------------------------
def assault(*pay: str, **player: Any) -> Situation:
    more = hero(hand=["Relentless Assault", *pay], engaged=["Hydra Bomber"], **player)
    return she_hulk(more).do("use Relentless Assault")


@rule("MC-KW-OVERKILL-02")
def test_relentless_assault_has_overkill_for_a_physical_resource() -> None:
    assault("Strength").idle(0).fired("01053", 1).only("damage Hydra Bomber 5", "damage Rhino 3")


def test_relentless_assault_has_no_overkill_without_a_physical_resource() -> None:
    assault("Genius").idle(0).only("damage Hydra Bomber 5")


@rule("MC-WILD-01")
def test_a_wild_resource_may_be_declared_physical() -> None:
    pay = ["The Power of Aggression"]
    assault(*pay).do("declare yes").idle(0).only("damage Hydra Bomber 5", "damage Rhino 3")
    assault(*pay).do("declare no").idle(0).only("damage Hydra Bomber 5")


def test_relentless_assault_needs_a_minion() -> None:
    she_hulk(hero(hand=["Relentless Assault", "Strength"])).refused("use Relentless Assault", "MC-TRIG-02")


# -- 01054 Uppercut --------------------------------------------------------------------------------
def test_uppercut_deals_5_damage() -> None:
    s = she_hulk(hero(hand=["Uppercut", "Strength", "Hellcat"])).do("use Uppercut", "pay any")
    s.idle(0).fired("01054", 1).only("damage Rhino 5")


@rule("MC-KW-GUARD-01")
def test_uppercut_is_an_attack() -> None:
    s = she_hulk(hero(hand=["Uppercut", "Strength", "Hellcat"], engaged=["Hydra Mercenary"]))
    s.do("use Uppercut", "pay any").idle(0).only("damage Hydra Mercenary 5")


# -- 01055 The Power of Aggression -----------------------------------------------------------------
@rule("MC-RESCARD-03")
def test_the_power_of_aggression_counts_twice_for_cards_of_its_aspect() -> None:
    she_hulk(hero(hand=["Combat Training", "The Power of Aggression"])).offered("play Combat Training")  # 01055
    she_hulk(hero(hand=["Tac Team", "The Power of Aggression"])).refused("play Tac Team", "MC-COST-01")
    she_hulk(hero(hand=["Haymaker", "The Power of Aggression"])).refused("use Haymaker", "MC-COST-01")


# -- 01056 Tac Team --------------------------------------------------------------------------------
@rule("MC-KW-USES-02", "MC-KW-USES-04")
def test_tac_team_deals_2_damage_three_times() -> None:
    s = she_hulk(hero(in_play=["Tac Team"], statuses=["stunned"])).then("Tac Team", counters={"attack": 3})
    s.do("use Tac Team").idle(0).fired("01056", 1).then("Tac Team", counters={"attack": 2}, exhausted=True)
    s.only("damage Rhino 2").then(statuses=["stunned"])
    s = she_hulk(hero(in_play=[{"card": "Tac Team", "counters": {"attack": 1}}])).do("use Tac Team")
    s.idle(0).only("damage Rhino 2").then(discard=["Tac Team"])


@rule("MC-INIT-06")
def test_tac_team_has_to_be_ready() -> None:
    she_hulk(hero(in_play=[{"card": "Tac Team", "exhausted": True}])).refused("use Tac Team", "MC-INIT-06")


# -- 01057 Combat Training -------------------------------------------------------------------------
@pytest.mark.parametrize(("area", "seat"), [("She-Hulk", 0), ("Spider-Man", 1)])
def test_combat_training_gives_1_attack_to_the_hero_of_its_controller(area: str, seat: int) -> None:
    s = she_hulk(hero(hand=["Combat Training", "Strength"], damage=1), hero())
    s.do("play Combat Training", f"area {area}").idle(0)
    assert [s.value("ATK", "She-Hulk"), s.value("ATK", "Spider-Man")] == [3 + (seat == 0), 2 + (seat == 1)]  # 01057
    s.then(seat, area=["Combat Training"])


@rule("MC-MAX-06")
def test_a_player_may_have_one_combat_training() -> None:
    s = she_hulk(hero(hand=["Combat Training", "Strength"], in_play=["Combat Training"]))
    s.refused("play Combat Training", "MC-MAX-06")


@rule("MC-FORM-06")
def test_combat_training_does_nothing_for_an_alter_ego() -> None:
    she_hulk(alter_ego(in_play=["Combat Training"], damage=1)).then(ATK=0)
