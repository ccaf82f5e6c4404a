"""`goldenrule companion` at the terminal: a round, taking back, going on, and nonsense."""

import json
from pathlib import Path

from tests.cli.helpers import run


def test_a_round_is_told_with_its_clauses_and_nothing_is_lost(tmp_path: Path) -> None:
    begun = ["companion", "evening", "--heroes", "spider_man", "--scenario", "rhino", "--seed", "4", "--plain"]
    first = run(tmp_path, *begun, typed="form 1\ndamage villain 3\n\n\n\n\ndef 3\n\n\nquit\n")
    assert first.returncode == 0 and first.stderr == ""
    for text in (
        "Rhino takes 3 damage. Now: Rhino (11 of 14 hit points).",
        "Step two: Rhino attacks Spider-Man.",
        "Rhino attacks Spider-Man with ATK 2. Who defends?",
        "Boost card Bomb Scare: 2 boost icons. The attack of Rhino deals 1 damage to Spider-Man, with 2 boost icons.",
        "Spider-Man takes 1 damage from Rhino. Now: Spider-Man (9 of 10 hit points).",
    ):
        assert text in " ".join(first.stdout.split()), text
    again = run(tmp_path, "companion", "evening", "--plain", typed="undo\nwhy\ndamage villain 99\ndamage villain 99\n")
    assert "Villain: Rhino I, 11 of 14 hit points" in again.stdout
    assert "Taken back." in again.stdout and "(MC-EATTACK-12)" in again.stdout
    assert "The heroes have won." in again.stdout
    over = run(tmp_path, "companion", "evening", "--plain", typed="why\nxyzzy\nundo\n\nquit\n")
    assert over.returncode == 0 and over.stdout.count("The heroes have won.") == 2
    assert "The game is over; undo takes back what ended it." in over.stdout
    assert "Villain: Rhino II, 15 of 15 hit points" in over.stdout  # before the last line
    done = run(tmp_path, "companion", "evening", "--plain", typed="damage villain 99\n\ndamage villain 1\n")
    assert done.stdout.count("The heroes have won.") == 1 and "go on with" not in done.stdout


def test_what_a_card_says_is_told_once(tmp_path: Path) -> None:
    """The question tells the ability that applies; what else the card says stands above it, but not for boosts."""
    begun = ["companion", "--heroes", "spider_man", "--scenario", "klaw", "--typed", "--plain"]
    to_reveal = "\n\n\n\nHydra Mercenary\n\n\n"
    for card, ability, times in (("Sonic Boom", "When Revealed: Choose one", 1), ("Armored Guard", "Toughness", 1)):
        told = " ".join(run(tmp_path / card, *begun, typed=f"{to_reveal}{card}\nquit\n").stdout.split())
        assert f"reveals {card}." in told and told.count(ability) == times, told
        assert "Boost: After this attack" not in told
    later = run(tmp_path / "later", *begun, typed=f"{to_reveal}Sonic Boom\n? Sonic Boom\nquit\n").stdout
    assert "Boost: After this attack" in " ".join(later.split())


def test_a_companion_of_ultron_shows_its_drones_and_takes_several_commands_in_a_line(tmp_path: Path) -> None:
    begun = ["companion", "--heroes", "spider_man,iron_man", "--scenario", "ultron", "--plain", "--seed", "1"]
    typed = "form 1\nform 2\nenter Drone 1; enter Drone 2; xyzzy; enter Drone 2\nview\nquit\n"
    done = run(tmp_path, *begun, typed=typed)
    text = " ".join(done.stdout.split())
    assert done.returncode == 0 and text.count("Drone enters play.") == 2, "nothing is done behind a mistake"
    assert "Drone engages Spider-Man." in text and "Drone engages Iron Man." in text and "'xyzzy' is neither" in text
    assert "Drone" in run(tmp_path, "companion", "--plain", typed="quit\n").stdout


def test_what_changes_nothing_is_said_to(tmp_path: Path) -> None:
    begun = ["companion", "--heroes", "spider_man", "--scenario", "rhino", "--plain"]
    typed = "thwart main 1\nheal 1 2\nthreat main 1\nthwart main 1\ndamage\nquit\n"
    text = " ".join(run(tmp_path, *begun, typed=typed).stdout.split())
    assert text.count("That changes nothing.") == 2 and "1 threat is removed from The Break-In!" in text
    assert "Type a target and a number; for example: damage villain 3." in text


def test_the_printed_deck_is_typed_in(tmp_path: Path) -> None:
    done = run(
        tmp_path, "companion", "--heroes", "iron_man", "--typed", "--plain",
        typed="form 1\n\n\n\n\n\nHydra Merc\n2\n\nSandman\nview\nundo\nview\nquit\n",
    )  # fmt: skip
    text = " ".join(done.stdout.split())
    assert "Boost card Hydra Mercenary: 1 boost icon." in text
    assert "Type the name of the card that you turn up." in text and "Iron Man reveals Sandman." in text
    assert text.count("Sandman, 4 of 4 hit points") == 1  # shown once, then taken back
    assert "ncounter deck" not in text and "Hand" not in text  # those are on the table


def test_nonsense_changes_nothing(tmp_path: Path) -> None:
    typed = "xyzzy\ndamage\ndamage Galactus 3\nthwart main x\n\x00\n? zzz\n? retaliat\nundo\nquit\n"
    done = run(tmp_path, "companion", "--heroes", "iron_man", "--plain", typed=typed)
    assert done.returncode == 0
    assert "'xyzzy' is neither a command nor an answer" in " ".join(done.stdout.split())
    assert done.stdout.count("There is nothing to take back.") == 1
    text = " ".join(done.stdout.split())
    assert "Nothing matches" in text and "Retaliate: After this character has been" in text


def test_bad_tables_are_one_line(tmp_path: Path) -> None:
    for arguments, says in (
        (["--heroes", "nobody"], "There is no hero 'nobody'"),
        (["--heroes", "iron_man", "--scenario", "x"], "There is no scenario 'x'"),
        (["other"], "There is no companion 'other' to continue"),
        (["../x", "--heroes", "iron_man"], "cannot be named"),
    ):
        done = run(tmp_path, "companion", *arguments)
        assert done.returncode == 2 and says in done.stderr and done.stderr.count("\n") == 1
    run(tmp_path, "companion", "torn", "--heroes", "iron_man", "--plain", typed="quit\n")
    (tmp_path / "companion" / "torn.json").write_text('{"scenario": ')
    done = run(tmp_path, "companion", "torn")
    assert done.returncode == 2 and "is damaged (it is not a table); move it away" in done.stderr
    (tmp_path / "companion" / "torn.json").write_text("[1]")
    done = run(tmp_path, "companion", "torn")
    assert (
        done.returncode == 2
        and "is damaged (it is not a table); move it away" in done.stderr
        and "Expected" not in done.stderr
    )


def test_numbers_that_are_none_end_nothing(tmp_path: Path) -> None:
    long = "9" * 5000
    typed = (
        f"damage villain ²\ndamage villain 9{long[:90]}\nform ²\nform 1\n\n\n\n\n²\ndef {long}\ntoken ²\nview\nquit\n"
    )
    done = run(tmp_path, "companion", "--heroes", "iron_man", "--seed", "4", "--plain", typed=typed)
    assert done.returncode == 0 and done.stderr == ""
    text = " ".join(done.stdout.split())
    assert text.count("must end with a number from 0 to 99") == 2 and "lines of at most 200" in text
    assert "'²' is not a player" in text and "'²' is not a number of tokens" in text
    assert "Rhino I, 14 of 14 hit points" in text and long not in text


def test_a_table_goes_on_whatever_has_been_typed(tmp_path: Path) -> None:
    begun = ["companion", "--heroes", "iron_man", "--seed", "4", "--plain"]
    typed = "enter Breakin' & Takin'\n" + "threat Breakin' & Takin' 99\n" * 12 + "quit\n"
    done = run(tmp_path, *begun, typed=typed)
    assert "cannot have" in done.stdout and "a companion counts to 999" in " ".join(done.stdout.split())
    table = tmp_path / "companion" / "table.json"
    assert len(json.loads(table.read_text())["lines"]) == 11  # what was refused is not kept
    assert run(tmp_path, "companion", "--plain", typed="quit\n").returncode == 0


def test_a_table_of_an_earlier_version_is_told_so(tmp_path: Path) -> None:
    (tmp_path / "companion").mkdir()
    old = {"scenario": "rhino", "expert": False, "players": [], "stages": ["01094"], "schemes": ["01097b"]}
    (tmp_path / "companion" / "old.json").write_text(json.dumps(old, separators=(",", ":")))
    done = run(tmp_path, "companion", "old")
    assert done.returncode == 2 and done.stderr.count("\n") == 1
    assert "old.json comes from an earlier version of Goldenrule; move it away" in done.stderr


def test_a_new_table_takes_no_other_ones_place(tmp_path: Path) -> None:
    begun = ["companion", "--heroes", "iron_man", "--seed", "4", "--plain"]
    assert run(tmp_path, *begun, typed="damage villain 3\nquit\n").returncode == 0
    refused = run(tmp_path, *begun, typed="quit\n")
    assert refused.returncode == 2 and refused.stderr.startswith(
        "The companion 'table' already exists; continue it with"
    )
    assert "Rhino I, 11 of 14 hit points" in run(tmp_path, "companion", "--plain", typed="quit\n").stdout


def test_help_has_lines_that_fit_a_window(tmp_path: Path) -> None:
    begun = ["companion", "evening", "--heroes", "spider_man", "--scenario", "rhino", "--seed", "4", "--plain"]
    shown = run(tmp_path, *begun, typed="help\nquit\n").stdout
    listed = shown[shown.index("Enter            continue") : shown.index("nothing is lost")].splitlines()
    assert 15 < len(listed) < 21 and max(map(len, listed)) < 80
