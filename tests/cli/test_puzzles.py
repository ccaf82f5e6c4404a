"""The commands `puzzle`, `code` and `daily`, and the examples of docs/puzzles.md."""

import io
import json
import re
import shlex
from pathlib import Path

import pytest
from rich.console import Console

from goldenrule.cli.client_texts import Words
from goldenrule.cli.output import Plain, Rich, read_line
from goldenrule.cli.puzzles import PuzzlePlay
from goldenrule.kernel.codec import digest, snapshot
from goldenrule.kernel.decisions import Decision, Option
from goldenrule.kernel.game import Game
from goldenrule.kernel.records import Recorder
from goldenrule.kernel.views import View
from goldenrule.lab.puzzles import puzzle_game, puzzles, start, translated
from goldenrule.languages import FIRST, complete_languages
from goldenrule.table.session import Session
from tests.cli.helpers import PLAY, lines, refused, run, type_in, whole_game

DOCS = Path(__file__).parents[2] / "docs" / "puzzles.md"


def numbers(id: str, answers: list[str]) -> list[str]:
    """What has to be typed for the answers of a puzzle, a line each."""
    begun = start(puzzles()[id])
    game, wanted = begun.game.clone(), dict[str, Option]()
    for words in answers:
        for seat, option in puzzle_game(begun.puzzle.game).answers(game, words):
            wanted[digest(game)] = option
            game.apply(seat, option)
    session = Session(Recorder(begun.game.clone(), "puzzle", practice=True, start=snapshot(begun.game)))

    def choose(game: Game, decision: Decision) -> Option:
        return wanted.get(digest(game), decision.options[0])  # what follows the last answer does not matter

    return type_in(session, choose, lambda _: digest(session.game) not in wanted)


# -- puzzles -----------------------------------------------------------------------------------------------------------


def test_a_solved_puzzle_is_remembered(tmp_path: Path) -> None:
    listed = run(tmp_path, "puzzle").stdout
    assert re.search(r"^  1  takeoff +Take-off +Iron Man / Ultron$", listed, re.M) and "0 of 10 solved" in listed
    typed = lines(numbers("takeoff", puzzles()["takeoff"].solution))
    solved = run(tmp_path, "puzzle", "takeoff", "--plain", typed=typed)
    assert solved.returncode == 0 and "Take-off (level 1 of 5)" in solved.stdout
    assert "Solved: Take-off!" in solved.stdout and "Not solved" not in solved.stdout
    listed = run(tmp_path, "puzzle").stdout
    assert re.search(r"^\* 1  takeoff ", listed, re.M) and "1 of 10 solved" in listed
    assert "No games yet" in run(tmp_path, "stats").stdout


def test_a_puzzle_solved_after_its_solution_was_shown_has_no_star(tmp_path: Path) -> None:
    solve = numbers("takeoff", puzzles()["takeoff"].solution)
    shown = run(tmp_path, "puzzle", "takeoff", "--plain", typed=lines([], "hint", "solution", "retry", *solve))
    assert "Solved: Take-off! It earns no star, because the solution was shown." in " ".join(shown.stdout.split())
    assert "0 of 10 solved" in run(tmp_path, "puzzle").stdout
    again = run(tmp_path, "puzzle", "takeoff", "--plain", typed=lines(solve))
    assert "It earns no star" in again.stdout and "0 of 10 solved" in run(tmp_path, "puzzle").stdout


def test_a_solution_that_is_printed_by_the_shell_costs_the_star_too_but_none_that_is_there(tmp_path: Path) -> None:
    solve = lines(numbers("takeoff", puzzles()["takeoff"].solution))
    assert "- Rocket Boots" in run(tmp_path / "first", "puzzle", "takeoff", "--solution").stdout
    assert "It earns no star" in run(tmp_path / "first", "puzzle", "takeoff", "--plain", typed=solve).stdout
    assert "0 of 10 solved" in run(tmp_path / "first", "puzzle").stdout
    assert "no star" not in run(tmp_path / "later", "puzzle", "takeoff", "--plain", typed=solve).stdout
    assert "- Rocket Boots" in run(tmp_path / "later", "puzzle", "takeoff", "--solution").stdout
    assert "no star" not in run(tmp_path / "later", "puzzle", "takeoff", "--plain", typed=solve).stdout
    assert "1 of 10 solved" in run(tmp_path / "later", "puzzle").stdout


def test_an_error_is_reported_and_no_save_is_promised(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    view = Session.view

    def breaks(session: Session, seat: int) -> View:
        if session.recorder.entries:
            raise ZeroDivisionError("odd")
        return view(session, seat)

    monkeypatch.setattr(Session, "view", breaks)
    for number, (command, saved) in enumerate(
        ((("puzzle", "takeoff"), ""), (("play", "champions", "--quick"), " The game is saved as champions-1.")), 1
    ):
        done = run(tmp_path, *command, "--plain", typed="1\nview\n")
        report = tmp_path / "reports" / f"report-{number}.json"
        holds = f"The report {report} holds the seed, which gives away all hidden cards."
        said = f"Unexpected error (ZeroDivisionError: odd). {holds}{saved}\n"
        assert (done.returncode, done.stderr) == (1, said)
        assert json.loads(report.read_text())["record"]["entries"]


def test_help_promises_no_save_where_there_is_none(tmp_path: Path) -> None:
    puzzle = run(tmp_path, "puzzle", "takeoff", "--plain", typed="help\nhelp saving\nquit\n").stdout
    game = run(tmp_path, "play", "champions", "--quick", "--plain", typed="help\nhelp saving\nquit\n").stdout
    for promise in ("every decision is saved anyway", "the game can be resumed"):
        assert promise not in puzzle and promise in game
    assert "save NAME " in puzzle and "resume NAME" not in puzzle


def test_there_is_nothing_to_retry_at_the_beginning(tmp_path: Path) -> None:
    done = run(tmp_path, "puzzle", "takeoff", "--plain", typed="retry\nhint\n")
    assert done.returncode == 0 and done.stderr == ""
    assert "There is nothing to take back." in done.stdout and "Hint:" in done.stdout


def test_a_failed_puzzle_can_be_tried_again(tmp_path: Path) -> None:
    puzzle = puzzles()["takeoff"]
    fail = numbers("takeoff", ["attack Iron Man", "end turn"])
    solve = numbers("takeoff", puzzle.solution)
    typed = lines([], "hint", *fail, "what", "hint", "solution", "undo", "retry", *solve)
    found = run(tmp_path, "puzzle", "takeoff", "--plain", typed=typed)
    text = " ".join(found.stdout.split())
    assert text.index("Not solved: you can no longer reach the goal.") < text.index("Solved: Take-off!")
    assert puzzle.hints[0] in text and puzzle.hints[1] in text and puzzle.hints[2] not in text
    assert "as you can type it: - Rocket Boots - Play Supersonic Punch: Ultron - Powered Gauntlets: Ultron" in text
    assert text.count("Type retry to start again") == 2  # when it failed, and after a word that is no command
    left = run(tmp_path, "puzzle", "takeoff", "--plain", typed=lines(fail, "quit"))
    assert left.returncode == 0 and "Solved" not in left.stdout
    assert json.loads((tmp_path / "diary.json").read_text()) == {
        "solved": [], "daily": {}, "learned": [], "lessons": {}, "guided": [], "shown": ["takeoff"]
    }  # fmt: skip


def test_hints_and_solutions_are_printed(tmp_path: Path) -> None:
    puzzle = puzzles()["photon"]
    hinted = run(tmp_path, "puzzle", "photon", "--hint").stdout
    assert " ".join(hinted.split()) == f"Hint: {puzzle.hints[0]}"  # a line is no wider than the window
    both = run(tmp_path, "puzzle", "photon", "--hint", "--hint", "--solution").stdout
    hints = " ".join(both.split())
    assert puzzle.hints[1] in hints and puzzle.hints[2] not in hints
    assert "- Carol Danvers\n- Change to hero form\n" in both


def told_solution(home: Path, id: str, tag: str = FIRST) -> list[str]:
    """The lines that are printed as the solution of a puzzle."""
    printed = run(home, "--lang", tag, "puzzle", id, "--solution").stdout.replace("\n  ", " ")  # a long one goes on
    return [line.removeprefix("- ") for line in printed.splitlines() if line.startswith("- ")]


@pytest.mark.parametrize("quick", ["on", "off"])
@pytest.mark.parametrize("tag", [each.tag for each in complete_languages()])
def test_what_is_printed_as_a_solution_solves_when_it_is_typed(tag: str, quick: str, tmp_path: Path) -> None:
    for id in puzzles():
        home, other = tmp_path / id, tmp_path / f"shown-{id}"
        for each in (home, other):
            run(each, "settings", "quick", quick)
        solution = told_solution(other, id, tag)
        done = run(home, "--lang", tag, "puzzle", id, "--plain", typed=lines(solution))
        assert json.loads((home / "diary.json").read_text())["solved"] == [id], (solution, done.stdout[-2_000:])
        assert not any(re.fullmatch(r"[\d ]+", line) for line in solution), solution  # a number alone tells nobody


def test_a_puzzle_asks_about_no_move_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Everything can be taken back, and what is asked again would be a hint."""

    class Person(Plain):
        def __init__(self, words: Words) -> None:
            super().__init__(words)
            self.interactive = True

        def read(self) -> str | None:
            return read_line("")

    monkeypatch.setattr("goldenrule.cli.puzzles.make_output", lambda words, plain: Person(words))
    for id in puzzles():
        solution = told_solution(tmp_path / "shown", id)
        done = run(tmp_path, "puzzle", id, "--plain", typed=lines(solution))
        assert "Solved: " in done.stdout and "all the same?" not in done.stdout, (solution, done.stdout[-2_000:])


@pytest.mark.parametrize("id", puzzles())
def test_the_task_stands_on_the_first_screen_and_can_be_read_again(id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    puzzle, shown, typed, seen = puzzles()[id], io.StringIO(), iter(["puzzle", "quit"]), list[str]()
    console = Console(width=80, height=24, file=shown, color_system=None, highlight=False)

    def read(prompt: str) -> str:
        seen.append(shown.getvalue())
        return next(typed)

    monkeypatch.setattr("builtins.input", read)
    PuzzlePlay(start(puzzle), Rich(Words(puzzle.game), console)).run()
    first, again = seen
    screen = " ".join(" ".join(first.splitlines()[-23:]).split())  # the prompt takes a line
    about = " ".join(puzzle.about.split())
    goal = about.rpartition(". ")[2]
    assert (goal if id in ("no_strings", "one_web") else about) in screen  # of the longest a part has scrolled off
    assert f"{puzzle.name} (level {puzzle.level} of 5) {about}" in " ".join(again.removeprefix(first).split())


def test_puzzles_that_there_are_not(tmp_path: Path) -> None:
    assert "no puzzle 'nonsense'" in refused(run(tmp_path, "puzzle", "nonsense"))
    assert "Name the file" in refused(run(tmp_path, "puzzle", "check"))
    assert "cannot be read" in refused(run(tmp_path, "puzzle", "play", str(tmp_path / "none.yaml")))
    assert "Type nothing after" in refused(run(tmp_path, "puzzle", "photon", "x"))
    (tmp_path / "diary.json").write_text("{", "utf-8")
    assert "is damaged" in refused(run(tmp_path, "puzzle"))
    solved = run(
        tmp_path, "puzzle", "takeoff", "--plain", typed=lines(numbers("takeoff", puzzles()["takeoff"].solution))
    )
    assert solved.returncode == 0 and "Solved" in solved.stdout and "is damaged" in " ".join(solved.stdout.split())


def test_a_puzzle_of_ones_own_is_proved_or_not(tmp_path: Path) -> None:
    file = tmp_path / "mine.yaml"
    file.write_text(example(), "utf-8")
    proved = run(tmp_path, "puzzle", "check", str(file))
    assert proved.returncode == 0 and "The solution reaches the goal." in proved.stdout
    assert "the goal is out of reach: one position was searched, the only one." in proved.stdout
    solved = run(tmp_path, "puzzle", "play", str(file), "--plain", typed="attack\n")
    assert "Solved: The shortest turn!" in solved.stdout
    assert not (tmp_path / "diary.json").exists()
    file.write_text(example().replace("solution: [attack", "solution: [thwart"), "utf-8")
    failed = run(tmp_path, "puzzle", "check", str(file))
    assert failed.returncode == 1 and "The solution does not reach the goal." in failed.stdout
    combat = "in_play: [Web-Shooter]\n      hand: [Swinging Web Kick, Genius"
    file.write_text(example().replace("hand: [Backflip", combat), "utf-8")
    failed = run(tmp_path, "puzzle", "check", str(file))
    assert failed.returncode == 1 and "the goal can still be reached" in failed.stdout
    assert "use Swinging Web Kick" in failed.stdout


# -- codes -------------------------------------------------------------------------------------------------------------


# -- the daily game ----------------------------------------------------------------------------------------------------


# -- docs/puzzles.md ---------------------------------------------------------------------------------------------------


def example() -> str:
    """The puzzle file in the documentation."""
    found = re.search(r"```yaml\n(.*?)```", DOCS.read_text("utf-8"), re.S)
    assert found is not None
    return found[1]


COMMANDS = re.findall(r"^\$ (goldenrule .*)$", DOCS.read_text("utf-8"), re.M)


@pytest.mark.parametrize("command", COMMANDS)
def test_the_commands_of_the_documentation_work(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, command: str) -> None:
    monkeypatch.chdir(tmp_path)
    run(tmp_path, *PLAY, typed=lines(whole_game(1)[:5], "quit"))
    Path("position.txt").write_text(run(tmp_path, "code", "champions-1").stdout, "ascii")
    Path("mine.yaml").write_text(example(), "utf-8")
    found = run(tmp_path, *shlex.split(command)[1:], typed="quit\n")
    assert found.returncode == (1 if command.endswith("--result") else 0), found  # nothing is played yet
    assert found.stdout


def test_the_documentation_shows_commands() -> None:
    assert len(COMMANDS) >= 11


def test_interrupting_a_puzzle_is_no_success(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(prompt: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupted)
    done = run(tmp_path, "puzzle", "takeoff", "--plain")
    assert done.returncode == 130 and done.stderr == ""


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("id", puzzles())
def test_the_task_is_on_the_first_screen(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, id: str, language: str
) -> None:
    monkeypatch.setenv("GOLDENRULE_HOME", str(tmp_path))
    puzzle = puzzles()[id]
    words = Words(puzzle.game)
    words.speak(language)
    console = Console(width=80, height=24, file=io.StringIO(), color_system=None, highlight=False)
    out = Rich(words, console)
    out.interactive = True
    monkeypatch.setattr(out, "read", lambda: None)
    assert PuzzlePlay(start(puzzle), out).run() == 0
    assert isinstance(console.file, io.StringIO)
    screen = [line.rstrip() for line in console.file.getvalue().splitlines()][-23:]
    title = words("puzzle-title", name=translated(puzzle, words.texts.language).name, level=puzzle.level)
    assert title in screen, screen
    assert any(line.startswith(("── ", "╭─")) for line in screen)
