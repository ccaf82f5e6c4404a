"""Stories in pieces: names of cards can be looked at, and together the pieces are the text."""

import random

import pytest

from goldenrule.bots import make_bot
from goldenrule.gamekit.segments import Segment, segments
from goldenrule.kernel.records import Recorder
from goldenrule.table.event_log import STANDING
from goldenrule.table.games import find_game
from goldenrule.table.session import Session
from goldenrule.table.story import Teller
from goldenrule.table.story_view import section_views
from goldenrule.words.texts import Texts


def test_the_longer_name_is_found_and_a_name_stands_alone() -> None:
    found = segments("She-Hulk and Hulk, not Hulks (H-7.7).", {"Hulk": "b", "She-Hulk": "a"}, ["H-7.7"])
    assert found == [
        Segment("She-Hulk", "a"),
        Segment(" and "),
        Segment("Hulk", "b"),
        Segment(", not Hulks ("),
        Segment("H-7.7", clause="H-7.7"),
        Segment(")."),
    ]
    assert segments("Nothing here.", {}) == [Segment("Nothing here.")] and segments("", {"A": "a"}) == []


@pytest.mark.parametrize("name", ["champions", "heroes", "skirmish"])
def test_pieces_are_the_text_and_name_cards_that_there_are(name: str) -> None:
    texts = Texts("en", strict=True)
    kind = find_game(name)
    session = Session(Recorder(kind.make({}, "told"), "told"))
    chance, words = random.Random(1), kind.words(texts)
    while not session.game.over and len(session.log) < 400:
        asked = session.game.pending[0]
        session.apply(asked.seat, chance.choice(asked.options))
    teller = Teller(session.game, texts, words, 0, 0)
    teller.hear(session.log, 0)
    story = teller.story()
    sections = section_views(story, session.log, words)
    lines = [line for section in sections for line in section.lines]
    assert len(lines) == len(story.lines()) > 10
    for line, plain in zip(lines, story.lines()):
        assert "".join(piece.text for piece in line.segments) == plain.text
        for piece in line.segments:
            assert not piece.code or words.face(piece.code).name in words.name(piece.code)
    named = {piece.code for line in lines for piece in line.segments if piece.code}
    assert len(named) > 5
    seats = range(session.game.state.seats)
    assert {line.by for line in lines} >= {*seats} and all(line.by in (-1, *seats) for line in lines)
    places = [line.place for line in lines]
    assert places == sorted(places) and all(line.at >= 0 for line in lines)
    since = lines[-3].place
    later = section_views(story, session.log, words, since)
    assert [line for section in later for line in section.lines][-3:] == lines[-3:]
    assert sum(len(section.lines) for section in later) < len(lines)


def test_a_turn_that_ends_because_nothing_can_be_paid_says_so_to_its_seat_alone() -> None:
    """Its hand says it; an opponent must not learn that from the story."""
    kind, texts = find_game("skirmish"), Texts("en", strict=True)
    session = Session(Recorder(kind.make({}, "told"), "told"), {1: "first"}, make_bot)
    for _ in range(3000):
        if session.step_forced() or session.step_bot():
            continue
        asked = session.game.pending[0]
        session.apply(asked.seat, asked.options[0])
        if any(line.seen.get(0, [""])[0] == STANDING for line in session.log):
            break
    told = []
    for seat in (0, 1, -1):
        teller = Teller(session.game, texts, kind.words(texts), seat, seat)
        teller.hear(session.log, 0)
        told.append([line.text for line in teller.story().lines()])
    said = "Nothing more can be paid: on to the attack. You can undo until your opponent acts."
    assert [said in lines for lines in told] == [True, False, False]
