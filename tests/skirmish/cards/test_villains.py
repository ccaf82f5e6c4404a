"""The main characters of the Villains: each ability comes, and does not come when it must not."""

from typing import Any

import pytest

from goldenrule.testing import rule
from tests.skirmish.cards.scenes import attack, face, hurt, nearly_defeated, replaced, scene, versions


@pytest.mark.parametrize("card", versions("red_skull"))
def test_red_skull_pulls_the_artifact_marker_when_he_comes(card: str) -> None:
    pull = {"red_skull": 2, "red_skull_boosted": 3}[card]
    assert replaced(card, marker=2).do(f"play {card}").marker == 2 - pull
    assert attack("villains", {6: card}).marker == 0


def test_red_skull_boosted_calls_a_fallen_agent_back_and_drives_all_agents_on() -> None:
    mine = {"slots": {2: "zola"}, "discard": ["hydra_trooper", "loki"]}
    s = replaced("red_skull_boosted", mine=mine, marker=2)
    s.do("play red_skull_boosted").asked("villains", "slot").do("slot 4").then("villains", slots={4: "hydra_trooper"})
    assert "loki" in s.discard("villains")
    s.then("villains", slots={4: {"strength": face("hydra_trooper").strength + 1}})
    s.then("villains", slots={2: {"strength": face("zola").strength}})
    nobody = replaced("red_skull_boosted", mine={"discard": ["loki"]}, marker=2).do("play red_skull_boosted")
    assert nobody.asked("villains", "recruit").slots("villains")[1:] == [""] * 5


@pytest.mark.parametrize("card", versions("ultron"))
def test_ultron_comes_back_to_the_hand_when_he_is_defeated(card: str) -> None:
    slots = {4: nearly_defeated(card), 5: nearly_defeated("zola")}
    s = attack("heroes", {4: "hulk", 5: "shield_recruit"}, slots, theirs={"hand": []})
    s.then("villains", hand=[card], discard=["zola"])


def test_ultron_stays_in_the_discard_pile_when_he_is_replaced() -> None:
    replaced("ultron_boosted").do("play ultron_boosted").then("villains", hand=[], discard=["ultron"])


@pytest.mark.parametrize(("card", "healed"), [("ultron", 0), ("ultron_boosted", 3)])
def test_ultron_boosted_repairs_himself_with_what_falls_beside_him(card: str, healed: int) -> None:
    s = attack("heroes", {5: "hulk"}, {4: hurt(card, 4), 5: nearly_defeated("zola")})
    s.then("villains", slots={4: {"damage": 4 - healed}})
    stands = attack("heroes", {5: "shield_recruit"}, {4: hurt(card, 4), 5: "zola"})
    assert stands.damage("villains", 4) == 4


@pytest.mark.parametrize(("card", "damage"), [("crossbones", 4), ("crossbones_boosted", 6)])
def test_crossbones_hits_the_card_opposite_when_he_comes(card: str, damage: int) -> None:
    s = replaced(card, {"slots": {1: "hulk", 5: "luke_cage"}}).do(f"play {card}")
    s.then("heroes", slots={1: {"damage": damage}, 5: {"damage": 0}})
    away = replaced(card, {"slots": {5: "luke_cage"}}).do(f"play {card}").asked("villains", "recruit")
    assert away.events("damage") == []


@pytest.mark.parametrize(("card", "drawn"), [("crossbones", 0), ("crossbones_boosted", 1)])
def test_crossbones_boosted_draws_a_card_for_a_defender_that_he_defeats(card: str, drawn: int) -> None:
    empty: dict[str, Any] = {"hand": []}
    assert len(attack("villains", {4: card}, {4: nearly_defeated("hulk")}, mine=empty).hand("villains")) == 2 + drawn
    assert len(attack("villains", {4: card}, {4: "hulk"}, mine=empty).hand("villains")) == 2


@rule("D-5.11", "DA-8")
@pytest.mark.parametrize("card", versions("kang"))
def test_kang_puts_the_leader_into_play_who_draws(card: str) -> None:
    mine = {"discard": ["leader", "zola"], "deck_top": ["loki"]}
    s = replaced(card, mine=mine).do(f"play {card}")
    s.asked("villains", "choose").not_offered("pick kang").do("pick leader", "slot 5")
    assert s.slots("villains") == [card, "", "", "", "leader", ""]
    assert s.asked("villains", "recruit").hand("villains") == ["loki"]


def test_kang_does_not_put_himself_into_play() -> None:
    replaced("kang_boosted").do("play kang_boosted").asked("villains", "recruit").then("villains", discard=["kang"])


@pytest.mark.parametrize(("card", "held"), [("kang", []), ("kang_boosted", ["hulk", "wasp"])])
def test_kang_boosted_stops_time_at_his_location(card: str, held: list[str]) -> None:
    s = replaced(card, {"slots": {1: "hulk", 3: "wasp", 4: "thor"}}).do(f"play {card}")
    assert s.names("hold") == held
    assert replaced(card, {"slots": {4: "thor"}}).do(f"play {card}").names("hold") == []


@pytest.mark.parametrize(("card", "pull"), [("baron_mordo", 1), ("baron_mordo_boosted", 2)])
def test_baron_mordo_takes_a_card_and_pulls_the_artifact_marker_when_he_comes(card: str, pull: int) -> None:
    s = replaced(card, {"hand": ["hulk", "thor"]}, marker=2).do(f"play {card}")
    s.asked("heroes", "discard").do("discard thor").then("heroes", hand=["hulk"]).then(marker=2 - pull)
    nothing = replaced(card, {"hand": []}, mine={"hand": ["kang_boosted"], "artifacts": []}, marker=2)
    assert nothing.do(f"play {card}").asked("villains", "recruit").marker == 2 - pull
    later = attack("villains", {6: card}, {6: "hulk"}, theirs={"hand": ["thor"]})
    assert (later.marker, later.hand("heroes")) == (0, ["thor"])


@pytest.mark.parametrize(("artifacts", "more"), [([], 0), (["norn_stones"], 1), (["norn_stones", "ten_rings"], 2)])
def test_baron_mordo_boosted_is_stronger_by_each_of_his_artifacts(artifacts: list[str], more: int) -> None:
    s = scene("villains", {"slots": {1: "baron_mordo_boosted"}, "artifacts": artifacts}, {"artifacts": ["tactigon"]})
    s.then("villains", slots={1: {"strength": face("baron_mordo_boosted").strength + more}})
    assert scene("villains", {"slots": {1: "baron_mordo"}, "artifacts": artifacts}).strength("villains", 1) == 1


@pytest.mark.parametrize("card", versions("taskmaster"))
def test_taskmaster_adds_the_printed_strength_of_the_card_that_he_faces(card: str) -> None:
    theirs = {"slots": {2: hurt("hulk_boosted", 3), 3: "thor_boosted"}}
    s = scene("villains", {"slots": {2: card}}, theirs)
    s.then("villains", slots={2: {"strength": face(card).strength + face("hulk_boosted").strength}})
    assert scene("villains", {"slots": {1: card}}, theirs).strength("villains", 1) == face(card).strength


@pytest.mark.parametrize(("card", "drawn"), [("taskmaster", []), ("taskmaster_boosted", ["loki"])])
def test_taskmaster_boosted_learns_from_boosted_heroes(card: str, drawn: list[str]) -> None:
    theirs = {"slots": {4: card}, "deck_top": ["loki", "kang"], "hand": []}
    mine = {"slots": {1: "hulk"}, "hand": ["hulk_boosted", "thor_boosted"]}
    scene("heroes", mine, theirs).do("play hulk_boosted").then("villains", hand=drawn)
    plain = scene("heroes", {"slots": {1: "hulk_boosted"}, "hand": ["hulk", "thor_boosted"]}, theirs).do("play hulk")
    assert plain.hand("villains") == []
    own = {"slots": {4: card, 1: "zola"}, "hand": ["zola_boosted", "kang_boosted"], "deck_top": ["loki"]}
    assert scene("villains", own).do("play zola_boosted").hand("villains") == ["kang_boosted"]


@pytest.mark.parametrize("card", versions("leader"))
def test_leader_draws_one(card: str) -> None:
    s = replaced(card, {"hand": []}, mine={"deck_top": ["loki", "ultron"]}).do(f"play {card}")
    s.then("villains", hand=["loki"]).then("heroes", hand=[])


def test_leader_boosted_draws_and_discards_when_the_own_recruitment_begins() -> None:
    mine = {"slots": {1: "leader_boosted"}, "hand": ["zola", "kang"], "deck_top": ["loki", "ultron"]}
    s = scene("villains", mine).asked("villains", "discard").offered("discard loki").do("discard zola")
    assert (sorted(s.hand("villains")), s.discard("villains")) == (["kang", "loki"], ["zola"])
    assert scene("heroes", {}, mine).asked("heroes", "recruit").discard("villains") == []
    plain = scene("villains", {**mine, "slots": {1: "leader"}}).asked("villains", "recruit")
    assert plain.hand("villains") == ["kang", "zola"]


@pytest.mark.parametrize("card", versions("loki"))
def test_loki_lures_an_opposing_card_elsewhere(card: str) -> None:
    theirs = {"hand": ["hulk", "thor"], "slots": {1: hurt("vision", 1), 3: "luke_cage"}}
    s = replaced(card, theirs).do(f"play {card}")
    s.asked("villains", "choose").offered("pick luke_cage").do("pick vision")
    s.asked("villains", "slot").not_offered("slot 3").do("slot 6")
    s.then("heroes", slots={1: "", 2: "", 3: "luke_cage", 4: "", 5: "", 6: {"card": "vision", "damage": 1}})
    s.then("heroes", hand=["hulk", "thor"])
    alone = replaced(card).do(f"play {card}").asked("villains", "recruit")
    assert (alone.discard("heroes"), alone.events("damage")) == ([], [])


def test_only_loki_boosted_lures_a_card_at_another_location() -> None:
    theirs = {"slots": {1: "vision", 2: "luke_cage", 5: "thor"}}
    replaced("loki", theirs).do("play loki").not_offered("pick thor").offered("pick vision")
    replaced("loki_boosted", theirs).do("play loki_boosted").offered("pick thor", "pick vision")


def test_loki_boosted_makes_the_card_opposite_and_one_beside_it_change_places() -> None:
    mine = {"slots": {2: "loki_boosted"}}
    s = scene("villains", mine, {"slots": {1: "wasp", 2: hurt("hulk", 2), 3: "thor", 4: "vision"}})
    s.do("use loki_boosted").offered("pick thor").not_offered("pick hulk", "pick vision").do("pick wasp")
    s.then("heroes", slots={1: {"card": "hulk", "damage": 2}, 2: "wasp", 3: "thor", 4: "vision"})
    scene("villains", mine, {"slots": {1: "wasp"}}).not_offered("use loki_boosted")
    scene("villains", {"slots": {2: "loki"}}, {"slots": {1: "wasp", 2: "hulk"}}).not_offered("use loki")


def test_green_goblin_takes_somebody_with_him() -> None:
    s = attack("heroes", {4: "hulk_boosted", 6: "luke_cage_boosted"}, {4: nearly_defeated("green_goblin")})
    s.asked("villains", "choose").offered("pick hulk_boosted").do("pick luke_cage_boosted")
    s.then("heroes", slots={4: {"damage": 0}, 6: {"damage": 2}})


def test_green_goblin_boosted_takes_all_heroes_with_him() -> None:
    s = attack("heroes", {4: "hulk_boosted", 6: "luke_cage_boosted"}, {4: nearly_defeated("green_goblin_boosted")})
    s.then("heroes", slots={4: {"damage": 2}, 6: {"damage": 2}})


def test_green_goblin_boosted_flies_on_after_his_attack() -> None:
    s = attack("villains", {4: hurt("green_goblin_boosted", 1)}).asked("villains", "may").do("yes", "slot 6")
    s.then("villains", slots={6: {"card": "green_goblin_boosted", "damage": 1}}).then(attacks=["green_goblin_boosted"])
    stays = attack("villains", {4: "green_goblin_boosted"}).do("no")
    assert stays.slots("villains")[3] == "green_goblin_boosted"
    assert attack("villains", {4: "green_goblin"}).asked("heroes", "recruit").slots("villains")[3] == "green_goblin"


@pytest.mark.parametrize("card", versions("green_goblin"))
def test_green_goblin_does_nothing_to_others_while_he_lives(card: str) -> None:
    s = attack("heroes", {4: "shield_recruit", 6: "luke_cage"}, {4: card})
    s.then("villains", slots={4: {"damage": face("shield_recruit").strength}}).only(f"damage {card}")


@rule("D-7.15")
@pytest.mark.parametrize("card", versions("zola"))
def test_zola_heals_himself_after_his_attack(card: str) -> None:
    s = attack("villains", {5: hurt(card, 2), 6: hurt("ultron", 1)})
    s.then("villains", slots={5: {"damage": 1}, 6: {"damage": 1}})
    assert attack("villains", {5: {**hurt(card, 2), "held": True}}).damage("villains", 5) == 2
    assert attack("villains", {5: card}).events("heal") == []


@pytest.mark.parametrize("card", versions("kingpin"))
def test_kingpin_gains_a_point_with_each_attack(card: str) -> None:
    assert attack("villains", {5: card}, {5: "luke_cage_boosted"}).points == -1
    assert attack("villains", {5: {"card": card, "held": True}}).points == 0


def test_zola_boosted_gives_life_to_the_other_cards_while_he_is_there() -> None:
    life = face("ultron").life
    s = scene("villains", {"slots": {1: hurt("ultron", life), 2: "zola_boosted", 4: "loki"}})
    s.then("villains", slots={1: {"life": life + 3}})
    assert [s.life("villains", slot) for slot in (2, 4)] == [face("zola_boosted").life, face("loki").life + 3]
    s.game.move(s.slot("villains", 2), 5)  # to the discard pile
    s.game.settle()
    s.then("villains", slots={1: ""})


def test_kingpin_boosted_buys_an_opposing_card_off_for_a_card() -> None:
    mine = {"slots": {1: "kingpin_boosted"}, "hand": ["zola", "leader"]}
    s = scene("villains", mine, {"slots": {1: "hulk", 5: "wasp"}}).do("use kingpin_boosted", "discard zola")
    s.offered("pick wasp").do("pick hulk").not_offered("use kingpin_boosted")
    assert (s.names("hold"), s.hand("villains"), s.discard("villains")) == (["hulk"], ["leader"], ["zola"])
    scene("villains", {"slots": {1: "kingpin"}, "hand": ["zola"]}, {"slots": {1: "hulk"}}).not_offered("use kingpin")


@pytest.mark.parametrize("card", versions("doctor_octopus"))
def test_doctor_octopus_reaches_into_the_slots_beside_the_one_he_faces(card: str) -> None:
    s = attack("villains", {4: card}, {1: "shield_informant", 3: "luke_cage", 5: "shield_informant"})
    assert [s.damage("heroes", slot) for slot in (1, 3, 5)] == [0, 1, 1]
    alone = attack("villains", {4: card}, {4: "hulk_boosted", 6: "thor"})
    assert [alone.damage("heroes", slot) for slot in (4, 6)] == [face(card).strength, 0]


@pytest.mark.parametrize("card", versions("doctor_octopus"))
def test_doctor_octopus_pulls_the_artifact_marker_with_each_attack(card: str) -> None:
    assert attack("villains", {5: card}, {5: "thor"}).marker == -1
    assert attack("villains", {5: {"card": card, "held": True}}, {5: "thor"}).marker == 0


@pytest.mark.parametrize(("card", "held"), [("doctor_octopus", []), ("doctor_octopus_boosted", ["wasp", "thor"])])
def test_doctor_octopus_boosted_grips_those_beside_the_slot_that_he_faces(card: str, held: list[str]) -> None:
    theirs = {"slots": {1: "wasp", 2: "hulk", 3: "thor", 5: "vision"}}
    mine = {"slots": {2: "doctor_octopus"}, "hand": [card, "kang_boosted"]}
    s = scene("villains", mine, theirs).do(f"play {card}")
    assert s.names("hold") == held
