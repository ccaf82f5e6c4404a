"""Boost cards (MC-BOOST) and star icons (MC-STAR)."""

from goldenrule.games.champions import ids
from goldenrule.games.champions.ops import ExtraBoost
from goldenrule.testing import rule
from tests.champions.situation import GUARD, NO_BOOST, QUIET, alter_ego, given, hero, spider_man
from tests.champions.words import when_revealed


@rule("MC-BOOST-01", "MC-ACTIV-07", "MC-ACTIV-01")
def test_every_activation_of_the_villain_takes_one_boost_card() -> None:
    s = given(hero(exhausted=True), alter_ego(), step=2, encounter_top=[NO_BOOST, NO_BOOST, QUIET, GUARD])
    s.only(*["activate", "boost_dealt", "boost_turned"] * 2)
    assert s.game.state.zones[ids.BOOST] == ()


@rule("MC-BOOST-03", "MC-EATTACK-07")
def test_boost_cards_stay_facedown_until_defenders_have_been_declared() -> None:
    s = given(hero(), hero(), step=2, encounter_top=["Charge"]).asked(0, "defend").do("pass")
    s.asked(1, "defend").never("boost_turned")
    assert len(s.game.state.zones[ids.BOOST]) == 1
    s.do("1: pass").then(damage=4)


@rule("MC-BOOST-05", "MC-ESCHEME-03")
def test_boost_icons_are_added_to_the_scheme() -> None:
    given.attacked(alter_ego(), boost="Charge").idle(0).then(threat=1 + 2)


@rule("MC-BOOST-06")
def test_the_bonus_is_for_one_activation_only() -> None:
    s = given(
        hero(exhausted=True, engaged=["Hydra Bomber"]),
        hero(exhausted=True),
        step=2,
        encounter_top=["Charge", NO_BOOST, QUIET, GUARD],
    )
    s.then("villain", ATK=2).do("1: pass").idle(1).then(damage=2 + 2 + 1).then(1, damage=2)


@rule("MC-BOOST-09", "MC-STAR-06", "MC-BOOST-08", "D-42")
def test_a_star_adds_nothing() -> None:
    s = given.attacked(hero(exhausted=True), boost="Sweeping Swoop").idle(0)
    s.fired("01168", 2)  # its Boost ability, and what that waits for
    assert s.events("boost")[0][1] == 0
    s.then(damage=2)


@rule("MC-BOOST-10", "MC-BOOST-15", "D-05", "MC-WREV-04")
def test_a_boost_card_is_not_revealed_and_only_its_boost_ability_counts() -> None:
    """Kree Manipulator has surge, a When Revealed ability, and a Boost ability that a defended attack does not meet."""
    s = given.attacked(hero(), boost="Kree Manipulator").do("defend Captain Marvel")
    s.idle(0).then(threat=0).only(f"reveal * {QUIET}", f"when_revealed {QUIET}").never("surge")
    assert s.encounter_discard()[-1] == "Kree Manipulator"


@rule("MC-BOOST-10", "MC-BOOST-15")
def test_a_minion_turned_as_a_boost_card_does_not_enter_play() -> None:
    s = given.attacked(hero(exhausted=True), boost="Shocker")
    s.idle(0).not_fired("Shocker").then(engaged=[], damage=2 + 2)
    assert "Shocker" in s.encounter_discard()


@rule("MC-BOOST-15", "D-05")
def test_nobody_may_cancel_a_treachery_that_is_a_boost_card() -> None:
    hand = ["Enhanced Spider-Sense", "Genius"]
    s = spider_man(hero(exhausted=True, hand=hand), step=2, encounter_top=["Sweeping Swoop", GUARD])
    s.do("pass").idle(0)  # his own interrupt; then nothing more is asked
    s.then(damage=2)


@rule("MC-BOOST-13", "MC-ESCHEME-05")
def test_boost_cards_are_discarded_after_they_have_been_applied() -> None:
    given.attacked(alter_ego(), boost="Charge").idle(0).then(encounter_discard=[QUIET, "Charge"], table=[])


@rule("OQ-67")
def test_a_boost_card_given_outside_an_activation_waits_for_the_next() -> None:
    change = {"01112": when_revealed(ExtraBoost())}
    top = ["Charge", "Shocker"]
    s = given.reprinted(change, hero(dealt=["False Alarm"]), step=4, encounter_top=top).idle(0)
    assert len(s.game.state.zones[ids.BOOST]) == 1
    s.do("end turn", "pass").only("boost_turned Charge", "boost_turned Shocker").then(damage=2 + 2 + 2)


@rule("MC-STAR-02", "MC-STAR-01")
def test_a_star_beside_atk_is_an_ability_of_every_attack_of_that_enemy() -> None:
    scheme = "The Psyche-Magnitron"
    s = given.attacked(
        hero(exhausted=True, engaged=["Yon-Rogg", "Shocker"]), in_play=[scheme], encounter_top=[NO_BOOST] * 2
    )
    s.do("order Yon-Rogg").fired("Yon-Rogg", 1).then(scheme, threat=3 + 1)


@rule("MC-STAR-03")
def test_the_star_beside_atk_says_nothing_about_schemes() -> None:
    scheme = "The Psyche-Magnitron"
    s = given.attacked(alter_ego(engaged=["Yon-Rogg"]), in_play=[scheme], encounter_top=[NO_BOOST] * 2)
    s.not_fired("Yon-Rogg").then(threat=1 + 2)


@rule("MC-STAR-04")
def test_a_star_beside_an_attachments_atk_is_an_ability_of_the_attack_it_modifies() -> None:
    s = given.attacked(hero(exhausted=True), in_play=["Charge"]).idle(0)
    s.fired("Charge", 2)  # the interrupt, and the end of the attack
    s.then(damage=2 + 3, table=[])
    given.attacked(alter_ego(), in_play=["Charge"]).idle(0).not_fired("Charge").then(table=["Charge"])
