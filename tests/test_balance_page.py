"""The balance pages are written by a command, and keep what was written by hand."""

from pathlib import Path

import pytest

from scripts import balance_page


def test_a_page_is_made_again_and_keeps_what_is_said_by_hand(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    page = tmp_path / "skirmish_balance.md"
    page.write_text("# Old\n\n| a | b |\n\n## What the cards are for\n\nThey are for Hulk.\n", encoding="utf-8")

    def run(words: list[str]) -> int:
        assert words == ["pack", "balance", "--game", "skirmish", "--out", str(page), "--seed", "3"]
        page.write_text("# New\n", encoding="utf-8")
        return 1

    monkeypatch.setattr(balance_page, "run", run)
    for _ in range(2):
        assert balance_page.write("skirmish", ["--seed", "3"], tmp_path) == 1
        assert page.read_text("utf-8") == "# New\n\n## What the cards are for\n\nThey are for Hulk.\n"
    page.write_text("# Somebody took the heading away\n", encoding="utf-8")
    with pytest.raises(SystemExit, match="would be lost"):
        balance_page.write("skirmish", ["--seed", "3"], tmp_path)
    assert page.read_text("utf-8") == "# Somebody took the heading away\n"


@pytest.mark.parametrize("game", [*balance_page.BY_HAND])
def test_the_pages_have_their_headings(game: str) -> None:
    text = (balance_page.DOCS / f"{game}_balance.md").read_text("utf-8")
    assert text.count(balance_page.BY_HAND[game]) == 1
