"""The code of docs/add_a_game.md works: the game is built, played, proven, and brought to the table."""

import re
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from goldenrule.gamekit.game_kind import GameKind
from goldenrule.gamekit.game_words import GameWords
from goldenrule.kernel.errors import BadInput
from goldenrule.table import games
from goldenrule.testing import Nonconformance, check_game
from tests.cli.helpers import run

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "add_a_game.md"


def blocks() -> list[str]:
    return re.findall(r"^```python\n(.*?)^```$", PAGE.read_text(encoding="utf-8"), re.M | re.S)


@pytest.fixture(scope="module")
def twelve(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    """The page's code in a module of a package, run from the first block to the last."""
    folder = tmp_path_factory.mktemp("page") / "package_of_the_page"
    folder.mkdir()
    (folder / "__init__.py").touch()
    (folder / "twelve.py").write_text("\n\n".join(blocks()), encoding="utf-8")
    sys.path.insert(0, str(folder.parent))
    try:
        yield import_module("package_of_the_page.twelve")
    finally:
        sys.path.remove(str(folder.parent))


def test_the_page_builds_a_game_that_ends_and_conforms(twelve: Any, capsys: pytest.CaptureFixture[str]) -> None:
    assert len(blocks()) == 9
    summary = check_game(twelve.make, [str(i) for i in range(12)], hash_seed=False)
    assert summary.games == 12 and summary.twins > 100


def test_the_mistake_that_the_page_names_is_found(twelve: Any) -> None:
    class Forgetful(twelve.Twelve):  # type: ignore[misc]  # the class is made by the page
        def fresh(self, state: Any) -> Any:
            return Forgetful(state, self.content, self.setup)

        def update_after_move(self, entity: int, before: int) -> None:
            """Forgotten."""

    def make(seed: str) -> Any:
        game = twelve.make(seed)
        return Forgetful(game.state, game.content, game.setup)

    def running(seed: str) -> Any:
        game, other = twelve.make(seed), make(seed)
        other.stack = [frame.copy() for frame in game.stack]
        other.pending = game.pending
        return other

    with pytest.raises((Nonconformance, RuntimeError)):
        check_game(running, ["1"], hash_seed=False)


def test_the_kind_of_the_page_has_all_that_a_kind_has(twelve: Any) -> None:
    assert issubclass(twelve.TwelveKind, GameKind) and issubclass(twelve.TwelveWords, GameWords)
    game = twelve.GAME.make({}, "1")
    words = twelve.GAME.words(None)
    assert words.prompt(game, game.pending[0]) == "The pile has 0. Which card do you play?"
    assert {name for name in vars(twelve.TwelveWords) if not name.startswith("_")} <= {*vars(GameWords)}
    while not game.over:
        seat = game.pending[0].seat
        game.apply(seat, game.legal(seat)[0])
    assert twelve.GAME.winners(game) == (int(game.state.winner),) and game.total() > 12


def test_the_page_lists_all_that_a_game_may_have() -> None:
    text = PAGE.read_text(encoding="utf-8")
    required = {*GameKind.__abstractmethods__, "name", "title"}
    tables: list[tuple[type, set[str]]] = [(GameKind, required), (GameWords, set())]
    for kind, needed in tables:
        table = text.partition(f"| of `{kind.__name__}` |")[2].partition("\n\n")[0]
        rows = re.findall(r"^\| (`.*?`(?:, `.*?`)*) \|", table, re.M)
        named = {name for row in rows for name in re.findall(r"`(.*?)`", row)}
        assert named == {name for name in vars(kind) if not name.startswith("_")} - needed


def test_an_entry_point_that_is_no_kind_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "_entry_points", lambda: {"twelve": Point(object())})
    games._find_game.cache_clear()
    try:
        with pytest.raises(BadInput, match="'twelve' cannot be used: its entry point does not follow docs"):
            games.find_game("twelve")
        assert games.games_of(["twelve"]) == []
    finally:
        games._find_game.cache_clear()


def test_every_file_that_the_walk_names_exists() -> None:
    walk = PAGE.read_text(encoding="utf-8").partition("## 10. Grow")[2]
    rows = re.findall(r"^\| (`.*?`(?:, `.*?`)*) \|", walk, re.M)
    names = [name for row in rows for name in re.findall(r"`(.*?)`", row)]
    assert len(names) > 15
    folder = ROOT / "src" / "goldenrule" / "games" / "skirmish"
    assert not [name for name in names if not list(folder.glob(name.rstrip("/")))]


class Point:
    """The entry point that the page writes, as it is found when the package is installed."""

    def __init__(self, kind: Any) -> None:
        self.name = "twelve"
        self.kind = kind

    def load(self) -> Any:
        return self.kind


def test_the_game_is_played_in_the_terminal(twelve: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(games, "_entry_points", lambda: {"twelve": Point(twelve.GAME)})
    games._find_game.cache_clear()
    try:
        played = run(tmp_path, "play", "twelve", "--plain", "--seed", "1", "--bots", "random", typed="1\n" * 20)
        assert played.returncode == 0, played.stderr
        assert "Which card do you play?" in played.stdout and "The pile has" in played.stdout
        assert re.search(r"Twelve:\n  Pile: \d+ of 12\.\n  Deck \d\.\nYour hand:", played.stdout)
        summed = run(tmp_path, "simulate", "twelve", "--games", "5", "--bots", "random,random", "--jobs", "1")
        assert summed.returncode == 0 and "5 games" in summed.stdout
        watched = run(tmp_path, "watch", "twelve", "--quick", "--bots", "random,random", "--seed", "2", "--plain")
        assert watched.returncode == 0, watched.stderr
    finally:
        games._find_game.cache_clear()
