"""Side characters, and what holds for every card with an immediate effect."""

from typing import Any

import pytest

from goldenrule.games.skirmish.abilities import Immediate
from goldenrule.games.skirmish.catalogue import load_content
from goldenrule.testing import rule
from tests.skirmish.cards.scenes import COSTLY, attack, face, hurt, nearly_defeated, scene, side_of
from tests.skirmish.situation import USABLE

IMMEDIATE = [f.key for f in load_content().faces if f.seat >= 0 and any(isinstance(a, Immediate) for a in f.abilities)]


@rule("D-5.4", "D-5.7")
@pytest.mark.parametrize("card", ["shield_recruit", "hydra_recruit"])
def test_recruits_cost_nothing_and_do_nothing(card: str) -> None:
    side = side_of(card)
    s = scene(side, {"hand": [card, card, COSTLY[side]]}).do(f"play {card}", "slot 1", f"play {card}", "slot 2")
    assert s.slots(side)[:2] == [card, card] and face(card).abilities == ()


def test_a_trooper_lets_the_opponent_draw_when_placed() -> None:
    s = scene("villains", {"hand": ["hydra_trooper", "kang_boosted"]}, {"hand": []}).then("heroes", hand=[])
    s.do("play hydra_trooper", "slot 2").then("heroes", hand_size=1).then("villains", hand=["kang_boosted"])


def test_a_field_agent_lets_the_opponent_draw_when_he_is_defeated() -> None:
    mine = {"hand": ["shield_field_agent", "thor_boosted"]}
    scene("heroes", mine, {"hand": []}).do("play shield_field_agent", "slot 2").then("villains", hand=[])
    s = scene("villains", {"artifacts": ["tactigon"]}, {"slots": {2: nearly_defeated("shield_field_agent")}})
    assert len(s.do("use tactigon").hand("villains")) == 1 + 2


def test_a_medic_heals_two() -> None:
    mine = {"slots": {1: hurt("hulk", 3), 2: hurt("thor", 1)}, "hand": ["shield_medic", "wasp"]}
    s = scene("heroes", mine, {"slots": {1: hurt("kingpin", 2)}}).do("play shield_medic", "slot 3")
    s.not_offered("pick kingpin").offered("pick thor").do("pick hulk")
    assert [s.damage("heroes", slot) for slot in (1, 2)] == [1, 1]
    unhurt = scene("heroes", {"slots": {1: "hulk"}, "hand": ["shield_medic", "wasp"]})
    assert unhurt.do("play shield_medic", "slot 3").asked("heroes", "recruit").events("heal") == []


def test_an_informant_pulls_the_artifact_marker_when_placed() -> None:
    scene("heroes", {"hand": ["shield_informant", "wasp"]}).do("play shield_informant", "slot 2").then(marker=3)
    assert attack("heroes", {2: "shield_informant"}, {2: "zola"}).marker == 0


def test_an_informant_draws_when_defeated() -> None:
    slots = {4: nearly_defeated("shield_informant"), 5: "shield_informant"}
    s = attack("villains", {4: "zola", 5: "hydra_recruit"}, slots).then("heroes", discard=["shield_informant"])
    s.then("heroes", hand_size=1 + 1)


def test_a_kidnapper_takes_a_freed_civilian() -> None:
    mine = {"hand": ["hydra_kidnapper", "zola"], "artifacts": [USABLE]}
    s = scene("villains", mine, {"freed": ["red", "blue"]}).do("play hydra_kidnapper", "slot 1")
    s.asked("heroes", "lose_civilian").do("lose red").then("heroes", freed=["blue"])
    assert sum(map(len, s.civilians)) == 10
    nobody = scene("villains", mine).do("play hydra_kidnapper", "slot 1").asked("villains", "recruit")
    assert nobody.events("lost") == []


@rule("D-7.1")
def test_a_scientist_makes_others_stronger_and_does_not_attack() -> None:
    s = attack("villains", {4: "ultron", 5: "hydra_scientist", 6: "zola"}).then(attacks=["ultron", "zola"])
    slots = {3: "loki", 4: "ultron", 5: "hydra_scientist", 6: "zola"}
    s = scene("villains", {"slots": slots})
    assert [s.strength("villains", slot) - face(card).strength for slot, card in slots.items()] == [0, 1, 0, 1]


@pytest.mark.parametrize("card", IMMEDIATE)
def test_paying_with_a_card_does_not_bring_its_immediate_effect(card: str) -> None:
    side = side_of(card)
    other = "villains" if side == "heroes" else "heroes"
    played = "luke_cage" if side == "heroes" else "taskmaster"
    theirs: dict[str, Any] = {"slots": {1: "luke_cage" if other == "heroes" else "kingpin"}, "hand": [], "deck_top": []}
    theirs["hand"] = ["wasp", "hulk"] if other == "heroes" else ["zola", "loki"]
    theirs |= {"freed": ["red"]} if other == "heroes" else {}
    s = scene(side, {"hand": [played, card], "artifacts": [USABLE]}, theirs).do(f"play {played}", "slot 2")
    s.asked(side, "recruit").then(side, discard=[card], hand=[]).then(other, hand_size=2)
    s.then(marker=0, points=0).never("damage", "freed", "lost")
