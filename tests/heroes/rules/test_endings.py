"""Winning, and what only some scenarios have (H-1.6 to H-1.8, H-10)."""

import pytest

from goldenrule.games.heroes import GAME, ids
from goldenrule.games.heroes.rules import endings
from goldenrule.testing import rule
from tests.heroes.situation import Situation, Start, given, player, ready, supporting, village
from tests.playing import LastBot, answers, play_on


def pass_round(s: Situation) -> Situation:
    """Everybody passes until the next Game Round, or the end."""
    now = s.game.state.round
    play_on(s.game, LastBot(), lambda _: s.game.state.round > now)
    return s


def ended(s: Situation, winner: str, ending: str) -> None:
    """The game is over: who has won (seats with a plus between them), and what has ended it."""
    s.over(winner)
    assert GAME.ending(s.game) == ending
    assert GAME.winners(s.game) == tuple([int(seat) for seat in winner.split("+") if seat.isdigit()])


@rule("H-1.6", "H-1.7", "H-10.2")
def test_the_game_ends_after_the_round_of_the_scenario() -> None:
    ended(pass_round(given(scenario="short", phase="planning", vp=[1, 3])), "1", "round")


@rule("A-43")
def test_without_another_end_five_game_rounds_are_played() -> None:
    s = given(scenario="born_again", phase="planning")
    for number in range(1, 6):
        s.then(round=number)
        assert not s.game.over
        pass_round(s)
    assert s.game.over
    s.then(round=5)


@rule("H-10.2", "A-42")
def test_a_tie_goes_to_the_most_power_ups_or_is_shared() -> None:
    s = given(player(power_ups=["fantastic_four_power_up_1"]), scenario="short", vp=[3, 3])
    assert endings.leaders(s.game, [0, 1]) == [0]
    ended(pass_round(given(scenario="short", phase="planning")), "0+1", "round")


@rule("H-1.7", "H-10.2", "H-10.3")
def test_a_goal_ends_the_game_at_once() -> None:
    s = village(scenario="born_again", vp=[11, 14], dice="5 blank").do("troubleshoot cant_beat_me")
    ended(s, "0", "vp")


@rule("H-10.3", "H-10.18", "H-1.5")
def test_three_completed_plans_win_acts_of_vengeance() -> None:
    knights = Start("marvel_knights", "x_men", scenario="acts_of_vengeance", headlines={"the_village": "justice"},
                    heroes={"daredevil": ready("greenwich_village")})  # fmt: skip
    nemesis = knights().game.mastermind(1)
    *done, last = [f"{knights().card_name(nemesis)}_{stage}" for stage in ids.STAGES]
    s = knights(player(), player(plans=done)).do("troubleshoot justice", f"plan {last}")
    s.dice("8 blank").decline("confront").do("no").over("1").then(vp=[5, 0])


@rule("H-10.3")
def test_power_ups_and_stories_may_be_goals() -> None:
    track = ["x_men_story"] * 3 + ["fantastic_four_story"]
    given(scenario="press", track=track).do("story", "advance").over("0")
    s = given(player(stories=3), scenario="arms_race", phase="planning").do("rest", "rest", "rest", "rest")
    s.do("power_up fantastic_four_power_up_1").over("0")


carnage = village.but(scenario="maximum_carnage", vp=[11, 3])
"""Four VP more of the Fantastic Four bring the Special Headline."""
on_the_card = given.but(scenario="maximum_carnage", vp=[15, 3], special=True, action_round=2,
                        heroes={"human_torch": ready("scenario")})  # fmt: skip
"""It is in play, and the Human Torch on the scenario card."""


@rule("H-10.18", "H-1.5", "H-10.4", "H-10.5", "H-10.6")
def test_the_special_headline_comes_in() -> None:
    s = carnage(heroes={"cyclops": ready(), "storm": supporting()}, dice="6 blank").do("troubleshoot cant_beat_me")
    s.only("roll trouble 6", "special maximum_carnage_headline").then(vp=15)  # crime: one more
    s.do("move cyclops", "go scenario").then("cyclops", place="scenario").asked(0, "turn")  # there is no support space
    quiet = carnage(active=1, heroes={"cyclops": ready()}).do("move cyclops")
    quiet.offered("go chelsea").not_offered("go scenario")


@rule("H-1.8", "H-10.9", "H-10.11", "H-10.7", "H-10.8")
def test_the_game_ends_after_the_action_round_in_which_it_is_resolved() -> None:
    s = on_the_card(archnemesis=1, round=2).do("troubleshoot maximum_carnage_headline")
    s.asked(1, "scheme").dice("8 blank").do("pass")  # as the Archnemesis; but no plan
    s.then(vp=21).asked(1, "turn").do("pass").over("0").then(action_round=2)  # the others complete the Action Round


@rule("H-10.8")
def test_without_icon_or_token_nobody_schemes_there() -> None:
    s = on_the_card(dice="8 blank").do("troubleshoot maximum_carnage_headline")
    assert s.game.state.resolver == 0
    icon = given(scenario="early_news", special=True, round=2, heroes={"human_torch": ready("scenario")})
    icon.do("troubleshoot early_news_headline").asked(1, "scheme")


@rule("H-10.10", "A-9", "A-37", "H-8.31")
@pytest.mark.parametrize("readings", [[], ["special_ends_soon"]])
def test_a_special_headline_that_is_not_resolved_stays(readings: list[str]) -> None:
    weak = {"human_torch": ready("scenario", ko=1)}
    s = on_the_card({}, player(villains=["brute"]), readings=readings, heroes=weak, dice="8 double")
    s.do("troubleshoot maximum_carnage_headline", "lead brute").decline("power")
    s.dice("6 blank", "hit 2 blank", "6 blank").do("0: power red", "1: power red")
    s.then("human_torch", status="recovery", wounded=True)
    assert s.game.state.special
    pass_round(s).over("0").then(round=1, action_round=2 if readings else 5)


@rule("H-10.11")
def test_a_tie_goes_to_the_team_that_resolved_the_special_headline() -> None:
    s = given(scenario="maximum_carnage", vp=[7, 7])
    s.game.state.resolver = 1
    assert endings.leaders(s.game, [0, 1]) == [1]


def last_fight() -> Situation:
    """The X-Men (5 VP) and the Fantastic Four (2 VP) are about to meet Magneto."""
    s = given(scenario="house_of_m", round=4, action_round=5, active=1, vp=[2, 5])
    return s.decline("champions")


@rule("H-10.12", "H-10.13", "H-10.14", "H-10.15", "H-10.16")
def test_house_of_m() -> None:
    s = last_fight().asked(1, "champions")  # the most VP first
    heroes = [f"champion {name}" for name in ("cyclops", "jean_grey", "storm", "wolverine")]
    s.only_offered(*heroes).do("champion wolverine").only_offered(*heroes[:3]).do("champion storm")
    s.then(villains_size=4).asked(0, "backup")  # Followers; played by the Nemesis player
    assert s.game.followers(s.entity("magneto")) == 4
    s.do("pass").asked(1, "fighter").do("fight storm").then("fight", lead="magneto")
    s.hurt("magneto").dice("hit 2 blank", "3 blank").do("1: power red", "0: power red")
    ended(s, "1", "finale")


@rule("H-10.15", "H-10.16", "H-10.17")
def test_if_nobody_defeats_magneto_all_players_lose() -> None:
    s = last_fight()
    faced, runners = [], []
    for decision, _ in answers(s.game, LastBot()):
        now = s.game.state.fight
        if decision.kind == "champions":
            faced.append(decision.seat)
            assert s.piece("magneto").ko == 0
        if now is not None and (now.seat, now.runner) not in runners:
            runners.append((now.seat, now.runner))
        if now is not None and not now.mods:  # these heroes cannot hit him, nor see what is coming
            now.mods = tuple(("combat", stat, ids.HEROES, -9) for stat in ids.ROLLS)
    assert faced == [1, 1, 0, 0]  # two heroes of each
    assert runners == [(1, 0), (0, 1)]  # the Nemesis player of each
    ended(s, "villains", "finale")
