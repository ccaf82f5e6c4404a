"""The cards of Protection: what each does, and when it does not."""

from __future__ import annotations

from typing import Any

import pytest

from goldenrule.games.champions.situations.script import Script
from goldenrule.testing import rule
from tests.champions.cards.scripted import alter_ego, hero
from tests.champions.cards.told import damaged, named, order

NO_BOOST = ["Advance"]
"""The next encounter card has neither boost icons nor a Boost ability."""


def panther(*players: dict[str, Any], **given: Any) -> Script:
    """Black Panther (ATK 2, DEF 2), with Spider-Man as the second player if there are two."""
    heroes = ["black_panther", "spider_man"][: len(players)]
    return Script.of(**{"heroes": heroes, "players": list(players), **given})


def revealing(card: str, first: dict[str, Any], *others: dict[str, Any], **given: Any) -> Script:
    """The first player reveals a card."""
    top = {} if "encounter_deck" in given else {"encounter_top": NO_BOOST}
    given = {"phase": "villain", "step": 4, **top, **given}
    return panther({**first, "dealt": [card]}, *others, **given)


# -- 01075 Black Widow -----------------------------------------------------------------------------


def widow(**more: Any) -> dict[str, Any]:
    return hero(**{"in_play": ["Black Widow"], "hand": ["Genius"], **more})


@rule("OQ-31", "MC-CANCEL-01")
def test_black_widow_cancels_a_card_and_another_is_revealed() -> None:
    s = revealing("Shocker", widow(), encounter_top=["Hydra Mercenary"]).asked(0, "interrupt")
    s.do("use Black Widow").idle(0).fired("01075", 1)
    assert s.engaged() == ["Hydra Mercenary"]
    assert damaged(s) == []
    assert s.encounter_discard() == ["Shocker"]
    assert s.exhausted("Black Widow")


def test_black_widow_cancels_surge_with_the_card() -> None:
    s = revealing("Heart-Shaped Herb", widow(), encounter_top=["Hydra Mercenary"]).do("use Black Widow").idle(0)
    assert s.status("Rhino") == []
    assert s.events("surge") == []
    assert named(s, "reveal") == [(0, "Heart-Shaped Herb"), (0, "Hydra Mercenary")]


def test_the_replacement_is_revealed_by_the_player_of_black_widow() -> None:
    other = widow(in_play=[{"card": "Black Widow", "owner": 0}])
    s = revealing("Shocker", hero(), other, encounter_top=["Hydra Mercenary"]).do("1: use Black Widow").idle()
    assert (s.engaged(0), s.engaged(1)) == ([], ["Hydra Mercenary"])


def test_the_cancelled_card_is_discarded_before_the_next_is_revealed() -> None:
    s = revealing("Shocker", widow(), encounter_deck=["Hydra Mercenary"]).do("use Black Widow").idle(0)
    assert s.encounter_deck() == ["Shocker"]
    assert s.acceleration == 1


def test_black_widow_works_on_any_reveal_from_the_encounter_deck() -> None:
    s = revealing("Under Fire", widow(), expert=True, encounter_top=["Shocker", "Hydra Mercenary", "Advance"])
    s.do("pass", "use Black Widow")
    assert named(s, "cancel")[0][0] == "Shocker"


def test_black_widow_does_not_work_on_a_card_that_comes_from_elsewhere() -> None:
    s = revealing("Shadow of the Past", widow(), encounter_top=["Advance", "Advance"]).do("pass")
    s.not_fired("01075")
    assert s.engaged() == ["Killmonger"]
    assert not s.exhausted("Black Widow")


@rule("MC-RES-07", "MC-INIT-06")
def test_black_widow_needs_a_mental_resource_and_to_be_ready() -> None:
    revealing("Shocker", widow(hand=["Strength"])).idle(0).not_fired("01075")
    revealing("Shocker", widow(in_play=[{"card": "Black Widow", "exhausted": True}])).idle(0).not_fired("01075")


# -- 01076 Luke Cage -------------------------------------------------------------------------------


@rule("MC-KW-TOUGH-01")
def test_luke_cage_enters_play_tough() -> None:
    s = panther(hero(hand=["Luke Cage", "Vibranium", "Genius"])).do("play Luke Cage", "pay any")
    assert s.status("Luke Cage") == ["tough"]  # 01076


@rule("OQ-28", "MC-STATUS-12")
def test_a_tough_luke_cage_absorbs_an_attack_with_overkill() -> None:
    s = revealing("Assault", hero(in_play=["Luke Cage"]), in_play=["Charge"]).do("defend Luke Cage")
    assert s.idle(0).status("Luke Cage") == []
    assert damaged(s) == []


# -- 01077 Counter-Punch ---------------------------------------------------------------------------


def assaulted(first: dict[str, Any], *others: dict[str, Any], **given: Any) -> Script:
    """Rhino (ATK 2) attacks Black Panther."""
    return revealing("Assault", first, *others, **given)


@rule("MC-DEFEND-01", "MC-ATTACK-03")
def test_counter_punch_deals_the_heros_attack_after_he_defended() -> None:
    s = assaulted(hero(hand=["Counter-Punch"], in_play=["Combat Training"])).do("defend Black Panther")
    s.asked(0, "response").do("use Counter-Punch").idle(0).fired("01077", 1)
    assert damaged(s) == [("Rhino", 1), ("Rhino", 3)]  # retaliate comes first
    assert len(s.events("attack")) == 1


def test_counter_punch_follows_the_defense_against_a_minion() -> None:
    player = hero(hand=["Counter-Punch"], engaged=["Shocker"])
    s = panther(player, phase="villain", step=2, villain={"statuses": ["stunned"]}, encounter_top=["Hydra Bomber"])
    s.do("defend Black Panther", "use Counter-Punch")
    assert damaged(s) == [("Shocker", 1), ("Shocker", 2)]


def test_counter_punch_needs_a_defense_by_the_hero() -> None:
    assaulted(hero(hand=["Counter-Punch"])).do("pass").idle(0).not_fired("01077")
    player = hero(hand=["Counter-Punch"], in_play=["Luke Cage"])
    assaulted(player).do("defend Luke Cage").idle(0).not_fired("01077")
    s = assaulted(hero(hand=["Counter-Punch"]), hero()).do("pass", "1: defend Spider-Man").idle()
    s.not_fired("01077")


@rule("MC-KW-GUARD-01")
def test_guard_keeps_counter_punch_from_the_villain() -> None:
    s = assaulted(hero(hand=["Counter-Punch"], engaged=["Hydra Mercenary"])).do("defend Black Panther")
    s.idle(0).not_fired("01077")


@rule("MC-STATUS-05")
def test_counter_punch_of_a_hero_who_has_been_stunned_sheds_the_stun() -> None:
    s = revealing("Stampede", hero(hand=["Counter-Punch"]), encounter_top=["Charge"])
    s.do("defend Black Panther")  # ATK 2 and 2 icons, DEF 2: he takes 2 damage and is stunned
    assert s.status("Black Panther") == ["stunned"]
    s.do("use Counter-Punch").idle(0)
    assert s.status("Black Panther") == []
    assert damaged(s) == [("Black Panther", 2), ("Rhino", 1)]


@rule("OQ-20")
def test_a_defense_ability_counts_as_a_defense() -> None:
    heroes = ["spider_man"]
    player = hero(hand=["Backflip", "Counter-Punch"], dealt=["Assault"])
    given = {"heroes": heroes, "players": [player], "phase": "villain", "step": 4, "encounter_top": NO_BOOST}
    s = Script.of(**given).do("pass", "pass", "use Backflip", "use Counter-Punch").idle(0)
    assert damaged(s) == [("Rhino", 2)]


# -- 01078 Get Behind Me! --------------------------------------------------------------------------


@rule("MC-CANCEL-07")
def test_get_behind_me_cancels_a_treachery_and_the_villain_attacks() -> None:
    s = revealing("Hard to Keep Down", hero(hand=["Get Behind Me!", "Genius"]), villain={"damage": 4})
    s.do("use Get Behind Me!", "pass").idle(0).fired("01078", 1)
    assert s.events("heal") == []
    assert damaged(s) == [("Black Panther", 2), ("Rhino", 1)]
    assert [name for (name,) in named(s, "boost_dealt")] == ["Rhino"]
    assert order(s, "cancel_effects", "attack_damage") == ["cancel_effects", "attack_damage"]


def test_the_villain_attacks_the_player_of_get_behind_me() -> None:
    given = {"heroes": ["spider_man", "black_panther"], "phase": "villain", "step": 4, "encounter_top": NO_BOOST}
    players = [hero(dealt=["Hard to Keep Down"]), hero(hand=["Get Behind Me!", "Genius"])]
    s = Script.of(players=players, **given).do("1: use Get Behind Me!", "1: pass", "pass").idle()
    assert damaged(s)[0] == ("Black Panther", 2)


def test_get_behind_me_answers_treacheries_from_the_encounter_deck_in_hero_form() -> None:
    hand = ["Get Behind Me!", "Genius"]
    revealing("Hydra Bomber", hero(hand=hand)).asked(0, "mode").not_fired("01078")
    s = revealing("Hard to Keep Down", alter_ego(hand=hand, damage=1), villain={"damage": 4}).idle(0)
    s.not_fired("01078")
    assert [n for _, n in s.events("heal")] == [4]


# -- 01079 The Power of Protection -----------------------------------------------------------------


@rule("MC-RESCARD-03")
def test_the_power_of_protection_counts_twice_for_cards_of_its_aspect() -> None:
    power = "The Power of Protection"  # 01079
    panther(hero(hand=["Med Team", power, "Genius"])).offered("play Med Team")
    panther(hero(hand=["Panther Claws", power])).refused("play Panther Claws", "MC-COST-01")
    panther(hero(hand=["Armored Vest", power])).offered("play Armored Vest")


# -- 01080 Med Team --------------------------------------------------------------------------------


def test_med_team_heals_2_from_a_friendly_character() -> None:
    player = hero(damage=3, in_play=["Med Team", {"card": "Shuri", "damage": 1}])
    s = panther(player, hero(damage=3), villain={"damage": 5}).do("use Med Team")
    s.not_offered("pick Rhino").do("pick Spider-Man").idle(0).fired("01080", 1)
    assert s.damage("Spider-Man") == 1
    assert (s.counters("Med Team"), s.exhausted("Med Team")) == ({"medical": 2}, True)


@rule("MC-KW-USES-04")
def test_med_team_is_discarded_with_its_last_counter() -> None:
    s = panther(hero(damage=3, in_play=[{"card": "Med Team", "counters": {"medical": 1}}])).do("use Med Team").idle(0)
    assert s.discard() == ["Med Team"]
    assert s.damage("Black Panther") == 1


@rule("MC-TRIG-02")
def test_med_team_needs_a_damaged_friend() -> None:
    panther(hero(in_play=["Med Team"]), villain={"damage": 5}).refused("use Med Team", "MC-TRIG-02")


# -- 01081 Armored Vest ----------------------------------------------------------------------------


@pytest.mark.parametrize(("area", "seat"), [("Black Panther", 0), ("Spider-Man", 1)])
def test_armored_vest_gives_1_defense_to_the_hero_of_its_controller(area: str, seat: int) -> None:
    s = panther(hero(hand=["Armored Vest", "Genius"]), hero()).do("play Armored Vest", f"area {area}")
    defense = [s.value("DEF", "Black Panther"), s.value("DEF", "Spider-Man")]
    assert defense == [2 + (seat == 0), 3 + (seat == 1)]  # 01081


@rule("MC-MAX-06")
def test_a_player_may_have_one_armored_vest() -> None:
    panther(hero(hand=["Armored Vest", "Genius"], in_play=["Armored Vest"])).refused("play Armored Vest", "MC-MAX-06")


# -- 01082 Indomitable -----------------------------------------------------------------------------


def test_indomitable_readies_the_hero_after_he_defended() -> None:
    s = assaulted(hero(in_play=["Indomitable"])).do("defend Black Panther", "use Indomitable").idle(0)
    s.fired("01082", 1)
    assert not s.exhausted("Black Panther")
    assert s.discard() == ["Indomitable"]


def test_indomitable_does_not_answer_an_undefended_attack_or_the_defense_of_an_ally() -> None:
    assaulted(hero(in_play=["Indomitable"])).do("pass").idle(0).not_fired("01082")
    player = hero(in_play=["Indomitable", "Luke Cage"], exhausted=True)
    assaulted(player).do("defend Luke Cage").idle(0).not_fired("01082")


def test_indomitable_may_be_kept() -> None:
    s = assaulted(hero(in_play=["Indomitable"])).do("defend Black Panther", "pass").idle(0)
    assert s.area() == ["Indomitable"]
