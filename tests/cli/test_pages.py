"""Where commands write what they are told to: pages over pages, and never over games, results or packs."""

from pathlib import Path

import pytest

from goldenrule.cli import review
from goldenrule.cli.pages import must_be_page
from goldenrule.kernel.errors import BadInput
from goldenrule.kernel.files import save
from goldenrule.kernel.records import Recorder
from goldenrule.lab import balance
from goldenrule.lab.result_writer import collect
from goldenrule.lab.results import Run, read
from goldenrule.packs.pack_template import make_pack
from goldenrule.table.games import find_game
from goldenrule.table.packs import game_packs
from tests.cli.helpers import run


def no_work(*args: object, **given: object) -> None:
    raise AssertionError("something long began")


@pytest.fixture
def game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A saved game, and nothing that takes long."""
    monkeypatch.setattr(review, "review", no_work)
    monkeypatch.setattr(balance, "play_all", no_work)
    monkeypatch.setattr("goldenrule.lab.result_statistics.findings", no_work)
    monkeypatch.setattr("goldenrule.lab.bench.run", no_work)
    path = tmp_path / "saves" / "skirmish-6.json"
    path.parent.mkdir()
    save(Recorder(find_game("skirmish").make({}, "1"), "1").record(), path)
    return path


def refused(home: Path, *arguments: object) -> str:
    found = run(home, *map(str, arguments))
    assert (found.returncode, found.stdout, found.stderr.count("\n")) == (2, "", 1), found.stderr
    return found.stderr


def test_no_game_is_lost_to_a_page(game: Path, tmp_path: Path) -> None:
    kept = game.read_bytes()
    copy = tmp_path / "copy.html"
    copy.write_bytes(kept)
    (tmp_path / "saves" / "page.html").write_text("<p>")
    for name in ("skirmish-6.json", "page.html", "new.html"):
        said = refused(tmp_path, "review", "skirmish-6", "--html", game.with_name(name))
        assert f"{name} was not written" in said and "another file that ends in .html" in said
    assert "was not written" in refused(tmp_path, "review", copy, "--html", copy)
    assert game.read_bytes() == copy.read_bytes() == kept
    assert sorted(path.name for path in game.parent.iterdir()) == ["page.html", "skirmish-6.json"]
    assert "/nowhere/x.html cannot be written" in refused(tmp_path, "review", "skirmish-6", "--html", "/nowhere/x.html")


def test_no_results_are_lost_to_their_page(game: Path, tmp_path: Path) -> None:
    folder = tmp_path / "results"
    before = collect(folder, [Run.of("skirmish", {}, "pages", ["first"])], 1)
    for path in (folder / "run.json", next(folder.glob("games-*")), game):
        kept = path.read_bytes()
        assert f"{path} was not written" in refused(tmp_path, "report", folder, "--out", path)
        assert path.read_bytes() == kept
    assert "was not written" in refused(tmp_path, "bench", "skirmish", "--out", folder / "run.json")
    assert "cannot be written" in refused(tmp_path, "bench", "skirmish", "--out", "/nowhere/bench.json")
    assert read(folder).equals(before)


def test_no_pack_is_lost_to_its_page(game: Path, tmp_path: Path) -> None:
    pack = tmp_path / "mine"
    make_pack(pack, game_packs("skirmish"))
    (pack / "notes.md").write_text("Mine")
    for path in sorted(pack.iterdir()):
        kept = path.read_bytes()
        assert f"{path} was not written" in refused(tmp_path, "pack", "balance", pack, "--out", path)
        assert path.read_bytes() == kept


def test_a_page_is_written_over(tmp_path: Path) -> None:
    page, other = tmp_path / "page.html", tmp_path / "page.md"
    must_be_page(page, ".html")
    for path in (page, other, tmp_path / "loop.html"):
        path.write_text("old")
    must_be_page(page, ".html", [other])
    with pytest.raises(BadInput, match=r"page\.md was not written"):
        must_be_page(other, ".html")
    (tmp_path / "loop.html").unlink()
    (tmp_path / "loop.html").symlink_to(tmp_path / "loop.html")
    must_be_page(tmp_path / "loop.html", ".html")
