"""Windows: who may act in one, when, in what order, and what becomes of its events."""

from typing import Any

import pytest

from goldenrule.kernel.effects import Effect, Program
from goldenrule.kernel.event_windows import CANCELLED, DONE, INTERRUPT, PREDICTED, REPLACED, EventWindow
from goldenrule.kernel.expressions import Const, It
from goldenrule.kernel.ops import Op, Seq
from tests.kernel.lab import About, Note, Table, after, before, creature
from tests.toygame import events
from tests.toygame.content import AREA, DAMAGE, DEFEAT, DISCARD, Face
from tests.toygame.ops import Cancel, Damage, Heal, Hits, Last, Move, Pieces, Prevent, Replace, This

ENEMIES = Pieces("theirs", "creature")
TARGET = creature("target")
HIT = Damage(It("it"), Const(1))


class PutIntoPlay(Op):
    """Put the first card of my deck into play."""

    def run(self, game: Any, effect: Effect) -> None:
        game.move(game.state.zones[effect.seat][0], AREA + effect.seat)

    def may_change(self, game: Any, effect: Effect) -> bool:
        return bool(game.state.zones[effect.seat])


def listener(key: str, *words: str, timing: str = "before", forced: bool = False, event: int = DAMAGE) -> Face:
    """A creature with an ability for each word, which writes the word down."""
    make = before if timing == "before" else after
    return creature(key, *(make(event, Note(word), About("target"), forced) for word in words))


def hit(t: Table, *keys: str) -> None:
    """Deal 1 damage to the targets, all at once, and go on to the first question."""
    refs = tuple(t.g.state.ref(t.find(key)) for key in keys or ("target",))
    t.start(HIT, it=refs)


def conditions(t: Table) -> list[tuple[int, str, int]]:
    """(kind, card, status) of the events of the window on top of the stack."""
    frame = t.g.stack[-1]
    assert isinstance(frame, EventWindow)
    return [(c.row // 2, t.g.code(t.g.state.live(c.target)), c.status) for c in frame.events]


# -- who, and in which order -----------------------------------------------------------------------------------------


def test_nobody_is_asked_when_nothing_listens() -> None:
    t = Table(TARGET, areas=(["target"], []))
    hit(t)
    assert t.idle and t.g.piece(t.find("target")).damage == 1


@pytest.mark.parametrize("timing", ["before", "after"])
def test_forced_abilities_come_before_optional_ones(timing: str) -> None:
    """The optional one is the first in the order of the cards, and its seat the first player."""
    t = Table(TARGET, listener("free", "may", timing=timing), listener("bound", "must", timing=timing, forced=True),
              areas=(["free", "target"], ["bound"]))  # fmt: skip
    hit(t)
    assert t.notes() == ["must"]
    assert t.asked() == [(0, "interrupt" if timing == "before" else "response", ["use free", "pass"])]
    assert bool(t.events("damage")) is (timing == "after")
    t.answer(0, "use", "free")
    assert t.notes() == ["must", "may"] and t.idle


@pytest.mark.parametrize("timing", ["before", "after"])
@pytest.mark.parametrize("first", [0, 1])
def test_the_first_player_orders_forced_abilities(first: int, timing: str) -> None:
    faces = [listener(key, key, timing=timing, forced=True) for key in ("a", "b", "c")]
    t = Table(TARGET, *faces, areas=(["a", "target"], ["b", "c"]), first=first)
    hit(t)
    assert t.asked() == [(first, "order", ["order a", "order b", "order c"])] and t.notes() == []
    t.answer(first, "order", "b")
    assert t.asked() == [(first, "order", ["order a", "order c"])] and t.notes() == ["b"]
    t.answer(first, "order", "c")
    assert t.notes() == ["b", "c", "a"], "the last one needs no order"
    assert t.idle


@pytest.mark.parametrize("timing", ["before", "after"])
@pytest.mark.parametrize("first", [0, 1])
def test_everybody_is_asked_from_the_first_player_until_all_pass_in_a_row(first: int, timing: str) -> None:
    kind = "interrupt" if timing == "before" else "response"
    other = 1 - first
    areas = (["target", "mine"], ["yours"]) if first == 0 else (["yours"], ["target", "mine"])
    faces = (TARGET, listener("mine", "m", timing=timing), listener("yours", "y1", "y2", timing=timing))
    t = Table(*faces, areas=areas, first=first)
    hit(t)
    assert t.asked() == [(first, kind, ["use mine", "pass"])]
    t.answer(first, "pass")
    assert t.asked() == [(other, kind, ["use yours", "use yours", "pass"])]
    t.answer(other, "use", "yours", 1)
    assert t.notes() == ["y2"]
    assert t.asked() == [(first, kind, ["use mine", "pass"])], "who has passed is asked again after a use"
    t.answer(first, "pass")
    assert t.asked() == [(other, kind, ["use yours", "pass"])]
    t.answer(other, "pass")
    assert t.idle and t.notes() == ["y2"]


@pytest.mark.parametrize("timing", ["before", "after"])
def test_after_a_use_it_is_the_next_players_turn(timing: str) -> None:
    t = Table(TARGET, listener("mine", "m1", "m2", timing=timing), listener("yours", "y", timing=timing),
              areas=(["target", "mine"], ["yours"]))  # fmt: skip
    hit(t)
    t.answer(0, "use", "mine", 0)
    assert t.asked()[0][0] == 1
    t.answer(1, "pass")
    assert t.asked()[0] == (0, t.asked()[0][1], ["use mine", "pass"])
    t.answer(0, "use", "mine", 1)
    assert t.asked()[0][0] == 1, "a use starts the passing anew"
    t.answer(1, "use", "yours")
    assert t.notes() == ["m1", "m2", "y"] and t.idle


def test_the_response_window_begins_with_the_first_player_again() -> None:
    """Wherever the interrupt window stopped: here its only listener left play when it was used."""
    fleeing = creature("fleeing", before(DAMAGE, Move(This(), DISCARD), About("target")))
    t = Table(TARGET, fleeing, listener("mine", "m", timing="after"), listener("yours", "y", timing="after"),
              areas=(["target", "fleeing", "mine"], ["yours"]))  # fmt: skip
    hit(t)
    t.answer(0, "use", "fleeing")
    assert t.asked() == [(0, "response", ["use mine", "pass"])]


# -- what is gathered ------------------------------------------------------------------------------------------------


def test_candidates_are_gathered_again_after_each_use() -> None:
    """A use brings one listener into play, and takes another out."""
    bringer = creature("bringer", before(DAMAGE, PutIntoPlay(), About("target")))
    killer = creature("killer", before(DAMAGE, Move(Pieces("mine", "creature"), DISCARD), About("target")))
    t = Table(TARGET, bringer, killer, listener("late", "late"), areas=(["bringer", "killer"], ["target"]),
              decks=(["late"], []))  # fmt: skip
    hit(t)
    assert t.asked()[0][2] == ["use bringer", "use killer", "pass"]
    t.answer(0, "use", "bringer")
    assert t.asked()[0][2] == ["use killer", "use late", "pass"]
    t.answer(0, "use", "killer")
    assert t.idle and t.notes() == [], "`late` is gone before it could be used"


def test_forced_abilities_that_a_use_made_possible_come_next() -> None:
    bringer = creature("bringer", before(DAMAGE, PutIntoPlay(), About("target")))
    t = Table(TARGET, bringer, listener("late", "must", forced=True), listener("yours", "may"),
              areas=(["bringer"], ["target", "yours"]), decks=(["late"], []))  # fmt: skip
    hit(t)
    t.answer(0, "use", "bringer")
    assert t.notes() == ["must"]
    assert t.asked() == [(1, "interrupt", ["use yours", "pass"])]


def test_each_copy_is_used_once_for_an_window() -> None:
    t = Table(TARGET, listener("twin", "word"), areas=(["target", "twin", "twin"], []))
    for round_ in (1, 2):
        hit(t)
        assert t.asked()[0][2] == ["use twin", "use twin", "pass"]
        t.answer(0, "use", t.find("twin", 1))
        assert t.g.legal(0) == (("use", t.find("twin", 0), 0), ("pass", 0, 0))
        t.answer(0, "use", t.find("twin", 0))
        assert t.idle and len(t.notes()) == 2 * round_


def test_a_forced_ability_is_used_once_though_two_conditions_trigger_it() -> None:
    watcher = creature("watcher", before(DAMAGE, Note("seen"), forced=True))
    t = Table(TARGET, watcher, areas=(["target", "target", "watcher"], []))
    hit(t)
    t.start(Damage(Pieces("mine", "creature"), Const(1)))
    assert t.notes() == ["seen", "seen"]


def test_inner_windows_are_over_before_the_outer_goes_on() -> None:
    """Depth first: the damage that an interrupt deals has its own interrupts and responses."""
    striker = creature("striker", before(DAMAGE, Seq((Note("strike"), Damage(ENEMIES, Const(1)))), About("target")))
    victim = creature("victim", before(DAMAGE, Note("ouch before"), Hits(This()), forced=True),
                      after(DAMAGE, Note("ouch after"), Hits(This()), forced=True))  # fmt: skip
    t = Table(TARGET, striker, victim, listener("last", "response to the outer", timing="after", forced=True),
              areas=(["target", "striker", "last"], ["victim"]))  # fmt: skip
    hit(t)
    t.answer(0, "use", "striker")
    assert t.notes() == ["strike", "ouch before", "ouch after", "response to the outer"]
    assert [e[0] for e in t.events("damage")] == [t.find("victim"), t.find("target")]
    assert t.idle


# -- what becomes of the conditions ----------------------------------------------------------------------------------


def two_targets() -> Table:
    """`a` and `b` are hit at once; each has a shield that cancels its damage, and a watcher."""
    faces = [creature("a"), creature("b")]
    for key in ("a", "b"):
        faces.append(creature(f"shield {key}", before(DAMAGE, Cancel(), About(key))))
        faces.append(creature(f"watch {key}", before(DAMAGE, Note(f"interrupt {key}"), About(key)),
                              after(DAMAGE, Note(f"response {key}"), About(key))))  # fmt: skip
    t = Table(*faces, areas=([face.key for face in faces], []))
    hit(t, "a", "b")
    return t


def test_simultaneous_damage_shares_its_windows() -> None:
    t = two_targets()
    assert t.asked() == [
        (0, "interrupt", ["use shield a", "use watch a", "use shield b", "use watch b", "pass"])
    ]  # fmt: skip
    t.answer(0, "pass")
    assert [e[0] for e in t.events("damage")] == [t.find("a"), t.find("b")]
    assert t.asked() == [(0, "response", ["use watch a", "use watch b", "pass"])]


def test_cancelling_one_condition_leaves_the_others() -> None:
    t = two_targets()
    t.answer(0, "use", "shield a")
    assert t.asked() == [(0, "interrupt", ["use shield b", "use watch b", "pass"])]
    assert conditions(t) == [(DAMAGE, "a", CANCELLED), (DAMAGE, "b", 0)]
    t.answer(0, "pass")
    assert [e[0] for e in t.events("damage")] == [t.find("b")]
    assert t.asked() == [(0, "response", ["use watch b", "pass"])], "what did not happen has no response"


def test_cancelling_all_of_it_closes_the_window() -> None:
    t = two_targets()
    t.answer(0, "use", "shield b")
    t.answer(0, "use", "shield a")
    assert t.idle and t.events("damage") == [] and t.g.ret == 0


def test_a_window_that_has_closed_asks_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    """Not even those who are asked whatever they hold."""
    shield = creature("shield", before(DAMAGE, Cancel(), About("target"), forced=True))
    t = Table(TARGET, shield, areas=(["target", "shield"], []))
    monkeypatch.setattr(t.g, "is_asked_anyway", lambda window, timing, seat: timing == INTERRUPT)
    hit(t)
    assert t.idle and t.events("cancel")


def test_the_copy_of_a_window_shares_nothing_that_changes() -> None:
    program = Program("lab", Note("x"))
    hit = events.Damage(1, 0, 0, effect=Effect(0, program, 0, 0))
    frame = EventWindow(3, [hit, events.Damage(2, 0, 0)], ((5, 0),), 1, 2, 1)
    copy = frame.copy()
    assert all(getattr(copy, field) == getattr(frame, field) for field in EventWindow.FIELDS if field != "events")
    copy.events[0].status = CANCELLED
    assert copy.events[0].effect is not None and frame.events[0].effect is not None
    copy.events[0].effect.pc = 7
    copy.events.append(events.Damage(3, 0, 0))
    assert frame.events[0].status == 0 and frame.events[0].effect.pc == 0 and len(frame.events) == 2


def test_a_replacement_happens_when_the_condition_would_have() -> None:
    """The replaced damage has no further interrupt and no response; its replacement is a window of its own."""
    body = creature("body", before(DAMAGE, Replace(Seq((Note("instead"), Damage(This(), Const(1))))), About("target")))
    t = Table(TARGET, body, listener("eager", "eager"), listener("after", "after the target", timing="after"),
              creature("echo", after(DAMAGE, Note("after the body"), About("body"), forced=True)),
              areas=(["target", "body", "eager", "after", "echo"], []))  # fmt: skip
    hit(t)
    t.answer(0, "use", "body")
    assert t.idle, t.asked()
    assert t.notes() == ["instead", "after the body"]
    assert [e[0] for e in t.events("damage")] == [t.find("body")]
    assert t.g.ret == 0


def test_a_replacement_of_one_condition_waits_for_the_interrupts_to_the_others() -> None:
    body = creature("body", before(DAMAGE, Replace(Note("instead")), About("a")))
    t = Table(creature("a"), creature("b"), body, creature("watch", before(DAMAGE, Note("interrupt b"), About("b"))),
              areas=(["a", "b", "body", "watch"], []))  # fmt: skip
    hit(t, "a", "b")
    t.answer(0, "use", "body")
    assert t.notes() == [] and t.asked() == [(0, "interrupt", ["use watch", "pass"])]
    assert conditions(t) == [(DAMAGE, "a", REPLACED), (DAMAGE, "b", 0)]
    t.answer(0, "use", "watch")
    assert t.notes() == ["interrupt b", "instead"]


def test_a_predicted_defeat_shares_the_windows_of_the_damage() -> None:
    weak = creature("weak", health=1)
    watch = creature(
        "watch", before(DAMAGE, Note("damage"), About("weak")), before(DEFEAT, Note("defeat"), About("weak"))
    )
    mourn = creature("mourn", after(DEFEAT, Note("mourn")), after(DAMAGE, Note("wince")))
    t = Table(weak, watch, mourn, areas=(["weak", "watch", "mourn"], []))
    hit(t, "weak")
    assert t.asked() == [(0, "interrupt", ["use watch", "use watch", "pass"])]
    assert conditions(t) == [(DAMAGE, "weak", 0), (DEFEAT, "weak", PREDICTED)]
    t.answer(0, "pass")
    assert t.asked() == [(0, "response", ["use mourn", "use mourn", "pass"])], "one window for damage and defeat"
    assert [status for _, _, status in conditions(t)] == [DONE, DONE]
    assert t.g.state.zone[t.find("weak")] == DISCARD


def test_a_prediction_is_made_anew_after_every_ability() -> None:
    """The damage is lowered: the defeat will not happen, and can no longer be interrupted."""
    weak = creature("weak", health=2)
    watch = creature("watch", before(DEFEAT, Note("defeat"), About("weak")))
    armour = creature("armour", before(DAMAGE, Prevent(Const(1)), About("weak")))
    t = Table(weak, watch, armour, areas=(["weak", "watch", "armour"], []))
    t.start(Damage(It("it"), Const(2)), it=t.g.state.ref(t.find("weak")))
    assert t.asked()[0][2] == ["use armour", "use watch", "pass"]
    t.answer(0, "use", "armour")
    assert t.idle and t.g.piece(t.find("weak")).damage == 1


def test_a_predicted_defeat_can_be_replaced() -> None:
    t = Table(areas=(["phoenix"], []))
    phoenix = t.find("phoenix")
    t.start(Damage(It("it"), Const(2)), it=t.g.state.ref(phoenix))
    t.answer(0, "use", phoenix)
    assert t.idle and t.g.state.zone[phoenix] == AREA
    assert (t.g.piece(phoenix).damage, t.g.piece(phoenix).exhausted) == (0, True)
    t.start(Damage(It("it"), Const(2)), it=t.g.state.ref(phoenix))
    assert t.idle and t.g.state.zone[phoenix] == DISCARD, "exhausted, it has no second life"


def test_several_predicted_defeats_happen_in_one_window() -> None:
    weak = creature("weak", health=1)
    t = Table(weak, listener("x", "y"), areas=(["weak", "weak", "avenger"], []))
    t.start(Damage(Pieces("mine", "creature"), Const(1)))
    assert t.asked() == [(0, "response", ["use avenger", "pass"])], "once for both"
    assert [t.g.state.zone[t.find("weak", i)] for i in (0, 1)] == [DISCARD, DISCARD]


def test_a_defeat_that_nothing_predicted_has_its_own_windows() -> None:
    """The boost of health ends: nobody dealt damage, and still there is an interrupt and a response."""
    t = Table(areas=(["phoenix", "scout", "avenger"], []))
    phoenix, scout = t.find("phoenix"), t.find("scout")
    t.start(Last("rallied", "turn"))
    t.g.own(phoenix).damage, t.g.own(scout).damage = 2, 1
    t.g.expire("turn")
    t.g.settle()
    t.g.run()
    assert t.asked() == [(0, "interrupt", ["use phoenix", "pass"])]
    t.answer(0, "use", phoenix)
    assert t.asked() == [(0, "response", ["use avenger", "pass"])]
    assert [t.g.state.zone[e] for e in (phoenix, scout)] == [AREA, DISCARD]


def test_delayed_effects_come_before_responses() -> None:
    t = Table(creature("sleeper", after(4, Note("response"), forced=True)), areas=(["sleeper"], ["thorn"]))
    t.start(Last("burning_fuse", "used"), it=t.g.state.ref(t.find("thorn")))
    t.g.observer = t.hear
    events.RoundEnd(0, 0, -1).happen(t.g)
    t.g.run()
    assert [e[0] for e in t.log if e[0] in ("damage", "note")] == ["damage", "note"]
    assert t.g.state.lasting == {} and t.g.state.zone[t.find("thorn")] == DISCARD + 1


def test_the_result_is_what_really_happened() -> None:
    armour = creature("armour", before(DAMAGE, Prevent(Const(1)), About("target"), forced=True))
    t = Table(TARGET, armour, areas=(["target", "armour"], []))
    t.start(Damage(Pieces("mine"), Const(3)))
    assert t.g.ret == 3 + 2 + 3


def test_healing_has_no_window_and_no_condition() -> None:
    t = Table(TARGET, areas=(["target"], []))
    t.g.own(t.find("target")).damage = 3
    t.start(Heal(Pieces("mine"), Const(2)))
    assert t.g.ret == 2 and t.idle
