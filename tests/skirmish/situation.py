"""Situations of the duel: positions of plain cards (`cards_for_tests`) on a table where nothing happens by itself."""

from collections.abc import Mapping, Sequence
from typing import Any

from goldenrule.games.skirmish.abilities import Ability
from goldenrule.games.skirmish.board import PHASES
from goldenrule.games.skirmish.ids import FACTIONS
from goldenrule.games.skirmish.situations.cases import CaseFacts, SkirmishRun
from goldenrule.games.skirmish.situations.script import Script
from goldenrule.packs.structs import convert
from tests import situations
from tests.skirmish.cards_for_tests import CONTENT, with_abilities

Given = dict[str, Any]
"""Of a position, by the words of `given:` in case files."""
COSTLY = {"heroes": "h_captain_b", "villains": "v_captain_b"}
"""A card of each side that four others pay for. A side that holds it alone cannot play it, and is asked `recruit`."""
USABLE = "casket_of_ancient_winters"
"""An Artifact that can be used while the other side holds a card: its owner is asked `recruit` with an empty hand."""


class Situation(Script, situations.Situation):
    """A position of the duel. `then(points=-2)` is about the table, `then("heroes", discard=[])` about a side."""

    facts_run = SkirmishRun

    def stated(self, of: str | int, facts: Given) -> CaseFacts:
        return convert({of: facts} if of in FACTIONS else facts, CaseFacts, "then")

    def is_name(self, word: str) -> bool:
        return word not in (*PHASES, "True", "False", "*", situations.NOBODY) and not word.lstrip("-").isdigit()

    def options(self, seat: int = 0) -> list[str]:
        return Script.options(self)


def play(abilities: Mapping[str, Sequence[Ability]] | None = None, **given: Any) -> Situation:
    """A position in which each hand is the costly card unless it is given; the Villains begin unless it says otherwise.

    `abilities`: those that some of the cards have instead of their own, by id.
    """
    for side, costly in COSTLY.items():
        given[side] = {"hand": [costly], **given.get(side, {})}
    return Situation.of(with_abilities(abilities) if abilities else CONTENT, **given)
