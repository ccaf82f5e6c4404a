"""Combat (H-12), several heroes (H-14), abilities (H-13)."""

import pytest

from goldenrule.games.heroes import ids
from goldenrule.games.heroes.facts import Power
from goldenrule.games.heroes.ids import HEROES, VILLAIN
from goldenrule.games.heroes.ops import fights, rolls
from goldenrule.games.heroes.rules.windows import sides
from goldenrule.games.heroes.selectors import numbers
from goldenrule.kernel.ops import Seq
from goldenrule.testing import rule
from tests.heroes import box
from tests.heroes.box import Card, n
from tests.heroes.situation import fight, player, ready, supporting, village

SISTER = {"invisible_woman": supporting("the_village")}
TWO = {"invisible_woman": ready("chelsea")}
"""A second hero who fights."""
WEAK = {"human_torch": ready("chelsea", ko=1)}
"""One more KO defeats the Human Torch."""


@rule("T-7", "H-12.10", "H-12.18", "H-12.20", "H-12.22", "H-12.23", "H-11.8", "H-11.9", "H-13.3", "H-13.4", "H-8.27",
      "A-1", "A-41", "H-12.11", "H-12.9", "H-12.14", "H-12.15", "H-2.14", "H-2.13", "H-8.23")  # fmt: skip
def test_the_example_die_by_die() -> None:
    s = fight("avalanche", "crimson_dynamo", heroes=SISTER, allies={"black_widow": 0}, hand=["vision"])
    s.dice("double hit 2 blank", "double hit", "blank", "2 blank", "2 hit boost blank double", "3 hit 2 boost")
    s.do("power red").asked(1, "result").only("roll attack heroes 4", "roll defense villain 2")
    s.do("use crimson_dynamo").happened("hits 2 3", "hits 0 0").never("ko")
    s.do("use black_widow").asked(0, "after_roll")
    assert s.game.fight().dice[VILLAIN] == (2, 2, 2, 4, 4)  # a villain's BOOST is not rolled again
    s.do("use invisible_woman").happened("hits 5 3").then(dice_left=0, won=["cant_beat_me"])
    s.discarded("avalanche", "crimson_dynamo", "black_widow", "vision")


@rule("T-12", "H-12.10", "H-12.13", "A-31", "H-12.17")
def test_no_hits_no_ko_and_a_tied_duel_changes_nothing() -> None:
    s = fight("thug").dice("4 blank", "blank", "2 blank", "2 blank", "hit blank", "hit").do("power red")
    s.only("hits 0 0", "hits 0 0", "hits 1 1").never("ko").asked(0, "power").then("fight", initiative="heroes")


@rule("T-12", "H-12.10", "H-12.16")
def test_as_many_hits_as_the_defender_are_enough() -> None:
    s = fight("thug").dice("hit 3 blank", "hit").do("power red")
    s.only("ko thug 1").then(won=["cant_beat_me"])


@rule("H-12.16")
def test_a_defender_inflicts_nothing() -> None:
    s = fight("brute").dice("hit 3 blank", "3 double", "blank", "2 blank", "2 blank", "2 blank")
    s.do("0: power red", "1: power orange").happened("hits 1 6").never("ko human_torch")


@rule("H-12.12", "T-12")
def test_an_attack_of_nothing_is_skipped() -> None:
    s = fight("brute", heroes={"mr_fantastic": ready("chelsea"), "human_torch": ready()})
    s.game.fight().mods = (("combat", "attack", HEROES, -5),)
    s.dice("20 blank").do("0: power red", "1: power red").happened(f"unfought {HEROES}")
    assert s.rolls()[0] == "attack villain 3"  # no defence against nothing


@rule("H-12.5", "H-12.6", "H-12.14", "A-19")
def test_the_order_of_the_rolls() -> None:
    s = fight("brute").then("fight", initiative="heroes").dice("12 blank", "hit 3 blank")
    s.do("0: power red", "1: power yellow")
    s.only("roll attack heroes", "roll defense villain", "roll attack villain", "roll defense heroes",
           "roll outwit heroes", "roll outwit villain")  # fmt: skip


@rule("H-12.15", "H-12.17", "H-12.16")
def test_the_winner_of_the_duel_has_the_initiative() -> None:
    s = fight("brute").dice("4 blank", "blank", "blank", "2 blank", "2 blank", "hit 3 blank")
    s.do("0: power red", "1: power yellow").only("ko human_torch 1").then("fight", initiative="villain")


@rule("H-12.7", "H-12.8", "H-12.2", "H-12.3")
def test_powers_are_chosen_in_secret() -> None:
    s = fight("brute")
    assert [(d.seat, len(d.options)) for d in s.game.pending] == [(0, 2), (1, 3)]
    s.do("0: power red").then("fight", powers=(-1, -1))
    fight("thug").asked(0, "power")  # a villain with one power has nothing to choose


@rule("H-12.18", "H-12.19", "H-2.15", "A-2")
def test_boost_needs_a_team_mate_in_the_area() -> None:
    for heroes, boost, hits in (({}, "", 2), (SISTER, "boost blank", 3)):
        s = fight("thug", heroes=heroes).dice("2 boost 2 blank", boost, "double", "9 blank").do("power red")
        assert s.seen("hits")[0][0] == hits


@rule("H-12.21", "H-5.4", "H-1.11")
def test_a_hero_with_as_many_ko_as_his_value_is_wounded() -> None:
    s = fight("thug")
    for _ in range(2):
        s.dice("4 blank", "blank", "hit blank", "2 blank", "2 blank", "blank").do("power red")
    s.then("human_torch", status="recovery", wounded=True, ko=0).discarded("cant_beat_me")


@rule("H-14.1", "H-14.2", "H-14.3", "H-14.5", "H-14.6")
def test_another_hero_goes_on_and_the_villain_has_the_initiative() -> None:
    s = village(player(), player(villains=["brute"]), heroes={**WEAK, **TWO}, dice="5 double")
    s.do("troubleshoot cant_beat_me", "lead brute").decline("fighter")
    s.happened("fight - brute")  # nobody is named before he is chosen
    s.do("fight human_torch").happened("fighter human_torch").dice("5 blank", "hit", "2 blank", "blank")
    s.do("0: power red", "1: power yellow").then("human_torch", wounded=True, status="recovery")
    s.then("fight", hero="invisible_woman", initiative="villain").asked(-1, "power")
    s.never("roll outwit")  # that sequence was over


@rule("H-14.4", "H-14.1")
def test_the_heroes_win_if_the_lead_falls_first() -> None:
    s = fight("thug", heroes={"invisible_woman": ready("chelsea", ko=1)}).do("fight invisible_woman")
    s.dice("3 blank", "blank", "hit blank", "2 blank").do("power red")
    s.dice("2 blank", "2 blank", "hit 3 blank", "blank").do("power red").then(won=["cant_beat_me"])
    s.then("invisible_woman", wounded=True).then("human_torch", status="ready")


@rule("H-13.1", "A-40", "H-13.3")
def test_a_rating_replaces_the_value_before_the_roll() -> None:
    s = fight("brute", "viper").dice("4 blank").do("0: power red", "1: power red")
    s.asked(1, "before_roll")  # the attack has been rolled, the defense not yet
    s.dice("20 blank").do("use viper").happened("roll defense villain 3").discarded("viper")  # H-12.23


@rule("A-40", "H-11.12")
def test_a_rating_that_is_not_higher_is_not_offered() -> None:
    s = fight("brute", "viper").dice("20 blank").do("0: power red", "1: power orange")  # defense 3 already
    s.never("use").asked(-1, "power")


@rule("H-11.13", "H-13.2", "H-11.14", "A-44")
def test_an_ability_costs_a_card_and_works_once_for_a_roll() -> None:
    avengers = village.but("avengers", "x_men", heroes={"thor": ready("chelsea")})
    s = fight("avalanche", start=avengers, hand=["vision", "vision"]).do("power orange").asked(0, "before_roll")
    s.dice("8 blank").do("use thor").then(hand=["vision"])
    assert s.rolls()[0] == "attack heroes 2"  # attack 1 and the die of Uru Hammer, which is not offered again
    red = fight("avalanche", start=avengers, hand=["vision"]).dice("20 blank").do("power red")
    red.not_offered("use thor")  # only with that power


@rule("H-13.5", "H-12.17", "H-11.14")
def test_an_ability_of_a_sequence_is_used_before_powers_are_chosen() -> None:
    s = (
        fight("mysterio", villains=["thug"])
        .asked(1, "sequence_start")
        .do("use mysterio", "discard thug")
        .asked(-1, "power")
    )
    s.dice("20 blank").do("0: power red", "1: power red").never("roll outwit").then("fight", initiative="heroes")


@rule("H-12.23", "H-11.10", "H-11.5")
def test_an_ally_with_a_point_stays() -> None:
    s = fight("avalanche", allies={"black_widow": 1}, points=[4, 0]).dice("18 blank").do("power red")
    s.decline("before_roll").do("use black_widow").then(allies={"black_widow": 0}, points=[4, 0])


@rule("H-13.4", "H-11.13")
def test_a_ko_can_be_prevented_when_it_has_just_been_received() -> None:
    mutants = village.but("x_men", "fantastic_four", heroes={"wolverine": ready("chelsea")})
    s = fight("thug", start=mutants, hand=["vision"]).dice("3 blank", "blank", "hit blank", "2 blank", "2 blank")
    s.do("power red").asked(0, "ko").dice("2 blank").do("use wolverine").never("ko").then(hand=[])


@rule("H-13.8")
def test_the_initiative_holder_uses_his_abilities_first() -> None:
    s = fight("brute")
    assert sides(s.game) == (0, 1)
    s.game.fight().initiative = VILLAIN
    assert sides(s.game) == (1, 0)


@rule("H-11.14", "A-44")
def test_every_villain_player_may_pay_for_the_lead() -> None:
    s = village.but("fantastic_four", "x_men", "avengers")(
        player(), player(villains=["mysterio"]), player(villains=["thug"]), next_villains=["ninjas"], dice="5 double"
    )
    s.do("troubleshoot cant_beat_me", "lead mysterio").decline("sequence_start")
    s.asked(1, "sequence_start").do("pass").asked(2, "sequence_start").do("pass").asked(-1, "power")


@rule("A-30", "H-12.11")
def test_a_combat_ends_at_once() -> None:
    s = fight("thug", "ninjas").dice("hit 3 blank", "blank").do("power red")
    s.only("roll attack heroes", "roll defense villain")


@rule("H-12.24")
def test_agents_stay_until_the_end_of_the_combat() -> None:
    fight("brute", "ninjas").dice("20 blank").do("0: power red", "1: power red").then(backups=["ninjas"])


@rule("H-13.6", "H-13.5")
def test_what_lasts_for_a_combat_and_for_a_sequence() -> None:
    s = fight("brute")
    s.game.fight().mods = (("sequence", "attack", HEROES, 1), ("combat", "defense", HEROES, 2))
    for attack, defense in ((5, 4), (4, 4)):  # attack 4 and defense 2 of the red power
        s.forget().dice("30 blank").do("0: power red", "1: power red")
        s.happened(f"roll attack heroes {attack}", f"roll defense heroes {defense}")


# -- as many dice as the opponent --------------------------------------------------------------------------------------


def mimic(defense: int = 1) -> Card:
    copy = box.combat("before_roll", rolls.UseRating(numbers.Dice("theirs")), cost=box.VILLAIN)
    return box.villain("mimic", 1, 1, copy, ko=3, powers=(Power("Mask", "red", 1, defense, 1),))


@rule("A-53", "A-40", "A-19")
def test_as_many_dice_as_the_opponent_who_has_rolled_or_is_to_roll() -> None:
    """Defending and in the duel after the hero's dice, attacking before them."""
    s = fight("mimic", villains=["thug", "brute", "viper"], cards=[mimic()])
    s.dice("40 blank").do("power red")  # Human Torch: 4, 2, 2
    for phase, dice, paid in (("defense", 4, "thug"), ("attack", 2, "brute"), ("outwit", 2, "viper")):
        s.asked(1, "before_roll").then("fight", count=1).do("use mimic", f"discard {paid}")
        s.happened(f"roll {phase} villain {dice}")


@rule("A-53")
def test_an_opponent_who_is_to_roll_counts_with_what_changes_the_value() -> None:
    s = fight("mimic", villains=["thug", "brute"], cards=[mimic()])
    s.game.fight().mods = (("combat", "defense", HEROES, 3),)
    s.dice("40 blank").do("power red", "pass", "use mimic", "discard thug")
    s.happened("roll attack villain 5", "roll defense heroes 5")


@rule("A-53", "A-40")
@pytest.mark.parametrize("skipped", [True, False])
def test_an_opponent_who_has_rolled_no_die_is_not_asked_for_the_dice_of_the_value(skipped: bool) -> None:
    """The attack that is not made leaves nothing to copy, though the value is 4."""
    s = fight("mimic", villains=["thug"], cards=[mimic()])
    s.game.fight().skips = ("roll",) if skipped else ()
    s.dice("40 blank").do("power red").asked(1, "before_roll")
    assert s.rolls()[-1] == ("defense villain 1" if skipped else "attack heroes 4")


@rule("A-53", "A-40")
def test_fewer_dice_than_the_own_ones_are_not_offered() -> None:
    s = fight("mimic", villains=["thug"], cards=[mimic(defense=4)]).dice("40 blank").do("power red")
    s.only("roll attack heroes 4", "roll defense villain 4")  # 4 are not more than 4


# -- a duel that is skipped --------------------------------------------------------------------------------------------


def fields_of_force() -> Card:
    skip = Seq((fights.SkipOutwit(), fights.KeepInitiative()))
    ability = box.combat("duel", skip, cost=box.VILLAIN)
    return box.villain("magnetic", 1, 1, ability, ko=3, powers=(Power("Field", "red", 1, 1, 1),))


@rule("A-54", "H-13.3", "H-12.17")
@pytest.mark.parametrize("used", [True, False])
def test_a_duel_is_skipped_just_before_its_first_roll(used: bool) -> None:
    wit = box.ally("witty", "", rolls.AddDice(n(1)))
    s = fight("magnetic", villains=["thug"], allies={"witty": 1}, cards=[fields_of_force(), wit])
    s.dice("40 blank").do("power red").asked(1, "duel").happened("roll", times=4)  # the two attacks have been made
    if used:
        s.do("use magnetic", "discard thug").never("roll outwit")  # without a roll nobody is asked about one
    else:
        s.do("pass").asked(0, "before_roll").do("pass")  # too late before the second roll
        s.happened("roll outwit heroes 2", "roll outwit villain 1")
    s.asked(0, "power").then("fight", sequence=2, initiative="heroes", skips=())


@rule("A-54", "H-12.17")
def test_the_initiative_of_a_skipped_duel_stays_with_the_villain_who_has_it() -> None:
    s = fight("magnetic", villains=["thug"], cards=[fields_of_force()])
    s.game.fight().initiative = VILLAIN
    s.dice("40 blank").do("power red", "use magnetic", "discard thug").asked(0, "power")
    s.then("fight", sequence=2, initiative="villain")


@rule("A-54")
def test_a_duel_that_is_skipped_already_is_not_skipped_again() -> None:
    s = fight("magnetic", villains=["thug"], cards=[fields_of_force()])
    s.game.fight().skips = ("outwit",)
    s.dice("40 blank").do("power red").asked(0, "power").then("fight", sequence=2)


@rule("A-57", "H-13.6")
@pytest.mark.parametrize("used", [True, False])
def test_what_a_discarded_backup_has_said_lasts_to_the_end_of_the_combat(used: bool) -> None:
    rage = box.combat("combat_start", fights.Modify("attack", n(2), until="combat"), kind="backup")
    s = fight("brute", "raging", cards=[box.villain("raging", 1, 1, rage)]).asked(1, "combat_start")
    s.do("use raging" if used else "pass").then(backups=[] if used else ["raging"]).dice("60 blank")
    for _ in range(2):
        s.do("0: power red", "1: power red")
    s.happened(f"roll attack villain {5 if used else 3}", times=2)


@rule("A-57")
def test_what_works_all_the_time_ends_when_its_card_leaves_play() -> None:
    s = fight("brute", "ninjas")
    outwit = s.game.face(s.entity("human_torch")).powers[0][ids.OUTWIT]
    s.game.fight().powers = (0, 0)
    assert s.game.value(HEROES, ids.OUTWIT) == outwit - 1
    s.game.discard(s.entity("ninjas", ids.BACKUPS))
    assert s.game.value(HEROES, ids.OUTWIT) == outwit
