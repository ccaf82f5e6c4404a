"""The auditor agrees with the engine on random games, and finds faults that are put into it."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from goldenrule.games.heroes.audit import AuditError, Auditor
from goldenrule.games.heroes.catalogue import load_content
from goldenrule.games.heroes.rules import dice, endings, planning, troubleshoot, villains
from goldenrule.games.heroes.rules.setup import Setup, new_game
from goldenrule.testing import rule
from tests.heroes.situation import given, player, ready

TEAMS = ("avengers", "fantastic_four", "marvel_knights", "x_men")
PLAIN = next(face.code for face in load_content().of("scenario") if not face.listed)  # nothing changes a value
BOLD = frozenset({"troubleshoot", "lead", "backup", "plan", "scheme", "use"})


def play(seed: str, players: int = 2, scenario: str = "born_again") -> int:
    """An audited random game in which there is much fighting; returns its decisions."""
    g = new_game(Setup(teams=TEAMS[:players], scenario=scenario, seed=seed), load_content())
    auditor = Auditor(g)
    choose = Random(seed)
    while g.pending:
        decision = g.pending[0]
        bold = [option for option in decision.options if option[0] in BOLD]
        g.apply(decision.seat, choose.choice(bold if bold and choose.random() < 0.6 else list(decision.options)))
        auditor.after_decision()
    return g.decisions


@pytest.mark.parametrize("scenario", ["born_again", "maximum_carnage", "acts_of_vengeance", "house_of_m", "arms_race"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_auditor_agrees_with_the_engine(scenario: str, players: int) -> None:
    assert play(f"{scenario} {players}", players, scenario) > 50


@rule("H-6.4", "H-6.15")
def test_who_receives_nothing_in_planning_may_gain_plot_points_afterwards() -> None:
    team = ("human_torch", "invisible_woman", "mr_fantastic", "the_thing")
    s = given(player(hand=["supplies_0"]), phase="planning", heroes={name: ready("chelsea") for name in team})
    auditor = Auditor(s.game)
    s.decline("turn")
    auditor.after_decision()
    s.then(points=0).do("event supplies_0")
    auditor.after_decision()
    s.then(points=1)


def more(function: Callable[..., int]) -> Callable[..., int]:
    return lambda *args: function(*args) + 1


def never(*args: Any) -> bool:
    return False


def trouble_below_nothing(g: Any) -> None:
    if g.state.vp:
        g.state.trouble = -1


@pytest.mark.pure_only
@pytest.mark.parametrize(
    ("module", "name", "fault", "clause"),
    [
        (planning, "bonus", more(planning.bonus), "H-6.4"),
        (dice, "hits", more(dice.hits), "H-2.13"),
        (troubleshoot, "best_value", more(troubleshoot.best_value), "H-8.8"),
        (troubleshoot, "has_skill", never, "H-8.5"),
        (villains, "requirement", never, "H-8.16"),
        (villains, "cost", lambda g, e, backup: 0, "H-8.17"),
        (endings, "end_if_won", trouble_below_nothing, "under 0|not what the events"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_the_auditor_finds_faults(
    monkeypatch: pytest.MonkeyPatch, module: Any, name: str, fault: Any, clause: str
) -> None:
    monkeypatch.setattr(module, name, fault)
    with pytest.raises(AuditError, match=clause):
        for number in range(80):
            play(f"fault {number}", scenario=PLAIN)
