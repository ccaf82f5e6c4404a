"""Several people at one keyboard in a game with hidden hands: covers, and what each may read between them."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from goldenrule.kernel.decisions import Decision
from goldenrule.kernel.files import load
from goldenrule.kernel.views import view
from goldenrule.table import games
from goldenrule.table.answers import NoUndo
from goldenrule.table.game_setup import new_session
from tests.cli.helpers import Result, at_random, run, type_in
from tests.cli.towers import KIND, Point, TowersKind
from tests.toygame.cards import CONTENT
from tests.toygame.game import Towers

NEXT = r"Pass the keyboard to (Anna|Bert), who presses Enter\.\n"
COVER = re.compile(r"\n{90,}(?:Do not scroll back[^<]*?)?" + NEXT)
TWO = ("play", "towers", "--plain", "--bots", "none")
OWN = "Hand{}: ([0-9] )?<"
"""A seat's hand with its cards."""
SEATS = {"Anna": 0, "Bert": 1}


@pytest.fixture(autouse=True)
def installed(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Towers is installed as a game from outside."""
    monkeypatch.setattr(games, "_entry_points", lambda: {"towers": Point()})
    games._find_game.cache_clear()
    yield
    games._find_game.cache_clear()


def hands(game: Towers, seat: int) -> set[str]:
    """What a seat may know, by name: what it sees now."""
    return {f"<{facts['code']}>" for facts in view(game, seat).cards.values()}


def play_along(seed: str, decisions: int) -> tuple[list[str], list[tuple[int, set[str]]]]:
    """What is typed for a game of two people, covers included, and for each cover the seat and what it may read.

    That is what the seat has seen at any time since it sat there last, and before.
    """
    session = new_session("towers", {}, seed)
    game = session.game
    assert isinstance(game, Towers)
    known: dict[int, set[str]] = {0: set(), 1: set()}
    turns: list[tuple[int, set[str]]] = []

    def watch(event: object) -> None:
        for seat in (0, 1):
            known[seat] |= hands(game, seat)

    def stop(asked: Decision) -> bool:
        if game.decisions >= decisions:
            return True
        known[asked.seat] |= hands(game, asked.seat)
        if not turns or turns[-1][0] != asked.seat:
            turns.append((asked.seat, known[asked.seat]))
        turns[-1] = (asked.seat, set(known[asked.seat]))
        return False

    game.observer = watch
    typed = type_in(session, at_random(seed), stop, covered=True)
    return typed, turns


def screens(played: Result) -> list[tuple[int, str]]:
    """What was on the screen after each cover, and for whom."""
    parts = COVER.split(played.stdout)
    return [(SEATS[who], text) for who, text in zip(parts[1::2], parts[2::2])]


@pytest.mark.parametrize("seed", ["1", "2", "3"])
def test_nobody_reads_what_only_the_other_may_know(tmp_path: Path, seed: str) -> None:
    typed, turns = play_along(seed, 70)
    played = run(tmp_path, *TWO, "--seed", seed, typed="\n".join([*typed, "view", "log", "why", "quit"]) + "\n")
    assert played.returncode == 0, played.stderr
    shown = screens(played)
    assert len(shown) >= len(turns) >= 6
    everything = {f"<{face.key}>" for face in CONTENT.faces}
    hidden = 0
    for (seat, text), (asked, known) in zip(shown, turns[:-1]):
        assert seat == asked
        read = everything & set(re.findall(r"<[a-z_]+>", text))
        assert read <= known, f"{sorted(read - known)} is not for seat {seat}"
        hidden += len(everything - known)
    assert hidden, "nothing was hidden from anybody: the test proves nothing"


def test_nothing_of_a_hand_is_left_before_the_first_cover(tmp_path: Path) -> None:
    played = run(tmp_path, *TWO, "--seed", "1", typed="")
    before, _, after = played.stdout.partition("Pass the keyboard")
    assert "<" not in before and "hand0" not in before
    assert "Do not scroll back" in before
    assert "<" not in after, "the cover stands until Enter"
    assert played.returncode == 0


def test_each_is_told_what_has_happened_since_his_last_turn(tmp_path: Path) -> None:
    typed, _ = play_along("1", 30)
    played = run(tmp_path, *TWO, "--seed", "1", typed="\n".join(typed) + "\n")
    shown = screens(played)
    first = [text for seat, text in shown if seat == 0]
    assert "turn: 0" in first[1] or "turn: 1" in first[1], "what came after the own decision is told at the next turn"
    drawn = [line for seat, text in shown for line in text.splitlines() if re.match(r"(-|\(\d+\)) move: <\?>", line)]
    assert drawn, "what the other draws is told without its name"


@pytest.mark.parametrize("word", ["quit", "exit"])
def test_a_cover_can_be_left(tmp_path: Path, word: str) -> None:
    played = run(tmp_path, *TWO, "--seed", "1", typed=f"{word}\n")
    assert played.returncode == 0 and "nothing is saved" in played.stdout.replace("\n", " ")


def test_nobody_takes_back_what_another_has_decided(tmp_path: Path) -> None:
    typed, turns = play_along("1", 12)
    last = max(i for i, line in enumerate(typed) if not line)
    assert len(turns) > 1
    played = run(tmp_path, *TWO, "--seed", "1", typed="\n".join([*typed[: last + 1], "undo", "quit"]) + "\n")
    assert re.search("nothing to take back|another player has acted", played.stdout)
    assert "Taken back" not in played.stdout


def test_a_practice_game_is_taken_back_under_a_cover(tmp_path: Path) -> None:
    typed, _ = play_along("1", 30)
    played = run(
        tmp_path, *TWO, "--practice", "--seed", "1", typed="\n".join([*typed, "", "undo 3", "", "quit"]) + "\n"
    )
    assert "Took back 3 decisions." in played.stdout


def test_against_a_bot_nothing_is_covered(tmp_path: Path) -> None:
    played = run(tmp_path, "play", "towers", "--plain", "--quick", "--seed", "1", typed="1\n1\nquit\n")
    assert played.returncode == 0, played.stderr
    assert "Pass the keyboard" not in played.stdout and "Hand1: " in played.stdout
    assert re.search(OWN.format(0), played.stdout) and not re.search(OWN.format(1), played.stdout)


def test_the_seat_among_bots_can_be_chosen(tmp_path: Path) -> None:
    played = run(tmp_path, "play", "towers", "--plain", "--seat", "2", "--seed", "1", typed="1\nquit\n")
    assert played.returncode == 0, played.stderr
    assert re.search(OWN.format(1), played.stdout) and not re.search(OWN.format(0), played.stdout)
    entries = load(tmp_path / "saves" / "towers-1.json").entries
    assert {e[0] for e in entries if isinstance(e, tuple)} >= {1}
    assert KIND.bot == "random"


@pytest.mark.parametrize(
    ("arguments", "part"),
    [
        (("--seat", "3"), "Seat 3 cannot be yours; the seats are 1 to 2"),
        (("--seat", "1", "--bots", "none"), "only in games with bots"),
        (("--heroes", "hulk"), "Towers has no option --heroes"),
        (("--quick", "--rounds", "many"), "is a number"),
    ],
)
def test_what_the_game_does_not_take_is_one_sentence(tmp_path: Path, arguments: tuple[str, ...], part: str) -> None:
    played = run(tmp_path, "play", "towers", "--plain", *arguments)
    assert played.returncode == 2
    assert part in played.stderr and len(played.stderr.strip().splitlines()) == 1


def test_an_option_of_another_game_is_refused_by_champions(tmp_path: Path) -> None:
    played = run(tmp_path, "play", "champions", "--blitz", "--plain")
    assert played.returncode == 2 and "--blitz" in played.stderr


# -- the first screens -------------------------------------------------------------------------------------------------


def test_the_game_is_chosen_first_when_several_are_installed(tmp_path: Path) -> None:
    typed = ("towers", "2", "2", "", "1", "quit")
    played = run(tmp_path, "play", "--plain", "--seed", "1", typed="".join(f"{each}\n" for each in typed))
    assert played.returncode == 0, played.stderr
    assert "Which game?" in played.stdout and "Marvel Champions" in played.stdout
    assert "a short game" in played.stdout and "Who plays?" in played.stdout
    record = load(tmp_path / "saves" / "towers-1.json")
    assert record.game == "towers" and record.options == {"rounds": 2}


def test_going_back_from_a_game_shows_the_games_again(tmp_path: Path) -> None:
    typed = ("1", "b", "towers", "", "b", "b", "champions", "quit")
    played = run(tmp_path, "play", "--plain", "--seed", "1", typed="".join(f"{each}\n" for each in typed))
    assert played.returncode == 0, played.stderr
    assert played.stdout.count("Which game?") == 3
    assert not (tmp_path / "saves").exists()


def test_an_option_that_takes_one_value_takes_no_two(tmp_path: Path) -> None:
    typed = ("1 2", "x", "a short game", "2", "", "1", "quit")
    played = run(tmp_path, "play", "towers", "--plain", "--seed", "1", typed="".join(f"{each}\n" for each in typed))
    assert "Choose one." in played.stdout and "x is not among these" in played.stdout
    assert load(tmp_path / "saves" / "towers-1.json").options == {"rounds": 2}


def test_a_side_against_a_bot_is_chosen(tmp_path: Path) -> None:
    typed = ("", "", "bert", "1", "quit")
    played = run(tmp_path, "play", "towers", "--plain", "--seed", "1", typed="".join(f"{each}\n" for each in typed))
    assert "Which side is yours?" in played.stdout
    assert re.search(OWN.format(1), played.stdout) and not re.search(OWN.format(0), played.stdout)


def test_options_alone_say_which_game_is_meant(tmp_path: Path) -> None:
    played = run(tmp_path, "play", "--rounds", "2", "--bots", "random", "--plain", "--seed", "1", typed="quit\n")
    assert "Which game?" not in played.stdout and "Saved as towers-1" in played.stdout


def test_a_game_that_cannot_be_loaded_stops_no_other(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    class Broken(Point):
        def load(self) -> TowersKind:
            raise ImportError("half of it is missing")

    monkeypatch.setattr(games, "_entry_points", lambda: {"towers": Broken()})
    shown = run(tmp_path, "play", "--plain", typed="champions\nquit\n")
    assert shown.returncode == 0, shown.stderr
    assert "Marvel Champions" in shown.stdout and "Towers" not in shown.stdout


def test_games_from_outside_are_not_looked_for_when_none_is_meant(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def found() -> dict[str, Point]:
        raise AssertionError("the entry points were read")

    monkeypatch.setattr(games, "_entry_points", found)
    assert run(tmp_path, "card", "champions", "01003").returncode == 0


# -- taking back -------------------------------------------------------------------------------------------------------


def test_the_own_last_decision_is_taken_back_while_nothing_was_revealed(tmp_path: Path) -> None:
    session = new_session("towers", {}, "1")
    facing: list[int] = []

    def stop(asked: Decision) -> bool:
        own = asked.seat in facing[-1:]
        facing.append(asked.seat)
        return own and session.game.decisions > 4 and not session.recorder.would_reveal(1)

    typed = type_in(session, at_random("1"), stop, covered=True)
    seat = facing[-1]
    with pytest.raises(NoUndo, match="Another player"):
        session.undo(1, (1 - seat,))
    before = session.game.decisions
    played = run(tmp_path, *TWO, "--seed", "1", typed="\n".join([*typed, "undo", "quit"]) + "\n")
    assert "Taken back." in played.stdout
    assert load(tmp_path / "saves" / "towers-1.json").entries
    session.undo(1, (seat,))
    assert session.game.decisions == before - 1


# -- the other commands ------------------------------------------------------------------------------------------------


def test_a_whole_game_is_resumed_listed_replayed_and_watched(tmp_path: Path) -> None:
    typed, _ = play_along("1", 20)
    run(tmp_path, *TWO, "--seed", "1", typed="\n".join([*typed, "quit"]) + "\n")
    assert "towers-1 - towers" in run(tmp_path, "saves").stdout
    again = run(tmp_path, "resume", "--plain", typed="\nview\nquit\n")
    assert again.returncode == 0 and "Pass the keyboard to" in again.stdout
    path = str(tmp_path / "saves" / "towers-1.json")
    assert run(tmp_path, "replay", path, "--verify").returncode == 0
    assert run(tmp_path, "replay", path, "--plain").returncode == 0
    watched = run(tmp_path, "watch", "towers", "--quick", "--seed", "1")
    assert watched.returncode == 0, watched.stderr
    assert re.search(r"Won by (Anna|Bert)\. The tower falls\.|The game is a draw", watched.stdout)


def test_simulated_games_are_summed_up_by_seat(tmp_path: Path) -> None:
    import json

    played = (
        "simulate",
        "towers",
        "--games",
        "12",
        "--bots",
        "random,first",
        "--jobs",
        "1",
    )  # only here there are towers
    shown = run(tmp_path, *played)
    assert shown.returncode == 0, shown.stderr
    assert "Anna (random):" in shown.stdout and "Bert (first):" in shown.stdout
    assert "How they ended:\n  the tower falls: 12 (100%)\n" in shown.stdout
    found = json.loads(run(tmp_path, *played, "--json").stdout)
    assert sum(found["seat_wins"]) + found["draws"] == 12 and found["wins"] == found["seat_wins"][0]
    assert found["wins"] + found["losses"] + found["draws"] == 12
    assert found["endings"] == {"the tower falls": 12} and not found["cooperative"]
    assert sum(found["winners"].values()) == 12
