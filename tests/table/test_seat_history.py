"""Accounts of games: they tell what a seat has seen, and nothing that it could not know."""

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from goldenrule.kernel.errors import Stuck
from goldenrule.kernel.game import Game
from goldenrule.kernel.records import Entry, Recorder
from goldenrule.kernel.views import twin, view
from goldenrule.table.games import find_game
from goldenrule.table.position_codes import decode_position
from goldenrule.table.seat_history import history_from, history_of
from goldenrule.testing.hidden import same_option
from goldenrule.testing.positions import Chooser
from goldenrule.words.texts import Texts

GAMES: dict[str, dict[str, Any]] = {
    "champions": {"heroes": ["spider_man", "she_hulk"], "scenario": "ultron"},
    "heroes": {"teams": ["avengers", "x_men"]},
    "skirmish": {},
}


def begun(name: str, seed: str, decisions: int) -> Game:
    game = find_game(name).make(dict(GAMES[name]), seed)
    Chooser(seed).play(game, decisions)
    return game


def watched(game: Game, seat: int) -> Callable[[], frozenset[int]]:
    """Watch what a seat knows from now on. Tells of all cards that it has known at any moment."""
    known: set[int] = set()

    def look(event: object = None) -> None:
        known.update(e for e in range(1, len(game.state.ident)) if game.knows(e, seat))

    def met() -> frozenset[int]:
        look()
        return frozenset(known)

    look()
    game.observer = look
    return met


def played(start: Game, seat: int, seed: str, decisions: int) -> tuple[list[Entry], frozenset[int]]:
    """So many random answers, and all cards that a seat has known at any moment of it."""
    game = start.clone()
    met = watched(game, seat)
    chooser = Chooser(seed)
    entries: list[Entry] = []
    for _ in range(decisions):
        if not game.pending:
            break
        by, option = chooser.choose(game)
        game.apply(by, option)
        entries.append((by, *option))
    return entries, met()


@pytest.mark.parametrize("name", GAMES)
def test_an_account_is_the_same_in_whatever_the_seat_could_not_know(name: str) -> None:
    """The same answers in a game that differs in nothing that the seat comes to know: word for word the same."""
    words = find_game(name).words(Texts("en"))
    same = 0
    for number in range(24):
        start = begun(name, f"{name} {number}", 6 * number)
        if not start.pending:
            continue
        seat = number % 2
        entries, known = played(start, seat, str(number), 5)
        told = history_from(Recorder(start.clone(), "x"), entries, seat, words, "fresh")
        try:
            other = twin(start, seat, str(number), keep=known)
            real, going = start.clone(), other.clone()
            met = watched(going, seat)
            again: list[Entry] = []
            for entry in entries:
                assert isinstance(entry, tuple)
                by, option = entry[0], entry[1:]
                mine = same_option(real, going, seat, option)
                if mine not in going.legal(by):
                    raise Stuck("the others could not have answered that")
                real.apply(by, option)
                going.apply(by, mine)
                again.append((by, *mine))
        except Stuck:
            continue
        if other.state.ident == start.state.ident or met() != known:  # of two copies the other one was shown
            continue
        retold = history_from(Recorder(other, "x"), again, seat, words, "fresh")
        assert msgspec.json.encode(retold) == msgspec.json.encode(told), (name, number)
        same += 1
    assert same > 6


def test_an_account_tells_what_a_maintainer_needs() -> None:
    game = find_game("skirmish").make({}, "5")
    recorder = Recorder(game, "5")
    chooser = Chooser("5")
    for _ in range(30):
        recorder.apply(*chooser.choose(recorder.game))
    recorder.undo(3)
    told = history_of(recorder.record(), 0, find_game("skirmish").words(Texts("en")), "fresh")
    now = recorder.game
    assert (told.game, told.seat, told.decisions) == (
        "skirmish",
        0,
        now.decisions,
    ) and told.content == now.content_hash()
    assert told.view == view(now, 0)
    own = [entry for entry in recorder.record().entries[:27] if isinstance(entry, tuple) and entry[0] == 0]
    assert len(told.answers) == len(own) > 3 and "recruit: " in " ".join(told.answers)
    assert len(told.log) > 20 and "Recruitment phase." in told.log
    asked = now.pending[0]
    assert bool(told.question) == (asked.seat == 0) and len(told.options) == len(now.legal(0))
    shared = decode_position(told.code)
    assert view(shared.recorder.game, 0) == told.view and shared.eyes == 0
    assert "5" != shared.recorder.seed == "fresh"
