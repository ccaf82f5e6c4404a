"""The auditor is silent about the engine, hears what happens, and has found what a game once did wrong."""

from __future__ import annotations

from typing import Any

import pytest

from goldenrule.games.champions.audit import AuditError, Auditor, watch
from goldenrule.games.champions.ids import AREA, DISCARD, HAND, zone
from goldenrule.games.champions.rules import enemies
from goldenrule.lab.simulate import outcomes
from tests.champions.audits import BOTH, CAROL, SOLO, start


@pytest.mark.parametrize("bot", ["random", "sensible"])
@pytest.mark.parametrize("heroes", [SOLO, CAROL, BOTH], ids="+".join)
def test_audited_games(heroes: list[str], bot: str) -> None:
    for expert in (False, True):
        options = {"heroes": heroes, "expert": expert}
        found = outcomes("champions", options, 5, "audited", (bot,), watch=watch)
        assert all(outcome.winner for outcome in found)


def test_other_observers_still_hear() -> None:
    game = start(SOLO, "observers")
    heard: list[Any] = []
    game.observer = heard.append
    auditor = Auditor(game)
    game.apply(0, game.legal(0)[-1])
    auditor.after_decision()
    assert heard


@pytest.mark.rule("MC-DEFEAT-01", "OQ-08")
def test_retaliate_defeats_before_responses() -> None:
    """Found by the auditor: the stage that retaliate defeats is gone when Indomitable is asked for."""
    game = start(["black_panther"], "retaliate")
    while game.pending[0].kind != "turn":
        game.apply(0, game.legal(0)[-1])
    game.change_form(0)
    indomitable = next(e for e in range(1, len(game.state.ident)) if game.ident(e).code == "01082")
    game.enter_play(indomitable, zone(0, AREA), 0)
    game.add_damage(game.state.villain, 13, 0)
    auditor = Auditor(game)
    game.pending = ()
    enemies.push_attack(game, game.state.villain, 0)
    game.run()
    while game.pending[0].kind != "defend":
        game.apply(0, game.legal(0)[-1])
    game.apply(0, game.legal(0)[0])
    auditor.after_decision()
    while game.pending[0].kind != "response":
        game.apply(0, game.legal(0)[-1])
        auditor.after_decision()
    assert game.legal(0)[0] == ("use", indomitable, 0)
    assert game.face(game.state.villain).code == "01095"


def test_the_auditor_knows_where_cards_left() -> None:
    game = start(SOLO, "events")
    Auditor(game)
    e = game.state.zones[zone(0, HAND)][0]
    with pytest.raises(AuditError, match="invariant"):
        game.emit("move", e, zone(0, AREA), zone(0, DISCARD))
