"""Cards of the aspect Leadership."""

from goldenrule.testing import rule
from tests.champions.situation import alter_ego, given, hero, spider_man


# -- 01066 Hawkeye ---------------------------------------------------------------------------------
def test_hawkeye_shoots_a_minion_that_enters_play() -> None:
    s = spider_man.revealing("Shocker", alter_ego(in_play=["Hawkeye"])).asked(0, "response").do("use Hawkeye")
    s.then("Shocker", damage=2).then("Hawkeye", counters={"arrow": 3}, exhausted=False)
    s.happened("use 0 Hawkeye")  # one arrow for each minion that enters


def test_hawkeye_shoots_a_minion_that_engages_another_player() -> None:
    s = spider_man.revealing("Sandman", hero(), hero(in_play=["Hawkeye"])).asked(1, "response").do("1: use Hawkeye")
    s.then("Sandman", statuses=[], damage=0)


def test_a_minion_that_hawkeye_defeats_at_once_is_still_revealed() -> None:
    s = spider_man.revealing("Hydra Bomber", hero(in_play=["Hawkeye"]))
    s.do("use Hawkeye").then(encounter_discard=["Hydra Bomber"]).do("mode 2").then(threat=1)


def test_hawkeye_is_not_asked_without_arrows_and_stays_in_play() -> None:
    s = spider_man.revealing("Sandman", hero(in_play=[{"card": "Hawkeye", "counters": {"arrow": 1}}])).do("use Hawkeye")
    s.then("Hawkeye", counters={})
    s = spider_man.revealing("Sandman", hero(in_play=[{"card": "Hawkeye", "counters": {"arrow": 0}}]))
    s.then("Sandman", statuses=["tough"])


def test_hawkeye_does_not_shoot_at_what_is_no_minion() -> None:
    spider_man.revealing("Crowd Control", hero(in_play=["Hawkeye"])).idle(0).never("use")


def test_hawkeye_enters_play_with_four_arrows() -> None:
    s = spider_man(hero(hand=["Hawkeye", "Strength", "Haymaker"])).do("play Hawkeye", "pay Strength")
    s.then("Hawkeye", counters={"arrow": 4})


# -- 01067 Maria Hill ------------------------------------------------------------------------------
def test_maria_hill_lets_every_player_draw_when_she_enters_play() -> None:
    s = given(hero(hand=["Maria Hill", "Strength"], deck_top=["Haymaker"]), alter_ego(deck_top=["For Justice!"]))
    s.do("play Maria Hill", "use Maria Hill").then(hand=["Haymaker"]).then(1, hand=["For Justice!"])


def test_maria_hill_is_optional() -> None:
    s = spider_man(hero(hand=["Maria Hill", "Strength"])).do("play Maria Hill", "pass")
    s.then(hand=[], in_play=["Maria Hill"])


def test_maria_hill_does_not_answer_another_ally() -> None:
    s = spider_man(hero(hand=["Hawkeye", "Strength", "Haymaker"], in_play=["Maria Hill"]))
    s.do("play Hawkeye", "pay Strength").idle(0).then(hand=[])


# -- 01068 Vision ----------------------------------------------------------------------------------
def test_vision_raises_the_power_that_he_chooses() -> None:
    for mode, (thw, atk) in (("mode 1", (3, 2)), ("mode 2", (1, 4))):
        s = spider_man(alter_ego(hand=["Energy"], in_play=["Vision"])).do("use Vision", mode)
        s.then("Vision", THW=thw, ATK=atk).then(discard=["Energy"])


@rule("MC-LIMIT-01")
def test_vision_may_do_so_once_each_round() -> None:
    s = spider_man(hero(hand=["Energy", "Energy Absorption"], in_play=["Vision"]))
    s.do("use Vision", "pay Energy", "mode 1").not_offered("use Vision")


def test_vision_needs_energy() -> None:
    spider_man(hero(hand=["Strength", "Genius"], in_play=["Vision"])).not_offered("use Vision")


@rule("MC-LASTING-06")
def test_visions_bonus_ends_with_the_phase() -> None:
    s = spider_man(hero(hand=["Energy"], in_play=["Vision"])).do("use Vision", "mode 2").never("expired").do("end turn")
    s.happened("expired").then("Vision", ATK=2)


def test_vision_loses_the_bonus_when_he_leaves_play() -> None:
    s = spider_man(
        hero(hand=["Energy", "Make the Call", "Genius", "Strength"], in_play=[{"card": "Vision", "damage": 2}])
    )
    s.do("use Vision", "mode 2", "attack Vision").then("villain", damage=4)
    assert "Vision" in s.discard()  # his consequential damage
    s.do("use Make the Call", "pay Genius").then("Vision", ATK=2)


# -- 01069 Get Ready -------------------------------------------------------------------------------
def test_get_ready_readies_an_exhausted_ally_of_any_player() -> None:
    tired = {"card": "Mockingbird", "exhausted": True}
    s = given(alter_ego(hand=["Get Ready"], in_play=["Hawkeye"]), hero(in_play=[tired])).do("use Get Ready")
    s.then("Mockingbird", exhausted=False).happened("ready Mockingbird")


@rule("MC-TRIG-02")
def test_get_ready_cannot_be_played_without_an_exhausted_ally() -> None:
    spider_man(hero(hand=["Get Ready"], in_play=["Mockingbird"], exhausted=True)).not_offered("use Get Ready")


# -- 01070 Lead from the Front ---------------------------------------------------------------------
def test_lead_from_the_front_raises_all_characters_of_one_player() -> None:
    s = given(hero(hand=["Lead from the Front", "Strength"], in_play=["Hawkeye"]), hero(in_play=["Black Cat"]))
    s.do("use Lead from the Front", "pick Spider-Man").then("Spider-Man", ATK=3, THW=2).then("Black Cat", ATK=2, THW=2)
    s.then("Hawkeye", ATK=1, THW=1).then("Captain Marvel", ATK=2).then("Rhino", ATK=2)


def test_lead_from_the_front_reaches_allies_that_arrive_later_in_the_phase() -> None:
    s = spider_man(hero(hand=["Lead from the Front", "Strength", "Maria Hill", "Genius"]))
    s.do("use Lead from the Front", "pay Strength", "play Maria Hill", "pass").then("Maria Hill", ATK=2, THW=3)


def test_lead_from_the_front_ends_with_the_phase() -> None:
    s = spider_man(hero(hand=["Lead from the Front", "Strength"])).do("use Lead from the Front", "end turn")
    s.happened("expired").then("Spider-Man", ATK=2)


def test_lead_from_the_front_needs_hero_form() -> None:
    spider_man(alter_ego(hand=["Lead from the Front", "Strength"])).not_offered("use Lead from the Front")


# -- 01071 Make the Call ---------------------------------------------------------------------------
def test_make_the_call_brings_an_ally_from_any_discard_pile_under_your_control() -> None:
    s = given(alter_ego(hand=["Make the Call", "Strength"]), hero(discard=["Black Cat", "For Justice!"]))
    s.do("use Make the Call")
    assert s.card("Black Cat").controller == 0
    assert s.game.state.owner[s.entity("Black Cat")] == 1
    s.then(discard=["Make the Call", "Strength"]).then(1, discard=["For Justice!"])


@rule("MC-OWN-08")
def test_an_ally_called_from_another_pile_goes_back_to_its_owner() -> None:
    borrowed = {"card": "Daredevil", "damage": 2, "owner": 1}
    given(hero(in_play=[borrowed]), hero()).do("attack Daredevil").then(discard=[]).then(1, discard=["Daredevil"])


def test_make_the_call_puts_into_play_and_does_not_play() -> None:
    s = spider_man(hero(hand=["Make the Call", "Strength"], discard=["Black Cat"])).do("use Make the Call")
    s.then(in_play=["Black Cat"]).never("mill")


def test_an_ally_that_make_the_call_brings_has_entered_play() -> None:
    s = spider_man(hero(hand=["Make the Call", "Strength"], discard=["Maria Hill"], deck_top=["First Aid"]))
    s.do("use Make the Call", "use Maria Hill").then(hand=["First Aid"])


@rule("MC-UNIQUE-02")
def test_make_the_call_cannot_bring_a_unique_ally_that_is_in_play() -> None:
    s = given(hero(hand=["Make the Call", "Strength", "Genius"], in_play=["Nick Fury"]), hero(discard=["Nick Fury"]))
    s.not_offered("use Make the Call")


def test_make_the_call_needs_the_printed_cost_without_itself() -> None:
    spider_man(hero(hand=["Make the Call", "Haymaker"], discard=["Maria Hill"])).not_offered("use Make the Call")
    spider_man(hero(hand=["Make the Call", "Haymaker"], discard=["Strength"])).not_offered("use Make the Call")


def test_make_the_call_offers_only_allies_that_can_be_paid() -> None:
    s = spider_man(hero(hand=["Make the Call", "Strength"], discard=["Vision", "Maria Hill"]))
    s.do("use Make the Call", "pass").then(in_play=["Maria Hill"])
    assert "Vision" in s.discard()


# -- 01072 The Power of Leadership -----------------------------------------------------------------
@rule("MC-RESCARD-03")
def test_the_power_of_leadership_counts_twice_for_a_leadership_card() -> None:
    s = spider_man(hero(hand=["Maria Hill", "The Power of Leadership"])).do("play Maria Hill", "pass")
    s.then(in_play=["Maria Hill"])


def test_the_power_of_leadership_counts_once_for_other_cards() -> None:
    spider_man(hero(hand=["Haymaker", "The Power of Leadership"])).not_offered("use Haymaker")


def test_the_power_of_leadership_counts_twice_for_a_leadership_ally_that_make_the_call_pays() -> None:
    hand = ["Make the Call", "The Power of Leadership"]
    spider_man(hero(hand=hand, discard=["Maria Hill"])).do("use Make the Call", "pass").then(in_play=["Maria Hill"])
    spider_man(hero(hand=hand, discard=["Black Cat"])).not_offered("use Make the Call")


# -- 01073 The Triskelion --------------------------------------------------------------------------
THREE = ["Mockingbird", "Hawkeye", "Vision"]
OTHERS = ["Mockingbird", "Daredevil", "Jessica Jones"]


@rule("MC-ALLYLIM-01", "MC-ALLYLIM-02")
def test_the_triskelion_raises_your_ally_limit_by_one() -> None:
    hand = ["Maria Hill", "Strength"]
    spider_man(hero(hand=hand, in_play=["The Triskelion", *THREE])).do("play Maria Hill", "pass").idle(0)
    spider_man(hero(hand=hand, in_play=THREE)).do("play Maria Hill").asked(0, "ally_limit")


def test_the_triskelion_does_not_raise_the_limit_of_other_players() -> None:
    s = spider_man(hero(hand=["Black Cat", "Strength"], in_play=OTHERS), hero(in_play=["The Triskelion"]))
    s.do("play Black Cat").asked(0, "ally_limit")


def test_losing_the_triskelion_with_four_allies_costs_one() -> None:
    s = spider_man.revealing("Caught Off Guard", hero(in_play=["The Triskelion", "Maria Hill", *THREE]))
    s.asked(0, "ally_limit").do("discard Hawkeye")
    assert "Hawkeye" in s.discard()


# -- 01074 Inspired --------------------------------------------------------------------------------
def test_inspired_raises_the_ally_it_is_attached_to() -> None:
    s = spider_man(hero(hand=["Inspired", "Haymaker"], in_play=["Mockingbird", "Hawkeye"]))
    s.do("play Inspired", "attach Mockingbird").then("Mockingbird", ATK=2, THW=2).then("Hawkeye", ATK=1, THW=1)


def test_inspired_on_an_ally_of_another_player_is_controlled_by_that_player() -> None:
    s = given(hero(hand=["Inspired", "Haymaker"]), hero(in_play=["Mockingbird"])).do("play Inspired")
    assert s.card("Inspired").controller == 1
    s.then("Mockingbird", ATK=2)


@rule("MC-ATTACHTO-06")
def test_inspired_needs_an_ally_without_one() -> None:
    spider_man(hero(hand=["Inspired", "Haymaker"])).not_offered("play Inspired")
    taken = spider_man(
        hero(hand=["Inspired", "Haymaker"], in_play=["Mockingbird", {"card": "Inspired", "attached_to": "Mockingbird"}])
    )
    taken.not_offered("play Inspired")


@rule("MC-ATTACHTO-03")
def test_inspired_is_discarded_with_its_ally() -> None:
    s = spider_man(
        hero(in_play=[{"card": "Mockingbird", "damage": 2}, {"card": "Inspired", "attached_to": "Mockingbird"}])
    )
    s.do("attack Mockingbird").then("villain", damage=2)
    assert sorted(s.discard()) == ["Inspired", "Mockingbird"]
