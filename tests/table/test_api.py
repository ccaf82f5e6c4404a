"""The package as Python programs use it."""

import copy as copies
import json
import pickle
import random
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

import goldenrule
from goldenrule import BadInput, Game, IllegalOption, load, new_game, save
from goldenrule.bots import make_bot
from goldenrule.kernel.files import save as save_record
from goldenrule.kernel.records import Undo
from goldenrule.table.api import _linked
from goldenrule.table.game_setup import new_session
from goldenrule.table.games import DRAW, own_games
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


def random_game(name: str, decisions: int, seed: int = 5) -> Game:
    game = new_game(name, seed=seed)
    play_on(game, random.Random(seed), lambda _: game.decisions >= decisions)
    return game


@pytest.mark.parametrize("name", own_games())
def test_a_game_is_pickled_small_and_goes_on_the_same(name: str, tmp_path: Path) -> None:
    game = random_game(name, 25)
    data = pickle.dumps(game)
    assert len(data) < 10_000
    for copy in (pickle.loads(data), copies.copy(game), copies.deepcopy(game)):
        assert copy.digest() == game.digest() and copy.seed == game.seed and copy.options == game.options
        play_on(copy, random.Random(1))
        save(copy, tmp_path / "game.json")  # its history is whole: it replays to the same position
        assert load(tmp_path / "game.json").digest() == copy.digest()
        assert copy.decisions > game.decisions == 25


def test_a_game_of_many_decisions_is_pickled() -> None:
    """Copies share the history as a chain of links, too long for pickle to follow."""
    game = random_game("heroes", 100)
    game._history = _linked(game._entries() * 500)
    assert len(pickle.loads(pickle.dumps(game))._entries()) == 500 * game.decisions > 30_000


def test_a_game_with_an_observer_is_pickled_without_it() -> None:
    game = random_game("skirmish", 5)
    game.rules.observer = lambda event: None
    assert pickle.loads(pickle.dumps(game)).rules.observer is None and game.rules.observer is not None


def ended(name: str, winner: str) -> Game:
    """A random game that ends so."""
    for seed in range(200):
        game = random_game(name, 10_000, seed)
        if game.winner == winner:
            return game
    raise AssertionError(f"no game of {name} was won by {winner!r}")


@pytest.mark.parametrize(
    ("name", "winner", "winners", "returns"),
    [
        ("champions", "players", (0,), (1.0,)),
        ("champions", "villain", (), (-1.0,)),
        ("skirmish", "heroes", (0,), (1.0, -1.0)),
        ("skirmish", "villains", (1,), (-1.0, 1.0)),
        ("heroes", "0", (0,), (1.0, -1.0)),
        ("heroes", "1", (1,), (-1.0, 1.0)),
    ],
)
def test_winners_and_returns(name: str, winner: str, winners: tuple[int, ...], returns: tuple[float, ...]) -> None:
    game = new_game(name, seed=1)
    assert game.winners() == () and set(game.returns()) == {0.0}
    if winner == "players":  # random players do not win
        play_on(game.rules, make_bot(name, "sensible", "1"))
    else:
        game = ended(name, winner)
    assert (game.winner, game.winners(), game.returns()) == (winner, winners, returns)


def test_nobody_gains_by_a_draw() -> None:
    game = new_game("skirmish", seed=1)
    game.rules.ends_game(lambda: game.rules.finish(DRAW))
    assert game.over and game.winners() == () and game.returns() == (0.0, 0.0)
    shared = new_game("heroes", seed=1)
    shared.rules.ends_game(lambda: shared.rules.finish("0+1"))
    assert shared.winners() == (0, 1) and shared.returns() == (1.0, 1.0)


@pytest.mark.parametrize("name", own_games())
def test_an_information_state_has_what_a_seat_has_seen_and_done(name: str) -> None:
    game = random_game(name, 30)
    for seat in range(-1, game.seats):
        first, *between, last = game.information_state(seat)
        assert first[0] == last[0] == "view"
        assert last[1] == msgspec.to_builtins(game.view(seat), str_keys=True)
        assert first[1] == msgspec.to_builtins(new_game(name, seed=5).view(seat), str_keys=True)
        assert {each[0] for each in between} <= {"event", "answer"}
        answers = [each for each in between if each[0] == "answer"]
        own = [entry for entry in game.record().entries if not isinstance(entry, Undo) and entry[0] == seat]
        assert [each[2] for each in answers] == [entry[1] for entry in own] and bool(own) == (seat >= 0)
        json.dumps(game.information_state(seat))
    assert game.digest() == random_game(name, 30).digest()


def test_what_is_hidden_from_a_seat_is_not_in_its_information_state() -> None:
    game = random_game("skirmish", 40)
    moves = [[each for each in game.information_state(seat) if each[:2] == ["event", "move"]] for seat in (0, 1)]
    different = [(mine[2], theirs[2]) for mine, theirs in zip(*moves, strict=True) if mine[2] != theirs[2]]
    drawn = [[pair[seat] for pair in different if pair[1 - seat] == [0, ""]] for seat in (0, 1)]
    assert all(drawn) and sum(map(len, drawn)) == len(different), "one of the seats saw each of these cards"
    assert all(id > 0 and code for seat in drawn for id, code in seat)


def test_an_information_state_has_what_was_taken_back(tmp_path: Path) -> None:
    table = new_session("champions", {"heroes": ["spider_man"]}, "3")
    play_on(table, random.Random(3), lambda _: table.game.decisions >= 4)
    table.undo()
    save_record(table.recorder.record(), tmp_path / "game.json")
    state = load(tmp_path / "game.json").information_state(0)
    assert [each for each in state if each[0] == "undo"] == [["undo", 1]]
    assert sum(each[0] == "answer" for each in state) == 4


def test_the_information_state_of_a_changed_game_is_refused() -> None:
    game = played(5)
    game.rules.apply(0, game.legal(0)[0])  # past the history
    with pytest.raises(BadInput, match="changed"):
        game.information_state(0)
    with pytest.raises(BadInput, match="There is no seat 1"):
        played(5).information_state(1)
