"""The encounter cards of the Ultron scenario: what each card does, and when it does not."""

import pytest

from goldenrule.games.champions.ids import GUARD
from goldenrule.testing import rule
from tests.champions.cards.ultron_table import BLANK, QUIET, ULTRON_II, attacked, facedown, schemed
from tests.champions.situation import alter_ego, hero, ultron


# -- 01141 Program Transmitter ---------------------------------------------------------------------
@rule("MC-ATTACHMENT-03")
def test_program_transmitter_raises_sch_and_places_threat_on_every_side_scheme_after_a_scheme() -> None:
    s = schemed(alter_ego(), in_play=["Program Transmitter", "Drone Factory", "Invasive AI"]).fired("01141", 1)
    s.then(threat=2).then("Drone Factory", threat=5).then("Invasive AI", threat=4)
    s.then("Program Transmitter", host="Ultron")


def test_program_transmitter_does_not_answer_attacks_nor_the_schemes_of_minions() -> None:
    attacked(hero(), in_play=["Program Transmitter", "Drone Factory"]).do("pass", "mode 1").not_fired("01141")
    s = schemed(
        alter_ego(engaged=[facedown("Genius")]),
        in_play=["Program Transmitter", "Drone Factory"],
        villain={"statuses": ["confused"]},
    )
    s.not_fired("01141").then("Drone Factory", threat=4)


def test_a_ready_hero_removes_program_transmitter_for_two_mental_resources() -> None:
    s = ultron(hero(hand=["Genius"]), in_play=["Program Transmitter"]).do("use Program Transmitter")
    assert s.encounter_discard()[0] == "Program Transmitter"
    s.then(exhausted=True).then("villain", SCH=1)


def test_program_transmitter_stays_without_a_ready_hero_or_the_resources() -> None:
    more = ("Program Transmitter",)
    ultron(hero(hand=["Genius"], exhausted=True), in_play=more).not_offered("use Program Transmitter")
    ultron(hero(hand=["Energy"]), in_play=more).not_offered("use Program Transmitter")
    ultron(alter_ego(hand=["Genius"]), in_play=more).not_offered("use Program Transmitter")


# -- 01142 Upgraded Drones -------------------------------------------------------------------------
def test_upgraded_drones_strengthens_facedown_drones_only_and_adds_up() -> None:
    s = ultron(
        hero(engaged=[facedown("Genius"), "Advanced Ultron Drone"]), in_play=["Upgraded Drones", "Upgraded Drones"]
    )
    s.then("Drone", ATK=3, hp=3, SCH=1).then("Advanced Ultron Drone", ATK=1, hp=4)


def test_upgraded_drones_is_attached_to_ultron_drones() -> None:
    ultron.revealing("Upgraded Drones", hero()).then("Upgraded Drones", host="Ultron Drones")


@rule("MC-ATTACHTO-09")
def test_upgraded_drones_is_discarded_when_ultron_drones_is_not_in_play() -> None:
    s = ultron.but(in_play=[]).revealing("Upgraded Drones", hero()).then(not_in_play=["Upgraded Drones"])
    assert "Upgraded Drones" in s.encounter_discard()


@rule("MC-DEFEAT-01")
def test_drones_without_hit_points_die_with_upgraded_drones_and_nobody_has_defeated_them() -> None:
    s = ultron(
        hero(
            engaged=[facedown("Backflip", damage=1), facedown("Aunt May")],
            hand=["Energy", "Genius", "Strength"],
            in_play=["Interrogation Room"],
        ),
        heroes=["spider_man"],
        main_scheme={"threat": 2},
        in_play=["Upgraded Drones"],
    )
    s.do("use Upgraded Drones", "pay any").idle(0)  # Interrogation Room is not asked for
    s.then(engaged=["Drone"])
    assert "Backflip" in s.discard()
    s.happened("defeated").then(threat=2)


def test_upgraded_drones_stays_without_one_resource_of_each_type() -> None:
    more = ("Upgraded Drones",)
    ultron(hero(hand=["Genius", "Energy"]), in_play=more).not_offered("use Upgraded Drones")
    ultron(alter_ego(hand=["Genius", "Energy", "Strength"]), in_play=more).not_offered("use Upgraded Drones")


# -- 01143 Advanced Ultron Drone -------------------------------------------------------------------
@rule("MC-KW-GUARD-01")
def test_an_advanced_ultron_drone_guards_and_leaves_a_drone_behind() -> None:
    s = ultron(hero(engaged=[{"card": "Advanced Ultron Drone", "damage": 2}], deck_top=["Genius"]))
    assert s.value("guard", "Advanced Ultron Drone") == 1 == s.game.face(s.entity("Advanced Ultron Drone")).stats[GUARD]
    s.do("attack Captain Marvel").fired("01143", 1)  # Ultron is no option
    s.then(engaged=["Drone"]).only("enter", "defeated")
    assert s.encounter_discard()[0] == "Advanced Ultron Drone"


def test_an_advanced_ultron_drone_that_survives_brings_nothing() -> None:
    s = ultron(hero(engaged=["Advanced Ultron Drone"])).do("attack Captain Marvel")
    s.not_fired("01143").then(engaged=["Advanced Ultron Drone"])


def test_the_drone_of_an_advanced_ultron_drone_comes_to_the_player_whom_it_was_engaged_with() -> None:
    s = ultron(hero(), hero(engaged=[{"card": "Advanced Ultron Drone", "damage": 2}], deck_top=["Hellcat"]))
    s.do("attack Captain Marvel", "pick Advanced Ultron Drone").then(engaged=[]).then(1, engaged=["Drone"])


# -- 01144 Android Efficiency ----------------------------------------------------------------------
@pytest.mark.parametrize("code", ["01144a", "01144b", "01144c"])
def test_android_efficiency_gives_each_player_a_drone(code: str) -> None:
    ultron.revealing(code, hero(), alter_ego()).fired(code, 1).then(engaged=["Drone"]).then(1, engaged=["Drone"])


@pytest.mark.parametrize(
    ("code", "card", "other"),
    [("01144a", "Energy", "Genius"), ("01144b", "Genius", "Strength"), ("01144c", "Strength", "Energy")],
)
def test_android_efficiency_as_a_boost_asks_for_its_resource_or_a_drone(code: str, card: str, other: str) -> None:
    s = schemed(alter_ego(hand=[card, other]), boost=code).asked(0, "mode").fired(code, 1).do("mode 1")
    s.then(discard=[card], engaged=[])
    schemed(alter_ego(hand=[card]), boost=code).do("mode 2").then(engaged=["Drone"], hand=[card])
    s = schemed(alter_ego(hand=[other]), boost=code)  # nothing to choose
    s.then(engaged=["Drone"], hand=[other])


@rule("MC-RES-07")
def test_a_wild_resource_stands_in_for_android_efficiency_and_an_empty_deck_makes_it_due() -> None:
    s = schemed(alter_ego(hand=["The Power of Leadership"]), boost="01144a").do("mode 1")
    s.then(discard=["The Power of Leadership"])
    schemed(alter_ego(hand=["Energy"], deck=[], discard=[]), boost="01144a").then(engaged=[], hand=[])


# -- 01145 Rage of Ultron --------------------------------------------------------------------------
def test_rage_of_ultron_against_an_alter_ego_mills_for_the_threat_that_was_placed() -> None:
    s = ultron.revealing(
        "Rage of Ultron", alter_ego(deck_top=["Genius", "Energy"]), encounter_top=["Advance"], **ULTRON_II
    )
    s.then(threat=2, discard=["Energy", "Genius"])


def test_rage_of_ultron_mills_nothing_when_ultron_is_confused_or_the_threat_prevented() -> None:
    s = ultron.revealing("Rage of Ultron", alter_ego(), villain={"statuses": ["confused"]})
    s.never("scheme_threat").then(discard=[])
    s = ultron.revealing("Rage of Ultron", alter_ego(), heroes=["she_hulk"], encounter_top=[BLANK])
    s.do("use Jennifer Walters")
    assert s.events("scheme_threat")
    s.then(discard=[])


@rule("MC-FORM-06")
def test_rage_of_ultron_against_a_hero_mills_for_the_damage_dealt_by_the_attack() -> None:
    ultron.revealing("Rage of Ultron", hero(), encounter_top=[BLANK]).do("pass", "mode 1").then(
        damage=2, discard_size=2
    )
    s = ultron.revealing("Rage of Ultron", hero(), encounter_top=[BLANK]).do("defend Captain Marvel", "mode 1")
    s.then(discard_size=1)  # after DEF


def test_rage_of_ultron_counts_what_was_dealt_beyond_hit_points_and_behind_tough() -> None:
    ally = {"card": "Mockingbird", "damage": 2}
    s = ultron.revealing("Rage of Ultron", hero(in_play=[ally]), encounter_top=[BLANK])
    s.do("defend Mockingbird", "mode 1")
    s.then(discard_size=2 + 1)  # and the ally
    s = ultron.revealing("Rage of Ultron", hero(statuses=["tough"]), encounter_top=[BLANK]).do("pass", "mode 1")
    s.then(damage=0, discard_size=2)


def test_rage_of_ultron_mills_nothing_when_no_damage_is_dealt() -> None:
    s = ultron.revealing("Rage of Ultron", hero(), heroes=["spider_man"], encounter_top=[BLANK])
    s.do("pass", "defend Spider-Man", "mode 1").then(discard=[])


# -- 01146 Repair Sequence -------------------------------------------------------------------------
def test_repair_sequence_heals_twice_the_number_of_your_drones() -> None:
    s = ultron.revealing(
        "Repair Sequence",
        hero(engaged=[facedown("Genius"), "Advanced Ultron Drone"]),
        hero(engaged=[facedown("Hellcat")]),
        villain={"damage": 6},
    )
    s.then("villain", damage=2).never("surge")


def test_repair_sequence_surges_when_nothing_was_healed() -> None:
    s = ultron.revealing("Repair Sequence", hero(), villain={"damage": 6}, encounter_top=[QUIET])
    s.then("villain", damage=6).happened("surge").then(in_play=[QUIET])
    ultron.revealing("Repair Sequence", hero(engaged=[facedown("Genius")]), encounter_top=[QUIET]).happened("surge")


def test_repair_sequence_as_a_boost_heals_once_the_number() -> None:
    s = schemed(
        alter_ego(engaged=[facedown("Genius"), facedown("Energy")]), boost="Repair Sequence", villain={"damage": 6}
    )
    s.fired("01146", 1).then("villain", damage=4)
    schemed(alter_ego(), boost="Repair Sequence", villain={"damage": 6}).then("villain", damage=6).never("surge")


# -- 01147 Swarm Attack ----------------------------------------------------------------------------
def test_swarm_attack_makes_all_your_drones_attack() -> None:
    s = ultron.revealing(
        "Swarm Attack", hero(engaged=[facedown("Genius"), "Advanced Ultron Drone"]), hero(engaged=[facedown("Hellcat")])
    )
    s.asked(0, "minion_order").do("order Advanced Ultron Drone", "pass", "1: pass", "pass", "1: pass").then(damage=2)
    s.then(1, damage=0)
    assert len(s.engaged(0)) == 2  # no new one


def test_a_drone_that_comes_meanwhile_attacks_too() -> None:
    advanced = {"card": "Advanced Ultron Drone", "damage": 3}
    s = ultron.revealing("Swarm Attack", hero(engaged=[advanced], deck_top=["Genius"]), heroes=["black_panther"])
    s.do("pass")  # his retaliate defeats it
    s.fired("01143", 1).asked(0, "defend").do("pass").then(damage=2)
    s.then(engaged=[])  # the new one was hit back as well


def test_swarm_attack_gives_a_drone_when_nobody_attacks() -> None:
    ultron.revealing("Swarm Attack", hero()).then(engaged=["Drone"]).never("attack_damage")
    ultron.revealing("Swarm Attack", alter_ego(engaged=[facedown("Genius")])).then(engaged=["Drone", "Drone"])
    s = ultron.revealing("Swarm Attack", hero(engaged=[facedown("Genius", statuses=["stunned"])]))
    s.then(engaged=["Drone", "Drone"], damage=0)


# -- 01148 Drone Factory, 01149 Invasive AI, 01150 Ultron's Imperative -----------------------------
def test_drone_factory_gives_each_player_a_drone_and_counts_all_drones() -> None:
    s = ultron.revealing("Drone Factory", hero(engaged=["Advanced Ultron Drone"]), hero(engaged=[facedown("Hellcat")]))
    s.fired("01148", 1).then("Drone Factory", threat=4 + 4)
    ultron.revealing("Drone Factory", hero(deck=[])).then("Drone Factory", threat=4)


@rule("MC-ACCICON-02")
def test_drone_factory_adds_threat_in_step_one() -> None:
    ultron(hero(), step=1, in_play=["Drone Factory"], encounter_top=[BLANK, QUIET]).then(threat=2)


@rule("MC-EMPTYPL-04")
def test_invasive_ai_makes_each_player_discard_three_cards() -> None:
    s = ultron.revealing("Invasive AI", hero(deck_top=["Energy", "Genius", "Strength"]), alter_ego()).fired("01149", 1)
    s.then(discard=["Strength", "Genius", "Energy"]).then(1, discard_size=3).then("Invasive AI", threat=6)
    s = ultron.revealing("Invasive AI", hero(deck=["Energy", "Genius"]), encounter_top=[QUIET])
    s.then(discard=[])  # two are gone, and the new deck is not milled
    s.then(deck_size=2)


@rule("OQ-57")
def test_invasive_ai_and_the_imperative_have_hazard_icons() -> None:
    s = ultron(
        hero(),
        step=3,
        in_play=["Invasive AI", "Ultron's Imperative"],
        encounter_top=["Program Transmitter", "Vibranium Armor", "Concussion Blasters"],
    )
    assert s.table()[0] == "Concussion Blasters"
    s.happened("deal", times=3)


def test_ultrons_imperative_gives_the_first_player_two_drones() -> None:
    s = ultron.revealing("Ultron's Imperative", hero(), hero(deck_top=["Hellcat", "Energy"]), first=1)
    s.then(engaged=[]).then(1, engaged=["Drone", "Drone"]).then("Ultron's Imperative", threat=4).fired("01150", 1)


@rule("MC-EMPTYPL-01", "OQ-36")
def test_with_one_card_left_the_second_drone_of_the_imperative_comes_from_the_new_deck() -> None:
    s = ultron.revealing(
        "Ultron's Imperative", hero(deck=["Genius"], discard=["Energy", "Strength"]), encounter_top=[QUIET]
    )
    s.then(engaged=["Drone", "Drone"])
    assert s.events("deck_out") == [(0,)]
    s.then(deck_size=1, in_play=[QUIET])
    s = ultron.revealing("Ultron's Imperative", hero(deck=["Genius"]), encounter_top=[QUIET])
    s.then(engaged=["Drone"])  # nothing is left for a second
