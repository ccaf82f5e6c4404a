"""An answer of several parts is taken back as one, and a payment can be cancelled."""

import random

from goldenrule.games.champions.rules.turn import END_TURN
from goldenrule.games.champions.situations.position import position
from goldenrule.kernel.decisions import Decision
from goldenrule.kernel.records import Recorder
from goldenrule.table.answers import NoUndo
from goldenrule.table.game_setup import new_session
from goldenrule.table.multi_select import (
    amount_due,
    cheapest_set,
    forced_answers,
)
from goldenrule.table.session import Session


def up_to_a_payment(session: Session, least: int = 2) -> Decision:
    """Plays at random until so many resources have to be paid, and there is a choice."""
    chance = random.Random(1)
    while not session.game.over:
        decision = session.game.pending[0]
        if decision.kind == "pay" and decision.args[1] >= least and not forced_answers(session.game, decision):
            return decision
        plays = [option for option in decision.options if option[0] == "play"]
        session.apply(decision.seat, chance.choice(plays or decision.options))
    raise AssertionError("nothing was paid")


def test_a_whole_answer_is_taken_back_as_one_and_cancelling_takes_back_what_led_to_it() -> None:
    session = new_session("champions", {}, "1")
    decision = up_to_a_payment(session)
    standing = session.recorder.standing_count
    paid = cheapest_set(session.game, decision)
    assert session.can_cancel(decision)
    assert session.answer(0, paid[:1], more=True) == 1 and session.recorder.standing_count == standing + 1
    part = session.game.pending[0]
    assert part.kind == "pay" and session.can_cancel(part)
    session.answer(0, paid[1:])
    assert session.game.pending[0].kind != "pay"
    try:
        session.undo()
    except NoUndo as no:  # what was paid for has revealed something
        assert no.key == "hidden"
        session.take_back(session.decisions_since())
    assert session.recorder.standing_count == standing and session.game.pending[0].kind == "pay"
    session.answer(0, paid[:1], more=True)
    session.cancel()
    assert session.recorder.standing_count == standing - 1
    assert ("play", decision.source, 0) in session.game.pending[0].options


def test_nobody_cancels_what_somebody_else_has_decided() -> None:
    """The first player discards down to the limit of the hand after the last player has ended the turn."""
    hand = ["Backflip", "Genius", "Energy", "Strength", "First Aid", "Emergency", "Swinging Web Kick", "Tenacity"]
    alone, two = (
        Session(Recorder(position(heroes=heroes, players=[{"form": "hero", "hand": hand}]), "1"))
        for heroes in (["spider_man"], ["spider_man", "iron_man"])
    )
    for session, may in ((alone, True), (two, False)):
        while (decision := session.game.pending[0]).kind == "turn":
            session.apply(decision.seat, END_TURN)
        assert amount_due(session.game, decision) and decision.seat == 0
        assert session.can_cancel(decision) is may


def test_no_payment_is_cancelled_where_nothing_is_paid() -> None:
    session = new_session("champions", {}, "1")
    assert not session.can_cancel(session.game.pending[0])
