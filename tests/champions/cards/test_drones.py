"""Drones: player cards that lie facedown as minions. Nobody knows them, and they go back to their owners."""

from __future__ import annotations

import pytest

from goldenrule.games.champions import ids
from goldenrule.games.champions.audit import Auditor
from goldenrule.games.champions.game import Champions
from goldenrule.games.champions.ids import ENGAGED, zone
from goldenrule.games.champions.situations.position import position
from goldenrule.games.champions.situations.script import Script
from goldenrule.kernel.errors import BadInput
from goldenrule.kernel.views import SPECTATOR, learned, twin, view
from goldenrule.testing import rule
from goldenrule.testing.hidden import check_step, check_twins
from tests.champions.cards.ultron_table import QUIET, ULTRON_III, facedown, facing, hero, ultron


def drone(s: Script, name: str = "Drone") -> int:
    return s.entity(name)


# -- what a Drone is -------------------------------------------------------------------------------


@rule("MC-TYPES-03", "MC-BASE-02", "OQ-70")
def test_the_top_card_of_a_deck_becomes_a_minion_whose_own_face_is_ignored() -> None:
    s = facing("Android Efficiency", hero(deck_top=["Mockingbird", "Strength"]))  # Mockingbird stuns when she enters
    assert s.engaged() == ["Drone"]
    assert s.deck()[0] == "Strength"
    g = s.game
    e = drone(s)
    assert (g.face(e).code, g.ident(e).name, g.face(e).type) == ("drone", "Mockingbird", "minion")
    assert (s.value("ATK", "Drone"), s.value("SCH", "Drone"), s.hp("Drone")) == (1, 1, 1)
    assert s.status("Ultron") == []
    assert s.area() == []
    assert g.state.owner[e] == 0
    assert g.table_card(e).controller == -1
    s.not_fired("Mockingbird")


def test_a_drone_does_not_use_what_is_printed_on_its_hidden_face() -> None:
    s = ultron(hero(facedown("Luke Cage"), facedown("Energy"), hand=["Energy"]), heroes=["black_panther"])
    assert len(s.engaged()) == 2
    drones = [e for e in s.game.state.zones[zone(0, ENGAGED)]]
    assert not any(s.game.table_card(e).tough for e in drones)  # Luke Cage has toughness
    rows = {entity for row in s.game.state.rows for entity, _ in row}
    assert not rows & set(drones)


@rule("MC-BASE-02")
def test_ultron_drones_sets_the_base_values_of_facedown_drones_only() -> None:
    s = ultron(hero(facedown("Strength"), "Advanced Ultron Drone"))
    assert (s.value("ATK", "Drone"), s.value("SCH", "Drone"), s.value("HP", "Drone")) == (1, 1, 1)
    assert (s.value("ATK", "Advanced Ultron Drone"), s.hp("Advanced Ultron Drone")) == (1, 4)
    assert s.game.content.face("01140").name == "Ultron Drones"


def test_without_ultron_drones_a_facedown_card_has_no_hit_points() -> None:
    with pytest.raises(BadInput, match="something is defeated"):
        position(scenario="ultron", bare=True, players=[hero(facedown("Avengers Mansion"))])


@rule("MC-MINION-01")
def test_a_drone_attacks_a_hero_and_schemes_against_an_alter_ego() -> None:
    s = ultron(hero(facedown("Energy")), phase="villain", step=2, encounter_top=["Upgraded Drones", "Invasive AI"])
    s.do("pass", "mode 1", "pass")
    assert s.damage("Captain Marvel") == 3
    s = ultron(
        {"hand": [], "engaged": [facedown("Energy")]},
        phase="villain",
        step=2,
        encounter_top=["Upgraded Drones", "Invasive AI"],
    )
    assert s.threat("The Crimson Cowl") == 2
    assert s.events("scheme_threat")[1][1:] == (1, 0)


# -- whose it is -----------------------------------------------------------------------------------


@rule("MC-SAMPLE-14", "MC-OWN-06", "MC-OWN-08", "OQ-70")
def test_a_defeated_drone_goes_to_its_owners_discard_pile() -> None:
    s = ultron(hero(facedown("Genius", owner=1)), hero())
    s.do("attack Captain Marvel", "pick Drone")
    assert not s.in_play("Drone")
    assert (s.discard(0), s.discard(1)) == ([], ["Genius"])
    assert s.encounter_discard() == []
    assert s.game.face(s.game.state.zones[zone(1, ids.DISCARD)][0]).name == "Genius"


@rule("MC-ELIM-04")
def test_the_drones_of_an_eliminated_player_move_on_and_still_go_to_their_owner() -> None:
    s = facing("Concussive Blast", hero(facedown("Genius"), hit_points=1), hero())
    assert s.game.state.alive == (1,)
    assert s.engaged(1) == ["Drone"]
    s.do("1: attack She-Hulk", "1: pick Drone")
    assert s.discard(0)[0] == "Genius"


@rule("MC-UNIQUE-02")
def test_a_unique_card_that_lies_facedown_keeps_no_copy_out_of_play() -> None:
    s = ultron(hero(facedown("Mockingbird", owner=1), hand=["Mockingbird", "Energy", "Strength"]), hero())
    s.do("play Mockingbird", "pay Energy", "pass")
    assert s.area() == ["Mockingbird"]
    assert s.engaged() == ["Drone"]


@rule("MC-EMPTYPL-01", "MC-EMPTYPL-02", "OQ-36")
def test_a_deck_that_runs_out_with_a_drone_is_made_anew_and_costs_an_encounter_card() -> None:
    s = facing("Android Efficiency", hero(deck=["Energy"], discard=["Genius", "Strength"]), encounter_top=[QUIET])
    assert s.events("deck_out") == [(0,)]
    assert s.in_play(QUIET)  # the card dealt, revealed in the same step
    assert s.in_play("Drone")
    assert sorted(s.deck()) == ["Genius", "Strength"]
    assert s.discard() == []


@rule("OQ-38")
def test_without_a_card_to_take_no_drone_enters_play() -> None:
    s = facing("Android Efficiency", hero(deck=[]))
    assert s.engaged() == []
    assert s.events("enter") == []
    assert s.events("deck_out") == []


@rule("OQ-38")
def test_a_drone_that_is_discarded_becomes_the_new_deck_of_its_owner() -> None:
    s = ultron(hero(facedown("Energy"), deck=[]))
    s.do("attack Captain Marvel", "pick Drone")
    assert s.deck() == ["Energy"]
    assert s.discard() == []


# -- who may know it -------------------------------------------------------------------------------


@rule("OQ-70")
def test_everybody_sees_a_drone_and_nobody_what_it_is() -> None:
    g = ultron(hero(facedown("Strength")), hero()).game
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
    s = facing("Android Efficiency", hero(deck_top=["Strength"]), hero(deck_top=["Genius"]))
    g = s.game
    drones = [g.state.zones[zone(seat, ENGAGED)][0] for seat in (0, 1)]
    told = [g.event_view(event, 1) for event in s.log if event[0] in ("enter", "engage")]  # they still lie there
    assert [line and line[1] for line in told] == [[g.state.vid[e], "drone"] for e in drones for _ in range(2)]
    before = s.game.clone()
    seen = g.state.vid[drones[0]]
    s.do("1: attack She-Hulk", "1: pick Strength")
    shown = view(g, 1)
    assert shown.zones["discard0"] == (seen,)  # everybody could follow it there
    assert shown.cards[seen]["code"] == "01090"
    assert learned(before, g)


@rule("MC-DEAL-02")
def test_a_position_in_which_the_drone_is_another_card_of_the_deck_looks_the_same() -> None:
    g = ultron(hero(facedown("Strength"), facedown("Hawkeye")), hero()).game
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
    s = ultron(
        hero(facedown("Genius"), in_play=[tracer]), heroes=["spider_man"], main_scheme={"threat": 2}
    )  # fmt: skip
    assert s.host("Spider-Tracer") == "Drone"
    s.do("attack Spider-Man", "pick Drone")
    s.fired("01007", 1)
    assert s.threat("The Crimson Cowl") == 0
    assert sorted(s.discard()) == ["Genius", "Spider-Tracer"]
    keys = [event[0] for event in s.log if event[0] in ("threat_removed", "defeated")]
    assert keys == ["threat_removed", "defeated"]


def test_webbed_up_and_biomechanical_upgrades_may_lie_on_a_drone() -> None:
    s = facing(
        "Biomechanical Upgrades",
        hero(facedown("Genius")),
        modular=["the_doomsday_chair"],
        encounter_top=["Invasive AI"],
    )
    assert s.host("Biomechanical Upgrades") == "Drone"  # base 1 counts as printed
    s.do("attack Captain Marvel", "pick Drone")
    assert s.in_play("Drone")
    assert s.damage("Drone") == 0
    assert "Biomechanical Upgrades" in s.encounter_discard()
    s.do("end turn")


def test_hawkeye_shoots_at_a_drone_that_enters_play() -> None:
    s = facing(
        "Android Efficiency",
        hero(in_play=["Hawkeye"], deck_top=["Energy"]),
        hero(deck_top=["Strength"]),
    ).do("use Hawkeye", "use Hawkeye")
    assert s.counters("Hawkeye") == {"arrow": 2}
    assert (s.engaged(0), s.engaged(1)) == ([], [])
    assert (s.discard(0), s.discard(1)) == (["Energy"], ["Strength"])


def test_interrogation_room_and_tigra_answer_the_defeat_of_a_minion_whatever_it_was() -> None:
    s = ultron(
        hero(facedown("Genius"), in_play=["Interrogation Room"]), main_scheme={"threat": 1}
    )  # fmt: skip
    s.do("attack Captain Marvel", "pick Drone", "use Interrogation Room")
    assert s.threat("The Crimson Cowl") == 0
    s = ultron(hero(facedown("Genius"), in_play=[{"card": "Tigra", "damage": 1}]))
    s.do("attack Tigra", "pick Drone", "use Tigra")
    assert s.damage("Tigra") == 1  # healed, then her consequential damage


@rule("MC-KW-OVERKILL-01")
def test_overkill_of_a_drone_hits_the_villain() -> None:
    s = ultron(hero(facedown("Genius"), hand=["Relentless Assault", "Strength"]), heroes=["she_hulk"])
    s.do("use Relentless Assault")
    assert s.damage("Ultron") == 4
    assert sorted(s.discard()) == ["Genius", "Relentless Assault", "Strength"]


# -- positions -------------------------------------------------------------------------------------


def test_only_what_a_player_is_engaged_with_can_be_given_facedown() -> None:
    with pytest.raises(BadInput, match="only what a player is engaged with"):
        position(players=[{"in_play": [facedown("Genius")]}])
    with pytest.raises(BadInput, match="no seat 3"):
        position(scenario="ultron", players=[hero(facedown("Genius", owner=3))])
    with pytest.raises(BadInput, match="minion"):
        position(scenario="ultron", players=[hero(facedown("Advanced Ultron Drone"))])


def test_a_bare_position_puts_the_drones_of_the_setup_back_into_their_decks() -> None:
    g = position(scenario="ultron", heroes=["spider_man", "captain_marvel"], bare=True, players=[{}, {}])
    assert g.state.zones[zone(0, ENGAGED)] == ()
    assert all(g.state.owner[e] == -1 for e in g.state.zones[ids.ENCOUNTER_DECK])
    assert len(g.state.zones[zone(1, ids.DECK)]) + len(g.state.zones[zone(1, ids.HAND)]) == 40


def test_the_auditor_reckons_with_drones() -> None:
    s = ultron(hero(facedown("Genius"), "Advanced Ultron Drone"), more=("Upgraded Drones",), **ULTRON_III)
    assert (s.value("ATK", "Drone"), s.value("ATK", "Advanced Ultron Drone")) == (3, 2)
    audit = Auditor(s.game)
    s.do("attack Captain Marvel", "pick Drone")
    audit.after_decision()
