"""Villain Phase (MC-VPHASE), its icons and tokens, and the order of a round (MC-ROUND)."""

from __future__ import annotations

import pytest

from goldenrule.games.champions.ops import DealEncounterCard
from goldenrule.games.champions.selectors import Players
from goldenrule.testing import rule
from tests.champions.rules.board import (
    GUARD,
    MAIN,
    NO_BOOST,
    QUIET,
    alter_ego,
    duo,
    happened,
    hero,
    keys,
    reprinted,
    solo,
)
from tests.champions.words import when_revealed

ADVANCING = "Advance"


@rule("MC-VPHASE-01", "MC-ROUND-04", "MC-ROUND-05", "MC-ROUND-06", "MC-ROUND-07", "MC-ROUND-08", "MC-ROUND-09")
@rule("MC-ROUND-10", "MC-ROUND-11", "MC-VPHASE-14")
def test_the_steps_come_in_order_and_a_new_round_begins() -> None:
    s = solo(hero(exhausted=True), phase="villain", encounter_top=[NO_BOOST, QUIET]).idle(0)
    steps = ("villain_phase", "threat", "activate", "attack_damage", "deal", "reveal", "first_player", "round", "turn")
    assert keys(s, *steps) == list(steps)
    assert s.round == 2
    assert s.phase == "player"


@rule("MC-VPHASE-02", "MC-MAIN-05", "MC-ANATS-10")
@pytest.mark.parametrize(("seats", "threat"), [(1, 1), (2, 2)])
def test_step_one_places_what_the_acceleration_field_says(seats: int, threat: int) -> None:
    make = solo if seats == 1 else duo
    s = make(hero(exhausted=True), phase="villain")
    assert [n for _, n, _ in s.events("threat")][:1] == [threat]
    assert keys(s, "threat", "activate")[:2] == ["threat", "activate"]


@rule("MC-VPHASE-03", "MC-MAIN-06", "MC-ACCICON-01", "MC-ACCTOK-01", "MC-SIDE-08", "OQ-52")
def test_icons_and_tokens_are_added_in_one_placement() -> None:
    s = solo(phase="villain", acceleration=2, in_play=["Bomb Scare", "Highway Robbery"])
    assert [n for _, n, _ in s.events("threat")] == [1 + 2 + 2]
    assert s.threat(MAIN) == 5
    assert s.threat("Bomb Scare") == 2


@rule("MC-ACCICON-02")
def test_an_acceleration_icon_stops_counting_when_its_card_is_gone() -> None:
    s = solo(in_play=[{"card": "Bomb Scare", "threat": 1}]).do("thwart Captain Marvel")
    assert not s.in_play("Bomb Scare")
    s.do("end turn")
    assert s.threat(MAIN) == 1


@rule("MC-ACCICON-01")
def test_other_icons_add_no_threat() -> None:
    s = solo(phase="villain", in_play=["Crowd Control", "Breakin' & Takin'"])
    assert s.threat(MAIN) == 1


@rule("MC-VPHASE-04", "MC-VPHASE-05", "MC-VPHASE-06", "MC-ACTIV-02", "MC-MINION-05", "MC-VILLAIN-04", "OQ-53", "D-47")
@rule("MC-PORDER-01")
@pytest.mark.parametrize("first", [0, 1])
def test_the_villain_then_the_minions_activate_for_one_player_after_the_other(first: int) -> None:
    s = duo(
        hero(exhausted=True, engaged=["Shocker"]),
        hero(exhausted=True, engaged=["Hydra Bomber"]),
        phase="villain",
        first=first,
        encounter_top=[NO_BOOST, NO_BOOST, QUIET, GUARD],
    )
    s.do("1: pass")  # Spider-Man's own interrupt
    minions = ["Shocker", "Hydra Bomber"]
    seats = [(n, seat) for (_, n), (_, seat) in zip(happened(s, "activate"), s.events("activate"), strict=True)]
    order = [first, 1 - first]
    assert seats == [(n, seat) for seat in order for n in ("Rhino", minions[seat])]
    assert s.damage("Captain Marvel") == 2 + 2
    assert s.damage("Spider-Man") == 2 + 1


@rule("OQ-15")
@rule("MC-GRIM-02")
def test_the_first_player_orders_the_minions_of_another_player() -> None:
    s = duo(hero(exhausted=True), hero(exhausted=True, engaged=["Shocker", "Hydra Bomber"]), phase="villain")
    s.do("1: pass").asked(0, "minion_order").do("order Hydra Bomber")
    assert [n for _, n in happened(s, "activate")] == ["Rhino", "Rhino", "Hydra Bomber", "Shocker"]


@rule("OQ-15")
def test_the_engaged_player_orders_them_where_the_table_says_so() -> None:
    player = hero(exhausted=True, engaged=["Shocker", "Hydra Bomber"])
    s = duo(hero(exhausted=True), player, phase="villain", readings=["minions-ordered-by-engaged-player"])
    s.do("1: pass").asked(1, "minion_order")


@rule("MC-VPHASE-07", "MC-DEAL-01", "MC-DEAL-03", "OQ-57", "D-47")
def test_each_player_is_dealt_one_facedown_card_before_any_is_revealed() -> None:
    s = duo(phase="villain", step=3, encounter_top=[QUIET, GUARD])
    assert s.events("deal") == [(0,), (1,)]
    assert keys(s, "deal", "reveal") == ["deal", "deal", "reveal", "reveal"]


@rule("MC-VPHASE-08", "MC-VPHASE-09", "MC-SIDE-09", "MC-SIDE-10", "MC-HAZARD-01", "D-06", "D-07", "OQ-57")
@pytest.mark.parametrize(
    ("first", "schemes", "dealt"),
    [
        (0, ["Breakin' & Takin'"], [0, 1, 0]),
        (1, ["Breakin' & Takin'"], [1, 0, 1]),
        (0, ["Breakin' & Takin'", "The Psyche-Magnitron"], [0, 1, 0, 1]),
        (0, ["Crowd Control", "Bomb Scare"], [0, 1]),
    ],
)
def test_one_more_card_is_dealt_for_each_hazard_icon_in_player_order(
    first: int, schemes: list[str], dealt: list[int]
) -> None:
    s = duo(phase="villain", step=3, first=first, in_play=schemes)
    assert [seat for (seat,) in s.events("deal")[: len(dealt)]] == dealt
    assert keys(s, "deal", "reveal").index("reveal") == len(dealt)


@rule("MC-VPHASE-10", "MC-VPHASE-11", "MC-REVEAL-01", "D-59")
@pytest.mark.parametrize("first", [0, 1])
def test_the_first_player_reveals_all_their_cards_one_at_a_time_then_the_next(first: int) -> None:
    s = duo(
        hero(dealt=["Shocker", "Hydra Mercenary"]),
        hero(dealt=["Yon-Rogg", "Sandman"]),
        phase="villain",
        step=4,
        first=first,
    )
    cards = [["Shocker", "Hydra Mercenary"], ["Yon-Rogg", "Sandman"]]
    assert happened(s, "reveal", "engage") == [
        (kind, card) for seat in (first, 1 - first) for card in cards[seat] for kind in ("reveal", "engage")
    ]
    assert s.engaged(0) == ["Hydra Mercenary", "Shocker"]
    assert s.engaged(1) == ["Sandman", "Yon-Rogg"]


@rule("MC-VPHASE-12", "MC-DEAL-05", "OQ-24", "D-35")
def test_cards_dealt_in_step_four_are_revealed_in_step_four() -> None:
    """When the first player is done, the second one reveals a card that deals both one more."""
    s = reprinted(
        {"01112": {"abilities": (when_revealed(DealEncounterCard(Players())),), "keep": False}},
        heroes=["captain_marvel", "spider_man"],
        players=[hero(dealt=["Shocker"]), hero(dealt=["False Alarm", "Sandman"])],
        phase="villain",
        step=4,
        encounter_top=["Hydra Mercenary", "Yon-Rogg"],
    )
    assert [n for _, n in happened(s, "reveal")] == [
        "Shocker", "False Alarm", "Sandman", "Yon-Rogg", "Hydra Mercenary",
    ]  # fmt: skip
    assert s.engaged(0) == ["Hydra Mercenary", "Shocker"]
    assert s.engaged(1) == ["Sandman", "Yon-Rogg"]
    s.idle(1)


@rule("MC-VPHASE-13", "MC-ROUND-09", "MC-FIRST-02")
@pytest.mark.parametrize("first", [0, 1])
def test_the_first_player_token_passes_and_the_next_round_begins_with_its_new_holder(first: int) -> None:
    s = duo(phase="villain", step=5, first=first, round=3)
    assert s.first == 1 - first
    assert s.round == 4
    s.idle(1 - first)


@rule("MC-VPHASE-04", "MC-ACTIV-03", "MC-ACTIV-04", "MC-MINION-06", "MC-MINION-07")
def test_enemies_attack_heroes_and_scheme_against_alter_egos() -> None:
    s = duo(
        hero(exhausted=True, engaged=["Shocker"]),
        alter_ego(engaged=["Hydra Bomber"]),
        phase="villain",
        step=2,
        encounter_top=[NO_BOOST, NO_BOOST, QUIET, GUARD],
    )
    assert s.damage("Captain Marvel") == 2 + 2
    assert s.damage("Spider-Man") == 0
    assert s.threat(MAIN) == 1 + 1
    assert [n for _, n in happened(s, "scheme_threat")] == ["Rhino", "Hydra Bomber"]
