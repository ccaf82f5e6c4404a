"""Troubleshooting a headline (H-8)."""

import pytest

from goldenrule.games.heroes import ids
from goldenrule.games.heroes.ids import AREAS, DISTRICTS
from goldenrule.testing import rule
from tests.heroes.table import Table

VILLAGE = AREAS.index("the_village")


def village(headline: str = "cant_beat_me", hero: str = "human_torch", **options: str) -> Table:
    """A hero of the Fantastic Four stands where a headline of The Village takes place; nobody holds cards."""
    t = Table(**options)  # type: ignore[arg-type]  # only texts are given
    t.headline(headline, "the_village")
    t.ready(hero, DISTRICTS[t.g.district(t.find(headline))])
    t.hand(0)
    t.hand(1)
    return t


def trouble(t: Table) -> list[int]:
    """The Trouble Levels that the track has shown."""
    return [int(str(each[1])) for each in t.told if each[0] == "trouble"]


@rule("H-8.3", "H-8.4", "H-8.6", "H-2.12", "T-4", "A-1")
def test_the_trouble_roll_with_boost() -> None:
    t = village()
    t.missions()
    t.dice("hit hit trouble boost blank trouble")
    t.say(("troubleshoot", "cant_beat_me"))
    assert trouble(t)[0] == 5


@rule("H-8.5", "T-4")
@pytest.mark.parametrize(("place", "level"), [("chelsea", 4), ("the_village", 4), ("greenwich_village", 5), ("", 5)])
def test_a_hero_with_the_skill_ignores_boost(place: str, level: int) -> None:
    t = village()
    if place == "the_village":
        t.supporting("the_thing", place)
    else:
        t.ready("the_thing", place)  # in another district or on his card he is no help
    t.missions()
    t.dice("hit hit trouble boost blank trouble")
    t.say(("troubleshoot", "cant_beat_me"))
    assert trouble(t)[0] == level


@rule("H-8.8", "H-8.9", "T-5", "H-5.1")
def test_the_highest_troubleshooter_value_of_the_type_reduces_the_level() -> None:
    t = village()
    t.ready("invisible_woman", "chelsea")
    t.missions()
    t.dice("hit hit trouble boost blank trouble")
    t.say(("troubleshoot", "cant_beat_me"))
    assert trouble(t)[:2] == [5, 3]  # Crime 2, and not 2 + 1
    assert t.happened("reduced", t.find("human_torch"), 2)  # the log names him
    danger = village("manuscript")
    danger.missions()
    danger.dice("hit hit trouble boost blank trouble")
    danger.say(("troubleshoot", "manuscript"))
    assert trouble(danger)[:2] == [5, 4]


@rule("H-8.10", "A-15", "H-7.5")
@pytest.mark.parametrize(("area", "offered"), [("the_village", True), ("upper_manhattan", False), ("", False)])
def test_support_abilities_reduce_further(area: str, offered: bool) -> None:
    t = Table("avengers", "x_men")
    t.headline("cant_beat_me", "the_village")
    t.ready("captain_america", "chelsea")
    t.supporting("thor", area)
    t.hand(1, "thug")
    t.missions()
    t.dice("hit hit hit blank blank")
    t.say(("troubleshoot", "cant_beat_me"))
    if offered:
        assert t.kind == "troubleshoot"
        t.say(("use", "thor"))
        assert trouble(t)[:3] == [3, 2, 1]
        assert t.status("thor") == "supporting"
    else:
        assert t.kind == "lead" and t.s.trouble == 2


@rule("H-8.11", "H-8.28", "H-8.30", "H-8.31", "A-27")
def test_without_trouble_the_headline_is_resolved() -> None:
    t = village()
    t.hand(1, "thug")
    t.missions()
    t.dice("hit blank blank blank trouble")
    t.say(("troubleshoot", "cant_beat_me"))
    assert t.of(ids.WON, 0) == ["cant_beat_me"]
    assert t.s.vp == (4, 0)
    assert t.s.headlines[VILLAGE] == 0 and t.s.threats[VILLAGE] == 0
    assert t.s.trouble == 0
    assert t.place("human_torch") == DISTRICTS.index("chelsea")
    assert t.of(ids.VILLAINS, 1) == ["thug"]  # nobody has drawn


@rule("H-8.12", "A-4", "A-3", "H-8.7")
def test_each_villain_player_draws_a_card() -> None:
    t = village()
    t.missions()
    t.dice("hit hit hit hit blank")
    t.say(("troubleshoot", "cant_beat_me"))
    assert len(t.of(ids.VILLAINS, 1)) == 1 and t.of(ids.VILLAINS, 0) == []
    asked = Table(readings=("ask_draw",))
    asked.headline("cant_beat_me", "the_village")
    asked.ready("human_torch", "chelsea")
    asked.hand(1)
    asked.missions()
    asked.dice("hit hit hit hit blank")
    asked.say(("troubleshoot", "cant_beat_me"))
    assert asked.kind == "draw_villain"
    asked.say("no")
    assert asked.of(ids.WON, 0) == ["cant_beat_me"]


@rule("H-8.15", "H-8.28", "H-8.30")
def test_if_all_pass_the_headline_is_resolved() -> None:
    t = village()
    t.hand(1, "thug")
    t.missions()
    t.dice("hit hit hit hit blank")
    t.say(("troubleshoot", "cant_beat_me"))
    assert t.kind == "lead" and t.s.trouble > 0
    t.say("pass")
    assert t.of(ids.WON, 0) == ["cant_beat_me"]
    assert t.s.trouble == 0


@rule("H-8.16", "H-8.17", "H-8.21", "T-6", "H-8.13")
def test_avalanche_and_a_backup() -> None:
    t = village()
    t.hand(1, "avalanche", "crimson_dynamo")
    t.draw_next("thug")
    t.missions()
    t.dice("hit hit trouble boost blank trouble")
    t.say(("troubleshoot", "cant_beat_me"))
    assert (t.kind, t.asked.seat, t.s.trouble) == ("lead", 1, 3)
    assert sorted(t.of(ids.VILLAINS, 1)) == ["avalanche", "crimson_dynamo", "thug"]
    t.say(("lead", "avalanche"))
    assert t.s.trouble == 1 and t.kind == "backup"
    assert not t.offered("backup", "thug")  # costs 2
    t.say(("backup", "crimson_dynamo"))
    assert t.s.trouble == 0
    assert t.kind == "power"  # nothing more can be paid


@rule("H-8.16")
def test_a_lead_needs_its_requirement() -> None:
    t = village()
    t.hand(1, "avalanche", "thug")
    t.missions()
    t.dice("hit hit hit hit blank")
    t.say(("troubleshoot", "cant_beat_me"))
    assert t.s.trouble == 2
    assert not t.offered("lead", "avalanche") and t.offered("lead", "thug")


@rule("H-8.13", "H-8.14", "H-8.19", "H-8.20", "A-3")
def test_villain_players_clockwise_from_the_nemesis_player() -> None:
    t = Table("fantastic_four", "x_men", "avengers")
    t.headline("cant_beat_me", "the_village")
    t.ready("human_torch", "chelsea")
    for seat in (0, 1, 2):
        t.hand(seat, "thug")
    t.missions()
    t.dice("double double double double double")
    t.say(("troubleshoot", "cant_beat_me"))
    assert (t.kind, t.asked.seat) == ("lead", 1)  # Doctor Doom is with seat 1
    t.say("pass")
    assert (t.kind, t.asked.seat) == ("lead", 2)
    t.say(("lead", "thug"))
    assert (t.kind, t.asked.seat) == ("backup", 1)
    t.say(("backup", "thug"))
    assert (t.kind, t.asked.seat) == ("backup", 1)  # any number
    t.say("pass")
    assert (t.kind, t.asked.seat) == ("backup", 2)
    t.say("pass")
    assert t.g.fight().runner == 2  # H-12.3


@rule("H-8.14")
def test_there_is_only_one_lead() -> None:
    t = Table("fantastic_four", "x_men", "avengers")
    t.headline("cant_beat_me", "the_village")
    t.ready("human_torch", "chelsea")
    t.hand(1, "thug")
    t.hand(2, "mysterio")
    t.missions()
    t.dice("double double double double double")
    t.say(("troubleshoot", "cant_beat_me"), ("lead", "thug"))
    assert len(t.s.zones[ids.LEAD]) == 1 and t.kind == "backup"


@rule("H-8.22", "H-13.7", "A-34")
def test_agents_lower_the_heroes_values() -> None:
    t = village()
    t.hand(1, "thug", "ninjas", "ninjas")
    t.missions()
    t.dice("double double double blank blank")
    t.say(("troubleshoot", "cant_beat_me"))
    assert not t.offered("lead", "ninjas")
    t.say(("lead", "thug"), ("backup", "ninjas"), ("backup", "ninjas"))
    t.until("power")
    t.dice("blank " * 10)
    t.power(0, "red")  # Outwit 2, less two
    assert t.kind == "power"  # nobody has hit, and the next sequence begins
    outwit = [each for each in t.told if each[0] == "roll" and each[1] == ids.OUTWIT]
    assert [len(each[3]) for each in outwit] == [0, 1]  # type: ignore[arg-type]  # the third argument are the dice


@rule("H-8.24", "H-8.25", "H-8.29", "A-21")
def test_a_victorious_lead_with_the_icon_is_most_wanted() -> None:
    t = village()
    t.hand(1, "sabretooth", "ninjas")
    t.missions()
    t.dice("double double double blank blank")
    t.say(("troubleshoot", "cant_beat_me"), ("lead", "sabretooth"), ("backup", "ninjas"))
    lose(t)
    assert t.codes(ids.MOST_WANTED) == ["sabretooth"]
    assert "ninjas" in t.codes(ids.VILLAIN_DISCARD)
    assert t.status("human_torch") == "recovery" and t.g.piece(t.find("human_torch")).wounded
    assert t.codes(ids.HEADLINE_DISCARD) == ["cant_beat_me"]
    assert t.s.vp == (0, 0)


@rule("A-21")
@pytest.mark.parametrize(("answer", "where"), [("wanted", ids.MOST_WANTED), ("discard", ids.VILLAIN_DISCARD)])
def test_the_nemesis_player_may_be_asked_about_it(answer: str, where: int) -> None:
    t = Table(readings=("may_be_wanted",))
    t.headline("cant_beat_me", "the_village")
    t.ready("human_torch", "chelsea")
    t.hand(1, "sabretooth")
    t.missions()
    t.dice("double double double blank blank")
    t.say(("troubleshoot", "cant_beat_me"), ("lead", "sabretooth"))
    lead = t.s.zones[ids.LEAD][0]
    lose(t)
    assert (t.kind, t.asked.seat) == ("most_wanted", 1)
    t.say((answer, "sabretooth"))
    assert t.s.zone[lead] == where


@rule("H-8.24")
def test_a_victorious_lead_without_the_icon_is_discarded() -> None:
    t = village()
    t.hand(1, "thug")
    t.missions()
    t.dice("double double double blank blank")
    t.say(("troubleshoot", "cant_beat_me"), ("lead", "thug"))
    lose(t)
    assert t.s.zones[ids.MOST_WANTED] == ()
    assert "thug" in t.codes(ids.VILLAIN_DISCARD)


@rule("H-13.2")
@pytest.mark.parametrize("seat", [0, 1])
def test_after_the_resolution_an_ability_is_for_the_own_attempt_or_for_that_of_others(seat: int) -> None:
    t = village()
    team = t.s.teams[seat]
    t.play(ids.seat_zone(ids.POWER_UPS, seat), f"{team}_power_up_2", ids.seat_zone(ids.IN_PLAY, seat))
    t.missions()
    t.dice("blank " * 6)
    points = t.s.points
    t.say(("troubleshoot", "cant_beat_me"))
    assert t.kind == "resolved" and t.asked.seat == seat
    assert [detail for verb, _, detail in t.asked.options if verb == "use"] == [seat]  # its first, or its second
    vp = t.s.vp[0]
    t.say("use")
    assert t.s.vp[0] == vp + (seat == 0) and t.s.points[1] == points[1] + (seat == 1)


def lose(t: Table) -> None:
    """The Human Torch is defeated: red power, the Lead hits twice and he never does."""
    t.until("power")
    while t.s.fight is not None:
        if t.kind == "power":
            t.dice("blank " * 4 + "blank blank hit " + "hit " + "blank " * 8)
            t.g.given = (0, 0, 0, 0, *([0] * t.g.face(t.g.fight().lead).powers[0][1]), 2, 2, 0, 0, *([0] * 9))
            t.power(0, "red")
        else:
            t.say("pass")
    t.g.given = ()


@rule("H-8.18", "A-36", "A-22", "H-8.27", "H-2.7")
def test_most_wanted_villains_can_be_played_by_anybody_as_lead() -> None:
    t = village()
    wanted = t.play(ids.VILLAIN_DECK, "sabretooth", ids.MOST_WANTED)
    t.missions()
    t.dice("hit hit hit blank blank")
    t.say(("troubleshoot", "cant_beat_me"))  # level 1, and it costs 2
    assert t.kind in ("lead", "turn") and not t.offered("lead", "sabretooth")
    rich = village()
    wanted = rich.play(ids.VILLAIN_DECK, "avalanche", ids.MOST_WANTED)
    rich.missions()
    rich.dice("hit hit hit hit blank")
    rich.say(("troubleshoot", "cant_beat_me"))  # level 2: enough for the cost, less than the requirement
    rich.say(("lead", "avalanche"))
    assert rich.s.zones[ids.LEAD] == (wanted,) and rich.s.trouble == 0
    while rich.s.fight is not None:
        if rich.kind == "power":
            rich.dice("double double double double blank blank")
            rich.power(0, "red")
        else:
            rich.say("pass")
    assert rich.s.zone[wanted] == ids.VILLAIN_DISCARD


@rule("H-8.26")
@pytest.mark.parametrize("replace", [True, False])
def test_three_most_wanted_are_the_most(replace: bool) -> None:
    t = village()
    t.hand(1, "sabretooth")
    deck = [e for e in t.s.zones[ids.VILLAIN_DECK] if t.g.face(e).code == "sabretooth"][:3]
    for e in deck:
        t.g.move(e, ids.MOST_WANTED)
    t.missions()
    t.dice("double double double blank blank")
    t.say(("troubleshoot", "cant_beat_me"))
    mine = t.s.zones[ids.seat_zone(ids.VILLAINS, 1)][0]
    t.g.apply(1, ("lead", mine, 0))
    lose(t)
    assert t.kind == "most_wanted" and t.asked.seat == 1
    t.g.apply(1, ("discard", deck[0] if replace else mine, 0))
    assert set(t.s.zones[ids.MOST_WANTED]) == ({mine, *deck[1:]} if replace else set(deck))


@rule("A-23", "H-2.16", "T-12")
def test_never_more_than_eight_dice_but_no_cap_on_trouble() -> None:
    t = village()
    t.s.threats = (*t.s.threats[:VILLAGE], 9, *t.s.threats[VILLAGE + 1 :])
    t.hand(1, "thug")
    t.missions()
    t.dice("double " * 8)
    t.say(("troubleshoot", "cant_beat_me"))
    assert trouble(t)[:2] == [16, 14]
    assert t.g.given == ()
