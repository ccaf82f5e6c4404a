"""`goldenrule deck tune`: legal swaps, games in pairs, sequential halving, and what it refuses."""

import json
from pathlib import Path
from typing import Any

import pytest

from goldenrule.gamekit.deck_swaps import DeckTuning, Swap
from goldenrule.gamekit.intervals import paired_interval
from goldenrule.games.champions import GAME
from goldenrule.games.champions.deck_building import new_deck
from goldenrule.games.champions.deck_files import write_deck
from goldenrule.games.champions.decks import Deck, check_deck, deck_options
from goldenrule.kernel.errors import BadInput
from goldenrule.lab import tune as lab
from goldenrule.lab.simulate import CHUNK
from goldenrule.testing import rule
from tests.cli.helpers import run

DECK = new_deck("spider_man", "justice")[0]


def tuning() -> DeckTuning:
    return GAME.tuning(deck_options([DECK]))


def codes_of(options: dict[str, Any]) -> list[str]:
    """The codes of the deck in the options of a game."""
    codes: list[str] = options["decks"]["0"]
    return codes


@rule("MC-DECK-05", "MC-DECK-06", "MC-DECK-07", "MC-DECK-08")
def test_every_swap_gives_a_legal_deck_with_the_cards_in_their_places() -> None:
    found = tuning()
    before = codes_of(found.options)
    assert len(found.swaps) > 100 and len({swap[:2] for swap in found.swaps}) == len(found.swaps)
    for swap in found.swaps:
        codes = codes_of(swap.options)
        assert [(old, new) for old, new in zip(before, codes) if old != new] == [(swap.out, swap.into)]
        cards = {code: codes.count(code) for code in codes}
        assert not check_deck(Deck(("spider_man",), cards, "justice"))


def test_no_card_of_the_identity_or_of_another_aspect_is_swapped() -> None:
    kept = {"01002", "01006"}  # Black Cat, Aunt May
    assert not any(swap.out in kept for swap in tuning().swaps)
    assert not any(swap.into == "01054" for swap in tuning().swaps)  # Uppercut is of aggression
    unique = {"01084"}  # Nick Fury is in the deck already
    assert unique <= {*DECK.cards} and not any(swap.into in unique for swap in tuning().swaps)


@pytest.mark.parametrize(
    ("better", "worse", "games", "low", "high"),
    [(0, 0, 0, -1.0, 1.0), (0, 0, 100, -0.019, 0.019), (30, 10, 100, 0.079, 0.313), (10, 30, 100, -0.313, -0.079)],
)
def test_the_interval_of_pairs(better: int, worse: int, games: int, low: float, high: float) -> None:
    share, *interval = paired_interval(better, worse, games)
    assert share == ((better - worse) / games if games else 0)
    assert interval == pytest.approx([low, high], abs=0.001)


@pytest.mark.parametrize(("swaps", "budget"), [(200, 10_000), (9, 400), (8, 400), (1, 50), (400, 10)])
def test_games_are_about_as_many_as_asked_for(swaps: int, budget: int) -> None:
    upto, told = lab.plan(swaps, budget)
    assert upto == sorted(upto) and told >= 4
    if budget > 8 * swaps:
        assert 0.8 * budget <= lab.cost(swaps, budget) <= 1.1 * budget


def test_only_what_is_missing_is_played() -> None:
    assert [*lab.unplayed_ranges("", 45)] == [(0, 20), (20, 40), (40, 45)]
    assert [*lab.unplayed_ranges("10.1..", 8)] == [(2, 3), (4, 8)]
    assert [*lab.unplayed_ranges("1010", 3)] == []
    assert next(lab.unplayed_ranges("", 10**15)) == (0, 20)  # no list of all


def fake(chances: dict[str, float]) -> tuple[DeckTuning, object]:
    """A table at which a deck wins the games whose seed is below its chance."""
    swaps = [Swap("a", name, {"deck": f"a>{name}"}) for name in chances]

    def chunk(given: tuple[str, dict[str, str], str, str, lab.Job]) -> tuple[lab.Job, str]:
        _, options, _, _, (deck, kind, first, end) = given
        chance = chances.get(options["deck"].partition(">")[2], 0.5)
        numbers = [(index * 37 + (11 if kind == lab.FRESH else 0)) % 100 / 100 for index in range(first, end)]
        return (deck, kind, first, end), "".join("1" if number < chance else "0" for number in numbers)

    return DeckTuning({"deck": lab.AS_IS}, swaps), chunk


def test_games_are_spent_on_the_best(monkeypatch: pytest.MonkeyPatch) -> None:
    chances = {f"b{n}": 0.3 + 0.01 * n for n in range(32)} | {"best": 0.8, "good": 0.7}
    tuning, chunk = fake(chances)
    monkeypatch.setattr(lab, "_chunk", chunk)
    table = lab.SwapTable("champions", tuning, "sensible", "1")
    found = lab.tune(table, tuning.swaps, 8_000)
    assert [worth.swap.into for worth in found.worths[:2]] == ["best", "good"]
    assert len(found.worths) == lab.FINALISTS and found.swaps == 34
    best = found.worths[0]
    assert best.interval[0] == pytest.approx(0.3, abs=0.03) and not best.close
    assert len(table.results("a>b0", lab.CHOICE)) < len(table.results("a>best", lab.CHOICE)) / 4
    assert not table.results("a>b0", lab.FRESH)
    assert table.done == sum(len(signs) for kinds in table.played.results.values() for signs in kinds.values())


def test_what_was_played_is_not_played_again(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    tuning, chunk = fake({"b": 0.4, "c": 0.6})
    file = tmp_path / "kept.json"
    left = [3]

    def breaks(given: object) -> tuple[lab.Job, str]:
        left[0] -= 1
        if left[0] < 0:
            raise KeyboardInterrupt
        return chunk(given)  # type: ignore[operator, no-any-return]  # kept untyped

    monkeypatch.setattr(lab, "_chunk", breaks)
    with pytest.raises(KeyboardInterrupt):
        lab.tune(lab.SwapTable("champions", tuning, "sensible", "1", file=file), tuning.swaps, 300)
    monkeypatch.setattr(lab, "_chunk", chunk)
    again = lab.SwapTable("champions", tuning, "sensible", "1", file=file)
    found = lab.tune(again, tuning.swaps, 300)
    assert again.done == 300 - 3 * CHUNK
    whole = lab.SwapTable("champions", tuning, "sensible", "1")
    assert lab.tune(whole, tuning.swaps, 300) == found
    with pytest.raises(BadInput, match="holds games of another deck"):
        lab.SwapTable("champions", tuning, "sensible", "2", file=file)
    kept = json.loads(file.read_bytes())
    kept["results"][lab.AS_IS][lab.CHOICE] = "01.x"
    for damaged in (b"{}", b"\xff", b"[" * 10_000, json.dumps(kept).encode()):
        file.write_bytes(damaged)
        with pytest.raises(BadInput, match="holds no games of `deck tune`"):
            lab.SwapTable("champions", tuning, "sensible", "1", file=file)


def test_an_unknown_bot_begins_no_file(tmp_path: Path) -> None:
    file = tmp_path / "kept.json"
    with pytest.raises(BadInput, match="There is no bot 'nope'"):
        lab.SwapTable("champions", tuning(), "nope", "1", file=file)
    assert not file.exists()


def test_the_command(tmp_path: Path) -> None:
    deck = tmp_path / "web.yaml"
    deck.write_text(write_deck(DECK, "yaml"), "utf-8")
    asked = ("deck", "tune", str(deck), "--take-out", "Tenacity", "--put-in", "Haymaker", "--games", "16")
    found = run(tmp_path, *asked, "--resume", str(tmp_path / "kept.json"))
    assert (found.returncode, found.stderr) == (0, "")
    assert found.stdout.startswith("Against Rhino the bot `sensible` wins ")
    assert "\nTenacity → Haymaker  " in found.stdout and "too close to call" in found.stdout
    once = json.loads(run(tmp_path, *asked, "--json", "--resume", str(tmp_path / "kept.json")).stdout)
    assert (once["games"], once["swaps"], once["finalists"][0]["in"]) == (8, 1, "01087")
    spanish = run(tmp_path, *asked, "--lang", "es", "--resume", str(tmp_path / "kept.json"))
    assert "sin diferencia clara" in spanish.stdout


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["nowhere.yaml"], "nowhere.yaml"),
        (["DECK,DECK"], "Only one deck at a time can be tuned"),
        (["DECK", "--take-out", "Uppercut"], "Uppercut cannot be taken out of this deck"),
        (["DECK", "--take-out", "Aunt May"], "Aunt May cannot be taken out of this deck"),
        (["DECK", "--put-in", "Uppercut"], "Uppercut cannot be put into this deck"),
        (["DECK", "--put-in", "Uppercutt"], "No card is called 'Uppercutt'; did you mean Uppercut?"),
        (["DECK", "--scenario", "thanos"], "thanos"),
        (["DECK", "--bot", "clever"], "There is no bot 'clever'"),
        (["DECK", "--games", "0"], "You cannot play 0 games"),
        (["DECK", "--resume", "/nowhere/kept.json"], "/nowhere/kept.json cannot be written"),
    ],
)
def test_bad_input(arguments: list[str], said: str, tmp_path: Path) -> None:
    deck = tmp_path / "web.yaml"
    deck.write_text(write_deck(DECK, "yaml"), "utf-8")
    found = run(tmp_path, "deck", "tune", *[word.replace("DECK", str(deck)) for word in arguments])
    assert (found.returncode, found.stdout, found.stderr.count("\n")) == (2, "", 1)
    assert said in found.stderr


def test_an_illegal_deck_is_refused_with_its_faults(tmp_path: Path) -> None:
    deck = tmp_path / "short.yaml"
    deck.write_text("deck: Short\nhero: Spider-Man\naspect: justice\ncards:\n  For Justice!: 3\n", "utf-8")
    found = run(tmp_path, "deck", "tune", str(deck))
    assert (found.returncode, found.stderr.count("\n")) == (2, 1)
    assert "MC-DECK-02" in found.stderr
