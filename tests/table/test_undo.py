"""Taking back at a table: one's own last decisions, over bots on the same side, and nothing that was revealed."""

import random
from itertools import permutations

import pytest

from goldenrule.bots import make_bot
from goldenrule.kernel.codec import digest
from goldenrule.kernel.game import SimultaneousChoice
from goldenrule.kernel.views import has_learned
from goldenrule.table import saves
from goldenrule.table.answers import NoUndo
from goldenrule.table.game_setup import new_session, resume_session
from goldenrule.table.session import Session
from tests.table.breaking import PAIR, SOLO, break_off, play_some

pytestmark = pytest.mark.usefixtures("home")


def test_ones_own_last_decision_can_be_taken_back_while_nothing_was_revealed() -> None:
    session = new_session("champions", SOLO, "7", hold=saves.take_name("mine"))
    before = digest(session.game)
    session.apply(0, session.game.legal(0)[0])
    assert digest(session.game) != before
    session.undo()
    assert digest(session.game) == before
    with pytest.raises(NoUndo) as no:
        session.undo()
    assert no.value.key == "nothing"


def test_what_was_drawn_cannot_be_taken_back() -> None:
    session = new_session("champions", SOLO, "7")
    session.apply(0, session.game.legal(0)[0])
    session.apply(0, ("done", 0, 0))  # draws a card
    with pytest.raises(NoUndo) as no:
        session.undo()
    assert no.value.key == "hidden"


def test_in_practice_everything_can_be_taken_back() -> None:
    session = new_session("champions", SOLO, "7", practice=True)
    start = digest(session.game)
    play_some(session, 40)
    while session.recorder.standing_count:
        session.undo()
    assert digest(session.game) == start
    assert session.log == []


def bot_has_acted(session: Session) -> int:
    """Play by chance until a bot has answered right after a person; returns how many decisions that was ago."""
    chance = random.Random(3)
    while not session.game.over:
        asked = session.game.pending[0]
        if asked.seat in session.bots:
            session.step_bot()
            continue
        session.apply(asked.seat, chance.choice(asked.options))
        if not session.game.over and session.asked_seat() < 0:
            mine = session.recorder.standing_count
            while not session.game.over and session.step_bot():
                pass
            return session.recorder.standing_count - mine + 1
    raise AssertionError("no bot was asked")


def test_what_an_opposing_bot_answered_cannot_be_taken_back_except_in_practice() -> None:
    for practice in (False, True):
        session = new_session("skirmish", {}, "7", bots={1: "random"}, make_player=make_bot, practice=practice)
        total = bot_has_acted(session)
        before = session.recorder.standing_count
        if practice:
            session.undo()
            assert session.recorder.standing_count == before - total
        else:
            with pytest.raises(NoUndo) as no:
                session.undo()
            assert no.value.key == "others"


def has_shown_a_card(bots: dict[int, str]) -> Session:
    """A duel in which the Heroes have just put a card on the board, and nothing was drawn."""
    session = new_session("skirmish", {}, "7", bots=bots, make_player=make_bot, hold=saves.take_free_name("shown"))
    chance = random.Random(3)
    while True:
        asked = session.game.pending[0]
        if asked.seat in session.bots:
            session.step_bot()
            continue
        before = session.game.clone()
        session.apply(asked.seat, chance.choice(asked.options))
        if session.recorder.would_reveal(1) and session.game.state.rng == before.state.rng:
            if not has_learned(before, session.game, (asked.seat,)) and session.asked_seat() == asked.seat:
                return session


def test_a_card_that_only_a_bot_has_seen_is_taken_back_also_after_a_restart() -> None:
    session = has_shown_a_card({1: "random"})
    break_off(session)
    again = resume_session(saves.find_save(session.name), make_player=make_bot)
    for each in (session, again):
        before = each.recorder.before(1)
        each.undo(1, (0,))
        assert digest(each.game) == digest(before)


def test_a_card_that_another_person_has_seen_is_not_taken_back() -> None:
    session = has_shown_a_card({})
    seat = session.deciders()[-1]
    with pytest.raises(NoUndo) as no:
        session.undo(1, (seat,))
    assert no.value.key == "shown"


def test_undo_goes_back_over_a_bot_on_the_same_side_unless_something_hidden_was_revealed() -> None:
    free = hidden = 0
    for seed in range(40):
        session = new_session("champions", PAIR, str(seed), bots={1: "random"}, make_player=make_bot)
        chance = random.Random(seed)
        while not session.game.over and session.recorder.standing_count < 150:
            if session.step_bot():
                continue
            asked, before = session.game.pending[0], digest(session.game)
            session.apply(asked.seat, chance.choice(asked.options))
            mine = session.recorder.standing_count
            while not session.game.over and session.step_bot():
                pass
            total = session.recorder.standing_count - mine + 1
            if total == 1 or session.game.over:
                continue
            if session.would_reveal(total):
                hidden += 1
                with pytest.raises(NoUndo) as no:
                    session.undo()
                assert no.value.key == "hidden"
            else:
                free += 1
                session.undo()
                assert digest(session.game) == before
                break
    assert free >= 3 and hidden >= 3


def test_undo_of_more_than_there_is_says_how_many_there_are() -> None:
    session = new_session("champions", SOLO, "7")
    first, second = session.game.legal(0)[:2]
    session.apply(0, first)
    for wanted in (2, 9):
        with pytest.raises(NoUndo) as no:
            session.undo(wanted)
        assert (no.value.key, no.value.n) == ("fewer", 1)
    session.apply(0, second)
    with pytest.raises(NoUndo) as no:
        session.undo(3)
    assert (no.value.key, no.value.n) == ("fewer", 2)
    session.undo(2)
    with pytest.raises(NoUndo) as no:
        session.undo(2)
    assert no.value.key == "nothing"


def test_undo_says_how_many_come_after_what_was_revealed() -> None:
    session = new_session("champions", SOLO, "7")
    session.apply(0, session.game.legal(0)[0])
    session.apply(0, ("done", 0, 0))  # draws a card
    with pytest.raises(NoUndo) as no:
        session.undo(2)
    assert no.value.key == "hidden"
    play = next(option for option in session.game.legal(0) if option[0] == "form")
    session.apply(0, play)
    with pytest.raises(NoUndo) as no:
        session.undo(2)
    assert (no.value.key, no.value.n) == ("fewer", 1)


def at_sealed_powers(practice: bool = False) -> Session:
    """A fight in Marvel Heroes: both sides are to choose a power in secret."""
    session = new_session("heroes", {}, "3", practice=practice, hold=saves.take_free_name("fight"))
    chance = random.Random(1)
    while [d.kind for d in session.game.pending] != ["power", "power"] or not isinstance(
        session.game.stack[-1], SimultaneousChoice
    ):
        asked = session.game.pending[0]
        session.apply(asked.seat, chance.choice(asked.options))
    return session


def test_nobody_takes_back_a_sealed_answer_that_has_been_opened() -> None:
    for later in (0, 1):
        session = at_sealed_powers()
        for seat in (1 - later, later):
            session.apply(seat, session.game.legal(seat)[0])
        assert not session.recorder.would_reveal(1), "no card and no chance: only the sealed answers"
        break_off(session)
        again = resume_session(saves.find_save(session.name))
        for each in (session, again):
            for seat in (0, 1):
                with pytest.raises(NoUndo):
                    each.undo(1, (seat,))
            with pytest.raises(NoUndo) as no:
                each.undo()
            assert no.value.key == "hidden"


def test_a_sealed_answer_is_taken_back_as_long_as_it_is_sealed() -> None:
    for seat in (0, 1):
        session = at_sealed_powers()
        before = digest(session.game)
        session.apply(seat, session.game.legal(seat)[0])
        with pytest.raises(NoUndo):
            session.undo(1, (1 - seat,))
        session.undo(1, (seat,))
        assert digest(session.game) == before


def test_in_practice_the_own_sealed_answer_is_taken_back_whoever_was_first() -> None:
    """The record has sealed answers in order of seat; with that of seat 0 those after it are taken back, too."""
    for first in (0, 1):
        for seat, open_again in ((0, [0, 1]), (1, [1])):
            session = at_sealed_powers(practice=True)
            for each in (first, 1 - first):
                session.apply(each, session.game.legal(each)[0])
            session.undo(1, (seat,))
            assert sorted(d.seat for d in session.game.pending) == open_again, (first, seat)


def planning_in_secret() -> Session:
    """Three teams of Marvel Heroes, all of which are to assign their heroes in secret (H-6.2, A-17)."""
    teams = ["avengers", "x_men", "fantastic_four"]
    session = new_session("heroes", {"teams": teams, "readings": ["sealed_planning"]}, "3")
    assert [d.kind for d in session.game.pending] == ["plan_heroes"] * 3
    return session


def assign(session: Session, seat: int, way: int) -> None:
    session.apply(seat, session.game.legal(seat)[way])


def test_each_takes_back_a_plan_while_it_is_sealed_and_those_of_others_stand() -> None:
    """Whoever answers first: the record has them in order of seat, and nobody may learn who was quick."""
    for order in permutations(range(3)):
        for answered in (1, 2):
            for back in order[:answered]:
                session = planning_in_secret()
                for seat in order[:answered]:
                    assign(session, seat, 1)
                session.undo(1, (back,))
                others = [seat for seat in order[:answered] if seat != back]
                assert sorted(d.seat for d in session.game.pending) == sorted({0, 1, 2}.difference(others))
                for _ in range(2):  # what is taken back is the last answer, wherever the record has it
                    assign(session, back, 1)
                    session.undo(1, (back,))
                for seat in {0, 1, 2}.difference(others):
                    assign(session, seat, 2)
                ways = [1 if seat in others else 2 for seat in range(3)]
                straight = planning_in_secret()
                for seat, way in enumerate(ways):
                    assign(straight, seat, way)
                assert digest(session.game) == digest(straight.game), (order, back)


def test_opened_plans_are_not_taken_back() -> None:
    session = planning_in_secret()
    for seat in (2, 0, 1):
        assign(session, seat, 1)
    for each in (0, 1, 2):
        with pytest.raises(NoUndo):
            session.undo(1, (each,))


def test_nobody_takes_back_what_others_have_sealed() -> None:
    session = planning_in_secret()
    assign(session, 2, 1)
    assign(session, 0, 1)
    with pytest.raises(NoUndo) as no:
        session.undo(1, (1,))
    assert no.value.key == "nothing"
    assert [d.seat for d in session.game.pending] == [1]
