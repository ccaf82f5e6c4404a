"""State: entities and references, and clones that share nothing that changes."""

import pytest

from goldenrule.kernel.entities import ENTITY_BITS, LASTING_BASE
from goldenrule.kernel.rng import below, stream
from goldenrule.kernel.state import Card, Lasting, State, spare_entities
from tests.kernel.lab import Table

FIELDS = [field for field in State.FIELDS if field not in State.UNSAVED]


def small_state() -> State:
    s = State.empty(2, 3, 4)
    for ident in (5, 6):
        s.add(ident, 0)
    s.cards[1] = Card(s.gen, controller=0)
    s.zones[0] = (1,)
    s.rng = [stream("s", "x")]
    s.lasting[LASTING_BASE] = Lasting(LASTING_BASE, "p", 0, 0, (), "turn", 0)
    s.uses[(1, 0, "round")] = 1
    return s


def test_add_makes_entities_in_order_outside_all_zones() -> None:
    s = small_state()
    assert s.add(7, 1) == 3
    assert (s.ident[3], s.face[3], s.owner[3], s.zone[3], s.cards[3]) == (7, 7, 1, -1, None)


def values(state: State) -> dict[str, object]:
    return {field: repr(getattr(state, field)) for field in FIELDS if field != "cards"} | {
        "cards": [None if c is None else (c.controller, c.exhausted) for c in state.cards]
    }


def write_everything(state: State) -> None:
    """Change each field in the way that primitives do."""
    state.unshare()
    state.ident[1] = state.face[1] = 99
    state.zone[1] = 2
    state.zones[0] = ()
    state.own(1).exhausted = True
    state.cards[2] = Card(state.gen)
    state.inc[1] += 1
    state.vid[1] = 42
    state.known[1] = 3
    state.rows[0] = ((1, 0),)
    below(state.rng, 0, 6)
    del state.lasting[LASTING_BASE]
    state.uses[(1, 0, "round")] = 2
    state.serial = state.next_vid = state.dirty = 9
    state.winner = "0"
    state.add(7, 1)


@pytest.mark.parametrize("write_to_clone", [True, False])
def test_a_clone_shares_nothing_that_changes(write_to_clone: bool) -> None:
    original = small_state()
    clone = original.clone()
    assert values(clone) == values(original)
    written, other = (clone, original) if write_to_clone else (original, clone)
    before = values(other)
    write_everything(written)
    assert values(other) == before
    changed = [field for field in FIELDS if values(written)[field] != before[field]]
    assert set(changed) == set(FIELDS) - {"seats"}, "this test has to write every field"


def test_own_copies_a_card_once_after_a_clone() -> None:
    s = small_state()
    card = s.cards[1]
    assert s.own(1) is card, "nobody shares it"
    clone = s.clone()
    assert s.cards[1] is clone.cards[1]
    mine = s.own(1)
    assert mine is not card and s.own(1) is mine
    theirs = clone.own(1)
    assert theirs is not mine and theirs is not card


def test_own_copies_again_after_another_clone() -> None:
    s = small_state()
    s.clone()
    mine = s.own(1)
    second = s.clone()
    mine_again = s.own(1)
    mine_again.exhausted = True
    assert mine_again is not mine
    shared = second.cards[1]
    assert shared is not None and not shared.exhausted


def test_own_refuses_a_card_that_is_not_in_play() -> None:
    with pytest.raises(AssertionError, match="entity 2 is not in play"):
        small_state().own(2)


def test_a_reference_dies_with_the_incarnation() -> None:
    s = small_state()
    ref = s.ref(1)
    assert s.live(ref) == 1
    s.inc[1] += 1
    assert s.live(ref) == 0
    assert s.ref(1) == 1 | 1 << ENTITY_BITS
    assert s.live(s.ref(1)) == 1


def test_references_to_lasting_effects() -> None:
    s = small_state()
    assert s.ref(LASTING_BASE) == LASTING_BASE
    assert s.live(LASTING_BASE) == LASTING_BASE
    del s.lasting[LASTING_BASE]
    assert s.live(LASTING_BASE) == 0


def test_leaving_play_ends_the_references_of_a_game() -> None:
    t = Table(areas=(["scout"], []))
    scout = t.find("scout")
    ref = t.g.state.ref(scout)
    t.g.move(scout, 6)
    assert t.g.state.live(ref) == 0
    t.g.move(scout, 2)
    assert t.g.state.live(t.g.state.ref(scout)) == scout


def test_spare_entities_leave_the_first_serials_unused() -> None:
    spare_entities(100)
    try:
        s = State.empty(2, 1, 1)
    finally:
        spare_entities(0)
    assert s.add(7, 0) == 101
    assert State.empty(2, 1, 1).add(7, 0) == 1
    assert s.zone[50] == -1 and s.zones == [()]
