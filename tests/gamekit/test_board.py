"""Boards of all games are plain data that comes through JSON unchanged, in words and without anything of a terminal."""

import random
from functools import cache
from typing import Any

import msgspec
import pytest

from goldenrule.gamekit.board import Board, Card, Fact, Group, plain_board
from goldenrule.kernel.game import Game
from goldenrule.kernel.views import SPECTATOR, view
from goldenrule.table.board_view import PageBoard
from goldenrule.table.games import find_game
from goldenrule.words.texts import Texts
from tests.cli.towers import KIND as TOWERS
from tests.playing import play_on

GAMES: dict[str, dict[str, Any]] = {
    "champions": {"heroes": ["she_hulk", "iron_man"]},
    "heroes": {"teams": ["avengers", "x_men"]},
    "skirmish": {},
}


@cache
def played(name: str, decisions: int) -> Game:
    game = find_game(name).make(GAMES[name], "board")
    play_on(game, random.Random(decisions), lambda _: game.decisions == decisions)
    return game


def made(name: str, decisions: int, seat: int) -> Board:
    texts = Texts("en", strict=True)
    return find_game(name).words(texts).board(view(played(name, decisions), seat))


def facts(piece: Any) -> list[Fact]:
    """All facts anywhere in a piece."""
    if isinstance(piece, Fact):
        return [piece, *(part for each in piece.parts for part in facts(each))]
    if isinstance(piece, msgspec.Struct):
        return [fact for field in piece.__struct_fields__ for fact in facts(getattr(piece, field))]
    if isinstance(piece, list | tuple):
        return [fact for each in piece for fact in facts(each)]
    return []


def known(written: bytes) -> object:
    """What the types know of a board in JSON: fields that they do not have are lost."""
    return msgspec.json.decode(msgspec.json.encode(msgspec.json.decode(written, type=PageBoard)))


@pytest.mark.parametrize("name", list(GAMES))
@pytest.mark.parametrize("decisions", [0, 60, 150])
@pytest.mark.parametrize("seat", [0, 1, SPECTATOR])
def test_a_board_is_data(name: str, decisions: int, seat: int) -> None:
    words, seen = find_game(name).words(Texts("en", strict=True)), view(played(name, decisions), seat)
    board: Board = words.board(seen)
    written = msgspec.json.encode(words.typed_board(seen) or board)
    assert known(written) == msgspec.json.decode(written)
    assert (board.hand is None) == (board.status == ()) == (seat == SPECTATOR)
    assert b"\\u001b" not in written and b"[/" not in written, "nothing of a terminal"
    for fact in facts(board):
        assert (fact.text or not fact.short) and not fact.text.startswith("board-")


@pytest.mark.parametrize(("name", "field"), [("champions", "players"), ("heroes", "turns"), ("skirmish", "slots")])
def test_a_field_that_the_type_does_not_have_is_noticed(name: str, field: str) -> None:
    board = find_game(name).words(Texts("en")).typed_board(view(played(name, 60), 0))
    told = msgspec.json.decode(msgspec.json.encode(board))
    assert known(msgspec.json.encode(told)) == told
    told[field][0]["colour_of_the_sky"] = "blue"
    assert known(msgspec.json.encode(told)) != told


@pytest.mark.parametrize("name", list(GAMES))
def test_cards_in_hand_are_those_that_the_view_has(name: str) -> None:
    for seat in (0, 1):
        seen = view(played(name, 60), seat)
        hand = made(name, 60, seat).hand
        assert hand is not None
        groups = [piece for piece in hand.body if isinstance(piece, Group)]
        cards = [card for group in groups for card in group.items if isinstance(card, Card)]
        zones = [f"hand{seat}", *([f"villains{seat}"] if name == "heroes" else [])]
        assert sum(card.count for card in cards) == sum(len(seen.zones[zone]) for zone in zones)
        assert all(seen.cards[card.id]["code"] == card.code for card in cards)


def test_the_board_of_a_game_without_one_has_its_zones() -> None:
    game = TOWERS.make({}, "1")
    board = plain_board(view(game, 0), str.upper)
    (panel,) = board.panels
    groups = {group.name: group for group in panel.body if isinstance(group, Group)}
    assert groups["hand1"].hidden == 5 and not groups["hand1"].items and "hand0" not in groups
    assert board.hand is not None
    (own,) = board.hand.body
    assert isinstance(own, Group) and sum(card.count for card in own.items if isinstance(card, Card)) == 5
    assert plain_board(view(game, SPECTATOR), str.upper).hand is None
