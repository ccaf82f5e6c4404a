"""The nemesis sets of Spider-Man and Captain Marvel: what each card does, and when it does not."""

from __future__ import annotations

from typing import Any

from goldenrule.games.champions import ids
from goldenrule.testing import rule
from tests.champions.cards.scripted import Scripted, alter_ego, hero, revealing

GRUNT = ["Hydra Mercenary"]
"""The next encounter card enters play and does nothing else."""


def assaulted(boost: str, *players: dict[str, Any], **given: Any) -> Scripted:
    """Rhino (ATK 2) attacks Captain Marvel with a boost card."""
    heroes = ["captain_marvel", "spider_man"][: len(players)]
    return revealing("Assault", *players, **{"heroes": heroes, "encounter_top": [boost], **given})


def marvel(card: str, *players: dict[str, Any], **given: Any) -> Scripted:
    """Captain Marvel reveals a card."""
    return revealing(card, *players, **{"heroes": ["captain_marvel", "spider_man"][: len(players)], **given})


# -- 01166 Highway Robbery -------------------------------------------------------------------------


def test_highway_robbery_takes_a_random_card_of_each_player() -> None:
    s = revealing("Highway Robbery", hero(hand=["Strength"]), hero(hand=["Energy"]))
    assert s.card("Highway Robbery").threat == 6
    assert (s.hand(0), s.hand(1)) == ([], [])
    robbery = s.entity("Highway Robbery")
    assert len(s.game.state.zones[ids.UNDER]) == 2
    assert set(s.game.state.under.values()) == {robbery}


@rule("MC-WDEF-02")
def test_highway_robbery_returns_the_cards_when_it_is_defeated() -> None:
    s = revealing("Highway Robbery", hero(hand=["Strength"], in_play=["Daredevil"]))
    s.do("thwart Daredevil", "pass")
    assert s.hand() == []
    s.do("thwart Spider-Man")
    assert not s.in_play("Highway Robbery")
    assert s.hand() == ["Strength"]
    assert s.discard() == []
    assert s.game.state.under == {}


def test_highway_robbery_returns_cards_to_their_owners() -> None:
    helpers = ["Hawkeye", "Vision", "Maria Hill"]
    s = revealing("Highway Robbery", hero(hand=["Strength"]), hero(hand=["Genius"], in_play=helpers))
    for who in ("Captain Marvel", *helpers):
        assert (s.hand(0), s.hand(1)) == ([], [])
        s.do(f"thwart {who}")
    assert (s.hand(0), s.hand(1)) == (["Strength"], ["Genius"])


def test_highway_robbery_takes_nothing_from_an_empty_hand() -> None:
    s = revealing("Highway Robbery", hero())
    assert s.game.state.under == {}
    assert s.in_play("Highway Robbery")


# -- 01167 Vulture ---------------------------------------------------------------------------------


@rule("MC-KW-QUICK-01")
def test_vulture_attacks_at_once() -> None:
    s = revealing("Vulture", hero())
    assert s.asked() == ("defend", 0)
    s.do("pass")
    assert s.damage() == 3
    assert s.engaged() == ["Vulture"]


@rule("MC-KW-QUICK-02")
def test_vulture_does_not_attack_an_alter_ego() -> None:
    s = revealing("Vulture", alter_ego())
    assert s.asked() == ("turn", 0)
    assert s.damage() == 0
    assert s.engaged() == ["Vulture"]


# -- 01168 Sweeping Swoop --------------------------------------------------------------------------


def test_sweeping_swoop_stuns_the_hero() -> None:
    s = revealing("Sweeping Swoop", hero(), hero())
    assert s.identity(0).stunned
    assert not s.identity(1).stunned
    assert s.times("surge") == 0


def test_sweeping_swoop_surges_while_vulture_is_in_play() -> None:
    s = revealing("Sweeping Swoop", hero(), hero(engaged=["Vulture"]), encounter_top=GRUNT)
    assert s.identity(0).stunned
    assert s.times("surge", 0, "Sweeping Swoop") == 1
    assert s.engaged(0) == GRUNT


@rule("MC-FORM-06")
def test_sweeping_swoop_does_not_stun_an_alter_ego() -> None:
    s = revealing("Sweeping Swoop", alter_ego(engaged=["Vulture"]), encounter_top=GRUNT)
    assert not s.identity().stunned
    assert s.times("surge", 0, "Sweeping Swoop") == 1


@rule("MC-BOOST-08", "MC-BOOST-10")
def test_sweeping_swoop_as_a_boost_stuns_whoever_the_attack_deals_damage_to() -> None:
    s = assaulted("Sweeping Swoop", hero()).do("pass")
    assert s.times("boost_ability", "Sweeping Swoop") == 1
    assert s.damage() == 2
    assert s.identity().stunned
    assert s.game.state.lasting == {}


def test_sweeping_swoop_as_a_boost_stuns_a_defending_ally_instead_of_the_hero() -> None:
    s = assaulted("Sweeping Swoop", hero(in_play=["Hawkeye"])).do("defend Hawkeye")
    assert s.card("Hawkeye").stunned
    assert not s.identity().stunned


def test_sweeping_swoop_as_a_boost_stuns_nobody_when_no_damage_is_dealt() -> None:
    s = assaulted("Sweeping Swoop", hero(in_play=["Captain Marvel's Helmet"])).do("defend Captain Marvel")
    assert s.damage() == 0
    assert not s.identity().stunned


def test_sweeping_swoop_as_a_boost_stuns_for_damage_that_a_tough_card_stops() -> None:
    s = assaulted("Sweeping Swoop", hero(statuses=["tough"])).do("pass")
    assert s.damage() == 0
    assert not s.identity().tough
    assert s.identity().stunned


def test_sweeping_swoop_as_a_boost_stuns_for_damage_that_is_prevented() -> None:
    s = assaulted("Sweeping Swoop", hero(in_play=["Cosmic Flight"])).do("pass", "use Cosmic Flight")
    assert s.damage() == 0
    assert s.identity().stunned


@rule("MC-KW-OVERKILL-01")
def test_sweeping_swoop_as_a_boost_stuns_the_hero_whom_overkill_reaches() -> None:
    s = assaulted("Sweeping Swoop", hero(in_play=["Maria Hill"]), in_play=["Charge"]).do("defend Maria Hill")
    assert not s.in_play("Maria Hill")
    assert s.damage() == 3
    assert s.identity().stunned


def test_sweeping_swoop_as_a_boost_is_about_this_attack_only() -> None:
    s = Scripted(
        heroes=["captain_marvel"],
        phase="villain",
        step=4,
        players=[hero(in_play=["Captain Marvel's Helmet"], dealt=["Assault", "Assault"])],
        encounter_top=["Sweeping Swoop", "Advance"],
    )
    s.do("defend Captain Marvel")
    assert s.asked() == ("turn", 0)
    assert s.damage() == 2
    assert not s.identity().stunned


def test_sweeping_swoop_as_a_boost_of_a_scheme_stuns_nobody() -> None:
    s = marvel("Advance", hero(), encounter_top=["Sweeping Swoop"])
    assert s.threat() == 1
    assert not s.identity().stunned
    assert s.game.state.lasting == {}


# -- 01169 The Vulture's Plans ---------------------------------------------------------------------


def test_the_vultures_plans_places_threat_for_each_type_that_was_discarded() -> None:
    s = marvel("The Vulture's Plans", hero(hand=["Strength"]), hero(hand=["Genius"]))
    assert (s.hand(0), s.hand(1)) == ([], [])
    assert s.threat() == 2


@rule("MC-WILD-02")
def test_the_vultures_plans_counts_wild_as_a_type() -> None:
    s = marvel("The Vulture's Plans", hero(hand=["Spider-Woman"]), hero(hand=["Genius"]))
    assert s.threat() == 2


def test_the_vultures_plans_counts_a_type_once() -> None:
    s = marvel("The Vulture's Plans", hero(hand=["Energy Absorption"]), hero(hand=["Energy"]))
    assert s.threat() == 1


def test_the_vultures_plans_places_nothing_when_nothing_was_discarded() -> None:
    s = marvel("The Vulture's Plans", hero())
    assert s.threat() == 0
    assert s.times("discard_random", 0) == 1


# -- 01176 The Psyche-Magnitron --------------------------------------------------------------------


def test_the_psyche_magnitron_gets_a_threat_for_each_player() -> None:
    assert marvel("The Psyche-Magnitron", hero()).card("The Psyche-Magnitron").threat == 4
    assert marvel("The Psyche-Magnitron", hero(), hero()).card("The Psyche-Magnitron").threat == 5


@rule("MC-HAZARD-01")
def test_the_psyche_magnitron_deals_one_more_card() -> None:
    s = Scripted(
        phase="villain",
        step=3,
        players=[hero()],
        in_play=["The Psyche-Magnitron"],
        encounter_top=["Hydra Mercenary", "Hydra Mercenary"],
    )
    assert s.engaged() == ["Hydra Mercenary", "Hydra Mercenary"]


# -- 01177 Yon-Rogg --------------------------------------------------------------------------------


def rogg_acts(player: dict[str, Any], **given: Any) -> Scripted:
    """Step two of the villain phase, with a villain who loses a status card instead of acting."""
    return Scripted(
        **{
            "heroes": ["captain_marvel"],
            "phase": "villain",
            "step": 2,
            "villain": {"statuses": ["stunned", "confused"]},
            "players": [player],
            "in_play": ["The Psyche-Magnitron"],
            "encounter_top": ["Hydra Mercenary", "Hydra Mercenary"],
            **given,
        }
    )


@rule("MC-FORCED-01", "MC-STAR-02")
def test_yon_rogg_adds_a_threat_to_the_psyche_magnitron_after_he_attacked() -> None:
    s = rogg_acts(hero(engaged=["Yon-Rogg"])).do("pass")
    assert s.damage() == 3
    assert s.card("The Psyche-Magnitron").threat == 4
    assert s.times("forced", "Yon-Rogg") == 1


def test_yon_rogg_does_so_when_his_attack_was_defended() -> None:
    s = rogg_acts(hero(engaged=["Yon-Rogg"], in_play=["Hawkeye"])).do("defend Hawkeye")
    assert s.card("The Psyche-Magnitron").threat == 4


@rule("MC-STATUS-07")
def test_yon_rogg_has_not_attacked_when_he_was_stunned() -> None:
    s = rogg_acts(hero(engaged=[{"card": "Yon-Rogg", "statuses": ["stunned"]}]))
    assert s.asked() == ("turn", 0)
    assert s.card("The Psyche-Magnitron").threat == 3


def test_yon_rogg_adds_nothing_when_he_schemes_or_when_the_scheme_is_not_in_play() -> None:
    s = rogg_acts(alter_ego(engaged=["Yon-Rogg"]))
    assert s.threat() == 2
    assert s.card("The Psyche-Magnitron").threat == 3
    s = rogg_acts(hero(engaged=["Yon-Rogg"]), in_play=[], encounter_top=["Hydra Mercenary"]).do("pass")
    assert s.damage() == 3
    assert s.threat() == 0


# -- 01178 Kree Manipulator ------------------------------------------------------------------------


@rule("MC-KW-SURGE-01")
def test_kree_manipulator_places_a_threat_and_surges() -> None:
    s = marvel("Kree Manipulator", hero(), encounter_top=GRUNT)
    assert s.threat() == 1
    assert s.times("surge", 0, "Kree Manipulator") == 1
    assert s.engaged() == GRUNT


@rule("MC-BOOST-10", "MC-BOOST-15")
def test_kree_manipulator_as_a_boost_places_a_threat_when_the_attack_is_undefended() -> None:
    s = assaulted("Kree Manipulator", hero()).do("pass")
    assert s.threat() == 1
    assert s.damage() == 2
    assert s.times("surge") == 0


def test_kree_manipulator_as_a_boost_places_nothing_when_the_attack_is_defended() -> None:
    s = assaulted("Kree Manipulator", hero()).do("defend Captain Marvel")
    assert s.threat() == 0
    s = assaulted("Kree Manipulator", hero(), hero()).do("pass", "defend Spider-Man")
    assert s.threat() == 0


def test_kree_manipulator_as_a_boost_places_nothing_during_a_scheme() -> None:
    assert marvel("Advance", hero(), encounter_top=["Kree Manipulator"]).threat() == 1


# -- 01179 Yon-Rogg's Treason ----------------------------------------------------------------------


def test_yon_roggs_treason_discards_every_card_with_energy() -> None:
    hand = ["Energy", "Strength", "Energy Absorption", "Cosmic Flight"]
    s = marvel("Yon-Rogg's Treason", hero(hand=hand))
    assert s.hand() == ["Strength"]
    assert sorted(s.discard()) == ["Cosmic Flight", "Energy", "Energy Absorption"]
    assert s.times("surge") == 0


@rule("MC-WILD-02")
def test_yon_roggs_treason_surges_when_there_was_no_energy() -> None:
    s = marvel("Yon-Rogg's Treason", hero(hand=["Strength", "Spider-Woman"]), encounter_top=GRUNT)
    assert s.hand() == ["Strength", "Spider-Woman"]
    assert s.times("surge", 0, "Yon-Rogg's Treason") == 1
    assert s.engaged() == GRUNT


def test_yon_roggs_treason_leaves_the_other_players_alone() -> None:
    s = marvel("Yon-Rogg's Treason", hero(hand=["Energy"]), hero(hand=["Energy"]))
    assert (s.hand(0), s.hand(1)) == ([], ["Energy"])
