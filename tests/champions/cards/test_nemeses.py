"""The nemesis sets of Spider-Man and Captain Marvel: what each card does, and when it does not."""

from typing import Any

from goldenrule.games.champions import ids
from goldenrule.testing import rule
from tests.champions.situation import Given, Situation, alter_ego, given, hero, spider_man

GRUNT = ["Hydra Mercenary"]
"""The next encounter card enters play and does nothing else."""


def assaulted(boost: str, *players: Given, **more: Any) -> Situation:
    """Rhino (ATK 2) attacks Captain Marvel with a boost card."""
    return given.revealing("Assault", *players, encounter_top=[boost], **more)


# -- 01166 Highway Robbery -------------------------------------------------------------------------
def test_highway_robbery_takes_a_random_card_of_each_player() -> None:
    s = spider_man.revealing("Highway Robbery", hero(hand=["Strength"]), hero(hand=["Energy"]))
    s.then("Highway Robbery", threat=6).then(hand=[]).then(1, hand=[])
    robbery = s.entity("Highway Robbery")
    assert len(s.game.state.zones[ids.UNDER]) == 2
    assert set(s.game.state.under.values()) == {robbery}


@rule("MC-WDEF-02")
def test_highway_robbery_returns_the_cards_when_it_is_defeated() -> None:
    s = spider_man.revealing("Highway Robbery", hero(hand=["Strength"], in_play=["Daredevil"]))
    s.do("thwart Daredevil", "pass").then(hand=[]).do("thwart Spider-Man")
    s.then(not_in_play=["Highway Robbery"], hand=["Strength"], discard=[])
    assert s.game.state.under == {}


def test_highway_robbery_returns_cards_to_their_owners() -> None:
    helpers = ["Hawkeye", "Vision", "Maria Hill"]
    s = spider_man.revealing("Highway Robbery", hero(hand=["Strength"]), hero(hand=["Genius"], in_play=helpers))
    for who in ("Captain Marvel", *helpers):
        s.then(hand=[]).then(1, hand=[]).do(f"1: thwart {who}")
    s.then(hand=["Strength"]).then(1, hand=["Genius"])


def test_highway_robbery_takes_nothing_from_an_empty_hand() -> None:
    s = spider_man.revealing("Highway Robbery", hero())
    assert s.game.state.under == {}
    s.then(in_play=["Highway Robbery"])


# -- 01167 Vulture ---------------------------------------------------------------------------------
@rule("MC-KW-QUICK-01")
def test_vulture_attacks_at_once() -> None:
    spider_man.revealing("Vulture", hero()).asked(0, "defend").do("pass").then(damage=3, engaged=["Vulture"])


@rule("MC-KW-QUICK-02")
def test_vulture_does_not_attack_an_alter_ego() -> None:
    spider_man.revealing("Vulture", alter_ego()).idle(0).then(damage=0, engaged=["Vulture"])


# -- 01168 Sweeping Swoop --------------------------------------------------------------------------
def test_sweeping_swoop_stuns_the_hero() -> None:
    s = spider_man.revealing("Sweeping Swoop", hero(), hero())
    s.then(statuses=["stunned"]).then(1, statuses=[]).never("surge")


def test_sweeping_swoop_surges_while_vulture_is_in_play() -> None:
    s = spider_man.revealing("Sweeping Swoop", hero(), hero(engaged=["Vulture"]), encounter_top=GRUNT)
    s.then(statuses=["stunned"], engaged=GRUNT).happened("surge 0 Sweeping Swoop")


@rule("MC-FORM-06")
def test_sweeping_swoop_does_not_stun_an_alter_ego() -> None:
    s = spider_man.revealing("Sweeping Swoop", alter_ego(engaged=["Vulture"]), encounter_top=GRUNT)
    s.then(statuses=[]).happened("surge 0 Sweeping Swoop")


@rule("MC-BOOST-08", "MC-BOOST-10")
def test_sweeping_swoop_as_a_boost_stuns_the_character_that_is_damaged() -> None:
    s = assaulted("Sweeping Swoop", hero()).do("pass")
    s.happened("boost_ability Sweeping Swoop").then(damage=2, statuses=["stunned"])
    assert s.game.state.lasting == {}


def test_sweeping_swoop_as_a_boost_stuns_a_defending_ally_instead_of_the_hero() -> None:
    s = assaulted("Sweeping Swoop", hero(in_play=["Hawkeye"])).do("defend Hawkeye")
    s.then("Hawkeye", statuses=["stunned"]).then(statuses=[])


def test_sweeping_swoop_as_a_boost_stuns_nobody_when_no_damage_is_dealt() -> None:
    s = assaulted("Sweeping Swoop", hero(in_play=["Captain Marvel's Helmet"])).do("defend Captain Marvel")
    s.then(damage=0, statuses=[])


def test_sweeping_swoop_as_a_boost_stuns_for_damage_that_a_tough_card_stops() -> None:
    s = assaulted("Sweeping Swoop", hero(statuses=["tough"])).do("pass")
    s.then(damage=0, statuses=["stunned"]).then(statuses=["stunned"])


def test_sweeping_swoop_as_a_boost_stuns_for_damage_that_is_prevented() -> None:
    s = assaulted("Sweeping Swoop", hero(in_play=["Cosmic Flight"])).do("pass", "use Cosmic Flight")
    s.then(damage=0, statuses=["stunned"])


@rule("MC-KW-OVERKILL-01")
def test_sweeping_swoop_as_a_boost_stuns_the_hero_whom_overkill_reaches() -> None:
    s = assaulted("Sweeping Swoop", hero(in_play=["Maria Hill"]), in_play=["Charge"]).do("defend Maria Hill")
    s.then(not_in_play=["Maria Hill"], damage=3, statuses=["stunned"])


def test_sweeping_swoop_as_a_boost_is_about_this_attack_only() -> None:
    s = given(
        hero(in_play=["Captain Marvel's Helmet"], dealt=["Assault", "Assault"]),
        step=4,
        encounter_top=["Sweeping Swoop", "Advance"],
    )
    s.do("defend Captain Marvel").idle(0).then(damage=2, statuses=[])


def test_sweeping_swoop_as_a_boost_of_a_scheme_stuns_nobody() -> None:
    s = given.revealing("Advance", hero(), encounter_top=["Sweeping Swoop"]).then(threat=1, statuses=[])
    assert s.game.state.lasting == {}


# -- 01169 The Vulture's Plans ---------------------------------------------------------------------
def test_the_vultures_plans_places_threat_for_each_type_that_was_discarded() -> None:
    s = given.revealing("The Vulture's Plans", hero(hand=["Strength"]), hero(hand=["Genius"]))
    s.then(hand=[], threat=2).then(1, hand=[])


@rule("MC-WILD-02")
def test_the_vultures_plans_counts_wild_as_a_type() -> None:
    given.revealing("The Vulture's Plans", hero(hand=["Spider-Woman"]), hero(hand=["Genius"])).then(threat=2)


def test_the_vultures_plans_counts_a_type_once() -> None:
    given.revealing("The Vulture's Plans", hero(hand=["Energy Absorption"]), hero(hand=["Energy"])).then(threat=1)


def test_the_vultures_plans_places_nothing_when_nothing_was_discarded() -> None:
    given.revealing("The Vulture's Plans", hero()).then(threat=0).happened("discard_random 0")


# -- 01176 The Psyche-Magnitron --------------------------------------------------------------------
def test_the_psyche_magnitron_gets_a_threat_for_each_player() -> None:
    given.revealing("The Psyche-Magnitron", hero()).then("The Psyche-Magnitron", threat=4)
    given.revealing("The Psyche-Magnitron", hero(), hero()).then("The Psyche-Magnitron", threat=5)


@rule("MC-HAZARD-01")
def test_the_psyche_magnitron_deals_one_more_card() -> None:
    s = spider_man(
        hero(), step=3, in_play=["The Psyche-Magnitron"], encounter_top=["Hydra Mercenary", "Hydra Mercenary"]
    )
    s.then(engaged=["Hydra Mercenary", "Hydra Mercenary"])


# -- 01177 Yon-Rogg --------------------------------------------------------------------------------
rogg_acts = given.but(
    step=2,
    villain={"statuses": ["stunned", "confused"]},
    in_play=["The Psyche-Magnitron"],
    encounter_top=["Hydra Mercenary", "Hydra Mercenary"],
)
"""Step two of the villain phase, with a villain who loses a status card instead of acting."""


@rule("MC-FORCED-01", "MC-STAR-02")
def test_yon_rogg_adds_a_threat_to_the_psyche_magnitron_after_he_attacked() -> None:
    s = rogg_acts(hero(engaged=["Yon-Rogg"])).do("pass")
    s.then(damage=3).then("The Psyche-Magnitron", threat=4).happened("forced Yon-Rogg")


def test_yon_rogg_does_so_when_his_attack_was_defended() -> None:
    s = rogg_acts(hero(engaged=["Yon-Rogg"], in_play=["Hawkeye"])).do("defend Hawkeye")
    s.then("The Psyche-Magnitron", threat=4)


@rule("MC-STATUS-07")
def test_yon_rogg_has_not_attacked_when_he_was_stunned() -> None:
    s = rogg_acts(hero(engaged=[{"card": "Yon-Rogg", "statuses": ["stunned"]}]))
    s.idle(0).then("The Psyche-Magnitron", threat=3)


def test_yon_rogg_adds_nothing_when_he_schemes_or_when_the_scheme_is_not_in_play() -> None:
    rogg_acts(alter_ego(engaged=["Yon-Rogg"])).then(threat=2).then("The Psyche-Magnitron", threat=3)
    s = rogg_acts(hero(engaged=["Yon-Rogg"]), in_play=[], encounter_top=["Hydra Mercenary"]).do("pass")
    s.then(damage=3, threat=0)


# -- 01178 Kree Manipulator ------------------------------------------------------------------------
@rule("MC-KW-SURGE-01")
def test_kree_manipulator_places_a_threat_and_surges() -> None:
    s = given.revealing("Kree Manipulator", hero(), encounter_top=GRUNT)
    s.then(threat=1, engaged=GRUNT).happened("surge 0 Kree Manipulator")


@rule("MC-BOOST-10", "MC-BOOST-15")
def test_kree_manipulator_as_a_boost_places_a_threat_when_the_attack_is_undefended() -> None:
    assaulted("Kree Manipulator", hero()).do("pass").then(threat=1, damage=2).never("surge")


def test_kree_manipulator_as_a_boost_places_nothing_when_the_attack_is_defended() -> None:
    assaulted("Kree Manipulator", hero()).do("defend Captain Marvel").then(threat=0)
    assaulted("Kree Manipulator", hero(), hero()).do("pass", "1: defend Spider-Man").then(threat=0)


def test_kree_manipulator_as_a_boost_places_nothing_during_a_scheme() -> None:
    given.revealing("Advance", hero(), encounter_top=["Kree Manipulator"]).then(threat=1)


# -- 01179 Yon-Rogg's Treason ----------------------------------------------------------------------
def test_yon_roggs_treason_discards_every_card_with_energy() -> None:
    hand = ["Energy", "Strength", "Energy Absorption", "Cosmic Flight"]
    s = given.revealing("Yon-Rogg's Treason", hero(hand=hand)).then(hand=["Strength"])
    assert sorted(s.discard()) == ["Cosmic Flight", "Energy", "Energy Absorption"]
    s.never("surge")


@rule("MC-WILD-02")
def test_yon_roggs_treason_surges_when_there_was_no_energy() -> None:
    s = given.revealing("Yon-Rogg's Treason", hero(hand=["Strength", "Spider-Woman"]), encounter_top=GRUNT)
    s.then(hand=["Strength", "Spider-Woman"], engaged=GRUNT).happened("surge 0 Yon-Rogg's Treason")


def test_yon_roggs_treason_leaves_the_other_players_alone() -> None:
    s = given.revealing("Yon-Rogg's Treason", hero(hand=["Energy"]), hero(hand=["Energy"]))
    s.then(hand=[]).then(1, hand=["Energy"])
