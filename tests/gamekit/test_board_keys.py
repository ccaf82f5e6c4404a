"""Every piece of a board has a key, which is known, the same in every language, and stands once where it is."""

import random
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest

from goldenrule.gamekit.board import Board, Card, Fact, Grid, Group, Panel, Place, Track
from goldenrule.games.heroes.ids import DISTRICTS
from goldenrule.games.heroes.text.table import district_key
from goldenrule.kernel.views import SPECTATOR, View, view
from goldenrule.table.games import find_game
from goldenrule.words.texts import Texts
from tests.playing import answers

PAGE = Path(__file__).parents[2] / "docs" / "boards.md"
GAMES: dict[str, list[dict[str, Any]]] = {
    "champions": [
        {"heroes": ["spider_man"], "scenario": "ultron", "expert": True},
        {"heroes": ["she_hulk", "iron_man", "black_panther", "captain_marvel"], "scenario": "klaw"},
    ],
    "heroes": [
        {"teams": ["avengers", "x_men"], "scenario": "born_again"},
        {"teams": ["avengers", "x_men", "fantastic_four", "marvel_knights"]},
    ],
    "skirmish": [{}],
}


class Strange(Texts):
    """Another language: nothing is called as it is in the bundles."""

    def t(self, key: str, /, **args: str | int) -> str:
        return super().t(key, **args)[::-1]

    def attribute(self, key: str, name: str, /, **args: str | int) -> str:
        return super().attribute(key, name, **args)[::-1]


@cache
def positions(name: str) -> list[View]:
    """Views of random games: each seat and a spectator, every tenth question and at the end."""
    kind = find_game(name)
    out = []
    for n, options in enumerate(GAMES[name]):
        game = kind.make(options, f"keys {n}")
        for step, _ in zip(range(401), answers(game, random.Random(n))):
            if step % 10 == 0 and step < 400:
                out += [view(game, seat) for seat in range(SPECTATOR, game.state.seats)]
        out += [view(game, seat) for seat in range(SPECTATOR, game.state.seats)]
    return out


@cache
def known(name: str) -> frozenset[str]:
    """The keys that the page lists for a game."""
    chapters = dict(re.findall(r"(?ms)^## (.+?)\n(.*?)(?=^## |\Z)", PAGE.read_text(encoding="utf-8")))
    titles = {"champions": "Champions", "heroes": "Marvel Heroes", "skirmish": "Skirmish"}
    rows = re.findall(r"(?m)^\|(.+?)\|", chapters["In every game"] + chapters[titles[name]])
    keys = {key for row in rows for key in re.findall(r"`(.+?)`", row)}
    if "AREA-DISTRICT" in keys:
        keys |= {district_key(district) for district in range(len(DISTRICTS))}
    return frozenset(keys)


def inside(piece: Any) -> Iterator[list[tuple[str, int]]]:
    """The keys of what lies side by side, in a piece and in everything in it."""
    if isinstance(piece, Board):
        yield [(fact.key, -1) for fact in piece.status]
        yield [(fact.key, -1) for fact in piece.steps]
        yield [(panel.key, panel.seat) for panel in piece.panels]
        yield [(panel.key, panel.seat) for panel in piece.more]
    if isinstance(piece, Panel):
        yield [(fact.key, -1) for fact in piece.title]
        yield [(fact.key, -1) for fact in piece.foot]
        yield [
            (each.key, each.seat if isinstance(each, Group) else -1)
            for each in piece.body
            if isinstance(each, Group | Track)
        ]
    if isinstance(piece, Grid):
        yield [(fact.key, -1) for fact in piece.columns]
        yield [(place.key, -1) for place in piece.places]
    if isinstance(piece, Group):
        yield [(each.key, -1) for each in piece.items if isinstance(each, Fact)]
    if isinstance(piece, Card):
        facts = [*piece.facts, *piece.more, *(each for each in (piece.cost, piece.gauge) if each is not None)]
        yield [(fact.key, -1) for fact in facts if fact.text or fact.parts]
    if isinstance(piece, Place):
        yield [(fact.key, -1) for fact in piece.facts]
    if isinstance(piece, Track):
        yield [(fact.key, -1) for fact in piece.ends]
    if isinstance(piece, msgspec.Struct):
        for field in piece.__struct_fields__:
            yield from inside(getattr(piece, field))
    elif isinstance(piece, list | tuple):
        for each in piece:
            yield from inside(each)


def cards(piece: Any) -> list[Card]:
    """All cards anywhere in a piece."""
    if isinstance(piece, msgspec.Struct):
        own = [piece] if isinstance(piece, Card) else []
        return [*own, *(card for field in piece.__struct_fields__ for card in cards(getattr(piece, field)))]
    return [card for each in piece for card in cards(each)] if isinstance(piece, list | tuple) else []


@pytest.mark.parametrize("name", list(GAMES))
def test_every_piece_has_a_key_that_stands_once_and_is_listed(name: str) -> None:
    words = find_game(name).words(Texts("en", strict=True))
    for seen in positions(name):
        for beside in inside(words.board(seen)):
            assert ("", -1) not in beside and len({*beside}) == len(beside), beside
            assert {key for key, _ in beside} <= known(name)


@pytest.mark.parametrize("name", list(GAMES))
def test_keys_are_the_same_in_every_language(name: str) -> None:
    kind = find_game(name)
    plain, strange = kind.words(Texts("en")), kind.words(Strange("en"))
    for seen in positions(name)[::7]:
        assert [*inside(plain.board(seen))] == [*inside(strange.board(seen))]


@pytest.mark.parametrize("name", list(GAMES))
def test_every_card_can_be_pointed_at(name: str) -> None:
    words = find_game(name).words(Texts("en"))
    for seen in positions(name):
        found = cards(words.board(seen))
        assert found
        for card in found:
            assert seen.cards[card.id]["code"] == card.code, card
