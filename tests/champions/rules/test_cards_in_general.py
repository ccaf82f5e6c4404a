"""What holds for cards in general: golden rules, card types, counters, control, self-reference, printed facts."""

import pytest

from goldenrule.games.champions.ids import AREAS
from goldenrule.games.champions.ops import Damage, Discard, Mill
from goldenrule.games.champions.selectors import SideSchemes, Villain
from goldenrule.games.champions.sets import load_facts
from goldenrule.testing import rule
from tests.champions.situation import MAIN, QUIET, alter_ego, given, hero, spider_man
from tests.champions.words import action, n, when_defeated

STATION, FLIGHT = "Alpha Flight Station", "Cosmic Flight"


@rule("MC-GOLD-02", "MC-GOLD-03", "MC-EATTACK-14")
def test_card_text_goes_before_the_rules_and_only_where_it_contradicts_them() -> None:
    """Charge carries the surplus over, against the fourth step of an attack; the defender is still hit first."""
    ally = {"card": "Spider-Woman", "damage": 1}
    s = given.attacked(hero(in_play=[ally]), in_play=["Charge"]).do("defend Spider-Woman")
    s.idle(0).then(damage=5 - 1, discard=["Spider-Woman"])
    given.attacked(hero(in_play=[ally])).do("defend Spider-Woman").idle(0).then(damage=0)


@rule("MC-GRIM-01")
def test_a_question_without_an_answer_is_decided_against_the_players() -> None:
    """Nothing can be dealt from an encounter deck without cards: the players lose."""
    given(hero(), step=3, encounter_deck=[]).over("villain")


@rule("MC-COMP-01", "MC-COMP-02", "OQ-55")
def test_tokens_and_counters_are_not_limited_by_the_box() -> None:
    channel = {"card": "Energy Channel", "counters": {"energy": 200}}
    s = given(
        alter_ego(in_play=[channel]), step=1, acceleration=99, main_scheme={"threat": 0}, in_play=["Crowd Control"]
    )
    assert s.events("threat")[0][1] == 1 + 99
    s = given(hero(in_play=[channel]), in_play=[{"card": "Bomb Scare", "threat": 300}])
    s.then("Energy Channel", counters={"energy": 200}).then("Bomb Scare", threat=300)


@rule("MC-TYPES-03", "MC-TYPES-02")
def test_a_card_functions_as_the_type_it_has() -> None:
    """A treachery that is printed as a side scheme enters play and is no treachery."""
    change = {"01112": {"type": "side_scheme", "start": 2, "abilities": (), "keep": False}}
    more = {"heroes": ["spider_man"], "step": 4}
    player = hero(hand=["Enhanced Spider-Sense", "Genius"], dealt=["False Alarm"])
    s = given.reprinted(change, player, **more).idle(0).then("False Alarm", threat=2).do("thwart Spider-Man")
    s.idle(0).then("False Alarm", threat=1)


@rule("MC-SELF-01")
def test_an_ability_that_names_its_card_means_that_copy() -> None:
    s = given.attacked(hero(exhausted=True, in_play=[FLIGHT, FLIGHT]), boost="Charge").do(f"use {FLIGHT} (2)", "pass")
    s.idle(0).then(area=[FLIGHT], damage=1)


@rule("MC-SIDE-05", "MC-WDEF-03")
def test_a_side_scheme_that_a_card_removes_is_not_defeated() -> None:
    changes = {
        "01015": action(Discard(SideSchemes())),
        "01109": {"abilities": (when_defeated(Damage(Villain(), n(1))),)},
    }
    s = given.reprinted(changes, hero(in_play=[STATION]), in_play=["Bomb Scare"]).do(f"use {STATION}")
    s.idle(0).not_fired("Bomb Scare").then(table=[], encounter_discard=["Bomb Scare"]).then("villain", damage=0)


@rule("MC-OWN-10")
def test_what_is_attached_to_a_card_goes_with_it_to_another_player() -> None:
    """No card of the core set changes control in play, so the primitive itself is asked to."""
    inspired = {"card": "Inspired", "attached_to": "Spider-Woman"}
    s = given(hero(in_play=["Spider-Woman", inspired, STATION]), hero())
    s.game.move_in_play(s.entity("Spider-Woman"), AREAS[1], 1)
    assert (s.area(0), sorted(s.area(1))) == ([STATION], ["Inspired", "Spider-Woman"])
    s.then("Inspired", host="Spider-Woman")
    assert s.game.table_card(s.entity("Inspired")).controller == 1


@rule("MC-OWN-09")
def test_a_card_that_changes_control_keeps_its_state() -> None:
    ally = {"card": "Daredevil", "damage": 1, "exhausted": True, "statuses": ["tough"], "owner": 1}
    s = given(hero(in_play=[ally]), hero())
    s.game.move_in_play(s.entity("Daredevil"), AREAS[1], 1)
    s.then(area=[]).then(1, area=["Daredevil"]).then("Daredevil", damage=1, exhausted=True, statuses=["tough"])


@rule("OQ-65", "MC-EMPTYPL-04")
def test_cards_discarded_from_a_deck_keep_its_order() -> None:
    change = {"01015": action(Mill(n(3)))}
    player = alter_ego(in_play=[STATION], deck_top=["Energy", "Genius", "Strength"])
    given.reprinted(change, player).do(f"use {STATION}").idle(0).then(discard=["Strength", "Genius", "Energy"])


@rule("OQ-47", "MC-DASH-01")
def test_a_dash_counts_as_nothing() -> None:
    given.reprinted({"01058": {"thw": -1}}, hero(in_play=["Daredevil"])).then("Daredevil", THW=0, ATK=2)


@rule("MC-PLAY-08", "MC-READY-01")
def test_a_card_put_into_play_enters_as_if_it_had_been_played() -> None:
    hand = ["Make the Call", "Strength", "Energy"]
    s = given(hero(hand=hand), hero(discard=["Daredevil"])).do("use Make the Call", "pay any")
    s.idle(0).then(area=["Daredevil"]).then("Daredevil", exhausted=False, damage=0, statuses=[])


# -- printed facts -----------------------------------------------------------------------------------------------------
@rule("MC-ANATP-01", "MC-ANATP-02", "MC-ANATP-03", "MC-ANATP-08", "MC-SAMPLE-01", "MC-SAMPLE-03", "MC-SAMPLE-04")
@pytest.mark.parametrize(
    ("code", "facts"),
    [
        (
            "01058",
            {"name": "Daredevil", "type": "ally", "subname": "Matt Murdock", "unique": True, "traits": ("Defender",)},
        ),
        ("01058", {"classification": "justice", "atk": 2, "thw": 2, "hp": 3}),
        (
            "01001a",
            {"name": "Spider-Man", "type": "hero", "traits": ("Avenger",), "hand_size": 5, "hp": 10, "unique": True},
        ),
        (
            "01001b",
            {"name": "Peter Parker", "type": "alter_ego", "traits": ("Genius",), "hand_size": 6, "hp": 10, "rec": 3},
        ),
    ],
)
def test_the_fields_of_player_cards(code: str, facts: dict[str, object]) -> None:
    assert {field: getattr(load_facts()[code], field) for field in facts} == facts


@rule("MC-ANATS-01", "MC-ANATS-02", "MC-ANATS-03", "MC-ANATS-07", "MC-ANATS-12", "MC-ANATS-13", "MC-SAMPLE-08")
@rule("MC-SAMPLE-09", "MC-SAMPLE-13")
@pytest.mark.parametrize(
    ("code", "facts"),
    [
        (
            "01094",
            {"name": "Rhino", "type": "villain", "unique": True, "traits": ("Brute", "Criminal"), "set": "rhino"},
        ),
        ("01094", {"hp": 14, "hp_per_player": True, "sch": 1, "atk": 2, "stage": "I"}),
        ("01103", {"name": "Shocker", "unique": True, "traits": ("Criminal",), "hp": 3, "atk": 2, "sch": 1}),
        (
            "01097b",
            {"type": "main_scheme", "start": 0, "accel": 1, "accel_per_player": True, "target": 7, "stage": "1B"},
        ),
    ],
)
def test_the_fields_of_scenario_cards(code: str, facts: dict[str, object]) -> None:
    assert {field: getattr(load_facts()[code], field) for field in facts} == facts


@rule("MC-ANATP-11", "MC-ANATS-07", "MC-ANATP-04", "MC-ANATS-04")
def test_atk_of_the_enemy_against_def_of_the_hero() -> None:
    spider_man.attacked(hero()).do("pass", "defend Spider-Man").idle(0).then(DEF=3, damage=0)


@rule("MC-SAMPLE-11", "MC-REPLACE-03")
def test_the_sample_attachment_takes_damage_until_it_has_five() -> None:
    suit = {"card": "Armored Rhino Suit", "damage": 3}
    s = given(hero(in_play=["Hawkeye"]), in_play=[suit]).do("attack Hawkeye").idle(0)
    s.then("Armored Rhino Suit", damage=4).do("attack Captain Marvel").idle(0).then(table=[]).then("villain", damage=0)


@rule("MC-SAMPLE-12", "MC-KW-SURGE-01")
def test_the_sample_treachery_divides_damage_or_surges() -> None:
    given.revealing("Explosion", in_play=[{"card": "Bomb Scare", "threat": 4}]).idle(0).then(damage=4)
    given.revealing("Explosion", encounter_top=[QUIET]).idle(0).then(damage=0).then("villain", statuses=["tough"])


@rule("MC-TRAITS-01", "MC-TRAITS-02")
def test_a_card_asks_for_a_trait() -> None:
    """Crisis Interdiction does more while the hero is Aerial."""
    schemes = {"in_play": ["Bomb Scare"], "main_scheme": {"threat": 5}}
    s = given(hero(hand=["Crisis Interdiction", "Genius"], in_play=[FLIGHT]), **schemes)
    s.do("use Crisis Interdiction", f"pick {MAIN}").idle(0).then(threat=3, not_in_play=["Bomb Scare"])
    s = given(hero(hand=["Crisis Interdiction", "Genius"]), **schemes).do("use Crisis Interdiction", f"pick {MAIN}")
    s.idle(0).then("Bomb Scare", threat=2)
