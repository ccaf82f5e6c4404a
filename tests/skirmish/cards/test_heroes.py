"""The main characters of the Heroes: each ability comes, and does not come when it must not."""

import pytest

from goldenrule.testing import rule
from tests.skirmish.cards.scenes import attack, face, hurt, nearly_defeated, replaced, scene, versions
from tests.skirmish.situation import Situation


def test_captain_marvel_hits_a_card_at_her_location_after_her_attack() -> None:
    theirs = {2: "taskmaster", 3: "ultron", 6: "zola"}
    s = attack("heroes", {2: "captain_marvel"}, theirs).asked("heroes", "choose")
    s.offered("pick taskmaster").not_offered("pick zola").do("pick ultron")
    s.then("villains", slots={2: {"damage": face("captain_marvel").strength}, 3: {"damage": 1}})


def test_captain_marvel_boosted_hits_any_opposing_card() -> None:
    s = attack("heroes", {6: "captain_marvel_boosted"}, {1: "taskmaster", 2: "ultron"}, battlefields=["street_corner"])
    s.asked("heroes", "choose").offered("pick taskmaster").do("pick ultron")
    s.then("villains", slots={1: {"damage": 0}, 2: {"damage": 1}})
    assert s.hand("heroes").count("street_corner") == 1  # the bonus of the Tower came before


@pytest.mark.parametrize(("card", "damage"), [("captain_marvel", 0), ("captain_marvel_boosted", 2)])
def test_captain_marvel_boosted_throws_back_what_hits_her(card: str, damage: int) -> None:
    s = attack("villains", {4: "loki", 6: "zola"}, {4: card})
    s.then("villains", slots={4: {"damage": damage}, 6: {"damage": 0}})
    held = attack("villains", {4: {"card": "loki", "held": True}}, {4: card})
    assert held.damage("villains", 4) == 0


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
    s.then("heroes", slots={1: "captain_marvel"}, freed=["red"]).then(battlefields=["street_corner", "central_park"])


@rule("D-5.8", "D-5.9")
def test_captain_marvel_boosted_replaces_her_for_nothing() -> None:
    mine = {"slots": {2: hurt("captain_marvel", 1)}, "hand": ["captain_marvel_boosted"]}
    s = scene("heroes", mine).do("play captain_marvel_boosted")
    s.then("heroes", slots={2: {"card": "captain_marvel_boosted", "damage": 0}})
    s.then("heroes", discard=["captain_marvel"])


def test_iron_man_fires_at_the_card_opposite_before_the_attack() -> None:
    s = scene("heroes", {"slots": {4: "iron_man"}}, {"slots": {4: "ultron", 5: "loki"}}).do("use iron_man")
    s.then("villains", slots={4: {"damage": 1}, 5: {"damage": 0}}).not_offered("use iron_man")
    scene("heroes", {"slots": {4: "iron_man"}}, {"slots": {5: "loki"}}).not_offered("use iron_man")


def test_iron_man_boosted_fires_repairs_or_flies() -> None:
    slots, theirs = {4: hurt("iron_man_boosted", 4)}, {"slots": {4: "ultron"}}

    def used(mode: str) -> Situation:
        return scene("heroes", {"slots": slots}, theirs).do("use iron_man_boosted").asked("heroes", "mode").do(mode)

    assert used("mode 1").damage("villains", 4) == 1
    assert used("mode 2").damage("heroes", 4) == 1
    flown = used("mode 3").not_offered("slot 4").do("slot 1")
    assert (flown.slots("heroes")[0], flown.damage("heroes", 1)) == ("iron_man_boosted", 4)
    unhurt = scene("heroes", {"slots": {4: "iron_man_boosted"}}).do("use iron_man_boosted")
    unhurt.asked("heroes", "slot")  # nothing to repair, nobody to fire at


@pytest.mark.parametrize("card", versions("spider_man"))
def test_spider_man_frees_a_civilian_of_any_zone(card: str) -> None:
    s = replaced(card).do(f"play {card}").asked("heroes", "civilian").do("free red 2").then("heroes", freed=["red"])
    assert len(s.civilians[0]) == 4
    assert s.asked("heroes", "recruit").points == 0


@pytest.mark.parametrize(("card", "held"), [("spider_man", []), ("spider_man_boosted", ["loki"])])
def test_spider_man_boosted_webs_the_defender(card: str, held: list[str]) -> None:
    s = attack("heroes", {4: card, 5: "vision"}, {4: "loki", 5: "ultron"})
    assert s.names("hold") == held
    assert attack("heroes", {6: card}, {5: "ultron"}).names("hold") == []


@pytest.mark.parametrize(("card", "kept"), [("captain_america", 0), ("captain_america_boosted", 1)])
def test_captain_america_boosted_shields_the_cards_beside_him_from_attacks(card: str, kept: int) -> None:
    attackers = {1: "ultron", 2: "loki", 3: "red_skull", 4: "green_goblin"}
    s = attack("villains", attackers, {1: "luke_cage", 2: card, 3: "hulk", 4: "thor"})
    spared = [face(attackers[slot]).strength - s.damage("heroes", slot) for slot in (1, 2, 3, 4)]
    assert spared == [1 + kept, 0, kept, 0]  # Luke Cage spares himself 1, too
    effect = scene("villains", {"artifacts": ["tactigon"]}, {"slots": {2: card, 3: "hulk"}}).do("use tactigon")
    assert effect.damage("heroes", 3) == 1


@pytest.mark.parametrize("card", versions("captain_america"))
def test_captain_america_gains_a_point_for_each_civilian_that_is_freed(card: str) -> None:
    s = attack("heroes", {1: "wasp", 4: card}).asked("heroes", "civilian").do("free red 1")
    s.then("heroes", freed=["red"]).then(points=1)
    nobody = attack("heroes", {4: card}, civilians=[[], ["red", "blue", "green", "yellow"], ["red"]])
    assert (nobody.freed, nobody.points) == ([], 0)


@pytest.mark.parametrize(("card", "steps"), [("doctor_strange", 2), ("doctor_strange_boosted", 2)])
def test_doctor_strange_moves_the_artifact_marker_with_each_attack(card: str, steps: int) -> None:
    assert attack("heroes", {6: card}).marker == steps
    assert attack("heroes", {6: {"card": card, "held": True}}).marker == 0


def test_doctor_strange_boosted_opens_a_portal_for_one_of_the_own_cards() -> None:
    mine = {"slots": {1: hurt("hulk", 2), 6: "doctor_strange_boosted"}}
    s = scene("heroes", mine, {"slots": {2: "zola"}}).do("use doctor_strange_boosted").not_offered("pick zola")
    s.do("pick hulk").not_offered("slot 6").do("slot 3").not_offered("use doctor_strange_boosted")
    s.then("heroes", slots={1: "", 2: "", 3: {"card": "hulk", "damage": 2}, 4: "", 5: "", 6: "doctor_strange_boosted"})
    scene("heroes", {"slots": {6: "doctor_strange"}}).not_offered("use doctor_strange")


def test_black_widow_takes_a_card_at_random() -> None:
    s = replaced("black_widow", {"hand": ["zola", "ultron"]}).do("play black_widow").asked("heroes", "recruit")
    assert sorted(s.hand("villains") + s.discard("villains")) == ["ultron", "zola"]
    s.then("villains", hand_size=1).then(marker=2)
    empty = replaced("black_widow", {"hand": []}, mine={"hand": ["thor_boosted"]}).do("play black_widow")
    assert empty.asked("heroes", "recruit").discard("villains") == []


def test_black_widow_boosted_takes_a_card_and_stings_an_opposing_card() -> None:
    theirs = {"hand": ["zola", "ultron"], "slots": {2: "loki", 5: "leader"}}
    s = replaced("black_widow_boosted", theirs, marker=-1).do("play black_widow_boosted")
    assert (len(s.hand("villains")), len(s.discard("villains")), s.marker) == (1, 1, 2)
    s.offered("pick leader").do("pick loki").asked("heroes", "recruit").only("hold loki")
    alone = replaced("black_widow_boosted", {"hand": []}, mine={"hand": ["thor_boosted"]}, marker=-1)
    alone.do("play black_widow_boosted").asked("heroes", "recruit")
    assert alone.names("hold") == []


@pytest.mark.parametrize("card", versions("hulk"))
def test_hulk_is_as_strong_as_he_is_hurt(card: str) -> None:
    printed = face(card).strength
    for damage in (0, 1, 3):
        s = scene("heroes", {"slots": {1: hurt(card, damage), 2: hurt("vision", 1)}})
        s.then("heroes", slots={1: {"strength": printed + damage}})
        s.then("heroes", slots={2: {"strength": face("vision").strength}})


def test_hulk_boosted_hits_everybody_when_he_comes_and_grows_angry_himself() -> None:
    theirs = {"slots": {1: "kingpin", 4: "taskmaster"}}
    s = replaced("hulk_boosted", theirs, mine={"slots": {2: "thor"}}).do("play hulk_boosted")
    assert [s.damage("villains", slot) for slot in (1, 4)] == [1, 1]
    assert [s.damage("heroes", slot) for slot in (1, 2)] == [1, 1]
    s.then("heroes", slots={1: {"strength": face("hulk_boosted").strength + 1}})
    assert replaced("hulk", theirs).do("play hulk").events("damage") == []


def test_she_hulk_gains_a_point_for_a_defender_that_she_defeats() -> None:
    assert attack("heroes", {4: "she_hulk"}, {4: nearly_defeated("loki")}).points == 1
    assert attack("heroes", {4: "she_hulk"}, {4: "loki"}).points == 0
    assert attack("heroes", {4: "she_hulk", 5: "thor"}, {5: nearly_defeated("loki")}).points == 0
    assert attack("heroes", {4: "she_hulk_boosted"}, {4: nearly_defeated("loki")}).points == 0


@pytest.mark.parametrize("card", versions("she_hulk"))
def test_she_hulk_objects_to_the_card_opposite(card: str) -> None:
    replaced(card, {"slots": {1: "loki", 2: "ultron"}}).do(f"play {card}").only("hold loki")
    replaced(card, {"slots": {2: "ultron"}}).do(f"play {card}").never("hold")


def test_she_hulk_boosted_gets_the_bonus_where_she_has_defeated_the_defender() -> None:
    s = attack("heroes", {4: "she_hulk_boosted"}, {4: nearly_defeated("ultron")})
    assert (s.marker, s.names("defeat")) == (1, ["ultron"])
    assert attack("heroes", {4: "she_hulk_boosted"}, {4: "kingpin_boosted"}).marker == 0
    assert attack("heroes", {4: "she_hulk_boosted"}).marker == 1  # the usual bonus, once
    assert attack("heroes", {4: "she_hulk"}, {4: nearly_defeated("ultron")}).marker == 0


@pytest.mark.parametrize("card", versions("vision"))
def test_vision_passes_through_a_card_beside_him(card: str) -> None:
    mine = {"slots": {1: "hulk", 2: hurt("thor", 1), 3: card}}
    s = scene("heroes", mine).do(f"use {card}").not_offered(f"use {card}").then("heroes", slots={3: {"damage": 1}})
    s.then("heroes", slots={1: "hulk", 2: card, 3: "thor"})
    scene("heroes", {"slots": {1: "hulk", 3: card}}, {"slots": {2: "loki"}}).not_offered(f"use {card}")


@pytest.mark.parametrize(("card", "drawn"), [("vision", 2), ("vision_boosted", 3)])
def test_vision_boosted_draws_a_card_more_in_the_own_draw_phase(card: str, drawn: int) -> None:
    s = attack("heroes", {6: card}, {6: "loki"}, mine={"hand": [], "deck_top": ["hulk", "thor", "wasp"]})
    assert len(s.asked("villains", "recruit").hand("heroes")) == drawn
    mine = {"hand": [], "deck_top": ["kang"] * 2}
    theirs = attack("villains", {6: {"card": "loki", "held": True}}, {6: card}, mine=mine)
    assert len(theirs.hand("villains")) == 2


def test_thor_hits_the_cards_at_his_location_when_he_comes() -> None:
    theirs = {"slots": {1: "kingpin", 3: "zola", 4: "taskmaster"}}
    s = replaced("thor", theirs, mine={"slots": {2: "hulk"}}).do("play thor")
    assert ([s.damage("villains", slot) for slot in (1, 3, 4)], s.damage("heroes", 2)) == ([1, 1, 0], 0)
    assert replaced("thor").do("play thor").events("damage") == []


def test_thor_boosted_strikes_at_his_location_with_each_attack() -> None:
    s = attack("heroes", {1: "thor_boosted"}, {1: "kingpin_boosted", 3: "ultron", 4: "loki"})
    assert [s.damage("villains", slot) for slot in (1, 3, 4)] == [face("thor_boosted").strength + 1, 1, 0]
    assert attack("heroes", {1: {"card": "thor_boosted", "held": True}}, {3: "ultron"}).events("damage") == []


@pytest.mark.parametrize("card", versions("wasp"))
def test_wasp_slips_past_a_defender_to_the_bonus(card: str) -> None:
    s = attack("heroes", {1: card}, {1: "loki"}).asked("heroes", "civilian").do("free red 1")
    s.then("heroes", freed=["red"]).then("villains", slots={1: {"damage": face(card).strength}})
    alone = attack("heroes", {1: card}).do("free red 1")
    assert alone.freed == ["red"]  # the usual bonus, once


def test_wasp_boosted_flies_to_an_empty_slot() -> None:
    mine = {"slots": {1: hurt("wasp_boosted", 1), 2: "hulk"}}
    s = scene("heroes", mine).do("use wasp_boosted").not_offered("slot 2").do("slot 6").not_offered("use wasp_boosted")
    s.then("heroes", slots={6: {"card": "wasp_boosted", "damage": 1}})
    scene("heroes", {"slots": {1: "wasp"}}).not_offered("use wasp")


@pytest.mark.parametrize("card", versions("luke_cage"))
def test_luke_cage_is_spared_one_of_an_attack_and_nothing_else(card: str) -> None:
    attack("villains", {1: "loki"}, {1: card}).then("heroes", slots={1: {"damage": face("loki").strength - 1}})
    effect = scene("villains", {"artifacts": ["tactigon"]}, {"slots": {1: card}}).do("use tactigon")
    assert effect.damage("heroes", 1) == 1


def test_luke_cage_boosted_keeps_the_slots_beside_him() -> None:
    beside = attack("villains", {1: "hydra_recruit", 3: "hydra_recruit"}, {2: "luke_cage_boosted"})
    assert (beside.points, len(beside.events("attack")), beside.events("bonus")) == (0, 2, [])
    for slots in ({1: "luke_cage_boosted"}, {2: "luke_cage"}):
        assert attack("villains", {3: "hydra_recruit"}, slots).points == -1


@pytest.mark.parametrize(("card", "more"), [("luke_cage", 0), ("luke_cage_boosted", 2)])
def test_luke_cage_boosted_gains_points_for_a_battlefield_card(card: str, more: int) -> None:
    mine = {"slots": {1: card}, "hand": ["central_park", "hulk", "thor"]}
    assert scene("heroes", mine).do("play central_park").points == face("central_park").points + more
