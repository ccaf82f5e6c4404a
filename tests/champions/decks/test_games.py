"""Games with decks of one's own: they are played with exactly these cards, and refused if they are not legal."""

import random
from collections import Counter
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import goldenrule
from goldenrule import BadInput
from goldenrule.games.champions import GAME
from goldenrule.games.champions.deck_building import new_deck
from goldenrule.games.champions.deck_files import write_deck
from goldenrule.games.champions.decks import Deck, IllegalDeck, Stranger, deck_options
from goldenrule.games.champions.ids import DECK, HAND, zone
from goldenrule.testing import rule
from tests.playing import play_on

SPIDER = new_deck("spider_man", "leadership", 43)[0]
IRON = replace(new_deck("iron_man", "justice")[0], name="Armour")


def codes(game: goldenrule.Game, seat: int) -> Counter[str]:
    """What a seat's deck and hand hold."""
    rules: Any = game.rules
    cards = [*rules.state.zones[zone(seat, DECK)], *rules.state.zones[zone(seat, HAND)]]
    return Counter(rules.ident(e).code for e in cards)


def test_the_decks_decide_heroes_aspects_and_cards() -> None:
    game = goldenrule.new_game("champions", seed=5, **deck_options([SPIDER, IRON]))
    assert game.options["heroes"] == ["spider_man", "iron_man"]
    assert game.options["aspects"] == ["leadership", "justice"]
    assert codes(game, 0) == SPIDER.cards
    assert codes(game, 1) == IRON.cards
    assert "any_deck" not in game.options


@rule("MC-DECK-02")
def test_a_deck_that_is_not_legal_is_refused_with_every_reason() -> None:
    illegal = replace(SPIDER, cards={**SPIDER.cards, "01054": 1, "01084": 2})
    with pytest.raises(IllegalDeck) as caught:
        deck_options([IRON, illegal])
    assert str(caught.value).startswith("The deck of player 2 is not legal. ")
    assert [each.clause for each in caught.value.findings] == ["MC-DECK-06", "MC-DECK-08"]
    with pytest.raises(BadInput, match=r"The deck of seat 0 is not legal\. .*MC-DECK-06.*MC-DECK-08"):
        goldenrule.new_game("champions", decks={0: illegal.codes()})
    with pytest.raises(BadInput, match="MC-DECK-05"):
        goldenrule.new_game("champions", heroes=["iron_man"], decks={0: SPIDER.codes()})


def test_any_deck_is_played_if_that_is_wanted_and_the_record_says_so() -> None:
    few = Deck(("spider_man",), {"01054": 4, "01088": 2}, name="Few")
    game = goldenrule.new_game("champions", seed=5, **deck_options([few], any_deck=True))
    assert game.options["any_deck"] is True
    assert codes(game, 0) == few.cards
    with pytest.raises(BadInput, match="not legal"):  # also right after the same deck was allowed
        goldenrule.new_game("champions", seed=5, decks={0: few.codes()})
    play_on(game, random.Random(1), lambda _: game.decisions == 400)
    assert game.record().options["any_deck"] is True


@pytest.mark.parametrize(
    ("deck", "text"),
    [
        (Deck((), {"01054": 1}, name="Nobody's"), r"player 1 \(Nobody's\) has no identity"),
        (Deck(("spider_man", "iron_man"), {}), "has no identity that can be played"),
        (
            Deck(("spider_man",), {}, strangers=(Stranger("04031", "", 2),)),
            "has unknown cards: 2 x 04031; take them out",
        ),
    ],
)
def test_what_no_deck_can_be_is_refused_in_any_case(deck: Deck, text: str) -> None:
    with pytest.raises(BadInput, match=text):
        deck_options([deck], any_deck=True)


def test_encounter_cards_are_in_no_players_deck() -> None:
    with pytest.raises(BadInput, match=r"has Eviction Notice \(01165\), which is not a player card"):
        goldenrule.new_game("champions", decks={0: ["01165"]}, any_deck=True)
    with pytest.raises(BadInput, match="'any_deck' must be true or false"):
        goldenrule.new_game("champions", decks={0: []}, any_deck="yes")


def test_decks_are_read_from_files_that_are_named(tmp_path: Path) -> None:
    one, two = tmp_path / "one.txt", tmp_path / "two.json"
    one.write_text(write_deck(SPIDER, "text"), encoding="utf-8")
    two.write_text(write_deck(IRON, "marvelcdb"), encoding="utf-8")
    assert GAME.parse_options({"decks": f"{one}, {two}", "expert": "yes"}) == {
        "heroes": ["spider_man", "iron_man"],
        "aspects": ["leadership", "justice"],
        "decks": {"0": SPIDER.codes(), "1": IRON.codes()},
        "expert": True,
    }
    with pytest.raises(BadInput, match="leave out the heroes"):
        GAME.parse_options({"decks": str(one), "heroes": "iron_man"})
    with pytest.raises(BadInput, match="No deck is named"):
        GAME.parse_options({"decks": " , "})
    with pytest.raises(BadInput, match="'any_deck' must be yes or no"):
        GAME.parse_options({"any_deck": "maybe"})


def test_two_decks_of_one_hero_cannot_play_together() -> None:
    with pytest.raises(BadInput, match="chosen twice"):
        goldenrule.new_game("champions", **deck_options([SPIDER, SPIDER]))
