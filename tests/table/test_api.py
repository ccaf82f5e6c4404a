"""The package as Python programs use it."""

import json
import random
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import goldenrule
from goldenrule import BadInput, Game, IllegalOption, load, new_game, save
from tests.playing import play_on


def played(decisions: int = 12, seed: int = 3) -> Game:
    game = new_game("champions", heroes=["spider_man"], seed=seed)
    play_on(game, random.Random(seed), lambda _: game.decisions >= decisions)
    return game


def test_importing_the_package_imports_nothing_but_its_version_and_what_build_runs() -> None:
    code = "import sys, goldenrule; print([m for m in sys.modules if m.startswith('goldenrule.')])"
    found = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert found.stdout.strip() == "['goldenrule.native', 'goldenrule.version']"


def test_every_exported_name_is_there() -> None:
    for name in goldenrule.__all__:
        assert getattr(goldenrule, name) is not None
    assert set(goldenrule.__all__) <= set(dir(goldenrule))
    with pytest.raises(AttributeError, match="nothing"):
        goldenrule.nothing  # noqa: B018


def test_a_game_is_asked_and_answered_to_its_end() -> None:
    game = played(decisions=10_000)
    assert game.over
    assert game.winner in ("players", "villain")
    assert game.pending == ()
    assert game.legal(0) == ()
    assert "won by" in repr(game)


def test_the_same_seed_gives_the_same_game() -> None:
    assert played().digest() == played().digest()
    assert played().digest() != played(seed=4).digest()
    assert new_game("champions", seed="3").digest() == new_game("champions", seed=3).digest()


def test_a_copy_goes_its_own_way() -> None:
    game = played(10)
    copy = game.clone()
    assert copy.digest() == game.digest()
    copy.apply(0, copy.legal(0)[0])
    assert copy.digest() != game.digest()
    assert copy.decisions == game.decisions + 1


def test_an_illegal_answer_changes_nothing() -> None:
    game = played(10)
    before = game.digest()
    with pytest.raises(IllegalOption):
        game.apply(0, ("play", 999, 0))
    with pytest.raises(IllegalOption):
        game.apply(3, game.legal(0)[0])
    assert game.digest() == before


def test_a_view_hides_decks_and_shows_the_question() -> None:
    game = played(10)
    view = game.view(0)
    assert set(view.zones["deck0"]) <= {0}
    assert all(view.zones["hand0"])
    assert view.prompt is not None
    assert len(view.prompt.options) == len(game.legal(0))
    assert game.view(-1).prompt is None


def test_a_guess_looks_the_same_to_its_seat() -> None:
    game = played(10)
    guess = game.determinize(0, 99)
    assert guess.legal(0) == game.legal(0)


def test_saving_and_loading_keep_the_position_and_the_history(tmp_path: Path) -> None:
    game = played()
    save(game, tmp_path / "game.json")
    again = load(tmp_path / "game.json")
    assert again.digest() == game.digest()
    again.apply(0, again.legal(0)[0])
    save(again, str(tmp_path / "more.json"))
    assert load(tmp_path / "more.json").digest() == again.digest()
    assert (
        json.loads((tmp_path / "more.json").read_bytes())["entries"][:-1]
        == json.loads((tmp_path / "game.json").read_bytes())["entries"]
    )


def test_a_copy_can_be_saved(tmp_path: Path) -> None:
    copy = played().clone()
    copy.apply(0, copy.legal(0)[-1])
    save(copy, tmp_path / "copy.json")
    assert load(tmp_path / "copy.json").digest() == copy.digest()


def test_a_position_that_was_changed_by_hand_is_not_saved(tmp_path: Path) -> None:
    game = played()
    game.rules.state.acceleration += 1
    with pytest.raises(BadInput, match="something other than `apply`"):
        save(game, tmp_path / "game.json")


def test_errors_name_what_is_wrong(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="chess"):
        new_game("chess")
    with pytest.raises(BadInput, match="villain"):
        new_game("champions", villain="rhino")
    with pytest.raises(BadInput, match="cannot be read"):
        load(tmp_path / "nothing.json")
    with pytest.raises(BadInput, match="cannot be written"):
        save(played(1), tmp_path / "no" / "folder.json")


door: Any = goldenrule
"""The package, called with what it is not made for."""


@pytest.mark.parametrize(
    ("call", "text"),
    [
        (lambda game, path: game.view("x"), "A seat must be a number from 0 to 0, not 'x'"),
        (lambda game, path: game.view(None), "A seat must be a number from 0 to 0, not nothing"),
        (lambda game, path: game.view(0.5), "A seat must be a number from 0 to 0, not 0.5"),
        (lambda game, path: game.view(1), "There is no seat 1; the seats are 0 to 0"),
        (lambda game, path: game.view(-2), "There is no seat -2"),
        (lambda game, path: game.view(10**5_000), "There is no seat a int"),
        (lambda game, path: game.determinize([], 1), "A seat must be a number from 0 to 0, not "),
        (lambda game, path: game.determinize(7, 1), "There is no seat 7"),
        (lambda game, path: game.determinize(0, None), "A seed must be a number or a text, not nothing"),
        (lambda game, path: game.determinize(0, b"x"), "A seed must be a number or a text, not b'x'"),
        (
            lambda game, path: door.save("game", path),
            "Only a game from `new_game` or `load` can be saved, not 'game'",
        ),
        (lambda game, path: door.save(game.rules, path), "can be saved, not a PlayableChampions"),
        (lambda game, path: door.save(game, None), "A file name must be a text or a Path, not nothing"),
        (lambda game, path: door.save(game, 7), "a text or a Path, not 7"),
        (lambda game, path: door.save(game, "a\0b"), "it contains NUL"),
        (lambda game, path: door.save(game, path.parent), "cannot be written"),
        (lambda game, path: door.load(None), "a text or a Path, not nothing"),
        (lambda game, path: door.load(3.5), "a text or a Path, not 3.5"),
        (lambda game, path: door.load(b"game.json"), "a text or a Path, not b'game.json'"),
        (lambda game, path: door.load("a\0b"), "it contains NUL"),
        (lambda game, path: door.load("\ud800"), "a text or a Path, not "),
        (lambda game, path: door.load(path.parent), "cannot be read"),
        (lambda game, path: door.new_game(["champions"]), "The name of a game must be a text, not \\['champions'\\]"),
        (lambda game, path: door.new_game("champions", seed=1.5), "A seed must be a number or a text, not 1.5"),
        (lambda game, path: door.new_game("champions", seed=10**5_000), "too many digits"),
    ],
)
def test_arguments_of_wrong_kinds_get_a_sentence(call: Any, text: str, tmp_path: Path) -> None:
    game = played(3)
    before = game.digest()
    with pytest.raises(BadInput, match=text) as caught:
        call(game, tmp_path / "game.json")
    assert "\n" not in str(caught.value) and len(str(caught.value)) < 300
    assert game.digest() == before and not (tmp_path / "game.json").exists()


def test_answers_that_only_equal_an_option_are_kept_as_the_option(tmp_path: Path) -> None:
    game = played(3)
    verb, entity, detail = next(option for option in game.legal(0) if option[2] in (0, 1))
    game.apply(False, (verb, entity, bool(detail)))
    with pytest.raises(IllegalOption):
        game.apply(0, [verb])  # type: ignore[arg-type]  # no option is written so
    save(game, tmp_path / "game.json")
    assert load(tmp_path / "game.json").digest() == game.digest()


def test_without_a_seed_games_differ() -> None:
    assert new_game("champions").seed != new_game("champions").seed


def test_the_examples_of_the_manual_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    manual = Path(__file__).parents[2] / "docs" / "python.md"
    blocks = re.findall(r"```python\n(.*?)```", manual.read_text(encoding="utf-8"), flags=re.DOTALL)
    assert len(blocks) >= 3
    names: dict[str, object] = {}
    for block in blocks:
        exec(block, names)
