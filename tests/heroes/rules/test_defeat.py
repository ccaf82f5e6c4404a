"""Defeat in the middle of something (H-12.11, H-14): what goes on, what lapses, and abilities that take heroes away."""

import pytest

from goldenrule.games.heroes.content import CardAbility, Cost
from goldenrule.games.heroes.facts import Facts
from goldenrule.games.heroes.ids import HEROES, VILLAIN
from goldenrule.games.heroes.ops import board, fights, players, trouble
from goldenrule.games.heroes.selectors.conditions import Initiative
from goldenrule.games.heroes.selectors.sets import Heroes
from goldenrule.kernel.ops import Op, Seq
from goldenrule.testing import rule
from tests.heroes.box import PLAIN, Card, hero, n, villain
from tests.heroes.box import combat as ability
from tests.heroes.situation import SIDES, Given, Situation, fight, player, ready, village

BLANKS = ("4 blank", "2 blank")
"""The Human Torch attacks with his red power, and brute or foe defends with red."""
FOE_HITS = ("hit 2 blank", "2 blank")
"""The other one attacks then: a KO result."""
RED = ("0: power red", "1: power red")


def torch(*abilities: CardAbility) -> Card:
    """The Human Torch with other abilities."""
    return hero("human_torch", "fantastic_four", 2, "protection", (2, 1, 1), abilities=abilities)


def two(ko: int = 0) -> dict[str, Given]:
    """The Human Torch with this many KO tokens (two defeat him), and the Invisible Woman."""
    return {"human_torch": ready("chelsea", ko=ko), "invisible_woman": ready("chelsea")}


def foe(effect: Op, moment: str = "sequence_start", whose: str = "mine", ko: int = 1) -> Card:
    """A villain with an ability that costs nothing."""
    return villain("foe", 1, 1, ability(moment, effect, whose=whose), ko=ko, powers=PLAIN)


def friend(*abilities: CardAbility) -> Card:
    """A power-up of the Fantastic Four with these abilities."""
    return Facts(id="friend", name="friend", type="power_up", team="fantastic_four"), abilities


FRIEND = ["friend"]
strike = ability("ko", fights.InflictKo(), kind="power_up")


@rule("H-13.2", "H-14.5", "A-52")
@pytest.mark.parametrize("fallen", [True, False])
def test_the_rest_of_an_effect_is_carried_out_when_a_hero_falls(fallen: bool) -> None:
    effect = Seq((fights.InflictKo(n(2 if fallen else 1)), players.DrawVillains(n(3))))
    s = fight("foe", heroes=two(), cards=[foe(effect)]).do("fight human_torch").asked(1, "sequence_start")
    s.do("use foe").then(1, villains_size=1 + 3)
    if fallen:
        s.then("human_torch", wounded=True)
        s.then("fight", sequence=2, hero="invisible_woman", initiative="villain")
    else:
        s.then("fight", sequence=1, hero="human_torch", initiative="heroes").only("ko human_torch 1")


@rule("H-14.5", "H-12.17")
@pytest.mark.parametrize("fallen", [True, False])
def test_the_duel_that_the_hero_has_won_before_he_fell_gives_no_initiative(fallen: bool) -> None:
    s = fight("foe", heroes=two(), cards=[foe(fights.InflictKo(n(2)), "sequence_end", ko=9)]).do("fight human_torch")
    s.dice(*BLANKS, "3 blank", "2 blank", "hit blank", "blank").do(*RED)
    s.asked(1, "sequence_end").only("ko foe 1")  # the hero has won the duel
    s.do("use foe" if fallen else "pass").then("human_torch", wounded=fallen)
    s.then("fight", sequence=2, initiative="villain" if fallen else "heroes")


@rule("H-14.5", "A-52")
def test_a_fallen_hero_takes_no_further_ko() -> None:
    effect = Seq((fights.InflictKo(n(2)), fights.InflictKo(n(2)), players.DrawVillains(n(1))))
    s = fight("foe", heroes=two(), cards=[foe(effect)]).do("fight human_torch", "use foe")
    s.then("human_torch", ko=0, wounded=True).then("invisible_woman", ko=0, wounded=False)


def struck() -> Situation:
    """The Human Torch is about to take the KO that defeats him, and may inflict one then."""
    weak = {"human_torch": ready("chelsea", ko=1)}
    s = fight("brute", power_ups=FRIEND, heroes=weak, cards=[friend(strike)]).hurt("brute")
    return s.dice(*BLANKS, *FOE_HITS).do(*RED).asked(0, "ko").then("fight", ko="heroes")


@rule("H-5.4", "A-30", "H-12.11")
def test_a_ko_lapses_if_the_villain_falls_when_the_hero_is_about_to_take_it() -> None:
    s = struck().do("use friend").then(won=["cant_beat_me"]).never("ko human_torch 2")
    s.then("human_torch", ko=0, wounded=False, status="ready")


@rule("H-5.4", "A-30")
def test_held_back_the_ko_is_taken_and_the_hero_falls() -> None:
    struck().do("pass").then("human_torch", wounded=True).then(won=[])


@rule("A-30", "A-52", "H-14.5")
def test_the_villains_ko_lapses_if_the_hero_falls_first_and_another_one_stands() -> None:
    s = fight("foe", heroes=two(ko=1), cards=[foe(fights.InflictKo(), "ko", ko=3)]).do("fight human_torch")
    s.dice("hit 3 blank", "2 blank").do(*RED).asked(1, "ko").then("fight", ko="villain")
    s.do("use foe").then("human_torch", wounded=True).never("ko foe")
    s.then("fight", sequence=2, initiative="villain", ko="nobody")


@rule("A-52", "H-13.5")
def test_what_was_used_for_a_sequence_lapses_with_it() -> None:
    """The duel of the sequence in which the hero falls is skipped; that of the next one is fought."""
    s = fight("mysterio", heroes=two(ko=1), villains=["thug"])
    s.do("fight human_torch", "use mysterio", "discard thug").dice(*BLANKS, *FOE_HITS).do(*RED)
    s.then("human_torch", wounded=True).then("fight", skips=())
    s.dice("10 blank", "2 blank").decline("power").do(*RED)
    s.happened("roll outwit villain 1", "roll outwit heroes 1").happened("roll outwit", times=2)


@rule("A-52", "H-13.5")
@pytest.mark.parametrize("fallen", [True, False])
def test_a_fallen_hero_has_no_abilities_at_the_end_of_the_sequence(fallen: bool) -> None:
    late = torch(ability("sequence_end", players.DrawResources(n(1))))
    first = friend(ability("sequence_end", fights.TakeInitiative(), kind="power_up"))
    s = fight("brute", power_ups=FRIEND, heroes=two(ko=int(fallen)), cards=[late, first]).do("fight human_torch")
    s.dice(*BLANKS, *FOE_HITS, "3 blank").do(*RED).asked(0, "sequence_end")
    if fallen:
        s.not_offered("use human_torch").offered("use friend")  # the Lead would have the initiative
    else:
        s.offered("use human_torch")


@rule("H-13.5", "H-13.3")
def test_a_duel_that_is_skipped_at_the_end_of_a_sequence_is_the_next_one() -> None:
    s = fight("foe", cards=[foe(fights.SkipOutwit(), "sequence_end", ko=2)])
    for _ in range(2):
        s.dice("20 blank").do(*RED, "use foe")
    s.happened("roll outwit", times=2)  # of both sides, in the first sequence


def attempt(**heroes: Given) -> Situation:
    """The Human Torch may go to Recovery and reduce the level, which is 3, by 1."""
    away = CardAbility(
        kind="combat", moment="troubleshoot", cost=Cost(recovery=True), effect=trouble.ReduceTrouble(n(1))
    )
    s = village({}, player(villains=["sabretooth"]), heroes=heroes, cards=[torch(away)], dice="5 hit")
    return s.do("troubleshoot cant_beat_me").asked(0, "troubleshoot").then(trouble=3)


@rule("A-50", "H-8.29", "H-8.25")
def test_a_lead_whom_nobody_is_left_to_fight_makes_the_attempt_fail() -> None:
    s = attempt().do("use human_torch").then("human_torch", status="recovery").then(trouble=2).do("lead sabretooth")
    s.asked(1, "turn").then(trouble=0, won=[], most_wanted=[]).discarded("cant_beat_me", "sabretooth").never("fight")
    assert s.game.state.fight is None
    s = attempt(invisible_woman=ready("chelsea")).do("use human_torch", "lead sabretooth")
    s.asked(0, "power").then("fight", hero="invisible_woman")


@rule("A-50", "H-8.15", "H-8.28")
def test_without_a_lead_the_attempt_succeeds_with_nobody_there() -> None:
    attempt().do("use human_torch", "pass").asked(1, "turn").then(won=["cant_beat_me"], vp=[4, 0])


@rule("A-50", "H-14.3")
@pytest.mark.parametrize("fallen", [True, False])
def test_a_combat_is_over_when_an_ability_takes_the_last_standing_hero_away(fallen: bool) -> None:
    scare = ability("sequence_end", board.ToStatus(Heroes("theirs", "ready", "here"), "recovery"))
    scary = villain("foe", 1, 1, scare, ko=3, powers=PLAIN, most_wanted=True)
    s = fight("foe", heroes=two(ko=int(fallen)), cards=[scary]).do("fight human_torch")
    s.dice(*BLANKS, *FOE_HITS, "3 blank").do(*RED, "use foe")
    s.then("invisible_woman", status="recovery", wounded=False)
    if fallen:
        s.asked(1, "turn").then(most_wanted=["foe"], won=[])
    else:  # who fights stays
        s.asked(-1, "power").then("human_torch", status="ready")


@rule("A-52", "H-13.8", "H-14.5")
@pytest.mark.parametrize("holder", [HEROES, VILLAIN])
def test_the_initiative_falls_to_the_lead_when_the_next_sequence_begins(holder: int) -> None:
    """At the end of the one in which the hero has fallen whoever has it still comes first, and is who has it."""
    draw = players.DrawResources(n(1))
    mine = CardAbility(kind="power_up", moment="sequence_end", test=Initiative("mine"), effect=draw)
    cards = [foe(players.DrawVillains(n(1)), "sequence_end", ko=9), friend(mine)]
    s = fight("foe", power_ups=FRIEND, heroes=two(ko=1), cards=cards).do("fight human_torch")
    s.game.fight().initiative = holder
    s.dice(*(FOE_HITS if holder == VILLAIN else (*BLANKS, *FOE_HITS))).do(*RED)  # his attack fells the hero
    s.then("human_torch", wounded=True).then("fight", initiative=SIDES[holder])
    s.asked(holder, "sequence_end").do(*["pass"] * (1 + (holder == HEROES)))
    s.then("fight", sequence=2, initiative="villain")
