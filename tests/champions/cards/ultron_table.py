"""Positions against Ultron for the tests of his cards."""

from typing import Any

from tests.champions.situation import Given, Situation, ultron

BLANK = "Upgraded Drones"
"""A boost card without icons and without a Boost ability."""

QUIET = "Program Transmitter"
"""A card that does nothing but enter play when it is revealed."""


def facedown(name: str, **more: Any) -> Given:
    """A player card that lies facedown as a Drone."""
    return {"card": name, "facedown": True, **more}


def attacked(*players: Given, boost: str = BLANK, **more: Any) -> Situation:
    """Ultron attacks the first player, with this boost card."""
    return ultron.revealing("Assault", *players, **{"encounter_top": [boost], **more})


def schemed(*players: Given, boost: str = BLANK, **more: Any) -> Situation:
    """Ultron schemes, with this boost card."""
    return ultron.revealing("Advance", *players, **{"encounter_top": [boost], **more})


ULTRON_II: Given = {"expert": True, "villain": {"stage": "II"}}
ULTRON_III: Given = {"expert": True, "villain": {"stage": "III"}}
