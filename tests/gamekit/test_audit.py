"""Auditors: parts hear events by name, look after every decision, and leave other observers alone."""

from typing import Any

import pytest

from goldenrule.gamekit.audit import AuditError
from goldenrule.kernel.events import Shuffle
from tests.gamekit.counting import Add, Auditor, make


def test_a_right_game_passes_and_other_observers_still_hear() -> None:
    game = make()
    heard: list[Any] = []
    game.observer = lambda event: heard.append(event.public_values())
    auditor = Auditor(game)
    game.run()
    game.apply(0, ("add", 0, 2))
    auditor.after_decision()
    assert heard == [("add", 0, 2), ("total", 2)]


def test_a_wrong_event_is_noticed_at_once() -> None:
    game = make()
    game.wrong = 1
    Auditor(game)
    game.run()
    with pytest.raises(AuditError, match="The sum is 3, not 2"):
        game.apply(0, ("add", 0, 2))


def test_a_wrong_position_is_noticed_after_the_decision() -> None:
    game = make()
    auditor = Auditor(game)
    game.tell_event(Add, 0, 1)
    with pytest.raises(AuditError, match="announced"):
        auditor.after_decision()


def test_an_event_that_no_part_hears_is_none_of_its_business() -> None:
    game = make()
    auditor = Auditor(game)
    game.tell_event(Shuffle, 0)
    auditor.after_decision()
