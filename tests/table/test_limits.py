"""Lists that a file, a code or a program can make long have a limit, checked at the door, in one sentence."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from goldenrule import new_game
from goldenrule.games.champions.deck_files import read_deck
from goldenrule.games.champions.decks import MOST_CARDS, deck_options
from goldenrule.games.champions.packs import PACKS
from goldenrule.kernel import records
from goldenrule.kernel.codec import digest
from goldenrule.kernel.entities import LASTING_BASE
from goldenrule.kernel.errors import BadInput
from goldenrule.kernel.files import Journal, recover
from goldenrule.kernel.records import MOST_ENTRIES, Recorder, dump, parse
from goldenrule.kernel.state import State
from goldenrule.packs.reading import MOST_THINGS, check_pack
from goldenrule.table.games import find_game, own_games
from goldenrule.testing.conformance import Chooser
from tests.toygame import make


def refused(game: str, **options: Any) -> str:
    with pytest.raises(BadInput) as caught:
        new_game(game, seed=1, **options)
    text = str(caught.value)
    assert len(text) < 400 and "\n" not in text
    return text


def test_a_deck_has_a_limit_in_a_game_and_in_a_file() -> None:
    fits = new_game("champions", decks={0: ["01088"] * MOST_CARDS}, any_deck=True, seed=1)
    assert sum(map(len, fits.rules.state.zones)) > MOST_CARDS
    long = ["01088"] * (MOST_CARDS + 1)
    assert f"has {MOST_CARDS + 1} names" in refused("champions", decks={0: long}, any_deck=True)
    lines = "\n".join(["Spider-Man", *["99x Energy [01088]"] * 6])
    deck = read_deck(lines.encode(), "deck.txt").deck
    with pytest.raises(BadInput, match=f"at most {MOST_CARDS} can be played"):
        deck_options([deck], any_deck=True)


def test_four_of_the_longest_decks_are_too_many_cards_for_one_game() -> None:
    heroes = ["spider_man", "iron_man", "she_hulk", "black_panther"]
    decks = {seat: ["01088"] * MOST_CARDS for seat in range(4)}
    assert "a game can have at most 2000" in refused("champions", heroes=heroes, decks=decks, any_deck=True)
    assert "There are 5 decks" in refused("champions", heroes=heroes, decks={**decks, 4: []}, any_deck=True)


def test_a_game_cannot_have_more_cards_than_it_can_tell_apart() -> None:
    state = State.empty(1, 1, 1)
    for _ in range(LASTING_BASE - 1):
        state.add(1, 0)
    with pytest.raises(BadInput, match="at most 2000 cards"):
        state.add(1, 0)
    assert len(state.ident) == len(state.cards) == LASTING_BASE


@pytest.mark.parametrize("game", own_games())
def test_names_in_options_are_counted_and_measured(game: str) -> None:
    for option in ("heroes", "modular", "aspects", "teams", "readings"):
        if option in {each.name for each in find_game(game).options} or option == "readings":
            assert f"'{option}' has 101 names" in refused(game, **{option: ["x"] * 101})
            assert f"'{option}' has the name 'xxx" in refused(game, **{option: ["x" * 1_000_000]})
            assert f"'{option}' must be a list of names, not 'xxx" in refused(game, **{option: "x" * 1_000_000})
    assert "names 21 packs" in refused(game, packs=["nowhere"] * 21)
    assert "must be a list of folders" in refused(game, packs={"x" * 1000: 1})
    assert "must be a list of folders, not a int" in refused(game, packs=10**10_000)


def test_numbers_of_any_length_are_told_in_a_sentence() -> None:
    assert "'scenario' must be a text, not a int" in refused("champions", scenario=10**10_000)
    assert "cannot be the first" in refused("champions", first_player=10**20)


def test_a_record_and_a_journal_have_a_limit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    recorder = Recorder(make("x"), "x", every=2)
    monkeypatch.setattr(records, "MOST_ENTRIES", 5)
    journal = Journal(tmp_path / "journal", recorder)
    chooser = Chooser("x")
    for _ in range(5):
        recorder.apply(*chooser.choose(recorder.game))
    journal.close()
    good = recorder.record()
    assert len(parse(dump(good)).entries) == 5
    before = digest(recorder.game)
    attempts: list[Callable[[], object]] = [lambda: recorder.apply(*chooser.choose(recorder.game)), recorder.undo]
    for attempt in attempts:
        with pytest.raises(BadInput, match="5 decisions, the most that can be recorded"):
            attempt()
    assert digest(recorder.game) == before and len(recorder.entries) == 5
    data = msgspec.json.decode(dump(good))
    data["entries"] += [[0, "pass", 0, 0]] * 2
    with pytest.raises(BadInput, match="The record has 7 decisions; a record can have at most 5"):
        parse(msgspec.json.encode(data))
    data = {**msgspec.json.decode(dump(good)), "digests": {str(n): "x" for n in range(9)}}
    with pytest.raises(BadInput, match="9 digests"):
        parse(msgspec.json.encode(data))
    path = tmp_path / "journal"
    path.write_bytes(path.read_bytes() + b'[0,"pass",0,0]\n' * 2)
    with pytest.raises(BadInput, match=r"line \d+ has 7 decisions"):
        recover(path)
    assert MOST_ENTRIES >= 20_000


def test_a_file_of_lines_that_are_no_cards_is_no_deck() -> None:
    lines = "Spider-Man\n2x Backflip\n" + "\n".join(f"nonsense {n}" for n in range(600))
    with pytest.raises(BadInput, match=r"deck\.txt is not a deck: more than 500 of its lines"):
        read_deck(lines.encode(), "deck.txt")


def big_pack(folder: Path, files: int, cards: int) -> Path:
    names = [f"c{n}.yaml" for n in range(files)]
    about = {"format": 1, "id": "x", "game": "champions", "files": names}
    (folder / "pack.yaml").write_text(json.dumps(about), "utf-8")
    for n, name in enumerate(names):
        line = "{{code: x_{}_{}, name: T, type: event, set: x, classification: basic, cost: 0}}"
        text = "\n".join("- " + line.format(n, i) for i in range(cards))
        (folder / name).write_text(text, "utf-8")
    return folder


def test_a_pack_has_a_limit_of_cards_and_is_read_no_further(tmp_path: Path) -> None:
    _, problems = check_pack(big_pack(tmp_path, 5, MOST_THINGS // 2 + 1), PACKS)
    assert [problem.file for problem in problems if "more than 2000 cards and other things" in problem.text] == [
        "c1.yaml"
    ]
    assert not any(problem.file in ("c2.yaml", "c3.yaml", "c4.yaml") for problem in problems)


def test_a_set_of_a_pack_has_a_limit_of_cards(tmp_path: Path) -> None:
    big_pack(tmp_path, 1, 1)
    sets = [
        {"id": "crowd", "name": "Crowd", "kind": "modular", "cards": {"01101": 9999}},
        {
            "id": "hordes",
            "name": "Hordes",
            "kind": "modular",
            "cards": {"01101": 99, "01102": 99, "01103": 99, "01104": 99},
        },
    ]
    (tmp_path / "c0.yaml").write_text(json.dumps({"encounter_sets": sets}), "utf-8")
    _, problems = check_pack(tmp_path, PACKS)
    texts = " ".join(problem.text for problem in problems)
    assert "it lists 9999 copies of 01101" in texts and "it must be 1 to 99" in texts
    assert "it lists 396 cards; a game can use at most 300" in texts
