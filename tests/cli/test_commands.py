"""The other commands, exit statuses and what bad input gets: one sentence on standard error and status 2."""

import json
import random
import subprocess
from pathlib import Path
from typing import Any

import msgspec
import pytest

from goldenrule import __version__, load, new_game, save
from goldenrule.kernel.decisions import Option
from goldenrule.kernel.errors import CardFault
from goldenrule.kernel.records import Recorder
from tests.cli.helpers import COMMAND, environment, lines, refused, run, spawn, whole_game
from tests.playing import play_on

ECHO = str(Path(__file__).resolve().parents[2] / "examples" / "packs" / "echo")
"""A content pack."""


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The record of a whole game."""
    home = tmp_path_factory.mktemp("home")
    game = new_game("champions", seed=1)
    play_on(game, random.Random(1))
    save(game, home / "game.json")
    return home / "game.json"


# -- fine --------------------------------------------------------------------------------------------------------------


def test_help_lists_the_commands_and_the_version_is_printed(tmp_path: Path) -> None:
    for arguments in ((), ("--help",)):
        shown = run(tmp_path, *arguments)
        assert shown.returncode == 0
        for command in ("play", "resume", "watch", "simulate", "replay", "check", "cards", "card", "bench", "report"):
            assert f"    {command} " in shown.stdout
    assert run(tmp_path, "--version").stdout.strip() == f"Goldenrule {__version__} (pure Python)"
    assert run(tmp_path, "play", "--help").returncode == 0


def test_watching_a_quick_game_needs_no_terminal(tmp_path: Path) -> None:
    shown = run(tmp_path, "watch", "champions", "--quick", "--seed", "5")
    assert shown.returncode == 0, shown.stderr
    assert "Spider-Man’s turn" in shown.stdout
    assert "have won." in shown.stdout or "has won." in shown.stdout
    assert max(map(len, shown.stdout.splitlines())) <= 80
    assert "\x1b" not in shown.stdout
    assert not (tmp_path / "saves").exists()


def test_watching_two_bots_round_by_round(tmp_path: Path) -> None:
    arguments = ("--heroes", "spider_man,captain_marvel", "--bots", "sensible,random", "--seed", "5")
    shown = run(tmp_path, "watch", "champions", *arguments)
    assert shown.returncode == 0, shown.stderr
    assert "Player 2, alter-ego:" in shown.stdout


@pytest.mark.parametrize(
    ("error", "said"),
    [
        (
            CardFault("The game broke while the card 'odd_01' was carried out."),
            "the card 'odd_01' was carried out. The report ",
        ),
        (
            ZeroDivisionError("odd"),
            "Unexpected error (ZeroDivisionError: odd). The report ",
        ),
    ],
)
def test_a_game_of_bots_that_breaks_is_kept_in_a_report(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, error: Exception, said: str
) -> None:
    apply = Recorder.apply

    def breaks(recorder: Recorder, seat: int, option: Option) -> None:
        if len(recorder.entries) == 9:
            raise error
        apply(recorder, seat, option)

    with monkeypatch.context() as patched:
        patched.setattr(Recorder, "apply", breaks)
        shown = run(tmp_path, "watch", "champions", "--quick", "--seed", "5")
    path = tmp_path / "reports" / "report-1.json"
    assert shown.returncode == 1
    assert said in shown.stderr and str(path) in shown.stderr and len(shown.stderr.splitlines()) == 1
    report = json.loads(path.read_text())
    assert str(error) in report["error"] and report["command"]
    verified = run(tmp_path, "replay", str(path), "--verify")
    assert verified.returncode == 0 and "Verified: 9 decisions" in verified.stdout


SUMMARY = {
    "games": int, "wins": int, "losses": int, "rounds_mean": float, "decisions": int, "forced": int,
    "games_per_s": float, "decisions_per_s": float, "digest": str, "seed": str, "jobs": int,
}  # fmt: skip


def test_simulate_prints_one_json_object_that_does_not_depend_on_the_processes(tmp_path: Path) -> None:
    found = []
    for jobs in ("1", "2"):
        shown = run(
            tmp_path, "simulate", "champions", "--heroes", "spider_man,captain_marvel", "--scenario", "rhino",
            "--games", "24", "--seed", "1", "--bots", "random", "--jobs", jobs, "--json", "--digest",
        )  # fmt: skip
        assert shown.returncode == 0, shown.stderr
        summary = json.loads(shown.stdout)
        assert len(shown.stdout.splitlines()) == 1
        for key, kind in SUMMARY.items():
            assert isinstance(summary[key], kind), key
        assert summary["games"] == summary["wins"] + summary["losses"] == 24
        found.append(summary)
    for key in ("wins", "decisions", "forced", "rounds_mean", "digest"):
        assert found[0][key] == found[1][key]
    assert found[0]["digest"]


def test_simulate_in_words(tmp_path: Path) -> None:
    shown = run(tmp_path, "simulate", "--games", "3", "--bots", "random", "--expert")
    assert shown.returncode == 0, shown.stderr
    assert shown.stdout.startswith("Marvel Champions: The Card Game\n3 games:") and "Digest" not in shown.stdout
    again = run(tmp_path, "simulate", "--games", "3", "--bots", "random", "--expert", "--digest")
    assert again.stdout.splitlines()[-1].startswith("Digest ")


def test_replay_shows_every_decision_and_verifies(tmp_path: Path, played: Path) -> None:
    decisions = load(played).decisions
    shown = run(tmp_path, "replay", str(played))
    assert shown.returncode == 0, shown.stderr
    assert f"{decisions}. Spider-Man - " in shown.stdout
    assert max(map(len, shown.stdout.splitlines())) <= 80
    verified = run(tmp_path, "replay", str(played), "--verify")
    assert verified.returncode == 0
    assert f"Verified: {decisions} decisions" in verified.stdout


def test_replay_steps_until_it_is_left(tmp_path: Path, played: Path) -> None:
    shown = run(tmp_path, "replay", str(played), "--step", typed="\nview\nq\n")
    assert shown.returncode == 0
    assert "3. Spider-Man - " in shown.stdout and "4. Spider-Man - " not in shown.stdout
    assert "Villain: Rhino" in shown.stdout


def test_a_record_of_other_content_goes_on_from_its_snapshot_but_is_not_verified(tmp_path: Path, played: Path) -> None:
    data = json.loads(played.read_bytes())
    data["version"] = data["snapshot"]["version"] = "0.0.1"
    data["digests"]["0"] = "0" * 16
    path = tmp_path / "old.json"
    path.write_text(json.dumps(data))
    shown = run(tmp_path, "replay", str(path))
    assert shown.returncode == 0
    assert "have changed since version 0.0.1" in shown.stdout
    refused(run(tmp_path, "replay", str(path), "--verify"), "differs")


def test_cards_are_found_by_words_and_shown_with_text_and_source(tmp_path: Path) -> None:
    assert len(run(tmp_path, "cards", "champions").stdout.splitlines()) > 200
    found = run(tmp_path, "cards", "champions", "web", "upgrade").stdout
    assert "01008 Web-Shooter" in found and "Swinging" not in found
    card = run(tmp_path, "card", "champions", "01003")
    assert card.returncode == 0
    assert card.stdout.startswith("Backflip: event (identity), Spider-Man, 01003")
    assert "Source:" in card.stdout
    assert run(tmp_path, "card", "champions", "backflip").stdout == card.stdout
    words = ["champions", "web", "upgrade"]
    for place in range(len(words) + 1):  # options stand anywhere
        assert run(tmp_path, "cards", *words[:place], "--pack", ECHO, *words[place:]).stdout == found, place
    assert "Swinging Web Kick" in run(tmp_path, "card", "champions", "swinging", "--pack", ECHO, "web", "kick").stdout
    both = run(tmp_path, "card", "champions", "01001").stdout
    assert "Spider-Man: hero" in both and "Peter Parker: alter-ego" in both


def test_every_card_can_be_shown(tmp_path: Path) -> None:
    from goldenrule.games.champions.client import ChampionsWords
    from goldenrule.games.champions.sets import load_facts
    from goldenrule.words.texts import Texts

    words = ChampionsWords(Texts("en", strict=True))
    for code in load_facts():
        assert len(words.about(code)) >= 2


def test_saves_can_be_loaded_from_python(tmp_path: Path) -> None:
    typed = whole_game(1, most=9)
    run(tmp_path, "play", "champions", "--quick", "--plain", "--seed", "1", "--ask-everything", typed=lines(typed))
    assert load(tmp_path / "saves" / "champions-1.json").decisions == typed.decisions[-1]


def test_a_reader_that_goes_away_is_no_error(tmp_path: Path) -> None:
    with subprocess.Popen(
        [*COMMAND, "cards", "champions"], stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment(tmp_path)
    ) as first:
        assert first.stdout is not None and first.stderr is not None
        first.stdout.close()
        assert first.stderr.read() == b""


def test_the_command_runs_as_a_process(tmp_path: Path) -> None:
    refused(spawn(tmp_path, "play", "chess"), "chess")
    shown = spawn(tmp_path, "watch", "champions", "--quick", "--seed", "5")
    assert shown.returncode == 0 and shown.stderr == ""
    assert shown.stdout == run(tmp_path, "watch", "champions", "--quick", "--seed", "5").stdout


def test_a_saved_game_is_replayed_by_its_name(tmp_path: Path) -> None:
    run(tmp_path, "play", "champions", "--quick", "--plain", "--seed", "1", typed="7\nquit\n")
    named, last = run(tmp_path, "replay", "champions-1", "--verify"), run(tmp_path, "replay", "--verify")
    assert named.returncode == 0 and "Verified: 1 decision" in named.stdout
    assert last.stdout == named.stdout
    file = str(tmp_path / "saves" / "champions-1.json")
    assert run(tmp_path, "replay", file, "--verify").stdout == named.stdout


def test_as_many_players_as_teams_are_no_contradiction(tmp_path: Path) -> None:
    arguments = ("play", "heroes", "--teams", "avengers,x_men", "--players", "2", "--bots", "random", "--plain")
    played = run(tmp_path, *arguments, typed="quit\n")
    assert played.returncode == 0 and played.stderr == ""


def test_the_words_of_a_card_are_one_name(tmp_path: Path) -> None:
    usage = " ".join(run(tmp_path, "card", "--help").stdout.split())
    assert "GAME NAME ..." in usage and "[NAME" not in usage
    found = run(tmp_path, "card", "champions", "Swinging", "Web", "Kick").stdout
    assert found.startswith("Swinging Web Kick")


# -- bad input ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("arguments", "parts"),
    [
        (("dance",), ("dance",)),
        (("play", "chess"), ("chess", "champions")),
        (("play", "--colour"), ("--colour",)),
        (("play", "champions", "--heroes", "hulk"), ("hulk", "spider_man")),
        (("play", "champions", "--heroes", "spider_man,spider_man"), ("twice",)),
        (("play", "champions", "--quick", "--scenario", "thanos"), ("thanos", "rhino")),
        (("play", "champions", "--quick", "--modular", "nothing"), ("nothing", "bomb_scare")),
        (("play", "champions", "--quick", "--first-player", "0"), ("'0'",)),
        (("play", "champions", "--quick", "--first-player", "3"), ("Player 3 cannot be the first: there is only",)),
        (("watch", "champions", "--quick", "--first-player", "3"), ("there is only player 1",)),
        (("play", "heroes", "--bots", "random", "--first-player", "9"), ("Player 9 cannot be the first: the players",)),
        (("play", "champions", "--heroes", "spider_man,captain_marvel", "--bots", "chimp"), ("chimp", "sensible")),
        (("play", "champions", "--quick", "--bots", "random,random"), ("no seat for a bot",)),
        (("play", "heroes", "--scenario", "thanos"), ("thanos", "born_again")),
        (("play", "heroes", "--teams", "avengers,nobodies"), ("nobodies", "x_men")),
        (("play", "heroes", "--players", "7"), ("'7'",)),
        (
            ("play", "heroes", "--teams", "avengers,x_men", "--players", "4"),
            ("The option 'players' says 4, but you named 2 teams",),
        ),
        (
            ("play", "heroes", "--teams", "avengers,x_men", "--players", "99"),
            ("'players' must be 2, 3 or 4, not '99'",),
        ),
        (("play", "champions", "--quick", "--bots", "chimp"), ("chimp", "sensible")),
        (("play", "champions", "--quick", "--seed", ""), ("--seed", "leave it out")),
        (("companion", "--heroes", "iron_man", "--seed", " "), ("--seed", "leave it out")),
        (("companion", "../x"), ("A companion cannot be named '../x'",)),
        (("puzzle", "1"), ("1 is a level; type the name of one of its puzzles: ",)),
        (("puzzle", "99"), ("There is no puzzle '99'",)),
        (("play", "heroes", "--rules", "none"), ("'none'", "many_allies")),
        (("play", "champions", "--modular", "nothing"), ("nothing", "bomb_scare")),
        (("play", "champions", "--bots", "chimp"), ("chimp", "sensible")),
        (("cards", "champions", "web", "--colour"), ("--colour",)),
        (("resume",), ("no saved game",)),
        (("resume", "mine"), ("mine",)),
        (("resume", "../mine"), ("mine",)),
        (("report",), ("no saved game",)),
        (("watch", "chess"), ("chess",)),
        (("watch", "champions", "--delay", "-1"), ("-1",)),
        (("watch", "champions", "--bots", "chimp"), ("chimp",)),
        (("simulate", "champions", "--games", "0"), ("'0'",)),
        (("simulate", "champions", "--games", "many"), ("'many'",)),
        (("simulate", "champions", "--bots", "chimp", "--games", "1"), ("chimp",)),
        (("simulate", "champions", "--heroes", "hulk", "--games", "1"), ("hulk",)),
        (("replay", "nothing.json"), ("nothing.json",)),
        (("replay", "nothing"), ("There is no file 'nothing'", "no saved game 'nothing'")),
        (("replay",), ("no saved game to resume",)),
        (("check", "nothing.yaml"), ("nothing.yaml",)),
        (("card", "champions", "99999"), ("99999",)),
        (("card", "champions", "Power of"), ("The Power of Justice",)),
        (("card", "chess", "1"), ("chess",)),
        (("cards", "champions", "xyzzy"), ("xyzzy",)),
    ],
)
def test_bad_input_gets_one_sentence_and_status_2(
    tmp_path: Path, arguments: tuple[str, ...], parts: tuple[str, ...]
) -> None:
    bad = run(tmp_path, *arguments)
    refused(bad, *parts)
    assert bad.stdout == "", "it is said before anything is asked"


def test_damaged_records_are_refused_with_what_is_wrong(tmp_path: Path, played: Path) -> None:
    good = played.read_bytes()
    data = json.loads(good)

    def changed(**fields: Any) -> bytes:
        return msgspec.json.encode({**data, **fields})

    tampered = [list(entry) for entry in data["entries"]]
    tampered[3] = [0, "play", 999, 0]
    broken = {
        "empty.json": (b"", "is empty"),
        "cut.json": (good[: len(good) // 2], "cut off"),
        "text.json": (b"To whom it may concern", "not JSON"),
        "list.json": (b"[1, 2]", "not a saved game"),
        "binary.json": (bytes(range(256)), ""),
        "future.json": (changed(format=99), "format 99"),
        "other.json": (changed(game="chess"), "chess"),
        "options.json": (changed(options={"heroes": ["hulk"]}), "hulk"),
        "tampered.json": (changed(entries=tampered), "not legal"),
        "digest.json": (changed(digests={**data["digests"], "20": "0" * 16}), "differs from its record"),
        "report.json": (b'{"report": 1, "version": "1", "python": "3", "system": "", "command": []}', "without a"),
        "half.json": (b'{"report": 1}', "not a report"),
        "folder.json": (None, "cannot be read"),
    }
    for name, (content, part) in broken.items():
        path = tmp_path / name
        path.mkdir() if content is None else path.write_bytes(content)
        for more in ((), ("--verify",)):
            refused(run(tmp_path, "replay", str(path), *more), name if name not in IN_THE_GAME else "", part)


IN_THE_GAME = ("options.json", "tampered.json", "digest.json")
"""Records whose fault shows only when they are played again; the message names the decision instead of the file."""


def test_a_damaged_save_is_refused_and_listed_as_such(tmp_path: Path) -> None:
    run(tmp_path, "play", "champions", "--quick", "--plain", "--seed", "1", typed=lines([1]))
    path = tmp_path / "saves" / "champions-1.json"
    path.write_bytes(path.read_bytes()[:100])
    refused(run(tmp_path, "resume"), "champions-1.json", "cut off")
    shown = run(tmp_path, "saves")
    assert shown.returncode == 0 and "cut off" in shown.stdout


def test_a_home_that_cannot_be_written_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    refused(run(tmp_path / "file", "play", "champions", "--quick", "--plain", typed="1\n"), "GOLDENRULE_HOME")


@pytest.mark.parametrize(
    ("text", "status", "part"),
    [
        ("- name: a\n  given: {heroes: [hulk]}\n  then: {}\n", 2, "hulk"),
        ("- name: a\n  given: {players: [{hand: [Nobody]}]}\n  then: {}\n", 2, "Nobody"),
        ("- name: a\n  colour: red\n", 2, "colour"),
        ("- name: [\n", 2, ""),
    ],
)
def test_case_files_that_cannot_be_run_have_status_2(tmp_path: Path, text: str, status: int, part: str) -> None:
    path = tmp_path / "case.yaml"
    path.write_text(text)
    shown = run(tmp_path, "check", str(path))
    assert shown.returncode == status
    assert "Traceback" not in shown.stderr
    assert part in shown.stdout + shown.stderr


def test_the_benchmarks_read_their_own_options(tmp_path: Path) -> None:
    refused(run(tmp_path, "bench", "chess"), "chess")
    refused(run(tmp_path, "bench", "--repeats", "0"), "--repeats")


def test_one_game_is_a_game(tmp_path: Path) -> None:
    for game, says in (("champions", "1 game: "), ("skirmish", "1 game, no draws:")):
        done = run(tmp_path, "simulate", game, "--games", "1")
        assert done.returncode == 0 and says in done.stdout, done.stdout


def test_a_card_says_once_to_which_aspect_it_belongs(tmp_path: Path) -> None:
    for name, says in (
        ("Haymaker", "Haymaker: event, basic, 01087"),
        ("Hulk", "Hulk: ally, aggression, 01050"),
        ("Backflip", "Backflip: event (identity), Spider-Man, 01003"),
    ):
        assert run(tmp_path, "card", "champions", name).stdout.startswith(says)
