"""Replacement Effects (MC-REPLACE), Prevent (MC-PREVENT), Cancel (MC-CANCEL), Cannot."""

from __future__ import annotations

from goldenrule.games.champions.ops import AddCounters, CancelCard
from goldenrule.games.champions.selectors import Villain
from goldenrule.games.champions.triggers import IsRevealed, TakesDamage, ThreatIsPlaced, WouldBeRevealed
from goldenrule.testing import rule
from tests.champions.rules.board import (
    GUARD,
    MAIN,
    NO_BOOST,
    QUIET,
    alter_ego,
    attacked,
    happened,
    hero,
    keys,
    reprinted,
    revealing,
    solo,
)
from tests.champions.words import forced_response, interrupt, n, response

MARVEL = "Captain Marvel"
SENSE = "Enhanced Spider-Sense"
COUNT = AddCounters("x", n(1))
SUIT = "Armored Rhino Suit"


@rule("MC-REPLACE-01", "MC-REPLACE-02", "MC-REPLACE-05", "D-02", "MC-INTERRUPT-07", "OQ-71")
def test_a_replaced_condition_does_not_happen_and_its_window_is_closed() -> None:
    """Great Responsibility turns threat into damage; the second copy and an answer to the threat have nothing left."""
    s = reprinted(
        {"01015": {"abilities": (forced_response(ThreatIsPlaced(), COUNT),), "keep": False}},
        heroes=["captain_marvel", "spider_man"],
        players=[alter_ego(in_play=["Alpha Flight Station"]), hero(hand=["Great Responsibility"] * 2)],
        phase="villain",
        encounter_top=[NO_BOOST],
    )
    s.asked(1, "interrupt").do("1: use Great Responsibility")
    assert s.damage("Spider-Man") == 2
    assert s.hand(1) == ["Great Responsibility"]
    s.asked(1, "interrupt").not_fired("Alpha Flight Station")  # Rhino's scheme against Captain Marvel
    assert s.threat(MAIN) == 0


@rule("MC-REPLACE-03", "D-02")
def test_the_replacement_comes_when_the_condition_would_have_resolved() -> None:
    """The suit takes the damage of the attack; nothing was taken, so nothing answers it."""
    s = reprinted(
        {"01015": {"abilities": (response(TakesDamage(to=Villain()), COUNT),), "keep": False}},
        heroes=["captain_marvel"],
        players=[hero(in_play=["Alpha Flight Station"])],
        in_play=[SUIT],
    )
    s.do("attack Captain Marvel").idle(0)
    assert s.damage("Rhino") == 0
    assert s.damage(SUIT) == 2
    s.not_fired("Alpha Flight Station").fired(SUIT, 1)


@rule("MC-REPLACE-05", "MC-STATUS-07")
def test_nothing_answers_an_attack_that_was_replaced() -> None:
    web = {"card": "Webbed Up", "attached_to": "Yon-Rogg"}
    s = solo(
        hero(exhausted=True, in_play=[web], engaged=["Yon-Rogg"]),
        heroes=["spider_man"],
        in_play=["The Psyche-Magnitron"],
        phase="villain",
        step=2,
        encounter_top=[NO_BOOST],
    )
    s.do("pass").fired("Webbed Up", 1).not_fired("Yon-Rogg")
    assert s.threat("The Psyche-Magnitron") == 3
    assert s.status("Yon-Rogg") == ["stunned"]


@rule("MC-PREVENT-01", "MC-DAMAGE-01")
def test_preventing_some_damage_lowers_it() -> None:
    s = attacked(hero(exhausted=True, in_play=["Cosmic Flight"]), "Charge").do("use Cosmic Flight").idle(0)
    assert s.damage(MARVEL) == 4 - 3


@rule("MC-PREVENT-03", "OQ-25")
def test_preventing_all_damage_means_that_none_was_taken() -> None:
    """Stampede stuns whoever it damages; Backflip prevents all of it."""
    s = revealing("Stampede", hero(exhausted=True, hand=["Backflip"]), heroes=["spider_man"], encounter_top=["Charge"])
    s.do("pass", "use Backflip").idle(0)
    assert s.damage("Spider-Man") == 0
    assert s.status("Spider-Man") == []
    assert keys(s, "damage") == []
    s = revealing("Stampede", hero(exhausted=True, hand=["Backflip"]), heroes=["spider_man"], encounter_top=["Charge"])
    s.do("pass", "pass").idle(0)
    assert s.status("Spider-Man") == ["stunned"]


@rule("MC-PREVENT-02", "MC-ESCHEME-06")
def test_preventing_threat_lowers_it_before_it_is_placed() -> None:
    s = attacked(alter_ego(hand=["Emergency"]), "Charge").do("use Emergency").idle(0)
    assert s.threat(MAIN) == 1 + 2 - 1
    assert [e[1] for e in s.events("threat")] == [2]


@rule("MC-PREVENT-02")
def test_threat_of_a_scheme_is_not_that_of_step_one() -> None:
    s = solo(alter_ego(hand=["Emergency"]), phase="villain", encounter_top=[NO_BOOST, QUIET]).asked(0, "interrupt")
    assert s.threat(MAIN) == 1
    s.do("use Emergency").idle(0)
    assert s.threat(MAIN) == 1


@rule("MC-CANCEL-01", "MC-CANCEL-02", "MC-CANCEL-05", "MC-CANCEL-07", "MC-TREACH-03", "MC-INIT-08")
def test_a_cancelled_treachery_does_nothing_but_counts_as_revealed_and_is_discarded() -> None:
    s = reprinted(
        {"01006": {"abilities": (forced_response(IsRevealed(), COUNT),), "keep": False}},
        heroes=["spider_man"],
        players=[hero(hand=[SENSE, "Genius"], in_play=["Aunt May"], dealt=["False Alarm"])],
        phase="villain",
        step=4,
    )
    s.do(f"use {SENSE}").idle(0).not_fired("False Alarm").fired("Aunt May", 1)
    assert s.status("Spider-Man") == []
    assert s.encounter_discard() == ["False Alarm"]


@rule("MC-CANCEL-03", "MC-CANCEL-04", "MC-INTERRUPT-07")
def test_a_cancel_stops_what_it_names_and_its_own_costs_stay_paid() -> None:
    s = revealing("False Alarm", hero(hand=[SENSE, "Genius"]), heroes=["spider_man"]).do(f"use {SENSE}").idle(0)
    assert s.discard() == [SENSE, "Genius"]
    s = revealing("False Alarm", hero(hand=[SENSE, "Genius"]), heroes=["spider_man"]).do("pass").idle(0)
    assert s.status("Spider-Man") == ["confused"]


@rule("OQ-31", "MC-CANCEL-07", "MC-KW-SURGE-01")
def test_cancelling_the_effects_of_a_treachery_does_not_cancel_its_surge() -> None:
    s = revealing("Kree Manipulator", hero(hand=[SENSE, "Genius"]), heroes=["spider_man"], encounter_top=[GUARD]).do(
        f"use {SENSE}"
    )
    s.idle(0)
    assert s.threat(MAIN) == 0
    assert s.engaged() == [GUARD]


@rule("OQ-31")
def test_cancelling_the_card_cancels_its_surge_too() -> None:
    cancel = interrupt(WouldBeRevealed(type="treachery"), CancelCard())
    s = reprinted(
        {"01006": {"abilities": (cancel,), "keep": False}},
        heroes=["spider_man"],
        players=[hero(in_play=["Aunt May"], dealt=["Kree Manipulator"])],
        phase="villain",
        step=4,
        encounter_top=[GUARD],
    )
    s.do("use Aunt May").idle(0)
    assert s.engaged() == []
    assert s.threat(MAIN) == 0
    assert s.encounter_discard() == ["Kree Manipulator"]


@rule("MC-CANCEL-06", "MC-EVENT-04", "MC-LIMIT-03", "MC-STATUS-06")
def test_an_event_without_effect_counts_as_played() -> None:
    s = solo(hero(statuses=["stunned"], hand=["Haymaker", "Genius"])).do("use Haymaker").idle(0)
    assert happened(s, "play") == [("play", "Haymaker")]
    assert s.hand() == []


@rule("MC-CANNOT-01", "MC-CRISIS-01")
def test_cannot_is_absolute() -> None:
    """With a crisis icon in play no effect takes threat off the main scheme."""
    s = solo(hero(hand=["Crisis Interdiction", "Genius"]), in_play=["Crowd Control"], main_scheme={"threat": 5})
    s.do("use Crisis Interdiction").idle(0)
    assert s.threat(MAIN) == 5
    assert not s.in_play("Crowd Control")
