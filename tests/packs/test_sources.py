"""Every card says where its values come from, in the same words in all games; also that nobody says it."""

from pathlib import Path
from typing import Any, get_args

import pytest

from goldenrule.gamekit.sources import Source, source_lines
from goldenrule.games.champions import packs
from goldenrule.words.texts import Texts
from tests.cli.helpers import run
from tests.packs.writing import write

CARDS: dict[str, dict[str, Any]] = {
    "champions": {
        "code": "x_1", "name": "Newcomer", "type": "resource", "set": "x", "classification": "basic", "resources": "W",
        "abilities": [],
    },
    "heroes": {
        "id": "x_1", "name": "Newcomer", "type": "ally",
        "abilities": [{"kind": "ally", "moment": "before_roll", "effect": {"add_dice": 1}}],
    },
    "skirmish": {"id": "x_1", "name": "Newcomer", "kind": "battlefield", "cost": ["any"], "vp": 1},
}  # fmt: skip


@pytest.mark.parametrize("game", CARDS)
def test_a_card_without_a_source_says_so(game: str, tmp_path: Path) -> None:
    shown = run(tmp_path, "card", game, "Newcomer", "--pack", str(write(tmp_path, game, CARDS[game])))
    assert (shown.returncode, shown.stdout.splitlines()[-1]) == (0, "Source: no source given.")


@pytest.mark.parametrize("game", CARDS)
def test_a_card_with_a_source_says_which(game: str, tmp_path: Path) -> None:
    folder = write(tmp_path, game, {**CARDS[game], "source": "rulebook"})
    assert "Source: the rulebook" in run(tmp_path, "card", game, "Newcomer", "--pack", str(folder)).stdout


@pytest.mark.parametrize("game", CARDS)
def test_a_source_that_there_is_not_is_a_problem(game: str, tmp_path: Path) -> None:
    checked = run(tmp_path, "pack", "check", str(write(tmp_path, game, {**CARDS[game], "source": "rulebok"})))
    assert checked.returncode == 1 and "'rulebok'" in checked.stdout


def test_every_source_has_words_of_its_own() -> None:
    texts = Texts("en", strict=True)
    assert len({line for source in get_args(Source) for line in source_lines(texts, source)}) == len(get_args(Source))
    lines = source_lines(
        texts, "invented", {"name": "rulebook", "abilities.0": "rulebook", "cost": "invented", "life": ""}
    )
    assert lines[1:] == ["From the rulebook: name, abilities/0.", "No source given: life."]


def test_no_file_of_the_core_set_claims_a_source_for_cards_to_come() -> None:
    """What `all` says would be said of every card that is added; where a card is from, it says itself."""
    files = list((Path(packs.__file__).parent / "pack").glob("*.yaml"))
    shared = [line for file in files for line in file.read_text("utf-8").splitlines() if line.startswith("all:")]
    assert len(shared) == len(files) - 1  # but the manifest
    assert [line for line in shared if "source" in line] == []
