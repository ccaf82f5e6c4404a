"""`goldenrule play`: whole games typed in, what is shown, and every command at the prompt."""

import contextlib
import io
import json
import re
import subprocess
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from goldenrule.bots import make_bot
from goldenrule.cli.client_texts import Words
from goldenrule.cli.output import Rich
from goldenrule.cli.play import Play
from goldenrule.cli.start import bot_player
from goldenrule.kernel.decisions import DONE, Decision, Option
from goldenrule.kernel.errors import CardFault
from goldenrule.kernel.files import load
from goldenrule.kernel.game import Game
from goldenrule.kernel.records import Recorder
from goldenrule.table import saves
from goldenrule.table.game_setup import new_session, resume_session
from goldenrule.words.columns import columns
from tests.cli.helpers import COMMAND, environment, lines, run, type_in, whole_game

QUICK = ("play", "champions", "--quick", "--plain", "--seed", "1", "--ask-everything")


@pytest.mark.parametrize("heroes", [("spider_man",), ("spider_man", "captain_marvel")])
def test_a_whole_game_is_played_from_a_pipe(tmp_path: Path, heroes: tuple[str, ...]) -> None:
    typed = whole_game(2, heroes)
    played = run(
        tmp_path, "play", "champions", "--heroes", ",".join(heroes), "--plain", "--seed", "2", "--ask-everything",
        typed=lines(typed),
    )  # fmt: skip
    assert played.returncode == 0, played.stderr
    assert played.stderr == ""
    assert re.search(r"You have (won!|lost\.)", played.stdout)
    assert f"{typed.decisions[-1]} decisions" in played.stdout.replace("\n", " ")
    assert len(load(tmp_path / "saves" / "champions-1.json").entries) == typed.decisions[-1]


def test_plain_lines_fit_80_columns_and_have_no_colour_or_boxes(tmp_path: Path) -> None:
    heroes = ("spider_man", "captain_marvel")
    typed = lines(whole_game(3, heroes), "")
    arguments = ("play", "champions", "--heroes", ",".join(heroes), "--plain", "--seed", "3")
    played = run(tmp_path, *arguments, typed=f"help\nwhy\nlog\nsaves\nview\n?Backflip\n{typed}")
    assert max(map(len, played.stdout.splitlines())) <= 80
    assert "\x1b" not in played.stdout
    assert not re.search(r"[─-╿]", played.stdout)


def test_the_same_seed_and_answers_give_the_same_screen(tmp_path: Path) -> None:
    typed = lines(whole_game(1))
    first = run(tmp_path / "a", *QUICK, typed=typed)
    second = run(tmp_path / "b", *QUICK, typed=typed)
    assert first.stdout == second.stdout


def test_undo_takes_back_and_says_why_not(tmp_path: Path) -> None:
    played = run(tmp_path, *QUICK, typed="undo\n1\nundo\n3\nundo\nundo x\nquit\n")
    assert "There is nothing to take back." in played.stdout
    assert played.stdout.count("Taken back.") == 1
    assert "something hidden was seen" in played.stdout.replace("\n", " ").replace("   ", " ")
    assert "Type undo" in played.stdout


def test_practice_games_take_everything_back(tmp_path: Path) -> None:
    played = run(tmp_path, *QUICK, "--practice", typed="1\n2\nundo 2\nquit\n")
    assert "Took back 2 decisions." in played.stdout
    assert load(tmp_path / "saves" / "champions-1.json").practice


def test_several_numbers_answer_several_questions(tmp_path: Path) -> None:
    run(tmp_path, *QUICK, typed="1 3\nquit\n")
    entries = load(tmp_path / "saves" / "champions-1.json").entries
    assert [e[1] for e in entries if isinstance(e, tuple)] == ["discard", "discard", "done"]


def test_several_discards_are_given_in_the_order_of_the_list(tmp_path: Path) -> None:
    played = run(tmp_path, *QUICK, typed="5 1 3\nquit\n")
    entries = [e for e in load(tmp_path / "saves" / "champions-1.json").entries if isinstance(e, tuple)]
    hand = [option for option in new_session("champions", {}, "1").game.pending[0].options if option[0] == "discard"]
    assert [e[1:] for e in entries] == [hand[0], hand[2], hand[4], DONE]
    assert "can no longer be chosen" not in played.stdout


def test_a_question_that_goes_down_a_list_says_what_is_decided(tmp_path: Path) -> None:
    played = " ".join(run(tmp_path, *QUICK, typed="2 ...\nquit\n").stdout.split())
    first, second = re.split("[0-9]. Keep all cards", played)[:2]
    assert "2. Replace Great Responsibility" in first and "is decided" not in first
    assert "Everything up to Great Responsibility is decided." in second and "Replace First Aid" not in second


@pytest.mark.parametrize("answers", [["1 3"], ["3 1"], ["1 ...", "2"]])
def test_a_payment_is_one_answer_in_any_order(tmp_path: Path, answers: list[str]) -> None:
    session, paid = new_session("champions", {}, "1"), 0

    def stop(decision: Decision) -> bool:
        nonlocal paid
        paid += decision.kind == "pay"
        return decision.kind == "pay" and decision.args == (0, 2) and len(decision.options) > 3

    def choose(game: Game, decision: Decision) -> Option:
        plays = [option for option in decision.options if option[0] == "play"]
        return plays[0] if plays else decision.options[-1]

    typed = type_in(session, choose, stop)
    options = session.game.pending[0].options
    run(tmp_path, *QUICK, typed=lines(typed, *answers, "quit"))
    entries = [e for e in load(tmp_path / "saves" / "champions-1.json").entries if isinstance(e, tuple)]
    assert [e[1:] for e in entries[typed.decisions[-1] :]] == [options[0], options[2]]


def test_words_of_an_option_answer_too(tmp_path: Path) -> None:
    played = run(tmp_path, *QUICK, typed="keep all cards\nend your turn\nlog\nquit\n")
    assert "Round 1 begins." in played.stdout
    assert len(load(tmp_path / "saves" / "champions-1.json").entries) == 2


@pytest.mark.parametrize(
    "typed",
    [
        "0",
        "99",
        "-1",
        "dance",
        "\N{SNOWMAN}",
        "?",
        "1x",
        "why nothing at all",
        "? zzz",
        "undo \N{SUPERSCRIPT TWO}",
        "log \N{SUPERSCRIPT TWO}",
        "1" * 5000,
        "undo " + "1" * 5000,
        "? " + "1" * 5000,
        "quit now",
        "exit please",
    ],
)
def test_what_is_no_answer_is_said_and_changes_nothing(tmp_path: Path, typed: str) -> None:
    played = run(tmp_path, *QUICK, typed=f"{typed}\nquit\n")
    assert played.returncode == 0
    assert "Left before the first decision" in played.stdout


@pytest.mark.parametrize("typed", ["quit now", "exit 2", "view 3", "v all", "saves 1", "standing 2"])
def test_what_is_typed_after_a_command_that_takes_nothing_is_not_overlooked(tmp_path: Path, typed: str) -> None:
    played = run(tmp_path, *QUICK, typed=f"{typed}\nhelp\nquit\n")
    text = " ".join(played.stdout.split())
    assert f"{typed} is not a command, and no single option fits it." in text
    assert "undo" in text.rsplit("is not a command", 1)[1], "the game goes on"
    assert text.count("Villain: Rhino") == 1, "the table is shown no second time"


def test_a_number_that_no_option_has_is_said(tmp_path: Path) -> None:
    for typed in ("? 99", "?0", "why 99", "99"):
        played = run(tmp_path, *QUICK, typed=f"{typed}\nquit\n")
        n = typed.strip("?why ")
        assert f"There is no option {n}; choose 1 to 7." in " ".join(played.stdout.split()), typed


def test_a_card_that_breaks_in_the_turn_of_a_bot_can_be_undone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    apply = Recorder.apply

    def breaks(recorder: Recorder, seat: int, option: Option) -> None:
        if seat == 1 and recorder.entries[-1] == (0, "end_turn", 0, 0):
            raise CardFault("The game broke while Odd Card (odd_01) was carried out.")
        apply(recorder, seat, option)

    monkeypatch.setattr(Recorder, "apply", breaks)
    pair = ("--heroes", "spider_man,captain_marvel", "--bots", "first", "--plain", "--seed", "4")
    turn = "keep all cards\nend your turn\n"
    played = run(tmp_path, "play", "champions", *pair, typed=f"{turn}3\nundo\nview\nend your turn\nquit\n")
    screen = " ".join(played.stdout.split())
    assert (played.returncode, played.stderr) == (1, "")
    assert screen.count("Odd Card (odd_01) was carried out. It is a bot’s turn") == 2
    assert "undo takes back your last decision" in screen and "without the pack (without --pack)" in screen
    assert screen.count("The game cannot continue from here: undo takes back your last decision, quit leaves.") == 1
    assert screen.count("Taken back.") == 1
    assert "goldenrule resume champions-1" in screen, "nothing is lost"
    again = run(tmp_path, "resume", "--plain", typed="undo\nlog\nquit\n")
    assert again.returncode == 1 and "Taken back." in again.stdout, "the save can go on, too"
    monkeypatch.undo()
    assert run(tmp_path, "replay", str(tmp_path / "saves" / "champions-1.json"), "--verify").returncode == 0


def test_nothing_to_undo_when_a_card_breaks_in_the_first_turn(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def breaks(*_: object) -> None:
        raise CardFault("The game broke while Odd Card (odd_01) was carried out.")

    monkeypatch.setattr(Recorder, "apply", breaks)
    start = ("play", "skirmish", "--bots", "random", "--seat", "1", "--seed", "2", "--plain")
    played = run(tmp_path, *start, typed="undo\n")
    assert played.returncode == 1 and "There is nothing to take back." in played.stdout, played


def test_help_names_every_command(tmp_path: Path) -> None:
    played = run(tmp_path, *QUICK, typed="help\nhelp asking\nhelp saving\n\nquit\n")
    for word in ("why", "view", "log", "undo", "save", "saves", "resume", "report", "quit", "?", "standing"):
        assert f"    {word}" in played.stdout or f"{word} " in played.stdout


def test_help_fits_a_window_of_24_rows_and_knows_topics_commands_and_terms(tmp_path: Path) -> None:
    def shown(typed: str, *game: str) -> list[str]:
        """What is said to it, below the question."""
        home = tmp_path / str(len([*tmp_path.iterdir()]))
        begun, after = (
            run(home / each, *(game or QUICK), typed=f"\n{each}\nquit\n").stdout for each in ("quit", typed)
        )
        return after.removeprefix(begun.rpartition("Left")[0]).splitlines()[:-1]

    for game in ("champions", "heroes", "skirmish"):
        for typed in ("help", "?", "help asking", "help saving"):
            assert 4 < len(shown(typed, "play", game, "--seat", "1", "--seed", "1", "--plain")) < 24
    assert shown("help undo") == ["undo            take back your last decision; undo 3: the last three"]
    assert shown("help dice") == ["dice cannot be used here; help lists what can."]
    assert shown("help guard") == shown("? guard") != []


def test_a_report_can_be_replayed(tmp_path: Path) -> None:
    typed = whole_game(1, most=10)
    played = run(tmp_path, *QUICK, typed=lines(typed, "report it broke", "quit"))
    assert "report-1.json" in played.stdout.replace("\n", "").replace(" ", "")
    path = tmp_path / "reports" / "report-1.json"
    report = json.loads(path.read_text())
    assert report["note"] == "it broke"
    assert report["version"] and report["python"]
    verified = run(tmp_path, "replay", str(path), "--verify")
    assert verified.returncode == 0, verified.stderr
    assert f"{typed.decisions[-1]} decisions" in verified.stdout
    assert run(tmp_path, "replay", str(path), "--plain").returncode == 0


def test_a_report_that_cannot_be_written_ends_nothing(tmp_path: Path) -> None:
    tmp_path.joinpath("reports").write_text("a file where the folder should be")
    played = run(tmp_path, *QUICK, typed="report\n7\nquit\n")
    assert played.returncode == 0 and "reportscannotbemade" in "".join(played.stdout.split())  # paths may be broken
    assert len(load(tmp_path / "saves" / "champions-1.json").entries) == 1


def test_bots_take_the_other_seats(tmp_path: Path) -> None:
    played = run(
        tmp_path, "play", "champions", "--heroes", "spider_man,captain_marvel", "--bots", "random", "--plain",
        "--seed", "4", typed="keep all cards\nend your turn\nquit\n",
    )  # fmt: skip
    assert played.returncode == 0, played.stderr
    assert "Captain Marvel’s turn:" in played.stdout
    seats = {e[0] for e in load(tmp_path / "saves" / "champions-1.json").entries if isinstance(e, tuple)}
    assert seats == {0, 1}
    again = run(tmp_path, "resume", "--plain", typed="quit\n")
    assert again.returncode == 0


def test_the_first_screen_offers_a_quick_game_heroes_and_the_last_save(tmp_path: Path) -> None:
    first = run(tmp_path, "play", "champions", "--plain", "--seed", "1", typed="9\nnobody\n2\n\n\n\n\n\nquit\n")
    assert "q. quick game" in first.stdout
    assert first.stdout.count("is not among these") == 2
    assert "Carol Danvers" in first.stdout
    run(tmp_path, "play", "champions", "--plain", "--seed", "1", typed="q\n1\nquit\n")
    for arguments in (("play", "champions", "--plain"), ("play", "--plain")):
        again = run(tmp_path, *arguments, typed="resume\nquit\n")
        assert "Continuing champions-1." in again.stdout
    assert run(tmp_path, "play", "--plain", typed="").returncode == 0


def test_decks_are_never_shown(tmp_path: Path) -> None:
    """Of a deck only its size is on the screen: no card appears that is neither in play, in hand nor discarded."""
    played = run(tmp_path, *QUICK, typed="view\nlog\nwhy\nquit\n")
    game = load_names(tmp_path)
    for name in game:
        assert name not in played.stdout


def load_names(home: Path) -> list[str]:
    """Names of the cards that lie in the deck and nowhere else at the start of the quick game."""
    from goldenrule import new_game
    from goldenrule.games.champions.sets import load_facts

    game = new_game("champions", seed=1)
    view = game.view(0)
    shown = {load_facts()[facts["code"]].name for facts in view.cards.values()}
    rules: Any = game.rules
    hidden = {rules.ident(e).name for e in rules.state.zones[rules.zone_names().index("deck0")]}
    return sorted(hidden - shown)


def test_the_scenario_and_every_new_card_are_explained_once(tmp_path: Path) -> None:
    typed = whole_game(13)
    played = run(tmp_path, "play", "champions", "--heroes", "spider_man", "--plain", "--seed", "13", typed=lines(typed))
    screen = " ".join(played.stdout.split())
    assert "The scenario: - The Break-In! – When this stage is completed, the players lose." in screen
    revealed = re.findall(r"\) You reveal (.*?)[.:!] ", screen)
    assert len(revealed) >= 3
    for name in set(revealed):
        assert screen.count(f"- {name} – ") <= 1
    assert any(f"- {name} – " in screen for name in revealed)


def test_a_question_does_not_repeat_what_a_card_says_right_below_it(tmp_path: Path) -> None:
    typed = ("play", "champions", "--heroes", "spider_man", "--plain", "--seed", "2")
    screen = " ".join(run(tmp_path, *typed, typed=lines(whole_game(2))).stdout.split())
    says = "Hydra Bomber – When Revealed: Choose one: (1) take 2 damage; (2) place 1 threat on the main scheme."
    assert f"- {says} " in screen and f"- {says} {says}" not in screen


def test_the_hand_is_explained(tmp_path: Path) -> None:
    played = run(tmp_path, *QUICK, typed="? hand\nquit\n")
    assert "Swinging Web Kick – Hero Action (attack): Deal 8 damage to an enemy." in " ".join(played.stdout.split())


def test_a_reader_who_goes_away_leaves_a_save_and_no_report(tmp_path: Path) -> None:
    typed = lines(whole_game(1), "log", "log", "log")
    process = subprocess.Popen(
        [*COMMAND, *QUICK],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=environment(tmp_path),
    )
    assert process.stdin is not None and process.stdout is not None and process.stderr is not None
    process.stdout.readline()
    process.stdout.close()
    with contextlib.suppress(BrokenPipeError), process.stdin:  # it may have noticed before it reads
        process.stdin.write(typed)
    assert process.wait() == 1
    assert process.stderr.read() == ""
    process.stderr.close()
    assert not (tmp_path / "reports").exists()
    assert len({path.stem for path in (tmp_path / "saves").iterdir()}) <= 1


@pytest.mark.parametrize("seed", ["1", "2", "k1"])
def test_what_happened_last_is_on_the_first_screen_of_a_game_that_is_taken_up_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, seed: str
) -> None:
    """However high the table is: two heroes against Klaw, in the midst of a turn."""
    monkeypatch.setenv("GOLDENRULE_HOME", str(tmp_path))
    session = new_session(
        "champions", {"heroes": ["spider_man", "iron_man"], "scenario": "klaw"}, seed, hold=saves.take_name("again")
    )
    bots = [make_bot("champions", "sensible", f"{seed}/{seat}") for seat in (0, 1)]
    for _ in range(40):
        decision = session.game.pending[0]
        session.apply(decision.seat, bots[decision.seat].choose(session.game, decision.seat, decision))
    session.close()
    console = Console(width=80, height=24, file=io.StringIO(), color_system=None, highlight=False)
    out = Rich(Words("champions"), console)
    monkeypatch.setattr(out, "read", lambda: None)
    assert Play(resume_session(saves.find_save("again"), bot_player), out).run() == 0
    assert isinstance(console.file, io.StringIO)
    shown, _, _ = console.file.getvalue().partition("The input has ended.")
    screen = shown.splitlines()[-23:]
    assert any(line.startswith("You left the game in round ") for line in screen), "\n".join(screen)
    recap = next(n for n, line in enumerate(screen) if line.startswith("You left the game in round "))
    assert any(line.startswith("── ") for line in screen[recap:]), "and where the game stands"


@pytest.mark.parametrize("command", [["saves"], ["learn", "--list"], ["daily", "--result"], ["settings"]])
@pytest.mark.parametrize("language", ["en", "es", "uk", "zh-Hant"])
def test_no_line_of_a_list_is_broken_inside_a_word(tmp_path: Path, command: list[str], language: str) -> None:
    run(tmp_path, "daily", "--plain", typed="\nquit\n")
    run(tmp_path, "learn", "champions", "3", "--plain", typed="\n" + "skip\n" * 5 + "quit\n")
    listed = run(tmp_path, "--lang", language, *command).stdout
    assert listed and all(columns(line) <= 80 for line in listed.splitlines())
