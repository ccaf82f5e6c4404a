"""What a seat does not know is dealt anew: twins and determinizations."""

from typing import Any

import pytest

from goldenrule.kernel.codec import digest
from goldenrule.kernel.decisions import Option
from goldenrule.kernel.entities import LASTING_BASE
from goldenrule.kernel.errors import Stuck
from goldenrule.kernel.rng import stream
from goldenrule.kernel.views import determinize, has_learned, rekey, twin, view
from tests.kernel.lab import Table
from tests.kernel.test_views import table
from tests.toygame import make
from tests.toygame.content import DECK, DISCARD, HAND
from tests.toygame.ops import Cards as MyCards
from tests.toygame.ops import Last, Look


def idents(t: Any, zone: int) -> list[str]:
    g = getattr(t, "g", t)
    return [g.face(e).key for e in g.state.zones[zone]]


def test_a_twin_differs_in_what_the_seat_does_not_know_and_in_nothing_else() -> None:
    t = table()
    t.g.move(t.find("scout"), DECK + 0)  # everybody knows where it is
    hands = set()
    for i in range(40):
        other = twin(t.g, 0, str(i))
        assert view(other, 0) == view(t.g, 0)
        assert idents(other, HAND) == ["bolt", "ward"] and idents(other, DECK)[3] == "scout"
        mine = idents(other, DECK)[:3]
        assert sorted(mine) == ["fuse", "rally", "volley"], "within its owner's cards"
        assert sorted(idents(other, HAND + 1) + idents(other, DECK + 1)) == sorted(
            idents(t, HAND + 1) + idents(t, DECK + 1)
        )
        assert other.state.rng == t.g.state.rng
        hands.add(tuple(idents(other, HAND + 1)))
    assert len(hands) > 15
    assert idents(t, HAND + 1) == ["storm", "nullify", "tactics"], "the game itself is left as it was"


def test_a_twin_respects_what_the_seat_has_looked_at() -> None:
    t = table()
    t.start(Look(MyCards(DECK, top=2)))
    for i in range(20):
        assert idents(twin(t.g, 0, str(i)), DECK)[:2] == ["volley", "rally"]
    assert len({tuple(idents(twin(t.g, 1, str(i)), DECK)) for i in range(20)}) > 3


def test_a_twin_can_keep_cards() -> None:
    t = table()
    keep = frozenset(t.g.state.zones[HAND + 1])
    for i in range(10):
        assert idents(twin(t.g, 0, str(i), keep=keep), HAND + 1) == ["storm", "nullify", "tactics"]


def test_a_twin_of_a_card_that_shows_another_face_keeps_that_face() -> None:
    t = table()
    back, rally = t.g.content.index["tower"], t.find("rally")
    t.g.state.face[rally] = back
    seen_as = set()
    for i in range(20):
        other = twin(t.g, 0, str(i))
        there = other.state.zones[DECK][t.g.state.zones[DECK].index(rally)]
        assert other.state.face[there] == back
        seen_as.add(other.state.ident[there])
        for e in other.state.zones[DECK]:
            assert e == there or other.state.face[e] == other.state.ident[e]
    assert len(seen_as) > 1


def test_the_listeners_of_hidden_hands_follow_the_identities() -> None:
    t = table()
    t.g.state.energy = (3, 3)
    for i in range(20):
        other: Any = twin(t.g, 0, str(i))
        listening = {e for row in other.state.rows for e, _ in row if other.state.zone[e] == HAND + 1}
        assert listening == {e for e in other.state.zones[HAND + 1] if other.definition(e).hand_rows}


def test_lasting_effects_go_on_listening_in_a_twin() -> None:
    t = table()
    t.start(Last("burning_fuse", "used"), it=t.g.state.ref(t.find("guard")))
    rows = list(t.g.state.rows)
    assert any(e >= LASTING_BASE for row in rows for e, _ in row)
    t.g.reindex()
    assert t.g.state.rows == rows


def bids(game: Any) -> tuple[tuple[int, Option], ...]:
    answers: tuple[tuple[int, Option], ...] = game.stack[-1].answers
    return answers


def test_sealed_answers_of_others_are_not_known() -> None:
    game = make("sealed")
    game.apply(1, ("bid", 0, 2))
    given = {bids(twin(game, 0, str(i))) for i in range(30)}
    assert given == {((1, ("bid", 0, n)),) for n in range(3)}
    assert {bids(twin(game, 1, str(i))) for i in range(30)} == {((1, ("bid", 0, 2)),)}, "its own it knows"
    assert all([d.seat for d in twin(game, 0, str(i)).pending] == [0] for i in range(5))
    assert view(twin(game, 0, "x"), 0) == view(game, 0)


def test_determinize_keys_every_stream_anew() -> None:
    game = make("d")
    one, again, two = (determinize(game, 0, seed) for seed in ("a", "a", "b"))
    assert digest(one) == digest(again) != digest(two)
    assert one.state.rng == [stream("a", str(i)) for i in range(3)]
    assert not set(one.state.rng) & set(game.state.rng) and not set(one.state.rng) & set(two.state.rng)
    assert view(one, 0) == view(two, 0) == view(game, 0)


def test_determinize_deals_until_the_same_question_can_be_asked() -> None:
    """The other seat has found two creatures in its deck to choose from: that much is to be seen."""
    t = Table(decks=([], ["scout", "thorn", "bolt", "storm", "fuse", "rally"]), hands=([], ["gamble", "volley"]))
    t.start(t.g.content.program("summon/0").tree, seat=1)
    assert t.asked() == [(1, "choose", ["pick scout", "pick thorn"])]
    plain = sum(not twin(t.g, 0, str(i)).pending for i in range(40))
    assert plain > 5, "often there would be fewer than two"
    for i in range(40):
        other: Any = determinize(t.g, 0, str(i))
        assert [(d.seat, d.kind) for d in other.pending] == [(1, "choose")]
        assert sum(other.face(e).kind == "creature" for e in other.state.zones[DECK + 1]) == 2


def test_determinize_says_when_there_is_no_way_to_go_on() -> None:
    t = table()
    t.start(t.g.content.program("bolt/0").tree)

    def stuck() -> None:
        raise Stuck("no way")

    t.g.fresh = lambda state: _stuck(t.g, state)  # type: ignore[method-assign]  # this game alone
    with pytest.raises(Stuck, match="no way"):
        determinize(t.g, 0, "x")


def _stuck(game: Any, state: Any) -> Any:
    other = type(game)(state, game.content, game.setup)

    def ask_again() -> None:
        raise Stuck("no way")

    other.ask_again = ask_again
    return other


def test_rekey_changes_only_the_streams() -> None:
    game = make("r")
    other = game.clone()
    rekey(other, "new")
    assert other.state.rng == [stream("new", str(i)) for i in range(3)]
    other.state.rng = game.state.rng
    assert digest(other) == digest(game)


def test_learning_is_randomness_or_a_card_that_somebody_comes_to_see() -> None:
    def after(do: Any) -> bool:
        t = table()
        old = t.g.clone()
        do(t)
        return has_learned(old, t.g)

    assert not after(lambda t: t.g.set_exhausted(t.find("scout"), True))
    assert not after(lambda t: t.g.move(t.find("scout"), HAND)), "everybody knows where it went"
    assert after(lambda t: t.g.draw(0, 1))
    assert after(lambda t: t.g.move(t.find("bolt"), DISCARD)), "the other seat sees it now"
    assert after(lambda t: t.g.random_below(2, 6))
    assert after(lambda t: t.g.look((t.find("rally"),), 1))
