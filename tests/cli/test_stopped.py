"""Ctrl+C during many games: one sentence says what is kept of them."""

from pathlib import Path

import pytest

from goldenrule.games.champions.deck_building import new_deck
from goldenrule.games.champions.deck_files import write_deck
from goldenrule.kernel.files import save
from goldenrule.lab import workers
from tests.cli.helpers import run
from tests.lab.test_review import recorded

NOTHING = "Stopped. Nothing has been written.\n"


def stopped(*args: object, **given: object) -> None:
    raise KeyboardInterrupt


@pytest.mark.parametrize(
    "arguments",
    [
        ["review", "GAME"],
        ["duel", "first", "random"],
        ["simulate", "skirmish"],
        ["simulate", "skirmish", "--out", "OUT"],
        ["sweep", "skirmish", "--over", "bots=first", "--out", "OUT"],
        ["pack", "balance", "--game", "skirmish"],
        ["deck", "tune", "DECK"],
        ["deck", "tune", "DECK", "--resume", "OUT"],
    ],
)
def test_what_is_kept_is_said(arguments: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    save(recorded("champions", 24), tmp_path / "game.json")
    deck = tmp_path / "web.yaml"
    deck.write_text(write_deck(new_deck("spider_man", "justice")[0], "yaml"), "utf-8")
    for module in ("simulate", "bot_match", "result_writer", "balance", "tune"):
        monkeypatch.setattr(f"goldenrule.lab.{module}.run_each", stopped)
    monkeypatch.setattr(workers, "run_each", stopped)
    places = {"GAME": tmp_path / "game.json", "OUT": tmp_path / "out", "DECK": deck}
    found = run(tmp_path, *[str(places.get(word, word)) for word in arguments])
    kept = f"Stopped. Finished games are kept in {tmp_path / 'out'}; run the same command to continue.\n"
    assert (found.returncode, found.stdout) == (130, "")
    assert found.stderr == (kept if "OUT" in arguments else NOTHING)
