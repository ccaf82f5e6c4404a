"""Positions for the tests of rules: one or two players against Rhino, and cards that are printed differently."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from goldenrule.games.champions.abilities import CardAbility
from goldenrule.games.champions.catalogue import face as made
from goldenrule.games.champions.content import Content, Face, PlayRules, modifier_rows
from goldenrule.games.champions.situations.given import read_given
from goldenrule.games.champions.situations.position import place
from goldenrule.games.champions.situations.script import Script
from goldenrule.kernel.abilities import Definition
from tests.champions.cards.scripted import alter_ego, hero

MAIN = "The Break-In!"
NO_BOOST = "Hard to Keep Down"
"""A card without boost icons."""
QUIET = '"I\'m Tough"'
"""Revealed once, it asks nothing: Rhino gets a tough status card. It has no boost icons."""
GUARD = "Hydra Mercenary"
"""Revealed, it asks nothing: a minion engages the player. One boost icon."""


def solo(player: dict[str, Any] | None = None, /, **given: Any) -> Script:
    """Captain Marvel alone, in hero form with an empty hand unless told otherwise."""
    return Script.of(**{"heroes": ["captain_marvel"], "players": [hero() if player is None else player], **given})


def duo(first: dict[str, Any] | None = None, second: dict[str, Any] | None = None, /, **given: Any) -> Script:
    """Captain Marvel (seat 0) and Spider-Man (seat 1): Rhino has 28 hit points, the main scheme 14 to go."""
    players = [hero() if p is None else p for p in (first, second)]
    return Script.of(**{"heroes": ["captain_marvel", "spider_man"], "players": players, **given})


def attacked(player: dict[str, Any] | None = None, boost: str = NO_BOOST, **given: Any) -> Script:
    """Step two of the villain phase against Captain Marvel alone; then a card that does nothing much is revealed."""
    return solo(player, **{"phase": "villain", "step": 2, "encounter_top": [boost, QUIET], **given})


def revealing(card: str, player: dict[str, Any] | None = None, **given: Any) -> Script:
    """Captain Marvel alone reveals a card in step four of the villain phase."""
    player = {**(hero() if player is None else player), "dealt": [card]}
    return solo(player, phase="villain", step=4, **given)


def keys(s: Script, *wanted: str) -> list[str]:
    """The kinds of events that happened, in order, of those that are wanted."""
    return [event[0] for event in s.log if event[0] in wanted]


def happened(s: Script, *wanted: str) -> list[tuple[str, str]]:
    """Events of the wanted kinds, in order, each with the name of the card that it is about."""
    out = []
    for event in s.log:
        if event[0] in wanted:
            at = s.game.EVENTS[event[0]].index("e")
            entity = event[1 + at] & 4095
            out.append((event[0], s.game.ident(entity).name))
    return out


def remade(
    face: Face, *abilities: CardAbility, keep: bool = True, rules: PlayRules | None = None, **facts: Any
) -> Face:
    """A face printed differently: other facts, further abilities (or, without `keep`, other ones)."""
    told: tuple[Any, ...] = (*(face.abilities if keep else ()), *abilities)
    return made(face.index, msgspec.structs.replace(face.facts, **facts), told, rules or face.rules)


def reprinted(changes: Mapping[str, Any], lasting: Mapping[str, CardAbility] | None = None, /, **given: Any) -> Script:
    """A script with cards printed differently: code -> what `remade` takes (`abilities` as a tuple)."""
    game = place(read_given(given))
    old = game.content
    faces = list(old.faces)
    for code, change in changes.items():
        face = old.face(code)
        more = {k: v for k, v in change.items() if k != "abilities"}
        faces[face.index] = remade(face, *change.get("abilities", ()), **more)
    named = {path: Definition(path, (ability,), modifier_rows((ability,))) for path, ability in (lasting or {}).items()}
    game.content = Content(faces, {**old.lasting, **named}, old.hash, old.rules)
    game.reindex()
    return Script(game)


__all__ = [
    "GUARD", "MAIN", "NO_BOOST", "QUIET", "alter_ego", "attacked", "duo", "happened", "hero", "keys", "remade",
    "reprinted", "revealing", "solo",
]  # fmt: skip
