"""Positions against Ultron for the tests of his cards."""

from __future__ import annotations

from typing import Any

from goldenrule.games.champions.situations.script import Script

BLANK = "Upgraded Drones"
"""A boost card without icons and without a Boost ability."""

QUIET = "Program Transmitter"
"""A card that does nothing but enter play when it is revealed."""

HEROES = ["captain_marvel", "she_hulk", "black_panther", "spider_man"]


def facedown(name: str, **more: Any) -> dict[str, Any]:
    """A player card that lies facedown as a Drone."""
    return {"card": name, "facedown": True, **more}


def hero(*engaged: str | dict[str, Any], **more: Any) -> dict[str, Any]:
    """A player in hero form with an empty hand, engaged with these minions."""
    return {"form": "hero", "hand": [], "engaged": list(engaged), **more}


def alter_ego(*engaged: str | dict[str, Any], **more: Any) -> dict[str, Any]:
    """A player in alter-ego form with an empty hand, engaged with these minions."""
    return {"form": "alter_ego", "hand": [], "engaged": list(engaged), **more}


def ultron(*players: dict[str, Any], more: tuple[str | dict[str, Any], ...] = (), **given: Any) -> Script:
    """Captain Marvel (ATK 2, THW 2, DEF 1, 12 hit points), then She-Hulk ... against Ultron I (17 each, ATK 2, SCH 1).

    Ultron Drones is in play and nothing else but `more`.
    """
    start = {"scenario": "ultron", "heroes": HEROES[: len(players)], "bare": True, "players": list(players)}
    return Script.of(**{**start, "in_play": ["Ultron Drones", *more], **given})


def facing(card: str, *players: dict[str, Any], **given: Any) -> Script:
    """The first player reveals an encounter card in step four of the villain phase."""
    first = {**players[0], "dealt": [card]}
    return ultron(first, *players[1:], **{"phase": "villain", "step": 4, **given})


def attacked(*players: dict[str, Any], boost: str = BLANK, **given: Any) -> Script:
    """Ultron attacks the first player, with this boost card."""
    return facing("Assault", *players, **{"encounter_top": [boost], **given})


def schemed(*players: dict[str, Any], boost: str = BLANK, **given: Any) -> Script:
    """Ultron schemes, with this boost card."""
    return facing("Advance", *players, **{"encounter_top": [boost], **given})


ULTRON_II: dict[str, Any] = {"expert": True, "villain": {"stage": "II"}}
ULTRON_III: dict[str, Any] = {"expert": True, "villain": {"stage": "III"}}
