"""Replacement Effects (MC-REPLACE), Prevent (MC-PREVENT), Cancel (MC-CANCEL), Cannot."""

from goldenrule.games.champions.ops import AddCounters, CancelCard
from goldenrule.games.champions.selectors import Villain
from goldenrule.games.champions.triggers import IsRevealed, TakesDamage, ThreatIsPlaced, WouldBeRevealed
from goldenrule.testing import rule
from tests.champions.situation import GUARD, NO_BOOST, QUIET, alter_ego, given, hero, spider_man
from tests.champions.words import forced_response, interrupt, n, response

SENSE = "Enhanced Spider-Sense"
COUNT = AddCounters("x", n(1))
SUIT = "Armored Rhino Suit"


@rule("MC-REPLACE-01", "MC-REPLACE-02", "MC-REPLACE-05", "D-02", "MC-INTERRUPT-07", "OQ-71")
def test_a_replaced_condition_does_not_happen_and_its_window_is_closed() -> None:
    """Great Responsibility turns threat into damage; the second copy and an answer to the threat have nothing left."""
    s = given.reprinted(
        {"01015": forced_response(ThreatIsPlaced(), COUNT)},
        alter_ego(in_play=["Alpha Flight Station"]),
        hero(hand=["Great Responsibility"] * 2),
        step=1,
        encounter_top=[NO_BOOST],
    )
    s.asked(1, "interrupt").do("1: use Great Responsibility").then(1, damage=2, hand=["Great Responsibility"])
    s.asked(1, "interrupt").not_fired("Alpha Flight Station")  # Rhino's scheme against Captain Marvel
    s.then(threat=0)


@rule("MC-REPLACE-03", "D-02")
def test_the_replacement_comes_when_the_condition_would_have_resolved() -> None:
    """The suit takes the damage of the attack; nothing was taken, so nothing answers it."""
    s = given.reprinted(
        {"01015": response(TakesDamage(to=Villain()), COUNT)}, hero(in_play=["Alpha Flight Station"]), in_play=[SUIT]
    )
    s.do("attack Captain Marvel").idle(0).then("villain", damage=0).then(SUIT, damage=2)
    s.not_fired("Alpha Flight Station").fired(SUIT, 1)


@rule("MC-REPLACE-05", "MC-STATUS-07")
def test_nothing_answers_an_attack_that_was_replaced() -> None:
    web = {"card": "Webbed Up", "attached_to": "Yon-Rogg"}
    s = spider_man(
        hero(exhausted=True, in_play=[web], engaged=["Yon-Rogg"]),
        in_play=["The Psyche-Magnitron"],
        step=2,
        encounter_top=[NO_BOOST],
    )
    s.do("pass").fired("Webbed Up", 1).not_fired("Yon-Rogg").then("The Psyche-Magnitron", threat=3)
    s.then("Yon-Rogg", statuses=["stunned"])


@rule("MC-PREVENT-01", "MC-DAMAGE-01")
def test_preventing_some_damage_lowers_it() -> None:
    s = given.attacked(hero(exhausted=True, in_play=["Cosmic Flight"]), boost="Charge").do("use Cosmic Flight")
    s.idle(0).then(damage=4 - 3)


@rule("MC-PREVENT-03", "OQ-25")
def test_preventing_all_damage_means_that_none_was_taken() -> None:
    """Stampede stuns whoever it damages; Backflip prevents all of it."""
    s = spider_man.revealing("Stampede", hero(exhausted=True, hand=["Backflip"]), encounter_top=["Charge"])
    s.do("pass", "use Backflip").idle(0).then(damage=0, statuses=[]).never("damage")
    s = spider_man.revealing("Stampede", hero(exhausted=True, hand=["Backflip"]), encounter_top=["Charge"])
    s.do("pass", "pass").idle(0).then(statuses=["stunned"])


@rule("MC-PREVENT-02", "MC-ESCHEME-06")
def test_preventing_threat_lowers_it_before_it_is_placed() -> None:
    s = given.attacked(alter_ego(hand=["Emergency"]), boost="Charge").do("use Emergency").idle(0).then(threat=1 + 2 - 1)
    assert [e[1] for e in s.events("threat")] == [2]


@rule("MC-PREVENT-02")
def test_threat_of_a_scheme_is_not_that_of_step_one() -> None:
    s = given(alter_ego(hand=["Emergency"]), step=1, encounter_top=[NO_BOOST, QUIET])
    s.asked(0, "interrupt").then(threat=1).do("use Emergency").idle(0).then(threat=1)


@rule("MC-CANCEL-01", "MC-CANCEL-02", "MC-CANCEL-05", "MC-CANCEL-07", "MC-TREACH-03", "MC-INIT-08")
def test_a_cancelled_treachery_does_nothing_but_counts_as_revealed_and_is_discarded() -> None:
    s = spider_man.reprinted(
        {"01006": forced_response(IsRevealed(), COUNT)},
        hero(hand=[SENSE, "Genius"], in_play=["Aunt May"], dealt=["False Alarm"]),
        step=4,
    )
    s.do(f"use {SENSE}").idle(0).not_fired("False Alarm").fired("Aunt May", 1)
    s.then(statuses=[], encounter_discard=["False Alarm"])


@rule("MC-CANCEL-03", "MC-CANCEL-04", "MC-INTERRUPT-07")
def test_a_cancel_stops_what_it_names_and_its_own_costs_stay_paid() -> None:
    s = spider_man.revealing("False Alarm", hero(hand=[SENSE, "Genius"])).do(f"use {SENSE}")
    s.idle(0).then(discard=[SENSE, "Genius"])
    spider_man.revealing("False Alarm", hero(hand=[SENSE, "Genius"])).do("pass").idle(0).then(statuses=["confused"])


@rule("OQ-31", "MC-CANCEL-07", "MC-KW-SURGE-01")
def test_cancelling_the_effects_of_a_treachery_does_not_cancel_its_surge() -> None:
    s = spider_man.revealing("Kree Manipulator", hero(hand=[SENSE, "Genius"]), encounter_top=[GUARD]).do(f"use {SENSE}")
    s.idle(0).then(threat=0, engaged=[GUARD])


@rule("OQ-31")
def test_cancelling_the_card_cancels_its_surge_too() -> None:
    cancel = interrupt(WouldBeRevealed(type="treachery"), CancelCard())
    s = spider_man.reprinted(
        {"01006": cancel}, hero(in_play=["Aunt May"], dealt=["Kree Manipulator"]), step=4, encounter_top=[GUARD]
    )
    s.do("use Aunt May").idle(0).then(engaged=[], threat=0, encounter_discard=["Kree Manipulator"])


@rule("MC-CANCEL-06", "MC-EVENT-04", "MC-LIMIT-03", "MC-STATUS-06")
def test_an_event_without_effect_counts_as_played() -> None:
    s = given(hero(statuses=["stunned"], hand=["Haymaker", "Genius"])).do("use Haymaker")
    s.idle(0).only("play * Haymaker").then(hand=[])


@rule("MC-CANNOT-01", "MC-CRISIS-01")
def test_cannot_is_absolute() -> None:
    """With a crisis icon in play no effect takes threat off the main scheme."""
    s = given(hero(hand=["Crisis Interdiction", "Genius"]), in_play=["Crowd Control"], main_scheme={"threat": 5})
    s.do("use Crisis Interdiction").idle(0).then(threat=5, not_in_play=["Crowd Control"])
