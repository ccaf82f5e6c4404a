"""Winning, and what only some scenarios have (H-1.6 to H-1.8, H-10)."""

import pytest

from goldenrule.games.heroes import GAME, ids
from goldenrule.games.heroes.ids import DISTRICTS, SCENARIO_PLACE
from goldenrule.games.heroes.rules import endings
from goldenrule.testing import rule
from tests.heroes.table import Table


def pass_round(t: Table) -> None:
    """Everybody passes until the next Game Round, or the end."""
    now = t.s.round
    while t.g.pending and t.s.round == now:
        decision = t.asked
        t.g.apply(decision.seat, decision.options[-1])


@rule("H-1.6", "H-1.7", "H-10.2")
def test_the_game_ends_after_the_round_of_the_scenario() -> None:
    t = Table(scenario="short")
    t.s.vp = (1, 3)
    pass_round(t)
    assert t.s.winner == "1"
    assert GAME.winners(t.g) == (1,) and GAME.ending(t.g) == "round"


@rule("A-43")
def test_without_another_end_five_game_rounds_are_played() -> None:
    t = Table(scenario="born_again")
    for _ in range(5):
        assert not t.s.winner
        pass_round(t)
    assert t.s.winner and t.s.round == 5


@rule("H-10.2", "A-42")
def test_a_tie_goes_to_the_most_power_ups_or_is_shared() -> None:
    t = Table(scenario="short")
    t.s.vp = (3, 3)
    t.play(ids.seat_zone(ids.POWER_UPS, 0), "fantastic_four_power_up_1", ids.seat_zone(ids.IN_PLAY, 0))
    assert endings.best(t.g, [0, 1]) == [0]
    t = Table(scenario="short")
    pass_round(t)
    assert t.s.winner == "0+1" and GAME.winners(t.g) == (0, 1)


@rule("H-1.7", "H-10.2", "H-10.3")
def test_a_goal_ends_the_game_at_once() -> None:
    t = Table(scenario="born_again")
    t.headline("cant_beat_me", "the_village")
    t.ready("human_torch", "chelsea")
    t.s.vp = (11, 14)
    t.missions()
    t.dice("blank " * 5)
    t.say(("troubleshoot", "cant_beat_me"))
    assert t.s.winner == "0" and not t.g.pending
    assert GAME.ending(t.g) == "vp"


@rule("H-10.3", "H-10.18", "H-1.5")
def test_three_completed_plans_win_acts_of_vengeance() -> None:
    t = Table("marvel_knights", "x_men", scenario="acts_of_vengeance")
    plans = t.of(ids.PLANS, 1)
    for code in plans[:2]:
        t.play(ids.seat_zone(ids.PLANS, 1), code, ids.seat_zone(ids.DONE, 1))
    t.headline("justice", "the_village")
    t.ready("daredevil", DISTRICTS[t.g.district(t.find("justice"))])
    t.missions()
    t.say(("troubleshoot", "justice"), ("plan", plans[2]))
    t.dice("blank " * 8)
    t.until("confront")
    t.say("no")
    assert t.s.winner == "1" and t.s.vp[0] > t.s.vp[1]


@rule("H-10.3")
def test_power_ups_and_stories_may_be_goals() -> None:
    t = Table(scenario="press")
    t.track("x_men", "x_men", "x_men", "fantastic_four")
    t.missions()
    t.say("story", "advance")
    assert t.s.winner == "0"
    t = Table(scenario="arms_race")
    stories = [
        e for e in range(1, len(t.s.ident)) if t.g.face(e).team == "fantastic_four" and t.g.face(e).type == "story"
    ]
    for e in stories[:3]:
        t.g.receive_story(e, 0)
    t.hand(0)
    t.say("rest", "rest", "rest", "rest")
    t.say(("power_up", "fantastic_four_power_up_1"))
    assert t.s.winner == "0"


def carnage(*readings: str) -> Table:
    """Maximum Carnage; the Special Headline has just come in."""
    t = Table(scenario="maximum_carnage", readings=readings)
    t.headline("cant_beat_me", "the_village")
    t.ready("human_torch", "chelsea")
    t.s.vp = (11, 3)
    t.hand(0)
    t.hand(1)
    t.missions()
    t.dice("blank " * 6)
    t.say(("troubleshoot", "cant_beat_me"))
    return t


@rule("H-10.18", "H-1.5", "H-10.4", "H-10.5", "H-10.6")
def test_the_special_headline_comes_in() -> None:
    t = carnage()
    assert t.s.vp[0] == 15
    assert t.s.special and t.g.face(t.s.special).code == "maximum_carnage_headline"
    assert [len(each[3]) for each in t.told if each[0] == "roll"] == [6]  # type: ignore[arg-type]  # crime: one more
    t.ready("cyclops")
    t.supporting("storm")
    t.missions(1)
    t.say(("move", "cyclops"))
    assert ("go", "", SCENARIO_PLACE) in t.options()
    t.say(("go", SCENARIO_PLACE))
    assert t.place("cyclops") == SCENARIO_PLACE
    assert t.kind != "escort"  # there is no support space
    quiet = Table(scenario="maximum_carnage")
    quiet.ready("cyclops")
    quiet.missions(1)
    quiet.say(("move", "cyclops"))
    assert ("go", "", SCENARIO_PLACE) not in quiet.options()


@rule("H-1.8", "H-10.9", "H-10.11", "H-10.7", "H-10.8")
def test_the_game_ends_after_the_action_round_in_which_it_is_resolved() -> None:
    t = carnage()
    t.g.stand(t.find("human_torch"), ids.READY, SCENARIO_PLACE)
    t.s.archnemesis = 1
    t.missions(0, 2)
    t.say(("troubleshoot", "maximum_carnage_headline"))
    assert t.kind == "scheme"  # as the Archnemesis; but no plan
    t.dice("blank " * 8)
    t.say("pass")
    assert t.s.vp[0] == 21 and not t.s.winner
    assert t.asked.seat == 1  # the others complete the Action Round
    t.say("pass")
    assert t.s.winner == "0" and t.s.action_round == 2


@rule("H-10.8")
def test_without_icon_or_token_nobody_schemes_there() -> None:
    t = carnage()
    t.g.stand(t.find("human_torch"), ids.READY, SCENARIO_PLACE)
    t.missions(0, 2)
    t.dice("blank " * 8)
    t.say(("troubleshoot", "maximum_carnage_headline"))
    assert t.s.resolver == 0
    icon = Table(scenario="early_news")
    icon.deployment()
    assert icon.s.special
    icon.g.stand(icon.find("human_torch"), ids.READY, SCENARIO_PLACE)
    icon.s.archnemesis = -1
    icon.missions()
    icon.say(("troubleshoot", "early_news_headline"))
    assert icon.kind == "scheme"


@rule("H-10.10", "A-9", "A-37", "H-8.31")
@pytest.mark.parametrize("readings", [(), ("special_ends_soon",)])
def test_a_special_headline_that_is_not_resolved_stays(readings: tuple[str, ...]) -> None:
    t = carnage(*readings)
    t.g.stand(t.find("human_torch"), ids.READY, SCENARIO_PLACE)
    t.hand(1, "brute")
    t.missions(0, 2)
    t.dice("double " * 8)
    t.say(("troubleshoot", "maximum_carnage_headline"), ("lead", "brute"))
    t.until("power")
    t.g.set_ko(t.find("human_torch"), 1)
    t.dice("blank " * 6 + "hit blank blank" + " blank" * 6)
    t.power(0, "red")
    t.power(1, "red")
    assert t.s.special
    assert t.status("human_torch") == "recovery" and t.g.piece(t.find("human_torch")).wounded
    pass_round(t)
    assert t.s.winner == "0" and t.s.round == 1
    assert t.s.action_round == (2 if readings else 5)


@rule("H-10.11")
def test_a_tie_goes_to_the_team_that_resolved_the_special_headline() -> None:
    t = Table(scenario="maximum_carnage")
    t.s.vp = (7, 7)
    t.s.resolver = 1
    assert endings.best(t.g, [0, 1]) == [1]


def last_fight() -> Table:
    t = Table("fantastic_four", "x_men", scenario="house_of_m")
    t.s.round = 4
    t.s.vp = (2, 5)
    t.missions(1, 5)
    for _ in range(2):
        if t.kind == "turn":
            t.say("pass")
    return t


@rule("H-10.12", "H-10.13", "H-10.14", "H-10.15", "H-10.16")
def test_house_of_m() -> None:
    t = last_fight()
    assert (t.kind, t.asked.seat) == ("champions", 1)  # the most VP first
    drawn = len(t.of(ids.VILLAINS, 0))
    assert len(t.asked.options) == 4
    t.say(("champion", "wolverine"))
    assert not t.offered("champion", "wolverine") and len(t.asked.options) == 3
    t.say(("champion", "storm"))
    assert len(t.of(ids.VILLAINS, 0)) == drawn + 4  # Followers; played by the Nemesis player
    assert t.g.followers(t.find("magneto")) == 4
    assert t.kind == "backup" and t.asked.seat == 0
    t.say("pass")
    assert t.kind == "fighter"
    t.say(("fight", "storm"))
    assert t.g.fight().lead == t.find("magneto")
    t.g.set_ko(t.find("magneto"), 1)
    t.dice("hit blank blank" + " blank blank blank")
    t.power(1, "red")
    t.power(0, "red")
    assert t.s.winner == "1" and GAME.ending(t.g) == "finale"


@rule("H-10.15", "H-10.16", "H-10.17")
def test_if_nobody_defeats_magneto_all_players_lose() -> None:
    t = last_fight()
    faced = []
    runners = []
    while t.g.pending:
        decision = t.asked
        if t.kind == "champions":
            faced.append(decision.seat)
            assert t.g.piece(t.find("magneto")).ko == 0
        if t.s.fight is not None and (t.s.fight.seat, t.s.fight.runner) not in runners:
            runners.append((t.s.fight.seat, t.s.fight.runner))
        if t.s.fight is not None and not t.s.fight.mods:  # these heroes cannot hit him, nor see what is coming
            t.s.fight.mods = tuple(("combat", stat, ids.HEROES, -9) for stat in ids.ROLLS)
        t.g.apply(decision.seat, decision.options[-1])
    assert faced == [1, 1, 0, 0]  # two heroes of each
    assert runners == [(1, 0), (0, 1)]  # the Nemesis player of each
    assert t.s.winner == "villains"
    assert GAME.winners(t.g) == ()
