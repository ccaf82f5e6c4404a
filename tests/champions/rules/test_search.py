"""Searches (MC-SEARCH): who sees what, which cards are offered, when the deck is shuffled."""

from __future__ import annotations

from typing import Any

import pytest

from goldenrule.games.champions import ids
from goldenrule.games.champions.situations.script import Script
from goldenrule.kernel.views import SPECTATOR, determinize, view
from goldenrule.testing import rule
from tests.champions.rules.board import alter_ego, hero, keys

IMMORTAL = 'The "Immortal" Klaw'
SEARCHED = ["Armored Guard", "Tiger Shark", "Whirlwind", "Sonic Boom", "Armored Guard"]


def mayhem() -> Script:
    """Seat 1 of two looks for a minion of the Masters of Evil: two are in the deck, one in the discard pile."""
    return Script.of(
        heroes=["spider_man", "captain_marvel"],
        scenario="klaw",
        bare=True,
        phase="villain",
        step=4,
        encounter_deck=SEARCHED,
        encounter_discard=["Melter"],
        players=[alter_ego(), alter_ego(dealt=["Masters of Mayhem"])],
    ).asked(1, "search")


def deck_of(s: Script, seat: int) -> list[str]:
    """The encounter deck as a seat knows it, "" for a card that it does not."""
    seen = view(s.game, seat)
    return [s.game.content.by_code[seen.cards[i]["code"]].name if i else "" for i in seen.zones["encounter_deck"]]


@rule("MC-SEARCH-01", "MC-SEARCH-04")
def test_who_searches_sees_the_deck_and_nobody_else_does() -> None:
    s = mayhem()
    assert deck_of(s, 1) == SEARCHED
    assert deck_of(s, 0) == deck_of(s, SPECTATOR) == [""] * 5


@rule("MC-SEARCH-03")
def test_every_card_that_may_be_found_is_named() -> None:
    seen = view(mayhem().game, 1)
    assert seen.prompt is not None
    found = [seen.cards[shown]["code"] for _, shown, _ in seen.prompt.options]
    assert found == ["01132", "01131", "01130"]


@rule("MC-SEARCH-05")
def test_what_was_seen_is_forgotten_with_the_shuffle() -> None:
    s = mayhem().do("1: pick Whirlwind")
    assert len(s.events("shuffle")) == 1
    assert s.engaged(1) == ["Whirlwind"]
    assert deck_of(s, 1) == [""] * 4


@rule("MC-SEARCH-01", "MC-SEARCH-03")
def test_no_determinization_changes_what_may_be_found() -> None:
    s = mayhem()
    for seed in "abcdef":
        new: Any = determinize(s.game, 1, seed)
        assert new.legal(1) == s.game.legal(1)
        assert [new.face(e).name for _, e, _ in new.legal(1)] == ["Melter", "Tiger Shark", "Whirlwind"]


@rule("MC-SEARCH-01", "MC-SEARCH-05")
def test_a_search_of_ones_own_deck_shows_it_to_its_player_alone() -> None:
    deck = ["Vibranium", "Vibranium Suit", "Tactical Genius", "Energy Daggers"]
    s = Script.of(
        heroes=["black_panther", "spider_man"],
        players=[hero(hand=["Shuri", "Genius"], deck=deck), alter_ego()],
    ).do("play Shuri")
    known = view(s.game, 1).zones["deck0"]
    s.do("use Shuri").asked(0, "search")
    mine = view(s.game, 0)
    assert mine.prompt is not None
    assert all(mine.zones["deck0"]) and not all(known)
    assert view(s.game, 1).zones["deck0"] == known
    assert len(mine.prompt.options) == 3
    s.do("pick Energy Daggers")
    assert s.hand() == ["Energy Daggers"]
    assert not any(view(s.game, 0).zones["deck0"])


@rule("MC-SEARCH-05")
@pytest.mark.parametrize(
    ("hero_set", "given", "stage"),
    [
        ("black_panther", {"encounter_deck": ["Sandman", "Breakin' & Takin'", "Shocker"]}, "01095"),
        ("black_panther", {"scenario": "klaw", "encounter_deck": ["Melter", IMMORTAL, "Tiger Shark"]}, "01114"),
    ],
)
def test_a_new_stage_reveals_what_it_has_found_before_the_deck_is_shuffled(
    hero_set: str, given: dict[str, object], stage: str
) -> None:
    s = Script.of(heroes=[hero_set], bare=True, villain={"hit_points": 1}, players=[hero()], **given)
    s.do("attack Black Panther")
    assert s.game.face(s.game.state.villain).code == stage
    assert keys(s, "reveal", "enter", "shuffle") == ["reveal", "enter", "shuffle"]
    assert len(s.game.state.zones[ids.ENCOUNTER_DECK]) == 2
