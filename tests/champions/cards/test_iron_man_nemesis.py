"""Iron Man's nemesis set: what each card does, and when it does not."""

from __future__ import annotations

from typing import Any

from goldenrule.games.champions.situations.script import Script
from goldenrule.testing import rule
from tests.champions.cards.scripted import alter_ego, hero
from tests.champions.cards.told import damaged, order

GRUNT = ["Hydra Mercenary"]
"""The next encounter card enters play and does nothing else."""


def revealing(card: str, first: dict[str, Any], *others: dict[str, Any], **given: Any) -> Script:
    """Iron Man (9 hit points) reveals a card; Spider-Man is the second player if there are two."""
    players = [{**first, "dealt": [card]}, *others]
    heroes = ["iron_man", "spider_man"][: len(players)]
    return Script.of(
        **{"heroes": heroes, "phase": "villain", "step": 4, "players": players, "encounter_top": GRUNT, **given}
    )


# -- 01171 Imminent Overload -----------------------------------------------------------------------


def test_imminent_overload_has_1_more_threat_for_each_player() -> None:
    s = revealing("Imminent Overload", hero(), hero()).fired("01171", 1)
    assert s.threat("Imminent Overload") == 5


@rule("MC-ACCICON-02")
def test_imminent_overload_accelerates_the_main_scheme() -> None:
    given = {"phase": "villain", "step": 1, "main_scheme": {"threat": 0}, "encounter_top": ["Advance", *GRUNT]}
    s = Script.of(heroes=["iron_man"], players=[hero()], in_play=["Imminent Overload"], **given).do("pass").idle(0)
    assert s.threat("The Break-In!") == 2


# -- 01172 Whiplash --------------------------------------------------------------------------------


@rule("MC-KW-RETAL-01")
def test_whiplash_retaliates() -> None:
    s = Script.of(heroes=["iron_man"], players=[hero(engaged=["Whiplash"])])  # 01172
    s.do("attack Iron Man", "pick Whiplash").idle(0)
    assert damaged(s) == [("Whiplash", 1), ("Iron Man", 1)]


# -- 01173 Electric Whip Attack --------------------------------------------------------------------


UPGRADES = ["Arc Reactor", "Mark V Helmet", "Combat Training"]


@rule("MC-SAMPLE-16")
def test_electric_whip_attack_damages_or_costs_an_upgrade() -> None:
    player = hero(in_play=[*UPGRADES, "Stark Tower"])
    s = revealing("Electric Whip Attack", player).do("mode 1").idle(0).fired("01173", 1)
    assert damaged(s) == [("Iron Man", 3)]
    s = revealing("Electric Whip Attack", player).do("mode 2").not_offered("pick Stark Tower")
    s.do("pick Mark V Helmet").idle(0)
    assert s.area() == ["Arc Reactor", "Combat Training", "Stark Tower"]
    assert damaged(s) == []


@rule("MC-FORM-06")
def test_electric_whip_attack_costs_tony_stark_an_upgrade() -> None:
    s = revealing("Electric Whip Attack", alter_ego(damage=1, in_play=["Arc Reactor"])).idle(0)
    assert s.area() == []
    assert damaged(s) == []


def test_electric_whip_attack_does_nothing_without_an_upgrade() -> None:
    s = revealing("Electric Whip Attack", hero(in_play=["Stark Tower"])).idle(0)
    assert s.area() == ["Stark Tower"]
    assert damaged(s) == []


def test_electric_whip_attack_as_a_boost_card_costs_an_upgrade_if_nobody_defends() -> None:
    given = {"encounter_top": ["Electric Whip Attack", *GRUNT]}
    s = revealing("Assault", hero(in_play=UPGRADES), **given).do("pass", "pick Arc Reactor").idle(0).fired("01173", 1)
    assert s.area() == ["Combat Training", "Mark V Helmet"]
    s = revealing("Assault", hero(in_play=UPGRADES), **given).do("defend Iron Man").idle(0)
    assert len(s.area()) == 3
    s = revealing("Advance", hero(in_play=UPGRADES), **given).idle(0)
    assert len(s.area()) == 3


# -- 01174 Electromagnetic Backlash ----------------------------------------------------------------


@rule("MC-WILD-02", "OQ-66")
def test_electromagnetic_backlash_damages_each_player_for_their_own_energy() -> None:
    mine = ["Energy", "Supersonic Punch", "War Machine", "Strength", "Mark V Armor"]
    theirs = ["Genius", "Black Cat", "Energy", "Strength", "Web-Shooter"]
    s = revealing("Electromagnetic Backlash", hero(deck_top=mine), alter_ego(damage=1, deck_top=theirs))
    s.fired("01174", 1)
    assert damaged(s) == [("Iron Man", 3), ("Spider-Man", 3)]
    assert order(s, "mill", "damage") == ["mill", "mill", "damage", "damage"]


def test_electromagnetic_backlash_without_energy_does_no_damage() -> None:
    deck = ["Strength", "Repulsor Blast", "War Machine", "Mark V Armor", "Stark Tower"]
    s = revealing("Electromagnetic Backlash", hero(deck_top=deck)).idle(0)
    assert damaged(s) == []
    assert s.discard() == list(reversed(deck))
