"""The cards of Protection: what each does, and when it does not."""

from typing import Any

import pytest

from goldenrule.testing import rule
from tests.champions.situation import Given, Situation, alter_ego, black_panther, hero, spider_man

NO_BOOST = ["Advance"]
"""The next encounter card has neither boost icons nor a Boost ability."""


def revealing(card: str, first: Given, *others: Given, **more: Any) -> Situation:
    """Black Panther (ATK 2, DEF 2) reveals a card; Spider-Man is the second player if there are two."""
    top = {} if "encounter_deck" in more else {"encounter_top": NO_BOOST}
    return black_panther.revealing(card, first, *others, **{**top, **more})


# -- 01075 Black Widow -----------------------------------------------------------------------------
def widow(**more: Any) -> dict[str, Any]:
    return hero(**{"in_play": ["Black Widow"], "hand": ["Genius"], **more})


@rule("OQ-31", "MC-CANCEL-01")
def test_black_widow_cancels_a_card_and_another_is_revealed() -> None:
    s = revealing("Shocker", widow(), encounter_top=["Hydra Mercenary"]).asked(0, "interrupt").do("use Black Widow")
    s.idle(0).fired("01075", 1).then(engaged=["Hydra Mercenary"], encounter_discard=["Shocker"]).never("damage")
    s.then("Black Widow", exhausted=True)


def test_black_widow_cancels_surge_with_the_card() -> None:
    s = revealing("Heart-Shaped Herb", widow(), encounter_top=["Hydra Mercenary"]).do("use Black Widow")
    s.idle(0).then("villain", statuses=[]).never("surge").only("reveal 0 Heart-Shaped Herb", "reveal 0 Hydra Mercenary")


def test_the_replacement_is_revealed_by_the_player_of_black_widow() -> None:
    other = widow(in_play=[{"card": "Black Widow", "owner": 0}])
    s = revealing("Shocker", hero(), other, encounter_top=["Hydra Mercenary"]).do("1: use Black Widow")
    s.idle().then(engaged=[]).then(1, engaged=["Hydra Mercenary"])


def test_the_cancelled_card_is_discarded_before_the_next_is_revealed() -> None:
    s = revealing("Shocker", widow(), encounter_deck=["Hydra Mercenary"]).do("use Black Widow")
    s.idle(0).then(encounter_deck=["Shocker"], acceleration=1)


def test_black_widow_works_on_any_reveal_from_the_encounter_deck() -> None:
    s = revealing("Under Fire", widow(), expert=True, encounter_top=["Shocker", "Hydra Mercenary", "Advance"])
    s.do("pass", "use Black Widow")
    assert s.seen("cancel")[0][0] == "Shocker"


def test_black_widow_does_not_work_on_a_card_that_comes_from_elsewhere() -> None:
    s = revealing("Shadow of the Past", widow(), encounter_top=["Advance", "Advance"]).do("pass")
    s.not_fired("01075").then(engaged=["Killmonger"]).then("Black Widow", exhausted=False)


@rule("MC-RES-07", "MC-INIT-06")
def test_black_widow_needs_a_mental_resource_and_to_be_ready() -> None:
    revealing("Shocker", widow(hand=["Strength"])).idle(0).not_fired("01075")
    revealing("Shocker", widow(in_play=[{"card": "Black Widow", "exhausted": True}])).idle(0).not_fired("01075")


# -- 01076 Luke Cage -------------------------------------------------------------------------------
@rule("MC-KW-TOUGH-01")
def test_luke_cage_enters_play_tough() -> None:
    s = black_panther(hero(hand=["Luke Cage", "Vibranium", "Genius"])).do("play Luke Cage", "pay any")
    s.then("Luke Cage", statuses=["tough"])  # 01076


@rule("OQ-28", "MC-STATUS-12")
def test_a_tough_luke_cage_absorbs_an_attack_with_overkill() -> None:
    s = revealing("Assault", hero(in_play=["Luke Cage"]), in_play=["Charge"]).do("defend Luke Cage")
    s.idle(0).then("Luke Cage", statuses=[]).never("damage")


# -- 01077 Counter-Punch ---------------------------------------------------------------------------
def assaulted(first: dict[str, Any], *others: dict[str, Any], **more: Any) -> Situation:
    """Rhino (ATK 2) attacks Black Panther."""
    return revealing("Assault", first, *others, **more)


@rule("MC-DEFEND-01", "MC-ATTACK-03")
def test_counter_punch_deals_the_heros_attack_after_he_defended() -> None:
    s = assaulted(hero(hand=["Counter-Punch"], in_play=["Combat Training"]))
    s.do("defend Black Panther").asked(0, "response").do("use Counter-Punch").idle(0).fired("01077", 1)
    s.only("damage Rhino 1", "damage Rhino 3")  # retaliate comes first
    s.happened("attack")


def test_counter_punch_follows_the_defense_against_a_minion() -> None:
    player = hero(hand=["Counter-Punch"], engaged=["Shocker"])
    s = black_panther(player, step=2, villain={"statuses": ["stunned"]}, encounter_top=["Hydra Bomber"])
    s.do("defend Black Panther", "use Counter-Punch").only("damage Shocker 1", "damage Shocker 2")


def test_counter_punch_needs_a_defense_by_the_hero() -> None:
    assaulted(hero(hand=["Counter-Punch"])).do("pass").idle(0).not_fired("01077")
    player = hero(hand=["Counter-Punch"], in_play=["Luke Cage"])
    assaulted(player).do("defend Luke Cage").idle(0).not_fired("01077")
    assaulted(hero(hand=["Counter-Punch"]), hero()).do("pass", "1: defend Spider-Man").idle().not_fired("01077")


@rule("MC-KW-GUARD-01")
def test_guard_keeps_counter_punch_from_the_villain() -> None:
    s = assaulted(hero(hand=["Counter-Punch"], engaged=["Hydra Mercenary"])).do("defend Black Panther")
    s.idle(0).not_fired("01077")


@rule("MC-STATUS-05")
def test_counter_punch_of_a_hero_who_has_been_stunned_sheds_the_stun() -> None:
    s = revealing("Stampede", hero(hand=["Counter-Punch"]), encounter_top=["Charge"])
    s.do("defend Black Panther")  # ATK 2 and 2 icons, DEF 2: he takes 2 damage and is stunned
    s.then(statuses=["stunned"]).do("use Counter-Punch")
    s.idle(0).then(statuses=[]).only("damage Black Panther 2", "damage Rhino 1")


@rule("OQ-20")
def test_a_defense_ability_counts_as_a_defense() -> None:
    s = spider_man.revealing("Assault", hero(hand=["Backflip", "Counter-Punch"]), encounter_top=NO_BOOST)
    s.do("pass", "pass", "use Backflip", "use Counter-Punch").idle(0).only("damage Rhino 2")


# -- 01078 Get Behind Me! --------------------------------------------------------------------------
@rule("MC-CANCEL-07")
def test_get_behind_me_cancels_a_treachery_and_the_villain_attacks() -> None:
    s = revealing("Hard to Keep Down", hero(hand=["Get Behind Me!", "Genius"]), villain={"damage": 4})
    s.do("use Get Behind Me!", "pass").idle(0).fired("01078", 1).never("heal")
    s.only("damage Black Panther 2", "damage Rhino 1")
    assert [name for (name,) in s.seen("boost_dealt")] == ["Rhino"]
    s.only("cancel_effects", "attack_damage")


def test_the_villain_attacks_the_player_of_get_behind_me() -> None:
    more = {"heroes": ["spider_man", "black_panther"], "step": 4, "encounter_top": NO_BOOST}
    players = [hero(dealt=["Hard to Keep Down"]), hero(hand=["Get Behind Me!", "Genius"])]
    s = spider_man(*players, **more).do("1: use Get Behind Me!", "1: pass", "pass").idle()
    assert s.seen("damage")[0][:2] == ("Black Panther", 2)


def test_get_behind_me_answers_treacheries_from_the_encounter_deck_in_hero_form() -> None:
    hand = ["Get Behind Me!", "Genius"]
    revealing("Hydra Bomber", hero(hand=hand)).asked(0, "mode").not_fired("01078")
    s = revealing("Hard to Keep Down", alter_ego(hand=hand, damage=1), villain={"damage": 4}).idle(0).not_fired("01078")
    assert [n for _, n in s.events("heal")] == [4]


# -- 01079 The Power of Protection -----------------------------------------------------------------
@rule("MC-RESCARD-03")
def test_the_power_of_protection_counts_twice_for_cards_of_its_aspect() -> None:
    power = "The Power of Protection"  # 01079
    black_panther(hero(hand=["Med Team", power, "Genius"])).offered("play Med Team")
    black_panther(hero(hand=["Panther Claws", power])).refused("play Panther Claws", "MC-COST-01")
    black_panther(hero(hand=["Armored Vest", power])).offered("play Armored Vest")


# -- 01080 Med Team --------------------------------------------------------------------------------
def test_med_team_heals_2_from_a_friendly_character() -> None:
    player = hero(damage=3, in_play=["Med Team", {"card": "Shuri", "damage": 1}])
    s = black_panther(player, hero(damage=3), villain={"damage": 5}).do("use Med Team").not_offered("pick Rhino")
    s.do("pick Spider-Man").idle(0).fired("01080", 1).then(1, damage=1)
    s.then("Med Team", counters={"medical": 2}, exhausted=True)


@rule("MC-KW-USES-04")
def test_med_team_is_discarded_with_its_last_counter() -> None:
    s = black_panther(hero(damage=3, in_play=[{"card": "Med Team", "counters": {"medical": 1}}])).do("use Med Team")
    s.idle(0).then(discard=["Med Team"], damage=1)


@rule("MC-TRIG-02")
def test_med_team_needs_a_damaged_friend() -> None:
    black_panther(hero(in_play=["Med Team"]), villain={"damage": 5}).refused("use Med Team", "MC-TRIG-02")


# -- 01081 Armored Vest ----------------------------------------------------------------------------
@pytest.mark.parametrize(("area", "seat"), [("Black Panther", 0), ("Spider-Man", 1)])
def test_armored_vest_gives_1_defense_to_the_hero_of_its_controller(area: str, seat: int) -> None:
    s = black_panther(hero(hand=["Armored Vest", "Genius"]), hero()).do("play Armored Vest", f"area {area}")
    defense = [s.value("DEF", "Black Panther"), s.value("DEF", "Spider-Man")]
    assert defense == [2 + (seat == 0), 3 + (seat == 1)]  # 01081


@rule("MC-MAX-06")
def test_a_player_may_have_one_armored_vest() -> None:
    black_panther(hero(hand=["Armored Vest", "Genius"], in_play=["Armored Vest"])).refused(
        "play Armored Vest", "MC-MAX-06"
    )


# -- 01082 Indomitable -----------------------------------------------------------------------------
def test_indomitable_readies_the_hero_after_he_defended() -> None:
    s = assaulted(hero(in_play=["Indomitable"])).do("defend Black Panther", "use Indomitable")
    s.idle(0).fired("01082", 1).then(exhausted=False, discard=["Indomitable"])


def test_indomitable_does_not_answer_an_undefended_attack_or_the_defense_of_an_ally() -> None:
    assaulted(hero(in_play=["Indomitable"])).do("pass").idle(0).not_fired("01082")
    player = hero(in_play=["Indomitable", "Luke Cage"], exhausted=True)
    assaulted(player).do("defend Luke Cage").idle(0).not_fired("01082")


def test_indomitable_may_be_kept() -> None:
    assaulted(hero(in_play=["Indomitable"])).do("defend Black Panther", "pass").idle(0).then(area=["Indomitable"])
