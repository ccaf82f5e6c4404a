"""The code of docs/add_a_game.md works: the game is built, played, proven, and brought to the table."""

import re
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from goldenrule.table.games import GameKind, GameWords
from goldenrule.testing import Nonconformance, check_game

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "add_a_game.md"


def blocks() -> list[str]:
    return re.findall(r"^```python\n(.*?)^```$", PAGE.read_text(encoding="utf-8"), re.M | re.S)


@pytest.fixture(scope="module")
def twelve() -> Any:
    """The page's code in one module, run from the first block to the last."""
    module = ModuleType("twelve_of_the_page")
    exec(compile("\n\n".join(blocks()), str(PAGE), "exec"), module.__dict__)
    return module


def test_the_page_builds_a_game_that_ends_and_conforms(twelve: Any, capsys: pytest.CaptureFixture[str]) -> None:
    assert len(blocks()) == 9
    summary = check_game(twelve.make, [str(i) for i in range(12)], hash_seed=False)
    assert summary.games == 12 and summary.twins > 100


def test_the_mistake_that_the_page_names_is_found(twelve: Any) -> None:
    class Forgetful(twelve.Twelve):  # type: ignore[misc]  # the class is made by the page
        def fresh(self, state: Any) -> Any:
            return Forgetful(state, self.content, self.setup)

        def moved(self, entity: int, before: int) -> None:
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
    wanted = [name for name in dir(GameKind) if not name.startswith("_")] + list(GameKind.__annotations__)
    assert not [name for name in wanted if not hasattr(twelve.GAME, name)]
    game = twelve.GAME.make({}, "1")
    words = twelve.GAME.words(None)
    assert words.prompt(game, game.pending[0]) == "The pile has 0. Which card do you play?"
    assert all(hasattr(GameWords, name) for name in vars(twelve.TwelveWords) if not name.startswith("_"))
    while not game.over:
        seat = game.pending[0].seat
        game.apply(seat, game.legal(seat)[0])
    assert twelve.GAME.winners(game) == (int(game.state.winner),) and game.total() > 12


def test_every_file_that_the_walk_names_exists() -> None:
    rows = re.findall(r"^\| (`.*?`(?:, `.*?`)*) \|", PAGE.read_text(encoding="utf-8"), re.M)
    names = [name for row in rows for name in re.findall(r"`(.*?)`", row)]
    assert len(names) > 15
    folder = ROOT / "src" / "goldenrule" / "games" / "skirmish"
    assert not [name for name in names if not list(folder.glob(name.rstrip("/")))]
