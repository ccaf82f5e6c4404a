"""Sweeps: every combination once, in one folder, with its rate and interval."""

import json
from pathlib import Path

import pytest

from goldenrule.cli.main import run as command
from goldenrule.gamekit.intervals import wilson_interval
from goldenrule.kernel.errors import BadInput
from goldenrule.lab.result_writer import collect
from goldenrule.lab.results import read
from goldenrule.lab.simulate import simulate
from goldenrule.lab.sweeps import cells, rates
from goldenrule.packs.pack_template import make_pack
from goldenrule.table.games import find_game
from goldenrule.table.packs import game_packs

CHAMPIONS = find_game("champions")


def test_every_combination_once() -> None:
    found = cells(
        CHAMPIONS, {"scenario": "klaw"}, ["heroes=spider_man,she_hulk+iron_man", "expert=false,true"], "s", ["random"]
    )
    assert [each.values for each in found] == [
        {"heroes": heroes, "expert": expert}
        for heroes in ("spider_man", "she_hulk+iron_man")
        for expert in ("false", "true")
    ]
    assert [each.run.options for each in found][1:3] == [
        {"scenario": "klaw", "heroes": ["spider_man"], "expert": True},
        {"scenario": "klaw", "heroes": ["she_hulk", "iron_man"], "expert": False},
    ]
    assert len({each.run.id for each in found}) == 4


def test_bots_readings_and_packs_can_be_varied(tmp_path: Path) -> None:
    kind = find_game("skirmish")
    make_pack(tmp_path / "mine", game_packs("skirmish"))
    over = ["bots=random,sensible+random", "rules=none,long_track", f"pack=none,{tmp_path / 'mine'}"]
    found = cells(kind, {}, over, "s", ["first"])
    assert len(found) == 8 and {each.run.bots for each in found} == {("random",), ("sensible", "random")}
    assert found[0].run.options == {} and found[2].run.options == {"readings": ["long_track"]}
    assert list(found[1].values) == ["bots", "readings", "packs"]
    frame = collect(tmp_path / "out", [each.run for each in found], 1)
    assert frame["packs"].list.len().to_list() == [0, 1] * 4
    assert frame["readings"].list.len().to_list() == [0, 0, 1, 1] * 2


def test_rates_are_those_of_the_runs(tmp_path: Path) -> None:
    found = cells(CHAMPIONS, {}, ["heroes=spider_man,captain_marvel"], "s", ["sensible"])
    told = rates(collect(tmp_path, [each.run for each in found], 4), found)
    for each, cell in zip(told, found):
        alone = simulate("champions", cell.run.options, 4, "s", ["sensible"])
        assert (each.games, each.wins, each.rate) == (4, alone.wins, alone.win_rate)
        assert (each.low, each.high) == wilson_interval(alone.wins, 4) and each.rounds_mean == alone.rounds_mean


@pytest.mark.parametrize(
    ("over", "said"),
    [
        (["expert"], "'expert' varies nothing"),
        (["expert="], "'expert=' has an empty value"),
        (["expert=true,true"], "'expert=true,true' has a value twice"),
        (["expert=true,yes"], "'expert=true' and 'expert=yes' give the same games"),
        (
            ["bots=random,first", "expert=none,no"],
            "'bots=random expert=none' and 'bots=random expert=no' give the same",
        ),
        (["first-player=0,1"], "'0' is not a seat for --first-player"),
        (["hreo=a"], r"There is no option 'hreo' to vary; choose from .*heroes"),
        (["expert=true", "--expert=false"], "'expert' is given twice"),
        (["scenario=klaw"], "'scenario' is given twice"),
        (["heroes=thor"], "There is no hero 'thor'"),
        (["expert=perhaps"], "perhaps"),
        (["bots=random,nope"], "There is no bot 'nope'"),
        (["heroes=spider_man,she_hulk+iron_man", "bots=random+random"], "There is one seat, but 2 bots"),
        ([f"bots={','.join(map(str, range(101)))}", f"heroes={','.join(map(str, range(100)))}"], "10100 combinations"),
    ],
)
def test_bad_input(over: list[str], said: str) -> None:
    with pytest.raises(BadInput, match=said):
        cells(CHAMPIONS, {"scenario": "rhino"}, over, "s", ["random"])


def test_the_command_goes_on_where_it_was(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = str(tmp_path / "out")
    line = ["sweep", "skirmish", "--over", "bots=random,first", "--out", out, "--jobs", "1", "--games"]
    assert command([*line, "1"]) == 0
    capsys.readouterr()
    assert command([*line, "3"]) == 0
    said = capsys.readouterr().out.splitlines()
    assert said[0] == "Marvel: Skirmish! In New York"
    assert len(said) == 4 and said[1].startswith("bots random: ") and " of 3 won (" in said[1]
    assert said[-1] == f"Results: {out}"
    assert len(read(Path(out))) == 6
    assert command([*line, "3", "--json"]) == 0
    assert [each["values"] for each in json.loads(capsys.readouterr().out)] == [{"bots": "random"}, {"bots": "first"}]
    assert command(["sweep", "--help"]) == 0
    assert "one bot for all seats, or one for each\n" in capsys.readouterr().out
    assert command(["sweep", "skirmish", "--out", out]) == 2
    assert "Say what to vary" in capsys.readouterr().err
