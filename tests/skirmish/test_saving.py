"""Positions of the duel in odd moments can be saved, and go on in the same way."""

import pytest

from goldenrule.games.skirmish.abilities import Action, Defeated, Permanent
from goldenrule.games.skirmish.ops.board import GainPoints
from goldenrule.games.skirmish.ops.characters import Damage
from goldenrule.games.skirmish.selectors.cards import OpposingCards, Opposite
from goldenrule.games.skirmish.situations.script import Script
from goldenrule.kernel.choices import May
from goldenrule.kernel.codec import digest, restore, snapshot
from goldenrule.kernel.expressions import AtLeast, Const, Result
from goldenrule.kernel.ops import Afterwards
from goldenrule.kernel.records import Recorder, replay
from goldenrule.table.games import find_game
from goldenrule.testing import rule
from tests.skirmish.situation import play


def test_a_prepared_position_is_opened_out_of_its_record() -> None:
    game = play(points=-3).game
    kept = Recorder(game, "prepared", practice=True, start=snapshot(game)).record()
    assert digest(replay(kept, find_game("skirmish").make)) == digest(game)


def again(s: Script) -> Script:
    """The same position out of its snapshot."""
    game = s.game.clone()
    game.state.points = 5  # whatever it held before
    restore(game, snapshot(s.game))
    assert digest(game) == digest(s.game)
    return Script(game)


@rule("DA-15")
def test_before_the_turn_of_the_opponent() -> None:
    s = play(readings=["artifacts_any_turn"], villains={"artifacts": ["tactigon"]}, heroes={"slots": {1: "h_giant_s"}})
    s.do("done").asked("villains", "moment").do("pass")
    while s.game.state.phase != "start":
        s.do("pass")
    for each in (again(s), s):
        each.asked("villains", "moment").do("use tactigon")
        assert each.damage("heroes", 1) == 1


@rule("DA-3")
@pytest.mark.parametrize(("reading", "marker"), [("long_track", -3), ("short_track", -1)])
def test_with_the_marker_on_the_last_space(reading: str, marker: int) -> None:
    s = play(readings=[reading], marker=marker, villains={"slots": {4: "v_free"}}, phase="attack",
             offer=["norn_stones", "tactigon"])  # fmt: skip
    for each in (again(s), s):
        each.asked("villains", "artifact").do("take tactigon")
        assert each.marker == 1 and each.artifacts("villains") == ["tactigon"]


@rule("DA-27")
def test_with_an_effect_in_progress_and_another_that_a_defeat_has_brought() -> None:
    strike = Afterwards(Damage(OpposingCards()), AtLeast(Result(), Const(1)), GainPoints(Result()))
    martyr = Permanent(Defeated(), May(Damage(Opposite())))
    s = play(
        {"v_medic_s": (Action(strike),), "h_martyr_s": (martyr,)},
        villains={"slots": {6: "v_medic_s", 1: "v_giant_s"}},
        heroes={"slots": {1: "h_martyr_s", 3: "h_giant_s"}},
    )
    s.do("use v_medic_s")
    for each in (again(s), s):
        each.do("yes")
        assert each.damage("villains", 1) == 1 and each.points == -2
