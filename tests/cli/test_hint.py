"""`hint` at the prompt: what a bot that thinks makes of the options."""

import re
from pathlib import Path
from typing import Any

import pytest

from goldenrule.bots import advice
from goldenrule.cli.client_texts import Words
from goldenrule.cli.output import Plain
from goldenrule.cli.play import Play
from goldenrule.cli.prompt import Then
from goldenrule.kernel.files import load
from goldenrule.kernel.records import Recorder
from goldenrule.table.games import find_game
from goldenrule.table.session import Session
from scripts.page_fixtures import SITUATIONS, found
from tests.cli.helpers import run

LINE = re.compile(r" - (?:\d+-)?\d+ [^%]+: wins (\d+)%(?:\s±\s\d+)?(?= )")
GAMES = {"champions": ("--heroes", "she_hulk"), "heroes": (), "skirmish": ()}


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_weighs_the_options_and_answers_nothing(tmp_path: Path, game: str) -> None:
    start = ("play", game, "--quick", "--plain", "--seed", "3", *GAMES[game])
    played = run(tmp_path / "a", *start, typed="hint odds\nhint odds\nquit\n")
    assert (played.returncode, played.stderr) == (0, "")
    _, *hints = re.split(r"(?m)^The chance to win, ", played.stdout)
    assert len(hints) == 2 and played.stdout.count("Thinking…") == 2
    told = [" ".join(re.split("Left|Thinking", hint)[0].split()) for hint in hints]
    assert told[0] == told[1]  # nothing has changed, and it thinks the same
    chances = [int(chance) for chance in LINE.findall(told[0])]
    assert chances == sorted(chances, reverse=True) and "± 0" not in told[0]
    assert 1 < len(chances) <= 5 and told[0].count("%") >= len(chances)
    assert all(0 <= chance <= 100 for chance in chances)
    assert len(re.findall(r" of \d+ trial games?,", told[0])) == len(chances) and "simple bot" in told[0]
    run(tmp_path / "b", *start, typed="quit\n")
    assert entries(tmp_path / "a") == entries(tmp_path / "b")


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_says_what_to_do_and_why_without_chances(tmp_path: Path, game: str) -> None:
    start = ("play", game, "--quick", "--plain", "--seed", "3", *GAMES[game])
    played = run(tmp_path, *start, typed="hint\nquit\n")
    assert (played.returncode, played.stderr) == (0, "")
    told = " ".join(re.split("stops it.", played.stdout)[1].split("Left")[0].split())
    assert re.match(r"(?:\d+ \S.*?)\.", told), told
    assert "%" not in told and "trial game" not in told and "simple bot" not in told


def entries(home: Path) -> list[Any]:
    """The answers that were kept, those of bots before the first question among them."""
    return [entry for save in (home / "saves").glob("*.json") for entry in load(save).entries]


def test_a_hint_is_in_the_language_that_is_spoken(tmp_path: Path) -> None:
    played = run(
        tmp_path, "--lang", "uk", "play", "skirmish", "--quick", "--plain", "--seed", "3", typed="hint odds\nquit\n"
    )
    assert "далі якийсь час грають прості боти" in " ".join(played.stdout.split())


def test_help_lists_it_and_a_lesson_has_its_own(tmp_path: Path) -> None:
    played = run(tmp_path, "play", "skirmish", "--quick", "--plain", "--seed", "3", typed="help\nquit\n")
    assert re.search(r"(?m)^hint +what a strong bot would do", played.stdout)
    assert re.search(r"(?m)^hint LEVEL +how long it thinks: easy to expert", played.stdout)
    lesson = run(tmp_path / "b", "learn", "skirmish", "--plain", typed="help\nhint\nquit\n")
    assert "a strong bot" not in lesson.stdout and " trial games" not in lesson.stdout


def test_a_level_says_how_long_to_think_and_what_is_none_is_said(tmp_path: Path) -> None:
    start = ("play", "skirmish", "--quick", "--plain", "--seed", "3")
    played = run(tmp_path, *start, typed="hint odds 5\nhint thinks:Easy odds\nhint odds\nhint nonsense\nhint 0\nquit\n")
    assert (played.returncode, played.stderr) == (0, "")
    worlds = [int(n) for n in re.findall(r"estimated in (?:up to )?(\d+|one) trial games?", played.stdout)]
    assert len(worlds) == 3 and worlds[0] <= 5 and worlds[0] <= worlds[1] <= 8 < worlds[2]
    said = " ".join(played.stdout.split())
    assert "'nonsense' is not a thinking time" in said and "'0' is not a thinking time" in said
    assert said.count("Thinking…") == 3


def test_a_hint_at_a_payment_names_all_that_is_given_and_no_set_twice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("GOLDENRULE_HOME", str(tmp_path))
    wanted = next(each for each in SITUATIONS if each.name == "skirmish_payment")
    found(wanted).save_as("payment")
    played = run(tmp_path, "resume", "payment", "--plain", typed="hint odds\nquit\n")
    assert (played.returncode, played.stderr) == (0, "")
    said = " ".join(played.stdout[played.stdout.index("The chance to win") :].split())
    sets = [frozenset(re.findall(r"(?:^|\+ )(\d) ", line)) for line in re.findall(r"- (\d [^%]*): wins \d+% ± ", said)]
    assert sets and len({*sets}) == len(sets) and {len(each) for each in sets} == {3}, (
        "every payment gives the two others"
    )


def test_who_does_not_want_to_wait_is_asked_again(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Ctrl+C ends the hint, not the game."""

    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(advice, "advise", interrupted)
    play = Play(Session(Recorder(find_game("skirmish").make({}, "3"), "3")), Plain(Words("skirmish")))
    decision = play.session.game.pending[0]
    assert play.obey("hint expert", decision) is Then.STAY
    told = capsys.readouterr().out
    assert "Thinking…" in told and "Stopped." in told and "Left" not in told
