"""Results as Parquet: whole, resumable, the same for any number of processes, strict when read."""

import errno
import json
import os
import re
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import polars as pl
import pytest
from polars.testing import assert_frame_equal

from goldenrule.bots import make_bot
from goldenrule.cli.main import run as command
from goldenrule.games.champions.events import Draw, Play
from goldenrule.games.champions.rules.values import remaining
from goldenrule.kernel import files
from goldenrule.kernel.errors import BadInput
from goldenrule.kernel.events import Event
from goldenrule.lab import result_writer as collecting
from goldenrule.lab import results
from goldenrule.lab.result_writer import ResultsFolder, collect, play_game
from goldenrule.lab.results import Run, checksum, outcomes_of, read, read_decisions
from goldenrule.lab.simulate import outcomes
from goldenrule.table.games import find_game, game_names
from tests.playing import answers, play_on

DUEL = Run.of("skirmish", {}, "results", ["sensible"])
PAGE = Path(__file__).parents[2] / "docs" / "results.md"
HEADINGS = {"champions": "Marvel Champions", "heroes": "Marvel Heroes", "skirmish": "The duel"}


def same(one: pl.DataFrame, two: pl.DataFrame) -> None:
    assert_frame_equal(one.drop("seconds"), two.drop("seconds"))


def columns_of(heading: str) -> dict[str, str]:
    """The columns that a chapter of the page lists, with their kinds."""
    chapter = PAGE.read_text("utf-8").split(f"\n## {heading}\n")[1].split("\n## ")[0]
    return dict(re.findall(r"^\| `(\w+)` \| ([a-z ]+) \|", chapter, re.M))


def test_the_page_lists_every_column() -> None:
    assert columns_of("Every game") == dict(results.PLAYED)
    assert columns_of("Decisions") == dict(results.ANSWERED)
    assert sorted(HEADINGS) == sorted(game_names())
    for game, heading in HEADINGS.items():
        assert columns_of(heading) == dict(results.columns(game))


@pytest.mark.parametrize("game", sorted(HEADINGS))
def test_rows_of_every_game(game: str, tmp_path: Path) -> None:
    run = Run.of(game, {}, "rows", ["sensible"])
    frame = collect(tmp_path / "out", [run], 3, decisions=True)
    assert dict(frame.schema) == {
        name: pl.DataFrame(schema={name: kind}).schema[name] for name, kind in results.schema(game).items()
    }
    assert [outcome.digest for outcome in outcomes_of(frame)] == [
        outcome.digest for outcome in outcomes(game, {}, 3, "rows", ["sensible"], digests=True)
    ]
    asked = read_decisions(tmp_path / "out")
    for row in frame.iter_rows(named=True):
        assert row["won"] == [seat in find_won(game, row) for seat in range(len(row["won"]))]
        assert len(row["drawn"]) == len(row["played"]) == len(row["bots"]) == len(row["won"])
        assert all(row["drawn"]) and all(row["played"])
        for name in results.columns(game):
            if name.endswith("_by_round"):
                assert len(row[name]) == row["rounds"] + 1, name
        mine = asked.filter(index=row["index"])
        assert mine["number"].to_list() == list(range(row["decisions"]))
        assert (mine["chosen"] < mine["options"]).all() and (mine["options"] > 0).all()


def find_won(game: str, row: dict[str, Any]) -> tuple[int, ...]:
    """Who has won the game of a row, which is played once more."""
    played = find_game(game).make(json.loads(row["options"]), row["seed"])
    bots = [make_bot(game, name, f"{row['seed']}/bot {seat}") for seat, name in enumerate(row["bots"])]
    play_on(played, bots)
    return find_game(game).winners(played)


def test_what_champions_counts() -> None:
    """A game counted by hand: another observer, and what stands on the table at the end of it."""
    run = Run.of("champions", {"heroes": ["spider_man", "she_hulk"], "modular": ["bomb_scare"]}, "count", ["sensible"])
    row = play_game(run, 0).row
    made: Any = find_game("champions").make(run.options, row["seed"])
    decks = [
        sorted(made.code(e) for e in made.state.zones[8 + 7 * seat] + made.state.zones[9 + 7 * seat]) for seat in (0, 1)
    ]
    assert row["decks"] == decks and all(len(deck) == 40 for deck in decks)
    hands = [[made.code(e) for e in made.state.zones[9 + 7 * seat]] for seat in (0, 1)]
    assert [drawn[: len(hand)] for drawn, hand in zip(row["drawn"], hands)] == hands
    played: list[list[str]] = [[], []]
    drawn = [0, 0]
    starts: list[int] = []

    def hear(event: Event) -> None:
        if isinstance(event, Play):
            played[event.seat].append(made.code(event.card))
        elif isinstance(event, Draw):
            drawn[event.seat] += event.amount

    made.observer = hear
    bots = [make_bot("champions", "sensible", f"{row['seed']}/bot {seat}") for seat in (0, 1)]
    for _ in answers(made, bots):
        if made.state.round > len(starts):
            starts.append(remaining(made, made.state.villain))
    assert row["played"] == played
    assert [len(each) for each in row["drawn"]] == [len(hand) + n for hand, n in zip(hands, drawn)]
    assert row["villain_hp_by_round"][:-1] == starts
    assert (row["villain_stages_by_round"][-1] == 0) == (row["winner"] == "players")
    assert (row["heroes"], row["mode"], row["modular"]) == (["spider_man", "she_hulk"], "standard", ["bomb_scare"])


def test_jobs_do_not_matter(tmp_path: Path) -> None:
    one = collect(tmp_path / "one", [DUEL], 45, decisions=True)
    same(one, collect(tmp_path / "two", [DUEL], 45, jobs=2, decisions=True))
    assert_frame_equal(read_decisions(tmp_path / "one"), read_decisions(tmp_path / "two"))


def test_more_games_and_fewer(tmp_path: Path) -> None:
    told: list[tuple[int, int]] = []
    collect(tmp_path / "grown", [DUEL], 25)
    grown = collect(tmp_path / "grown", [DUEL], 45, progress=lambda *done: told.append(done))
    same(grown, collect(tmp_path / "whole", [DUEL], 45))
    assert told == [(25, 45), (40, 45), (45, 45)]
    same(collect(tmp_path / "grown", [DUEL], 10), grown.head(10))
    same(read(tmp_path / "grown"), grown)


def test_several_runs_in_a_folder(tmp_path: Path) -> None:
    other = Run.of("skirmish", {}, "results", ["sensible", "random"])
    frame = collect(tmp_path / "both", [DUEL, other], 21, jobs=2)
    assert frame["run"].to_list() == [DUEL.id] * 21 + [other.id] * 21
    same(frame.head(21), collect(tmp_path / "one", [DUEL], 21))


SCRIPT = """
import os, signal, sys
from pathlib import Path
from goldenrule.lab import result_writer as collecting
from goldenrule.lab.results import Run
collecting.ROWS = 20
def progress(done, games):
    if done >= 40:
        os.kill(os.getpid(), getattr(signal, sys.argv[2]))
run = Run.of("skirmish", {}, "results", ["first"])
collecting.collect(Path(sys.argv[1]), [run], 100, int(sys.argv[3]), progress=progress)
"""


@pytest.mark.skipif(os.name != "posix", reason="only POSIX lets a process send itself Ctrl+C")
@pytest.mark.parametrize(("how", "jobs"), [("SIGKILL", "1"), ("SIGKILL", "2"), ("SIGINT", "1"), ("SIGINT", "2")])
def test_killed_in_the_middle(how: str, jobs: str, tmp_path: Path) -> None:
    """Nothing is lost, nothing counted twice; what a kill left behind is swept away."""
    folder = tmp_path / "out"
    ended = subprocess.run([sys.executable, "-c", SCRIPT, str(folder), how, jobs], capture_output=True)
    assert ended.returncode in (-getattr(signal, how), 130, 1) and ended.returncode, ended.stderr
    kept = read(folder)
    assert 0 < len(kept) < 100
    (folder / f".games-000009-{'0' * 16}.parquet.abcdefgh").write_bytes(b"half")
    run = Run.of("skirmish", {}, "results", ["first"])
    same(collect(folder, [run], 100), collect(tmp_path / "whole", [run], 100))
    assert not [path for path in folder.iterdir() if path.name.startswith(".")]


def test_decisions_without_their_games_are_played_again(tmp_path: Path) -> None:
    """A kill between the two files."""
    collect(tmp_path / "out", [DUEL], 20, decisions=True)
    whole = read_decisions(tmp_path / "out")
    next((tmp_path / "out").glob("games-*")).unlink()
    assert len(read_decisions(tmp_path / "out")) == len(read(tmp_path / "out")) == 0
    collect(tmp_path / "out", [DUEL], 20, decisions=True)
    assert_frame_equal(read_decisions(tmp_path / "out"), whole)


@pytest.mark.parametrize("damage", ["lost", "cut off", "without games"])
def test_games_whose_decisions_are_lost_are_played_again(damage: str, tmp_path: Path) -> None:
    frame = collect(tmp_path / "out", [DUEL], 3, decisions=True)
    whole = read_decisions(tmp_path / "out")
    path = next((tmp_path / "out").glob("games-*" if damage == "without games" else "decisions-*"))
    if damage == "cut off":
        path.write_bytes(path.read_bytes()[:100])
        with pytest.raises(BadInput, match=r"decisions-000001-\w+.parquet is damaged; delete it"):
            read_decisions(tmp_path / "out")
    else:
        path.unlink()
    same(collect(tmp_path / "out", [DUEL], 3, decisions=True), frame)
    assert_frame_equal(read_decisions(tmp_path / "out"), whole)
    assert len([*(tmp_path / "out").glob("*.parquet")]) == 2


@pytest.mark.parametrize("bots", ["nope", "thinks:0", "thinks:1000000", "first,first,first", ","])
def test_bots_that_cannot_play_begin_no_folder(
    bots: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("GOLDENRULE_HOME", str(tmp_path / "home"))
    out = tmp_path / "out"
    assert command(["simulate", "skirmish", "--bots", bots, "--out", str(out), "--games", "1"]) == 2
    assert not out.exists() and capsys.readouterr().err.count("\n") == 1
    with pytest.raises(BadInput, match=r"a thinking time: .* up to 999999"):
        Run.of("skirmish", {}, "1", ["thinks:1000000"])


def test_only_one_at_a_time(tmp_path: Path) -> None:
    first = ResultsFolder(tmp_path / "out", [DUEL])
    with pytest.raises(BadInput, match=r"out is open in process \d+, since .*; wait until that has ended, or choose"):
        collect(tmp_path / "out", [DUEL], 1)
    first.close()
    assert len(collect(tmp_path / "out", [DUEL], 1)) == 1


@pytest.mark.parametrize(
    ("runs", "decisions", "said"),
    [
        ([Run.of("skirmish", {}, "2", ["sensible"])], False, "its seed is results, not 2."),
        ([Run.of("skirmish", {}, "results", ["random"])], False, r'its bots are \["sensible"\], not \["random"\].'),
        ([Run.of("heroes", {}, "results", ["sensible"])], False, "its game is skirmish, not heroes."),
        ([DUEL, Run.of("skirmish", {}, "2", ["sensible"])], False, "it has 1 kinds of games, not 2."),
        ([DUEL], True, "it keeps no decisions."),
        (
            [Run.of("skirmish", {"readings": ["long_track"]}, "results", ["sensible"])],
            False,
            r'its options are {}, not {"readings":\["long_track"\]}.',
        ),
    ],
)
def test_another_run_is_refused(runs: list[Run], decisions: bool, said: str, tmp_path: Path) -> None:
    before = collect(tmp_path, [DUEL], 2)
    with pytest.raises(BadInput, match=f"holds another run: {said} Choose another folder"):
        collect(tmp_path, runs, 2, decisions=decisions)
    same(read(tmp_path), before)


def test_a_folder_of_something_else_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("Dear")
    with pytest.raises(BadInput, match="holds other files; choose an empty folder"):
        collect(tmp_path, [DUEL], 1)
    with pytest.raises(BadInput, match="holds no results"):
        read(tmp_path)
    with pytest.raises(BadInput, match=r"letter\.txt cannot be written \(.*\); choose another place"):
        collect(tmp_path / "letter.txt", [DUEL], 1)
    assert [path.name for path in tmp_path.iterdir()] == ["letter.txt"]


def test_a_folder_in_which_nothing_can_be_made(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def grab(fd: int, wait: bool) -> bool:
        raise OSError(errno.EROFS, os.strerror(errno.EROFS))

    monkeypatch.setattr("goldenrule.kernel.locks._grab", grab)
    with pytest.raises(BadInput, match=r"out cannot be written \(.*[Rr]ead-only.*\); choose another place\."):
        collect(tmp_path / "out", [DUEL], 1)


def broken(folder: Path, damage: str) -> None:
    """A folder with one game, damaged in one way."""
    path = next(folder.glob("games-*"))
    data = path.read_bytes()

    def put(data: bytes) -> None:
        path.unlink()
        (folder / f"games-000001-{checksum(data)}.parquet").write_bytes(data)

    if damage == "truncated":
        path.write_bytes(data[: len(data) // 2])
    elif damage == "a byte":
        path.write_bytes(data[:100] + bytes([data[100] ^ 1]) + data[101:])
    elif damage == "no parquet":
        put(b"PAR1 but nothing else")
    elif damage == "a pipe":
        path.unlink()
        os.mkfifo(path)
    elif damage == "twice":
        path.with_name(path.name.replace("000001", "000002")).write_bytes(data)
    elif damage in ("columns", "foreign", "negative"):
        frame = pl.read_parquet(path)
        change = {
            "columns": frame.rename({"winner": "loser"}),
            "foreign": frame.with_columns(run=pl.lit("other")),
            "negative": frame.with_columns(index=pl.lit(-1, pl.Int32)),
        }[damage]
        change.write_parquet(folder / "new")
        put((folder / "new").read_bytes())
        (folder / "new").unlink()
    else:
        (folder / "run.json").write_text(damage)


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize(
    ("damage", "said"),
    [
        ("truncated", r"games-000001-\w+.parquet is damaged; delete it"),
        ("a byte", r"games-000001-\w+.parquet is damaged; delete it"),
        ("no parquet", r"games-000001-\w+.parquet is damaged; delete it"),
        ("columns", r"games-000001-\w+.parquet is damaged; delete it"),
        ("a pipe", r"games-000001-\w+.parquet"),
        ("twice", "holds files of several runs, or one of them twice"),
        ("foreign", "holds files of several runs, or one of them twice"),
        ("negative", "holds files of several runs, or one of them twice"),
        ("{", "run.json is damaged"),
        ("[]", "run.json is damaged"),
        ('{"results": 2}', "was written by a later version"),
        ('{"results": 1, "version": "1", "game": "skirmish", "decisions": false, "runs": []}', "run.json is damaged"),
        ('{"results": 1, "version": "1", "game": "chess", "decisions": false, "runs": []}', "run.json is damaged"),
    ],
)
def test_hostile_folders(damage: str, said: str, tmp_path: Path) -> None:
    collect(tmp_path, [DUEL], 1)
    broken(tmp_path, damage)
    with pytest.raises(BadInput, match=said):
        read(tmp_path)
    with pytest.raises(BadInput, match=said):
        collect(tmp_path, [DUEL], 2)


def test_a_damaged_file_that_is_deleted_is_played_again(tmp_path: Path) -> None:
    whole = collect(tmp_path, [DUEL], 3)
    path = next(tmp_path.glob("games-*"))
    path.write_bytes(b"")
    with pytest.raises(BadInput, match="delete it"):
        read(tmp_path)
    path.unlink()
    same(collect(tmp_path, [DUEL], 3), whole)


def test_a_full_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(collecting, "ROWS", 20)
    real = files.write_whole

    def write(path: Path, data: bytes) -> None:
        if path.name.startswith("games-000002"):
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        real(path, data)

    monkeypatch.setattr(files, "write_whole", write)
    with pytest.raises(BadInput, match=r"games-000002\S+ cannot be written \(.*space.*\); make room"):
        collect(tmp_path / "out", [DUEL], 30)
    assert len(read(tmp_path / "out")) == 20
    monkeypatch.setattr(files, "write_whole", real)
    same(collect(tmp_path / "out", [DUEL], 30), collect(tmp_path / "whole", [DUEL], 30))


def test_without_polars(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "polars", None)
    with pytest.raises(
        BadInput, match=r'needs polars, which is not installed; `pip install "goldenrule\[lab\]"` adds it.'
    ):
        collect(tmp_path / "out", [DUEL], 1)
    assert not (tmp_path / "out").exists()


def test_simulate_keeps_results(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("GOLDENRULE_HOME", str(tmp_path / "home"))
    out = tmp_path / "out"
    line = ["simulate", "skirmish", "--bots", "sensible", "--seed", "results", "--jobs", "1"]
    assert command([*line, "--games", "5", "--digest"]) == 0
    plain = capsys.readouterr().out.splitlines()
    assert command([*line, "--games", "3", "--out", str(out)]) == 0
    capsys.readouterr()
    assert command([*line, "--games", "5", "--out", str(out)]) == 0
    kept = capsys.readouterr().out.splitlines()
    speed = next(n for n, text in enumerate(plain) if "games a second" in text)
    assert [text for n, text in enumerate(kept) if n != speed] == [
        *[text for n, text in enumerate(plain) if n != speed], f"Results: {out}"
    ]  # fmt: skip
    assert len(read(out)) == 5
    assert command([*line, "--decisions"]) == 2
    assert "add `--out FOLDER`" in capsys.readouterr().err
