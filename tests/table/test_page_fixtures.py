"""Situations for building pages are what a page is sent: they come through JSON unchanged, and have every face."""

import msgspec
import pytest

from goldenrule.gamekit.faces import codes
from goldenrule.games.champions.board_types import ChampionsBoard
from goldenrule.server.protocol import Now
from scripts.page_fixtures import SITUATIONS, Situation, found, now

QUICK = ("champions_opening", "champions_crowded", "skirmish_opening", "skirmish_crowded", "heroes_ally")


@pytest.mark.parametrize("wanted", [each for each in SITUATIONS if each.name in QUICK], ids=QUICK)
def test_a_situation_is_a_message(wanted: Situation) -> None:
    message = now(found(wanted), wanted)
    written = msgspec.json.encode(message)
    read = msgspec.json.encode(msgspec.json.decode(written, type=Now))
    assert msgspec.json.decode(read) == msgspec.json.decode(written)
    assert message.board is not None and message.prompt is not None
    shown = {*codes([message.board, message.prompt, message.story])}
    assert shown == {*message.faces} and len(shown) > 5


def test_a_crowded_table_is_crowded() -> None:
    (wanted,) = (each for each in SITUATIONS if each.name == "champions_crowded")
    board = now(found(wanted), wanted).board
    assert isinstance(board, ChampionsBoard) and board.hand is not None
    assert len(board.players[0].engaged.cards) >= 12 and len(board.players) == 4
