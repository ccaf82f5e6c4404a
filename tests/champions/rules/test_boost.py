"""Boost cards (MC-BOOST) and star icons (MC-STAR)."""

from __future__ import annotations

from goldenrule.games.champions import ids
from goldenrule.games.champions.ops import ExtraBoost
from goldenrule.testing import rule
from tests.champions.rules.board import (
    GUARD,
    MAIN,
    NO_BOOST,
    QUIET,
    alter_ego,
    attacked,
    duo,
    happened,
    hero,
    keys,
    reprinted,
    solo,
)
from tests.champions.words import when_revealed


@rule("MC-BOOST-01", "MC-ACTIV-07", "MC-ACTIV-01")
def test_every_activation_of_the_villain_takes_one_boost_card() -> None:
    s = duo(
        hero(exhausted=True), alter_ego(), phase="villain", step=2, encounter_top=[NO_BOOST, NO_BOOST, QUIET, GUARD]
    )
    assert keys(s, "activate", "boost_dealt", "boost_turned") == ["activate", "boost_dealt", "boost_turned"] * 2
    assert s.game.state.zones[ids.BOOST] == ()


@rule("MC-BOOST-03", "MC-EATTACK-07")
def test_boost_cards_stay_facedown_until_defenders_have_been_declared() -> None:
    s = duo(hero(), hero(), phase="villain", step=2, encounter_top=["Charge"]).asked(0, "defend").do("pass")
    s.asked(1, "defend")
    assert keys(s, "boost_turned") == []
    assert len(s.game.state.zones[ids.BOOST]) == 1
    s.do("1: pass")
    assert s.damage("Captain Marvel") == 4


@rule("MC-BOOST-05", "MC-ESCHEME-03")
def test_boost_icons_are_added_to_the_scheme() -> None:
    s = attacked(alter_ego(), "Charge").idle(0)
    assert s.threat(MAIN) == 1 + 2


@rule("MC-BOOST-06")
def test_the_bonus_is_for_one_activation_only() -> None:
    s = duo(
        hero(exhausted=True, engaged=["Hydra Bomber"]),
        hero(exhausted=True),
        phase="villain",
        step=2,
        encounter_top=["Charge", NO_BOOST, QUIET, GUARD],
    )
    assert s.value("ATK", "Rhino") == 2
    s.do("1: pass").idle(1)
    assert s.damage("Captain Marvel") == (2 + 2) + 1
    assert s.damage("Spider-Man") == 2


@rule("MC-BOOST-09", "MC-STAR-06", "MC-BOOST-08", "D-42")
def test_a_star_adds_nothing() -> None:
    s = attacked(hero(exhausted=True), "Sweeping Swoop").idle(0)
    s.fired("01168", 2)  # its Boost ability, and what that waits for
    assert s.events("boost")[0][1] == 0
    assert s.damage("Captain Marvel") == 2


@rule("MC-BOOST-10", "MC-BOOST-15", "D-05", "MC-WREV-04")
def test_a_boost_card_is_not_revealed_and_only_its_boost_ability_counts() -> None:
    """Kree Manipulator has surge, a When Revealed ability, and a Boost ability that a defended attack does not meet."""
    s = attacked(hero(), "Kree Manipulator").do("defend Captain Marvel").idle(0)
    assert s.threat(MAIN) == 0
    assert [n for _, n in happened(s, "reveal", "surge", "when_revealed")] == [QUIET, QUIET]
    assert s.encounter_discard()[-1] == "Kree Manipulator"


@rule("MC-BOOST-10", "MC-BOOST-15")
def test_a_minion_turned_as_a_boost_card_does_not_enter_play() -> None:
    s = attacked(hero(exhausted=True), "Shocker").idle(0)
    s.not_fired("Shocker")
    assert s.engaged() == []
    assert s.damage("Captain Marvel") == 2 + 2
    assert "Shocker" in s.encounter_discard()


@rule("MC-BOOST-15", "D-05")
def test_nobody_may_cancel_a_treachery_that_is_a_boost_card() -> None:
    hand = ["Enhanced Spider-Sense", "Genius"]
    s = solo(
        hero(exhausted=True, hand=hand),
        heroes=["spider_man"],
        phase="villain",
        step=2,
        encounter_top=["Sweeping Swoop", GUARD],
    )
    s.do("pass").idle(0)  # his own interrupt; then nothing more is asked
    assert s.damage("Spider-Man") == 2


@rule("MC-BOOST-13", "MC-ESCHEME-05")
def test_boost_cards_are_discarded_after_they_have_been_applied() -> None:
    s = attacked(alter_ego(), "Charge").idle(0)
    assert s.encounter_discard() == [QUIET, "Charge"]
    assert s.table() == []


@rule("OQ-67")
def test_a_boost_card_given_outside_an_activation_waits_for_the_next() -> None:
    change = {"01112": {"abilities": (when_revealed(ExtraBoost()),), "keep": False}}
    given = {"heroes": ["captain_marvel"], "phase": "villain", "encounter_top": ["Charge", "Shocker"]}
    s = reprinted(change, players=[hero(dealt=["False Alarm"])], step=4, **given).idle(0)
    assert len(s.game.state.zones[ids.BOOST]) == 1
    s.do("end turn", "pass")
    assert [n for _, n in happened(s, "boost_turned")] == ["Charge", "Shocker"]
    assert s.damage("Captain Marvel") == 2 + 2 + 2


@rule("MC-STAR-02", "MC-STAR-01")
def test_a_star_beside_atk_is_an_ability_of_every_attack_of_that_enemy() -> None:
    scheme = "The Psyche-Magnitron"
    s = attacked(hero(exhausted=True, engaged=["Yon-Rogg", "Shocker"]), in_play=[scheme], encounter_top=[NO_BOOST] * 2)
    s.do("order Yon-Rogg")
    s.fired("Yon-Rogg", 1)
    assert s.threat(scheme) == 3 + 1


@rule("MC-STAR-03")
def test_the_star_beside_atk_says_nothing_about_schemes() -> None:
    scheme = "The Psyche-Magnitron"
    s = attacked(alter_ego(engaged=["Yon-Rogg"]), in_play=[scheme], encounter_top=[NO_BOOST] * 2)
    s.not_fired("Yon-Rogg")
    assert s.threat(MAIN) == 1 + 2


@rule("MC-STAR-04")
def test_a_star_beside_an_attachments_atk_is_an_ability_of_the_attack_it_modifies() -> None:
    s = attacked(hero(exhausted=True), in_play=["Charge"]).idle(0)
    s.fired("Charge", 2)  # the interrupt, and the end of the attack
    assert s.damage("Captain Marvel") == 2 + 3
    assert s.table() == []
    s = attacked(alter_ego(), in_play=["Charge"]).idle(0)
    s.not_fired("Charge")
    assert s.table() == ["Charge"]
