"""Defeat in the middle of something (H-12.11, H-14): what goes on, what lapses, and abilities that take heroes away."""

import pytest

from goldenrule.games.heroes import ids
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
from tests.heroes.rules.test_combat import combat, kos, rolled
from tests.heroes.table import Table


def torch(*abilities: CardAbility) -> Card:
    """The Human Torch with other abilities."""
    return hero("human_torch", "fantastic_four", 2, "protection", (2, 1, 1), abilities=abilities)


TWO = ("human_torch", "invisible_woman")


def foe(effect: Op, moment: str = "sequence_start", whose: str = "mine", ko: int = 1) -> Card:
    """A villain with an ability that costs nothing."""
    return villain("foe", 1, 1, ability(moment, effect, whose=whose), ko=ko, powers=PLAIN)


def friend(*abilities: CardAbility) -> tuple[Card, ...]:
    """A power-up of the Fantastic Four with these abilities."""
    return ((Facts(id="friend", name="friend", type="power_up", team="fantastic_four"), abilities),)


@rule("H-13.2", "H-14.5", "A-52")
@pytest.mark.parametrize("fallen", [True, False])
def test_the_rest_of_an_effect_is_carried_out_when_a_hero_falls(fallen: bool) -> None:
    effect = Seq((fights.InflictKo(n(2 if fallen else 1)), players.DrawVillains(n(3))))
    t = combat("foe", heroes=TWO, more=(foe(effect),))
    t.say(("fight", "human_torch"))
    assert (t.kind, t.asked.seat) == ("sequence_start", 1)
    hand = len(t.of(ids.VILLAINS, 1))
    t.say(("use", "foe"))
    assert len(t.of(ids.VILLAINS, 1)) == hand + 3
    fight = t.g.fight()
    if fallen:
        assert t.g.piece(t.find("human_torch")).wounded
        assert (fight.sequence, fight.hero, fight.initiative) == (2, t.find("invisible_woman"), VILLAIN)
    else:
        assert (fight.sequence, fight.hero, fight.initiative) == (1, t.find("human_torch"), HEROES)
        assert kos(t) == [("human_torch", 1)]


@rule("H-14.5", "H-12.17")
@pytest.mark.parametrize("fallen", [True, False])
def test_the_duel_that_the_hero_has_won_before_he_fell_gives_no_initiative(fallen: bool) -> None:
    t = combat("foe", heroes=TWO, more=(foe(fights.InflictKo(n(2)), "sequence_end", ko=9),))
    t.say(("fight", "human_torch"))
    t.dice("blank blank blank blank" + " blank blank" + " blank blank blank" + " blank blank" + " hit blank" + " blank")
    t.power(0, "red")
    t.power(1, "red")
    assert (t.kind, t.asked.seat, kos(t)) == ("sequence_end", 1, [("foe", 1)]), "the hero has won the duel"
    t.say(("use", "foe") if fallen else "pass")
    assert t.g.piece(t.find("human_torch")).wounded == fallen
    assert t.g.fight().sequence == 2
    assert t.g.fight().initiative == (VILLAIN if fallen else HEROES)


@rule("H-14.5", "A-52")
def test_a_fallen_hero_takes_no_further_ko() -> None:
    effect = Seq((fights.InflictKo(n(2)), fights.InflictKo(n(2)), players.DrawVillains(n(1))))
    t = combat("foe", heroes=TWO, more=(foe(effect),))
    t.say(("fight", "human_torch"), ("use", "foe"))
    assert t.g.piece(t.find("human_torch")).ko == 0 and t.g.piece(t.find("invisible_woman")).ko == 0
    assert t.g.piece(t.find("human_torch")).wounded and not t.g.piece(t.find("invisible_woman")).wounded


@rule("H-5.4", "A-30", "H-12.11")
def test_a_ko_lapses_if_the_villain_falls_when_the_hero_is_about_to_take_it() -> None:
    strike = ability("ko", fights.InflictKo(), kind="power_up")
    t = combat("brute", more=friend(strike))
    t.g.move(t.find("friend"), ids.seat_zone(ids.IN_PLAY, 0))
    torch, brute = t.find("human_torch"), t.find("brute")
    t.g.set_ko(torch, 1)
    t.g.set_ko(brute, 1)
    t.dice("blank blank blank blank" + " blank blank" + " hit blank blank" + " blank blank")
    t.power(0, "red")
    t.power(1, "red")
    assert (t.kind, t.asked.seat, t.g.fight().ko) == ("ko", 0, HEROES)
    t.say(("use", "friend"))
    assert t.of(ids.WON, 0) == ["cant_beat_me"]
    assert (t.g.piece(torch).ko, t.g.piece(torch).wounded, t.status("human_torch")) == (0, False, "ready")
    assert ("ko", torch, 2) not in t.told


@rule("H-5.4", "A-30")
def test_held_back_the_ko_is_taken_and_the_hero_falls() -> None:
    strike = ability("ko", fights.InflictKo(), kind="power_up")
    t = combat("brute", more=friend(strike))
    t.g.move(t.find("friend"), ids.seat_zone(ids.IN_PLAY, 0))
    t.g.set_ko(t.find("human_torch"), 1)
    t.dice("blank blank blank blank" + " blank blank" + " hit blank blank" + " blank blank")
    t.power(0, "red")
    t.power(1, "red")
    t.say("pass")
    assert t.g.piece(t.find("human_torch")).wounded and t.of(ids.WON, 0) == []


@rule("A-30", "A-52", "H-14.5")
def test_the_villains_ko_lapses_if_the_hero_falls_first_and_another_one_stands() -> None:
    strike = ability("ko", fights.InflictKo(), whose="mine")
    t = combat("foe", heroes=TWO, more=(villain("foe", 1, 1, strike, ko=3, powers=PLAIN),))
    t.say(("fight", "human_torch"))
    t.g.set_ko(t.find("human_torch"), 1)
    t.dice("hit blank blank blank" + " blank blank")
    t.power(0, "red")
    t.power(1, "red")
    assert (t.kind, t.asked.seat, t.g.fight().ko) == ("ko", 1, VILLAIN)
    t.say(("use", "foe"))
    assert t.g.piece(t.find("human_torch")).wounded
    assert t.g.piece(t.find("foe")).ko == 0
    assert (t.g.fight().sequence, t.g.fight().initiative, t.g.fight().ko) == (2, VILLAIN, -1)


@rule("A-52", "H-13.5")
def test_what_was_used_for_a_sequence_lapses_with_it() -> None:
    """The duel of the sequence in which the hero falls is skipped; that of the next one is fought."""
    t = combat("mysterio", heroes=TWO, villains=("thug",))
    t.say(("fight", "human_torch"), ("use", "mysterio"), "discard")
    t.g.set_ko(t.find("human_torch"), 1)
    t.dice("blank blank blank blank" + " blank blank" + " hit blank blank" + " blank blank")
    t.power(0, "red")
    t.power(1, "red")
    assert t.g.piece(t.find("human_torch")).wounded and t.g.fight().skips == ()
    t.dice("blank " * 10 + " blank blank")
    t.until("power")
    t.power(0, "red")
    t.power(1, "red")
    assert [each for each in rolled(t) if each[0] == ids.OUTWIT] == [(ids.OUTWIT, VILLAIN, 1), (ids.OUTWIT, HEROES, 1)]


@rule("A-52", "H-13.5")
@pytest.mark.parametrize("fallen", [True, False])
def test_a_fallen_hero_has_no_abilities_at_the_end_of_the_sequence(fallen: bool) -> None:
    late = torch(ability("sequence_end", players.DrawResources(n(1))))
    t = combat(
        "brute", heroes=TWO, more=(late, *friend(ability("sequence_end", fights.TakeInitiative(), kind="power_up")))
    )
    t.g.move(t.find("friend"), ids.seat_zone(ids.IN_PLAY, 0))
    t.say(("fight", "human_torch"))
    t.g.set_ko(t.find("human_torch"), int(fallen))
    t.dice("blank blank blank blank" + " blank blank" + " hit blank blank" + " blank blank" + " blank blank blank")
    t.power(0, "red")
    t.power(1, "red")
    assert (t.kind, t.offered("use", "human_torch")) == ("sequence_end", not fallen)
    if fallen:
        assert t.offered("use", "friend")  # the Lead would have the initiative


@rule("H-13.5", "H-13.3")
def test_a_duel_that_is_skipped_at_the_end_of_a_sequence_is_the_next_one() -> None:
    t = combat("foe", more=(foe(fights.SkipOutwit(), "sequence_end", ko=2),))
    for _ in range(2):
        t.dice("blank " * 20)
        t.power(0, "red")
        t.power(1, "red")
        t.say(("use", "foe"))
    assert len([each for each in rolled(t) if each[0] == ids.OUTWIT]) == 2  # of both sides, in the first sequence


@rule("A-50", "H-8.29", "H-8.25")
@pytest.mark.parametrize("other", [True, False])
def test_a_lead_whom_nobody_is_left_to_fight_makes_the_attempt_fail(other: bool) -> None:
    t = attempt(*("invisible_woman",) if other else ())
    t.say(("use", "human_torch"))
    assert (t.status("human_torch"), t.s.trouble) == ("recovery", 2)
    t.say(("lead", "sabretooth"))
    if other:
        assert t.kind == "power" and t.g.fight().hero == t.find("invisible_woman")
        return
    assert t.kind == "turn" and t.s.fight is None and t.s.trouble == 0
    assert t.of(ids.WON, 0) == [] and t.codes(ids.HEADLINE_DISCARD) == ["cant_beat_me"]
    assert t.codes(ids.MOST_WANTED) == [] and "sabretooth" in t.codes(ids.VILLAIN_DISCARD)
    assert not t.happened("fight")


@rule("A-50", "H-8.15", "H-8.28")
def test_without_a_lead_the_attempt_succeeds_with_nobody_there() -> None:
    t = attempt()
    t.say(("use", "human_torch"), "pass")
    assert t.kind == "turn" and t.of(ids.WON, 0) == ["cant_beat_me"] and t.s.vp == (4, 0)


@rule("A-50", "H-14.3")
@pytest.mark.parametrize("fallen", [True, False])
def test_a_combat_is_over_when_an_ability_takes_the_last_standing_hero_away(fallen: bool) -> None:
    scare = ability("sequence_end", board.ToStatus(Heroes("theirs", "ready", "here"), "recovery"))
    t = combat("foe", heroes=TWO, more=(villain("foe", 1, 1, scare, ko=3, powers=PLAIN, most_wanted=True),))
    t.say(("fight", "human_torch"))
    t.g.set_ko(t.find("human_torch"), int(fallen))
    t.dice("blank blank blank blank" + " blank blank" + " hit blank blank" + " blank blank" + " blank blank blank")
    t.power(0, "red")
    t.power(1, "red")
    t.say(("use", "foe"))
    assert t.status("invisible_woman") == "recovery" and not t.g.piece(t.find("invisible_woman")).wounded
    if fallen:
        assert t.kind == "turn" and t.codes(ids.MOST_WANTED) == ["foe"] and t.of(ids.WON, 0) == []
    else:  # who fights stays
        assert t.kind == "power" and t.status("human_torch") == "ready"


def attempt(*others: str) -> Table:
    """The Human Torch may go to Recovery and reduce the level, which is 3, by 1."""
    away = CardAbility(
        kind="combat", moment="troubleshoot", cost=Cost(recovery=True), effect=trouble.ReduceTrouble(n(1))
    )
    t = Table(more=(torch(away),))
    t.headline("cant_beat_me", "the_village")
    for code in ("human_torch", *others):
        t.ready(code, "chelsea")
    t.hand(0)
    t.hand(1, "sabretooth")
    t.missions()
    t.dice("hit hit hit hit hit")
    t.say(("troubleshoot", "cant_beat_me"))
    assert (t.kind, t.s.trouble) == ("troubleshoot", 3)
    return t


@rule("A-52", "H-13.8", "H-14.5")
@pytest.mark.parametrize("holder", [HEROES, VILLAIN])
def test_the_initiative_falls_to_the_lead_when_the_next_sequence_begins(holder: int) -> None:
    """At the end of the one in which the hero has fallen whoever has it still comes first, and is who has it."""
    draw = players.DrawResources(n(1))
    mine = CardAbility(kind="power_up", moment="sequence_end", test=Initiative("mine"), effect=draw)
    t = combat("foe", heroes=TWO, more=(foe(players.DrawVillains(n(1)), "sequence_end", ko=9), *friend(mine)))
    t.g.move(t.find("friend"), ids.seat_zone(ids.IN_PLAY, 0))
    t.say(("fight", "human_torch"))
    t.g.fight().initiative = holder
    t.g.set_ko(t.find("human_torch"), 1)
    of_the_foe = "hit blank blank" + " blank blank"  # his attack fells the hero
    t.dice(of_the_foe if holder == VILLAIN else "blank blank blank blank" + " blank blank " + of_the_foe)
    t.power(0, "red")
    t.power(1, "red")
    assert t.g.piece(t.find("human_torch")).wounded and t.g.fight().initiative == holder
    assert (t.kind, t.asked.seat) == ("sequence_end", 0 if holder == HEROES else 1)
    for _ in range(1 + (holder == HEROES)):
        t.say("pass")
    assert (t.g.fight().sequence, t.g.fight().initiative) == (2, VILLAIN)
