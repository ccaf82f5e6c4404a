"""Mastermind headlines: scheming, Master Plans, confrontations, the Archnemesis (H-9)."""

from typing import Any

import pytest

from goldenrule.games.heroes import ids
from goldenrule.kernel.views import view
from goldenrule.testing import rule
from tests.heroes.situation import Situation, Start, player, ready

STAGES = [f"kingpin_{stage}" for stage in ids.STAGES]
knights = Start("marvel_knights", "x_men", heroes={"daredevil": ready("greenwich_village")},
                headlines={"the_village": "justice"})  # fmt: skip
"""Daredevil is where a mastermind headline takes place: Crime, 5 threat, 5 VP. Kingpin is with seat 1."""
other_news = knights.but(heroes={"daredevil": ready("chelsea")}, headlines={"the_village": "cant_beat_me"})


@rule("H-9.2", "H-9.3", "H-4.8", "A-25", "H-5.5", "H-9.21")
def test_raise_threat() -> None:
    s = knights().do("troubleshoot justice").asked(1, "plan")  # the plan comes before scheming
    s.do("pass").asked(1, "scheme").dice("7 blank").do("scheme threat")
    s.only("roll trouble 7").then(won=["justice"])  # 5, and Kingpin's Crime value


@rule("H-9.2", "H-9.4", "A-39")
def test_draw_villains() -> None:
    fantastic = knights.but("fantastic_four", "x_men", heroes={"the_thing": ready("greenwich_village")})
    s = fantastic(dice="4 double blank").do("troubleshoot justice", "pass", "pass")
    s.asked(1, "scheme").only_offered("scheme draw", "pass").do("scheme draw")
    s.then(1, villains_size=3 + 1)  # the hero's Level, and the card that everybody draws
    s.do(s.options()[0]).happened("scheme")  # one option in all


@rule("H-9.5", "H-12.20")
def test_improve_combat() -> None:
    s = knights({}, player(villains=["brute"]), dice="2 double 3 blank")
    s.do("troubleshoot justice", "pass", "pass", "pass", "lead brute").decline("scheme")
    s.only_offered("scheme combat", "pass").do("scheme combat", "pass")  # Kingpin's own ability
    s.dice("3 blank", "2 boost 2 double", "9 blank").do("0: power red", "1: power red")
    s.happened("hits 0 6")  # two HIT, and two doubles of the dice rolled again


@rule("H-9.1", "H-8.1", "A-5", "H-9.19")
def test_other_headlines_only_for_the_archnemesis() -> None:
    other_news(dice="5 blank").do("troubleshoot cant_beat_me").then(won=["cant_beat_me"])
    s = other_news(archnemesis=1, round=2).do("troubleshoot cant_beat_me").asked(1, "plan")
    s.do("pass").asked(1, "scheme")


@rule("H-9.22", "H-5.6", "A-38")
def test_the_masterminds_own_scheming_ability() -> None:
    s = knights({}, player(villains=["thug"])).do("troubleshoot justice", "pass", "scheme threat")
    s.asked(1, "scheme_use").dice("trouble 6 blank").do("use kingpin")
    s.only("trouble 2", "trouble 1")  # 1 and 1 for the ability, before the reduction by 1
    s.discarded("thug")
    poor = knights(dice="trouble 6 blank").do("troubleshoot justice", "pass", "scheme threat")
    poor.then(won=["justice"])  # no card to discard, and so not asked


@rule("H-9.23")
def test_a_completed_plan_that_changes_scheming() -> None:
    mutants = knights.but("x_men", "avengers", heroes={"wolverine": ready("greenwich_village")})
    s = mutants(player(), player(plans=["magneto_prologue"]), dice="4 double 2 blank")
    s.do("troubleshoot justice", "pass", "scheme threat").only_offered("scheme draw", "pass")
    s.do("scheme draw").then(1, villains_size=3)


@rule("A-39", "H-10.18", "H-9.2")
def test_two_options_in_acts_of_vengeance() -> None:
    s = knights(scenario="acts_of_vengeance", dice="7 double").do("troubleshoot justice").decline("scheme")
    s.do("scheme threat", "scheme draw").happened("scheme", times=2).not_offered("scheme")
    teams = [s.game.face(s.game.mastermind(s.game.state.nemeses[seat])).team for seat in (0, 1)]
    assert teams[0] != "marvel_knights" and teams[1] != "x_men" and teams[0] != teams[1]


MORE_NEWS = {
    "heroes": {"elektra": ready("tribeca")}, "headlines": {"lower_manhattan": "news_0"},
}  # fmt: skip
"""Another mastermind headline, where Elektra is."""


def declared(*villains: str, **more: Any) -> Situation:
    """Kingpin's Prologue has been declared, and the headline is resolved without a fight."""
    s = knights({}, player(villains=[*villains]), **more)
    return s.do("troubleshoot justice", "plan kingpin_prologue").dice("5 blank").do("pass")


@rule("H-9.6", "H-9.7", "H-9.8", "H-9.9", "H-9.10", "H-9.17")
def test_a_plan_without_confrontation_is_completed() -> None:
    s = declared(**MORE_NEWS).happened("plan 1").asked(0, "confront").then(vp=[5, 0])  # the VP come first
    s.do("no").then(1, plans=["kingpin_prologue"])
    s.do("pass", "troubleshoot news_0").only_offered("plan kingpin_development", "pass")  # the next one in order


@rule("H-9.6")
def test_a_plan_is_hidden_until_it_is_shown() -> None:
    s = knights()
    plan = s.entity("kingpin_prologue")
    assert not s.game.knows(plan, 0) and s.game.knows(plan, 1)
    s.do("troubleshoot justice")
    assert "kingpin_prologue" not in str(view(s.game, -1))
    s.do("plan kingpin_prologue")
    assert s.game.knows(plan, 0) and "kingpin_prologue" in str(view(s.game, -1))
    assert s.codes(s.game.state.zones[ids.SHOWN]) == ["kingpin_prologue"]


@rule("H-9.20", "A-6")
@pytest.mark.parametrize("readings", [[], ["plan_needs_success"]])
def test_a_plan_is_completed_if_the_lead_wins(readings: list[str]) -> None:
    s = knights(
        {}, player(villains=["brute"]), readings=readings, heroes={"daredevil": ready("greenwich_village", ko=1)}
    )
    s.dice("4 double blank").do("troubleshoot justice", "plan kingpin_prologue", "pass", "pass", "lead brute")
    s.decline("power").dice("3 blank", "2 blank", "hit 2 blank", "9 blank").do("0: power red", "1: power red")
    s.then(1, plans=[] if readings else ["kingpin_prologue"]).never("confront")
    s.happened("plan_failed 1" if readings else "plan_done 1")


@rule("H-9.11", "H-9.12", "H-9.13", "H-9.14", "H-9.15", "A-7", "A-8")
def test_a_confrontation() -> None:
    s = declared(next_villains=["ninjas"], heroes={"daredevil": ready("greenwich_village", ko=1)})
    s.do("yes").then(1, villains_size=3)  # Followers
    s.asked(1, "backup").do("backup ninjas").then(trouble=0, backups=["ninjas"]).decline("power")
    s.then("fight", lead="kingpin", confrontation=True, initiative="heroes")
    s.then("daredevil", ko=1)  # the tokens of the combat before stay
    s.dice("3 blank", "2 boost 2 double", "9 blank").do("0: power red", "1: power red")
    s.decline("power").happened("hits 0 6")  # BOOST always counts


@rule("A-8", "H-9.14")
def test_only_followers_are_played_in_a_confrontation() -> None:
    s = declared("thug", next_villains=["ninjas", "ninjas", "brute"]).do("yes").asked(1, "backup")
    s.offered("backup ninjas", "backup brute").not_offered("backup thug")


@rule("H-9.16")
def test_a_defeated_mastermind_gives_a_power_up_and_the_plan_fails() -> None:
    s = declared(**MORE_NEWS).do("yes").decline("power").hurt("kingpin").dice("hit 2 blank", "3 blank")
    s.do("0: power red", "1: power yellow").decline("power_up").asked(0, "power_up")
    s.do("power_up marvel_knights_power_up_2").then(power_ups=["marvel_knights_power_up_2"])
    s.then(1, plans=[]).happened("plan_failed 1")
    assert s.piece("kingpin").ko == 0
    s.do("pass", "troubleshoot news_0").asked(1, "scheme")  # no plan again in this Game Round
    s.begin("deployment")
    assert s.game.state.foiled == 0


@rule("H-9.14")
def test_a_follower_like_a_card_in_hand_can_be_played() -> None:
    s = declared("ninjas", next_villains=["ninjas", "thug", "thug"]).do("yes").asked(1, "backup")
    mine, drawn = [e for e in s.game.zone_of(ids.VILLAINS, 1) if s.card_name(e) == "ninjas"]
    assert [e for _, e, _ in s.decisions(1)[0].options if e in (mine, drawn)] == [drawn]


@rule("H-9.17", "H-8.24")
def test_a_victorious_mastermind_completes_his_plan() -> None:
    s = declared(heroes={"daredevil": ready("greenwich_village", ko=1)}).do("yes").decline("power")
    s.dice("3 blank", "2 blank", "hit 2 blank", "9 blank").do("0: power red", "1: power red").decline("turn")
    s.then(1, plans=["kingpin_prologue"]).then("daredevil", wounded=True).then(vp=[5, 0])


@rule("H-9.18")
def test_after_three_plans_only_scheming_is_left() -> None:
    knights(player(), player(plans=STAGES)).do("troubleshoot justice").asked(1, "scheme")
