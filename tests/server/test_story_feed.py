"""A page is sent the story in pieces, and in the end has the same lines as one that is sent the whole of it."""

from typing import Any

import pytest

from goldenrule.bots import make_bot
from goldenrule.kernel.records import Recorder
from goldenrule.server.worker.client import Page
from goldenrule.server.worker.story_feed import new_sections, whole_story
from goldenrule.server.worker.table_locale import Locale
from goldenrule.table.games import find_game
from goldenrule.table.session import Session
from goldenrule.table.story_view import LineView
from goldenrule.words.texts import Texts

GAMES: dict[str, dict[str, Any]] = {"champions": {"heroes": ["spider_man", "she_hulk"]}, "heroes": {}, "skirmish": {}}


@pytest.mark.parametrize("name", GAMES)
def test_a_story_in_pieces_is_the_whole_story(name: str) -> None:
    texts, kind = Texts("en", strict=True), find_game(name)
    locale = Locale(kind.words(texts), texts)
    session = Session(Recorder(kind.make(GAMES[name], "3"), "3"), watched=True)
    bots = [make_bot(name, "random", str(seat)) for seat in range(session.game.state.seats)]
    page, lines = Page([0]), dict[int, LineView]()
    while session.game.pending:
        decision = session.game.pending[0]
        session.apply(decision.seat, bots[decision.seat].choose(session.game, decision.seat, decision))
        for section in new_sections(session, page, locale):
            lines |= {line.place: line for line in section.lines}
    assert lines == {line.place: line for section in whole_story(session, locale, 0) for line in section.lines}
