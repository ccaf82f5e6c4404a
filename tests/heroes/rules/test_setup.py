"""Set-up (H-2, H-3)."""

import pytest

from goldenrule.games.heroes import ids
from goldenrule.games.heroes.ids import AREAS, DISTRICTS, SYMBOLS
from goldenrule.games.heroes.rules.setup import Setup, new_game
from goldenrule.kernel.errors import BadInput
from goldenrule.testing import rule
from tests.heroes.box import TEAMS, content
from tests.heroes.table import Table


@rule("H-1.1", "H-1.2")
def test_two_to_four_teams_of_four_heroes_and_a_mastermind() -> None:
    t = Table(*TEAMS)
    for seat in range(4):
        assert len(t.of(ids.TEAM, seat)) == 4
        assert len(t.of(ids.MASTERMIND, seat)) == 1
    for teams in (("x_men",), ("x_men", "x_men")):
        with pytest.raises(BadInput, match="2 to 4 different teams"):
            new_game(Setup(teams=teams, scenario="plain"), content())


@rule("H-1.9", "H-3.2", "A-13", "A-32")
def test_the_nemesis_of_a_team_is_with_the_player_on_its_left() -> None:
    t = Table("avengers", "fantastic_four", "marvel_knights")
    assert [t.of(ids.MASTERMIND, seat) for seat in range(3)] == [["kingpin"], ["red_skull"], ["doctor_doom"]]
    assert t.s.nemeses == (1, 2, 0)
    two = Table("fantastic_four", "x_men")
    assert [two.of(ids.MASTERMIND, seat) for seat in (0, 1)] == [["magneto"], ["doctor_doom"]]


@rule("H-2.1", "H-3.11", "T-9")
def test_each_district_of_an_area_has_its_symbol() -> None:
    assert len(DISTRICTS) == len(AREAS) * len(SYMBOLS) == 24
    t = Table()
    t.headline("manuscript", "the_village")
    assert t.g.district(t.find("manuscript")) == DISTRICTS.index("chelsea")
    assert t.s.threats[AREAS.index("the_village")] == 5


@rule("H-2.3", "H-3.9", "H-3.10", "H-2.4")
def test_two_players_leave_out_two_areas() -> None:
    t = Table()
    assert [AREAS[area] for area in t.s.areas] == [*AREAS[:4]]
    assert [bool(e) for e in t.s.headlines] == [True] * 4 + [False] * 2
    three = Table("avengers", "x_men", "marvel_knights")
    assert all(three.s.headlines)
    assert list(three.s.threats) == [three.g.face(e).facts.threat for e in three.s.headlines]


@rule("H-3.6")
def test_two_cards_of_each_deck_three_with_two_players() -> None:
    for teams, cards in ((("avengers", "x_men"), 3), (("avengers", "x_men", "marvel_knights"), 2)):
        t = Table(*teams)
        for seat in range(len(teams)):
            assert len(t.of(ids.HAND, seat)) == len(t.of(ids.VILLAINS, seat)) == cards


@rule("H-3.4", "H-3.8", "H-4.2")
def test_heroes_begin_in_recovery_and_there_is_no_archnemesis() -> None:
    t = Table()
    assert {t.status(code) for code in t.of(ids.TEAM, 0)} == {"recovery"}
    assert t.s.archnemesis == -1
    assert t.s.round == 1 and t.s.phase == "planning"


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
    t = Table()
    t.g.draw_resources(0, 9)
    assert len(t.of(ids.HAND, 0)) == 12
    t.until("turn")
    assert len(t.of(ids.HAND, 0)) == 12


@rule("H-3.9", "H-2.6", "A-10")
@pytest.mark.parametrize("readings", [(), ("strict_stories",)])
def test_the_story_track_begins_with_four_cards_of_teams_in_play(readings: tuple[str, ...]) -> None:
    for seed in range(20):
        setup = Setup(teams=("x_men", "avengers"), scenario="plain", readings=readings, seed=str(seed))
        g = new_game(setup, content())
        assert [g.face(e).team in setup.teams for e in g.state.zones[ids.TRACK]] == [True] * 4
