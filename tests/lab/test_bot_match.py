"""Matches of two bots: the statistics by hand and by simulation, the same verdict for any number of processes."""

import json
from math import inf, isclose, log
from random import Random

import msgspec
import pytest

from goldenrule.cli.main import run as command
from goldenrule.kernel.errors import BadInput
from goldenrule.lab import bot_match
from goldenrule.lab.bot_match import BETTER, NOT_BETTER, OPEN, is_cooperative, match, play_pair, points
from goldenrule.lab.sequential import SCORES, elo_between, elo_of, expected_score, ratio, ratio_bounds
from goldenrule.lab.single_game import Outcome, game_seed, run_game


def test_elo() -> None:
    assert expected_score(0) == 0.5 and isclose(expected_score(400), 10 / 11) and isclose(expected_score(-400), 1 / 11)
    assert all(isclose(elo_of(expected_score(elo)), elo, abs_tol=1e-9) for elo in (-300, -5, 0, 20, 777))
    assert elo_of(0) == -inf and elo_of(1) == inf
    assert elo_between([0] * 5) == (0.0, -inf, inf)
    low, mid, high = (elo_between([0, 25 * n, 0, 75 * n, 0]) for n in (1, 4, 16))
    assert isclose(low[0], elo_of(0.625)) and low[1] < mid[1] < high[1] < high[0] < high[2] < mid[2] < low[2]
    assert elo_between([0, 0, 0, 0, 3])[0] == inf and elo_between([0, 0, 0, 0, 3])[1] < 400  # three pairs prove little


def test_bounds_are_walds() -> None:
    assert ratio_bounds(0.05, 0.1) == (log(0.1 / 0.95), log(0.9 / 0.05))


def test_the_ratio_by_hand() -> None:
    """Where only whole wins and losses are seen the test is Wald's of a coin."""
    won, lost = 70, 30
    first, second = expected_score(0), expected_score(100)
    coin = won * log(second / first) + lost * log((1 - second) / (1 - first))
    assert isclose(ratio([lost, 0, 0, 0, won], 0, 100), coin, rel_tol=1e-3)
    assert ratio([0] * 5, 0, 20) == 0
    assert ratio([5, 10, 20, 10, 5], -10, 10) == pytest.approx(0, abs=1e-9)
    assert ratio([1, 2, 3, 4, 5], 0, 20) == pytest.approx(ratio([5, 4, 3, 2, 1], 0, -20))


@pytest.mark.parametrize(("elo", "accepted"), [(0.0, 0), (60.0, 1)])
def test_errors_are_as_rare_as_promised(elo: float, accepted: int) -> None:
    """100 matches between players of known strength: at most about one of twenty ends wrongly."""
    random = Random(f"sequential {elo}")
    share = expected_score(elo)
    low, high = ratio_bounds(0.05, 0.05)
    wrong = 0
    for _ in range(100):
        counts, llr = [0] * 5, 0.0
        while low < llr < high:
            pair = (random.random() < share) + (random.random() < share)
            counts[2 * pair] += 1
            llr = ratio(counts, 0, 60)
        wrong += (llr >= high) != bool(accepted)
    assert wrong <= 10


def outcome(winner: str, won: tuple[int, ...]) -> Outcome:
    return Outcome(0, "", winner, won, "", 1, 1, 0, "", 0.0)


def test_points_of_a_game() -> None:
    assert points(outcome("heroes", (0,)), 0) == 1 and points(outcome("heroes", (0,)), 1) == 0
    assert points(outcome("villains", (1,)), 0) == 0 and points(outcome("villains", (1,)), 1) == 1
    assert points(outcome("draw", ()), 0) == 0.5
    assert points(outcome("2", (2,)), 0) == 1 and points(outcome("", (1, 2)), 0) == 0.5


def test_games_are_played_as_they_say() -> None:
    assert is_cooperative("champions", {}, "1") and is_cooperative(
        "champions", {"heroes": ["spider_man", "iron_man"]}, "1"
    )
    assert not is_cooperative("skirmish", {}, "1") and not is_cooperative("heroes", {}, "1")
    seed = game_seed("pair", 0)
    first, second = (
        run_game("skirmish", {}, seed, names).won for names in (["sensible", "first"], ["first", "sensible"])
    )
    assert play_pair("skirmish", {}, seed, ("sensible", "first"), False) == (0 in first, 1 in second)
    mine, other = (run_game("champions", {}, seed, [bot]).won for bot in ("sensible", "random"))
    assert play_pair("champions", {}, seed, ("sensible", "random"), True) == (bool(mine), not other)


def test_a_match_stops_when_it_is_decided() -> None:
    found = match("skirmish", {}, "m", ("sensible", "first"), 200, (0, 200))
    assert found.verdict == BETTER and 2 <= found.pairs < 200
    assert sum(found.counts) == found.pairs and found.wins + found.draws + found.losses == 2 * found.pairs
    assert found.ratio >= found.bounds[1] and ratio(found.counts, 0, 200) == found.ratio
    assert isclose(sum(k * score for k, score in zip(found.counts, SCORES)), (found.wins + found.draws / 2) / 2)
    other = match("skirmish", {}, "m", ("first", "sensible"), 200, (0, 200))
    assert other.verdict == NOT_BETTER and other.ratio <= other.bounds[0]
    assert match("skirmish", {}, "m", ("sensible", "first"), 1, (0, 200)).verdict == OPEN


def test_jobs_do_not_matter() -> None:
    one = match("skirmish", {}, "jobs", ("sensible", "random"), 60, (0, 100))
    assert one == match("skirmish", {}, "jobs", ("sensible", "random"), 60, (0, 100), jobs=2)


def test_pairs_count_in_order(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever comes first: a match ends at the same pair."""
    whole = match("skirmish", {}, "order", ("sensible", "first"), 60, (0, 200))

    def backwards(task, chunks, jobs, on):  # type: ignore[no-untyped-def]  # in place of `workers.spread`
        yield from map(task, reversed(list(chunks)))

    monkeypatch.setattr(bot_match, "run_each", backwards)
    assert match("skirmish", {}, "order", ("sensible", "first"), 60, (0, 200)) == whole


def test_a_bot_is_no_better_than_itself() -> None:
    """On the same seeds, with seats swapped, it wins as often as it loses."""
    found = match("champions", {}, "self", ("sensible", "sensible"), 6, (0, 20))
    assert (found.counts, found.elo, found.cooperative) == ((0, 0, 6, 0, 0), 0.0, True)
    assert (found.wins, found.draws, found.losses) == (0, 6, 0)


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"pairs": 0}, "You cannot play 0 games"),
        ({"hypotheses": (20.0, 0.0)}, "cannot be 20 and 0; the first must be smaller"),
        ({"hypotheses": (0.0, float("nan"))}, "Elo differences cannot be 0 and nan"),
        ({"errors": (0.0, 0.05)}, "error rates"),
        ({"bots": ("clever", "random")}, "There is no bot 'clever'"),
        ({"game": "chess"}, "There is no game 'chess'"),
    ],
)
def test_bad_input(change: dict[str, object], said: str) -> None:
    given: dict[str, object] = {"game": "skirmish", "options": {}, "seed": "1", "bots": ("random", "first"), "pairs": 1}
    with pytest.raises(BadInput, match=said):
        match(**{**given, **change})  # type: ignore[arg-type]  # one value at a time is wrong


def test_the_command(capsys: pytest.CaptureFixture[str]) -> None:
    line = ["duel", "sensible", "first", "--seed", "m", "--elo1", "200", "--pairs", "100", "--jobs", "1"]
    assert command(line) == 0
    said = capsys.readouterr().out.splitlines()
    found = match("skirmish", {}, "m", ("sensible", "first"), 100, (0.0, 200.0))
    assert said[0] == "Marvel: Skirmish! In New York"
    assert said[1] == f"sensible against first: {found.pairs} pairs of games with seats swapped."
    assert said[2] == f"sensible won {found.wins}, first {found.losses}; {found.draws} were drawn."
    assert said[3].startswith("Elo difference: ") and said[4].startswith("Decided: sensible is better than first")
    assert command([*line, "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == json.loads(msgspec.json.encode(found))
    assert command(["duel", "first", "sensible", *line[3:]]) == 1
    assert "Decided: first is not better than sensible" in capsys.readouterr().out
    assert command(["duel", "random", "random", "champions", "--pairs", "2", "--jobs", "1"]) == 1
    assert "Undecided; more pairs would tell." in capsys.readouterr().out


def test_a_match_of_equals_with_close_hypotheses(capsys: pytest.CaptureFixture[str]) -> None:
    """Two that are called alike are told apart, nothing is -0, and hypotheses are as they were typed."""
    assert command(["duel", "first", "first", "champions", "--pairs", "2", "--elo1", "1e-9", "--jobs", "1"]) == 1
    said = capsys.readouterr().out
    assert "first (1) alone won 0, first (2) alone 0; 2 ended the same for both." in said
    assert "Elo difference: 0 (" in said and "-0" not in said
    match_of = {"elo": -0.3, "elo_low": -0.4, "elo_high": 0.2, "ratio": -0.001, "verdict": BETTER}
    found = msgspec.structs.replace(match("champions", {}, "1", ("first", "first"), 1), **match_of)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(bot_match, "match", lambda *args, **given: found)
        assert command(["duel", "first", "first", "champions", "--elo0", "-0.5", "--elo1", "1e-9"]) == 0
    said = capsys.readouterr().out
    assert "Elo difference: 0 (95%: from 0, to 0)" in said
    assert "(at least 0.000000001 Elo rather than at most -0.5). Log-likelihood ratio 0.00," in said
