"""`goldenrule pack`, and playing with `--pack`."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import msgspec
import pytest

from goldenrule.packs import library
from goldenrule.packs.reading import read_manifest
from tests.cli.helpers import Result, run

ECHO = str(Path(__file__).resolve().parents[2] / "examples" / "packs" / "echo")


@pytest.fixture(autouse=True)
def fresh(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(library, "_known", {})


def fine(result: Result) -> str:
    assert (result.returncode, result.stderr) == (0, "")
    return result.stdout


def test_a_new_pack_is_made_checked_and_shown(tmp_path: Path) -> None:
    folder = tmp_path / "mine"
    assert "pack.yaml, cards.yaml" in fine(run(tmp_path, "pack", "new", str(folder), "--game", "champions"))
    assert fine(run(tmp_path, "pack", "check", str(folder))).startswith("Mine is a good pack: 2 things")
    shown = fine(run(tmp_path, "pack", "show", str(folder)))
    assert "Rooftop Lookout: ally (justice)" in shown
    assert "Response: After Rooftop Lookout enters play, remove 1 threat from a scheme." in shown
    assert "Source: a content pack" in shown
    again = run(tmp_path, "pack", "new", str(folder))
    assert (again.returncode, again.stderr.count("\n")) == (2, 1)


def test_every_problem_is_a_line(tmp_path: Path) -> None:
    folder = tmp_path / "mine"
    shutil.copytree(ECHO, folder)
    cards = (folder / "cards.yaml").read_text("utf-8")
    (folder / "cards.yaml").write_text(cards.replace("prevent: 3", "prevnet: 3").replace("hp: 2", "hp: two"), "utf-8")
    result = run(tmp_path, "pack", "check", ECHO, str(folder))
    assert result.returncode == 1
    good, *bad = result.stdout.splitlines()
    assert good.startswith("Echo is a good pack")
    assert len(bad) == 2
    assert bad[0].startswith(f"{folder}/cards.yaml:16: echo_02: hp: 'two' is not a number")
    assert "did you mean prevent" in bad[1]
    missing = run(tmp_path, "pack", "check", str(tmp_path / "nowhere"))
    assert missing.returncode == 1
    assert "does not exist" in missing.stdout


def test_other_commands_refuse_a_bad_pack_in_a_line(tmp_path: Path) -> None:
    for command in ("show", "keep"):
        result = run(tmp_path, "pack", command, str(tmp_path / "nowhere"))
        assert (result.returncode, result.stderr.count("\n")) == (2, 1)
    result = run(tmp_path, "play", "champions", "--quick", "--pack", str(tmp_path / "nowhere"))
    assert (result.returncode, result.stderr.count("\n")) == (2, 1)
    assert run(tmp_path, "pack", "new", str(tmp_path / "x"), "--game", "chess").returncode == 2


def test_the_schema_is_printed(tmp_path: Path) -> None:
    for name in ("champions", "manifest"):
        assert json.loads(fine(run(tmp_path, "pack", "schema", name)))["$schema"].endswith("2020-12/schema")


def test_a_game_with_a_pack_is_played_saved_resumed_and_replayed(tmp_path: Path) -> None:
    folder = tmp_path / "echo"
    shutil.copytree(ECHO, folder)
    game = ["play", "champions", "--plain", "--seed", "3", "--heroes", "echo:justice", "--pack", str(folder)]
    played = fine(run(tmp_path, *game, typed="1\n1\nquit\n"))
    assert "Maya Lopez" in played
    shutil.rmtree(folder)
    library._known.clear()
    resumed = fine(run(tmp_path, "resume", "--plain", typed="? Maya Lopez\nquit\n"))
    assert "Alter-Ego Action: Discard 1 card of your choice" in resumed
    (saved,) = (tmp_path / "saves").glob("*.json")
    assert msgspec.json.decode(saved.read_bytes())["options"]["packs"][0]["id"] == "echo"
    assert "Maya Lopez" in fine(run(tmp_path, "replay", "--plain", str(saved)))
    fine(run(tmp_path, "replay", "--verify", str(saved)))
    library._known.clear()
    elsewhere = run(tmp_path / "elsewhere", "replay", "--verify", str(saved))
    assert elsewhere.returncode == 2
    assert "goldenrule pack keep" in elsewhere.stderr
    manifest = read_manifest(ECHO)
    assert manifest is not None
    assert "Echo 1.0 is kept" in fine(run(tmp_path / "elsewhere", "pack", "keep", ECHO))
    library._known.clear()
    fine(run(tmp_path / "elsewhere", "replay", "--verify", str(saved)))


def test_bots_play_with_a_pack(tmp_path: Path) -> None:
    watched = fine(run(tmp_path, "watch", "champions", "--quick", "--seed", "1", "--heroes", "echo", "--pack", ECHO))
    assert "Echo" in watched
    found = run(tmp_path, "simulate", "champions", "--games", "3", "--json", "--heroes", "echo", "--pack", ECHO)
    assert json.loads(fine(found))["games"] == 3
