"""Codes and saves that are shared: `goldenrule code`, and links to a moment."""

import re
from pathlib import Path

from goldenrule import load, new_game
from goldenrule.kernel.codec import digest
from goldenrule.kernel.views import view
from goldenrule.table.position_codes import decode_position, encode_position
from tests.cli.helpers import PLAY, lines, refused, run, whole_game


def test_a_save_is_shared_and_played_on(tmp_path: Path) -> None:
    run(tmp_path, *PLAY, typed=lines(whole_game(1, most=12), "quit"))
    made = run(tmp_path, "code", "--about", "Well?")
    assert made.returncode == 0 and "hidden cards are dealt again" in made.stderr
    code = made.stdout.strip()
    other = tmp_path / "other"
    for given, typed in ((code, ""), ("-", made.stdout)):
        played = run(other, "code", "--play", given, "--plain", typed=typed + "view\n1\nundo\nquit\n")
        assert played.returncode == 0 and "A practice game from a code" in played.stdout
        assert "Note: Well?" in played.stdout and "Spider-Man" in played.stdout
    file = tmp_path / "code.txt"
    file.write_text("\n".join(code[at : at + 70] for at in range(0, len(code), 70)), "ascii")
    played = run(other, "code", "--play", str(file), "--plain", typed="1\nquit\n")
    name = re.search(r"saved as (champions-\d+)", played.stdout)
    assert name is not None
    exact = decode_position(run(other, "code", name[1]).stdout)[0].game  # a practice game: as it is
    again = decode_position(run(other, "code", name[1]).stdout)[0].game
    assert digest(exact) == digest(again)
    hidden = [digest(decode_position(run(tmp_path, "code").stdout)[0].game) for _ in range(2)]
    assert hidden[0] != hidden[1]
    assert run(other, "resume", name[1], "--plain", typed="quit\n").returncode == 0


def test_a_bot_sits_where_it_sat(tmp_path: Path) -> None:
    typed = "1\nquit\n"
    run(tmp_path, "play", "skirmish", "--bots", "random", "--seat", "2", "--seed", "1", "--plain", typed=typed)
    for _ in range(2):  # the code of the save, then that of the practice game from it
        code = run(tmp_path, "code").stdout
        assert decode_position(code).bots == {0: "random"}
        played = run(tmp_path, "code", "--play", "-", "--plain", typed=code + "1\nquit\n")
        assert played.returncode == 0 and "Pass the keyboard" not in played.stdout
        assert "goldenrule resume" in " ".join(played.stdout.split())
    alone = run(tmp_path, *PLAY, typed="1\nquit\n")
    assert alone.returncode == 0 and decode_position(run(tmp_path, "code", "champions-1").stdout).bots == {}


def test_a_code_shows_the_cards_of_one_person(tmp_path: Path) -> None:
    """With two people it has to be said which one: neither code tells of the other's hand."""
    run(tmp_path, "play", "skirmish", "--bots", "none", "--seed", "hush", "--plain", typed="\n1\n\nquit\n")
    said = refused(run(tmp_path, "code"))
    assert "Several people play skirmish-1" in said and "--seat and one of: 1, 2" in said
    assert "No person sits at seat 3 of skirmish-1" in refused(run(tmp_path, "code", "--seat", "3"))
    real = load(tmp_path / "saves" / "skirmish-1.json").rules
    for seat, who in enumerate(("Heroes", "Villains")):
        made = run(tmp_path, "code", "--seat", str(seat + 1))
        assert made.returncode == 0 and f"This is skirmish-1 as {who} knows it" in made.stderr
        shared = decode_position(made.stdout)
        assert shared.eyes == seat and view(shared.recorder.game, seat) == view(real, seat)
        assert shared.recorder.seed != "hush"
        played = run(tmp_path / "other", "code", "--play", "-", "--plain", typed=made.stdout + "quit\n")
        assert f"It is the position that {who} knew" in " ".join(played.stdout.split())


def test_a_code_with_an_unknown_bot_is_refused(tmp_path: Path) -> None:
    code = encode_position(new_game("skirmish", seed=1).rules, "1", "", {1: "nobody"})
    assert "There is no bot 'nobody'" in refused(run(tmp_path, "code", "--play", code))


def test_a_moment_is_no_part_of_the_name_of_a_saved_game(tmp_path: Path) -> None:
    run(tmp_path, *PLAY, typed="1\nquit\n")
    told = refused(run(tmp_path, "code", "champions-1@zz"))
    assert "The saved game 'champions-1' exists, but '@zz' is not part of its name" in told
    assert "no saved game 'other@zz'" in refused(run(tmp_path, "code", "other@zz"))


def test_codes_that_are_none(tmp_path: Path) -> None:
    assert "not a position code" in refused(run(tmp_path, "code", "--play", "hello"))
    assert "incomplete or was changed" in refused(run(tmp_path, "code", "--play", "GR1.abcdefghijklmnop"))
    assert "begins with GR1." in refused(run(tmp_path, "code", "--play", "-", typed="what\n"))
    file = tmp_path / "code.bin"
    file.write_bytes(bytes(range(256)) * 2_000)
    refused(run(tmp_path, "code", "--play", str(file)))
    assert "no saved game" in refused(run(tmp_path, "code", "nothing"))
