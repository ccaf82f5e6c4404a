"""The duel in the terminal: against a bot, two people at one keyboard, watched, and summed up."""

import re
from pathlib import Path

import pytest

from goldenrule.games.skirmish.game import Skirmish
from goldenrule.kernel.decisions import Decision
from goldenrule.kernel.files import load
from goldenrule.kernel.views import view
from goldenrule.table.game_setup import new_session
from tests.cli.helpers import Typed, at_random, run, type_in

TWO = ("play", "skirmish", "--plain", "--bots", "none")
COVER = re.compile(r"Pass the keyboard to (Heroes|Villains), who presses Enter\.\n")


def seen(game: Skirmish, seat: int) -> set[str]:
    """The names of the cards that a seat sees now."""
    return {game.content.face(facts["code"]).facts.name for facts in view(game, seat).cards.values()}


def two_people(seed: str, decisions: int) -> tuple[Typed, list[tuple[int, set[str]]], Skirmish]:
    """What two people type, covers included; for each cover who sits down, and the names that he may read there."""
    session = new_session("skirmish", {}, seed)
    game = session.game
    assert isinstance(game, Skirmish)
    known = [seen(game, 0), seen(game, 1)]
    turns: list[tuple[int, set[str]]] = []

    def watch(event: object) -> None:
        for seat in (0, 1):
            known[seat] |= seen(game, seat)

    def stop(asked: Decision) -> bool:
        if game.decisions >= decisions:
            return True
        if not turns or turns[-1][0] != asked.seat:
            turns.append((asked.seat, set()))
        turns[-1][1].update(known[asked.seat])
        return False

    game.observer = watch
    typed = type_in(session, at_random(seed), stop, covered=True)
    return typed, turns, game


@pytest.mark.parametrize("seed", ["1", "2", "3"])
def test_no_card_of_a_hidden_hand_is_on_the_screen_of_the_other(tmp_path: Path, seed: str) -> None:
    typed, turns, game = two_people(seed, 110)
    played = run(tmp_path, *TWO, "--seed", seed, typed="\n".join([*typed, "view", "quit"]) + "\n")
    assert played.returncode == 0, played.stderr
    parts = COVER.split(played.stdout)
    shown = [(("Heroes", "Villains").index(who), text) for who, text in zip(parts[1::2], parts[2::2])]
    assert len(turns) >= 6 and [seat for seat, _ in shown][: len(turns)] == [seat for seat, _ in turns]
    assert not [face.facts.name for face in game.content.faces if face.seat >= 0 and face.facts.name in parts[0]]
    hidden = 0
    for (seat, text), (_, known) in zip(shown, turns[:-1]):
        others = {face.facts.name for face in game.content.faces if face.seat == 1 - seat}
        for name in others - known:
            hidden += 1
            found = re.search(rf"(?<![\w-]){re.escape(name)}(?!\w)", text)  # a Hulk is not a She-Hulk
            assert not found, f"{name} is in a hidden hand or deck, and seat {seat} reads it"
    assert hidden > 20
    assert len(load(tmp_path / "saves" / "skirmish-1.json").entries) == game.decisions


def test_a_whole_duel_against_a_bot(tmp_path: Path) -> None:
    played = run(
        tmp_path, "play", "skirmish", "--bots", "random", "--plain", "--seed", "2", "--seat", "2", typed="1\n" * 400
    )
    assert played.returncode == 0, played.stderr
    assert "Pass the keyboard" not in played.stdout
    assert re.search(r"The (Heroes|Villains) have won\.|The game is a draw\.", played.stdout)
    assert re.search(r"You have (won!|lost\.)|a draw", played.stdout)
    assert re.search(r"Victory Point track|Manhattan was evacuated|A deck ran out", " ".join(played.stdout.split()))
    assert max(map(len, played.stdout.splitlines())) <= 80


def test_the_commands_at_the_prompt_know_the_duel(tmp_path: Path) -> None:
    typed = ("? hand", "why", "view", "log", "? D-9.1", "help", "undo", "quit")
    played = run(tmp_path, "play", "skirmish", "--quick", "--plain", "--seed", "1", typed="\n".join(typed) + "\n")
    assert played.returncode == 0, played.stderr
    assert "nothing to take back" in played.stdout and "[D-9.1]" in played.stdout.replace("(D-9.1)", "[D-9.1]")
    assert "Artifacts that can be taken:" in played.stdout


def test_watching_a_duel_shows_no_hand(tmp_path: Path) -> None:
    shown = run(tmp_path, "watch", "skirmish", "--bots", "random", "--seed", "5")
    assert shown.returncode == 0, shown.stderr
    assert "Your hand" not in shown.stdout and "have won." in shown.stdout
    assert max(map(len, shown.stdout.splitlines())) <= 80


def test_duels_are_summed_up_by_side_and_ending(tmp_path: Path) -> None:
    shown = run(tmp_path, "simulate", "skirmish", "--games", "12", "--seed", "1")
    assert shown.returncode == 0, shown.stderr
    assert "Heroes (random):" in shown.stdout.replace("The Heroes", "Heroes") and "How they ended:" in shown.stdout


@pytest.mark.parametrize(
    ("arguments", "part"),
    [
        (("play", "skirmish", "--heroes", "hulk"), "has no option --heroes; it has --rules"),
        (("simulate", "skirmish", "--expert"), "has no option --expert"),
        (("watch", "skirmish", "--rules", "nonsense"), "nonsense"),
        (("play", "skirmish", "--bots", "random,random"), "2 bots for 1 seat"),
        (("card", "skirmish", "zzz"), "zzz"),
    ],
)
def test_bad_input_is_one_sentence(tmp_path: Path, arguments: tuple[str, ...], part: str) -> None:
    shown = run(tmp_path, *arguments)
    assert shown.returncode == 2
    assert part in shown.stderr and len(shown.stderr.strip().splitlines()) == 1


def test_cards_are_listed_and_shown(tmp_path: Path) -> None:
    assert len(run(tmp_path, "cards", "skirmish").stdout.splitlines()) > 60
    shown = run(tmp_path, "card", "skirmish", "captain_marvel")
    assert shown.returncode == 0 and "Captain Marvel" in shown.stdout
