"""Troubleshooting a headline (H-8)."""

import pytest

from goldenrule.games.heroes import ids
from goldenrule.testing import rule
from tests.heroes.box import villain
from tests.heroes.situation import Given, Situation, player, ready, supporting, village

EXAMPLE = "2 hit trouble boost blank trouble"
"""The roll of the rulebook's example: BOOST brings trouble, and so the level is 5."""
THREE_TEAMS = village.but("fantastic_four", "x_men", "avengers")


@rule("H-8.3", "H-8.4", "H-8.6", "H-2.12", "T-4", "A-1")
def test_the_trouble_roll_with_boost() -> None:
    village(dice=EXAMPLE).do("troubleshoot cant_beat_me").happened("trouble 5")


@rule("H-8.5", "T-4")
@pytest.mark.parametrize(
    ("thing", "level"),
    [
        (ready("chelsea"), 4),
        (supporting("the_village"), 4),
        (ready("greenwich_village"), 5),  # in another district or on his card he is no help
        (ready(), 5),
    ],
)
def test_a_hero_with_the_skill_ignores_boost(thing: Given, level: int) -> None:
    s = village(heroes={"the_thing": thing}, dice=EXAMPLE).do("troubleshoot cant_beat_me")
    assert s.seen("trouble")[0] == (level,)


@rule("H-8.8", "H-8.9", "T-5", "H-5.1")
def test_the_highest_troubleshooter_value_of_the_type_reduces_the_level() -> None:
    s = village(heroes={"invisible_woman": ready("chelsea")}, dice=EXAMPLE).do("troubleshoot cant_beat_me")
    s.only("trouble 5", "reduced human_torch 2", "trouble 3")  # Crime 2, and not 2 + 1; the log names him
    danger = village(headlines={"the_village": "manuscript"}, dice=EXAMPLE).do("troubleshoot manuscript")
    danger.only("trouble 5", "trouble 4")


@rule("H-8.10", "A-15", "H-7.5")
@pytest.mark.parametrize(("area", "offered"), [("the_village", True), ("upper_manhattan", False), ("", False)])
def test_support_abilities_reduce_further(area: str, offered: bool) -> None:
    heroes = {"captain_america": ready("chelsea"), "thor": supporting(area)}
    avengers = village.but("avengers", "x_men", heroes=heroes)
    s = avengers({}, player(villains=["thug"]), dice="3 hit 2 blank").do("troubleshoot cant_beat_me")
    if offered:
        s.asked(0, "troubleshoot").do("use thor").only("trouble 3", "trouble 2", "trouble 1")
        s.then("thor", status="supporting")
    else:
        s.asked(1, "lead").then(trouble=2)


@rule("H-8.11", "H-8.28", "H-8.30", "H-8.31", "A-27")
def test_without_trouble_the_headline_is_resolved() -> None:
    s = village({}, player(villains=["thug"]), dice="hit 3 blank trouble").do("troubleshoot cant_beat_me")
    s.then(won=["cant_beat_me"], vp=[4, 0], trouble=0).then("the_village", headline="", threat=0)
    s.then("human_torch", place="chelsea").then(1, villains=["thug"])  # nobody has drawn


@rule("H-8.12", "A-4", "A-3", "H-8.7")
def test_each_villain_player_draws_a_card() -> None:
    s = village(dice="4 hit blank").do("troubleshoot cant_beat_me")
    s.then(1, villains_size=1).then(villains=[])
    asked = village(readings=["ask_draw"], dice="4 hit blank").do("troubleshoot cant_beat_me")
    asked.asked(1, "draw_villain").do("no").then(won=["cant_beat_me"])


@rule("H-8.15", "H-8.28", "H-8.30")
def test_if_all_pass_the_headline_is_resolved() -> None:
    s = village({}, player(villains=["thug"]), dice="4 hit blank").do("troubleshoot cant_beat_me")
    s.asked(1, "lead").then(trouble=2).do("pass").then(won=["cant_beat_me"], trouble=0)


@rule("H-8.16", "H-8.17", "H-8.21", "T-6", "H-8.13")
def test_avalanche_and_a_backup() -> None:
    s = village({}, player(villains=["avalanche", "crimson_dynamo"]), next_villains=["thug"], dice=EXAMPLE)
    s.do("troubleshoot cant_beat_me").asked(1, "lead").then(trouble=3)
    s.then(1, villains=["avalanche", "crimson_dynamo", "thug"])
    s.do("lead avalanche").then(trouble=1).asked(1, "backup").not_offered("backup thug")  # costs 2
    s.do("backup crimson_dynamo").then(trouble=0).asked(-1, "power")  # nothing more can be paid


@rule("H-8.16")
def test_a_lead_needs_its_requirement() -> None:
    s = village({}, player(villains=["avalanche", "thug"]), dice="4 hit blank").do("troubleshoot cant_beat_me")
    s.then(trouble=2).not_offered("lead avalanche").offered("lead thug")


@rule("H-8.13", "H-8.14", "H-8.19", "H-8.20", "A-3")
def test_villain_players_clockwise_from_the_nemesis_player() -> None:
    one = player(villains=["thug"])
    s = THREE_TEAMS(one, one, one, dice="5 double").do("troubleshoot cant_beat_me")
    s.asked(1, "lead").do("pass")  # Doctor Doom is with seat 1
    s.asked(2, "lead").do("lead thug")
    s.asked(1, "backup").do("backup thug").asked(1, "backup")  # any number
    s.do("pass").asked(2, "backup").do("pass").then("fight", runner=2)  # H-12.3


@rule("H-8.14")
def test_there_is_only_one_lead() -> None:
    s = THREE_TEAMS({}, player(villains=["thug"]), player(villains=["mysterio"]), dice="5 double")
    s.do("troubleshoot cant_beat_me", "lead thug").then(lead="thug").asked(1, "backup")


@rule("H-8.22", "H-13.7", "A-34")
def test_agents_lower_the_heroes_values() -> None:
    s = village({}, player(villains=["thug", "ninjas", "ninjas"]), dice="3 double 2 blank")
    s.do("troubleshoot cant_beat_me").not_offered("lead ninjas").do("lead thug", "backup ninjas", "backup ninjas")
    s.decline("power").dice("10 blank").do("power red")  # Outwit 2, less two
    s.happened("roll outwit heroes 0", "roll outwit villain 1").asked(0, "power")  # the next sequence


def lose(s: Situation) -> Situation:
    """The Human Torch, who has taken a KO, is defeated: he hits nothing with his red power, and the Lead hits once."""
    s.decline("power").hurt("human_torch")
    defense = s.game.face(s.game.fight().lead).powers[0][ids.DEFENSE]
    return s.dice("4 blank", f"{defense} blank", "2 hit", "2 blank", "9 blank").do("power red")


@rule("H-8.24", "H-8.25", "H-8.29", "A-21")
def test_a_victorious_lead_with_the_icon_is_most_wanted() -> None:
    s = village({}, player(villains=["sabretooth", "ninjas"]), dice="3 double 2 blank")
    s = lose(s.do("troubleshoot cant_beat_me", "lead sabretooth", "backup ninjas"))
    s.then(most_wanted=["sabretooth"], vp=[0, 0]).discarded("ninjas", "cant_beat_me")
    s.then("human_torch", status="recovery", wounded=True)


@rule("A-21")
@pytest.mark.parametrize("answer", ["wanted", "discard"])
def test_the_nemesis_player_may_be_asked_about_it(answer: str) -> None:
    s = village({}, player(villains=["sabretooth"]), readings=["may_be_wanted"], dice="3 double 2 blank")
    lose(s.do("troubleshoot cant_beat_me", "lead sabretooth")).asked(1, "most_wanted").do(f"{answer} sabretooth")
    if answer == "wanted":
        s.then(most_wanted=["sabretooth"])
    else:
        s.then(most_wanted=[]).discarded("sabretooth")


@rule("H-8.24")
def test_a_victorious_lead_without_the_icon_is_discarded() -> None:
    s = village({}, player(villains=["thug"]), dice="3 double 2 blank")
    lose(s.do("troubleshoot cant_beat_me", "lead thug")).then(most_wanted=[]).discarded("thug")


@rule("H-13.2")
@pytest.mark.parametrize("seat", [0, 1])
def test_after_the_resolution_an_ability_is_for_the_own_attempt_or_for_that_of_others(seat: int) -> None:
    card = ("fantastic_four_power_up_2", "x_men_power_up_2")[seat]
    players = [player(power_ups=[card] if each == seat else []) for each in (0, 1)]
    s = village(*players, dice="5 blank").do("troubleshoot cant_beat_me").asked(seat, "resolved")
    s.offered(f"use {card} {seat}").not_offered(f"use {card} {1 - seat}")  # its first, or its second
    s.do("use").then(vp=4 + (seat == 0)).then(1, points=int(seat == 1))


@rule("H-8.18", "A-36", "A-22", "H-8.27", "H-2.7")
def test_most_wanted_villains_can_be_played_by_anybody_as_lead() -> None:
    s = village(most_wanted=["sabretooth"], dice="3 hit 2 blank").do("troubleshoot cant_beat_me")
    s.then(trouble=1).not_offered("lead sabretooth")  # it costs 2
    wanted = villain("avalanche", 3, 2, most_wanted=True)
    s = village(cards=[wanted], most_wanted=["avalanche"], dice="4 hit blank").do("troubleshoot cant_beat_me")
    s.then(trouble=2)  # enough for the cost, less than the requirement
    s.do("lead avalanche").then(lead="avalanche", trouble=0).dice("4 double", "blank").do("power red")
    s.then(most_wanted=[]).discarded("avalanche")


@rule("H-8.26")
@pytest.mark.parametrize("replace", [True, False])
def test_three_most_wanted_are_the_most(replace: bool) -> None:
    s = village({}, player(villains=["sabretooth"]), most_wanted=["sabretooth"] * 3, dice="3 double 2 blank")
    zones = s.game.state.zones
    wanted, (mine,) = zones[ids.MOST_WANTED], s.game.zone_of(ids.VILLAINS, 1)
    s.do("troubleshoot cant_beat_me")
    s.game.apply(1, ("lead", mine, 0))
    lose(s).asked(1, "most_wanted")
    s.game.apply(1, ("discard", wanted[0] if replace else mine, 0))
    assert set(zones[ids.MOST_WANTED]) == ({mine, *wanted[1:]} if replace else {*wanted})


@rule("A-23", "H-2.16", "T-12")
def test_never_more_than_eight_dice_but_no_cap_on_trouble() -> None:
    s = village({}, player(villains=["thug"]), threats={"the_village": 9}, dice="8 double")
    s.do("troubleshoot cant_beat_me").only("trouble 16", "trouble 14").then(dice_left=0)
