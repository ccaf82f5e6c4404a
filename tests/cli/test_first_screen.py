"""The first screen of Champions: steps, answers by number and by name, going back, and what it says is included."""

import json
from pathlib import Path
from typing import Any

import pytest

from goldenrule import new_game
from goldenrule.games.champions.sets import scenarios
from tests.cli.helpers import Result, run

BEGIN = "Enter begins the game"
TWO = ("champions", "--heroes", "spider_man,iron_man")


def screen(home: Path, *typed: str, arguments: tuple[str, ...] = ()) -> Result:
    """What the first screen says to these lines, without going on to play."""
    return run(home, "play", "champions", "--plain", "--seed", "1", *arguments, typed="".join(f"{t}\n" for t in typed))


def made(home: Path, *typed: str, arguments: tuple[str, ...] = ()) -> dict[str, Any]:
    """The options of the game that these lines begin."""
    played = screen(home, *typed, "", "keep all cards", "quit", arguments=arguments)
    assert played.returncode == 0, played.stderr
    (path,) = (home / "saves").glob("*.json")
    options: dict[str, Any] = json.loads(path.read_text())["options"]
    return options


def words(result: Result) -> str:
    return " ".join(result.stdout.split())


def test_enter_takes_the_usual_at_every_step(tmp_path: Path) -> None:
    options = made(tmp_path, "2", "", "", "", "")
    assert options["heroes"] == ["captain_marvel"] and options["aspects"] == []
    assert options["scenario"] == "rhino" and options["expert"] is False and options["modular"] is None


def test_every_step_takes_numbers(tmp_path: Path) -> None:
    options = made(tmp_path, "4 1", "4", "", "2", "2", "5 1", "1")
    assert options["heroes"] == ["iron_man", "spider_man"]
    assert options["aspects"] == ["protection", "justice"]
    assert options["scenario"] == "klaw" and options["expert"] is True
    assert options["modular"] == ["the_doomsday_chair", "bomb_scare"]


def test_every_step_takes_names(tmp_path: Path) -> None:
    options = made(tmp_path, "she_hulk, Spider-Man", "Justice", "justice", "ultron", "standard", "Legions of Hydra", "")
    assert options["heroes"] == ["she_hulk", "spider_man"] and options["aspects"] == ["justice", "justice"]
    assert options["scenario"] == "ultron" and options["modular"] == ["legions_of_hydra"]


@pytest.mark.parametrize(
    ("typed", "modular"), [("0", []), ("none", []), ("r", ["random"]), ("2 r", ["masters_of_evil", "random"])]
)
def test_no_modular_set_and_random_ones(tmp_path: Path, typed: str, modular: list[str]) -> None:
    assert made(tmp_path, "1", "", "", "", typed)["modular"] == modular


def test_going_back_asks_again_and_forgets(tmp_path: Path) -> None:
    options = made(tmp_path, "1", "b", "b", "3", "4", "2", "b", "b", "b", "5", "", "", "2", "r", "b", "0")
    assert options["heroes"] == ["black_panther"] and options["aspects"] == []
    assert options["scenario"] == "rhino" and options["expert"] is True and options["modular"] == []


def test_what_the_command_line_settles_is_not_asked(tmp_path: Path) -> None:
    arguments = ("--scenario", "klaw", "--expert", "--modular", "bomb_scare")
    shown = screen(tmp_path, "1", "", "quit", arguments=arguments)
    assert "Which scenario" not in shown.stdout and "How hard" not in shown.stdout
    assert "modular sets go" not in shown.stdout and BEGIN in shown.stdout
    assert "Klaw: expert" in shown.stdout and "Bomb Scare: 6 cards" in shown.stdout
    options = made(tmp_path, "1", "", arguments=arguments)
    assert options["scenario"] == "klaw" and options["expert"] is True and options["modular"] == ["bomb_scare"]


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        (["batman"], "batman is not among these"),
        ([""], "Nothing is chosen yet: type a number from 1 to 5 or a name, q for a quick game, or quit to leave."),
        (["0"], "0 is not among these; choose from 1 to 5, q for a quick game, or quit to leave."),
        (["²"], "² is not among these"),
        pytest.param(["1" * 5000], "is not among these", id="5000 digits"),
        pytest.param(["1", "1" * 5000], "is not among these", id="5000 digits for an aspect"),
        (["1 6"], "6 is not among these"),
        (["1 1"], "chosen twice"),
        (["1 2 3 4 5"], "1 to 4 heroes"),
        (["1", "9"], "9 is not among these; choose from 1 to 4, b to go back, or quit to leave."),
        (["1", "", "", "3"], "3 is not among these; choose 1 or 2, b to go back, or quit to leave."),
        (["?"], "Enter takes the default. quit leaves."),
        (["1", "help"], "b goes back to the last question, quit leaves."),
        (["1", "", "\N{SUPERSCRIPT TWO}"], "is not among these"),
        (["1", "", "", "maybe"], "maybe is not among these"),
        (["1", "", "", "", "2 2"], "chosen twice"),
        (["1", "", "", "", "r r r r r r"], "only 5 modular sets"),
        (["1", "", "", "", "", "sure"], BEGIN),
    ],
)
def test_what_is_no_answer_is_said_and_asked_again(tmp_path: Path, typed: list[str], said: str) -> None:
    shown = screen(tmp_path, *typed, "quit")
    assert shown.returncode == 0 and shown.stderr == ""
    assert said in words(shown)
    assert not (tmp_path / "saves").exists()


def test_a_save_that_there_is_not_is_told_and_the_menu_asks_again(tmp_path: Path) -> None:
    run(tmp_path, "play", "skirmish", "--quick", "--plain", typed="save Ours\n1\nquit\n")
    done = run(tmp_path, "play", "--plain", typed="resume nothing\nresume ours\nquit\n")
    assert (done.returncode, done.stderr) == (0, "")
    said = words(done)
    assert "There is no saved game 'nothing'" in said and "Continuing Ours." in said


def test_where_nothing_is_saved_there_is_nothing_to_resume(tmp_path: Path) -> None:
    shown = screen(tmp_path, "resume", "quit")
    assert "resume is not among these; choose from 1 to 5" in words(shown)


@pytest.mark.parametrize("step", range(6))
@pytest.mark.parametrize("leave", [["quit"], ["exit"], []])
def test_every_step_can_be_left(tmp_path: Path, step: int, leave: list[str]) -> None:
    shown = screen(tmp_path, *["1", "", "", "", ""][:step], *leave)
    assert shown.returncode == 0 and shown.stderr == ""
    assert not (tmp_path / "saves").exists()


@pytest.mark.parametrize("scenario", list(scenarios()))
@pytest.mark.parametrize("expert", [False, True])
@pytest.mark.parametrize("modular", [None, [], ["bomb_scare", "the_doomsday_chair"]])
def test_the_number_of_encounter_cards_is_true(
    tmp_path: Path, scenario: str, expert: bool, modular: list[str] | None
) -> None:
    arguments = ["--scenario", scenario]
    if expert:
        arguments.append("--expert")
    if modular is not None:
        arguments += ["--modular", ",".join(modular)]
    # a person is asked for the mode unless --expert settles it, and for the sets unless --modular does
    steps = ["1 2", "", "", *([] if expert else [""]), *([] if modular is not None else [""]), ""]
    shown = screen(tmp_path, *steps, "quit", arguments=tuple(arguments))
    game = new_game(
        "champions", heroes=["spider_man", "captain_marvel"], scenario=scenario, expert=expert, modular=modular, seed=1
    )
    rules: Any = game.rules
    state, zones = rules.state, rules.zone_names()
    encounter = [
        e
        for e in range(1, len(state.ident))
        if state.owner[e] < 0
        and not zones[state.zone[e]].startswith("nemesis")
        and rules.ident(e).type not in ("villain", "main_scheme")
    ]
    assert f"encounter deck: {len(encounter)} cards in total" in words(shown)
    assert "nemesis of Spider-Man, 5 cards" in words(shown)
    assert "obligations: Eviction Notice, Family Emergency" in words(shown)


def test_random_sets_are_not_named(tmp_path: Path) -> None:
    shown = words(screen(tmp_path, "1", "", "2", "", "r", "quit"))
    included = shown[shown.index("Encounter cards in this game") :]
    assert "a random modular set: 5 to 7 cards" in included and "and the random ones" in included
    assert not any(name in included for name in ("Bomb Scare", "Masters of Evil", "Legions of Hydra", "Doomsday"))


def test_the_first_question_of_all_offers_no_way_back(tmp_path: Path) -> None:
    shown = words(run(tmp_path, "play", "--plain", typed=f"²\n{'1' * 5000}\n?\nchampions\nx\nquit\n"))
    games, _, heroes = shown.partition("choose your heroes")
    assert games.count("is not among these") == 2 and "b to go back" not in games
    assert "Enter takes the default. quit leaves." in games
    assert "x is not among these; choose from 1 to 5, q for a quick game, b to go back, or quit to leave." in heroes


def test_the_questions_of_marvel_heroes_are_questions(tmp_path: Path) -> None:
    typed = "avengers\nx_men avengers\n\n1\n9\nquit\n"
    shown = run(tmp_path, "play", "heroes", "--plain", typed=typed)
    text = words(shown)
    assert shown.returncode == 0 and shown.stderr == ""
    assert "Which teams play?" in text and "Which scenario? Enter: Born Again." in text
    assert "if left out" not in text and "as usual" not in text
    assert "Choose 2 to 4 different teams, not Avengers." in text, "one team is refused at once"
    assert "Which side is yours? Enter: X-Men." in text and text.count("b goes back, quit leaves.") == 1
    alone = run(
        tmp_path, "play", "heroes", "--plain", "--teams", "avengers,x_men", "--scenario", "born_again",
        "--bots", "random", typed="quit\n",
    )  # fmt: skip
    assert "b goes back" not in alone.stdout


def test_teams_that_contradict_the_number_of_players_are_refused_at_once(tmp_path: Path) -> None:
    shown = run(tmp_path, "play", "heroes", "--plain", "--players", "3", typed="avengers x_men\n\nquit\n")
    assert "The option 'players' says 3, but you named 2 teams; name as many, or leave out 'players'." in words(shown)
    assert "Which scenario?" in shown.stdout, "Enter takes three teams"
    assert "Three, in order of the seats." in words(shown) and "Two to four" not in shown.stdout


# -- who plays the other seats ---------------------------------------------------------------------------------------


def seats(home: Path) -> dict[str, Any]:
    (path,) = (home / "saves").glob("*.seats")
    found: dict[str, Any] = json.loads(path.read_text())
    return found


def test_alone_nobody_is_asked_who_plays(tmp_path: Path) -> None:
    shown = words(screen(tmp_path, "1", "", "", "", "", "", "quit"))
    assert "Who plays" not in shown and "You play" not in shown and "Saved as champions-1" in shown


def test_with_more_heroes_a_bot_can_have_the_others(tmp_path: Path) -> None:
    shown = words(screen(tmp_path, "1 2", "", "", "", "", "", "2", "captain marvel", "", "1", "quit"))
    assert "Who plays the other heroes? Enter: you, or people at this keyboard." in shown
    assert "Which hero is yours? Enter: Spider-Man." in shown
    assert "You play Captain Marvel; the bot sensible plays Spider-Man." in shown
    assert seats(tmp_path)["bots"] == {"0": "sensible"}


def test_going_back_from_who_plays_forgets_it(tmp_path: Path) -> None:
    shown = words(screen(tmp_path, "1 2", "", "", "", "", "", "2", "b", "1", "", "1", "quit"))
    assert "You, or people at this keyboard, play Spider-Man, Captain Marvel; --bots sensible lets a bot" in shown
    assert "bots" not in seats(tmp_path) or seats(tmp_path)["bots"] == {}


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (TWO, "You, or people at this keyboard, play Spider-Man, Iron Man; --bots sensible lets a bot"),
        ((*TWO, "--bots", "random"), "You play Spider-Man; the bot random plays Iron Man."),
        (("heroes", "--quick"), "the bot sensible plays"),
        (("heroes", "--seat", "1", "--players", "3"), "the bot sensible plays"),
        (("heroes", "--bots", "none"), "each hand covered from the others; --bots sensible lets a bot play all"),
        (("skirmish", "--seat", "1"), "You play Heroes; the bot sensible plays Villains."),
        (("skirmish", "--bots", "none"), "People at this keyboard play Heroes, Villains, each hand covered"),
    ],
)  # fmt: skip
def test_what_is_settled_by_the_command_says_who_plays(tmp_path: Path, arguments: tuple[str, ...], said: str) -> None:
    shown = words(run(tmp_path, "play", *arguments, "--plain", "--seed", "1", typed="quit\n"))
    assert said in shown and "Who plays" not in shown
