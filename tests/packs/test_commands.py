"""`goldenrule pack`, and playing with `--pack`."""

import json
import re
import shutil
from pathlib import Path

import msgspec
import pytest

from goldenrule.packs import pack_store
from goldenrule.packs.reading import read_manifest
from tests.cli.helpers import Result, run

EXAMPLES = Path(__file__).resolve().parents[2] / "examples" / "packs"
ECHO = str(EXAMPLES / "echo")
WHAT_IF = str(EXAMPLES / "what_if")


@pytest.fixture(autouse=True)
def fresh(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pack_store, "_known", {})


def fine(result: Result) -> str:
    assert (result.returncode, result.stderr) == (0, "")
    return result.stdout


def test_a_new_pack_is_made_checked_and_shown(tmp_path: Path) -> None:
    folder = tmp_path / "mine"
    assert "pack.yaml, cards.yaml" in fine(run(tmp_path, "pack", "new", str(folder), "--game", "champions"))
    assert fine(run(tmp_path, "pack", "check", str(folder))).startswith("Mine is a valid pack: 2 things")
    shown = fine(run(tmp_path, "pack", "show", str(folder)))
    assert "Rooftop Lookout: ally (justice)" in shown
    assert "Response: After Rooftop Lookout enters play, remove 1 threat from a scheme." in shown
    assert "Source: invented" in shown
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
    assert good.startswith("Echo is a valid pack")
    assert len(bad) == 2
    assert bad[0].startswith(f"{folder}/cards.yaml:16: echo_02: hp: 'two' is not a number")
    assert "did you mean prevent" in bad[1]
    missing = run(tmp_path, "pack", "check", "nowhere")
    assert missing.returncode == 1
    assert missing.stdout == "nowhere/pack.yaml: does not exist.\n"


def test_other_commands_refuse_a_bad_pack_in_a_line(tmp_path: Path) -> None:
    for command in ("show", "keep"):
        result = run(tmp_path, "pack", command, str(tmp_path / "nowhere"))
        assert (result.returncode, result.stderr.count("\n")) == (2, 1)
    result = run(tmp_path, "play", "champions", "--quick", "--pack", str(tmp_path / "nowhere"))
    assert (result.returncode, result.stderr.count("\n")) == (2, 1)
    assert run(tmp_path, "pack", "new", str(tmp_path / "x"), "--game", "chess").returncode == 2


def test_the_schema_is_printed(tmp_path: Path) -> None:
    for name in ("champions", "skirmish", "heroes", "manifest"):
        assert json.loads(fine(run(tmp_path, "pack", "schema", name)))["$schema"].endswith("2020-12/schema")


def test_a_game_with_a_pack_is_played_saved_resumed_and_replayed(tmp_path: Path) -> None:
    folder = tmp_path / "echo"
    shutil.copytree(ECHO, folder)
    game = ["play", "champions", "--plain", "--seed", "3", "--heroes", "echo:justice", "--pack", str(folder)]
    played = fine(run(tmp_path, *game, typed="1\n1\nquit\n"))
    assert "Maya Lopez" in played
    shutil.rmtree(folder)
    pack_store._known.clear()
    resumed = fine(run(tmp_path, "resume", "--plain", typed="? Maya Lopez\nquit\n"))
    assert "Alter-Ego Action: Discard 1 card of your choice" in resumed
    (saved,) = (tmp_path / "saves").glob("*.json")
    assert msgspec.json.decode(saved.read_bytes())["options"]["packs"][0]["id"] == "echo"
    assert "Maya Lopez" in fine(run(tmp_path, "replay", "--plain", str(saved)))
    fine(run(tmp_path, "replay", "--verify", str(saved)))
    pack_store._known.clear()
    elsewhere = run(tmp_path / "elsewhere", "replay", "--verify", str(saved))
    assert elsewhere.returncode == 2
    assert "goldenrule pack keep" in elsewhere.stderr
    manifest = read_manifest(ECHO)
    assert manifest is not None
    assert "Echo 1.0 is kept" in fine(run(tmp_path / "elsewhere", "pack", "keep", ECHO))
    pack_store._known.clear()
    fine(run(tmp_path / "elsewhere", "replay", "--verify", str(saved)))


def test_bots_play_with_a_pack(tmp_path: Path) -> None:
    watched = fine(run(tmp_path, "watch", "champions", "--quick", "--seed", "1", "--heroes", "echo", "--pack", ECHO))
    assert "Echo" in watched
    found = run(tmp_path, "simulate", "champions", "--games", "3", "--json", "--heroes", "echo", "--pack", ECHO)
    assert json.loads(fine(found))["games"] == 3


def test_a_card_that_breaks_under_bots_is_named_and_kept_in_a_report(tmp_path: Path) -> None:
    folder = tmp_path / "echo"
    shutil.copytree(ECHO, folder)
    faces = (folder / "hero.yaml").read_text("utf-8")
    odd = "{draw: {n: 1}}, {exhaust: in_hand}"  # cards in hand are not in play; every game comes to step one
    ability = f"- {{forced_response: {{threat_is_placed: {{during: step_one}}}}, effect: [{odd}]}}"
    both, found = re.subn(r"(back: echo_01[ab]\n +abilities:\n +)", rf"\1{ability}\n      ", faces)
    assert found == 2
    (folder / "hero.yaml").write_text(both, "utf-8")
    watched = run(tmp_path, "watch", "champions", "--quick", "--seed", "1", "--heroes", "echo", "--pack", str(folder))
    assert (watched.returncode, watched.stderr.count("\n")) == (1, 1)
    report = tmp_path / "reports" / "report-1.json"
    assert re.search(r"The game broke while the card 'echo_01[ab]' was being carried out", watched.stderr)
    assert f"The report {report}" in watched.stderr and "without the pack (without --pack)" in watched.stderr
    assert "Verified: " in fine(run(tmp_path, "replay", "--verify", str(report)))


@pytest.mark.parametrize(("game", "replaced"), [("skirmish", "wasp"), ("heroes", "thor")])
def test_a_new_pack_of_every_game_is_made_checked_shown_and_played(tmp_path: Path, game: str, replaced: str) -> None:
    folder = str(tmp_path / "mine")
    fine(run(tmp_path, "pack", "new", folder, "--game", game))
    assert fine(run(tmp_path, "pack", "check", folder)).startswith("Mine is a valid pack: 2 things")
    shown = fine(run(tmp_path, "pack", "show", folder))
    assert f"({replaced})" in shown and "abilities" not in shown
    watched = fine(run(tmp_path, "watch", game, "--quick", "--seed", "1", "--pack", folder))
    assert "Seed: 1" in watched or "seed" in watched.lower()
    found = run(tmp_path, "simulate", game, "--games", "2", "--json", "--pack", folder)
    assert json.loads(fine(found))["games"] == 2


def test_cards_of_a_pack_are_found_and_shown(tmp_path: Path) -> None:
    assert "Frost Thor" in fine(run(tmp_path, "cards", "skirmish", "thor", "--pack", WHAT_IF))
    assert "Frost Thor" not in fine(run(tmp_path, "cards", "skirmish", "thor"))
    card = fine(run(tmp_path, "card", "skirmish", "what_if_moon", "--pack", WHAT_IF))
    assert "When played: choose one: draw 1 card" in card
    assert "Mirror Strike" in fine(run(tmp_path, "cards", "champions", "mirror", "--pack", ECHO))
    wrong = run(tmp_path, "card", "champions", "Thor", "--pack", WHAT_IF)
    assert (wrong.returncode, wrong.stderr.count("\n")) == (2, 1)
    assert "the pack is for 'skirmish', not for 'champions'" in wrong.stderr


def test_first_screens_offer_what_packs_add(tmp_path: Path) -> None:
    asked = run(tmp_path, "play", "champions", "--plain", "--pack", ECHO, typed="echo\n\n\n\n\n\nquit\n").stdout
    assert "6. Echo (protection)" in asked
    assert "Maya Lopez" in asked
    folder = tmp_path / "teams"
    folder.mkdir()
    (folder / "pack.yaml").write_text("format: 1\nid: teams\ngame: heroes\nfiles: [cards.yaml]\n", "utf-8")
    (folder / "cards.yaml").write_text("- {id: avengers, name: Earth's Mightiest, type: team}\n", "utf-8")
    asked = run(tmp_path, "play", "heroes", "--plain", "--pack", str(folder), typed="quit\n").stdout
    assert "1. Earth's Mightiest" in asked


def test_a_duel_with_a_pack_is_played_saved_and_resumed(tmp_path: Path) -> None:
    folder = tmp_path / "what_if"
    shutil.copytree(WHAT_IF, folder)
    fine(
        run(tmp_path, "play", "skirmish", "--quick", "--plain", "--seed", "3", "--pack", str(folder), typed="1\nquit\n")
    )
    shutil.rmtree(folder)
    pack_store._known.clear()
    resumed = fine(run(tmp_path, "resume", "--plain", typed="? Frost Thor\nquit\n"))
    assert "Frost Thor (boosted)" in resumed


def test_cases_are_run_with_packs(tmp_path: Path) -> None:
    cases = tmp_path / "cases.yaml"
    side = "{slots: {1: shield_recruit, 3: black_widow}}"
    cases.write_text(
        f"- name: the director\n  game: skirmish\n  given: {{packs: ['{WHAT_IF}'], heroes: {side}}}\n"
        "  then: {heroes: {slots: {1: {strength: 2}}}}\n"
        f"- name: the spy\n  game: skirmish\n  given: {{heroes: {side}}}\n"
        "  then: {heroes: {slots: {1: {strength: 1}}}}\n",
        "utf-8",
    )
    assert fine(run(tmp_path, "check", str(cases))).count("ok ") == 2
