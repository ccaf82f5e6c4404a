"""Mass simulation: independent of the number of processes, and honest about crashes."""

from pathlib import Path
from typing import Any

import pytest

from goldenrule.games.champions.audit import watch
from goldenrule.games.champions.rules import decks
from goldenrule.kernel.errors import BadInput
from goldenrule.kernel.records import parse, replay
from goldenrule.lab import simulate as lab
from goldenrule.lab import single_game
from goldenrule.lab.crashes import GameCrashed
from goldenrule.table.games import maker

SOLO: dict[str, Any] = {"heroes": ["spider_man"]}


def test_summary() -> None:
    told: list[tuple[int, int]] = []
    found = lab.simulate("champions", SOLO, 25, "sum", progress=lambda done, games: told.append((done, games)))
    assert (found.games, found.wins + found.losses, found.jobs) == (25, 25, 1)
    assert found.win_rate == found.wins / 25
    assert found.decisions == round(found.decisions_mean * 25) > found.forced > 0
    assert found.rounds_mean > 1 and found.games_per_s > 0 and found.decisions_per_s > 0
    assert told == [(20, 25), (25, 25)]


def test_results_do_not_depend_on_jobs() -> None:
    one = lab.simulate("champions", SOLO, 45, "jobs", jobs=1, digests=True)
    two = lab.simulate("champions", SOLO, 45, "jobs", jobs=2, digests=True)
    assert one.digest == two.digest != ""
    assert (one.wins, one.decisions, one.forced, one.rounds_mean) == (
        two.wins, two.decisions, two.forced, two.rounds_mean,
    )  # fmt: skip


def test_seeds_and_bots_make_the_games() -> None:
    digests = {
        lab.simulate("champions", SOLO, 3, seed, (bot,), digests=True).digest
        for seed in ("a", "b")
        for bot in ("random", "sensible")
    }
    assert len(digests) == 4


def test_a_digest_is_computed_only_when_it_is_wanted(monkeypatch: pytest.MonkeyPatch) -> None:
    wanted = lab.simulate("champions", SOLO, 2, "w", digests=True)
    monkeypatch.delattr(single_game, "digest")
    found = lab.simulate("champions", SOLO, 2, "w")
    assert found.digest == "" and found.decisions == wanted.decisions
    with pytest.raises(NameError):
        lab.simulate("champions", SOLO, 2, "w", digests=True)


def test_watched_games_are_the_same() -> None:
    alone, watched = (lab.simulate("champions", SOLO, 3, "w", watch=each, digests=True) for each in (None, watch))
    assert alone.digest == watched.digest != ""


def breaks(monkeypatch: pytest.MonkeyPatch) -> None:
    """The third boost card of a game makes the engine fall over."""
    real = decks.give_boost

    def give(g: Any) -> None:
        if g.state.round >= 3:
            raise ZeroDivisionError("broken on purpose")
        real(g)

    monkeypatch.setattr(decks, "give_boost", give)


def test_a_crash_is_named_and_exported(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    with monkeypatch.context() as patch:
        breaks(patch)
        with pytest.raises(GameCrashed, match="ZeroDivisionError: broken on purpose") as caught:
            lab.simulate("champions", SOLO, 20, "crash", crashes=tmp_path)
    crashed = caught.value
    assert str(crashed).startswith(f"Game {crashed.index} (seed {crashed.seed!r}) crashed after ")
    assert str(crashed).endswith(crashed.file)
    record = parse(Path(crashed.file).read_bytes(), ("champions",))
    game = replay(record, maker("champions"))
    assert crashed.option is not None and crashed.option in game.legal(crashed.seat)
    text = Path(crashed.file).with_suffix(".txt").read_text(encoding="utf-8")
    assert str(list(crashed.option)) in text and "Traceback" in text


def test_a_crash_in_another_process_comes_back() -> None:
    """The error of a worker keeps its record. The watcher that fails is a function of this module."""
    crashed = GameCrashed(3, "seed", "ValueError: no", None, 0, ("pass", 0, 0))
    crashed.trace = "trace"
    import pickle

    again = pickle.loads(pickle.dumps(crashed))
    assert (again.index, again.seed, again.option, again.trace) == (3, "seed", ("pass", 0, 0), "trace")


def test_an_endless_game_is_stuck(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(single_game, "LONGEST", 10)
    with pytest.raises(GameCrashed, match="Stuck: The game did not end within 10 decisions"):
        lab.simulate("champions", SOLO, 5, "endless")


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"games": 0}, "You cannot play 0 games; play 1 to 1000000000."),
        ({"jobs": -1}, "The number of jobs cannot be -1; use 1 or more, or 0 for all cores."),
        ({"on": "rya"}, "You cannot play on 'rya'; give `ray`"),
        ({"bots": ("random", "random")}, "There is one seat, but 2 bots"),
        ({"bots": ("clever",)}, "There is no bot 'clever'"),
        ({"game": "chess"}, "There is no game 'chess'"),
        ({"options": {"heroes": ["thor"]}}, "There is no hero 'thor'"),
    ],
)
def test_bad_input(change: dict[str, Any], message: str) -> None:
    given = {"game": "champions", "options": SOLO, "games": 1, "seed": "bad", **change}
    with pytest.raises(BadInput, match=message):
        lab.simulate(**given)
