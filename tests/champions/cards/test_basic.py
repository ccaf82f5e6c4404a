"""The basic cards, which any player may use."""

import pytest

from goldenrule.testing import rule
from tests.champions.situation import alter_ego, hero, spider_man

CALM = "Hard to Keep Down"
"""A card without boost icons or boost ability."""

# -- 01083 Mockingbird -----------------------------------------------------------------------------
HIRE = {"hand": ["Mockingbird", "Strength", "Haymaker"]}


def test_mockingbird_stuns_an_enemy_when_she_enters_play() -> None:
    s = spider_man(hero(**HIRE, engaged=["Shocker"]))
    s.do("play Mockingbird", "pay Strength", "use Mockingbird", "pick Shocker").then("Shocker", statuses=["stunned"])
    s.then("villain", statuses=[])


def test_mockingbird_may_stun_a_guarded_villain_because_it_is_no_attack() -> None:
    s = spider_man(alter_ego(**HIRE, engaged=["Hydra Mercenary"]))
    s.do("play Mockingbird", "pay Strength", "pay Haymaker", "use Mockingbird", "pick Rhino")
    s.then("villain", statuses=["stunned"])


def test_mockingbird_is_optional() -> None:
    spider_man(hero(**HIRE)).do("play Mockingbird", "pay Strength", "pass").then("villain", statuses=[])


@rule("MC-STATUS-03", "MC-TRIG-02")
def test_mockingbird_is_not_asked_when_every_enemy_is_stunned_already() -> None:
    spider_man(hero(**HIRE), villain={"statuses": ["stunned"]}).do("play Mockingbird", "pay Strength").idle(0)


# -- 01084 Nick Fury -------------------------------------------------------------------------------
FURY = {"hand": ["Nick Fury", "Strength", "Genius"]}
CALM_DRAW = ["Haymaker", "First Aid"] * 3
"""Cards that are not asked about outside of one's turn."""


def test_nick_fury_removes_two_threat_from_a_scheme() -> None:
    s = spider_man(hero(**FURY), main_scheme={"threat": 3}, in_play=["Breakin' & Takin'"])
    s.do("play Nick Fury", "pay Strength", "mode 1", "pick The Break-In!").then(threat=1).then("villain", damage=0)


def test_nick_fury_lets_you_draw_three() -> None:
    s = spider_man(hero(**FURY)).do("play Nick Fury", "pay Strength")
    s.only_offered("mode 2", "mode 3")  # there is no threat to remove
    s.do("mode 2").then(hand_size=3)


def test_nick_fury_deals_four_damage_to_an_enemy_and_it_is_no_attack() -> None:
    s = spider_man(alter_ego(**FURY, engaged=["Hydra Mercenary"]))
    s.do("play Nick Fury", "pay Strength", "pay Genius", "mode 3", "pick Rhino").then("villain", damage=4)


@rule("MC-LASTING-07")
def test_nick_fury_is_discarded_at_the_end_of_the_round_and_not_before() -> None:
    s = spider_man(alter_ego(**FURY, deck_top=CALM_DRAW), encounter_top=[CALM, "Crowd Control"])
    s.do("play Nick Fury", "pay Strength", "pay Genius", "mode 3", "end turn").happened("round 2", "delayed Nick Fury")
    assert "Nick Fury" in s.discard()
    s.only("villain_phase 1", "delayed")


def test_nick_fury_who_has_left_play_before_is_not_discarded_again() -> None:
    s = spider_man(hero(**FURY, deck_top=CALM_DRAW), encounter_top=["Crowd Control", "Hydra Mercenary"])
    s.do("play Nick Fury", "pay Strength", "mode 3", "end turn", "pass", "defend Nick Fury")
    s.happened("defeated Nick Fury", "delayed Nick Fury")
    assert s.discard().count("Nick Fury") == 1


def test_nick_fury_works_when_he_is_put_into_play() -> None:
    s = spider_man(hero(hand=["Make the Call", "Strength", "Genius"], discard=["Nick Fury"]))
    s.do("use Make the Call", "pay Strength", "mode 3").then("villain", damage=4)
    assert len(s.game.state.lasting) == 1


# -- 01085 Emergency -------------------------------------------------------------------------------
@rule("MC-PREVENT-02", "MC-ESCHEME-06")
def test_emergency_lowers_the_threat_of_the_villains_scheme_by_one() -> None:
    s = spider_man.revealing("Advance", alter_ego(hand=["Emergency"]), encounter_top=["Stampede"])  # one boost icon
    s.asked(0, "interrupt").do("use Emergency").then(threat=1, discard=["Emergency"])


def test_emergency_can_be_used_by_a_hero_and_against_the_scheming_for_another_player() -> None:
    s = spider_man.revealing("Advance", alter_ego(), hero(hand=["Emergency"]), encounter_top=[CALM])
    s.asked(1, "interrupt").do("1: use Emergency").then(threat=0)


def test_two_emergencies_add_up() -> None:
    s = spider_man.revealing("Advance", hero(hand=["Emergency", "Emergency"]), encounter_top=["Crowd Control"])
    s.do("use Emergency", "use Emergency")
    s.then(threat=1)  # SCH 1 and two icons, less 2


@rule("MC-STATUS-08")
def test_emergency_of_a_confused_player_only_uses_up_the_confused_card() -> None:
    s = spider_man.revealing("Advance", hero(hand=["Emergency"], statuses=["confused"]), encounter_top=[CALM])
    s.do("use Emergency").then(threat=1, statuses=[])


def test_emergency_does_not_answer_a_scheming_minion_or_threat_of_step_one() -> None:
    s = spider_man(
        alter_ego(hand=["Emergency"], engaged=["Shocker"]),
        step=1,
        villain={"statuses": ["confused"]},
        encounter_top=["Crowd Control"],
    )
    s.happened("scheme_threat Shocker 1")
    s.then(threat=2)  # one in step one, one from Shocker
    s.then(hand=["Emergency"])


def test_an_emergency_is_over_with_the_scheme_that_it_was_for() -> None:
    s = spider_man(
        alter_ego(hand=["Emergency"], engaged=["Shocker"], dealt=["Advance"]),
        step=2,
        encounter_top=[CALM, "Crowd Control", CALM],
    )
    s.do("use Emergency")
    s.then(threat=2)  # none by Rhino, one by Shocker, one by the Advance


# -- 01086 First Aid -------------------------------------------------------------------------------
def test_first_aid_heals_two_from_any_character() -> None:
    hurt = {"card": "Mockingbird", "damage": 2}
    for target, mine, hers, his in (("Spider-Man", 1, 2, 3), ("Mockingbird", 3, 0, 3), ("Rhino", 3, 2, 1)):
        s = spider_man(hero(hand=["First Aid", "Haymaker"], in_play=[hurt], damage=3), villain={"damage": 3})
        s.do("use First Aid", f"pick {target}").then(damage=mine).then("Mockingbird", damage=hers)
        s.then("villain", damage=his)


def test_first_aid_cannot_be_played_when_nobody_is_damaged() -> None:
    spider_man(alter_ego(hand=["First Aid", "Haymaker"])).not_offered("use First Aid")


# -- 01087 Haymaker --------------------------------------------------------------------------------
PUNCH = {"hand": ["Haymaker", "Strength"]}


def test_haymaker_deals_three_damage_to_an_enemy() -> None:
    s = spider_man(hero(**PUNCH, engaged=["Sandman"])).do("use Haymaker", "pick Rhino")
    s.then("villain", damage=3).happened("attack 0 Spider-Man")


@rule("MC-KW-GUARD-01")
def test_haymaker_is_an_attack_and_minds_guard() -> None:
    s = spider_man(hero(**PUNCH, engaged=["Hydra Mercenary"])).do("use Haymaker")
    s.then("villain", damage=0).then(encounter_discard=["Hydra Mercenary"])


@rule("MC-STATUS-05")
def test_haymaker_of_a_stunned_hero_only_uses_up_the_stunned_card() -> None:
    s = spider_man(hero(**PUNCH, statuses=["stunned"])).do("use Haymaker").then("villain", damage=0).then(statuses=[])
    assert sorted(s.discard()) == ["Haymaker", "Strength"]


@rule("MC-TRIG-07")
def test_haymaker_needs_hero_form() -> None:
    spider_man(alter_ego(**PUNCH)).not_offered("use Haymaker")


# -- 01088 Energy, 01089 Genius, 01090 Strength ------------------------------------------------------
@pytest.mark.parametrize("name", ["Energy", "Genius", "Strength"])
@rule("MC-RES-02")
def test_a_double_resource_pays_two(name: str) -> None:
    spider_man(hero(hand=["Haymaker", name])).do("use Haymaker").then("villain", damage=3)
    spider_man(hero(hand=["Mockingbird", name])).not_offered("play Mockingbird", f"play {name}")


# -- 01091 Avengers Mansion ------------------------------------------------------------------------
def test_avengers_mansion_lets_a_player_of_your_choice_draw() -> None:
    s = spider_man(hero(in_play=["Avengers Mansion"]), alter_ego(deck_top=["First Aid"]))
    s.do("use Avengers Mansion", "pick Carol Danvers").then(hand=[]).then(1, hand=["First Aid"])
    s.then("Avengers Mansion", exhausted=True).not_offered("use Avengers Mansion")


@rule("MC-MAX-06")
def test_a_player_may_have_one_avengers_mansion() -> None:
    hand = ["Avengers Mansion", "Strength", "Genius"]
    spider_man(hero(hand=hand)).offered("play Avengers Mansion")
    spider_man(hero(hand=hand, in_play=["Avengers Mansion"])).not_offered("play Avengers Mansion")


# -- 01092 Helicarrier -----------------------------------------------------------------------------
def test_the_helicarrier_lowers_the_cost_of_the_next_card_of_a_player() -> None:
    s = spider_man(hero(hand=["Haymaker", "First Aid", "Tenacity"], in_play=["Helicarrier"], damage=1))
    s.offered("use Haymaker").do("use Helicarrier", "use Haymaker", "pay First Aid").then("villain", damage=3)
    s.then(hand=["Tenacity"]).happened("expired")


def test_the_discount_of_the_helicarrier_is_used_up_by_a_card_that_costs_nothing() -> None:
    s = spider_man(
        hero(
            hand=["Get Ready", "Haymaker", "First Aid"],
            in_play=["Helicarrier", {"card": "Mockingbird", "exhausted": True}],
        )
    )
    s.do("use Helicarrier").offered("use Haymaker").do("use Get Ready").not_offered("use Haymaker")


def test_the_discount_of_the_helicarrier_is_for_the_chosen_player_only() -> None:
    s = spider_man(hero(hand=["Haymaker", "First Aid"], in_play=["Helicarrier"]), hero())
    s.do("use Helicarrier", "pick Captain Marvel").not_offered("use Haymaker")


def test_the_discount_of_the_helicarrier_ends_with_the_phase_and_lowers_no_ability() -> None:
    s = spider_man(hero(in_play=["Helicarrier", "Tenacity"], exhausted=True)).do("use Helicarrier")
    s.not_offered("use Tenacity")  # its P is no cost of a card that is played
    s.do("end turn").happened("expired")


# -- 01093 Tenacity --------------------------------------------------------------------------------
def test_tenacity_readies_your_hero_for_a_physical_resource_and_itself() -> None:
    s = spider_man(hero(hand=["Strength"], in_play=["Tenacity"], exhausted=True)).do("use Tenacity")
    s.then(exhausted=False)
    assert sorted(s.discard()) == ["Strength", "Tenacity"]


def test_tenacity_is_not_offered_to_a_ready_hero_an_alter_ego_or_without_physical() -> None:
    for player in (
        hero(hand=["Strength"], in_play=["Tenacity"]),
        alter_ego(hand=["Strength"], in_play=["Tenacity"], exhausted=True),
        hero(hand=["Genius"], in_play=["Tenacity"], exhausted=True),
    ):
        spider_man(player).not_offered("use Tenacity")
