"""What the page is shown of a combat and of the turns: rolls so far, odds, who has played, how much room there is."""

from collections.abc import Iterator
from typing import Any

import pytest

from goldenrule.bots import make_bot
from goldenrule.games.heroes import odds
from goldenrule.games.heroes.board_rolls import roll_offs
from goldenrule.games.heroes.board_types import Combat, HeroesBoard
from goldenrule.games.heroes.rules.dice import TROUBLES, hits, roll_dice
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


def shown(session: Session, eyes: int, at: int | None = None) -> HeroesBoard:
    board = board_of(session, WORDS, eyes, at)
    assert isinstance(board, HeroesBoard)
    return board


def combat(session: Session, eyes: int, at: int | None = None) -> Combat:
    found = shown(session, eyes, at).combat
    assert found is not None
    return found


def test_the_trouble_level_is_what_is_left_of_a_roll_once_something_has_been_taken_off() -> None:
    at = session("1")
    names = set()
    for game in played(at):
        mission = game.state.mission
        if mission is not None and (board := shown(at, 0).mission) is not None:
            reduced = bool(mission.dice) and game.state.trouble < sum(TROUBLES[die] for die in mission.dice)
            name = board.trouble.name if board.trouble else ""
            assert (name == "Trouble Level left") == reduced
            assert name or not mission.dice, "there is none before the roll"
            names.add(name)
    assert names >= {"", "Trouble Level left"}


@pytest.mark.parametrize("seed", ["1", "2"])
def test_the_rolls_of_a_combat_are_those_that_were_made(seed: str) -> None:
    at = session(seed)
    compared, most, knocked = 0, 0, 0
    for game in played(at):
        fight = game.state.fight
        if fight is None:
            assert shown(at, 0).combat is None
            continue
        found = roll_offs(at.seen_events(0))
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
        if game.state.fight is not None and game.state.fight.sequence == 2 and len(roll_offs(at.seen_events(0))) > 2:
            break
    again = session("1")
    again.take_history(at.recorder.record(), at.seats())
    for eyes in (0, 1):
        assert shown(at, eyes) == shown(again, eyes)
        rolls = combat(at, eyes).rolls
        assert len(rolls) == len(roll_offs(at.seen_events(eyes))) and rolls[0] != rolls[1]
        assert all(side.dice for each in rolls for side in (each.hero, each.villain) if side is not None)
        assert all(each.hero is not None or each.villain is not None for each in rolls)
    assert not WORDS.typed_board(view(at.game, 0)).combat.rolls, "a view by itself has no history"
    early = next(n for n in range(at.game.decisions, 0, -1) if not roll_offs(at.seen_events(0, n)))
    assert not combat(at, 0, early).rolls


def test_odds_are_those_of_the_dice() -> None:
    for boost in (False, True):
        thrown = [0] * 40
        game: Any = session("odds").game
        for _ in range(6000):
            game.state.fight = None
            total = sum((0, 0, 1, 1, 1, 2)[d % 6] + ((0, 0, 1, 1, 1, 2)[d // 6 - 1] if d >= 6 else 0)
                        for d in roll_dice(game, 3, boost))  # fmt: skip
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
            found = combat(at, 0)
            coming = [each.coming for each in (found.hero, found.villain)]
            assert [each is not None for each in coming] == [fight.roll == side for side in (0, 1)]
            roll = coming[fight.roll]
            assert roll is not None
            fact = roll.odds
            assert fact.value is not None and 0 <= fact.value <= 100
            seen.add(fact.text.translate(str.maketrans("", "", "0123456789.")))
    assert len(seen) >= 3


def test_the_map_says_whose_turn_it_is_and_how_much_room_there_is() -> None:
    at = session("3")
    places = set()
    for game in played(at, 200):
        board = shown(at, 0)
        first = game.state.first
        assert [turn.seat for turn in board.turns] == [first, 1 - first]
        if game.state.active >= 0:
            now = next(n for n, turn in enumerate(board.turns) if turn.state == "now")
            assert board.turns[now].seat == game.state.active
            assert [turn.state for turn in board.turns] == ["gone"] * now + ["now"] + ["later"] * (1 - now)
            places.add(now)
        assert (board.stories.spaces, board.wanted.spaces) == (4, 3)
    assert places == {0, 1}


def test_a_power_is_known_as_it_is_now_and_as_it_is_printed() -> None:
    changed = 0
    for seed in "12":
        at = session(seed)
        for game in played(at, 400):
            fight = game.state.fight
            if fight is None:
                continue
            found = combat(at, 0)
            for side, fighter in enumerate((found.hero, found.villain)):
                assert fighter.seat == (fight.seat, fight.runner)[side]
                assert fighter.team == WORDS.name(game.state.teams[fighter.seat])
                assert sum(power.chosen for power in fighter.powers) == (not fighter.sealed)
                for power in fighter.powers:
                    assert [value.key for value in power.parts] == ["attack", "defense", "outwit"]
                    changed += sum(value.value != value.printed for value in power.parts)
    assert changed


@pytest.mark.parametrize(
    ("scenario", "said"),
    [
        ("born_again", ["win with 15 VP", "otherwise the most VP after Game Round 3 wins"]),
        ("maximum_carnage", ["the most VP after Game Round 5 wins"]),
    ],
)
def test_the_table_says_what_wins_and_what_decides_otherwise(scenario: str, said: list[str]) -> None:
    at = new_session("heroes", {**TEAMS, "scenario": scenario}, "1")
    for eyes in (0, -1):
        assert [fact.text for fact in shown(at, eyes).goals] == said


def test_what_is_drawn_without_words_is_explained_by_the_glossary() -> None:
    board = shown(session("1"), 0)
    terms = {fact.key: fact for fact in board.terms}
    assert terms["most-wanted"].name == "Most Wanted" and "requirement 0" in terms["most-wanted"].text
    assert "Each mastermind has three" in terms["master-plan"].text
    assert "Medical treatment" in terms["wounded"].text
    assert [fact.text.split()[0] for fact in board.dice] == ["HIT", "TROUBLE", "BOOST"]
