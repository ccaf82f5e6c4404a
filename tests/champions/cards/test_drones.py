"""Drones: player cards that lie facedown as minions. Nobody knows them, and they go back to their owners."""

import pytest

from goldenrule.games.champions import ids
from goldenrule.games.champions.audit import Auditor
from goldenrule.games.champions.game import Champions
from goldenrule.games.champions.ids import ENGAGED, zone
from goldenrule.games.champions.situations.position import position
from goldenrule.kernel.errors import BadInput
from goldenrule.kernel.views import SPECTATOR, has_learned, twin, view
from goldenrule.testing import rule
from goldenrule.testing.hidden import check_step, check_twins
from tests.champions.cards.ultron_table import QUIET, ULTRON_III, facedown
from tests.champions.situation import Situation, hero, ultron


def drone(situation: Situation, name: str = "Drone") -> int:
    return situation.entity(name)


# -- what a Drone is -------------------------------------------------------------------------------
@rule("MC-TYPES-03", "MC-BASE-02", "OQ-70")
def test_the_top_card_of_a_deck_becomes_a_minion_whose_own_face_is_ignored() -> None:
    s = ultron.revealing(
        "Android Efficiency", hero(deck_top=["Mockingbird", "Strength"])
    )  # Mockingbird stuns when she enters
    s.then(engaged=["Drone"], deck_top=["Strength"])
    g = s.game
    e = drone(s)
    assert (g.face(e).code, g.ident(e).name, g.face(e).type) == ("drone", "Mockingbird", "minion")
    s.then("Drone", ATK=1, SCH=1, hp=1).then("villain", statuses=[]).then(area=[])
    assert g.state.owner[e] == 0
    assert g.table_card(e).controller == -1
    s.not_fired("Mockingbird")


def test_a_drone_does_not_use_what_is_printed_on_its_hidden_face() -> None:
    s = ultron(hero(engaged=[facedown("Luke Cage"), facedown("Energy")], hand=["Energy"]), heroes=["black_panther"])
    assert len(s.engaged()) == 2
    drones = [e for e in s.game.state.zones[zone(0, ENGAGED)]]
    assert not any(s.game.table_card(e).tough for e in drones)  # Luke Cage has toughness
    rows = {entity for row in s.game.state.rows for entity, _ in row}
    assert not rows & set(drones)


@rule("MC-BASE-02")
def test_ultron_drones_sets_the_base_values_of_facedown_drones_only() -> None:
    s = ultron(hero(engaged=[facedown("Strength"), "Advanced Ultron Drone"]))
    assert (s.value("ATK", "Drone"), s.value("SCH", "Drone"), s.value("HP", "Drone")) == (1, 1, 1)
    s.then("Advanced Ultron Drone", ATK=1, hp=4)
    assert s.game.content.face("01140").name == "Ultron Drones"


def test_without_ultron_drones_a_facedown_card_has_no_hit_points() -> None:
    with pytest.raises(BadInput, match="something is defeated"):
        position(scenario="ultron", bare=True, players=[hero(engaged=[facedown("Avengers Mansion")])])


@rule("MC-MINION-01")
def test_a_drone_attacks_a_hero_and_schemes_against_an_alter_ego() -> None:
    s = ultron(hero(engaged=[facedown("Energy")]), step=2, encounter_top=["Upgraded Drones", "Invasive AI"])
    s.do("pass", "mode 1", "pass").then(damage=3)
    s = ultron({"hand": [], "engaged": [facedown("Energy")]}, step=2, encounter_top=["Upgraded Drones", "Invasive AI"])
    s.then(threat=2)
    assert s.events("scheme_threat")[1][1:] == (1, 0)


# -- whose it is -----------------------------------------------------------------------------------
@rule("MC-SAMPLE-14", "MC-OWN-06", "MC-OWN-08", "OQ-70")
def test_a_defeated_drone_goes_to_its_owners_discard_pile() -> None:
    s = ultron(hero(engaged=[facedown("Genius", owner=1)]), hero()).do("attack Captain Marvel", "pick Drone")
    s.then(not_in_play=["Drone"], discard=[], encounter_discard=[]).then(1, discard=["Genius"])
    assert s.game.face(s.game.state.zones[zone(1, ids.DISCARD)][0]).name == "Genius"


@rule("MC-ELIM-04")
def test_the_drones_of_an_eliminated_player_move_on_and_still_go_to_their_owner() -> None:
    s = ultron.revealing("Concussive Blast", hero(engaged=[facedown("Genius")], hit_points=1), hero())
    assert s.game.state.alive == (1,)
    s.then(1, engaged=["Drone"]).do("1: attack She-Hulk", "1: pick Drone")
    assert s.discard(0)[0] == "Genius"


@rule("MC-UNIQUE-02")
def test_a_unique_card_that_lies_facedown_keeps_no_copy_out_of_play() -> None:
    s = ultron(hero(engaged=[facedown("Mockingbird", owner=1)], hand=["Mockingbird", "Energy", "Strength"]), hero())
    s.do("play Mockingbird", "pay Energy", "pass").then(area=["Mockingbird"], engaged=["Drone"])


@rule("MC-EMPTYPL-01", "MC-EMPTYPL-02", "OQ-36")
def test_a_deck_that_runs_out_with_a_drone_is_rebuilt_and_costs_an_encounter_card() -> None:
    s = ultron.revealing(
        "Android Efficiency", hero(deck=["Energy"], discard=["Genius", "Strength"]), encounter_top=[QUIET]
    )
    assert s.events("deck_out") == [(0,)]
    s.then(in_play=[QUIET])  # the card dealt, revealed in the same step
    s.then(in_play=["Drone"])
    assert sorted(s.deck()) == ["Genius", "Strength"]
    s.then(discard=[])


@rule("OQ-38")
def test_without_a_card_to_take_no_drone_enters_play() -> None:
    ultron.revealing("Android Efficiency", hero(deck=[])).then(engaged=[]).never("enter", "deck_out")


@rule("OQ-38")
def test_a_drone_that_is_discarded_becomes_the_new_deck_of_its_owner() -> None:
    s = ultron(hero(engaged=[facedown("Energy")], deck=[])).do("attack Captain Marvel", "pick Drone")
    s.then(deck=["Energy"], discard=[])


# -- who may know it -------------------------------------------------------------------------------
@rule("OQ-70")
def test_everybody_sees_a_drone_and_nobody_what_it_is() -> None:
    g = ultron(hero(engaged=[facedown("Strength")]), hero()).game
    e = g.state.zones[zone(0, ENGAGED)][0]
    for seat in (0, 1, SPECTATOR):
        assert g.sees(e, seat)
        assert not g.knows(e, seat)
        shown = view(g, seat)
        (id,) = shown.zones["engaged0"]
        assert id == g.state.vid[e] > 0
        assert shown.cards[id]["code"] == "drone"
        assert shown.cards[id]["hp"] == 1
        assert shown.cards[id]["stats"] == {"ATK": 1, "SCH": 1}
        assert "01090" not in str(shown.cards[id])


def test_what_a_drone_is_shows_in_no_event_until_it_is_defeated() -> None:
    s = ultron.revealing("Android Efficiency", hero(deck_top=["Strength"]), hero(deck_top=["Genius"]))
    g = s.game
    drones = [g.state.zones[zone(seat, ENGAGED)][0] for seat in (0, 1)]
    told = [g.event_view(event, 1) for event in s.log if event.key in ("enter", "engage")]  # they still lie there
    assert [line and line[1] for line in told] == [[g.state.vid[e], "drone"] for e in drones for _ in range(2)]
    before = s.game.clone()
    seen = g.state.vid[drones[0]]
    s.do("1: attack She-Hulk", "1: pick Strength")
    shown = view(g, 1)
    assert shown.zones["discard0"] == (seen,)  # everybody could follow it there
    assert shown.cards[seen]["code"] == "01090"
    assert has_learned(before, g)


@rule("MC-DEAL-02")
def test_a_position_in_which_the_drone_is_another_card_of_the_deck_looks_the_same() -> None:
    g = ultron(hero(engaged=[facedown("Strength"), facedown("Hawkeye")]), hero()).game
    twins = [twin(g, 0, str(i)) for i in range(8)]
    drones = [(t, e) for t in twins if isinstance(t, Champions) for e in t.state.zones[zone(0, ENGAGED)]]
    assert len(drones) == 16 and len({t.ident(e).code for t, e in drones}) > 4
    assert len({e for _, e in drones}) > 4, "its serial says nothing either"
    assert all(t.face(e).code == "drone" for t, e in drones)
    assert all(view(t, seat) == view(g, seat) for t in twins for seat in (0, 1, SPECTATOR))
    assert sum(check_twins(g, seat, "x") for seat in (0, 1)) > 0
    for option in g.legal(0):
        check_step(g, 0, (0, option), "y")


# -- what players do to them -----------------------------------------------------------------------
def test_spider_tracer_on_a_drone_acts_before_the_drone_leaves_and_goes_to_its_owner() -> None:
    tracer = {"card": "Spider-Tracer", "attached_to": "Drone"}
    s = ultron(hero(engaged=[facedown("Genius")], in_play=[tracer]), heroes=["spider_man"], main_scheme={"threat": 2})
    s.then("Spider-Tracer", host="Drone").do("attack Spider-Man", "pick Drone").fired("01007", 1).then(threat=0)
    assert sorted(s.discard()) == ["Genius", "Spider-Tracer"]
    keys = [event.key for event in s.log if event.key in ("threat_removed", "defeated")]
    assert keys == ["threat_removed", "defeated"]


def test_webbed_up_and_biomechanical_upgrades_may_lie_on_a_drone() -> None:
    s = ultron.revealing(
        "Biomechanical Upgrades",
        hero(engaged=[facedown("Genius")]),
        modular=["the_doomsday_chair"],
        encounter_top=["Invasive AI"],
    )
    s.then("Biomechanical Upgrades", host="Drone")  # base 1 counts as printed
    s.do("attack Captain Marvel", "pick Drone").then(in_play=["Drone"]).then("Drone", damage=0)
    assert "Biomechanical Upgrades" in s.encounter_discard()
    s.do("end turn")


def test_hawkeye_shoots_at_a_drone_that_enters_play() -> None:
    s = ultron.revealing(
        "Android Efficiency", hero(in_play=["Hawkeye"], deck_top=["Energy"]), hero(deck_top=["Strength"])
    )
    s.do("use Hawkeye", "use Hawkeye").then("Hawkeye", counters={"arrow": 2}).then(engaged=[], discard=["Energy"])
    s.then(1, engaged=[], discard=["Strength"])


def test_interrogation_room_and_tigra_answer_the_defeat_of_a_minion_whatever_it_was() -> None:
    s = ultron(hero(engaged=[facedown("Genius")], in_play=["Interrogation Room"]), main_scheme={"threat": 1})
    s.do("attack Captain Marvel", "pick Drone", "use Interrogation Room").then(threat=0)
    s = ultron(hero(engaged=[facedown("Genius")], in_play=[{"card": "Tigra", "damage": 1}]))
    s.do("attack Tigra", "pick Drone", "use Tigra")
    s.then("Tigra", damage=1)  # healed, then her consequential damage


@rule("MC-KW-OVERKILL-01")
def test_overkill_of_a_drone_hits_the_villain() -> None:
    s = ultron(hero(engaged=[facedown("Genius")], hand=["Relentless Assault", "Strength"]), heroes=["she_hulk"])
    s.do("use Relentless Assault").then("villain", damage=4)
    assert sorted(s.discard()) == ["Genius", "Relentless Assault", "Strength"]


# -- positions -------------------------------------------------------------------------------------
def test_only_what_a_player_is_engaged_with_can_be_given_facedown() -> None:
    with pytest.raises(BadInput, match="only cards engaged with a player"):
        position(players=[{"in_play": [facedown("Genius")]}])
    with pytest.raises(BadInput, match="no seat 3"):
        position(scenario="ultron", players=[hero(engaged=[facedown("Genius", owner=3)])])
    with pytest.raises(BadInput, match="minion"):
        position(scenario="ultron", players=[hero(engaged=[facedown("Advanced Ultron Drone")])])


def test_a_bare_position_puts_the_drones_of_the_setup_back_into_their_decks() -> None:
    g = position(scenario="ultron", heroes=["spider_man", "captain_marvel"], bare=True, players=[{}, {}])
    assert g.state.zones[zone(0, ENGAGED)] == ()
    assert all(g.state.owner[e] == -1 for e in g.state.zones[ids.ENCOUNTER_DECK])
    assert len(g.state.zones[zone(1, ids.DECK)]) + len(g.state.zones[zone(1, ids.HAND)]) == 40


def test_the_auditor_reckons_with_drones() -> None:
    s = ultron(hero(engaged=[facedown("Genius"), "Advanced Ultron Drone"]), in_play=["Upgraded Drones"], **ULTRON_III)
    s.then("Drone", ATK=3).then("Advanced Ultron Drone", ATK=2)
    audit = Auditor(s.game)
    s.do("attack Captain Marvel", "pick Drone")
    audit.after_decision()
