"""Op trees: every composite carried out with scripted choices, saved in the middle, and what could change the game."""

import json

import pytest

from goldenrule.kernel.choices import Choose, ChooseMode, ChooseSome, May
from goldenrule.kernel.codec import digest, restore, snapshot
from goldenrule.kernel.effects import Effect, Program
from goldenrule.kernel.expressions import AtLeast, Bound, Const, Count, It, Result, Union
from goldenrule.kernel.ops import Afterwards, Bind, ForEach, If, Mode, Nothing, Op, Repeat, Seq
from tests.kernel.lab import Note, Table, Useless, Yield
from tests.toygame.content import HAND
from tests.toygame.ops import Cards, Damage, Heal, Move, Pieces

YES_COND = AtLeast(Const(1), Const(1))
NO_COND = AtLeast(Const(0), Const(1))
MINE = Pieces("mine", "creature")
THEIRS = Pieces("theirs", "creature")
CREW = (["scout", "thorn", "avenger"], ["guard", "phoenix"])


def run(op: Op, *answers: tuple[str, str | int, int], areas: tuple[list[str], list[str]] = CREW) -> Table:
    """Carry an op out for seat 0. Every question has to be answered by the script, and every answer be asked for."""
    t = Table(areas=areas)
    t.start(op)
    for verb, card, detail in answers:
        assert t.g.pending, f"nothing is asked, but the script says {verb} {card}"
        t.answer(t.g.pending[0].seat, verb, card, detail)
    assert t.idle, t.asked()
    return t


def could(op: Op, areas: tuple[list[str], list[str]] = CREW) -> bool:
    return op.may_change(Table(areas=areas).g, Effect(0, Program("lab", op), 0, 0))


def pick(card: str | int) -> tuple[str, str | int, int]:
    return ("pick", card, 0)


def test_seq_runs_in_order() -> None:
    assert run(Seq((Note("a"), Seq((Note("b"), Nothing(), Note("c"))), Note("d")))).notes() == ["a", "b", "c", "d"]
    assert could(Seq((Useless(), Note("a")))) and not could(Seq((Useless(), Nothing())))


@pytest.mark.parametrize(("cond", "said"), [(YES_COND, "then"), (NO_COND, "other")])
def test_if(cond: AtLeast, said: str) -> None:
    assert run(Seq((If(cond, Note("then"), Note("other")), Note("end")))).notes() == [said, "end"]
    assert could(If(cond, Note("x"), Useless())) is (said == "then")
    assert could(If(cond, Useless(), Note("x"))) is (said == "other")


def test_if_without_other() -> None:
    assert run(Seq((If(NO_COND, Note("then")), Note("end")))).notes() == ["end"]
    assert not could(If(NO_COND, Note("then")))


@pytest.mark.parametrize(("result", "said"), [(2, "enough"), (1, "too little")])
def test_afterwards_looks_at_what_was_achieved(result: int, said: str) -> None:
    op = Afterwards(Yield(result), AtLeast(Result(), Const(2)), Note("enough"), Note("too little"))
    assert run(Seq((op, Note("end")))).notes() == [said, "end"]


def test_for_each_binds_every_member_in_order() -> None:
    t = run(Seq((ForEach(MINE, Note("see", "it")), Note("end"))))
    assert t.notes() == ["see scout", "see thorn", "see avenger", "end"]
    assert run(Seq((ForEach(Pieces("mine", "none"), Note("see")), Note("end")))).notes() == ["end"]
    assert could(ForEach(MINE, Note("x"))) and not could(ForEach(MINE, Useless()))
    assert not could(ForEach(MINE, Note("x")), ([], []))


def test_for_each_lists_its_members_once() -> None:
    """Discarding one from inside does not skip or add anybody; a member that has left is bound to nothing."""
    t = run(ForEach(MINE, Seq((Note("see", "it"), Move(MINE, 6)))))
    assert t.notes() == ["see scout", "see", "see"]


@pytest.mark.parametrize("inner_name", ["it", "other"])
def test_for_each_inside_for_each(inner_name: str) -> None:
    inner = ForEach(THEIRS, Note("inner", inner_name), inner_name)
    t = run(ForEach(MINE, Seq((Note("outer", "it"), inner))))
    shown = ["inner guard", "inner phoenix"]
    assert t.notes() == ["outer scout", *shown, "outer thorn", *shown, "outer avenger", *shown]


def test_repeat() -> None:
    assert run(Seq((Repeat(Const(3), Note("again")), Note("end")))).notes() == ["again"] * 3 + ["end"]
    assert run(Repeat(Const(0), Note("again"))).notes() == []
    assert could(Repeat(Const(1), Note("x"))) and not could(Repeat(Const(0), Note("x")))


def test_repeat_inside_repeat_and_for_each() -> None:
    op = Repeat(Const(2), Seq((Note("outer"), ForEach(MINE, Repeat(Const(2), Note("in", "it"))))))
    inner = [f"in {key}" for key in CREW[0] for _ in range(2)]
    assert run(op).notes() == ["outer", *inner] * 2


def test_repeat_counts_once_at_the_start() -> None:
    op = Seq((Bind("n", Const(2)), Repeat(Bound("n"), Seq((Bind("n", Const(9)), Note("again"))))))
    assert run(op).notes() == ["again"] * 2


def test_choose_asks_and_binds() -> None:
    op = Seq((Choose(MINE, Note("took", "it")), Note("then", "it")))
    t = Table(areas=CREW)
    t.start(op)
    assert t.asked() == [(0, "choose", ["pick scout", "pick thorn", "pick avenger"])]
    t.answer(0, "pick", "thorn")
    assert t.notes() == ["took thorn", "then thorn"] and t.idle


def test_choose_does_not_ask_when_there_is_no_choice() -> None:
    assert run(Choose(Pieces("theirs", "tower"), Note("took", "it"))).notes() == ["took tower"]
    assert run(Seq((Choose(Pieces("mine", "none"), Note("took", "it")), Note("end")))).notes() == ["took", "end"]
    assert not could(Choose(Pieces("mine", "none"), Note("x")))


def test_choose_offers_what_could_change_the_game() -> None:
    """Only a hurt piece can be healed; when nobody is hurt, anybody may be chosen."""
    op = Choose(MINE, Heal(It("it"), Const(1)))
    t = Table(areas=CREW)
    t.start(op)
    assert t.asked() == [(0, "choose", ["pick scout", "pick thorn", "pick avenger"])]
    t = Table(areas=CREW)
    for key in ("thorn", "avenger"):
        t.g.own(t.find(key)).damage = 1
    t.start(op)
    assert t.asked() == [(0, "choose", ["pick thorn", "pick avenger"])]
    assert could(op) is False


def test_choose_by_the_first_player() -> None:
    t = Table(areas=CREW, first=1)
    t.start(Choose(MINE, Note("took", "it"), by="first"))
    assert t.asked() == [(1, "choose", ["pick scout", "pick thorn", "pick avenger"])]


def test_choose_offers_copies_once() -> None:
    t = Table(hands=(["bolt", "storm", "bolt"], []))
    t.start(Choose(Cards(HAND), Note("took", "it")))
    assert t.asked() == [(0, "choose", ["pick bolt", "pick storm"])]


def some(least: int, most: int) -> Op:
    return Seq((ChooseSome(MINE, Const(least), Const(most), Note("took", "them")), Note("end")))


def test_choose_some_goes_on_in_order_until_done() -> None:
    t = Table(areas=CREW)
    t.start(some(0, 2))
    assert t.asked() == [(0, "choose_some", ["pick scout", "pick thorn", "pick avenger", "done"])]
    assert t.g.pending[0].args == (0, 2)
    t.answer(0, "pick", "thorn")
    assert t.asked() == [(0, "choose_some", ["pick avenger", "done"])], "what lies before is not offered again"
    t.answer(0, "done")
    assert t.notes() == ["took thorn", "end"] and t.g.ret == 1


def test_choose_some_stops_at_the_most() -> None:
    t = run(some(0, 2), pick("scout"), pick("thorn"))
    assert t.notes() == ["took scout thorn", "end"] and t.g.ret == 2


def test_choose_some_may_be_nothing() -> None:
    assert run(some(0, 3), ("done", 0, 0)).notes() == ["took", "end"]


def test_choose_some_keeps_enough_for_the_least() -> None:
    t = Table(areas=CREW)
    t.start(some(2, 3))
    assert t.asked() == [(0, "choose_some", ["pick scout", "pick thorn"])], "after the last one no second is left"
    t.answer(0, "pick", "thorn")
    assert t.notes() == ["took thorn avenger", "end"], "one left, and one still needed: no question"


def test_choose_some_takes_all_without_asking_when_it_has_to() -> None:
    assert run(some(3, 3)).notes() == ["took scout thorn avenger", "end"]


def test_choose_some_chooses_nothing_when_there_are_too_few() -> None:
    assert run(some(4, 4)).notes() == ["took", "end"]
    assert run(some(6, 9)).notes() == ["took", "end"]
    assert could(some(3, 3)) and not could(ChooseSome(MINE, Const(4), Const(4), Note("x")))


def test_choose_some_offers_copies_once_and_can_take_both() -> None:
    t = Table(hands=(["bolt", "storm", "bolt"], []))
    t.start(ChooseSome(Cards(HAND), Const(0), Const(3), Note("took", "them")))
    assert t.asked()[0][2] == ["pick bolt", "pick storm", "done"]
    t.answer(0, "pick", "bolt")
    assert t.asked()[0][2] == ["pick storm", "pick bolt", "done"]
    t.answer(0, "pick", t.find("bolt", 1))
    assert t.notes() == ["took bolt bolt"]


@pytest.mark.parametrize(("answer", "said"), [("yes", ["did", "end"]), ("no", ["end"])])
def test_may_is_a_question_even_when_it_is_the_only_thing(answer: str, said: list[str]) -> None:
    t = Table()
    t.start(Seq((May(Note("did")), Note("end"))))
    assert t.asked() == [(0, "may", ["yes", "no"])]
    t.answer(0, answer)
    assert t.notes() == said and t.idle


def test_may_is_not_asked_when_it_could_not_change_the_game() -> None:
    assert run(Seq((May(Useless()), Note("end")))).notes() == ["end"]
    assert could(May(Note("x"))) and not could(May(Useless()))


MODES = ChooseMode((Mode(Note("one")), Mode(Seq((Note("two"), Note("more")))), Mode(Note("three"))))


@pytest.mark.parametrize(("mode", "said"), [(0, ["one"]), (1, ["two", "more"]), (2, ["three"])])
def test_choose_mode(mode: int, said: list[str]) -> None:
    assert run(Seq((MODES, Note("end"))), ("mode", 0, mode)).notes() == [*said, "end"]


def test_choose_mode_offers_what_could_change_the_game() -> None:
    op = ChooseMode((Mode(Note("one")), Mode(Useless()), Mode(Note("three"))))
    t = Table()
    t.start(op)
    assert t.asked() == [(0, "mode", ["mode 0", "mode 2"])]
    t = Table()
    t.start(ChooseMode((Mode(Useless()), Mode(Useless()))))
    assert t.asked() == [(0, "mode", ["mode 0", "mode 1"])], "when none could, all may be chosen"
    assert run(ChooseMode((Mode(Useless()), Mode(Note("two"))))).notes() == ["two"]
    assert could(op) and not could(ChooseMode((Mode(Useless()),)))


def test_choose_mode_is_skipped_when_the_game_allows_none(monkeypatch: pytest.MonkeyPatch) -> None:
    t = Table()
    monkeypatch.setattr(t.g, "open_modes", lambda effect, modes: [])
    t.start(Seq((MODES, Note("end"))))
    assert t.notes() == ["end"] and t.idle


def test_bound_numbers_and_results() -> None:
    op = Seq((Bind("n", Count(MINE)), Yield(5), Bind("r", Result()), Damage(Pieces("theirs", "tower"), Bound("r"))))
    t = run(op, areas=(CREW[0], []))
    assert t.events("damage") == [(t.find("tower", 1), 5, 0)]
    assert run(Repeat(Bound("nothing"), Note("x"))).notes() == []
    ends = Seq((ChooseSome(MINE, Const(3), Const(3), Nothing()), Repeat(Bound("them"), Note("each"))))
    assert run(ends).notes() == ["each"] * 3, "several cards count as how many they are"


def test_an_effect_waits_for_what_it_pushes() -> None:
    """Each damage has its own windows, and is over before the next op."""
    t = run(Seq((Damage(MINE, Const(1)), Note("between"), Damage(THEIRS, Const(1)))), areas=(["guard"], ["guard"]))
    kinds = [event[0] for event in t.log if event[0] in ("damage", "note")]
    assert kinds == ["damage", "note", "damage"]


LONG = Seq((
    ForEach(MINE, May(Seq((Note("did", "it"), Repeat(Const(2), Choose(THEIRS, Note("took", "other"), "other")))))),
    ChooseSome(MINE, Const(1), Const(2), ForEach(It("them"), Note("last", "it"))),
    MODES,
))  # fmt: skip


def test_an_effect_can_be_saved_and_copied_at_every_question() -> None:
    """The clone and the restored copy of each position end with the same log as the game that was not touched."""
    script = [("yes", 0, 0), pick("guard"), pick("phoenix"), ("no", 0, 0), ("yes", 0, 0), pick("guard"), pick("guard"),
              pick("scout"), pick("avenger"), ("mode", 0, 1)]  # fmt: skip
    t = Table(areas=CREW)
    t.g.content._programs["lab"] = Program("lab", LONG)
    try:
        t.start(LONG)
        for i, (verb, card, detail) in enumerate(script):
            restored = Table(areas=CREW).g
            restore(restored, json.loads(json.dumps(snapshot(t.g))))
            for copy in (t.g.clone(), restored):
                assert digest(copy) == digest(t.g)
                for later_verb, later_card, later_detail in script[i:]:
                    entity = t.find(later_card) if isinstance(later_card, str) else later_card
                    copy.apply(0, (later_verb, entity, later_detail))
                assert not copy.stack and copy.ret == 2
            t.answer(0, verb, card, detail)
        assert t.idle
    finally:
        del t.g.content._programs["lab"]
    assert t.notes() == [
        "did scout", "took guard", "took phoenix", "did avenger", "took guard", "took guard", "last scout",
        "last avenger", "two", "more",
    ]  # fmt: skip


def test_children_can_be_found() -> None:
    """Searching a tree ("which cards can stun?") goes through `parts`."""
    note = Note("x")
    trees: list[Op] = [
        Seq((note,)), If(YES_COND, note), If(YES_COND, Nothing(), note), Afterwards(note, YES_COND, Nothing()),
        Afterwards(Nothing(), YES_COND, Nothing(), note), ForEach(MINE, note), Repeat(Const(1), note),
        Choose(MINE, note), ChooseSome(MINE, Const(0), Const(1), note), May(note), ChooseMode((Mode(note),)),
    ]  # fmt: skip
    for tree in trees:
        assert note in tree.parts(), tree
    assert Union((MINE, THEIRS)) == Union((MINE, THEIRS)), "trees are values"
