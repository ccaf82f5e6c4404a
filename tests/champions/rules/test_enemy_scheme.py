"""Enemy Scheme (MC-ESCHEME) and activations that schemes belong to (MC-ACTIV)."""

from goldenrule.games.champions import events, ids
from goldenrule.games.champions.ops import ChangeForm, Damage
from goldenrule.games.champions.selectors import Villain, You
from goldenrule.testing import rule
from tests.champions.situation import NO_BOOST, QUIET, alter_ego, given, hero
from tests.champions.words import boost, n

STEPS = ("activate", "boost_dealt", "boost_turned", "boost", "scheme_threat", "threat")


@rule("MC-ESCHEME-01", "MC-ESCHEME-03", "MC-ESCHEME-06", "MC-ESCHEME-07", "D-31", "MC-ANATS-06")
def test_the_villain_schemes_in_three_steps_and_nobody_may_defend() -> None:
    s = given.attacked(alter_ego(in_play=["Spider-Woman"]), boost="Shocker")
    s.idle(0).only(*STEPS).never("defend").then(threat=1 + 2, damage=0)


@rule("MC-ESCHEME-02", "MC-ESCHEME-06", "MC-BOOST-14", "MC-MINION-07")
def test_a_minion_schemes_without_a_boost_card() -> None:
    s = given.attacked(alter_ego(engaged=["Sandman"]), boost=NO_BOOST)
    s.idle(0).only("boost_dealt Rhino", "scheme_threat Rhino", "scheme_threat Sandman").then(threat=1 + 2)


@rule("MC-ESCHEME-06")
def test_no_threat_is_placed_by_a_minion_with_a_sch_of_nothing() -> None:
    s = given.attacked(alter_ego(engaged=["Hydra Mercenary"])).idle(0)
    assert [e[1] for e in s.events("scheme_threat")] == [1, 0]
    s.then(threat=1)


@rule("MC-ESCHEME-04", "MC-BOOST-08", "OQ-21")
def test_a_boost_ability_resolves_when_its_card_is_turned_for_a_scheme() -> None:
    s = given.reprinted(
        {"01101": {"abilities": (boost(Damage(You(), n(1))),)}},
        alter_ego(),
        step=2,
        encounter_top=["Hydra Mercenary", QUIET],
    )
    s.idle(0).then(damage=1, threat=1 + 1).only("boost_ability", "damage", "boost", "threat")


@rule("MC-ESCHEME-05")
def test_the_boost_card_of_a_scheme_is_discarded_before_the_threat_is_placed() -> None:
    s = given.attacked(alter_ego(), boost="Charge").idle(0)
    gone = next((i for i, e in enumerate(s.log) if isinstance(e, events.Move) and e.to == ids.ENCOUNTER_DISCARD))
    placed = next((i for i, e in enumerate(s.log) if e.key == "threat"))
    assert gone < placed


@rule("OQ-14", "MC-STATUS-10")
def test_a_confused_villain_loses_the_status_card_and_gets_no_boost_card() -> None:
    s = given.attacked(alter_ego(), villain={"statuses": ["confused"]}).idle(0).never("boost_dealt", "scheme_threat")
    assert "confused" not in s.status("Rhino")
    s.then(threat=0)


@rule("OQ-22", "MC-ACTIV-05")
def test_a_change_of_form_does_not_turn_a_scheme_into_an_attack() -> None:
    s = given.reprinted(
        {"01104": {"abilities": (boost(ChangeForm()),)}}, alter_ego(), step=2, encounter_top=[NO_BOOST, QUIET]
    )
    s.idle(0).then(form="hero", threat=1, damage=0)


@rule("OQ-54")
def test_a_scheme_goes_on_with_the_next_stage_of_the_villain() -> None:
    s = given.reprinted(
        {"01101": {"abilities": (boost(Damage(Villain(), n(1))),)}, "01095": {"sch": 3}},
        alter_ego(),
        villain={"hit_points": 1},
        step=2,
        encounter_top=["Hydra Mercenary"],
    )
    assert s.events("scheme_threat")[0][1:] == (3 + 1, 1)


@rule("MC-ACTIV-06", "MC-ACTIV-07")
def test_a_scheme_that_a_card_makes_is_an_activation_with_a_boost_card() -> None:
    s = given(hero(dealt=["Advance"]), step=4, encounter_top=["Charge"])
    s.idle(0).only("boost_dealt", "boost_turned", "scheme_threat").then(threat=1 + 2)
