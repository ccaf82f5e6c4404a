"""`pack check` refuses costs that can never be paid or contradict themselves, and says what to write instead."""

from pathlib import Path
from typing import Any

import pytest

from goldenrule.games.champions.audit import watch
from goldenrule.games.champions.events import Paid
from goldenrule.games.champions.packs import PACKS
from goldenrule.games.champions.situations.script import Script
from goldenrule.packs.reading import check_pack
from goldenrule.testing import rule
from tests.packs.writing import write

UPGRADE: dict[str, Any] = {
    "code": "x_1", "name": "Lamp", "type": "upgrade", "set": "x", "classification": "basic", "cost": 1,
    "resources": "E",
}  # fmt: skip
EFFECT = {"draw": {"n": 1}}
TWO = {"of": "you", "amount": 2}


def said(folder: Path, cost: Any, kind: str = "action", /, **facts: Any) -> list[str]:
    """What the check says of a card with one ability of this cost."""
    head: Any = "E" if kind == "resource" else EFFECT
    form = facts.pop("form", "")
    ability = {kind: head, "cost": cost, **({"form": form} if form else {})}
    more = facts.pop("more", [])
    card = {**UPGRADE, "abilities": [ability, *more], **facts}
    pack, problems = check_pack(write(folder, "champions", card), PACKS)
    assert pack is not None
    assert all(each.line and each.file == "cards.yaml" for each in problems)
    return [each.text for each in problems]


def parts(*each: Any) -> dict[str, Any]:
    return {"parts": list(each)}


@rule("MC-INIT-06", "MC-COST-06", "MC-COST-08", "MC-EXHAUST-02", "MC-KW-USES-03")
@pytest.mark.parametrize(
    ("cost", "facts", "words"),
    [
        (parts({"exhaust_cost": "you"}, {"exhaust_cost": "you"}), {}, "exhausts the same card twice (you)"),
        (parts({"exhaust_cost": "you"}, {"exhaust_cost": "your_hero"}), {}, "exhausts the same card twice (you)"),
        (parts({"exhaust_cost": "this"}, {"exhaust_cost": "this"}), {}, "exhausts the same card twice (this)"),
        (parts({"exhaust_cost": "your_hero"}, {"heal_cost": {**TWO, "of": "your_alter_ego"}}), {}, "write you instead"),
        (parts({"exhaust_cost": "your_hero"}), {"form": "alter_ego"}, "write you instead"),
        (parts("discard_this", "discard_this"), {}, "leave one part out"),
        (parts("discard_this", {"damage_cost": {"of": "this", "amount": 1}}), {"type": "ally"}, "leave one part out"),
        (parts({"spend_counter": "charge"}), {}, "never has more than 0"),
        (parts(*[{"spend_counter": "charge"}] * 3), {"keywords": ["uses 2 charge"]}, "never has more than 2"),
        (parts(*[{"spend_counter": "charge"}] * 2), {"play": {"counters": ["charge", 1]}}, "never has more than 1"),
        (
            parts({"spend_counter": "charge"}, {"spend_counter": "web"}),
            {"more": [{"action": {"add_counters": {"name": "charge", "n": 1}}}]},
            "counters named 'web' at once",
        ),
        (parts({"heal_cost": {"of": "you", "amount": 0}}), {}, "in a cost it must be 1 or more"),
        (parts({"discard_from_hand": {"least": 3, "most": 2}}), {}, "and most at least as large"),
        (parts({"exhaust_cost": "villain"}), {}, "cards in play that the player controls"),
        (parts({"heal_cost": {"of": "in_hand", "amount": 1}}), {}, "cards in play that the player controls"),
        (parts("discard_this"), {"type": "event"}, "an event is never in play"),
        (parts({"exhaust_cost": "this"}), {"type": "event"}, "an event is never in play"),
    ],
)  # fmt: skip
def test_a_cost_that_can_never_be_paid_is_refused(tmp_path: Path, cost: Any, facts: Any, words: str) -> None:
    if facts.get("type") == "ally":
        facts = {**facts, "hp": 2, "atk": 1, "thw": 1}
    found = said(tmp_path, cost, **facts)
    assert len(found) == 1, found
    assert words in found[0]


@rule("MC-RESAB-01", "MC-INIT-06")
@pytest.mark.parametrize(
    ("cost", "word"),
    [
        ({"resources": "M"}, "resources"),
        ({"any_number_of": "M"}, "any_number_of"),
        (parts("discard_from_hand"), "discard_from_hand"),
        (parts({"damage_cost": {"of": "you", "amount": 1, "taken": True}}), "damage_cost"),
    ],
)
def test_a_resource_ability_asks_nothing_in_the_middle_of_a_payment(tmp_path: Path, cost: Any, word: str) -> None:
    assert said(tmp_path, cost, "resource") == [
        f"x_1: ability 1: a resource ability is used in the middle of a payment, so its cost cannot have {word}; "
        "use exhaust_cost, spend_counter, discard_this or heal_cost."
    ]


def test_a_cost_is_no_effect(tmp_path: Path) -> None:
    more = [{"action": ["discard_from_hand", "discard_from_hand"], "limit": [1, "round"]}]
    found = said(tmp_path, {}, more=more)
    assert found == 2 * [
        "x_1: ability 2: discard_from_hand is a cost, not an effect; write it under cost: parts: beside the effect."
    ]


@pytest.mark.parametrize(
    ("cost", "facts"),
    [
        (parts("discard_from_hand", "discard_from_hand"), {}),
        ({"resources": "E", "parts": ["discard_from_hand"]}, {}),
        (parts({"exhaust_cost": "you"}, {"exhaust_cost": "this"}), {}),
        (parts({"heal_cost": TWO}, {"heal_cost": TWO}), {}),
        (parts(*[{"spend_counter": "charge"}] * 2), {"keywords": ["uses 2 charge"]}),
        (
            parts(*[{"spend_counter": "charge"}] * 2),
            {
                "more": [
                    {"response": {"defends": {"who": "you"}}, "effect": {"add_counters": {"name": "charge", "n": 1}}}
                ]
            },
        ),
        (parts({"exhaust_cost": "your_hero"}, "discard_this"), {"form": "hero"}),
        (parts({"damage_cost": {"of": "you", "amount": 1}}, "discard_this"), {}),
    ],
)
def test_a_cost_that_can_be_paid_is_not_refused(tmp_path: Path, cost: Any, facts: Any) -> None:
    assert said(tmp_path, cost, **facts) == []


FLURRY = {
    "code": "x_2", "name": "Flurry", "type": "event", "set": "x", "classification": "basic", "cost": 2,
    "resources": "E", "abilities": [{
        "action": {"damage": {"to": "villain", "amount": 3}},
        "cost": {"resources": "M", "parts": ["discard_from_hand"]},
    }],
}  # fmt: skip
BATTERY = {**UPGRADE, "code": "x_3", "name": "Battery", "abilities": [
    {"resource": "E", "limit": [1, "round"]}, {"resource": "M", "limit": [1, "round"]},
]}  # fmt: skip


@rule("MC-COST-06", "MC-INIT-06")
def test_the_auditor_knows_what_is_paid_together(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A price, resources and a discard of one event; both resource abilities of one card in one payment."""
    monkeypatch.setenv("GOLDENRULE_HOME", str(tmp_path / "home"))
    pack = str(write(tmp_path, "champions", FLURRY, BATTERY))
    player = {"form": "hero", "hand": ["Flurry", "Hawkeye", "Maria Hill"], "in_play": ["Battery"]}
    s = Script.of(packs=[pack], heroes=["captain_marvel"], players=[player])
    audited = watch(s.game)
    s.do("use Flurry")
    audited()
    while s.game.pending[0].kind != "turn":
        s.game.apply(0, max(s.game.legal(0), key=lambda option: option[0] == "generate"))
        audited()
    assert s.hand() == []
    s.fired("Battery", 2)
    assert s.damage("Rhino") == 3
    assert sorted(len(event.plan) for event in s.log if isinstance(event, Paid)) == [1, 2]


def test_a_name_that_no_card_has_is_refused(tmp_path: Path) -> None:
    more = [{"action": {"if": {"cond": {"exists": {"in_play": {"name": name}}}, "then": EFFECT}}} for name in NAMES]
    assert said(tmp_path, {}, more=more) == [
        "x_1: ability 3: in_play names 'Laamp', but no card has that name; did you mean Lamp?"
    ]


NAMES = ("Lamp", "Laamp", "Rhino")
