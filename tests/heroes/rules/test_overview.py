"""What the overview and the set-up chapter say of the table as a whole, and how often an ability is used."""

from collections import Counter
from typing import Any

from goldenrule.games.heroes import GAME, ids
from goldenrule.games.heroes.catalogue import load_content
from goldenrule.games.heroes.game import Heroes
from goldenrule.games.heroes.ids import seat_zone
from goldenrule.games.heroes.rules.setup import Setup, new_game
from goldenrule.games.heroes.rules.troubleshoot import Troubleshoot
from goldenrule.kernel.views import SPECTATOR, view
from goldenrule.testing import rule
from tests.heroes.fights import Ring
from tests.heroes.situation import given, ready

TEAMS = ("avengers", "fantastic_four", "marvel_knights", "x_men")


def game(*teams: str) -> Heroes:
    return new_game(Setup(teams=teams or TEAMS, seed="overview"), load_content())


def types(g: Heroes, zone: int) -> Counter[str]:
    return Counter(g.face(e).type for e in g.state.zones[zone])


@rule("H-1.3")
def test_all_others_are_villain_players_of_the_one_who_acts() -> None:
    g = game()
    for seat in range(4):
        assert sorted([seat, *g.villain_players(seat)]) == [0, 1, 2, 3]
        assert g.villain_players(seat)[0] == g.state.nemeses[seat]


@rule("H-1.4", "H-10.1")
def test_one_scenario_lies_open_on_its_space() -> None:
    g = game()
    assert types(g, ids.SCENARIO) == {"scenario": 1}
    assert len(load_content().of("scenario")) == 10
    for seat in (0, 3, SPECTATOR):
        assert "born_again" in str(view(g, seat))


@rule("H-2.2")
def test_heroes_of_all_teams_may_stand_in_one_district() -> None:
    there = {name: ready("chelsea") for name in ("human_torch", "mr_fantastic", "the_thing", "storm")}
    s = given(heroes={**there, "invisible_woman": ready()}).do("move invisible_woman", "go chelsea")
    s.then("invisible_woman", place="chelsea").then("storm", place="chelsea")


@rule("H-2.8", "H-2.9", "H-3.13", "H-3.14")
def test_markers_on_their_first_spaces_and_decks_beside_the_board() -> None:
    g = game()
    s = g.state
    assert (s.round, s.action_round, s.trouble, s.vp) == (1, 0, 0, (0, 0, 0, 0))
    assert set(types(g, ids.RESOURCE_DECK)) == {"ally", "event"}
    assert set(types(g, ids.VILLAIN_DECK)) == {"villain", "agent"}
    assert set(types(g, ids.HEADLINE_DECK)) == {"headline"}
    assert set(types(g, ids.STORY_DECK)) == {"story"}
    assert not s.zones[ids.RESOURCE_DISCARD] and not s.zones[ids.VILLAIN_DISCARD]


@rule("H-3.1", "H-3.15")
def test_teams_are_chosen_and_born_again_is_the_first_scenario() -> None:
    g = GAME.make({"teams": ["x_men", "marvel_knights"]}, "1")
    assert g.state.teams == ("x_men", "marvel_knights")
    assert g.scenario().code == "born_again"


@rule("H-3.3", "H-3.5")
def test_what_every_player_takes() -> None:
    g = game()
    for seat, team in enumerate(TEAMS):
        assert types(g, seat_zone(ids.TEAM, seat)) == {"hero": 4}
        assert types(g, seat_zone(ids.POWER_UPS, seat)) == {"power_up": 3}
        assert {g.face(e).team for e in (*g.team(seat), *g.zone_of(ids.POWER_UPS, seat))} == {team}
        plans = [g.face(e).facts for e in g.zone_of(ids.PLANS, seat)]
        assert [plan.stage for plan in plans] == list(ids.STAGES)
        assert {plan.mastermind for plan in plans} == {g.face(g.mastermind(seat)).code}


@rule("H-8.2", "H-9.21")
def test_the_steps_of_a_troubleshoot_action() -> None:
    order = [step.name for step in Troubleshoot.STEPS]
    five = ["roll_trouble", "reduce", "play_lead", "fight_lead", "resolve"]
    assert [name for name in order if name in five] == five
    windows = [
        "declare_plan", "scheme_threat", "roll_trouble", "reduce", "support", "scheme_draw", "draw_villains",
        "play_lead", "play_backups", "scheme_combat", "fight_lead", "resolve", "confront", "finish",
    ]  # fmt: skip
    assert [name for name in order if name in windows] == windows


@rule("H-11.1")
def test_allies_are_most_of_the_resource_deck() -> None:
    found = types(game(), ids.RESOURCE_DECK)
    assert found["ally"] > 3 * found["event"] > 0


@rule("H-12.1")
def test_heroes_and_villains_are_what_fights() -> None:
    content = load_content()
    fighters = {face.type for face in content.faces if face.powers}
    assert fighters == {"hero", "villain", "mastermind"}


@rule("A-20", "H-13.2")
def test_an_ability_is_used_once_for_a_roll_and_again_for_the_next_one() -> None:
    ring = Ring("kingpin")
    g = ring.g
    told: list[str] = []
    g.observer = lambda event: told.append(event.key)
    g.run()
    rolls: list[Any] = []
    option = ("use", ring.card, 0)
    for _ in range(200):
        if len(rolls) == 2:
            break
        decision = g.pending[0]
        if option not in decision.options:
            g.apply(decision.seat, decision.options[-1])
            continue
        rolls.append(told.count("roll"))
        g.apply(decision.seat, option)
        while g.pending[0].kind == "pay":
            g.apply(decision.seat, g.pending[0].options[0])
    assert len(set(rolls)) == 2, "he has cards left, and yet he is asked once for a roll"
