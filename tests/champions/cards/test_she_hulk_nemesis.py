"""She-Hulk's nemesis set: what each card does, and when it does not."""

from __future__ import annotations

from typing import Any

from goldenrule.games.champions.situations.script import Script
from goldenrule.testing import rule
from tests.champions.cards.scripted import alter_ego, hero
from tests.champions.cards.told import damaged, named

GRUNT = ["Hydra Mercenary"]
"""The next encounter card enters play and does nothing else."""


def revealing(card: str, first: dict[str, Any], *others: dict[str, Any], **given: Any) -> Script:
    """She-Hulk (15 hit points) reveals a card; Spider-Man is the second player if there are two."""
    players = [{**first, "dealt": [card]}, *others]
    heroes = ["she_hulk", "spider_man"][: len(players)]
    return Script.of(
        **{"heroes": heroes, "phase": "villain", "step": 4, "players": players, "encounter_top": GRUNT, **given}
    )


# -- 01161 Personal Challenge ----------------------------------------------------------------------


def test_personal_challenge_has_1_more_threat_for_each_player() -> None:
    assert revealing("Personal Challenge", hero(), hero()).fired("01161", 1).threat("Personal Challenge") == 5
    assert revealing("Personal Challenge", hero()).threat("Personal Challenge") == 4


@rule("MC-CRISIS-01")
def test_personal_challenge_is_a_crisis() -> None:
    given = {"heroes": ["she_hulk"], "main_scheme": {"threat": 3}, "in_play": ["Personal Challenge"]}
    s = Script.of(players=[hero()], **given).do("thwart She-Hulk").idle(0)
    assert (s.threat("The Break-In!"), s.threat("Personal Challenge")) == (3, 2)


# -- 01162 Titania ---------------------------------------------------------------------------------


def test_titanias_attack_is_her_remaining_hit_points() -> None:
    titania = {"card": "Titania", "damage": 2}
    s = Script.of(heroes=["she_hulk"], players=[hero(engaged=[titania], in_play=["Tac Team"])])
    assert s.value("ATK", "Titania") == 4  # 01162
    s.do("use Tac Team", "pick Titania")
    assert s.value("ATK", "Titania") == 2


def test_titania_hits_with_what_is_left_of_her() -> None:
    player = hero(engaged=[{"card": "Titania", "damage": 1}])
    given = {"phase": "villain", "step": 2, "villain": {"statuses": ["stunned"]}, "encounter_top": GRUNT}
    s = Script.of(heroes=["she_hulk"], players=[player], **given).do("pass").idle(0)
    assert damaged(s) == [("She-Hulk", 5)]


# -- 01163 Genetically Enhanced --------------------------------------------------------------------


@rule("MC-ATTACHTO-01")
def test_genetically_enhanced_goes_to_the_minion_with_the_most_printed_hit_points() -> None:
    s = revealing("Genetically Enhanced", hero(engaged=["Shocker"]), hero(engaged=[{"card": "Titania", "damage": 4}]))
    assert s.host("Genetically Enhanced") == "Titania"
    assert (s.value("HP", "Titania"), s.hp("Titania")) == (9, 5)
    assert s.value("ATK", "Titania") == 5
    assert s.events("surge") == []


@rule("MC-FIRST-04")
def test_the_first_player_decides_between_equal_minions() -> None:
    players = [hero(engaged=["Shocker"]), hero(engaged=["Hydra Mercenary"], dealt=["Genetically Enhanced"])]
    s = Script.of(heroes=["she_hulk", "spider_man"], phase="villain", step=4, players=players, encounter_top=GRUNT)
    s.asked(0, "attach").do("attach Hydra Mercenary")
    assert s.host("Genetically Enhanced") == "Hydra Mercenary"
    assert s.hp("Hydra Mercenary") == 6


@rule("MC-ATTACHTO-09")
def test_genetically_enhanced_surges_without_a_minion() -> None:
    s = revealing("Genetically Enhanced", hero()).idle(0)
    assert named(s, "surge") == [(0, "Genetically Enhanced")]
    assert s.encounter_discard() == ["Genetically Enhanced"]
    assert s.engaged() == GRUNT


@rule("MC-ATTACHTO-03")
def test_genetically_enhanced_goes_with_its_host() -> None:
    enhanced = {"card": "Genetically Enhanced", "attached_to": "Shocker"}
    player = hero(engaged=[{"card": "Shocker", "damage": 4}], in_play=["Tac Team"])
    s = Script.of(heroes=["she_hulk"], players=[player], in_play=[enhanced])
    assert s.hp("Shocker") == 2
    s.do("use Tac Team", "pick Shocker").idle(0)
    assert sorted(s.encounter_discard()) == ["Genetically Enhanced", "Shocker"]


# -- 01164 Titania's Fury --------------------------------------------------------------------------


FURY = "Titania's Fury"


def test_titanias_fury_makes_her_attack() -> None:
    s = revealing(FURY, hero(engaged=[{"card": "Titania", "damage": 2}])).do("pass").idle(0).fired("01164", 1)
    assert damaged(s) == [("She-Hulk", 4)]
    assert s.events("surge") == []
    assert s.damage("Titania") == 2


def test_titania_attacks_the_player_of_her_fury_wherever_she_is() -> None:
    s = revealing(FURY, hero(), hero(engaged=["Titania"])).do("pass", "1: pass").idle()
    assert damaged(s) == [("She-Hulk", 6)]


@rule("MC-STATUS-05", "MC-REPLACE-05")
def test_titanias_fury_heals_her_and_surges_when_she_is_stunned() -> None:
    s = revealing(FURY, hero(engaged=[{"card": "Titania", "damage": 3, "statuses": ["stunned"]}])).idle(0)
    assert (s.damage("Titania"), s.status("Titania")) == (0, [])
    assert [name for _, name in named(s, "surge")] == [FURY]


@rule("MC-FORM-06")
def test_titanias_fury_heals_her_and_surges_against_an_alter_ego() -> None:
    s = revealing(FURY, alter_ego(damage=1, engaged=[{"card": "Titania", "damage": 3}])).idle(0)
    assert s.damage("Titania") == 0
    assert damaged(s) == []
    assert len(s.events("surge")) == 1


def test_titanias_fury_surges_without_her() -> None:
    s = revealing(FURY, hero()).idle(0)
    assert len(s.events("surge")) == 1


def test_a_defended_attack_of_titania_has_been_made() -> None:
    s = revealing(FURY, hero(engaged=[{"card": "Titania", "damage": 4}])).do("defend She-Hulk").idle(0)
    assert damaged(s) == []
    assert s.events("surge") == []


@rule("MC-BOOST-01")
def test_titanias_fury_as_a_boost_card_gives_another() -> None:
    s = revealing("Assault", hero(), encounter_top=[FURY, "Charge", "Hydra Mercenary"]).do("pass").idle(0)
    s.fired("01164", 1)
    assert [name for name, _ in named(s, "boost")] == [FURY, "Charge"]
    assert damaged(s) == [("She-Hulk", 5)]  # ATK 2, 1 icon and 2 icons
