"""Empty decks (MC-EMPTYENC, MC-EMPTYPL), searching (MC-SEARCH), removing from the game (MC-REMOVE)."""

from typing import Any

from goldenrule.games.champions.ops import DiscardTopEncounter, DiscardUntil, Draw, Mill, SearchDeck
from goldenrule.games.champions.selectors import InDeck, IsType
from goldenrule.kernel.expressions import It, Where
from goldenrule.kernel.ops import Op
from goldenrule.testing import rule
from tests.champions.situation import GUARD, NO_BOOST, QUIET, Situation, alter_ego, given, hero
from tests.champions.words import action, n

STATION = "Alpha Flight Station"


def station(op: Op, *, player: dict[str, Any] | None = None, **more: object) -> Situation:
    """Captain Marvel's turn with a station whose action does something else; it is used."""
    change = {"01015": action(op)}
    players = [alter_ego(in_play=[STATION], **(player or {}))]
    return given.reprinted(change, *players, heroes=["captain_marvel"], **more).do(f"use {STATION}")


# -- the encounter deck ------------------------------------------------------------------------------------------------
@rule("MC-EMPTYENC-01", "MC-EMPTYENC-02", "MC-EMPTYENC-03", "MC-EMPTYENC-07", "MC-ACCTOK-01", "MC-ACCTOK-02", "OQ-36")
def test_an_encounter_deck_that_runs_out_is_rebuilt_with_an_acceleration_token() -> None:
    """One card is left: it boosts, and what is dealt comes from the new deck."""
    s = given(hero(exhausted=True), step=2, encounter_deck=[NO_BOOST], encounter_discard=[GUARD]).idle(0)
    s.then(acceleration=2)  # the card that was dealt was the last one again
    s.then(engaged=[GUARD], threat=0).do("end turn")
    assert s.events("threat")[0][1] == 1 + 2


@rule("OQ-36", "MC-EMPTYENC-01")
def test_a_deck_has_run_out_when_its_last_card_leaves() -> None:
    s = given.attacked(encounter_top=[], encounter_deck=[NO_BOOST], encounter_discard=[GUARD, "Shocker"])
    s.asked(0, "defend").then(acceleration=1)
    assert sorted(s.encounter_deck()) == [GUARD, "Shocker"]
    s.then(encounter_discard=[])


@rule("MC-EMPTYENC-01")
def test_a_deck_with_a_card_left_is_not_rebuilt() -> None:
    s = given.attacked(encounter_top=[], encounter_deck=[NO_BOOST, QUIET], encounter_discard=[GUARD])
    s.asked(0, "defend").then(acceleration=0, encounter_discard=[GUARD])


@rule("MC-EMPTYENC-04", "MC-EMPTYENC-05", "MC-EMPTYENC-06")
def test_a_search_that_empties_the_encounter_deck_has_failed() -> None:
    s = station(DiscardUntil("side_scheme"), encounter_deck=[NO_BOOST, QUIET], encounter_discard=["Bomb Scare"]).idle(0)
    assert sorted(s.encounter_deck()) == sorted([NO_BOOST, QUIET, "Bomb Scare"])
    s.then(encounter_discard=[], acceleration=1)


@rule("OQ-37")
def test_discarding_a_number_of_cards_stops_when_the_encounter_deck_is_empty() -> None:
    s = station(DiscardTopEncounter(5), encounter_deck=[NO_BOOST, QUIET], encounter_discard=["Bomb Scare"])
    s.idle(0).then(encounter_deck_size=3, encounter_discard=[], acceleration=1)


@rule("MC-MAIN-06", "MC-ACCTOK-01")
def test_tokens_count_in_every_later_round() -> None:
    s = given(alter_ego(), step=1, acceleration=1, encounter_top=[NO_BOOST, QUIET])
    s.idle(0).then(threat=1 + 1 + 1, acceleration=1)


@rule("OQ-38")
def test_without_any_encounter_card_that_is_needed_the_players_lose() -> None:
    given.attacked(encounter_top=[], encounter_deck=[]).over("villain")


# -- player decks ------------------------------------------------------------------------------------------------------
@rule("MC-EMPTYPL-01", "MC-EMPTYPL-02", "MC-EMPTYPL-03", "MC-EMPTYPL-05", "D-13", "D-38", "MC-DRAW-02")
def test_drawing_goes_on_from_the_new_deck_after_an_encounter_card_was_dealt() -> None:
    player = {"deck": ["Energy"], "discard": ["Genius", "Strength"]}
    s = station(Draw(n(2)), player=player, encounter_top=[GUARD]).idle(0).then(hand_size=2)
    assert "Energy" in s.hand()
    s.then(deck_size=1, discard=[], dealt=[GUARD], engaged=[])


@rule("MC-EMPTYPL-01", "OQ-36")
def test_the_deck_is_rebuilt_when_its_last_card_is_drawn() -> None:
    s = station(Draw(n(1)), player={"deck": ["Energy"], "discard": ["Genius"]}, encounter_top=[GUARD])
    s.idle(0).then(deck=["Genius"], dealt=[GUARD])


@rule("MC-EMPTYPL-04")
def test_discarding_stops_when_the_deck_runs_out() -> None:
    s = station(Mill(n(3)), player={"deck": ["Energy", "Genius"], "discard": ["Strength"]}, encounter_top=[GUARD])
    s.idle(0)
    assert sorted(s.deck()) == ["Energy", "Genius", "Strength"]
    s.then(discard=[], dealt=[GUARD])


@rule("OQ-38", "MC-EMPTYPL-02")
def test_an_empty_deck_without_discard_pile_waits_for_a_card() -> None:
    player = {"deck": ["Energy"], "hand": ["Genius", "Helicarrier", "Strength"]}
    s = station(Draw(n(1)), player=player, encounter_top=[GUARD])
    s.idle(0).then(deck=[], dealt=[GUARD]).do("play Helicarrier", "pay Genius", "pay Strength").idle(0)
    assert sorted(s.deck() + s.discard()) == ["Genius", "Strength"]
    assert s.deck_size() >= 1
    s.then(dealt=[GUARD])


# -- searching ---------------------------------------------------------------------------------------------------------
@rule("MC-SEARCH-01", "MC-SEARCH-02", "MC-SEARCH-03", "MC-SEARCH-04", "MC-SEARCH-05", "D-21")
def test_a_search_finds_a_card_of_choice_and_shuffles_the_deck() -> None:
    deck = ["Energy", "Hawkeye", "Genius", "Vision", "Strength", "First Aid", "Haymaker", "Tenacity"]
    s = station(SearchDeck(Where(InDeck(), IsType(It(), "ally"))), player={"deck": deck}).asked(0, "search")
    s.then(deck=deck).offered("pick Hawkeye", "pick Vision").not_offered("pick Energy").do("pick Vision").idle(0)
    s.then(hand=["Vision"])
    rest = [name for name in deck if name != "Vision"]
    assert sorted(s.deck()) == sorted(rest)
    assert s.deck() != rest
    s.only("found", "shuffle")


# -- removed from the game ---------------------------------------------------------------------------------------------
@rule("MC-REMOVE-01", "MC-REMOVE-02", "MC-REMOVE-03", "MC-INPLAY-05", "D-50")
def test_a_removed_card_does_not_come_back() -> None:
    s = given(
        alter_ego(dealt=["Family Emergency"]), step=4, encounter_deck=[NO_BOOST], encounter_discard=["Shocker", GUARD]
    )
    s.do("mode 1")
    assert s.removed().count("Family Emergency") == 1
    s.do("end turn", "pass")
    s.then(acceleration=1)  # the discard pile has become a new deck
    assert s.removed().count("Family Emergency") == 1
    assert "Family Emergency" not in s.encounter_deck() + s.encounter_discard() + s.dealt()
