"""An action and its payment in one line."""

from pathlib import Path

import pytest

from goldenrule.kernel.files import load
from tests.cli.helpers import run
from tests.cli.test_prompt_input import QUICK, TURN, entries, screen

PROPOSED = "pay First Aid + Great Responsibility + For Justice! + Peter Parker"


def test_an_action_says_what_is_paid_for_it_and_is_paid_so(tmp_path: Path) -> None:
    shown = screen(tmp_path, TURN)
    assert f"Play Nick Fury (ally, cost 4) – {PROPOSED}" in shown
    assert "Other payment: 1 with NAME, or 1 ..." in shown
    explained = screen(tmp_path / "explained", TURN + "? 2\n").rpartition("discard cards")[2]
    assert f"Play Nick Fury (ally, cost 4) → Deal 4 damage to an enemy – {PROPOSED}" in explained
    screen(tmp_path / "played", TURN + "play nick fury draw\n")
    assert [entry[1] for entry in entries(tmp_path / "played")[1:]] == ["play", "pay", "pay", "pay", "generate", "mode"]


def test_what_is_paid_otherwise_is_named_in_the_same_line(tmp_path: Path) -> None:
    paid = "with peter parker, kick, justice, responsibility"
    shown = screen(tmp_path, TURN + f"play nick fury draw {paid}\n")
    assert "(paid with Great Responsibility, For Justice!, Swinging Web Kick and Peter Parker)" in shown
    assert "Pay 4 for Nick Fury" not in shown
    assert sorted(entry[1] for entry in entries(tmp_path)[2:]) == ["generate", "mode", "pay", "pay", "pay"]
    screen(tmp_path / "number", TURN + f"1 {paid}\n")
    assert entries(tmp_path / "number") == entries(tmp_path)


def test_a_whole_payment_is_given_without_a_word_of_what_was_left(tmp_path: Path) -> None:
    shown = screen(tmp_path, TURN + "play nick fury draw ...\n2 4 5 6\n")
    assert "Only the first" not in shown and "You play Nick Fury (paid with" in shown
    other = screen(tmp_path / "two", TURN + "quick off\n1 3\n")
    assert "Only the first answer was used: a different question came up." in other


def test_it_is_taken_back_as_one(tmp_path: Path) -> None:
    paid = "play interrogation with haymaker"
    typed = ("play", "champions", "--heroes", "spider_man", "--plain", "--seed", "427852459")
    shown = run(tmp_path, *typed, typed=f"{TURN}{paid}\nundo\n{paid}\nquit\n").stdout
    assert shown.count("You play Interrogation Room (paid with Haymaker)") == 2
    record = load(tmp_path / "saves" / "champions-1.json").entries
    assert [entry[1] for entry in record if isinstance(entry, tuple)] == ["done", "play", "pay", "play", "pay"]


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("3 with kick", "There is no other way to pay for this: Change to hero form (Spider-Man)"),
        ("1 with nonsense", "You have nothing called nonsense to pay with; 1 ... lists what you have."),
        ("1 with kick, 2", "You have nothing called 2 to pay with; 1 ... lists what you have."),
        ("1 with responsibility, mental", "mental fits several cards that can pay: Discard First Aid: 1"),
        ("1 with kick", "That is too little or more than needed, or does not go together; 1 ... lists what can pay."),
        ("1 with", "What do you pay with? Type 1 with and names from this list: Discard First Aid: 1"),
        ("play nick fury draw with", "What do you pay with?"),
        ("play nick fury with kick", "play nick fury fits several options"),
        ("play nonsense with kick", "Nothing in this game is called nonsense."),
        ("99 with kick", "There is no option 99"),
    ],
)
def test_a_payment_that_is_not_understood_changes_nothing(tmp_path: Path, typed: str, said: str) -> None:
    assert said in screen(tmp_path, TURN + typed + "\n")
    assert [entry[1] for entry in entries(tmp_path) if isinstance(entry, tuple)] == ["done"]


def test_who_wants_to_be_asked_what_is_paid_is_asked(tmp_path: Path) -> None:
    """`quick off` holds in later games, too."""
    shown = screen(tmp_path, TURN + "quick pay off\nplay nick fury draw\n")
    assert "From now on you are asked how to pay for each action." in shown
    assert shown.rpartition("you are asked how")[2].count("– pay") == 0
    assert "Pay 4 for Nick Fury. Enter: First Aid" in shown
    again = run(tmp_path, *QUICK[:-1], "2", typed=TURN + "quick on\nquit\n").stdout
    assert "– pay" not in again.partition("From now on")[0] and "– pay" in again.partition("From now on")[2]


def test_what_is_paid_otherwise_is_accepted_where_payments_are_asked_for_too(tmp_path: Path) -> None:
    play = TURN + "quick off\nplay nick fury draw with aid, responsibility, kick, peter parker\n"
    assert "There is no other way to pay" not in screen(tmp_path, play)
    at_once = TURN + play.removeprefix(TURN).removeprefix("quick off\n")
    screen(tmp_path / "quick", at_once)
    assert entries(tmp_path) == entries(tmp_path / "quick")
    assert [entry[1] for entry in entries(tmp_path)][1] == "play"
