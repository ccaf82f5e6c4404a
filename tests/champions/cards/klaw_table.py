"""Positions against Klaw, for the tests of his scenario."""

from __future__ import annotations

from typing import Any

from goldenrule.games.champions.catalogue import load_content
from goldenrule.games.champions.game import Champions
from goldenrule.games.champions.rules.setup import Setup, new_game
from tests.champions.cards.scripted import Scripted, hero

PLAIN = ["Advance", "Assault"]
"""Two boost cards without icons and Boost abilities."""


def klaw(*players: dict[str, Any], **given: Any) -> Scripted:
    """Captain Marvel (ATK 2, DEF 1, 12 hit points), then Spider-Man, against Klaw I (ATK 0, SCH 2, 12 hit points)."""
    heroes = ["captain_marvel", "spider_man"][: len(players)]
    return Scripted(**{"heroes": heroes, "scenario": "klaw", "bare": True, "players": list(players), **given})


def facing(card: str, *players: dict[str, Any], **given: Any) -> Scripted:
    """Captain Marvel reveals an encounter card."""
    first = {**players[0], "dealt": [card]}
    return klaw(first, *players[1:], **{"phase": "villain", "step": 4, **given})


def attacked(boosts: list[str], *players: dict[str, Any], **given: Any) -> Scripted:
    """Klaw attacks Captain Marvel, with these boost cards."""
    return facing("Assault", *players, **{"encounter_top": boosts, **given})


def activated(boosts: list[str], *players: dict[str, Any], **given: Any) -> Scripted:
    """Step two of the villain phase, with these boost cards; what is dealt afterwards only enters play."""
    top = [*boosts, "Defense Network", "Illegal Arms Factory"]
    return klaw(*players, **{"phase": "villain", "step": 2, "encounter_top": top, **given})


def beaten(**given: Any) -> Scripted:
    """Captain Marvel defeats Klaw I."""
    return klaw(hero(), **{"villain": {"hit_points": 2}, **given}).do("attack Captain Marvel")


def set_up(*heroes: str, **options: Any) -> Champions:
    """A game after the set-up of the scenario."""
    return new_game(Setup(heroes=heroes or ("captain_marvel",), scenario="klaw", **options), load_content())


def names(g: Champions, zone: int) -> list[str]:
    return [g.ident(e).name for e in g.state.zones[zone]]
