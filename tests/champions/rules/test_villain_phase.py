"""Villain Phase (MC-VPHASE), its icons and tokens, and the order of a round (MC-ROUND)."""

import pytest

from goldenrule.games.champions.ops import DealEncounterCard
from goldenrule.games.champions.selectors import Players
from goldenrule.testing import rule
from tests.champions.situation import GUARD, NO_BOOST, QUIET, alter_ego, given, hero
from tests.champions.words import when_revealed


@rule("MC-VPHASE-01", "MC-ROUND-04", "MC-ROUND-05", "MC-ROUND-06", "MC-ROUND-07", "MC-ROUND-08", "MC-ROUND-09")
@rule("MC-ROUND-10", "MC-ROUND-11", "MC-VPHASE-14")
def test_the_steps_come_in_order_and_a_new_round_begins() -> None:
    s = given(hero(exhausted=True), step=1, encounter_top=[NO_BOOST, QUIET]).idle(0)
    steps = ("villain_phase", "threat", "activate", "attack_damage", "deal", "reveal", "first_player", "round", "turn")
    s.only(*steps).then(round=2, phase="player")


@rule("MC-VPHASE-02", "MC-MAIN-05", "MC-ANATS-10")
@pytest.mark.parametrize(("seats", "threat"), [(1, 1), (2, 2)])
def test_step_one_places_what_the_acceleration_field_says(seats: int, threat: int) -> None:
    s = given(*[hero(exhausted=True), hero()][:seats], step=1)
    assert [n for _, n, _ in s.events("threat")][:1] == [threat]
    assert s.order_of("threat", "activate")[:2] == ["threat", "activate"]


@rule("MC-VPHASE-03", "MC-MAIN-06", "MC-ACCICON-01", "MC-ACCTOK-01", "MC-SIDE-08", "OQ-52")
def test_icons_and_tokens_are_added_in_one_placement() -> None:
    s = given(hero(), step=1, acceleration=2, in_play=["Bomb Scare", "Highway Robbery"])
    assert [n for _, n, _ in s.events("threat")] == [1 + 2 + 2]
    s.then(threat=5).then("Bomb Scare", threat=2)


@rule("MC-ACCICON-02")
def test_an_acceleration_icon_stops_counting_when_its_card_is_gone() -> None:
    s = given(hero(), in_play=[{"card": "Bomb Scare", "threat": 1}])
    s.do("thwart Captain Marvel").then(not_in_play=["Bomb Scare"]).do("end turn").then(threat=1)


@rule("MC-ACCICON-01")
def test_other_icons_add_no_threat() -> None:
    given(hero(), step=1, in_play=["Crowd Control", "Breakin' & Takin'"]).then(threat=1)


@rule("MC-VPHASE-04", "MC-VPHASE-05", "MC-VPHASE-06", "MC-ACTIV-02", "MC-MINION-05", "MC-VILLAIN-04", "OQ-53", "D-47")
@rule("MC-PORDER-01")
@pytest.mark.parametrize("first", [0, 1])
def test_the_villain_then_the_minions_activate_for_one_player_after_the_other(first: int) -> None:
    s = given(
        hero(exhausted=True, engaged=["Shocker"]),
        hero(exhausted=True, engaged=["Hydra Bomber"]),
        step=1,
        first=first,
        encounter_top=[NO_BOOST, NO_BOOST, QUIET, GUARD],
    )
    s.do("1: pass")  # Spider-Man's own interrupt
    minions = ["Shocker", "Hydra Bomber"]
    s.only(*[f"activate {name} {seat}" for seat in (first, 1 - first) for name in ("Rhino", minions[seat])])
    s.then(damage=2 + 2).then(1, damage=2 + 1)


@rule("OQ-15")
@rule("MC-GRIM-02")
def test_the_first_player_orders_the_minions_of_another_player() -> None:
    s = given(hero(exhausted=True), hero(exhausted=True, engaged=["Shocker", "Hydra Bomber"]), step=1).do("1: pass")
    s.asked(0, "minion_order").do("order Hydra Bomber")
    s.only("activate Rhino", "activate Rhino", "activate Hydra Bomber", "activate Shocker")


@rule("MC-VPHASE-07", "MC-DEAL-01", "MC-DEAL-03", "OQ-57", "D-47")
def test_each_player_is_dealt_one_facedown_card_before_any_is_revealed() -> None:
    s = given(hero(), hero(), step=3, encounter_top=[QUIET, GUARD])
    assert s.events("deal") == [(0,), (1,)]
    s.only("deal", "deal", "reveal", "reveal")


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
    s = given(hero(), hero(), step=3, first=first, in_play=schemes)
    assert [seat for (seat,) in s.events("deal")[: len(dealt)]] == dealt
    assert s.order_of("deal", "reveal").index("reveal") == len(dealt)


@rule("MC-VPHASE-10", "MC-VPHASE-11", "MC-REVEAL-01", "D-59")
@pytest.mark.parametrize("first", [0, 1])
def test_the_first_player_reveals_all_their_cards_one_at_a_time_then_the_next(first: int) -> None:
    s = given(hero(dealt=["Shocker", "Hydra Mercenary"]), hero(dealt=["Yon-Rogg", "Sandman"]), step=4, first=first)
    cards = [["Shocker", "Hydra Mercenary"], ["Yon-Rogg", "Sandman"]]
    order = [card for seat in (first, 1 - first) for card in cards[seat]]
    s.only(*[words for card in order for words in (f"reveal * {card}", f"engage {card}")])
    s.then(engaged=["Hydra Mercenary", "Shocker"]).then(1, engaged=["Sandman", "Yon-Rogg"])


@rule("MC-VPHASE-12", "MC-DEAL-05", "OQ-24", "D-35")
def test_cards_dealt_in_step_four_are_revealed_in_step_four() -> None:
    """When the first player is done, the second one reveals a card that deals both one more."""
    s = given.reprinted(
        {"01112": when_revealed(DealEncounterCard(Players()))},
        hero(dealt=["Shocker"]),
        hero(dealt=["False Alarm", "Sandman"]),
        step=4,
        encounter_top=["Hydra Mercenary", "Yon-Rogg"],
    )
    order = ("Shocker", "False Alarm", "Sandman", "Yon-Rogg", "Hydra Mercenary")
    s.only(*[f"reveal * {card}" for card in order]).then(engaged=["Hydra Mercenary", "Shocker"])
    s.then(1, engaged=["Sandman", "Yon-Rogg"]).idle(1)


@rule("MC-VPHASE-13", "MC-ROUND-09", "MC-FIRST-02")
@pytest.mark.parametrize("first", [0, 1])
def test_the_first_player_token_passes_and_the_next_round_begins_with_its_new_holder(first: int) -> None:
    given(hero(), hero(), step=5, first=first, round=3).then(first=1 - first, round=4).idle(1 - first)


@rule("MC-VPHASE-04", "MC-ACTIV-03", "MC-ACTIV-04", "MC-MINION-06", "MC-MINION-07")
def test_enemies_attack_heroes_and_scheme_against_alter_egos() -> None:
    s = given(
        hero(exhausted=True, engaged=["Shocker"]),
        alter_ego(engaged=["Hydra Bomber"]),
        step=2,
        encounter_top=[NO_BOOST, NO_BOOST, QUIET, GUARD],
    )
    s.then(damage=2 + 2, threat=1 + 1).then(1, damage=0).only("scheme_threat Rhino", "scheme_threat Hydra Bomber")
