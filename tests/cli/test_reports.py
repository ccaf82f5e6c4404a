"""Reports of a game, with its hidden cards or without."""

import json
from pathlib import Path

from goldenrule.table.position_codes import decode_position
from tests.cli.helpers import lines, run, whole_game


def test_a_report_is_written_about_a_save(tmp_path: Path) -> None:
    run(tmp_path, "play", "champions", "--quick", "--plain", "--seed", "1", typed=lines([1]))
    shown = run(tmp_path, "report", "--note", "strange")
    assert shown.returncode == 0
    report = json.loads((tmp_path / "reports" / "report-1.json").read_text())
    assert report["note"] == "strange" and report["record"]["seed"] == "1"


def test_a_report_says_that_it_holds_all_hidden_cards_and_one_that_hides_does_not(tmp_path: Path) -> None:
    typed = lines(whole_game(1, most=9), "report", "save kept", "report --hide odd", "quit")
    played = run(tmp_path, "play", "champions", "--quick", "--plain", "--seed", "1", "--ask-everything", typed=typed)
    said = " ".join(played.stdout.split())
    assert "It holds the seed, which gives away all hidden cards; goldenrule report --hide" in said
    assert "The file holds the seed, which gives away all hidden cards." in said
    assert "all hidden cards" in run(tmp_path, "report").stdout
    hidden = run(tmp_path, "report", "--hide", "--note", "strange")
    assert hidden.returncode == 0 and "It gives away no hidden card" in hidden.stdout
    files = [(tmp_path / "reports" / f"report-{number}.json").read_text() for number in range(1, 5)]
    whole, in_play, _, left = map(json.loads, files)
    assert whole["holds"].startswith("the seed of the game") and whole["record"]["seed"] == "1"
    for report, note in ((in_play, "odd"), (left, "strange")):
        assert report["record"] is None and report["note"] == note and report["holds"].startswith("what one seat has")
        assert "--seed" not in report["command"]
        told = report["account"]
        decided = whole_game(1, most=9).decisions[-1]
        assert told["decisions"] == decided == len(told["answers"]) and told["log"] and told["options"]
        assert "seed" not in told["made"] and decode_position(told["code"]).recorder.seed != "1"
    replayed = run(tmp_path, "replay", str(tmp_path / "reports" / "report-2.json"))
    assert replayed.returncode == 2 and "a report without hidden cards" in replayed.stderr


def test_a_report_that_hides_needs_the_seat_of_one_of_several_people(tmp_path: Path) -> None:
    run(tmp_path, "play", "skirmish", "--bots", "none", "--plain", "--seed", "1", typed="\n1\n\nquit\n")
    refused = run(tmp_path, "report", "--hide")
    assert refused.returncode == 2 and "Several people play skirmish-1" in refused.stderr
    assert run(tmp_path, "report", "--hide", "--seat", "2").returncode == 0
    assert json.loads((tmp_path / "reports" / "report-1.json").read_text())["account"]["seat"] == 1


def test_a_seat_without_hide_is_refused_for_the_report_would_hide_nothing(tmp_path: Path) -> None:
    run(tmp_path, "play", "skirmish", "--seat", "1", "--plain", typed="1\nquit\n")
    refused = run(tmp_path, "report", "--seat", "1")
    assert refused.returncode == 2 and "--seat works only with --hide" in refused.stderr
    assert not (tmp_path / "reports").exists()
    assert run(tmp_path, "report", "--hide", "--seat", "1").returncode == 0
