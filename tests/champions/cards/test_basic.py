"""The basic cards, which any player may use."""

from __future__ import annotations

import pytest

from goldenrule.testing import rule
from tests.champions.cards.scripted import Scripted, alter_ego, hero, revealing

BOTH = ["spider_man", "captain_marvel"]
CALM = "Hard to Keep Down"
"""A card without boost icons or boost ability."""

# -- 01083 Mockingbird -----------------------------------------------------------------------------

HIRE = {"hand": ["Mockingbird", "Strength", "Haymaker"]}


def test_mockingbird_stuns_an_enemy_when_she_enters_play() -> None:
    play = Scripted(players=[hero(**HIRE, engaged=["Shocker"])])
    play.do("play Mockingbird", "pay Strength", "use Mockingbird", "pick Shocker")
    assert play.card("Shocker").stunned
    assert not play.villain().stunned


def test_mockingbird_may_stun_a_guarded_villain_because_it_is_no_attack() -> None:
    play = Scripted(players=[alter_ego(**HIRE, engaged=["Hydra Mercenary"])])
    play.do("play Mockingbird", "pay Strength", "pay Haymaker", "use Mockingbird", "pick Rhino")
    assert play.villain().stunned


def test_mockingbird_is_optional() -> None:
    play = Scripted(players=[hero(**HIRE)]).do("play Mockingbird", "pay Strength", "pass")
    assert not play.villain().stunned


@rule("MC-STATUS-03", "MC-TRIG-02")
def test_mockingbird_is_not_asked_when_every_enemy_is_stunned_already() -> None:
    play = Scripted(players=[hero(**HIRE)], villain={"statuses": ["stunned"]})
    play.do("play Mockingbird", "pay Strength")
    assert play.asked() == ("turn", 0)


# -- 01084 Nick Fury -------------------------------------------------------------------------------

FURY = {"hand": ["Nick Fury", "Strength", "Genius"]}
CALM_DRAW = ["Haymaker", "First Aid"] * 3
"""Cards that are not asked about outside of one's turn."""


def test_nick_fury_removes_two_threat_from_a_scheme() -> None:
    play = Scripted(players=[hero(**FURY)], main_scheme={"threat": 3}, in_play=["Breakin' & Takin'"])
    play.do("play Nick Fury", "pay Strength", "mode 0", "pick The Break-In!")
    assert play.threat() == 1
    assert play.villain().damage == 0


def test_nick_fury_lets_you_draw_three() -> None:
    play = Scripted(players=[hero(**FURY)]).do("play Nick Fury", "pay Strength")
    assert play.offered() == ["mode 1", "mode 2"]  # there is no threat to remove
    play.do("mode 1")
    assert len(play.hand()) == 3


def test_nick_fury_deals_four_damage_to_an_enemy_and_it_is_no_attack() -> None:
    play = Scripted(players=[alter_ego(**FURY, engaged=["Hydra Mercenary"])])
    play.do("play Nick Fury", "pay Strength", "pay Genius", "mode 2", "pick Rhino")
    assert play.villain().damage == 4


@rule("MC-LASTING-07")
def test_nick_fury_is_discarded_at_the_end_of_the_round_and_not_before() -> None:
    play = Scripted(players=[alter_ego(**FURY, deck_top=CALM_DRAW)], encounter_top=[CALM, "Crowd Control"])
    play.do("play Nick Fury", "pay Strength", "pay Genius", "mode 2", "end_turn")
    assert play.times("round", 2) == 1
    assert play.times("delayed", "Nick Fury") == 1
    assert "Nick Fury" in play.discard()
    villain_phase = play.events.index(("villain_phase", "1"))
    assert play.events.index(next(e for e in play.events if e[0] == "delayed")) > villain_phase


def test_nick_fury_who_has_left_play_before_is_not_discarded_again() -> None:
    play = Scripted(players=[hero(**FURY, deck_top=CALM_DRAW)], encounter_top=["Crowd Control", "Hydra Mercenary"])
    play.do("play Nick Fury", "pay Strength", "mode 2", "end_turn", "pass", "defend Nick Fury")
    assert play.times("defeated", "Nick Fury") == 1
    assert play.times("delayed", "Nick Fury") == 1
    assert play.discard().count("Nick Fury") == 1


def test_nick_fury_works_when_he_is_put_into_play() -> None:
    play = Scripted(players=[hero(hand=["Make the Call", "Strength", "Genius"], discard=["Nick Fury"])])
    play.do("use Make the Call", "pay Strength", "mode 2")
    assert play.villain().damage == 4
    assert len(play.game.state.lasting) == 1


# -- 01085 Emergency -------------------------------------------------------------------------------


@rule("MC-PREVENT-02", "MC-ESCHEME-06")
def test_emergency_lowers_the_threat_of_the_villains_scheme_by_one() -> None:
    play = revealing("Advance", alter_ego(hand=["Emergency"]), encounter_top=["Stampede"])  # one boost icon
    assert play.asked() == ("interrupt", 0)
    play.do("use Emergency")
    assert play.threat() == 1
    assert play.discard() == ["Emergency"]


def test_emergency_can_be_used_by_a_hero_and_against_the_scheming_for_another_player() -> None:
    play = revealing("Advance", alter_ego(), hero(hand=["Emergency"]), encounter_top=[CALM])
    assert play.asked() == ("interrupt", 1)
    play.do("use Emergency")
    assert play.threat() == 0


def test_two_emergencies_add_up() -> None:
    play = revealing("Advance", hero(hand=["Emergency", "Emergency"]), encounter_top=["Crowd Control"])
    play.do("use Emergency", "use Emergency")
    assert play.threat() == 1  # SCH 1 and two icons, less 2


@rule("MC-STATUS-08")
def test_emergency_of_a_confused_player_only_uses_up_the_confused_card() -> None:
    play = revealing("Advance", hero(hand=["Emergency"], statuses=["confused"]), encounter_top=[CALM])
    play.do("use Emergency")
    assert play.threat() == 1
    assert not play.identity().confused


def test_emergency_does_not_answer_a_scheming_minion_or_threat_of_step_one() -> None:
    play = Scripted(
        phase="villain",
        players=[alter_ego(hand=["Emergency"], engaged=["Shocker"])],
        villain={"statuses": ["confused"]},
        encounter_top=["Crowd Control"],
    )
    assert play.times("scheme_threat", "Shocker", 1) == 1
    assert play.threat() == 2  # one in step one, one from Shocker
    assert play.hand() == ["Emergency"]


def test_an_emergency_is_over_with_the_scheme_that_it_was_for() -> None:
    play = Scripted(
        phase="villain",
        step=2,
        players=[alter_ego(hand=["Emergency"], engaged=["Shocker"], dealt=["Advance"])],
        encounter_top=[CALM, "Crowd Control", CALM],
    ).do("use Emergency")
    assert play.threat() == 2  # none by Rhino, one by Shocker, one by the Advance


# -- 01086 First Aid -------------------------------------------------------------------------------


def test_first_aid_heals_two_from_any_character() -> None:
    hurt = {"card": "Mockingbird", "damage": 2}
    for target, left in (("Spider-Man", (1, 2, 3)), ("Mockingbird", (3, 0, 3)), ("Rhino", (3, 2, 1))):
        play = Scripted(players=[hero(hand=["First Aid", "Haymaker"], in_play=[hurt], damage=3)], villain={"damage": 3})
        play.do("use First Aid", f"pick {target}")
        assert (play.damage(), play.card("Mockingbird").damage, play.villain().damage) == left


def test_first_aid_cannot_be_played_when_nobody_is_damaged() -> None:
    play = Scripted(players=[alter_ego(hand=["First Aid", "Haymaker"])])
    assert "use First Aid" not in play.offered()


# -- 01087 Haymaker --------------------------------------------------------------------------------

PUNCH = {"hand": ["Haymaker", "Strength"]}


def test_haymaker_deals_three_damage_to_an_enemy() -> None:
    play = Scripted(players=[hero(**PUNCH, engaged=["Sandman"])]).do("use Haymaker", "pick Rhino")
    assert play.villain().damage == 3
    assert play.times("attack", 0, "Spider-Man") == 1


@rule("MC-KW-GUARD-01")
def test_haymaker_is_an_attack_and_minds_guard() -> None:
    play = Scripted(players=[hero(**PUNCH, engaged=["Hydra Mercenary"])]).do("use Haymaker")
    assert play.villain().damage == 0
    assert play.encounter_discard() == ["Hydra Mercenary"]


@rule("MC-STATUS-05")
def test_haymaker_of_a_stunned_hero_only_uses_up_the_stunned_card() -> None:
    play = Scripted(players=[hero(**PUNCH, statuses=["stunned"])]).do("use Haymaker")
    assert play.villain().damage == 0
    assert not play.identity().stunned
    assert sorted(play.discard()) == ["Haymaker", "Strength"]


@rule("MC-TRIG-07")
def test_haymaker_needs_hero_form() -> None:
    play = Scripted(players=[alter_ego(**PUNCH)])
    assert "use Haymaker" not in play.offered()


# -- 01088 Energy, 01089 Genius, 01090 Strength ------------------------------------------------------


@pytest.mark.parametrize("name", ["Energy", "Genius", "Strength"])
@rule("MC-RES-02")
def test_a_double_resource_pays_two(name: str) -> None:
    play = Scripted(players=[hero(hand=["Haymaker", name])]).do("use Haymaker")
    assert play.villain().damage == 3
    play = Scripted(players=[hero(hand=["Mockingbird", name])])
    assert "play Mockingbird" not in play.offered()
    assert f"play {name}" not in play.offered()


# -- 01091 Avengers Mansion ------------------------------------------------------------------------


def test_avengers_mansion_lets_a_player_of_your_choice_draw() -> None:
    play = Scripted(
        heroes=BOTH,
        players=[hero(in_play=["Avengers Mansion"]), alter_ego(deck_top=["First Aid"])],
    ).do("use Avengers Mansion", "pick Carol Danvers")
    assert play.hand(0) == []
    assert play.hand(1) == ["First Aid"]
    assert play.card("Avengers Mansion").exhausted
    assert "use Avengers Mansion" not in play.offered()


@rule("MC-MAX-06")
def test_a_player_may_have_one_avengers_mansion() -> None:
    hand = ["Avengers Mansion", "Strength", "Genius"]
    assert "play Avengers Mansion" in Scripted(players=[hero(hand=hand)]).offered()
    assert "play Avengers Mansion" not in Scripted(players=[hero(hand=hand, in_play=["Avengers Mansion"])]).offered()


# -- 01092 Helicarrier -----------------------------------------------------------------------------


def test_the_helicarrier_lowers_the_cost_of_the_next_card_of_a_player() -> None:
    play = Scripted(players=[hero(hand=["Haymaker", "First Aid", "Tenacity"], in_play=["Helicarrier"], damage=1)])
    assert "use Haymaker" in play.offered()
    play.do("use Helicarrier", "use Haymaker", "pay First Aid")
    assert play.villain().damage == 3
    assert play.hand() == ["Tenacity"]
    assert play.times("expired") == 1


def test_the_discount_of_the_helicarrier_is_used_up_by_a_card_that_costs_nothing() -> None:
    play = Scripted(
        players=[
            hero(
                hand=["Get Ready", "Haymaker", "First Aid"],
                in_play=["Helicarrier", {"card": "Mockingbird", "exhausted": True}],
            )
        ]
    ).do("use Helicarrier")
    assert "use Haymaker" in play.offered()
    play.do("use Get Ready")
    assert "use Haymaker" not in play.offered()


def test_the_discount_of_the_helicarrier_is_for_the_chosen_player_only() -> None:
    play = Scripted(
        heroes=BOTH,
        players=[hero(hand=["Haymaker", "First Aid"], in_play=["Helicarrier"]), hero()],
    ).do("use Helicarrier", "pick Captain Marvel")
    assert "use Haymaker" not in play.offered()


def test_the_discount_of_the_helicarrier_ends_with_the_phase_and_lowers_no_ability() -> None:
    play = Scripted(
        players=[hero(in_play=["Helicarrier", "Tenacity"], exhausted=True)],
    ).do("use Helicarrier")
    assert "use Tenacity" not in play.offered()  # its P is no cost of a card that is played
    play.do("end_turn")
    assert play.times("expired") == 1


# -- 01093 Tenacity --------------------------------------------------------------------------------


def test_tenacity_readies_your_hero_for_a_physical_resource_and_itself() -> None:
    play = Scripted(players=[hero(hand=["Strength"], in_play=["Tenacity"], exhausted=True)]).do("use Tenacity")
    assert not play.identity().exhausted
    assert sorted(play.discard()) == ["Strength", "Tenacity"]


def test_tenacity_is_not_offered_to_a_ready_hero_an_alter_ego_or_without_physical() -> None:
    for player in (
        hero(hand=["Strength"], in_play=["Tenacity"]),
        alter_ego(hand=["Strength"], in_play=["Tenacity"], exhausted=True),
        hero(hand=["Genius"], in_play=["Tenacity"], exhausted=True),
    ):
        assert "use Tenacity" not in Scripted(players=[player]).offered()
