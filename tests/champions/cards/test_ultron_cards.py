"""The encounter cards of the Ultron scenario: what each card does, and when it does not."""

from __future__ import annotations

import pytest

from goldenrule.games.champions.ids import GUARD
from goldenrule.testing import rule
from tests.champions.cards.told import order
from tests.champions.cards.ultron_table import (
    BLANK,
    QUIET,
    ULTRON_II,
    alter_ego,
    attacked,
    facedown,
    facing,
    hero,
    schemed,
    ultron,
)

COWL = "The Crimson Cowl"


# -- 01141 Program Transmitter ---------------------------------------------------------------------


@rule("MC-ATTACHMENT-03")
def test_program_transmitter_raises_sch_and_places_threat_on_every_side_scheme_after_a_scheme() -> None:
    s = schemed(alter_ego(), more=("Program Transmitter", "Drone Factory", "Invasive AI"))
    s.fired("01141", 1)
    assert s.threat(COWL) == 2
    assert (s.threat("Drone Factory"), s.threat("Invasive AI")) == (5, 4)
    assert s.host("Program Transmitter") == "Ultron"


def test_program_transmitter_does_not_answer_attacks_nor_the_schemes_of_minions() -> None:
    s = attacked(hero(), more=("Program Transmitter", "Drone Factory")).do("pass", "mode 1")
    s.not_fired("01141")
    s = schemed(
        alter_ego(facedown("Genius")),
        more=("Program Transmitter", "Drone Factory"),
        villain={"statuses": ["confused"]},
    )
    s.not_fired("01141")
    assert s.threat("Drone Factory") == 4


def test_a_ready_hero_removes_program_transmitter_for_two_mental_resources() -> None:
    s = ultron(hero(hand=["Genius"]), more=("Program Transmitter",)).do("use Program Transmitter")
    assert s.encounter_discard()[0] == "Program Transmitter"
    assert s.exhausted("Captain Marvel")
    assert s.value("SCH", "Ultron") == 1


def test_program_transmitter_stays_without_a_ready_hero_or_the_resources() -> None:
    more = ("Program Transmitter",)
    ultron(hero(hand=["Genius"], exhausted=True), more=more).not_offered("use Program Transmitter")
    ultron(hero(hand=["Energy"]), more=more).not_offered("use Program Transmitter")
    ultron(alter_ego(hand=["Genius"]), more=more).not_offered("use Program Transmitter")


# -- 01142 Upgraded Drones -------------------------------------------------------------------------


def test_upgraded_drones_strengthens_facedown_drones_only_and_adds_up() -> None:
    s = ultron(hero(facedown("Genius"), "Advanced Ultron Drone"), more=("Upgraded Drones", "Upgraded Drones"))
    assert (s.value("ATK", "Drone"), s.hp("Drone"), s.value("SCH", "Drone")) == (3, 3, 1)
    assert (s.value("ATK", "Advanced Ultron Drone"), s.hp("Advanced Ultron Drone")) == (1, 4)


def test_upgraded_drones_is_attached_to_ultron_drones() -> None:
    assert facing("Upgraded Drones", hero()).host("Upgraded Drones") == "Ultron Drones"


@rule("MC-ATTACHTO-09")
def test_upgraded_drones_is_discarded_when_ultron_drones_is_not_in_play() -> None:
    s = facing("Upgraded Drones", hero(), in_play=[])
    assert not s.in_play("Upgraded Drones")
    assert "Upgraded Drones" in s.encounter_discard()


@rule("MC-DEFEAT-01")
def test_drones_without_hit_points_die_with_upgraded_drones_and_nobody_has_defeated_them() -> None:
    s = ultron(
        hero(
            facedown("Backflip", damage=1),
            facedown("Aunt May"),
            hand=["Energy", "Genius", "Strength"],
            in_play=["Interrogation Room"],
        ),
        heroes=["spider_man"],
        main_scheme={"threat": 2},
        more=("Upgraded Drones",),
    )
    s.do("use Upgraded Drones", "pay any").idle(0)  # Interrogation Room is not asked for
    assert s.engaged() == ["Drone"]
    assert "Backflip" in s.discard()
    assert len(s.events("defeated")) == 1
    assert s.threat(COWL) == 2


def test_upgraded_drones_stays_without_one_resource_of_each_type() -> None:
    more = ("Upgraded Drones",)
    ultron(hero(hand=["Genius", "Energy"]), more=more).not_offered("use Upgraded Drones")
    ultron(alter_ego(hand=["Genius", "Energy", "Strength"]), more=more).not_offered("use Upgraded Drones")


# -- 01143 Advanced Ultron Drone -------------------------------------------------------------------


@rule("MC-KW-GUARD-01")
def test_an_advanced_ultron_drone_guards_and_leaves_a_drone_behind() -> None:
    s = ultron(hero({"card": "Advanced Ultron Drone", "damage": 2}, deck_top=["Genius"]))
    assert s.value("guard", "Advanced Ultron Drone") == 1 == s.game.face(s.entity("Advanced Ultron Drone")).stats[GUARD]
    s.do("attack Captain Marvel").fired("01143", 1)  # Ultron is no option
    assert s.engaged() == ["Drone"]
    assert order(s, "enter", "defeated") == ["enter", "defeated"]
    assert s.encounter_discard()[0] == "Advanced Ultron Drone"


def test_an_advanced_ultron_drone_that_survives_brings_nothing() -> None:
    s = ultron(hero("Advanced Ultron Drone")).do("attack Captain Marvel").not_fired("01143")
    assert s.engaged() == ["Advanced Ultron Drone"]


def test_the_drone_of_an_advanced_ultron_drone_comes_to_the_player_whom_it_was_engaged_with() -> None:
    s = ultron(hero(), hero({"card": "Advanced Ultron Drone", "damage": 2}, deck_top=["Hellcat"]))
    s.do("attack Captain Marvel", "pick Advanced Ultron Drone")
    assert (s.engaged(0), s.engaged(1)) == ([], ["Drone"])


# -- 01144 Android Efficiency ----------------------------------------------------------------------


@pytest.mark.parametrize("code", ["01144a", "01144b", "01144c"])
def test_android_efficiency_gives_each_player_a_drone(code: str) -> None:
    s = facing(code, hero(), alter_ego()).fired(code, 1)
    assert (s.engaged(0), s.engaged(1)) == (["Drone"], ["Drone"])


@pytest.mark.parametrize(
    ("code", "card", "other"),
    [("01144a", "Energy", "Genius"), ("01144b", "Genius", "Strength"), ("01144c", "Strength", "Energy")],
)
def test_android_efficiency_as_a_boost_asks_for_its_resource_or_a_drone(code: str, card: str, other: str) -> None:
    s = schemed(alter_ego(hand=[card, other]), boost=code).asked(0, "mode").fired(code, 1)
    s.do("mode 1")
    assert s.discard() == [card]
    assert s.engaged() == []
    s = schemed(alter_ego(hand=[card]), boost=code).do("mode 2")
    assert s.engaged() == ["Drone"]
    assert s.hand() == [card]
    s = schemed(alter_ego(hand=[other]), boost=code)  # nothing to choose
    assert s.engaged() == ["Drone"]
    assert s.hand() == [other]


@rule("MC-RES-07")
def test_a_wild_resource_stands_in_for_android_efficiency_and_an_empty_deck_makes_it_due() -> None:
    s = schemed(alter_ego(hand=["The Power of Leadership"]), boost="01144a").do("mode 1")
    assert s.discard() == ["The Power of Leadership"]
    s = schemed(alter_ego(hand=["Energy"], deck=[], discard=[]), boost="01144a")
    assert s.engaged() == []
    assert s.hand() == []


# -- 01145 Rage of Ultron --------------------------------------------------------------------------


def test_rage_of_ultron_against_an_alter_ego_mills_for_the_threat_that_was_placed() -> None:
    s = facing("Rage of Ultron", alter_ego(deck_top=["Genius", "Energy"]), encounter_top=["Advance"], **ULTRON_II)
    assert s.threat(COWL) == 2
    assert s.discard() == ["Energy", "Genius"]


def test_rage_of_ultron_mills_nothing_when_ultron_is_confused_or_the_threat_prevented() -> None:
    s = facing("Rage of Ultron", alter_ego(), villain={"statuses": ["confused"]})
    assert s.events("scheme_threat") == []
    assert s.discard() == []
    s = facing("Rage of Ultron", alter_ego(), heroes=["she_hulk"], encounter_top=[BLANK]).do("use Jennifer Walters")
    assert s.events("scheme_threat")
    assert s.discard() == []


@rule("MC-FORM-06")
def test_rage_of_ultron_against_a_hero_mills_for_the_damage_dealt_by_the_attack() -> None:
    s = facing("Rage of Ultron", hero(), encounter_top=[BLANK]).do("pass", "mode 1")
    assert s.damage("Captain Marvel") == 2
    assert len(s.discard()) == 2
    s = facing("Rage of Ultron", hero(), encounter_top=[BLANK]).do("defend Captain Marvel", "mode 1")
    assert len(s.discard()) == 1  # after DEF


def test_rage_of_ultron_counts_what_was_dealt_beyond_hit_points_and_behind_tough() -> None:
    ally = {"card": "Mockingbird", "damage": 2}
    s = facing("Rage of Ultron", hero(in_play=[ally]), encounter_top=[BLANK]).do("defend Mockingbird", "mode 1")
    assert len(s.discard()) == 2 + 1  # and the ally
    s = facing("Rage of Ultron", hero(statuses=["tough"]), encounter_top=[BLANK]).do("pass", "mode 1")
    assert s.damage("Captain Marvel") == 0
    assert len(s.discard()) == 2


def test_rage_of_ultron_mills_nothing_when_no_damage_is_dealt() -> None:
    s = facing("Rage of Ultron", hero(), heroes=["spider_man"], encounter_top=[BLANK])
    s.do("pass", "defend Spider-Man", "mode 1")
    assert s.discard() == []


# -- 01146 Repair Sequence -------------------------------------------------------------------------


def test_repair_sequence_heals_twice_the_number_of_your_drones() -> None:
    s = facing(
        "Repair Sequence",
        hero(facedown("Genius"), "Advanced Ultron Drone"),
        hero(facedown("Hellcat")),
        villain={"damage": 6},
    )
    assert s.damage("Ultron") == 2
    assert s.events("surge") == []


def test_repair_sequence_surges_when_nothing_was_healed() -> None:
    s = facing("Repair Sequence", hero(), villain={"damage": 6}, encounter_top=[QUIET])
    assert s.damage("Ultron") == 6
    assert len(s.events("surge")) == 1
    assert s.in_play(QUIET)
    s = facing("Repair Sequence", hero(facedown("Genius")), encounter_top=[QUIET])
    assert len(s.events("surge")) == 1


def test_repair_sequence_as_a_boost_heals_once_the_number() -> None:
    s = schemed(alter_ego(facedown("Genius"), facedown("Energy")), boost="Repair Sequence", villain={"damage": 6})
    s.fired("01146", 1)
    assert s.damage("Ultron") == 4
    s = schemed(alter_ego(), boost="Repair Sequence", villain={"damage": 6})
    assert s.damage("Ultron") == 6
    assert s.events("surge") == []


# -- 01147 Swarm Attack ----------------------------------------------------------------------------


def test_swarm_attack_makes_all_your_drones_attack() -> None:
    s = facing("Swarm Attack", hero(facedown("Genius"), "Advanced Ultron Drone"), hero(facedown("Hellcat")))
    s.asked(0, "minion_order").do("order Advanced Ultron Drone", "pass", "1: pass", "pass", "1: pass")
    assert s.damage("Captain Marvel") == 2
    assert s.damage("She-Hulk") == 0
    assert len(s.engaged(0)) == 2  # no new one


def test_a_drone_that_comes_meanwhile_attacks_too() -> None:
    advanced = {"card": "Advanced Ultron Drone", "damage": 3}
    s = facing("Swarm Attack", hero(advanced, deck_top=["Genius"]), heroes=["black_panther"])
    s.do("pass")  # his retaliate defeats it
    s.fired("01143", 1).asked(0, "defend").do("pass")
    assert s.damage("Black Panther") == 2
    assert s.engaged() == []  # the new one was hit back as well


def test_swarm_attack_gives_a_drone_when_nobody_attacks() -> None:
    s = facing("Swarm Attack", hero())
    assert s.engaged() == ["Drone"]
    assert s.events("attack_damage") == []
    s = facing("Swarm Attack", alter_ego(facedown("Genius")))
    assert s.engaged() == ["Drone", "Drone"]
    s = facing("Swarm Attack", hero(facedown("Genius", statuses=["stunned"])))
    assert s.engaged() == ["Drone", "Drone"]
    assert s.damage("Captain Marvel") == 0


# -- 01148 Drone Factory, 01149 Invasive AI, 01150 Ultron's Imperative -----------------------------


def test_drone_factory_gives_each_player_a_drone_and_counts_all_drones() -> None:
    s = facing("Drone Factory", hero("Advanced Ultron Drone"), hero(facedown("Hellcat")))
    s.fired("01148", 1)
    assert s.threat("Drone Factory") == 4 + 4
    assert facing("Drone Factory", hero(deck=[])).threat("Drone Factory") == 4


@rule("MC-ACCICON-02")
def test_drone_factory_adds_threat_in_step_one() -> None:
    s = ultron(hero(), phase="villain", more=("Drone Factory",), encounter_top=[BLANK, QUIET])
    assert s.threat(COWL) == 2


@rule("MC-EMPTYPL-04")
def test_invasive_ai_makes_each_player_discard_three_cards() -> None:
    s = facing("Invasive AI", hero(deck_top=["Energy", "Genius", "Strength"]), alter_ego()).fired("01149", 1)
    assert s.discard() == ["Strength", "Genius", "Energy"]
    assert len(s.discard(1)) == 3
    assert s.threat("Invasive AI") == 6
    s = facing("Invasive AI", hero(deck=["Energy", "Genius"]), encounter_top=[QUIET])
    assert s.discard() == []  # two are gone, and the new deck is not milled
    assert s.deck_size() == 2


@rule("OQ-57")
def test_invasive_ai_and_the_imperative_have_hazard_icons() -> None:
    s = ultron(
        hero(), phase="villain", step=3, more=("Invasive AI", "Ultron's Imperative"),
        encounter_top=["Program Transmitter", "Vibranium Armor", "Concussion Blasters"],
    )  # fmt: skip
    assert s.table()[0] == "Concussion Blasters"
    assert len(s.events("deal")) == 3


def test_ultrons_imperative_gives_the_first_player_two_drones() -> None:
    s = facing("Ultron's Imperative", hero(), hero(deck_top=["Hellcat", "Energy"]), first=1)
    assert (s.engaged(0), s.engaged(1)) == ([], ["Drone", "Drone"])
    assert s.threat("Ultron's Imperative") == 4
    s.fired("01150", 1)


@rule("MC-EMPTYPL-01", "OQ-36")
def test_with_one_card_left_the_second_drone_of_the_imperative_comes_from_the_new_deck() -> None:
    s = facing("Ultron's Imperative", hero(deck=["Genius"], discard=["Energy", "Strength"]), encounter_top=[QUIET])
    assert s.engaged() == ["Drone", "Drone"]
    assert s.events("deck_out") == [(0,)]
    assert s.deck_size() == 1
    assert s.in_play(QUIET)
    s = facing("Ultron's Imperative", hero(deck=["Genius"]), encounter_top=[QUIET])
    assert s.engaged() == ["Drone"]  # nothing is left for a second
