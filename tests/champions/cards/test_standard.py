"""Cards of the Standard and Expert sets."""

from __future__ import annotations

from goldenrule.games.champions import ids
from goldenrule.testing import rule
from tests.champions.cards.scripted import Scripted, alter_ego, hero, revealing

CALM = "Hard to Keep Down"
"""A card without boost icons or boost ability."""

# -- 01186 Advance ---------------------------------------------------------------------------------


@rule("MC-ESCHEME-06", "MC-BOOST-04")
def test_advance_makes_the_villain_scheme_with_its_boost_card_whatever_your_form() -> None:
    for player in (hero(), alter_ego()):
        play = revealing("Advance", player, encounter_top=["Stampede"])  # one boost icon
        assert play.threat() == 2
        assert play.damage() == 0


def test_advance_only_uses_up_the_confused_card_of_a_confused_villain() -> None:
    play = revealing("Advance", villain={"statuses": ["confused"]})
    assert play.threat() == 0
    assert not play.villain().confused


# -- 01187 Assault ---------------------------------------------------------------------------------


def test_assault_makes_the_villain_attack_a_hero() -> None:
    play = revealing("Assault", encounter_top=[CALM]).do("pass", "pass")
    assert play.damage() == 2
    assert play.times("surge") == 0


def test_assault_surges_against_an_alter_ego() -> None:
    play = revealing("Assault", alter_ego(), hero(), encounter_top=["Sandman"])
    assert play.times("surge", 0, "Assault") == 1
    assert play.times("attack_damage") == 0


# -- 01188 Caught Off Guard ------------------------------------------------------------------------


def test_caught_off_guard_discards_an_upgrade_or_support_of_your_choice() -> None:
    first, second = hero(), hero(in_play=["Avengers Mansion", "Tenacity", "Mockingbird"], dealt=["Caught Off Guard"])
    play = Scripted(heroes=["spider_man", "captain_marvel"], phase="villain", step=4, players=[first, second])
    assert play.asked() == ("choose", 1)  # the player who revealed it, not the first player
    assert play.offered() == ["pick Avengers Mansion", "pick Tenacity"]
    play.do("pick Tenacity")
    assert play.discard(1) == ["Tenacity"]
    assert play.times("surge") == 0


def test_caught_off_guard_reaches_an_upgrade_on_an_enemy() -> None:
    play = revealing("Caught Off Guard", hero(in_play=[{"card": "Webbed Up", "attached_to": "Rhino"}]))
    assert play.discard() == ["Webbed Up"]


def test_caught_off_guard_surges_if_you_control_neither() -> None:
    play = revealing(
        "Caught Off Guard", hero(in_play=["Mockingbird"]), hero(in_play=["Tenacity"]), encounter_top=["Sandman"]
    )
    assert play.times("surge", 0, "Caught Off Guard") == 1
    assert play.in_play("Tenacity")


# -- 01189 Gang-Up ---------------------------------------------------------------------------------


def test_gang_up_is_an_attack_of_the_villain_and_then_of_your_minions_in_your_order() -> None:
    play = revealing("Gang-Up", hero(engaged=["Shocker", "Hydra Mercenary"]), encounter_top=[CALM])
    play.do("pass", "pass")
    assert play.damage() == 2
    assert play.asked() == ("minion_order", 0)
    play.do("order Hydra Mercenary", "pass", "pass")
    attackers = [event[1] for event in play.events if event[0] == "attack_damage"]
    assert attackers == ["Rhino", "Hydra Mercenary", "Shocker"]
    assert play.damage() == 5


def test_gang_up_does_not_call_minions_of_other_players() -> None:
    play = revealing("Gang-Up", hero(), hero(exhausted=True, engaged=["Shocker"]), encounter_top=[CALM])
    play.do("pass", "pass")
    assert play.times("attack_damage", "Rhino") == 1
    assert play.times("attack_damage", "Shocker") == 0


def test_gang_up_surges_against_an_alter_ego() -> None:
    play = revealing("Gang-Up", alter_ego(engaged=["Shocker"]), encounter_top=["Sandman"])
    assert play.times("surge", 0, "Gang-Up") == 1
    assert play.times("attack_damage") == 0


# -- 01190 Shadow of the Past ----------------------------------------------------------------------


@rule("MC-NEMESIS-02", "MC-NEMESIS-03")
def test_shadow_of_the_past_brings_the_nemesis_and_its_side_scheme_and_shuffles_in_the_rest() -> None:
    before = Scripted(players=[hero()], phase="villain", step=5)
    play = revealing("Shadow of the Past", hero(exhausted=True))
    assert play.times("reveal", 0, "Vulture") == 1
    assert play.engaged() == ["Vulture"]
    assert play.in_play("Highway Robbery")
    assert play.times("surge") == 0
    decks = [each.game.state.zones[ids.ENCOUNTER_DECK] for each in (before, play)]
    assert len(decks[1]) == len(decks[0]) - 1 + 3  # Shadow of the Past has left it, three nemesis cards are in it
    assert not play.game.state.zones[ids.zone(0, ids.NEMESIS)]


def test_shadow_of_the_past_surges_when_the_minion_does_not_enter_but_the_others_still_come() -> None:
    play = revealing("Shadow of the Past", hero(engaged=["Vulture"]), encounter_top=["Sandman"])
    assert play.in_play("Highway Robbery")
    assert play.times("surge", 0, "Shadow of the Past") == 1
    assert play.times("reveal", 0, "Vulture") == 0


def test_shadow_of_the_past_surges_when_nothing_is_set_aside() -> None:
    play = revealing("Shadow of the Past", hero(nemesis="in"), encounter_top=["Sandman"])
    assert play.times("surge", 0, "Shadow of the Past") == 1
    assert play.engaged() == ["Sandman"]


# -- 01191 Exhaustion ------------------------------------------------------------------------------


@rule("MC-KW-SURGE-01")
def test_exhaustion_exhausts_your_identity_in_either_form_and_surges() -> None:
    for player in (hero(in_play=["Mockingbird"]), alter_ego(in_play=["Mockingbird"])):
        play = revealing("Exhaustion", player, encounter_top=["Sandman"], expert=True)
        assert play.identity().exhausted
        assert not play.card("Mockingbird").exhausted
        assert play.times("surge", 0, "Exhaustion") == 1


# -- 01192 Masterplan ------------------------------------------------------------------------------


def test_a_masterplan_puts_four_threat_on_each_side_scheme() -> None:
    play = revealing("Masterplan", expert=True, in_play=["Breakin' & Takin'", "Crowd Control"])
    assert play.card("Breakin' & Takin'").threat == 6
    assert play.card("Crowd Control").threat == 6
    assert play.threat() == 0


def test_without_a_side_scheme_a_masterplan_finds_one() -> None:
    top = ["Shocker", "Stampede", "Crowd Control"]
    play = revealing("Masterplan", modular=[], encounter_top=top, encounter_discard=["Sandman"])
    assert play.card("Crowd Control").threat == 2
    assert play.encounter_discard() == ["Masterplan", "Stampede", "Shocker", "Sandman"]
    assert play.times("when_revealed", "Shocker") == 0


def test_a_masterplan_finds_nothing_in_a_deck_without_side_schemes() -> None:
    play = revealing("Masterplan", encounter_deck=["Shocker", "Stampede"])
    assert play.times("acceleration") == 1  # the deck has run out
    assert play.times("reveal") == 1


# -- 01193 Under Fire ------------------------------------------------------------------------------


def test_under_fire_reveals_a_card_and_surges_for_another() -> None:
    play = revealing("Under Fire", expert=True, encounter_top=["Sandman", "Hydra Mercenary", "Shocker"])
    assert play.engaged() == ["Sandman", "Hydra Mercenary"]
    assert play.times("surge", 0, "Under Fire") == 1
