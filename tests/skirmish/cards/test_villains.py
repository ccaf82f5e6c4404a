"""The main characters of the Villains: each ability comes, and does not come when it must not."""

from __future__ import annotations

import pytest

from goldenrule.testing import rule
from tests.skirmish.cards.scenes import attack, face, hurt, nearly_defeated, replaced, scene, versions


@pytest.mark.parametrize(("card", "points"), [("red_skull", 1), ("red_skull_boosted", 2)])
def test_red_skull_gains_points(card: str, points: int) -> None:
    s = replaced(card)
    assert s.points == 0
    assert s.do(f"play {card}").points == -points


@pytest.mark.parametrize("card", versions("ultron"))
def test_ultron_comes_back_to_the_hand_when_he_is_defeated(card: str) -> None:
    s = attack("heroes", {4: "hulk", 5: "shield_recruit"}, {4: nearly_defeated(card), 5: nearly_defeated("zola")})
    assert (s.hand("villains"), s.discard("villains")) == ([card], ["zola"])


def test_ultron_stays_in_the_discard_pile_when_he_is_replaced() -> None:
    s = replaced("ultron_boosted").do("play ultron_boosted")
    assert (s.hand("villains"), s.discard("villains")) == ([], ["ultron"])


@pytest.mark.parametrize(("card", "damage"), [("crossbones", 2), ("crossbones_boosted", 3)])
def test_crossbones_hits_one_opposing_card(card: str, damage: int) -> None:
    s = replaced(card, {"slots": {1: "hulk", 5: "luke_cage"}}).do(f"play {card}")
    s.asked("villains", "choose").offered("pick hulk").do("pick luke_cage")
    assert (s.damage("heroes", 1), s.damage("heroes", 5)) == (0, damage)
    assert replaced(card).do(f"play {card}").asked("villains", "recruit").events("damage") == []


@rule("D-5.11", "DA-8")
@pytest.mark.parametrize("card", versions("kang"))
def test_kang_puts_the_leader_into_play_who_draws(card: str) -> None:
    mine = {"discard": ["leader", "zola"], "deck_top": ["loki"]}
    s = replaced(card, mine=mine).do(f"play {card}")
    s.asked("villains", "choose").not_offered("pick kang").do("pick leader", "slot 5")
    assert s.slots("villains") == [card, "", "", "", "leader", ""]
    assert s.asked("villains", "recruit").hand("villains") == ["loki"]


def test_kang_does_not_put_himself_into_play() -> None:
    s = replaced("kang_boosted").do("play kang_boosted").asked("villains", "recruit")
    assert s.discard("villains") == ["kang"]


@pytest.mark.parametrize("card", versions("baron_mordo"))
def test_baron_mordo_moves_the_artifact_marker_when_the_own_recruitment_begins(card: str) -> None:
    assert scene("villains", {"slots": {1: card}}).marker == -1
    assert scene("heroes", {}, {"slots": {1: card}}).marker == 0


def test_baron_mordo_boosted_is_as_strong_as_artifacts_are_owned() -> None:
    owned = {"artifacts": ["ten_rings", "cosmic_cube"]}
    for card, more in (("baron_mordo", 0), ("baron_mordo_boosted", 2)):
        assert scene("villains", {"slots": {1: card}, **owned}).strength("villains", 1) == face(card).strength + more
        assert scene("villains", {"slots": {1: card}}).strength("villains", 1) == face(card).strength


@pytest.mark.parametrize("card", versions("taskmaster"))
def test_taskmaster_adds_the_printed_strength_of_the_card_that_he_faces(card: str) -> None:
    theirs = {"slots": {2: hurt("hulk_boosted", 3), 3: "thor_boosted"}}
    s = scene("villains", {"slots": {2: card}}, theirs)
    assert s.strength("villains", 2) == face(card).strength + face("hulk_boosted").strength
    assert scene("villains", {"slots": {1: card}}, theirs).strength("villains", 1) == face(card).strength


@pytest.mark.parametrize("card", versions("leader"))
def test_leader_draws_one(card: str) -> None:
    s = replaced(card, mine={"deck_top": ["loki", "ultron"]}).do(f"play {card}")
    assert (s.hand("villains"), s.hand("heroes")) == (["loki"], [])


@pytest.mark.parametrize(("card", "discards"), [("loki", 1), ("loki_boosted", 2)])
def test_loki_makes_the_opponent_discard(card: str, discards: int) -> None:
    s = replaced(card, {"hand": ["hulk", "thor", "wasp"]}).do(f"play {card}")
    for chosen in ["thor", "wasp"][:discards]:
        s.asked("heroes", "discard").do(f"discard {chosen}")
    assert s.asked("villains", "recruit").discard("heroes") == ["thor", "wasp"][:discards]
    assert replaced(card).do(f"play {card}").asked("villains", "recruit").discard("heroes") == []


@pytest.mark.parametrize(("card", "damage"), [("green_goblin", 2), ("green_goblin_boosted", 3)])
def test_green_goblin_takes_somebody_with_him(card: str, damage: int) -> None:
    s = attack("heroes", {4: "hulk_boosted", 6: "luke_cage_boosted"}, {4: nearly_defeated(card)})
    s.asked("villains", "choose").offered("pick hulk_boosted").do("pick luke_cage_boosted")
    assert (s.damage("heroes", 4), s.damage("heroes", 6)) == (0, damage)


@pytest.mark.parametrize("card", versions("green_goblin"))
def test_green_goblin_does_nothing_while_he_lives(card: str) -> None:
    s = attack("heroes", {4: "shield_recruit", 6: "luke_cage"}, {4: card})
    assert s.damage("villains", 4) == face("shield_recruit").strength
    assert s.names("damage") == [card]


@rule("D-7.15")
@pytest.mark.parametrize("card", versions("zola"))
def test_zola_heals_himself_after_his_attack(card: str) -> None:
    s = attack("villains", {5: hurt(card, 2), 6: hurt("ultron", 1)})
    assert (s.damage("villains", 5), s.damage("villains", 6)) == (1, 1)
    assert attack("villains", {5: {**hurt(card, 2), "held": True}}).damage("villains", 5) == 2
    assert attack("villains", {5: card}).events("heal") == []


@pytest.mark.parametrize("card", versions("kingpin"))
def test_kingpin_gains_a_point_with_each_attack(card: str) -> None:
    assert attack("villains", {5: card}, {5: "luke_cage_boosted"}).points == -1
    assert attack("villains", {5: {"card": card, "held": True}}).points == 0


@pytest.mark.parametrize("card", versions("doctor_octopus"))
def test_doctor_octopus_reaches_into_the_slots_beside_the_one_he_faces(card: str) -> None:
    opposing = {slot: "shield_informant" if slot in (1, 5) else "hulk" for slot in (1, 5)}
    s = attack("villains", {4: card}, {**opposing, 3: "luke_cage"})
    assert [s.damage("heroes", slot) for slot in (1, 3, 5)] == [0, 1, 1]
    alone = attack("villains", {4: card}, {4: "luke_cage_boosted", 6: "hulk"})
    assert [alone.damage("heroes", slot) for slot in (4, 6)] == [face(card).strength, 0]
