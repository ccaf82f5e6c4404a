"""Cards of the aspect Leadership."""

from __future__ import annotations

from goldenrule.games.champions.ids import ATK, THW
from goldenrule.testing import rule
from tests.champions.cards.scripted import Scripted, alter_ego, hero, revealing

BOTH = ["captain_marvel", "spider_man"]

# -- 01066 Hawkeye ---------------------------------------------------------------------------------


def test_hawkeye_shoots_a_minion_that_enters_play() -> None:
    play = revealing("Shocker", alter_ego(in_play=["Hawkeye"]))
    assert play.asked() == ("response", 0)
    play.do("use Hawkeye")
    assert play.card("Shocker").damage == 2
    assert play.card("Hawkeye").counters == (("arrow", 3),)
    assert not play.card("Hawkeye").exhausted
    assert play.times("use", 0, "Hawkeye") == 1  # one arrow for each minion that enters


def test_hawkeye_shoots_a_minion_that_engages_another_player() -> None:
    play = revealing("Sandman", hero(), hero(in_play=["Hawkeye"]))
    assert play.asked() == ("response", 1)
    play.do("use Hawkeye")
    assert not play.card("Sandman").tough
    assert play.card("Sandman").damage == 0


def test_a_minion_that_hawkeye_defeats_at_once_is_still_revealed() -> None:
    play = revealing("Hydra Bomber", hero(in_play=["Hawkeye"])).do("use Hawkeye")
    assert play.encounter_discard() == ["Hydra Bomber"]
    play.do("mode 1")
    assert play.threat() == 1


def test_hawkeye_is_not_asked_without_arrows_and_stays_in_play() -> None:
    play = revealing("Sandman", hero(in_play=[{"card": "Hawkeye", "counters": {"arrow": 1}}])).do("use Hawkeye")
    assert play.card("Hawkeye").counters == ()
    play = revealing("Sandman", hero(in_play=[{"card": "Hawkeye", "counters": {"arrow": 0}}]))
    assert play.card("Sandman").tough


def test_hawkeye_does_not_shoot_at_what_is_no_minion() -> None:
    play = revealing("Crowd Control", hero(in_play=["Hawkeye"]))
    assert play.asked() == ("turn", 0)
    assert play.times("use") == 0


def test_hawkeye_enters_play_with_four_arrows() -> None:
    play = Scripted(players=[hero(hand=["Hawkeye", "Strength", "Haymaker"])])
    play.do("play Hawkeye", "pay Strength")
    assert play.card("Hawkeye").counters == (("arrow", 4),)


# -- 01067 Maria Hill ------------------------------------------------------------------------------


def test_maria_hill_lets_every_player_draw_when_she_enters_play() -> None:
    play = Scripted(
        heroes=BOTH,
        players=[
            hero(hand=["Maria Hill", "Strength"], deck_top=["Haymaker"]),
            alter_ego(deck_top=["For Justice!"]),
        ],
    ).do("play Maria Hill", "use Maria Hill")
    assert play.hand(0) == ["Haymaker"]
    assert play.hand(1) == ["For Justice!"]


def test_maria_hill_is_optional() -> None:
    play = Scripted(players=[hero(hand=["Maria Hill", "Strength"])]).do("play Maria Hill", "pass")
    assert play.hand() == []
    assert play.in_play("Maria Hill")


def test_maria_hill_does_not_answer_another_ally() -> None:
    play = Scripted(players=[hero(hand=["Hawkeye", "Strength", "Haymaker"], in_play=["Maria Hill"])])
    play.do("play Hawkeye", "pay Strength")
    assert play.asked() == ("turn", 0)
    assert play.hand() == []


# -- 01068 Vision ----------------------------------------------------------------------------------


def test_vision_raises_the_power_that_he_chooses() -> None:
    for mode, values in (("mode 0", (3, 2)), ("mode 1", (1, 4))):
        play = Scripted(players=[alter_ego(hand=["Energy"], in_play=["Vision"])]).do("use Vision", mode)
        assert (play.value(THW, "Vision"), play.value(ATK, "Vision")) == values
        assert play.discard() == ["Energy"]


@rule("MC-LIMIT-01")
def test_vision_may_do_so_once_each_round() -> None:
    play = Scripted(players=[hero(hand=["Energy", "Energy Absorption"], in_play=["Vision"])])
    play.do("use Vision", "pay Energy", "mode 0")
    assert "use Vision" not in play.offered()


def test_vision_needs_energy() -> None:
    play = Scripted(players=[hero(hand=["Strength", "Genius"], in_play=["Vision"])])
    assert "use Vision" not in play.offered()


@rule("MC-LASTING-06")
def test_visions_bonus_ends_with_the_phase() -> None:
    play = Scripted(players=[hero(hand=["Energy"], in_play=["Vision"])])
    play.do("use Vision", "mode 1")
    assert play.times("expired") == 0
    play.do("end_turn")
    assert play.times("expired") == 1
    assert play.value(ATK, "Vision") == 2


def test_vision_loses_the_bonus_when_he_leaves_play() -> None:
    play = Scripted(
        players=[
            hero(
                hand=["Energy", "Make the Call", "Genius", "Strength"],
                in_play=[{"card": "Vision", "damage": 2}],
            )
        ]
    )
    play.do("use Vision", "mode 1", "attack Vision")
    assert play.villain().damage == 4
    assert "Vision" in play.discard()  # his consequential damage
    play.do("use Make the Call", "pay Genius")
    assert play.value(ATK, "Vision") == 2


# -- 01069 Get Ready -------------------------------------------------------------------------------


def test_get_ready_readies_an_exhausted_ally_of_any_player() -> None:
    tired = {"card": "Mockingbird", "exhausted": True}
    play = Scripted(heroes=BOTH, players=[alter_ego(hand=["Get Ready"], in_play=["Hawkeye"]), hero(in_play=[tired])])
    play.do("use Get Ready")
    assert not play.card("Mockingbird").exhausted
    assert play.times("ready", "Mockingbird") == 1


@rule("MC-TRIG-02")
def test_get_ready_cannot_be_played_without_an_exhausted_ally() -> None:
    play = Scripted(players=[hero(hand=["Get Ready"], in_play=["Mockingbird"], exhausted=True)])
    assert "use Get Ready" not in play.offered()


# -- 01070 Lead from the Front ---------------------------------------------------------------------


def test_lead_from_the_front_raises_all_characters_of_one_player() -> None:
    play = Scripted(
        heroes=BOTH,
        players=[
            hero(hand=["Lead from the Front", "Strength"], in_play=["Hawkeye"]),
            hero(in_play=["Black Cat"]),
        ],
    ).do("use Lead from the Front", "pick Spider-Man")
    assert (play.value(ATK, "Spider-Man"), play.value(THW, "Spider-Man")) == (3, 2)
    assert (play.value(ATK, "Black Cat"), play.value(THW, "Black Cat")) == (2, 2)
    assert (play.value(ATK, "Hawkeye"), play.value(THW, "Hawkeye")) == (1, 1)
    assert play.value(ATK, "Captain Marvel") == 2
    assert play.value(ATK, "Rhino") == 2


def test_lead_from_the_front_reaches_allies_that_arrive_later_in_the_phase() -> None:
    play = Scripted(players=[hero(hand=["Lead from the Front", "Strength", "Maria Hill", "Genius"])])
    play.do("use Lead from the Front", "pay Strength", "play Maria Hill", "pass")
    assert (play.value(ATK, "Maria Hill"), play.value(THW, "Maria Hill")) == (2, 3)


def test_lead_from_the_front_ends_with_the_phase() -> None:
    play = Scripted(players=[hero(hand=["Lead from the Front", "Strength"])])
    play.do("use Lead from the Front", "end_turn")
    assert play.times("expired") == 1
    assert play.value(ATK, "Spider-Man") == 2


def test_lead_from_the_front_needs_hero_form() -> None:
    play = Scripted(players=[alter_ego(hand=["Lead from the Front", "Strength"])])
    assert "use Lead from the Front" not in play.offered()


# -- 01071 Make the Call ---------------------------------------------------------------------------


def test_make_the_call_brings_an_ally_from_any_discard_pile_under_your_control() -> None:
    play = Scripted(
        heroes=BOTH,
        players=[
            alter_ego(hand=["Make the Call", "Strength"]),
            hero(discard=["Black Cat", "For Justice!"]),
        ],
    ).do("use Make the Call")
    assert play.card("Black Cat").controller == 0
    assert play.game.state.owner[play.entity("Black Cat")] == 1
    assert play.discard(0) == ["Make the Call", "Strength"]
    assert play.discard(1) == ["For Justice!"]


@rule("MC-OWN-08")
def test_an_ally_called_from_another_pile_goes_back_to_its_owner() -> None:
    borrowed = {"card": "Daredevil", "damage": 2, "owner": 1}
    play = Scripted(heroes=BOTH, players=[hero(in_play=[borrowed]), hero()])
    play.do("attack Daredevil")
    assert play.discard(0) == []
    assert play.discard(1) == ["Daredevil"]


def test_make_the_call_puts_into_play_and_does_not_play() -> None:
    play = Scripted(players=[hero(hand=["Make the Call", "Strength"], discard=["Black Cat"])])
    play.do("use Make the Call")
    assert play.in_play("Black Cat")
    assert play.times("mill") == 0


def test_an_ally_that_make_the_call_brings_has_entered_play() -> None:
    play = Scripted(players=[hero(hand=["Make the Call", "Strength"], discard=["Maria Hill"], deck_top=["First Aid"])])
    play.do("use Make the Call", "use Maria Hill")
    assert play.hand() == ["First Aid"]


@rule("MC-UNIQUE-02")
def test_make_the_call_cannot_bring_a_unique_ally_that_is_in_play() -> None:
    play = Scripted(
        heroes=BOTH,
        players=[
            hero(hand=["Make the Call", "Strength", "Genius"], in_play=["Nick Fury"]),
            hero(discard=["Nick Fury"]),
        ],
    )
    assert "use Make the Call" not in play.offered()


def test_make_the_call_needs_the_printed_cost_without_itself() -> None:
    play = Scripted(players=[hero(hand=["Make the Call", "Haymaker"], discard=["Maria Hill"])])
    assert "use Make the Call" not in play.offered()
    play = Scripted(players=[hero(hand=["Make the Call", "Haymaker"], discard=["Strength"])])
    assert "use Make the Call" not in play.offered()


def test_make_the_call_offers_only_allies_that_can_be_paid() -> None:
    play = Scripted(players=[hero(hand=["Make the Call", "Strength"], discard=["Vision", "Maria Hill"])])
    play.do("use Make the Call", "pass")
    assert play.in_play("Maria Hill")
    assert "Vision" in play.discard()


# -- 01072 The Power of Leadership -----------------------------------------------------------------


@rule("MC-RESCARD-03")
def test_the_power_of_leadership_counts_twice_for_a_leadership_card() -> None:
    play = Scripted(players=[hero(hand=["Maria Hill", "The Power of Leadership"])])
    play.do("play Maria Hill", "pass")
    assert play.in_play("Maria Hill")


def test_the_power_of_leadership_counts_once_for_other_cards() -> None:
    play = Scripted(players=[hero(hand=["Haymaker", "The Power of Leadership"])])
    assert "use Haymaker" not in play.offered()


def test_the_power_of_leadership_counts_twice_for_a_leadership_ally_that_make_the_call_pays() -> None:
    hand = ["Make the Call", "The Power of Leadership"]
    play = Scripted(players=[hero(hand=hand, discard=["Maria Hill"])]).do("use Make the Call", "pass")
    assert play.in_play("Maria Hill")
    play = Scripted(players=[hero(hand=hand, discard=["Black Cat"])])
    assert "use Make the Call" not in play.offered()


# -- 01073 The Triskelion --------------------------------------------------------------------------

THREE = ["Mockingbird", "Hawkeye", "Vision"]
OTHERS = ["Mockingbird", "Daredevil", "Jessica Jones"]


@rule("MC-ALLYLIM-01", "MC-ALLYLIM-02")
def test_the_triskelion_raises_your_ally_limit_by_one() -> None:
    hand = ["Maria Hill", "Strength"]
    play = Scripted(players=[hero(hand=hand, in_play=["The Triskelion", *THREE])]).do("play Maria Hill", "pass")
    assert play.asked() == ("turn", 0)
    play = Scripted(players=[hero(hand=hand, in_play=THREE)]).do("play Maria Hill")
    assert play.asked() == ("ally_limit", 0)


def test_the_triskelion_does_not_raise_the_limit_of_other_players() -> None:
    play = Scripted(
        heroes=["spider_man", "captain_marvel"],
        players=[hero(hand=["Black Cat", "Strength"], in_play=OTHERS), hero(in_play=["The Triskelion"])],
    ).do("play Black Cat")
    assert play.asked() == ("ally_limit", 0)


def test_losing_the_triskelion_with_four_allies_costs_one() -> None:
    play = revealing("Caught Off Guard", hero(in_play=["The Triskelion", "Maria Hill", *THREE]))
    assert play.asked() == ("ally_limit", 0)
    play.do("discard Hawkeye")
    assert "Hawkeye" in play.discard()


# -- 01074 Inspired --------------------------------------------------------------------------------


def test_inspired_raises_the_ally_it_is_attached_to() -> None:
    play = Scripted(players=[hero(hand=["Inspired", "Haymaker"], in_play=["Mockingbird", "Hawkeye"])])
    play.do("play Inspired", "attach Mockingbird")
    assert (play.value(ATK, "Mockingbird"), play.value(THW, "Mockingbird")) == (2, 2)
    assert (play.value(ATK, "Hawkeye"), play.value(THW, "Hawkeye")) == (1, 1)


def test_inspired_on_an_ally_of_another_player_is_controlled_by_that_player() -> None:
    play = Scripted(heroes=BOTH, players=[hero(hand=["Inspired", "Haymaker"]), hero(in_play=["Mockingbird"])])
    play.do("play Inspired")
    assert play.card("Inspired").controller == 1
    assert play.value(ATK, "Mockingbird") == 2


@rule("MC-ATTACHTO-06")
def test_inspired_needs_an_ally_without_one() -> None:
    alone = Scripted(players=[hero(hand=["Inspired", "Haymaker"])])
    assert "play Inspired" not in alone.offered()
    taken = Scripted(
        players=[
            hero(
                hand=["Inspired", "Haymaker"],
                in_play=["Mockingbird", {"card": "Inspired", "attached_to": "Mockingbird"}],
            )
        ]
    )
    assert "play Inspired" not in taken.offered()


@rule("MC-ATTACHTO-03")
def test_inspired_is_discarded_with_its_ally() -> None:
    play = Scripted(
        players=[
            hero(
                in_play=[{"card": "Mockingbird", "damage": 2}, {"card": "Inspired", "attached_to": "Mockingbird"}],
            )
        ]
    ).do("attack Mockingbird")
    assert play.villain().damage == 2
    assert sorted(play.discard()) == ["Inspired", "Mockingbird"]
