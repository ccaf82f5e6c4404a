"""What a seat knows and what it does not: hands, decks, discard piles, Battlefield cards, Artifacts."""

from typing import Any

import msgspec
import pytest

from goldenrule.games.skirmish import ids
from goldenrule.games.skirmish.selectors.cards import Hand
from goldenrule.kernel.choices import ChooseSome
from goldenrule.kernel.codec import snapshot
from goldenrule.kernel.effects import Effect, Program
from goldenrule.kernel.expressions import Const
from goldenrule.kernel.ops import Nothing
from goldenrule.kernel.views import determinize, twin, view
from goldenrule.table.games import find_game
from goldenrule.testing import rule
from goldenrule.testing.positions import Chooser
from tests.skirmish.situation import play


@rule("DA-22")
def test_the_size_of_a_hand_is_public_and_its_cards_are_not() -> None:
    s = play(villains={"hand": ["v_free", "v_kang_s"]})
    seen = view(s.game, ids.HEROES)
    assert seen.zones["hand1"] == (0, 0)
    assert len(set(view(s.game, ids.VILLAINS).zones["hand1"])) == 2 and seen.prompt is None
    assert all(e == 0 for e in view(s.game, -1).zones["hand1"])


@rule("DA-21")
def test_discard_piles_are_open_and_decks_are_not_shuffled_again() -> None:
    s = play(villains={"deck": ["v_free"] * 3, "discard": ["v_kang_s", "v_zola_s"]}, phase="draw")
    seen = view(s.game, ids.HEROES)
    assert [seen.cards[e]["code"] for e in seen.zones["discard1"]] == ["v_kang_s", "v_zola_s"]
    s.do("done", "done")
    assert s.game.over and s.discard("villains") == ["v_kang_s", "v_zola_s"]


@rule("D-2.2")
def test_nobody_sees_decks_or_what_was_left_out() -> None:
    s = play()
    for seat in (0, 1):
        zones = view(s.game, seat).zones
        assert not any(e for name in ("deck0", "deck1", "removed0", "removed1", "pile") for e in zones[name])
        assert not any(zones["battlefields"])


def test_a_battlefield_card_in_a_hand_is_hidden_but_one_that_paid_is_remembered() -> None:
    s = play(villains={"hand": ["v_brute_b", "field_any"]}, battlefields=["field_red"])
    card = next(e for e in s.game.state.zones[ids.HAND + 1] if s.game.code(e) == "field_any")
    assert not s.game.knows(card, ids.HEROES)
    s.do("play v_brute_b", "slot 1")
    assert s.battlefields == ["field_red", "field_any"] and s.game.knows(card, ids.HEROES)
    assert not s.game.knows(s.game.state.zones[ids.BATTLEFIELDS][0], ids.HEROES)


def test_a_card_that_came_back_to_a_hand_is_remembered() -> None:
    s = play(
        villains={"slots": {1: "v_brute_s"}}, heroes={"slots": {1: "h_phoenix_s"}, "hand": ["h_free"]}, phase="attack"
    )
    known = [s.game.code(e) for e in s.game.state.zones[ids.HAND] if s.game.knows(e, ids.VILLAINS)]
    assert known == ["h_phoenix_s"]


def test_a_payment_in_progress_shows_nothing() -> None:
    """The card and its payment are chosen in a hidden hand: to the opponent nothing has happened yet."""
    s = play(villains={"hand": ["v_captain_s", "v_brute_s", "v_hunter_s", "v_kang_s", "v_zola_s"]})
    before = view(s.game, ids.HEROES)
    s.do("play v_captain_s", "pay v_hunter_s")
    after = view(s.game, ids.HEROES)
    assert (before.zones, before.cards, before.table) == (after.zones, after.cards, after.table)


def test_a_payment_in_progress_can_be_imagined_with_any_other_hand() -> None:
    """In nearly every other hand the payment would not work out: then the player is asked what to play."""
    s = play(villains={"hand": ["v_captain_b", "v_brute_s", "v_hunter_s", "v_kang_s", "v_zola_s", "v_medic_s"]})
    s.do("play v_captain_b", "pay v_hunter_s")
    kinds = {determinize(s.game, ids.HEROES, str(n)).pending[0].kind for n in range(12)}
    assert kinds <= {"pay", "recruit"} and kinds


def test_a_payment_in_progress_goes_no_further_in_an_imagined_hand_that_leaves_no_choice() -> None:
    """Where only the Civilian could pay, it is asked all the same: else the Heroes would have one fewer there."""
    s = play(active="heroes", heroes={"hand": ["h_captain_s", "h_brute_s", "h_hunter_s"], "freed": ["red", "blue"]})
    s.do("play h_captain_s")
    seen = view(s.game, ids.VILLAINS)
    choices = set()
    for n in range(40):
        imagined = twin(s.game, ids.VILLAINS, str(n))
        assert view(imagined, ids.VILLAINS) == seen
        choices.add(len(imagined.pending[0].options) if imagined.pending[0].kind == "pay" else 0)
    assert 1 in choices


@rule("D-5.8")
@pytest.mark.parametrize(("in_play", "asked"), [("v_giant_s", "pay"), ("v_brute_s", "recruit")])
def test_a_payment_in_progress_is_not_imagined_for_a_card_that_would_be_free(in_play: str, asked: str) -> None:
    s = play(villains={"slots": {1: in_play}, "hand": ["v_paid", "v_kang_s", "v_zola_s", "v_medic_s"]})
    s.do("play v_paid")
    g = s.game.clone()
    g.state.unshare()
    g.state.ident[g.pending[0].source] = g.content.face("v_brute_b").index
    g.ask_again()
    assert g.pending[0].kind == asked


def test_what_is_imagined_keeps_the_kinds_of_cards_apart() -> None:
    s = play(villains={"hand": ["v_free", "field_any"]})
    for n in range(6):
        g: Any = determinize(s.game, ids.HEROES, str(n))
        kinds = [g.face(e).kind == "battlefield" for e in g.state.zones[ids.HAND + 1]]
        assert kinds == [False, True]
        assert all(g.face(e).kind == "artifact" for e in g.state.zones[ids.PILE])
        assert all(g.face(e).seat == 0 for e in g.state.zones[ids.DECK])


def choosing(answers: int, most: int = 3) -> Any:
    """Seat 1 chooses several cards of its hand, one after the other, and has begun to."""
    game: Any = find_game("skirmish").make({}, "1")
    Chooser("1").play(game, 3)
    game.pending = ()
    program = Program("x/0", ChooseSome(Hand(), Const(2), Const(most), Nothing()))
    game.push(Effect(0, program, 0, ids.VILLAINS))
    game.run()
    for _ in range(answers):
        game.apply(ids.VILLAINS, game.legal(ids.VILLAINS)[0])
    assert [(d.seat, d.kind) for d in game.pending] == [(ids.VILLAINS, "choose_some")]
    game.decisions = 0
    return game


@pytest.mark.parametrize("seat", [ids.HEROES, -1])
def test_what_has_been_chosen_so_far_of_a_hidden_hand_is_known_to_who_chooses(seat: int) -> None:
    """Nobody else can tell whether the first card has been chosen yet, or the second."""
    games = [choosing(answers) for answers in range(3)]
    for number in range(6):
        guesses = [determinize(game, seat, str(number)) for game in games]
        assert len({msgspec.json.encode(snapshot(guess)) for guess in guesses}) == 1
    own: Any = determinize(games[2], ids.VILLAINS, "1")
    assert own.stack[-1].vars["chosen"] == games[2].stack[-1].vars["chosen"]
    assert view(own, ids.VILLAINS) == view(games[2], ids.VILLAINS)
    Chooser("1").play(determinize(games[2], seat, "1"), 30)
