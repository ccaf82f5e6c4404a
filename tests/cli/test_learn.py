"""`learn` at the prompt: lessons are followed by what it says alone, left, taken up again, and lead to a game."""

import io
import re
from pathlib import Path

import pytest
from rich.console import Console

from goldenrule.cli import main
from goldenrule.cli.client_texts import Words
from goldenrule.cli.game_commands import own_commands
from goldenrule.cli.learn import words
from goldenrule.cli.lesson_play import LESSON_COMMANDS, READING, LessonPlay
from goldenrule.cli.output import Plain, Rich
from goldenrule.languages import complete_languages
from goldenrule.table import player_progress
from goldenrule.table.lesson_runner import LessonSession
from goldenrule.table.lessons import TEXTS, games_with_lessons, lessons
from goldenrule.table.prompt_items import Item
from goldenrule.table.word_matching import find
from goldenrule.words.texts import Texts
from tests.cli.helpers import environment, run

T = Texts("en", strict=True)
T.add(TEXTS)


MOST_READS = 100
"""A hint that is followed in vain again and again fails the test."""


class Learner(Plain):
    """Somebody who reads what stands there, and types what it says. `said` are all paragraphs."""

    def __init__(self, words: Words) -> None:
        super().__init__(words)
        self.said: list[str] = []
        self.reads = 0

    def line(self, text: str, indent: str = "") -> None:
        self.said.append(text)
        super().line(text, indent)

    def read(self) -> str | None:
        self.reads += 1
        assert self.reads < MOST_READS, f"{self.said[-9:]} leads nowhere"
        ways = (T.t("learn-puzzle"), T.t("learn-enter"), T.t("learn-next"), T.t("learn-end"))
        last = next(text for text in reversed(self.said) if text in ways or text.startswith("Now: "))
        if (found := re.match(r"Now: ([\d ]+|Enter)", last)) is not None:
            return found[1].replace("Enter", "")
        return {ways[0]: "hint", ways[1]: ""}.get(last, "quit")


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    for name, value in environment(tmp_path).items():
        monkeypatch.setenv(name, value)
    return tmp_path


@pytest.mark.parametrize("id", [lesson.id for game in games_with_lessons() for lesson in lessons(game)])
def test_a_lesson_is_gone_through_in_plain_lines_by_what_the_prompt_says(
    id: str, home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    learners: list[Learner] = []

    def make(words: Words, plain: bool) -> Learner:
        learners.append(Learner(words))
        return learners[-1]

    monkeypatch.setattr("goldenrule.cli.learn.make_output", make)
    game, _, n = id.rpartition("-")
    assert main.run(["learn", game, n, "--plain"]) == 0
    lesson = lessons(game)[int(n) - 1]
    out = " ".join(capsys.readouterr().out.split())
    for number, step in enumerate(lesson.steps, 1):
        assert f"({number}/{len(lesson.steps)}) {' '.join(T.t(lesson.key(step.say)).split())}" in out
    assert T.t("learn-done", title=T.t(lesson.key())) in learners[0].said
    assert player_progress.read(home).learned == [id] and player_progress.read(home).lessons == {}
    assert T.t("cli-took-more") not in out  # what is proposed is taken without a word
    assert T.t("learn-not-now") not in out and not (home / "reports").exists()


def test_a_wrong_answer_is_explained_and_the_question_comes_again(home: Path) -> None:
    done = run(home, "learn", "champions", "1", "--plain", typed="\n\n1\n1\n3\n")
    out = " ".join(done.stdout.split())
    assert out.count(T.t("lesson-champions-1-form-may")) == 2 and T.t("lesson-champions-1-form-end") in out
    assert out.count("Now: 2 (Change to hero form (Spider-Man)).") == 4
    assert out.count(T.t("lesson-champions-1-form")) == 1
    assert out.endswith("Your place is kept; goldenrule learn champions continues the lesson.")


def test_a_lesson_goes_on_where_it_was_left(home: Path) -> None:
    run(home, "learn", "champions", "--plain", typed="\n\n2\nquit\n")
    assert "The first round (4 minutes; left at step 4 of 11)" in " ".join(run(home, "learn", "--list").stdout.split())
    again = run(home, "learn", "champions", "--plain", typed="quit\n")
    assert "You continue at step 4 of 11." in again.stdout and "(4/11) Spider-Man has ATK 2." in again.stdout


def test_steps_are_left_out_and_gone_back_to(home: Path) -> None:
    out = run(home, "learn", "champions", "1", "--plain", typed="skip\n\nskip\nback\nback\nquit\n").stdout
    steps = re.findall(r"^\((\d+)/11\)", out, re.M)
    assert steps == ["1", "2", "3", "4", "3", "2"]
    assert "Enter continues." in out


def test_the_rest_of_a_lesson_is_left_out_and_the_next_one_begins(home: Path) -> None:
    out = run(home, "learn", "champions", "--plain", typed="skip lesson\n\nquit\n").stdout
    assert "Done: The first round." in out and "Lesson 2: The scheme" in out
    assert run(home, "learn", "--list").stdout.count("; done)") == 1
    assert "Lesson 2" in run(home, "learn", "champions", "--plain", typed="quit\n").stdout


@pytest.mark.parametrize("tag", [each.tag for each in complete_languages()])
def test_what_leads_on_is_named_in_short_in_every_language(tag: str, home: Path) -> None:
    """A card without what it costs and does, but a slot with who stands opposite."""
    texts = Texts(tag, strict=True)
    out = run(home, "--lang", tag, "learn", "skirmish", "1", "--plain", typed="\n\n1\n1 2\nquit\n").stdout
    third, fourth = out[out.index("3/12") : out.index("4/12")], out[out.index("4/12") :]
    card = re.findall(r"^1\. (.+?)(?:: |：)", third, re.M)[0]
    slot = re.findall(r"^2\. (.+)", fourth, re.M)[0]
    assert texts.t("learn-now", typed="1", answer=card) in third.splitlines()
    assert texts.t("learn-now", typed="2", answer=slot) in fourth.splitlines()


def test_what_is_said_can_be_repeated_and_looked_up(home: Path) -> None:
    typed = "rules\nlesson\n? Rhino\nview\nwhat\n\n\nlesson\nrules\n? Aunt May\nwhy\nhelp\nquit\n"
    out = run(home, "learn", "champions", "1", "--plain", typed=typed).stdout
    flat = " ".join(out.split())
    assert flat.count("(1/11)") == 2 and flat.count("(3/11)") == 2
    assert "MC-WIN-01: " in flat and "MC-FORM-02: " in flat
    assert flat.count("Also: back goes a step back") == 2  # after what is no command, and after the help


def test_help_lists_only_what_can_be_used(home: Path) -> None:
    for game, typed in (("champions", "\n\nhelp\nquit\n"), ("heroes", "\n" * 3 + "help\nquit\n")):
        out = run(home, "learn", game, "1", "--plain", typed=typed).stdout
        told = out[out.index("1, 2 ...") : out.index("Also: back goes a step back")]
        first = {line.split()[0] for line in told.splitlines()}
        assert first - LESSON_COMMANDS.keys() - own_commands(game).keys() == {"1,", "1", "Enter", "?"}
        assert not first & {"undo", "never", "free", "keep", "save", "cancel", "quick", "sure"}
        assert {"report", "language"} <= first and "help saving" not in told  # of its commands only these can be used
        assert {"map", "dice"} & first == ({"map", "dice"} if game == "heroes" else set())
    assert "hint" not in T.t("learn-reading") and "hint" not in READING


def test_no_line_of_a_lesson_is_passed_over_by_answers_that_are_typed_together(home: Path) -> None:
    out = run(home, "learn", "champions", "1", "--plain", typed="\n\n2; attack; 2\n2\nquit\n").stdout
    assert "2; attack; 2 is not a command, and no" in " ".join(out.split())
    assert re.findall(r"^\((\d+)/11\)", out, re.M) == ["1", "2", "3", "4"]


def test_a_step_back_tells_nobody_that_he_has_been_away(home: Path) -> None:
    out = run(home, "learn", "champions", "1", "--plain", typed="\n\n2\nback\nskip\nback\nquit\n").stdout
    out += run(home, "learn", "champions", "1", "--plain", typed="quit\n").stdout  # its line says where it stands
    assert "You left the game" not in out and out.count("(4/11)") == 2 and "You continue at step 3 of 11." in out


def test_what_a_card_says_is_not_said_twice_in_a_row(home: Path) -> None:
    """Shocker is revealed at the end of step 9, and is the card that step 10 looks at."""
    out = " ".join(run(home, "learn", "champions", "1", "--plain", typed="skip\n" * 8 + "1\nquit\n").stdout.split())
    assert out.count("Shocker – When Revealed") == 1 and out.index("Shocker – ") < out.index("(10/11)")


def test_a_line_is_said_again_in_another_language(home: Path) -> None:
    typed = "language es\n\n\nlanguage en\nlanguage es\nquit\n"
    out = run(home, "learn", "champions", "1", "--plain", typed=typed).stdout
    es = Texts("es", strict=True)
    es.add(TEXTS)
    said = [(T.t(key), es.t(key)) for key in ("lesson-champions-1-goal", "lesson-champions-1-form")]
    flat = " ".join(out.split())
    assert [flat.count(" ".join(line.split())) for line in said[0]] == [1, 1]
    assert [flat.count(" ".join(line.split())) for line in said[1]] == [1, 2]


def test_no_command_is_proposed_that_does_not_work_in_a_lesson(home: Path) -> None:
    out = run(home, "learn", "champions", "1", "--plain", typed="skip\n" * 6 + "quit\n").stdout
    assert "(7/11)" in out and "Do you interrupt?" in out and "never" not in out


def test_the_first_screen_of_each_lesson_fits_a_window(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for game in games_with_lessons():
        shown = io.StringIO()
        monkeypatch.setattr("builtins.input", lambda prompt: "quit")
        monkeypatch.setenv("GOLDENRULE_HOME", str(home))
        w = words(game)
        out = Rich(w, Console(width=80, height=24, file=shown, color_system=None, highlight=False))
        LessonPlay(LessonSession(lessons(game)[0], 0), out).run()
        lines = shown.getvalue().splitlines()
        assert "Lesson 1" in lines[0] and lines[-1].startswith("Your place is kept")
        assert len(lines) <= 24, "the prompt stands where the last line stands here"


@pytest.mark.parametrize("game", games_with_lessons())
def test_the_whole_line_of_a_step_is_on_the_screen_with_its_question(
    game: str, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What was said before it scrolls away, and boards are made shorter."""
    monkeypatch.setenv("GOLDENRULE_HOME", str(home))
    seen = 0
    for lesson in lessons(game):
        shown, read = io.StringIO(), 0

        def typed(prompt: str, shown: io.StringIO = shown) -> str:
            nonlocal read, seen
            said = shown.getvalue()[read:]
            read = len(shown.getvalue())
            window = said.splitlines()[-23:]
            steps = re.findall(r"^\(\d+/\d+\) ", said, re.MULTILINE)
            assert not steps or any(line.startswith(steps[-1]) for line in window), "\n".join(window)
            seen += bool(steps)
            return "skip"

        monkeypatch.setattr("builtins.input", typed)
        w = words(game)
        out = Rich(w, Console(width=80, height=24, file=shown, color_system=None, highlight=False))
        LessonPlay(LessonSession(lesson, 0), out).run()
    assert seen > 10


def test_a_lesson_proposes_only_what_it_goes_on_with(home: Path) -> None:
    out = run(home, "learn", "champions", "2", "--plain", typed="\n1\nquit\n").stdout
    asked = out[out.index("Pay 2 for Black Cat.") :]
    assert "Now: Enter (Discard Emergency + Use Web-Shooter)." in asked
    assert "Enter: Emergency + Web-Shooter." in asked


@pytest.mark.parametrize("played", ["nothing", "left", "learned"])
def test_enter_in_the_first_menu_is_learning_for_newcomers(home: Path, played: str) -> None:
    if played == "left":
        run(home, "play", "skirmish", "--quick", "--plain", typed="1\nquit\n")
    if played == "learned":
        run(home, "learn", "skirmish", "1", "--plain", typed="skip lesson\nquit\n")
    out = run(home, "play", "--plain", typed="\nquit\n").stdout
    assert ("Which game? Enter: learn. quit leaves." in out) == ("Which lesson?" in out) == (played == "nothing")
    assert ("Which game? Enter: Marvel Champions: The Card Game." in out) == (played != "nothing")


def test_a_puzzle_tells_its_answer_when_it_is_asked(home: Path) -> None:
    typed = "\n" + "skip\n" * 6 + "hint\nquit\n"
    out = run(home, "learn", "champions", "3", "--plain", typed=typed).stdout
    puzzle = out[out.index("(7/10)") - 1 :] if "(7/10)" in out else out
    assert T.t("learn-puzzle") in out and "Now: " in puzzle[puzzle.index(T.t("learn-puzzle")) :]


def test_after_the_last_lesson_comes_a_real_game(home: Path) -> None:
    last = str(len(lessons("champions")))
    out = run(home, "learn", "champions", last, "--plain", typed="skip lesson\n\nquit\n").stdout
    assert T.t("learn-end") in " ".join(out.split()) and "Saved as champions" in out and "Keep all cards" in out


def test_the_first_menu_begins_with_the_lessons(home: Path) -> None:
    out = run(home, "play", "--plain", typed="l\n\nquit\n").stdout
    menu = out[: out.index("Which lesson?")]
    assert menu.index("l. learn to play") < menu.index("1. Marvel Champions")
    assert "Lesson 1: The first round" in out and "Your place is kept" in out
    assert run(home, "play", "--plain", typed="learn\nquit\n").stdout.count("Which lesson?") == 1


@pytest.mark.parametrize(
    ("words", "error"),
    [
        (("learn", "champions", "9"), "There is no lesson 9 of champions; choose from 1, 2, 3.\n"),
        (("learn", "chess"), "There are no lessons for 'chess'; choose from "),
    ],
)
def test_lessons_that_there_are_not(words: tuple[str, ...], error: str, home: Path) -> None:
    done = run(home, *words, "--plain")
    assert done.returncode == 2 and done.stderr.startswith(error)


@pytest.mark.parametrize("tag", [each.tag for each in complete_languages()])
def test_what_help_gives_as_an_example_of_several_answers_works(tag: str, tmp_path: Path) -> None:
    texts = Texts(tag, strict=True)
    first, *words = [part.split()[0] for part in texts.t("cli-help-ahead").split(";")[:3]]
    assert first == "2" and len(words) == 2
    shown = run(tmp_path, "--lang", tag, "learn", "champions", "1", "--plain", typed="\n\n2\nquit\n").stdout
    listed = [Item(text, "") for text in re.findall(r"^\d\. (.+)", shown[shown.rindex("4/11") :], re.M)]
    for word, n in zip(words, (3, 4)):
        assert find(listed, word) == ([n], True)


def test_who_names_what_he_pays_in_a_lesson_is_told_that_it_is_asked_next(home: Path) -> None:
    steps = [step.say for step in lessons("champions")[0].steps]
    typed = "skip\n" * steps.index("pay") + "swinging with genius\nquit\n"
    out = " ".join(run(home, "learn", "champions", "1", "--plain", typed=typed).stdout.split())
    assert "You are asked about the payment next:" in out and "There is no other way to pay" not in out
    kick = next(line for line in out.split(". ") if "Swinging Web Kick" in line)
    assert kick and f"({steps.index('pay') + 1}/{len(steps)})" in out


def test_help_behind_the_question_mark_is_help_where_there_is_only_something_to_read(home: Path) -> None:
    out = " ".join(run(home, "learn", "skirmish", "1", "--plain", typed="? help\n? Slot\nquit\n").stdout.split())
    assert out.count(T.t("learn-reading")) == 1 and "Does not attack" not in out
    assert "Slot: " in out, "words of the rules are explained as before"
