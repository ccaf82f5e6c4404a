"""Events with windows (Triggering Condition): rows of their own, and triggers that name them."""

from importlib import import_module

from goldenrule.games.champions.ids import STAT_ROWS
from goldenrule.games.champions.triggers import TRIGGERS
from goldenrule.kernel.codec import registered
from goldenrule.kernel.event_windows import TriggeringEvent

import_module("goldenrule.games.champions.saving")
EVENTS = registered("champions", TriggeringEvent)


def test_every_event_has_two_rows_of_its_own() -> None:
    """One for the abilities that interrupt it, one for those that respond; the rows after them are of statistics."""
    assert sorted(event.row for event in EVENTS) == list(range(0, STAT_ROWS, 2))


def test_abilities_listen_to_every_event_that_saves_know_and_to_no_other() -> None:
    assert {trigger.EVENT for trigger in TRIGGERS} == {*EVENTS}


def test_events_have_names_of_their_own() -> None:
    keys = [event.key for event in EVENTS]
    assert len({*keys}) == len(keys) and "" not in keys
    assert not TriggeringEvent.key, "an abstract class is no event that could be named"
