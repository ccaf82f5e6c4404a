"""Looking back on a finished game: the best turn, and where it turned."""

from collections.abc import Callable
from typing import Any

import pytest

from goldenrule.bots import make_bot
from goldenrule.games.champions.bots.estimate import measures
from goldenrule.games.champions.catalogue import load_content
from goldenrule.games.champions.rules.setup import GameSetup, new_game
from goldenrule.kernel.decisions import PASS
from goldenrule.kernel.errors import Stuck
from goldenrule.kernel.events import Event
from goldenrule.kernel.records import Record, Recorder, Undo
from goldenrule.kernel.views import twin
from goldenrule.table.games import find_game
from goldenrule.table.results import review_lines
from goldenrule.table.review import Review, review
from goldenrule.table.session import Session
from goldenrule.words.phrases import Phrase
from goldenrule.words.texts import Texts
from tests.playing import answers
from tests.table.test_story import GAMES, TEXTS, played


def estimator(name: str) -> Callable[[Any, int], float]:
    found = find_game(name).estimator
    assert found is not None
    return found()


def look_back(record: Record, people: tuple[int, ...], alone: bool = True) -> Review:
    words = find_game(record.game).words(TEXTS)
    found = review(record, TEXTS, words, people, alone=alone)
    assert found is not None
    return found


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seed", ["1", "2", "3"])
def test_a_game_is_looked_back_on(name: str, seed: str) -> None:
    session = played(name, seed, "sensible")
    won = 0 in find_game(name).winners(session.game)
    found = look_back(session.recorder.record(), (0,))
    texts = [line for line in (found.best, found.turned) if line is not None]
    for moment in texts:
        assert moment.text and moment.heading and moment.round > 0
    if found.best is not None:
        assert found.best.after - found.best.before >= 0.03
    if found.turned is not None:
        assert (found.turned.before > 0.5) != won


def test_the_turn_at_which_a_game_is_won_ends_in_certainty() -> None:
    session = played("skirmish", "1", "sensible")
    winner = find_game("skirmish").winners(session.game)[0]
    moments = look_back(session.recorder.record(), (winner,))
    last = [each for each in (moments.best, moments.turned) if each is not None and each.after == 1.0]
    other = look_back(session.recorder.record(), (1 - winner,))
    assert moments.best is not None
    assert other.turned is None or other.turned.after < other.turned.before
    assert len(last) <= 2


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("seed", ["1", "2", "3", "4"])
def test_no_turn_was_better_and_from_where_it_turned_the_chance_stays(seed: str, seat: int) -> None:
    """Chances are noted at the beginning of each turn of a duel while it is played again, and turns are compared."""
    record = played("skirmish", seed, "sensible").recorder.record()
    game = find_game("skirmish").make(record.options, record.seed)
    noted: list[tuple[int, float]] = []

    def listen(event: Event) -> None:
        if event.key == "turn":
            noted.append((event.public_values()[1], estimator("skirmish")(game, seat)))

    game.observer = listen
    for entry in record.entries:
        assert not isinstance(entry, Undo)
        game.apply(entry[0], entry[1:])
    won = seat in find_game("skirmish").winners(game)
    ends = [*(chance for _, chance in noted[1:]), float(won)]
    turns = [(by, before, after) for (by, before), after in zip(noted, ends)]
    found = look_back(record, (seat,))
    best = max(after - before for by, before, after in turns if by == seat)
    assert (found.best is None) == (best < 0.03)
    assert found.best is None or found.best.after - found.best.before == pytest.approx(best)
    crossed = [(before, after) for _, before, after in turns if (before > 0.5) != won]
    if found.turned is not None:
        assert (found.turned.before, found.turned.after) == pytest.approx(crossed[-1])
    else:
        assert not crossed or abs(crossed[-1][1] - crossed[-1][0]) < 0.03


def test_what_was_taken_back_is_not_looked_back_on() -> None:
    session = Session(Recorder(find_game("skirmish").make({}, "1"), "1", practice=True))
    bots = [make_bot("skirmish", "sensible", f"1/{seat}") for seat in (0, 1)]
    for step in range(5000):
        if not session.game.pending:
            break
        decision = session.game.pending[0]
        session.apply(decision.seat, bots[decision.seat].choose(session.game, decision.seat, decision))
        if step % 10 == 9:
            session.take_back(3)
    straight = played("skirmish", "1", "sensible")
    assert session.game.over
    assert look_back(session.recorder.record(), (0,)) == look_back(straight.recorder.record(), (0,))


def test_several_people_are_called_by_name() -> None:
    session = played("champions", "3", "sensible")
    found = look_back(session.recorder.record(), (0, 1), alone=False)
    for moment in (found.best, found.turned):
        assert moment is None or "ou " not in f"{moment.text} "


def test_a_game_that_is_too_long_or_estimates_nothing_is_left_alone() -> None:
    record = played("skirmish", "1", "sensible").recorder.record()
    words = find_game("skirmish").words(TEXTS)
    assert review(record, TEXTS, words, (0,), most=len(record.entries)) is not None
    assert review(record, TEXTS, words, (0,), most=len(record.entries) - 1) is None
    toy = Session(Recorder(find_game("champions").make(GAMES["champions"], "1"), "1")).recorder.record()
    assert review(toy, Texts("en"), find_game("champions").words(TEXTS), (0,)) is not None


# -- estimates ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", GAMES)
def test_an_estimate_is_a_chance_and_follows_from_what_anybody_knows(name: str) -> None:
    estimate = estimator(name)
    for decisions in (5, 40, 80):
        game = played(name, "7", "sensible", decisions).game
        for seat in range(game.state.seats):
            assert 0.0 < estimate(game, seat) < 1.0
            try:
                other = twin(game, seat, "other")
            except Stuck:
                continue
            assert estimate(other, seat) == estimate(game, seat)


@pytest.mark.parametrize("name", GAMES)
def test_who_wins_has_had_the_better_chances(name: str) -> None:
    """Over several games, the estimate half-way is higher for those who win."""
    chances: dict[bool, list[float]] = {True: [], False: []}
    for seed in range(12):
        options: dict[str, Any] = {"heroes": ["spider_man"]} if name == "champions" else {}
        whole = Session(Recorder(find_game(name).make(options, str(seed)), str(seed)))
        bots = [make_bot(name, "sensible", f"{seed}/{seat}") for seat in range(whole.game.state.seats)]
        found = [estimator(name)(whole.game, 0) for _ in answers(whole, bots)]
        chances[0 in find_game(name).winners(whole.game)].append(found[len(found) * 3 // 4])
    won, lost = chances[True], chances[False]
    assert won and lost
    assert sum(won) / len(won) > sum(lost) / len(lost)


def test_the_sides_of_the_duel_share_the_chance() -> None:
    game = played("skirmish", "4", "sensible", 60).game
    assert estimator("skirmish")(game, 0) + estimator("skirmish")(game, 1) == pytest.approx(1.0)


def test_less_left_of_the_villain_is_better() -> None:
    game = new_game(GameSetup(("spider_man",), seed="1"), load_content())
    before = estimator("champions")(game, 0)
    game.own(game.state.villain).damage = 8
    assert estimator("champions")(game, 0) > before
    assert measures(game)[0] == 1.0


def test_where_no_turn_has_changed_much_that_is_said_in_a_line(monkeypatch: pytest.MonkeyPatch) -> None:
    kind = find_game("heroes")
    words = kind.words(TEXTS)
    session = played("heroes", "1", "sensible")
    assert review_lines(session, words, TEXTS) == ["A best turn is shown only where all people play on one side."]
    session.people = ()
    assert review_lines(session, words, TEXTS) == [], "nobody has looked on"
    session.people = (0,)
    told = review_lines(session, words, TEXTS)
    assert told and told[0].startswith("Your best turn")
    monkeypatch.setattr("goldenrule.table.review.WORTH_TELLING", 1.1)
    assert review_lines(session, words, TEXTS) == [
        "No turn of yours raised the chance to win by 110% or more, and there was no turning point."
    ]
    monkeypatch.setattr("goldenrule.table.review.MOST", 3)
    assert "more than 3 answers" in review_lines(session, words, TEXTS)[0]
    monkeypatch.setattr("goldenrule.table.review.MOST", 10_000)
    session.note = Phrase("cli-left-empty")
    assert "continues a saved position" in review_lines(session, words, TEXTS)[0]


def test_a_team_that_does_nothing_is_told_so() -> None:
    """Somebody who passes whenever he may never raises his chance, and is behind from the first turn on."""
    kind = find_game("heroes")
    for seed in ("1", "2"):
        session = Session(Recorder(kind.make({}, seed), seed), {1: "sensible"}, make_bot)
        while session.game.pending:
            decision = next((each for each in session.game.pending if each.seat == 0), None)
            if decision is None:
                session.step_bot()
            else:
                session.apply(0, PASS if PASS in decision.options else decision.options[-1])
        found = review_lines(session, kind.words(TEXTS), TEXTS)
        assert found and not any(line.startswith("Your best turn") for line in found)
