"""A script of the duel with the plain cards of `cards_for_tests`, on a table where nothing happens by itself."""

from __future__ import annotations

from typing import Any

from goldenrule.games.skirmish.situations.script import Script
from tests.skirmish.cards_for_tests import CONTENT


def play(**given: Any) -> Script:
    """A position in which both hands are empty unless they are given; the Villains begin unless it says otherwise."""
    for side in ("heroes", "villains"):
        given[side] = {"hand": [], **given.get(side, {})}
    return Script.of(CONTENT, **given)
