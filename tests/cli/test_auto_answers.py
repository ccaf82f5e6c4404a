"""`never`, `always`, `ask`, `free` and `standing` at the prompt."""

import json
from pathlib import Path
from typing import Any

import pytest

from goldenrule import new_game
from goldenrule.cli.client_texts import Words
from goldenrule.kernel.decisions import Decision, Option
from goldenrule.kernel.files import load
from goldenrule.kernel.records import Recorder
from goldenrule.table.auto_answers import Ability, ability_of
from goldenrule.table.game_setup import new_session
from tests.cli.helpers import Result, Typed, at_random, lines, run, type_in

SENSE = Ability("01001a", 0)
START = ("play", "champions", "--quick", "--plain", "--seed", "3", "--ask-everything")
NEVER = "You passed without being asked: the standing answer for Spider-Man is never."
ALWAYS = "You were not asked: the standing answer for Spider-Man is always."


def typed(count: int = 1) -> Typed:
    """What is typed up to the question, for the so manieth time, whether Spider-Sense is used; it is passed before."""
    session, chance, left = new_session("champions", {}, "3"), at_random(10), count

    def senses(decision: Decision) -> bool:
        return [ability_of(session.game, decision, option) for option in decision.options] == [SENSE, None]

    def stop(decision: Decision) -> bool:
        nonlocal left
        left -= senses(decision)
        return not left

    found = type_in(session, lambda game, d: d.options[1] if senses(d) else chance(game, d), stop)
    assert not left, "it was not asked so often"
    return found


def screen(played: Result) -> str:
    assert (played.returncode, played.stderr) == (0, "")
    return " ".join(played.stdout.split())


def entries(home: Path) -> list[Any]:
    return list(load(home / "saves" / "champions-1.json").entries)


@pytest.mark.parametrize(("word", "number", "said"), [("never", 2, NEVER), ("always", 1, ALWAYS)])
def test_the_question_at_hand_and_all_later_ones_are_answered(
    tmp_path: Path, word: str, number: int, said: str
) -> None:
    before = typed()
    shown = screen(run(tmp_path / "a", *START, typed=lines(before, f"{word} 1", "quit")))
    assert f"From now on {'never used,' if word == 'never' else 'used'} without asking" in shown
    assert said in shown
    run(tmp_path / "b", *START, typed=lines([*before, number], "quit"))
    assert entries(tmp_path / "a") == entries(tmp_path / "b")


def test_later_questions_are_passed_and_the_save_keeps_that(tmp_path: Path) -> None:
    first, second = typed(), typed(2)
    shown = screen(run(tmp_path / "b", *START, typed=lines(second, "quit")))
    assert NEVER not in shown
    screen(run(tmp_path, *START, typed=lines(first, "never 1", "quit")))
    kept = json.loads((tmp_path / "saves" / "champions-1.seats").read_text())
    assert kept["standing"] == {"0": [["01001a", 0, "never"]]}
    shown = screen(run(tmp_path, "resume", "--plain", typed=lines(second[len(first) + 1 :], "standing", "quit")))
    assert shown.count(NEVER) == 2, "what happened before the game was left, and the second time"
    assert "- Spider-Man, ability 1: never" in shown
    assert entries(tmp_path)[: second.decisions[-1] + 1] == [
        *entries(tmp_path / "b"),
        [*entries(tmp_path)][second.decisions[-1]],
    ]
    verified = run(tmp_path, "replay", str(tmp_path / "saves" / "champions-1.json"), "--verify")
    assert verified.returncode == 0


def test_they_are_listed_and_taken_away(tmp_path: Path) -> None:
    first, second = typed(), typed(2)
    none = "You have no standing answers."
    commands = ("standing", "never 1", "standing", "ask spider", "standing")
    shown = screen(run(tmp_path / "a", *START, typed=lines(first, *commands, "quit")))
    assert shown.count(none) == 2 and shown.count("- Spider-Man, ability 1: never") == 1
    assert "From now on asked about again: Spider-Man" in shown
    # back at the first question, which was answered by hand: it is asked, says what stands, and `ask` takes its number
    commands = ("never 1", f"undo {len(second) - len(first)}", "ask 1", "standing", "2")
    shown = screen(run(tmp_path / "b", *START, "--practice", typed=lines(second, *commands, "quit")))
    assert shown.count("[standing answer: never]") == 1
    assert shown.count(NEVER) == 1 and shown.count(none) == 1
    assert (
        len(entries(tmp_path / "b")) == second.decisions[-1] + 3
    )  # the answer that was given, the undo, and the last answer


@pytest.mark.parametrize(
    ("command", "said"),
    [
        ("never", "Type never and the number of an option, 1 to 2."),
        ("always backflip", "Type always and the number of an option, 1 to 2."),
        ("ask", "Type ask and the number of an option, 1 to 2."),
        ("free a civilian", "free a civilian is not a command, and no single option"),
        ("ask goblin", "ask goblin is not a command, and no single option fits it."),
        ("never 3", "There is no option 3; choose 1 to 2."),
        ("never 2", "Option 2 is not an optional ability"),
    ],
)
def test_what_cannot_be_is_said(tmp_path: Path, command: str, said: str) -> None:
    before = typed()
    assert said in screen(run(tmp_path, *START, typed=lines(before, command, "quit")))
    assert len(entries(tmp_path)) == before.decisions[-1]


def test_an_option_that_begins_with_ask_is_still_an_answer(tmp_path: Path) -> None:
    """A player is asked to use an action, in words."""
    pair = ("spider_man", "captain_marvel")
    session = new_session("champions", {"heroes": list(pair)}, "3")
    before = type_in(session, at_random(1), lambda decision: any(option[0] == "request" for option in decision.options))
    game, decision = session.game, session.game.pending[0]
    request = next(option for option in decision.options if option[0] == "request")
    answer = Words("champions").option(game, decision, request)
    assert answer.startswith("Ask ")
    start = ("play", "champions", "--heroes", ",".join(pair), "--seed", "3", "--plain")
    screen(run(tmp_path, *start, typed=lines(before, answer.lower(), "quit")))
    assert entries(tmp_path)[-1] == (decision.seat, *request)


def test_an_answer_that_breaks_the_game_leaves_the_question_to_the_person(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else the save could not be resumed any more: the same answer would break it again before the first prompt."""
    before, apply = typed(), Recorder.apply

    def breaks(recorder: Recorder, seat: int, option: Option) -> None:
        if option[0] == "use":
            raise ZeroDivisionError("odd")
        apply(recorder, seat, option)

    with monkeypatch.context() as patched:
        patched.setattr(Recorder, "apply", breaks)
        played = run(tmp_path, *START, typed=lines(before, "always 1", "quit"))
        again = run(tmp_path, "resume", "--plain", typed="ask 1\n2\nquit\n")
    for each in (played, again):
        shown = " ".join(each.stdout.split())
        assert (each.returncode, each.stderr) == (1, "")
        assert (
            shown.count("A standing answer could not be carried out (ZeroDivisionError: odd); you are asked instead.")
            == 1
        )
        assert ALWAYS not in shown
    assert len(entries(tmp_path)) == before.decisions[-1] + 1
    report = json.loads((tmp_path / "reports" / "report-2.json").read_text())
    assert "ZeroDivisionError: odd" in report["error"] and len(report["record"]["entries"]) == before.decisions[-1]


def test_a_marked_option_is_still_answered_by_its_words(tmp_path: Path) -> None:
    first, second = typed(), typed(2)
    run(tmp_path / "first", *START, typed=lines(first, "quit"))
    game = new_game("champions", seed=3)
    for _, *option in entries(tmp_path / "first"):
        game.apply(0, tuple(option))
    words = Words("champions").option(game.rules, game.pending[0], game.pending[0].options[0])
    # back at the first question, now marked; the mark is no part of its words
    commands = ("never 1", f"undo {len(second) - len(first)}", "[standing answer: never]", words)
    shown = screen(run(tmp_path, *START, "--practice", typed=lines(second, *commands, "quit")))
    assert shown.count("[standing answer: never]") == 2
    assert "[standing answer: never] is not a command, and no" in shown
    assert entries(tmp_path)[-1] == (0, *game.legal(0)[0])


def test_actions_of_a_turn_have_none(tmp_path: Path) -> None:
    """A turn is not passed ability by ability: nothing stands for what a player does of his own accord."""
    shown = screen(run(tmp_path, *START, typed="keep all cards\nnever 1\nstanding\nquit\n"))
    assert "Option 1 is not an optional ability" in shown
    assert "You have no standing answers" in shown


# -- free benefits, and what is kept for later games ------------------------------------------------------------------

FREE = "(Used without asking: it costs nothing and only helps.) You use your ability and draw 1 card"
"""One line tells that it was used, why, and what came of it."""
DEFAULTS = START[:-1]
"""As new players start."""


def test_new_players_are_not_asked_about_what_only_helps(tmp_path: Path) -> None:
    before = typed()
    shown = screen(run(tmp_path / "a", *DEFAULTS, typed=lines(before, "quit")))
    assert FREE in shown
    shown = screen(run(tmp_path / "b", *START, typed=lines([*before, 1], "quit")))
    assert FREE not in shown
    assert entries(tmp_path / "a") == entries(tmp_path / "b"), "recorded as if the seat had said so"


def test_free_off_asks_and_the_save_keeps_that(tmp_path: Path) -> None:
    before = typed()
    shown = screen(run(tmp_path, *DEFAULTS, typed=lines([], "free", "free off") + lines(before, "quit")))
    assert "Type free on or free off. An ability that costs nothing" in shown
    assert "From now on you are asked about abilities that cost nothing, too." in shown
    assert FREE not in shown and len(entries(tmp_path)) == before.decisions[-1]
    shown = screen(run(tmp_path, "resume", "--plain", typed="standing\nfree on\nquit\n"))
    assert "You are asked about every ability, even if it costs nothing" in shown
    assert FREE in shown, "the question at hand is answered at once"
    assert not (tmp_path / "settings.json").exists(), "later games are as they were"


def test_what_is_kept_holds_in_the_next_game_until_it_is_taken_back(tmp_path: Path) -> None:
    before = typed()
    shown = screen(run(tmp_path, *DEFAULTS, typed=lines([], "free off keep") + lines(before, "never 1 keep", "quit")))
    assert "In this game and in later ones you are asked about abilities that cost nothing, too." in shown
    assert "In this game and in later ones never used, without asking: " in shown
    kept = json.loads((tmp_path / "settings.json").read_text())
    assert kept["free"] is False and kept["standing"] == {"champions": [["01001a", 0, "never"]]}
    shown = screen(run(tmp_path, *DEFAULTS, typed=lines(before, "standing", "ask spider keep", "standing", "quit")))
    assert NEVER in shown and FREE not in shown
    assert shown.count("Kept for later games: - Spider-Man, ability 1: never") == 1
    assert "In this game and in later ones asked about again: Spider-Man" in shown
    assert json.loads((tmp_path / "settings.json").read_text())["standing"] == {}


def test_what_is_said_without_keep_holds_in_this_game_only(tmp_path: Path) -> None:
    before = typed()
    screen(run(tmp_path, *START, typed=lines(before, "never 1", "quit")))
    assert NEVER not in screen(run(tmp_path, *START, typed=lines(before, "quit")))


def test_settings_that_cannot_be_read_are_named(tmp_path: Path) -> None:
    (tmp_path / "settings.json").write_text("{")
    refused = run(tmp_path, *DEFAULTS, typed="quit\n")
    assert refused.returncode == 2 and refused.stderr.endswith("is damaged; move it away to begin a new one.\n")


def test_every_optional_ability_says_once_how_to_stop_being_asked(tmp_path: Path) -> None:
    before = typed()
    shown = screen(run(tmp_path, *START, typed=lines(before, "quit")))
    assert shown.count("never 1 stops asking.") == 1, "at the one question about an ability"
    shown = screen(run(tmp_path, "resume", "--plain", typed="never 1\nquit\n"))
    assert "From now on never used, without asking" in shown
