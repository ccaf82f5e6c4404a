"""Leaks of each kind, planted one at a time: the twins find every one."""

from typing import Any

import pytest

from goldenrule.kernel import redeal, views
from goldenrule.kernel.codec import register, snapshot
from goldenrule.kernel.entities import ENTITY_BITS, LASTING_BASE
from goldenrule.kernel.fields import CardId, CardRef
from goldenrule.kernel.game import Frame, Game
from goldenrule.kernel.redeal import FollowedCards, ForgottenCards, MentionedCards
from goldenrule.kernel.rng import Stream
from goldenrule.kernel.views import determinize, twin
from goldenrule.testing import Nonconformance
from goldenrule.testing.conformance import Chooser, check_names, check_serials, check_twins
from tests.toygame import make
from tests.toygame.content import DECK, HAND
from tests.toygame.game import Towers

GIVEN_AWAY = "does not know shows in what is determinized for it"


def after(decisions: int, seed: str = "7") -> Towers:
    game = make(seed)
    Chooser(seed).play(game, decisions)
    assert game.pending
    return game


def check(game: Game) -> None:
    for seat in range(game.state.seats):
        for number in range(4):
            check_twins(game, seat, str(number), ahead=0)


def found(game: Game) -> None:
    with pytest.raises(Nonconformance, match=GIVEN_AWAY):
        check(game)


def in_hand(game: Towers, seat: int) -> tuple[int, ...]:
    hand = game.state.zones[HAND + seat]
    assert len(hand) > 1
    return hand


def test_without_a_leak_nothing_is_found() -> None:
    for decisions in (0, 3, 9, 14):
        check(after(decisions))


# -- what `forget` could leave as it was ---------------------------------------------------------------------------


def test_true_serials_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each hidden card is dealt another identity, and keeps the number that says what it was."""
    real = redeal.deal_unknown

    def forget(new: Game, seat: int, streams: list[Stream]) -> None:
        zones = new.state.zones.copy()
        real(new, seat, streams)
        new.state.zones = zones

    monkeypatch.setattr(views, "deal_unknown", forget)
    found(after(9))


@pytest.mark.pure_only
def test_a_deal_from_the_true_order_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(redeal, "sorted", lambda items, key=None: list(items), raising=False)
    found(after(9))


def used(game: Towers) -> Towers:
    """Seat 1 holds a card that has been in play, and was used."""
    card = in_hand(game, 1)[0]
    game.state.inc[card] += 1
    game.state.uses = {(game.state.ref(card), 0, "turn"): 1}
    return game


@pytest.mark.parametrize("kept", ["inc", "vid"])
def test_what_has_become_of_a_card_is_found(kept: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """How often it left play, and under which ids others have seen it."""
    check(used(after(9)))
    real = redeal.deal_unknown

    def forget(new: Game, seat: int, streams: list[Stream]) -> None:
        was = getattr(new.state, kept).copy()
        real(new, seat, streams)
        setattr(new.state, kept, was)

    monkeypatch.setattr(views, "deal_unknown", forget)
    found(used(after(9)))


def test_what_a_card_was_used_for_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(redeal.ForgottenCards, "kept", lambda self, ref: self.places.get(ref & 4095, ref))
    found(used(after(9)))


@pytest.mark.pure_only
def test_the_order_of_a_hand_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where a card that everybody knows lies in its owner's hand is the owner's business."""
    game = after(9)
    card = in_hand(game, 1)[0]
    game.state.known[card] = 3
    check(game)
    monkeypatch.setattr(redeal, "_in_order", lambda new, zone, hidden, mentioned: hidden)
    found(game)


def test_random_streams_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(views, "rekey", lambda game, seed: None)
    found(after(9))


def test_a_count_of_questions_that_answered_themselves_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    real = redeal.deal_unknown

    def forget(new: Game, seat: int, streams: list[Stream]) -> None:
        forced = new.forced_answers
        real(new, seat, streams)
        new.forced_answers = forced

    monkeypatch.setattr(views, "deal_unknown", forget)
    found(after(9))


@pytest.mark.pure_only
def test_sealed_answers_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    game = make("sealed")
    game.apply(1, ("bid", 0, 2))
    check(game)
    given = redeal.answer_for_others
    views_forget = redeal.deal_unknown

    def forget(new: Game, seat: int, streams: list[Stream]) -> None:
        monkeypatch.setattr(redeal, "answer_for_others", lambda *args: None)
        views_forget(new, seat, streams)
        monkeypatch.setattr(redeal, "answer_for_others", given)

    monkeypatch.setattr(views, "deal_unknown", forget)
    found(game)


# -- frames that remember ------------------------------------------------------------------------------------------


class Holding(Frame):
    """A frame that holds a card and a reference to it."""

    card: CardId
    ref: CardRef


class Silent(Holding):
    """One that tells of neither."""

    card: int
    ref: int


class Secretive(Holding):
    """One whose card only seat 1 knows to have been chosen."""

    def as_known_to(self, game: Any, seat: int) -> Frame | None:
        return Secretive(0, 0, 0) if self.card and seat != 1 else None


register(Holding, Silent, Secretive, game="hidden")


def holding(kind: type[Holding], game: Towers, card: int) -> Towers:
    game.stack.insert(0, kind(0, card, game.state.ref(card)))
    return game


def test_what_frames_hold_follows_the_card() -> None:
    game = after(9)
    card = in_hand(game, 1)[1]
    check(holding(Holding, game, card))
    held: Any = determinize(game, 0, "x")
    frame = held.stack[0]
    assert frame.card in held.state.zones[HAND + 1] and frame.ref == held.state.ref(frame.card)
    for number in range(10):
        other: Any = twin(game, 0, str(number))
        frame = other.stack[0]
        assert frame.card in other.state.zones[HAND + 1] and other.state.live(frame.ref) == frame.card


def test_a_frame_that_does_not_tell_what_it_holds_is_found() -> None:
    """In a twin it would hold the same number, and in what is determinized from both; but numbers are looked at."""

    def make_holding(seed: str) -> Game:
        game = make(seed)
        return holding(Silent, game, game.state.zones[DECK][0])

    with pytest.raises(Nonconformance, match=r"Silent\.renumber does not tell of"):
        check_serials(make_holding, "1")


def test_a_choice_in_a_hidden_hand_is_not_told() -> None:
    game = after(9)
    holding(Secretive, game, in_hand(game, 1)[1])
    theirs: Any = determinize(game, 0, "x").stack[0]
    own: Any = determinize(game, 1, "x").stack[0]
    assert (theirs.card, theirs.ref) == (0, 0) and own.card == in_hand(game, 1)[1]


# -- cards that were shuffled away -----------------------------------------------------------------------------------


def test_what_is_remembered_of_a_card_that_was_shuffled_away_is_remembered_of_a_ghost() -> None:
    """A frame remembers what a card was; in the deck nobody can tell any more which one it is."""
    game = after(9)
    card = game.state.zones[DECK + 1][-1]
    assert not game.state.vid[card]
    kind = game.state.ident[card]
    holding(Holding, game, card)
    held: Any = determinize(game, 0, "x")
    ghost = held.stack[0].card
    assert ghost == len(game.state.ident) and held.state.zone[ghost] == -1 and held.state.ident[ghost] == kind
    assert held.stack[0].ref == ghost and not held.state.live(ghost), "it cannot be found where it was"
    assert sorted(e for zone in held.state.zones for e in zone) == sorted(e for zone in game.state.zones for e in zone)
    assert snapshot(determinize(held, 0, "y"))["state"]["zones"] is not None


def test_a_reference_to_what_a_card_was_before_it_left_play_stays_dead() -> None:
    game = after(9)
    card = game.state.zones[DECK + 1][0]
    holding(Holding, game, card)
    game.state.inc[card] += 2
    held: Any = determinize(game, 0, "x")
    ref = held.stack[0].ref
    assert ref >> ENTITY_BITS == 0 and not held.state.live(ref) and held.state.inc[ref] == 1
    assert all(inc == 0 for inc in held.state.inc[1 : len(game.state.ident)])


# -- the twins themselves --------------------------------------------------------------------------------------------


def test_a_twin_trades_serials() -> None:
    game = after(9)
    hand = in_hand(game, 1)
    hands = {twin(game, 0, str(number)).state.zones[HAND + 1] for number in range(20)}
    assert len(hands) > 15 and any(set(each) != set(hand) for each in hands)
    mine = {twin(game, 0, str(number)).state.zones[HAND] for number in range(20)}
    assert mine == {in_hand(game, 0)}, "those of cards that it knows it keeps"


def test_numbers_that_name_no_card_are_left_alone() -> None:
    game = after(9)
    state = game.state
    for serials in (ForgottenCards(state, {5: 6}), FollowedCards(state, {5: 6}, {5: 6}, {5: 5}), MentionedCards(state)):
        for number in (-7, 0):
            for rename in (serials.card, serials.place, serials.ref, serials.kept):
                assert rename(number) == number
    state.uses = {(-7, 1, "turn"): 1, (5, 1, "turn"): 2}
    state.renumber(game, FollowedCards(state, {5: 6}, {5: 6}, {5: 5}))
    assert state.uses == {(-7, 1, "turn"): 1, (6, 1, "turn"): 2}
    assert LASTING_BASE not in state.lasting


def test_names_are_checked_only_where_serials_stand_out() -> None:
    check_names(after(9))
