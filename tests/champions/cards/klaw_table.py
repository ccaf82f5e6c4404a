"""Positions against Klaw, for the tests of his scenario."""

from typing import Any

from goldenrule.games.champions.catalogue import load_content
from goldenrule.games.champions.game import Champions
from goldenrule.games.champions.rules.setup import GameSetup, new_game
from tests.champions.situation import Given, Situation, hero, klaw

PLAIN = ["Advance", "Assault"]
"""Two boost cards without icons and Boost abilities."""


def attacked(boosts: list[str], *players: Given, **more: Any) -> Situation:
    """Klaw attacks Captain Marvel, with these boost cards."""
    return klaw.revealing("Assault", *players, encounter_top=boosts, **more)


def activated(boosts: list[str], *players: Given, **more: Any) -> Situation:
    """Step two of the villain phase, with these boost cards; what is dealt afterwards only enters play."""
    top = [*boosts, "Defense Network", "Illegal Arms Factory"]
    return klaw(*players, phase="villain", step=2, encounter_top=top, **more)


def beaten(**more: Any) -> Situation:
    """Captain Marvel defeats Klaw I."""
    return klaw(hero(), villain={"hit_points": 2}, **more).do("attack Captain Marvel")


def set_up(*heroes: str, **options: Any) -> Champions:
    """A game after the set-up of the scenario."""
    return new_game(GameSetup(heroes=heroes or ("captain_marvel",), scenario="klaw", **options), load_content())


def names(g: Champions, zone: int) -> list[str]:
    return [g.ident(e).name for e in g.state.zones[zone]]
