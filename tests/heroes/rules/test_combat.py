"""Combat (H-12), several heroes (H-14), abilities (H-13)."""

import pytest

from goldenrule.games.heroes import ids
from goldenrule.games.heroes.facts import Power
from goldenrule.games.heroes.ids import ATTACK, DEFENSE, HEROES, VILLAIN
from goldenrule.games.heroes.ops import fights, rolls
from goldenrule.games.heroes.selectors import numbers
from goldenrule.kernel.ops import Seq
from goldenrule.testing import rule
from tests.heroes import box
from tests.heroes.box import Card, n
from tests.heroes.table import Table


def combat(
    lead: str,
    *backups: str,
    heroes: tuple[str, ...] = ("human_torch",),
    support: tuple[str, ...] = (),
    allies: tuple[tuple[str, int], ...] = (),
    hand: tuple[str, ...] = (),
    villains: tuple[str, ...] = (),
    teams: tuple[str, ...] = ("fantastic_four", "x_men"),
    more: tuple[Card, ...] = (),
) -> Table:
    """A combat at its first choice of powers, against a Lead Villain with these backups."""
    t = Table(*teams, more=more)
    t.headline("cant_beat_me", "the_village")
    for code in heroes:
        t.ready(code, "chelsea")
    for code in support:
        t.supporting(code, "the_village")
    for code, points in allies:
        t.ally(0, code, points)
    t.hand(0, *hand)
    t.hand(1, lead, *backups, *villains)
    t.missions()
    t.dice("double double double double double")
    t.say(("troubleshoot", "cant_beat_me"), ("lead", lead), *(("backup", code) for code in backups))
    if t.kind == "backup":
        t.say("pass")
    return t


def rolled(t: Table) -> list[tuple[int, int, int]]:
    """The rolls of the combat: kind, side, number of dice."""
    out = []
    for each in t.told:
        if each[0] == "roll" and each[1] != -1:
            kind, side, dice = each[1:4]
            assert isinstance(kind, int) and isinstance(side, int) and isinstance(dice, tuple)
            out.append((kind, side, len(dice)))
    return out


def kos(t: Table) -> list[tuple[str, object]]:
    """KO results in order: who, how many he has then."""
    return [(t.g.face(int(str(each[1]))).code, each[2]) for each in t.told if each[0] == "ko"]


@rule("T-7", "H-12.10", "H-12.18", "H-12.20", "H-12.22", "H-12.23", "H-11.8", "H-11.9", "H-13.3", "H-13.4", "H-8.27",
      "A-1", "A-41", "H-12.11", "H-12.9", "H-12.14", "H-12.15", "H-2.14", "H-2.13", "H-8.23")  # fmt: skip
def test_the_example_die_by_die() -> None:
    t = combat(
        "avalanche", "crimson_dynamo", support=("invisible_woman",), allies=(("black_widow", 0),), hand=("vision",)
    )
    script = "double hit blank blank" + " double hit" + " blank" + " blank blank" + " hit hit boost blank double"
    t.dice(script + " hit hit hit boost boost")
    t.power(0, "red")
    assert t.kind == "result" and rolled(t) == [(ATTACK, HEROES, 4), (DEFENSE, VILLAIN, 2)]
    t.say(("use", "crimson_dynamo"))
    assert ("hits", 2, 3) in t.told  # no KO
    assert ("hits", 0, 0) in t.told
    assert kos(t) == []
    t.say(("use", "black_widow"))
    assert t.kind == "after_roll" and t.asked.seat == 0
    assert t.g.fight().dice[VILLAIN] == (2, 2, 2, 4, 4)  # a villain's BOOST is not rolled again
    t.say(("use", "invisible_woman"))
    assert ("hits", 5, 3) in t.told
    assert t.g.given == ()
    assert t.of(ids.WON, 0) == ["cant_beat_me"]
    assert {"avalanche", "crimson_dynamo"} <= set(t.codes(ids.VILLAIN_DISCARD))
    assert {"black_widow", "vision"} <= set(t.codes(ids.RESOURCE_DISCARD))


@rule("T-12", "H-12.10", "H-12.13", "A-31", "H-12.17")
def test_no_hits_no_ko_and_a_tied_duel_changes_nothing() -> None:
    t = combat("thug")
    t.dice("blank blank blank blank" + " blank" + " blank blank" + " blank blank" + " hit blank" + " hit")
    t.power(0, "red")
    assert t.told.count(("hits", 0, 0)) == 2
    assert ("hits", 1, 1) in t.told
    assert kos(t) == []
    assert t.kind == "power" and t.g.fight().initiative == HEROES


@rule("T-12", "H-12.10", "H-12.16")
def test_as_many_hits_as_the_defender_are_enough() -> None:
    t = combat("thug")
    t.dice("hit blank blank blank" + " hit")
    t.power(0, "red")
    assert kos(t)[0] == ("thug", 1)
    assert t.of(ids.WON, 0) == ["cant_beat_me"]


@rule("H-12.16")
def test_a_defender_inflicts_nothing() -> None:
    t = combat("brute")
    t.dice("hit blank blank blank" + " double double double" + " blank" * 10)
    t.power(0, "red")
    t.power(1, "orange")
    assert t.told.count(("hits", 1, 6)) == 1
    assert not any(code == "human_torch" for code, _ in kos(t))


@rule("H-12.12", "T-12")
def test_an_attack_of_nothing_is_skipped() -> None:
    t = combat("brute", heroes=("mr_fantastic",))
    t.s.fight.mods = (("combat", "attack", HEROES, -5),)  # type: ignore[union-attr]  # a combat is on
    t.dice("blank " * 20)
    t.power(0, "red")
    t.power(1, "red")
    assert t.happened("unfought", HEROES)
    assert rolled(t)[0][:2] == (ids.ATTACK, VILLAIN)  # no defence against nothing


@rule("H-12.5", "H-12.6", "H-12.14", "A-19")
def test_the_order_of_the_rolls() -> None:
    t = combat("brute")
    assert t.g.fight().initiative == HEROES
    t.dice("blank " * 12 + "hit blank blank blank")
    t.power(0, "red")
    t.power(1, "yellow")
    order = [each[:2] for each in rolled(t)]
    assert order == [
        (ids.ATTACK, HEROES), (ids.DEFENSE, VILLAIN), (ids.ATTACK, VILLAIN), (ids.DEFENSE, HEROES),
        (ids.OUTWIT, HEROES), (ids.OUTWIT, VILLAIN),
    ]  # fmt: skip


@rule("H-12.15", "H-12.17", "H-12.16")
def test_the_winner_of_the_duel_has_the_initiative() -> None:
    t = combat("brute")
    t.dice("blank blank blank blank" + " blank" + " blank" + " blank blank" + " blank blank" + " hit blank blank blank")
    t.power(0, "red")
    t.power(1, "yellow")
    assert kos(t) == [("human_torch", 1)]
    assert t.g.fight().initiative == VILLAIN


@rule("H-12.7", "H-12.8", "H-12.2", "H-12.3")
def test_powers_are_chosen_in_secret() -> None:
    t = combat("brute")
    assert [(d.seat, len(d.options)) for d in t.g.pending] == [(0, 2), (1, 3)]
    t.power(0, "red")
    assert t.g.fight().powers == (-1, -1)
    single = combat("thug")
    assert [d.seat for d in single.g.pending] == [0]  # a villain with one power has nothing to choose


@rule("H-12.18", "H-12.19", "H-2.15", "A-2")
def test_boost_needs_a_team_mate_in_the_area() -> None:
    for support, hits in (((), 2), (("invisible_woman",), 3)):
        t = combat("thug", support=support)
        t.dice("boost boost blank blank" + (" boost blank" if support else "") + " double" + " blank" * 9)
        t.power(0, "red")
        assert any(each[0] == "hits" and each[1] == hits for each in t.told)


@rule("H-12.21", "H-5.4", "H-1.11")
def test_a_hero_with_as_many_ko_as_his_value_is_wounded() -> None:
    t = combat("thug")
    for _ in range(2):
        t.dice("blank blank blank blank" + " blank" + " hit blank" + " blank blank" + " blank blank" + " blank")
        t.power(0, "red")
    assert t.status("human_torch") == "recovery"
    assert t.g.piece(t.find("human_torch")).wounded
    assert t.g.piece(t.find("human_torch")).ko == 0
    assert t.codes(ids.HEADLINE_DISCARD) == ["cant_beat_me"]


@rule("H-14.1", "H-14.2", "H-14.3", "H-14.5", "H-14.6")
def test_another_hero_goes_on_and_the_villain_has_the_initiative() -> None:
    t = combat("brute", heroes=("human_torch", "invisible_woman"))
    assert t.kind == "fighter" and t.happened("fight", 0)  # nobody is named before he is chosen
    t.say(("fight", "human_torch"))
    assert t.happened("fighter", t.find("human_torch"))
    t.g.set_ko(t.find("human_torch"), 1)
    t.dice("blank " * 5 + "hit" + " blank blank" + " blank")
    t.power(0, "red")
    t.power(1, "yellow")
    assert t.g.piece(t.find("human_torch")).wounded and t.status("human_torch") == "recovery"
    fight = t.g.fight()
    assert fight.hero == t.find("invisible_woman") and fight.initiative == VILLAIN
    assert t.kind == "power"
    assert not any(each[0] == ids.OUTWIT for each in rolled(t))  # that sequence was over


@rule("H-14.4", "H-14.1")
def test_the_heroes_win_if_the_lead_falls_first() -> None:
    t = combat("thug", heroes=("human_torch", "invisible_woman"))
    t.say(("fight", "invisible_woman"))
    t.g.set_ko(t.find("invisible_woman"), 1)
    t.dice("blank blank blank" + " blank" + " hit blank" + " blank blank")
    t.power(0, "red")
    t.dice("blank blank" + " blank blank" + " hit blank blank blank" + " blank")
    t.power(0, "red")
    assert t.of(ids.WON, 0) == ["cant_beat_me"]
    assert t.g.piece(t.find("invisible_woman")).wounded
    assert t.status("human_torch") == "ready"


@rule("H-13.1", "A-40", "H-13.3")
def test_a_rating_replaces_the_value_before_the_roll() -> None:
    t = combat("brute", "viper")
    t.power(0, "red")
    t.dice("blank " * 4)
    t.power(1, "red")
    assert (t.kind, t.asked.seat) == ("before_roll", 1)  # the attack has been rolled, the defense not yet
    t.dice("blank " * 20)
    t.say(("use", "viper"))
    assert rolled(t)[1] == (ids.DEFENSE, VILLAIN, 3)
    assert "viper" in t.codes(ids.VILLAIN_DISCARD)  # H-12.23


@rule("A-40", "H-11.12")
def test_a_rating_that_is_not_higher_is_not_offered() -> None:
    t = combat("brute", "viper")
    t.dice("blank " * 4)
    t.power(0, "red")
    t.power(1, "orange")  # defense 3 already
    assert not any(each[0] == "use" for each in t.told)
    assert t.kind == "power"


@rule("H-11.13", "H-13.2", "H-11.14", "A-44")
def test_an_ability_costs_a_card_and_works_once_for_a_roll() -> None:
    t = combat("avalanche", teams=("avengers", "x_men"), heroes=("thor",), hand=("vision", "vision"))
    before = len(t.of(ids.HAND, 0))
    t.power(0, "orange")
    assert t.kind == "before_roll" and t.offered("use", "thor")
    t.dice("blank " * 8)
    t.say(("use", "thor"))
    assert len(t.of(ids.HAND, 0)) == before - 1
    first = rolled(t)[0]
    assert first == (ids.ATTACK, HEROES, 2)  # attack 1 and the die of Uru Hammer, which is not offered again
    red = combat("avalanche", teams=("avengers", "x_men"), heroes=("thor",), hand=("vision",))
    red.dice("blank " * 20)
    red.power(0, "red")
    assert not red.offered("use", "thor")  # only with that power


@rule("H-13.5", "H-12.17", "H-11.14")
def test_an_ability_of_a_sequence_is_used_before_powers_are_chosen() -> None:
    t = combat("mysterio", villains=("thug",))
    assert (t.kind, t.asked.seat) == ("sequence_start", 1)
    t.say(("use", "mysterio"))
    if t.kind == "pay":
        t.say(t.asked.options[0][0])
    assert t.kind == "power"
    t.dice("blank " * 20)
    t.power(0, "red")
    t.power(1, "red")
    assert not any(each[0] == ids.OUTWIT for each in rolled(t))
    assert t.g.fight().initiative == HEROES


@rule("H-12.23", "H-11.10", "H-11.5")
def test_an_ally_with_a_point_stays() -> None:
    t = combat("avalanche", allies=(("black_widow", 1),))
    t.dice("blank " * 9)
    t.power(0, "red")
    t.until("before_roll")
    t.say(("use", "black_widow"))
    assert t.g.piece(t.find("black_widow")).points == 0
    assert t.of(ids.ALLIES, 0) == ["black_widow"]
    reserve = t.s.points[0]
    assert reserve == 4


@rule("H-13.4", "H-11.13")
def test_a_ko_can_be_prevented_when_it_has_just_been_received() -> None:
    t = combat("thug", teams=("x_men", "fantastic_four"), heroes=("wolverine",), hand=("vision",))
    t.dice("blank blank blank" + " blank" + " hit blank" + " blank blank" + " blank blank")
    t.power(0, "red")
    assert (t.kind, t.asked.seat) == ("ko", 0)
    t.dice("blank blank")
    t.say(("use", "wolverine"))
    assert kos(t) == []
    assert t.of(ids.HAND, 0) == []


@rule("H-13.8")
def test_the_initiative_holder_uses_his_abilities_first() -> None:
    from goldenrule.games.heroes.rules.windows import sides

    t = combat("brute")
    assert sides(t.g) == (0, 1)
    t.g.fight().initiative = VILLAIN
    assert sides(t.g) == (1, 0)


@rule("H-11.14", "A-44")
def test_every_villain_player_may_pay_for_the_lead() -> None:
    t = Table("fantastic_four", "x_men", "avengers")
    t.headline("cant_beat_me", "the_village")
    t.ready("human_torch", "chelsea")
    t.hand(0)
    t.hand(1, "mysterio")
    t.hand(2, "thug")
    t.missions()
    t.g.move(t.find("ninjas"), ids.VILLAIN_DECK, front=True)
    t.dice("double double double double double")
    t.say(("troubleshoot", "cant_beat_me"), ("lead", "mysterio"))
    t.until("sequence_start")
    seats = set()
    while t.kind == "sequence_start":
        seats.add(t.asked.seat)
        t.say("pass")
    assert seats == {1, 2}


@rule("A-30", "H-12.11")
def test_a_combat_ends_at_once() -> None:
    t = combat("thug", "ninjas")
    t.dice("hit blank blank blank" + " blank")
    t.power(0, "red")
    assert [each[:2] for each in rolled(t)] == [(ids.ATTACK, HEROES), (ids.DEFENSE, VILLAIN)]


@rule("H-12.24")
def test_agents_stay_until_the_end_of_the_combat() -> None:
    t = combat("brute", "ninjas")
    t.dice("blank " * 20)
    t.power(0, "red")
    t.power(1, "red")
    assert t.codes(ids.BACKUPS) == ["ninjas"]


@rule("H-13.6", "H-13.5")
def test_what_lasts_for_a_combat_and_for_a_sequence() -> None:
    t = combat("brute")
    t.g.fight().mods = (("sequence", "attack", HEROES, 1), ("combat", "defense", HEROES, 2))
    for dice_rolled in ((5, 4), (4, 4)):  # attack 4 and defense 2 of the red power
        t.told.clear()
        t.dice("blank " * 30)
        t.power(0, "red")
        t.power(1, "red")
        assert (rolled(t)[0][2], rolled(t)[3][2]) == dice_rolled


# -- as many dice as the opponent --------------------------------------------------------------------------------------


def mimic(defense: int = 1) -> Card:
    copy = box.combat("before_roll", rolls.UseRating(numbers.Dice("theirs")), cost=box.VILLAIN)
    return box.villain("mimic", 1, 1, copy, ko=3, powers=(Power("Mask", "red", 1, defense, 1),))


@rule("A-53", "A-40", "A-19")
def test_as_many_dice_as_the_opponent_who_has_rolled_or_is_to_roll() -> None:
    """Defending and in the duel after the hero's dice, attacking before them."""
    t = combat("mimic", villains=("thug", "brute", "viper"), more=(mimic(),))
    t.dice("blank " * 40)
    t.power(0, "red")  # Human Torch: 4, 2, 2
    for phase, dice_now in ((DEFENSE, 4), (ATTACK, 2), (ids.OUTWIT, 2)):
        assert (t.kind, t.g.fight().count) == ("before_roll", 1)
        t.say(("use", "mimic"), "discard")
        assert (phase, VILLAIN, dice_now) in rolled(t)


@rule("A-53")
def test_an_opponent_who_is_to_roll_counts_with_what_changes_the_value() -> None:
    t = combat("mimic", villains=("thug", "brute"), more=(mimic(),))
    t.s.fight.mods = (("combat", "defense", HEROES, 3),)  # type: ignore[union-attr]  # a combat is on
    t.dice("blank " * 40)
    t.power(0, "red")
    t.say("pass", ("use", "mimic"), "discard")
    assert (ATTACK, VILLAIN, 5) in rolled(t) and (DEFENSE, HEROES, 5) in rolled(t)


@rule("A-53", "A-40")
@pytest.mark.parametrize("skipped", [True, False])
def test_an_opponent_who_has_rolled_no_die_is_not_asked_for_the_dice_of_the_value(skipped: bool) -> None:
    """The attack that is not made leaves nothing to copy, though the value is 4."""
    t = combat("mimic", villains=("thug",), more=(mimic(),))
    t.s.fight.skips = ("roll",) if skipped else ()  # type: ignore[union-attr]  # a combat is on
    t.dice("blank " * 40)
    t.power(0, "red")
    assert t.kind == "before_roll"
    assert rolled(t)[-1] == ((DEFENSE, VILLAIN, 1) if skipped else (ATTACK, HEROES, 4))


@rule("A-53", "A-40")
def test_fewer_dice_than_the_own_ones_are_not_offered() -> None:
    t = combat("mimic", villains=("thug",), more=(mimic(defense=4),))
    t.dice("blank " * 40)
    t.power(0, "red")
    assert rolled(t) == [(ATTACK, HEROES, 4), (DEFENSE, VILLAIN, 4)], "4 are not more than 4"


# -- a duel that is skipped --------------------------------------------------------------------------------------------


def fields_of_force() -> Card:
    skip = Seq((fights.SkipOutwit(), fights.KeepInitiative()))
    ability = box.combat("duel", skip, cost=box.VILLAIN)
    return box.villain("magnetic", 1, 1, ability, ko=3, powers=(Power("Field", "red", 1, 1, 1),))


@rule("A-54", "H-13.3", "H-12.17")
@pytest.mark.parametrize("used", [True, False])
def test_a_duel_is_skipped_just_before_its_first_roll(used: bool) -> None:
    wit = box.ally("witty", "", rolls.AddDice(n(1)))
    t = combat("magnetic", villains=("thug",), allies=(("witty", 1),), more=(fields_of_force(), wit))
    t.dice("blank " * 40)
    t.power(0, "red")
    assert (t.kind, t.asked.seat, len(rolled(t))) == ("duel", 1, 4), "the two attacks have been made"
    if used:
        t.say(("use", "magnetic"), "discard")
        assert (t.kind, t.g.fight().sequence) == ("power", 2), "nobody is asked for a roll that is not made"
        assert not [each for each in rolled(t) if each[0] == ids.OUTWIT]
    else:
        t.say("pass")
        assert (t.kind, t.asked.seat) == ("before_roll", 0)
        t.say("pass")
        assert rolled(t)[-2:] == [(ids.OUTWIT, HEROES, 2), (ids.OUTWIT, VILLAIN, 1)], "too late before the second roll"
        assert (t.kind, t.g.fight().sequence) == ("power", 2)
    assert t.g.fight().initiative == HEROES and t.g.fight().skips == ()


@rule("A-54", "H-12.17")
def test_the_initiative_of_a_skipped_duel_stays_with_the_villain_who_has_it() -> None:
    t = combat("magnetic", villains=("thug",), more=(fields_of_force(),))
    t.g.fight().initiative = VILLAIN
    t.dice("blank " * 40)
    t.power(0, "red")
    t.say(("use", "magnetic"), "discard")
    assert (t.kind, t.g.fight().sequence, t.g.fight().initiative) == ("power", 2, VILLAIN)


@rule("A-54")
def test_a_duel_that_is_skipped_already_is_not_skipped_again() -> None:
    t = combat("magnetic", villains=("thug",), more=(fields_of_force(),))
    t.g.fight().skips = ("outwit",)
    t.dice("blank " * 40)
    t.power(0, "red")
    assert (t.kind, t.g.fight().sequence) == ("power", 2)


@rule("A-57", "H-13.6")
@pytest.mark.parametrize("used", [True, False])
def test_what_a_discarded_backup_has_said_lasts_to_the_end_of_the_combat(used: bool) -> None:
    rage = box.combat("combat_start", fights.Modify("attack", n(2), until="combat"), kind="backup")
    t = Table("fantastic_four", "x_men", more=(box.villain("raging", 1, 1, rage),))
    t.headline("cant_beat_me", "the_village")
    t.ready("human_torch", "chelsea")
    t.hand(0)
    t.hand(1, "brute", "raging")
    t.missions()
    t.dice("double double double double double")
    t.say(("troubleshoot", "cant_beat_me"), ("lead", "brute"), ("backup", "raging"))
    t.until("combat_start")
    t.say(("use", "raging") if used else "pass")
    assert ("raging" in t.codes(ids.VILLAIN_DISCARD)) == used
    t.dice("blank " * 60)
    for _ in range(2):
        t.power(0, "red")
        t.power(1, "red")
    assert [each for each in rolled(t) if each[:2] == (ATTACK, VILLAIN)] == [(ATTACK, VILLAIN, 5 if used else 3)] * 2


@rule("A-57")
def test_what_works_all_the_time_ends_when_its_card_leaves_play() -> None:
    t = combat("brute", "ninjas")
    torch = t.g.face(t.find("human_torch")).powers[0][ids.OUTWIT]
    t.g.fight().powers = (0, 0)
    assert t.g.value(HEROES, ids.OUTWIT) == torch - 1
    t.g.discard(t.find("ninjas", ids.BACKUPS))
    assert t.g.value(HEROES, ids.OUTWIT) == torch
