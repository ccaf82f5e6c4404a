"""The conformance library: the toy game passes it, and every kind of fault that it looks for is found."""

import os
from typing import Any

import pytest

from goldenrule.kernel.decisions import PASS, YES, Decision
from goldenrule.kernel.events import Event
from goldenrule.kernel.game import Frame
from goldenrule.testing import Nonconformance, check_game
from goldenrule.testing.conformance import Chooser, check_asked, check_hash_seed, check_refusal, trace
from tests.kernel.faults import (
    AsksDifferentlyAgain,
    AsksOnlyWhoHasAnAnswer,
    DealsByHash,
    DrawsWithoutIds,
    EndsInTheMiddle,
    ForgetfulTurn,
    ForgetsTheType,
    GoesOn,
    KeepsIdsThroughShuffles,
    LeavesAFrame,
    LeavesListenersBehind,
    LogsHiddenCards,
    LogsSerials,
    LosingFrame,
    NeverEnds,
    Obliging,
    OffersTwice,
    OptionsDependOnTheUnknown,
    Remembers,
    SharesAList,
    SharesCards,
    SharingFrame,
    ShowsHands,
    ShowsSerials,
    UnsavedFrame,
    ViewIsNotJson,
    ViewWrites,
    WritesAfterTheEnd,
    broken,
)
from tests.toygame import make
from tests.toygame.content import HAND
from tests.toygame.events import Move
from tests.toygame.game import Towers

SEEDS = [str(i) for i in range(60)]


@pytest.mark.slow
@pytest.mark.parametrize("part", range(4))
def test_the_toy_game_conforms(part: int) -> None:
    seeds = SEEDS[part::4]
    summary = check_game(make, seeds, every=4, hash_seed=part == 0)
    assert summary.games == 15
    assert summary.decisions > 15 * 40 and summary.positions > summary.decisions // 4
    assert summary.twins > summary.positions * 3, "nearly every position has something hidden from both"


def test_the_toy_game_conforms_at_every_decision() -> None:
    summary = check_game(make, ["every", "one"], hash_seed=False)
    assert summary.positions == summary.decisions > 60


def test_random_play_uses_the_whole_game() -> None:
    """Else the checks would prove little: all kinds of question, option, event and card come up."""
    kinds: set[str] = set()
    verbs: set[str] = set()
    events: set[str] = set()
    cards: set[str] = set()
    for seed in SEEDS:
        game = make(seed)

        def listen(event: Event, game: Towers = game) -> None:
            events.add(event.key)
            if isinstance(event, Move) and event.came >= 0:
                cards.add(game.face(event.card).key)

        game.observer = listen
        chooser = Chooser(seed)
        while game.pending:
            kinds.update(d.kind for d in game.pending)
            seat, option = chooser.choose(game)
            verbs.add(option[0])
            game.apply(seat, option)
    assert kinds == {"bid", "turn", "interrupt", "response", "order", "choose", "choose_some", "mode", "may"}
    assert verbs == {"bid", "play", "attack", "end", "use", "pass", "order", "pick", "done", "mode", "yes", "no"}
    assert events == set(Towers.EVENTS)
    assert cards == {face.key for face in make("x").content.faces} - {"tower"}


# -- faults ----------------------------------------------------------------------------------------------------------


FAULTS: list[tuple[type[Towers], str]] = [
    (SharesAList, "a clone was played on, and the original changed|the position changed with it"),
    (SharesCards, "a clone was played on, and the original changed|two clones got the same answers"),
    (ForgetsTheType, "the clone of a ForgetsTheType is a Towers"),
    (Remembers, "two clones got the same answers|played on, and differs|same seed and answers gave another"),
    (AsksDifferentlyAgain, "asking again changed"),
    (LeavesListenersBehind, "listener row|two clones"),
    (OffersTwice, "has an option twice"),
    (NeverEnds, "the game is not over after 200 decisions"),
    (EndsInTheMiddle, "nobody is asked, but the game is not over"),
    (GoesOn, r"after the game was over came Shuffle\(zone=\d+\)"),
    (WritesAfterTheEnd, r"after the game was over changed state\.round: \d+ became \d+"),
    (LeavesAFrame, r"the game is over, but \['Turn'\] are still to run"),
    (ShowsHands, r"what seat \d does not know changes its view: view.table.cheapest is \d or \d"),
    (ShowsSerials, r"seat \d is shown the serial of an entity at \$\.cards\.\d+\.number"),
    (LogsSerials, r"what seat \d does not know changes its log of .*: \['move', \d+,.*\] and \['move', \d+,"),
    (LogsHiddenCards, r"what seat \d does not know changes its log of .*: \['move', '\w+'\] and \['move', '\w+'\]"),
    (ViewIsNotJson, "the view of seat 0 is not JSON"),
    (ViewWrites, "making the view of seat 0 changed the game"),
    (AsksOnlyWhoHasAnAnswer, r"seat \d is asked for an interrupt only because of cards that are hidden from seat \d"),
    (OptionsDependOnTheUnknown, r"what seat \d does not know changes its view: view\.(prompt|cards)"),
    (KeepsIdsThroughShuffles, "keeps its id through the shuffle of zone"),
]


@pytest.mark.parametrize(("fault", "text"), FAULTS, ids=lambda x: x.__name__ if isinstance(x, type) else "")
def test_a_fault_is_found(fault: type[Towers], text: str) -> None:
    with pytest.raises(Nonconformance, match=text) as caught:
        check_game(lambda seed: broken(seed, fault), SEEDS[:12], every=2, limit=200, hash_seed=False)
    assert str(caught.value).startswith("seed '"), "it says where"
    assert ", decision " in str(caught.value)


def test_cards_that_come_into_the_open_without_an_id_are_found() -> None:
    with pytest.raises(RuntimeError, match="came into the open without an id") as caught:
        check_game(lambda seed: broken(seed, DrawsWithoutIds), ["0"], hash_seed=False)
    assert caught.value.__notes__[-1].startswith("conformance: seed '0', decision ")


@pytest.mark.parametrize(
    ("frame", "text"),
    [
        (SharingFrame(0, [1]), "SharingFrame.copy shares `seen` with the original"),
        (LosingFrame(0, [1]), r"LosingFrame.copy loses `seen`: \[1\] became \[\]"),
    ],
)
def test_a_faulty_frame_is_found(frame: Frame, text: str) -> None:
    def make_faulty(seed: str) -> Towers:
        game = make(seed)
        game.stack.insert(0, frame)
        return game

    with pytest.raises(Nonconformance, match=text):
        check_game(make_faulty, ["0"], hash_seed=False)


def test_a_forgotten_field_is_found() -> None:
    def make_faulty(seed: str) -> Towers:
        game = make(seed)
        game.stack.insert(0, ForgetfulTurn(0, 0))
        return game

    with pytest.raises(Nonconformance, match=r"ForgetfulTurn.FIELDS lacks \['asked'\]"):
        check_game(make_faulty, ["0"], hash_seed=False)


def test_a_field_of_the_state_outside_fields_is_found() -> None:
    def make_faulty(seed: str) -> Towers:
        game = make(seed)
        state = game.state
        loose: Any = type("Loose", (type(state),), {})(**{field: getattr(state, field) for field in state.FIELDS})
        loose.mood = "good"
        game.state = loose
        return game

    with pytest.raises(Nonconformance, match=r"Loose.FIELDS lacks \['mood'\]"):
        check_game(make_faulty, ["0"], hash_seed=False)


def test_an_unsaved_frame_is_named() -> None:
    def make_faulty(seed: str) -> Towers:
        game = make(seed)
        game.stack.insert(0, UnsavedFrame(0, []))
        return game

    with pytest.raises(Exception, match="holds 'UnsavedFrame' cannot be saved"):
        check_game(make_faulty, ["0"], hash_seed=False)


# -- another process ---------------------------------------------------------------------------------------------------


def deals_by_hash(seed: str) -> Towers:
    return broken(seed, DealsByHash)


def test_an_order_that_depends_on_hashes_is_found() -> None:
    with pytest.raises(Nonconformance, match=r"seed '3', decision \d+: PYTHONHASHSEED=\d gave another position"):
        check_hash_seed(deals_by_hash, "3")


def fails_elsewhere(seed: str) -> Towers:
    if os.environ.get("PYTHONHASHSEED") in ("1", "2"):
        raise ZeroDivisionError("only here")
    return make(seed)


def test_an_error_in_the_other_process_is_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("PYTHONHASHSEED", raising=False)
    with pytest.raises(Nonconformance, match=r"playing it in another process failed: [\s\S]*ZeroDivisionError"):
        check_hash_seed(fails_elsewhere, "3")


def test_a_make_that_cannot_be_imported_is_refused() -> None:
    with pytest.raises(ValueError, match="cannot be imported by another process"):
        check_game(lambda seed: make(seed), ["0"])


# -- single checks -----------------------------------------------------------------------------------------------------


def test_a_trace_is_the_same_for_the_same_seed_and_no_other() -> None:
    assert trace(make, "a") == trace(make, "a") != trace(make, "b")
    assert len(trace(make, "a").split()) > 20


def test_a_game_that_takes_any_answer_is_found() -> None:
    with pytest.raises(Nonconformance, match=r"seat \d may answer \('no such verb', 0, 0\)"):
        check_refusal(broken("0", Obliging))


class Idle(Frame):
    """Asks a seat that may answer more than "pass" only with a card of this kind in hand."""

    wanted: str

    def run(self, game: Any) -> None:
        if game.take() is None:
            held = [game.face(e).key for e in game.state.zones[HAND]]
            game.ask(self, "rest", 0, [YES, PASS] if self.wanted in held else [PASS], free=True)


@pytest.mark.parametrize(("wanted", "fits"), [("nothing at all", False), ("", True)])
def test_a_question_that_no_card_could_answer_is_found(wanted: str, fits: bool) -> None:
    """One that a hidden card could answer is asked, for the silence would tell that it is not there."""
    game = make("0")
    while not game.state.zones[HAND] or game.pending[0].kind != "turn":
        game.apply(*Chooser("0").choose(game))
    held = {game.face(e).key for e in game.state.zones[HAND]}
    other = next(face.key for face in game.content.faces if face.key not in {*held, "tower"})
    game.stack.append(Idle(0, wanted or other))
    game.pending = ()
    game.run()
    assert game.legal(0) == (PASS,)
    if fits:
        assert check_asked(game, "deal") == 1
    else:
        with pytest.raises(Nonconformance, match="seat 0 is asked 'rest', and can only pass"):
            check_asked(game, "deal")


def test_a_question_with_something_to_answer_is_no_silence() -> None:
    assert check_asked(make("0"), "deal") == 0


@pytest.mark.parametrize(
    ("pending", "text"),
    [
        ((Decision("x", 0, ()),), "has no option"),
        ((Decision("x", 5, (("a", 0, 0),)),), r"the seats \[5\] are asked"),
        ((Decision("x", 0, (("a", 0, 0),)), Decision("y", 0, (("b", 0, 0),))), r"the seats \[0, 0\] are asked"),
        ((Decision("x", 0, (("a", "b", 0),)),), "is not an option"),  # type: ignore[arg-type]  # that is the fault
        ((Decision("x", 0, (("a", 0, True),)),), "is not an option"),
    ],
)
def test_malformed_questions_are_found(pending: tuple[Decision, ...], text: str) -> None:
    from goldenrule.testing.conformance import check_pending

    game = make("0")
    game.pending = pending
    with pytest.raises(Nonconformance, match=text):
        check_pending(game)
