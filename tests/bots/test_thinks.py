"""The searching bot: it never looks at what its seat does not see, thinks the same of the same, keeps to its budget."""

import gc
import os
import tracemalloc
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import count
from typing import Any

import pytest

from goldenrule.bots import make_bot, search_model_of
from goldenrule.bots import search as module
from goldenrule.bots.advice import advise
from goldenrule.bots.search import (
    Budget,
    Candidate,
    DeterminizedSearchBot,
    Search,
    SearchResult,
    budget_of,
)
from goldenrule.kernel.codec import digest
from goldenrule.kernel.decisions import Decision, Option
from goldenrule.kernel.errors import BadInput, Stuck
from goldenrule.kernel.game import Game
from goldenrule.kernel.views import prompt, rekey, twin
from goldenrule.table.games import find_game
from goldenrule.testing.positions import Chooser
from tests.playing import answers

GAMES: dict[str, dict[str, Any]] = {
    "champions": {"heroes": ["spider_man", "iron_man"], "scenario": "klaw"},
    "heroes": {"teams": ["avengers", "x_men"]},
    "skirmish": {},
}
FEW = Budget(6)


def positions(name: str, every: int, most: int) -> Iterator[tuple[Game, Decision]]:
    """Questions with several answers in random games, a few decisions apart."""
    found = 0
    for number in count():
        game = find_game(name).make(dict(GAMES[name]), f"thinks {number}")
        chooser = Chooser(f"{name} {number}")
        while game.pending:
            if game.decisions % every == number % every:
                yield game, game.pending[0]
                found += 1
                if found == most:
                    return
            game.apply(*chooser.choose(game))


def told(game: Game, seat: int, option: Option) -> Any:
    """An option as its seat sees it."""
    shown = prompt(game, seat)
    assert shown is not None
    return shown.options[game.legal(seat).index(option)]


@pytest.mark.parametrize("name", GAMES)
def test_a_twin_is_answered_the_same(name: str) -> None:
    """Twins differ in what the seat does not know, serials and streams included. TWINS=10000 looks at so many."""
    twins = thought = 0
    for game, decision in positions(name, 7, int(os.environ.get("TWINS", "25"))):
        seat = decision.seat
        try:
            other = twin(game, seat, "t")
        except Stuck:
            continue
        rekey(other, "other streams")
        asked = next(d for d in other.pending if d.seat == seat)
        mine = DeterminizedSearchBot(search_model_of(name), FEW, "s").evaluate(game, seat, decision)
        theirs = DeterminizedSearchBot(search_model_of(name), FEW, "s").evaluate(other, seat, asked)
        assert told(game, seat, mine.chosen) == told(other, seat, theirs.chosen)
        assert [each[1:] for each in mine.options] == [each[1:] for each in theirs.options]
        assert (mine.gain, mine.error, mine.close) == (theirs.gain, theirs.error, theirs.close)
        twins += other.state.ident != game.state.ident or other.state.zones != game.state.zones
        thought += len(mine.options) > 1
    assert twins > 15 and thought > 8


@pytest.mark.parametrize("name", GAMES)
def test_a_game_is_played_to_its_end_and_nothing_is_touched_by_thinking(name: str) -> None:
    game = find_game(name).make({"heroes": ["iron_man"]} if name == "champions" else dict(GAMES[name]), "whole")
    bots = [make_bot(name, "thinks:2", str(seat)) for seat in range(game.state.seats)]
    other = 0
    while game.pending:
        decision = game.pending[0]
        before = digest(game)
        option = bots[decision.seat].choose(game, decision.seat, decision)
        assert option in decision.options
        assert digest(game) == before
        heuristic = make_bot(name, "sensible", str(decision.seat)).choose(game, decision.seat, decision)
        other += option != heuristic
        game.apply(decision.seat, option)
    assert game.over
    assert other > 0


@pytest.mark.parametrize("name", GAMES)
def test_the_same_seed_gives_the_same_thoughts_and_another_one_other_worlds(name: str) -> None:
    different = 0
    for game, decision in positions(name, 11, 8):
        seat = decision.seat
        one, two, other = (
            DeterminizedSearchBot(search_model_of(name), FEW, seed).evaluate(game, seat, decision) for seed in "aab"
        )
        assert one == two
        different += one.options != other.options
    assert different > 0


def test_a_bigger_budget_looks_into_more_worlds() -> None:
    game, decision = next(each for each in positions("skirmish", 3, 9) if len(each[1].options) > 3)
    seen = [
        worlds(
            DeterminizedSearchBot(search_model_of("skirmish"), Budget(n), "s").evaluate(game, decision.seat, decision)
        )
        for n in (8, 64)
    ]
    assert sum(seen[0]) < sum(seen[1])
    assert 32 <= sum(seen[1]) <= 64 + len(decision.options) * 2


def worlds(thought: SearchResult) -> list[int]:
    return [each.worlds for each in thought.options]


@pytest.mark.parametrize("name", GAMES)
def test_seconds_are_kept(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """By a clock on which every look at it takes time, and ever more: nothing tells how long the next answer takes."""
    now = [0.0]
    looks = [0]

    def clock() -> float:
        looks[0] += 1
        now[0] += 0.001 * looks[0]
        return now[0]

    monkeypatch.setattr(module, "perf_counter", clock)
    game, decision = next(each for each in positions(name, 3, 60) if len(each[1].options) > 3)
    for seconds in (3.0, 30.0):
        began, looks[0] = now[0], 0
        thought = DeterminizedSearchBot(search_model_of(name), Budget(100_000, seconds), "s").evaluate(
            game, decision.seat, decision
        )
        assert seconds <= now[0] - began <= seconds * 1.1
        assert looks[0] > sum(worlds(thought)) > 0


def test_who_has_no_time_does_what_the_rule_of_thumb_says(monkeypatch: pytest.MonkeyPatch) -> None:
    now = iter(range(1000))
    monkeypatch.setattr(module, "perf_counter", lambda: float(next(now)))
    game, decision = next(each for each in positions("skirmish", 3, 9) if len(each[1].options) > 3)
    thought = DeterminizedSearchBot(search_model_of("skirmish"), Budget(100, 0.5), "s").evaluate(
        game, decision.seat, decision
    )
    assert thought.chosen == thought.heuristic and thought.options == () and thought.close
    assert advise(game, decision.seat, decision, "0.5s").options == ()


def test_where_little_depends_on_the_answer_another_has_to_be_better_by_more() -> None:
    game, decision = next(each for each in positions("skirmish", 3, 9) if len(each[1].options) > 1)
    heuristic, other = decision.options[:2]
    lines = compared(heuristic, other)

    def chosen(**guards: float) -> Option:
        how = replace(search_model_of("skirmish"), guards=guards)
        return Search(how, game, decision.seat, decision, "s").result_of(lines, lines).chosen

    assert chosen() == chosen(**{decision.kind: 1.5}) == chosen(another=2.0) == other
    assert chosen(**{decision.kind: 2.0}) == heuristic


@pytest.mark.parametrize(
    ("name", "seed", "verbs"), [("skirmish", 1, ("play", "done")), ("heroes", 3, ("plan", "pass"))]
)
def test_the_search_does_nothing_only_if_the_policy_does(name: str, seed: int, verbs: tuple[str, str]) -> None:
    """In the duel it never keeps a card that the heuristic policy would play, nor a master plan in Marvel Heroes."""
    game, decision = next(each for each in positions(name, 1, 200) if {*verbs} <= {o[0] for o in each[1].options})
    play, done = (next(o for o in decision.options if o[0] == verb) for verb in verbs)

    def chosen(heuristic: Option, other: Option, **changes: Any) -> Option:
        lines = compared(heuristic, other)
        how = replace(search_model_of(name), guards={}, **changes)
        return Search(how, game, decision.seat, decision, "s").result_of(lines, lines).chosen

    assert chosen(play, done) == play
    assert chosen(done, play) == play
    assert chosen(play, done, idle={}) == done


def compared(first: Option, other: Option) -> list[Candidate]:
    """Two lines of a search, the second better than the first by 1.7 standard errors."""
    lines = [Candidate(0, first), Candidate(1, other)]
    lines[0].utilities, lines[1].utilities = [0.5, 0.5, 0.5, 0.5], [0.5, 0.6, 0.5, 0.6]
    for line in lines:
        line.chances = line.utilities
    return lines


class Scripted(Search):
    """A search whose lines have utilities by place and world."""

    def __init__(self, table: Sequence[Sequence[float]], **changes: Any) -> None:
        self.table = table
        decision = Decision("recruit", 0, tuple([("play", place, 0) for place in range(len(table))]))
        how = replace(search_model_of("skirmish"), **changes)
        super().__init__(how, find_game("skirmish").make({}, "1"), 0, decision, "s")

    def look_at(self, line: Candidate, number: int) -> None:
        line.utilities.append(self.table[line.place][number % len(self.table[line.place])])
        line.chances.append(line.utilities[-1])

    def lines(self, heuristic: Option) -> list[Candidate]:
        return [Candidate(place, option) for place, option in enumerate(self.decision.options)]

    def found(self, rollouts: int) -> tuple[int, list[int]]:
        """The place of the chosen option, and how many worlds each option was tried in, by place."""
        first = self.decision.options[0]
        result = self.evaluate(first, Budget(rollouts))
        tried = {each.option: each.worlds for each in result.options}
        return result.chosen[1], [tried[option] for option in self.decision.options]


UP_AND_DOWN = (0.4, 0.6)
"""Utilities in worlds that differ, with the mean 0.5."""


def test_an_option_that_is_clearly_worse_is_dropped_and_the_last_one_is_the_answer() -> None:
    """The heuristic policy's option is compared in 16 worlds, any other one in four."""
    good, bad = (0.7, 0.9), (0.1, 0.3)
    assert Scripted([UP_AND_DOWN, good, bad, bad]).found(256) == (1, [16, 16, 4, 4])
    assert Scripted([good, UP_AND_DOWN, bad]).found(256) == (0, [4, 4, 4])


def test_options_that_are_not_clearly_worse_are_tried_in_as_many_worlds_as_the_budget_has() -> None:
    near = (0.6, 0.4)  # the same in the mean
    assert Scripted([UP_AND_DOWN, near]).found(256) == (0, [128, 128])
    assert Scripted([UP_AND_DOWN, UP_AND_DOWN, UP_AND_DOWN, UP_AND_DOWN]).found(64) == (0, [24, 24, 8, 8])


def test_the_heuristic_policy_is_dropped_by_no_less_than_its_guard() -> None:
    better = (0.45, 0.7)  # by 0.075, with a standard error of 0.007 in 16 worlds
    assert Scripted([UP_AND_DOWN, better]).found(256) == (1, [16, 16])
    assert Scripted([UP_AND_DOWN, better], guards={"recruit": 50.0}).found(256) == (0, [128, 128])


def test_what_is_not_chosen_drops_nothing() -> None:
    """To be idle, if the heuristic policy does not say so; a request whose gain is within the noise."""
    bad, good = (0.1, 0.3), (0.7, 0.9)
    assert Scripted([UP_AND_DOWN, good, bad], idle={"recruit": "play"}).found(12) == (0, [5, 5, 2])
    assert Scripted([UP_AND_DOWN, bad, good], request="play").found(256)[0] == 2
    assert Scripted([UP_AND_DOWN, (0.9, 0.2)], request="play").found(64) == (0, [32, 32])


def test_hints_try_the_best_option_in_more_worlds_than_a_bot_needs() -> None:
    class Told(Scripted):
        fewest = 16

    assert Told([(0.7, 0.9), (0.1, 0.3)]).found(256) == (0, [16, 4])


def test_guards_are_for_questions_that_are_asked() -> None:
    asked: set[str] = set()
    for number in range(12):
        game = find_game("heroes").make(dict(GAMES["heroes"]), f"kinds {number}")
        bots = [make_bot("heroes", "sensible", f"{number}/{seat}") for seat in range(2)]
        asked |= {decision.kind for decision, _ in answers(game, bots)}
    assert {*search_model_of("heroes").guards} <= asked


# -- memory ------------------------------------------------------------------------------------------------------------


class Undecided(Search):
    """A search that makes all its tries, as if no option were clearly worse."""

    def undecided(self, first: Candidate, alive: list[Candidate], worlds: int) -> list[Candidate]:
        return alive


class Counting(Undecided):
    """A search that counts the games that there are, now and then."""

    most = 0

    def look_at(self, line: Candidate, number: int) -> None:
        super().look_at(line, number)
        if number in (5, 19):
            self.most = max(self.most, len(games_alive()))


def games_alive() -> list[Game]:
    return [each for each in gc.get_objects() if issubclass(type(each), Game)]


def taken(search: Search, heuristic: Option, rollouts: int) -> int:
    """The most memory, in bytes, that a search holds beyond what there was before."""
    tracemalloc.start()
    try:
        search.evaluate(heuristic, Budget(rollouts))
        return tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()


@pytest.mark.pure_only  # compiled functions within functions refer to themselves: their worlds wait for the collector
@pytest.mark.parametrize("name", GAMES)
def test_a_search_holds_one_world_however_many_it_looks_into(name: str) -> None:
    """Beside that, a few numbers for every rollout: 100,000 of them stay far below a gigabyte. What rules of thumb keep
    of a position for the next time (`lru_cache`) is there after the first search for the same."""
    game, decision = next(each for each in positions(name, 3, 60) if len(each[1].options) == 2)
    how, seat = search_model_of(name), decision.seat
    heuristic = how.policy("s").choose(game, seat, decision)
    counting = Counting(how, game, seat, decision, "s")
    others = games_alive()  # held, so that none of them can go while the search is counted
    thought = counting.evaluate(heuristic, Budget(40))
    assert sum(worlds(thought)) == 40
    assert 0 < counting.most - len(others) <= 2
    _, few, many = (taken(Undecided(how, game, seat, decision, "s"), heuristic, n) for n in (60, 10, 60))
    assert many - few < 50 * 2000, "a world takes several times as much"


@pytest.mark.parametrize("name", GAMES)
def test_a_process_that_has_thought_often_holds_no_more(name: str) -> None:
    game, decision = next(each for each in positions(name, 3, 60) if len(each[1].options) > 3)
    held = []
    for times in (3, 5):
        for _ in range(times):  # the same each time: what rules of thumb keep of a position is there after the first
            DeterminizedSearchBot(search_model_of(name), Budget(16), "s").evaluate(game, decision.seat, decision)
        gc.collect()
        held.append(len(gc.get_objects()))
    assert held[1] - held[0] < 20


@pytest.mark.parametrize("word", ["quick", "0", "-3", "1.5", "0s", "s", "nans", "infs", "1e9s", "thinks"])
def test_no_budget_is_refused(word: str) -> None:
    with pytest.raises(BadInput, match=word):
        make_bot("skirmish", f"thinks:{word}", "s")


def test_budgets_are_written_as_level_number_or_seconds() -> None:
    assert budget_of("") == budget_of("normal")
    assert budget_of("200") == Budget(200)
    assert budget_of("1.5s").seconds == 1.5
    easy, hard = budget_of("easy"), budget_of("hard")
    assert easy.rollouts < hard.rollouts


def test_only_the_searching_bot_has_a_budget() -> None:
    with pytest.raises(BadInput, match="sensible:hard"):
        make_bot("skirmish", "sensible:hard", "s")


@pytest.mark.parametrize("name", GAMES)
def test_the_value_tells_who_wins(name: str) -> None:
    """On games that it was not fitted to: late in a game that is won it is higher than late in one that is not."""
    how, kind = search_model_of(name), find_game(name)
    late: dict[bool, list[float]] = {True: [], False: []}
    for number in range(72):
        game = kind.make({"heroes": ["she_hulk"]} if name == "champions" else dict(GAMES[name]), f"value {number}")
        bots = [make_bot(name, "sensible", f"{number}/{seat}") for seat in range(game.state.seats)]
        odds = [how.log_odds(game, 0) for _ in answers(game, bots)]
        late[0 in kind.winners(game)].append(odds[len(odds) * 4 // 5])
    right = [won > lost for won in late[True] for lost in late[False]]
    assert len(right) > 50 and sum(right) > len(right) * 0.7
