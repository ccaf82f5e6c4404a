"""Searches (MC-SEARCH): who sees what, which cards are offered, when the deck is shuffled."""

from typing import Any

import pytest

from goldenrule.games.champions import ids
from goldenrule.kernel.views import SPECTATOR, determinize, view
from goldenrule.testing import rule
from tests.champions.situation import Situation, alter_ego, black_panther, hero, spider_man

IMMORTAL = 'The "Immortal" Klaw'
SEARCHED = ["Armored Guard", "Tiger Shark", "Whirlwind", "Sonic Boom", "Armored Guard"]


def mayhem() -> Situation:
    """Seat 1 of two looks for a minion of the Masters of Evil: two are in the deck, one in the discard pile."""
    return spider_man(
        alter_ego(),
        alter_ego(dealt=["Masters of Mayhem"]),
        scenario="klaw",
        bare=True,
        step=4,
        encounter_deck=SEARCHED,
        encounter_discard=["Melter"],
    ).asked(1, "search")


def deck_of(situation: Situation, seat: int) -> list[str]:
    """The encounter deck as a seat knows it, "" for a card that it does not."""
    seen = view(situation.game, seat)
    return [
        situation.game.content.by_code[seen.cards[i]["code"]].name if i else "" for i in seen.zones["encounter_deck"]
    ]


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
    s = mayhem().do("1: pick Whirlwind").happened("shuffle").then(1, engaged=["Whirlwind"])
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
    s = black_panther(hero(hand=["Shuri", "Genius"], deck=deck), alter_ego()).do("play Shuri")
    known = view(s.game, 1).zones["deck0"]
    s.do("use Shuri").asked(0, "search")
    mine = view(s.game, 0)
    assert mine.prompt is not None
    assert all(mine.zones["deck0"]) and not all(known)
    assert view(s.game, 1).zones["deck0"] == known
    assert len(mine.prompt.options) == 3
    s.do("pick Energy Daggers").then(hand=["Energy Daggers"])
    assert not any(view(s.game, 0).zones["deck0"])


@rule("MC-SEARCH-05")
@pytest.mark.parametrize(
    ("hero_set", "more", "stage"),
    [
        ("black_panther", {"encounter_deck": ["Sandman", "Breakin' & Takin'", "Shocker"]}, "01095"),
        ("black_panther", {"scenario": "klaw", "encounter_deck": ["Melter", IMMORTAL, "Tiger Shark"]}, "01114"),
    ],
)
def test_a_new_stage_reveals_what_it_has_found_before_the_deck_is_shuffled(
    hero_set: str, more: dict[str, object], stage: str
) -> None:
    s = spider_man(hero(), bare=True, villain={"hit_points": 1}, heroes=[hero_set], **more).do("attack Black Panther")
    s.then("villain", code=stage).only("reveal", "enter", "shuffle")
    assert len(s.game.state.zones[ids.ENCOUNTER_DECK]) == 2
