"""What the page is shown of a combat and of the turns: rolls so far, odds, who has played, how much room there is."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from goldenrule.bots import make_bot
from goldenrule.gamekit.board import Card, Fact, Group, Panel
from goldenrule.games.heroes import odds
from goldenrule.games.heroes.board_rolls import roll_offs
from goldenrule.games.heroes.rules.dice import hits, throw
from goldenrule.kernel.views import view
from goldenrule.table.board_view import board_of
from goldenrule.table.game_setup import new_session
from goldenrule.table.games import find_game
from goldenrule.table.session import Session
from goldenrule.words.texts import Texts

WORDS: Any = find_game("heroes").words(Texts("en", strict=True))
TEAMS = {"teams": ["avengers", "x_men"]}


def session(seed: str) -> Session:
    return new_session("heroes", TEAMS, seed)


def played(session: Session, steps: int = 700) -> Iterator[Any]:
    """The game before each answer of bots, the state of its fight with it."""
    bot = make_bot("heroes", "sensible", session.seed)
    for _ in range(steps):
        if session.game.over:
            return
        yield session.game
        decision = session.game.pending[0]
        session.apply(decision.seat, bot.choose(session.game, decision.seat, decision))


def panels(board: Any) -> list[Panel]:
    return [*board.panels]


def panel(board: Any, key: str) -> Panel:
    return next(each for each in panels(board) if each.key == key)


def group(board: Any, name: str, key: str) -> Group | None:
    found = (each for each in panel(board, name).body if isinstance(each, Group) and each.key == key)
    return next(found, None)


@pytest.mark.parametrize("seed", ["1", "2"])
def test_the_rolls_of_a_combat_are_those_that_were_made(seed: str) -> None:
    at = session(seed)
    compared, most, knocked = 0, 0, 0
    for game in played(at):
        fight = game.state.fight
        if fight is None:
            assert not any(each.key == "combat" for each in panels(board_of(at, WORDS, 0)))
            continue
        found = roll_offs(at.seen(0))
        most = max(most, len(found))
        knocked += sum(each.ko >= 0 for each in found)
        assert all(each.sequence <= fight.sequence for each in found)
        if any(fight.dice):
            compared += 1
            last = found[-1]
            for side in (0, 1):
                assert tuple(last.dice[side] or ()) == fight.dice[side]
                assert last.hits[side] == hits(fight, side)
    assert compared > 3 and most >= 3 and knocked


def test_the_board_keeps_them_after_the_game_has_been_taken_up_again() -> None:
    at = session("1")
    for game in played(at):
        if game.state.fight is not None and game.state.fight.sequence == 2 and len(roll_offs(at.seen(0))) > 2:
            break
    again = session("1")
    again.take_history(at.recorder.record(), at.seats())
    for eyes in (0, 1):
        board = board_of(at, WORDS, eyes)
        assert board == board_of(again, WORDS, eyes)
        rolls = group(board, "combat", "rolls")
        assert rolls is not None and len(rolls.items) == len(roll_offs(at.seen(eyes)))
        assert rolls.items[0] != rolls.items[1] and all(isinstance(each, Fact) and each.parts for each in rolls.items)
    assert group(WORDS.board(view(at.game, 0)), "combat", "rolls") is None, "a terminal has no room for them"
    early = next(n for n in range(at.game.decisions, 0, -1) if not roll_offs(at.seen(0, n)))
    assert group(board_of(at, WORDS, 0, early), "combat", "rolls") is None


def test_odds_are_those_of_the_dice() -> None:
    for boost in (False, True):
        thrown = [0] * 40
        game: Any = session("odds").game
        for _ in range(6000):
            game.state.fight = None
            total = sum((0, 0, 1, 1, 1, 2)[d % 6] + ((0, 0, 1, 1, 1, 2)[d // 6 - 1] if d >= 6 else 0)
                        for d in throw(game, 3, boost))  # fmt: skip
            thrown[total] += 1
        for n, chance in enumerate(odds.hits(3, boost)):
            assert abs(thrown[n] / 6000 - chance) < 0.03


def test_what_a_coming_roll_will_do_is_told_in_percent() -> None:
    seen: set[str] = set()
    for seed in "1234":
        at = session(seed)
        for game in played(at, 400):
            fight = game.state.fight
            if fight is None or fight.roll < 0 or fight.dice[fight.roll]:
                continue
            fighters = group(board_of(at, WORDS, 0), "combat", "fighters")
            assert fighters is not None
            told = [
                [fact for fact in each.more if fact.key == "odds"] for each in fighters.items if isinstance(each, Card)
            ]
            assert [len(each) for each in told] == [int(fight.roll == side) for side in (0, 1)]
            (fact,) = told[fight.roll]
            assert fact.value is not None and 0 <= fact.value <= 100
            seen.add(fact.text.translate(str.maketrans("", "", "0123456789.")))
    assert len(seen) >= 3


def test_the_map_says_whose_turn_it_is_and_how_much_room_there_is() -> None:
    at = session("3")
    tones = set()
    for game in played(at, 200):
        map = panel(board_of(at, WORDS, 0), "map")
        first = game.state.first
        assert [step.key for step in map.steps] == [f"turn{first + 1}", f"turn{2 - first}"]
        if game.state.active >= 0:
            strong = next(n for n, step in enumerate(map.steps) if step.tone == "strong")
            assert map.steps[strong].key == f"turn{game.state.active + 1}"
            assert all(step.tone == "dim" for step in map.steps[:strong])
            tones.add(strong)
        rooms = {each.key: each.room for each in map.body if isinstance(each, Group)}
        assert rooms["story"] == 4 and rooms["most_wanted"] == 3
    assert tones == {0, 1}
