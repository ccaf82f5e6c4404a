"""Tables that are played for a while, and broken off."""

import random

from goldenrule.table.session import Session

SOLO = {"heroes": ["spider_man"]}
PAIR = {"heroes": ["spider_man", "captain_marvel"]}


def play_some(session: Session, decisions: int, seed: int = 5) -> None:
    chance = random.Random(seed)
    for _ in range(decisions):
        if session.game.over:
            return
        asked = session.game.pending[0]
        if asked.seat in session.bots:
            assert session.step_bot()
        else:
            session.apply(asked.seat, chance.choice(asked.options))


def break_off(session: Session) -> None:
    """As by a kill: nothing is closed, and the system lets others have the name."""
    assert session.hold is not None
    session.hold.release()
