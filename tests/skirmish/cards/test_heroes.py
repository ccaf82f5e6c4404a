"""The main characters of the Heroes: each ability comes, and does not come when it must not."""

from __future__ import annotations

from typing import Any

import pytest

from goldenrule.testing import rule
from tests.skirmish.cards.scenes import attack, face, hurt, replaced, scene, versions


@pytest.mark.parametrize(("card", "damage"), [("captain_marvel", 1), ("captain_marvel_boosted", 2)])
def test_captain_marvel_hits_any_opposing_card_after_her_attack(card: str, damage: int) -> None:
    s = attack("heroes", {6: card}, {1: "taskmaster", 2: "ultron"}, battlefields=["street_corner"])
    s.asked("heroes", "choose").offered("pick taskmaster").do("pick ultron")
    assert (s.damage("villains", 1), s.damage("villains", 2)) == (0, damage)
    assert s.hand("heroes").count("street_corner") == 1  # the bonus of the Tower came before


def test_captain_marvel_hits_nothing_when_nobody_is_there_or_before_the_attack_phase() -> None:
    assert attack("heroes", {6: "captain_marvel"}).asked("villains", "recruit").events("damage") == []
    s = scene("heroes", {"slots": {6: "captain_marvel"}}, {"slots": {1: "ultron"}})
    assert s.asked("heroes", "recruit").events("damage") == []


@rule("D-5.2", "D-5.3", "D-5.5")
def test_captain_marvel_is_paid_for_as_the_rulebook_shows() -> None:
    hand = ["captain_marvel", "iron_man", "wasp", "central_park"]
    s = scene("heroes", {"hand": hand, "freed": ["red"]}, battlefields=["street_corner"])
    s.do("play captain_marvel").offered("pay iron_man", "civilian red").not_offered("pay wasp")
    s.do("pay iron_man", "pay wasp", "pay central_park", "slot 1")
    assert s.slots("heroes")[0] == "captain_marvel" and s.freed == ["red"]
    assert s.battlefields == ["street_corner", "central_park"]


@rule("D-5.8", "D-5.9")
def test_captain_marvel_boosted_replaces_her_for_nothing() -> None:
    mine = {"slots": {2: hurt("captain_marvel", 1)}, "hand": ["captain_marvel_boosted"]}
    s = scene("heroes", mine).do("play captain_marvel_boosted")
    assert s.slots("heroes")[1] == "captain_marvel_boosted" and s.damage("heroes", 2) == 0
    assert s.discard("heroes") == ["captain_marvel"]


@pytest.mark.parametrize(("card", "steps"), [("iron_man", 1), ("iron_man_boosted", 2)])
def test_iron_man_moves_the_artifact_marker(card: str, steps: int) -> None:
    s = replaced(card)
    assert s.marker == 0
    assert s.do(f"play {card}").marker == steps


@pytest.mark.parametrize(("card", "freed"), [("spider_man", ["red"]), ("spider_man_boosted", ["red", "blue"])])
def test_spider_man_frees_civilians_of_any_zone(card: str, freed: list[str]) -> None:
    s = replaced(card).do(f"play {card}")
    for zone, colour in enumerate(freed, 2):
        s.asked("heroes", "civilian").do(f"free {colour} {zone}")
    assert sorted(s.freed) == sorted(freed) and len(s.civilians[0]) == 4
    assert s.asked("heroes", "recruit").points == 0


def test_captain_america_strengthens_the_life_of_his_neighbours() -> None:
    s = scene("heroes", {"slots": {1: "wasp", 2: "captain_america", 3: "hulk", 4: "vision"}}, {"slots": {1: "ultron"}})
    gained = [s.life("heroes", slot) - face(card).life for slot, card in enumerate(s.slots("heroes")[:4], 1)]
    assert gained == [1, 0, 1, 0]
    assert s.life("villains", 1) == face("ultron").life


def test_captain_america_boosted_strengthens_all_others_while_he_is_there() -> None:
    mine = {"slots": {1: hurt("wasp", face("wasp").life), 3: "captain_america_boosted", 6: "vision"}}
    s = scene("heroes", mine)
    gained = [s.life("heroes", slot) - face(s.slots("heroes")[slot - 1]).life for slot in (1, 3, 6)]
    assert gained == [1, 0, 1]
    s.game.move(s.slot("heroes", 3), 4)  # to the discard pile
    s.game.settle()
    assert s.discard("heroes")[-1] == "wasp"


@pytest.mark.parametrize("card", versions("doctor_strange"))
def test_doctor_strange_moves_the_artifact_marker_with_each_attack(card: str) -> None:
    assert attack("heroes", {6: card}).marker == 1
    assert attack("heroes", {6: {"card": card, "held": True}}).marker == 0


@pytest.mark.parametrize(("card", "drawn"), [("doctor_strange", 0), ("doctor_strange_boosted", 1)])
def test_doctor_strange_boosted_draws_for_an_artifact(card: str, drawn: int) -> None:
    tiles: dict[str, Any] = {"offer": ["ebony_blade", "tactigon"], "pile": [], "battlefields": []}
    s = attack("heroes", {6: card}, marker=2, **tiles).do("take tactigon")
    assert s.artifacts("heroes") == ["tactigon"]
    assert len(s.hand("heroes")) == 2 + drawn
    assert len(attack("heroes", {6: card}, marker=1, **tiles).hand("heroes")) == 2


def test_black_widow_makes_the_opponent_discard_a_card_of_his_choice() -> None:
    s = replaced("black_widow", {"hand": ["zola", "ultron"]}).do("play black_widow")
    s.asked("villains", "discard").offered("discard zola").do("discard ultron")
    assert s.asked("heroes", "recruit").hand("villains") == ["zola"]
    assert replaced("black_widow").do("play black_widow").asked("heroes", "recruit").discard("villains") == []


def test_black_widow_boosted_takes_a_card_at_random() -> None:
    s = replaced("black_widow_boosted", {"hand": ["zola", "ultron"]}).do("play black_widow_boosted")
    s.asked("heroes", "recruit")
    assert sorted(s.hand("villains") + s.discard("villains")) == ["ultron", "zola"]
    assert len(s.hand("villains")) == 1


@pytest.mark.parametrize("card", versions("hulk"))
def test_hulk_is_as_strong_as_he_is_hurt(card: str) -> None:
    printed = face(card).strength
    for damage in (0, 1, 3):
        s = scene("heroes", {"slots": {1: hurt(card, damage), 2: hurt("vision", 1)}})
        assert s.strength("heroes", 1) == printed + damage
        assert s.strength("heroes", 2) == face("vision").strength


def test_she_hulk_heals_one_of_the_own_cards() -> None:
    mine = {1: hurt("hulk", 2), 2: hurt("wasp", 1), 6: "she_hulk"}
    s = attack("heroes", mine, {1: "taskmaster", 2: hurt("kingpin", 1)})
    s.asked("heroes", "choose").offered("pick wasp").not_offered("pick she_hulk", "pick kingpin").do("pick hulk")
    assert (s.damage("heroes", 1), s.damage("heroes", 2)) == (1, 1)
    assert attack("heroes", {6: "she_hulk"}).events("heal") == []


def test_she_hulk_boosted_heals_each_own_card() -> None:
    mine = {1: hurt("hulk", 2), 2: hurt("wasp", 1), 6: hurt("she_hulk_boosted", 1)}
    s = attack("heroes", mine, {1: "taskmaster", 2: hurt("kingpin", 1)})
    assert [s.damage("heroes", slot) for slot in (1, 2, 6)] == [1, 0, 0]
    assert s.damage("villains", 2) == 1 + face("wasp").strength
    assert attack("heroes", {6: "she_hulk_boosted"}).events("heal") == []


@pytest.mark.parametrize("card", versions("vision"))
def test_vision_is_spared_one_of_any_damage(card: str) -> None:
    s = attack("villains", {1: "hydra_trooper", 2: "hydra_trooper"}, {1: card, 2: "thor"})
    strength = face("hydra_trooper").strength
    assert (s.damage("heroes", 1), s.damage("heroes", 2)) == (strength - 1, strength)


@pytest.mark.parametrize(("card", "damage"), [("thor", 1), ("thor_boosted", 2)])
def test_thor_hits_every_opposing_card(card: str, damage: int) -> None:
    s = replaced(card, {"slots": {1: "kingpin", 4: "taskmaster"}}, mine={"slots": {2: "hulk"}}).do(f"play {card}")
    assert (s.damage("villains", 1), s.damage("villains", 4)) == (damage, damage)
    assert s.damage("heroes", 2) == 0
    assert replaced(card).do(f"play {card}").events("damage") == []


@pytest.mark.parametrize(("card", "drawn"), [("wasp", ["hulk"]), ("wasp_boosted", ["hulk", "thor"])])
def test_wasp_draws(card: str, drawn: list[str]) -> None:
    s = replaced(card, mine={"deck_top": ["hulk", "thor"]}).do(f"play {card}")
    assert s.hand("heroes") == drawn and s.hand("villains") == []


@pytest.mark.parametrize("card", versions("luke_cage"))
def test_luke_cage_keeps_the_slots_beside_him(card: str) -> None:
    beside = attack("villains", {1: "hydra_recruit", 3: "hydra_recruit"}, {2: card})
    assert (beside.points, len(beside.events("attack")), beside.events("bonus")) == (0, 2, [])
    away = attack("villains", {3: "hydra_recruit"}, {1: card})
    assert away.points == -1
