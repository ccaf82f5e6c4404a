"""The independent auditor agrees with random games, and finds what is wrong with broken ones."""

from __future__ import annotations

from typing import Any

import pytest

from goldenrule.bots import RandomBot
from goldenrule.games.skirmish import GAME, ids
from goldenrule.games.skirmish.audit import AuditError, Auditor, watch
from goldenrule.games.skirmish.events import Damage
from goldenrule.games.skirmish.game import Skirmish
from goldenrule.games.skirmish.situations.script import Script
from tests.skirmish.situation import play


def audited(seed: str, readings: list[str] | None = None) -> int:
    """The decisions of a random game that the auditor has watched."""
    g = GAME.make({"readings": readings or []}, seed)
    after = watch(g)
    bot = RandomBot(seed)
    while g.pending:
        d = g.pending[0]
        g.apply(d.seat, bot.choose(g, d.seat, d))
        after()
    return g.decisions


def test_random_games_pass() -> None:
    assert sum(audited(f"audit {n}") for n in range(25)) > 1000


@pytest.mark.parametrize("readings", [["artifacts_any_turn", "heroes_begin"], ["deck_out_own_deck", "short_track"]])
def test_random_games_by_other_readings_pass(readings: list[str]) -> None:
    assert sum(audited(f"audit {n}", readings) for n in range(5)) > 100


def broken(monkeypatch: pytest.MonkeyPatch, name: str, instead: Any, of: Any = Skirmish, **given: Any) -> None:
    """A game in which one primitive or event is wrong is found out by the auditor."""
    s = play(**given)
    monkeypatch.setattr(of, name, instead)
    audit = Auditor(s.game)
    with pytest.raises(AuditError):
        s.do("done")
        audit.after_decision()


def test_too_little_damage_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    resolve = Damage.resolve

    def less(event: Damage, game: Skirmish) -> bool:
        event.amount -= 1
        return resolve(event, game)

    given = {"villains": {"slots": {1: "v_brute_s"}}, "heroes": {"slots": {1: "h_giant_s"}}}
    broken(monkeypatch, "resolve", less, Damage, **given)


def test_a_wrong_bonus_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    gain = Skirmish.gain_points

    def twice(g: Skirmish, seat: int, n: int) -> None:
        gain(g, seat, 2 * n)

    broken(monkeypatch, "gain_points", twice, villains={"slots": {1: "v_brute_s"}})


def test_a_third_card_drawn_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    draw = Skirmish.draw

    def more(g: Skirmish, seat: int, n: int) -> int:
        return draw(g, seat, n + 1)

    broken(monkeypatch, "draw", more)


def test_a_card_that_an_artifact_brings_after_the_draw_is_no_mistake() -> None:
    """The informant, whom the Darkhold defeats after the draw, draws one card more."""
    informant = {"card": "shield_informant", "damage": 2}
    heroes = {"hand": [], "slots": {4: informant}, "artifacts": ["darkhold"]}
    s = Script.of(active="heroes", heroes=heroes, villains={"hand": ["kang_boosted"]})
    audit = Auditor(s.game)
    s.do("done", "pass", "pass").asked("heroes", "moment").do("use darkhold").asked("villains", "recruit")
    audit.after_decision()
    assert len(s.hand("heroes")) == 3 and s.discard("heroes") == ["shield_informant"]


def test_a_card_that_should_be_defeated_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def settle(g: Skirmish) -> None:
        g.state.dirty = 0

    given = {"villains": {"slots": {1: "v_brute_s"}}, "heroes": {"slots": {1: "h_free"}}}
    broken(monkeypatch, "settle", settle, **given)


def test_a_move_without_event_is_found() -> None:
    s = play(villains={"hand": ["v_free"]})
    audit = Auditor(s.game)
    state = s.game.state
    e = state.zones[ids.HAND + 1][0]
    state.zones[ids.HAND + 1] = ()
    state.zones[ids.DISCARD + 1] = (e,)
    state.zone[e] = ids.DISCARD + 1
    with pytest.raises(AuditError, match="the zones of the cards"):
        audit.after_decision()
