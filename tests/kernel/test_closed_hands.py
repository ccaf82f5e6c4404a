"""Windows where hands are closed: being asked gives nothing away, and replies can be answered."""

import pytest

from tests.kernel.lab import Table
from tests.kernel.test_event_windows import TARGET, hit
from tests.toygame.content import DISCARD


@pytest.mark.parametrize(
    ("hand", "energy", "asked"),
    [
        (["ward"], 1, ["use ward", "pass"]),
        (["bolt"], 1, ["pass"]),
        (["ward"], 0, None),
        ([], 1, None),
    ],
)
def test_a_seat_is_asked_when_it_could_hold_an_answer(hand: list[str], energy: int, asked: list[str] | None) -> None:
    """With a card in hand and the energy for it: whether it is the right card, nobody else can tell."""
    t = Table(TARGET, areas=(["target"], []), hands=(hand, []), energy=(energy, 0))
    hit(t)
    assert t.asked() == ([(0, "interrupt", asked)] if asked else [])
    if asked:
        t.answer(0, "pass")
        assert t.idle


def test_a_reply_from_the_hand_is_played_as_a_window_that_can_be_cancelled() -> None:
    t = Table(areas=([], ["thorn"]), hands=(["nullify", "bolt"], ["nullify", "nullify"]), energy=(2, 2))
    bolt = t.find("bolt")
    t.g.play(0, bolt, t.g.env(bolt, 0, 0))
    t.g.run()
    first, second, mine = t.find("nullify", 1), t.find("nullify", 2), t.find("nullify", 0)
    assert t.asked() == [(1, "interrupt", ["use nullify", "pass"])], "two copies in a hand are one option"
    t.answer(1, "use", first)
    assert t.asked() == [(0, "interrupt", ["use nullify", "pass"])]
    t.answer(0, "use", mine)
    t.answer(1, "pass")  # to the play of `mine`
    assert t.events("cancel") == [(t.g.state.ref(first),)]
    t.answer(1, "pass")  # to the play of the bolt
    assert t.asked() == [(0, "choose", ["pick tower", "pick thorn"])], "the bolt resolves after all"
    assert t.g.state.zone[second] == 3 and [t.g.state.zone[e] for e in (first, mine)] == [DISCARD + 1, DISCARD]
