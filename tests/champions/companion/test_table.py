"""Players, numbers and cards that people change at a companion."""

import random
from collections import Counter

import pytest

from goldenrule.games.champions import ids
from goldenrule.games.champions.companion.answers import asks
from goldenrule.games.champions.companion.encounter import TYPES
from goldenrule.games.champions.companion.game import CompanionGame
from goldenrule.games.champions.sets import load_facts, scenarios
from goldenrule.games.champions.situations.placing import named_in_play
from goldenrule.kernel.errors import BadInput
from goldenrule.kernel.steps import in_progress
from goldenrule.testing import rule
from tests.champions.companion.playing import amount, begin, card, go, held, hp, names, refused, say, step, threat


def test_the_players_are_called_by_their_heroes_in_either_form() -> None:
    table = begin()
    told = [
        *say(table, "damage 1 2", "stun 1", "stun 1 off", "tough 1", "form", "form", "maximum 1 12"),
        *table.prompt(),
    ]
    assert not any("Peter" in line for line in told) and "Spider-Man takes 2 damage." in told
    assert "Now: Spider-Man (8 of 10 hit points)." in told and "Spider-Man is no longer stunned." in told


@pytest.mark.parametrize(
    ("who", "name"),
    [
        ("Peter Parker", "Spider-Man"), ("spider-m", "Spider-Man"), ("蜘蛛人", "Spider-Man"), ("2", "Captain Marvel"),
        ("Людина-Павук", "Spider-Man"), ("Capitana Marvel", "Captain Marvel"), ("Керол", "Captain Marvel"),
    ],
)  # fmt: skip
def test_players_are_found_by_both_their_names_in_any_language(who: str, name: str) -> None:
    table = begin("spider_man", "captain_marvel")
    assert say(table, f"stun {who}") == [f"{name} is stunned."]
    refused(begin("spider_man", "captain_marvel"), "form Rino", "is not a player")


def test_cards_are_found_by_their_names_in_any_language() -> None:
    table = begin()
    assert say(table, "enter Mercenario de Hydra")[0] == "Hydra Mercenary enters play."
    assert say(table, "stun 九頭蛇傭兵") == ["Hydra Mercenary is stunned."]
    refused(table, "enter Rinoceronte", "no card")


@rule("MC-ATTACHTO-01", "MC-ATTACHTO-06", "MC-ATTACHTO-08", "MC-ATTACHTO-09")
def test_an_attachment_that_nothing_may_carry_does_not_come_into_play() -> None:
    table = begin(modular=["the_doomsday_chair"])
    refused(table, "enter Biomechanical Upgrades", "does not enter play")
    assert any("discard" in line for line in say(table, "reveal Biomechanical Upgrades"))
    assert "Biomechanical Upgrades" in names(table, ids.ENCOUNTER_DISCARD)
    say(table, "enter Sandman", "enter Hydra Mercenary", "enter Biomechanical Upgrades")
    assert table.game.face(card(table, "Biomechanical Upgrades").host).name == "Sandman"  # the most hit points


# -- numbers -----------------------------------------------------------------------------------------------------------


@rule("MC-VDEFEAT-03", "MC-WIN-01")
def test_stages_follow_one_another_and_the_last_one_wins() -> None:
    table = begin(expert=True)
    say(table, "stun villain", "damage villain 99")
    g = table.game
    assert g.face(g.state.villain).code == "01096" and card(table, "Rhino").damage == 0  # Rhino III
    assert "stunned" in held(table, "Rhino")  # it stays through the stages
    for _ in range(3):
        if not g.over:
            table.obey("damage villain 99")
    assert g.state.winner == "players"


@rule("MC-MAIN-03", "MC-MAIN-04", "MC-CRISIS-01")
def test_the_last_stage_of_the_scheme_loses_and_crisis_protects_it() -> None:
    table = begin(scenario="klaw")
    say(table, "threat main 99", "")
    assert not table.game.state.scheme_stages and not table.game.over
    say(table, "threat main 2", "enter Under Attack")
    before = threat(table)
    assert "No threat is removed" in say(table, "thwart main 1")[0] and threat(table) == before
    say(table, "discard Under Attack", "thwart main 1")
    assert threat(table) == before - 1
    table.obey("threat main 99")
    assert table.game.state.winner == "villain"


@rule("MC-ELIM-04", "MC-ELIM-08", "MC-FIRST-03")
def test_an_eliminated_player_leaves_minions_and_the_first_player_token() -> None:
    table = begin("spider_man", "iron_man")
    say(table, "enter Sandman 1", "damage 1 99")
    g = table.game
    assert (g.state.alive, g.state.first, names(table, ids.ENGAGEMENTS[1])) == ((1,), 1, ["Sandman"])
    assert "Iron Man takes a turn" in table.prompt()[0]
    refused(table, "heal 1 2", "Spider-Man has been eliminated")
    table.obey("damage Iron Man 99")
    assert g.state.winner == "villain"


@rule("MC-STATUS-12")
def test_tough_takes_the_damage_of_enemies_and_identities() -> None:
    table = begin()
    say(table, "tough 1", "damage 1 5")
    assert (hp(table), held(table, "Spider-Man")) == (10, [])
    say(table, "tough villain", "damage villain 5")
    assert (card(table, "Rhino").damage, held(table, "Rhino")) == (0, [])
    say(table, "damage villain 0", "tough villain", "tough villain off", "damage villain 5")
    assert card(table, "Rhino").damage == 5


def test_a_maximum_of_hit_points_is_told_and_healing_ends_there() -> None:
    table = begin()
    say(table, "damage 1 4", "maximum 1 16")
    assert hp(table) == 12
    say(table, "heal 1 99")
    assert hp(table) == 16
    say(table, "form")
    assert hp(table) == 16  # in either form


def test_tokens_come_and_go() -> None:
    table = begin()
    for line, tokens in (("token", 1), ("token 3", 4), ("token -4", 0)):
        assert say(table, line) == [f"Acceleration tokens: {tokens}."]
        assert table.game.state.acceleration == tokens
    refused(table, "token -1", "There are 0 acceleration tokens; there can be 0 to 99")
    refused(table, "token 100", "There are 0 acceleration tokens; there can be 0 to 99")


def test_a_status_that_is_not_there_does_not_go() -> None:
    table = begin()
    assert say(table, "stun villain off") == ["That changes nothing."]
    assert say(table, "stun villain", "stun villain off") == ["Rhino is stunned.", "Rhino is no longer stunned."]


def test_more_threat_than_is_counted_is_refused() -> None:
    table = begin()
    say(table, "enter Breakin' & Takin'", *["threat Breakin' & Takin' 99"] * 10)
    before = card(table, "Breakin' & Takin'").threat
    assert 900 < before <= 999
    table.obey(f"threat Breakin' & Takin' {999 - before}")
    refused(table, "threat Breakin' & Takin' 1", "cannot have 1000 threat; a companion counts to 999")


# -- cards -------------------------------------------------------------------------------------------------------------


@rule("MC-EMPTYENC-01", "MC-EMPTYENC-02")
def test_an_empty_encounter_deck_is_rebuilt_with_a_token() -> None:
    table = begin()
    g = table.game
    while len(deck := g.state.zones[ids.ENCOUNTER_DECK]) > 1:
        g.move(deck[0], ids.ENCOUNTER_DISCARD)
    table.obey("deal 1")
    assert g.state.acceleration == 1 and not g.state.zones[ids.ENCOUNTER_DISCARD]
    assert len(g.state.zones[ids.ENCOUNTER_DECK]) > 20


@pytest.mark.parametrize("typed", [False, True])
def test_there_are_as_many_facedown_minions_as_people_put_into_play(typed: bool) -> None:
    table = begin(scenario="ultron", typed=typed)
    say(table, "form", "enter Ultron Drones", "enter Drone", "enter Drone", "enter Drone")
    assert len(named_in_play(table.game, "Drone")) == 3
    told = say(table, "damage Drone 3 1", "attack Drone 2 1", "ally")
    assert "Drone is defeated." in told and "Drone deals 1 damage to the defending ally." in told
    assert len(named_in_play(table.game, "Drone")) == 2 and not names(table, ids.ENCOUNTER_DISCARD)


@pytest.mark.parametrize("typed", [False, True])
def test_no_more_copies_come_than_the_box_has(typed: bool) -> None:
    table = begin(typed=typed)
    assert load_facts()["01101"].quantity == 2
    say(table, "enter Hydra Mercenary", "reveal Hydra Mercenary")
    refused(table, "enter Hydra Mercenary", "The box has only 2 of Hydra Mercenary")
    refused(table, "reveal Hydra Mercenary", "The box has only 2 of Hydra Mercenary")
    say(table, "discard Hydra Mercenary 2", "enter Hydra Mercenary")
    assert names(table, ids.ENGAGEMENTS[0]) == ["Hydra Mercenary"] * 2
    say(table, "enter Melter")  # of another set, which the deck has not
    refused(table, "enter Melter", "The box has only 1 of Melter")


@rule("MC-NEMESIS-02", "MC-NEMESIS-03")
@pytest.mark.parametrize("typed", [False, True])
def test_a_nemesis_set_comes_once(typed: bool) -> None:
    table = begin(typed=typed)
    before = len(table.game.state.zones[ids.ENCOUNTER_DECK])
    say(table, "nemesis 1", "")  # what Highway Robbery says is up to the people
    assert names(table, ids.ENGAGEMENTS[0]) == ["Vulture"] and "Highway Robbery" in names(table, ids.TABLE)
    assert len(table.game.state.zones[ids.ENCOUNTER_DECK]) == before + 3
    refused(table, "nemesis 1", "The nemesis set of Spider-Man is already in the game")


def test_a_nemesis_set_that_is_coming_does_not_come_again() -> None:
    table = begin("spider_man", "iron_man")
    say(table, "nemesis 1")
    assert table.step().ability is not None, "what Highway Robbery says is not yet done"
    refused(table, "nemesis 1", "The nemesis set of Spider-Man is already in the game")
    say(table, "nemesis 2")


def test_a_deck_is_discarded_down_to_its_last_card_only_if_so_many_are_typed() -> None:
    table = begin()
    n = len(table.game.state.zones[ids.ENCOUNTER_DECK])
    refused(table, f"mill {n + 1}", f"type a number from 1 to {n}")
    say(table, f"mill {n - 1}")
    refused(table, "mill 2", "The encounter deck has 1 card; type 1")
    say(table, "mill")
    assert table.game.state.acceleration == 1


def test_a_player_who_is_not_named_is_asked_for() -> None:
    refused(begin("spider_man", "iron_man"), "form", "Type a player; the players are 1 Spider-Man, 2 Iron Man")


def test_a_card_that_is_turned_up_is_asked_for_by_name() -> None:
    table = go(begin(typed=True), "turn_boost_card")
    refused(table, "", "Type the name or the code of the card that you turn up")


def test_nothing_is_attached_in_a_circle() -> None:
    table = begin()
    say(table, "enter Charge", "enter Armored Rhino Suit", "attach Charge to Armored Rhino Suit")
    for line in ("attach Charge to Charge", "attach Armored Rhino Suit to Charge"):
        refused(table, line, "cannot be attached to itself, or to its own attachments")
    table.obey("discard Armored Rhino Suit")
    assert not named_in_play(table.game, "Charge")


def test_a_printed_deck_is_named_card_by_card() -> None:
    table = begin(typed=True)
    table.obey("form")
    go(table, "turn_boost_card")
    assert asks(table.game) == "card"
    refused(table, "", "Type the name or the code")
    refused(table, "Backflip", "no card")
    assert "Boost card Advance: 2 boost icons." not in say(table, "Hydra Merc")
    assert amount(table) == 2 + 1
    go(table, "reveal_encounter_cards")
    assert asks(table.game) == "card"
    table.obey("Sandman")
    assert names(table, ids.ENGAGEMENTS[0]) == ["Sandman"]
    assert set(names(table, ids.ENCOUNTER_DECK)) == {table.game.content.faces[table.game.content.facedown].name}


def cards(g: CompanionGame) -> Counter[str]:
    """Every encounter card of the game, wherever it lies."""
    s = g.state
    scenario = (s.villain, s.main_scheme)
    return Counter(g.ident(e).code for e in range(1, len(s.ident)) if s.owner[e] < 0 <= s.zone[e] and e not in scenario)


@pytest.mark.parametrize("scenario", list(scenarios()))
@pytest.mark.parametrize("typed", [False, True])
def test_random_tables_end_and_lose_no_card(scenario: str, typed: bool) -> None:
    rng = random.Random(scenario)
    table = begin("spider_man", "she_hulk", "black_panther", scenario=scenario, typed=typed)
    stages = {"villain", "main_scheme"}
    encounter = [code for code, facts in load_facts().items() if facts.type in TYPES]
    every = (
        {code: n for code, n in cards(table.game).items() if load_facts()[code].type not in stages} if not typed else {}
    )
    for _ in range(3000):
        if table.game.over:
            break
        if step(table) == "take_turns" and rng.random() < 0.7:
            table.obey(rng.choice(["form 1", "form 2", "form 3", "damage villain 2", "thwart main 1", "heal 2 2"]))
            continue
        line = load_facts()[rng.choice(encounter)].name if asks(table.game) == "card" else ""
        if asks(table.game) == "defend":
            line = rng.choice(["", "def", "def 2", "ally", "def 1 she"])
        again = table.copy()
        try:
            table.obey(line)
        except BadInput as error:
            assert "The box has" in str(error) or "in hero form" in str(error) or "eliminated" in str(error)
            table = again
        if not typed:
            assert cards(table.game) == every
        assert not any(frame is None for frame in table.game.stack) and (table.game.over or in_progress(table.game))
    assert table.game.over
