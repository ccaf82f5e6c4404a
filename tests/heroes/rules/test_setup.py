"""Set-up (H-2, H-3)."""

import pytest

from goldenrule.games.heroes import ids
from goldenrule.games.heroes.ids import AREAS, DISTRICTS, SYMBOLS
from goldenrule.games.heroes.rules.setup import Setup, new_game
from goldenrule.kernel.errors import BadInput
from goldenrule.testing import rule
from tests.heroes.box import TEAMS, content
from tests.heroes.situation import dealt, given

THREE = given.but("avengers", "fantastic_four", "marvel_knights")


@rule("H-1.1", "H-1.2")
def test_two_to_four_teams_of_four_heroes_and_a_mastermind() -> None:
    game = given.but(*TEAMS)().game
    for seat in range(4):
        assert len(game.team(seat)) == 4 and len(game.zone_of(ids.MASTERMIND, seat)) == 1
    for teams in (("x_men",), ("x_men", "x_men")):
        with pytest.raises(BadInput, match="2 to 4 different teams"):
            new_game(Setup(teams=teams, scenario="plain"), content())


@rule("H-1.9", "H-3.2", "A-13", "A-32")
def test_the_nemesis_of_a_team_is_with_the_player_on_its_left() -> None:
    s = THREE()
    s.then(0, mastermind="kingpin").then(1, mastermind="red_skull").then(2, mastermind="doctor_doom")
    assert s.game.state.nemeses == (1, 2, 0)
    given().then(0, mastermind="magneto").then(1, mastermind="doctor_doom")


@rule("H-2.1", "H-3.11", "T-9")
def test_each_district_of_an_area_has_its_symbol() -> None:
    assert len(DISTRICTS) == len(AREAS) * len(SYMBOLS) == 24
    s = given(headlines={"the_village": "manuscript"}).then("the_village", threat=5)
    assert DISTRICTS[s.game.district(s.entity("manuscript"))] == "chelsea"


@rule("H-2.3", "H-3.9", "H-3.10", "H-2.4")
def test_two_players_leave_out_two_areas() -> None:
    s = given().game.state
    assert [AREAS[area] for area in s.areas] == [*AREAS[:4]]
    assert [bool(entity) for entity in s.headlines] == [True] * 4 + [False] * 2
    three = THREE().game
    assert all(three.state.headlines)
    assert [*three.state.threats] == [three.face(entity).facts.threat for entity in three.state.headlines]


@rule("H-3.6")
def test_two_cards_of_each_deck_three_with_two_players() -> None:
    for start, seats, cards in ((given, 2, 3), (THREE, 3, 2)):
        s = start(*[dealt()] * seats)
        for seat in range(seats):
            s.then(seat, hand_size=cards, villains_size=cards)


@rule("H-3.4", "H-3.8", "H-4.2")
def test_heroes_begin_in_recovery_and_there_is_no_archnemesis() -> None:
    game = new_game(Setup(teams=("fantastic_four", "x_men"), scenario="plain"), content())
    assert {game.piece(entity).status for seat in (0, 1) for entity in game.team(seat)} == {ids.RECOVERY}
    assert (game.state.archnemesis, game.state.round, game.state.phase) == (-1, 1, "planning")


@rule("H-3.7", "H-3.12")
def test_the_first_player_and_the_scenario_can_be_left_to_chance() -> None:
    games = [new_game(Setup(scenario="random", seed=str(i)), content()) for i in range(30)]
    assert {g.state.first for g in games} == {0, 1}
    assert len({g.scenario().code for g in games}) > 4
    with pytest.raises(BadInput, match="There is no scenario 'x'"):
        new_game(Setup(scenario="x"), content())


@rule("H-2.6", "A-10")
def test_the_track_shows_four_stories_of_teams_in_play() -> None:
    for seed in range(10):
        g = new_game(Setup(teams=("avengers", "x_men"), scenario="plain", seed=str(seed)), content())
        track = g.state.zones[ids.TRACK]
        assert len(track) == 4
        assert {g.face(e).team for e in track} <= {"avengers", "x_men"}


@rule("A-29", "A-33", "H-4.7")
def test_six_skills_and_no_limit_to_a_hand() -> None:
    skills = {face.skill for face in content().of("headline")}
    assert skills <= set(ids.SKILLS) and len(ids.SKILLS) == 6 and "fight" in skills
    s = given(dealt(), phase="planning")
    s.game.draw_resources(0, 9)
    s.then(hand_size=12).decline("turn").then(hand_size=12)


@rule("H-3.9", "H-2.6", "A-10")
@pytest.mark.parametrize("readings", [(), ("strict_stories",)])
def test_the_story_track_begins_with_four_cards_of_teams_in_play(readings: tuple[str, ...]) -> None:
    for seed in range(20):
        setup = Setup(teams=("x_men", "avengers"), scenario="plain", readings=readings, seed=str(seed))
        g = new_game(setup, content())
        assert [g.face(e).team in setup.teams for e in g.state.zones[ids.TRACK]] == [True] * 4
