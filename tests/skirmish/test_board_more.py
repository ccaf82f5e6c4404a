"""What a table of the duel foretells of attacks: the first of them comes as it is said, and what is said holds."""

import random
from typing import Any

import pytest

from goldenrule.games.skirmish.board_types import AttackPreview, Unit
from goldenrule.games.skirmish.events import Attack, PhaseBegins
from goldenrule.games.skirmish.ids import SLOTS, slot_zone
from goldenrule.kernel.events import Event
from goldenrule.kernel.views import view
from goldenrule.lab.cases import case_game
from goldenrule.table.games import find_game
from goldenrule.words.texts import Texts

KIND = find_game("skirmish")
WORDS: Any = KIND.words(Texts("en", strict=True))


def units(game: Any, seat: int) -> list[Unit]:
    """The cards of a seat in its slots, as it sees them."""
    return [slot.mine for slot in WORDS.typed_board(view(game, seat)).slots if slot.mine is not None]


def test_the_first_attack_is_the_first_that_is_foretold() -> None:
    seen = {"damage": 0, "location": 0}
    for seed in range(12):
        game: Any = KIND.make({}, f"foretold {seed}")
        chance = random.Random(seed)
        while game.pending:
            asked = game.pending[0]
            option = chance.choice(asked.options)
            if asked.kind == "recruit" and ("done", 0, 0) in asked.options and chance.random() < 0.5:
                option = ("done", 0, 0)
            foretold: dict[int, AttackPreview] = {}
            for each in units(game, asked.seat):
                if each.attack is not None:
                    foretold[each.id] = each.attack
            events: list[Event] = []
            ids = {}
            for slot in range(SLOTS):
                for entity in game.state.zones[slot_zone(asked.seat, slot)]:
                    ids[entity] = game.shown_id(entity, asked.seat)
            ends = asked.kind == "recruit" and option == ("done", 0, 0) and game.state.phase == "recruitment"
            game.observer = events.append
            game.apply(asked.seat, option)
            game.observer = None
            attacks = [event for event in events if isinstance(event, Attack)]
            started = next((n for n, event in enumerate(events) if isinstance(event, PhaseBegins)), -1)
            if ends and attacks and started >= 0 and isinstance(events[started + 1], Attack):
                first = attacks[0]
                if ids[first.card] not in foretold:
                    next_one = events[started + 2]
                    assert isinstance(next_one, Attack | PhaseBegins), "nothing is foretold of what changes nothing"
                    continue
                preview = foretold[ids[first.card]]
                assert next(iter(foretold)) == ids[first.card]
                assert (preview.key == "damage") == bool(first.defender)
                seen["damage" if first.defender else "location"] += 1
    assert min(seen.values()) > 10, seen


@pytest.mark.parametrize(
    ("card", "slot", "opposite", "text"),
    [
        ("kingpin", 1, "", "2 Victory Points"),
        ("kingpin", 1, "thor", "2 damage, 1 Victory Point"),
        ("kingpin", 4, "", "1 Victory Point, Artifact marker 1 space"),
        ("zola", 1, "", "1 Victory Point"),
        ("doctor_octopus", 5, "", "Artifact marker 2 spaces"),
        ("doctor_octopus", 6, "", "takes a Battlefield card, Artifact marker 1 space"),
        ("hydra_recruit", 1, "thor", "1 damage"),
    ],
)
def test_an_attack_foretells_what_the_text_of_its_card_is_certain_to_bring(
    card: str, slot: int, opposite: str, text: str
) -> None:
    """A text that depends on something is not counted."""
    other = {slot: opposite} if opposite else {}
    position = {
        "villains": {"hand": ["kang_boosted", "ultron", "loki"], "slots": {slot: card}},
        "heroes": {"hand": [], "slots": other},
    }
    game = case_game("skirmish").begin({"active": "villains", **position}, "test").script.game
    [unit] = units(game, 1)
    assert unit.attack is not None and unit.attack.text == text
