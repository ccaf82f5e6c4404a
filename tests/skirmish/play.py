"""A script of the duel with the plain cards of `cards_for_tests`, on a table where nothing happens by itself."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from goldenrule.games.skirmish.abilities import Ability
from goldenrule.games.skirmish.situations.script import Script
from tests.skirmish.cards_for_tests import CONTENT, with_abilities

Given = dict[str, Any]
"""Of a position, by the words of `given:` in case files."""


def play(abilities: Mapping[str, Sequence[Ability]] | None = None, **given: Any) -> Script:
    """A position in which both hands are empty unless they are given; the Villains begin unless it says otherwise.

    `abilities`: those that some of the cards have instead of their own, by id.
    """
    for side in ("heroes", "villains"):
        given[side] = {"hand": [], **given.get(side, {})}
    return Script.of(with_abilities(abilities) if abilities else CONTENT, **given)
