"""The independent auditor agrees with random games, and finds what is wrong with broken ones."""

from collections.abc import Callable
from typing import Any

import pytest

from goldenrule.bots import RandomBot
from goldenrule.games.skirmish import GAME, ids
from goldenrule.games.skirmish.audit import AuditError, Auditor, watch
from goldenrule.games.skirmish.events import Damage
from goldenrule.games.skirmish.game import Skirmish
from goldenrule.lab.single_game import play as play_game
from tests.skirmish.situation import Given, Situation, play

Fault = Callable[..., Any]


def audited(seed: str, *readings: str) -> int:
    """The decisions of a random game that the auditor has watched."""
    game = GAME.make({"readings": [*readings]}, seed)
    play_game(game, [RandomBot(seed)] * 2, watch(game))
    return game.decisions


def test_random_games_pass() -> None:
    assert sum(audited(f"audit {n}") for n in range(25)) > 1000


@pytest.mark.parametrize("readings", [["artifacts_any_turn", "heroes_begin"], ["deck_out_own_deck", "short_track"]])
def test_random_games_by_other_readings_pass(readings: list[str]) -> None:
    assert sum(audited(f"audit {n}", *readings) for n in range(5)) > 100


def less(resolve: Fault) -> Fault:
    def wrong(event: Damage, game: Skirmish) -> Any:
        event.amount -= 1
        return resolve(event, game)

    return wrong


BRUTE = {"slots": {1: "v_brute_s"}}
FAULTS: dict[str, tuple[type, str, Callable[[Fault], Fault], Given]] = {
    "too little damage": (Damage, "resolve", less, {"villains": BRUTE, "heroes": {"slots": {1: "h_giant_s"}}}),
    "a wrong bonus": (
        Skirmish, "gain_points", lambda gain: lambda game, seat, n: gain(game, seat, 2 * n), {"villains": BRUTE},
    ),
    "a third card drawn": (Skirmish, "draw", lambda draw: lambda game, seat, n: draw(game, seat, n + 1), {}),
    "a card that should be defeated": (
        Skirmish, "settle", lambda settle: lambda game: setattr(game.state, "dirty", 0),
        {"villains": BRUTE, "heroes": {"slots": {1: "h_free"}}},
    ),
}  # fmt: skip
"""Which primitive or event is wrong, and how, and a position in which that shows."""


@pytest.mark.parametrize("fault", FAULTS)
@pytest.mark.pure_only
def test_it_is_found(monkeypatch: pytest.MonkeyPatch, fault: str) -> None:
    of, name, wrong, given = FAULTS[fault]
    s = play(**given)
    monkeypatch.setattr(of, name, wrong(getattr(of, name)))
    audit = Auditor(s.game)
    with pytest.raises(AuditError):
        s.do("done")
        audit.after_decision()


def test_a_card_that_an_artifact_brings_after_the_draw_is_no_mistake() -> None:
    """The informant, whom the Darkhold defeats after the draw, draws one card more."""
    informant = {"card": "shield_informant", "damage": 2}
    heroes = {"hand": [], "slots": {4: informant}, "artifacts": ["darkhold"]}
    s = Situation.of(active="heroes", heroes=heroes, villains={"hand": ["kang_boosted"]})
    audit = Auditor(s.game)
    s.do("done", "pass", "pass").asked("heroes", "moment").do("use darkhold").asked("villains", "recruit")
    audit.after_decision()
    s.then("heroes", hand_size=3, discard=["shield_informant"])


def test_a_move_without_event_is_found() -> None:
    s = play(villains={"hand": ["v_free"]})
    audit = Auditor(s.game)
    state = s.game.state
    (card,) = state.zones[ids.HAND + 1]
    state.zones[ids.HAND + 1], state.zones[ids.DISCARD + 1], state.zone[card] = (), (card,), ids.DISCARD + 1
    with pytest.raises(AuditError, match="the zones of the cards"):
        audit.after_decision()
