"""What each scenario of the shipped set is for: a game in it shows it, and one without it does not."""

from collections.abc import Callable
from typing import Any

import pytest

from goldenrule.games.heroes import ids
from goldenrule.games.heroes.catalogue import load_content
from goldenrule.games.heroes.ids import HEROES, VILLAIN
from goldenrule.games.heroes.rules import deployment
from goldenrule.games.heroes.rules.setup import Setup, new_game
from tests.heroes.fights import Stop
from tests.heroes.measures import (
    Measure,
    armed,
    fighting,
    in_round,
    ko_of,
    mastermind_ko,
    measured,
    more_threat,
    position,
    power_ups,
)
from tests.heroes.situation import Situation

ROUNDS = (1, 2, 3)


def values(scenario: str, *measures: Measure) -> list[int]:
    """Numbers in a game of their own each; none of them is there without the scenario."""
    assert [measured(each) for each in measures] == [0] * len(measures)
    return [measured(each, scenario=scenario) for each in measures]


def deployed(s: Situation) -> list[str]:
    """What may be chosen when the Effects of a Deployment come."""
    g: Any = s.game
    g.pending, g.answer = (), None
    g.stack[:] = [Stop(0)]
    deployment.effects(g)
    g.run()
    return [] if g.pending[0].kind == "stop" else s.options()


def alternatives(scenario: str, kind: str, n: int) -> None:
    """A goal beside the last Game Round."""
    assert getattr(load_content().face(scenario).facts, kind) == n


def born_again() -> None:
    alternatives("born_again", "win_vp", 15)
    assert values("born_again", *[more_threat(kind, True) for kind in ids.THREATS]) == [3, 3, 3]
    assert values("born_again", *[more_threat(kind) for kind in ids.THREATS]) == [0, 0, 0]


def house_of_m() -> None:
    assert values("house_of_m", mastermind_ko("magneto", "finale"), mastermind_ko("red_skull", "finale")) == [2, 0]
    finale = load_content().face("house_of_m").facts.finale
    assert finale is not None and finale.followers > load_content().face("magneto").facts.followers


def carnage_and_siege(scenario: str, kind: str) -> None:
    """All headlines of the kind of its own Special Headline are harder."""
    facts = load_content().face(scenario).facts
    assert facts.special is not None and facts.special.threat_type == kind
    found = values(scenario, *[more_threat(each) for each in ids.THREATS])
    assert found == [int(each == kind) for each in ids.THREATS]


def acts_of_vengeance() -> None:
    alternatives("acts_of_vengeance", "win_plans", 3)
    usual = {face.code: face.team for face in load_content().of("mastermind")}
    teams = ("avengers", "fantastic_four", "marvel_knights", "x_men")
    for scenario, strange in (("acts_of_vengeance", True), ("the_big_story", False)):
        for seed in range(6):
            g = new_game(Setup(teams=teams, scenario=scenario, seed=str(seed)), load_content())
            faced = [usual[g.face(g.mastermind(g.state.nemeses[seat])).code] for seat in range(4)]
            assert sorted(faced) == sorted(teams)
            assert all((own != team) == strange for own, team in zip(faced, teams))
    assert load_content().face("acts_of_vengeance").facts.schemes == 2


def brood_wars() -> None:
    """Only the infected spread, and they are harder to defeat."""
    assert values("brood_wars", ko_of("sabretooth"), ko_of("venom"), ko_of("pyro")) == [1, 1, 0]
    ill = position(scenario="brood_wars", discards=["pyro", "sabretooth", "shocker", "venom"])
    assert deployed(ill) == ["pick sabretooth", "pick venom"]
    healthy = position(scenario="brood_wars", discards=["pyro", "shocker"])
    assert deployed(healthy) == [] and not healthy.game.state.zones[ids.MOST_WANTED]


def the_evolutionary_war() -> None:
    """Both sides evolve from round to round: villains in attack and defense, heroes in the duel."""
    for side, roll, start in (
        (VILLAIN, ids.ATTACK, 1), (VILLAIN, ids.DEFENSE, 1), (VILLAIN, ids.OUTWIT, None),
        (HEROES, ids.ATTACK, None), (HEROES, ids.DEFENSE, None), (HEROES, ids.OUTWIT, 0),
    ):  # fmt: skip
        found = values("the_evolutionary_war", *[in_round(n, fighting(side, roll)) for n in ROUNDS])
        assert found == ([0, 0, 0] if start is None else [start, start + 1, start + 2]), (side, roll)


def night_of_omens() -> None:
    """Mysteries darken from round to round, its own Special Headline with them; at most 8 dice are rolled."""
    assert values("night_of_omens", *[in_round(n, more_threat("mystery")) for n in ROUNDS]) == [0, 1, 2]
    assert values("night_of_omens", *[in_round(n, more_threat("crime")) for n in ROUNDS]) == [0, 0, 0]
    games = [position(scenario="night_of_omens", round=n, special=True).game for n in ROUNDS]
    assert [min(each.threat(each.state.special), ids.MAX_DICE) for each in games] == [6, 7, 8]


def the_big_story() -> None:
    """The news comes by itself, and the first to explain enough headlines wins."""
    alternatives("the_big_story", "win_headlines", 7)
    for scenario, moves in (("the_big_story", True), ("born_again", False)):
        s = position(scenario=scenario)
        g = s.game
        before = g.state.zones[ids.TRACK]
        assert deployed(s) == []
        assert (g.state.zones[ids.TRACK][1:] == before[:-1]) == moves
        assert sum(len(g.zone_of(ids.STORIES, seat)) for seat in (0, 1)) == sum(g.state.vp) == int(moves)


def arms_race() -> None:
    """The villains arm as those do who face them, and only by those."""
    alternatives("arms_race", "win_power_ups", 3)
    for roll, more in ((ids.ATTACK, 2), (ids.DEFENSE, 0), (ids.OUTWIT, 0)):
        assert values("arms_race", fighting(VILLAIN, roll), armed(fighting(VILLAIN, roll))) == [0, more]

    attack = fighting(VILLAIN, ids.ATTACK)
    others = Measure(attack.more, {"theirs": {"power_ups": power_ups("x_men")[:2]}})
    assert values("arms_race", others, armed(fighting(HEROES, ids.ATTACK))) == [0, 0]


PURPOSES: dict[str, Callable[[], None]] = {
    "born_again": born_again,
    "house_of_m": house_of_m,
    "maximum_carnage": lambda: carnage_and_siege("maximum_carnage", "crime"),
    "acts_of_vengeance": acts_of_vengeance,
    "brood_wars": brood_wars,
    "the_evolutionary_war": the_evolutionary_war,
    "city_under_siege": lambda: carnage_and_siege("city_under_siege", "danger"),
    "night_of_omens": night_of_omens,
    "the_big_story": the_big_story,
    "arms_race": arms_race,
}
"""What is shown for each scenario; what happens when headlines are resolved is in `cases/heroes/scenarios.yaml`."""


@pytest.mark.parametrize("scenario", [face.code for face in load_content().of("scenario")])
def test_a_scenario_does_what_it_is_for(scenario: str) -> None:
    PURPOSES[scenario]()
