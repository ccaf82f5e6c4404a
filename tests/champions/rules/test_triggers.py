"""Every trigger that a card may name is raised by a rule, heard by a card, and narrowed by each of its fields."""

from typing import Any

import pytest

from goldenrule.games.champions import selectors as s
from goldenrule.games.champions import triggers as t
from goldenrule.games.champions.abilities import Before, Trigger
from goldenrule.games.champions.facts import TYPES
from goldenrule.games.champions.ops import AddCounters
from goldenrule.games.champions.triggers import TRIGGERS
from goldenrule.games.champions.vocabulary import VOCABULARY
from goldenrule.testing import rule
from tests.champions.situation import NO_BOOST, QUIET, Situation, alter_ego, given, hero
from tests.champions.words import forced_interrupt, forced_response, n

HELMET = "Captain Marvel's Helmet"
COUNT = AddCounters("x", n(1))
VILLAIN = {"step": 2, "encounter_top": [NO_BOOST, QUIET]}
THREAT = {"step": 1, "encounter_top": [NO_BOOST, QUIET]}


def heard(trigger: Trigger, more: dict[str, Any], answers: tuple[str, ...]) -> int:
    """How often a card that listens to a trigger has answered after these answers."""
    listens: Any = forced_interrupt if isinstance(trigger, Before) else forced_response
    person = more.get("person", hero)(in_play=[HELMET], **more.get("player", {}))
    rest = {key: value for key, value in more.items() if key not in ("person", "player")}
    change = {"01016": listens(trigger, COUNT)}
    script: Situation = given.reprinted(change, person, **rest)
    script.do(*answers)
    return script.counters(HELMET).get("x", 0)


STRIKE = ({"player": {"engaged": [{"card": "Shocker", "damage": 2}]}}, ("attack Captain Marvel", "pick Shocker"))
"""The hero attacks a minion with one hit point left."""
RHINO = ({"player": {"engaged": ["Shocker"]}}, ("attack Captain Marvel", "pick Rhino"))
HIT = (VILLAIN, ("pass",))
"""Rhino attacks, and nobody defends."""
DEFENDED = (VILLAIN, ("defend Captain Marvel",))
SCHEME = ({**VILLAIN, "person": alter_ego}, ())
THWART = ({"main_scheme": {"threat": 3}}, ("thwart Captain Marvel",))
FLIP: tuple[dict[str, Any], tuple[str, ...]] = ({}, ("form Captain Marvel",))
STEP_ONE = (THREAT, ("pass",))
REVEAL = ({"step": 4, "player": {"dealt": [QUIET]}}, ())
MINION = ({"step": 4, "player": {"dealt": ["Hydra Mercenary"]}}, ())
PLAYED = ({"player": {"hand": ["Hawkeye", "Genius", "Energy"]}}, ("play Hawkeye", "pay Genius"))

Moment = tuple[dict[str, Any], tuple[str, ...]]
RHINO_IS = s.Villain()
YES: dict[type[Trigger], list[tuple[Trigger, Moment]]] = {
    t.WouldTakeDamage: [
        (t.WouldTakeDamage(), STRIKE), (t.WouldTakeDamage(to=s.Minions()), STRIKE),
        (t.WouldTakeDamage(by="attack"), HIT), (t.WouldTakeDamage(test=s.InForm("hero")), HIT),
    ],
    t.TakesDamage: [
        (t.TakesDamage(), RHINO), (t.TakesDamage(to=s.You()), HIT), (t.TakesDamage(by="attack"), HIT),
    ],
    t.IsDealtDamage: [(t.IsDealtDamage(), HIT), (t.IsDealtDamage(to=s.You()), HIT)],
    t.AttacksAndDamages: [(t.AttacksAndDamages(), HIT), (t.AttacksAndDamages(enemy=RHINO_IS), HIT)],
    t.WouldBeDefeated: [
        (t.WouldBeDefeated(), STRIKE), (t.WouldBeDefeated(card=s.Minions()), STRIKE),
        (t.WouldBeDefeated(type="minion"), STRIKE),
    ],
    t.IsDefeated: [(t.IsDefeated(), STRIKE), (t.IsDefeated(type="minion"), STRIKE), (t.IsDefeated(by="you"), STRIKE)],
    t.WouldAttack: [(t.WouldAttack(), HIT), (t.WouldAttack(enemy=RHINO_IS), HIT), (t.WouldAttack(against="you"), HIT)],
    t.HasAttacked: [
        (t.HasAttacked(), DEFENDED), (t.HasAttacked(enemy=RHINO_IS), HIT), (t.HasAttacked(against="you"), HIT),
    ],
    t.WouldScheme: [(t.WouldScheme(), SCHEME), (t.WouldScheme(enemy=RHINO_IS), SCHEME)],
    t.HasSchemed: [(t.HasSchemed(), SCHEME), (t.HasSchemed(enemy=RHINO_IS), SCHEME)],
    t.WouldMakeAttack: [
        (t.WouldMakeAttack(), RHINO), (t.WouldMakeAttack(who=s.You()), RHINO),
        (t.WouldMakeAttack(enemy=RHINO_IS), RHINO), (t.WouldMakeAttack(basic=True), RHINO),
    ],
    t.MakesAttack: [
        (t.MakesAttack(), RHINO), (t.MakesAttack(who=s.You()), RHINO), (t.MakesAttack(enemy=RHINO_IS), RHINO),
        (t.MakesAttack(basic=True), RHINO), (t.MakesAttack(defeats="minion"), STRIKE),
        (t.MakesAttack(defeats="enemy"), STRIKE),
    ],
    t.WouldThwart: [
        (t.WouldThwart(), THWART), (t.WouldThwart(who=s.You()), THWART), (t.WouldThwart(basic=True), THWART),
    ],
    t.Thwarts: [(t.Thwarts(), THWART), (t.Thwarts(who=s.You()), THWART), (t.Thwarts(basic=True), THWART)],
    t.Defends: [(t.Defends(), DEFENDED), (t.Defends(who=s.You()), DEFENDED), (t.Defends(enemy=RHINO_IS), DEFENDED)],
    t.WouldChangeForm: [(t.WouldChangeForm(), FLIP), (t.WouldChangeForm(to="alter_ego"), FLIP)],
    t.ChangesForm: [(t.ChangesForm(), FLIP), (t.ChangesForm(to="alter_ego"), FLIP)],
    t.ThreatWouldBePlaced: [
        (t.ThreatWouldBePlaced(), SCHEME), (t.ThreatWouldBePlaced(on=s.MainScheme()), SCHEME),
        (t.ThreatWouldBePlaced(during="scheme"), SCHEME), (t.ThreatWouldBePlaced(during="step_one"), STEP_ONE),
    ],
    t.ThreatIsPlaced: [
        (t.ThreatIsPlaced(), SCHEME), (t.ThreatIsPlaced(on=s.MainScheme()), SCHEME),
        (t.ThreatIsPlaced(during="scheme"), SCHEME), (t.ThreatIsPlaced(during="step_one"), STEP_ONE),
    ],
    t.WouldBeRevealed: [
        (t.WouldBeRevealed(), REVEAL), (t.WouldBeRevealed(card=s.EventTarget()), REVEAL),
        (t.WouldBeRevealed(type="treachery"), REVEAL), (t.WouldBeRevealed(from_="encounter_deck"), REVEAL),
        (t.WouldBeRevealed(by="you"), REVEAL),
    ],
    t.IsRevealed: [
        (t.IsRevealed(), REVEAL), (t.IsRevealed(card=s.Minions()), MINION), (t.IsRevealed(type="treachery"), REVEAL),
        (t.IsRevealed(from_="encounter_deck"), REVEAL), (t.IsRevealed(by="you"), REVEAL),
    ],
    t.WouldEnterPlay: [
        (t.WouldEnterPlay(), PLAYED), (t.WouldEnterPlay(card=s.EventTarget()), PLAYED),
        (t.WouldEnterPlay(type="ally"), PLAYED), (t.WouldEnterPlay(from_="hand"), PLAYED),
    ],
    t.EntersPlay: [
        (t.EntersPlay(), PLAYED), (t.EntersPlay(card=s.Allies()), PLAYED), (t.EntersPlay(type="ally"), PLAYED),
        (t.EntersPlay(from_="hand"), PLAYED),
    ],
    t.WouldBePlayed: [
        (t.WouldBePlayed(), PLAYED), (t.WouldBePlayed(card=s.EventTarget()), PLAYED),
        (t.WouldBePlayed(type="ally"), PLAYED), (t.WouldBePlayed(by="you"), PLAYED),
    ],
    t.IsPlayed: [
        (t.IsPlayed(), PLAYED), (t.IsPlayed(card=s.Allies()), PLAYED), (t.IsPlayed(type="ally"), PLAYED),
        (t.IsPlayed(by="you"), PLAYED),
    ],
}  # fmt: skip
"""Each trigger with nothing, then with each of its fields, and a moment that it fits."""

NO: list[tuple[Trigger, Moment]] = [
    (t.WouldTakeDamage(to=RHINO_IS), STRIKE), (t.WouldTakeDamage(test=s.InForm("alter_ego")), HIT),
    (t.TakesDamage(to=s.You()), RHINO), (t.IsDealtDamage(to=s.Minions()), HIT),
    (t.AttacksAndDamages(enemy=s.Minions()), HIT), (t.WouldBeDefeated(type="villain"), STRIKE),
    (t.WouldBeDefeated(card=RHINO_IS), STRIKE), (t.IsDefeated(type="ally"), STRIKE), (t.IsDefeated(), RHINO),
    (t.WouldAttack(enemy=s.Minions()), HIT), (t.WouldAttack(), SCHEME), (t.HasAttacked(enemy=s.Minions()), HIT),
    (t.WouldScheme(), HIT), (t.WouldScheme(enemy=s.Minions()), SCHEME), (t.HasSchemed(enemy=s.Minions()), SCHEME),
    (t.WouldMakeAttack(), HIT), (t.WouldMakeAttack(who=s.Allies()), RHINO),
    (t.WouldMakeAttack(enemy=s.Minions()), RHINO),
    (t.MakesAttack(who=s.Allies()), RHINO), (t.MakesAttack(enemy=RHINO_IS), STRIKE), (t.MakesAttack(), THWART),
    (t.MakesAttack(defeats="minion"), RHINO), (t.MakesAttack(defeats="villain"), STRIKE),
    (t.WouldThwart(who=s.Allies()), THWART), (t.Thwarts(who=s.Allies()), THWART), (t.Thwarts(), RHINO),
    (t.Defends(who=s.Allies()), DEFENDED), (t.Defends(), HIT), (t.Defends(enemy=s.Minions()), DEFENDED),
    (t.WouldChangeForm(to="hero"), FLIP), (t.ChangesForm(to="hero"), FLIP),
    (t.ThreatWouldBePlaced(on=s.SideSchemes()), SCHEME), (t.ThreatWouldBePlaced(during="step_one"), SCHEME),
    (t.ThreatIsPlaced(on=s.SideSchemes()), SCHEME), (t.ThreatIsPlaced(during="scheme"), STEP_ONE),
    (t.WouldBeRevealed(type="minion"), REVEAL), (t.IsRevealed(type="minion"), REVEAL),
    (t.WouldEnterPlay(from_="hand"), MINION), (t.EntersPlay(type="minion"), PLAYED),
    (t.EntersPlay(from_="hand"), MINION),
    (t.WouldBePlayed(type="upgrade"), PLAYED), (t.IsPlayed(type="upgrade"), PLAYED), (t.IsPlayed(), MINION),
]  # fmt: skip
"""The same with a field that does not fit the moment, or another moment."""

LASTING = {"this_attack", "this_scheme"}
"""Words of fields for lasting effects, which tests/champions/cards try: 01085, 01106, 01123, 01168."""


def told(trigger: Any) -> str:
    if not isinstance(trigger, Trigger):
        return ""
    values = [f"{name}={getattr(trigger, name)!r}" for name in trigger.FIELDS if getattr(trigger, name)]
    return f"{type(trigger).__name__}({', '.join(values)})"


@rule("MC-TRIG-01", "MC-INTERRUPT-01", "MC-RESPONSE-01")
@pytest.mark.parametrize(("trigger", "moment"), [each for found in YES.values() for each in found], ids=told)
def test_a_trigger_is_raised_and_heard(trigger: Trigger, moment: Moment) -> None:
    assert heard(trigger, *moment) >= 1


@rule("MC-TRIG-01")
@pytest.mark.parametrize(("trigger", "moment"), NO, ids=told)
def test_what_does_not_fit_is_not_heard(trigger: Trigger, moment: Moment) -> None:
    assert heard(trigger, *moment) == 0


def test_every_trigger_and_every_field_of_it_is_in_the_table() -> None:
    assert {*YES} == {*TRIGGERS}
    for kind, found in YES.items():
        for field in VOCABULARY.fields(kind):
            words = set(getattr(field.kind.mark, "words", ())) - {"", *LASTING, *TYPES}
            used = {getattr(trigger, field.name) for trigger, _ in found}
            lasting = kind is t.IsDealtDamage and field.name == "by"
            assert used >= words and (len(used) > 1 or lasting or field.name == "test"), (kind, field.name)
