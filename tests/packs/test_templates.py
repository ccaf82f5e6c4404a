"""Templates of new packs: each passes the check and its own test, is played to the end, and its test can fail."""

import re
from pathlib import Path

import pytest
import yaml

from goldenrule.bots import make_bot
from goldenrule.kernel.records import Recorder
from goldenrule.lab.cases import run_file
from goldenrule.packs.pack_template import TEST, make_pack, template_names
from goldenrule.packs.reading import check_pack
from goldenrule.table.games import find_game, own_games
from goldenrule.table.packs import game_packs
from tests.playing import play_on

TEMPLATES = [(game, template) for game in own_games() for template in template_names(game_packs(game))]
PLAYED: dict[str, dict[str, object]] = {"hero": {"heroes": ["lodestar"]}, "scenario": {"scenario": "lodestar"}}
"""With which options a template is in the game."""


@pytest.fixture(params=TEMPLATES, ids="-".join)
def made(request: pytest.FixtureRequest, tmp_path: Path) -> tuple[str, str, Path]:
    """A game, the name of a template, and the folder of a pack made from it."""
    game, template = request.param
    make_pack(tmp_path / "lodestar", game_packs(game), template)
    return game, template, tmp_path / "lodestar"


def test_every_game_has_one_and_champions_has_heroes_and_scenarios() -> None:
    assert TEMPLATES == [
        ("champions", "cards"),
        ("champions", "hero"),
        ("champions", "scenario"),
        ("heroes", "cards"),
        ("skirmish", "cards"),
    ]


def test_a_new_pack_passes_the_check_and_its_own_test(made: tuple[str, str, Path]) -> None:
    game, _, folder = made
    pack, problems = check_pack(folder, game_packs(game))
    assert pack is not None and problems == []
    results = run_file(folder / TEST)
    assert results and [str(each) for each in results if not each.passed] == []
    assert not any(
        "{id}" in file.read_text("utf-8") or "{name}" in file.read_text("utf-8") for file in folder.iterdir()
    )


def test_bots_play_a_game_with_a_new_pack(made: tuple[str, str, Path]) -> None:
    game, template, folder = made
    kind = find_game(game)
    played = Recorder(kind.make({**PLAYED.get(template, {}), "packs": [str(folder)]}, "1"), "1")
    play_on(played, make_bot(game, "sensible", "1"))
    assert played.game.state.winner


def test_the_test_of_a_new_pack_fails_if_its_cards_do_nothing(made: tuple[str, str, Path]) -> None:
    _, _, folder = made
    for file in folder.glob("*.yaml"):
        if file.name not in (TEST, "pack.yaml"):
            data = yaml.safe_load(file.read_text("utf-8"))
            for card in data if isinstance(data, list) else data["cards"]:
                card["abilities"] = []
                card.pop("keywords", None)
            file.write_text(yaml.safe_dump(data, sort_keys=False), "utf-8")
    assert not all(each.passed for each in run_file(folder / TEST))


def test_a_path_with_a_dot_is_looked_up_from_the_case_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    make_pack(tmp_path / "near", game_packs("champions"))
    case = (tmp_path / "near" / TEST).read_text("utf-8")
    (tmp_path / "near" / "cases").mkdir()
    inside = tmp_path / "near" / "cases" / "inside.yaml"
    inside.write_text(case.replace("packs: [.]", "packs: [..]"), "utf-8")
    beside = tmp_path / "beside.yaml"
    beside.write_text(case.replace("packs: [.]", "packs: [near]"), "utf-8")
    assert all(each.passed for each in run_file(inside))
    monkeypatch.chdir(tmp_path)
    assert all(each.passed for each in run_file(beside))
    monkeypatch.chdir(tmp_path / "near")
    (wrong, *_) = run_file(beside)
    assert wrong.bad and re.search("near", wrong.message)
