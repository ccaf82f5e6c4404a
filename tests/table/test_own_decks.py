"""Decks that people bring to the first screen as texts: offered beside the heroes, or told what is wrong with them."""

from typing import Any

import pytest

from goldenrule.gamekit.first_screen import Step
from goldenrule.games.champions import GAME as CHAMPIONS
from goldenrule.games.champions.deck_building import new_deck
from goldenrule.games.champions.deck_files import write_deck
from goldenrule.games.champions.first_screen import ChampionsScreen
from goldenrule.games.champions.own_decks import BREAK, MOST
from goldenrule.games.champions.set_entries import HeroSet
from goldenrule.kernel.errors import BadInput
from goldenrule.server.api import SetupAnswers
from goldenrule.server.worker.lobby import setup
from goldenrule.server.worker_calls import SetupScreen
from goldenrule.table.first_screen import TableScreen
from goldenrule.table.games import find_game
from goldenrule.words.texts import Texts

TEXTS = Texts("en", strict=True)


def deck(hero: str = "iron_man", format: str = "marvelcdb") -> str:
    return write_deck(new_deck(hero, "justice")[0], format)


def screen(*texts: str) -> TableScreen:
    return TableScreen(find_game("champions"), TEXTS, {"own_decks": BREAK.join(texts)}, ())


def own_id(table: TableScreen) -> str:
    return table.steps({})[0].choices[-1].id


def test_a_deck_is_chosen_like_a_hero_and_brings_its_aspect_and_cards() -> None:
    table = screen(deck())
    id = own_id(table)
    answers = {"heroes": [id, "she_hulk"]}
    assert [step.key for step in table.steps(answers)][:3] == ["heroes", "aspect1", "scenario"]
    options = CHAMPIONS.parse_options(table.words(answers))
    assert options["heroes"] == ["iron_man", "she_hulk"] and options["aspects"] == ["justice", ""]
    decks = options["decks"]
    assert isinstance(decks, dict) and len(decks["0"]) == 40 and [*decks] == ["0"]
    assert table.summary(answers)[0][1][0] == "own deck: Iron Man, justice, 40 cards"
    assert CHAMPIONS.make(options, "1").pending


def test_it_keeps_its_id_whatever_else_is_brought() -> None:
    own = deck("she_hulk", "text")
    assert own_id(screen(own)) == own_id(screen(deck(), own))
    with pytest.raises(BadInput, match="You brought no deck 'deck-0'"):
        CHAMPIONS.parse_options({"heroes": "deck-0", "own_decks": own})


def test_what_is_wrong_with_a_deck_is_said_and_it_is_not_offered() -> None:
    texts = ["2x Nothing Known", "/etc/passwd", deck().replace("01031", "01040", 1), "hero: thor\ncards:\n  01088: 1\n"]
    found = CHAMPIONS.own_decks(TEXTS, {"own_decks": BREAK.join([*texts, deck()])})
    assert all(each.wrong.startswith("The deck") and each.wrong.endswith((".", ")")) for each in found[:4])
    assert "root:" not in repr(found)
    assert (found[4].wrong, found[4].about) == ("", "Iron Man, justice, 40 cards")
    again = CHAMPIONS.own_decks(TEXTS, {"own_decks": found[4].text})
    assert (again[0].about, again[0].text) == (found[4].about, found[4].text)
    assert len(screen(*texts).steps({})[0].choices) == len(screen().steps({})[0].choices)
    with pytest.raises(BadInput, match="you can bring at most 20"):
        screen(*[f"{n}x Backflip" for n in range(1, MOST + 2)])


def test_a_deck_that_breaks_a_rule_is_played_if_that_is_wanted() -> None:
    small = "hero: iron_man\ncards:\n  01088: 1\n"
    wrong = CHAMPIONS.own_decks(TEXTS, {"own_decks": small})[0].wrong
    assert "MC-DECK" in wrong
    assert not CHAMPIONS.own_decks(TEXTS, {"own_decks": small, "any_deck": "yes"})[0].wrong


def test_decks_are_told_in_the_language_that_is_spoken() -> None:
    own = BREAK.join(["/etc/passwd", "hero: iron_man\ncards:\n  01088: 1\n", deck().replace("  01088: 1", "")])
    found = CHAMPIONS.own_decks(Texts("uk"), {"own_decks": own, "any_deck": "yes"})
    assert found[0].wrong.startswith("Колода")
    assert found[1].about.startswith("Залізна людина,") and found[1].notes[0].startswith("Додано те")


def test_a_bad_deck_is_read_once(monkeypatch: pytest.MonkeyPatch) -> None:
    from goldenrule.games.champions import deck_files

    read, usual = [], deck_files.read_deck

    def reading(data: bytes, *args: Any, **more: Any) -> Any:
        read.append(data)
        return usual(data, *args, **more)

    monkeypatch.setattr(deck_files, "read_deck", reading)
    bad = ["1x This Is Unknown", deck() + "1"]
    for _ in range(2):
        found = CHAMPIONS.own_decks(TEXTS, {"own_decks": BREAK.join(bad)})
        assert all(each.wrong for each in found) and screen(*bad).steps({})
    assert len(read) == 2, "what is wrong with it is known"


def test_more_heroes_than_may_play_are_refused_before_each_is_asked_about(monkeypatch: pytest.MonkeyPatch) -> None:
    seats, usual = set[int](), ChampionsScreen.aspect_step

    def aspect_step(self: ChampionsScreen, seat: int, hero: HeroSet) -> Step:
        seats.add(seat)
        return usual(self, seat, hero)

    monkeypatch.setattr(ChampionsScreen, "aspect_step", aspect_step)
    with pytest.raises(BadInput, match=r"Champions is for 1 to 4 heroes, not 60\."):
        setup(TEXTS, SetupScreen(SetupAnswers("champions", {"heroes": ["spider_man"] * 60})))
    assert seats == {0, 1, 2, 3}
